//! Ark Nova in words, for the kernel.

use crate::asking::pointing::{Group, Target};
use crate::rules::Rules;
use crate::texts;
use crate::{Blocker, Event, Move, Position, Question};
use tabletop::{Lang, Seat, Told};

impl Told for Rules {
    type Target = Target;
    type Group = Group;

    fn event_text(&self, event: &Event, names: &[&str], lang: Lang) -> String {
        texts::event_text(event, names, lang)
    }

    fn question_text(&self, position: &Position, question: &Question, names: &[&str], lang: Lang) -> String {
        texts::question_text(question, self.look(position), names, lang)
    }

    fn move_text(&self, position: &Position, seat: Seat, answer: Move, names: &[&str], lang: Lang) -> String {
        texts::move_text(answer, self.look(position), seat, names, lang)
    }

    fn blocker_text(&self, blocker: &Blocker, lang: Lang) -> String {
        texts::blocker_text(blocker, lang)
    }

    fn group(&self, _position: &Position, _seat: Seat, answer: Move) -> Group {
        Group::of(answer)
    }

    fn group_text(&self, group: Group, lang: Lang) -> String {
        texts::group_name(group, lang).to_owned()
    }

    fn points_at(&self, position: &Position, seat: Seat, answer: Move) -> Vec<Target> {
        self.look(position).points_at(seat, answer)
    }
}
