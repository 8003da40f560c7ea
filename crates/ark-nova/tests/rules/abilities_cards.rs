//! Abilities that move zoo cards: Sprint, Hunter, Perception, Scavenging, Snapping, Digging, Sunbathing, Pouch, Sponsor
//! Magnet; who sees what of it.

use crate::scene::{Scene, two};
use crate::stage::ready;
use ark_nova::Event;
use ark_nova::catalogue::Action::Association;
use ark_nova::catalogue::CardId;
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Discard, Hand, Zoo};
use ark_nova::knowing::view::View;
use tabletop::{Game, Seat, Viewer};

pub const ME: Viewer = Viewer::Seat(Seat(0));
pub const OTHER: Viewer = Viewer::Seat(Seat(1));

pub fn view(scene: &Scene, viewer: Viewer) -> View {
    scene.rules.view(&scene.position, viewer)
}

/// The cards of a seat's hand that a viewer knows, and how many more there are.
pub fn seen_hand(scene: &Scene, seat: usize, viewer: Viewer) -> (Vec<u16>, u8) {
    let hand = &view(scene, viewer).zoos[seat].hand;
    (hand.known.iter().map(|card| card.0).collect(), hand.zoo_cards + hand.base_projects)
}

/// Whether the events name a card to a viewer.
pub fn is_told(scene: &Scene, viewer: Viewer, card: u16) -> bool {
    let named = format!("CardId({card})");
    scene.events.iter().any(|event| format!("{:?}", event.seen_by(viewer)).contains(&named))
}

/// Leaves so many cards in the deck; the rest goes to the discard pile.
fn shrink_deck(edit: &mut Editor<'static>, left: usize) {
    let deck: Vec<CardId> = edit.raw().market.deck.iter().copied().collect();
    let (gone, _) = deck.split_at(deck.len() - left);
    for card in gone {
        edit.put(card.0, Discard);
    }
}

/// 401 Sprint 3, R-4.3: drawn cards are secret.
#[test]
fn a_401_sprint_draws_from_the_deck_in_secret() {
    let mut scene = ready(two(), 401, |edit| {
        edit.deck_top(&[201, 120, 466]);
    });
    scene.play_animal(401);
    assert_eq!(scene.hand(0), [120, 201, 466]);
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![], 3));
    assert_eq!(seen_hand(&scene, 0, Viewer::Spectator), (vec![], 3));
    assert!(is_told(&scene, ME, 120) && !is_told(&scene, OTHER, 120));
    assert_eq!(scene.asked(), 1, "nothing is asked");
}

/// 401, R-10.6: the discard pile becomes the deck; what is not there is not drawn.
#[test]
fn a_401_sprint_goes_on_with_the_discard_pile() {
    let mut scene = ready(two(), 401, |edit| shrink_deck(edit, 1));
    scene.play_animal(401);
    assert_eq!(scene.hand(0).len(), 3);
    let shuffled = |event: &Event| matches!(event, Event::Reshuffled { .. });
    assert_eq!(scene.events.iter().filter(|event| shuffled(event)).count(), 1);
}

/// 403 Hunter 4: one animal among the revealed cards, the rest to the discard pile; mandatory, seen by all.
#[test]
fn a_403_hunter_keeps_one_revealed_animal() {
    let mut scene = ready(two(), 403, |edit| {
        edit.deck_top(&[201, 466, 120, 413]);
    });
    scene.play_animal(403);
    let aside = &view(&scene, OTHER).aside;
    assert_eq!(aside.known.len(), 4, "revealed cards are seen by all");
    let mut legal = scene.legal();
    legal.sort();
    assert_eq!(legal, ["card 413", "card 466"]);
    scene.play("card 466");
    assert_eq!(scene.hand(0), [466]);
    assert_eq!(scene.discard(), [120, 201, 413]);
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![466], 0));
    assert!(is_told(&scene, OTHER, 466));
}

/// 403: without an animal everything is discarded.
#[test]
fn a_403_hunter_without_an_animal_discards_all() {
    let mut scene = ready(two(), 403, |edit| {
        edit.deck_top(&[201, 120, 202, 121]);
    });
    scene.play_animal(403);
    assert_eq!((scene.hand(0), scene.discard()), (vec![], vec![120, 121, 201, 202]));
    assert_eq!(scene.asked(), 1);
}

/// 410 Hunter 1: the card is kept if it is an animal.
#[test]
fn a_410_hunter_1_keeps_an_animal_without_asking() {
    for (card, hand, discard) in [(466, vec![466], vec![]), (201, vec![], vec![201])] {
        let mut scene = ready(two(), 410, |edit| {
            edit.deck_top(&[card]);
        });
        scene.play_animal(410);
        assert_eq!((scene.hand(0), scene.discard(), scene.asked()), (hand, discard, 1));
    }
}

/// 513 Perception 4, D-45: keeps two of four cards of any kind, in any order; secret until discarded.
#[test]
fn a_513_perception_keeps_half_in_secret() {
    let mut scene = ready(two(), 513, |edit| {
        edit.deck_top(&[466, 201, 120, 413]);
    });
    scene.play_animal(513);
    assert_eq!(scene.legal(), ["card 120", "card 201", "card 413", "card 466"], "two are kept, in any order");
    assert_eq!(view(&scene, ME).aside.known.len(), 4);
    let other = view(&scene, OTHER).aside;
    assert_eq!((other.known.len(), other.zoo_cards), (0, 4));
    let before = view(&scene, OTHER);
    scene.play("card 413");
    assert_eq!(scene.legal(), ["card 120", "card 201", "card 466", "back 413"]);
    assert_eq!(view(&scene, OTHER), before, "the chosen card is not named");
    scene.play("card 201");
    assert_eq!((scene.hand(0), scene.discard()), (vec![201, 413], vec![120, 466]));
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![], 2));
    assert!(is_told(&scene, OTHER, 120) && !is_told(&scene, OTHER, 201), "only discarded cards are shown");
    assert!(is_told(&scene, ME, 201));
}

/// 496 Scavenging 2, D-42: random cards of the pile, one is kept, the others go back; any kind of card.
#[test]
fn a_496_scavenging_keeps_one_and_returns_the_rest() {
    let mut scene = ready(two(), 496, |edit| {
        edit.put_all(&[201, 120, 108], Discard);
    });
    scene.play_animal(496);
    let legal = scene.legal();
    assert_eq!(legal.len(), 2, "two of three cards: {legal:?}");
    scene.play(&legal[0]);
    assert_eq!((scene.hand(0).len(), scene.discard().len()), (1, 2));
    assert_eq!(seen_hand(&scene, 0, OTHER).1, 0, "what leaves the pile is shown");
}

/// 496, 504: fewer cards than printed, and none.
#[test]
fn a_504_scavenging_takes_what_is_there() {
    let mut scene = ready(two(), 504, |edit| {
        edit.put_all(&[108], Discard);
    });
    scene.play_animal(504);
    assert_eq!((scene.hand(0), scene.discard()), (vec![108], vec![]), "even a discarded base project");
    let mut scene = ready(two(), 504, |_| {});
    scene.play_animal(504);
    assert_eq!((scene.hand(0), scene.asked()), (vec![], 1));
}

/// 506 Scavenging 5: all the cards can be drawn, and each of them can be.
#[test]
fn a_506_scavenging_5_offers_five() {
    let mut scene = ready(two(), 506, |edit| {
        edit.put_all(&[201, 202, 203, 204, 205, 206, 207], Discard);
    });
    scene.play_animal(506);
    assert_eq!(scene.legal().len(), 5);
}

const DISPLAY: [u16; 6] = [201, 120, 466, 413, 202, 121];

/// 477 Snapping 1, R-10.4: any folder, never the deck, mandatory; refilled at the end of the turn.
#[test]
fn a_477_snapping_takes_any_display_card() {
    let mut scene = ready(two(), 477, |edit| {
        edit.display(DISPLAY).deck_top(&[450]);
    });
    scene.play_animal(477);
    assert_eq!(scene.legal(), DISPLAY.map(|card| format!("card {card}")));
    scene.play("card 202");
    assert_eq!(scene.hand(0), [202]);
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![202], 0));
    assert_eq!(scene.position.market.display[5], Some(CardId(450)), "R-10.3: refilled after the turn");
    assert_eq!(scene.position.market.display[4], Some(CardId(121)));
}

/// 477: nothing in the display, nothing happens.
#[test]
fn a_477_snapping_an_empty_display_does_nothing() {
    let mut scene = ready(two(), 477, |edit| {
        for card in edit.raw().market.display.into_iter().flatten() {
            edit.put(card.0, Discard);
        }
        edit.deck_top(&[450]);
    });
    scene.play_animal(477);
    assert_eq!((scene.hand(0), scene.asked()), (vec![], 1));
}

/// 469 Snapping 2, P-23: the display may be refilled between the two.
#[test]
fn a_469_snapping_2_may_refill_in_between() {
    let stage = || {
        ready(two(), 469, |edit| {
            edit.display(DISPLAY).deck_top(&[450]);
        })
    };
    let mut scene = stage();
    scene.play_animal(469);
    assert!(!scene.may("refill") && !scene.may("done"));
    scene.play("card 201");
    assert!(scene.may("refill") && !scene.may("card 450") && !scene.may("done"));
    scene.play("refill");
    assert!(!scene.may("refill"), "once");
    scene.play("card 450");
    assert_eq!(scene.hand(0), [201, 450]);
    let mut scene = stage();
    scene.play_animal(469);
    scene.play("card 201; card 120");
    assert_eq!((scene.hand(0), scene.asked()), (vec![120, 201], 1));
}

/// 445 Digging 2, R-10.3: a display card goes and the display is filled at once; a hand card is exchanged.
#[test]
fn a_445_digging_exchanges_display_and_hand_cards() {
    let mut scene = ready(two(), 445, |edit| {
        edit.display(DISPLAY).deck_top(&[450, 451]).put(203, Hand(Seat(0)));
    });
    scene.play_animal(445);
    assert!(scene.may("dig 121") && scene.may("card 203") && scene.may("done"));
    scene.play("dig 201");
    let display = scene.position.market.display;
    assert_eq!(display[0], Some(CardId(120)), "the others move down");
    assert_eq!(display[5], Some(CardId(450)));
    scene.play("card 203");
    assert_eq!((scene.hand(0), scene.discard()), (vec![451], vec![201, 203]));
    assert!(is_told(&scene, OTHER, 203) && !is_told(&scene, OTHER, 451));
    assert_eq!(scene.asked(), 1, "two times and no more");
}

/// 445: stopping early, and digging fills gaps that were left before.
#[test]
fn a_445_digging_may_stop_and_fills_earlier_gaps() {
    let mut scene = ready(two(), 445, |edit| {
        edit.display(DISPLAY).deck_top(&[450, 451]);
        edit.put(413, Discard);
    });
    scene.play_animal(445);
    scene.play("dig 466");
    let display = scene.position.market.display.map(|card| card.map_or(0, |card| card.0));
    assert_eq!(display, [201, 120, 202, 121, 450, 451]);
    scene.play("done");
    assert_eq!((scene.discard(), scene.asked()), (vec![413, 466], 1));
}

/// 473 Sunbathing 2: up to two hand cards for 4 money each, optional; D-45: a set, in any order.
#[test]
fn a_473_sunbathing_sells_up_to_two_cards() {
    let stage = || {
        let mut scene = ready(two(), 473, |edit| {
            edit.put_all(&[201, 202, 203], Hand(Seat(0)));
        });
        scene.play_animal(473);
        assert_eq!(scene.zoo(0).money.0, 91);
        scene
    };
    let mut scene = stage();
    scene.play("card 203");
    assert_eq!(scene.legal(), ["card 201", "card 202", "done", "back 203"]);
    assert_eq!((scene.zoo(0).money.0, scene.hand(0)), (91, vec![201, 202, 203]), "not sold yet");
    scene.play("card 202");
    assert_eq!((scene.zoo(0).money.0, scene.hand(0), scene.discard()), (99, vec![201], vec![202, 203]));
    let other = stage().play("card 201; card 202").position;
    let order = [
        stage().play("card 202; card 201").position,
        stage().play("card 203; back 203; card 202; card 201").position,
    ];
    assert!(order.iter().all(|position| *position == other), "the same set, whatever the order");
    let mut scene = stage();
    scene.play("card 203; done");
    assert_eq!((scene.zoo(0).money.0, scene.hand(0)), (95, vec![201, 202]));
    let untouched = stage().play("done").position;
    assert_eq!(
        stage().play("card 203; back 203; done").position,
        untouched,
        "what is put back leaves no trace"
    );
    let mut scene = stage();
    scene.play("done");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (91, 1));
    let mut scene = ready(two(), 473, |_| {});
    scene.play_animal(473);
    assert_eq!(scene.asked(), 1, "an empty hand is not asked");
}

/// 447 Pouch 2, R-4.3: cards go face down under the animal, 2 appeal each, optional.
#[test]
fn a_447_pouch_tucks_cards_in_secret() {
    let mut scene = ready(two(), 447, |edit| {
        edit.put_all(&[201, 202, 203], Hand(Seat(0)));
        // Seat 1 saw one of the cards, for example in the display.
        edit.raw().known[1].insert(CardId(201));
    });
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![201], 3));
    scene.play_animal(447);
    scene.play("card 202; card 203");
    assert_eq!(scene.zoo(0).appeal, 7 + 4);
    assert_eq!(scene.hand(0), [201]);
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![], 1), "the known card may be the one that went");
    let under = |viewer| {
        let view = view(&scene, viewer);
        view.under.iter().map(|under| (under.animal, under.card)).collect::<Vec<_>>()
    };
    let host = CardId(447);
    assert_eq!(under(ME), [(host, Some(CardId(202))), (host, Some(CardId(203)))]);
    assert_eq!(under(OTHER), [(host, None), (host, None)]);
    assert!(!is_told(&scene, OTHER, 202) && is_told(&scene, ME, 202));
    let mut scene = ready(two(), 447, |edit| {
        edit.put(201, Hand(Seat(0)));
    });
    scene.play_animal(447);
    scene.play("done");
    assert_eq!((scene.zoo(0).appeal, scene.hand(0)), (7, vec![201]));
}

/// 450, R-9.3: released, the pouched card goes to the discard pile and its appeal stays.
#[test]
fn a_450_pouched_cards_go_with_the_released_animal() {
    let mut scene = ready(two(), 450, |edit| {
        edit.put(201, Hand(Seat(0)));
    });
    scene.play_animal(450);
    scene.play("card 201");
    assert_eq!(scene.zoo(0).appeal, 4 + 2);
    let mut edit = Editor::from_position(scene.rules, scene.position);
    edit.put(120, Hand(Seat(0))).slot(0, Association, 5);
    scene.position = edit.position().expect("a valid position");
    scene.play("x-token build; association 5");
    for _ in 0..6 {
        if scene.asked() == 1 {
            break;
        }
        let legal = scene.legal();
        let wanted = |text: &&String| *text == "task project" || text.starts_with("support 120");
        let choice = legal.iter().find(wanted).unwrap_or(&legal[0]).clone();
        scene.play(&choice);
    }
    assert!(scene.discard().contains(&201), "{:?}", scene.events);
    assert_eq!(scene.zoo(0).appeal, 2, "the printed 4 are lost, the pouched 2 are kept");
}

/// 437 Sponsor Magnet: all sponsors of the display, whatever the reputation; refilled at the end of the turn.
#[test]
fn a_437_sponsor_magnet_takes_all_sponsors_of_the_display() {
    let mut scene = ready(two(), 437, |edit| {
        edit.display(DISPLAY).deck_top(&[450, 203]);
    });
    scene.play_animal(437);
    assert_eq!(scene.hand(0), [201, 202]);
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![201, 202], 0));
    let display = scene.position.market.display.map(|card| card.map_or(0, |card| card.0));
    assert_eq!(display, [120, 466, 413, 121, 450, 203], "203 came after the magnet");
    let mut scene = ready(two(), 437, |edit| {
        edit.display([120, 466, 413, 121, 450, 451]);
    });
    scene.play_animal(437);
    assert_eq!((scene.hand(0), scene.asked()), (vec![], 1));
}

/// 249 lends Perception 2 for each bird icon: one of two is kept.
#[test]
fn a_249_lends_perception_to_every_bird() {
    let mut scene = ready(two(), 507, |edit| {
        edit.put(249, Zoo(Seat(0))).deck_top(&[466, 201, 120, 413]);
    });
    scene.play_animal(507);
    assert_eq!(scene.legal(), ["first 507:ability:1", "first 249:line:2"], "both draw: the order is asked");
    scene.play("first 249:line:2");
    assert_eq!(scene.legal(), ["card 201", "card 466"]);
    scene.play("card 466");
    assert_eq!((scene.hand(0), scene.discard()), (vec![120, 466], vec![201]));
}
