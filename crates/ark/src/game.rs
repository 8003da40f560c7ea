//! Ark as a game of the kernel.

use crate::{
    Blocker, Card, Event, Move, Options, Phase, Play, Position, Question, Rules, Sealed, Step, View,
};
use tabletop::{
    Chance, Game, Listener, Objections, OptionsError, Refusal, Score, Seat, SeatSet, Seed, Viewer,
};
use tabletop::{First, Violations, carried, heeded};

impl Game for Rules {
    type Options = Options;
    type Position = Position;
    type Question = Question;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Blocker = Blocker;

    const NAME: &'static str = "ark";
    const RULES_VERSION: u32 = 2;

    fn new(options: &Options) -> Result<Rules, OptionsError> {
        Rules::build(options)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.table()
    }

    fn start<L: Listener<Event>>(&self, seed: Seed, listener: &mut L) -> Position {
        self.set_up(seed, &mut carried(listener))
    }

    #[inline]
    fn asked(&self, position: &Position) -> SeatSet {
        match position.step {
            Step::Over => SeatSet::NONE,
            Step::Pets { .. } => self.asked_for_pets(position),
            _ => SeatSet::only(position.seat),
        }
    }

    fn question(&self, position: &Position, seat: Seat) -> Option<Question> {
        if !self.asked(position).contains(seat) {
            return None;
        }
        match position.step {
            Step::Choose => Some(match position.phase {
                Phase::First => Question::Turn,
                Phase::Second { .. } => Question::Second,
                Phase::Endgame => Question::Endgame,
            }),
            Step::Place { card } => Some(Question::Place { card }),
            Step::Drive { card, cabin } => Some(Question::Drive { card, cabin }),
            Step::Row { .. } => Some(Question::Row),
            Step::Ability { play } => self.offered(play).map(|(special, _)| Question::Ability { special }),
            Step::Exchange { kind, .. } => Some(Question::Exchange { scoring: kind }),
            Step::Pets { .. } => Some(Question::Pet),
            Step::Over => None,
        }
    }

    fn legal(&self, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if self.asked(position).contains(seat) {
            self.list(position, seat, moves);
        }
    }

    fn check<O: Objections<Blocker>>(
        &self,
        position: &Position,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) {
        let _ = self.walk_answer(position, seat, answer, &mut heeded(objections));
    }

    fn apply<L: Listener<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        answer: Move,
        listener: &mut L,
    ) -> Result<(), Refusal<Blocker>> {
        let asked = self.asked(position);
        if asked.is_empty() {
            return Err(Refusal::Over);
        }
        if !asked.contains(seat) {
            return Err(Refusal::NotAsked { seat });
        }
        let mut first = First::default();
        let _ = self.walk_answer(position, seat, answer, &mut heeded(&mut first));
        if let Some(blocker) = first.0 {
            return Err(Refusal::Blocked(blocker));
        }
        let listener = &mut carried(listener);
        match (position.step, answer) {
            (Step::Choose, Move::Take(card)) => self.take(position, card, listener),
            (Step::Choose, Move::Play(card)) => self.lay_open(position, card, listener),
            (Step::Choose, Move::Done) => self.fill(position, crate::Draw::Row, listener),
            (Step::Choose, Move::Pass) => self.pass(position, listener),
            (Step::Place { card }, Move::In(cabin)) => self.choose_cabin(position, card, cabin, listener),
            (Step::Drive { card, cabin }, Move::Stay) => {
                self.enter(position, Play { card, cabin, driven: Card::NONE }, listener);
            }
            (Step::Drive { card, cabin }, Move::Drive(driven)) => {
                self.enter(position, Play { card, cabin, driven }, listener);
            }
            (Step::Row { play }, Move::Take(card)) => self.rewarded(position, play, card, listener),
            (Step::Ability { play }, Move::Use) => self.use_ability(position, play, None, listener),
            (Step::Ability { play }, Move::Disc(kind)) => {
                self.use_ability(position, play, Some(kind), listener);
            }
            (Step::Ability { play }, Move::Skip) => self.skip_ability(position, play, listener),
            (Step::Exchange { play, kind }, Move::Exchange) => {
                self.accept_exchange(position, play, kind, listener);
            }
            (Step::Exchange { play, kind }, Move::Skip) => {
                self.decline_exchange(position, play, kind, listener);
            }
            (Step::Pets { .. }, Move::Pet(card)) => {
                self.seal(position, seat, Sealed::Pet(card), listener);
            }
            (Step::Pets { .. }, Move::NoPet) => self.seal(position, seat, Sealed::Nothing, listener),
            // The walk has objected to everything else.
            _ => return Err(Refusal::Blocked(Blocker::OtherQuestion)),
        }
        Ok(())
    }

    /// A lone cabin that costs a disc or an animal its place, and a lone drive-out.
    fn commits(&self, position: &Position, seat: Seat, answer: Move) -> bool {
        match (position.step, answer) {
            (Step::Place { card }, Move::In(cabin)) => !self.is_free(position, seat, card, cabin),
            (Step::Drive { .. }, Move::Drive(_)) => true,
            _ => false,
        }
    }

    fn scores(&self, position: &Position) -> Vec<Score> {
        self.standing(position).collect()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn question_seen_by(&self, position: &Position, seat: Seat, viewer: Viewer) -> Option<Question> {
        match position.step {
            // Who is still asked for a pet would tell who has none.
            Step::Pets { .. } if !viewer.is(seat) => None,
            _ => self.question(position, seat),
        }
    }

    fn public_points(&self, position: &Position) -> Vec<i32> {
        self.points(position)[..self.table()].iter().map(|&points| points.into()).collect()
    }

    fn resample(&self, position: &mut Position, seat: Seat, chance: &mut Chance) {
        self.deal_anew(position, seat, chance);
    }

    fn chance<'a>(&self, position: &'a Position) -> &'a Chance {
        &position.chance
    }

    fn irrevocable(&self, position: &Position) -> u32 {
        position.irrevocable
    }

    fn validate(&self, position: &Position) -> Result<(), Violations> {
        self.violations(position)
    }
}
