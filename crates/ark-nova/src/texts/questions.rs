//! What is asked.

use super::effects::effect_text;
use super::events::Names;
use super::sentence;
use super::sources::{card_label, pending_text, source_text};
use super::tongue::Tongue;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::effects::Effect;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Frame, Pending, Progress};

/// What is asked.
pub(crate) trait QuestionWords {
    /// The next step of an action.
    fn step(&self, progress: Progress) -> String;
    fn which_card_of(&self, victim: &str) -> String;
    fn what_do_you_give(&self, thief: &str) -> String;
    fn which_map(&self) -> &'static str;
    fn which_alternate_to_keep(&self, again: bool) -> &'static str;
    fn which_alternates(&self) -> &'static str;
    fn which_cards_to_keep(&self, left: u8) -> String;
    fn which_action(&self) -> &'static str;
    fn repeat_by_multiplier(&self) -> &'static str;
    fn which_enclosure_for(&self, card: &str) -> String;
    fn what_ignores_a_condition(&self, card: &str, missing: u8) -> String;
    /// After an action, while its card or a free move could still add something.
    fn anything_else(&self) -> &'static str;
    fn where_to_put(&self, building: &str) -> String;
    fn which_project(&self) -> &'static str;
    fn which_token_for_icon(&self, card: &str) -> String;
    fn one_more_free_move(&self) -> &'static str;
    fn one_more_free_move_with_income(&self) -> &'static str;
    fn which_animal_to_release(&self, card: &str) -> String;
    fn which_edge_token(&self) -> &'static str;
    fn which_enclosure_to_leave(&self, card: &str) -> String;
    fn who_moves_into(&self, building: &str) -> String;
    fn is_marker_removed(&self, continent: &str) -> String;
    fn which_effect_first(&self) -> &'static str;
    fn which_scoring_cards_to_discard(&self, n: u8) -> String;
    fn which_cards_over_limit(&self, left: u8) -> String;
    fn up_to_so_often(&self, text: &str, left: u8) -> String;
    fn so_often_more(&self, text: &str, left: u8) -> String;
}

/// A question as a person is asked it. `names` are the names of the seats.
pub(super) fn question_text(question: &Question, look: Look<'_>, names: &[&str], t: &dyn Tongue) -> String {
    let phrase = match *question {
        Question::Map => t.which_map().into(),
        Question::Draft { again } => t.which_alternate_to_keep(again).into(),
        Question::Alternates => t.which_alternates().into(),
        Question::Keep { left } => t.which_cards_to_keep(left),
        Question::Action => t.which_action().into(),
        Question::Repeat => t.repeat_by_multiplier().into(),
        Question::Step(_) if only_ends(look) => t.anything_else().into(),
        Question::Step(progress) => t.step(progress),
        Question::Enclosure(card) => t.which_enclosure_for(&card_label(card, t)),
        Question::Conditions { card, missing } => t.what_ignores_a_condition(&card_label(card, t), missing),
        Question::Place(building) => t.where_to_put(&t.a_building(building)),
        Question::Project => t.which_project().into(),
        Question::Icon(card) => t.which_token_for_icon(&card_label(card, t)),
        Question::LastMoves => match look.position.agenda.top() {
            Frame::Break(_) => t.one_more_free_move_with_income().into(),
            _ => t.one_more_free_move().into(),
        },
        Question::Release(card) => t.which_animal_to_release(&card_label(card, t)),
        Question::Token => t.which_edge_token().into(),
        Question::Leave(card) => t.which_enclosure_to_leave(&card_label(card, t)),
        Question::MoveIn(building) => t.who_moves_into(&t.the_building(building)),
        Question::Order => t.which_effect_first().into(),
        Question::Effect { what, left, begun } => {
            let said = look.question_phrase(Doing { what, left, begun }, Names { names, tongue: t });
            said.unwrap_or_else(|| effect(what, left, begun, look, t))
        }
        Question::DiscardScoring => t.which_scoring_cards_to_discard(1),
        Question::HandLimit { left } => t.which_cards_over_limit(left),
    };
    sentence(&phrase, t)
}

/// Whether nothing of the action is left to do: it is asked for only because there are free moves.
fn only_ends(look: Look<'_>) -> bool {
    let seat = look.position.active;
    let more = look.question_answers(seat, &mut |answer| match answer {
        Move::Done => Walk::Continue(()),
        _ => Walk::Break(()),
    });
    more.is_continue()
}

/// An effect that asks, and how often.
fn effect(what: Pending, left: u8, begun: bool, look: Look<'_>, t: &dyn Tongue) -> String {
    let (text, named) = match look.effect(what) {
        // A name alone does not tell what is asked.
        Some(effect @ Effect::Ability(_)) => {
            let text = t.labelled(&source_text(what.source, t), &effect_text(&effect, t));
            (text.trim_end_matches('.').to_owned(), true)
        }
        _ => (pending_text(what, look, t), false),
    };
    match (left, begun) {
        (0 | 1, _) => text,
        (_, false) if named => text,
        (left, false) => t.up_to_so_often(&text, left),
        (left, true) => t.so_often_more(&text, left),
    }
}
