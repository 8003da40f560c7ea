//! The 80 sponsors, 8 of them with a second face.

mod base;
mod marine;

use super::{CardId, Edition, Icon, Requirement, Set};
use crate::effects::{Clause, Effect, Rule, Trigger};

/// A sponsor card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sponsor {
    /// The printed number.
    pub id: CardId,
    /// The English name.
    pub name: &'static str,
    /// The box this face comes from.
    pub set: Set,
    /// The level.
    pub level: u8,
    /// Rock icons at the upper left.
    pub rock: u8,
    /// Water icons at the upper left.
    pub water: u8,
    /// Icons at the upper right.
    pub icons: &'static [Icon],
    /// The conditions on the left edge.
    pub requires: &'static [Requirement],
    /// Plain appeal at the bottom.
    pub appeal: u8,
    /// Plain conservation points at the bottom.
    pub conservation: u8,
    /// Plain reputation at the bottom.
    pub reputation: u8,
    /// Whether it shows a wave.
    pub wave: bool,
    /// Whether it shows a person.
    pub person: bool,
    lines: [Clause; MOST_LINES],
    count: u8,
}

/// The most lines a card has.
const MOST_LINES: usize = 5;

const fn sponsor(id: u16, name: &'static str) -> Sponsor {
    Sponsor {
        id: CardId(id),
        name,
        set: Set::Base,
        level: 0,
        rock: 0,
        water: 0,
        icons: &[],
        requires: &[],
        appeal: 0,
        conservation: 0,
        reputation: 0,
        wave: false,
        person: false,
        lines: [Clause::Now(&[]); MOST_LINES],
        count: 0,
    }
}

/// The words of the tables, each setting one printed value or adding one line.
impl Sponsor {
    const fn marine(self) -> Self {
        Sponsor { set: Set::Marine, ..self }
    }
    const fn level(self, level: u8) -> Self {
        Sponsor { level, ..self }
    }
    const fn rock(self, rock: u8) -> Self {
        Sponsor { rock, ..self }
    }
    const fn water(self, water: u8) -> Self {
        Sponsor { water, ..self }
    }
    const fn icons(self, icons: &'static [Icon]) -> Self {
        Sponsor { icons, ..self }
    }
    const fn needs(self, requires: &'static [Requirement]) -> Self {
        Sponsor { requires, ..self }
    }
    const fn appeal(self, appeal: u8) -> Self {
        Sponsor { appeal, ..self }
    }
    const fn conservation(self, conservation: u8) -> Self {
        Sponsor { conservation, ..self }
    }
    const fn reputation(self, reputation: u8) -> Self {
        Sponsor { reputation, ..self }
    }
    const fn wave(self) -> Self {
        Sponsor { wave: true, ..self }
    }
    const fn person(self) -> Self {
        Sponsor { person: true, ..self }
    }
    const fn line(mut self, clause: Clause) -> Self {
        self.lines[self.count as usize] = clause;
        self.count += 1;
        self
    }
    const fn now(self, effects: &'static [Effect]) -> Self {
        self.line(Clause::Now(effects))
    }
    const fn income(self, effects: &'static [Effect]) -> Self {
        self.line(Clause::Income(effects))
    }
    const fn whenever(self, trigger: Trigger) -> Self {
        self.line(Clause::Whenever(trigger))
    }
    const fn rule(self, rule: Rule) -> Self {
        self.line(Clause::Rule(rule))
    }
    const fn at_end(self, effect: Effect) -> Self {
        self.line(Clause::AtEnd(effect))
    }
    const fn at_very_end(self, effect: Effect) -> Self {
        self.line(Clause::AtVeryEnd(effect))
    }
}

impl Sponsor {
    /// A card that nobody printed, of level 0 and at most five lines, for [`crate::Rules::with_sponsor`]; it takes the
    /// place of the sponsor with this number. Its other values can be set.
    pub const fn imaginary(id: u16, lines: &[Clause]) -> Sponsor {
        let mut card = sponsor(id, "Imaginary");
        let mut i = 0;
        while i < lines.len() {
            card = card.line(lines[i]);
            i += 1;
        }
        card
    }

    /// What the card does, line by line.
    pub fn clauses(&self) -> &[Clause] {
        &self.lines[..self.count.into()]
    }
}

/// All sponsors by number, with their first face.
pub static ALL: [Sponsor; COUNT] = join();

const BASE: usize = base::SPONSORS.len();
const COUNT: usize = BASE + marine::SPONSORS.len();

/// How many sponsors hold tokens.
pub const HOLDING_TOKENS: usize = holding_tokens();

const fn holding_tokens() -> usize {
    let (mut found, mut card) = (0, 0);
    while card < ALL.len() {
        let mut line = 0;
        while line < ALL[card].count as usize {
            if let Clause::Now(effects) = ALL[card].lines[line] {
                let mut i = 0;
                while i < effects.len() {
                    found += matches!(effects[i], Effect::PutTokens(_)) as usize;
                    i += 1;
                }
            }
            line += 1;
        }
        card += 1;
    }
    found
}

/// The faces that the expansion puts in place of base cards.
pub use marine::REPLACEMENTS;

const fn join() -> [Sponsor; COUNT] {
    let mut all = [base::SPONSORS[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = if i < BASE { base::SPONSORS[i] } else { marine::SPONSORS[i - BASE] };
        assert!(all[i].id.0 as usize == 201 + i, "sponsors stand in the order of their numbers");
        i += 1;
    }
    all
}

/// Every face.
pub fn faces() -> impl Iterator<Item = &'static Sponsor> {
    ALL.iter().chain(&REPLACEMENTS)
}

/// The face of a sponsor in an edition, if it has the card.
pub fn find(id: CardId, edition: Edition) -> Option<&'static Sponsor> {
    let replacement = REPLACEMENTS.iter().find(|card| card.id == id).filter(|_| edition.has(Set::Marine));
    let first = ALL.get(usize::from(id.0).checked_sub(201)?)?;
    replacement.or(edition.has(first.set).then_some(first))
}
