//! One game of any kind, as a host runs it.

use super::{
    Advice, NewsLine, QuestionTold, Recorded, Rejected, Replay, Running, Served, Thought, positions, replay,
};
use crate::json::{self, value};
use bots::{Level, Seen};
use host::{Eye, Host, Player, Reason, RefusedOf};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use std::sync::Arc;
use tabletop::{Chance, Digest, Entry, Lang, Record, Refusal, Seat, Seed, Sitter, Viewer};

/// A game that is being played.
pub struct Room<G: Served> {
    host: Host<G>,
    /// The same rules, for bots that think elsewhere.
    rules: Arc<G>,
}

/// The rules of options that are kept.
pub(super) fn rules<G: Served>(options: &str) -> Result<G, String> {
    let options = json::parsed(options).and_then(|options| json::read(&options))?;
    G::new(&options).map_err(|error| error.to_string())
}

/// A record that is read: nobody goes on here with one that begins with a position of its own.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Written<G: Served> {
    game: String,
    rules_version: u32,
    options: G::Options,
    seed: Seed,
    #[serde(default)]
    start: Option<IgnoredAny>,
    entries: Vec<Entry<G::Move>>,
    digests: Vec<Digest>,
    #[serde(default)]
    seated: Vec<Sitter>,
}

/// What a record has to say, up to a number of entries, once all of it is verified.
pub(super) fn read_record<G: Served>(record: &Value, entries: Option<usize>) -> Result<Recorded, String> {
    let written: Written<G> = json::read(record)?;
    if written.start.is_some() {
        return Err("the record begins with a position of its own".to_owned());
    }
    let record = Record::<G> {
        game: written.game,
        rules_version: written.rules_version,
        options: written.options,
        seed: written.seed,
        start: None,
        entries: written.entries,
        digests: written.digests,
        seated: written.seated,
    };
    record.replay().map_err(|error| error.to_string())?;
    let all = record.entries.len();
    let kept = entries.unwrap_or(all);
    if kept > all {
        return Err(format!("the record has {all} entries, not {kept}"));
    }
    let options = json::text(&value(&record.options));
    let entries = record.entries[..kept].iter().map(Entry::to_string).collect();
    Ok(Recorded { options, seed: record.seed.0, entries })
}

impl<G: Served> Room<G> {
    /// Sets the game up.
    pub fn begin(options: &str, seed: [u8; 32], start: Option<&str>) -> Result<Room<G>, String> {
        let (rules, again) = (rules::<G>(options)?, rules::<G>(options)?);
        let seats = rules.seats();
        let (players, names) = (vec![Player::Human; seats], vec![String::new(); seats]);
        let host = match start {
            None => Host::new(rules, Seed(seed), players, names).map_err(|error| error.to_string())?,
            Some(start) => positions::begun(rules, start, players, names)?,
        };
        Ok(Room { host, rules: Arc::new(again) })
    }

    fn rejected(&self, refused: &RefusedOf<G>, lang: Lang) -> Rejected {
        let code = match refused.reason {
            Reason::Over => "over",
            Reason::NotAsked { .. } => "not_asked",
            Reason::Blocked(_) => "blocked",
            Reason::Complete => "complete",
            Reason::Unforeseen => "unforeseen",
        };
        let rules = self.host.rules();
        let Reason::Blocked(blockers) = &refused.reason else {
            return Rejected { nth: refused.nth, ..Rejected::plain(code, &refused.reason) };
        };
        let texts: Vec<String> = blockers.iter().map(|blocker| rules.blocker_text(blocker, lang)).collect();
        let reasons =
            blockers.iter().zip(&texts).map(|(blocker, text)| json!({"reason": blocker, "text": text}));
        Rejected { code, text: texts.join(" "), nth: refused.nth, reasons: reasons.collect() }
    }
}

fn refused<B: std::fmt::Display>(refusal: &Refusal<B>) -> Rejected {
    let code = match refusal {
        Refusal::Over => "over",
        Refusal::NotAsked { .. } => "not_asked",
        Refusal::Blocked(_) => "blocked",
    };
    Rejected::plain(code, refusal)
}

/// A record as it is kept in files.
fn recorded<G: Served>(record: &Record<G>) -> Value {
    let Record { game, rules_version, options, seed, start, entries, digests, seated } = record;
    let start = positions::told::<G>(start.as_deref());
    json!({
        "game": game, "rules_version": rules_version, "options": options, "seed": seed, "start": start,
        "entries": entries, "digests": digests, "seated": seated,
    })
}

/// Something that happened, whatever game it is of.
pub(super) fn news_line<E: serde::Serialize>(news: host::News<E>) -> NewsLine {
    NewsLine { entry: news.entry, event: value(news.event), text: news.text }
}

impl<G: Served> Running for Room<G> {
    fn seats(&self) -> usize {
        self.host.rules().seats()
    }

    fn entries(&self) -> usize {
        self.host.entries()
    }

    fn digest(&self) -> [u8; 32] {
        *self.host.record().last_digest().bytes()
    }

    fn trust(&mut self, trusting: bool) {
        self.host.trust(trusting);
    }

    fn attest(&mut self, digest: [u8; 32]) -> bool {
        self.host.attest(Digest::from_bytes(digest))
    }

    fn told(&self) -> usize {
        self.host.events().len()
    }

    fn seat(&mut self, seat: u8, player: Player, name: String) {
        let seat = usize::from(seat);
        if let (Some(there), Some(called)) = (self.host.players.get_mut(seat), self.host.names.get_mut(seat))
        {
            (*there, *called) = (player, name);
        }
    }

    fn asked(&self) -> Vec<u8> {
        self.host.asked().iter().map(|seat| seat.0).collect()
    }

    fn seen_asked(&self, viewer: Viewer) -> Vec<u8> {
        let asked = self.host.asked();
        asked.iter().filter(|&seat| self.host.question(seat, viewer).is_some()).map(|seat| seat.0).collect()
    }

    fn is_over(&self) -> bool {
        self.host.ending().is_some()
    }

    fn outcome(&self) -> Option<Value> {
        self.host.outcome().map(value)
    }

    fn points(&self) -> Vec<i32> {
        self.host.public_points()
    }

    fn make(&mut self, seat: u8, moves: &[String], lang: Lang) -> Result<(), Rejected> {
        let mut answers = Vec::with_capacity(moves.len());
        for (nth, text) in moves.iter().enumerate() {
            match text.parse() {
                Ok(answer) => answers.push(answer),
                Err(error) => return Err(Rejected { nth, ..Rejected::plain("notation", error) }),
            }
        }
        let made = self.host.make_turn(Seat(seat), &answers);
        made.map_err(|refused| self.rejected(&refused, lang))
    }

    fn enter(&mut self, entry: &str) -> Result<(), String> {
        let entry: Entry<G::Move> = entry.parse().map_err(|error| format!("{error}"))?;
        let made = match entry {
            Entry::Move { seat, answer } => self.host.make(seat, answer),
            Entry::Resign { seat } => self.host.resign(seat),
            Entry::Agree => self.host.agree(),
        };
        made.map_err(|refusal| refusal.to_string())
    }

    fn undo(&mut self, seat: u8) -> Result<(), Rejected> {
        self.host.undo(Seat(seat)).map(|_| ()).map_err(|error| Rejected::plain("not_undone", error))
    }

    fn can_undo(&self, seat: u8) -> bool {
        self.host.can_undo(Seat(seat))
    }

    fn resign(&mut self, seat: u8) -> Result<(), Rejected> {
        self.host.resign(Seat(seat)).map_err(|refusal| refused(&refusal))
    }

    fn agree(&mut self) -> Result<(), Rejected> {
        self.host.agree().map_err(|refusal| refused(&refusal))
    }

    fn view(&self, viewer: Viewer) -> Value {
        value(self.host.view(viewer))
    }

    fn questions(&self, viewer: Viewer, lang: Lang) -> Vec<QuestionTold> {
        let own = |seat| viewer == Viewer::Seat(seat);
        let asked = self.host.asked();
        let told = asked.iter().filter_map(|seat| {
            let eye = if own(seat) { Eye::All } else { Eye::Of(viewer) };
            Some(QuestionTold {
                seat: seat.0,
                question: value(self.host.question(seat, eye)?),
                text: self.host.question_text(seat, eye, lang),
                choices: own(seat).then(|| value(self.host.choices(seat, lang))),
            })
        });
        told.collect()
    }

    fn news(&self, viewer: Viewer, since: usize, lang: Lang) -> Vec<NewsLine> {
        self.host.news(viewer, since, lang).into_iter().map(news_line).collect()
    }

    fn why(&self, seat: u8, about: &Value, lang: Lang) -> Result<Value, String> {
        self.host.rules().why(self.host.position(), Seat(seat), about, lang)
    }

    fn record(&self) -> Result<Value, String> {
        let record = self.host.record();
        let reckoned = record.reckoned(self.host.rules()).map_err(|error| error.to_string())?;
        let mut chain = record.digests.iter().zip(&reckoned.digests);
        match chain.all(|(kept, reckoned)| *kept == Digest::LATER || kept == reckoned) {
            true => Ok(recorded(&reckoned)),
            false => Err("the game is not the recorded one".to_owned()),
        }
    }

    #[cfg(feature = "positions")]
    fn position(&self) -> String {
        positions::written::<G>(self.host.position())
    }

    fn thought(&self, seat: u8, level: Level) -> Thought {
        let (rules, position) = (Arc::clone(&self.rules), self.host.position().clone());
        let (seat, seed) = (Seat(seat), self.host.bot_seed(Seat(seat)));
        Box::new(move |hurry| {
            let mut legal = Vec::new();
            rules.legal(&position, seat, &mut legal);
            let seen = Seen::new(&*rules, &position, seat).until(hurry);
            let answer = level.bot_on_all_cores::<G>(seed).choose(&seen, &legal);
            answer.map(|answer| answer.to_string()).map_err(|failing| failing.to_string())
        })
    }

    fn hint(&self, seat: u8, lang: Lang) -> Result<Advice, String> {
        if !self.host.asked().contains(Seat(seat)) {
            return Err("the seat is not asked".to_owned());
        }
        let position = self.host.position().clone();
        Ok(replay::advice(&self.rules, position, Seat(seat), self.host.names.clone(), lang))
    }

    fn replay(&self) -> Result<Box<dyn Replay>, String> {
        let replay = host::Replay::new(self.host.record().clone(), self.host.names.clone());
        let replay = replay.map_err(|error| error.to_string())?;
        Ok(Box::new(replay::Replayed::new(replay, Arc::clone(&self.rules))))
    }

    fn resampled(&self, seat: u8, number: u64) -> Box<dyn Running> {
        let rules = |why: String| -> G { panic!("these options were played: {why}") };
        let mut position = self.host.position().clone();
        self.rules.resample(&mut position, Seat(seat), &mut Chance::new(Seed::from_number(number)));
        let again = G::new(self.rules.options()).unwrap_or_else(|error| rules(error.to_string()));
        Box::new(Room { host: self.host.elsewhere(again, position), rules: Arc::clone(&self.rules) })
    }
}
