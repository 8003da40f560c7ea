//! The toy as a game of the kernel.

use super::turns::HAND;
use super::*;
use std::marker::PhantomData;

impl<X: Gained> Game for Toy<X> {
    type Options = Options;
    type Position = Position<X>;
    type Question = Question;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Blocker = Blocker;

    const NAME: &'static str = "lanterns";
    const RULES_VERSION: u32 = 4;

    fn new(options: &Options) -> Result<Toy<X>, OptionsError> {
        if !(2..=3).contains(&options.seats) {
            return Err(OptionsError(format!("two or three seats, not {}", options.seats)));
        }
        Ok(Toy { options: options.clone(), started: Cell::new(0), gained: PhantomData })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.options.seats.into()
    }

    fn start<L: Listener<Event>>(&self, seed: Seed, listener: &mut L) -> Position<X> {
        let seats = self.seats();
        let mut chance = Chance::new(seed);
        if self.flawed(Flaw::RulesRemember) {
            self.started.set(self.started.get() + 1);
            chance = (0..self.started.get()).fold(chance, |mut chance, _| chance.fork());
        }
        let mut pile: Vec<u8> = (1..=self.lanterns()).collect();
        chance.shuffle(&mut pile);
        let hands = (0..seats)
            .map(|_| {
                let mut hand = pile.split_off(pile.len() - HAND);
                hand.sort_unstable();
                hand
            })
            .collect();
        let mut position = Position {
            gained: X::default(),
            chance,
            pile,
            hands,
            offers: vec![None; seats],
            aside: Vec::new(),
            shown: vec![Vec::new(); seats],
            coins: vec![2; seats],
            points: vec![0; seats],
            stage: Stage::Offer,
            round: 0,
            irrevocable: 0,
            arrived: Vec::new(),
            stunned: SeatSet::NONE,
            unwritten: u8::from(self.flawed(Flaw::SerdeLosesField)),
        };
        self.next_round(&mut position, listener);
        position
    }

    fn asked(&self, position: &Position<X>) -> SeatSet {
        match position.stage {
            Stage::Offer => self.all_seats().filter(|seat| position.offers[seat.index()].is_none()).collect(),
            Stage::Turn { seat } | Stage::Pick { seat, .. } => SeatSet::only(seat),
            Stage::Over => SeatSet::NONE,
        }
    }

    fn question(&self, position: &Position<X>, seat: Seat) -> Option<Question> {
        self.asked(position).contains(seat).then(|| match position.stage {
            Stage::Turn { .. } => Question::Turn {
                hint: position.pile.last().copied().filter(|_| self.flawed(Flaw::QuestionShowsPile)),
            },
            Stage::Pick { first, .. } => Question::Pick { first },
            Stage::Offer | Stage::Over => Question::Offer,
        })
    }

    fn legal(&self, position: &Position<X>, seat: Seat, moves: &mut Vec<Move>) {
        let asked = self.asked(position).contains(seat);
        let waits = matches!(position.stage, Stage::Turn { .. });
        if !(asked || waits && self.flawed(Flaw::ListsOutOfTurn)) {
            return;
        }
        moves.extend(self.choices(position, seat));
        if position.stage == Stage::Offer {
            match self.options.flaw {
                Flaw::ListsRefused => moves.push(Move::Offer(99)),
                Flaw::ListsTwice => moves.push(moves[0]),
                Flaw::AcceptsUnlisted if moves.len() > 2 && position.round.is_multiple_of(2) => {
                    moves.remove(0);
                }
                _ => {}
            }
        }
    }

    fn check<O: Objections<Blocker>>(
        &self,
        position: &Position<X>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) {
        if self.flawed(Flaw::RefusalUnexplained) && answer == Move::Pair {
            return;
        }
        let _ = self.walk(position, seat, answer, objections);
    }

    fn apply<L: Listener<Event>>(
        &self,
        position: &mut Position<X>,
        seat: Seat,
        answer: Move,
        listener: &mut L,
    ) -> Result<(), Refusal<Blocker>> {
        let mut refusal = self.refusal(position, seat, answer);
        if self.flawed(Flaw::RefusalUnexplained) && answer == Move::Pair {
            let mut first = First::default();
            let _ = self.walk(position, seat, answer, &mut first);
            refusal = refusal.or(first.0.map(Refusal::Blocked));
        }
        if let Some(refusal) = refusal {
            let out_of_turn = matches!(refusal, Refusal::NotAsked { .. });
            if out_of_turn && self.flawed(Flaw::AcceptsOutOfTurn) {
                return Ok(());
            }
            position.irrevocable += u32::from(self.flawed(Flaw::RefusalChanges));
            return Err(refusal);
        }
        position.irrevocable += u32::from(self.flawed(Flaw::ListenerCounts) && listener.listens());
        match answer {
            Move::Offer(lantern) => {
                position.offers[seat.index()] = Some(lantern);
                position.irrevocable += 1;
                if self.flawed(Flaw::KeepsAnswerOrder) {
                    position.arrived.push(seat);
                }
                if listener.listens() {
                    listener.tell(Event::Offered { seat });
                }
                self.reveal(position, listener);
            }
            Move::Draw => {
                let lantern = self.draw(position, seat);
                if listener.listens() {
                    listener.tell(Event::Drew { seat, left: position.pile.len(), lantern });
                }
                self.end_turn(position, seat, listener);
            }
            Move::Pair => position.stage = Stage::Pick { seat, first: None },
            Move::Pick(lantern) => self.pick(position, seat, lantern, listener),
            Move::Back(_) => position.stage = Stage::Pick { seat, first: None },
            Move::Pass => self.end_turn(position, seat, listener),
            Move::Trade => {
                assert!(!self.flawed(Flaw::Panics), "no change for a coin");
                position.coins[seat.index()] -= u8::from(!self.flawed(Flaw::Hangs));
                position.points[seat.index()] += 1;
                if self.flawed(Flaw::CountFalls) {
                    position.irrevocable = position.irrevocable.saturating_sub(1);
                }
                if listener.listens() {
                    listener.tell(Event::Traded { seat });
                }
            }
            Move::Hum | Move::Quit => self.end_turn(position, seat, listener),
        }
        Ok(())
    }

    fn only_repeats(&self, position: &Position<X>, seat: Seat, answer: Move) -> bool {
        self.repeats(position, seat, answer)
    }

    fn commits(&self, _: &Position<X>, _: Seat, answer: Move) -> bool {
        self.flawed(Flaw::AsksToCommit) && matches!(answer, Move::Offer(_))
    }

    fn scores(&self, position: &Position<X>) -> Vec<Score> {
        let mut scores: Vec<Score> = self
            .all_seats()
            .map(|seat| Score {
                points: position.points[seat.index()] as i32,
                tie_break: position.coins[seat.index()].into(),
            })
            .collect();
        if self.flawed(Flaw::ScoreMissing) {
            scores.pop();
        }
        scores
    }

    fn view(&self, position: &Position<X>, viewer: Viewer) -> View {
        let Position {
            gained: _,
            chance: _,
            pile,
            hands,
            offers,
            aside,
            shown,
            coins,
            points,
            stage,
            round,
            irrevocable: _,
            arrived: _,
            stunned: _,
            unwritten: _,
        } = position;
        let own = self.all_seats().find(|&seat| viewer.is(seat));
        let leaks = match viewer {
            Viewer::Seat(_) => self.flawed(Flaw::ViewShowsPile),
            Viewer::Spectator => self.flawed(Flaw::SpectatorSeesPile),
        };
        View {
            hand: own.map(|seat| hands[seat.index()].clone()),
            hands: hands.iter().map(Vec::len).collect(),
            pile: pile.len(),
            next: pile.last().copied().filter(|_| leaks),
            offer: own.and_then(|seat| offers[seat.index()]),
            offered: offers.iter().map(Option::is_some).collect(),
            aside: aside.clone(),
            shown: shown.clone(),
            coins: coins.clone(),
            points: points.clone(),
            stage: match *stage {
                Stage::Offer => StageView::Offer,
                Stage::Turn { seat } => StageView::Turn(seat),
                Stage::Pick { seat, first } => StageView::Pick {
                    seat,
                    picked: first.is_some(),
                    first: first.filter(|_| viewer.is(seat)),
                },
                Stage::Over => StageView::Over,
            },
            round: *round,
        }
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Drew { seat, left, lantern } => {
                let seen = lantern.filter(|_| viewer.is(*seat) || self.flawed(Flaw::EventShowsPile));
                Event::Drew { seat: *seat, left: *left, lantern: seen }
            }
            Event::Offered { .. }
            | Event::Revealed { .. }
            | Event::Showed { .. }
            | Event::Traded { .. }
            | Event::Ended => event.clone(),
        }
    }

    fn question_seen_by(&self, position: &Position<X>, seat: Seat, viewer: Viewer) -> Option<Question> {
        match self.question(position, seat)? {
            Question::Pick { .. } if !viewer.is(seat) => None,
            question => Some(question),
        }
    }

    fn public_points(&self, position: &Position<X>) -> Vec<i32> {
        position.points.iter().map(|&points| points as i32).collect()
    }

    fn resample(&self, position: &mut Position<X>, seat: Seat, chance: &mut Chance) {
        let others: Vec<usize> = self.all_seats().filter(|&s| s != seat).map(Seat::index).collect();
        let mut unknown: Vec<u8> = others.iter().flat_map(|&other| position.hands[other].clone()).collect();
        if !self.flawed(Flaw::ResampleKeepsOrder) {
            unknown.append(&mut position.pile);
        }
        if !self.flawed(Flaw::ResampleSeesOldWorld) {
            unknown.sort_unstable();
        }
        chance.shuffle(&mut unknown);
        for &other in &others {
            let size = position.hands[other].len();
            let mut hand = unknown.split_off(unknown.len() - size);
            hand.sort_unstable();
            if let Some(offer) = &mut position.offers[other] {
                *offer = hand[chance.below(hand.len() as u32) as usize];
            }
            match &mut position.stage {
                Stage::Pick { seat, first: Some(first) } if seat.index() == other => {
                    *first = hand[chance.below(hand.len() as u32) as usize];
                }
                _ => {}
            }
            position.hands[other] = hand;
        }
        if !self.flawed(Flaw::ResampleKeepsOrder) {
            position.pile = unknown;
        }
        if self.flawed(Flaw::ResampleDoublesLantern)
            && let [first, second, ..] = &mut position.pile[..]
        {
            *first = *second;
        }
        if self.flawed(Flaw::ResampleStuns) && self.asked(position).contains(seat) {
            position.stunned = SeatSet::all(self.seats()).without(seat);
        }
        if !self.flawed(Flaw::ResampleKeepsGenerator) {
            position.chance = chance.fork();
        }
    }

    fn chance<'a>(&self, position: &'a Position<X>) -> &'a Chance {
        &position.chance
    }

    fn irrevocable(&self, position: &Position<X>) -> u32 {
        position.irrevocable
    }

    fn validate(&self, position: &Position<X>) -> Result<(), Violations> {
        let mut violations = Vec::new();
        let mut all: Vec<u8> = position.pile.iter().chain(&position.aside).copied().collect();
        all.extend(position.hands.iter().chain(&position.shown).flatten());
        all.sort_unstable();
        if !all.iter().copied().eq(1..=self.lanterns()) {
            violations.push(Violation(format!("each lantern must be in one place: {all:?}")));
        }
        for seat in self.all_seats() {
            let hand = &position.hands[seat.index()];
            if !hand.is_sorted() {
                violations.push(Violation(format!("the hand of seat {seat} is not in order: {hand:?}")));
            }
            if position.offers[seat.index()].is_some_and(|offer| !hand.contains(&offer)) {
                violations.push(Violation(format!("seat {seat} offers what it has not")));
            }
        }
        Violations::none_in(violations)
    }
}

impl<X: Gained> Told for Toy<X> {
    type Target = u8;
    type Group = ();

    fn event_text(&self, event: &Event, _names: &[&str], _lang: Lang) -> String {
        format!("{event:?}")
    }

    fn question_text(
        &self,
        position: &Position<X>,
        question: &Question,
        _names: &[&str],
        _lang: Lang,
    ) -> String {
        let next = position.pile.last().filter(|_| self.flawed(Flaw::TextShowsPile));
        format!("{question:?} {next:?}")
    }

    fn move_text(
        &self,
        _position: &Position<X>,
        _seat: Seat,
        answer: Move,
        _names: &[&str],
        _lang: Lang,
    ) -> String {
        format!("{answer:?}")
    }

    fn blocker_text(&self, blocker: &Blocker, _lang: Lang) -> String {
        blocker.to_string()
    }

    fn group(&self, _position: &Position<X>, _seat: Seat, _answer: Move) {}

    fn group_text(&self, _group: (), _lang: Lang) -> String {
        String::new()
    }

    fn points_at(&self, position: &Position<X>, _seat: Seat, answer: Move) -> Vec<u8> {
        match answer {
            Move::Offer(lantern) | Move::Pick(lantern) | Move::Back(lantern) => vec![lantern],
            Move::Draw if self.flawed(Flaw::ChoiceShowsPile) => {
                position.pile.last().copied().into_iter().collect()
            }
            Move::Draw | Move::Pair | Move::Pass | Move::Trade | Move::Hum | Move::Quit => Vec::new(),
        }
    }
}
