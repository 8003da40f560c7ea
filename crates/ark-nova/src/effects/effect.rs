//! What happens, as one small language.

use super::{Ability, Amount, Condition};
use crate::catalogue::action_cards::Twist;
use crate::catalogue::{Building, Icon, PlacementNeed, Resource, SizeClass};
use serde::Serialize;

/// One thing that happens to the owner. A list of effects is done in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Gain of a resource, with the bonuses of its track.
    Gain(Resource, Amount),
    /// Gain of a resource; every other player gains something for each point.
    GainAndShare {
        /// What the owner gains.
        gain: Resource,
        /// How much.
        amount: Amount,
        /// What the others gain.
        others: Resource,
        /// How much of it for each point the owner gained.
        per_point: u8,
    },
    /// These effects, in their order.
    List(&'static [Effect]),
    /// The effect, if the condition holds.
    If(Condition, &'static Effect),
    /// The effect, twice.
    Twice(&'static Effect),
    /// These effects in their order, up to so many times, as often as the owner likes: with 1, *may*.
    UpTo(u8, &'static [Effect]),
    /// A named ability.
    Ability(Ability),
    /// Advance the break token.
    AdvanceBreak(u8),
    /// The leader of a track among the others gives a card or money, as he likes.
    Pilfer(Resource),
    /// Take cards into the hand, one after the other.
    Take {
        /// How many.
        n: u8,
        /// From where.
        from: TakenFrom,
        /// Which cards fit.
        filter: CardFilter,
    },
    /// Reveal cards from the deck until one fits and take it.
    RevealUntil {
        /// Which card fits.
        filter: CardFilter,
        /// Where the other revealed cards go.
        rest: Rest,
    },
    /// Place the unique building of the card where it has what it needs; without room the card cannot be played.
    PlaceUnique(Building, PlacementNeed),
    /// May build one of these for free.
    BuildFree(&'static [Building]),
    /// Put player tokens on the card.
    PutTokens(u8),
    /// By removing a token of the card, what follows; an offer takes the token when it is accepted.
    SpendToken(&'static Effect),
    /// May pay this much money for what follows.
    PayFor(u8, &'static Effect),
    /// May show a hand without animals for Hunter with this value.
    ShowNoAnimal(u8),
    /// Decide for the rest of the game between small and large animals.
    ChooseFocus,
    /// One effect for a focus on small animals, another for large ones.
    ByFocus {
        /// With small animals chosen.
        small: &'static Effect,
        /// With large animals chosen.
        large: &'static Effect,
    },
    /// One of several lists of effects, as the owner likes.
    OneOf(&'static [&'static [Effect]]),
    /// May use what an alternate action card offers besides its action.
    SideAction(Twist),
    /// May play a sponsor from hand for money equal to its level.
    PlaySponsor,
    /// May play a fitting sponsor from hand without paying.
    PlaySponsorFree(CardFilter),
    /// May play an animal of a size class from hand, by all normal rules.
    PlayAnimal(SizeClass),
    /// Gain a placement bonus of the map that no building covers; it triggers nothing.
    GainPlacementBonus,
    /// Put a fitting sponsor of the own zoo on the discard pile.
    DiscardOwnSponsor(CardFilter),
    /// May make a donation, whichever side the Association card shows.
    Donate,
    /// May enlarge a standard enclosure by one space; appeal if it is occupied.
    EnlargeEnclosure {
        /// Appeal for an occupied one.
        appeal_if_occupied: u8,
    },
    /// May lift buildings and place them again.
    RearrangeBuildings {
        /// How many at most.
        max: u8,
    },
    /// The reef effects of all own reef dwellers.
    TriggerReefDwellers,
    /// A bonus tile of the conservation track, or money.
    TileOrMoney,
    /// The bonus tile at the end of the reputation track, or appeal.
    TileOrAppeal,
    /// Flip one of the own action cards to side II.
    UpgradeActionCard,
    /// Take a partner zoo from the association board.
    TakePartnerZoo,
    /// Take a university from the association board.
    TakeUniversity,
    /// Put a Multiplier token on any own action card.
    MultiplierToken,
    /// Raise the hand limit for good.
    RaiseHandLimit(u8),
    /// Remove a continent marker of the map and take its bonus.
    RemoveContinentMarker,
    /// Digging, and a discarded animal may be rescued.
    DigAndRescue(u8),
    /// Put a hand card under the notepad.
    StoreCard,
    /// Cover the lowest open action strength.
    ConcealStrength,
    /// Take all animals of the display.
    AnimalMagnet,
    /// Discard the lowest display card and refill.
    Wave,
    /// Ignore conditions of one animal.
    IgnoreConditions(u8),
    /// One more icon of any kind for supporting a base project laid out at set-up.
    WildIconForBaseProject,
}

impl Effect {
    /// Whether it is spent within another step, and never happens by itself.
    pub const fn is_spent_elsewhere(self) -> bool {
        matches!(self, Effect::IgnoreConditions(_) | Effect::WildIconForBaseProject)
    }
}

/// Where cards are taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TakenFrom {
    /// The top of the deck, or a display card in reputation range.
    DeckOrRange,
    /// Any display card.
    Display,
    /// The discard pile.
    DiscardPile,
}

/// Where revealed cards go that did not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rest {
    /// To the discard pile.
    Discard,
    /// Under the deck, in their order.
    UnderDeck,
}

/// Which cards an effect fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CardFilter {
    /// Any card.
    Any,
    /// An animal of a size class.
    AnimalOf(SizeClass),
    /// An animal of the size class chosen for the game.
    AnimalOfFocus,
    /// A petting zoo animal.
    PettingZooAnimal,
    /// Any sponsor.
    Sponsor,
    /// A sponsor that shows a person.
    PersonSponsor,
    /// An animal or sponsor with an icon.
    WithIcon(Icon),
}
