//! The 160 animals.

mod base;
mod marine;

use super::{Building, CardId, Edition, Icon, Requirement, Set, SizeClass};
use crate::effects::{Ability, Effect};
use serde::{Deserialize, Serialize};

/// An animal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Animal {
    /// The printed number.
    pub id: CardId,
    /// The English name.
    pub name: &'static str,
    /// The scientific name; one card has none.
    pub latin: &'static str,
    /// The box.
    pub set: Set,
    /// The required size; for petting zoo animals, which print none, 1.
    pub size: u8,
    /// Whether a standard enclosure can house it.
    pub standard: bool,
    /// The special enclosures that can house it, and the spaces it takes there.
    pub special: &'static [(SpecialHome, u8)],
    /// Rock spaces needed next to the enclosure.
    pub rock: u8,
    /// Water spaces needed next to the enclosure.
    pub water: u8,
    /// The cost in money.
    pub cost: u8,
    /// The conditions on the left edge.
    pub requires: &'static [Requirement],
    /// Categories and continents at the upper right; doubled icons stand twice.
    pub icons: &'static [Icon],
    /// Printed appeal.
    pub appeal: u8,
    /// Printed conservation points.
    pub conservation: u8,
    /// Printed reputation.
    pub reputation: u8,
    /// What happens when it is played.
    pub abilities: &'static [Ability],
    /// What happens instead in the solo and the friendly game.
    pub solo: Option<&'static [Ability]>,
    /// For a reef dweller, what happens whenever one is played; may be nothing.
    pub reef: Option<&'static [Effect]>,
    /// Whether it shows a wave.
    pub wave: bool,
}

/// A kind of special enclosure as printed on animals; all tanks are one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SpecialHome {
    /// The petting zoo.
    PettingZoo,
    /// The reptile house.
    ReptileHouse,
    /// The large bird aviary.
    LargeBirdAviary,
    /// The small and the large aquarium, and the underwater tunnel.
    Aquarium,
}

impl SpecialHome {
    /// The enclosures of this kind.
    pub const fn buildings(self) -> &'static [Building] {
        match self {
            SpecialHome::PettingZoo => &[Building::PettingZoo],
            SpecialHome::ReptileHouse => &[Building::ReptileHouse],
            SpecialHome::LargeBirdAviary => &[Building::LargeBirdAviary],
            SpecialHome::Aquarium => &Building::TANKS,
        }
    }
}

impl Animal {
    /// How large the animal counts.
    pub const fn size_class(&self) -> SizeClass {
        SizeClass::of(self.size)
    }
}

const fn animal(id: u16, name: &'static str, latin: &'static str) -> Animal {
    Animal {
        id: CardId(id),
        name,
        latin,
        set: Set::Base,
        size: 0,
        standard: true,
        special: &[],
        rock: 0,
        water: 0,
        cost: 0,
        requires: &[],
        icons: &[],
        appeal: 0,
        conservation: 0,
        reputation: 0,
        abilities: &[],
        solo: None,
        reef: None,
        wave: false,
    }
}

/// The words of the tables, each setting one printed value.
impl Animal {
    const fn marine(self) -> Self {
        Animal { set: Set::Marine, ..self }
    }
    const fn size(self, size: u8) -> Self {
        Animal { size, ..self }
    }
    /// A red size number: only a special enclosure will do.
    const fn only_special(self) -> Self {
        Animal { standard: false, ..self }
    }
    const fn lives_in(self, special: &'static [(SpecialHome, u8)]) -> Self {
        Animal { special, ..self }
    }
    const fn rock(self, rock: u8) -> Self {
        Animal { rock, ..self }
    }
    const fn water(self, water: u8) -> Self {
        Animal { water, ..self }
    }
    const fn cost(self, cost: u8) -> Self {
        Animal { cost, ..self }
    }
    const fn needs(self, requires: &'static [Requirement]) -> Self {
        Animal { requires, ..self }
    }
    const fn icons(self, icons: &'static [Icon]) -> Self {
        Animal { icons, ..self }
    }
    const fn appeal(self, appeal: u8) -> Self {
        Animal { appeal, ..self }
    }
    const fn conservation(self, conservation: u8) -> Self {
        Animal { conservation, ..self }
    }
    const fn reputation(self, reputation: u8) -> Self {
        Animal { reputation, ..self }
    }
    const fn does(self, abilities: &'static [Ability]) -> Self {
        Animal { abilities, ..self }
    }
    const fn solo(self, abilities: &'static [Ability]) -> Self {
        Animal { solo: Some(abilities), ..self }
    }
    const fn reef(self, effects: &'static [Effect]) -> Self {
        Animal { reef: Some(effects), ..self }
    }
    const fn wave(self) -> Self {
        Animal { wave: true, ..self }
    }
}

/// All animals by number.
pub static ALL: [Animal; COUNT] = join();

const BASE: usize = base::ANIMALS.len();
const COUNT: usize = BASE + marine::ANIMALS.len();

/// How many cards can lie under animals, and under sponsors that can leave the zoo.
pub const POUCHES: usize = pouches() + UNDER_SPONSORS;

/// Room for the cards under sponsors that can leave.
pub const UNDER_SPONSORS: usize = 16;

const fn pouches() -> usize {
    let (mut found, mut card) = (0, 0);
    while card < ALL.len() {
        let mut i = 0;
        while i < ALL[card].abilities.len() {
            found += match ALL[card].abilities[i] {
                Ability::Pouch(n) => n as usize,
                Ability::Symbiosis => largest_copied_pouch(),
                _ => 0,
            };
            i += 1;
        }
        card += 1;
    }
    found
}

/// The most cards that an animal can hold by copying a sea animal.
const fn largest_copied_pouch() -> usize {
    let (mut most, mut at) = (0, 0);
    while at < SEA_ABILITIES.len() {
        let (card, i) = SEA_ABILITIES[at];
        let abilities = ALL[card as usize].abilities;
        if (i as usize) < abilities.len()
            && let Ability::Pouch(n) = abilities[i as usize]
            && n as usize > most
        {
            most = n as usize;
        }
        at += 1;
    }
    most
}

/// An ability of a sea animal, by its place among all of them: short enough to say which one another animal copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeaAbility(u8);

impl SeaAbility {
    /// The ability of a sea animal at a place.
    pub fn of(card: CardId, place: u8) -> Option<SeaAbility> {
        let wanted = (card.0.checked_sub(FIRST)?, u16::from(place));
        let at = SEA_ABILITIES.iter().position(|&(card, i)| (card.into(), i.into()) == wanted)?;
        Some(SeaAbility(at as u8))
    }

    /// The sea animal.
    pub fn card(self) -> CardId {
        CardId(FIRST + u16::from(SEA_ABILITIES[usize::from(self.0)].0))
    }

    /// Which of its abilities.
    pub fn place(self) -> u8 {
        SEA_ABILITIES[usize::from(self.0)].1
    }
}

/// The number of the first animal.
const FIRST: u16 = 401;

/// The abilities of sea animals, printed or in their place: the place of the animal among all, and of the ability.
static SEA_ABILITIES: [(u8, u8); sea_abilities()] = {
    let mut found = [(0, 0); sea_abilities()];
    let (mut n, mut card) = (0, 0);
    while card < COUNT {
        let mut i = 0;
        while i < copied_from(&ALL[card]) {
            found[n] = (card as u8, i as u8);
            n += 1;
            i += 1;
        }
        card += 1;
    }
    found
};

const fn sea_abilities() -> usize {
    let (mut found, mut card) = (0, 0);
    while card < COUNT {
        found += copied_from(&ALL[card]);
        card += 1;
    }
    found
}

/// How many abilities of an animal can be copied.
const fn copied_from(animal: &Animal) -> usize {
    let (mut sea, mut i) = (false, 0);
    while i < animal.icons.len() {
        sea |= matches!(animal.icons[i], Icon::SeaAnimal);
        i += 1;
    }
    let solo = match animal.solo {
        Some(solo) => solo.len(),
        None => 0,
    };
    let most = if solo > animal.abilities.len() { solo } else { animal.abilities.len() };
    if sea { most } else { 0 }
}

/// How many animals can live in one special enclosure: some take none of its spaces.
pub const MOST_IN_ONE: usize = Building::MOST_TOKENS + without_tokens();

const fn without_tokens() -> usize {
    let (mut found, mut card) = (0, 0);
    while card < ALL.len() {
        let mut i = 0;
        while i < ALL[card].special.len() {
            found += (ALL[card].special[i].1 == 0) as usize;
            i += 1;
        }
        card += 1;
    }
    found
}

const fn join() -> [Animal; COUNT] {
    let mut all = [base::ANIMALS[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = if i < BASE { base::ANIMALS[i] } else { marine::ANIMALS[i - BASE] };
        assert!(all[i].id.0 as usize == FIRST as usize + i, "animals stand in the order of their numbers");
        i += 1;
    }
    all
}

/// The animal with a number, if the edition has it.
pub fn find(id: CardId, edition: Edition) -> Option<&'static Animal> {
    let card = ALL.get(usize::from(id.0.checked_sub(FIRST)?))?;
    edition.has(card.set).then_some(card)
}
