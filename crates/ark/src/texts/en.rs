//! English.

use super::{Lang, strength};
use crate::{Blocker, Card, Climate, Diet, Event, Group, Kind, Move, Question, Special};
use tabletop::Seat;

/// Our names for the cards of the standard deck.
pub(super) fn card(id: &str) -> Option<&'static str> {
    Some(match id {
        "dog" => "Dog",
        "cow" => "Cow",
        "horse" => "Horse",
        "pig" => "Pig",
        "sheep" => "Sheep",
        "goat" => "Goat",
        "chicken" => "Chicken",
        "camel" => "Camel",
        "cat" => "Cat",
        "reindeer" => "Reindeer",
        "chimpanzee" => "Chimpanzee",
        "elephant" => "Elephant",
        "bronto" => "Bronto",
        "tyranno" => "Tyranno",
        "mammoth" => "Mammoth",
        "rhinoceros" => "Rhinoceros",
        "hippopotamus" => "Hippopotamus",
        "polar_bear" => "Polar bear",
        "walrus" => "Walrus",
        "bison" => "Bison",
        "brown_bear" => "Brown bear",
        "tiger" => "Tiger",
        "turtle" => "Turtle",
        "snail" => "Snail",
        "sloth" => "Sloth",
        "koala" => "Koala",
        "crocodile" => "Crocodile",
        "seal" => "Seal",
        "skunk" => "Skunk",
        "hedgehog" => "Hedgehog",
        "lion" => "Lion",
        "yak" => "Yak",
        "badger" => "Badger",
        "rabbit" => "Rabbit",
        "roe_deer" => "Roe deer",
        "mouse" => "Mouse",
        "squirrel" => "Squirrel",
        "zebra" => "Zebra",
        "antelope" => "Antelope",
        "giraffe" => "Giraffe",
        "ostrich" => "Ostrich",
        "lemming" => "Lemming",
        "lynx" => "Lynx",
        "gorilla" => "Gorilla",
        "fox" => "Fox",
        "spider" => "Spider",
        "mosquito" => "Mosquito",
        "grain" => "Grain",
        "vegetables" => "Vegetables",
        _ => return None,
    })
}

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Slow => "slow",
        Kind::Shy => "shy",
        Kind::Heavy => "heavy",
        Kind::Useful => "useful",
        Kind::Provisions => "provisions",
    }
}

pub(super) fn climate(climate: Climate) -> &'static str {
    match climate {
        Climate::Hot => "hot",
        Climate::Cold => "cold",
        Climate::Any => "any climate",
    }
}

pub(super) fn diet(diet: Diet) -> &'static str {
    match diet {
        Diet::Carnivore => "carnivore",
        Diet::Herbivore => "herbivore",
        Diet::Omnivore => "omnivore",
        Diet::None => "eats nothing",
    }
}

pub(super) fn ability(special: Special) -> &'static str {
    match special {
        Special::Fox => "When it boards you may take 2 discs from the supply.",
        Special::Turtle => "No predator is a danger to it.",
        Special::Hedgehog => "No predator is a danger to it, so a heavier predator can live with it.",
        Special::Skunk => "May drive any one animal out of the cabin it enters.",
        Special::Mosquito => "May drive one animal of weight 2 out of the cabin it enters.",
        Special::Spider => "May drive one shy animal out of the cabin it enters.",
        Special::Bronto => "Its figure may stand on a disc and counts 1.5.",
        Special::Chimpanzee => {
            "You may put a disc under one of your figures, except on the provisions; it counts 1.5."
        }
    }
}

fn player(seat: Seat) -> String {
    format!("Player {}", seat.0 + 1)
}

fn discs(count: u8) -> String {
    format!("{count} disc{}", if count == 1 { "" } else { "s" })
}

pub(super) fn event(event: Event, seats: usize, name: &dyn Fn(Card) -> String) -> String {
    match event {
        Event::SetUp { start: [a, b, c, d], heel, row } => {
            let row: Vec<String> = row.into_iter().map(name).collect();
            format!(
                "The ark: {} and {} on port, {} and {} on starboard, heel {heel:+}. Open: {}.",
                name(a),
                name(d),
                name(b),
                name(c),
                row.join(", ")
            )
        }
        Event::Turn { seat } => format!("{}'s turn.", player(seat)),
        Event::Took { seat, card } => format!("{} takes {}.", player(seat), name(card)),
        Event::Drew { seat, card: Some(card) } => format!("{} draws {}.", player(seat), name(card)),
        Event::Drew { seat, card: None } => format!("{} draws a card.", player(seat)),
        Event::Opened { card } => format!("{} is laid open.", name(card)),
        Event::Rain { number } => match number {
            2 => "Rain 2: everyone may lay a pet.".to_owned(),
            5 => "Rain 5: no more cards are drawn.".to_owned(),
            _ => format!("Rain {number}."),
        },
        Event::PetLaid { seat, card: Some(card) } => format!("{} lays {} as pet.", player(seat), name(card)),
        Event::PetLaid { seat, card: None } => format!("{} lays a pet face down.", player(seat)),
        Event::NoPet { seat } => format!("{} lays no pet.", player(seat)),
        Event::Plays { seat, card } => format!("{} plays {}.", player(seat), name(card)),
        Event::PaidPlay { seat } => format!("{} pays a disc to the supply.", player(seat)),
        Event::PaidCabin { seat, to, cabin } => {
            format!("{} opens cabin {cabin} and gives a disc to {}.", player(seat), player(to))
        }
        Event::Boarded { card, cabin, heel, .. } => {
            format!("{} goes into {cabin}; heel {heel:+}.", name(card))
        }
        Event::DrivenOut { by, card, cabin, .. } => {
            format!("{} drives {} out of {cabin}.", name(by), name(card))
        }
        Event::Figure { seat, kind, raised } => {
            let on = if raised { " on a disc" } else { "" };
            format!("{} places a figure{on} on {}.", player(seat), self::kind(kind))
        }
        Event::NoFigure { seat, kind } => {
            format!("{} has no figure left for {}.", player(seat), self::kind(kind))
        }
        Event::Exchanged { seat, kind } => {
            format!("{} exchanges two figures on discs for three on {}.", player(seat), self::kind(kind))
        }
        Event::NotExchanged { seat, kind } => {
            format!("{} keeps two figures on discs on {}.", player(seat), self::kind(kind))
        }
        Event::TookDiscs { seat, discs } => {
            format!("{} takes {} from the supply.", player(seat), self::discs(discs))
        }
        Event::Raised { seat, kind } => {
            format!("{} puts a disc under a figure on {}.", player(seat), self::kind(kind))
        }
        Event::Skipped { seat, special } => {
            format!("{} does not use the ability of {}.", player(seat), SPECIAL[special as usize])
        }
        Event::Endgame => "The endgame begins.".to_owned(),
        Event::Passed { seat } => format!("{} passes.", player(seat)),
        Event::PetShown { seat, card } => format!("{}'s pet is {}.", player(seat), name(card)),
        Event::Scored { kind, strengths, points } => {
            let parts: Vec<String> = Seat::all(seats)
                .filter(|seat| strengths[seat.index()] > 0)
                .map(|seat| {
                    let strong = strength(strengths[seat.index()], Lang::En);
                    format!("{} has {strong} and gets {}", player(seat), points[seat.index()])
                })
                .collect();
            let parts = if parts.is_empty() { "nobody".to_owned() } else { parts.join(", ") };
            format!("Scoring {}: {parts}.", self::kind(kind))
        }
        Event::Ended { points, winners } => {
            let points: Vec<String> =
                Seat::all(seats).map(|seat| format!("{} {}", player(seat), points[seat.index()])).collect();
            let winners: Vec<String> = winners.iter().map(player).collect();
            format!("The game is over: {}. Won by {}.", points.join(", "), winners.join(" and "))
        }
    }
}

const SPECIAL: [&str; 8] = [
    "the fox",
    "the turtle",
    "the hedgehog",
    "the skunk",
    "the mosquito",
    "the spider",
    "the Bronto",
    "the chimpanzee",
];

pub(super) fn blocker(blocker: Blocker, name: &dyn Fn(Card) -> String) -> String {
    match blocker {
        Blocker::OtherQuestion
        | Blocker::SameCabin { .. }
        | Blocker::NoSuchCabin { .. }
        | Blocker::CabinFull { .. }
        | Blocker::DiscOnProvisions => blocker.to_string(),
        Blocker::NotInHand { card } => format!("{} is not in the hand", name(card)),
        Blocker::NotInRow { card } => format!("{} does not lie open", name(card)),
        Blocker::NoCabin { card } => format!("no cabin takes {} now", name(card)),
        Blocker::SingleSecond { card } => format!("{} must be the only card of a turn", name(card)),
        Blocker::SingleEndgame { card } => format!("{} cannot be played in the endgame", name(card)),
        Blocker::Discs { needed, has } => format!("it costs {}, you have {has}", discs(needed)),
        Blocker::Capsize { heel, limit } => {
            format!(
                "the ark would capsize: heel {heel:+}, {} beyond the limit of {limit}",
                heel.abs() - limit
            )
        }
        Blocker::Climate { card, with } => {
            format!("{} and {} need different climates", name(card), name(with))
        }
        Blocker::Eaten { by, by_weight, prey, prey_weight } => {
            format!("{} (weight {by_weight}) would eat {} (weight {prey_weight})", name(by), name(prey))
        }
        Blocker::Provisions { by, provisions } => format!("{} would eat {}", name(by), name(provisions)),
        Blocker::Shy { card, carnivore, cabin } => {
            format!("{} is too shy: {} is in {cabin}", name(card), name(carnivore))
        }
        Blocker::NoDriver { card } => format!("{} drives nobody out", name(card)),
        Blocker::NotThere { card, cabin } => format!("{} is not in {cabin}", name(card)),
        Blocker::DriveProvisions { card } => {
            format!("{} are provisions, only animals are driven out", name(card))
        }
        Blocker::Stays { card } => format!("{} is never driven out", name(card)),
        Blocker::DriveWeight { card, weight, needed } => {
            format!("{} weighs {weight}, only weight {needed} is driven out", name(card))
        }
        Blocker::DriveNotShy { card } => format!("{} is not shy", name(card)),
        Blocker::NoPlainFigure { kind } => format!("you have no plain figure on {}", self::kind(kind)),
        Blocker::PetProvisions { card } => format!("{} are provisions and no pet", name(card)),
        Blocker::PetWeight { card, weight } => format!("{} weighs {weight}, a pet at most 2", name(card)),
        Blocker::PetSpecial { card } => format!("{} has an ability and is no pet", name(card)),
    }
}

pub(super) fn question(question: Question, name: &dyn Fn(Card) -> String) -> String {
    match question {
        Question::Turn => "Take an open card and draw another, or play a card?".to_owned(),
        Question::Second => "Play a second card, or end your turn?".to_owned(),
        Question::Endgame => "Play a card for a disc, or pass for good?".to_owned(),
        Question::Place { card } => format!("Into which cabin does {} go?", name(card)),
        Question::Drive { card, cabin } => format!("Whom does {} drive out of {cabin}?", name(card)),
        Question::Row => "Which open card do you take for the new cabin?".to_owned(),
        Question::Ability { special } => {
            format!("Use the ability of {}? {}", SPECIAL[special as usize], ability(special))
        }
        Question::Exchange { kind } => {
            format!(
                "Exchange two figures on discs on {} for three plain ones? It takes a figure from your stock and gives \
                 two discs to the supply.",
                self::kind(kind)
            )
        }
        Question::Pet => "Which card do you lay as pet?".to_owned(),
    }
}

pub(super) fn answer(answer: Move, name: &dyn Fn(Card) -> String) -> String {
    match answer {
        Move::Take(card) => format!("take {}", name(card)),
        Move::Play(card) => format!("play {}", name(card)),
        Move::In(cabin) => format!("into cabin {cabin}"),
        Move::Drive(card) => format!("drive out {}", name(card)),
        Move::Stay => "drive out nobody".to_owned(),
        Move::Use => "use the ability".to_owned(),
        Move::Disc(kind) => format!("put the disc under a figure on {}", self::kind(kind)),
        Move::Exchange => "exchange two figures on discs for three".to_owned(),
        Move::Skip => "do without it".to_owned(),
        Move::Done => "end the turn".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Pet(card) => format!("lay {} as pet", name(card)),
        Move::NoPet => "lay no pet".to_owned(),
    }
}

/// The heading of a group of moves.
pub(super) const fn group(group: Group) -> &'static str {
    match group {
        Group::Take => "Take a card",
        Group::Play => "Play a card",
        Group::Cabins => "Into a cabin",
        Group::Drive => "Drive out",
        Group::Use => "Use it",
        Group::Discs => "Disc under a figure",
        Group::Pets => "Pet",
        Group::Finish => "Finish",
    }
}
