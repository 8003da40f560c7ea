//! What is asked, in English.

use super::English;
use super::grammar::plural;
use crate::position::Progress;
use crate::texts::questions::QuestionWords;

impl QuestionWords for English {
    fn step(&self, progress: Progress) -> String {
        match progress {
            Progress::Animals { left, played, .. } => {
                let s = plural(left);
                match played {
                    0 => format!("which animal do you play? Up to {left} animal{s}"),
                    _ => format!("another animal? {left} more"),
                }
            }
            Progress::Association { left, .. } => {
                format!("which task of the association board? Strength left: {left}")
            }
            Progress::Build { left, built, .. } => {
                let s = plural(left);
                match built {
                    0 => format!("what do you build? Up to {left} space{s}"),
                    _ => format!("what else do you build? Up to {left} space{s}"),
                }
            }
            Progress::Cards => "draw or snap?".into(),
            Progress::Drawing { left, .. } => {
                format!("where do you draw from? {left} more")
            }
            Progress::Discarding { left } => {
                let s = plural(left);
                format!("which card do you discard? {left} more card{s}")
            }
            Progress::Snapping { left } => format!("which card of the display do you take? {left} more"),
            Progress::Sponsors { left, played, over, lower, .. } => {
                let less = match lower {
                    0 => String::new(),
                    n => format!("; one sponsor counts {n} less"),
                };
                match played {
                    _ if over => self.anything_else().into(),
                    0 => format!("which sponsor do you play? Levels up to {left}{less}"),
                    _ => format!("another sponsor? Levels left: {left}{less}"),
                }
            }
            Progress::Done => "repeat the action?".into(),
        }
    }

    fn which_card_of(&self, victim: &str) -> String {
        format!("which card of {victim} do you use?")
    }

    fn what_do_you_give(&self, thief: &str) -> String {
        format!("what do you give {thief}?")
    }

    fn which_map(&self) -> &'static str {
        "which map do you take?"
    }

    fn which_alternate_to_keep(&self, again: bool) -> &'static str {
        match again {
            false => "which action card do you keep? The other two go to your left",
            true => "which action card do you keep? The other one goes to your left",
        }
    }

    fn which_alternates(&self) -> &'static str {
        "which two action cards do you use?"
    }

    fn which_cards_to_keep(&self, left: u8) -> String {
        let s = plural(left);
        format!("which cards do you keep? {left} more card{s}")
    }

    fn which_action(&self) -> &'static str {
        "which action?"
    }

    fn repeat_by_multiplier(&self) -> &'static str {
        "a Multiplier token lies on the card: repeat the action?"
    }

    fn which_enclosure_for(&self, card: &str) -> String {
        format!("which enclosure for {card}?")
    }

    fn what_ignores_a_condition(&self, card: &str, missing: u8) -> String {
        format!("what lets you ignore a missing condition of {card}? {missing} missing")
    }

    fn anything_else(&self) -> &'static str {
        "the action is over: anything else?"
    }

    fn where_to_put(&self, building: &str) -> String {
        format!("where do you put {building}?")
    }

    fn which_project(&self) -> &'static str {
        "which project and level do you support?"
    }

    fn which_token_for_icon(&self, card: &str) -> String {
        format!("the token of which card stands for the missing icon of {card}?")
    }

    fn one_more_free_move(&self) -> &'static str {
        "one more free move, or the end of your turn?"
    }

    fn one_more_free_move_with_income(&self) -> &'static str {
        "one more free move with your income?"
    }

    fn which_animal_to_release(&self, card: &str) -> String {
        format!("which animal do you release for {card}?")
    }

    fn which_edge_token(&self) -> &'static str {
        "which token of the left edge do you take?"
    }

    fn which_enclosure_to_leave(&self, card: &str) -> String {
        format!("which enclosure does {card} leave?")
    }

    fn who_moves_into(&self, building: &str) -> String {
        format!("does an animal move into {building}?")
    }

    fn is_marker_removed(&self, continent: &str) -> String {
        format!("do you remove the marker of {continent} and take its bonus?")
    }

    fn which_effect_first(&self) -> &'static str {
        "which effect comes first?"
    }

    fn which_scoring_cards_to_discard(&self, n: u8) -> String {
        match n {
            1 => "which final scoring card do you discard?".into(),
            n => format!("which {n} final scoring cards do you discard?"),
        }
    }

    fn which_cards_over_limit(&self, left: u8) -> String {
        let s = plural(left);
        format!("break: which cards do you discard? {left} more card{s}")
    }

    fn up_to_so_often(&self, text: &str, left: u8) -> String {
        format!("{text} (up to {left} times)")
    }

    fn so_often_more(&self, text: &str, left: u8) -> String {
        format!("{text} ({left} more)")
    }
}
