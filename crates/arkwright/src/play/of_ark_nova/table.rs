//! The table: tracks of everybody, the own action cards, display, hand, projects.

use super::sheet::Sheet;
use super::{action_cards, board};
use crate::cards::{colour, icon_words, paint, wave, wrap};
use crate::play::ui::{BAD, BOLD, DIM, GOOD, cut, pad, rule, t};
use crate::words::{self, Lang};
use ark_nova::Subject;
use ark_nova::asking::explain::Price;
use ark_nova::catalogue::animals::SpecialHome;
use ark_nova::catalogue::projects::Need;
use ark_nova::catalogue::{Animal, Building, Card, CardId, Requirement, boards};
use ark_nova::effects::Effect;
use ark_nova::knowing::view::{LevelView, NeedView, ProjectView, TokenView, ZooView};
use tabletop::Seat;

/// The whole table as a seat sees it; the map is drawn elsewhere.
pub fn table(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let own = sheet.own();
    let mut lines = vec![headline(sheet, width)];
    lines.extend(tracks(sheet));
    if let Some(draft) = &sheet.view.draft {
        lines.extend(projects(sheet, width));
        lines.extend(board::lines(sheet, width));
        lines.extend(action_cards::draft(sheet, draft, width));
        return lines.join("\n") + "\n";
    }
    lines.extend(action_cards::in_slots(&own.slots, lang, width));
    lines.extend(board::beside(sheet, sheet.seat, width));
    lines.push(display(sheet, width).trim_end().to_owned());
    lines.push(hand(sheet, width).trim_end().to_owned());
    lines.retain(|line| !line.is_empty());
    lines.extend(projects(sheet, width));
    lines.extend(board::lines(sheet, width));
    lines.join("\n") + "\n"
}

/// The cards on offer.
pub fn display(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let display = &sheet.view.display;
    if display.iter().all(|folder| folder.card.is_none()) {
        return String::new();
    }
    let mut lines = vec![rule(t(lang, "Display", "Rivière"), &range(sheet), width)];
    for folder in display {
        let mark = if folder.in_range { "●" } else { "·" };
        let token = folder.mark.map(|seat| format!("  ⚑ {}", sheet.name(seat))).unwrap_or_default();
        let room = width - 5 - token.chars().count();
        let line = folder.card.map_or_else(|| "–".into(), |card| card_line(sheet, card, room)) + &token;
        lines.push(format!("{} {mark} {line}", paint(BOLD, &folder.folder.to_string())));
    }
    lines.join("\n") + "\n"
}

/// The own hand: ✓ before what could be played, ✗ before what could not, and the conditions of every card.
pub fn hand(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let own = sheet.own();
    let (hand, limit) = (&own.hand.known, own.hand_limit);
    let count = format!("{} ({} {limit})", hand.len(), t(lang, "limit in a break:", "limite en pause :"));
    let mut lines = vec![rule(t(lang, "Your hand", "Votre main"), &count, width)];
    for &card in hand {
        let mark = playable(sheet, card).map_or(" ".to_owned(), |playable| match playable {
            true => paint(GOOD, "✓"),
            false => paint(BAD, "✗"),
        });
        lines.push(format!("  {mark} {}", card_line(sheet, card, width - 5)));
    }
    let scoring: Vec<String> = own.scoring.known.iter().map(|&card| sheet.label(card)).collect();
    if !scoring.is_empty() {
        let title = t(lang, "Final scoring:", "Décompte final :");
        lines.push(cut(&format!("    {title} {}", scoring.join(", ")), width));
    }
    lines.join("\n") + "\n"
}

/// The own hand with everything on its cards, where they are few enough to read.
pub fn hand_in_full(sheet: &Sheet<'_>, width: usize) -> String {
    let few = sheet.own().hand.known.len() <= 6;
    let short = hand(sheet, width);
    if !few {
        return short;
    }
    let mut lines = Vec::new();
    for (nth, line) in short.lines().enumerate() {
        let card = nth.checked_sub(1).and_then(|nth| sheet.own().hand.known.get(nth));
        let Some(&card) = card.filter(|_| line.ends_with('…')) else {
            lines.push(line.to_owned());
            continue;
        };
        // What does not fit stands below, whole.
        let (_, rest) = card_parts(sheet, card);
        let (head, _) = line.split_at(line.len() - cut(&rest, room(width - 5)).len());
        lines.push(head.trim_end().to_owned());
        let below = wrap(&rest, width.saturating_sub(9));
        lines.extend(below.iter().map(|part| paint(DIM, &format!("        {part}"))));
    }
    lines.join("\n") + "\n"
}

/// Whether a card could be played, with the strongest action there is; nothing during the set-up.
fn playable(sheet: &Sheet<'_>, card: CardId) -> Option<bool> {
    if sheet.view.clock.turn == 0 || sheet.view.clock.over {
        return None;
    }
    let subjects = Subject::of_card(card);
    (!subjects.is_empty()).then(|| subjects.into_iter().any(|subject| (sheet.explain)(subject).is_playable()))
}

/// Projects, partner zoos, universities and bonus tiles.
pub fn association(sheet: &Sheet<'_>, width: usize) -> String {
    let mut lines = projects(sheet, width);
    lines.extend(board::lines(sheet, width));
    lines.join("\n") + "\n" + &board::board(sheet, width)
}

/// What a player looks at all the time, and whose turn it is.
pub fn status_line(sheet: &Sheet<'_>) -> String {
    let lang = sheet.lang;
    let clock = &sheet.view.clock;
    let turn = match clock.turn {
        0 => t(lang, "Set-up", "Mise en place").to_owned(),
        n => format!("{} {n}", t(lang, "Turn", "Tour")),
    };
    let zoo = sheet.own();
    let parts = [
        turn,
        format!("{} {}", t(lang, "break in", "pause dans"), clock.break_in),
        format!("{} {}", zoo.money, t(lang, "money", "crédits")),
        format!("{} {}", zoo.appeal, t(lang, "appeal", "attrait")),
        format!("{} {}", zoo.conservation, t(lang, "conserv.", "conserv.")),
        format!("{} {}", zoo.reputation, t(lang, "reput.", "réput.")),
        format!("{} X", zoo.x_tokens),
    ];
    parts.join(" · ")
}

/// One line for the steps within a turn, and what holds only now.
pub fn status(sheet: &Sheet<'_>) -> String {
    let lang = sheet.lang;
    let zoo = sheet.own();
    let parts = [
        format!("{} {}", zoo.money, t(lang, "money", "crédits")),
        format!("{} {}", zoo.appeal, t(lang, "appeal", "attrait")),
        format!("{} {}", zoo.conservation, t(lang, "conservation", "conservation")),
        format!("{} {}", zoo.reputation, t(lang, "reputation", "réputation")),
        format!("{} X", zoo.x_tokens),
    ];
    let colon = t(lang, ":", "\u{a0}:");
    let line = format!("{}{colon} {}", sheet.name(sheet.seat), parts.join(" · "));
    let lines: Vec<String> = [line].into_iter().chain(board::for_now(sheet, sheet.seat)).collect();
    lines.iter().map(|line| paint(DIM, line)).collect::<Vec<_>>().join("\n")
}

fn headline(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let clock = &sheet.view.clock;
    let turn = format!("{} {}", t(lang, "Turn", "Tour"), clock.turn);
    let left = if clock.turn == 0 {
        t(lang, "Set-up", "Mise en place").to_owned()
    } else {
        format!("{turn} · {}", sheet.name(sheet.view.active))
    };
    let pause = match (clock.solo_round, lang) {
        (Some(round), Lang::En) => {
            format!("round {round} of {}, {} turns left in it", boards::SOLO_ROUNDS, clock.break_in)
        }
        (Some(round), Lang::Fr) => {
            format!("manche {round} sur {}, encore {} tours", boards::SOLO_ROUNDS, clock.break_in)
        }
        (None, _) => format!("{} {}", t(lang, "break in", "pause dans"), clock.break_in),
    };
    let deck = format!("{} {}", t(lang, "deck", "paquet"), sheet.view.deck);
    let last = match clock.last_turns {
        Some(n) => format!("{} {n} · ", t(lang, "last turns:", "derniers tours :")),
        None => String::new(),
    };
    rule(&left, &format!("{last}{pause} · {deck}"), width)
}

/// The tracks of all seats, one line each.
fn tracks(sheet: &Sheet<'_>) -> Vec<String> {
    let lang = sheet.lang;
    let head = [
        t(lang, "Money", "Crédits"),
        t(lang, "Appeal", "Attrait"),
        t(lang, "Conserv.", "Conserv."),
        t(lang, "Reput.", "Réput."),
        "X",
        t(lang, "Workers", "Bénév."),
        t(lang, "Hand", "Main"),
        t(lang, "Projects", "Projets"),
        t(lang, "  VP", "  PV"),
    ];
    let name = sheet.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    let mut row = format!("  {}", " ".repeat(name));
    head.iter().for_each(|title| row += &format!("  {title}"));
    let mut lines = vec![paint(DIM, &row)];
    for other in sheet.seats() {
        let zoo = sheet.zoo(other);
        let values = [
            zoo.money.to_string(),
            zoo.appeal.to_string(),
            zoo.conservation.to_string(),
            zoo.reputation.to_string(),
            zoo.x_tokens.to_string(),
            format!("{}/{}", zoo.workers.free, zoo.workers.hired),
            zoo.hand.len().to_string(),
            zoo.supports.to_string(),
            zoo.points.subtracting.to_string(),
        ];
        let mark = if other == sheet.view.active { "►" } else { " " };
        let mut line = format!("{mark} {}", pad(sheet.name(other), name));
        for (title, value) in head.iter().zip(&values) {
            line += &format!("  {value:>width$}", width = title.chars().count());
        }
        lines.push(if other == sheet.seat { paint(BOLD, &line) } else { line });
    }
    lines
}

fn range(sheet: &Sheet<'_>) -> String {
    let (range, marine) = (sheet.own().range, sheet.rules.has_expansion());
    match (sheet.lang, marine) {
        (Lang::En, false) => format!("* with folder and discounts · in range up to folder {range}"),
        (Lang::Fr, false) => format!("* avec dossier et remises · à portée jusqu'au dossier {range}"),
        (Lang::En, true) => {
            format!("* with folder, discounts · s size, a aquarium · range: folder {range}")
        }
        (Lang::Fr, true) => {
            format!("* avec dossier, remises · t taille, a aquarium · portée : {range}")
        }
    }
}

/// A card in one line: number, name, price, icons, what it does.
pub fn card_line(sheet: &Sheet<'_>, id: CardId, width: usize) -> String {
    let (head, rest) = card_parts(sheet, id);
    format!("{head} {}", cut(&rest, room(width)))
}

/// The columns that a line of a card leaves after number, name and price.
fn room(width: usize) -> usize {
    width.saturating_sub(4 + 27 + PRICE + 1)
}

/// Number, name and price of a card; and icons and what it does, in full.
fn card_parts(sheet: &Sheet<'_>, id: CardId) -> (String, String) {
    let lang = sheet.lang;
    let Some(card) = sheet.card(id) else { return (id.to_string(), String::new()) };
    let name = pad(&cut(words::card_name(card, lang), 26), 26);
    let price = pad(&price(sheet, card), PRICE);
    let mut icons: Vec<String> = match card {
        Card::Animal(_) | Card::Sponsor(_) => vec![icon_words(&card.icons(), lang)],
        Card::Project(_) | Card::FinalScoring(_) => Vec::new(),
    };
    if wave(card) {
        icons.push(t(lang, "wave", "vague").into());
    }
    icons.retain(|icon| !icon.is_empty());
    let icons = icons.join(", ");
    let does = match card {
        Card::Animal(animal) => {
            let abilities = sheet.rules.abilities(animal.id).iter();
            let names: Vec<String> = abilities.map(|&ability| words::ability_name(ability, lang)).collect();
            let gains = [
                (animal.appeal, t(lang, "app", "att")),
                (animal.conservation, "cons"),
                (animal.reputation, t(lang, "rep", "rép")),
            ];
            let gains = gains.iter().filter(|(n, _)| *n > 0).map(|(n, unit)| format!("{n} {unit}"));
            conditions(animal.requires, lang)
                .chain(gains)
                .chain(names)
                .chain(reef(animal, lang))
                .collect::<Vec<_>>()
                .join(", ")
        }
        Card::Sponsor(sponsor) => {
            let text = words::card_text(card, lang).replace('\n', " ");
            conditions(sponsor.requires, lang).chain([text]).collect::<Vec<_>>().join(", ")
        }
        Card::Project(_) | Card::FinalScoring(_) => words::card_text(card, lang).replace('\n', " "),
    };
    let rest = [icons, does].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let number = paint(colour(card.kind()), &id.to_string());
    (format!("{number} {name} {price}"), rest)
}

/// The conditions of a card, in short.
fn conditions(requires: &'static [Requirement], lang: Lang) -> impl Iterator<Item = String> {
    let needs = t(lang, "needs", "exige");
    requires.iter().map(move |&one| format!("{needs} {}", lowered(&words::requirement_text(one, lang))))
}

/// A sentence as a part of another one.
fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// The columns of a price.
const PRICE: usize = 9;

/// Where an animal lives: `s3` in an enclosure of size 3, `a2` on 2 spaces of aquariums, `s3/a2` in either.
fn home(animal: &Animal, lang: Lang) -> String {
    let tanks = animal.special.iter().find(|(home, _)| *home == SpecialHome::Aquarium);
    let size = format!("{}{}", t(lang, "s", "t"), animal.size);
    match tanks {
        Some((_, spaces)) if animal.standard => format!("{size}/a{spaces}"),
        Some((_, spaces)) => format!("a{spaces}"),
        None if animal.standard => size,
        None => String::new(),
    }
}

/// What happens whenever a reef dweller is played.
fn reef(animal: &Animal, lang: Lang) -> Option<String> {
    let effects: Vec<String> = animal
        .reef?
        .iter()
        .map(|effect| match effect {
            Effect::Ability(ability) => words::ability_name(*ability, lang),
            effect => words::effect_text(effect, lang).trim_end_matches('.').to_owned(),
        })
        .collect();
    let label = t(lang, "reef", "récif");
    Some(if effects.is_empty() {
        label.to_owned()
    } else {
        format!("{label}{} {}", t(lang, ":", "\u{a0}:"), effects.join(", "))
    })
}

fn price(sheet: &Sheet<'_>, card: Card) -> String {
    let lang = sheet.lang;
    match (card, sheet.price(card.id())) {
        (Card::Animal(animal), Some(Price::Animal { total, printed, .. })) => {
            let (home, changed) = (home(animal, lang), if *total == u16::from(*printed) { "" } else { "*" });
            format!("{total}{changed} {home}").trim_end().to_owned()
        }
        (Card::Sponsor(_), Some(Price::Sponsor { level, folder: folder @ 1.., .. })) => {
            format!("{}{level} +{folder}", t(lang, "L", "N"))
        }
        (Card::Sponsor(_), Some(Price::Sponsor { level, .. })) => format!("{}{level}", t(lang, "L", "N")),
        (Card::Project(_), _) => t(lang, "project", "projet").into(),
        (Card::Animal(_) | Card::Sponsor(_) | Card::FinalScoring(_), _) => String::new(),
    }
}

/// The projects below and above the board, with the tokens on their levels and how far the seat is.
fn projects(sheet: &Sheet<'_>, width: usize) -> Vec<String> {
    let lang = sheet.lang;
    let board = &sheet.view.association;
    let donation = format!(
        "{} {}",
        t(lang, "need→points · next donation:", "besoin→points · prochain don :"),
        words::resource_amount(board.next_donation, ark_nova::catalogue::Resource::Money, lang)
    );
    let mut lines = vec![rule(t(lang, "Projects", "Projets"), &donation, width)];
    for project in board.base_projects.iter().chain(&board.projects) {
        let name = pad(&cut(&sheet.label(project.card), 28), 28);
        let levels: Vec<String> = project.levels.iter().map(|level| level_mark(sheet, level)).collect();
        let has = progress(sheet, project);
        lines.push(cut_styled(&format!("    {name} {}  {has}", levels.join(" ")), width));
    }
    lines
}

fn cut_styled(line: &str, width: usize) -> String {
    if crate::cards::visible(line) > width { cut(line, width) } else { line.to_owned() }
}

/// A level: what it needs and gives, or whose token lies on it.
fn level_mark(sheet: &Sheet<'_>, level: &LevelView) -> String {
    let lang = sheet.lang;
    let need = match level.need {
        NeedView::AtLeast { n } => n.to_string(),
        NeedView::Release { size, .. } => words::size_class_name(size, lang).chars().take(3).collect(),
        NeedView::Breeding { .. } => "1".into(),
    };
    let text = match level.token {
        TokenView::Free => format!("{need}→{}", level.conservation),
        TokenView::Neutral => "×".into(),
        TokenView::Seat { seat } if seat == sheet.seat => t(lang, "you", "vous").into(),
        TokenView::Seat { seat } => cut(sheet.name(seat), 7),
    };
    format!("[{}]", pad(&text, 7))
}

/// How much a seat has of what a project counts.
fn progress(sheet: &Sheet<'_>, project: &ProjectView) -> String {
    let lang = sheet.lang;
    match sheet.rules.project(project.card).levels[0].need {
        Need::AtLeast(counter, _) => {
            let own = project.counts.iter().find(|count| count.seat == sheet.seat);
            let has = own.map_or(0, |count| count.n);
            format!("{} {has} · {}", t(lang, "you have", "vous avez"), words::counter_text(counter, lang))
        }
        Need::Release(icon, _) => {
            format!("{} {}", t(lang, "release:", "relâcher :"), words::icon_name(icon, lang))
        }
        Need::Breeding(icon) => {
            format!("{} {}", t(lang, "breeding:", "reproduction :"), words::icon_name(icon, lang))
        }
    }
}

/// What a seat has, as the sheet knows it.
pub fn zoo_of(sheet: &Sheet<'_>, seat: Seat, width: usize) -> String {
    let lang = sheet.lang;
    let zoo = sheet.zoo(seat);
    let mut lines = vec![rule(sheet.name(seat), &format!("{} {}", t(lang, "map", "plan"), zoo.map), width)];
    lines.extend(action_cards::in_slots(&zoo.slots, lang, width));
    lines.extend(board::beside(sheet, seat, width));
    let icons: Vec<String> = zoo
        .icons
        .iter()
        .filter(|(_, n)| **n > 0)
        .map(|(&icon, n)| format!("{} {n}", words::icon_name(icon, lang)))
        .collect();
    let label = t(lang, "Icons", "Icônes");
    let icons = if icons.is_empty() { "–".to_owned() } else { icons.join(", ") };
    lines.extend(crate::cards::wrap(&format!("{label}  {icons}"), width));
    let partners: Vec<&str> = zoo.partner_zoos.iter().map(|&icon| words::icon_name(icon, lang)).collect();
    if !partners.is_empty() {
        lines.push(format!("{} {}", t(lang, "Partner zoos:", "Zoos partenaires :"), partners.join(", ")));
    }
    for &kind in &zoo.universities {
        lines.push(words::university_name(kind, lang));
    }
    let titles = [t(lang, "Animals:", "Animaux :"), t(lang, "Sponsors:", "Mécènes :")];
    for (cards, title) in [&zoo.animals, &zoo.sponsors].into_iter().zip(titles) {
        let cards: Vec<String> = cards.iter().map(|&card| sheet.label(card)).collect();
        if !cards.is_empty() {
            lines.extend(crate::cards::wrap(&format!("{title} {}", cards.join(", ")), width));
        }
    }
    lines.extend(special_enclosures(zoo, lang));
    lines.extend(spaces(zoo, lang, width));
    if sheet.is_own(seat) {
        let limit = zoo.hand_limit;
        lines.push(format!("{} {limit}", t(lang, "Hand limit:", "Limite de main :")));
    }
    lines.join("\n") + "\n"
}

/// Aquariums and other special enclosures with their tokens.
fn special_enclosures(zoo: &ZooView, lang: Lang) -> Option<String> {
    let homes: Vec<String> = zoo
        .buildings
        .iter()
        .filter_map(|built| Some((built.building, built.taken?, built.spaces?)))
        .map(|(building, taken, spaces): (Building, u8, u8)| {
            format!("{} {taken}/{spaces}", words::building_name(building, lang))
        })
        .collect();
    let label = t(lang, "Special enclosures (tokens/spaces):", "Enclos spéciaux (jetons/places) :");
    (!homes.is_empty()).then(|| format!("{label} {}", homes.join(", ")))
}

/// What the spaces around the map give: the left edge, partner zoos, universities and workers, a paragraph each.
pub fn spaces(zoo: &ZooView, lang: Lang, width: usize) -> Vec<String> {
    let map = zoo.map.map();
    let told = |label: &str, first: usize, spaces: &[&[Effect]]| {
        let each: Vec<String> = (first..)
            .zip(spaces)
            .filter(|(_, effects)| !effects.is_empty())
            .map(|(space, effects)| {
                let what = effects.iter().map(|effect| words::effect_text(effect, lang));
                let what: Vec<String> = what.map(|text| text.trim_end_matches('.').to_owned()).collect();
                format!("{space} {}", what.join("; "))
            })
            .collect();
        let line = (!each.is_empty()).then(|| format!("{label} {}", each.join(" · ")));
        line.map(|line| wrap(&line, width)).unwrap_or_default()
    };
    let mut lines = left_edge(zoo, lang, width);
    lines.extend(told(t(lang, "By partner zoo:", "Par zoo partenaire :"), 1, &map.partner_zoos));
    lines.extend(told(t(lang, "By university:", "Par université :"), 1, &map.universities));
    lines.extend(told(t(lang, "By worker:", "Par bénévole :"), 2, &map.workers));
    lines
}

/// What the spaces of the left edge give whose token is still there.
fn left_edge(zoo: &ZooView, lang: Lang, width: usize) -> Vec<String> {
    let spaces = zoo.edge.iter().zip(&zoo.map.map().edge).filter(|(space, _)| space.has_token);
    let each: Vec<String> = spaces
        .map(|(space, printed)| {
            let again = if space.every_break { t(lang, " (every break)", " (à chaque pause)") } else { "" };
            let what = words::effect_text(&printed.effect, lang);
            format!("{} {}{again}", space.space, what.trim_end_matches('.'))
        })
        .collect();
    if each.is_empty() {
        return Vec::new();
    }
    let label = t(lang, "Left edge:", "Bord gauche :");
    crate::cards::wrap(&format!("{label} {}", each.join(" · ")), width)
}
