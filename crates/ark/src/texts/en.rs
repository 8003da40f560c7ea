//! English.

mod topics;

use super::names::Names;
use super::tongue::{Tongue, Words};
use crate::printed::Topic;
use crate::{
    Blocker, CabinReport, Climate, DeckCard, Diet, Event, Group, Kind, Move, Question, Share, Side, Special,
};
use tabletop::Seat;

/// English.
pub(super) struct English;

impl Tongue for English {
    fn name_in_deck<'d>(&self, card: &'d DeckCard) -> Option<&'d str> {
        card.name.as_deref()
    }

    fn card(&self, id: &str) -> Option<&'static str> {
        card_name(id)
    }

    fn player(&self, seat: Seat) -> String {
        format!("Player {}", seat.0 + 1)
    }

    fn topic(&self, topic: Topic) -> (String, &'static str) {
        topics::topic(topic)
    }

    fn decimal_mark(&self) -> char {
        '.'
    }

    fn words(&self) -> &'static Words {
        &WORDS
    }

    fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Slow => "slow",
            Kind::Shy => "shy",
            Kind::Heavy => "heavy",
            Kind::Useful => "useful",
            Kind::Provisions => "provisions",
        }
    }

    fn climate(&self, climate: Climate) -> &'static str {
        match climate {
            Climate::Hot => "hot",
            Climate::Cold => "cold",
            Climate::Any => "any climate",
        }
    }

    fn diet(&self, diet: Diet) -> &'static str {
        match diet {
            Diet::Carnivore => "carnivore",
            Diet::Herbivore => "herbivore",
            Diet::Omnivore => "omnivore",
            Diet::None => "eats nothing",
        }
    }

    fn ability(&self, special: Special) -> &'static str {
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

    fn event(&self, event: Event, names: &Names<'_>) -> String {
        match event {
            Event::SetUp { start, heel, row } => {
                let on = |side| {
                    let there = start.into_iter().filter(|start| start.cabin.side == side);
                    names.cards(there.map(|start| start.card)).join(" and ")
                };
                format!(
                    "The ark: {} on port, {} on starboard, heel {}. Open: {}.",
                    on(Side::Port),
                    on(Side::Starboard),
                    super::heel(heel),
                    names.cards(row).join(", ")
                )
            }
            Event::Turn { seat } => format!("{}'s turn.", names.player(seat)),
            Event::Took { seat, card } => format!("{} takes {}.", names.player(seat), names.card(card)),
            Event::Drew { seat, card: Some(card) } => {
                format!("{} draws {}.", names.player(seat), names.card(card))
            }
            Event::Drew { seat, card: None } => format!("{} draws a card.", names.player(seat)),
            Event::Opened { card } => format!("{} is laid open.", names.card(card)),
            Event::Rain { number } => match number {
                2 => "Rain 2: everyone may lay a pet.".to_owned(),
                5 => "Rain 5: no more cards are drawn.".to_owned(),
                _ => format!("Rain {number}."),
            },
            Event::PetLaid { seat, card: Some(card) } => {
                format!("{} lays {} as pet.", names.player(seat), names.card(card))
            }
            Event::PetLaid { seat, card: None } => format!("{} lays a pet face down.", names.player(seat)),
            Event::NoPet { seat } => format!("{} lays no pet.", names.player(seat)),
            Event::Plays { seat, card } => format!("{} plays {}.", names.player(seat), names.card(card)),
            Event::PaidPlay { seat } => format!("{} pays a disc to the supply.", names.player(seat)),
            Event::PaidCabin { seat, to, cabin } => {
                format!(
                    "{} opens cabin {} and gives a disc to {}.",
                    names.player(seat),
                    cabin.name(),
                    names.player(to)
                )
            }
            Event::Boarded { card, cabin, heel, .. } => match names.moves_heel(card) {
                true => {
                    format!("{} goes into {}; heel {}.", names.card(card), cabin.name(), super::heel(heel))
                }
                false => format!("{} goes into {}.", names.card(card), cabin.name()),
            },
            Event::DrivenOut { by, card, cabin, .. } => {
                format!("{} drives {} out of {}.", names.card(by), names.card(card), cabin.name())
            }
            Event::Figure { seat, scoring, raised } => {
                let on = if raised { " on a disc" } else { "" };
                format!("{} places a figure{on} on {}.", names.player(seat), self.kind(scoring))
            }
            Event::NoFigure { seat, scoring } => {
                format!("{} has no figure left for {}.", names.player(seat), self.kind(scoring))
            }
            Event::Exchanged { seat, scoring } => {
                format!(
                    "{} exchanges two figures on discs for three on {}.",
                    names.player(seat),
                    self.kind(scoring)
                )
            }
            Event::NotExchanged { seat, scoring } => {
                format!("{} keeps two figures on discs on {}.", names.player(seat), self.kind(scoring))
            }
            Event::TookDiscs { seat, discs: count } => {
                format!("{} takes {} from the supply.", names.player(seat), discs(count))
            }
            Event::Raised { seat, scoring } => {
                format!("{} puts a disc under a figure on {}.", names.player(seat), self.kind(scoring))
            }
            Event::Skipped { seat, special } => {
                format!("{} does not use the ability of {}.", names.player(seat), called(special))
            }
            Event::Endgame => "The endgame begins.".to_owned(),
            Event::Passed { seat } => format!("{} passes.", names.player(seat)),
            Event::PetShown { seat, card } => {
                format!("{}'s pet is {}.", names.player(seat), names.card(card))
            }
            Event::Scored { scoring, shares } => {
                let parts: Vec<String> = shares
                    .iter()
                    .filter(|share| share.strength > 0)
                    .map(|&Share { seat, strength, points }| {
                        format!("{} has {} and gets {points}", names.player(seat), self.strength(strength))
                    })
                    .collect();
                let parts = if parts.is_empty() { "nobody".to_owned() } else { parts.join(", ") };
                format!("Scoring {}: {parts}.", self.kind(scoring))
            }
            Event::Ended { points, winners } => {
                let points: Vec<String> =
                    points.iter().map(|of| format!("{} {}", names.player(of.seat), of.points)).collect();
                let winners: Vec<String> = winners.iter().map(|&seat| names.player(seat)).collect();
                format!("The game is over: {}. Won by {}.", points.join(", "), winners.join(" and "))
            }
        }
    }

    fn blocker(&self, blocker: Blocker, names: &Names<'_>) -> String {
        match blocker {
            Blocker::OtherQuestion
            | Blocker::SameCabin { .. }
            | Blocker::NoSuchCabin { .. }
            | Blocker::CabinFull { .. }
            | Blocker::DiscOnProvisions => blocker.to_string(),
            Blocker::NotInHand { card } => format!("{} is not in the hand", names.card(card)),
            Blocker::NotInRow { card } => format!("{} does not lie open", names.card(card)),
            Blocker::NoCabin { card } => format!("no cabin takes {} now", names.card(card)),
            Blocker::SingleSecond { card } => format!("{} must be the only card of a turn", names.card(card)),
            Blocker::SingleEndgame { card } => {
                format!("{} cannot be played in the endgame", names.card(card))
            }
            Blocker::Discs { needed, has } => format!("it costs {}, you have {has}", discs(needed)),
            Blocker::Capsize { heel, limit } => {
                format!(
                    "the ark would capsize: heel {heel:+}, {} beyond the limit of {limit}",
                    heel.abs() - limit
                )
            }
            Blocker::Climate { card, with } => {
                format!("{} and {} need different climates", names.card(card), names.card(with))
            }
            Blocker::Eaten { by, by_weight, prey, prey_weight } => {
                format!(
                    "{} (weight {by_weight}) would eat {} (weight {prey_weight})",
                    names.card(by),
                    names.card(prey)
                )
            }
            Blocker::Provisions { by, provisions } => {
                format!("{} would eat {}", names.card(by), names.card(provisions))
            }
            Blocker::Shy { card, carnivore, cabin } => {
                format!("{} is too shy: {} is in {}", names.card(card), names.card(carnivore), cabin.name())
            }
            Blocker::NoDriver { card } => format!("{} drives nobody out", names.card(card)),
            Blocker::NotThere { card, cabin } => format!("{} is not in {}", names.card(card), cabin.name()),
            Blocker::DriveProvisions { card } => {
                format!("{} are provisions, only animals are driven out", names.card(card))
            }
            Blocker::Stays { card } => format!("{} is never driven out", names.card(card)),
            Blocker::DriveWeight { card, weight, needed } => {
                format!("{} weighs {weight}, only weight {needed} is driven out", names.card(card))
            }
            Blocker::DriveNotShy { card } => format!("{} is not shy", names.card(card)),
            Blocker::NoPlainFigure { scoring } => {
                format!("you have no plain figure on {}", self.kind(scoring))
            }
            Blocker::PetProvisions { card } => format!("{} are provisions and no pet", names.card(card)),
            Blocker::PetWeight { card, weight } => {
                format!("{} weighs {weight}, a pet at most 2", names.card(card))
            }
            Blocker::PetSpecial { card } => format!("{} has an ability and is no pet", names.card(card)),
        }
    }

    fn question(&self, question: Question, names: &Names<'_>) -> String {
        match question {
            Question::Turn => "Take an open card and draw another, or play a card?".to_owned(),
            Question::Second => "Play a second card, or end your turn?".to_owned(),
            Question::Endgame => "Play a card for a disc, or pass for good?".to_owned(),
            Question::Place { card } => format!("Into which cabin does {} go?", names.card(card)),
            Question::Drive { card, cabin } => {
                format!("Whom does {} drive out of {}?", names.card(card), cabin.name())
            }
            Question::Row => "Which open card do you take for the new cabin?".to_owned(),
            Question::Ability { special } => {
                format!("Use the ability of {}? {}", called(special), self.ability(special))
            }
            Question::Exchange { scoring } => {
                format!(
                    "Exchange two figures on discs on {} for three plain ones? It takes a figure from your stock and gives \
                     two discs to the supply.",
                    self.kind(scoring)
                )
            }
            Question::Pet => "Which card do you lay as pet?".to_owned(),
        }
    }

    fn answer(&self, answer: Move, names: &Names<'_>) -> String {
        match answer {
            Move::Take(card) => format!("take {}", names.card(card)),
            Move::Play(card) => format!("play {}", names.card(card)),
            Move::In(cabin) => format!("into cabin {}", cabin.name()),
            Move::Drive(card) => format!("drive out {}", names.card(card)),
            Move::Stay => "drive out nobody".to_owned(),
            Move::Use => "use the ability".to_owned(),
            Move::Disc(scoring) => format!("put the disc under a figure on {}", self.kind(scoring)),
            Move::Exchange => "exchange two figures on discs for three".to_owned(),
            Move::Skip => "do without it".to_owned(),
            Move::Done => "end the turn".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Pet(card) => format!("lay {} as pet", names.card(card)),
            Move::NoPet => "lay no pet".to_owned(),
        }
    }

    fn consequences(&self, report: &CabinReport, neighbour: Seat, names: &Names<'_>) -> Vec<String> {
        let mut parts = vec![match report.opens {
            true => "new".to_owned(),
            false => format!("with {}", names.cards(report.cards.iter().copied()).join(", ")),
        }];
        parts.push(match report.blockers[..] {
            [] => format!("heel {}", super::heel(report.heel)),
            [_, ..] => format!("driving out {}", names.cards(report.possible_drives()).join(" or ")),
        });
        if report.opens {
            parts.push(format!("a disc to {}", names.player(neighbour)));
        }
        if report.cost > u8::from(report.opens) {
            parts.push("a disc to the supply".to_owned());
        }
        parts
    }

    fn group(&self, group: Group) -> &'static str {
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
}

static WORDS: Words = Words {
    heel: "Heel",
    port: "Port",
    starboard: "Starboard",
    open: "Open",
    pile: "Pile",
    rain: "Rain",
    supply: "Supply",
    gone: "Driven out",
    cards: "cards",
    known: "known",
    discs: "discs",
    stock: "figures left",
    points: "points",
    pet: "pet",
    passed: "passed",
    hand: "Your hand",
    endgame: "Endgame",
    over: "The game is over",
    played: "In play",
    colon: ":",
};

/// The animal with an ability, within a sentence.
fn called(special: Special) -> &'static str {
    match special {
        Special::Fox => "the fox",
        Special::Turtle => "the turtle",
        Special::Hedgehog => "the hedgehog",
        Special::Skunk => "the skunk",
        Special::Mosquito => "the mosquito",
        Special::Spider => "the spider",
        Special::Bronto => "the Bronto",
        Special::Chimpanzee => "the chimpanzee",
    }
}

fn discs(count: u8) -> String {
    format!("{count} disc{}", if count == 1 { "" } else { "s" })
}

/// Our names for the cards of the standard deck.
fn card_name(id: &str) -> Option<&'static str> {
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
