//! `why` and `help`: what a person at the table asks about.

use super::sheet::Sheet;
use crate::cards::{paint, wrap};
use crate::play::ui::{BAD, GOOD, indented, t};
use crate::words::{self, Lang};
use ark_nova::catalogue::{Building, CardId};
use ark_nova::{Move, Subject};

/// Explains one thing, or everything in hand in a line each.
pub fn why(sheet: &Sheet<'_>, text: &str, width: usize) -> String {
    let lang = sheet.lang;
    if text.is_empty() {
        let hand = sheet.own().hand.known.iter().copied().flat_map(Subject::of_card);
        return hand
            .map(|subject| {
                let explanation = (sheet.explain)(subject);
                let all = words::explanation_text(&explanation, lang);
                let verdict = all.lines().next().unwrap_or_default();
                let style = if explanation.is_playable() { GOOD } else { BAD };
                let reason =
                    explanation.hurdles.first().map(|first| words::blocker_text(&first.blocker, lang));
                let text = format!("{verdict} {}", reason.unwrap_or_default());
                let lines = wrap(&text, width);
                lines.iter().map(|line| format!("{}\n", paint(style, line))).collect::<String>()
            })
            .collect();
    }
    let subjects = subjects(sheet, text);
    if subjects.is_empty() {
        return t(
            lang,
            "why takes the number of a card, or a word such as size3, kiosk, university, project, build.\n",
            "why prend le numéro d'une carte, ou un mot comme size3, kiosk, university, project, build.\n",
        )
        .into();
    }
    subjects
        .iter()
        .map(|&subject| words::explanation_text(&(sheet.explain)(subject), lang))
        .flat_map(|text| text.lines().flat_map(|line| indented(line, width)).collect::<Vec<_>>())
        .map(|line| line + "\n")
        .collect()
}

/// A word for both aquariums; a unique building has the same name.
const AQUARIUM: &str = "aquarium";

/// What `why` is asked about: a card by its number, or a word of the notation.
fn subjects(sheet: &Sheet<'_>, text: &str) -> Vec<Subject> {
    if let Ok(number) = text.parse::<u16>() {
        return Subject::of_card(CardId(number));
    }
    let text = text.to_lowercase().replace(' ', "-");
    if text == AQUARIUM && sheet.rules.has_expansion() {
        let tanks = [Building::SmallAquarium, Building::LargeAquarium];
        return tanks.map(|building| Subject::Building { building }).to_vec();
    }
    let read = |start: &str| format!("{start} {text}").parse::<Move>().ok();
    match (read("x-token"), read("task"), read("raise")) {
        (Some(Move::XToken(action)), _, _) => vec![Subject::Action { action }],
        (_, Some(Move::Task(task)), _) => vec![Subject::Task { task }],
        (_, _, Some(Move::Build(building))) => vec![Subject::Building { building }],
        _ => Vec::new(),
    }
}

/// Everything that can be typed.
pub fn help(lang: Lang) -> &'static str {
    t(
        lang,
        "  ? goal       the goal of the game; ? WORD explains a word, ? lists them
  12           make the move with this number
  build 4 +1x  a move in notation
  keep 217 401 several cards of one choice, or 1 4 by their numbers: all or none
  e4           placements that cover a cell
  moves, more  the moves again, and their next page
  why 407      can I play this? the cost, what is against it, what would help
               also: why size3, why kiosk, why university, why build
               alone: your whole hand
  show 407     everything on a card, also while cards are chosen; or by its name
  actions      both sides of your action cards; actions 2: those of player 2
  board        bonus tiles, universities and tasks in words
  hint         three good moves: the points each promises over now, and why
  map 3        any zoo map, only to see it; take 3 takes it where that is asked
  table, map, log, log all, score
  zoo 2        what player 2 has
  undo         take the last move back, if nobody learned anything by it
  save FILE, load FILE, quit
",
        "  ? but        le but du jeu ; ? MOT explique un mot, ? seul en donne la liste
  12           jouer le coup qui a ce numéro
  build 4 +1x  un coup en notation
  keep 217 401 plusieurs cartes d'un choix, ou 1 4 par numéros : toutes ou aucune
  e4           placements qui recouvrent une case
  moves, more  les coups à nouveau, et leur page suivante
  why 407      puis-je la jouer ? le coût, ce qui s'y oppose, ce qui aiderait
               aussi : why size3, why kiosk, why university, why build
               seul : toute votre main
  show 407     tout sur une carte, même pendant un choix ; ou par son nom
  actions      vos cartes Action aux deux niveaux ; actions 2 : du joueur 2
  board        tuiles bonus, universités et missions en toutes lettres
  hint         trois bons coups : les points que chacun promet en plus, et pourquoi
  map 3        un plan de zoo, juste pour le voir ; take 3 le prend
  table, map, log, log all, score
  zoo 2        ce qu'a le joueur 2
  undo         reprendre le dernier coup, si personne n'a rien appris
  save FICHIER, load FICHIER, quit
",
    )
}
