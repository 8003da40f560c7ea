//! Everything printed that a table draws, in one language and ready to be drawn: a client computes and spells nothing.

use crate::afterwards::Measure;
use crate::deck::{MAX_WEIGHT, STANDARD, StandardCard};
use crate::scoring::PLACES;
use crate::texts::{self, Lang};
use crate::{
    Card, Climate, DISCS, Diet, FIGURES, HEEL_LIMIT, Kind, MAX_SEATS, MIN_SEATS, PET_WEIGHT, RAIN_CARDS, ROW,
    Special, cabins::CABIN_CARDS,
};
use serde::Serialize;
use tabletop::form::{OptionFace, Setting, Takes, ValueFace};

/// Everything printed, in one language, with the deck that comes with the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// The language of all texts.
    pub lang: Lang,
    /// The cards of the standard deck, in the order of its list.
    pub cards: Vec<CardFace>,
    /// The kinds of cards, which are the scoring cards.
    pub kinds: Vec<Named<Kind>>,
    /// The climates.
    pub climates: Vec<Named<Climate>>,
    /// The diets.
    pub diets: Vec<Named<Diet>>,
    /// The abilities.
    pub specials: Vec<Named<Special>>,
    /// The other things on the table.
    pub things: Vec<Named<Thing>>,
    /// Numbers that do not change.
    pub limits: Limits,
    /// What is chosen before the game: the fields of the options of a table.
    pub options: Vec<OptionFace>,
}

/// A card of the standard deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardFace {
    /// Its id in the deck list.
    pub id: String,
    /// The places of its copies in the deck, which is how moves name them.
    pub cards: Vec<Card>,
    /// Its name.
    pub name: String,
    /// 0 to 4.
    pub weight: u8,
    /// The weather it can bear.
    pub climate: Climate,
    /// What it eats.
    pub diet: Diet,
    /// The scoring card it counts for, if any.
    pub kind: Option<Kind>,
    /// Its ability, if any.
    pub special: Option<Special>,
    /// What the ability does, or nothing.
    pub text: String,
    /// Whether it has to be the only card of a turn.
    pub single: bool,
    /// Whether it can be a pet.
    pub pet: bool,
}

/// Something with a name and an explanation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{Id}Entry"))]
pub struct Named<Id> {
    /// What it is.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// What it means, in words.
    pub text: String,
}

/// Other things on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// The balance of the ark.
    Heel,
    /// Discs, which pay.
    Disc,
    /// Figures on scoring cards.
    Figure,
    /// Rain cards.
    Rain,
    /// Pets.
    Pet,
    /// Cabins.
    Cabin,
}

impl Thing {
    /// Every thing.
    pub const ALL: [Thing; 6] =
        [Thing::Heel, Thing::Disc, Thing::Figure, Thing::Rain, Thing::Pet, Thing::Cabin];
}

/// Numbers that do not change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Limits {
    /// The greatest heel to either side.
    pub heel: i8,
    /// All discs.
    pub discs: u8,
    /// The figures of one player.
    pub figures: u8,
    /// How many cards lie open.
    pub row: u8,
    /// The most cards in a cabin.
    pub cabin_cards: u8,
    /// The heaviest card.
    pub weight: u8,
    /// The heaviest pet.
    pub pet_weight: u8,
    /// Rain cards.
    pub rain_cards: u8,
    /// What the places on a scoring card are worth.
    pub places: Vec<u8>,
}

/// Everything of which there is something to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A kind of cards.
    Kind(Kind),
    /// A climate.
    Climate(Climate),
    /// A diet.
    Diet(Diet),
    /// Another thing.
    Thing(Thing),
    /// What is measured.
    Measure(Measure),
    /// The number of players, to be chosen.
    Players,
    /// So many players.
    PlayersOf(u8),
    /// The deck, to be chosen.
    Deck,
    /// The deck of the game.
    DeckStandard,
    /// A deck of one's own.
    DeckCustom,
}

/// Everything printed, in one language.
pub fn catalogue(lang: Lang) -> Catalogue {
    Catalogue {
        lang,
        cards: cards(lang),
        kinds: Kind::ALL.map(|id| named(id, Topic::Kind(id), lang)).to_vec(),
        climates: [Climate::Hot, Climate::Cold, Climate::Any]
            .map(|id| named(id, Topic::Climate(id), lang))
            .to_vec(),
        diets: [Diet::Carnivore, Diet::Herbivore, Diet::Omnivore, Diet::None]
            .map(|id| named(id, Topic::Diet(id), lang))
            .to_vec(),
        specials: Special::ALL.map(|id| special(id, lang)).to_vec(),
        things: Thing::ALL.map(|id| named(id, Topic::Thing(id), lang)).to_vec(),
        limits: Limits {
            heel: HEEL_LIMIT,
            discs: DISCS,
            figures: FIGURES,
            row: ROW as u8,
            cabin_cards: CABIN_CARDS as u8,
            weight: MAX_WEIGHT,
            pet_weight: PET_WEIGHT,
            rain_cards: RAIN_CARDS,
            places: PLACES.to_vec(),
        },
        options: options(lang),
    }
}

fn cards(lang: Lang) -> Vec<CardFace> {
    let mut next = 1;
    let face = |card: &StandardCard| {
        let places = next..next + card.copies;
        next += card.copies;
        let face = card.face;
        CardFace {
            id: card.id.into(),
            cards: places.map(Card).collect(),
            name: texts::standard_name(card.id, lang).unwrap_or(card.id).into(),
            weight: face.weight,
            climate: face.climate,
            diet: face.diet,
            kind: face.kind,
            special: face.special,
            text: face.special.map_or("", |special| texts::ability(special, lang)).into(),
            single: face.is_single(),
            pet: face.is_pet(),
        }
    };
    STANDARD.iter().map(face).collect()
}

fn named<Id>(id: Id, topic: Topic, lang: Lang) -> Named<Id> {
    let (name, text) = texts::topic(topic, lang);
    Named { id, name, text }
}

/// An ability is called like the animal that has it.
fn special(id: Special, lang: Lang) -> Named<Special> {
    let owner = STANDARD.iter().find(|card| card.face.special == Some(id));
    let name = owner.and_then(|card| texts::standard_name(card.id, lang)).unwrap_or_default();
    Named { id, name: name.into(), text: texts::ability(id, lang).into() }
}

/// Every field of the options. They are taken apart in full, so that a new one cannot be forgotten.
fn options(lang: Lang) -> Vec<OptionFace> {
    let usual = crate::Options::standard(MIN_SEATS as u8);
    let crate::Options { players, deck } = usual;
    let say = |topic| texts::topic(topic, lang);
    let word = |deck: &crate::Deck| match deck {
        crate::Deck::Standard => Setting::word("standard"),
        crate::Deck::Custom(_) => Setting::word("custom"),
    };
    let own = crate::Deck::Custom(crate::DeckList::standard());
    vec![
        OptionFace::new("players", say(Topic::Players), Setting::Number(players), {
            let of = |n| ValueFace::new(Setting::Number(n), say(Topic::PlayersOf(n)));
            (MIN_SEATS as u8..=MAX_SEATS as u8).map(of).collect()
        }),
        OptionFace::new("deck", say(Topic::Deck), word(&deck), {
            vec![
                ValueFace::new(word(&crate::Deck::Standard), say(Topic::DeckStandard)),
                ValueFace::new(word(&own), say(Topic::DeckCustom)).taking(Takes::Document),
            ]
        }),
    ]
}
