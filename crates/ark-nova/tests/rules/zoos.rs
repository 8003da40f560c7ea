//! Helpers for scenes about cards and maps: quiet zoos, buildings by their cells, breaks, the end.
#![allow(dead_code, reason = "not every table of scenes uses every helper")]

use crate::scene::{Scene, players, two};
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, boards};
use ark_nova::editor::{Editor, Place};
use ark_nova::hex::{Cells, Placement, placements};
use ark_nova::position::Position;
use ark_nova::{Blocker, Event, Look, Move, Rules};
use tabletop::{Game, Seat};

/// The seat of nearly all scenes.
pub const ME: Place = Place::Zoo(Seat(0));
pub const HAND: Place = Place::Hand(Seat(0));

/// Sponsors at strength 5, Association at 4, Build at 3, Animals at 2, Cards at 1.
pub const ORDER: [Action; 5] = [Cards, Animals, Build, Association, Sponsors];

/// Every zoo: no cards in hand, 20 money, 10 appeal, no conservation, 1 reputation, no X-tokens.
pub fn quiet(edit: &mut Editor<'_>, seats: u8) {
    for seat in 0..seats {
        edit.empty_hand(seat).tracks(seat, 20, 10, 0, 1).slots(seat, ORDER).x_tokens(seat, 0);
    }
    edit.display([521, 523, 524, 525, 526, 527]);
}

/// Two quiet zoos on map 0, edited further.
pub fn scene(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    scene_of(2, edit)
}

/// Quiet zoos on map 0, edited further.
pub fn scene_of(seats: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let rules = if seats == 2 { two() } else { players(seats) };
    Scene::new(rules, |editor| {
        quiet(editor, seats);
        edit(editor);
    })
}

/// A sponsor in hand, and a Sponsors action just strong enough for it.
pub fn with_sponsor(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let level = two().sponsor(CardId(card)).level;
    scene(|editor| {
        editor.put(card, HAND).x_tokens(0, level.saturating_sub(5));
        edit(editor);
    })
}

/// The same, and the sponsor is played.
pub fn sponsor(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = with_sponsor(card, edit);
    play_sponsor(&mut scene, card);
    scene
}

/// Plays a sponsor with the Sponsors action in slot 5.
pub fn play_sponsor(scene: &mut Scene, card: u16) {
    let x = scene.rules.sponsor(CardId(card)).level.saturating_sub(5);
    let tokens = if x > 0 { format!(" +{x}x") } else { String::new() };
    scene.play(&format!("sponsors 5{tokens}; sponsor {card}"));
}

/// Makes those of the moves that are asked for: a question with one answer answers itself.
pub fn go(scene: &mut Scene, moves: &str) {
    for text in moves.split(';').map(str::trim) {
        if scene.may(text) {
            scene.play(text);
        }
    }
}

/// What stands against playing a sponsor in a Sponsors action, while another one could be played.
pub fn refused(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Vec<Blocker> {
    let mut scene = with_sponsor(card, |editor| {
        editor.put(if card == 223 { 225 } else { 223 }, HAND);
        edit(editor);
    });
    let x = scene.rules.sponsor(CardId(card)).level.saturating_sub(5);
    scene.play(&if x > 0 { format!("sponsors 5 +{x}x") } else { "sponsors 5".into() });
    scene.blockers(&format!("sponsor {card}"))
}

/// Everything that can be asked of a position.
pub fn look(scene: &Scene) -> Look<'_> {
    Look { rules: scene.rules, position: &scene.position }
}

/// The placement of a building on exactly these cells.
pub fn placement(building: Building, cells: &str) -> u16 {
    let cells = Cells::named(cells);
    let id = placements(building).iter().position(|placement| placement.cells == cells);
    id.unwrap_or_else(|| panic!("{building:?} cannot lie on {cells:?}")) as u16
}

/// The move that lays a building on these cells.
pub fn lay(building: Building, cells: &str) -> String {
    Move::Place(building, placement(building, cells)).to_string()
}

/// Puts a building on these cells, whatever the rules say.
pub fn build(edit: &mut Editor<'_>, building: Building, cells: &str) {
    build_for(edit, 0, building, cells);
}

/// The same for a given seat.
pub fn build_for(edit: &mut Editor<'_>, seat: u8, building: Building, cells: &str) {
    let (anchor, turn) = Placement::name(building, placement(building, cells));
    edit.build(seat, building, &anchor.to_string(), turn);
}

/// Puts a building somewhere, better without placement bonuses, next to so much rock and water; its first cell.
pub fn somewhere(edit: &mut Editor<'_>, building: Building, rock: usize, water: usize) -> String {
    let zoo = edit.zoo(0);
    let map = zoo.printed();
    let free = map.building_spaces().minus(map.upgrade).minus(zoo.covered);
    let fits = |placement: &Placement| {
        placement.cells.within(free)
            && placement.around.and(map.rock).len() >= rock
            && placement.around.and(map.water).len() >= water
    };
    let all = placements(building).iter();
    let plain = |placement: &Placement| !placement.cells.meets(map.bonus_spaces()) && fits(placement);
    let id =
        all.clone().position(plain).or_else(|| all.clone().position(fits)).expect("room somewhere") as u16;
    zoo.place(building, id);
    placements(building)[usize::from(id)].cells.first().expect("a cell").to_string()
}

/// Covers every building space but these with enclosures of one space.
pub fn cover_all_but(edit: &mut Editor<'_>, seat: u8, open: &str) {
    let zoo = edit.zoo(seat);
    let cells = zoo.printed().building_spaces().minus(zoo.covered).minus(Cells::named(open));
    for cell in cells.iter() {
        edit.build(seat, Building::Standard1, &cell.to_string(), 0);
    }
}

/// Lays the building that is asked for on the first place without placement bonuses.
pub fn lay_plainly(scene: &mut Scene) {
    let map = scene.zoo(scene.asked()).printed();
    let plain = scene.legal().into_iter().find(|text| match text.parse() {
        Ok(Move::Place(building, id)) => {
            !placements(building)[usize::from(id)].cells.meets(map.bonus_spaces())
        }
        _ => false,
    });
    scene.play(&plain.expect("a place without a bonus"));
}

/// The money of the break that [`break_now`] causes, besides what is tested: 5 for the steps, 12 for 10 appeal.
pub const BREAK: u16 = 17;

/// The break token is one step before its end.
pub fn before_break(edit: &mut Editor<'_>) {
    edit.raw().break_steps = 1;
}

/// Seat 0 causes a break with its Sponsors card in slot 5.
pub fn break_now(scene: &mut Scene) {
    go(scene, "sponsors 5; break");
}

/// What a card scored for seat 0 when the game ended at once, with what.
pub fn scored(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> u16 {
    let mut scene = scene(|editor| {
        editor.put(card, ME);
        edit(editor);
        editor.raw().last_turns = Some(0);
        editor.raw().scoring_discarded = true;
    });
    scene.play("x-token cards");
    assert!(scene.rules.asked(&scene.position).is_empty(), "the game is over");
    let gained = scene.events.iter().map(|event| match event {
        Event::Scored { seat: Seat(0), card: CardId(scored), n, .. } if *scored == card => *n,
        _ => 0,
    });
    gained.sum()
}

/// Gives some universities.
pub fn universities(edit: &mut Editor<'_>, n: usize) {
    for kind in boards::University::BASE.iter().take(n) {
        edit.university(0, *kind);
    }
}

/// Gives some partner zoos.
pub fn partners(edit: &mut Editor<'_>, continents: &[Icon]) {
    for &continent in continents {
        edit.partner(0, continent);
    }
}

/// Takes tokens from the left edge, as if projects had been supported and discarded since.
pub fn supports(edit: &mut Editor<'_>, n: u8) {
    edit.zoo(0).edge = 0b111_1111 & !((1 << n) - 1) & 0b111_1111;
}

/// Plays random answers from a position until a seat's turn is over, checking every move.
pub fn play_on(rules: &Rules, mut position: Position, seed: u64, most: usize) -> Position {
    let turn = position.turns;
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut moves = Vec::new();
    for _ in 0..most {
        if position.turns != turn {
            return position;
        }
        let Some(seat) = rules.asked(&position).first() else { return position };
        moves.clear();
        rules.distinct(&position, seat, &mut moves);
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let answer = moves[(state >> 33) as usize % moves.len()];
        let made = rules.apply(&mut position, seat, answer, &mut tabletop::Silent);
        made.unwrap_or_else(|refusal| panic!("{answer}: {refusal}"));
        rules.validate(&position).unwrap_or_else(|broken| panic!("after {answer}: {broken:?}"));
    }
    panic!("a turn of more than {most} answers")
}

/// Answers for the active seat: a wanted move if there is one, a place without bonuses, else the first answer.
pub fn finish(scene: &mut Scene, wanted: &[&str]) {
    while scene.asked() == 0 {
        let legal = scene.legal();
        let answer = wanted.iter().find(|text| scene.may(text));
        match answer {
            Some(answer) => {
                scene.play(answer);
            }
            None if legal[0].starts_with("place") => lay_plainly(scene),
            None => {
                scene.play(&legal[0]);
            }
        }
    }
}
