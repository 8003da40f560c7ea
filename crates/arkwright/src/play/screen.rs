//! The table for people: show, ask, answer, until the game is over or everybody has left.

use super::answer::{Answer, read_answer};
use super::at_table::{AnswerOf, AtTable, Reply};
use super::seats::{names, seated, unusual};
use super::session::{Session, read};
use super::ui::{BAD, BOLD, DIM, complete, screen_width, t};
use super::{hint, list, log};
use crate::cards::{paint, wrap};
use crate::words::Lang;
use crate::{Done, Failure, terminal};
use host::{Player, Reason, Refused};
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};
use tabletop::{Seat, Viewer};

/// Log lines shown before a question.
const NEWS: usize = 16;

/// Plays until the game is over, or the input ends.
pub fn run<G: AtTable>(session: &mut Session<G>) -> Result<Done, Failure> {
    let mut screen = Screen {
        input: Box::new(io::stdin().lock()),
        person: io::stdin().is_terminal(),
        told: vec![0; session.players.len()],
        at: None,
        from: 0,
    };
    terminal::print(&welcome(G::TITLE, session.lang))?;
    loop {
        while session.bot_moves()? {}
        if session.game.ending().is_some() {
            screen.news(session, Viewer::Spectator, 0)?;
            return finish(session);
        }
        let Some(seat) = screen.next_seat(session) else { return Ok(Done::Found) };
        if !screen.hand_over(session, seat)? {
            return leave(session);
        }
        screen.show(session, seat)?;
        if !screen.ask(session, seat)? {
            return leave(session);
        }
    }
}

fn welcome(title: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{title}. Type the number of a move; help lists everything else you can type.\n"),
        Lang::Fr => {
            format!("{title}. Tapez le numéro d'un coup ; help montre tout ce que vous pouvez taper.\n")
        }
    }
}

struct Screen {
    input: Box<dyn BufRead>,
    person: bool,
    /// How many events each seat has read.
    told: Vec<usize>,
    /// Who sits in front of the screen.
    at: Option<Seat>,
    /// The first line of the moves shown.
    from: usize,
}

impl Screen {
    /// The person to ask: the one in front of the screen if possible.
    fn next_seat<G: AtTable>(&self, session: &Session<G>) -> Option<Seat> {
        let here = self.at.filter(|&seat| session.asked().contains(seat));
        here.or_else(|| session.people_asked().first().copied())
    }

    /// Where several people share the screen, the next one is called first; `false` if the input ended.
    fn hand_over<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<bool, Failure> {
        let people = session.players.iter().filter(|&&player| player == Player::Human).count();
        let change = people > 1 && self.at != Some(seat);
        self.at = Some(seat);
        if !change {
            return Ok(true);
        }
        let name = &session.names[seat.index()];
        let clear = if self.person { "\u{1b}[2J\u{1b}[3J\u{1b}[H" } else { "" };
        let text = match session.lang {
            Lang::En => format!("Hand the screen to {name}, who presses Enter."),
            Lang::Fr => format!("Passez l'écran à {name}, qui appuie sur Entrée."),
        };
        terminal::print(&format!("{clear}\n{}\n", paint(BOLD, &text)))?;
        let line = self.line()?;
        Ok(line.is_some_and(|line| read_answer::<G>(&line, session.lang) != Answer::Quit))
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        if self.person {
            terminal::print(&format!("{} ", paint(BOLD, ">")))?;
        }
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        Ok((read > 0).then_some(line))
    }

    /// The table or a part of it, the news and the question.
    fn show<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<(), Failure> {
        self.from = 0;
        let (above, below) = G::around_news(session, seat, screen_width());
        terminal::print(&format!("\n{above}"))?;
        self.news(session, Viewer::Seat(seat), seat.index())?;
        terminal::print(&below)?;
        self.show_question(session, seat)
    }

    /// What happened since the seat last looked.
    fn news<G: AtTable>(&mut self, session: &Session<G>, viewer: Viewer, seat: usize) -> Result<(), Failure> {
        let from = std::mem::replace(&mut self.told[seat], session.events().len());
        let lines = log::news(session, from, viewer);
        let skipped = lines.len().saturating_sub(NEWS);
        let mut text = String::new();
        if skipped > 0 {
            text += &match session.lang {
                Lang::En if skipped == 1 => "  … 1 earlier line: log all\n".to_owned(),
                Lang::Fr if skipped == 1 => "  … 1 ligne plus tôt : log all\n".to_owned(),
                Lang::En => format!("  … {skipped} earlier lines: log all\n"),
                Lang::Fr => format!("  … {skipped} lignes plus tôt : log all\n"),
            };
        }
        for line in lines[skipped..].iter().flat_map(|line| wrap(line, screen_width() - 2)) {
            text += &format!("{}\n", paint(DIM, &format!("  {line}")));
        }
        Ok(terminal::print(&text)?)
    }

    fn show_question<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let Some(text) = session.question_text(seat, viewer, session.lang) else { return Ok(()) };
        let width = screen_width();
        let name = &session.names[seat.index()];
        let asked: Vec<String> = wrap(&format!("{name} – {text}"), width);
        let mut shown: String = asked.iter().map(|line| format!("{}\n", paint(BOLD, line))).collect();
        shown += &G::list(session, seat, &session.legal(seat), self.from, width);
        Ok(terminal::print(&shown)?)
    }

    /// Reads lines until a move is made; `false` if the person leaves.
    fn ask<G: AtTable>(&mut self, session: &mut Session<G>, seat: Seat) -> Result<bool, Failure> {
        let before = session.entries();
        loop {
            let Some(line) = self.line()? else { return Ok(false) };
            match read_answer::<G>(&line, session.lang) {
                Answer::Quit => return Ok(false),
                answer => {
                    let text = self.answer(session, seat, answer)?;
                    terminal::print(&text)?;
                }
            }
            if session.entries() != before || session.game.ending().is_some() || self.at != Some(seat) {
                return Ok(true);
            }
        }
    }

    /// Does what was asked for and gives the text to show.
    fn answer<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        answer: AnswerOf<G>,
    ) -> Result<String, Failure> {
        let lang = session.lang;
        let width = screen_width();
        let viewer = Viewer::Seat(seat);
        let moves = session.legal(seat);
        Ok(match answer {
            Answer::Number(number) => self.play_numbers(session, seat, &[number])?,
            Answer::Numbers(numbers) => self.play_numbers(session, seat, &numbers)?,
            Answer::Several(answers) => self.play(session, seat, &answers)?,
            Answer::Move(answer) => self.play(session, seat, &[answer])?,
            Answer::Own(command) => match G::obey(session, seat, command, width) {
                Reply::Move(answer) => self.play(session, seat, &[answer])?,
                Reply::Text(text) => text,
            },
            Answer::Why(text) => G::why(session, seat, &text),
            Answer::Hint => hint::hint(session, seat, &moves, width),
            Answer::Log(most) => {
                let lines = log::last(session, most, viewer);
                lines
                    .iter()
                    .flat_map(|line| wrap(line, width - 2))
                    .map(|line| format!("  {line}\n"))
                    .collect()
            }
            Answer::Score => G::score(session, viewer, width),
            Answer::Table => {
                terminal::print(&G::table(session, seat, width))?;
                self.show_question(session, seat)?;
                String::new()
            }
            Answer::Moves | Answer::More => {
                self.from = if answer == Answer::Moves { 0 } else { self.from + list::page_length() };
                if G::list(session, seat, &moves, self.from, width).is_empty() {
                    self.from = 0;
                }
                self.show_question(session, seat)?;
                String::new()
            }
            Answer::Nothing => {
                self.show_question(session, seat)?;
                String::new()
            }
            Answer::Undo => self.undo(session, seat)?,
            Answer::Save(name) => save(session, name),
            Answer::Load(name) => self.load(session, &name),
            Answer::Help => G::help(lang).into(),
            Answer::Wrong(text) => {
                wrap(&text, width).iter().map(|line| format!("{}\n", paint(BAD, line))).collect()
            }
            Answer::Quit => String::new(),
        })
    }

    /// Plays the moves with these numbers in the list as it stands.
    fn play_numbers<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        numbers: &[usize],
    ) -> Result<String, Failure> {
        let moves = session.legal(seat);
        let numbered = |number: &usize| number.checked_sub(1).and_then(|at| moves.get(at)).copied();
        match numbers.iter().map(numbered).collect::<Option<Vec<G::Move>>>() {
            Some(answers) => self.play(session, seat, &answers),
            None => Ok(match session.lang {
                Lang::En => format!("The moves are numbered 1 to {}.\n", moves.len()),
                Lang::Fr => format!("Les coups sont numérotés de 1 à {}.\n", moves.len()),
            }),
        }
    }

    /// Plays these moves one after the other, or none of them.
    fn play<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        seat: Seat,
        answers: &[G::Move],
    ) -> Result<String, Failure> {
        let Refused { answer, reason, .. } = match session.make_all(seat, answers)? {
            Ok(()) => return Ok(String::new()),
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
        Ok(paint(BAD, &text))
    }

    fn undo<G: AtTable>(&mut self, session: &mut Session<G>, seat: Seat) -> Result<String, Failure> {
        let taken = session.undo(seat)?;
        let events = session.events().len();
        self.told.iter_mut().for_each(|told| *told = (*told).min(events));
        let texts = |moves: Vec<G::Move>| moves.iter().map(G::Move::to_string).collect::<Vec<_>>().join(", ");
        Ok(match (taken.map(texts), session.lang) {
            (Ok(moves), Lang::En) => format!("Taken back: {moves}\n"),
            (Ok(moves), Lang::Fr) => format!("Repris : {moves}\n"),
            (Err(_), Lang::En) => {
                "Nothing can be taken back: a card was seen, or another player moved.\n".into()
            }
            (Err(_), Lang::Fr) => {
                "Rien ne peut être repris : une carte a été vue ou un autre a joué.\n".into()
            }
        })
    }

    fn load<G: AtTable>(&mut self, session: &mut Session<G>, name: &str) -> String {
        let path = PathBuf::from(name);
        let loaded = read::<G>(&path).and_then(|record| {
            let seats = G::players(&record.options);
            let (players, names) = if seats == session.players.len() {
                (session.players.clone(), session.names.clone())
            } else {
                let players = seated(seats, false);
                let names = names::<G>(&players, None, session.lang)?;
                (players, names)
            };
            Session::resume(&record, players, names, session.lang)
        });
        match loaded {
            Ok(mut loaded) => {
                loaded.save = Some(path);
                self.told = vec![0; loaded.players.len()];
                self.at = None;
                *session = loaded;
                String::new()
            }
            Err(failure) => format!("{}\n", paint(BAD, &failure.to_string())),
        }
    }
}

fn save<G: AtTable>(session: &mut Session<G>, name: Option<String>) -> String {
    let Some(path) = name.map(PathBuf::from).or_else(|| session.save.clone()) else {
        return t(session.lang, "Say where: save FILE\n", "Précisez où : save FICHIER\n").into();
    };
    match session.write(&path) {
        Ok(()) => {
            let text = saved(session, &path);
            session.save = Some(path);
            text
        }
        Err(failure) => format!("{}\n", paint(BAD, &failure.to_string())),
    }
}

fn saved<G: AtTable>(session: &Session<G>, path: &Path) -> String {
    let (game, path) = (G::NAME, path.display());
    let seats = unusual(&session.players).map(|seats| format!(" --seats {seats}")).unwrap_or_default();
    match session.lang {
        Lang::En => format!("Saved. Go on with: arkwright play {game} --load {path}{seats}\n"),
        Lang::Fr => format!("Enregistré. Pour continuer : arkwright play {game} --load {path}{seats}\n"),
    }
}

/// Says how to go on; a game that nobody keeps is written beside the others.
fn leave<G: AtTable>(session: &mut Session<G>) -> Result<Done, Failure> {
    let path = match &session.save {
        Some(path) => path.clone(),
        None if session.unsaved => {
            let digest = session.game.record().digests[0].to_string();
            PathBuf::from(format!("{}-{}.json", G::NAME, &digest[..8]))
        }
        None => return Ok(Done::Found),
    };
    session.write(&path)?;
    terminal::print(&format!("\n{}", saved(session, &path)))?;
    Ok(Done::Found)
}

/// The last screen: points, places.
fn finish<G: AtTable>(session: &mut Session<G>) -> Result<Done, Failure> {
    let lang = session.lang;
    let width = screen_width();
    let mut text = String::from("\n") + &G::score(session, Viewer::Spectator, width);
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
    if let Some(path) = session.save.clone() {
        session.write(&path)?;
        let path = path.display();
        text += &match lang {
            Lang::En => format!("The record: arkwright replay {path}\n"),
            Lang::Fr => format!("L'enregistrement : arkwright replay {path}\n"),
        };
    }
    terminal::print(&text)?;
    Ok(Done::Found)
}
