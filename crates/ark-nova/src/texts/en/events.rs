//! What happened, in English.

use super::English;
use super::grammar::plural;
use crate::catalogue::{CardId, Resource};
use crate::effects::Ability;
use crate::flow::event::{CardToken, Event, Home, IgnoredBy, Loss};
use crate::texts::ability_names::AbilityNames;
use crate::texts::action_cards::action_card_name;
use crate::texts::boards::BoardNames;
use crate::texts::cards::CardNames;
use crate::texts::events::{EventWords, Names, side_name};
use crate::texts::moves::{MoveWords, split_phrase};
use crate::texts::sources::{SourceWords, card_label};
use crate::texts::words::NameWords;

impl EventWords for English {
    fn event(&self, event: &Event, names: &Names<'_>) -> String {
        match *event {
            Event::Map { seat, map } => {
                let (who, name) = (names.of(seat), self.map_name(map.map()));
                format!("{who} takes map {map}, {name}")
            }
            Event::Alternate { seat, card } => {
                let (who, name) = (names.of(seat), action_card_name(card.card(), self));
                format!("{who} uses the action card {name}")
            }
            Event::Strengthened { seat, more } => {
                let who = names.of(seat);
                format!("{who} raises the strength of the next action by {more}")
            }
            Event::Concealed { seat, strength } => {
                let who = names.of(seat);
                format!("{who} covers action strength {strength}")
            }
            Event::Turn { seat, number } => {
                let who = names.of(seat);
                format!("— Turn {number}: {who} —")
            }
            Event::Action { seat, action, owner, side, strength, x_tokens } => {
                let (who, action) = (names.of(seat), self.action_name(action));
                let side = side_name(side);
                let mut text = format!("{who}: {action} {side} action, strength {strength}");
                if x_tokens > 0 {
                    let tokens = self.resource_amount(x_tokens.into(), Resource::XToken);
                    text += &format!(" (with {tokens})");
                }
                if owner != seat {
                    let owner = names.of(owner);
                    text += &format!(" with the card of {owner}");
                }
                text
            }
            Event::Slot { seat, action, slot } => {
                let (who, action) = (names.of(seat), self.action_name(action));
                format!("{who}: the {action} card goes to slot {slot}")
            }
            Event::Upgraded { seat, action } => {
                let (who, action) = (names.of(seat), self.action_name(action));
                format!("{who} upgrades the {action} card")
            }
            Event::Gained { seat, what, n, source } => {
                let (who, gain, source) =
                    (names.of(seat), self.resource_amount(n, what), self.source(source));
                format!("{who} gains {gain} ({source})")
            }
            Event::Lost { seat, what, n, reason } => self.lost(&names.of(seat), what, n, reason),
            Event::Wasted { seat, what, n } => {
                let (who, gain) = (names.of(seat), self.resource_amount(n, what));
                // Beyond 15 reputation becomes something else: it is lost only where the Cards card bars the way.
                let why = match what {
                    Resource::Reputation => "above 9 it takes the Cards card on side II",
                    _ => "the track or supply is full",
                };
                format!("{who} cannot use {gain}: {why}")
            }
            Event::Drew { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} draws {card}")
            }
            Event::Took { seat, card, folder } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} takes {card} from folder {folder}")
            }
            Event::Revealed { card } => {
                let card = card_label(card, self);
                format!("{card} is revealed")
            }
            Event::Kept { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} keeps {card}")
            }
            Event::Discarded { seat, card } => {
                let card = card_label(card, self);
                match seat {
                    Some(seat) => {
                        let who = names.of(seat);
                        format!("{who} discards {card}")
                    }
                    None => format!("{card} is discarded"),
                }
            }
            Event::Marked { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} puts a token on {card}")
            }
            Event::Claimed { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{card} goes to the hand of {who}, whose token lies on it")
            }
            Event::Wave { cards } => match cards {
                1 => "A wave: the lowest card leaves the display".into(),
                n => format!("{n} waves: the {n} lowest cards leave the display"),
            },
            Event::Rescued { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} rescues {card}")
            }
            Event::HandShown { seat } => {
                let who = names.of(seat);
                format!("{who} shows a hand without animals")
            }
            Event::Pouched { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} tucks {card}")
            }
            Event::Stored { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} stores {card} under the notepad")
            }
            Event::TakenBack { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} takes {card} back into hand")
            }
            Event::Animal { seat, card, cost, home } => {
                let (who, card, home) = (names.of(seat), card_label(card, self), self.in_home(home));
                let price = self.for_money(cost);
                format!("{who} plays {card} {price}, {home}")
            }
            Event::Ignored { seat, card, n, by } => {
                let (who, card, by, s) =
                    (names.of(seat), card_label(card, self), self.ignored_by(by), plural(n));
                format!("{who} ignores {n} condition{s} of {card} ({by})")
            }
            Event::Sponsor { seat, card, cost } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let price = if cost > 0 { format!(" {}", self.for_money(cost)) } else { String::new() };
                format!("{who} plays the sponsor {card}{price}")
            }
            Event::Project { seat, card, cost } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let price = if cost > 0 { format!(" {}", self.for_money(cost)) } else { String::new() };
                format!("{who} plays the project {card}{price}")
            }
            Event::Supported { seat, card, level, token } => {
                let (who, card, level) = (names.of(seat), card_label(card, self), self.level_name(level));
                format!("{who} supports {card}, {level} level, with the token of space {token}")
            }
            Event::Released { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} releases {card} into the wild")
            }
            Event::Emptied { seat, home } => {
                let (who, home) = (names.of(seat), self.in_home(home));
                format!("{who}: room again {home}")
            }
            Event::Moved { seat, card, to } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let home = self.in_home(to);
                format!("{who}: {card} moves, now {home}")
            }
            Event::Built { seat, building, anchor, turn: _, cost } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                let price = self.for_money(cost);
                format!("{who} builds {building} at {anchor} {price}")
            }
            Event::Removed { seat, building, anchor, turn: _ } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                format!("{who} takes {building} at {anchor} off the map")
            }
            Event::Returned { seat, building, anchor, turn: _ } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                format!("{who} puts {building} back at {anchor}")
            }
            Event::Enlarged { seat, building, anchor, turn: _ } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                format!("{who} enlarges an enclosure: now {building} at {anchor}")
            }
            Event::Task { seat, task, workers } => {
                let (who, task) = (names.of(seat), self.task_name(task));
                let s = plural(workers);
                format!("{who} performs the task {task} with {workers} worker{s}")
            }
            Event::Marker { seat, continent } => {
                let (who, continent) = (names.of(seat), self.icon_name(continent));
                format!("{who} removes the marker of {continent}")
            }
            Event::Partner { seat, continent } => {
                let (who, continent) = (names.of(seat), self.icon_name(continent));
                format!("{who} takes the partner zoo of {continent}")
            }
            Event::University { seat, university: kind } => {
                let (who, kind) = (names.of(seat), self.university_name(kind));
                format!("{who} takes a tile – {kind}")
            }
            Event::Worker { seat } => {
                let who = names.of(seat);
                format!("{who} hires an association worker")
            }
            Event::WorkerBack { seat, task } => {
                let (who, task) = (names.of(seat), self.task_name(task));
                format!("{who} takes a worker back from the task {task}")
            }
            Event::Tile { seat, tile } => {
                let (who, tile) = (names.of(seat), self.tile_name(tile));
                format!("{who} takes the bonus tile {tile}")
            }
            Event::TileUsed { seat, tile } => {
                let (who, tile) = (names.of(seat), self.tile_name(tile));
                format!("{who} uses the bonus tile {tile}")
            }
            Event::Token { seat, action, token } => {
                let (who, action, token) = (names.of(seat), self.action_name(action), self.token_name(token));
                format!("{who}: a {token} token on the {action} card")
            }
            Event::BreakToken { steps, left } => {
                let s = plural(steps);
                format!("The break token moves {steps} space{s}, {left} left until the break")
            }
            Event::Break => "— Break —".into(),
            Event::Displayed { card, folder } => {
                let card = card_label(card, self);
                format!("Display: {card} in folder {folder}")
            }
            Event::Reshuffled { cards } => {
                format!("The discard pile ({cards} cards) is shuffled into a new deck")
            }
            Event::ScoringDiscarded { seat, card } => {
                let who = names.of(seat);
                match card {
                    Some(card) => {
                        let card = card_label(card, self);
                        format!("{who} discards the final scoring card {card}")
                    }
                    None => format!("{who} discards a final scoring card"),
                }
            }
            Event::ScoringDrawn { seat, card } => {
                let who = names.of(seat);
                match card {
                    Some(card) => {
                        let card = card_label(card, self);
                        format!("{who} draws the final scoring card {card}")
                    }
                    None => {
                        format!("{who} draws a final scoring card")
                    }
                }
            }
            Event::Victim { seat, victim, card } => {
                let (who, victim, card) = (names.of(seat), names.of(victim), card_label(card, self));
                format!("{who} aims {card} at {victim}")
            }
            Event::Stolen { seat, from, card } => {
                let (who, from, card) = (names.of(seat), names.of(from), self.some_card(card));
                format!("{who} draws {card} from the hand of {from}")
            }
            Event::EndTriggered { seat } => {
                let who = names.of(seat);
                format!("The counters of {who} meet: the end of the game is near")
            }
            Event::Scored { seat, card, what, n } => {
                let (who, gain, card) =
                    (names.of(seat), self.resource_amount(n, what), card_label(card, self));
                format!("Final scoring: {who} gains {gain} for {card}")
            }
            Event::ChallengeGame { game, points } => {
                format!("— Game {game} of the challenge ends with {points} victory points —")
            }
            Event::Over => "— The game is over —".into(),
        }
    }

    fn level_name(&self, level: u8) -> &'static str {
        match level {
            0 => "left",
            1 => "middle",
            _ => "right",
        }
    }

    fn player(&self, n: u8) -> String {
        format!("player {n}")
    }
}

impl English {
    fn some_card(&self, card: Option<CardId>) -> String {
        match card {
            Some(card) => card_label(card, self),
            None => "a card".into(),
        }
    }

    fn in_home(&self, home: Home) -> String {
        match home {
            Home::Enclosure { cell } => format!("in the enclosure at {cell}"),
            Home::Special { building } => {
                let the = self.the_building(building);
                format!("in {the}")
            }
            Home::Tanks { tokens } => split_phrase(tokens, self),
            Home::Flock => "with another herbivore".into(),
        }
    }

    fn for_money(&self, cost: u16) -> String {
        match cost {
            0 => "for free".into(),
            cost => {
                let money = self.resource_amount(cost, Resource::Money);
                format!("for {money}")
            }
        }
    }

    fn ignored_by(&self, by: IgnoredBy) -> String {
        match by {
            IgnoredBy::Camouflage => self.ability_named(Ability::Camouflage),
            IgnoredBy::Tile { tile } => self.tile_name(tile),
            IgnoredBy::ActionCard { action } => self.action_card(self.action_name(action)),
        }
    }

    fn lost(&self, who: &str, what: Resource, n: u16, reason: Loss) -> String {
        let much = self.resource_amount(n, what);
        match reason {
            Loss::Price => format!("{who} pays {much}"),
            Loss::Spent => format!("{who} spends {much}"),
            Loss::Venom => format!("{who} pays {much} for Venom"),
            Loss::Traded => format!("{who} gives {much}"),
            Loss::Pilfered => {
                format!("{who} gives {much} to another player")
            }
            Loss::Release => {
                format!("{who} loses {much} by the release")
            }
        }
    }

    fn token_name(&self, token: CardToken) -> &'static str {
        match token {
            CardToken::Multiplier => "Multiplier",
            CardToken::Venom => "Venom",
            CardToken::Constriction => "Constriction",
        }
    }
}
