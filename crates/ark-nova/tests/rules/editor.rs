//! Edited positions: every field can be reached, every map and every card can be tried.

use crate::scene::{ANY, Scene, lay, players, two};
use ark_nova::catalogue::Action::{self, Animals, Build, Cards, Sponsors};
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{BonusTile, Building, CardId, Icon, MapId, Set, SizeClass, animals, sponsors};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{
    ActionSlot, Agenda, Alternates, Association, Challenge, Draft, Frame, Market, Pending, Position,
    ProjectInPlay, Source, ThisTurn, Token, Turn, Zoo,
};
use ark_nova::{Options, Rules};
use tabletop::{Chance, Game, Match, Record, RecordError, Seat, SeatSet, Seed, Silent, Viewer};

/// Compares two values field by field. The struct is taken apart in full, so that a new field does not compile before
/// the editor reaches it.
macro_rules! every_field_differs {
    ($type:ident { $($field:ident),* $(,)? }: $old:expr, $new:expr) => {{
        let $type { $($field: _),* } = $old;
        $(assert_ne!($old.$field, $new.$field, "{} of {}", stringify!($field), stringify!($type));)*
    }};
}

/// Sets every field of a position of two players to something else.
fn everything(edit: &mut Editor<'static>) {
    edit.seed(99).irrevocable(77).turn(1, 12);
    edit.map(0, "5").tracks(0, 60, 21, 8, 9).x_tokens(0, 3);
    edit.slots(0, [Sponsors, Cards, Build, Action::Association, Animals]);
    edit.upgrade(0, Sponsors).multipliers(0, Sponsors, 2).venom(0, Sponsors, true);
    edit.constriction(0, Sponsors, true);
    edit.empty_hand(0).put_all(&[403, 404, 405], Place::Hand(Seat(0))).picked(0, &[0, 2]);
    edit.put_all(&[447, 215], Place::Zoo(Seat(0))).tokens_on(0, 215, 2).focus(0, Some(SizeClass::Small));
    edit.put(410, Place::Under(CardId(447))).put(411, Place::Pouch(Seat(0))).scoring(0, &[3, 5]);
    lay(edit, 0, Building::PettingZoo, ANY);
    edit.tokens_in(0, Building::PettingZoo, 1);
    let kiosk = lay(edit, 0, Building::Kiosk, ANY);
    edit.lift_building(0, &kiosk);
    edit.map_was_covered(0, true)
        .workers(0, 3)
        .at_task(0, Task::University, 2)
        .left_edge(0, &[1, 2, 4, 5, 7]);
    edit.partner(0, Icon::Asia).university(0, University::TwoScience).donated(0, 2);
    edit.put(412, Place::DeckTop).put(413, Place::Display(2)).put(414, Place::Discard);
    edit.put(415, Place::Aside).put(416, Place::DeckBottom).put(11, Place::ScoringPile);
    edit.tiles([[Some(BonusTile::Money), None], [None, Some(BonusTile::Sponsor)]]);
    edit.base_projects(&[103, 106]).put(110, Place::Unused).put(123, Place::Project);
    edit.token(103, 0, Token::Of(Seat(0))).token(123, 2, Token::Of(Seat(0)));
    edit.offer_partners(&[Icon::Africa]).offer_universities(&[University::HandLimit]);
    edit.cover_donations(&[0, 1, 2, 3, 5]);
    let mut agenda = Agenda::default();
    agenda.push(Frame::Turn(Turn::After));
    agenda.add(Pending::new(Source::Donation, Seat(1)));
    edit.agenda(agenda).open(SeatSet::only(Seat(1)));
    edit.break_steps(4).break_caused_by(Some(Seat(1))).solo_rounds(2).scoring_discarded(true);
    edit.last_turns(Some(1)).this_turn(ThisTurn {
        venom_removed: true,
        sold: true,
        camouflage: 1,
        strengthened: true,
        rewarded: 1,
        raised: 1,
    });
    edit.draft(Draft { dealt: [Alternates::ALL; 4], ..Draft::default() });
    edit.knows(0, 412).knows(1, 403).forgets(1, 403).maps(&["1", "2a"]);
    edit.challenge(Challenge { games: 1, results: [5, 0, 0], removed: 0, maps: 3, tiles: 15, laid: 7 });
    edit.put(528, Place::Removed).moved_in(&[447]);
    edit.action_number(0, Sponsors, 3).kept_tiles(0, &[BonusTile::ExtraShift]).more_in_hand(0, 1);
    edit.rescued(0, &[447]).put(417, Place::Store(Seat(0))).markers_gone(0, &[Icon::Asia]).concealed(0, 2);
    edit.last_tile(Some(BonusTile::Adapt)).mark(413, 1).specific(&[University::Bird], true);
}

#[test]
fn the_editor_reaches_every_field() {
    let mut edit = Editor::new(two(), 1);
    let old = *edit.raw();
    everything(&mut edit);
    let new = edit.position().unwrap_or_else(|broken| panic!("{broken:?}"));
    assert_eq!(new, *edit.raw());
    every_field_differs!(Position {
        chance, irrevocable, turns, active, asking, zoos, market, association, agenda, open, break_steps,
        break_caused_by, solo_rounds, scoring_discarded, last_turns, this_turn, known, under, moved_in,
        maps, draft, challenge,
    }: old, new);
    every_field_differs!(Zoo {
        map, money, appeal, conservation, reputation, x_tokens, slots, hand, played, pouched, scoring, picked,
        buildings, animals_in, workers, at_tasks, edge, partner_zoos, universities, donations, tokens_on, focus,
        map_was_covered, icons, covered, lifted, vacated, tiles, more_in_hand, rescued, stored, markers_gone, concealed,
    }: old.zoos[0], new.zoos[0]);
    every_field_differs!(ActionSlot { action, side, multipliers, venom, constriction, number }:
        old.zoos[0].slots[0], new.zoos[0].slots[0]);
    every_field_differs!(Market { deck, display, discard, aside, scoring, tiles, last_tile, marks }: old.market, new.market);
    every_field_differs!(Association {
        partner_zoos, partners_on_offer, universities, universities_on_offer, base, above, unused, donations, specific, generic,
    }: old.association, new.association);
    every_field_differs!(ProjectInPlay { card, levels }: old.association.base[0], new.association.base[0]);
    every_field_differs!(ThisTurn { venom_removed, sold, camouflage, strengthened, rewarded, raised }: old.this_turn, new.this_turn);
    every_field_differs!(Challenge { games, results, removed, maps, tiles, laid }: old.challenge, new.challenge);
}

#[test]
fn a_card_goes_where_it_is_put_and_leaves_where_it_was() {
    let mut edit = Editor::new(two(), 1);
    everything(&mut edit);
    let new = edit.position().expect("valid");
    let zoo = &new.zoos[0];
    assert_eq!(zoo.hand.iter().map(|card| card.0).collect::<Vec<_>>(), [403, 404, 405]);
    assert_eq!(zoo.played.iter().map(|card| card.0).collect::<Vec<_>>(), [215, 447]);
    assert!(zoo.scoring_cards().eq([3, 5].map(CardId)));
    assert!(zoo.pouched.contains(CardId(411)));
    assert_eq!(new.under.to_vec(), [(CardId(447), CardId(410))]);
    assert!(new.known[0].contains(CardId(410)) && new.known[0].contains(CardId(411)));
    assert_eq!(new.market.deck.last(), Some(&CardId(412)));
    assert_eq!(new.market.deck.first(), Some(&CardId(416)));
    assert_eq!(new.market.scoring.last(), Some(&CardId(11)));
    assert_eq!(new.chance, Chance::new(Seed::from_number(99)));
    // Wherever they lie, all can be put back on the deck or the pile.
    for card in [403, 215, 410, 411, 412, 413, 414, 415, 416] {
        edit.put(card, Place::DeckTop);
    }
    edit.put_all(&[3, 5], Place::ScoringPile).tokens_on(0, 215, 0);
    let back = edit.position().unwrap_or_else(|broken| panic!("{broken:?}"));
    assert!(back.zoos[0].scoring == 0 && back.under.is_empty() && back.market.aside.is_empty());
}

/// Tiles come from the supply: nothing is gained, no icon counts twice, and the board offers what it offered.
#[test]
fn tiles_are_given_without_side_effects() {
    let mut edit = Editor::new(players(4), 1);
    let old = *edit.raw();
    edit.partner(0, Icon::Asia).university(0, University::TwoScience);
    let new = edit.position().expect("valid");
    assert_eq!(new.association.partners_on_offer, old.association.partners_on_offer);
    assert_eq!(new.association.universities_on_offer, old.association.universities_on_offer);
    assert_eq!((new.association.partner_zoos[2], new.association.universities[1]), (3, 3));
    let zoo = new.zoo(Seat(0));
    assert_eq!((zoo.icons(Icon::Asia), zoo.icons(Icon::Science)), (1, 2));
    let gained = Zoo {
        icons: zoo.icons,
        partner_zoos: zoo.partner_zoos,
        universities: zoo.universities,
        ..old.zoos[0]
    };
    assert_eq!(*zoo, gained, "nothing else has changed");
    // The fourth was the one on the board.
    (1..4).for_each(|seat| {
        edit.partner(seat, Icon::Asia);
    });
    assert!(!edit.position().expect("valid").association.offers_partner(Icon::Asia));
    assert!(Editor::new(two(), 1).icons(0, Icon::Asia, 3).position().is_err(), "icons are counted again");
}

#[test]
fn every_map_can_be_given_to_a_zoo() {
    for map in MapId::all() {
        let scene = Scene::quiet(|edit| {
            lay(edit, 0, Building::PettingZoo, ANY);
            edit.tokens_in(0, Building::PettingZoo, 1).map(0, &map.to_string());
        });
        assert_eq!(scene.zoo(0).map, map);
        assert!(!scene.legal().is_empty());
        let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
        assert_eq!(view.zoos[0].map, map);
    }
}

/// Animals and sponsors of Marine Worlds are guests in a zoo of the base game: icons, incomes and triggers count.
#[test]
fn cards_of_the_other_box_can_be_put_into_a_zoo() {
    let marine = animals::ALL.iter().map(|card| (card.id, card.set));
    let marine = marine.chain(sponsors::ALL.iter().map(|card| (card.id, card.set)));
    let guests: Vec<u16> = marine.filter(|&(_, set)| set == Set::Marine).map(|(card, _)| card.0).collect();
    assert_eq!(guests.len(), 32 + 16);
    for &card in &guests {
        let mut scene = Scene::quiet(|edit| {
            edit.put(card, Place::Zoo(Seat(0)));
        });
        scene.play("x-token animals; x-token animals");
        assert!(scene.zoo(0).played.contains(CardId(card)));
        let mut twin = scene.position;
        scene.rules.resample(&mut twin, Seat(1), &mut Chance::new(Seed::from_number(3)));
        scene.rules.validate(&twin).unwrap_or_else(|broken| panic!("{card}: {broken:?}"));
    }
    // All at once; other cards of the box stay strange.
    Scene::quiet(|edit| {
        edit.put_all(&guests, Place::Zoo(Seat(0)));
    });
    let mut edit = Editor::new(two(), 1);
    assert!(edit.clone().put(138, Place::Hand(Seat(0))).position().is_err());
    assert!(edit.put(17, Place::ScoringPile).position().is_err());
}

/// A game begins with a turn: at the start of every turn of a game another can begin, and nowhere else.
#[test]
fn a_game_can_begin_at_the_start_of_every_turn() {
    for (players, seed) in [(1, 5), (2, 6), (4, 7)] {
        let rules = Rules::new(&Options::players(players)).expect("good options");
        let mut game = Match::new(rules, Seed::from_number(seed), &mut Silent);
        let mut chance = Chance::new(Seed::from_number(seed));
        let (mut begun, mut turns, mut refused) = (0, 0, 0);
        while let Some(seat) = game.asked().first() {
            let position = *game.position();
            let fresh = position.turns > turns;
            turns = position.turns;
            match game.rules().can_begin(&position) {
                Ok(()) => begun += 1,
                Err(violations) => {
                    assert!(!fresh, "turn {turns} of seed {seed}: {violations}");
                    refused += 1;
                }
            }
            let legal = game.legal(seat);
            let answer = legal[chance.below(legal.len() as u32) as usize];
            game.make(seat, answer, &mut Silent).expect("a legal move");
        }
        assert!(begun >= turns && refused > begun, "{begun} beginnings, {turns} turns, {refused} refused");
    }
}

/// What is half done cannot be told from a file, so a record cannot begin with it.
#[test]
fn a_game_cannot_begin_in_the_middle_of_a_turn() {
    let mut edit = Editor::new(two(), 1);
    let mut agenda = Agenda::default();
    agenda.push(Frame::Turn(Turn::After));
    agenda.add(Pending::new(Source::Donation, Seat(1)));
    edit.agenda(agenda);
    let position = edit.position().expect("every invariant holds");
    let refused = two().can_begin(&position).expect_err("half done");
    assert!(refused.to_string().contains("the start of a turn"), "{refused}");
    let refused = Record::begin_with(two(), &position).replay().expect_err("a record that begins half done");
    assert!(matches!(refused, RecordError::Start(_)), "{refused}");
}
