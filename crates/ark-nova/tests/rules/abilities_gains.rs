//! Abilities that gain something: Pack, Petting Zoo Animal, Iconic Animal, Inventive, Jumping, Full-throated.

use crate::scene::{players, rules, two};
use crate::stage::ready;
use ark_nova::catalogue::Icon;
use ark_nova::editor::Place::Zoo;
use ark_nova::{Event, MapChoice, Options, Rules};
use tabletop::Seat;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn alone() -> &'static Rules {
    rules(&Options { maps: MapChoice::All0, ..Options::players(1) })
}

/// 417 Pack, R-1.3: 1 appeal for each predator icon of the own zoo, its own included; doubled icons count twice.
#[test]
fn a_417_pack_counts_predators_of_the_own_zoo() {
    let mut scene = ready(two(), 417, |_| {});
    scene.play_animal(417);
    assert_eq!(scene.zoo(0).appeal, 4 + 1);
    let mut scene = ready(two(), 417, |edit| {
        edit.put_all(&[401, 405], Zoo(ME)).put_all(&[402, 404], Zoo(OTHER));
    });
    scene.play_animal(417);
    assert_eq!(scene.zoo(0).appeal, 4 + 4, "401 shows two; the other zoo does not count");
}

/// 519-521 Petting Zoo Animal: 3, 6 and 9 appeal for the first, second and third.
#[test]
fn a_519_petting_zoo_animals_gain_three_for_each() {
    for (there, appeal) in [(&[][..], 3), (&[520][..], 6), (&[520, 521][..], 9)] {
        let mut scene = ready(two(), 519, |edit| {
            edit.put_all(there, Zoo(ME));
            edit.tokens_in(0, ark_nova::catalogue::Building::PettingZoo, there.len() as u8);
        });
        scene.play_animal(519);
        assert_eq!(scene.zoo(0).appeal, appeal);
    }
}

/// 519, R-9.1: the petting zoo has three places.
#[test]
fn a_519_a_full_petting_zoo_takes_no_more() {
    let scene = ready(two(), 519, |edit| {
        edit.put_all(&[520, 521, 522], Zoo(ME));
        edit.tokens_in(0, ark_nova::catalogue::Building::PettingZoo, 3);
    });
    assert!(!scene.may("animals 2"));
}

/// 418 Iconic Animal: 1 appeal for each icon of the continent in all zoos, partner zoos included.
#[test]
fn a_418_iconic_animal_counts_all_zoos() {
    let mut scene = ready(two(), 418, |edit| {
        edit.partner(0, Icon::Europe).put_all(&[441, 420], Zoo(OTHER));
    });
    let before = scene.zoo(0).icons(Icon::Europe);
    scene.play_animal(418);
    assert_eq!(scene.zoo(0).appeal, 2 + before + 1 + 3, "441 shows Europe twice");
}

/// 436: its double icon counts twice, and 8 is the most.
#[test]
fn a_436_iconic_animal_gains_eight_at_most() {
    let mut scene = ready(two(), 436, |_| {});
    let before = scene.zoo(0).icons(Icon::Americas);
    scene.play_animal(436);
    assert_eq!(scene.zoo(0).appeal, 4 + before + 2);
    let mut scene = ready(two(), 436, |edit| {
        edit.put_all(&[463, 464, 465, 466, 467, 468], Zoo(OTHER));
    });
    scene.play_animal(436);
    assert_eq!(scene.zoo(0).appeal, 4 + 8);
}

/// 414 Inventive 1, R-3.10: an X-token; a sixth is lost.
#[test]
fn a_414_inventive_gains_an_x_token_up_to_five() {
    for (has, then) in [(0, 1), (4, 5), (5, 5)] {
        let mut scene = ready(two(), 414, |edit| {
            edit.x_tokens(0, has);
        });
        scene.play_animal(414);
        assert_eq!(scene.zoo(0).x_tokens, then);
    }
}

/// 411 Inventive (bears): bear icons of all zoos, at most 3; its second ability hires a worker.
#[test]
fn a_411_inventive_counts_bears_of_all_zoos() {
    for (bears, tokens) in [(&[][..], 1), (&[408][..], 2), (&[408, 409, 414, 415][..], 3)] {
        let mut scene = ready(two(), 411, |edit| {
            edit.put_all(bears, Zoo(OTHER));
            // The conditions may have brought bears of their own.
            let zoo = edit.zoo(0);
            assert_eq!(zoo.icons(Icon::Bear), 0);
        });
        scene.play_animal(411);
        assert_eq!((scene.zoo(0).x_tokens, scene.zoo(0).workers), (tokens, 2));
    }
}

/// 459 Inventive (primates): 1, 2 or 3 X-tokens with 1, 3 or 5 primate icons in the own zoo.
#[test]
fn a_459_inventive_goes_by_primates_of_the_own_zoo() {
    let primates = [453, 454, 455, 460, 462];
    for (more, tokens) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)] {
        let mut scene = ready(two(), 459, |edit| {
            edit.put_all(&primates[..more], Zoo(ME)).put_all(&[463, 465], Zoo(OTHER));
        });
        scene.play_animal(459);
        assert_eq!(scene.zoo(0).x_tokens, tokens, "with {} primates", more + 1);
    }
}

/// 413 Jumping 3: the break token moves and as much money is gained.
#[test]
fn a_413_jumping_moves_the_break_token_for_money() {
    let mut scene = ready(two(), 413, |_| {});
    scene.play_animal(413);
    assert_eq!((scene.zoo(0).money.0, scene.position.break_steps), (100 - 10 + 3, 6));
    assert_eq!((scene.zoo(0).x_tokens, scene.position.break_caused_by), (0, None));
}

/// 413, R-12.1: reaching the end gives 1 X-token and a break after the turn; all the money is paid.
#[test]
fn a_413_jumping_onto_the_end_brings_the_break() {
    let mut scene = ready(two(), 413, |edit| {
        edit.raw().break_steps = 2;
    });
    scene.play_animal(413);
    let breaks = scene.events.iter().filter(|event| matches!(event, Event::Break)).count();
    assert_eq!((breaks, scene.zoo(0).x_tokens), (1, 1));
    // 5 appeal pay 10 money.
    assert_eq!(scene.zoo(0).money.0, 100 - 10 + 3 + 10);
    assert_eq!((scene.position.break_steps, scene.asked()), (9, 1));
}

/// 413, R-15.5: in the solo game only the money.
#[test]
fn a_413_jumping_alone_gains_only_money() {
    let mut scene = ready(alone(), 413, |_| {});
    let tokens = scene.position.break_steps;
    scene.play_animal(413);
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens), (93, 0));
    assert_eq!(scene.position.break_steps, tokens - 1, "the token of the turn, no more");
}

/// 421 Full-throated, R-11.10: a worker who can work at once; with all four there is no effect.
#[test]
fn a_421_full_throated_hires_a_worker() {
    let mut scene = ready(two(), 421, |_| {});
    scene.play_animal(421);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).active_workers()), (2, 2));
    let mut scene = ready(two(), 421, |edit| {
        edit.zoo(0).workers = 4;
    });
    scene.play_animal(421);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).conservation, scene.asked()), (4, 0, 1), "D-20");
}

/// 421: the last worker brings what the map prints below him; 2 conservation lead to a choice.
#[test]
fn a_421_full_throated_brings_the_bonus_of_the_map() {
    let mut scene = ready(two(), 421, |edit| {
        edit.zoo(0).workers = 3;
    });
    scene.play_animal(421);
    while scene.asks_order() {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).conservation), (4, 2));
    assert!(scene.may("choose build") && !scene.may("option 2"), "R-11.5, and no fifth worker");
}

/// 251: an opponent's card gains for a bear in any zoo (R-1.5, card 408), without a question.
#[test]
fn a_251_gains_for_a_bear_in_another_zoo() {
    let mut scene = ready(players(3), 408, |edit| {
        edit.put(251, Zoo(Seat(2)));
    });
    scene.play_animal(408);
    assert_eq!((scene.zoo(0).appeal, scene.zoo(1).appeal, scene.zoo(2).appeal), (6, 0, 2));
}

/// 417 with 239: each predator icon triggers; a doubled icon twice.
#[test]
fn a_401_a_doubled_icon_triggers_twice() {
    let mut scene = ready(two(), 401, |edit| {
        edit.put(239, Zoo(OTHER));
    });
    scene.play_animal(401);
    assert_eq!(scene.zoo(1).money.0, 20 + 6);
}
