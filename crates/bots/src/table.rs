//! One game between bots.

use crate::{Bot, Failing, Seen};
use tabletop::{Game, Listener, Seat, Seed};

/// How a game between bots ended.
pub struct Ended<G: Game> {
    /// The last position.
    pub position: G::Position,
    /// The bot that failed and lost the game by it, if one did.
    pub failed: Option<(Seat, Failing)>,
}

/// Plays a game to its end, or until a bot fails. `bots` sit in the order of the seats.
pub fn play<G: Game, L: Listener<G::Event>>(
    game: &G,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    listener: &mut L,
) -> Ended<G> {
    let mut position = game.start(seed, listener);
    let mut moves = Vec::new();
    while let Some(seat) = game.asked(&position).iter().next() {
        game.legal(&position, seat, &mut moves);
        let seen = Seen::new(game, &position, seat);
        let chosen = bots[seat.index()].choose(&seen, &moves);
        let made = chosen.and_then(|answer| {
            let refused = |refusal| Failing::Illegal(format!("{answer}: {refusal}"));
            game.apply(&mut position, seat, answer, listener).map_err(refused)
        });
        if let Err(failing) = made {
            return Ended { position, failed: Some((seat, failing)) };
        }
    }
    Ended { position, failed: None }
}
