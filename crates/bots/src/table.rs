//! One game between bots.

use crate::{Bot, Failing, Seen};
use std::panic::{self, AssertUnwindSafe};
use tabletop::{Ending, Game, Listener, Outcome, Seat, Seed};

/// Moves after which nobody expects an end any more; games of people and of random players have some hundred.
pub const LONGEST: usize = 20_000;

/// How a game between bots ended.
pub struct Ended<G: Game> {
    /// The last position.
    pub position: G::Position,
    /// Who came where; a bot that failed is last, as if it had resigned.
    pub outcome: Outcome,
    /// The bot that failed and lost the game by it, if one did.
    pub failed: Option<(Seat, Failing)>,
    /// Whether it was broken off after [`LONGEST`] moves; all are ranked as they stand.
    pub endless: bool,
}

/// Plays a game to its end, or until a bot fails. `bots` sit in the order of the seats.
pub fn play<G: Game, L: Listener<G::Event>>(
    game: &G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    listener: &mut L,
) -> Ended<G> {
    play_watched(game, seed, bots, listener, |_, _, _| ())
}

/// The same; `watch` is shown every position in which a seat is asked, with what the listener has heard until then.
pub fn play_watched<G: Game, L: Listener<G::Event>>(
    game: &G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    listener: &mut L,
    mut watch: impl FnMut(&G::Position, Seat, &L),
) -> Ended<G> {
    let mut position = game.start(seed, listener);
    let mut moves = Vec::new();
    let mut failed = None;
    let mut made = 0;
    while let Some(seat) = game.asked(&position).iter().next().filter(|_| made < LONGEST) {
        made += 1;
        watch(&position, seat, listener);
        game.legal(&position, seat, &mut moves);
        let seen = Seen::new(game, &position, seat);
        let bot = &mut bots[seat.index()];
        let chosen = panic::catch_unwind(AssertUnwindSafe(|| bot.choose(&seen, &moves)))
            .unwrap_or_else(|panic| Err(Failing::Crashed(format!("panicked: {}", message(&*panic)))));
        let result = chosen.and_then(|answer| {
            let refused = |refusal| Failing::Illegal(format!("{answer}: {refusal}"));
            game.apply(&mut position, seat, answer, listener).map_err(refused)
        });
        if let Err(failing) = result {
            failed = Some((seat, failing));
            break;
        }
    }
    let endless = failed.is_none() && !game.is_over(&position);
    let ending = match failed {
        Some((seat, _)) => Ending::Resigned { seat },
        None if endless => Ending::Agreed,
        None => Ending::Played,
    };
    let outcome = Outcome::rank(ending, game.scores(&position), game.reached(&position));
    for bot in bots {
        bot.over(&outcome);
    }
    Ended { position, outcome, failed, endless }
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason")
}
