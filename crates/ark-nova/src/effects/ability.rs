//! The named abilities of animals. Sponsors, projects, maps and tiles lend them too.

use super::{Amount, CardFilter, Counter, Effect, Rest, per};
use crate::catalogue::{Action, Building, Icon, Resource};
use serde::Serialize;

/// A named ability with its value. Which of them wait until the action is finished: [`Ability::waits`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ability {
    /// Draw cards from the deck.
    Sprint(u8),
    /// Reveal cards from the deck and keep one animal among them.
    Hunter(Amount),
    /// Draw cards and keep half of them.
    Perception(u8),
    /// Draw random cards of the discard pile and keep one.
    Scavenging(u8),
    /// Take display cards, whatever the reputation.
    Snapping(u8),
    /// Exchange display or hand cards, a number of times.
    Digging(u8),
    /// Sell hand cards for 4 money each.
    Sunbathing(u8),
    /// Tuck hand cards for 2 appeal each.
    Pouch(u8),
    /// 1 appeal for each predator icon in the own zoo.
    Pack,
    /// 3 appeal for each petting zoo icon in the own zoo.
    PettingZooAnimal,
    /// 1 appeal for each icon of a continent in all zoos, at most 8.
    IconicAnimal(Icon),
    /// Gain X-tokens.
    Inventive(u8),
    /// 1 X-token for each bear icon in all zoos, at most 3.
    InventiveBear,
    /// 1, 2 or 3 X-tokens with 1, 3 or 5 primate icons in the own zoo.
    InventivePrimate,
    /// Advance the break token and gain as much money.
    Jumping(u8),
    /// Put any own action card on slot 1.
    Clever,
    /// Put the named action card on slot 1 or 5.
    Boost(Action),
    /// Perform the named action once more.
    Action(Action),
    /// Perform any action once more.
    Determination,
    /// Put a Multiplier token on the named action card.
    Multiplier(Action),
    /// Hire an association worker.
    FullThroated,
    /// Draw two final scoring cards and keep one of them.
    Resistance,
    /// Take any unused base project into the hand.
    Assertion,
    /// Take the base project for primates into the hand.
    Dominance,
    /// Take all sponsors of the display.
    SponsorMagnet,
    /// Build free kiosks or pavilions.
    Posturing(u8),
    /// Build the large bird aviary for free.
    Peacocking,
    /// May live with another herbivore of at least this size.
    FlockAnimal(u8),
    /// Venom tokens for everyone with more appeal.
    Venom(u8),
    /// Constriction tokens for everyone ahead.
    Constriction,
    /// Use an action card of the player with the most appeal, from slots 1 to this one.
    Hypnosis(u8),
    /// A card or 5 money from the leader in appeal (and, with 2, in conservation).
    Pilfering(u8),
    /// Put a marker on an animal of the display.
    Mark,
    /// Exchange 1 X-token and 5 money, either way.
    Trade,
    /// Take a worker back from the association board.
    ExtraShift,
    /// Take all display cards with a sea animal icon.
    SeaAnimalMagnet,
    /// Use an ability of another sea animal in the own zoo.
    Symbiosis,
    /// Discard hand cards; a choice of gains for each sea animal icon on them.
    Glide(u8),
    /// Discard animals of the display in range for half of their appeal.
    SharkAttack(u8),
    /// Remove an empty standard enclosure and get its cost back.
    CutDown,
    /// Ignore one condition of another animal played in this turn.
    Camouflage,
    /// Reveal cards from the deck and keep one sponsor among them.
    ScubaDive(Amount),
    /// Play a sponsor from hand for money equal to its level.
    Marketing,
    /// Draw final scoring cards, then discard as many.
    Adapt(u8),
    /// Find the next card with a primate icon in the deck.
    MonkeyGang,
}

/// The most that Jumping is printed with.
const FARTHEST_JUMP: usize = 8;

const JUMPS: [[Effect; 2]; FARTHEST_JUMP + 1] = {
    let mut jumps =
        [[Effect::AdvanceBreak(0), Effect::Gain(Resource::Money, Amount::N(0))]; FARTHEST_JUMP + 1];
    let mut n = 0;
    while n <= FARTHEST_JUMP {
        jumps[n] = [Effect::AdvanceBreak(n as u8), Effect::Gain(Resource::Money, Amount::N(n as u8))];
        n += 1;
    }
    jumps
};

const BOTH_TRACKS: [Effect; 2] = [Effect::Pilfer(Resource::Appeal), Effect::Pilfer(Resource::Conservation)];

/// What each sea animal icon that Glide discards gives.
const GLIDE: [&[Effect]; 3] = [
    &[Effect::Gain(Resource::Reputation, Amount::N(1))],
    &[Effect::Gain(Resource::Appeal, Amount::N(2))],
    &[Effect::BuildFree(&[Building::Kiosk])],
];

impl Ability {
    /// The effect as which an ability is defined, where other words of the language can say it. Rule, text, footprint
    /// and bots read this one definition.
    pub const fn meaning(self) -> Option<Effect> {
        let gain = match self {
            Ability::Pack => (Resource::Appeal, per(Counter::Icons(Icon::Predator), 1)),
            Ability::PettingZooAnimal => (Resource::Appeal, per(Counter::Icons(Icon::PettingZoo), 3)),
            Ability::IconicAnimal(icon) => (Resource::Appeal, per(Counter::IconsInAllZoos(icon), 1).up_to(8)),
            Ability::Inventive(n) => (Resource::XToken, Amount::N(n)),
            Ability::InventiveBear => {
                (Resource::XToken, per(Counter::IconsInAllZoos(Icon::Bear), 1).up_to(3))
            }
            Ability::InventivePrimate => {
                (Resource::XToken, Amount::Tiers(Counter::Icons(Icon::Primate), &[(1, 1), (3, 2), (5, 3)]))
            }
            Ability::Jumping(n) => return Some(Effect::List(&JUMPS[n as usize])),
            Ability::Posturing(n) => {
                return Some(Effect::UpTo(n, &[Effect::BuildFree(&[Building::Kiosk, Building::Pavilion])]));
            }
            Ability::Peacocking => return Some(Effect::BuildFree(&[Building::LargeBirdAviary])),
            Ability::Marketing => return Some(Effect::PlaySponsor),
            Ability::MonkeyGang => {
                let filter = CardFilter::WithIcon(Icon::Primate);
                return Some(Effect::RevealUntil { filter, rest: Rest::UnderDeck });
            }
            Ability::Pilfering(1) => return Some(BOTH_TRACKS[0]),
            Ability::Pilfering(_) => return Some(Effect::List(&BOTH_TRACKS)),
            Ability::Sprint(_)
            | Ability::Hunter(_)
            | Ability::Perception(_)
            | Ability::Scavenging(_)
            | Ability::Snapping(_)
            | Ability::Digging(_)
            | Ability::Sunbathing(_)
            | Ability::Pouch(_)
            | Ability::Clever
            | Ability::Boost(_)
            | Ability::Action(_)
            | Ability::Determination
            | Ability::Multiplier(_)
            | Ability::FullThroated
            | Ability::Resistance
            | Ability::Assertion
            | Ability::Dominance
            | Ability::SponsorMagnet
            | Ability::FlockAnimal(_)
            | Ability::Venom(_)
            | Ability::Constriction
            | Ability::Hypnosis(_)
            | Ability::Mark
            | Ability::Trade
            | Ability::ExtraShift
            | Ability::SeaAnimalMagnet
            | Ability::Symbiosis
            | Ability::Glide(_)
            | Ability::SharkAttack(_)
            | Ability::CutDown
            | Ability::Camouflage
            | Ability::ScubaDive(_)
            | Ability::Adapt(_) => return None,
        };
        Some(Effect::Gain(gain.0, gain.1))
    }

    /// The number it is printed with; none where it has none, or counts something.
    pub const fn value(self) -> Option<u8> {
        use Ability::*;
        match self {
            Sprint(n) | Perception(n) | Scavenging(n) | Snapping(n) | Digging(n) | Sunbathing(n)
            | Pouch(n) | Inventive(n) | Jumping(n) | Posturing(n) | FlockAnimal(n) | Venom(n)
            | Hypnosis(n) | Pilfering(n) | Glide(n) | SharkAttack(n) | Adapt(n) => Some(n),
            Hunter(Amount::N(n)) | ScubaDive(Amount::N(n)) => Some(n),
            Hunter(_) | ScubaDive(_) => None,
            IconicAnimal(_) | Boost(_) | Action(_) | Multiplier(_) => None,
            Pack | PettingZooAnimal | InventiveBear | InventivePrimate | Clever | Determination
            | FullThroated | Resistance | Assertion | Dominance | SponsorMagnet | Peacocking
            | Constriction | Mark | Trade | ExtraShift | SeaAnimalMagnet | Symbiosis | CutDown
            | Camouflage | Marketing | MonkeyGang => None,
        }
    }

    /// The icon it is printed with.
    pub const fn icon(self) -> Option<Icon> {
        match self {
            Ability::IconicAnimal(icon) => Some(icon),
            _ => None,
        }
    }

    /// The action card it names.
    pub const fn action(self) -> Option<Action> {
        match self {
            Ability::Boost(action) | Ability::Action(action) | Ability::Multiplier(action) => Some(action),
            _ => None,
        }
    }

    /// Whether the ability waits until the whole action is finished and its card has moved.
    pub const fn waits(self) -> bool {
        matches!(
            self,
            Ability::Clever
                | Ability::Boost(_)
                | Ability::Action(_)
                | Ability::Determination
                | Ability::Hypnosis(_)
                | Ability::Mark
        )
    }

    /// The effect inside an ability: its definition, or what it sets off for each thing that it counts.
    pub(crate) const fn inside(self) -> Option<Effect> {
        match self {
            Ability::Glide(_) => Some(Effect::OneOf(&GLIDE)),
            _ => self.meaning(),
        }
    }

    /// Whether the ability acts against other players.
    pub const fn is_interactive(self) -> bool {
        matches!(
            self,
            Ability::Venom(_) | Ability::Constriction | Ability::Hypnosis(_) | Ability::Pilfering(_)
        )
    }
}
