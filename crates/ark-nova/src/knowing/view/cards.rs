//! Cards in a view: those that are known and the backs of the others, the display, and what cards cost.

use crate::asking::explain::{Price, Subject};
use crate::catalogue::{CardId, CardKind, boards};
use crate::knowing::look::Look;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// Cards of which a viewer knows some: those by number, the others by their backs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardsView {
    /// The cards the viewer knows.
    pub known: Vec<CardId>,
    /// Further zoo cards.
    pub zoo_cards: u8,
    /// Further base projects.
    pub base_projects: u8,
    /// Further final scoring cards.
    pub scoring_cards: u8,
}

impl CardsView {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.known.len() + usize::from(self.zoo_cards + self.base_projects + self.scoring_cards)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A folder of the display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FolderView {
    /// Its number from 1, which is what cards played from it cost besides.
    pub folder: u8,
    /// The card, if one lies there.
    pub card: Option<CardId>,
    /// Whose token lies on the card.
    pub mark: Option<Seat>,
    /// Whether it is in the viewer's reputation range.
    pub in_range: bool,
    /// Whether its card is discarded in a break.
    pub leaves_at_break: bool,
}

/// A card tucked under an animal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnderView {
    /// The animal.
    pub animal: CardId,
    /// The card under it, if the viewer knows it.
    pub card: Option<CardId>,
}

/// What a card costs the viewer now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PricedCard {
    /// Which card.
    pub card: CardId,
    /// The price, part by part.
    pub price: Price,
}

impl Look<'_> {
    /// Cards, known or by their backs.
    pub(super) fn cards_view(
        self,
        cards: impl Iterator<Item = CardId>,
        seen: impl Fn(CardId) -> bool,
    ) -> CardsView {
        let mut view = CardsView::default();
        for card in cards {
            if seen(card) {
                view.known.push(card);
            } else if card.kind() == Some(CardKind::FinalScoring) {
                view.scoring_cards += 1;
            } else if self.rules.is_base_project(card) {
                view.base_projects += 1;
            } else {
                view.zoo_cards += 1;
            }
        }
        view
    }

    /// The display as a viewer reaches it.
    pub(super) fn display_view(
        self,
        display: &[Option<CardId>; boards::FOLDERS as usize],
        viewer: Viewer,
    ) -> Vec<FolderView> {
        let range = match viewer {
            Viewer::Seat(seat) => self.zoo(seat).range(),
            Viewer::Spectator => 0,
        };
        let folders = (1..).zip(display);
        folders
            .map(|(folder, &card)| FolderView {
                folder,
                card,
                mark: card.and_then(|card| self.position.market.mark(card)),
                in_range: folder <= range,
                leaves_at_break: folder <= boards::FOLDERS_DISCARDED,
            })
            .collect()
    }

    /// The prices of the cards a viewer could think of playing.
    pub(super) fn prices(self, viewer: Viewer) -> Vec<PricedCard> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let cards = self.zoo(seat).hand.iter().chain(self.position.market.displayed(boards::FOLDERS));
        cards
            .filter_map(|card| {
                let subject = Subject::of_card(card).into_iter().next()?;
                Some(PricedCard { card, price: self.price(seat, subject) })
            })
            .collect()
    }
}
