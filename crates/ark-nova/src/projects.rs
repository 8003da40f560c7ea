//! Conservation projects: supporting them, releasing animals, emptying enclosures (R-9, R-12A.7 to R-12A.11).

use crate::actions::{enclosure, tokens_in};
use crate::blocker::Blocker;
use crate::catalogue::projects::{Need, ProjectKind};
use crate::catalogue::{Animal, Building, CardId, CardKind, Resource, boards};
use crate::effects::Rule;
use crate::effects::printed::extra_parts;
use crate::effects::triggers::Happened;
use crate::engine::Engine;
use crate::event::{Event, Home, Loss};
use crate::look::{Look, Walk, passes, require};
use crate::moves::Move;
use crate::position::{Built, Frame, Pending, ProjectInPlay, Source, SupportStage, Supporting, Token, Zoo};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

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

    fn may_play_displayed_project(self) -> bool {
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
        require(self.zoo(seat).left != 0, objections, || Blocker::NoToken)?;
        let project = self.rules.project(card);
        if let Some(in_play) = self.position.association.project(card) {
            let again = project.kind == ProjectKind::Release && self.has_rule(seat, Rule::RepeatReleases);
            let own = in_play.is_supported_by(seat) && !again;
            require(!own, objections, || Blocker::SupportedAlready(card))?;
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
                let wild = if self.is_base(card) { self.wild_icons(seat) } else { 0 };
                require(has + wild >= needs, objections, || Blocker::LevelNeed { needs, has })
            }
            Need::Release(icon, size) => {
                let some = self
                    .animals(seat)
                    .any(|animal| self.releases(project.levels[usize::from(level)].need, animal));
                require(some, objections, || Blocker::NoAnimal { icon, size })
            }
            Need::Breeding(icon) => {
                let pair = self.animals(seat).any(|animal| {
                    let icons = self.rules.animal(animal).icons;
                    icons.contains(&icon) && icons.iter().any(|&icon| self.zoo(seat).has_partner(icon))
                });
                require(pair, objections, || Blocker::NoBreedingPair(icon))
            }
        }
    }

    /// Whether a project is one of the base projects below the board.
    fn is_base(self, card: CardId) -> bool {
        self.position.association.base.iter().any(|project| project.card == card)
    }

    /// Icons of any kind that tokens on cards can stand for: one of each card (215, 218).
    fn wild_icons(self, seat: Seat) -> u8 {
        self.wild_cards(seat).count() as u8
    }

    fn wild_cards(self, seat: Seat) -> impl Iterator<Item = CardId> {
        let wild = self.zoo(seat).tokens_on.iter().filter(move |&&(card, n)| {
            n > 0 && self.rules.rules_on(card).any(|rule| rule == Rule::TokenIsWildIcon)
        });
        wild.map(|&(card, _)| card)
    }

    fn releases(self, need: Need, card: CardId) -> bool {
        let animal = self.rules.animal(card);
        matches!(need, Need::Release(icon, size) if animal.icons.contains(&icon) && animal.size_class() == size)
    }

    /// Visits the answers while a project is supported.
    pub(crate) fn support_answers(
        self,
        seat: Seat,
        supporting: Supporting,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        match supporting.stage {
            SupportStage::Project => {
                let display = self.may_play_displayed_project();
                self.projects(seat, display, &mut |card, level| visit(Move::Support(card, level)))
            }
            SupportStage::Release => {
                let need = self.rules.project(supporting.card).levels[usize::from(supporting.level)].need;
                let fitting = self.animals(seat).filter(|&card| self.releases(need, card));
                fitting.map(Move::Card).try_for_each(visit)
            }
            SupportStage::Token => {
                let left = self.zoo(seat).left;
                (0..7).filter(|i| left >> i & 1 == 1).try_for_each(|i| visit(Move::Left(i + 1)))
            }
        }
    }

    /// Visits the enclosures that an animal can leave: the first group of that exists.
    pub(crate) fn leave_answers(
        self,
        seat: Seat,
        card: CardId,
        to: Option<Building>,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let animal = self.rules.animal(card);
        for terrain in [true, false] {
            if self.special_homes(seat, animal, terrain, to).next().is_some() {
                return self
                    .special_homes(seat, animal, terrain, to)
                    .try_for_each(|building| visit(Move::Special(building)));
            }
            let size = |built: Built| self.effective_size(seat, built);
            if let Some(smallest) = self.standard_homes(seat, animal, terrain).map(size).min() {
                let homes = self.standard_homes(seat, animal, terrain);
                return homes.filter(|&built| size(built) == smallest).map(enclosure).try_for_each(visit);
            }
        }
        visit(Move::Done)
    }

    fn special_homes(
        self,
        seat: Seat,
        animal: &Animal,
        terrain: bool,
        except: Option<Building>,
    ) -> impl Iterator<Item = Building> {
        let zoo = self.zoo(seat);
        let special = zoo.buildings.iter().copied().filter(|built| !built.is_standard());
        let fitting = special.filter(move |&built| {
            Some(built.building()) != except
                && self.suits(seat, animal, built, terrain)
                && tokens_in(zoo, built.building()) >= self.spaces_in(animal, built.building())
        });
        fitting.map(Built::building)
    }

    fn standard_homes(self, seat: Seat, animal: &Animal, terrain: bool) -> impl Iterator<Item = Built> {
        let standard = self.zoo(seat).buildings.iter().copied().filter(|built| built.is_standard());
        standard.filter(move |&built| built.is_occupied() && self.suits(seat, animal, built, terrain))
    }

    /// Visits the animals that may move into a special enclosure just built.
    pub(crate) fn move_in_answers(
        self,
        seat: Seat,
        building: Building,
        after: CardId,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let zoo = self.zoo(seat);
        let Some(built) = zoo.buildings.iter().copied().find(|built| built.building() == building) else {
            return visit(Move::Done);
        };
        let free = building.face().capacity - tokens_in(zoo, building);
        for card in self.animals(seat).filter(|&card| card > after) {
            let animal = self.rules.animal(card);
            let spaces = self.spaces_in(animal, building);
            let prints = animal.special.iter().any(|(home, _)| home.buildings().contains(&building));
            if prints && spaces <= free && self.suits(seat, animal, built, true) {
                visit(Move::Card(card))?;
            }
        }
        visit(Move::Done)
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One step of supporting a project.
    pub(crate) fn support(&mut self, seat: Seat, supporting: Supporting, answer: Move) {
        match (supporting.stage, answer) {
            (SupportStage::Project, Move::Support(card, level)) => {
                let new = self.position.association.project(card).is_none();
                if new {
                    self.play_project(seat, card);
                }
                let release = self.rules.project(card).kind == ProjectKind::Release;
                let stage = if release { SupportStage::Release } else { SupportStage::Token };
                self.spend_wild_icons(seat, card, level);
                *self.position.agenda.top_mut() = Frame::Support(Supporting { card, level, new, stage });
            }
            (SupportStage::Release, Move::Card(animal)) => {
                let stage = SupportStage::Token;
                *self.position.agenda.top_mut() = Frame::Support(Supporting { stage, ..supporting });
                self.release(seat, animal);
            }
            (SupportStage::Token, Move::Left(space)) => {
                self.close();
                self.put_support(seat, supporting, space - 1);
            }
            _ => {}
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

    /// Takes tokens of cards that stand for missing icons of a base project.
    fn spend_wild_icons(&mut self, seat: Seat, card: CardId, level: u8) {
        let Need::AtLeast(counter, needs) = self.rules.project(card).levels[usize::from(level)].need else {
            return;
        };
        let mut missing = needs.saturating_sub(self.look().count(seat, counter) as u8);
        let wild: crate::position::List<CardId, 3> = self.look().wild_cards(seat).collect();
        for &from in wild.iter() {
            if missing > 0 {
                self.spend_token(seat, from);
                missing -= 1;
            }
        }
    }

    /// Moves a token from the left edge to the project and sets off the rewards, in any order (R-12A.9).
    fn put_support(&mut self, seat: Seat, supporting: Supporting, space: u8) {
        let Supporting { card, level, new, .. } = supporting;
        if let Some(project) = self.position.association.project_mut(card) {
            project.levels[usize::from(level)] = Token::Of(seat);
        }
        self.position.zoo_mut(seat).left &= !(1 << space);
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
        self.set_off(Pending::new(Source::Left(space), seat));
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
        while let Some(at) = self.position.under.iter().position(|&(host, _)| host == card) {
            let (_, pouched) = self.position.under.remove(at);
            self.settle();
            self.lay_on_discard(Some(seat), pouched);
        }
        self.open(Frame::Leave { card, to: None });
    }

    /// Empties the enclosure an animal leaves, and puts it where it moves to.
    pub(crate) fn leave(&mut self, seat: Seat, card: CardId, to: Option<Building>, answer: Move) {
        let animal = self.rules.animal(card);
        let home = match answer {
            Move::Enclosure(cell) => {
                self.turn_enclosure(seat, cell.set(), false);
                Some(Home::Enclosure(cell))
            }
            Move::Special(building) => {
                let spaces = self.look().spaces_in(animal, building);
                if let Some(at) = Zoo::HOMES.iter().position(|&home| home == building) {
                    self.position.zoo_mut(seat).animals_in[at] -= spaces;
                }
                Some(Home::Special(building))
            }
            _ => None,
        };
        if let Some(home) = home {
            self.tell(|| Event::Emptied { seat, home });
        }
        if let Some(to) = to {
            let spaces = self.look().spaces_in(animal, to);
            self.put_tokens(seat, to, spaces);
            self.tell(|| Event::Moved { seat, card, to });
        }
    }

    /// An animal moves into the enclosure just built, or no more.
    pub(crate) fn move_in(&mut self, _seat: Seat, building: Building, answer: Move) {
        match answer {
            Move::Card(card) => {
                *self.position.agenda.top_mut() = Frame::MoveIn { building, after: card };
                self.open(Frame::Leave { card, to: Some(building) });
            }
            _ => self.close(),
        }
    }
}
