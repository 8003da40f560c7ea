//! What is asked, in French.

use super::French;
use super::grammar::{elided, plural};
use crate::position::Progress;
use crate::texts::questions::QuestionWords;

impl QuestionWords for French {
    fn step(&self, progress: Progress) -> String {
        match progress {
            Progress::Animals { left, played, .. } => match played {
                0 => format!("quel animal jouez-vous ? {left} au plus"),
                _ => format!("un autre animal ? Encore {left}"),
            },
            Progress::Association { left, .. } => {
                format!("quelle mission de l'association ? Force restante : {left}")
            }
            Progress::Build { left, built, .. } => {
                let s = plural(left);
                match built {
                    0 => format!("que construisez-vous ? {left} case{s} au plus"),
                    _ => format!("que construisez-vous d'autre ? {left} case{s} au plus"),
                }
            }
            Progress::Cards => "piocher ou saisir ?".into(),
            Progress::Drawing { left, .. } => {
                format!("d'où piochez-vous ? Encore {left}")
            }
            Progress::Discarding { left } => {
                let s = plural(left);
                format!("quelle carte défaussez-vous ? Encore {left} carte{s}")
            }
            Progress::Snapping { left } => format!("quelle carte de la rivière prenez-vous ? Encore {left}"),
            Progress::Sponsors { left, played, over, lower, .. } => {
                let less = match lower {
                    0 => String::new(),
                    n => format!(" ; un mécène compte {n} de moins"),
                };
                match played {
                    _ if over => self.anything_else().into(),
                    0 => format!("quel mécène jouez-vous ? Niveaux jusqu'à {left}{less}"),
                    _ => format!("un autre mécène ? Niveaux restants : {left}{less}"),
                }
            }
            Progress::Done => "répéter l'action ?".into(),
        }
    }

    fn which_card_of(&self, victim: &str) -> String {
        let of = elided("de", victim);
        format!("quelle carte {of} utilisez-vous ?")
    }

    fn what_do_you_give(&self, thief: &str) -> String {
        format!("que donnez-vous à {thief} ?")
    }

    fn which_map(&self) -> &'static str {
        "quel plan prenez-vous ?"
    }

    fn which_alternate_to_keep(&self, again: bool) -> &'static str {
        match again {
            false => "quelle carte Action gardez-vous ? Les deux autres vont à gauche",
            true => "quelle carte Action gardez-vous ? L'autre va à gauche",
        }
    }

    fn which_alternates(&self) -> &'static str {
        "quelles sont les deux cartes Action que vous utilisez ?"
    }

    fn which_cards_to_keep(&self, left: u8) -> String {
        let s = plural(left);
        format!("quelles cartes gardez-vous ? Encore {left} carte{s}")
    }

    fn which_action(&self) -> &'static str {
        "quelle action ?"
    }

    fn repeat_by_multiplier(&self) -> &'static str {
        "un jeton Multiplicateur est sur la carte : répéter l'action ?"
    }

    fn which_enclosure_for(&self, card: &str) -> String {
        format!("quel enclos pour {card} ?")
    }

    fn what_ignores_a_condition(&self, card: &str, missing: u8) -> String {
        format!("qu'est-ce qui permet d'ignorer une condition manquante de {card} ? Manquantes : {missing}")
    }

    fn anything_else(&self) -> &'static str {
        "l'action est terminée : autre chose ?"
    }

    fn where_to_put(&self, building: &str) -> String {
        format!("où placez-vous {building} ?")
    }

    fn which_project(&self) -> &'static str {
        "quel projet et quel niveau soutenez-vous ?"
    }

    fn which_token_for_icon(&self, card: &str) -> String {
        format!("le cube de quelle carte remplace l'icône qui manque pour {card} ?")
    }

    fn one_more_free_move(&self) -> &'static str {
        "un dernier coup libre, ou fin du tour ?"
    }

    fn one_more_free_move_with_income(&self) -> &'static str {
        "un coup libre de plus avec vos revenus ?"
    }

    fn which_animal_to_release(&self, card: &str) -> String {
        format!("quel animal relâchez-vous pour {card} ?")
    }

    fn which_edge_token(&self) -> &'static str {
        "quel jeton du bord gauche prenez-vous ?"
    }

    fn which_enclosure_to_leave(&self, card: &str) -> String {
        format!("quel enclos quitte {card} ?")
    }

    fn who_moves_into(&self, building: &str) -> String {
        format!("un animal déménage-t-il dans {building} ?")
    }

    fn is_marker_removed(&self, continent: &str) -> String {
        format!("retirez-vous le marqueur {continent} pour toucher son bonus ?")
    }

    fn which_effect_first(&self) -> &'static str {
        "quel effet d'abord ?"
    }

    fn which_scoring_cards_to_discard(&self, n: u8) -> String {
        match n {
            1 => "quelle carte de décompte final défaussez-vous ?".into(),
            n => format!("quelles {n} cartes de décompte final défaussez-vous ?"),
        }
    }

    fn which_cards_over_limit(&self, left: u8) -> String {
        let s = plural(left);
        format!("pause : quelles cartes défaussez-vous ? Encore {left} carte{s}")
    }

    fn up_to_so_often(&self, text: &str, left: u8) -> String {
        format!("{text} (jusqu'à {left} fois)")
    }

    fn so_often_more(&self, text: &str, left: u8) -> String {
        format!("{text} (encore {left})")
    }
}
