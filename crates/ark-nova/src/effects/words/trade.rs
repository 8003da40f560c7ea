//! X-tokens and money exchanged.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Action, Resource, boards};
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Loss};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Doing, Pending, Source};
use crate::texts::Voice;
use tabletop::{Listener, Objections, Seat};

/// What is given and what it buys; the last two only where reputation can be bought.
const TRADES: [(Resource, Resource); 4] = [
    (Resource::XToken, Resource::Money),
    (Resource::Money, Resource::XToken),
    (Resource::XToken, Resource::Reputation),
    (Resource::Money, Resource::Reputation),
];

/// How much of a resource one exchange gives or takes.
pub(crate) const fn traded(resource: Resource) -> u8 {
    match resource {
        Resource::Money => boards::TRADED_MONEY,
        Resource::XToken | Resource::Reputation | Resource::Appeal | Resource::Conservation => 1,
    }
}

/// Visits the exchanges that are possible.
pub(super) fn trades(
    look: Look<'_>,
    seat: Seat,
    reputation: bool,
    visit: &mut impl FnMut(Move) -> Walk,
) -> Walk {
    for (give, get) in TRADES {
        let answer = Move::Trade(give, get);
        if passes(|first| check_trade(look, seat, reputation, answer, first)) {
            visit(answer)?;
        }
    }
    Walk::Continue(())
}

/// What stands against an exchange.
pub(super) fn check_trade<O: Objections<Blocker>>(
    look: Look<'_>,
    seat: Seat,
    reputation: bool,
    answer: Move,
    objections: &mut O,
) -> Walk {
    let offered = if reputation { &TRADES[..] } else { &TRADES[..2] };
    let (give, get) = match answer {
        Move::Trade(give, get) if offered.contains(&(give, get)) => (give, get),
        _ => return objections.raise(Blocker::NoSuchChoice),
    };
    let zoo = look.zoo(seat);
    if give == Resource::Money {
        let (cost, has) = (traded(give).into(), zoo.money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
    } else {
        let (needs, has) = (traded(give), zoo.x_tokens);
        require(needs <= has, objections, || Blocker::XTokens { needs, has })?;
    }
    let full = get == Resource::XToken && zoo.x_tokens >= boards::MOST_X_TOKENS;
    require(!full, objections, || Blocker::XTokensFull)?;
    let gate = zoo.reputation == boards::REPUTATION_GATE && !look.is_upgraded(seat, Action::Cards);
    require(get != Resource::Reputation || !gate, objections, || Blocker::NoEffect)
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Gives some of one resource for some of another.
    pub(super) fn trade(&mut self, seat: Seat, answer: Move, source: Source) {
        let Move::Trade(give, get) = answer else { return };
        self.give(seat, give, traded(give));
        self.gain(seat, get, traded(get).into(), source);
    }

    /// Gives money or X-tokens in exchange for something.
    pub(super) fn give(&mut self, seat: Seat, what: Resource, n: u8) {
        let zoo = self.position.zoo_mut(seat);
        match what {
            Resource::Money => zoo.money.0 -= u16::from(n),
            _ => zoo.x_tokens -= n,
        }
        self.tell(|| Event::Lost { seat, what, n: n.into(), reason: Loss::Traded });
    }
}

/// May exchange 1 X-token and 5 money, either way.
#[derive(Clone, Copy)]
pub(super) struct Trade;

impl Word for Trade {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Money).and(Footprint::writes(at.owner, Thing::XTokens))
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        trades(look, seat, false, visit)?;
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Done => Walk::Continue(()),
            _ => check_trade(look, seat, false, answer, objections),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        engine.trade(seat, answer, doing.what.source);
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.trade().into()
    }
}
