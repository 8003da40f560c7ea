//! What people at the table ask for and get, however it is shown: moves, explanations, the log, files.

use super::answer::Answer;
use super::at_table::{AnswerOf, AtTable, Reply};
use super::keeping::Keeping;
use super::seats::of_record;
use super::session::{Session, read_text};
use super::ui::{BAD, complete, t};
use super::{hint, log};
use crate::cards::{paint, wrap};
use crate::words::Lang;
use host::{Player, Reason, Refused};
use std::path::{Path, PathBuf};
use tabletop::{Entry, Seat, Viewer};

/// The state of the place in front of the screen.
pub struct Desk {
    /// How many events each seat has read.
    pub told: Vec<usize>,
    /// Who sits there.
    pub at: Option<Seat>,
    /// Whether somebody was warned that the game is kept nowhere.
    warned: bool,
}

/// What comes of a line.
pub enum Upshot {
    /// Something to read, or nothing.
    Text(String),
    /// The whole table is wanted.
    Table,
    /// The list of moves is wanted from its start.
    Moves,
    /// The next page of the moves is wanted.
    More,
    /// The question is wanted again.
    Question,
    /// The game changed.
    Moved(String),
    /// The person leaves.
    Leave,
}

impl Desk {
    /// The place at a table. In a game that goes on everybody has read what led to their last answer.
    pub fn new<G: AtTable>(session: &Session<G>) -> Desk {
        let last = |seat: Seat| {
            let own =
                |entry: &Entry<G::Move>| matches!(entry, Entry::Move { seat: whose, .. } if *whose == seat);
            session.record().entries.iter().rposition(own).unwrap_or(0)
        };
        let read = |seat| session.events().iter().take_while(|(led_to, _)| *led_to <= last(seat)).count();
        let told = Seat::all(session.players.len());
        let fresh = session.entries() == 0;
        Desk { told: told.map(|seat| if fresh { 0 } else { read(seat) }).collect(), at: None, warned: false }
    }

    /// The person to ask: the one in front of the screen if possible.
    pub fn next_seat<G: AtTable>(&self, session: &Session<G>) -> Option<Seat> {
        let here = self.at.filter(|&seat| session.asked().contains(seat));
        here.or_else(|| session.people_asked().first().copied())
    }

    /// Whether the screen goes to somebody else now.
    pub fn changes_hands<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> bool {
        let people = session.players.iter().filter(|&&player| player == Player::Human).count();
        let before = self.at.replace(seat);
        people > 1 && before != Some(seat)
    }

    /// What happened since the seat last read, every line of it.
    pub fn news<G: AtTable>(&mut self, session: &Session<G>, viewer: Viewer, seat: Seat) -> Vec<String> {
        let from = std::mem::replace(&mut self.told[seat.index()], session.events().len());
        log::lines(session, from, viewer)
    }

    /// Whose table is shown after the end: a person's, if one played.
    pub fn after_the_end<G: AtTable>(&self, session: &Session<G>) -> Seat {
        let person = session.players.iter().position(|&player| player == Player::Human);
        self.at.unwrap_or(Seat(person.unwrap_or_default() as u8))
    }

    /// Does what was asked for.
    pub fn answer<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        answer: AnswerOf<G>,
        width: usize,
    ) -> Upshot {
        let lang = session.lang;
        let viewer = Viewer::Seat(seat);
        Upshot::Text(match answer {
            Answer::Number(number) => return self.play_numbers(session, seat, &[number]),
            Answer::Numbers(numbers) => return self.play_numbers(session, seat, &numbers),
            Answer::Several(answers) => return self.play(session, seat, &answers),
            Answer::Move(answer) => return self.play(session, seat, &[answer]),
            Answer::Own(command) => match G::obey(session, seat, command, width) {
                Reply::Move(answer) => return self.play(session, seat, &[answer]),
                Reply::Text(text) => text,
            },
            Answer::Why(text) => G::why(session, seat, &text, width),
            Answer::Hint if session.ending().is_some() => over(lang).into(),
            Answer::Hint => hint::hint(session, seat, &in_order(session, seat), width),
            Answer::Log(most) => {
                let lines = log::last(session, most, viewer);
                let lines = lines.iter().flat_map(|line| wrap(line, width - 2));
                lines.map(|line| format!("  {line}\n")).collect()
            }
            Answer::Score => G::score(session, viewer, width),
            Answer::Table => return Upshot::Table,
            Answer::Moves => return Upshot::Moves,
            Answer::More => return Upshot::More,
            Answer::Nothing => return Upshot::Question,
            Answer::Undo => return self.undo(session, seat),
            Answer::Save(name) => save(session, name),
            Answer::Load(name) => return self.load(session, &name),
            Answer::Help => G::help(lang).into(),
            Answer::Word(text) => explained::<G>(&text, lang, width),
            Answer::Wrong(text) => {
                wrap(&text, width).iter().map(|line| format!("{}\n", paint(BAD, line))).collect()
            }
            Answer::Quit => return self.leave(session),
        })
    }

    /// Plays the moves with these numbers in the list as it stands.
    fn play_numbers<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        numbers: &[usize],
    ) -> Upshot {
        let moves = in_order(session, seat);
        let numbered = |number: &usize| number.checked_sub(1).and_then(|at| moves.get(at)).copied();
        match numbers.iter().map(numbered).collect::<Option<Vec<G::Move>>>() {
            Some(answers) => self.play(session, seat, &answers),
            None if moves.is_empty() => Upshot::Text(over(session.lang).into()),
            None => Upshot::Text(match session.lang {
                Lang::En => format!("The moves are numbered 1 to {}.\n", moves.len()),
                Lang::Fr => format!("Les coups sont numérotés de 1 à {}.\n", moves.len()),
            }),
        }
    }

    /// Plays these moves one after the other, or none of them.
    fn play<G: AtTable>(&mut self, session: &mut Session<G>, seat: Seat, answers: &[G::Move]) -> Upshot {
        let Refused { answer, reason, .. } = match session.make_all(seat, answers) {
            Ok(()) => return Upshot::Moved(session.keeping.news()),
            Err(refused) => refused,
        };
        let mut text = match (session.lang, answers.len()) {
            (Lang::En, 1) => format!("{answer} is not possible now.\n"),
            (Lang::Fr, 1) => format!("{answer} n'est pas possible maintenant.\n"),
            (Lang::En, _) => format!("{answer} is not possible here; nothing has changed.\n"),
            (Lang::Fr, _) => format!("{answer} n'est pas possible ici ; rien n'a changé.\n"),
        };
        let reasons: Vec<String> = match &reason {
            Reason::Blocked(blockers) => {
                let rules = session.rules();
                blockers.iter().map(|blocker| rules.blocker_text(blocker, session.lang)).collect()
            }
            Reason::Complete => vec![complete(session.lang).to_owned()],
            Reason::Over | Reason::NotAsked { .. } | Reason::Unforeseen => Vec::new(),
        };
        text.extend(reasons.iter().map(|reason| format!("  ✗ {reason}\n")));
        Upshot::Text(paint(BAD, &text))
    }

    fn undo<G: AtTable>(&mut self, session: &mut Session<G>, seat: Seat) -> Upshot {
        let Ok(taken) = session.undo(seat) else {
            return Upshot::Text(
                t(
                    session.lang,
                    "Nothing can be taken back: a card was seen, the others learned something of your hand, or somebody moved.\n",
                    "Rien ne peut être repris : une carte a été vue, les autres ont appris quelque chose de votre main, ou quelqu'un a joué.\n",
                )
                .into(),
            );
        };
        let events = session.events().len();
        self.told.iter_mut().for_each(|told| *told = (*told).min(events));
        let moves = taken.iter().map(G::Move::to_string).collect::<Vec<_>>().join(", ");
        let said = match session.lang {
            Lang::En => format!("Taken back: {moves}\n"),
            Lang::Fr => format!("Repris : {moves}\n"),
        };
        Upshot::Moved(said + &session.keeping.news())
    }

    fn load<G: AtTable>(&mut self, session: &mut Session<G>, name: &str) -> Upshot {
        let path = PathBuf::from(name);
        let loaded = read_text::<G>(&path).and_then(|(record, text)| {
            let (players, names) = of_record(&record, session.lang)?;
            let mut loaded = Session::resume(&record, players, names, session.lang)?;
            loaded.keeping = Keeping::at(path, text);
            Ok(loaded)
        });
        match loaded {
            Ok(loaded) => {
                *self = Desk::new(&loaded);
                *session = loaded;
                Upshot::Moved(String::new())
            }
            Err(failure) => Upshot::Text(format!("{}\n", paint(BAD, &failure.to_string()))),
        }
    }

    /// Leaves, unless the game would be lost by it: then it is asked once for a place.
    fn leave<G: AtTable>(&mut self, session: &mut Session<G>) -> Upshot {
        session.keep();
        let news = session.keeping.news();
        if !session.begun || self.warned || session.kept_in().is_some() {
            return Upshot::Leave;
        }
        self.warned = true;
        let ask = t(
            session.lang,
            "This game is kept nowhere. Say where: save FILE. To throw it away, quit once more.\n",
            "Cette partie n'est gardée nulle part. Dites où : save FICHIER. Pour l'abandonner, quit encore une fois.\n",
        );
        Upshot::Text(paint(BAD, &format!("{news}{ask}")))
    }
}

/// The moves as they are numbered.
pub fn in_order<G: AtTable>(session: &Session<G>, seat: Seat) -> Vec<G::Move> {
    G::in_order(session, session.legal(seat))
}

/// A word of the game, explained.
fn explained<G: AtTable>(text: &str, lang: Lang, width: usize) -> String {
    let told = G::word(text, lang).unwrap_or_else(|| match lang {
        Lang::En => format!("I know no word {text:?}. ? alone lists the words I can explain."),
        Lang::Fr => format!("Je ne connais pas le mot « {text} ». ? seul montre ceux que je sais expliquer."),
    });
    told.lines().flat_map(|line| super::ui::indented(line, width)).map(|line| line + "\n").collect()
}

fn over(lang: Lang) -> &'static str {
    t(
        lang,
        "The game is over. log all, score, table, save FILE, help, quit.\n",
        "La partie est terminée. log all, score, table, save FICHIER, help, quit.\n",
    )
}

fn save<G: AtTable>(session: &mut Session<G>, name: Option<String>) -> String {
    let Some(path) = name.map(PathBuf::from).or_else(|| session.kept_in()) else {
        return t(session.lang, "Say where: save FILE\n", "Précisez où : save FICHIER\n").into();
    };
    match session.keep_in(&path) {
        Ok(()) => kept(session, &path),
        Err(trouble) => {
            let ask = t(session.lang, "Choose another name.", "Choisissez un autre nom.");
            format!("{}\n", paint(BAD, &format!("{} {ask}", trouble.text(session.lang))))
        }
    }
}

/// Says where the game is and how to go on with it.
fn kept<G: AtTable>(session: &Session<G>, path: &Path) -> String {
    let (game, path) = (G::NAME, quoted(path));
    match (session.ending().is_some(), session.lang) {
        (false, Lang::En) => format!("Kept. Go on with: arkwright play {game} --load {path}\n"),
        (false, Lang::Fr) => format!("Gardée. Pour continuer : arkwright play {game} --load {path}\n"),
        (true, Lang::En) => format!("The record: arkwright replay {path}\n"),
        (true, Lang::Fr) => format!("L'enregistrement : arkwright replay {path}\n"),
    }
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+:\\".contains(letter);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// What is said at the very end; a game that no file holds is put among the temporary ones.
pub fn farewell<G: AtTable>(session: &mut Session<G>) -> String {
    session.keep();
    let news = session.keeping.news();
    if let Some(path) = session.kept_in() {
        return format!("{news}{}", kept(session, &path));
    }
    if !session.begun {
        return news;
    }
    match session.rescue() {
        Ok(path) => format!("{news}{}", kept(session, &path)),
        Err(error) => {
            let lost = t(session.lang, "The game could not be kept", "La partie n'a pas pu être gardée");
            format!("{news}{lost}: {error}\n")
        }
    }
}

/// The last screen: points, places.
pub fn result<G: AtTable>(session: &Session<G>, width: usize) -> String {
    let lang = session.lang;
    let mut text = G::score(session, Viewer::Spectator, width);
    if let Some(outcome) = session.game.outcome() {
        let winners: Vec<&str> =
            outcome.winners.iter().map(|seat| session.names[seat.index()].as_str()).collect();
        let winners = winners.join(", ");
        text += &match (lang, winners.is_empty()) {
            (Lang::En, true) => "\nThe game is lost.\n".to_owned(),
            (Lang::Fr, true) => "\nLa partie est perdue.\n".to_owned(),
            (Lang::En, false) => format!("\nWinner: {winners}\n"),
            (Lang::Fr, false) => format!("\nVictoire : {winners}\n"),
        };
    }
    text
}

/// What can be done once the game is over.
pub fn afterwards(lang: Lang) -> &'static str {
    over(lang)
}
