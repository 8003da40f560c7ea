//! the set-up.

use crate::scene::{Scene, players, rules, table};
use ark_nova::catalogue::Action::{self, Animals, Build};
use ark_nova::catalogue::Building::{Kiosk, Standard1, Standard3};
use ark_nova::catalogue::{self, CardId, Edition, Icon, bonus_tiles};
use ark_nova::editor::Place;
use ark_nova::knowing::view::CardsView;
use ark_nova::position::{CardSet, Position, Token};
use ark_nova::{Blocker, Event, MapChoice, Move, Options, Question, Rules};
use std::collections::HashSet;
use tabletop::{Chance, Game, Seat, Seed, Viewer};

fn start(rules: &Rules, seed: u64) -> Position {
    rules.start(Seed::from_number(seed), &mut Vec::new())
}

fn scene(options: &Options, seed: u64) -> Scene {
    let rules = rules(options);
    Scene::at(rules, start(rules, seed))
}

/// Every asked seat keeps its four first cards.
fn keep_first(scene: &mut Scene) {
    while scene.position.turns == 0 {
        let first = scene.first();
        scene.play(&first);
    }
}

#[test]
fn r_2_1_the_first_player_is_random_and_turns_go_clockwise() {
    let rules = rules(&Options { maps: MapChoice::All0, ..Options::players(3) });
    let first: HashSet<Seat> = (0..40).map(|seed| start(rules, seed).active).collect();
    assert_eq!(first.len(), 3, "each of three seats begins sometimes");
    let mut scene = Scene::at(rules, start(rules, 3));
    keep_first(&mut scene);
    let first = scene.asked();
    for step in 1..=3 {
        scene.play("x-token animals");
        assert_eq!(scene.asked(), (first + step) % 3);
    }
    for n in [0, 5] {
        assert!(Rules::new(&Options::players(n)).is_err(), "{n} players");
    }
}

#[test]
fn r_2_2_the_break_token_starts_9_12_or_15_steps_before_the_end() {
    for (n, steps) in [(2, 9), (3, 12), (4, 15)] {
        assert_eq!(start(players(n), 1).break_steps, steps, "{n} players");
    }
}

#[test]
fn r_2_3_two_of_nine_bonus_tiles_lie_at_5_and_at_8() {
    let pool: HashSet<_> = bonus_tiles::pool(Edition::Base).collect();
    assert_eq!(pool.len(), 9);
    let mut seen = HashSet::new();
    for seed in 0..60 {
        let tiles = start(players(2), seed).market.tiles;
        let laid: HashSet<_> = tiles.iter().flatten().flatten().copied().collect();
        assert_eq!(laid.len(), 4, "four different tiles");
        assert!(laid.is_subset(&pool));
        seen.extend(laid);
    }
    assert_eq!(seen, pool, "all nine are shuffled");
}

/// D-26: before the hands.
#[test]
fn r_2_4_the_display_is_dealt_first_and_turned_up_last() {
    let options = Options { maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(2) };
    let mut scene = scene(&options, 7);
    let market = scene.position.market;
    assert_eq!(market.display, [None; 6]);
    assert_eq!(market.deck.len(), 212 - 2 * 8, "the six cards still lie on the deck");
    assert!(scene.rules.base_projects().all(|card| !market.deck.contains(&card)));
    let top: Vec<_> = market.deck.iter().rev().take(6).copied().map(Some).collect();
    for card in 0..8 {
        assert_eq!(scene.position.market.display, [None; 6], "before choice {card}");
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.position.market.display.to_vec(), top);
    assert_eq!(scene.position.market.deck.len(), 212 - 2 * 8 - 6);
}

/// D-26: the display comes from the top of the shuffled deck and the hands from below it.
#[test]
fn d_26_the_display_is_dealt_before_the_hands() {
    let rules = rules(&Options { maps: MapChoice::All0, ..Options::players(1) });
    let position = start(rules, 7);
    // The chance of a solo game: the slots of the action cards, then the deck.
    let mut chance = Chance::new(Seed::from_number(7));
    chance.shuffle(&mut [0; 4]);
    let mut deck: Vec<CardId> = catalogue::deck(Edition::default()).collect();
    chance.shuffle(&mut deck);
    let top = |n: usize, from: usize| deck.iter().rev().skip(from).take(n).copied();
    assert!(top(6, 0).eq(position.market.deck.iter().rev().take(6).copied()), "the display");
    assert!(top(8, 6).all(|card| position.zoo(Seat(0)).hand.contains(card)), "the hand");
}

/// D-49: maps are chosen before scoring cards and hands are dealt; what lies on the boards is open already.
#[test]
fn d_49_nobody_has_seen_a_card_when_maps_are_chosen() {
    let nothing_dealt = |position: &Position, rules: &Rules| {
        for seat in Seat::all(rules.seats) {
            let zoo = position.zoo(seat);
            assert!(zoo.hand.is_empty() && zoo.scoring == 0, "seat {seat} holds cards");
            assert!(position.known[seat.index()].is_empty(), "seat {seat} knows cards");
            let view = rules.view(position, Viewer::Seat(seat));
            assert_eq!(view.zoos[seat.index()].hand, CardsView::default());
            assert_eq!(view.zoos[seat.index()].scoring, CardsView::default());
        }
        assert_eq!((position.market.deck.len(), position.market.display), (212, [None; 6]));
        assert_eq!(position.market.scoring.len(), rules.scoring_cards().count());
        assert!(!position.association.base.is_empty());
        assert!(position.market.tiles.iter().flatten().all(Option::is_some));
    };
    for (players, maps) in [
        (1, MapChoice::TwoEach),
        (2, MapChoice::TwoEach),
        (4, MapChoice::TwoEach),
        (1, MapChoice::Pool),
        (3, MapChoice::Pool),
    ] {
        let mut scene = scene(&Options { maps, ..Options::players(players) }, 4);
        let cards = scene.position.market.deck;
        while scene.question() == Question::Map {
            nothing_dealt(&scene.position, scene.rules);
            let first = scene.first();
            scene.play(&first);
        }
        // D-26: the six cards of the display stay on top, and the hands come from below them.
        let deck = scene.position.market.deck;
        assert_eq!(deck.len(), 212 - 8 * usize::from(players));
        assert!(deck.iter().rev().take(6).eq(cards.iter().rev().take(6)));
        let dealt: CardSet = cards.iter().rev().skip(6).take(8 * usize::from(players)).copied().collect();
        let hands = scene.position.zoos.iter().fold(CardSet::NONE, |all, zoo| all.or(&zoo.hand));
        assert_eq!(hands, dealt);
        for seat in Seat::all(scene.rules.seats) {
            let zoo = scene.position.zoo(seat);
            assert_eq!((zoo.hand.len(), zoo.scoring.count_ones()), (8, 2));
        }
    }
}

/// D-49: nothing that can be taken back shows a card; the last map chosen from a pool is final.
#[test]
fn d_49_a_map_cannot_be_changed_once_the_cards_are_seen() {
    for maps in [MapChoice::TwoEach, MapChoice::Pool] {
        let mut scene = scene(&Options { maps, ..Options::players(1) }, 4);
        let before = scene.position.irrevocable;
        let first = scene.first();
        scene.play(&first);
        assert_eq!(scene.hand(0).len(), 8);
        assert!(scene.position.irrevocable > before);
    }
}

#[test]
fn r_2_5_one_partner_zoo_of_each_continent_and_one_university_of_each_kind() {
    let board = start(players(3), 1).association;
    assert_eq!((board.partners_on_offer, board.universities_on_offer), (0b1_1111, 0b111));
    // four of each in all.
    assert_eq!((board.partner_zoos, board.universities), ([4; 5], [4; 3]));
}

#[test]
fn r_2_6_base_projects_are_laid_out_three_or_four_with_four_players() {
    for (n, laid) in [(1, 3), (2, 3), (3, 3), (4, 4)] {
        let board = start(players(n), 1).association;
        assert_eq!((board.base.len(), board.unused.len()), (laid, 12 - laid), "{n} players");
        assert!(board.above.is_empty());
    }
    let first: HashSet<CardId> =
        (0..60).map(|seed| start(players(2), seed).association.base[0].card).collect();
    assert_eq!(first.len(), 12, "they are shuffled");
}

#[test]
fn r_2_7_two_players_find_three_levels_and_three_donations_blocked() {
    let board = start(players(2), 1).association;
    for (project, blocked) in board.base.iter().zip(0..) {
        for (token, level) in project.levels.iter().zip(0..) {
            assert_eq!(*token, if level == blocked { Token::Neutral } else { Token::None });
        }
    }
    let costs = |n: u8| {
        let mut board = start(players(n), 1).association;
        [(); 9].map(|()| {
            let cost = board.next_donation().1;
            board.cover_donation();
            cost
        })
    };
    assert_eq!(costs(2), [2, 5, 7, 10, 12, 12, 12, 12, 12]);
    for n in [1, 3, 4] {
        assert_eq!(costs(n), [2, 5, 5, 7, 7, 10, 10, 12, 12]);
        let board = start(players(n), 1).association;
        assert!(board.base.iter().all(|project| project.levels == [Token::None; 3]));
    }
}

#[test]
fn r_2_7_a_blocked_level_cannot_be_supported() {
    let mut scene = table(2, |edit| {
        edit.base_projects(&[103]).slot(0, Action::Association, 5);
        edit.raw().association.base[0].levels[0] = Token::Neutral;
        edit.put_all(&[426, 428, 455, 404], Place::Zoo(Seat(0)));
    });
    scene.play("association 5; task project");
    assert_eq!(scene.options("support"), ["103 middle", "103 right"]);
    assert_eq!(scene.blockers("support 103 left"), [Blocker::LevelTaken]);
}

#[test]
fn r_2_8_the_rest_of_the_final_scoring_cards_lies_shuffled() {
    assert_eq!(start(players(4), 1).market.scoring.len(), 11 - 4 * 2);
    let top: HashSet<_> = (0..60).map(|seed| start(players(2), seed).zoo(Seat(0)).scoring).collect();
    assert!(top.len() > 20, "pairs dealt differ: {}", top.len());
}

#[test]
fn r_2_9_everybody_on_map_a_or_on_map_0() {
    for (maps, label) in [(MapChoice::AllA, "A"), (MapChoice::All0, "0")] {
        let scene = scene(&Options { maps, ..Options::players(3) }, 1);
        for seat in 0..3 {
            assert_eq!(scene.zoo(seat).map.to_string(), label);
        }
        assert!(scene.legal().iter().all(|text| text.starts_with("card")), "no map is asked for");
    }
}

#[test]
fn r_2_9_two_advanced_maps_each_chosen_at_once_and_hidden() {
    let mut scene = scene(&Options { maps: MapChoice::TwoEach, ..Options::players(2) }, 1);
    assert_eq!(scene.rules.asked(&scene.position).len(), 2, "both choose at the same time");
    let offers = |scene: &Scene, seat| {
        let mut moves = Vec::new();
        scene.rules.legal(&scene.position, Seat(seat), &mut moves);
        moves
    };
    let (own, other) = (offers(&scene, 0), offers(&scene, 1));
    assert_eq!((own.len(), other.len()), (2, 2));
    assert!(own.iter().all(|map| !other.contains(map)), "four different maps");
    let advanced = |answer: &Move| ('1'..='8').any(|map| answer.to_string() == format!("map {map}"));
    assert!(own.iter().chain(&other).all(advanced));
    scene.play_as(1, &other[1].to_string());
    let seen = |answer: usize| {
        let mut scene = Scene::at(scene.rules, scene.position);
        scene.play_as(0, &own[answer].to_string());
        assert_eq!(format!("map {}", scene.zoo(0).map), own[answer].to_string());
        assert_eq!(format!("map {}", scene.zoo(1).map), other[1].to_string());
    };
    seen(0);
    seen(1);
}

/// D-28: counter-clockwise from the last player.
#[test]
fn r_2_9_a_pool_of_maps_is_chosen_from_last_player_first() {
    let options = Options { maps: MapChoice::Pool, first: Some(Seat(1)), ..Options::players(3) };
    let mut scene = scene(&options, 1);
    for (seat, maps) in [(0, 4), (2, 3), (1, 2)] {
        assert_eq!((scene.asked(), scene.options("map").len()), (seat, maps));
        let choice = scene.first();
        scene.play(&choice);
        assert_eq!(format!("map {}", scene.zoo(seat).map), choice);
    }
    assert!(scene.position.maps.is_empty(), "the last one leaves the game");
}

/// a handicap by maps; the kiosk and the enclosure of map A are buildings like others.
#[test]
fn r_2_9_map_a_starts_with_a_kiosk_and_an_empty_enclosure() {
    let maps = MapChoice::Fixed(vec!["A".parse().expect("a map"), "0".parse().expect("a map")]);
    let options = Options { maps, first: Some(Seat(0)), ..Options::players(2) };
    let mut scene = Scene::new(rules(&options), |edit| {
        edit.slots(0, Action::ALL).slot(0, Build, 5).slot(1, Build, 5);
    });
    let built = scene.zoo(0).buildings;
    assert_eq!(built.iter().map(|built| built.building()).collect::<Vec<_>>(), [Kiosk, Standard3]);
    assert!(built.iter().all(|built| !built.is_occupied()));
    assert_eq!(scene.look().kiosk_income(Seat(0)), 0, "the enclosure is empty");
    assert!(scene.zoo(1).buildings.is_empty());
    scene.play("build 5; raise size1");
    // Next to the two buildings, and nowhere else on the border.
    assert_eq!(scene.blockers("place size1 i6 r0"), [Blocker::PlaceTaken, Blocker::OutOfReach]);
    assert_eq!(scene.blockers("place size1 e6 r0"), [Blocker::OutOfReach]);
    assert!(scene.may("place size1 a3 r0"));
    scene.play("place size1 a3 r0; build 5; raise kiosk; place kiosk i1 r0");
    assert_eq!(scene.zoo(1).count(Kiosk), 1, "seat 1 has an empty map and begins at the border");
}

#[test]
fn r_2_9_the_kiosk_of_map_a_keeps_others_away_and_earns() {
    let mut scene = table(2, |edit| {
        edit.map(0, "A").occupy(0, "a5");
    });
    assert_eq!(scene.look().kiosk_income(Seat(0)), 1, "one occupied neighbour");
    // Every free space next to the two buildings is too close to the kiosk.
    scene.play("build 3");
    assert_eq!(scene.blockers("raise kiosk"), [Blocker::NoRoom { building: Kiosk }]);
    assert!(scene.may("raise pavilion"));
}

/// D-31
#[test]
fn r_2_10_animals_begins_in_slot_1_and_the_others_anywhere() {
    let mut orders = HashSet::new();
    for seed in 0..30 {
        let position = start(players(2), seed);
        for zoo in &position.zoos[..2] {
            assert_eq!(zoo.slots[0].action, Animals);
            assert!(zoo.slots.iter().all(|slot| slot.side == ark_nova::catalogue::Side::I));
            assert!(zoo.slots.iter().all(|slot| slot.multipliers == 0 && !slot.venom && !slot.constriction));
        }
        orders.extend([
            position.zoos[0].slots.map(|slot| slot.action),
            position.zoos[1].slots.map(|s| s.action),
        ]);
    }
    assert!(orders.len() > 18, "of 24 orders: {}", orders.len());
}

#[test]
fn r_2_11_what_each_player_starts_with() {
    let position = start(players(4), 1);
    for seat in 0..4 {
        let zoo = position.zoo(Seat(seat));
        assert_eq!((zoo.money.0, zoo.appeal, zoo.conservation, zoo.reputation), (25, seat, 0, 1));
        assert_eq!((zoo.x_tokens, zoo.edge.count_ones(), zoo.workers, zoo.active_workers()), (0, 7, 1, 1));
        assert_eq!((zoo.scoring.count_ones(), zoo.hand.len()), (2, 8));
    }
    let scene = Scene::at(players(4), position);
    assert_eq!(scene.tracks(3), (25, 3, 0, 1));
    // By turn order, not by seat.
    let options = Options { maps: MapChoice::All0, first: Some(Seat(2)), ..Options::players(3) };
    let position = start(rules(&options), 1);
    assert_eq!([0, 1, 2].map(|seat| position.zoo(Seat(seat)).appeal), [1, 2, 0]);
}

#[test]
fn r_2_11_four_of_eight_cards_are_kept_in_secret() {
    let mut scene = scene(&Options { maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(2) }, 5);
    let hands = [scene.hand(0), scene.hand(1)];
    assert_eq!(scene.rules.asked(&scene.position).len(), 2, "all choose at the same time");
    // D-45: a set, in any order, and a card may be put back until it is complete.
    for answer in [("card", 7), ("card", 0), ("card", 4), ("back", 0), ("card", 6)] {
        scene.play_as(1, &format!("{} {}", answer.0, hands[1][answer.1]));
    }
    assert!(scene.rules.asked(&scene.position).contains(Seat(1)), "three of four");
    scene.play_as(1, &format!("card {}", hands[1][5]));
    assert_eq!(scene.rules.asked(&scene.position), tabletop::SeatSet::only(Seat(0)), "sealed");
    assert!(scene.position.market.discard.is_empty(), "nothing is discarded before all have chosen");
    let other = scene.rules.view(&scene.position, Viewer::Seat(Seat(0)));
    assert!(other.zoos[1].picked.is_empty() && other.zoos[1].hand.known.is_empty());
    for card in [0, 2, 4, 6].map(|at: usize| hands[0][at]) {
        scene.play_as(0, &format!("card {card}"));
    }
    assert_eq!(scene.hand(0), [0, 2, 4, 6].map(|at: usize| hands[0][at]));
    assert_eq!(scene.hand(1), hands[1][4..]);
    let discarded: Vec<u16> = scene.position.market.discard.iter().map(|card| card.0).collect();
    let mut expected: Vec<u16> = [1, 3, 5, 7].map(|at: usize| hands[0][at]).into();
    expected.extend(&hands[1][..4]);
    expected.sort_unstable();
    assert_eq!(discarded, expected);
    assert!(scene.events.contains(&Event::Turn { seat: Seat(0), number: 1 }));
}

#[test]
fn r_2_13_buildings_are_not_limited_but_partner_zoos_are() {
    let mut scene = table(4, |edit| {
        // 28 enclosures of size 1 are in the box.
        let map = edit.zoo(0).printed();
        for cell in map.building_spaces().minus(map.upgrade).iter().take(30) {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
        for seat in 0..4 {
            edit.partner(seat, Icon::Africa);
        }
        edit.slot(0, Action::Association, 3);
    });
    assert_eq!(scene.position.association.partner_zoos, [0, 4, 4, 4, 4]);
    assert!(!scene.position.association.offers_partner(Icon::Africa));
    scene.play("x-token cards; x-token cards; x-token cards; x-token cards");
    scene.play("build 3; raise size1");
    assert!(!scene.options("place").is_empty());
}
