//! The bonus tiles of the conservation track.

use crate::asking::moves::Move;
use crate::catalogue::{BonusTile, Resource, boards};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::Source;
use crate::position::{Doing, Pending};
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Seat};

/// A bonus tile of the conservation track, or money.
#[derive(Clone, Copy)]
pub(super) struct TileOrMoney;

impl Word for TileOrMoney {
    fn answers(
        self,
        look: Look<'_>,
        doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        if let Some(tiles) = tiles_at(look, doing.what.source) {
            tiles.iter().flatten().try_for_each(|&tile| visit(Move::Tile(tile)))?;
        }
        visit(Move::Money)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        let Move::Tile(tile) = answer else {
            engine.gain_money(seat, boards::MONEY_INSTEAD_OF_TILE.into(), doing.what.source);
            return;
        };
        for slot in engine.position.market.tiles.iter_mut().flatten() {
            if *slot == Some(tile) {
                *slot = None;
            }
        }
        engine.tell(|| Event::Tile { seat, tile });
        engine.set_off(Pending::new(Source::Tile(tile), seat));
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.tile_or_money(&money(v.tongue))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        (answer == Move::Money).then(|| t.money_instead_of_tile(&money(t)))
    }
}

/// What can be had instead of a tile.
fn money(t: &dyn Tongue) -> String {
    t.resource_amount(boards::MONEY_INSTEAD_OF_TILE.into(), Resource::Money)
}

fn tiles_at(look: Look<'_>, source: Source) -> Option<[Option<BonusTile>; 2]> {
    let Source::Conservation(space) = source else { return None };
    let at = boards::TILE_SPACES.iter().position(|&with_tiles| with_tiles == space)?;
    Some(look.position.market.tiles[at])
}
