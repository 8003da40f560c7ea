//! The table: tracks of everybody, the own action cards, display, hand, projects.

use super::sheet::Sheet;
use crate::cards::{colour, icon_words, paint};
use crate::play::ui::{BOLD, DIM, cut, pad, rule, t};
use crate::words::{self, Lang};
use ark_nova::asking::explain::Price;
use ark_nova::catalogue::projects::Need;
use ark_nova::catalogue::{Card, CardId, Side, action_cards, boards};
use ark_nova::knowing::view::{LevelView, NeedView, ProjectView, SlotView, TokenView};
use tabletop::Seat;

/// The whole table as a seat sees it; the map is drawn elsewhere.
pub fn table(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let own = sheet.own();
    let mut lines = vec![headline(sheet, width)];
    lines.extend(tracks(sheet));
    lines.push(actions(&own.slots, lang));
    let display = &sheet.view.display;
    let laid = display.iter().any(|folder| folder.card.is_some());
    if laid {
        lines.push(rule(t(lang, "Display", "Présentoir"), &range(own.range, lang), width));
    }
    for folder in display.iter().filter(|_| laid) {
        let mark = if folder.in_range { "●" } else { "·" };
        let line = folder.card.map_or_else(|| "–".into(), |card| card_line(sheet, card, width - 5));
        lines.push(format!("{} {mark} {line}", paint(BOLD, &folder.folder.to_string())));
    }
    let hand = &own.hand.known;
    let limit = own.hand_limit;
    let count = format!("{} ({} {limit})", hand.len(), t(lang, "limit in a break:", "limite en pause :"));
    lines.push(rule(t(lang, "Your hand", "Votre main"), &count, width));
    lines.extend(hand.iter().map(|&card| format!("    {}", card_line(sheet, card, width - 5))));
    let scoring: Vec<String> = own.scoring.known.iter().map(|&card| sheet.label(card)).collect();
    if !scoring.is_empty() {
        let title = t(lang, "Final scoring:", "Décompte final :");
        lines.push(cut(&format!("    {title} {}", scoring.join(", ")), width));
    }
    lines.extend(projects(sheet, width));
    lines.extend(board(sheet, width));
    lines.join("\n") + "\n"
}

/// One line for the steps within a turn.
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
    paint(DIM, &format!("{}{colon} {}", sheet.name(sheet.seat), parts.join(" · ")))
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
    let deck = format!("{} {}", t(lang, "deck", "pioche"), sheet.view.deck);
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

/// Action cards in their slots, with side and tokens.
fn actions(slots: &[SlotView], lang: Lang) -> String {
    let cards: Vec<String> = slots
        .iter()
        .map(|slot| {
            let card = action_cards::find(slot.action, slot.number);
            let name = card.map(|card| words::action_card_name(card, lang)).unwrap_or_default();
            format!("{}{name}{}", paint(BOLD, &format!("{} ", slot.slot)), tokens(slot))
        })
        .collect();
    format!("{}  {}", t(lang, "Actions", "Actions"), cards.join("   "))
}

fn tokens(slot: &SlotView) -> String {
    let mut text = String::new();
    if slot.side == Side::II {
        text += " II";
    }
    if slot.multipliers > 0 {
        text += &format!(" ×{}", slot.multipliers + 1);
    }
    if slot.venom {
        text += " ☠";
    }
    if slot.constriction {
        text += " −2";
    }
    text
}

fn range(range: u8, lang: Lang) -> String {
    match lang {
        Lang::En => format!("* with folder and discounts · in range up to folder {range}"),
        Lang::Fr => format!("* avec dossier et remises · à portée jusqu'au dossier {range}"),
    }
}

/// A card in one line: number, name, price, icons, what it does.
pub fn card_line(sheet: &Sheet<'_>, id: CardId, width: usize) -> String {
    let lang = sheet.lang;
    let Some(card) = words::card_with(id) else { return id.to_string() };
    let name = pad(&cut(words::card_name(card, lang), 26), 26);
    let price = pad(&price(sheet, card), 8);
    let icons = match card {
        Card::Animal(_) | Card::Sponsor(_) => icon_words(&card.icons(), lang),
        Card::Project(_) | Card::FinalScoring(_) => String::new(),
    };
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
            gains.chain(names).collect::<Vec<_>>().join(", ")
        }
        Card::Sponsor(_) | Card::Project(_) | Card::FinalScoring(_) => {
            words::card_text(card, lang).replace('\n', " ")
        }
    };
    let rest = [icons, does].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let number = paint(colour(card.kind()), &id.to_string());
    let room = width.saturating_sub(4 + 27 + 9);
    format!("{number} {name} {price} {}", cut(&rest, room))
}

fn price(sheet: &Sheet<'_>, card: Card) -> String {
    let lang = sheet.lang;
    match (card, sheet.price(card.id())) {
        (Card::Animal(animal), Some(Price::Animal { total, printed, .. })) => {
            let size = if animal.size == 0 {
                String::new()
            } else {
                format!(" {}{}", t(lang, "s", "t"), animal.size)
            };
            if *total == u16::from(*printed) { format!("{total}{size}") } else { format!("{total}*{size}") }
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

/// Tiles of the association board and bonus tiles.
fn board(sheet: &Sheet<'_>, width: usize) -> Vec<String> {
    let lang = sheet.lang;
    let board = &sheet.view.association;
    let partners: Vec<String> = board
        .partner_zoos
        .iter()
        .filter(|partner| partner.on_offer)
        .map(|partner| words::icon_name(partner.continent, lang).to_owned())
        .collect();
    let universities: Vec<String> = board
        .universities
        .iter()
        .filter(|university| university.on_offer)
        .map(|university| {
            let name = words::university_name(university.university, lang);
            name.split_once(": ").map_or(name.clone(), |(_, short)| short.to_owned())
        })
        .collect();
    let tiles: Vec<String> = sheet
        .view
        .tiles
        .iter()
        .filter(|space| !space.tiles.is_empty())
        .map(|space| {
            let names: Vec<String> = space.tiles.iter().map(|&tile| words::tile_name(tile, lang)).collect();
            format!("{}: {}", space.conservation, names.join(", "))
        })
        .collect();
    let or_none = |list: Vec<String>| if list.is_empty() { "–".to_owned() } else { list.join(", ") };
    vec![
        cut(&format!("    {} {}", t(lang, "Partner zoos:", "Zoos partenaires :"), or_none(partners)), width),
        cut(&format!("    {} {}", t(lang, "Universities:", "Universités :"), or_none(universities)), width),
        cut(&format!("    {} {}", t(lang, "Bonus tiles:", "Tuiles bonus :"), tiles.join("  ")), width),
    ]
}

/// What a seat has, as the sheet knows it.
pub fn zoo_of(sheet: &Sheet<'_>, seat: Seat, width: usize) -> String {
    let lang = sheet.lang;
    let zoo = sheet.zoo(seat);
    let mut lines = vec![rule(sheet.name(seat), &format!("{} {}", t(lang, "map", "plan"), zoo.map), width)];
    lines.push(actions(&zoo.slots, lang));
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
    if sheet.is_own(seat) {
        let limit = zoo.hand_limit;
        lines.push(format!("{} {limit}", t(lang, "Hand limit:", "Limite de main :")));
    }
    lines.join("\n") + "\n"
}
