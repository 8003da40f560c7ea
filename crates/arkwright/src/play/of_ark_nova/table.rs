//! The table: tracks of everybody, the own action cards, display, hand, projects.

use super::Session;
use crate::cards::{colour, icon_words, paint};
use crate::play::ui::{BOLD, DIM, cut, pad, rule, t};
use crate::words::{self, Lang};
use ark_nova::asking::explain::Price;
use ark_nova::catalogue::projects::Need;
use ark_nova::catalogue::{Card, CardId, CardKind, Icon, Side, boards};
use ark_nova::position::{ActionSlot, ProjectInPlay, Token};
use ark_nova::{Look, Subject};
use tabletop::{Seat, Viewer};

/// The whole table as a seat sees it; the map is drawn elsewhere.
pub fn table(session: &Session, seat: Seat, width: usize) -> String {
    let lang = session.lang;
    let look = session.look();
    let mut lines = vec![headline(session, width)];
    lines.extend(tracks(session, seat));
    lines.push(actions(look, seat, lang));
    let laid = look.position.market.display.iter().any(Option::is_some);
    if laid {
        lines.push(rule(t(lang, "Display", "Présentoir"), &range(look, seat, lang), width));
    }
    for (folder, card) in look.position.market.display.iter().enumerate().filter(|_| laid) {
        let inside = folder < usize::from(look.zoo(seat).range());
        let mark = if inside { "●" } else { "·" };
        let line = card.map_or_else(|| "–".into(), |card| card_line(look, seat, card, lang, width - 5));
        lines.push(format!("{} {mark} {line}", paint(BOLD, &format!("{}", folder + 1))));
    }
    let hand: Vec<CardId> = look.zoo(seat).hand.iter().collect();
    let limit = look.zoo(seat).hand_limit();
    let count = format!("{} ({} {limit})", hand.len(), t(lang, "limit in a break:", "limite en pause :"));
    lines.push(rule(t(lang, "Your hand", "Votre main"), &count, width));
    lines.extend(hand.iter().map(|&card| format!("    {}", card_line(look, seat, card, lang, width - 5))));
    let scoring: Vec<String> =
        look.zoo(seat).scoring_cards().map(|card| words::card_label(card, lang)).collect();
    if !scoring.is_empty() {
        let title = t(lang, "Final scoring:", "Décompte final :");
        lines.push(cut(&format!("    {title} {}", scoring.join(", ")), width));
    }
    lines.extend(projects(session, seat, width));
    lines.extend(board(look, lang, width));
    lines.join("\n") + "\n"
}

/// One line for the steps within a turn.
pub fn status(session: &Session, seat: Seat) -> String {
    let lang = session.lang;
    let zoo = session.look().zoo(seat);
    let parts = [
        format!("{} {}", zoo.money.0, t(lang, "money", "crédits")),
        format!("{} {}", zoo.appeal, t(lang, "appeal", "attrait")),
        format!("{} {}", zoo.conservation, t(lang, "conservation", "conservation")),
        format!("{} {}", zoo.reputation, t(lang, "reputation", "réputation")),
        format!("{} X", zoo.x_tokens),
    ];
    let colon = t(lang, ":", "\u{a0}:");
    paint(DIM, &format!("{}{colon} {}", session.names[seat.index()], parts.join(" · ")))
}

fn headline(session: &Session, width: usize) -> String {
    let lang = session.lang;
    let position = session.game.position();
    let turn = format!("{} {}", t(lang, "Turn", "Tour"), position.turns);
    let active = &session.names[position.active.index()];
    let left = if position.turns == 0 {
        t(lang, "Set-up", "Mise en place").to_owned()
    } else {
        format!("{turn} · {active}")
    };
    let clock = if session.game.rules().is_solo() {
        let round = (position.solo_rounds + 1).min(boards::SOLO_ROUNDS);
        match lang {
            Lang::En => {
                format!("round {round} of {}, {} turns left in it", boards::SOLO_ROUNDS, position.break_steps)
            }
            Lang::Fr => {
                format!("manche {round} sur {}, encore {} tours", boards::SOLO_ROUNDS, position.break_steps)
            }
        }
    } else {
        format!("{} {}", t(lang, "break in", "pause dans"), position.break_steps)
    };
    let deck = format!("{} {}", t(lang, "deck", "pioche"), position.market.deck.len());
    let last = match position.last_turns {
        Some(n) => format!("{} {n} · ", t(lang, "last turns:", "derniers tours :")),
        None => String::new(),
    };
    rule(&left, &format!("{last}{clock} · {deck}"), width)
}

/// The tracks of all seats, one line each.
fn tracks(session: &Session, seat: Seat) -> Vec<String> {
    let lang = session.lang;
    let look = session.look();
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
    let name = session.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    let mut row = format!("  {}", " ".repeat(name));
    head.iter().for_each(|title| row += &format!("  {title}"));
    let mut lines = vec![paint(DIM, &row)];
    for other in Seat::all(session.players.len()) {
        let zoo = look.zoo(other);
        let values = [
            zoo.money.0.to_string(),
            zoo.appeal.to_string(),
            zoo.conservation.to_string(),
            zoo.reputation.to_string(),
            zoo.x_tokens.to_string(),
            format!("{}/{}", zoo.active_workers(), zoo.workers),
            zoo.hand.len().to_string(),
            zoo.supports().to_string(),
            look.victory_points(other).to_string(),
        ];
        let mark = if other == session.game.position().active { "►" } else { " " };
        let mut line = format!("{mark} {}", pad(&session.names[other.index()], name));
        for (title, value) in head.iter().zip(&values) {
            line += &format!("  {value:>width$}", width = title.chars().count());
        }
        lines.push(if other == seat { paint(BOLD, &line) } else { line });
    }
    lines
}

/// The own action cards in their slots, with side, strength and tokens.
fn actions(look: Look<'_>, seat: Seat, lang: Lang) -> String {
    let zoo = look.zoo(seat);
    let cards: Vec<String> = zoo
        .slots
        .iter()
        .enumerate()
        .map(|(at, slot)| {
            let name = words::action_name(slot.action, lang);
            format!("{}{name}{}", paint(BOLD, &format!("{} ", at + 1)), tokens(slot))
        })
        .collect();
    format!("{}  {}", t(lang, "Actions", "Actions"), cards.join("   "))
}

fn tokens(slot: &ActionSlot) -> String {
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

fn range(look: Look<'_>, seat: Seat, lang: Lang) -> String {
    let range = look.zoo(seat).range();
    match lang {
        Lang::En => format!("* with folder and discounts · in range up to folder {range}"),
        Lang::Fr => format!("* avec dossier et remises · à portée jusqu'au dossier {range}"),
    }
}

/// A card in one line: number, name, price, icons, what it does.
pub fn card_line(look: Look<'_>, seat: Seat, id: CardId, lang: Lang, width: usize) -> String {
    let Some(card) = words::card_with(id) else { return id.to_string() };
    let name = pad(&cut(words::card_name(card, lang), 26), 26);
    let price = pad(&price(look, seat, card, lang), 8);
    let icons = match card {
        Card::Animal(_) | Card::Sponsor(_) => icon_words(&card.icons(), lang),
        Card::Project(_) | Card::FinalScoring(_) => String::new(),
    };
    let does = match card {
        Card::Animal(animal) => {
            let abilities = look.abilities(animal.id).iter();
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

fn price(look: Look<'_>, seat: Seat, card: Card, lang: Lang) -> String {
    match card {
        Card::Animal(animal) => {
            let Price::Animal { total, printed, .. } = look.price(seat, Subject::Animal { card: animal.id })
            else {
                return String::new();
            };
            let size = if animal.size == 0 {
                String::new()
            } else {
                format!(" {}{}", t(lang, "s", "t"), animal.size)
            };
            if total == u16::from(printed) { format!("{total}{size}") } else { format!("{total}*{size}") }
        }
        Card::Sponsor(sponsor) => {
            let level = look.sponsor_level(seat, sponsor.id);
            match look.price(seat, Subject::Sponsor { card: sponsor.id }) {
                Price::Sponsor { folder: folder @ 1.., .. } => {
                    format!("{}{level} +{folder}", t(lang, "L", "N"))
                }
                _ => format!("{}{level}", t(lang, "L", "N")),
            }
        }
        Card::Project(_) => t(lang, "project", "projet").into(),
        Card::FinalScoring(_) => String::new(),
    }
}

/// The projects below and above the board, with the tokens on their levels and how far the seat is.
fn projects(session: &Session, seat: Seat, width: usize) -> Vec<String> {
    let lang = session.lang;
    let look = session.look();
    let board = &look.position.association;
    let donation = format!(
        "{} {}",
        t(lang, "need→points · next donation:", "besoin→points · prochain don :"),
        words::resource_amount(look.donation_cost(), ark_nova::catalogue::Resource::Money, lang)
    );
    let mut lines = vec![rule(t(lang, "Projects", "Projets"), &donation, width)];
    for project in board.base.iter().chain(board.above.iter()) {
        let name = pad(&cut(&words::card_label(project.card, lang), 28), 28);
        let levels: Vec<String> = (0..3).map(|level| level_mark(session, seat, project, level)).collect();
        let has = progress(look, seat, project.card, lang);
        lines.push(cut_styled(&format!("    {name} {}  {has}", levels.join(" ")), width));
    }
    lines
}

fn cut_styled(line: &str, width: usize) -> String {
    if crate::cards::visible(line) > width { cut(line, width) } else { line.to_owned() }
}

/// A level: what it needs and gives, or whose token lies on it.
fn level_mark(session: &Session, seat: Seat, project: &ProjectInPlay, level: usize) -> String {
    let lang = session.lang;
    let printed = &session.game.rules().project(project.card).levels[level];
    let need = match printed.need {
        Need::AtLeast(_, n) => n.to_string(),
        Need::Release(_, size) => words::size_class_name(size, lang).chars().take(3).collect(),
        Need::Breeding(_) => "1".into(),
    };
    let gives = format!("{need}→{}", printed.conservation);
    let text = match project.levels[level] {
        Token::None => gives,
        Token::Neutral => "×".into(),
        Token::Of(owner) if owner == seat => t(lang, "you", "vous").into(),
        Token::Of(owner) => cut(&session.names[owner.index()], 7),
    };
    format!("[{}]", pad(&text, 7))
}

/// How much a seat has of what a project counts.
fn progress(look: Look<'_>, seat: Seat, card: CardId, lang: Lang) -> String {
    let levels = look.rules.project(card).levels;
    match levels[0].need {
        Need::AtLeast(counter, _) => {
            let has = look.count(seat, counter);
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
fn board(look: Look<'_>, lang: Lang, width: usize) -> Vec<String> {
    let board = &look.position.association;
    let partners: Vec<&str> = Icon::ALL[..5]
        .iter()
        .filter(|&&icon| board.offers_partner(icon))
        .map(|&icon| words::icon_name(icon, lang))
        .collect();
    let universities: Vec<String> = boards::University::BASE
        .iter()
        .filter(|&&kind| board.offers_university(kind))
        .map(|&kind| {
            let name = words::university_name(kind, lang);
            name.split_once(": ").map_or(name.clone(), |(_, short)| short.to_owned())
        })
        .collect();
    let tiles: Vec<String> = boards::TILE_SPACES
        .iter()
        .zip(&look.position.market.tiles)
        .filter_map(|(space, tiles)| {
            let names: Vec<String> =
                tiles.iter().flatten().map(|&tile| words::tile_name(tile, lang)).collect();
            (!names.is_empty()).then(|| format!("{space}: {}", names.join(", ")))
        })
        .collect();
    let or_none = |list: Vec<String>| if list.is_empty() { "–".to_owned() } else { list.join(", ") };
    let partners: Vec<String> = partners.into_iter().map(str::to_owned).collect();
    vec![
        cut(&format!("    {} {}", t(lang, "Partner zoos:", "Zoos partenaires :"), or_none(partners)), width),
        cut(&format!("    {} {}", t(lang, "Universities:", "Universités :"), or_none(universities)), width),
        cut(&format!("    {} {}", t(lang, "Bonus tiles:", "Tuiles bonus :"), tiles.join("  ")), width),
    ]
}

/// What another seat has, in public.
pub fn zoo_of(session: &Session, seat: Seat, viewer: Viewer, width: usize) -> String {
    let lang = session.lang;
    let look = session.look();
    let mut lines = vec![rule(
        &session.names[seat.index()],
        &format!("{} {}", t(lang, "map", "plan"), look.zoo(seat).map),
        width,
    )];
    lines.push(actions(look, seat, lang));
    let icons: Vec<String> = Icon::ALL
        .iter()
        .filter(|&&icon| look.zoo(seat).icons(icon) > 0)
        .map(|&icon| format!("{} {}", words::icon_name(icon, lang), look.zoo(seat).icons(icon)))
        .collect();
    let label = t(lang, "Icons", "Icônes");
    let icons = if icons.is_empty() { "–".to_owned() } else { icons.join(", ") };
    lines.extend(crate::cards::wrap(&format!("{label}  {icons}"), width));
    let partners: Vec<&str> =
        look.zoo(seat).partner_zoos.iter().map(|&icon| words::icon_name(icon, lang)).collect();
    if !partners.is_empty() {
        lines.push(format!("{} {}", t(lang, "Partner zoos:", "Zoos partenaires :"), partners.join(", ")));
    }
    for &kind in look.zoo(seat).universities.iter() {
        lines.push(words::university_name(kind, lang));
    }
    let played: Vec<CardId> = look.zoo(seat).played.iter().collect();
    for kind in [CardKind::Animal, CardKind::Sponsor] {
        let cards: Vec<String> = played
            .iter()
            .filter(|card| card.kind() == Some(kind))
            .map(|&card| words::card_label(card, lang))
            .collect();
        if !cards.is_empty() {
            let title = match kind {
                CardKind::Animal => t(lang, "Animals:", "Animaux :"),
                _ => t(lang, "Sponsors:", "Mécènes :"),
            };
            lines.extend(crate::cards::wrap(&format!("{title} {}", cards.join(", ")), width));
        }
    }
    if viewer.is(seat) {
        let limit = look.zoo(seat).hand_limit();
        lines.push(format!("{} {limit}", t(lang, "Hand limit:", "Limite de main :")));
    }
    lines.join("\n") + "\n"
}
