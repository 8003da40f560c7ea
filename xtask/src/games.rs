//! The games the workshop measures: what it must know of each beside the rules, and the registry.

use ark_nova::catalogue::{Action, MapId, maps};
use ark_nova::{ActionCards, MapChoice, MapSet, Move, Options, Position};
use clap::Args;
use std::process::ExitCode;
use tabletop::{Game, Told};

/// What the workshop must know of a game.
pub trait Workpiece: Told + Sync {
    /// The configurations that are measured, with their names.
    fn tables() -> Vec<(&'static str, Self::Options)>;

    /// The options of the nth bundle of games of a long run, varied as far as `choice` leaves it open.
    fn mixed(choice: &Choice, nth: u64) -> Result<Self::Options, String>;

    /// Turns that were begun, where the position counts them.
    fn turns(position: &Self::Position) -> u64;

    /// Whether the question of a position is the first of a turn, where the position does not count turns.
    fn opens_a_turn(position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Whether a move plays a card: an eager player makes such a move whenever there is one.
    fn plays_a_card(answer: &Self::Move) -> bool;
}

/// What a long run may be narrowed to; everything is mixed otherwise.
#[derive(Args, Clone, Debug, Default)]
pub struct Choice {
    /// Only games with so many players
    #[arg(long)]
    pub players: Option<u8>,
    /// Only solo games
    #[arg(long, conflicts_with = "players")]
    pub solo: bool,
    /// Only games of the friendly variant
    #[arg(long)]
    pub friendly: bool,
    /// Only games with Marine Worlds
    #[arg(long)]
    pub marine: bool,
    /// Only these maps, by their labels: `--maps 4,8`
    #[arg(long, value_delimiter = ',')]
    pub maps: Vec<String>,
}

/// Something to be done with one of the games.
pub trait Job {
    /// Does it.
    fn run<G: Workpiece>(&self) -> ExitCode;
}

macro_rules! games {
    ($($rules:ty),* $(,)?) => {
        /// The names of the games.
        pub const NAMES: &[&str] = &[$(<$rules as Game>::NAME),*];

        /// Does a job with the game of this name.
        pub fn with(name: &str, job: &impl Job) -> ExitCode {
            $(if name == <$rules as Game>::NAME {
                return job.run::<$rules>();
            })*
            eprintln!("No game is called '{name}'; the games are: {}", NAMES.join(", "));
            ExitCode::FAILURE
        }
    };
}

games!(ark_nova::Rules, ark::Rules);

/// The maps of the base game; neighbours in a row of seats lie `STEP` apart, so that all differ.
const MAPS: [&str; 10] = ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"];
const STEP: u64 = 3;

impl Workpiece for ark_nova::Rules {
    fn tables() -> Vec<(&'static str, Options)> {
        vec![
            ("2p", Options::players(2)),
            ("3p", Options::players(3)),
            ("4p", Options::players(4)),
            ("solo", Options::players(1)),
            ("friendly 2p", Options { friendly: true, ..Options::players(2) }),
            ("marine 2p", Options::players(2).with_marine_worlds()),
            ("marine 4p", Options::players(4).with_marine_worlds()),
        ]
    }

    fn mixed(choice: &Choice, nth: u64) -> Result<Options, String> {
        let usual = [2, 3, 4, 1][(nth % 4) as usize];
        let players = if choice.solo { 1 } else { choice.players.unwrap_or(usual) };
        let round = nth / 4;
        let labels: Vec<&str> = match choice.maps.is_empty() {
            true if choice.marine => maps::ALL.iter().map(|map| map.label).collect(),
            true => MAPS.to_vec(),
            false => choice.maps.iter().map(String::as_str).collect(),
        };
        let maps: Result<Vec<MapId>, _> = labels.iter().map(|label| label.parse()).collect();
        let maps = maps.map_err(|error| error.to_string())?;
        let step = if choice.maps.is_empty() { STEP } else { 1 };
        let fixed = |seat: u8| maps[((round + step * u64::from(seat)) % maps.len() as u64) as usize];
        let maps = match round % 10 {
            7 if choice.maps.is_empty() => MapChoice::TwoEach,
            9 if choice.maps.is_empty() => MapChoice::Pool,
            // The places that choices take away from these are given back by the next ten rounds.
            _ => MapChoice::Fixed((0..players).map(fixed).collect()),
        };
        let friendly = choice.friendly || (players > 1 && round % 4 == 3);
        let solo_appeal = if players == 1 { [20, 10, 0][(round % 3) as usize] } else { 0 };
        let options = Options { maps, friendly, solo_appeal, ..Options::players(players) };
        if !choice.marine {
            return Ok(options);
        }
        let drawn = options.maps.offered(players.into()) > 0;
        let map_set = if drawn { MapSet::Every } else { MapSet::Base };
        // Every third round with the standard action cards.
        let marine = Options { map_set, ..options.with_marine_worlds() };
        let standard = Options { action_cards: ActionCards::Standard, ..marine.clone() };
        Ok(if round % 3 == 2 { standard } else { marine })
    }

    fn turns(position: &Position) -> u64 {
        position.turns.into()
    }

    fn plays_a_card(answer: &Move) -> bool {
        // The Sponsors card may always be chosen, for money: that is no card played.
        match answer {
            Move::Animal(_) | Move::Sponsor(_) | Move::Support(..) => true,
            Move::Use { action, .. } => *action == Action::Animals,
            _ => false,
        }
    }
}

impl Workpiece for ark::Rules {
    fn tables() -> Vec<(&'static str, ark::Options)> {
        vec![
            ("4p", ark::Options::standard(4)),
            ("3p", ark::Options::standard(3)),
            ("5p", ark::Options::standard(5)),
        ]
    }

    fn mixed(choice: &Choice, nth: u64) -> Result<ark::Options, String> {
        if choice.solo || choice.friendly || !choice.maps.is_empty() {
            return Err("Ark has no solo game, no friendly variant and no maps".into());
        }
        let usual = [3, 4, 5][(nth % 3) as usize];
        Ok(ark::Options::standard(choice.players.unwrap_or(usual)))
    }

    fn turns(_: &ark::Position) -> u64 {
        0
    }

    fn opens_a_turn(position: &ark::Position) -> bool {
        position.step == ark::Step::Choose && !matches!(position.phase, ark::Phase::Second { .. })
    }

    fn plays_a_card(answer: &ark::Move) -> bool {
        matches!(answer, ark::Move::Play(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_meets_every_map_number_of_players_and_variant() {
        let mut seen = std::collections::BTreeMap::new();
        for nth in 0..4000 {
            let options = ark_nova::Rules::mixed(&Choice::default(), nth).expect("options");
            ark_nova::Rules::new(&options).expect("good options");
            *seen.entry(format!("{} players", options.players)).or_insert(0) += 1;
            *seen.entry(format!("friendly {}", options.friendly)).or_insert(0) += 1;
            match options.maps {
                MapChoice::Fixed(maps) => {
                    maps.iter().for_each(|map| *seen.entry(format!("map {map}")).or_insert(0) += 1);
                }
                other => *seen.entry(format!("{other:?}")).or_insert(0) += 1,
            }
        }
        assert_eq!(seen.len(), 4 + 2 + 10 + 2, "{seen:?}");
        assert!(seen.values().all(|&n| n > 300), "{seen:?}");
    }

    #[test]
    fn a_choice_is_kept() {
        let choice = Choice { players: Some(2), maps: vec!["4".into(), "8".into()], ..Choice::default() };
        for nth in 0..20 {
            let options = ark_nova::Rules::mixed(&choice, nth).expect("options");
            assert_eq!(options.players, 2);
            assert!(matches!(&options.maps, MapChoice::Fixed(maps) if maps.len() == 2));
            ark_nova::Rules::new(&options).expect("good options");
        }
        let wrong = Choice { maps: vec!["99".into()], ..Choice::default() };
        assert!(ark_nova::Rules::mixed(&wrong, 0).is_err());
        assert!(ark::Rules::mixed(&choice, 0).is_err(), "Ark has no maps");
    }

    #[test]
    fn a_long_run_of_ark_meets_every_number_of_players() {
        let players = |choice: &Choice| -> Vec<u8> {
            (0..6).map(|nth| ark::Rules::mixed(choice, nth).expect("options").players).collect()
        };
        assert_eq!(players(&Choice::default()), [3, 4, 5, 3, 4, 5]);
        assert_eq!(players(&Choice { players: Some(5), ..Choice::default() }), [5; 6]);
        for (_, options) in ark::Rules::tables() {
            ark::Rules::new(&options).expect("good options");
        }
    }
}
