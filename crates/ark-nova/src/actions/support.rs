//! A project is supported, step by step (R-12A.7 to R-12A.9): which level, the token that stands for a missing icon, the
//! animal that is released, the token of the left edge.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::projects::{Need, ProjectKind};
use crate::catalogue::{CardId, Resource, boards, sponsors};
use crate::effects::printed::extra_parts;
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Loss};
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Frame, Pending, ProjectInPlay, Source, SupportStage, Supporting, Token};
use tabletop::{Listener, Objections, Seat};

/// The bit of a kept tile among what has stood for icons.
const BY_TILE: u8 = 1 << 7;
const _: () = assert!(sponsors::HOLDING_TOKENS < 8);

impl Supporting {
    fn need(self, look: Look<'_>) -> Need {
        look.rules.project(self.card).levels[usize::from(self.level)].need
    }

    fn check_release<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        card: CardId,
        objections: &mut O,
    ) -> Walk {
        let need = self.need(look);
        let Need::Release(icon, size) = need else { return objections.raise(Blocker::NoSuchChoice) };
        let own = look.residents(seat).any(|resident| resident == card);
        if !own {
            return objections.raise(Blocker::NotThere { card });
        }
        require(look.releases(need, card), objections, || Blocker::NoAnimal { icon, size })
    }
}

impl Asks for Supporting {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        match self.stage {
            SupportStage::Project => Question::Project,
            SupportStage::Icon => Question::Icon(self.card),
            SupportStage::Release => Question::Release(self.card),
            SupportStage::Token => Question::Token,
        }
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        match self.stage {
            SupportStage::Project => {
                let display = look.may_play_displayed_project();
                look.projects(seat, display, &mut |card, level| visit(Move::Support(card, level)))
            }
            SupportStage::Icon => look.wild_icons(seat, self.paid).try_for_each(visit),
            SupportStage::Release => {
                let need = self.need(look);
                let fitting = look.residents(seat).filter(|&card| look.releases(need, card));
                fitting.map(Move::Card).try_for_each(visit)
            }
            SupportStage::Token => {
                let left = look.zoo(seat).edge;
                (0..boards::EDGE_TOKENS)
                    .filter(|i| left >> i & 1 == 1)
                    .try_for_each(|i| visit(Move::Edge(i + 1)))
            }
        }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match (self.stage, answer) {
            (SupportStage::Project, Move::Support(card, level)) => {
                look.check_support(seat, card, level, objections)
            }
            (SupportStage::Icon, Move::Card(card)) => {
                let pays = look.wild_icons(seat, self.paid).any(|wild| wild == answer);
                require(pays, objections, || Blocker::NotThere { card })
            }
            (SupportStage::Icon, Move::Tile(_)) => self.check_listed(look, seat, answer, objections),
            (SupportStage::Release, Move::Card(card)) => self.check_release(look, seat, card, objections),
            (SupportStage::Token, Move::Edge(space)) => {
                let there =
                    (1..=boards::EDGE_TOKENS).contains(&space) && look.zoo(seat).edge >> (space - 1) & 1 == 1;
                require(there, objections, || Blocker::NoToken)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        match (self.stage, answer) {
            (SupportStage::Project, Move::Support(card, level)) => {
                let new = engine.position.association.project(card).is_none();
                if new {
                    engine.play_project(seat, card);
                }
                let supporting = Supporting { card, level, new, stage: SupportStage::Icon, paid: 0 };
                engine.pay_missing_icons(seat, supporting);
            }
            (SupportStage::Icon, wild) => {
                let paid = engine.pay_icon(seat, self.paid, wild);
                engine.pay_missing_icons(seat, Supporting { paid, ..self });
            }
            (SupportStage::Release, Move::Card(animal)) => {
                engine.set_support(Supporting { stage: SupportStage::Token, ..self });
                engine.release(seat, animal);
            }
            (SupportStage::Token, Move::Edge(space)) => {
                engine.close();
                engine.put_support(seat, self, space - 1);
            }
            _ => {}
        }
    }

    fn depends_on_hand(self) -> bool {
        true
    }

    fn demands_money(self) -> bool {
        self.stage == SupportStage::Project
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    fn set_support(&mut self, supporting: Supporting) {
        *self.position.agenda.top_mut() = Frame::Support(supporting);
    }

    /// Tokens of cards and a kept tile stand for missing icons of a base project; where more could pay than have to,
    /// the player says which one does (D-50, P-27). Then the next step.
    fn pay_missing_icons(&mut self, seat: Seat, mut supporting: Supporting) {
        let look = self.look();
        let mut missing = match supporting.need(look) {
            Need::AtLeast(counter, needs) => {
                needs.saturating_sub(look.count(seat, counter) as u8 + supporting.paid.count_ones() as u8)
            }
            Need::Release(..) | Need::Breeding(_) => 0,
        };
        let choice = usize::from(missing) < look.wild_icons(seat, supporting.paid).count();
        let release = self.rules.project(supporting.card).kind == ProjectKind::Release;
        supporting.stage = match missing {
            0 if release => SupportStage::Release,
            0 => SupportStage::Token,
            _ if choice => SupportStage::Icon,
            _ => SupportStage::Token,
        };
        while missing > 0 && !choice {
            let Some(wild) = self.look().wild_icons(seat, supporting.paid).next() else { break };
            supporting.paid = self.pay_icon(seat, supporting.paid, wild);
            missing -= 1;
        }
        if supporting.stage != SupportStage::Icon {
            supporting.paid = 0;
        }
        self.set_support(supporting);
    }

    /// A token or a kept tile stands for an icon; what has paid so far with it.
    fn pay_icon(&mut self, seat: Seat, paid: u8, wild: Move) -> u8 {
        match wild {
            Move::Card(card) => {
                let on = &self.position.zoo(seat).tokens_on;
                let at = on.iter().position(|&(sponsor, _)| sponsor == card).unwrap_or(0);
                self.spend_token(seat, card);
                paid | 1 << at
            }
            Move::Tile(tile) => {
                self.spend_tile(seat, tile);
                paid | BY_TILE
            }
            _ => paid,
        }
    }

    /// Lays a project leftmost above the board; the rightmost one leaves where there are too many (R-12A.8).
    fn play_project(&mut self, seat: Seat, card: CardId) {
        let cost = self.leave_display(card).map_or(0, u16::from);
        self.pay(seat, cost);
        if cost == 0 {
            self.position.zoo_mut(seat).hand.remove(card);
            self.reveal_played(card);
        }
        self.tell(|| Event::Project { seat, card, cost });
        let above = &mut self.position.association.above;
        above.push_front(ProjectInPlay { card, levels: [Token::None; 3] });
        if above.len() > boards::MOST_PROJECTS[self.rules.seats].into()
            && let Some(old) = above.pop()
        {
            self.lay_on_discard(None, old.card);
        }
    }

    /// Moves a token from the left edge to the project and sets off the rewards, in any order (R-12A.9).
    fn put_support(&mut self, seat: Seat, supporting: Supporting, space: u8) {
        let Supporting { card, level, new, .. } = supporting;
        if let Some(project) = self.position.association.project_mut(card) {
            project.levels[usize::from(level)] = Token::Of(seat);
        }
        self.position.zoo_mut(seat).edge &= !(1 << space);
        self.tell(|| Event::Supported { seat, card, level, token: space + 1 });
        let printed = self.rules.project(card).levels[usize::from(level)];
        let reward = Pending::new(Source::Level(card, level), seat);
        if printed.conservation > 0 {
            self.set_off(reward);
        }
        if printed.reputation > 0 {
            self.set_off(reward.part(1));
        }
        for (part, _) in extra_parts(printed.extra) {
            self.set_off(reward.part(part));
        }
        self.set_off(Pending::new(Source::Edge(space), seat));
        let kind = self.rules.project(card).kind;
        self.trigger(seat, Happened::Supported(kind));
        if new && !self.rules.project(card).play_bonus.is_empty() {
            self.set_off(Pending::new(Source::PlayBonus(card), seat));
        }
    }

    /// Discards an animal from the zoo.
    fn release(&mut self, seat: Seat, card: CardId) {
        let animal = self.rules.animal(card);
        let zoo = self.position.zoo_mut(seat);
        zoo.played.remove(card);
        zoo.remove_icons(animal.icons, animal.rock, animal.water);
        let lost = animal.appeal.min(zoo.appeal);
        zoo.appeal -= lost;
        self.tell(|| Event::Released { seat, card });
        self.tell(|| Event::Lost { seat, what: Resource::Appeal, n: lost.into(), reason: Loss::Release });
        self.lay_on_discard(Some(seat), card);
        self.discard_cards_under(seat, card);
        self.open(Frame::Leave { card, to: None });
    }
}
