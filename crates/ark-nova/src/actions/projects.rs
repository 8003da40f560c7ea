//! Which levels of which conservation projects can be supported (R-12A.7 to R-12A.10).

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::projects::{Need, ProjectKind};
use crate::catalogue::{CardId, CardKind};
use crate::effects::{Effect, Rule};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::Token;
use std::ops::ControlFlow;
use tabletop::{Objections, Seat};

impl Look<'_> {
    /// Visits every project and level that can be supported; `display` says whether display cards may be played.
    pub(crate) fn projects(
        self,
        seat: Seat,
        display: bool,
        visit: &mut impl FnMut(CardId, u8) -> Walk,
    ) -> Walk {
        let board = &self.position.association;
        let in_play = board.base.iter().chain(board.above.iter()).map(|project| project.card);
        let range = if display { self.zoo(seat).range() } else { 0 };
        let new = self.zoo(seat).hand.iter().chain(self.position.market.displayed(range));
        let new = new.filter(|card| card.kind() == Some(CardKind::Project));
        for card in in_play.chain(new) {
            for level in 0..3 {
                if passes(|first| self.check_level(seat, card, level, display, first)) {
                    visit(card, level)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// What stands against supporting a level, in the action on top.
    pub(crate) fn check_support<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        level: u8,
        objections: &mut O,
    ) -> Walk {
        self.check_level(seat, card, level, self.may_play_displayed_project(), objections)
    }

    /// Whether the Association card in use plays projects of the display.
    pub(crate) fn may_play_displayed_project(self) -> bool {
        use crate::catalogue::Side;
        self.position.agenda.performing().is_some_and(|performing| performing.side == Side::II)
    }

    fn check_level<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        level: u8,
        display: bool,
        objections: &mut O,
    ) -> Walk {
        if card.kind() != Some(CardKind::Project) || level > 2 {
            return objections.raise(Blocker::NoSuchChoice);
        }
        require(self.zoo(seat).edge != 0, objections, || Blocker::NoToken)?;
        let project = self.rules.project(card);
        if let Some(in_play) = self.position.association.project(card) {
            let again = project.kind == ProjectKind::Release && self.has_rule(seat, Rule::RepeatReleases);
            let own = in_play.is_supported_by(seat) && !again;
            require(!own, objections, || Blocker::SupportedAlready { card })?;
            let free = in_play.levels[usize::from(level)] == Token::None;
            require(free, objections, || Blocker::LevelTaken)?;
        } else {
            let range = display.then(|| self.zoo(seat).range());
            let folder = self.check_reach(seat, card, CardKind::Project, range, objections)?;
            let (cost, has) = (u16::from(folder), self.zoo(seat).money.0);
            require(cost <= has, objections, || Blocker::Money { cost, has })?;
        }
        match project.levels[usize::from(level)].need {
            Need::AtLeast(counter, needs) => {
                let has = self.count(seat, counter) as u8;
                let missing = needs.saturating_sub(has);
                let zoo = self.zoo(seat);
                let wild = || {
                    (!zoo.tokens_on.is_empty() || zoo.tiles != 0)
                        && self.is_base(card)
                        && self.wild_icons(seat, 0).count() >= missing.into()
                };
                require(missing == 0 || wild(), objections, || Blocker::LevelNeed { needs, has })
            }
            Need::Release(icon, size) => {
                let some = self
                    .residents(seat)
                    .any(|animal| self.releases(project.levels[usize::from(level)].need, animal));
                require(some, objections, || Blocker::NoAnimal { icon, size })
            }
            Need::Breeding(icon) => {
                let pair = self.animals(seat).any(|animal| {
                    let icons = self.rules.animal(animal).icons;
                    icons.contains(&icon) && icons.iter().any(|&icon| self.zoo(seat).has_partner(icon))
                });
                require(pair, objections, || Blocker::NoBreedingPair { icon })
            }
        }
    }

    /// Whether a project is one of the base projects below the board.
    fn is_base(self, card: CardId) -> bool {
        self.position.association.base.iter().any(|project| project.card == card)
    }

    /// What can stand for an icon of any kind, besides what has paid in this support: one token of each card (215, 218),
    /// and a kept tile (M-7.1).
    pub(crate) fn wild_icons(self, seat: Seat, paid: u8) -> impl Iterator<Item = Move> {
        let zoo = self.zoo(seat);
        let cards = zoo.tokens_on.iter().enumerate().filter(move |&(at, &(card, n))| {
            n > 0
                && paid >> at & 1 == 0
                && self.rules.rules_on(card).any(|rule| rule == Rule::TokenIsWildIcon)
        });
        let tiles =
            zoo.kept_tiles().filter(|tile| tile.face().effects.contains(&Effect::WildIconForBaseProject));
        cards.map(|(_, &(card, _))| Move::Card(card)).chain(tiles.map(Move::Tile))
    }

    /// Whether an animal can be released for a level.
    pub(crate) fn releases(self, need: Need, card: CardId) -> bool {
        let animal = self.rules.animal(card);
        matches!(need, Need::Release(icon, size) if animal.icons.contains(&icon) && animal.size_class() == size)
    }
}
