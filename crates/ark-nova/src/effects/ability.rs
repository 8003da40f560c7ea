//! The named abilities of animals. Sponsors, projects, maps and tiles lend them too.

use super::Amount;
use crate::catalogue::{Action, Icon};

/// A named ability with its value. Which of them wait until the action is finished: [`Ability::waits`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl Ability {
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

    /// Whether the ability acts against other players.
    pub const fn is_interactive(self) -> bool {
        matches!(
            self,
            Ability::Venom(_) | Ability::Constriction | Ability::Hypnosis(_) | Ability::Pilfering(_)
        )
    }
}
