//! The clock of the solo game and the challenge of three games.

use crate::catalogue::{CardId, boards};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Frame;
use tabletop::{Listener, Seat};

impl<L: Listener<Event>> Engine<'_, L> {
    /// A token moves; the last one of a round brings the break, after the last round the final scoring.
    pub(crate) fn end_solo_turn(&mut self, seat: Seat) {
        self.position.break_steps -= 1;
        if self.position.break_steps > 0 {
            return self.begin_turn(seat);
        }
        self.position.solo_rounds += 1;
        let rounds = self.position.solo_rounds;
        if rounds == boards::SOLO_ROUNDS {
            return self.open(Frame::Ending);
        }
        self.position.association.cover_donation();
        self.position.break_steps = boards::SOLO_TOKENS - rounds;
        self.begin_break(seat);
    }
}

impl Look<'_> {
    /// Victory points of a challenge: the games that were finished and, while one is played, that one.
    pub fn challenge_points(self) -> i32 {
        let challenge = &self.position.challenge;
        let finished: i32 = challenge.results.iter().map(|&points| i32::from(points)).sum();
        if challenge.games < boards::CHALLENGE_GAMES {
            finished + self.victory_points(Seat(0))
        } else {
            finished
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Ends a game of a challenge: its result is kept, its cards leave, the next game is set up.
    pub(crate) fn end_challenge_game(&mut self) {
        let points = self.look().victory_points(Seat(0));
        let challenge = &mut self.position.challenge;
        challenge.results[usize::from(challenge.games)] = points as i16;
        challenge.games += 1;
        let game = challenge.games;
        self.tell(|| Event::ChallengeGame { game, points: points as i16 });
        if game == boards::CHALLENGE_GAMES {
            return;
        }
        self.rules.use_up_base_projects(self.position);
        let in_reach = |card: CardId| self.rules.is_base_project(card);
        let zoo = &self.position.zoos[0];
        let market = &self.position.market;
        let stored = zoo.stored.iter().copied();
        let own = zoo.hand.iter().chain(zoo.played.iter()).chain(zoo.pouched.iter()).chain(stored);
        let own = own.chain(zoo.scoring_cards());
        let shown = market.display.into_iter().flatten().chain(market.discard.iter());
        let above = self.position.association.above;
        let projects = above.iter().map(|project| project.card);
        let under = self.position.under;
        let tucked = under.iter().map(|&(_, card)| card);
        let leaving = own.chain(shown).chain(projects).chain(tucked).filter(|&card| !in_reach(card)).count();
        self.position.challenge.removed += leaving as u16;
        self.close();
        self.mark_irrevocable();
        self.rules.set_up_next(self.position);
        self.begin_choices();
    }
}
