//! Whether a game can begin with a position that was put together or read from a file.

use crate::catalogue::boards;
use crate::knowing::look::Look;
use crate::position::{Agenda, Challenge, Draft, Frame, ThisTurn, Turn, Zoo};
use tabletop::{Seat, Violation};

impl Look<'_> {
    /// What keeps a game from beginning here. It begins with a turn: what a turn leaves half done is shaped by everything
    /// that led to it, and nobody can tell from a file whether it was.
    pub(crate) fn unfinished(self) -> Vec<Violation> {
        let position = self.position;
        let mut turn = Agenda::default();
        turn.push(Frame::Turn(Turn::Choose));
        let holds = [
            (position.agenda == turn, "a position to begin with stands at the start of a turn"),
            (position.active.index() < self.rules.seats, "it is the turn of a seat that there is none of"),
            (position.asking == Some(position.active), "another seat is asked than the one whose turn it is"),
            (position.open.is_empty(), "seats have still to answer"),
            (position.market.aside.is_empty(), "cards lie aside for a choice"),
            (position.moved_in.is_empty(), "animals are still moving"),
            (position.break_caused_by.is_none(), "the break is still to come"),
            (position.this_turn == ThisTurn::default(), "the turn has used up something before it began"),
            (position.draft == Draft::default(), "action cards are still drafted"),
            (self.all_at_rest(), "a choice of buildings or cards is half made"),
            (self.breaks_ahead(), "the break track is past its end, or longer than it is"),
            (self.has_turns(), "more turns are left after the end than there are"),
            (self.counts_have_room(), "something was counted that no game can count"),
            (self.challenge_goes_on(), "there is no such challenge"),
        ];
        let broken = holds.into_iter().filter(|(holds, _)| !holds);
        broken.map(|(_, text)| Violation(text.to_owned())).collect()
    }

    /// The break token, or a token of the solo tile, can still go on.
    fn breaks_ahead(self) -> bool {
        let position = self.position;
        let longest = if self.rules.is_solo() {
            boards::SOLO_TOKENS.saturating_sub(position.solo_rounds)
        } else {
            self.rules.break_steps()
        };
        (1..=longest).contains(&position.break_steps) && position.solo_rounds < boards::SOLO_ROUNDS
    }

    fn has_turns(self) -> bool {
        self.position.last_turns.is_none_or(|left| usize::from(left) <= self.rules.seats)
    }

    fn challenge_goes_on(self) -> bool {
        let challenge = self.position.challenge;
        if self.rules.options.challenge {
            challenge.games < boards::CHALLENGE_GAMES
        } else {
            challenge == Challenge::default()
        }
    }

    /// What only grows in a game has room to do so.
    fn counts_have_room(self) -> bool {
        let position = self.position;
        let mut zoos = Seat::all(self.rules.seats).map(|seat| self.zoo(seat));
        let counted = |zoo: &Zoo| {
            let multipliers = zoo.slots.iter().map(|slot| slot.multipliers);
            let mut counts = zoo.tokens_on.iter().map(|&(_, n)| n).chain(multipliers).chain([zoo.donations]);
            counts.all(|n| n <= u8::MAX / 2)
        };
        position.turns <= u16::MAX / 2
            && position.irrevocable <= u32::MAX / 2
            && zoos.all(|zoo| zoo.money.0 <= u16::MAX / 2 && counted(zoo))
    }

    /// No zoo has lifted a building or picked a card for a choice.
    fn all_at_rest(self) -> bool {
        Seat::all(self.rules.seats).all(|seat| {
            let zoo = self.zoo(seat);
            zoo.lifted.is_empty() && zoo.picked.is_empty()
        })
    }
}
