//! Marks on animals of the display (P-24), and what gives them.

use crate::scene::Scene;
use crate::sea::{marine, on_maps};
use crate::waves::display;
use ark_nova::catalogue::Action::{Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, Resource, Side};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Question};
use tabletop::{Game, Seat, Viewer};

const ME: Seat = Seat(0);
const HAND: Place = Place::Hand(ME);

fn scene(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), edit)
}

/// Animals in slot 2 with a petting zoo and 519, which brings appeal and nothing else.
fn petting(edit: &mut Editor<'static>) {
    edit.slot(0, Animals, 2).cover(0, Building::PettingZoo, "e2 e3 f2").put(519, HAND).tracks(0, 30, 0, 0, 1);
}

fn marks(scene: &Scene) -> Vec<(u16, u8)> {
    scene.position.market.marks.iter().map(|&(card, seat)| (card.0, seat.0)).collect()
}

/// Animals 4 I, P-24: after the action a token on an animal of the display, before the refill; it cannot be declined.
#[test]
fn p_24_a_mark_comes_after_the_action() {
    let mut scene = scene(|edit| {
        petting(edit);
        edit.action_number(0, Animals, 4).display([520, 201, 521, 202, 522, 523]);
    });
    scene.play("animals 2; ~animal 519");
    assert_eq!(scene.order(0)[0], Animals, "the used card has moved");
    assert_eq!(scene.legal(), ["card 520", "card 521", "card 522", "card 523"], "animals only, any folder");
    assert_eq!(scene.blockers("done"), [Blocker::NoSuchChoice]);
    assert_eq!(scene.blockers("card 201"), [Blocker::NoSuchChoice]);
    scene.play("card 523");
    assert_eq!((marks(&scene), scene.asked()), (vec![(523, 0)], 1));
    assert!(scene.events.contains(&Event::Marked { seat: ME, card: CardId(523) }));
}

/// P-24: a card with a token gets no second one; without an animal the mark is lost.
#[test]
fn p_24_a_card_carries_one_token() {
    let mut scene = scene(|edit| {
        petting(edit);
        edit.action_number(0, Animals, 4).display([520, 201, 521, 202, 203, 204]).mark(520, 1);
    });
    scene.play("animals 2; ~animal 519");
    assert_eq!(marks(&scene), [(520, 1), (521, 0)], "the only animal left without asking");
    assert_eq!(scene.asked(), 1);
    let mut scene = self::scene(|edit| {
        petting(edit);
        edit.action_number(0, Animals, 4).display([205, 201, 206, 202, 203, 204]);
    });
    scene.play("animals 2; ~animal 519");
    assert_eq!((marks(&scene), scene.asked()), (vec![], 1), "lost");
}

/// P-24: any exit but a discard pays the owner 2 money, whoever takes the card, and the token goes.
#[test]
fn p_24_a_marked_card_that_is_taken_pays_its_owner() {
    for owner in [0, 1] {
        let mut scene = scene(|edit| {
            edit.slot(0, Cards, 5).mark(522, owner).tracks(0, 20, 0, 0, 1).tracks(1, 20, 0, 0, 1);
        });
        scene.play("cards 5; snap; card 522");
        assert_eq!(scene.gains(owner), [(Resource::Money, 2, Source::Mark)]);
        assert_eq!((scene.hand(0), marks(&scene)), (vec![522], vec![]));
        assert_eq!(scene.zoo(owner).money.0, 22);
    }
    // Drawn within range.
    let mut scene = scene(|edit| {
        edit.upgrade(0, Cards).mark(520, 1);
    });
    scene.play("cards 4; draw; card 520");
    assert_eq!(scene.gains(1), [(Resource::Money, 2, Source::Mark)]);
}

/// P-24: played from the display, the card pays the owner of the token, after it was paid for.
#[test]
fn p_24_a_marked_card_that_is_played_pays_its_owner() {
    let mut scene = scene(|edit| {
        petting(edit);
        edit.upgrade(0, Animals).mark(520, 1).put(519, Place::DeckBottom);
    });
    scene.play("animals 2; ~animal 520");
    assert_eq!(scene.gains(1), [(Resource::Money, 2, Source::Mark)]);
    assert_eq!(marks(&scene), []);
    // the own 2 money come too late for the cost.
    let cost = 30 - scene.zoo(0).money.0;
    let scene = self::scene(|edit| {
        petting(edit);
        edit.upgrade(0, Animals).mark(520, 0).put(519, Place::DeckBottom).tracks(0, cost - 1, 0, 0, 1);
    });
    assert!(!scene.may("animals 2"));
}

/// Animals 4 II: an own marked animal played from the display gives 1 reputation besides the 2 money; another's does
/// not, nor one from hand.
#[test]
fn animals_4_ii_rewards_the_own_mark() {
    for (owner, reputation) in [(0, 2), (1, 1)] {
        let mut scene = scene(|edit| {
            petting(edit);
            edit.upgrade(0, Animals).action_number(0, Animals, 4).mark(520, owner);
            edit.put(519, Place::DeckBottom);
        });
        scene.play("animals 2; ~animal 520");
        assert_eq!(scene.zoo(0).reputation, reputation);
        let source = Source::ActionCard(Animals, 4, Side::II);
        let gained = scene.gains(0).contains(&(Resource::Reputation, 1, source));
        assert_eq!(gained, owner == 0);
        assert!(scene.gains(owner).contains(&(Resource::Money, 2, Source::Mark)));
        assert_eq!(scene.options("card").len(), 5, "the mark afterwards");
        assert_eq!(source.to_string().parse(), Ok(source));
    }
    let mut scene = scene(|edit| {
        petting(edit);
        edit.action_number(0, Animals, 4).upgrade(0, Animals);
    });
    scene.play("animals 2; animal 519");
    assert_eq!(scene.zoo(0).reputation, 1);
}

/// each repetition is an Animals action of its own; both marks come after the last one.
#[test]
fn animals_4_marks_once_for_each_repetition() {
    let mut scene = scene(|edit| {
        petting(edit);
        edit.action_number(0, Animals, 4).multipliers(0, Animals, 1).put(557, HAND);
    });
    scene.play("animals 2; animal 519; repeat; ~animal 557");
    scene.play("card 520; card 521");
    assert_eq!((marks(&scene), scene.asked()), (vec![(520, 0), (521, 0)], 1));
}

/// P-24: discarded in a break, a marked card goes to the owner's hand, seen by all; the token goes.
#[test]
fn p_24_a_marked_card_that_a_break_discards_goes_to_its_owner() {
    let mut scene = scene(|edit| {
        edit.break_steps(1).slot(0, Sponsors, 5).mark(521, 1).mark(523, 0);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!((scene.hand(1), marks(&scene)), (vec![521], vec![(523, 0)]));
    let market = &scene.position.market;
    assert!(market.discard.contains(CardId(520)) && !market.discard.contains(CardId(521)));
    let view = scene.rules.view(&scene.position, Viewer::Seat(ME));
    assert_eq!(view.zoos[1].hand.known, [CardId(521)]);
    assert!(scene.events.contains(&Event::Claimed { seat: Seat(1), card: CardId(521) }));
    assert!(!scene.gains(1).iter().any(|gain| gain.2 == Source::Mark), "no money for it");
}

/// P-24: likewise for a wave and for Digging, also one's own.
#[test]
fn p_24_a_marked_card_that_is_washed_away_or_dug_goes_to_its_owner() {
    let mut scene = scene(|edit| {
        edit.put(520, Place::DeckBottom).mark(521, 1).deck_top(&[529, 401]);
    });
    scene.play("x-token cards");
    assert_eq!((scene.hand(1), display(&scene)), (vec![521], vec![522, 523, 524, 525, 529, 401]));
    let mut scene = self::scene(|edit| {
        edit.action_number(0, Cards, 2).mark(523, 0).mark(520, 1);
    });
    scene.play("cards 4; dig 523");
    assert!(scene.hand(0).contains(&523));
    assert_eq!(marks(&scene), [(520, 1)]);
}

/// 268: one mark for each Europe icon, after the action; each may be declined.
#[test]
fn a_268_marks_for_each_europe_icon_if_it_likes() {
    let mut scene = scene(|edit| {
        edit.put(268, HAND).tracks(0, 20, 0, 0, 1);
    });
    scene.play("sponsors 5; ~sponsor 268");
    assert_eq!(scene.zoo(0).money.0, 22, "2 money for its own icon");
    assert_eq!(scene.legal(), ["yes", "done"]);
    scene.play("yes; card 524");
    assert_eq!((marks(&scene), scene.asked()), (vec![(524, 0)], 1));
    let mut scene = self::scene(|edit| {
        edit.put(268, HAND);
    });
    scene.play("sponsors 5; ~sponsor 268; done");
    assert_eq!((marks(&scene), scene.asked()), (vec![], 1));
    // A partner zoo of Europe brings one too; nothing is asked where no animal can be marked.
    let mut scene = self::scene(|edit| {
        edit.put(268, Place::Zoo(ME)).slot(0, Association, 3);
        edit.offer_partners(&[Icon::Europe]).display([205, 201, 206, 202, 203, 204]);
    });
    scene.play("association 3; task partner-zoo; ~partner europe");
    assert_eq!(scene.asked(), 1);
}

/// Map 12: a placement bonus with a mark waits for the end of the Build action.
#[test]
fn a_mark_on_the_map_waits_for_the_end_of_the_action() {
    let mut scene = Scene::at_rest(on_maps(&["12", "0"]), |edit| {
        edit.cover(0, Building::Standard1, "g3");
    });
    scene.play("build 3; raise kiosk; place kiosk g2 r0");
    assert_eq!(scene.order(0)[0], Build);
    scene.play("card 520");
    assert_eq!(marks(&scene), [(520, 0)]);
}

/// in a break a mark happens at once, before the refill after that player's income.
#[test]
fn a_mark_in_a_break_happens_at_once() {
    let mut scene = Scene::at_rest(on_maps(&["12", "0"]), |edit| {
        edit.cover(0, Building::Standard1, "g3").left_edge(0, &[1, 3, 4, 5, 6, 7]);
        edit.break_steps(1).slot(0, Sponsors, 5).deck_top(&[401, 402]);
    });
    scene.play("sponsors 5; ~break");
    while scene.question() == Question::Order {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play("raise size2; place size2 g2 r5");
    assert_eq!(scene.legal().len(), 6, "{:?}", scene.legal());
    scene.play("card 401");
    assert_eq!(marks(&scene), [(401, 0)]);
}

/// Tokens lie on animals of the display, one each.
#[test]
fn p_24_tokens_lie_on_displayed_animals() {
    let mut edit = Editor::new(marine(2), 1);
    edit.display([520, 201, 521, 202, 203, 204]).mark(401, 0);
    assert!(edit.position().is_err(), "only cards of the display carry tokens");
    let mut edit = Editor::new(marine(2), 1);
    edit.display([520, 201, 521, 202, 203, 204]).mark(201, 0);
    assert!(edit.position().is_err(), "sponsors carry none");
    let mut edit = Editor::new(marine(2), 1);
    edit.display([520, 201, 521, 202, 203, 204]).mark(520, 0).mark(520, 1);
    assert!(edit.position().is_err(), "one token each");
}

/// D-33: an own marked card within reach pays for Venom.
#[test]
fn d_33_a_marked_card_can_pay_for_venom() {
    let venom = |marked: bool| {
        scene(|edit| {
            edit.slot(0, Cards, 5).venom(0, Sponsors, true).tracks(0, 0, 0, 0, 1);
            edit.raw().zoos[0].x_tokens = 5;
            if marked {
                edit.mark(524, 0);
            }
        })
    };
    let mut scene = venom(true);
    assert!(!scene.may("build 3") && scene.may("cards 5"));
    scene.play("cards 5");
    assert_eq!((scene.hand(0), scene.asked()), (vec![524], 1), "only the snap of the marked card is legal");
    assert_eq!(scene.gains(0), [(Resource::Money, 2, Source::Mark)]);
    assert_eq!(scene.zoo(0).money.0, 0);
    assert!(!venom(false).may("cards 5") && venom(false).may("sponsors 4"));
}
