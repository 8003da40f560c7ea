//! M-2.3 to M-2.5: sea animals find their tanks, P-16: they leave them; 272 and border enclosures.

use crate::scene::{Ground, NO_ROCK, Scene, WATER, house, lay};
use crate::sea::marine;
use ark_nova::catalogue::Action::{Animals, Association, Sponsors};
use ark_nova::catalogue::Building::{
    self, LargeAquarium, ReptileHouse, SmallAquarium, Standard3, Standard4, UnderwaterTunnel,
};
use ark_nova::catalogue::CardId;
use ark_nova::catalogue::boards::University;
use ark_nova::editor::{Editor, Place};
use ark_nova::flow::event::Home;
use ark_nova::hex::{Placement, placements};
use ark_nova::position::{Built, Split};
use ark_nova::texts::{self, Lang};
use ark_nova::{Blocker, Event, Move, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);
const ZOO: Place = Place::Zoo(ME);
/// Rock beside it, and water.
const BOTH: Ground = |rock, water| rock > 0 && water > 0;
const WATER_ONLY: Ground = |rock, water| rock == 0 && water > 0;

/// Seat 0 may play an animal from its hand with Animals II.
fn with_animal(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Animals, 3).upgrade(0, Animals).tracks(0, 60, 10, 0, 1).put(card, Place::Hand(ME));
        edit(editor);
    });
    scene.answers_alone = false;
    scene.play("animals 3");
    scene
}

/// The same, up to the question where it lives.
fn housing(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = with_animal(card, edit);
    scene.play(&format!("animal {card}"));
    assert_eq!(scene.question(), Question::Enclosure(CardId(card)));
    scene
}

/// The homes that an animal could take.
fn homes(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Vec<String> {
    let scene = Scene::at_rest(marine(2), |editor| {
        editor.put(card, Place::Hand(ME));
        edit(editor);
    });
    scene.look().homes(ME, CardId(card)).iter().map(Move::to_string).collect()
}

fn tanks(scene: &Scene) -> [u8; 3] {
    let [_, _, _, small, large, tunnel] = scene.zoo(0).animals_in;
    [small, large, tunnel]
}

/// M-2.3: the tokens go into the small, the large or both, as the player likes; the Manta takes 2 + 2.
#[test]
fn m_2_3_tokens_are_split_freely() {
    let mut scene = housing(543, |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        lay(edit, 0, LargeAquarium, WATER);
    });
    assert_eq!(
        scene.legal(),
        ["in large-aquarium", "in small-aquarium 1 large-aquarium 3", "in small-aquarium 2 large-aquarium 2"]
    );
    scene.play("in small-aquarium 2 large-aquarium 2");
    assert_eq!(tanks(&scene), [2, 2, 0]);
    let tokens = Split([2, 2, 0]);
    let home = |event: &Event| matches!(event, Event::Animal { home, .. } if *home == Home::Tanks { tokens });
    assert_eq!(scene.when(home).len(), 1);
}

/// M-2.3, card 279: the tunnel is a third tank.
#[test]
fn m_2_3_the_tunnel_shares_the_tokens() {
    let mut scene = housing(544, |edit| {
        edit.cover(0, UnderwaterTunnel, "a1 a2");
        lay(edit, 0, SmallAquarium, WATER);
    });
    assert_eq!(
        scene.legal(),
        ["in small-aquarium 1 underwater-tunnel 2", "in small-aquarium 2 underwater-tunnel 1"]
    );
    scene.play("in small-aquarium 1 underwater-tunnel 2");
    assert_eq!(tanks(&scene), [1, 0, 2]);
}

/// M-2.3: too few spaces in all tanks together: it cannot be played, with the reason.
#[test]
fn m_2_3_without_enough_spaces_it_cannot_be_played() {
    let with = |tokens: u8| {
        with_animal(544, |edit| {
            lay(edit, 0, SmallAquarium, WATER);
            lay(edit, 0, LargeAquarium, WATER);
            edit.tokens_in(0, SmallAquarium, 1).tokens_in(0, LargeAquarium, tokens);
            edit.put(530, Place::Hand(ME));
        })
    };
    assert!(with(3).may("animal 544"));
    assert_eq!(with(4).blockers("animal 544"), [Blocker::NoEnclosure { size: 0, rock: 0, water: 0 }]);
}

/// M-2.3: a red size: no standard enclosure.
#[test]
fn m_2_3_a_red_size_needs_a_tank() {
    let scene = with_animal(544, |edit| {
        lay(edit, 0, Building::Standard5, WATER);
        edit.put(401, Place::Hand(ME));
    });
    assert!(!scene.may("animal 544"));
}

/// M-2.4: every tank that gets a token needs the rock.
#[test]
fn m_2_4_rock_is_needed_at_every_tank_with_a_token() {
    let with = |edit: &mut Editor<'static>| {
        lay(edit, 0, SmallAquarium, WATER_ONLY);
        lay(edit, 0, LargeAquarium, BOTH);
    };
    assert_eq!(homes(549, with), ["in large-aquarium"]);
    let mut scene = with_animal(549, |edit| {
        edit.university(0, University::TwoScience);
        with(edit);
    });
    scene.play("animal 549");
    assert_eq!(tanks(&scene), [0, 2, 0], "the only home is not asked for");
}

/// M-2.4: without tokens one tank with the rock is enough, even a full one; the player names it.
#[test]
fn m_2_4_animals_without_tokens_name_a_tank() {
    let full = |edit: &mut Editor<'static>| {
        lay(edit, 0, SmallAquarium, WATER_ONLY);
        lay(edit, 0, LargeAquarium, BOTH);
        edit.tokens_in(0, SmallAquarium, 2).tokens_in(0, LargeAquarium, 5);
    };
    let mut plankton = housing(532, full);
    assert_eq!(plankton.legal(), ["in small-aquarium", "in large-aquarium"]);
    plankton.play("in small-aquarium");
    assert_eq!(tanks(&plankton), [2, 5, 0]);
    assert_eq!(homes(547, full), ["in large-aquarium"], "the wrasse needs rock");
    let dry = with_animal(547, |edit| {
        lay(edit, 0, SmallAquarium, WATER_ONLY);
        edit.put(530, Place::Hand(ME));
    });
    assert_eq!(dry.blockers("animal 547"), [Blocker::NoEnclosure { size: 0, rock: 1, water: 0 }]);
    let none = with_animal(532, |edit| {
        lay(edit, 0, Standard3, WATER);
        edit.put(404, Place::Hand(ME));
    });
    assert!(!none.may("animal 532"));
}

/// M-2.5: 551 and 552 live in tanks or in the reptile house, never in both.
#[test]
fn m_2_5_all_tokens_in_one_kind() {
    let scene = housing(551, |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        lay(edit, 0, LargeAquarium, WATER);
        lay(edit, 0, ReptileHouse, WATER);
        edit.tokens_in(0, LargeAquarium, 3);
    });
    assert_eq!(
        scene.legal(),
        ["in reptile-house", "in small-aquarium 1 large-aquarium 2", "in small-aquarium 2 large-aquarium 1"]
    );
    let mixed = with_animal(551, |edit| {
        lay(edit, 0, LargeAquarium, WATER);
        lay(edit, 0, ReptileHouse, WATER);
        edit.tokens_in(0, LargeAquarium, 3).tokens_in(0, ReptileHouse, 3).put(552, Place::Hand(ME));
    });
    assert!(!mixed.may("animal 551"), "two spaces here and two there are not three of a kind");
    assert!(mixed.may("animal 552"));
}

/// M-2.5, card 279: the penguin may live in a standard enclosure; the water under the tunnel is water for it, rock is
/// needed beside.
#[test]
fn m_2_5_the_penguin_has_every_choice() {
    let mut cell = String::new();
    let mut scene = housing(554, |edit| {
        cell = lay(edit, 0, Standard3, BOTH);
        lay(edit, 0, LargeAquarium, BOTH);
        lay(edit, 0, Building::Standard2, BOTH);
    });
    assert_eq!(scene.legal(), [format!("in {cell}"), "in large-aquarium".into()]);
    scene.play(&format!("in {cell}"));
    assert_eq!(tanks(&scene), [0, 0, 0]);
    // On map 9 a tunnel can lie next to rock.
    let in_tunnel = |map: &str, cells: &str| {
        let homes = homes(554, |edit| {
            edit.map(0, map).cover(0, UnderwaterTunnel, cells);
        });
        homes == ["in underwater-tunnel"]
    };
    assert!(in_tunnel("9", "b2 c2"), "b1 is rock");
    assert!(!in_tunnel("0", "a1 a2"), "no rock beside");
}

/// Every tank and every card: 219 takes the needs away.
#[test]
fn s_219_takes_the_needs_of_sea_animals_away() {
    let with = |card: bool| {
        homes(554, |edit| {
            lay(edit, 0, SmallAquarium, WATER_ONLY);
            if card {
                edit.put(219, ZOO);
            }
        })
    };
    assert_eq!((with(true), with(false)), (vec!["in small-aquarium".to_string()], vec![]));
}

/// The notation of splits is read back, and only in its one form.
#[test]
fn splits_have_one_notation() {
    let text = "in small-aquarium 1 large-aquarium 2 underwater-tunnel 1";
    let answer: Move = text.parse().expect("a split");
    assert_eq!(answer, Move::Split(Split([1, 2, 1])));
    assert_eq!(answer.to_string(), text);
    for wrong in [
        "in small-aquarium 2",
        "in small-aquarium 0 large-aquarium 2",
        "in large-aquarium 1 small-aquarium 2",
        "in small-aquarium 1 small-aquarium 1",
        "in small-aquarium 1 reptile-house 1",
        "in small-aquarium 1 large-aquarium",
        "in reptile-house 1 large-aquarium 1",
    ] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

/// Splits are told in both languages.
#[test]
fn splits_are_told() {
    let event = Event::Moved { seat: ME, card: CardId(552), to: Home::Tanks { tokens: Split([1, 1, 0]) } };
    let en = texts::event_text(&event, &["Ann"], Lang::En);
    assert!(en.contains("1 token in the Small Aquarium and 1 token in the Large Aquarium"), "{en}");
    let fr = texts::event_text(&event, &["Ann"], Lang::Fr);
    assert!(fr.contains("1 jeton dans") && fr.contains(" et 1 jeton dans"), "{fr}");
    let json = serde_json::to_string(&event).expect("json");
    assert_eq!(serde_json::from_str::<Event>(&json).expect("the same"), event);
}

/// The moves of a split say how many tokens go where, and point at every tank.
#[test]
fn splits_are_offered_in_words() {
    let scene = housing(543, |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        lay(edit, 0, LargeAquarium, WATER);
    });
    let answer = Move::Split(Split([1, 3, 0]));
    let told = |lang| texts::move_text(answer, scene.look(), ME, &["Ann", "Bob"], lang);
    assert_eq!(told(Lang::En), "1 token in the Small Aquarium and 3 tokens in the Large Aquarium");
    assert!(told(Lang::Fr).contains("3 jetons dans"), "{}", told(Lang::Fr));
    assert_eq!(scene.look().points_at(ME, answer).len(), 4, "the cells and the name of each tank");
}

/// Seat 0 may support a release project from its hand.
fn releasing(project: u16, level: &str, animals: &[u16], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Association, 5).put(project, Place::Hand(ME)).put_all(animals, ZOO);
        editor.tracks(0, 20, 30, 0, 1);
        edit(editor);
    });
    scene.play(&format!("association 5; task project; ~support {project} {level}"));
    scene
}

/// P-16: the tanks are one pool; the owner picks from which the tokens leave.
#[test]
fn p_16_tokens_leave_the_tanks_as_the_owner_likes() {
    let mut scene = releasing(116, "left", &[545], |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        lay(edit, 0, LargeAquarium, WATER);
        edit.tokens_in(0, SmallAquarium, 2).tokens_in(0, LargeAquarium, 2);
    });
    assert_eq!(scene.question(), Question::Leave(CardId(545)));
    assert_eq!(
        scene.legal(),
        ["in small-aquarium 1 large-aquarium 2", "in small-aquarium 2 large-aquarium 1"]
    );
    scene.play("in small-aquarium 2 large-aquarium 1");
    assert_eq!(tanks(&scene), [0, 1, 0]);
    let emptied = |event: &Event| matches!(event, Event::Emptied { home: Home::Tanks { .. }, .. });
    assert_eq!(scene.when(emptied).len(), 1);
    // Too few tokens in all: nothing is taken (R-9.4, group 5).
    let scene = releasing(116, "left", &[545], |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        edit.tokens_in(0, SmallAquarium, 2);
        house(edit, 0, Standard4, WATER);
    });
    assert_eq!((tanks(&scene), scene.zoo(0).buildings[1].is_occupied()), ([2, 0, 0], true));
}

/// tanks with the rock and water first, then standard enclosures with it, then tanks without, then enclosures.
#[test]
fn r_9_4_the_groups_of_the_penguin() {
    let released = |small: Ground, enclosure: Ground, tokens: u8| {
        let scene = releasing(116, "middle", &[554], |edit| {
            lay(edit, 0, SmallAquarium, small);
            edit.tokens_in(0, SmallAquarium, tokens);
            house(edit, 0, Standard3, enclosure);
        });
        (tanks(&scene)[0], scene.zoo(0).buildings[1].is_occupied())
    };
    assert_eq!(released(BOTH, BOTH, 2), (0, true));
    assert_eq!(released(BOTH, BOTH, 1), (1, false));
    assert_eq!(released(WATER_ONLY, BOTH, 2), (2, false));
    assert_eq!(released(WATER_ONLY, NO_ROCK, 2), (0, true));
    assert_eq!(released(WATER_ONLY, NO_ROCK, 1), (1, false));
}

/// R-9.4 (1), M-2.6: only tokens next to the rock are looked at first.
#[test]
fn r_9_4_tokens_next_to_the_rock_leave_first() {
    let two = |large: u8| {
        releasing(116, "middle", &[554], |edit| {
            lay(edit, 0, SmallAquarium, WATER_ONLY);
            lay(edit, 0, LargeAquarium, BOTH);
            edit.tokens_in(0, SmallAquarium, 2).tokens_in(0, LargeAquarium, large);
        })
    };
    assert_eq!(tanks(&two(2)), [2, 0, 0], "both leave the large one");
    let scene = two(1);
    assert_eq!(scene.legal(), ["in small-aquarium 1 large-aquarium 1", "in small-aquarium"]);
}

/// P-16: an animal without tokens leaves without a question and takes nothing along; 552 has two kinds.
#[test]
fn r_9_4_without_tokens_nothing_leaves_and_the_turtle_chooses() {
    let scene = releasing(113, "right", &[547], |edit| {
        lay(edit, 0, SmallAquarium, BOTH);
        lay(edit, 0, LargeAquarium, BOTH);
        edit.tokens_in(0, SmallAquarium, 1);
    });
    assert!(scene.may("left 1"));
    assert_eq!(tanks(&scene), [1, 0, 0]);
    let scene = releasing(121, "middle", &[552], |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        lay(edit, 0, ReptileHouse, WATER);
        edit.tokens_in(0, SmallAquarium, 2).tokens_in(0, ReptileHouse, 2);
    });
    assert_eq!(scene.legal(), ["in reptile-house", "in small-aquarium"]);
}

/// A size-3 enclosure without rock beside it, on the border or not; its first cell.
fn enclosure(edit: &mut Editor<'static>, on_border: bool) -> String {
    let map = edit.zoo(0).printed();
    let fits = |place: &&Placement| {
        place.cells.within(map.building_spaces().minus(map.upgrade))
            && !place.around.meets(map.rock)
            && place.cells.meets(map.border_spaces()) == on_border
    };
    let place = placements(Standard3).iter().find(fits).expect("a place");
    let cells: Vec<String> = place.cells.iter().map(|cell| cell.to_string()).collect();
    edit.cover(0, Standard3, &cells.join(" "));
    cells[0].clone()
}

/// Card 272: a size-3 enclosure on the border houses as size 5; inside, or without the card, it does not.
#[test]
fn s_272_border_enclosures_house_large_animals() {
    let cheetah = |card: bool, on_border: bool| {
        let scene = with_animal(401, |edit| {
            enclosure(edit, on_border);
            lay(edit, 0, SmallAquarium, WATER);
            edit.put(530, Place::Hand(ME));
            if card {
                edit.put(272, ZOO);
            }
        });
        scene.may("animal 401")
    };
    assert!(cheetah(true, true));
    assert!(!cheetah(true, false) && !cheetah(false, true));
    let scene = Scene::at_rest(marine(2), |edit| {
        edit.put(272, ZOO);
    });
    let border = scene.zoo(0).printed().border_spaces();
    for (id, place) in placements(Standard3).iter().enumerate() {
        let size = if place.cells.meets(border) { 5 } else { 3 };
        assert_eq!(scene.look().effective_size(ME, Built::new(Standard3, id as u16)), size);
    }
    assert_eq!(scene.look().effective_size(ME, Built::new(Standard4, 0)), 4, "size 3 only");
    assert_eq!(scene.look().effective_size(Seat(1), Built::new(Standard3, 0)), 3, "of its owner only");
}

/// Card 272: its free enclosure counts as soon as it lies there; the enclosure is optional.
#[test]
fn s_272_the_enclosure_is_optional_and_free() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Sponsors, 5).upgrade(0, Sponsors).tracks(0, 0, 10, 0, 1).put(272, Place::Hand(ME));
    });
    scene.play("sponsors 5; ~sponsor 272");
    assert_eq!(scene.legal(), ["raise size3", "done"]);
    scene.play("done");
    assert!(scene.zoo(0).buildings.is_empty());
    assert!(scene.zoo(0).played.contains(CardId(272)));
}

/// Card 272, R-9.4: the border enclosure is no longer the smallest.
#[test]
fn s_272_counts_for_releases() {
    let released = |card: bool| {
        let scene = releasing(118, "middle", &[413], |edit| {
            edit.map(0, "1");
            let cell = enclosure(edit, true);
            edit.occupy(0, &cell);
            house(edit, 0, Standard4, NO_ROCK);
            if card {
                edit.put(272, ZOO);
            }
        });
        [0, 1].map(|at| scene.zoo(0).buildings[at].is_occupied())
    };
    assert_eq!(released(false), [false, true]);
    assert_eq!(released(true), [true, false]);
}
