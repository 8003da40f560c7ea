//! A player that prefers what was used least, until everything has changed a position often enough.

use crate::scene::rules;
use ark::arrange::Setup;
use ark::{Card, Event, Kind, Move, Phase, Position, Rules, Special, Step};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, Seat, Seed};

const ENOUGH: u32 = 50;
const MOST_GAMES: u64 = 2000;

/// What is used and how often.
type Uses = BTreeMap<String, u32>;

fn special(rules: &Rules, card: Card) -> Option<Special> {
    rules.face(card).special
}

/// Whether a turtle or hedgehog lives with a predator that would eat another animal of its weight.
fn is_spared(rules: &Rules, position: &Position, id: ark::CabinId, safe: Special) -> bool {
    let cards: Vec<Card> = position.ark.cabin(id).cards().collect();
    cards.iter().any(|&card| {
        special(rules, card) == Some(safe)
            && cards.iter().any(|&other| {
                other != card
                    && rules.face(other).is_predator()
                    && rules.face(other).weight >= rules.face(card).weight
            })
    })
}

/// Everything that happened in a move.
fn uses(rules: &Rules, before: &Position, answer: Move, events: &[Event], after: &Position) -> Vec<String> {
    let mut uses = Vec::new();
    let endgame = before.phase == Phase::Endgame;
    let name = |card: Card| rules.line(card).map_or("nothing", |line| line.id.as_str()).to_owned();
    match answer {
        Move::Take(_) if before.step == Step::Choose => uses.push("take cards".into()),
        Move::Pass => uses.push("pass".into()),
        Move::Done => uses.push("no second card".into()),
        Move::Pet(_) => uses.push("choose a pet".into()),
        Move::NoPet => uses.push("choose no pet".into()),
        _ => {}
    }
    let driven = events.iter().find_map(|event| match event {
        Event::DrivenOut { card, .. } => Some(*card),
        _ => None,
    });
    for event in events {
        match *event {
            Event::Rain { number } => uses.push(format!("rain {number}")),
            Event::PetLaid { .. } => uses.push("pet".into()),
            Event::PetShown { .. } => uses.push("pet scored".into()),
            Event::PaidCabin { cabin, .. } => {
                uses.push(format!(
                    "new cabin {:?}{}",
                    cabin.side,
                    if endgame { " in the endgame" } else { "" }
                ));
                if let Phase::Second { .. } = before.phase {
                    uses.push("new cabin with the second card".into());
                }
            }
            Event::Boarded { card, cabin, .. } => {
                uses.push(format!("play {}", name(card)));
                if let Phase::Second { .. } = before.phase {
                    uses.push("second card".into());
                }
                if endgame {
                    uses.push("play in the endgame".into());
                }
                if rules.face(card).drives() && driven.is_none() {
                    uses.push(format!("{} without driving out", name(card)));
                }
                for safe in [Special::Turtle, Special::Hedgehog] {
                    if is_spared(rules, after, cabin, safe) && !is_spared(rules, before, cabin, safe) {
                        uses.push(format!("{safe:?} spared"));
                    }
                }
            }
            Event::DrivenOut { by, card, cabin, .. } => {
                uses.push(format!("{} drives out", name(by)));
                if before.ark.cabin(cabin).is_full() {
                    uses.push("drive out of a full cabin".into());
                }
                if let Some(Special::Bronto | Special::Chimpanzee) = special(rules, card) {
                    uses.push(format!("{} driven out", name(card)));
                }
            }
            Event::Exchanged { .. } => uses.push("exchange".into()),
            Event::NotExchanged { .. } => uses.push("no exchange".into()),
            Event::NoFigure { .. } => uses.push("no figure left".into()),
            Event::TookDiscs { discs, .. } => uses.push(format!("fox takes {discs}")),
            Event::Raised { scoring, .. } => uses.push(format!("disc on {}", scoring.word())),
            Event::Skipped { special, .. } => uses.push(format!("{special:?} not used")),
            Event::Figure { raised: true, .. } => {
                let own = matches!(before.step, Step::Ability { play } if !play.driven.exists());
                uses.push(if own { "Bronto on a disc" } else { "driven-out Bronto on a disc" }.into());
            }
            Event::Passed { .. } if answer != Move::Pass => uses.push("pass at once".into()),
            _ => {}
        }
    }
    if let (Step::Ability { play }, Move::Disc(_)) = (before.step, answer)
        && play.driven.exists()
    {
        uses.push("disc for a driven-out Chimpanzee".into());
    }
    if answer == Move::Stay {
        uses.push("stay".into());
    }
    uses
}

/// Everything that must be used.
fn required(rules: &Rules) -> Vec<String> {
    let mut all: Vec<String> = [
        "take cards",
        "pass",
        "pass at once",
        "no second card",
        "second card",
        "choose a pet",
        "choose no pet",
        "pet",
        "pet scored",
        "new cabin Port",
        "new cabin Starboard",
        "new cabin Port in the endgame",
        "new cabin Starboard in the endgame",
        "new cabin with the second card",
        "play in the endgame",
        "Turtle spared",
        "Hedgehog spared",
        "drive out of a full cabin",
        "bronto driven out",
        "chimpanzee driven out",
        "exchange",
        "no exchange",
        "no figure left",
        "fox takes 2",
        "fox takes 1",
        "Fox not used",
        "Bronto not used",
        "Chimpanzee not used",
        "Bronto on a disc",
        "driven-out Bronto on a disc",
        "disc for a driven-out Chimpanzee",
        "stay",
    ]
    .map(str::to_owned)
    .to_vec();
    all.extend((1..=5).map(|number| format!("rain {number}")));
    all.extend(
        ["skunk", "mosquito", "spider"]
            .iter()
            .flat_map(|id| [format!("{id} drives out"), format!("{id} without driving out")]),
    );
    all.extend(
        [Kind::Slow, Kind::Shy, Kind::Heavy, Kind::Useful].map(|kind| format!("disc on {}", kind.word())),
    );
    all.extend(rules.deck().cards.iter().map(|card| format!("play {}", card.id)));
    all
}

/// Exchanges a card of the pile for one of a hand.
fn give(position: &mut Position, seat: usize, card: Card) {
    let Some(given) = position.hands[seat].iter().find(|&held| held != card) else { return };
    if let Some(slot) = position.pile.as_mut_slice().iter_mut().find(|slot| **slot == card) {
        *slot = given;
        position.hands[seat].remove(given);
        position.hands[seat].insert(card);
    }
}

/// A start in which rare things are near: special animals in the hands, or few figures, or few discs.
fn edited(rules: &Rules, mut position: Position, number: u64) -> Position {
    let specials: Vec<Card> =
        rules.all_cards().iter().filter(|&card| special(rules, card).is_some()).collect();
    match number % 5 {
        0 => return position,
        1 => {
            for (at, &card) in specials.iter().enumerate() {
                give(&mut position, (at + number as usize) % rules.seats(), card);
            }
        }
        2 => {
            for seat in 0..rules.seats() {
                let figures = &mut position.figures[seat];
                (figures.stock, figures.plain[0]) = (figures.stock - 14, 14);
            }
        }
        3 => {
            // Bronto and Chimpanzee are aboard, and the skunk is at hand.
            let setup = Setup::new(rules)
                .cabin("p1", &["mammoth"])
                .cabin("s1", &["bronto"])
                .cabin("s2", &["chimpanzee"])
                .cabin("s3", &["goat"])
                .hand((number % 3) as u8, &["skunk", "cat"])
                .hand(1, &["dog", "fox"])
                .hand(2, &["lion", "spider"]);
            return setup.position().expect("valid");
        }
        _ => {
            // A figure on a disc makes an exchange possible, discs in hand leave little in the supply.
            position.figures[0].stock -= 1;
            position.figures[0].raised[2] += 1;
            position.discs[1] += position.supply - 2;
            position.supply = 1;
            for &card in &specials {
                if matches!(special(rules, card), Some(Special::Bronto | Special::Chimpanzee | Special::Fox))
                {
                    give(&mut position, 0, card);
                }
            }
        }
    }
    rules.validate(&position).expect("an edited start is valid");
    position
}

struct Chooser {
    uses: Uses,
    chance: Chance,
    moves: Vec<Move>,
    events: Vec<Event>,
}

impl Chooser {
    /// How much a move is wanted: the sum over what it uses, more the less it was used.
    fn worth(&self, used: &[String]) -> u32 {
        let wanted = |name: &String| match self.uses.get(name) {
            Some(&count) if count < ENOUGH => 2000 / (1 + count),
            _ => 0,
        };
        used.iter().map(wanted).max().unwrap_or(0)
    }

    /// The best worth within a few answers of the same seat, following each briefly.
    fn foresee(&mut self, rules: &Rules, position: &Position, seat: Seat, answer: Move, depth: u32) -> u32 {
        let mut next = *position;
        self.events.clear();
        rules.apply(&mut next, seat, answer, &mut self.events).expect("listed");
        let now = self.worth(&uses(rules, position, answer, &self.events, &next));
        if depth == 0 || next.seat != seat || !rules.asked(&next).contains(seat) || next.step == Step::Choose
        {
            return now;
        }
        let mut moves = Vec::new();
        rules.legal(&next, seat, &mut moves);
        moves
            .into_iter()
            .map(|answer| self.foresee(rules, &next, seat, answer, depth - 1))
            .fold(now, u32::max)
    }

    fn play(&mut self, rules: &Rules, mut position: Position) {
        while let Some(seat) = rules.asked(&position).first() {
            let mut moves = std::mem::take(&mut self.moves);
            moves.clear();
            rules.legal(&position, seat, &mut moves);
            self.chance.shuffle(&mut moves);
            let answer = if self.chance.below(4) == 0 {
                moves[0]
            } else {
                let worth = |answer: &Move| self.foresee(rules, &position, seat, *answer, 3);
                moves.iter().copied().max_by_key(worth).expect("asked")
            };
            self.moves = moves;
            let before = position;
            self.events.clear();
            rules.apply(&mut position, seat, answer, &mut self.events).expect("listed");
            assert_ne!(position, before, "{answer} changes nothing");
            for used in uses(rules, &before, answer, &self.events, &position) {
                *self.uses.entry(used).or_default() += 1;
            }
        }
    }
}

#[test]
fn everything_is_used_often_enough() {
    let required = required(rules(3));
    let mut chooser = Chooser {
        uses: required.iter().map(|name| (name.clone(), 0)).collect(),
        chance: Chance::new(Seed::from_number(42)),
        moves: Vec::new(),
        events: Vec::new(),
    };
    let mut games = 0;
    while games < MOST_GAMES
        && chooser.uses.iter().any(|(name, &count)| count < ENOUGH && required.contains(name))
    {
        let rules = rules(3 + (games % 3) as usize);
        let start = rules.start(Seed::from_number(games), &mut tabletop::Silent);
        chooser.play(rules, edited(rules, start, games / 3));
        games += 1;
    }
    let mut ranking: Vec<(u32, &String)> = required.iter().map(|name| (chooser.uses[name], name)).collect();
    ranking.sort();
    let report: Vec<String> =
        ranking.iter().take(12).map(|(count, name)| format!("{name} {count}")).collect();
    println!("{games} games; the rarest: {}", report.join(", "));
    assert!(ranking[0].0 >= ENOUGH, "after {games} games: {}", report.join(", "));
}
