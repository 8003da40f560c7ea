//! The bonus tiles of the tracks.

use crate::asking::moves::Move;
use crate::catalogue::{BonusTile, Resource, boards};
use crate::effects::footprint::{Footprint, Thing};
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
        match answer {
            Move::Tile(tile) => engine.take_tile(seat, tile),
            _ => {
                engine.gain_money(seat, boards::MONEY_INSTEAD_OF_TILE.into(), doing.what.source);
            }
        }
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

/// The bonus tile at the end of the reputation track for a point of reputation, or 1 appeal (M-6.1, P-38).
#[derive(Clone, Copy)]
pub(super) struct TileOrAppeal;

impl Word for TileOrAppeal {
    /// Somebody may have taken the tile meanwhile; then the point is appeal.
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        match engine.position.market.last_tile {
            Some(_) => engine.ask(at, 1),
            None => {
                engine.gain(at.owner, Resource::Appeal, boards::APPEAL_PAST_REPUTATION.into(), at.source);
            }
        }
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        look.position.market.last_tile.map_or(Walk::Continue(()), |tile| visit(Move::Tile(tile)))?;
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        match answer {
            Move::Tile(tile) => engine.take_tile(seat, tile),
            _ => {
                let appeal = boards::APPEAL_PAST_REPUTATION.into();
                engine.gain(seat, Resource::Appeal, appeal, doing.what.source);
            }
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.tile_or_appeal(&appeal(v.tongue))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        (answer == Move::Done).then(|| t.money_instead_of_tile(&appeal(t)))
    }
}

/// What a point of reputation past the end of the track is worth.
fn appeal(t: &dyn Tongue) -> String {
    t.resource_amount(boards::APPEAL_PAST_REPUTATION.into(), Resource::Appeal)
}

/// Raise the hand limit for good (M-7.1).
#[derive(Clone, Copy)]
pub(super) struct RaiseHandLimit {
    pub(super) n: u8,
}

impl Word for RaiseHandLimit {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.position.zoo_mut(at.owner).more_in_hand += self.n;
    }

    /// Nothing else reads the limit before the next break.
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::adds(at.owner, Thing::Hand)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.raise_hand_limit(self.n)
    }
}

/// One more icon of any kind for a base project: a kept tile, which is spent while one is supported.
#[derive(Clone, Copy)]
pub(super) struct WildIconForBaseProject;

impl Word for WildIconForBaseProject {
    fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {}

    fn touches(self, _look: Look<'_>, _at: Pending) -> Footprint {
        Footprint::NOTHING
    }

    fn is_possible(self, _look: Look<'_>, _at: Pending) -> bool {
        false
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.wild_icon_for_base_project().into()
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Takes a bonus tile from its track: it is kept for later, or its effects happen at once.
    fn take_tile(&mut self, seat: Seat, tile: BonusTile) {
        let market = &mut self.position.market;
        for slot in market.tiles.iter_mut().flatten().chain([&mut market.last_tile]) {
            if *slot == Some(tile) {
                *slot = None;
            }
        }
        self.tell(|| Event::Tile { seat, tile });
        if tile.face().kept {
            self.position.zoo_mut(seat).tiles |= 1 << tile as u8;
        } else {
            self.set_off(Pending::new(Source::Tile(tile), seat));
        }
    }
}
