//! Positions in which a value is tried, and the way to it: the card is played, reacts, or pays its income.

use crate::model::{Aside, At, Model, When};
use crate::state::{CARD, State};
use crate::table::{Stop, Table};
use crate::values::{effects, list, printed};
use ark_nova::catalogue::boards::{INCOME, University};
use ark_nova::catalogue::{Action, Building, CardId, Icon, SizeClass, Sponsor};
use ark_nova::editor::{Editor, Place};
use ark_nova::effects::{Clause, Effect, On, Timing, Trigger, WhoseZoo};
use ark_nova::hex::placements;
use ark_nova::position::{Position, Source};
use ark_nova::{MapChoice, Move, Options, Question, Rules};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use std::fmt;
use std::sync::OnceLock;
use tabletop::Seat;

/// Sponsors that only give appeal, with their levels.
const PLAIN: [(u16, u8, u8); 2] = [(202, 2, 1), (203, 4, 3)];
/// Sponsors that only have herbivore icons: one, and two.
const HERBIVORES: [u16; 2] = [204, 205];

/// The line that carries the value.
#[derive(Clone, Copy, Debug)]
pub enum Line {
    Now,
    Income,
    Whenever { zoo: WhoseZoo, may: bool, after_action: bool, icons: usize },
}

/// A value, where it stands, in which position, and the answers to what it asks.
#[derive(Clone, Debug)]
pub struct Case {
    pub effects: Vec<Effect>,
    pub line: Line,
    pub setting: Setting,
    pub choices: Vec<u8>,
}

/// What seat 0 has.
#[derive(Clone, Debug)]
pub struct Setting {
    pub money: u16,
    pub appeal: u8,
    pub conservation: u8,
    pub reputation: u8,
    pub x_tokens: u8,
    pub tokens: u8,
    pub workers: u8,
    pub upgraded: Vec<Action>,
    pub focus: Option<SizeClass>,
    pub animals: u8,
    pub sponsors: usize,
    pub partners: usize,
    pub university: bool,
    /// Whether water is connected everywhere.
    pub connected: bool,
}

fn line() -> impl Strategy<Value = Line> {
    let zoo = select(vec![WhoseZoo::Own, WhoseZoo::Any]);
    let whenever = (zoo, any::<bool>(), any::<bool>(), 1..3usize)
        .prop_map(|(zoo, may, after_action, icons)| Line::Whenever { zoo, may, after_action, icons });
    prop_oneof![2 => Just(Line::Now), 2 => Just(Line::Income), 3 => whenever]
}

/// Tracks right before a bonus and away from it, hands and supplies empty and not.
fn setting() -> impl Strategy<Value = Setting> {
    let tracks = (0..12u16, 0..30u8, select(vec![0u8, 1, 3, 4, 6, 7]), 1..10u8, 0..6u8);
    let cards = (
        0..4u8,
        0..3usize,
        subsequence(vec![Action::Animals, Action::Association, Action::Build, Action::Cards], 0..=4),
    );
    let focus = select(vec![None, Some(SizeClass::Small), Some(SizeClass::Large)]);
    let rest = (0..4u8, 1..5u8, focus, 0..3usize, any::<bool>(), any::<bool>());
    (tracks, cards, rest).prop_map(|(tracks, cards, rest)| {
        let (money, appeal, conservation, reputation, x_tokens) = tracks;
        let (animals, sponsors, upgraded) = cards;
        let (tokens, workers, focus, partners, university, connected) = rest;
        Setting {
            money,
            appeal,
            conservation,
            reputation,
            x_tokens,
            tokens,
            workers,
            upgraded,
            focus,
            animals,
            sponsors,
            partners,
            university,
            connected,
        }
    })
}

/// Everything at random.
pub fn case() -> impl Strategy<Value = Case> {
    (effects(), line(), setting(), vec(any::<u8>(), 24)).prop_map(|(effects, line, setting, choices)| Case {
        effects,
        line,
        setting,
        choices,
    })
}

/// Two players on map 0, with the plain sponsors.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(|| {
        let options = Options { maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(2) };
        let mut faces = Vec::new();
        for (id, level, appeal) in PLAIN {
            let mut face = Sponsor::imaginary(id, &[]);
            (face.level, face.appeal) = (level, appeal);
            faces.push(face);
        }
        for (id, icons) in HERBIVORES.into_iter().zip([&[Icon::Herbivore][..], &[Icon::Herbivore; 2]]) {
            let mut face = Sponsor::imaginary(id, &[]);
            (face.level, face.icons) = (1, icons);
            faces.push(face);
        }
        let plain = Rules::build(&options).expect("good options");
        faces.into_iter().fold(plain, |rules, face| rules.with_sponsor(printed(face)).expect("plain words"))
    })
}

/// Empty hands, only animals where cards come from, Sponsors in slot 5.
fn start() -> &'static Position {
    static START: OnceLock<Position> = OnceLock::new();
    START.get_or_init(|| {
        let mut edit = Editor::new(rules(), 1);
        for seat in 0..2 {
            edit.empty_hand(seat)
                .slots(seat, Action::ALL)
                .scoring(seat, &[u16::from(seat) * 2 + 1, u16::from(seat) * 2 + 2]);
        }
        edit.display([520, 521, 522, 523, 524, 525]).deck_top(&(410..510).collect::<Vec<u16>>());
        // Seat 1 has to discard when a break comes, so that the break can be looked at before any income.
        edit.put_all(&[511, 512, 513, 514], Place::Hand(Seat(1)));
        edit.position().unwrap_or_else(|broken| panic!("{broken:?}"))
    })
}

fn position(rules: &Rules, line: Line, setting: &Setting) -> Position {
    let mut edit = Editor::from_position(rules, *start());
    let Setting { money, appeal, conservation, reputation, .. } = *setting;
    edit.tracks(0, money, appeal, conservation, reputation).x_tokens(0, setting.x_tokens);
    edit.workers(0, setting.workers).focus(0, setting.focus);
    setting.upgraded.iter().for_each(|&action| {
        edit.upgrade(0, action);
    });
    let animals: Vec<u16> = (401..).take(setting.animals.into()).collect();
    edit.put_all(&animals, Place::Hand(Seat(0)));
    // One more card than the hand limit would stop the break for seat 0, too.
    let room = if matches!(line, Line::Income) { 3 - animals.len() } else { PLAIN.len() };
    for &(card, ..) in PLAIN.iter().take(setting.sponsors.min(room)) {
        edit.put(card, Place::Hand(Seat(0)));
    }
    [Icon::Africa, Icon::Asia].iter().take(setting.partners).for_each(|&icon| {
        edit.partner(0, icon);
    });
    if setting.university {
        edit.university(0, University::TwoScience);
    }
    if setting.connected {
        connect_water(&mut edit);
    }
    match line {
        Line::Now => edit.put(CARD.0, Place::Hand(Seat(0))),
        Line::Income => {
            edit.put(CARD.0, Place::Zoo(Seat(0))).tokens_on(0, CARD.0, setting.tokens).break_steps(3)
        }
        Line::Whenever { icons, .. } => {
            edit.put(HERBIVORES[icons - 1], Place::Hand(Seat(0)));
            edit.put(CARD.0, Place::Zoo(Seat(0))).tokens_on(0, CARD.0, setting.tokens)
        }
    };
    edit.position().unwrap_or_else(|broken| panic!("{broken:?}"))
}

/// Puts small enclosures next to all water.
fn connect_water(edit: &mut Editor<'_>) {
    let zoo = edit.zoo(0);
    let map = zoo.printed();
    let taken = map.rock.or(map.water).or(map.upgrade).or(map.bonus_spaces());
    for (id, place) in placements(Building::Standard1).iter().enumerate() {
        let dry = map.water.isolated(zoo.covered);
        if place.around.meets(dry) && !place.cells.meets(taken.or(zoo.covered)) {
            zoo.place(Building::Standard1, id as u16);
        }
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self.choices.iter().rposition(|&choice| choice > 0).map_or(0, |last| last + 1);
        writeln!(f, "value: {:?}", self.effects)?;
        writeln!(f, "line: {:?}", self.line)?;
        writeln!(f, "{:?}", self.setting)?;
        write!(f, "choices: {:?}", &self.choices[..used])
    }
}

impl Case {
    fn clause(&self) -> (Clause, &'static [Effect]) {
        let effects = list(self.effects.clone());
        match self.line {
            Line::Now => (Clause::Now(effects), effects),
            Line::Income => (Clause::Income(effects), effects),
            Line::Whenever { zoo, may, after_action, .. } => {
                let mut trigger = Trigger::new(On::IconEnters(Icon::Herbivore, zoo), effects);
                if may {
                    trigger = trigger.may();
                }
                if after_action {
                    trigger = trigger.after_action();
                }
                let whole = match (may, trigger.timing) {
                    (true, _) => list(vec![Effect::UpTo(1, effects)]),
                    // What waits, waits as a whole.
                    (false, Timing::AfterAction) => list(vec![Effect::List(effects)]),
                    (false, Timing::Now) => effects,
                };
                (Clause::Whenever(trigger), whole)
            }
        }
    }

    /// Follows the value with engine and model to the next turn; how many questions it asked.
    pub fn follow(&self) -> Result<usize, Stop> {
        let (clause, line) = self.clause();
        let mut face = Sponsor::imaginary(CARD.0, &[clause]);
        face.level = 2;
        let rules = rules().with_sponsor(printed(face)).map_err(|error| Stop::Fault(error.to_string()))?;
        let mut table = Table::new(&rules, position(&rules, self.line, &self.setting), &self.choices);
        table.make(Move::Use { action: Action::Sponsors, slot: 5, x: 0 })?;
        let before = table.answered.len();
        let state = State::read(&table.position);
        let model = Model { state, table: &mut table, when: When::Action, waiting: Vec::new(), line };
        match self.line {
            Line::Now => play(model, CARD, &[Source::Sponsor(CARD, 0)], &[]),
            Line::Income => pay_income(model),
            Line::Whenever { after_action, icons, .. } => {
                let card = CardId(HERBIVORES[icons - 1]);
                let at = At { source: Source::Sponsor(CARD, 0), part: 0 };
                if after_action {
                    play(model, card, &[], &vec![Aside { at, effect: line[0], due: 0 }; icons])
                } else {
                    play(model, card, &vec![at.source; icons], &[])
                }
            }
        }?;
        Ok(table.answered.len() - before - 1)
    }
}

/// A sponsor is played; it sets lines off, at once and after the action.
fn play(mut model: Model<'_, '_>, card: CardId, now: &[Source], after: &[Aside]) -> Result<(), Stop> {
    model.table.make(Move::Sponsor(card))?;
    let herbivores = model.table.rules.sponsor(card).icons.len() as u8;
    model.state.hand.remove(&card);
    model.state.played.insert(card);
    model.state.icons[Icon::Herbivore as usize] += herbivores;
    model.waiting.extend(after);
    model.set_off(now.to_vec())?;
    model.move_card(Some(Move::ActionCard(Action::Sponsors)));
    model.after_action()?;
    // A break is more than the model knows.
    if model.state.break_steps == 0 {
        return Ok(());
    }
    model.refill();
    next_turn(&model)
}

/// The break option brings a break, in which the card pays.
fn pay_income(mut model: Model<'_, '_>) -> Result<(), Stop> {
    // With nothing else to do it is not asked for.
    if matches!(model.table.question(), Some(Question::Step(_))) {
        model.table.make(Move::Break)?;
    }
    let partners = model.table.position.association.partner_zoos;
    while matches!(model.table.question(), Some(Question::HandLimit { .. })) {
        model.state = State::read(&model.table.position);
        let first = model.table.legal()[0];
        model.table.make(first)?;
    }
    let state = &mut model.state;
    state.multipliers = [0; 5];
    state.partners_on_offer =
        Icon::ALL[..5].iter().copied().filter(|&icon| partners[icon as usize] > 0).collect();
    state.universities_on_offer = University::BASE.into_iter().collect();
    (state.display[0], state.display[1]) = (None, None);
    model.when = When::Break;
    model.refill();
    model.set_off(vec![Source::AppealIncome, Source::KioskIncome, Source::Sponsor(CARD, 0)])?;
    model.refill();
    model.state.break_steps = 9;
    // The other seat has its income, too: 5 money and more with appeal.
    let (_, appeal, _) = model.state.others[0];
    model.state.others[0].0 += u16::from(INCOME[usize::from(appeal)]);
    next_turn(&model)
}

fn next_turn(model: &Model<'_, '_>) -> Result<(), Stop> {
    if model.table.asked() != Some(Seat(1)) || model.table.question() != Some(Question::Action) {
        let asks = format!("asks {:?} {:?}", model.table.asked(), model.table.question());
        return Err(model.table.fault(&format!("the model is at the next turn, the engine {asks}")));
    }
    model.table.agrees(&model.state)
}
