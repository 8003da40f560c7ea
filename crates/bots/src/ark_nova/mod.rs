//! How positions of Ark Nova are judged.
//!
//! The value is what a zoo is worth to its owner at the end of the game, in victory points: the points it has, what it
//! can spend, what keeps paying until the end, what its cards, projects and scoring cards promise, less what the best of
//! the others has. Everything that pays over time is worth less the nearer the end is (`clock.rs`). All numbers are in
//! [`weights`].

mod cards;
mod clock;
mod effects;
mod homes;
mod horizon;
mod opening;
mod powers;
mod projects;
mod prospects;
mod solo;
mod tables;
mod term;
pub mod weights;
mod words;

use crate::analyse::Calibration;
use crate::{Budget, Evaluate, Playable, Reach, Scale, Values, Width};
use ark_nova::catalogue::boards::INCOME;
use ark_nova::catalogue::{Action, Resource, Side};
use ark_nova::position::Frame;
use ark_nova::{Look, Move, Position, Question, Rules};
use cards::Eyes;
use clock::Clock;
use prospects::Prospects;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tables::Tables;
use tabletop::{Game, Lang, Seat};
use weights::Weights;

pub use term::Term;

/// What the parts of a value count at the horizon of a search, learned from its games.
static LEARNED: LazyLock<Arc<Values>> = LazyLock::new(|| {
    Arc::new(Values::read::<Term>(include_str!("values.txt")).expect("what is checked in can be read"))
});

/// Judges positions of Ark Nova.
#[derive(Clone, Debug)]
pub struct Evaluation {
    at_table: Both,
    solo: Both,
}

/// What things are worth where a turn is planned, and where a search has come to its horizon.
#[derive(Clone, Debug)]
struct Both {
    plan: Worth,
    leaf: Worth,
    /// What the parts of a value count at a horizon that is not the end of the game.
    values: Option<Arc<Values>>,
}

/// Weights, and what follows from them.
#[derive(Clone, Debug)]
struct Worth {
    weights: Weights,
    tables: Tables,
}

impl Worth {
    fn new(weights: Weights) -> Worth {
        Worth { tables: Tables::new(&weights), weights }
    }

    fn eyes<'a>(&'a self, look: Look<'a>, seat: Seat) -> Eyes<'a> {
        let Worth { weights, tables } = self;
        Eyes::new(look, seat, Clock::new(look, weights, tables), weights, tables)
    }
}

impl Evaluate for Evaluation {
    type Game = Rules;
    type Term = Term;

    fn term_text(term: Term, lang: Lang) -> String {
        words::term_text(term, lang)
    }

    fn weigh_own<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        self.eyes(game.look(position), seat).weigh_own(scale);
    }

    fn leaf(&self, game: &Rules, position: &Position, seat: Seat) -> f32 {
        let both = self.both(game);
        let eyes = both.leaf.eyes(game.look(position), seat);
        match &both.values {
            Some(values) if !eyes.over => {
                let mut scale = values.scale(eyes.clock.left);
                eyes.weigh_own(&mut scale);
                scale.sum
            }
            _ => {
                let mut sum = 0.0f32;
                eyes.weigh_own(&mut sum);
                sum
            }
        }
    }

    fn weigh_others<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        self.eyes(game.look(position), seat).weigh_others(scale);
    }

    fn weigh<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        let eyes = self.eyes(game.look(position), seat);
        eyes.weigh_own(scale);
        eyes.weigh_others(scale);
    }

    fn begins_turn(&self, game: &Rules, position: &Position, seat: Seat) -> bool {
        matches!(game.question(position, seat), Some(Question::Action))
    }

    fn reckoned(&self, game: &Rules, world: &Position, seat: Seat, moves: &[Move]) -> Option<Vec<f32>> {
        let values = opening::values(game, world, seat, moves)?;
        let now = self.value(game, world, seat);
        Some(values.into_iter().map(|value| now + value).collect())
    }

    fn left(&self, game: &Rules, position: &Position) -> f32 {
        let worth = &self.both(game).plan;
        Clock::new(game.look(position), &worth.weights, &worth.tables).left
    }
}

impl Evaluation {
    /// An evaluation with these weights at a table, and those in a solo game.
    pub fn new(weights: Weights, solo: Weights) -> Evaluation {
        let both = |weights| Both { plan: Worth::new(weights), leaf: Worth::new(weights), values: None };
        Evaluation { at_table: both(weights), solo: both(solo) }
    }

    /// The same, but a search judges with these weights where it has come to its horizon: at a table, and alone.
    pub fn with_leaves(self, weights: Weights, solo: Weights) -> Evaluation {
        let at_table = Both { leaf: Worth::new(weights), ..self.at_table };
        Evaluation { at_table, solo: Both { leaf: Worth::new(solo), ..self.solo } }
    }

    /// The same, but at a table a search counts the parts of a value by these factors where it has come to its horizon.
    pub fn with_values(self, values: impl Into<Arc<Values>>) -> Evaluation {
        Evaluation { at_table: Both { values: Some(values.into()), ..self.at_table }, ..self }
    }

    /// What things are worth where a turn is planned, at a table or alone.
    pub fn weights(&self, solo: bool) -> &Weights {
        &self.of(solo).plan.weights
    }

    /// What things are worth where a search has come to its horizon, at a table or alone.
    pub fn leaf_weights(&self, solo: bool) -> &Weights {
        &self.of(solo).leaf.weights
    }

    fn of(&self, solo: bool) -> &Both {
        if solo { &self.solo } else { &self.at_table }
    }

    fn both(&self, game: &Rules) -> &Both {
        self.of(game.is_solo())
    }

    fn eyes<'a>(&'a self, look: Look<'a>, seat: Seat) -> Eyes<'a> {
        self.both(look.rules).plan.eyes(look, seat)
    }
}

/// What another zoo is worth by what everybody sees first. What it could still do is taken as the same for all: as the
/// end comes near, everybody loses that alike.
fn rival(look: Look<'_>, seat: Seat, clock: Clock, w: &Weights) -> f32 {
    let zoo = look.zoo(seat);
    let upgraded = zoo.slots.iter().filter(|slot| slot.side == Side::II).count() as f32;
    look.victory_points(seat) as f32
        + f32::from(zoo.money.0).min(w.enough) * w.money * clock.liquid
        + f32::from(zoo.x_tokens) * w.x_token * clock.liquid
        + zoo.hand.len() as f32 * w.to_draw * clock.liquid
        + (upgraded * w.build_ii + f32::from(zoo.workers) * w.worker) * clock.engine
        + w.idle * clock.liquid
        + w.hidden
}

impl Eyes<'_> {
    /// Victory points, in a challenge those of all its games.
    fn points(&self) -> f32 {
        let challenge = self.look.rules.options.challenge;
        let points =
            if challenge { self.look.challenge_points() } else { self.look.victory_points(self.seat) };
        points as f32
    }

    fn weigh_own<S: Scale<Term>>(&self, scale: &mut S) {
        scale.put(Term::Points, self.points());
        if self.over {
            return;
        }
        self.weigh_supplies(scale);
        self.weigh_engine(scale);
        self.weigh_plans(scale);
        scale.put(Term::Scoring, self.scoring());
    }

    fn weigh_others<S: Scale<Term>>(&self, scale: &mut S) {
        let (look, w) = (self.look, self.weights);
        let points = self.points();
        let others = || look.others(self.seat);
        let most = others().map(|other| look.victory_points(other)).max().map(|most| most as f32);
        if self.over {
            let won = points >= most.unwrap_or(0.0);
            scale.put(Term::Rival, -w.rival * most.unwrap_or(0.0));
            scale.put(Term::Over, if won { w.victory } else { -w.victory });
            return;
        }
        let Some(most) = most else { return };
        let rival = others().map(|other| rival(look, other, self.clock, w)).fold(f32::MIN, f32::max);
        scale.put(Term::Rival, -w.rival * rival);
        if look.position.last_turns.is_some() {
            let lead = points + self.scoring() - most - w.hidden;
            scale.put(Term::Over, w.victory * libm::tanhf(lead / w.safe));
        }
    }

    fn weigh_supplies<S: Scale<Term>>(&self, scale: &mut S) {
        let (w, zoo, clock) = (self.weights, self.zoo, self.clock);
        let money = f32::from(zoo.money.0);
        scale.put(Term::Money, self.purse);
        let income =
            f32::from(INCOME[usize::from(zoo.appeal)]) + f32::from(self.look.kiosk_income(self.seat));
        let more = self.money(money + income) - self.purse;
        let steady = self.gain(Resource::Money, income) * clock.turns * w.steady;
        scale.put(Term::Income, more * clock.breaks * w.income + steady);
        scale.put(Term::XTokens, self.gain(Resource::XToken, f32::from(zoo.x_tokens)));
        let over = self.cards - f32::from(zoo.hand_limit());
        scale.put(Term::Hand, -over.max(0.0) * w.over_limit * clock.break_nears * clock.liquid);
    }

    fn weigh_engine<S: Scale<Term>>(&self, scale: &mut S) {
        let (w, zoo, engine) = (self.weights, self.zoo, self.clock.engine);
        scale.put(Term::Reputation, self.gain(Resource::Reputation, f32::from(zoo.reputation)));
        let ready = f32::from(zoo.active_workers()) * w.ready_worker * self.clock.liquid;
        scale.put(Term::Workers, f32::from(zoo.workers) * w.worker * engine + ready);
        let upgrades: f32 =
            zoo.slots.iter().filter(|slot| slot.side == Side::II).map(|slot| w.upgrade(slot.action)).sum();
        scale.put(Term::Upgrades, upgrades * engine);
        scale.put(Term::PartnerZoos, zoo.partner_zoos.len() as f32 * w.partner_zoo * engine);
        scale.put(Term::Universities, zoo.universities.len() as f32 * w.university * engine);
        scale.put(Term::MapLines, self.map_lines());
        scale.put(Term::KeptTiles, self.kept_tiles() * self.clock.liquid);
        scale.put(Term::ActionCards, self.alternates() + self.drafted());
        scale.put(Term::Reef, self.reef() * w.again * engine);
        scale.put(Term::Map, zoo.covered.len() as f32 * w.covered * self.clock.liquid);
        let played: f32 =
            self.look.sponsors(self.seat).map(|card| self.lasting(self.look.rules.sponsor(card))).sum();
        scale.put(Term::Played, played);
    }

    /// The cards in hand, the projects within reach, what the action in progress still brings, and the next turns.
    fn weigh_plans<S: Scale<Term>>(&self, scale: &mut S) {
        let (w, liquid) = (self.weights, self.clock.liquid);
        let position = self.look.position;
        let moving_in = match position.agenda.top() {
            Frame::House { card } => Some(card),
            _ => None,
        };
        let prospects = Prospects {
            animals: self.animals(moving_in),
            sponsors: self.sponsors(),
            projects: self.projects(),
        };
        scale.put(Term::Hand, self.cards * w.card * liquid);
        scale.put(Term::Animals, prospects.animals.in_hand.sum(w.crowd) * liquid);
        scale.put(Term::Enclosures, f32::from(prospects.animals.empty) * w.empty * liquid);
        scale.put(Term::Sponsors, prospects.sponsors.in_hand.sum(w.crowd) * liquid);
        scale.put(Term::Projects, prospects.projects.promise.sum(w.further_project) * w.project * liquid);
        if position.active == self.seat {
            scale.put(Term::Promise, self.promise(&prospects) * liquid);
        }
        let performing = position.agenda.performing();
        let used = performing.filter(|performing| performing.owner == self.seat).map(|p| p.action);
        scale.put(Term::Tempo, self.tempo(&prospects, used) * liquid);
    }

    /// The strengths of the action cards, and what the two best of them would bring; the card in use counts as if it
    /// lay on slot 1 already.
    fn tempo(&self, prospects: &Prospects, used: Option<Action>) -> f32 {
        let (w, zoo) = (self.weights, self.zoo);
        let used_slot = used.map_or(0, |action| zoo.slot_of(action));
        let (mut tempo, mut best, mut second) = (0.0, 0.0, 0.0);
        for (place, slot) in zoo.slots.iter().enumerate() {
            let strength = match used {
                Some(action) if action == slot.action => 1,
                Some(_) if place < used_slot => place + 2,
                _ => place + 1,
            };
            let strength = match zoo.concealed {
                0 => strength as u8,
                _ => self.look.open_strength(self.seat, strength as u8),
            };
            tempo +=
                f32::from(strength) * w.strength(slot.action) + f32::from(slot.multipliers) * w.multiplier;
            if slot.venom {
                tempo -= w.venom;
            }
            if slot.constriction {
                tempo -= w.constriction;
            }
            let gain = self.prospect(prospects, slot.printed(), strength);
            if gain > best {
                (best, second) = (gain, best);
            } else if gain > second {
                second = gain;
            }
        }
        tempo + w.next * best + w.after_next * second
    }
}

impl Weights {
    fn upgrade(&self, action: Action) -> f32 {
        match action {
            Action::Animals => self.animals_ii,
            Action::Association => self.association_ii,
            Action::Build => self.build_ii,
            Action::Cards => self.cards_ii,
            Action::Sponsors => self.sponsors_ii,
        }
    }

    fn strength(&self, action: Action) -> f32 {
        match action {
            Action::Animals => self.animals,
            Action::Association => self.association,
            Action::Build => self.build,
            Action::Cards => self.cards,
            Action::Sponsors => self.sponsors,
        }
    }
}

impl Playable for Rules {
    type Evaluation = Evaluation;
    const WIDTH: Width = Width { lines: 4, firsts: usize::MAX, depth: 24 };
    const WORLDS: usize = 1;

    fn reach(&self, budget: Budget) -> Reach {
        let lasts = |iterations, milliseconds| {
            budget.iterations >= iterations && budget.time >= Duration::from_millis(milliseconds)
        };
        // Alone one looks further ahead: nobody comes in between, and the clock is known.
        let solo = self.seats() == 1;
        let (turns, nodes) = match (solo, lasts(96, 300)) {
            (true, true) if lasts(384, 1000) => (10, 6),
            (true, true) => (7, 4),
            (true, false) => (5, 3),
            (false, true) => (4, 3),
            (false, false) => (3, 1),
        };
        // With hardly any time a few plans are better than many that nobody can tell apart.
        let (plans, worlds, lines) = if lasts(16, 30) { (8, 4, 12) } else { (4, 1, 6) };
        Reach {
            plans,
            worlds,
            turns,
            nodes,
            width: Width { lines, ..Self::WIDTH },
            quick: Width { lines: 2, firsts: 6, ..Self::WIDTH },
            trust: if solo { 8.0 } else { 16.0 },
            curiosity: 4.0,
            aside: 0.15,
        }
    }

    fn calibration(&self) -> Calibration {
        Calibration { close: 5.0, open: 8.0, missed: 0.0 }
    }

    fn evaluation() -> Evaluation {
        Evaluation::new(Weights::TUNED, Weights::SOLO)
            .with_leaves(Weights::TUNED, Weights::SOLO_HORIZON)
            .with_values(LEARNED.clone())
    }

    fn taught(text: &str) -> Result<Evaluation, String> {
        Ok(Rules::evaluation().with_values(Values::read::<Term>(text)?))
    }
}
