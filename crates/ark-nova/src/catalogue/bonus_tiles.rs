//! The bonus tiles of the conservation track.

use super::{Building, Edition, Resource, Set};
use crate::effects::{Ability, Amount::N, CardFilter, Effect, Effect::*, TakenFrom};
use serde::{Deserialize, Serialize};

/// A bonus tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BonusTile {
    /// 2 reputation.
    #[default]
    Reputation,
    /// 3 X-tokens.
    XTokens,
    /// 10 money.
    Money,
    /// A free enclosure of size 3.
    Enclosure,
    /// Three cards from the deck or in range.
    Cards,
    /// A Multiplier token.
    Multiplier,
    /// A university.
    University,
    /// A partner zoo.
    PartnerZoo,
    /// A sponsor for money; in the expansion a tile that is kept takes its place.
    Sponsor,
    /// Kept: a sponsor for money at a later time.
    KeptSponsor,
    /// Kept: ignore up to three conditions of an animal.
    IgnoreConditions,
    /// Kept: an icon of any kind for a base project.
    BaseProjectIcon,
    /// Kept: a worker comes back.
    ExtraShift,
    /// A snap, and a larger hand limit for good.
    SnapAndHandLimit,
    /// Final scoring cards exchanged.
    Adapt,
    /// Free kiosks and pavilions.
    Posturing,
}

/// What a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileFace {
    /// The tile.
    pub tile: BonusTile,
    /// The box.
    pub set: Set,
    /// Its effects, in any order.
    pub effects: &'static [Effect],
    /// Whether it is kept and used once, later.
    pub kept: bool,
}

const fn tile(tile: BonusTile, set: Set, effects: &'static [Effect]) -> TileFace {
    TileFace { tile, set, effects, kept: false }
}

const fn kept(tile: BonusTile, effects: &'static [Effect]) -> TileFace {
    TileFace { tile, set: Set::Marine, effects, kept: true }
}

const ONE_CARD: Effect = Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any };

/// All tiles, in the order of [`BonusTile`].
pub static ALL: [TileFace; 16] = [
    tile(BonusTile::Reputation, Set::Base, &[Gain(Resource::Reputation, N(2))]),
    tile(BonusTile::XTokens, Set::Base, &[Gain(Resource::XToken, N(3))]),
    tile(BonusTile::Money, Set::Base, &[Gain(Resource::Money, N(10))]),
    tile(BonusTile::Enclosure, Set::Base, &[BuildFree(&[Building::Standard3])]),
    tile(BonusTile::Cards, Set::Base, &[ONE_CARD, ONE_CARD, ONE_CARD]),
    tile(BonusTile::Multiplier, Set::Base, &[MultiplierToken]),
    tile(BonusTile::University, Set::Base, &[TakeUniversity]),
    tile(BonusTile::PartnerZoo, Set::Base, &[TakePartnerZoo]),
    tile(BonusTile::Sponsor, Set::Base, &[PlaySponsor]),
    kept(BonusTile::KeptSponsor, &[PlaySponsor]),
    kept(BonusTile::IgnoreConditions, &[IgnoreConditions(3)]),
    kept(BonusTile::BaseProjectIcon, &[WildIconForBaseProject]),
    kept(BonusTile::ExtraShift, &[Ability(Ability::ExtraShift)]),
    tile(BonusTile::SnapAndHandLimit, Set::Marine, &[Ability(Ability::Snapping(1)), RaiseHandLimit(1)]),
    tile(BonusTile::Adapt, Set::Marine, &[Ability(Ability::Adapt(3))]),
    tile(BonusTile::Posturing, Set::Marine, &[Ability(Ability::Posturing(3))]),
];

impl BonusTile {
    /// What the tile does.
    pub fn face(self) -> &'static TileFace {
        &ALL[self as usize]
    }
}

/// The tiles that are shuffled in an edition: 9, or 15 where the kept sponsor tile replaces the other.
pub fn pool(edition: Edition) -> impl Iterator<Item = BonusTile> {
    let replaced = edition.has(Set::Marine).then_some(BonusTile::Sponsor);
    ALL.iter().filter(move |face| edition.has(face.set) && Some(face.tile) != replaced).map(|face| face.tile)
}
