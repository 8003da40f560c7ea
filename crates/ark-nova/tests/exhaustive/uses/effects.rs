//! Whether what a word names happened.

use super::Made;
use crate::words;
use ark_nova::Move;
use ark_nova::catalogue::{CardKind, Resource};
use ark_nova::effects::Effect;
use ark_nova::flow::event::{CardToken, Event, IgnoredBy, Loss};
use ark_nova::position::{Frame, Pending, Source};
use tabletop::Seat;

impl Made<'_> {
    /// Whether what a word names happened.
    pub(super) fn is_shown(&self, word: Effect, at: Pending) -> bool {
        let owner = at.owner;
        let (was, is) = self.zoos(owner);
        let (asked, done) = (self.is_asked(at), self.is_done(at));
        match word {
            Effect::Gain(resource, _) => self.gained(at, resource),
            Effect::GainAndShare { gain, others, .. } => {
                let shared = |seat: Seat| seat == owner || self.gained(Pending::new(at.source, seat), others);
                self.gained(at, gain) && Seat::all(self.rules.seats).all(shared)
            }
            Effect::AdvanceBreak(_) => done && self.any(|event| matches!(event, Event::BreakToken { .. })),
            // The first of two: the second one still waits.
            Effect::Twice(_) => {
                let inside = at.part(at.part + 1);
                let agenda = &self.before.agenda;
                let again = agenda.all_pending().iter().chain(&agenda.waiting[..]).any(|other| *other == inside);
                let effect = self.rules.look(self.before).effect(inside);
                again && self.is_asked(inside) && effect.is_some_and(|effect| self.is_shown(effect, inside))
            }
            Effect::SpendToken(_) => is.tokens(at.card()) < was.tokens(at.card()),
            Effect::PutTokens(_) => is.tokens(at.card()) > was.tokens(at.card()),
            Effect::Pilfer(_) => {
                let paid = |event| matches!(event, Event::Lost { reason: Loss::Pilfered, n, .. } if n > 0);
                let stolen = |event| matches!(event, Event::Stolen { seat, .. } if seat == owner);
                done && (self.any(stolen) || self.any(paid) && self.gained(at, Resource::Money))
            }
            Effect::Take { .. } => asked && self.hand_grew(owner),
            Effect::RevealUntil { .. } => done && self.kept(owner),
            Effect::PlaceUnique(wanted, _) => self.any(
                |event| matches!(event, Event::Built { seat, building, .. } if (seat, building) == (owner, wanted)),
            ),
            // Counted when what they promise is there.
            Effect::BuildFree(_) | Effect::PlayAnimal(_) => false,
            Effect::PlaySponsor => {
                asked && self.any(|event| matches!(event, Event::Sponsor { seat, .. } if seat == owner))
            }
            Effect::ChooseFocus => asked && was.focus.is_none() && is.focus.is_some(),
            Effect::GainPlacementBonus => {
                let Move::Bonus(cell) = self.answer else { return false };
                let bonus = Pending::new(Source::Bonus(cell), owner);
                let shown = |(at, effect): (Pending, Effect)| words::is_one(effect) && self.is_shown(effect, at);
                let asks = |frame| matches!(frame, Frame::Doing(doing) if doing.what.source == bonus.source);
                let waits = self.after.agenda.waiting.iter().any(|other| other.source == bonus.source);
                asked
                    && (waits
                        || self.after.agenda.frames().any(asks)
                        || self.parts(bonus).into_iter().any(shown))
            }
            Effect::TileOrMoney => {
                let tile = |event| matches!(event, Event::Tile { seat, .. } if seat == owner);
                self.gained(at, Resource::Money) || asked && self.any(tile)
            }
            Effect::UpgradeActionCard => {
                asked && self.any(|event| matches!(event, Event::Upgraded { seat, .. } if seat == owner))
            }
            Effect::TakePartnerZoo => asked && is.partner_zoos.len() > was.partner_zoos.len(),
            Effect::TakeUniversity => asked && is.universities.len() > was.universities.len(),
            Effect::MultiplierToken => asked && self.token(CardToken::Multiplier, |seat| seat == owner),
            Effect::Ability(ability) => self.ability_is_shown(ability, at),
            // They change nothing themselves.
            Effect::List(_)
            | Effect::If(..)
            | Effect::UpTo(..)
            | Effect::OneOf(_)
            | Effect::ByFocus { .. } => false,
            Effect::SideAction(twist) => asked && self.side_action_is_shown(twist, at),
            Effect::PlaySponsorFree(_) => {
                let free = |event| matches!(event, Event::Sponsor { seat, cost: 0, .. } if seat == owner);
                asked && self.any(free)
            }
            Effect::PayFor(..) => asked && is.money < was.money,
            Effect::ShowNoAnimal(_) => {
                asked && self.any(|event| matches!(event, Event::HandShown { seat } if seat == owner))
            }
            Effect::DiscardOwnSponsor(_) => {
                let Move::Card(card) = self.answer else { return false };
                asked && was.played.contains(card) && !is.played.contains(card)
            }
            Effect::Donate => asked && is.donations > was.donations,
            Effect::TileOrAppeal => {
                asked && self.any(|event| matches!(event, Event::Tile { seat, .. } if seat == owner))
            }
            Effect::EnlargeEnclosure { .. } => {
                asked && self.any(|event| matches!(event, Event::Enlarged { seat, .. } if seat == owner))
            }
            // Where it lay is no other place.
            Effect::RearrangeBuildings { .. } => {
                let Move::Return(building, from, id) = self.answer else { return false };
                let old = was.lifted_from(building, from).map(|at| was.lifted[at].placement_id());
                asked && old != Some(id)
            }
            Effect::TriggerReefDwellers => {
                let gains = |event| matches!(event, Event::Gained { source: Source::Reef(_), .. });
                let reef = |source: Source| matches!(source, Source::Reef(_));
                let agenda = &self.after.agenda;
                let mut waiting = agenda.all_pending().iter().chain(&agenda.waiting[..]);
                let asks = |frame| matches!(frame, Frame::Doing(doing) if reef(doing.what.source));
                done && (self.any(gains)
                    || waiting.any(|other| reef(other.source))
                    || agenda.frames().any(asks))
            }
            Effect::RaiseHandLimit(_) => is.more_in_hand > was.more_in_hand,
            Effect::RemoveContinentMarker => {
                asked && self.any(|event| matches!(event, Event::Marker { seat, .. } if seat == owner))
            }
            Effect::DigAndRescue(_) => {
                let (Move::Dig(dug) | Move::Card(dug) | Move::Rescue(dug)) = self.answer else {
                    return false;
                };
                asked
                    && self.any(|event| match event {
                        Event::Discarded { card, .. }
                        | Event::Claimed { card, .. }
                        | Event::Rescued { card, .. } => card == dug,
                        _ => false,
                    })
            }
            Effect::StoreCard => {
                asked && self.any(|event| matches!(event, Event::Stored { seat, .. } if seat == owner))
            }
            Effect::ConcealStrength => done && is.concealed > was.concealed,
            Effect::AnimalMagnet => done && self.took(owner, |card| card.kind() == Some(CardKind::Animal)),
            Effect::Wave => {
                let gone =
                    |event| matches!(event, Event::Discarded { seat: None, .. } | Event::Claimed { .. });
                done && self.any(gone)
            }
            Effect::IgnoreConditions(_) => self.any(|event| {
                matches!(event, Event::Ignored { seat, by: IgnoredBy::Tile { .. }, .. } if seat == owner)
            }),
            Effect::WildIconForBaseProject => {
                self.any(|event| match event {
                    Event::TileUsed { seat, tile } => (Source::Tile(tile), seat) == (at.source, owner),
                    _ => false,
                })
            }
        }
    }
}
