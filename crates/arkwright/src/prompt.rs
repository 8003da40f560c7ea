//! Lines of the input: edited and remembered at a terminal, as they come from a pipe.

use crate::terminal;
use crate::words::Lang;
use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};
use std::io::{self, BufRead, IsTerminal};

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub enum Read {
    /// A line.
    Line(String),
    /// Something that is no text.
    Unreadable,
    /// The input ended, or the person wants to leave.
    End,
}

/// Where lines are typed.
pub struct Prompt {
    sign: &'static str,
    /// Whether a person sits there.
    pub person: bool,
    /// Where the terminal can do that: arrows, the usual control keys, and the lines before.
    editor: Option<DefaultEditor>,
}

impl Prompt {
    /// A prompt with this sign before each line; pipes see none.
    pub fn new(sign: &'static str) -> Prompt {
        let person = io::stdin().is_terminal();
        let able = person && io::stdout().is_terminal() && !terminal::is_dumb();
        let remembering = Config::builder().auto_add_history(true).build();
        let editor = able.then(|| DefaultEditor::with_config(remembering).ok()).flatten();
        Prompt { sign, person, editor }
    }

    /// Forgets the lines before: they are nothing for the next person.
    pub fn forget(&mut self) {
        if let Some(editor) = &mut self.editor {
            // What is only in memory can be forgotten.
            let _ = editor.clear_history();
        }
    }

    /// The next line, without its end.
    pub fn line(&mut self) -> io::Result<Read> {
        match &mut self.editor {
            Some(editor) => Ok(edited(editor.readline(self.sign))),
            None => {
                if self.person {
                    terminal::print(self.sign)?;
                }
                Ok(bare(&mut io::stdin().lock()))
            }
        }
    }
}

/// What is said of something that is no text.
pub fn unreadable(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I cannot read that line: it is no text in UTF-8.\n",
        Lang::Fr => "Je ne peux pas lire cette ligne : ce n'est pas du texte en UTF-8.\n",
    }
}

/// What came of editing a line.
fn edited(read: rustyline::Result<String>) -> Read {
    match read {
        Ok(line) => Read::Line(line),
        Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => Read::Unreadable,
        // Ctrl-C, Ctrl-D, or a terminal that was closed.
        Err(_) => Read::End,
    }
}

fn bare(input: &mut impl BufRead) -> Read {
    let mut line = Vec::new();
    // A terminal that was closed gives no end of the input, but an error.
    match input.read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => return Read::End,
        Ok(_) => {}
    }
    String::from_utf8(line)
        .map_or(Read::Unreadable, |line| Read::Line(line.trim_end_matches(['\n', '\r']).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_pipe_are_read_as_they_come() {
        let mut input: &[u8] = b"build 2\r\n\xff1\n\nlast";
        let read: Vec<Read> = (0..5).map(|_| bare(&mut input)).collect();
        let line = |text: &str| Read::Line(text.into());
        assert_eq!(read, [line("build 2"), Read::Unreadable, line(""), line("last"), Read::End]);
    }
}
