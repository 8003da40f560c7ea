//! What events themselves say: cards, tasks, and what has no word.

use super::Made;
use crate::features::{self, expansion};
use crate::words;
use ark_nova::Move;
use ark_nova::catalogue::{CardId, CardKind, Resource};
use ark_nova::effects::{Ability, Clause, Effect, Rule};
use ark_nova::flow::event::{Event, Home, IgnoredBy};
use ark_nova::position::{Frame, Source};
use tabletop::Seat;

impl Made<'_> {
    /// What an event itself says: cards, tasks and the rules of maps.
    pub(super) fn happened(&self, event: Event, used: &mut Vec<String>) {
        match event {
            Event::Animal { seat, card, home, .. } => self.animal(seat, card, home, used),
            Event::Sponsor { seat, card, .. } => {
                used.push(format!("card {card}"));
                self.rule(seat, used, |rule| matches!(rule, Rule::SponsorsLower(_)));
            }
            Event::Supported { card, .. } => used.push(format!("card {card}")),
            Event::Scored { card, what, n, .. } if n > 0 => self.scored(card, what, used),
            Event::Task { task, .. } => used.push(format!("task {task:?}")),
            Event::University { university: kind, .. } => used.push(format!("university {kind:?}")),
            Event::Partner { continent, .. } => used.push(format!("partner zoo {continent:?}")),
            Event::Gained { seat, what: Resource::Money, source: Source::Map(_), .. } => {
                if matches!(self.answer, Move::Sell(_)) {
                    self.rule(seat, used, |rule| matches!(rule, Rule::DiscardForMoney(_)));
                }
            }
            Event::Gained { source: Source::Mark, .. } => used.push(expansion::MARK_PAYS.into()),
            Event::Gained { source: Source::LastTile, .. } => used.push(expansion::PAST_THE_END.into()),
            Event::Gained { seat, source: Source::Donation, .. } => self.donated(seat, used),
            Event::Gained { what: Resource::Appeal, source: Source::Sponsor(..), .. } => {
                if self.any(|event| matches!(event, Event::Enlarged { .. })) {
                    used.push(expansion::ENLARGED.into());
                }
            }
            Event::Claimed { .. } => used.push(expansion::MARK_CLAIMS.into()),
            Event::Wave { .. } => {
                let gone =
                    |event| matches!(event, Event::Discarded { seat: None, .. } | Event::Claimed { .. });
                used.extend(self.any(gone).then(|| expansion::WAVE.into()));
            }
            Event::Ignored { by: IgnoredBy::Camouflage, .. } => {
                used.push(words::ability(Ability::Camouflage));
            }
            Event::Emptied { home, .. } => self.emptied(home, used),
            Event::Moved { to: Home::Special { building }, .. } => used.push(expansion::moves_into(building)),
            Event::Moved { to: Home::Tanks { .. }, .. } => used.push(expansion::SEVERAL_TANKS.into()),
            Event::Built { seat, .. } => self.built(seat, used),
            Event::Rescued { seat, .. } => {
                self.rule(seat, used, |rule| matches!(rule, Rule::RescueSlots(_)));
            }
            Event::TakenBack { seat, .. } => self.rule(seat, used, |rule| rule == Rule::TakeBackStored),
            Event::Strengthened { seat, .. } => {
                self.rule(seat, used, |rule| matches!(rule, Rule::DiscardForStrength(_)));
            }
            Event::Action { owner, action, .. } => self.strengths(owner, action, used),
            Event::Alternate { card, .. } => used.push(expansion::drafted(card)),
            // Seen by the words that bring them about.
            Event::Gained { .. }
            | Event::Scored { .. }
            | Event::Map { .. }
            | Event::Concealed { .. }
            | Event::Turn { .. }
            | Event::Slot { .. }
            | Event::Upgraded { .. }
            | Event::Lost { .. }
            | Event::Wasted { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::Marked { .. }
            | Event::HandShown { .. }
            | Event::Pouched { .. }
            | Event::Stored { .. }
            | Event::TileUsed { .. }
            | Event::Ignored { .. }
            | Event::Project { .. }
            | Event::Released { .. }
            | Event::Moved { .. }
            | Event::Marker { .. }
            | Event::Removed { .. }
            | Event::Returned { .. }
            | Event::Enlarged { .. }
            | Event::Worker { .. }
            | Event::WorkerBack { .. }
            | Event::Tile { .. }
            | Event::Token { .. }
            | Event::BreakToken { .. }
            | Event::Break
            | Event::Displayed { .. }
            | Event::Reshuffled { .. }
            | Event::ScoringDiscarded { .. }
            | Event::ScoringDrawn { .. }
            | Event::Victim { .. }
            | Event::Stolen { .. }
            | Event::EndTriggered { .. }
            | Event::ChallengeGame { .. }
            | Event::Over => {}
        }
    }

    /// Points at the end: of a final scoring card, or by the line of a sponsor that gives this.
    fn scored(&self, card: CardId, what: Resource, used: &mut Vec<String>) {
        if card.kind() == Some(CardKind::FinalScoring) {
            used.push(format!("card {card}"));
            return;
        }
        for (line, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
            let (Clause::AtEnd(effect) | Clause::AtVeryEnd(effect)) = clause else { continue };
            let printed = words::of(*effect);
            for &word in printed.iter().filter(|word| matches!(word, Effect::Gain(gain, _) if *gain == what))
            {
                used.push(words::at(&features::sponsor_line(card, line), word, &printed));
            }
        }
    }

    fn animal(&self, seat: Seat, card: CardId, home: Home, used: &mut Vec<String>) {
        used.push(format!("card {card}"));
        match home {
            Home::Enclosure { cell } => self.housed(seat, card, cell, used),
            Home::Tanks { tokens } => {
                used.push(expansion::SPLIT.into());
                tokens.parts().for_each(|(tank, _)| self.in_tank(seat, tank, used));
            }
            Home::Special { building } => self.in_tank(seat, building, used),
            Home::Flock => {}
        }
        let look = self.rules.look(self.before);
        let animal = self.rules.animal(card);
        if animal.requires.iter().any(|&needs| look.condition(seat, needs, card).1 > 0) {
            self.rule(seat, used, |rule| matches!(rule, Rule::IgnoreConditions(None, _)));
        }
    }

    /// An animal left an enclosure; if it moves it has a new one, or is asked for it.
    fn emptied(&self, home: Home, used: &mut Vec<String>) {
        let tank = match home {
            Home::Special { building } => building.tank().is_some(),
            Home::Tanks { .. } => true,
            Home::Enclosure { .. } | Home::Flock => false,
        };
        let moves = self.any(|event| matches!(event, Event::Moved { .. }))
            || matches!(self.after.agenda.top(), Frame::Settle { .. });
        if tank && !moves {
            used.push(expansion::RELEASED.into());
        }
    }
}
