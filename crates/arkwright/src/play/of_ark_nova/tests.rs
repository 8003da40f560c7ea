//! Screens of the expansion, drawn from edited positions.

use super::sheet::Sheet;
use super::{action_cards, board, map, table};
use crate::words::Lang;
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Action, BonusTile, Building, Edition, Icon};
use ark_nova::editor::{Editor, Place};
use ark_nova::hex::Cells;
use ark_nova::position::ThisTurn;
use ark_nova::{MapChoice, Options, Rules};
use tabletop::{Seat, Viewer};

const WIDTH: usize = 110;

/// Draws an edited position of two players on these maps as seat 0 sees it.
fn drawn(
    maps: [&str; 2],
    lang: Lang,
    edit: impl FnOnce(&mut Editor<'_>),
    draw: impl Fn(&Sheet<'_>) -> String,
) -> String {
    let maps = maps.map(|label| label.parse().expect("a map")).to_vec();
    let options = Options {
        edition: Edition::Marine,
        maps: MapChoice::Fixed(maps),
        first: Some(Seat(0)),
        ..Options::players(2)
    };
    let rules = Rules::build(&options).expect("good options");
    let mut editor = Editor::new(&rules, 1);
    editor.empty_hand(0).turn(0, 1);
    edit(&mut editor);
    let position = editor.raw();
    let names = ["Anna".to_owned(), "Bert".to_owned()];
    let shown = draw(&Sheet {
        rules: &rules,
        view: rules.look(position).view(Viewer::Seat(Seat(0))),
        seat: Seat(0),
        names: &names,
        lang,
        events: Vec::new(),
        explain: &|subject| rules.look(position).explain(Seat(0), subject),
    });
    anstream::adapter::strip_str(&shown).to_string()
}

fn table(sheet: &Sheet<'_>) -> String {
    table::table(sheet, WIDTH)
}

/// Looks for parts wherever the lines break.
fn has(shown: &str, parts: &[&str]) {
    let shown = shown.split(['\n', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    parts.iter().for_each(|part| assert!(shown.contains(part), "{part}\n{shown}"));
}

/// M-5.1: alternates are told apart by their numbers, on the own cards and on those of others.
#[test]
fn alternate_action_cards_have_their_numbers() {
    let edit = |edit: &mut Editor<'_>| {
        edit.action_number(0, Action::Cards, 4).action_number(1, Action::Build, 3);
    };
    has(&drawn(["0", "0"], Lang::En, edit, table), &["Cards #4"]);
    let of_other = |sheet: &Sheet<'_>| table::zoo_of(sheet, Seat(1), WIDTH);
    has(&drawn(["0", "0"], Lang::En, edit, of_other), &["Build #3"]);
    let sides = |sheet: &Sheet<'_>| action_cards::of_seat(sheet, Seat(1), WIDTH);
    has(&drawn(["0", "0"], Lang::En, edit, sides), &["Build #3", "your strength + 1"]);
}

/// D-57: the strength that counts stands beside the slot.
#[test]
fn covered_strengths_show_the_real_one() {
    let order = [Action::Animals, Action::Association, Action::Build, Action::Cards, Action::Sponsors];
    let edit = |edit: &mut Editor<'_>| {
        edit.slots(0, order).concealed(0, 3);
    };
    let shown = drawn(["12", "0"], Lang::En, edit, table);
    has(&shown, &["1→3 Animals", "2→3 Association", "3 Build", "4→5 Cards", "5 Sponsors"]);
    let shown = drawn(["12", "0"], Lang::En, |_| (), |sheet| map::draw(sheet.own(), Cells::NONE, Lang::En));
    assert_eq!(shown.matches('★').count(), 2, "the spaces that cover a strength\n{shown}");
}

/// M-7.1, M-6.1: kept tiles with how they are used, and the tile at reputation 15.
#[test]
fn kept_tiles_and_the_last_tile_are_shown() {
    let edit = |edit: &mut Editor<'_>| {
        edit.kept_tiles(0, &[BonusTile::ExtraShift, BonusTile::IgnoreConditions]);
        edit.last_tile(Some(BonusTile::Adapt));
    };
    let shown = drawn(["0", "0"], Lang::En, edit, table);
    has(
        &shown,
        &["Extra Shift (use-tile extra-shift)", "Fewer conditions (with an animal)", "reputation 15: Adapt"],
    );
    let shown = drawn(["0", "0"], Lang::Fr, edit, |sheet| board::board(sheet, WIDTH));
    has(&shown, &["réputation 15\u{a0}: Adaptation", "Anna\u{a0}: Conditions ignorées – Gardez cette tuile"]);
}

/// M-4.1, M-4.2: which specific universities are left, and when one can be taken.
#[test]
fn universities_say_whether_a_specific_one_can_be_taken() {
    let left = [University::Bird, University::Reptile];
    let shown = drawn(["0", "0"], Lang::En, |edit| _ = edit.specific(&left, true), table);
    has(&shown, &["specific (at most one): bird, reptile"]);
    let shown = drawn(["0", "0"], Lang::En, |edit| _ = edit.specific(&left, false), table);
    has(&shown, &["specific (after the break): bird, reptile"]);
    let own = |edit: &mut Editor<'_>| {
        edit.specific(&left, true).university(0, University::Primate);
    };
    has(&drawn(["0", "0"], Lang::En, own, table), &["specific (you have yours): bird, reptile"]);
    // D-55: a second one by this card.
    let supplied = |edit: &mut Editor<'_>| {
        own(edit);
        edit.action_number(0, Action::Association, 1).upgrade(0, Action::Association);
    };
    has(&drawn(["0", "0"], Lang::En, supplied, table), &["specific (any, by your Association card): bird"]);
}

/// A map that is only looked at tells what the spaces around it give, so that it can be chosen.
#[test]
fn a_map_that_is_looked_at_tells_its_spaces() {
    let shown = drawn(
        ["0", "0"],
        Lang::En,
        |_| (),
        |sheet| super::printed_map(sheet, "11".parse().expect("a map"), WIDTH),
    );
    has(
        &shown,
        &[
            "Tokens on the left edge: 1 2 3 4 5 6 7",
            "3 Gain 5 money (every break)",
            "By partner zoo: 3 Hire 1 association worker (Full-throated) · 4 Gain 1 conservation",
            "By worker: 3 Turn 1 of your action cards to side II · 4 Gain 1 conservation",
        ],
    );
    let shown = drawn(
        ["0", "0"],
        Lang::Fr,
        |_| (),
        |sheet| super::printed_map(sheet, "12".parse().expect("a map"), WIDTH),
    );
    has(&shown, &["Par université : 2 Masquez", "6 s'il n'y en a plus"]);
}

/// M-2.2, M-2.3: aquariums with tokens and spaces, and animals with the spaces they take.
#[test]
fn aquariums_show_tokens_and_spaces() {
    let edit = |edit: &mut Editor<'_>| {
        let site = ark_nova::hex::placements(Building::LargeAquarium)[0].cells;
        let cells: Vec<String> = site.iter().map(|cell| cell.to_string()).collect();
        edit.cover(0, Building::LargeAquarium, &cells.join(" ")).tokens_in(0, Building::LargeAquarium, 2);
        edit.display([541, 554, 401, 250, 532, 520]);
    };
    let shown = drawn(["0", "0"], Lang::En, edit, |sheet| map::draw(sheet.own(), Cells::NONE, Lang::En));
    has(&shown, &["Aqu2/5"]);
    let shown = drawn(["0", "0"], Lang::En, edit, |sheet| table::zoo_of(sheet, Seat(0), WIDTH));
    has(&shown, &["Large Aquarium 2/5"]);
    let shown = drawn(["0", "0"], Lang::En, edit, table);
    let line = |card: &str| shown.lines().find(|line| line.contains(card)).expect("its line").to_owned();
    has(&line("541"), &["* a1", "reef: Digging 1"]);
    has(&line("554"), &["s3/a2", "wave"]);
    has(&line("401"), &["s5"]);
    has(&line("250"), &["Sea animal, Water ×2"]);
    assert!(!line("520").contains(" s1"), "petting zoo animals print no size\n{shown}");
}

/// P-24: a token on a card of the display says whose it is.
#[test]
fn marks_name_their_owner() {
    let edit = |edit: &mut Editor<'_>| {
        edit.display([541, 554, 401, 402, 532, 520]).mark(401, 1);
    };
    let shown = drawn(["0", "0"], Lang::En, edit, table);
    let marked: Vec<&str> = shown.lines().filter(|line| line.contains('⚑')).collect();
    assert!(matches!(marked[..], [line] if line.contains("401") && line.ends_with("⚑ Bert")), "{shown}");
}

/// D-58 and the other maps: rescued and stored cards, markers, a raised strength, ignored conditions.
#[test]
fn what_lies_beside_a_map_is_shown() {
    let markers = |edit: &mut Editor<'_>| _ = edit.markers_gone(0, &[Icon::Asia, Icon::Africa]);
    let shown = drawn(["9", "0"], Lang::En, markers, table);
    has(&shown, &["Markers on the map: Americas, Europe, Australia"]);
    let shown = drawn(["9", "0"], Lang::En, markers, |sheet| map::draw(sheet.own(), Cells::NONE, Lang::En));
    assert!(shown.contains("Eur") && !shown.contains("Asi"), "{shown}");
    let rescued = |edit: &mut Editor<'_>| {
        edit.put(401, Place::Zoo(Seat(0))).rescued(0, &[401]);
    };
    has(&drawn(["10", "0"], Lang::Fr, rescued, table), &["Sauvés : 401 Guépard"]);
    let stored = |edit: &mut Editor<'_>| {
        edit.put(401, Place::Store(Seat(0)));
    };
    has(&drawn(["11", "0"], Lang::En, stored, table), &["Under the notepad: 401 Cheetah"]);
    let of_other = |edit: &mut Editor<'_>| {
        edit.put(402, Place::Store(Seat(1)));
    };
    let zoo = |sheet: &Sheet<'_>| table::zoo_of(sheet, Seat(1), WIDTH);
    let other = drawn(["0", "11"], Lang::En, of_other, zoo);
    has(&other, &["Under the notepad: 1 card "]);
    let raised = |edit: &mut Editor<'_>| {
        edit.this_turn(ThisTurn { raised: 1, strengthened: true, camouflage: 2, ..ThisTurn::default() });
    };
    let shown = drawn(["T1", "0"], Lang::En, raised, table);
    has(&shown, &["Next action: strength +1", "Conditions you may ignore this turn: 2"]);
}

/// What an alternate has in common with the standard card is not said again, and abilities are explained.
#[test]
fn the_draft_shows_what_is_new() {
    let offered = |action, number, lang| {
        let alternate = ark_nova::catalogue::Alternate::new(action, number).expect("an alternate");
        action_cards::offered(alternate, lang)
    };
    let shown = offered(Action::Animals, 4, Lang::En);
    let of = |action, number| ark_nova::catalogue::Alternate::new(action, number).expect("an alternate");
    let both = action_cards::both(of(Action::Association, 1), of(Action::Build, 3), Lang::En);
    assert_eq!(both, "use Association #1 and Build #3", "the names they are shown with");
    has(&shown, &["keep Animals #4", "I: As the standard card, and: Afterwards, use Mark. (Mark: "]);
    let shown = offered(Action::Build, 3, Lang::En);
    has(&shown, &["I: Build 1 building of a size up to your strength + 1"]);
    has(&offered(Action::Cards, 4, Lang::Fr), &["Comme la carte standard, et\u{a0}: Ensuite"]);
}
