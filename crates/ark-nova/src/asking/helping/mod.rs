//! What would help against a reason. Nothing here knows a rule: a step is tried on a twin of the position, and the same
//! check that raised the reason says whether it is gone.

mod association;
mod homes;
mod money;
mod strength;

use crate::asking::blocker::Blocker;
use crate::asking::explain::Subject;
use crate::asking::remedy::Remedy;
use crate::catalogue::projects::Need;
use crate::catalogue::{Action, CardId, CardKind, Icon, Requirement, boards};
use crate::effects::{Clause, Effect};
use crate::flow::engine::{Engine, Unheard, unheard};
use crate::knowing::look::Look;
use crate::position::{Agenda, Frame, Position, Source, ThisTurn, Turn, Zoo};
use std::mem::discriminant;
use tabletop::{Seat, Silent};

/// A reason against something, looked at once the action that runs now is over.
#[derive(Clone, Copy)]
struct Help<'a> {
    look: Look<'a>,
    seat: Seat,
    subject: Subject,
    blocker: Blocker,
}

impl Look<'_> {
    /// The kinds of step that could remove a reason against something; nothing where no step of the seat could. Only
    /// what the seat knows is looked at.
    pub fn remedies(self, seat: Seat, subject: Subject, blocker: Blocker) -> Vec<Remedy> {
        let rested = self.after_this_action();
        let look = Look { rules: self.rules, position: &rested };
        Help { look, seat, subject, blocker }.remedies()
    }

    /// The position once the action that runs now is over and its card has moved.
    fn after_this_action(self) -> Position {
        let mut rested = *self.position;
        rested.agenda = Agenda::default();
        rested.agenda.push(Frame::Turn(Turn::After));
        if let Some(performing) = self.position.agenda.performing() {
            Engine::new(self.rules, &mut rested, &mut unheard(&mut Silent))
                .move_used_card(performing.owner, performing.action);
            rested.this_turn = ThisTurn::default();
        }
        rested
    }

    /// Whether a seat still has a turn after the one that is played.
    fn has_another_turn(self, seat: Seat) -> bool {
        if self.rules.is_solo() {
            return self.position.break_steps > 1 || self.has_another_break();
        }
        let seats = self.rules.seats as u8;
        let ahead = (seat.0 + seats - self.position.active.0) % seats;
        let ahead = if ahead == 0 { seats } else { ahead };
        self.position.last_turns.is_none_or(|left| ahead <= left)
    }

    /// Whether a break can still come; the solo game ends without one.
    fn has_another_break(self) -> bool {
        !self.rules.is_solo() || self.position.solo_rounds + 1 < boards::SOLO_ROUNDS
    }
}

impl<'a> Help<'a> {
    fn remedies(self) -> Vec<Remedy> {
        let mut remedies = match self.blocker {
            Blocker::Money { cost, .. } => self.money(cost),
            Blocker::Venom { .. } => self.venom(),
            Blocker::Strength { .. } | Blocker::Level { .. } => self.stronger(),
            Blocker::XTokens { needs, has } if needs <= boards::MOST_X_TOKENS => {
                vec![Remedy::XTokens { needs, has }]
            }
            Blocker::XTokensFull => vec![Remedy::SpendXToken],
            Blocker::NothingToDo { action } => self.something_to_do(action),
            Blocker::Range { folder, range } => self.range(folder, range),
            Blocker::OnlyFromHand => {
                let mut remedies = self.upgrade_if_gone(self.subject.action());
                remedies.extend(self.take_into_hand());
                remedies
            }
            Blocker::Condition { needs, .. } => self.condition(needs),
            Blocker::NoEnclosure { .. } => self.home(),
            Blocker::NoRoom { .. } => self.upgrade_if_gone(Action::Build),
            Blocker::PlaceTaken
            | Blocker::OutOfReach
            | Blocker::KioskTooClose
            | Blocker::Surroundings { .. } => self.other_place(),
            Blocker::BuiltAlready { .. } | Blocker::TaskDone { .. } => self.next_action(),
            Blocker::NeedsSideII { action } => self.upgrade(action),
            Blocker::Workers { .. } | Blocker::TaskClosed { .. } => self.workers(),
            Blocker::NoEffect => {
                let mut remedies = self.upgrade_if_gone(Action::Cards);
                remedies.extend(self.tiles());
                remedies
            }
            Blocker::PartnerGone { .. } | Blocker::UniversityGone { .. } => self.tiles(),
            Blocker::PartnersFull { .. } => self.upgrade_if_gone(Action::Association),
            Blocker::NoProject => self.projects(),
            Blocker::LevelTaken => self.other_levels(),
            Blocker::LevelNeed { needs, has } => self.level(needs - has),
            Blocker::NoAnimal { .. } => self.animal_to_release(),
            Blocker::NoBreedingPair { icon } => self.breeding_pair(icon),
            Blocker::NoDonation => self.upgrade(Action::Association),
            // Rules of the game, decisions for good, and answers to another question.
            Blocker::NotAsked
            | Blocker::XTokens { .. }
            | Blocker::OtherSlot { .. }
            | Blocker::NotThere { .. }
            | Blocker::OtherFocus { .. }
            | Blocker::OtherSize { .. }
            | Blocker::Picked { .. }
            | Blocker::NotPicked { .. }
            | Blocker::TooFew { .. }
            | Blocker::NoCards
            | Blocker::NoLeader { .. }
            | Blocker::StaysInTanks { .. }
            | Blocker::OnlyOne { .. }
            | Blocker::PartnerOwned { .. }
            | Blocker::UniversityOwned { .. }
            | Blocker::UniversitiesFull
            | Blocker::SupplyEmpty
            | Blocker::Unfinished
            | Blocker::SupportedAlready { .. }
            | Blocker::NoToken
            | Blocker::NotYet
            | Blocker::NoSuchChoice => Vec::new(),
        };
        remedies.extend(self.sponsors());
        remedies
    }

    fn zoo(self) -> &'a Zoo {
        self.look.zoo(self.seat)
    }

    /// The same question in a changed position.
    fn at<'b>(self, position: &'b Position) -> Help<'b>
    where
        'a: 'b,
    {
        let look = Look { rules: self.look.rules, position };
        Help { look, seat: self.seat, subject: self.subject, blocker: self.blocker }
    }

    /// Whether no reason of this kind stands against the subject in the next action.
    fn is_gone(self) -> bool {
        self.is_not_among(&self.look.later(self.seat, self.subject).1)
    }

    fn is_not_among(self, blockers: &[Blocker]) -> bool {
        blockers.iter().all(|other| discriminant(other) != discriminant(&self.blocker))
    }

    /// A twin of the position in which the seat has taken a step.
    fn twin(self, step: impl FnOnce(&mut Engine<'_, Unheard<'_>>)) -> Position {
        let mut twin = *self.look.position;
        step(&mut Engine::new(self.look.rules, &mut twin, &mut unheard(&mut Silent)));
        twin
    }

    /// The same with a card in the zoo that is not there yet.
    fn twin_with(self, card: CardId) -> Position {
        self.twin(|engine| {
            let rules = engine.rules;
            let zoo = engine.position.zoo_mut(self.seat);
            zoo.hand.remove(card);
            zoo.played.insert(card);
            match card.kind() {
                Some(CardKind::Animal) => {
                    let animal = rules.animal(card);
                    zoo.add_icons(animal.icons, animal.rock, animal.water);
                }
                Some(CardKind::Sponsor) => {
                    let sponsor = rules.sponsor(card);
                    zoo.add_icons(sponsor.icons, sponsor.rock, sponsor.water);
                }
                Some(CardKind::Project | CardKind::FinalScoring) | None => {}
            }
        })
    }

    /// The card the question is about.
    fn card(self) -> Option<CardId> {
        match self.subject {
            Subject::Animal { card } | Subject::Sponsor { card } | Subject::Level { card, .. } => Some(card),
            Subject::Building { .. } | Subject::Task { .. } | Subject::Action { .. } => None,
        }
    }

    /// The folder of the display in which it lies, from 1.
    fn folder(self) -> Option<u8> {
        let card = self.card().filter(|&card| !self.zoo().hand.contains(card))?;
        self.look.position.market.folder(card).map(|folder| folder as u8 + 1)
    }

    /// The other animals and sponsors of the hand and the display.
    fn other_cards(self) -> impl Iterator<Item = CardId> {
        let display = self.look.position.market.displayed(boards::FOLDERS);
        let cards = self.zoo().hand.iter().chain(display);
        cards.filter(move |&card| {
            matches!(card.kind(), Some(CardKind::Animal | CardKind::Sponsor)) && self.card() != Some(card)
        })
    }

    /// Cards that would bring more of what is measured.
    fn cards_that_add(self, missing: u8, measure: impl Fn(Look<'_>) -> u16) -> Vec<Remedy> {
        let before = measure(self.look);
        let adds = |card: &CardId| measure(self.at(&self.twin_with(*card)).look) > before;
        let cards: Vec<CardId> = self.other_cards().filter(adds).collect();
        vec![if cards.is_empty() { Remedy::DrawCards } else { Remedy::PlayCards { missing, cards } }]
    }

    /// Sponsors of the hand that change the rule.
    fn sponsors(self) -> Vec<Remedy> {
        let rules = self.look.rules;
        let sponsors = self.zoo().hand.iter().filter(|card| card.kind() == Some(CardKind::Sponsor));
        let mut ruling = sponsors.filter(|&card| rules.rules_on(card).next().is_some()).peekable();
        if ruling.peek().is_none() || self.is_gone() {
            return Vec::new();
        }
        let others = ruling.filter(|&card| self.card() != Some(card));
        let changing = others.filter(|&card| self.at(&self.twin_with(card)).is_gone());
        changing.map(|card| Remedy::PlaySponsor { card }).collect()
    }

    /// The next action, if this is not in the way there.
    fn next_action(self) -> Vec<Remedy> {
        let helps = self.look.has_another_turn(self.seat) && self.is_gone();
        helps.then(|| Remedy::NextAction { action: self.subject.action() }).into_iter().collect()
    }

    /// The upgrade of an action card, if there is still something that upgrades one.
    fn upgrade(self, action: Action) -> Vec<Remedy> {
        let sources = self.sources(|effect| effect == Effect::UpgradeActionCard);
        let open = !self.zoo().is_upgraded(action) && !sources.is_empty();
        open.then_some(Remedy::Upgrade { action, sources }).into_iter().collect()
    }

    /// The same, if the reason is gone then.
    fn upgrade_if_gone(self, action: Action) -> Vec<Remedy> {
        let upgraded = self.twin(|engine| engine.upgrade(self.seat, action));
        if !self.is_gone() && self.at(&upgraded).is_gone() { self.upgrade(action) } else { Vec::new() }
    }

    /// Where a wanted effect is printed that the seat has not had yet: tracks, tiles, its map and its hand.
    fn sources(self, wanted: impl Fn(Effect) -> bool) -> Vec<Source> {
        let (zoo, map) = (self.zoo(), self.zoo().printed());
        let mut found = Vec::new();
        let mut add = |source: Source, effects: &[Effect]| {
            let mut gives = false;
            effects.iter().for_each(|effect| effect.walk(&mut |inside| gives |= wanted(inside)));
            if gives {
                found.push(source);
            }
        };
        for space in zoo.reputation + 1..=boards::MOST_REPUTATION {
            add(Source::Reputation(space), boards::REPUTATION_BONUS[usize::from(space)]);
        }
        for &(space, effect) in boards::CONSERVATION_BONUS.iter().filter(|(at, _)| *at > zoo.conservation) {
            add(Source::Conservation(space), &[effect]);
        }
        let tiles = boards::TILE_SPACES.iter().zip(&self.look.position.market.tiles);
        for (_, tiles) in tiles.filter(|(at, _)| **at > zoo.conservation) {
            for tile in tiles.iter().flatten() {
                add(Source::Tile(*tile), tile.face().effects);
            }
        }
        for (i, effects) in map.partner_zoos.iter().enumerate().skip(zoo.partner_zoos.len()) {
            add(Source::PartnerSlot(i as u8), effects);
        }
        for (i, effects) in map.universities.iter().enumerate().skip(zoo.universities.len()) {
            add(Source::UniversitySlot(i as u8), effects);
        }
        let joined = zoo.partner_zoos.len().min(zoo.universities.len());
        for (i, effects) in map.rows.iter().enumerate().skip(joined) {
            add(Source::Row(i as u8), effects);
        }
        for (i, effects) in map.workers.iter().enumerate().skip(usize::from(zoo.workers) - 1) {
            add(Source::WorkerSlot(i as u8), effects);
        }
        for (i, space) in map.edge.iter().enumerate().filter(|(i, _)| zoo.edge >> i & 1 == 1) {
            add(Source::Edge(i as u8), &[space.effect]);
        }
        for &(cell, effect) in map.bonuses.iter().filter(|(cell, _)| !zoo.covered.contains(*cell)) {
            add(Source::Bonus(cell), &[effect]);
        }
        for card in zoo.hand.iter() {
            match card.kind() {
                Some(CardKind::Animal) => {
                    for (i, &ability) in self.look.abilities(card).iter().enumerate() {
                        add(Source::Ability(card, i as u8), &[Effect::Ability(ability)]);
                    }
                }
                Some(CardKind::Sponsor) => {
                    for (i, clause) in self.look.rules.sponsor(card).clauses().iter().enumerate() {
                        if let Clause::Now(effects) = clause {
                            add(Source::Sponsor(card, i as u8), effects);
                        }
                    }
                }
                Some(CardKind::Project | CardKind::FinalScoring) | None => {}
            }
        }
        found
    }

    /// A condition on the left edge of the card.
    fn condition(self, needs: Requirement) -> Vec<Remedy> {
        let Some(card) = self.card() else { return Vec::new() };
        let (_, missing) = self.look.condition(self.seat, needs, card);
        match needs {
            Requirement::Icons(icon, _) => self.icons(icon, missing),
            Requirement::PartnerZooOfContinent => {
                let icons = self.look.rules.animal(card).icons;
                self.partner_zoos(missing, |continent| icons.contains(&continent))
            }
            Requirement::PartnerZoos(_) => self.partner_zoos(missing, |_| true),
            Requirement::University => self.universities(|_| true),
            Requirement::Kiosks(_) => self.kiosks(missing),
            Requirement::Upgraded(action) => self.upgrade(action),
            Requirement::Reputation(needs) => self.reputation(needs),
            Requirement::MaxAppeal(_) => self.release().into_iter().collect(),
        }
    }

    /// More icons of a kind: cards, a partner zoo of the continent, a university.
    fn icons(self, icon: Icon, missing: u8) -> Vec<Remedy> {
        let mut remedies = self.cards_that_add(missing, |look| look.zoo(self.seat).icons(icon).into());
        remedies.extend(self.partner_zoos(missing, |continent| continent == icon));
        remedies.extend(self.universities(|university| university.icons().contains(&icon)));
        remedies
    }

    /// Reputation, and what opens the end of its track.
    fn reputation(self, needs: u8) -> Vec<Remedy> {
        let missing = needs.saturating_sub(self.zoo().reputation);
        let mut remedies = vec![Remedy::Reputation { needs, missing }];
        if needs > boards::REPUTATION_GATE {
            remedies.extend(self.upgrade(Action::Cards));
        }
        remedies
    }

    /// What the level of a project counts, and levels that need less.
    fn level(self, missing: u8) -> Vec<Remedy> {
        let Subject::Level { card, level } = self.subject else { return Vec::new() };
        let Need::AtLeast(counter, _) = self.look.rules.project(card).levels[usize::from(level)].need else {
            return Vec::new();
        };
        let measure = |look: Look<'_>| look.count(self.seat, counter);
        let mut remedies = self.cards_that_add(missing, measure);
        let adds = |twin: Position| measure(self.at(&twin).look) > measure(self.look);
        let partner = |continent: Icon| adds(self.with_partner(continent));
        remedies.extend(self.partner_zoos(missing, partner));
        remedies.extend(self.universities(|university| adds(self.with_university(university))));
        remedies.extend(self.other_levels());
        remedies
    }
}
