//! `why`, `card` and `help` for Ark.

use super::Session;
use crate::cards::paint;
use crate::nearest::{folded, nearest};
use crate::play::ui::{BAD, GOOD, indented, t};
use crate::words::Lang;
use ark::{Blocker, CabinReport, Card, CardReport, CardView, View, texts};
use tabletop::{Seat, Told, Viewer};

/// Explains one card cabin by cabin, or everything in hand in a line each.
pub fn why(session: &Session, seat: Seat, text: &str, width: usize) -> String {
    let view = session.game.view(Viewer::Seat(seat));
    let explain = |card| session.game.rules().explain_seen(&view, seat, card);
    if text.is_empty() {
        return hand(&view).iter().map(|card| in_short(session, &explain(card.card), width)).collect();
    }
    match find(session, &view, text) {
        Ok(card) => at_length(session, &explain(card), width),
        Err(message) => message,
    }
}

/// The cards in the hand of whoever looks.
fn hand(view: &View) -> &[CardView] {
    view.own().and_then(|own| own.cards.as_deref()).unwrap_or_default()
}

/// A card of the deck by its number, id or name.
fn find(session: &Session, view: &View, text: &str) -> Result<Card, String> {
    let (rules, lang) = (session.game.rules(), session.lang);
    let number = text.parse().ok().map(Card).filter(|card| rules.all_cards().contains(*card));
    let name = |card: Card| texts::card_name(rules, card, lang);
    let typed = folded(text);
    let id = |card: Card| rules.line(card).map(|line| folded(&line.id));
    let named = |card: &Card| folded(&name(*card)) == typed || id(*card) == Some(typed.clone());
    // A copy in the own hand says more than the first of the list.
    let here = |card: &Card| hand(view).iter().any(|held| held.card == *card);
    let cards = || rules.all_cards().iter();
    let found = number.or_else(|| cards().filter(named).find(here)).or_else(|| cards().find(named));
    found.ok_or_else(|| {
        let names: Vec<String> = cards().map(name).collect();
        let near = nearest(text, names.iter().map(String::as_str));
        let last = rules.all_cards().len();
        match (near.first(), lang) {
            (Some(near), Lang::En) => format!("No card is called {text:?}. Did you mean {near}?\n"),
            (Some(near), Lang::Fr) => format!("Aucune carte « {text} ». Vouliez-vous dire {near} ?\n"),
            (None, Lang::En) => {
                format!("No card is called {text:?}; a card is a number from 1 to {last}, or a name.\n")
            }
            (None, Lang::Fr) => {
                format!("Aucune carte « {text} » ; une carte est un nombre de 1 à {last}, ou un nom.\n")
            }
        }
    })
}

/// Everything printed on a card, and what its ability does.
pub fn card(session: &Session, seat: Seat, text: &str, width: usize) -> String {
    let (rules, lang) = (session.game.rules(), session.lang);
    let card = match find(session, &session.game.view(Viewer::Seat(seat)), text) {
        Ok(card) => card,
        Err(message) => return message,
    };
    let mut lines = vec![format!("{card} {}", texts::card_line(rules, card, lang))];
    lines.extend(rules.face(card).special.map(|special| format!("  {}", texts::ability(special, lang))));
    lines.iter().flat_map(|line| indented(line, width)).map(|line| line + "\n").collect()
}

fn reasons(session: &Session, blockers: &[Blocker]) -> String {
    let texts: Vec<String> =
        blockers.iter().map(|reason| session.game.rules().blocker_text(reason, session.lang)).collect();
    texts.join(" ")
}

fn title(session: &Session, report: &CardReport) -> String {
    format!("{} {}", report.card, texts::card_line(session.game.rules(), report.card, session.lang))
}

/// One card in a line: where it can go, or the reason that stands in the way of most cabins.
fn in_short(session: &Session, report: &CardReport, width: usize) -> String {
    let title = title(session, report);
    let open: Vec<String> =
        report.cabins.iter().filter(|cabin| cabin.is_possible()).map(|cabin| cabin.cabin.name()).collect();
    let (mark, style, rest) = if report.is_playable() {
        ("✓", GOOD, open.join(", "))
    } else {
        let closest = report.cabins.iter().min_by_key(|cabin| cabin.blockers.len());
        let rest =
            closest.map(|cabin| format!("{}: {}", cabin.cabin.name(), reasons(session, &cabin.blockers)));
        ("✗", BAD, rest.unwrap_or_default())
    };
    let lines = indented(&format!("{mark} {title}: {rest}"), width);
    lines.iter().map(|line| format!("{}\n", paint(style, line))).collect()
}

/// One card in every cabin.
fn at_length(session: &Session, report: &CardReport, width: usize) -> String {
    let mut text = format!("{}\n", title(session, report));
    for cabin in &report.cabins {
        for (possible, line) in cabin_lines(session, cabin) {
            let style = if possible { GOOD } else { BAD };
            for line in indented(&line, width) {
                text += &format!("{}\n", paint(style, &line));
            }
        }
    }
    text
}

fn cabin_lines(session: &Session, report: &CabinReport) -> Vec<(bool, String)> {
    let lang = session.lang;
    let heel = |heel: i8| format!("{} {}", t(lang, "heel", "gîte"), texts::heel(heel));
    let opens = if report.opens { t(lang, " (new)", " (nouvelle)") } else { "" };
    let cost = match (report.cost, lang) {
        (0, _) => String::new(),
        (1, Lang::En) => ", 1 disc".to_owned(),
        (n, Lang::En) => format!(", {n} discs"),
        (1, Lang::Fr) => ", 1 disque".to_owned(),
        (n, Lang::Fr) => format!(", {n} disques"),
    };
    let place = format!("{}{opens}", report.cabin.name());
    let verdict = |blockers: &[Blocker], after: i8| match blockers {
        [] => (true, format!("{}{cost}", heel(after))),
        _ => (false, reasons(session, blockers)),
    };
    let line = |possible: bool, text: String| {
        let mark = if possible { "✓" } else { "✗" };
        (possible, format!("  {mark} {text}"))
    };
    let (possible, text) = verdict(&report.blockers, report.heel);
    let mut lines = vec![line(possible, format!("{place}: {text}"))];
    for drive in &report.drives {
        let name = texts::card_name(session.game.rules(), drive.driven, lang);
        let (possible, text) = verdict(&drive.blockers, drive.heel);
        let driving = match lang {
            Lang::En => format!("driving out {name}"),
            Lang::Fr => format!("en chassant {name}"),
        };
        lines.push(line(possible, format!("{place}, {driving}: {text}")));
    }
    lines
}

/// Everything that can be typed.
pub fn help(lang: Lang) -> &'static str {
    t(
        lang,
        "  ? goal       the goal of the game; ? WORD explains a word, ? lists them
  3            make the move with this number
  play 12      a move in notation: take 12, play 12, in p3, drive 7, done …
  moves, more  the moves again, and their next page
  why 12       where can this card go? cabin by cabin, everything against it
               a name works too; alone: your whole hand
  card 12      everything on a card, and what its ability does
  hint         three good moves: the points each promises over now, and why
  table, log, log all, score
  undo         take the last move back, if nobody learned anything by it
  save FILE, load FILE, quit
",
        "  ? but        le but du jeu ; ? MOT explique un mot, ? seul en donne la liste
  3            jouer le coup qui a ce numéro
  play 12      un coup en notation : take 12, play 12, in p3, drive 7, done …
  moves, more  les coups à nouveau, et leur page suivante
  why 12       où cette carte peut-elle aller ? cabine par cabine, ce qui s'y oppose
               un nom convient aussi ; seul : toute votre main
  card 12      tout ce qui est sur une carte, et l'effet de sa capacité
  hint         trois bons coups : les points que chacun promet en plus, et pourquoi
  table, log, log all, score
  undo         reprendre le dernier coup, si personne n'a rien appris
  save FICHIER, load FICHIER, quit
",
    )
}
