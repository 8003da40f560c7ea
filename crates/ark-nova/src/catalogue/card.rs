//! Card numbers, and what all cards share.

use super::{
    Action, Animal, FinalScoring, Icon, Project, Sponsor, animals, final_scoring, projects, sponsors,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A card by its printed number. A replacement card of the expansion has the number of the card it replaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardId(pub u16);

impl fmt::Display for CardId {
    /// Final scoring cards are printed with three digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:03}", self.0)
    }
}

/// The kinds of numbered cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// 001-017.
    FinalScoring,
    /// 101-139.
    Project,
    /// 201-280.
    Sponsor,
    /// 401-560.
    Animal,
}

/// The numbers of one kind of card, without gaps.
#[derive(Clone, Copy)]
struct Run {
    kind: CardKind,
    /// The first number.
    first: u16,
    len: u16,
    /// The place of the first card among all cards.
    place: u16,
}

impl Run {
    const fn new(kind: CardKind, first: u16, len: usize, place: u16) -> Run {
        Run { kind, first, len: len as u16, place }
    }

    /// The place behind the last card of the run.
    const fn end(self) -> u16 {
        self.place + self.len
    }
}

impl CardKind {
    /// The places of its cards among all cards: from the first to behind the last.
    pub(crate) const fn places(self) -> (usize, usize) {
        let run = RUNS[self as usize];
        (run.place as usize, run.end() as usize)
    }
}

const SCORING: Run = Run::new(CardKind::FinalScoring, 1, final_scoring::ALL.len(), 0);
const PROJECTS: Run = Run::new(CardKind::Project, 101, projects::ALL.len(), SCORING.end());
const SPONSORS: Run = Run::new(CardKind::Sponsor, 201, sponsors::ALL.len(), PROJECTS.end());
const ANIMALS: Run = Run::new(CardKind::Animal, 401, animals::ALL.len(), SPONSORS.end());
/// In the order of the kinds.
const RUNS: [Run; 4] = [SCORING, PROJECTS, SPONSORS, ANIMALS];

/// How many numbered cards there are.
pub const CARDS: usize = ANIMALS.end() as usize;
/// How many of them the zoo deck has with every box: all but base projects and final scoring cards.
pub const ZOO_CARDS: usize = CARDS - final_scoring::ALL.len() - projects::BASE;

static NUMBERS: [CardId; CARDS] = {
    let mut numbers = [CardId(0); CARDS];
    let mut run = 0;
    while run < RUNS.len() {
        let Run { first, len, place, .. } = RUNS[run];
        let mut nth = 0;
        while nth < len {
            numbers[(place + nth) as usize] = CardId(first + nth);
            nth += 1;
        }
        run += 1;
    }
    numbers
};

impl CardId {
    /// No card: a filler where none lies yet.
    pub const NONE: CardId = CardId(0);

    /// The run that a number would belong to.
    const fn run(self) -> Run {
        match self.0 {
            401.. => ANIMALS,
            201.. => SPONSORS,
            101.. => PROJECTS,
            _ => SCORING,
        }
    }

    /// The place of the card among all cards, in the order of the numbers.
    pub const fn place(self) -> usize {
        let run = self.run();
        (self.0 - run.first + run.place) as usize
    }

    /// The card at a place among all cards.
    pub fn at(place: usize) -> CardId {
        NUMBERS[place]
    }

    /// The place of the card among those of its kind.
    pub const fn place_in_kind(self) -> usize {
        (self.0 - self.run().first) as usize
    }

    /// The kind of card that has numbers in this range.
    pub const fn kind(self) -> Option<CardKind> {
        let run = self.run();
        if self.0 >= run.first && self.0 - run.first < run.len { Some(run.kind) } else { None }
    }
}

/// The box a component comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Set {
    /// The base game.
    Base,
    /// The Marine Worlds expansion.
    Marine,
}

/// Which faces are in use: those of the base game, or with the replacements of the expansion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Edition {
    /// The base game alone.
    #[default]
    Base,
    /// With Marine Worlds.
    Marine,
}

impl Edition {
    /// Whether cards of the set are in the game.
    pub const fn has(self, set: Set) -> bool {
        matches!((self, set), (_, Set::Base) | (Edition::Marine, Set::Marine))
    }
}

/// What the tracks and supplies count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Resource {
    /// Money.
    Money,
    /// Appeal.
    Appeal,
    /// Conservation points.
    Conservation,
    /// Reputation.
    Reputation,
    /// X-tokens.
    XToken,
}

impl Resource {
    /// Every resource.
    pub const ALL: [Resource; 5] =
        [Resource::Money, Resource::Appeal, Resource::Conservation, Resource::Reputation, Resource::XToken];
    /// How many there are.
    pub const COUNT: usize = Resource::ALL.len();
}

/// How large an animal counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SizeClass {
    /// Size 1 or 2, and petting zoo animals.
    Small,
    /// Size 3.
    Medium,
    /// Size 4 or 5.
    Large,
}

impl SizeClass {
    /// Every class, the smallest first.
    pub const ALL: [SizeClass; 3] = [SizeClass::Small, SizeClass::Medium, SizeClass::Large];

    /// The bit that stands for it in a set of size classes.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The class of a printed size.
    pub const fn of(size: u8) -> SizeClass {
        match size {
            0..=2 => SizeClass::Small,
            3 => SizeClass::Medium,
            _ => SizeClass::Large,
        }
    }
}

/// A condition on the left edge of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Requirement {
    /// At least this many icons in the zoo.
    Icons(Icon, u8),
    /// A partner zoo of one of the animal's own continents.
    PartnerZooOfContinent,
    /// At least this many partner zoos.
    PartnerZoos(u8),
    /// At least one university.
    University,
    /// At least this many kiosks.
    Kiosks(u8),
    /// The action card in use is on side II.
    Upgraded(Action),
    /// At least this much reputation.
    Reputation(u8),
    /// At most this much appeal.
    MaxAppeal(u8),
}

impl Requirement {
    /// How many condition icons are printed for it.
    pub const fn printed(self) -> u8 {
        match self {
            Requirement::Icons(_, n) | Requirement::PartnerZoos(n) | Requirement::Kiosks(n) => n,
            _ => 1,
        }
    }
}

/// Any numbered card.
#[derive(Clone, Copy, Debug)]
pub enum Card {
    /// An animal.
    Animal(&'static Animal),
    /// A sponsor.
    Sponsor(&'static Sponsor),
    /// A conservation project.
    Project(&'static Project),
    /// A final scoring card.
    FinalScoring(&'static FinalScoring),
}

impl Card {
    /// The face of a card in an edition; `None` for a number that is not in it.
    pub fn find(id: CardId, edition: Edition) -> Option<Card> {
        match id.kind()? {
            CardKind::Animal => animals::find(id, edition).map(Card::Animal),
            CardKind::Sponsor => sponsors::find(id, edition).map(Card::Sponsor),
            CardKind::Project => projects::find(id, edition).map(Card::Project),
            CardKind::FinalScoring => final_scoring::find(id, edition).map(Card::FinalScoring),
        }
    }

    /// Every face of every card, by number; a second face right after the first.
    pub fn faces() -> Vec<Card> {
        let mut cards: Vec<Card> = animals::ALL.iter().map(Card::Animal).collect();
        cards.extend(sponsors::faces().map(Card::Sponsor));
        cards.extend(projects::faces().map(Card::Project));
        cards.extend(final_scoring::faces().map(Card::FinalScoring));
        cards.sort_by_key(|card| (card.id(), card.set()));
        cards
    }

    /// The printed number.
    pub const fn id(self) -> CardId {
        match self {
            Card::Animal(card) => card.id,
            Card::Sponsor(card) => card.id,
            Card::Project(card) => card.id,
            Card::FinalScoring(card) => card.id,
        }
    }

    /// The kind of card.
    pub const fn kind(self) -> CardKind {
        match self {
            Card::Animal(_) => CardKind::Animal,
            Card::Sponsor(_) => CardKind::Sponsor,
            Card::Project(_) => CardKind::Project,
            Card::FinalScoring(_) => CardKind::FinalScoring,
        }
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Animal(card) => card.name,
            Card::Sponsor(card) => card.name,
            Card::Project(card) => card.name,
            Card::FinalScoring(card) => card.name,
        }
    }

    /// The box this face comes from.
    pub const fn set(self) -> Set {
        match self {
            Card::Animal(card) => card.set,
            Card::Sponsor(card) => card.set,
            Card::Project(card) => card.set,
            Card::FinalScoring(card) => card.set,
        }
    }

    /// The icons at the upper right and, for rock and water needs, at the upper left.
    pub fn icons(self) -> Vec<Icon> {
        let (icons, rock, water) = match self {
            Card::Animal(card) => (card.icons, card.rock, card.water),
            Card::Sponsor(card) => (card.icons, card.rock, card.water),
            Card::Project(_) | Card::FinalScoring(_) => (&[][..], 0, 0),
        };
        let terrain = [(Icon::Rock, rock), (Icon::Water, water)];
        let terrain = terrain.into_iter().flat_map(|(icon, n)| std::iter::repeat_n(icon, n.into()));
        icons.iter().copied().chain(terrain).collect()
    }
}

/// The zoo deck of an edition in order of the numbers: animals, sponsors and the projects that are shuffled in.
pub fn deck(edition: Edition) -> impl Iterator<Item = CardId> {
    let projects = projects::ALL.iter().filter(|card| !card.base).map(|card| (card.id, card.set));
    let sponsors = sponsors::ALL.iter().map(|card| (card.id, card.set));
    let animals = animals::ALL.iter().map(|card| (card.id, card.set));
    projects.chain(sponsors).chain(animals).filter(move |&(_, set)| edition.has(set)).map(|(id, _)| id)
}
