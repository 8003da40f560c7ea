//! The association board: workers, tiles and projects.

use super::Help;
use crate::actions::Terms;
use crate::asking::explain::Subject;
use crate::asking::remedy::Remedy;
use crate::catalogue::boards::{self, Task, University};
use crate::catalogue::projects::LEVELS;
use crate::catalogue::{Action, CardId, CardKind, Icon};
use crate::effects::{Ability, Effect};
use crate::knowing::look::{Look, passes};
use crate::position::Position;

impl Help<'_> {
    /// The position after a break, as far as a seat can foresee it: tokens off, workers and tiles back.
    fn after_break(self) -> Option<Position> {
        let comes = self.look.has_another_break() && self.look.has_another_turn(self.seat);
        comes.then(|| self.twin(|engine| engine.tidy_up()))
    }

    /// Workers for a task.
    pub(super) fn workers(self) -> Vec<Remedy> {
        if self.is_gone() {
            return self.next_action();
        }
        let mut remedies = Vec::new();
        if let Some(after) = self.after_break().filter(|after| self.at(after).is_gone()) {
            remedies.push(Remedy::WorkersReturn { workers: after.zoo(self.seat).active_workers() });
        }
        let hired = self.twin(|engine| engine.hire(self.seat));
        let sources = self.sources(|effect| effect == Effect::Ability(Ability::FullThroated));
        if self.at(&hired).is_gone() && !sources.is_empty() {
            remedies.push(Remedy::HireWorker { sources });
        }
        remedies
    }

    /// Tiles that the break lays out again.
    pub(super) fn tiles(self) -> Vec<Remedy> {
        let back = !self.is_gone() && self.after_break().is_some_and(|after| self.at(&after).is_gone());
        back.then_some(Remedy::TilesReturn).into_iter().collect()
    }

    pub(super) fn with_partner(self, continent: Icon) -> Position {
        let terms = self.look.own_terms(self.seat);
        self.twin(|engine| engine.take_partner(self.seat, continent, terms))
    }

    pub(super) fn with_university(self, university: University) -> Position {
        let terms = self.look.own_terms(self.seat);
        self.twin(|engine| engine.take_university(self.seat, university, terms))
    }

    /// Partner zoos among those that would do: on offer now, after the break, or with side II of the card.
    pub(super) fn partner_zoos(self, missing: u8, would_do: impl Fn(Icon) -> bool) -> Vec<Remedy> {
        let own = self.look.own_terms(self.seat);
        let open = |look: Look<'_>, terms: Terms| -> Vec<Icon> {
            let all = Icon::ALL[..Icon::CONTINENTS].iter().copied();
            let may =
                |&continent: &Icon| passes(|first| look.check_partner(self.seat, continent, terms, first));
            all.filter(may).filter(|&continent| would_do(continent)).collect()
        };
        let continents = open(self.look, own);
        if !continents.is_empty() {
            // A continent has one partner zoo for each player.
            let missing = missing.min(continents.len() as u8);
            let strength = self.look.task_strength(self.seat, Task::PartnerZoo);
            return vec![Remedy::PartnerZoos { continents, missing, strength }];
        }
        if !open(self.look, own.with_side_ii()).is_empty() {
            return self.upgrade(Action::Association);
        }
        let back = self.after_break().is_some_and(|after| !open(self.at(&after).look, own).is_empty());
        back.then_some(Remedy::TilesReturn).into_iter().collect()
    }

    /// Universities among those that would do: on offer now, or after the break.
    pub(super) fn universities(self, would_do: impl Fn(University) -> bool) -> Vec<Remedy> {
        let open = |look: Look<'_>| -> Vec<University> {
            let terms = look.own_terms(self.seat);
            let may =
                |&kind: &University| passes(|first| look.check_university(self.seat, kind, terms, first));
            let all = University::BASE.into_iter().chain(University::SPECIFIC);
            all.filter(may).filter(|&kind| would_do(kind)).collect()
        };
        let universities = open(self.look);
        if !universities.is_empty() {
            let strength = self.look.task_strength(self.seat, Task::University);
            return vec![Remedy::Universities { universities, strength }];
        }
        let back = self.after_break().is_some_and(|after| !open(self.at(&after).look).is_empty());
        back.then_some(Remedy::TilesReturn).into_iter().collect()
    }

    /// Projects one of which could be supported.
    pub(super) fn projects(self) -> Vec<Remedy> {
        let board = &self.look.position.association;
        let in_play = board.base.iter().chain(board.above.iter()).map(|project| project.card);
        let display = self.look.position.market.displayed(boards::FOLDERS);
        let display = display.filter(|_| self.zoo().is_upgraded(Action::Association));
        let new = self.zoo().hand.iter().chain(display);
        let new = new.filter(|card| card.kind() == Some(CardKind::Project));
        let subjects: Vec<Subject> = in_play.chain(new).flat_map(Subject::of_card).collect();
        vec![Remedy::MakePossible { subjects }]
    }

    /// Other levels of the project against which nothing stands.
    pub(super) fn other_levels(self) -> Vec<Remedy> {
        let Subject::Level { card, level } = self.subject else { return Vec::new() };
        let others = (0..LEVELS as u8).filter(|&other| other != level);
        let possible =
            others.filter(|&level| self.look.later(self.seat, Subject::Level { card, level }).1.is_empty());
        possible.map(|level| Remedy::OtherLevel { level }).collect()
    }

    /// An animal that could be released for the level.
    pub(super) fn animal_to_release(self) -> Vec<Remedy> {
        let Subject::Level { card, level } = self.subject else { return Vec::new() };
        let need = self.look.rules.project(card).levels[usize::from(level)].need;
        let fits = |card: &CardId| card.kind() == Some(CardKind::Animal) && self.look.releases(need, *card);
        let cards: Vec<CardId> = self.other_cards().filter(fits).collect();
        let first =
            if cards.is_empty() { Remedy::DrawCards } else { Remedy::PlayCards { missing: 1, cards } };
        let mut remedies = vec![first];
        remedies.extend(self.other_levels());
        remedies
    }

    /// An animal with an icon and a partner zoo of its continent.
    pub(super) fn breeding_pair(self, icon: Icon) -> Vec<Remedy> {
        let animals = self.look.animals(self.seat).map(|card| self.look.rules.animal(card).icons);
        let bred: Vec<_> = animals.filter(|icons| icons.contains(&icon)).collect();
        let mut remedies =
            self.partner_zoos(1, |continent| bred.iter().any(|icons| icons.contains(&continent)));
        let pairs = |card: &CardId| self.at(&self.twin_with(*card)).is_gone();
        let cards: Vec<CardId> = self.other_cards().filter(pairs).collect();
        if !cards.is_empty() {
            remedies.push(Remedy::PlayCards { missing: 1, cards });
        }
        if remedies.is_empty() {
            remedies.push(Remedy::DrawCards);
        }
        remedies
    }
}
