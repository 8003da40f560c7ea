//! Partner zoos and universities: which can be taken, and taking them (R-12A.5, R-12A.6, R-12A.14, M-4).

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::action_cards::{ActionSide, Twist};
use crate::catalogue::boards::{self, University};
use crate::catalogue::{Action, Icon};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Pending, Source};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// On which terms tiles are taken: by a task with the card in use, or by an effect.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    /// Whether the Association card that decides is upgraded.
    upgraded: bool,
    /// Whether partner zoos come from the supply and may repeat.
    partners_from_supply: bool,
    /// Whether universities do.
    universities_from_supply: bool,
}

impl Terms {
    /// The terms of a task.
    pub(crate) const fn of_task(side: &ActionSide, upgraded: bool) -> Terms {
        let (partners_from_supply, universities_from_supply) = match side.twist {
            Some(Twist::FromSupply { universities }) => (true, universities),
            _ => (false, false),
        };
        Terms { upgraded, partners_from_supply, universities_from_supply }
    }

    /// The terms of an effect: the own card decides how many, the board what.
    const fn of_effect(upgraded: bool) -> Terms {
        Terms { upgraded, partners_from_supply: false, universities_from_supply: false }
    }

    /// The same with the upgraded side of the card.
    pub(crate) const fn with_side_ii(self) -> Terms {
        Terms { upgraded: true, ..self }
    }

    /// How many partner zoos a zoo may have.
    pub(crate) const fn most_partners(self) -> u8 {
        if self.upgraded { boards::MOST_PARTNER_ZOOS } else { boards::MOST_PARTNER_ZOOS_SIDE_I }
    }
}

impl Look<'_> {
    /// The terms on which something lets a seat take tiles: a task looks at the card in use, an effect at the own one
    /// (R-12A.5, R-12A.14).
    pub(crate) fn terms(self, seat: Seat, source: Source) -> Terms {
        match (source, self.position.agenda.performing()) {
            (Source::Task(_), Some(performing)) => {
                Terms::of_task(performing.printed(), self.is_upgraded(seat, Action::Association))
            }
            _ => Terms::of_effect(self.zoo(seat).is_upgraded(Action::Association)),
        }
    }

    /// The terms of a task with the own card, once it is used.
    pub(crate) fn own_terms(self, seat: Seat) -> Terms {
        let zoo = self.zoo(seat);
        Terms::of_task(zoo.action_side(Action::Association), zoo.is_upgraded(Action::Association))
    }

    /// What stands against taking a partner zoo (R-12A.5, R-12A.14).
    pub(crate) fn check_partner<O: Objections<Blocker>>(
        self,
        seat: Seat,
        continent: Icon,
        terms: Terms,
        objections: &mut O,
    ) -> Walk {
        let (zoo, board) = (self.zoo(seat), &self.position.association);
        let most = terms.most_partners();
        require(zoo.partner_zoos.len() < most.into(), objections, || Blocker::PartnersFull { most })?;
        if terms.partners_from_supply {
            return require(board.partner_supply(continent) > 0, objections, || Blocker::SupplyEmpty);
        }
        require(!zoo.has_partner(continent), objections, || Blocker::PartnerOwned { continent })?;
        let offered = board.offers_partner(continent);
        require(offered, objections, || Blocker::PartnerGone { continent })
    }

    /// What stands against taking a university (R-12A.6, M-4.1, D-55).
    pub(crate) fn check_university<O: Objections<Blocker>>(
        self,
        seat: Seat,
        kind: University,
        terms: Terms,
        objections: &mut O,
    ) -> Walk {
        let (zoo, board) = (self.zoo(seat), &self.position.association);
        let full = zoo.universities.len() >= boards::MOST_UNIVERSITIES.into();
        require(!full, objections, || Blocker::UniversitiesFull)?;
        if terms.universities_from_supply {
            return require(board.university_supply(kind) > 0, objections, || Blocker::SupplyEmpty);
        }
        // A zoo has one of the specific ones.
        let owned = zoo
            .universities
            .iter()
            .copied()
            .find(|&owned| owned == kind || owned.search().is_some() && kind.search().is_some());
        if let Some(university) = owned {
            objections.raise(Blocker::UniversityOwned { university })?;
        }
        let offered = board.offers_university(kind);
        require(offered, objections, || Blocker::UniversityGone { university: kind })
    }

    /// Visits the partner zoos that can be taken.
    pub(crate) fn partner_answers(
        self,
        seat: Seat,
        terms: Terms,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        for &continent in &Icon::ALL[..Icon::CONTINENTS] {
            if passes(|first| self.check_partner(seat, continent, terms, first)) {
                visit(Move::Partner(continent))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the universities that can be taken.
    pub(crate) fn university_answers(
        self,
        seat: Seat,
        terms: Terms,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        for kind in University::BASE.into_iter().chain(University::SPECIFIC) {
            if passes(|first| self.check_university(seat, kind, terms, first)) {
                visit(Move::University(kind))?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Takes a partner zoo: its space's bonus, its icon (R-12A.5).
    pub(crate) fn take_partner(&mut self, seat: Seat, continent: Icon, terms: Terms) {
        let board = &mut self.position.association;
        if !terms.partners_from_supply {
            board.partners_on_offer &= !(1 << continent as u8);
        }
        board.partner_zoos[continent as usize] -= 1;
        let zoo = self.position.zoo_mut(seat);
        let slot = zoo.partner_zoos.len();
        zoo.partner_zoos.push(continent);
        let gives = !zoo.printed().partner_zoos[slot].is_empty();
        let joins = slot < zoo.universities.len();
        self.tell(|| Event::Partner { seat, continent });
        if gives {
            self.set_off(Pending::new(Source::PartnerSlot(slot as u8), seat));
        }
        if joins {
            self.join_row(seat, slot);
        }
        self.icons_enter(seat, &[continent], 0, 0);
    }

    /// Takes a university: its space's bonus, its reputation or search, and its icons (R-12A.6, M-4.2, M-4.3).
    pub(crate) fn take_university(&mut self, seat: Seat, kind: University, terms: Terms) {
        let board = &mut self.position.association;
        board.take_university(kind, terms.universities_from_supply);
        let zoo = self.position.zoo_mut(seat);
        let slot = zoo.universities.len();
        zoo.universities.push(kind);
        let gives = !zoo.printed().universities[slot].is_empty();
        let joins = slot < zoo.partner_zoos.len();
        self.tell(|| Event::University { seat, university: kind });
        if gives {
            self.set_off(Pending::new(Source::UniversitySlot(slot as u8), seat));
        }
        if joins {
            self.join_row(seat, slot);
        }
        if !kind.effects().is_empty() {
            self.set_off(Pending::new(Source::University(kind), seat));
        }
        self.icons_enter(seat, kind.icons(), 0, 0);
    }

    /// Both spaces of a row have their tile now (maps 11, 12 and T1).
    fn join_row(&mut self, seat: Seat, row: usize) {
        let map = self.position.zoo(seat).printed();
        if map.rows.get(row).is_some_and(|effects| !effects.is_empty()) {
            self.set_off(Pending::new(Source::Row(row as u8), seat));
        }
    }
}
