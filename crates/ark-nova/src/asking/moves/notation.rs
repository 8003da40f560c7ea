//! The text of moves: short, stable, read back without loss.

use super::Move;
use crate::catalogue::animals::SeaAbility;
use crate::catalogue::boards::{self, Task, University};
use crate::catalogue::{
    Action, Alternate, BonusTile, Building, CardId, Icon, MapId, Resource, Side, SizeClass, action_cards,
};
use crate::hex::{Cell, Placement, PlacementId};
use crate::position::{Source, Split};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};
use tabletop::{NotationError, Seat};

/// A word of the notation, fixed for each value.
trait Word: Copy + PartialEq + 'static {
    const WORDS: &'static [(Self, &'static str)];
    const EXPECTED: &'static str;

    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(value, _)| *value == self).map_or("?", |(_, word)| word)
    }

    fn read(text: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
    }
}

macro_rules! words {
    ($type:ty, $expected:literal, $($value:path => $word:literal),+ $(,)?) => {
        impl Word for $type {
            const WORDS: &'static [(Self, &'static str)] = &[$(($value, $word)),+];
            const EXPECTED: &'static str = $expected;
        }
    };
}

words!(Action, "an action card (animals, association, build, cards, sponsors)",
    Action::Animals => "animals", Action::Association => "association", Action::Build => "build",
    Action::Cards => "cards", Action::Sponsors => "sponsors");
words!(Task, "a task (reputation, partner-zoo, university, project)",
    Task::Reputation => "reputation", Task::PartnerZoo => "partner-zoo",
    Task::University => "university", Task::Project => "project");
words!(Icon, "a continent",
    Icon::Africa => "africa", Icon::Americas => "americas", Icon::Asia => "asia",
    Icon::Australia => "australia", Icon::Europe => "europe");
words!(SizeClass, "small or large", SizeClass::Small => "small", SizeClass::Large => "large");
words!(Resource, "a resource",
    Resource::Money => "money", Resource::Appeal => "appeal", Resource::Conservation => "conservation",
    Resource::Reputation => "reputation", Resource::XToken => "x-token");
words!(University, "a university",
    University::HandLimit => "hand-limit", University::TwoScience => "two-science",
    University::ScienceAndReputation => "science-reputation", University::Bird => "bird",
    University::Predator => "predator", University::Herbivore => "herbivore",
    University::Primate => "primate", University::Reptile => "reptile",
    University::SeaAnimal => "sea-animal");
words!(BonusTile, "a bonus tile",
    BonusTile::Reputation => "reputation", BonusTile::XTokens => "x-tokens", BonusTile::Money => "money",
    BonusTile::Enclosure => "enclosure", BonusTile::Cards => "cards",
    BonusTile::Multiplier => "multiplier", BonusTile::University => "university",
    BonusTile::PartnerZoo => "partner-zoo", BonusTile::Sponsor => "sponsor",
    BonusTile::KeptSponsor => "kept-sponsor", BonusTile::IgnoreConditions => "ignore-conditions",
    BonusTile::BaseProjectIcon => "base-project-icon", BonusTile::ExtraShift => "extra-shift",
    BonusTile::SnapAndHandLimit => "snap-hand-limit", BonusTile::Adapt => "adapt",
    BonusTile::Posturing => "posturing");
words!(Building, "a building",
    Building::Standard1 => "size1", Building::Standard2 => "size2", Building::Standard3 => "size3",
    Building::Standard4 => "size4", Building::Standard5 => "size5", Building::Kiosk => "kiosk",
    Building::Pavilion => "pavilion", Building::PettingZoo => "petting-zoo",
    Building::ReptileHouse => "reptile-house", Building::LargeBirdAviary => "large-bird-aviary",
    Building::SmallAquarium => "small-aquarium", Building::LargeAquarium => "large-aquarium",
    Building::MeerkatDen => "meerkat-den", Building::PenguinPool => "penguin-pool",
    Building::Aquarium => "aquarium", Building::CableCar => "cable-car",
    Building::BaboonRock => "baboon-rock", Building::RhesusMonkeyPark => "rhesus-monkey-park",
    Building::BarredOwlHut => "barred-owl-hut", Building::SeaTurtleTank => "sea-turtle-tank",
    Building::PolarBearExhibit => "polar-bear-exhibit",
    Building::SpottedHyenaCompound => "spotted-hyena-compound", Building::OkapiStable => "okapi-stable",
    Building::ZooSchool => "zoo-school", Building::AdventurePlayground => "adventure-playground",
    Building::WaterPlayground => "water-playground", Building::SideEntrance => "side-entrance",
    Building::ExcavationSite => "excavation-site", Building::MascotStatue => "mascot-statue",
    Building::AmazonHouse => "amazon-house", Building::UnderwaterTunnel => "underwater-tunnel");

const LEVELS: [&str; 3] = ["left", "middle", "right"];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tokens = |f: &mut fmt::Formatter<'_>, x: u8| match x {
            0 => Ok(()),
            x => write!(f, " +{x}x"),
        };
        match *self {
            Move::Map(map) => write!(f, "map {map}"),
            Move::Draft(Alternate { action, number }) => write!(f, "draft {} {number}", action.word()),
            Move::Alternates(a, b) => {
                write!(f, "alternates {} {} {} {}", a.action.word(), a.number, b.action.word(), b.number)
            }
            Move::Strengthen(card) => write!(f, "strengthen {card}"),
            Move::Use { action, slot, x } => {
                write!(f, "{} {slot}", action.word())?;
                tokens(f, x)
            }
            Move::XToken(action) => write!(f, "x-token {}", action.word()),
            Move::Borrow { action, slot, x } => {
                write!(f, "borrow {} {slot}", action.word())?;
                tokens(f, x)
            }
            Move::Repeat { x } => {
                f.write_str("repeat")?;
                tokens(f, x)
            }
            Move::Done => f.write_str("done"),
            Move::Yes => f.write_str("yes"),
            Move::Option(option) => write!(f, "option {option}"),
            Move::Animal(card) => write!(f, "animal {card}"),
            Move::Enclosure(cell) => write!(f, "in {cell}"),
            Move::Special(building) => write!(f, "in {}", building.word()),
            Move::Split(split) => {
                f.write_str("in")?;
                split.parts().try_for_each(|(building, n)| write!(f, " {} {n}", building.word()))
            }
            Move::Flock => f.write_str("in flock"),
            Move::Build(building) => write!(f, "raise {}", building.word()),
            Move::Extra(building) => write!(f, "extra {}", building.word()),
            Move::Copy(building) => write!(f, "copy {}", building.word()),
            Move::Place(building, id) => {
                let (anchor, turn) = Placement::name(building, id);
                write!(f, "place {} {anchor} r{turn}", building.word())
            }
            Move::Lift(cell) => write!(f, "lift {cell}"),
            Move::Return(building, from, id) => {
                let (anchor, turn) = Placement::name(building, id);
                write!(f, "return {} {from} {anchor} r{turn}", building.word())
            }
            Move::Draw => f.write_str("draw"),
            Move::Snap => f.write_str("snap"),
            Move::Deck => f.write_str("deck"),
            Move::Card(card) => write!(f, "card {card}"),
            Move::Back(card) => write!(f, "back {card}"),
            Move::Ability(card, ability) => write!(f, "ability {card} {ability}"),
            Move::Lower(card) => write!(f, "lower {card}"),
            Move::Dig(card) => write!(f, "dig {card}"),
            Move::Rescue(card) => write!(f, "rescue {card}"),
            Move::Refill => f.write_str("refill"),
            Move::Task(task) => write!(f, "task {}", task.word()),
            Move::TaskWith(task, extra) => write!(f, "task {} +{extra}w", task.word()),
            Move::Hire => f.write_str("hire"),
            Move::OtherAction => f.write_str("other-action"),
            Move::Donate => f.write_str("donate"),
            Move::Partner(continent) => write!(f, "partner {}", continent.word()),
            Move::University(kind) => write!(f, "university {}", kind.word()),
            Move::Support(card, level) => write!(f, "support {card} {}", LEVELS[level as usize]),
            Move::Edge(space) => write!(f, "left {space}"),
            Move::Sponsor(card) => write!(f, "sponsor {card}"),
            Move::Break => f.write_str("break"),
            Move::First(source, 0) => write!(f, "first {source}"),
            Move::First(source, step) => write!(f, "first {source} {}", step + 1),
            Move::ActionCard(action) => write!(f, "choose {}", action.word()),
            Move::SlotFive(action) => write!(f, "slot5 {}", action.word()),
            Move::Money => f.write_str("money"),
            Move::Trade(give, get) => write!(f, "trade {} {}", give.word(), get.word()),
            Move::Camouflage => f.write_str("camouflage"),
            Move::Tile(tile) => write!(f, "tile {}", tile.word()),
            Move::Seat(seat) => write!(f, "seat {seat}"),
            Move::Give => f.write_str("give"),
            Move::Bonus(cell) => write!(f, "bonus {cell}"),
            Move::Marker(continent) => write!(f, "marker {}", continent.word()),
            Move::Focus(size) => write!(f, "focus {}", size.word()),
            Move::Sell(card) => write!(f, "sell {card}"),
            Move::UseTile(tile) => write!(f, "use-tile {}", tile.word()),
            Move::TakeBack(card) => write!(f, "take-back {card}"),
        }
    }
}

/// The words of a text, read one after the other.
struct Reader<'a> {
    text: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Reader<'a> {
    fn wrong<T>(&self, expected: &'static str) -> Result<T, NotationError> {
        Err(NotationError { text: self.text.into(), expected })
    }

    fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        let text = self.text;
        self.words.next().ok_or_else(|| NotationError { text: text.into(), expected })
    }

    fn word<W: Word>(&mut self) -> Result<W, NotationError> {
        let word = self.next(W::EXPECTED)?;
        W::read(word).map_or_else(|| self.wrong(W::EXPECTED), Ok)
    }

    fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        let word = self.next(expected)?;
        word.parse().or_else(|_| self.wrong(expected))
    }

    fn card(&mut self) -> Result<CardId, NotationError> {
        let card = CardId(self.parse("a card number")?);
        if card.kind().is_none() { self.wrong("a card number") } else { Ok(card) }
    }

    fn alternate(&mut self) -> Result<Alternate, NotationError> {
        let action = self.word()?;
        let number = self.parse("the number of an action card, 1 to 4")?;
        Alternate::new(action, number).map_or_else(|| self.wrong("the number of an action card, 1 to 4"), Ok)
    }

    fn slot(&mut self) -> Result<u8, NotationError> {
        let slot = self.parse("a slot from 1 to 5")?;
        if (1..=Action::ALL.len()).contains(&usize::from(slot)) {
            Ok(slot)
        } else {
            self.wrong("a slot from 1 to 5")
        }
    }

    /// The rest of a home that begins with a special enclosure: nothing, or the tokens in several tanks.
    fn special(&mut self, first: Building) -> Result<Move, NotationError> {
        let expected = "at least two tanks with their tokens, such as small-aquarium 1 large-aquarium 2";
        let Some(word) = self.words.next() else { return Ok(Move::Special(first)) };
        let mut split = Split::default();
        let (mut building, mut word, mut last) = (first, word, None);
        loop {
            let (tank, n) = (building.tank(), word.parse().ok().filter(|&n| n > 0));
            let (Some(tank), Some(n)) = (tank, n) else { return self.wrong(expected) };
            if last.replace(tank) >= Some(tank) {
                return self.wrong(expected);
            }
            split.0[tank] = n;
            let Some(next) = self.words.next() else { break };
            building = Building::read(next).map_or_else(|| self.wrong(expected), Ok)?;
            word = self.next(expected)?;
        }
        if split.parts().count() < 2 { self.wrong(expected) } else { Ok(Move::Split(split)) }
    }

    /// The anchor and turn of a placement, such as `e4 r2`.
    fn placement(&mut self, building: Building) -> Result<PlacementId, NotationError> {
        let anchor: Cell = self.parse("a cell such as e4")?;
        let turn = self.next("a turn from r0 to r5")?.strip_prefix('r').and_then(|t| t.parse().ok());
        let found = turn.and_then(|turn| Placement::find(building, anchor, turn));
        found.map_or_else(|| self.wrong("the first anchor and turn of a placement, such as e4 r2"), Ok)
    }

    /// `+2x`, or nothing for no tokens.
    fn tokens(&mut self) -> Result<u8, NotationError> {
        let expected = "X-tokens such as +2x";
        let Some(word) = self.words.next() else { return Ok(0) };
        let digits = word.strip_prefix('+').and_then(|rest| rest.strip_suffix('x'));
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(x @ 1..=boards::MOST_X_TOKENS) => Ok(x),
            _ => self.wrong(expected),
        }
    }

    /// `+2w`, or nothing for no extra workers.
    fn extra_workers(&mut self) -> Result<u8, NotationError> {
        let Some(word) = self.words.next() else { return Ok(0) };
        let digits = word.strip_prefix('+').and_then(|rest| rest.strip_suffix('w'));
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(extra @ 1..boards::WORKERS) => Ok(extra),
            _ => self.wrong("extra workers such as +1w"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut read = Reader { text, words: text.split_whitespace() };
        let first = read.next("a move")?;
        let answer = match first {
            "map" => Move::Map(read.parse::<MapId>("a map")?),
            "draft" => Move::Draft(read.alternate()?),
            "alternates" => Move::Alternates(read.alternate()?, read.alternate()?),
            "strengthen" => Move::Strengthen(read.card()?),
            "x-token" => Move::XToken(read.word()?),
            "borrow" => Move::Borrow { action: read.word()?, slot: read.slot()?, x: read.tokens()? },
            "repeat" => Move::Repeat { x: read.tokens()? },
            "done" => Move::Done,
            "yes" => Move::Yes,
            "option" => match read.parse("the number of an option")? {
                0 => return read.wrong("the number of an option"),
                option => Move::Option(option),
            },
            "animal" => Move::Animal(read.card()?),
            "in" => match read.next("an enclosure")? {
                "flock" => Move::Flock,
                word => match (Building::read(word), word.parse()) {
                    (Some(building), _) => read.special(building)?,
                    (None, Ok(cell)) => Move::Enclosure(cell),
                    (None, Err(_)) => return read.wrong("a special enclosure or the first cell of one"),
                },
            },
            "raise" => Move::Build(read.word()?),
            "extra" => Move::Extra(read.word()?),
            "copy" => Move::Copy(read.word()?),
            "place" => {
                let building = read.word()?;
                Move::Place(building, read.placement(building)?)
            }
            "lift" => Move::Lift(read.parse("a cell such as e4")?),
            "return" => {
                let building = read.word()?;
                Move::Return(building, read.parse("a cell such as e4")?, read.placement(building)?)
            }
            "draw" => Move::Draw,
            "snap" => Move::Snap,
            "deck" => Move::Deck,
            "card" => Move::Card(read.card()?),
            "back" => Move::Back(read.card()?),
            "ability" => match (read.card()?, read.parse("the number of an ability")?) {
                (_, 0) => return read.wrong("the number of an ability"),
                (card, ability) => Move::Ability(card, ability),
            },
            "lower" => Move::Lower(read.card()?),
            "dig" => Move::Dig(read.card()?),
            "rescue" => Move::Rescue(read.card()?),
            "refill" => Move::Refill,
            "task" => {
                let task = read.word()?;
                match read.extra_workers()? {
                    0 => Move::Task(task),
                    extra => Move::TaskWith(task, extra),
                }
            }
            "hire" => Move::Hire,
            "other-action" => Move::OtherAction,
            "donate" => Move::Donate,
            "partner" => Move::Partner(read.word()?),
            "university" => Move::University(read.word()?),
            "support" => {
                let card = read.card()?;
                let level = read.next("left, middle or right")?;
                match LEVELS.iter().position(|&name| name == level) {
                    Some(level) => Move::Support(card, level as u8),
                    None => return read.wrong("left, middle or right"),
                }
            }
            "left" => match read.parse("a space from 1 to 7")? {
                space @ 1..=boards::EDGE_TOKENS => Move::Edge(space),
                _ => return read.wrong("a space from 1 to 7"),
            },
            "sponsor" => Move::Sponsor(read.card()?),
            "break" => Move::Break,
            "first" => {
                let source = read.parse("a pending effect")?;
                match read.words.next().map(str::parse::<u16>) {
                    None => Move::First(source, 0),
                    Some(Ok(step @ 2..)) => Move::First(source, step - 1),
                    Some(_) => return read.wrong("the number of a step"),
                }
            }
            "choose" => Move::ActionCard(read.word()?),
            "slot5" => Move::SlotFive(read.word()?),
            "money" => Move::Money,
            "trade" => Move::Trade(read.word()?, read.word()?),
            "camouflage" => Move::Camouflage,
            "tile" => Move::Tile(read.word()?),
            "seat" => match read.parse("a seat")? {
                seat if usize::from(seat) < boards::PLAYERS => Move::Seat(Seat(seat)),
                _ => return read.wrong("a seat"),
            },
            "give" => Move::Give,
            "bonus" => Move::Bonus(read.parse("a cell such as e4")?),
            "marker" => Move::Marker(read.word()?),
            "focus" => Move::Focus(read.word()?),
            "sell" => Move::Sell(read.card()?),
            "use-tile" => Move::UseTile(read.word()?),
            "take-back" => Move::TakeBack(read.card()?),
            other => match Action::read(other) {
                Some(action) => Move::Use { action, slot: read.slot()?, x: read.tokens()? },
                None => return read.wrong("a move"),
            },
        };
        match read.words.next() {
            None => Ok(answer),
            Some(_) => read.wrong("nothing more after the move"),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Source::FullMap => f.write_str("full-map"),
            Source::Gain(card, resource) => write!(f, "{card}:{}", resource.word()),
            Source::Ability(card, i) => write!(f, "{card}:ability:{}", i + 1),
            Source::Copied(card, copied) => write!(f, "{card}:{}:{}", copied.card(), copied.place() + 1),
            Source::Reef(card) => write!(f, "{card}:reef"),
            Source::Sponsor(card, i) => write!(f, "{card}:line:{}", i + 1),
            Source::Bonus(cell) => write!(f, "bonus:{cell}"),
            Source::Map(i) => write!(f, "map:{}", i + 1),
            Source::Marker(continent) => write!(f, "marker:{}", continent.word()),
            Source::Edge(i) => write!(f, "left:{}", i + 1),
            Source::PartnerSlot(i) => write!(f, "partner-zoo:{}", i + 1),
            Source::UniversitySlot(i) => write!(f, "university:{}", i + 1),
            Source::WorkerSlot(i) => write!(f, "worker:{}", i + 1),
            Source::Row(i) => write!(f, "row:{}", i + 1),
            Source::University(kind) => write!(f, "university:{}", kind.word()),
            Source::Level(card, i) => write!(f, "{card}:level:{}", i + 1),
            Source::PlayBonus(card) => write!(f, "{card}:bonus"),
            Source::Reputation(space) => write!(f, "reputation:{space}"),
            Source::LastTile => f.write_str("last-tile"),
            Source::Conservation(space) => write!(f, "conservation:{space}"),
            Source::Tile(tile) => write!(f, "tile:{}", tile.word()),
            Source::Pavilion => f.write_str("pavilion"),
            Source::CoveredTerrain => f.write_str("covered-terrain"),
            Source::Task(task) => write!(f, "task:{}", task.word()),
            Source::Donation => f.write_str("donation"),
            Source::AnimalsAction => f.write_str("animals-action"),
            Source::ActionCard(action, number, side) => write!(f, "{}:{number}:{side:?}", action.word()),
            Source::Mark => f.write_str("mark"),
            Source::BreakTrack => f.write_str("break-track"),
            Source::BreakOption => f.write_str("break-option"),
            Source::XTokenAction => f.write_str("x-token-action"),
            Source::AppealIncome => f.write_str("appeal-income"),
            Source::KioskIncome => f.write_str("kiosk-income"),
        }
    }
}

impl FromStr for Source {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Source, NotationError> {
        let wrong = || NotationError { text: text.into(), expected: "a pending effect" };
        let mut parts = text.split(':');
        let head = parts.next().unwrap_or_default();
        let tail = (parts.next(), parts.next());
        if parts.next().is_some() {
            return Err(wrong());
        }
        let number = |part: Option<&str>| part.and_then(|n| n.parse::<u8>().ok()).ok_or_else(wrong);
        let place = |part: Option<&str>| number(part).and_then(|n| n.checked_sub(1).ok_or_else(wrong));
        let source = match (head, tail) {
            ("full-map", (None, None)) => Source::FullMap,
            ("pavilion", (None, None)) => Source::Pavilion,
            ("covered-terrain", (None, None)) => Source::CoveredTerrain,
            ("task", (Some(word), None)) => Source::Task(Task::read(word).ok_or_else(wrong)?),
            ("donation", (None, None)) => Source::Donation,
            ("animals-action", (None, None)) => Source::AnimalsAction,
            ("mark", (None, None)) => Source::Mark,
            ("break-track", (None, None)) => Source::BreakTrack,
            ("break-option", (None, None)) => Source::BreakOption,
            ("x-token-action", (None, None)) => Source::XTokenAction,
            ("appeal-income", (None, None)) => Source::AppealIncome,
            ("kiosk-income", (None, None)) => Source::KioskIncome,
            ("bonus", (Some(cell), None)) => Source::Bonus(cell.parse().map_err(|_| wrong())?),
            ("map", (n, None)) => Source::Map(place(n)?),
            ("marker", (Some(word), None)) => Source::Marker(Icon::read(word).ok_or_else(wrong)?),
            ("left", (n, None)) => Source::Edge(place(n)?),
            ("partner-zoo", (n, None)) => Source::PartnerSlot(place(n)?),
            ("worker", (n, None)) => Source::WorkerSlot(place(n)?),
            ("row", (n, None)) => Source::Row(place(n)?),
            ("university", (Some(word), None)) => match University::read(word) {
                Some(kind) => Source::University(kind),
                None => Source::UniversitySlot(place(Some(word))?),
            },
            ("reputation", (n, None)) => Source::Reputation(number(n)?),
            ("last-tile", (None, None)) => Source::LastTile,
            ("conservation", (n, None)) => Source::Conservation(number(n)?),
            ("tile", (Some(word), None)) => Source::Tile(BonusTile::read(word).ok_or_else(wrong)?),
            (action, (n, Some(side @ ("I" | "II")))) => {
                let action = Action::read(action).ok_or_else(wrong)?;
                let card = action_cards::find(action, number(n)?).ok_or_else(wrong)?;
                let side = if side == "I" { Side::I } else { Side::II };
                Source::ActionCard(action, card.number, side)
            }
            (card, tail) => {
                let card = CardId(card.parse().map_err(|_| wrong())?);
                card.kind().ok_or_else(wrong)?;
                match tail {
                    (Some("ability"), n) => Source::Ability(card, place(n)?),
                    (Some("reef"), None) => Source::Reef(card),
                    (Some("line"), n) => Source::Sponsor(card, place(n)?),
                    (Some("level"), n) => Source::Level(card, place(n)?),
                    (Some("bonus"), None) => Source::PlayBonus(card),
                    (Some(word), None) => Source::Gain(card, Resource::read(word).ok_or_else(wrong)?),
                    (Some(copied), n @ Some(_)) => {
                        let copied = CardId(copied.parse().map_err(|_| wrong())?);
                        Source::Copied(card, SeaAbility::of(copied, place(n)?).ok_or_else(wrong)?)
                    }
                    _ => return Err(wrong()),
                }
            }
        };
        Ok(source)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Writes a source as its notation where people and programs read it; positions keep their own form.
pub(crate) mod source_notation {
    use super::{Deserialize, Deserializer, Serializer, Source};

    pub(crate) fn serialize<S: Serializer>(source: &Source, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(source)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The same for lists of sources.
pub(crate) mod source_list {
    use super::{Deserialize, Deserializer, Serialize, Serializer, Source, source_notation};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Written(#[serde(with = "source_notation")] Source);

    pub(crate) fn serialize<S: Serializer>(sources: &[Source], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(sources.iter().map(|&source| Written(source)))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Source>, D::Error> {
        let written = Vec::<Written>::deserialize(deserializer)?;
        Ok(written.into_iter().map(|Written(source)| source).collect())
    }
}
