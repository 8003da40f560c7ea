//! the end of the game and the final scoring.

use crate::scene::{Scene, players, scoring};
use ark_nova::catalogue::Resource;
use ark_nova::catalogue::boards::{self, University};
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::{Editor, Place};
use ark_nova::{Event, Options};
use tabletop::{Ending, Game, Outcome, Seat};

/// Ends the turn of the asked seat without doing anything that matters.
fn pass(scene: &mut Scene) {
    let turn = scene.position.turns;
    while !scene.is_over() && scene.position.turns == turn && scene.position.agenda.depth() > 0 {
        let legal = scene.legal();
        let quiet = legal.iter().find(|text| text.starts_with("x-token")).unwrap_or(&legal[0]).clone();
        scene.play(&quiet);
        if scene.when(|event| *event == Event::Over).len() == 1 {
            return;
        }
    }
}

fn triggered(scene: &Scene) -> usize {
    scene.when(|event| matches!(event, Event::EndTriggered { .. })).len()
}

fn ending(seats: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(players(seats), edit)
}

/// D-1 and the examples of the rulebook: the target of a conservation.
#[test]
fn r_13_1_the_targets() {
    let targets = [0, 1, 10, 11, 20, 22, 23, 30, 41].map(boards::target);
    assert_eq!(targets, [114, 112, 94, 91, 64, 58, 55, 34, 1]);
}

/// D-3: looked at for the active player at the end of the own turn; 64 appeal meet 20 conservation.
#[test]
fn r_13_1_counters_that_meet_trigger_the_end_of_the_own_turn() {
    for (appeal, met) in [(64, 1), (63, 0), (70, 1)] {
        let mut scene = ending(2, |edit| {
            edit.tracks(0, 25, appeal, 20, 1);
        });
        pass(&mut scene);
        assert_eq!(triggered(&scene), met, "{appeal} appeal");
        assert_eq!(scene.position.last_turns.is_some(), met == 1);
    }
    let mut scene = ending(2, |edit| {
        edit.tracks(1, 25, 64, 20, 1);
    });
    pass(&mut scene);
    assert_eq!(triggered(&scene), 0, "D-3: not in the turn of another");
    pass(&mut scene);
    assert_eq!(triggered(&scene), 1);
}

/// every other player takes one more turn.
#[test]
fn r_13_2_after_the_trigger_every_other_player_has_one_turn() {
    let mut scene = ending(3, |edit| {
        edit.tracks(0, 25, 64, 20, 1);
        edit.raw().scoring_discarded = true;
    });
    let mut turns = Vec::new();
    while !scene.is_over() {
        turns.push(scene.asked());
        pass(&mut scene);
    }
    assert_eq!(turns, [0, 1, 2]);
}

/// a break caused by that turn is played first, and changes nothing more.
#[test]
fn r_13_2_a_break_of_the_triggering_turn_is_played() {
    let mut scene = ending(2, |edit| {
        edit.tracks(0, 0, 64, 20, 1).tracks(1, 0, 64, 20, 1);
        edit.raw().scoring_discarded = true;
        edit.raw().break_steps = 1;
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(triggered(&scene), 1);
    assert!(scene.zoo(0).money.0 > 5, "income came");
    assert_eq!(scene.position.last_turns, Some(0), "R-13.9: seat 1 met in that break, too");
    let broke = scene.when(|event| *event == Event::Break);
    assert!(scene.when(|event| matches!(event, Event::EndTriggered { .. })) < broke);
    pass(&mut scene);
    assert!(scene.is_over());
}

/// triggered in a break everybody has one more turn, the trigger too, beginning with the next.
#[test]
fn r_13_3_a_trigger_in_the_break_gives_everybody_one_turn() {
    let mut scene = ending(3, |edit| {
        // Income of seat 1: 1 conservation by the fourth space of map 0.
        edit.tracks(1, 0, 61, 20, 1).tracks(2, 0, 61, 20, 1);
        for seat in 1..3 {
            edit.zoo(seat).edge = 0b111_0111;
        }
        edit.raw().scoring_discarded = true;
        edit.raw().break_steps = 1;
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(triggered(&scene), 1, "R-13.10: several are one");
    let mut turns = Vec::new();
    while !scene.is_over() {
        turns.push(scene.asked());
        pass(&mut scene);
    }
    assert_eq!(turns, [1, 2, 0]);
}

/// D-30: a break caused by the very last turn is played, then comes the scoring.
#[test]
fn r_13_4_the_break_of_the_last_turn_is_played() {
    let mut scene = ending(2, |edit| {
        edit.tracks(0, 0, 64, 20, 1).tracks(1, 0, 0, 0, 1);
        edit.raw().scoring_discarded = true;
        edit.raw().break_steps = 1;
    });
    pass(&mut scene);
    assert_eq!(scene.position.last_turns, Some(0));
    scene.play("sponsors 5; ~break");
    assert!(scene.is_over());
    assert_eq!(scene.zoo(1).money.0, 5 + 5, "the steps and the income");
    assert!(scene.when(|event| *event == Event::Break) < scene.when(|event| *event == Event::Over));
}

/// counters that meet later change nothing.
#[test]
fn r_13_9_only_the_first_trigger_counts() {
    let mut scene = ending(3, |edit| {
        edit.tracks(0, 0, 64, 20, 1).tracks(1, 0, 64, 20, 1);
        edit.raw().scoring_discarded = true;
    });
    pass(&mut scene);
    pass(&mut scene);
    assert_eq!(triggered(&scene), 1);
    assert_eq!(scene.asked(), 2);
    pass(&mut scene);
    assert!(scene.is_over());
}

/// if nobody reached 10 conservation, everybody discards a final scoring card before the scoring.
#[test]
fn r_13_5_the_discard_before_the_scoring() {
    let last = |discarded: bool| {
        let mut scene = ending(2, |edit| {
            edit.raw().last_turns = Some(0);
            edit.raw().scoring_discarded = discarded;
            scoring(edit, 0, &[5, 6]);
        });
        scene.play("x-token build");
        scene
    };
    assert!(last(true).is_over(), "both cards of a player are scored where the discard was made");
    let mut scene = last(false);
    assert_eq!(scene.rules.asked(&scene.position).len(), 2);
    scene.play_as(0, "card 5").play_as(1, "card 3");
    assert!(scene.is_over());
    let scored: Vec<u16> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { card, .. } => Some(card.0),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [6, 4]);
}

/// The events of scoring one zoo that has these final scoring cards.
fn score(cards: &[u16], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = ending(2, |editor| {
        editor.raw().last_turns = Some(0);
        editor.raw().scoring_discarded = true;
        scoring(editor, 1, &[]);
        scoring(editor, 0, cards);
        editor.tracks(0, 0, 0, 0, 1);
        edit(editor);
    });
    scene.play("x-token build");
    assert!(scene.is_over());
    scene
}

fn points(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> u8 {
    score(&[card], edit).zoo(0).conservation
}

/// each kept card at most 4 points; all kept cards count; no track bonuses any more.
/// P-37: no spaces of the tracks pay any more.
#[test]
fn r_13_6_kept_cards_count_and_give_no_bonuses() {
    let scene = score(&[3, 7], |edit| {
        edit.tracks(0, 0, 0, 0, 15).put_all(&[223, 224, 220, 219, 209, 208, 204], Place::Zoo(Seat(0)));
    });
    // 8 research icons and reputation 15: 4 points each; 209, 208 and 220 add what they say.
    let scored = |card: u16| {
        scene.events.iter().find_map(|event| match *event {
            Event::Scored { card: c, n, .. } if c == CardId(card) => Some(n),
            _ => None,
        })
    };
    assert_eq!((scored(3), scored(7)), (Some(4), Some(4)));
    assert_eq!(scored(220), Some(1), "reputation 9 or more");
    assert_eq!(scored(209), Some(0), "no three universities");
    assert_eq!(scene.zoo(0).conservation, 9);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).money.0), (1, 0), "2, 5 and 8 were passed");
}

/// The cards that count cards, icons and tracks, at the edge of each step.
#[test]
fn r_13_6_cards_by_steps() {
    const ZOO: Place = Place::Zoo(Seat(0));
    let played = |card: u16, all: &'static [u16]| {
        (0..=all.len())
            .map(|n| {
                points(card, |edit| {
                    edit.put_all(&all[..n], ZOO);
                })
            })
            .collect::<Vec<u8>>()
    };
    assert_eq!(played(1, &[401, 402, 406, 407, 411]), [0, 1, 2, 2, 3, 4], "large animals: 1 2 4 5");
    let small = [404, 405, 409, 410, 414, 415, 419, 420, 519, 520];
    let by = |n: usize| {
        points(2, |edit| {
            edit.put_all(&small[..n], ZOO);
        })
    };
    assert_eq!([2, 3, 5, 6, 7, 8, 9, 10].map(by), [0, 1, 1, 2, 2, 3, 3, 4], "small animals: 3 6 8 10");
    let sponsors = [236, 237, 238, 239, 240, 231, 232, 233, 234, 235];
    let by = |n: usize| {
        points(8, |edit| {
            edit.put_all(&sponsors[..n], ZOO);
        })
    };
    assert_eq!([2, 3, 5, 6, 7, 8, 9, 10].map(by), [0, 1, 1, 2, 2, 3, 3, 4], "sponsors: 3 6 8 10");
    let by = |n: u8| {
        points(7, |edit| {
            edit.tracks(0, 0, 0, 0, n);
        })
    };
    assert_eq!([5, 6, 8, 9, 11, 12, 14, 15].map(by), [0, 1, 1, 2, 2, 3, 3, 4], "reputation");
    let by = |n: u8| points(5, |edit| edit.zoo(0).edge = 0b111_1111 >> n);
    assert_eq!([2, 3, 4, 5, 6, 7].map(by), [0, 1, 2, 3, 4, 4], "supports");
    let rock = [413, 414, 421, 403, 427, 440, 444];
    let by = |n: usize| {
        points(10, |edit| {
            edit.put_all(&rock[..n], ZOO);
        })
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(by), [0, 1, 1, 2, 2, 3, 3, 4], "rock: 1 3 5 7, the ibex has two");
    let water = [407, 446, 515, 422];
    let by = |n: usize| {
        points(11, |edit| {
            edit.put_all(&water[..n], ZOO);
        })
    };
    assert_eq!([0, 1, 2, 3, 4].map(by), [0, 1, 2, 3, 3], "water: 2 4 6 8");
}

/// Card 3: research icons, of universities too.
#[test]
fn r_13_6_research_icons_of_universities_count() {
    let with = |two: bool| {
        points(3, |edit| {
            edit.put(223, Place::Zoo(Seat(0)));
            if two {
                edit.university(0, University::TwoScience);
            }
        })
    };
    assert_eq!((with(false), with(true)), (0, 2));
}

/// Covers building spaces of seat 0 with size 1 enclosures, as many as wanted.
fn cover(edit: &mut Editor<'static>, wanted: impl Fn(usize) -> bool) {
    let spaces = edit.zoo(0).printed().building_spaces();
    for (n, cell) in spaces.iter().enumerate() {
        if wanted(n) {
            edit.build(0, Building::Standard1, &cell.to_string(), 0);
        }
    }
}

/// Card 6: empty spaces; card 4: connected terrain, covered border, covered map.
#[test]
fn r_13_6_cards_about_the_map() {
    let empty = |n: usize| points(6, |edit| cover(edit, |at| at >= n));
    let all = ending(2, |_| {}).zoo(0).printed().building_spaces().len();
    assert!(all >= 24, "{all}");
    assert_eq!([5, 6, 11, 12, 17, 18, 23, 24].map(empty), [0, 1, 1, 2, 2, 3, 3, 4]);
    assert_eq!(points(4, |_| {}), 0, "nothing is built");
    assert_eq!(points(4, |edit| cover(edit, |_| true)), 4);
    let border = points(4, |edit| {
        let map = edit.zoo(0).printed();
        let inner = ark_nova::hex::Cell::named("e3");
        let at = map.building_spaces().iter().position(|cell| cell == inner).expect("its place");
        cover(edit, |n| n != at);
    });
    assert_eq!(border, 3, "all but one inner space");
}

/// Card 9 and the example of the glossary: more icons than the neighbour on the right, in four of five kinds.
#[test]
fn r_13_6_card_9_compares_with_the_right_neighbour() {
    // 1 reptile, 4 predators, 2 birds, 2 bears, 1 herbivore against 4 reptiles, 3 primates, 2 petting zoo animals.
    let mut scene = Scene::at_rest(players(3), |edit| {
        edit.raw().last_turns = Some(0);
        edit.raw().scoring_discarded = true;
        for seat in [1, 2] {
            scoring(edit, seat, &[]);
        }
        scoring(edit, 0, &[9]);
        edit.put_all(&[473, 408, 409, 404, 405, 494, 495, 428], Place::Zoo(Seat(0)));
        edit.put_all(&[469, 470, 471, 472, 454, 455, 456, 519, 520], Place::Zoo(Seat(2)));
        edit.put_all(&[401, 402, 403, 496, 497, 498, 411, 414, 416, 429, 430], Place::Zoo(Seat(1)));
    });
    scene.play("x-token build");
    assert_eq!(scene.zoo(0).conservation, 4, "seat 2 sits on the right of seat 0");
}

/// no card gives more than 4 points, here for seven kinds that the neighbour has none of.
#[test]
fn r_13_6_a_card_gives_at_most_4_points() {
    let cards = [473, 408, 404, 494, 428, 454, 519];
    assert_eq!(
        points(9, |edit| {
            edit.put_all(&cards, Place::Zoo(Seat(0)));
        }),
        4
    );
    assert_eq!(
        points(9, |edit| {
            edit.put_all(&cards[3..6], Place::Zoo(Seat(0)));
        }),
        3
    );
}

/// D-1 and the example of the rulebook: -4 against 9.
#[test]
fn r_13_7_victory_points() {
    let scene = ending(2, |edit| {
        edit.tracks(0, 0, 54, 22, 1).tracks(1, 0, 64, 23, 1);
    });
    let scores = scene.rules.scores(&scene.position);
    assert_eq!((scores[0].points, scores[1].points), (-4, 9));
    let outcome = Outcome::rank(Ending::Played, scores, scene.rules.reached(&scene.position));
    assert!(outcome.winners.contains(Seat(1)) && !outcome.winners.contains(Seat(0)));
}

/// D-27: more supported projects decide a tie, then it is shared.
#[test]
fn r_13_8_ties() {
    let winners = |left: u8| {
        let scene = ending(2, |edit| {
            edit.tracks(0, 0, 64, 20, 1).tracks(1, 0, 64, 20, 1);
            edit.zoo(0).edge = 0b111_1110;
            edit.zoo(1).edge = left;
        });
        let scores = scene.rules.scores(&scene.position);
        Outcome::rank(Ending::Played, scores, scene.rules.reached(&scene.position)).winners
    };
    assert_eq!(winners(0b111_1100).iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(winners(0b111_1110).len(), 2);
}

/// brown lines of sponsors, here those that give appeal.
#[test]
fn r_13_6_brown_lines() {
    let scene = score(&[], |edit| {
        edit.put_all(&[214, 217], Place::Zoo(Seat(0))).x_tokens(0, 3);
        cover(edit, |_| true);
    });
    assert_eq!(scene.zoo(0).appeal, 3 + 1 + 5, "one for each X-token, 5 for the covered map");
    let order = scene.when(|event| matches!(event, Event::Scored { what: Resource::Appeal, .. }));
    assert_eq!(order.len(), 2);
    assert_eq!(scene.zoo(0).icons(Icon::Africa), 1);
    assert_eq!(Options::players(2).solo_appeal, 0);
}
