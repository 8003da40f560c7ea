//! What is sent, in the truth and in worlds that a seat cannot tell from it.

use crate::game::{Played, offered, random_move};
use ark_nova::catalogue::Building;
use serde_json::{Value, json};
use server::games::{NewsLine, Running};
use server::tables::Live;
use tabletop::{Lang, Seat, Viewer};

/// How many explanations, and how many moves that are not offered, are asked for at a position by each seat.
const ASKED_ABOUT: u32 = 8;
const REFUSED: u32 = 10;
/// How many lines of two moves are tried.
const LINES: u32 = 4;

/// What was looked at, and what was found.
#[derive(Debug)]
pub struct Watch {
    number: u64,
    pub positions: usize,
    /// Worlds that were compared with the true one.
    pub worlds: usize,
    /// Worlds whose difference was sent to another seat, which may know it.
    pub seen_by_another: usize,
    pub explained: usize,
    pub refused: usize,
    /// Moves of which it could be foreseen what they bring.
    pub foreseen: usize,
    /// Moves of which the same was heard in two worlds.
    pub heard: usize,
    /// Moves that were taken back in two worlds.
    pub undone: usize,
    pub leaks: Vec<String>,
}

impl Watch {
    pub fn new(number: u64) -> Watch {
        Watch {
            number,
            positions: 0,
            worlds: 0,
            seen_by_another: 0,
            explained: 0,
            refused: 0,
            foreseen: 0,
            heard: 0,
            undone: 0,
            leaks: Vec::new(),
        }
    }

    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, truth: &T, dream: &T) {
        if truth != dream {
            let [truth, dream] = [format!("{truth:?}"), format!("{dream:?}")];
            let at = truth.bytes().zip(dream.bytes()).take_while(|(one, other)| one == other).count();
            let cut = |text: &str| -> String {
                String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(100)..])
                    .chars()
                    .take(260)
                    .collect()
            };
            self.leaks.push(format!("{what}\n{}\n{}", cut(&truth), cut(&dream)));
        }
    }

    /// Looks at everything that could be sent now.
    pub fn look(&mut self, played: &mut Played) {
        self.positions += 1;
        let lang = Lang::ALL[self.positions % Lang::ALL.len()];
        for seat in 0..played.seats() {
            self.number += 1;
            let mut twin = played.live.game.resampled(seat, self.number);
            self.worlds += 1;
            self.sent(played, &mut twin, seat, lang);
            self.refusals(played, &mut twin, seat, lang);
            self.lines(played, seat, lang);
            self.ahead(played, &*twin, seat, lang);
            self.news(played, seat, lang);
            self.undos(played, seat, lang);
            let another = Viewer::Seat(Seat((seat + 1) % played.seats()));
            let truth = told(&played.live, another, lang);
            self.seen_by_another +=
                usize::from(truth != played.as_if(&mut twin, |live| told(live, another, lang)));
        }
        self.no_seed(played, lang);
    }

    /// Messages, lists and explanations.
    pub fn sent(&mut self, played: &mut Played, twin: &mut Box<dyn Running>, seat: u8, lang: Lang) {
        for viewer in [Viewer::Seat(Seat(seat)), Viewer::Spectator] {
            let said = |live: &Live| (told(live, viewer, lang), live.shown().summary);
            let truth = said(&played.live);
            let dream = played.as_if(twin, said);
            self.same(&format!("{viewer:?} is sent"), &truth, &dream);
        }
        for _ in 0..ASKED_ABOUT {
            let about = subject(played);
            let [truth, dream] = [&played.live.game, &*twin]
                .map(|game| game.why(seat, &about, lang).map(|answer| answer.to_string()));
            self.explained += usize::from(truth.is_ok());
            self.same(&format!("seat {seat} asks about {about}"), &truth, &dream);
        }
    }

    /// Moves that are not offered are refused for the same reasons.
    fn refusals(&mut self, played: &mut Played, twin: &mut Box<dyn Running>, seat: u8, lang: Lang) {
        let offered = offered(&*played.live.game, seat);
        for _ in 0..REFUSED {
            let nth = played.below(played.tries.len() as u32) as usize;
            let one = [played.tries[nth].clone()];
            if offered.contains(&one[0]) {
                continue;
            }
            let truth = said(played.live.game.make(seat, &one, lang));
            let dream = said(twin.make(seat, &one, lang));
            assert_ne!(truth, "made", "seat {seat} was not offered {one:?}");
            self.refused += 1;
            self.same(&format!("seat {seat} tries {one:?}"), &truth, &dream);
        }
    }

    /// Whether a second move is refused, and why, tells nothing of what the first would turn up.
    fn lines(&mut self, played: &mut Played, seat: u8, lang: Lang) {
        let offered = offered(&*played.live.game, seat);
        if offered.is_empty() {
            return;
        }
        for _ in 0..LINES {
            self.number += 2;
            let worlds =
                [self.number, self.number - 1].map(|number| played.live.game.resampled(seat, number));
            let first = played.below(offered.len() as u32) as usize;
            let second = played.below(played.tries.len() as u32) as usize;
            let moves = [offered[first].clone(), played.tries[second].clone()];
            let [truth, dream] = worlds.map(|mut world| said(world.make(seat, &moves, lang)));
            self.refused += usize::from(truth != "made");
            self.same(&format!("seat {seat} tries {moves:?}"), &truth, &dream);
        }
    }

    /// What can be foreseen of a move is the same.
    fn ahead(&mut self, played: &Played, twin: &dyn Running, seat: u8, lang: Lang) {
        let offered = offered(&*played.live.game, seat);
        if offered.is_empty() {
            return;
        }
        let one = [offered[self.number as usize % offered.len()].clone()];
        let truth = played.live.game.ahead(seat, &one, lang);
        self.same(&format!("seat {seat} looks ahead of {one:?}"), &truth, &twin.ahead(seat, &one, lang));
        self.foreseen += usize::from(truth.is_ok());
    }

    /// What is heard of a move that leaves seat and spectator with the same views is the same.
    fn news(&mut self, played: &Played, seat: u8, lang: Lang) {
        let viewers = [Viewer::Seat(Seat(seat)), Viewer::Spectator];
        for mover in played.live.game.asked() {
            self.number += 2;
            let [mut truth, mut dream] =
                [self.number, self.number - 1].map(|number| played.live.game.resampled(seat, number));
            // Whether others are asked may be hidden, too.
            if !truth.asked().contains(&mover) {
                continue;
            }
            let moves = [random_move(&*truth, mover)];
            let before = chance(&*truth);
            truth.make(mover, &moves, lang).expect("a random move is legal");
            let made = dream.make(mover, &moves, lang);
            if mover == seat {
                self.same(&format!("seat {seat} makes {moves:?}"), &Ok(()), &made);
            }
            let alike = |viewer: &Viewer| truth.view(*viewer) == dream.view(*viewer);
            if made.is_err() || !viewers.iter().all(alike) {
                continue;
            }
            for viewer in viewers {
                let [one, other] = [&truth, &dream].map(|world| world.news(viewer, 0, lang));
                // Where things shown are shuffled away, views look the same after other things were seen.
                let hidden_again =
                    [&one, &other].into_iter().flatten().any(|news| kind(news) == "reshuffled");
                // And what chance or an opened answer turns up may come in another order.
                let in_another_order = one != other
                    && chance(&*truth) != before
                    && (!one.iter().map(kind).eq(other.iter().map(kind)) || words(&one) == words(&other));
                if !hidden_again && !in_another_order {
                    self.heard += 1;
                    self.same(&format!("{viewer:?} hears of {moves:?} of seat {mover}"), &one, &other);
                }
            }
        }
    }

    /// Whether a move can be taken back tells nothing, by whomever it is tried; and what is seen then is what was seen.
    fn undos(&mut self, played: &Played, seat: u8, lang: Lang) {
        self.number += 2;
        let [mut truth, mut dream] =
            [self.number, self.number - 1].map(|number| played.live.game.resampled(seat, number));
        let viewers = [Viewer::Seat(Seat(seat)), Viewer::Spectator];
        let seen = |world: &dyn Running| {
            viewers.map(|viewer| (world.view(viewer), world.questions(viewer, lang), world.points()))
        };
        let before = seen(&*truth);
        if !truth.asked().contains(&seat) {
            return;
        }
        let moves = [random_move(&*truth, seat)];
        truth.make(seat, &moves, lang).expect("a random move is legal");
        let made = dream.make(seat, &moves, lang);
        self.same(&format!("seat {seat} makes {moves:?}"), &Ok(()), &made);
        if made.is_err() || viewers.iter().any(|viewer| truth.view(*viewer) != dream.view(*viewer)) {
            return;
        }
        for who in (0..played.seats()).filter(|who| *who != seat).chain([seat]) {
            let [one, other] = [&mut truth, &mut dream].map(|world| said(world.undo(who)));
            self.same(&format!("seat {who} takes back {moves:?} of seat {seat}"), &one, &other);
            self.undone += usize::from(one == "made");
            if one == "made" {
                self.same(
                    &format!("seat {seat} sees after {moves:?} was taken back"),
                    &before,
                    &seen(&*truth),
                );
                self.same(
                    &format!("seat {seat} sees after {moves:?} was taken back"),
                    &before,
                    &seen(&*dream),
                );
            }
        }
    }

    /// The seed is not in anything, in any way it is written.
    fn no_seed(&mut self, played: &Played, lang: Lang) {
        let seed = played.live.table.seed;
        let in_hex = data_encoding::HEXLOWER.encode(&seed[..8]);
        let as_list = seed[..4].iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        let since = if self.positions.is_multiple_of(8) { 0 } else { played.live.version };
        let seats = (0..played.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let message = json!(played.live.message(viewer, lang, since, 0)).to_string();
            let there = message.contains(&as_list) || message.to_lowercase().contains(&in_hex);
            self.same(&format!("the seed is sent to {viewer:?}"), &false, &there);
        }
    }
}

/// What a viewer is sent who has seen everything up to now. A world that was dealt anew has no past that could be taken
/// back.
fn told(live: &Live, viewer: Viewer, lang: Lang) -> String {
    let mut message = json!(live.message(viewer, lang, live.version, 0));
    message["can_undo"].take();
    message.to_string()
}

fn said(made: Result<(), server::games::Rejected>) -> String {
    made.map_or_else(|rejected| rejected.to_json().to_string(), |()| "made".to_owned())
}

/// Something that a client may ask about, whether it is there or not.
fn subject(played: &mut Played) -> Value {
    if played.live.table.game == "ark" {
        return json!({"card": played.below(80)});
    }
    let card = played.below(600);
    match played.below(7) {
        0 | 1 => json!({"kind": "animal", "card": card}),
        2 => json!({"kind": "sponsor", "card": card}),
        3 => json!({"kind": "level", "card": card, "level": played.below(4)}),
        4 => json!({"kind": "building", "building": Building::ALL[card as usize % Building::ALL.len()]}),
        5 => json!({"kind": "action", "action": "association"}),
        _ => json!({"kind": "task", "task": "project"}),
    }
}

/// The state of chance, and how often something could not be taken back.
fn chance(game: &dyn Running) -> [Value; 2] {
    let position: Value = serde_json::from_str(&game.position()).expect("JSON");
    let state = ["chance", "irrevocable"].map(|name| position[name].clone());
    assert!(state.iter().all(|value| !value.is_null()), "a position has no chance");
    state
}

fn kind(news: &NewsLine) -> &str {
    news.event["kind"].as_str().unwrap_or_default()
}

/// Everything that is said of events, in any order.
fn words(news: &[NewsLine]) -> Vec<String> {
    let events = news.iter().map(|news| news.event.to_string()).collect::<String>();
    let words = events.split(|sign: char| !sign.is_alphanumeric());
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.sort_unstable();
    words
}
