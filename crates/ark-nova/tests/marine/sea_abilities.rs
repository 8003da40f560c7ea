//! The abilities of sea animals: Trade, Extra Shift, Symbiosis, Glide, Adapt, Camouflage.

use crate::reef::{HAND, ME, ZOO, animal, animal_and_gains, aquariums, aquariums_of, gains_first, play_into};
use crate::scene::{ANY, ROCK, Scene, lay};
use crate::sea::marine;
use ark_nova::catalogue::Action::Animals;
use ark_nova::catalogue::Building::{self, LargeAquarium, SmallAquarium, Standard3};
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{CardId, Icon, Requirement, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::flow::event::{IgnoredBy, Loss};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Move, Question};
use tabletop::{Game, Seat, Viewer};

/// Takes every building off the map of seat 0.
fn clear(edit: &mut Editor<'static>) {
    let zoo = edit.zoo(0);
    zoo.take_map(zoo.map);
}

fn trader(money: u16, x: u8) -> Scene {
    let mut scene = aquariums(2, |edit| {
        edit.put(531, HAND).tracks(0, 9 + money, 0, 0, 1).x_tokens(0, x);
    });
    animal(&mut scene, 2, 531);
    scene
}

/// Trade (531): 1 X-token for 5 money or 5 money for 1 X-token, once; it may be declined.
#[test]
fn trade_goes_both_ways() {
    let mut scene = trader(5, 1);
    assert_eq!(scene.legal(), ["trade x-token money", "trade money x-token", "done"]);
    scene.play("trade x-token money");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens, scene.asked()), (10, 0, 1));
    let lost = Event::Lost { seat: ME, what: Resource::XToken, n: 1, reason: Loss::Traded };
    assert!(scene.events.contains(&lost));
    let mut scene = trader(5, 1);
    scene.play("trade money x-token");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens, scene.asked()), (0, 2, 1));
    let mut scene = trader(5, 1);
    scene.play("done");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens), (5, 1));
}

/// Trade: what cannot be given is not offered, nor a sixth X-token; reputation cannot be bought.
#[test]
fn trade_needs_something_to_give() {
    let scene = trader(4, 1);
    assert_eq!(scene.blockers("trade money x-token"), [Blocker::Money { cost: 5, has: 4 }]);
    assert_eq!(scene.blockers("trade money reputation"), [Blocker::NoSuchChoice]);
    let scene = trader(5, 0);
    assert_eq!(scene.blockers("trade x-token money"), [Blocker::XTokens { needs: 1, has: 0 }]);
    let scene = trader(5, 5);
    assert_eq!(scene.legal(), ["trade x-token money", "done"]);
    assert_eq!(scene.blockers("trade money x-token"), [Blocker::XTokensFull]);
    assert_eq!(trader(0, 0).asked(), 1, "nothing to give: nothing is asked");
}

/// Trade: money of the same animal may come first.
#[test]
fn trade_may_wait_for_money_of_the_same_moment() {
    let mut scene = aquariums(2, |edit| {
        edit.put(531, HAND).put(534, ZOO).tracks(0, 11, 0, 0, 1).tokens_in(0, SmallAquarium, 1);
    });
    animal(&mut scene, 2, 531);
    assert_eq!(scene.options("first"), ["531:reef", "534:reef"], "the order matters");
    scene.play("first 534:reef; trade money x-token");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens), (0, 1));
}

fn shift(workers: u8, tasks: &[(Task, u8)]) -> Scene {
    let mut scene = aquariums(2, |edit| {
        edit.put(542, HAND).university(0, University::HandLimit).workers(0, workers);
        for &(task, n) in tasks {
            edit.at_task(0, task, n);
        }
    });
    animal(&mut scene, 2, 542);
    scene
}

/// Extra Shift (542): a worker of any task comes back and can be used again; it may be declined.
#[test]
fn extra_shift_takes_a_worker_back() {
    let tasks = [(Task::Reputation, 1), (Task::University, 1)];
    let mut scene = shift(2, &tasks);
    assert_eq!(scene.legal(), ["task reputation", "task university", "done"]);
    assert_eq!(scene.blockers("task project"), [Blocker::Workers { needs: 1, has: 0 }]);
    scene.play("task university");
    assert_eq!((scene.zoo(0).at_tasks, scene.zoo(0).active_workers()), ([1, 0, 0, 0], 1));
    assert!(scene.events.contains(&Event::WorkerBack { seat: ME, task: Task::University }));
    let mut scene = shift(2, &tasks);
    scene.play("done");
    assert_eq!(scene.zoo(0).active_workers(), 0);
}

/// Extra Shift with no worker on the board: nothing.
#[test]
fn extra_shift_without_a_worker() {
    assert_eq!(shift(2, &[]).asked(), 1);
}

/// Symbiosis: one of the abilities of another sea animal, with its value; never a reef effect, never Symbiosis.
#[test]
fn symbiosis_lists_the_abilities_of_others() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[548, 530, 535, 553, 551], ZOO).put(547, HAND);
        lay(edit, 0, Standard3, ROCK);
        clear(edit);
        lay(edit, 0, LargeAquarium, ROCK);
        edit.put(401, ZOO).put(403, HAND);
    });
    animal_and_gains(&mut scene, 2, 547);
    assert_eq!(
        scene.legal(),
        ["ability 548 1", "ability 548 2", "ability 551 1", "ability 551 2", "ability 553 1"]
    );
    assert_eq!(
        scene.blockers("ability 530 1"),
        [Blocker::NotThere { card: CardId(530) }],
        "only a reef effect"
    );
    assert_eq!(
        scene.blockers("ability 535 1"),
        [Blocker::NotThere { card: CardId(535) }],
        "another Symbiosis"
    );
    assert_eq!(scene.blockers("ability 401 1"), [Blocker::NotThere { card: CardId(401) }], "not of the sea");
    assert_eq!(scene.blockers("done"), [Blocker::NoSuchChoice], "mandatory");
    scene.play("ability 548 2");
    let Question::Effect { what, .. } = scene.question() else { panic!("Pouch asks") };
    assert_eq!(what.source.to_string(), "547:548:2");
    assert_eq!("547:548:2".parse::<Source>(), Ok(what.source));
    scene.play("card 403");
    assert_eq!(scene.position.under.iter().copied().collect::<Vec<_>>(), [(CardId(547), CardId(403))]);
    assert_eq!(scene.gains(0).last(), Some(&(Resource::Appeal, 2, what.source)));
}

/// Symbiosis without another sea animal that has an ability: nothing.
#[test]
fn symbiosis_without_a_target() {
    let mut scene = aquariums(2, |edit| {
        edit.put(530, ZOO).put(535, HAND).tokens_in(0, SmallAquarium, 1);
    });
    animal_and_gains(&mut scene, 2, 535);
    assert_eq!(scene.asked(), 1);
}

/// Symbiosis alone copies the replacement; a copied ability that comes after finishing still waits.
#[test]
fn symbiosis_copies_solo_texts_and_waits() {
    let mut scene = aquariums_of(marine(1), 2, |edit| {
        edit.put_all(&[537, 538], ZOO).put(535, HAND).tokens_in(0, SmallAquarium, 2);
    });
    animal_and_gains(&mut scene, 2, 535);
    while scene.question() == Question::Order || scene.may("deck") {
        let next = if scene.may("deck") { "deck".into() } else { scene.first() };
        scene.play(&next);
    }
    assert_eq!(scene.legal(), ["ability 537 1", "ability 538 1"]);
    let mut venom = Scene::at(scene.rules, scene.position);
    let tokens = venom.zoo(0).x_tokens;
    venom.play("ability 538 1");
    assert_eq!(venom.zoo(0).x_tokens, tokens + 1, "Inventive for Venom");
    scene.play("ability 537 1");
    gains_first(&mut scene);
    scene.play("~deck");
    assert_eq!(scene.order(0)[0], Animals, "Clever comes after the action");
    scene.play("choose build");
    assert_eq!(scene.order(0)[0], ark_nova::catalogue::Action::Build);
}

fn glider(card: u16, hand: &[u16], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = aquariums(2, |editor| {
        editor.put(card, HAND).put_all(hand, HAND).tracks(0, 60, 0, 0, 3);
        editor.upgrade(0, Animals);
        edit(editor);
    });
    animal_and_gains(&mut scene, 2, card);
    scene
}

/// Glide X: up to X cards; each sea animal icon on them gives 1 reputation, 2 appeal or a free kiosk, as one likes; a
/// double icon counts twice, sponsors count too.
#[test]
fn glide_gives_something_for_each_icon() {
    let mut scene = glider(550, &[545, 250, 401], |_| {});
    scene.play("card 545; card 250");
    assert_eq!(scene.legal(), ["option 1", "option 2", "option 3"]);
    scene.play("option 1");
    assert_eq!(scene.zoo(0).reputation, 4);
    scene.play("option 2");
    assert_eq!(scene.zoo(0).appeal, 6 + 2);
    scene.play("option 3");
    assert!(scene.may("raise kiosk") && scene.may("done"));
    scene.play("raise kiosk");
    let place = scene.first();
    scene.play(&place);
    assert_eq!(scene.built(0), [(Building::Kiosk, 0)]);
    assert!(scene.position.market.discard.contains(CardId(545)));
    assert_eq!(scene.hand(0), [401]);
}

/// Glide: cards without the icon give nothing; a project or a condition is no icon; nothing has to be discarded.
#[test]
fn glide_without_icons() {
    let mut scene = glider(550, &[401, 277], |_| {});
    scene.play("card 401; card 277");
    assert_eq!((scene.tracks(0), scene.hand(0)), ((50, 6, 0, 3), vec![]));
    let mut scene = glider(550, &[545], |_| {});
    scene.play("done");
    assert_eq!((scene.tracks(0), scene.hand(0)), ((50, 6, 0, 3), vec![545]));
}

/// whoever cannot pay for Venom any more may still end a choice of cards: putting one back is no way on.
#[test]
fn glide_ends_though_venom_cannot_be_paid() {
    // More sets than the search for a way to pay looks at, also with the first card picked.
    let hand: Vec<u16> = (401..=460).filter(|card| *card != 405).collect();
    let mut scene = glider(543, &hand, |editor| {
        editor.zoo(0).slots[0].venom = true;
        editor.zoo(0).money.0 = 23;
    });
    assert_eq!(scene.zoo(0).money.0, 0);
    scene.play("first 543:ability:1");
    assert!(scene.may("card 401"));
    for _ in 0..2 {
        let next = scene.legal().into_iter().find(|answer| answer.starts_with("card")).expect("one more");
        scene.play(&next);
        assert!(scene.may(&format!("back{}", &next[4..])), "it is picked");
    }
    assert!(scene.may("done") || scene.legal().iter().any(|answer| answer.starts_with("card")));
}

/// Glide: without room for a kiosk that choice is not there.
#[test]
fn glide_without_room_for_a_kiosk() {
    let mut scene = glider(550, &[530], |edit| {
        let map = edit.zoo(0).printed();
        let open: Vec<String> = ark_nova::hex::Cells::ALL
            .minus(map.rock.or(map.water))
            .iter()
            .map(|cell| cell.to_string())
            .collect();
        for cell in open {
            let taken = edit.zoo(0).covered.contains(cell.parse().expect("a cell"));
            if !taken {
                edit.cover(0, Building::Standard1, &cell);
            }
        }
    });
    scene.play("card 530");
    assert_eq!(scene.legal(), ["option 1", "option 2"]);
}

fn adapter(card: u16, scoring: &[u16]) -> Scene {
    let mut scene = aquariums(2, |edit| {
        edit.put(card, HAND).scoring(0, scoring).upgrade(0, Animals);
        clear(edit);
        lay(edit, 0, LargeAquarium, |rock, water| rock > 0 && water > 0);
        edit.put_all(&[11, 12], Place::ScoringPile);
    });
    animal_and_gains(&mut scene, 2, card);
    scene
}

fn scoring_of(scene: &Scene) -> Vec<u16> {
    scene.zoo(0).scoring_cards().map(|card| card.0).collect()
}

/// Adapt 1 (553): draw a final scoring card, discard any one of all; the number stays.
#[test]
fn adapt_exchanges_final_scoring_cards() {
    let mut scene = adapter(553, &[1, 2]);
    assert_eq!(scoring_of(&scene), [1, 2, 12]);
    assert_eq!(scene.legal(), ["card 001", "card 002", "card 012"]);
    scene.play("card 002");
    assert_eq!(scoring_of(&scene), [1, 12]);
    assert_eq!(scene.position.market.scoring.first(), Some(&CardId(2)), "under the pile");
    let hidden = Event::ScoringDiscarded { seat: ME, card: Some(CardId(2)) };
    assert!(scene.events.contains(&hidden));
    assert_eq!(scene.asked(), 1);
}

/// Adapt 2 (554): two of all, a set in any order (D-45); it works after the discard at 10 conservation too.
#[test]
fn adapt_discards_a_set() {
    let mut scene = adapter(554, &[7]);
    assert_eq!(scoring_of(&scene), [7, 11, 12]);
    scene.play("card 011");
    let view = scene.rules.view(&scene.position, Viewer::Seat(ME));
    assert_eq!(view.zoos[0].picked, [CardId(11)], "a final scoring card is picked, not a card of the hand");
    scene.play("back 011; card 012; card 007");
    assert_eq!(scoring_of(&scene), [11]);
}

/// U-1: with an empty pile Adapt does nothing; with one card left it exchanges one.
#[test]
fn adapt_with_a_small_pile() {
    for (left, asked) in [(0, 1), (1, 0)] {
        let mut scene = aquariums(2, |edit| {
            edit.put(553, HAND);
            let pile = edit.raw().market.scoring;
            for card in pile.iter().skip(left) {
                edit.put(card.0, Place::Scoring(Seat(1)));
            }
        });
        animal(&mut scene, 2, 553);
        assert_eq!(scene.asked(), asked);
    }
}

/// A scene where Camouflage has just been gained in an action that goes on.
fn camouflaged(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = aquariums(5, |editor| {
        clear(editor);
        lay(editor, 0, LargeAquarium, |rock, water| rock > 0 && water > 0);
        lay(editor, 0, Building::Standard5, ANY);
        editor.put(548, HAND);
        edit(editor);
    });
    scene.play("animals 5");
    scene
}

/// Camouflage (548, 549): one condition of another animal of the turn may be missing; it is spent then (P-10).
#[test]
fn camouflage_lets_a_condition_be_missing() {
    let needs = Requirement::University;
    let mut scene = camouflaged(|edit| {
        edit.put_all(&[537, 403, 404], HAND);
    });
    assert_eq!(scene.blockers("animal 537"), [Blocker::Condition { needs, has: 0, ignored: 0 }]);
    play_into(&mut scene, 548, LargeAquarium);
    scene.play("~done");
    assert_eq!(scene.position.this_turn.camouflage, 1);
    play_into(&mut scene, 537, LargeAquarium);
    assert_eq!(scene.position.this_turn.camouflage, 0);
    let ignored = Event::Ignored { seat: ME, card: CardId(537), n: 1, by: IgnoredBy::Camouflage };
    assert!(scene.events.contains(&ignored));
    assert!(scene.zoo(0).played.contains(CardId(537)));
}

/// Camouflage: it is kept where nothing is missing, is not enough for two icons, and ends with the turn.
#[test]
fn camouflage_covers_one_condition_in_its_turn() {
    let mut scene = camouflaged(|edit| {
        edit.put_all(&[538, 543, 426], HAND).put(546, HAND);
    });
    play_into(&mut scene, 548, LargeAquarium);
    scene.play("~done");
    let blockers = scene.blockers("animal 426");
    let lion = Blocker::Condition { needs: Requirement::Icons(Icon::Science, 1), has: 0, ignored: 1 };
    assert!(!blockers.contains(&lion), "{blockers:?}");
    play_into(&mut scene, 538, LargeAquarium);
    gains_first(&mut scene);
    scene.play("~done");
    assert_eq!(scene.position.this_turn.camouflage, 0);
    assert_eq!(scene.asked(), 1);
    let mut kept = camouflaged(|edit| {
        edit.put(530, HAND);
    });
    play_into(&mut kept, 548, LargeAquarium);
    kept.play("~done");
    play_into(&mut kept, 530, LargeAquarium);
    assert_eq!(kept.asked(), 1);
    kept.play("x-token cards");
    assert_eq!(kept.position.this_turn.camouflage, 0, "a new turn");
}

/// A copied Camouflage counts as well.
#[test]
fn symbiosis_copies_camouflage() {
    let mut scene = aquariums(5, |edit| {
        edit.put(549, ZOO).put_all(&[535, 530], HAND).tokens_in(0, SmallAquarium, 2);
    });
    animal_and_gains(&mut scene, 5, 535);
    assert_eq!(scene.position.this_turn.camouflage, 1, "the only ability is copied at once");
}

/// The notation of what is new: moves and places where effects are printed read back without loss.
#[test]
fn the_notation_reads_back() {
    for text in ["ability 548 2", "lower 401", "trade x-token money", "trade money reputation", "camouflage"]
    {
        assert_eq!(text.parse::<Move>().map(|answer| answer.to_string()), Ok(text.to_string()));
    }
    for text in ["530:reef", "547:548:2", "sponsors:1:II", "animals:3:I"] {
        assert_eq!(text.parse::<Source>().map(|source| source.to_string()), Ok(text.to_string()));
    }
    for text in ["547:401:1", "547:548:3", "547:548:0", "sponsors:5:I", "530:reef:1"] {
        assert!(text.parse::<Source>().is_err(), "{text}");
    }
    assert!("ability 548 0".parse::<Move>().is_err() && "trade money".parse::<Move>().is_err());
}
