//! Small gains as a picture, a number and words.

use crate::catalogue::{Building, BuildingKind, Resource, ZooMap};
use crate::effects::{Ability, Amount, CardFilter, Effect, TakenFrom};
use crate::texts::{Lang, effect_texts};
use serde::Serialize;

/// Something that is gained or done, as it is drawn: a picture with or without a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bonus {
    /// The picture.
    pub glyph: Glyph,
    /// The number in or beside it; none where it is one, or counted.
    pub n: Option<u8>,
    /// What it is, in a few words: `5 money`.
    pub short: String,
    /// What it does, as a sentence.
    pub text: String,
}

/// The pictures of gains and effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Glyph {
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
    /// A card from the deck or the display in range.
    CardInRange,
    /// Any card of the display.
    Snapping,
    /// The deck is searched for a card.
    Search,
    /// The deck is searched for a sponsor with a person.
    PersonSponsor,
    /// Cards of the discard pile.
    Scavenging,
    /// The top cards of the deck.
    Hunter,
    /// An action card moves to slot 1.
    Clever,
    /// One more action.
    ExtraAction,
    /// A free standard enclosure; the number is its size.
    FreeStandardEnclosure,
    /// A free special enclosure.
    FreeSpecialEnclosure,
    /// A free kiosk.
    FreeKiosk,
    /// A free pavilion.
    FreePavilion,
    /// A free kiosk or pavilion.
    FreeKioskOrPavilion,
    /// A worker is hired.
    Worker,
    /// A worker comes back.
    ReturnedWorker,
    /// An action card is upgraded.
    Upgrade,
    /// A partner zoo.
    PartnerZoo,
    /// A university.
    University,
    /// A sponsor is played.
    Sponsor,
    /// An animal is played.
    Animal,
    /// A Multiplier token.
    Multiplier,
    /// A card is tucked for appeal.
    Pouch,
    /// Cards are sold.
    Sunbathing,
    /// Cards are exchanged.
    Digging,
    /// Cards are exchanged, and a discarded animal may be rescued.
    Rescue,
    /// Final scoring cards are exchanged.
    Adapt,
    /// A wave.
    Wave,
    /// An empty enclosure is removed.
    CutDown,
    /// Animals of the display are discarded for appeal.
    SharkAttack,
    /// A card is stored.
    StoredCard,
    /// A mark on an animal of the display.
    Mark,
    /// The lowest open strength is covered.
    CoveredStrength,
    /// All animals of the display.
    AnimalMagnet,
    /// A continent marker is removed.
    ContinentMarker,
    /// A bonus tile.
    BonusTile,
    /// A donation.
    Donation,
    /// The hand limit rises.
    HandLimit,
    /// One of several.
    Choice,
    /// Conditions are ignored.
    IgnoredConditions,
    /// An icon of any kind.
    AnyIcon,
    /// The effects of all reef dwellers.
    Reef,
    /// A unique building is placed.
    UniqueBuilding,
    /// Buildings are enlarged or moved.
    Rebuilding,
    /// Tokens on a card.
    PlayerToken,
    /// The break token moves.
    BreakToken,
    /// A placement bonus of the map.
    PlacementBonus,
    /// X-tokens and money are exchanged.
    Trade,
    /// Another named ability.
    Ability,
    /// Anything else.
    Effect,
}

impl Bonus {
    /// An effect as it is drawn on no map in particular.
    pub(super) fn of(effect: &Effect, lang: Lang) -> Bonus {
        Bonus::on(None, effect, lang)
    }

    /// An effect as it is drawn on a map.
    pub(super) fn on(map: Option<&ZooMap>, effect: &Effect, lang: Lang) -> Bonus {
        let (glyph, n) = drawn(effect);
        let (short, text) = effect_texts(effect, map, lang);
        Bonus { glyph, n, short, text }
    }

    /// Several effects as they are drawn.
    pub(super) fn all(map: Option<&ZooMap>, effects: &[Effect], lang: Lang) -> Vec<Bonus> {
        effects.iter().map(|effect| Bonus::on(map, effect, lang)).collect()
    }
}

/// The picture of an effect and the number in it.
fn drawn(effect: &Effect) -> (Glyph, Option<u8>) {
    match *effect {
        Effect::Gain(resource, Amount::N(n)) => (resource_glyph(resource), Some(n)),
        Effect::Gain(resource, Amount::Per { .. } | Amount::Tiers(..)) => (resource_glyph(resource), None),
        Effect::GainAndShare { gain, .. } => (resource_glyph(gain), None),
        Effect::List(effects) | Effect::UpTo(_, effects) => match effects {
            [first, ..] => (drawn(first).0, None),
            [] => (Glyph::Effect, None),
        },
        Effect::If(_, inside) | Effect::SpendToken(inside) | Effect::PayFor(_, inside) => drawn(inside),
        Effect::Twice(inside) => (drawn(inside).0, Some(2)),
        Effect::ByFocus { small, .. } => (drawn(small).0, None),
        Effect::OneOf(_) | Effect::ChooseFocus => (Glyph::Choice, None),
        Effect::Ability(ability) => drawn_ability(ability),
        Effect::AdvanceBreak(n) => (Glyph::BreakToken, Some(n)),
        Effect::Take { n, from, .. } => match from {
            TakenFrom::DeckOrRange => (Glyph::CardInRange, Some(n)),
            TakenFrom::Display => (Glyph::Snapping, Some(n)),
            TakenFrom::DiscardPile => (Glyph::Scavenging, Some(n)),
        },
        Effect::RevealUntil { filter: CardFilter::PersonSponsor, .. } => (Glyph::PersonSponsor, None),
        Effect::RevealUntil { .. } => (Glyph::Search, None),
        Effect::PlaceUnique(..) => (Glyph::UniqueBuilding, None),
        Effect::BuildFree(buildings) => free(buildings),
        Effect::PutTokens(n) => (Glyph::PlayerToken, Some(n)),
        Effect::ShowNoAnimal(n) => (Glyph::Hunter, Some(n)),
        Effect::PlaySponsor | Effect::PlaySponsorFree(_) => (Glyph::Sponsor, None),
        Effect::PlayAnimal(_) => (Glyph::Animal, None),
        Effect::GainPlacementBonus => (Glyph::PlacementBonus, None),
        Effect::Donate => (Glyph::Donation, None),
        Effect::EnlargeEnclosure { .. } | Effect::RearrangeBuildings { .. } => (Glyph::Rebuilding, None),
        Effect::TriggerReefDwellers => (Glyph::Reef, None),
        Effect::TileOrMoney | Effect::TileOrAppeal => (Glyph::BonusTile, None),
        Effect::UpgradeActionCard => (Glyph::Upgrade, None),
        Effect::TakePartnerZoo => (Glyph::PartnerZoo, None),
        Effect::TakeUniversity => (Glyph::University, None),
        Effect::MultiplierToken => (Glyph::Multiplier, None),
        Effect::RaiseHandLimit(n) => (Glyph::HandLimit, Some(n)),
        Effect::RemoveContinentMarker => (Glyph::ContinentMarker, None),
        Effect::DigAndRescue(n) => (Glyph::Rescue, Some(n)),
        Effect::StoreCard => (Glyph::StoredCard, None),
        Effect::ConcealStrength => (Glyph::CoveredStrength, None),
        Effect::AnimalMagnet => (Glyph::AnimalMagnet, None),
        Effect::Wave => (Glyph::Wave, None),
        Effect::IgnoreConditions(n) => (Glyph::IgnoredConditions, Some(n)),
        Effect::WildIconForBaseProject => (Glyph::AnyIcon, None),
        Effect::Pilfer(_) | Effect::SideAction(_) | Effect::DiscardOwnSponsor(_) => (Glyph::Effect, None),
    }
}

fn resource_glyph(resource: Resource) -> Glyph {
    match resource {
        Resource::Money => Glyph::Money,
        Resource::Appeal => Glyph::Appeal,
        Resource::Conservation => Glyph::Conservation,
        Resource::Reputation => Glyph::Reputation,
        Resource::XToken => Glyph::XToken,
    }
}

fn drawn_ability(ability: Ability) -> (Glyph, Option<u8>) {
    match ability {
        Ability::Snapping(n) => (Glyph::Snapping, Some(n)),
        Ability::Clever => (Glyph::Clever, None),
        Ability::Action(_) | Ability::Determination => (Glyph::ExtraAction, None),
        Ability::FullThroated => (Glyph::Worker, None),
        Ability::ExtraShift => (Glyph::ReturnedWorker, None),
        Ability::Multiplier(_) => (Glyph::Multiplier, None),
        Ability::Pouch(n) => (Glyph::Pouch, Some(n)),
        Ability::Sunbathing(n) => (Glyph::Sunbathing, Some(n)),
        Ability::Digging(n) => (Glyph::Digging, Some(n)),
        Ability::Hunter(Amount::N(n)) => (Glyph::Hunter, Some(n)),
        Ability::Hunter(Amount::Per { .. } | Amount::Tiers(..)) => (Glyph::Hunter, None),
        Ability::Scavenging(n) => (Glyph::Scavenging, Some(n)),
        Ability::Adapt(n) => (Glyph::Adapt, Some(n)),
        Ability::Mark => (Glyph::Mark, None),
        Ability::CutDown => (Glyph::CutDown, None),
        Ability::SharkAttack(n) => (Glyph::SharkAttack, Some(n)),
        Ability::Posturing(n) => (Glyph::FreeKioskOrPavilion, Some(n)),
        Ability::Peacocking => (Glyph::FreeSpecialEnclosure, None),
        Ability::Marketing => (Glyph::Sponsor, None),
        Ability::Trade => (Glyph::Trade, None),
        Ability::Jumping(n) => (Glyph::BreakToken, Some(n)),
        Ability::Inventive(n) => (Glyph::XToken, Some(n)),
        other => (Glyph::Ability, other.value()),
    }
}

fn free(buildings: &[Building]) -> (Glyph, Option<u8>) {
    match buildings {
        [Building::Kiosk, Building::Pavilion] => (Glyph::FreeKioskOrPavilion, None),
        [first, ..] => match first.kind() {
            BuildingKind::StandardEnclosure => (Glyph::FreeStandardEnclosure, Some(first.size())),
            BuildingKind::Kiosk => (Glyph::FreeKiosk, None),
            BuildingKind::Pavilion => (Glyph::FreePavilion, None),
            BuildingKind::SpecialEnclosure => (Glyph::FreeSpecialEnclosure, None),
            BuildingKind::UniqueBuilding => (Glyph::UniqueBuilding, None),
        },
        [] => (Glyph::Effect, None),
    }
}
