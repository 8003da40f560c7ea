//! The table the bots sit at: what each game has to be told beside the seed.

use crate::Failure;
use crate::expansion::ExpansionArgs;
use crate::play::{SOLO_APPEAL, ark_nova_maps};
use ark_nova::catalogue::MapId;
use ark_nova::{MapChoice, MapSet, Options};
use bots::{Dice, Playable};
use clap::Args;
use tabletop::Game;

/// What can be asked of the table on the command line.
#[derive(Args)]
pub struct TableArgs {
    /// Ark Nova: zoo maps as for `arkwright play` [default: one of 1 to 8, or of --map-set, for each
    /// seat, drawn by the seed]
    #[arg(long, value_name = "MAPS")]
    maps: Option<String>,
    #[command(flatten)]
    expansion: ExpansionArgs,
    /// Ark Nova with one seat: appeal at the start of the solo game: 20, 10 or 0 [default: 20]
    #[arg(long, value_name = "APPEAL")]
    difficulty: Option<u8>,
}

/// How the games are set up.
pub struct Table<G: Game> {
    /// In words, for the result file and the ledger.
    pub described: String,
    /// The options of the game with a seed.
    pub options: Box<dyn Fn(u64) -> G::Options + Sync>,
}

/// A game whose tables bots can be set to.
pub trait Contested: Playable<Evaluation: Send> {
    /// The table that the command line asks for.
    fn table(args: &TableArgs, seats: usize) -> Result<Table<Self>, Failure>;
}

impl Contested for ark_nova::Rules {
    fn table(args: &TableArgs, seats: usize) -> Result<Table<ark_nova::Rules>, Failure> {
        if args.difficulty.is_some() && seats > 1 {
            return Err(Failure::Usage("--difficulty is for the solo game, with one bot in --seats".into()));
        }
        let players = u8::try_from(seats).unwrap_or(u8::MAX);
        let solo_appeal = if seats == 1 { args.difficulty.unwrap_or(SOLO_APPEAL) } else { 0 };
        let fixed = args.maps.as_deref().map(ark_nova_maps).transpose()?;
        let at_random = args.expansion.map_set.as_deref().unwrap_or("1-8");
        let random = || format!("maps {at_random} at random");
        let maps = args.maps.as_ref().map_or_else(random, |maps| format!("maps {maps}"));
        let solo = if seats == 1 { format!(", solo from {solo_appeal} appeal") } else { String::new() };
        let described = format!("{maps}{solo}{}", args.expansion.described()?);
        let asked = args.expansion.with(Options { solo_appeal, ..Options::players(players) })?;
        let set: Vec<MapId> = asked.map_set.maps().collect();
        if fixed.is_none() && set.len() < seats {
            return Err(Failure::Usage(format!("{seats} seats, but the set of maps has only {}", set.len())));
        }
        // Where the arena draws the maps itself, the rules need no set.
        let map_set = if fixed.is_some() { asked.map_set.clone() } else { MapSet::Base };
        let options = move |seed| Options {
            maps: fixed.clone().unwrap_or_else(|| drawn(seed, seats, &set)),
            map_set: map_set.clone(),
            ..asked.clone()
        };
        Ok(Table { described, options: Box::new(options) })
    }
}

/// A map for each seat, all different. They stay with the seats when the bots change places.
fn drawn(seed: u64, seats: usize, set: &[MapId]) -> MapChoice {
    // The dice of the maps must not fall like those of the bots.
    let mut dice = Dice::new(!seed);
    let mut maps = set.to_vec();
    let seats = seats.min(maps.len());
    for seat in 0..seats {
        let other = seat + dice.below(maps.len() - seat);
        maps.swap(seat, other);
    }
    maps.truncate(seats);
    MapChoice::Fixed(maps)
}

impl Contested for ark::Rules {
    fn table(args: &TableArgs, seats: usize) -> Result<Table<ark::Rules>, Failure> {
        if let Some(name) = args.expansion.given() {
            return Err(Failure::Usage(format!("{name} is for Ark Nova")));
        }
        if args.maps.is_some() || args.difficulty.is_some() {
            return Err(Failure::Usage("--maps and --difficulty are for Ark Nova".into()));
        }
        let players = u8::try_from(seats).unwrap_or(u8::MAX);
        let options = move |_| ark::Options::standard(players);
        Ok(Table { described: "standard deck".into(), options: Box::new(options) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_gets_a_map_of_its_own_and_every_map_comes_up() {
        let set: Vec<MapId> = MapSet::Base.maps().collect();
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..800 {
            let MapChoice::Fixed(maps) = drawn(seed, 4, &set) else { panic!("fixed maps") };
            assert_eq!(maps.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
            assert_eq!(drawn(seed, 4, &set), MapChoice::Fixed(maps.clone()));
            *seen.entry(maps[0]).or_insert(0) += 1;
        }
        assert!(seen.len() == 8 && seen.values().all(|&n| (60..140).contains(&n)), "{seen:?}");
    }
}
