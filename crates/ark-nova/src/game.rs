//! Ark Nova as the kernel sees it.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::knowing::view::View;
use crate::position::{Pending, Position, Source};
use crate::rules::{Options, Rules};
use tabletop::{
    Chance, Game, Listener, Objections, OptionsError, Refusal, Score, Seat, SeatSet, Seed, Viewer,
    Violations, carried, heeded,
};

impl Game for Rules {
    type Options = Options;
    type Position = Position;
    type Question = Question;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Blocker = Blocker;

    const NAME: &'static str = "ark-nova";
    const RULES_VERSION: u32 = 2;

    fn new(options: &Options) -> Result<Rules, OptionsError> {
        Rules::build(options)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start<L: Listener<Event>>(&self, seed: Seed, listener: &mut L) -> Position {
        let mut position = self.set_up(seed);
        Engine::new(self, &mut position, &mut carried(listener)).begin();
        position
    }

    fn asked(&self, position: &Position) -> SeatSet {
        self.look(position).asked()
    }

    fn question(&self, position: &Position, seat: Seat) -> Option<Question> {
        self.look(position).question(seat)
    }

    fn legal(&self, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        let look = self.look(position);
        if look.asked().contains(seat) {
            look.list_answers(seat, moves);
        }
    }

    fn check<O: Objections<Blocker>>(
        &self,
        position: &Position,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) {
        let _ = self.look(position).check_move(seat, answer, &mut heeded(objections));
    }

    fn apply<L: Listener<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        answer: Move,
        listener: &mut L,
    ) -> Result<(), Refusal<Blocker>> {
        if let Some(refusal) = self.refusal(position, seat, answer) {
            return Err(refusal);
        }
        Engine::new(self, position, &mut carried(listener)).make(seat, answer);
        Ok(())
    }

    fn commits(&self, position: &Position, _seat: Seat, answer: Move) -> bool {
        self.look(position).commits(answer)
    }

    fn only_repeats(&self, position: &Position, seat: Seat, answer: Move) -> bool {
        self.look(position).repeats(seat, answer)
    }

    fn distinct(&self, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
        self.legal(position, seat, moves);
        let look = self.look(position);
        if let Some(set) = look.set(seat) {
            moves.retain(|&answer| !set.repeats(look, seat, answer));
        }
    }

    fn scores(&self, position: &Position) -> Vec<Score> {
        let look = self.look(position);
        if self.options.challenge {
            return vec![Score { points: look.challenge_points(), tie_break: 0 }];
        }
        Seat::all(self.seats).map(|seat| look.score(seat)).collect()
    }

    fn reached(&self, position: &Position) -> SeatSet {
        let points = self.scores(position);
        let won = |seat: &Seat| !self.is_solo() || points[seat.index()].points >= 0;
        Seat::all(self.seats).filter(won).collect()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.look(position).view(viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn hides_again(&self, event: &Event) -> bool {
        matches!(event, Event::Reshuffled { .. })
    }

    fn question_seen_by(&self, position: &Position, seat: Seat, _viewer: Viewer) -> Option<Question> {
        // What is asked is asked openly; what a question hides is in the answers.
        self.look(position).question(seat)
    }

    fn public_points(&self, position: &Position) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| self.look(position).victory_points(seat)).collect()
    }

    fn resample(&self, position: &mut Position, seat: Seat, chance: &mut Chance) {
        self.resample_for(position, seat, chance);
    }

    fn chance<'a>(&self, position: &'a Position) -> &'a Chance {
        &position.chance
    }

    fn irrevocable(&self, position: &Position) -> u32 {
        position.irrevocable
    }

    fn validate(&self, position: &Position) -> Result<(), Violations> {
        let violations = self.look(position).violations();
        Violations::none_in(violations)
    }

    fn can_begin(&self, position: &Position) -> Result<(), Violations> {
        let look = self.look(position);
        // Invariants are checked where whose turn it is and what is asked make sense.
        Violations::none_in(look.unfinished())?;
        Violations::none_in(look.violations())
    }
}

impl Rules {
    /// Lets what is printed somewhere happen to a seat, and goes on to the next question: for edited positions,
    /// experiments and tests. In a game, cards and boards set their effects off themselves.
    pub fn resolve<L: Listener<Event>>(
        &self,
        position: &mut Position,
        source: Source,
        owner: Seat,
        listener: &mut L,
    ) {
        let mut listener = carried(listener);
        let mut engine = Engine::new(self, position, &mut listener);
        engine.set_off(Pending::new(source, owner));
        engine.advance();
    }

    /// A look at a position played by these rules.
    pub const fn look<'a>(&'a self, position: &'a Position) -> Look<'a> {
        Look { rules: self, position }
    }
}
