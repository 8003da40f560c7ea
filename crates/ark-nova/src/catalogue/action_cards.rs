//! The action cards: 5 standard ones and the 20 alternates of Marine Worlds, both sides.

use super::{Building, Resource};
use crate::effects::{Ability, Amount, Effect};
use serde::{Deserialize, Serialize};

/// One of the five action cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Play animals.
    Animals,
    /// Association tasks.
    Association,
    /// Build.
    Build,
    /// Draw cards.
    Cards,
    /// Play sponsors.
    Sponsors,
}

impl Action {
    /// All five.
    pub const ALL: [Action; 5] =
        [Action::Animals, Action::Association, Action::Build, Action::Cards, Action::Sponsors];
}

/// The side of an action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// The side every card starts with.
    #[default]
    I,
    /// The upgraded side.
    II,
}

/// An action card; number 0 is the standard one, 1 to 4 are the alternates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// Which action.
    pub action: Action,
    /// 0, or the printed number of an alternate.
    pub number: u8,
    /// Side I and side II.
    pub sides: [ActionSide; 2],
}

/// One side of an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionSide {
    /// What the action allows.
    pub does: Performance,
    /// What an alternate adds.
    pub twist: Option<Twist>,
}

/// A number for each strength from 1 to 5; more strength counts as 5.
pub type ByStrength = [u8; 5];

/// What an action allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Performance {
    /// Play animals.
    Animals {
        /// How many.
        animals: ByStrength,
        /// Whether also from the display in range.
        display: bool,
        /// The strength from which on 1 reputation comes first.
        reputation_from: Option<u8>,
    },
    /// Association tasks.
    Association {
        /// Whether several different tasks, a donation, the display and further partner zoos are allowed.
        several: bool,
    },
    /// Build.
    Build {
        /// Whether several different buildings, the large special enclosures and flagged spaces are allowed.
        several: bool,
        /// What is added to the strength.
        more: u8,
    },
    /// Draw or snap.
    Cards {
        /// Cards drawn.
        draw: ByStrength,
        /// Cards discarded afterwards.
        discard: ByStrength,
        /// Cards that may be snapped instead.
        snap: ByStrength,
        /// Whether cards may also be drawn from the display in range.
        display: bool,
    },
    /// Play sponsors, or move the break token for money.
    Sponsors {
        /// Whether several, and from the display in range.
        several: bool,
        /// What is added to the strength.
        more: u8,
        /// Money for each step of the break token.
        money_per_step: u8,
    },
}

/// What an alternate action card adds to the standard one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Twist {
    /// One more building of a kind at this price, outside strength and variety.
    ExtraBuilding(Building, u8),
    /// Standard enclosures of the same size may be built repeatedly.
    RepeatStandard,
    /// One rock or water space may be covered; this is gained or, if negative, paid.
    CoverTerrain(i8),
    /// From this strength on, playing a single animal allows one missing condition.
    IgnoreConditionIfSingle(u8),
    /// Afterwards, without an animal in hand: Hunter.
    HunterWithoutAnimal(u8),
    /// The first animal costs less.
    FirstAnimalCheaper(u8),
    /// For each animal, once, 2 money may be paid for 1 appeal.
    PayForAppeal,
    /// Mark an animal afterwards; reputation for playing an own marked one.
    MarkAfter(u8),
    /// Partner zoos come from the supply and may repeat; universities too, if set.
    FromSupply {
        /// Whether universities come from the supply as well.
        universities: bool,
    },
    /// The project task may hire a worker instead.
    HireInsteadOfProject,
    /// Each further worker on a task lowers the strength it uses.
    WorkersForStrength(u8),
    /// An X-token if the strength is above the value of the task.
    XTokenIfStronger,
    /// A donation costs less by the X-tokens owned.
    DonationLessByXTokens,
    /// From this strength on, another action may be performed instead.
    OtherActionInstead(u8),
    /// A card may be taken instead of the donation.
    CardInsteadOfDonation,
    /// Digging comes first.
    DiggingFirst(u8),
    /// Clever afterwards, for this much money.
    CleverAfter(u8),
    /// Once, exchange 1 X-token and 5 money, either way; or either for 1 reputation, if set.
    TradeOnce {
        /// Whether reputation can be bought as well.
        reputation: bool,
    },
    /// More money with the first money gained.
    BonusMoney(u8),
    /// Once, sell a sponsor from hand for 4 money; on side II any card, or lower a sponsor's level by 2.
    SellOnce {
        /// Whether any card will do, also for a lower level.
        any: bool,
    },
    /// Once, exchange a sponsor from hand for any sponsor of the display.
    SwapSponsor,
    /// With the break option, discard a card to play a sponsor for money.
    SponsorWithBreak,
}

impl Twist {
    /// What it adds as effects of their own, each for itself; what changes the action is read by the action.
    pub const fn effects(self) -> [Option<Effect>; 2] {
        match self {
            Twist::HunterWithoutAnimal(n) => [Some(Effect::ShowNoAnimal(n)), None],
            Twist::MarkAfter(reputation) => {
                let gain = Effect::Gain(Resource::Reputation, Amount::N(reputation));
                [Some(Effect::Ability(Ability::Mark)), Some(gain)]
            }
            Twist::DiggingFirst(n) => [Some(Effect::Ability(Ability::Digging(n))), None],
            Twist::CleverAfter(0) => [Some(CLEVER), None],
            Twist::CleverAfter(price) => [Some(Effect::PayFor(price, &CLEVER)), None],
            Twist::XTokenIfStronger => [Some(Effect::Gain(Resource::XToken, Amount::N(1))), None],
            Twist::OtherActionInstead(_) => [Some(Effect::Ability(Ability::Determination)), None],
            Twist::PayForAppeal
            | Twist::TradeOnce { .. }
            | Twist::SellOnce { .. }
            | Twist::SwapSponsor
            | Twist::SponsorWithBreak => [Some(Effect::SideAction(self)), None],
            Twist::ExtraBuilding(..)
            | Twist::RepeatStandard
            | Twist::CoverTerrain(_)
            | Twist::IgnoreConditionIfSingle(_)
            | Twist::FirstAnimalCheaper(_)
            | Twist::FromSupply { .. }
            | Twist::HireInsteadOfProject
            | Twist::WorkersForStrength(_)
            | Twist::DonationLessByXTokens
            | Twist::CardInsteadOfDonation
            | Twist::BonusMoney(_) => [None, None],
        }
    }
}

const CLEVER: Effect = Effect::Ability(Ability::Clever);

const DRAW: [ByStrength; 2] = [[1, 1, 2, 2, 3], [1, 2, 2, 3, 4]];
const DISCARD: [ByStrength; 2] = [[1, 0, 1, 0, 1], [0, 1, 0, 1, 1]];
const SNAP: [ByStrength; 2] = [[0, 0, 0, 0, 1], [0, 0, 1, 1, 1]];

const ANIMALS: [Performance; 2] = [
    Performance::Animals { animals: [0, 1, 1, 1, 2], display: false, reputation_from: None },
    Performance::Animals { animals: [1, 1, 2, 2, 2], display: true, reputation_from: Some(5) },
];
const ASSOCIATION: [Performance; 2] =
    [Performance::Association { several: false }, Performance::Association { several: true }];
const BUILD: [Performance; 2] =
    [Performance::Build { several: false, more: 0 }, Performance::Build { several: true, more: 0 }];
const CARDS: [Performance; 2] = cards(DISCARD, SNAP);
const SPONSORS: [Performance; 2] = [
    Performance::Sponsors { several: false, more: 0, money_per_step: 1 },
    Performance::Sponsors { several: true, more: 1, money_per_step: 2 },
];

const fn cards(discard: [ByStrength; 2], snap: [ByStrength; 2]) -> [Performance; 2] {
    [
        Performance::Cards { draw: DRAW[0], discard: discard[0], snap: snap[0], display: false },
        Performance::Cards { draw: DRAW[1], discard: discard[1], snap: snap[1], display: true },
    ]
}

const fn card(
    action: Action,
    number: u8,
    does: [Performance; 2],
    one: Option<Twist>,
    two: Option<Twist>,
) -> ActionCard {
    let sides = [ActionSide { does: does[0], twist: one }, ActionSide { does: does[1], twist: two }];
    ActionCard { action, number, sides }
}

const fn plain(action: Action, number: u8, does: [Performance; 2]) -> ActionCard {
    card(action, number, does, None, None)
}

const fn twisted(action: Action, number: u8, does: [Performance; 2], one: Twist, two: Twist) -> ActionCard {
    card(action, number, does, Some(one), Some(two))
}

use Action::{Animals, Association, Build, Cards, Sponsors};

/// All action cards, five numbers for each action in the order of [`Action::ALL`].
pub static ALL: [ActionCard; 25] = [
    plain(Animals, 0, ANIMALS),
    twisted(Animals, 1, ANIMALS, Twist::IgnoreConditionIfSingle(5), Twist::IgnoreConditionIfSingle(3)),
    twisted(Animals, 2, ANIMALS, Twist::HunterWithoutAnimal(4), Twist::HunterWithoutAnimal(6)),
    twisted(Animals, 3, ANIMALS, Twist::FirstAnimalCheaper(2), Twist::PayForAppeal),
    twisted(Animals, 4, ANIMALS, Twist::MarkAfter(0), Twist::MarkAfter(1)),
    plain(Association, 0, ASSOCIATION),
    twisted(
        Association,
        1,
        ASSOCIATION,
        Twist::FromSupply { universities: false },
        Twist::FromSupply { universities: true },
    ),
    twisted(Association, 2, ASSOCIATION, Twist::HireInsteadOfProject, Twist::WorkersForStrength(2)),
    twisted(Association, 3, ASSOCIATION, Twist::XTokenIfStronger, Twist::DonationLessByXTokens),
    twisted(Association, 4, ASSOCIATION, Twist::OtherActionInstead(5), Twist::CardInsteadOfDonation),
    plain(Build, 0, BUILD),
    twisted(
        Build,
        1,
        BUILD,
        Twist::ExtraBuilding(Building::Pavilion, 3),
        Twist::ExtraBuilding(Building::Pavilion, 2),
    ),
    twisted(
        Build,
        2,
        BUILD,
        Twist::ExtraBuilding(Building::Kiosk, 3),
        Twist::ExtraBuilding(Building::Kiosk, 2),
    ),
    card(
        Build,
        3,
        [Performance::Build { several: false, more: 1 }, Performance::Build { several: true, more: 1 }],
        None,
        Some(Twist::RepeatStandard),
    ),
    twisted(Build, 4, BUILD, Twist::CoverTerrain(-2), Twist::CoverTerrain(2)),
    plain(Cards, 0, CARDS),
    plain(Cards, 1, cards([[0; 5]; 2], SNAP)),
    twisted(Cards, 2, CARDS, Twist::DiggingFirst(1), Twist::DiggingFirst(2)),
    plain(Cards, 3, cards(DISCARD, [[0, 0, 1, 1, 1], [0, 1, 1, 1, 2]])),
    twisted(Cards, 4, CARDS, Twist::CleverAfter(2), Twist::CleverAfter(0)),
    plain(Sponsors, 0, SPONSORS),
    twisted(
        Sponsors,
        1,
        SPONSORS,
        Twist::TradeOnce { reputation: false },
        Twist::TradeOnce { reputation: true },
    ),
    twisted(Sponsors, 2, SPONSORS, Twist::BonusMoney(3), Twist::BonusMoney(5)),
    twisted(Sponsors, 3, SPONSORS, Twist::SellOnce { any: false }, Twist::SellOnce { any: true }),
    twisted(Sponsors, 4, SPONSORS, Twist::SwapSponsor, Twist::SponsorWithBreak),
];

/// An alternate action card: its action and its number from 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alternate {
    /// Which action.
    pub action: Action,
    /// Its number, from 1.
    pub number: u8,
}

impl Alternate {
    /// How many each action has.
    pub const OF_AN_ACTION: usize = OF_AN_ACTION - 1;
    /// How many there are.
    pub const COUNT: usize = Action::ALL.len() * Alternate::OF_AN_ACTION;

    /// The alternate with a number, if the action has it.
    pub fn new(action: Action, number: u8) -> Option<Alternate> {
        let there = (1..=Alternate::OF_AN_ACTION).contains(&usize::from(number));
        there.then_some(Alternate { action, number })
    }

    /// All of them, action by action.
    pub fn all() -> impl Iterator<Item = Alternate> {
        (0..Alternate::COUNT).map(Alternate::at)
    }

    /// The one at a place among all.
    pub(crate) const fn at(place: usize) -> Alternate {
        let (action, number) = (place / Alternate::OF_AN_ACTION, place % Alternate::OF_AN_ACTION);
        Alternate { action: Action::ALL[action], number: number as u8 + 1 }
    }

    /// Its place among all.
    pub(crate) const fn place(self) -> usize {
        self.action as usize * Alternate::OF_AN_ACTION + self.number as usize - 1
    }

    /// What is printed on it.
    pub fn card(self) -> &'static ActionCard {
        &ALL[self.action as usize * OF_AN_ACTION + usize::from(self.number)]
    }
}

/// Steps of the break token in a Cards action.
pub const CARDS_BREAK_STEPS: u8 = 2;

/// The action card with a number.
pub fn find(action: Action, number: u8) -> Option<&'static ActionCard> {
    ALL.iter().find(|card| card.action == action && card.number == number)
}

/// Action cards of each action: the standard one and its alternates.
const OF_AN_ACTION: usize = 5;

/// What is printed on a side of an action card.
pub fn side(action: Action, number: u8, side: Side) -> &'static ActionSide {
    &ALL[action as usize * OF_AN_ACTION + usize::from(number)].sides[side as usize]
}

/// The number for a strength; more than 5 counts as 5.
pub fn by_strength(table: ByStrength, strength: u8) -> u8 {
    table[usize::from(strength.clamp(1, 5)) - 1]
}
