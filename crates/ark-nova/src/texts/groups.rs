//! Headings over moves that are shown together.

use super::{Lang, word};
use crate::asking::pointing::Group;

/// The heading of a group of moves.
pub fn group_name(group: Group, lang: Lang) -> &'static str {
    match group {
        Group::Maps => word(lang, "Zoo maps", "Plans de zoo"),
        Group::Actions => word(lang, "Actions", "Actions"),
        Group::XTokenAction => word(lang, "X-token action", "Action jeton X"),
        Group::Animals => word(lang, "Play an animal", "Jouer un animal"),
        Group::Homes => word(lang, "Its home", "Son enclos"),
        Group::Buildings => word(lang, "Build", "Construire"),
        Group::Places => word(lang, "Where", "Où"),
        Group::Draw => word(lang, "Get cards", "Prendre des cartes"),
        Group::Cards => word(lang, "Cards", "Cartes"),
        Group::Back => word(lang, "Put back", "Remettre"),
        Group::Tasks => word(lang, "Association tasks", "Tâches d'association"),
        Group::Donation => word(lang, "Donation", "Don"),
        Group::Partners => word(lang, "Partner zoos and universities", "Zoos partenaires et universités"),
        Group::Levels => word(lang, "Support a project", "Soutenir un projet"),
        Group::Edge => word(lang, "Tokens of the left edge", "Jetons du bord gauche"),
        Group::Sponsors => word(lang, "Play a sponsor", "Jouer un sponsor"),
        Group::Break => word(lang, "Break token", "Jeton de pause"),
        Group::Order => word(lang, "What comes first", "Ce qui vient d'abord"),
        Group::ActionCards => word(lang, "Action cards", "Cartes Action"),
        Group::Tiles => word(lang, "Bonus tiles", "Tuiles bonus"),
        Group::Players => word(lang, "Players", "Joueurs"),
        Group::Bonuses => word(lang, "Placement bonuses", "Bonus de placement"),
        Group::Options => word(lang, "Choices", "Choix"),
        Group::Finish => word(lang, "Finish", "Terminer"),
        Group::Free => word(lang, "Free moves", "Coups libres"),
    }
}
