//! A small, slow, obvious reading of the effect language, written from what its words mean and not from the engine.
//!
//! The model leads and the engine follows: whenever a word asks, the engine must ask the same seat for the same answers
//! and stand at the same state; its answer is the model's too.

use crate::state::State;
use crate::table::{Stop, Table};
use ark_nova::Move;
use ark_nova::catalogue::{SizeClass, Terrain};
use ark_nova::effects::{Ability, Condition, Effect};
use ark_nova::hex::Cells;
use ark_nova::position::Source;
use tabletop::Seat;

pub type Followed = Result<(), Stop>;

/// Where a word is printed: `part` counts the words of a value as they are read, a word before those inside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct At {
    pub source: Source,
    pub part: u16,
}

impl At {
    pub const fn part(self, part: u16) -> At {
        At { part, ..self }
    }

    const fn inside(self) -> At {
        self.part(self.part + 1)
    }
}

/// When something happens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum When {
    /// During the action of a turn.
    Action,
    /// After the action.
    After,
    /// Outside a turn.
    Break,
}

/// A word laid aside until the end of the action, with the tokens that accepting it takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aside {
    pub at: At,
    pub effect: Effect,
    pub due: u8,
}

/// The reading of one value on the card of seat 0.
pub struct Model<'t, 'r> {
    pub state: State,
    pub table: &'t mut Table<'r>,
    pub when: When,
    pub waiting: Vec<Aside>,
    /// What the line of the card says.
    pub line: &'static [Effect],
}

/// How many words an effect has, itself included.
pub fn parts(effect: Effect) -> u16 {
    let mut words = 0;
    effect.walk(&mut |_| words += 1);
    words
}

/// Whether the own question of a word can be declined.
pub fn is_offer(effect: Effect) -> bool {
    match effect {
        Effect::BuildFree(_) | Effect::PlaySponsor | Effect::UpgradeActionCard | Effect::UpTo(..) => true,
        Effect::If(_, effect) | Effect::SpendToken(effect) => is_offer(*effect),
        Effect::ByFocus { small, large } => is_offer(*small) && is_offer(*large),
        Effect::Ability(ability) => match ability.meaning() {
            Some(meaning) => is_offer(meaning),
            None => ability.waits() || matches!(ability, Ability::Sunbathing(_) | Ability::Pouch(_)),
        },
        _ => false,
    }
}

/// The word whose question can be asked several times in a row: itself, or what an ability stands for.
fn asks_again(effect: Effect) -> Option<Effect> {
    match effect {
        Effect::BuildFree(_) | Effect::PlaySponsor => Some(effect),
        Effect::Ability(ability) => asks_again(ability.meaning()?),
        _ => None,
    }
}

impl Model<'_, '_> {
    /// Asks seat 0; a question with only one answer is not asked.
    pub fn ask(&mut self, answers: &[Move]) -> Result<Move, Stop> {
        match answers {
            [only] => Ok(*only),
            _ => self.table.ask(&self.state, answers),
        }
    }

    /// Asks for an offer; accepting it takes the tokens due, and without them there is none.
    pub fn offer(&mut self, due: u8, mut answers: Vec<Move>) -> Result<Option<Move>, Stop> {
        if self.state.tokens < due {
            return Ok(None);
        }
        answers.push(Move::Done);
        let answer = self.ask(&answers)?;
        if answer == Move::Done {
            return Ok(None);
        }
        self.state.tokens -= due;
        Ok(Some(answer))
    }

    /// Effects in their order, the first one printed at `at`.
    pub fn list(&mut self, effects: &[Effect], at: At) -> Followed {
        let mut part = at.part;
        for &effect in effects {
            self.follow(effect, at.part(part), 0)?;
            part += parts(effect);
        }
        Ok(())
    }

    /// One effect, completely. `due` tokens are taken when it is accepted, if it is an offer.
    pub fn follow(&mut self, effect: Effect, at: At, due: u8) -> Followed {
        if let Effect::Ability(ability) = effect
            && ability.waits()
            && self.when == When::Action
        {
            self.waiting.push(Aside { at, effect, due });
            return Ok(());
        }
        let inside = at.inside();
        match effect {
            Effect::List(effects) => self.list(effects, inside),
            Effect::Twice(effect) => {
                self.follow(*effect, inside, 0)?;
                self.follow(*effect, inside, 0)
            }
            Effect::If(condition, effect) if self.holds(condition) => self.follow(*effect, inside, due),
            Effect::If(..) => Ok(()),
            Effect::ByFocus { small, large } => match self.state.focus {
                None => Ok(()),
                Some(SizeClass::Small) => self.follow(*small, inside, due),
                Some(_) => self.follow(*large, inside.part(inside.part + parts(*small)), due),
            },
            Effect::OneOf(options) => self.one_of(options, at),
            Effect::UpTo(n, effects) => self.up_to(n, effects, at, due),
            Effect::SpendToken(_) if self.state.tokens <= due => Ok(()),
            Effect::SpendToken(effect) if is_offer(*effect) => self.follow(*effect, inside, due + 1),
            Effect::SpendToken(effect) => {
                self.state.tokens -= 1;
                self.follow(*effect, inside, 0)
            }
            Effect::Ability(ability) if ability.meaning().is_some() => {
                self.follow(ability.meaning().expect("it has one"), inside, due)
            }
            word => self.word(word, due),
        }
    }

    fn one_of(&mut self, options: &[&[Effect]], at: At) -> Followed {
        let tokens = self.state.tokens;
        let possible = |option: &&[Effect]| option.is_empty() || self.any_possible(option, tokens);
        let answers: Vec<Move> =
            (1..).zip(options).filter(|(_, option)| possible(option)).map(|(n, _)| Move::Option(n)).collect();
        if answers.is_empty() {
            return Ok(());
        }
        let Move::Option(chosen) = self.ask(&answers)? else { unreachable!("an option") };
        let chosen = usize::from(chosen) - 1;
        let before: u16 = options[..chosen].iter().copied().flatten().map(|&effect| parts(effect)).sum();
        self.list(options[chosen], at.part(at.part + 1 + before))
    }

    fn up_to(&mut self, n: u8, effects: &[Effect], at: At, due: u8) -> Followed {
        if let [only] = *effects
            && is_offer(only)
        {
            if n == 1 {
                return self.follow(only, at.inside(), due);
            }
            if let Some(word) = asks_again(only) {
                return self.question_up_to(n, word, due);
            }
        }
        for time in 0..n {
            let due = if time == 0 { due } else { 0 };
            let left = self.state.tokens.checked_sub(due);
            if !left.is_some_and(|left| self.any_possible(effects, left)) {
                return Ok(());
            }
            if self.offer(due, vec![Move::Yes])?.is_none() {
                return Ok(());
            }
            self.list(effects, at.inside())?;
        }
        Ok(())
    }

    /// What was laid aside, in the order the owner likes.
    pub fn after_action(&mut self) -> Followed {
        self.when = When::After;
        while let Some(&first) = self.waiting.first() {
            let alike = self.waiting.iter().all(|aside| aside.at == first.at);
            let at = if alike {
                0
            } else {
                let mut order: Vec<Move> =
                    self.waiting.iter().map(|aside| Move::First(aside.at.source, aside.at.part)).collect();
                order.sort_unstable();
                order.dedup();
                let Move::First(source, part) = self.ask(&order)? else { unreachable!("an order") };
                let same = |aside: &Aside| aside.at == At { source, part };
                self.waiting.iter().position(same).expect("it waits")
            };
            let aside = self.waiting.remove(at);
            self.follow(aside.effect, aside.at, aside.due)?;
        }
        Ok(())
    }

    /// Lines set off in one moment. Those that cannot disturb any other happen first and without a question; which
    /// ones these are is for the tests of orders, and the engine is believed. All others are put in order by the owner.
    pub fn set_off(&mut self, mut lines: Vec<Source>) -> Followed {
        while let Some(&first) = lines.first() {
            let order = self.table.ordered(&lines);
            let undisturbed = lines.iter().copied().find(|line| !order.contains(line));
            let next = match undisturbed {
                _ if lines.iter().all(|&line| line == first) => first,
                Some(line) => line,
                None => {
                    let order: Vec<Move> = order.iter().map(|&source| Move::First(source, 0)).collect();
                    let Move::First(source, _) = self.ask(&order)? else { unreachable!("an order") };
                    source
                }
            };
            lines.remove(lines.iter().position(|&source| source == next).expect("it is pending"));
            self.happens(next)?;
        }
        Ok(())
    }

    fn any_possible(&self, effects: &[Effect], tokens: u8) -> bool {
        effects.iter().any(|&effect| self.is_possible(effect, tokens))
    }

    /// Whether an effect could do something now, with so many tokens on the card.
    pub fn is_possible(&self, effect: Effect, tokens: u8) -> bool {
        match effect {
            Effect::List(effects) | Effect::UpTo(_, effects) => self.any_possible(effects, tokens),
            Effect::Twice(effect) => self.is_possible(*effect, tokens),
            Effect::If(condition, effect) => self.holds(condition) && self.is_possible(*effect, tokens),
            Effect::ByFocus { small, large } => match self.state.focus {
                None => false,
                Some(SizeClass::Small) => self.is_possible(*small, tokens),
                Some(_) => self.is_possible(*large, tokens),
            },
            Effect::OneOf(options) => {
                options.iter().any(|option| option.is_empty() || self.any_possible(option, tokens))
            }
            Effect::SpendToken(effect) => tokens > 0 && self.is_possible(*effect, tokens - 1),
            Effect::Ability(ability) if ability.meaning().is_some() => {
                self.is_possible(ability.meaning().expect("it has one"), tokens)
            }
            word => self.is_word_possible(word),
        }
    }

    fn holds(&self, condition: Condition) -> bool {
        let map = self.table.position.zoo(Seat(0)).printed();
        let covered = self.state.covered;
        let touched = |cells: Cells| cells.minus(covered).minus(covered.touching()).is_empty();
        match condition {
            Condition::MapCovered => map.building_spaces().within(covered),
            Condition::BorderCovered => map.border_spaces().within(covered),
            Condition::AllConnected(Terrain::Rock) => touched(map.rock),
            Condition::AllConnected(Terrain::Water) => touched(map.water),
            Condition::AllPlacementBonusesCovered => map.bonus_spaces().within(covered),
        }
    }
}
