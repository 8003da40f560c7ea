//! What would help: the kinds of step that could remove a reason against something.

use crate::asking::explain::Subject;
use crate::asking::moves::source_list;
use crate::catalogue::boards::University;
use crate::catalogue::{Action, Building, CardId, Icon};
use crate::position::Source;
use serde::{Deserialize, Serialize};

/// A kind of step after which a reason against something may be gone, alone or together with others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Remedy {
    /// The next break: income as the zoo stands now. Offers and choices of the income may bring more.
    Income {
        /// The least money it brings.
        money: u16,
    },
    /// The break option of the Sponsors action.
    BreakOption {
        /// The strength the card has now, without X-tokens.
        strength: u8,
        /// The money it brings at this strength.
        money: u16,
    },
    /// A card of the hand is sold at the harbour.
    SellCard {
        /// The money it brings.
        money: u16,
    },
    /// A partner zoo that is on offer makes the animal cheaper.
    CheaperByPartnerZoo {
        /// Its continent.
        continent: Icon,
        /// What the animal would cost then.
        cost: u16,
    },
    /// The card moves up the display, as cards before it leave.
    LowerFolder {
        /// The folder that would do, or the first one.
        folder: u8,
        /// What the card would cost there.
        cost: u16,
    },
    /// The card is taken from the display into the hand first.
    TakeIntoHand {
        /// The strength from which on the own Cards card snaps.
        snaps_from: u8,
        /// Whether the own Cards card could also draw it now, at any strength.
        in_range: bool,
        /// What the card would cost then.
        cost: u16,
    },
    /// A sponsor of the own hand changes the rule that stands against it.
    PlaySponsor {
        /// Which sponsor.
        card: CardId,
    },
    /// An action card with a Venom token is used, for its action or for an X-token.
    RemoveVenom {
        /// The cards that bear one.
        actions: Vec<Action>,
    },
    /// Other action cards are used first, so that this one moves up.
    HigherSlot {
        /// Which action card.
        action: Action,
        /// The slot in which it is strong enough without X-tokens.
        slot: u8,
        /// How often cards of higher slots have to be used until then.
        uses: u8,
    },
    /// More X-tokens are gained, and spent on the action.
    XTokens {
        /// How many would do in all, in the slot of now.
        needs: u8,
        /// How many are there.
        has: u8,
    },
    /// An X-token is spent.
    SpendXToken,
    /// The Constriction token of the card goes: by any use of the card, or at the break.
    RemoveConstriction {
        /// Which action card.
        action: Action,
    },
    /// The action card is upgraded.
    Upgrade {
        /// Which action card.
        action: Action,
        /// What upgrades a card and can still be reached.
        #[serde(with = "source_list")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
        sources: Vec<Source>,
    },
    /// The next action of the kind begins afresh.
    NextAction {
        /// Which action.
        action: Action,
    },
    /// Reputation, as by the first task of the association board.
    Reputation {
        /// How much it takes.
        needs: u8,
        /// How much is missing.
        missing: u8,
    },
    /// Partner zoos that are on offer and may be taken.
    PartnerZoos {
        /// Their continents.
        continents: Vec<Icon>,
        /// How many of them would help.
        missing: u8,
        /// The strength of the task.
        strength: u8,
    },
    /// A university that is on offer and may be taken.
    Universities {
        /// Their kinds.
        universities: Vec<University>,
        /// The strength of the task.
        strength: u8,
    },
    /// A building is built that has a place on the map.
    Build {
        /// Which building; the smallest of those that would do.
        building: Building,
        /// How many of them are missing.
        missing: u8,
        /// The strength one takes.
        strength: u8,
        /// The money one takes.
        money: u16,
        /// Whether the Build card has to be upgraded first: for the building, or for the only places left.
        side_ii: bool,
    },
    /// No place is left for any building that would do.
    NoPlaceLeft,
    /// Another herbivore comes into the zoo, which this animal can join.
    Join {
        /// Herbivores of the own hand and the display that it could join.
        cards: Vec<CardId>,
    },
    /// An animal is released: its enclosure is free again and its appeal is lost.
    ReleaseAnimal {
        /// Projects in play, in hand and in the display for which an own animal fits.
        projects: Vec<CardId>,
    },
    /// Other cards come into the zoo first.
    PlayCards {
        /// How much is missing.
        missing: u8,
        /// Cards of the own hand and the display that add to it.
        cards: Vec<CardId>,
    },
    /// New cards are drawn or taken.
    DrawCards,
    /// The next break: the workers come back.
    WorkersReturn {
        /// How many there are then.
        workers: u8,
    },
    /// Another worker is hired.
    HireWorker {
        /// What hires one and can still be reached.
        #[serde(with = "source_list")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
        sources: Vec<Source>,
    },
    /// The next break: partner zoos and universities are laid out again.
    TilesReturn,
    /// Another level of the same project, against which nothing stands.
    OtherLevel {
        /// Which level, from 0.
        level: u8,
    },
    /// The building is placed elsewhere.
    OtherPlace,
    /// One of these is made possible first.
    MakePossible {
        /// Any of them would do.
        subjects: Vec<Subject>,
    },
}
