//! Bonus tiles and the conservation and reputation spaces.

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::catalogue::Action::{Association, Cards, Sponsors};
use ark_nova::catalogue::{BonusTile, Building, CardId, Icon};
use ark_nova::editor::Editor;

/// Seat 0 at 4 conservation plays 261 and reaches 5, where this tile lies.
fn reach_five(tile: BonusTile, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = sponsor(261, |editor| {
        editor.tracks(0, 20, 10, 4, 1);
        editor.raw().market.tiles = [[Some(tile), None], [None, None]];
        edit(editor);
    });
    go(&mut scene, "first 261:conservation");
    assert!(scene.may("money"), "R-11.5: 5 money are always there");
    scene
}

/// 5 money instead of a tile; the tile stays for others.
#[test]
fn r_11_5_money_instead_of_a_tile() {
    let mut scene = reach_five(BonusTile::Reputation, |_| ());
    scene.play("money");
    assert_eq!(scene.tracks(0), (25, 11, 5, 1));
    assert_eq!(scene.position.market.tiles[0][0], Some(BonusTile::Reputation));
}

/// Tiles 1 to 3: 2 reputation, 3 X-tokens, 10 money; a tile leaves the game.
#[test]
fn t_plain_tiles() {
    let mut scene = reach_five(BonusTile::Reputation, |_| ());
    scene.play("tile reputation");
    assert_eq!(scene.tracks(0), (20, 11, 5, 3));
    assert_eq!(scene.position.market.tiles[0], [None, None]);
    let mut scene = reach_five(BonusTile::XTokens, |edit| {
        edit.x_tokens(0, 1);
    });
    scene.play("tile x-tokens");
    assert_eq!(scene.zoo(0).x_tokens, 4);
    let mut scene = reach_five(BonusTile::Money, |_| ());
    scene.play("tile money");
    assert_eq!(scene.zoo(0).money.0, 30);
}

/// A free enclosure of size 3, which may be declined (D-21).
#[test]
fn t_enclosure_tile() {
    let mut scene = reach_five(BonusTile::Enclosure, |_| ());
    scene.play("tile enclosure");
    assert_eq!(scene.legal(), ["raise size3", "done"]);
    scene.play("raise size3");
    lay_plainly(&mut scene);
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).count(Building::Standard3)), (20, 1));
    let mut scene = reach_five(BonusTile::Enclosure, |_| ());
    scene.play("tile enclosure; done");
    assert_eq!(scene.zoo(0).buildings.len(), 0);
}

/// Three cards from the deck or in range, one after the other.
#[test]
fn t_cards_tile() {
    let mut scene = reach_five(BonusTile::Cards, |edit| {
        edit.deck_top(&[404, 405]);
    });
    scene.play("tile cards; card 521");
    // Folder 1 is empty now, so the deck is the only answer.
    let hand: Vec<u16> = scene.zoo(0).hand.iter().map(|card| card.0).collect();
    assert_eq!(hand, [404, 405, 521]);
}

/// A Multiplier token on any own card.
#[test]
fn t_multiplier_tile() {
    let mut scene = reach_five(BonusTile::Multiplier, |_| ());
    scene.play("tile multiplier");
    assert_eq!(scene.legal().len(), 5);
    scene.play("choose cards");
    let slots = scene.zoo(0).slots;
    assert_eq!(slots.iter().find(|slot| slot.action == Cards).map(|slot| slot.multipliers), Some(1));
}

/// A university without worker and strength, with its bonuses; nothing if there is none to take (R-12A.14).
#[test]
fn t_university_tile() {
    let mut scene = reach_five(BonusTile::University, |edit| universities(edit, 1));
    scene.play("tile university; university two-science");
    scene.play("choose cards");
    assert_eq!(scene.zoo(0).icons(Icon::Science), 2);
    assert_eq!(scene.zoo(0).active_workers(), 1);
    let mut scene = reach_five(BonusTile::University, |edit| universities(edit, 3));
    scene.play("tile university");
    assert_eq!(scene.asked(), 1);
}

/// A partner zoo; a third one only with the own Association card on side II (R-12A.14, D-19).
#[test]
fn t_partner_zoo_tile() {
    let mut scene = reach_five(BonusTile::PartnerZoo, |_| ());
    scene.play("tile partner-zoo; partner asia");
    assert_eq!(scene.zoo(0).icons(Icon::Asia), 1);
    for upgraded in [false, true] {
        let mut scene = reach_five(BonusTile::PartnerZoo, |edit| {
            partners(edit, &[Icon::Asia, Icon::Europe]);
            if upgraded {
                edit.upgrade(0, Association);
            }
        });
        scene.play("tile partner-zoo");
        assert_eq!(scene.asked() == 0 && scene.may("partner africa"), upgraded);
    }
}

/// A sponsor from hand for money (2.14); optional.
#[test]
fn t_sponsor_tile() {
    let mut scene = reach_five(BonusTile::Sponsor, |edit| {
        edit.put_all(&[226, 201], HAND);
    });
    scene.play("tile sponsor");
    assert_eq!(scene.legal(), ["sponsor 226", "done"], "201 needs the own Sponsors card on side II");
    scene.play("sponsor 226");
    assert_eq!(scene.tracks(0), (14, 11, 5, 3));
    assert_eq!(scene.zoo(0).slots[0].action, Sponsors);
    let mut scene = reach_five(BonusTile::Sponsor, |edit| {
        edit.put(226, HAND);
    });
    scene.play("tile sponsor; done");
    assert_eq!(scene.zoo(0).money.0, 20);
    assert!(scene.zoo(0).hand.contains(CardId(226)));
}

/// passing 2, 5 and 8 in one gain gives all three, in any order.
#[test]
fn r_11_5_passing_several_spaces_gives_all() {
    let mut scene = scene(|edit| {
        edit.slots(0, [Cards, ORDER[1], ORDER[2], Sponsors, Association]).tracks(0, 20, 30, 1, 1);
        edit.base_projects(&[108, 103]).put_all(&[401, 404, 405, 428, 452, 494, 224], ME);
        edit.put(116, ark_nova::editor::Place::Project);
        edit.raw().market.tiles = [[Some(BonusTile::Money), None], [Some(BonusTile::XTokens), None]];
    });
    scene.play("association 5; task project; support 103 left; left 3");
    go(&mut scene, "first left:3; first conservation:5; money; first conservation:2; option 2");
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).workers), (6, 2));
    assert_eq!(scene.zoo(0).money.0, 30);
}

/// at 2 an upgrade or a worker; with everything upgraded only a worker, and the other way round.
#[test]
fn r_11_5_two_conservation_upgrade_or_hire() {
    let mut scene = sponsor(261, |edit| {
        edit.tracks(0, 20, 10, 1, 1);
    });
    go(&mut scene, "first 261:conservation");
    assert_eq!(scene.legal(), ["option 1", "option 2"]);
    scene.play("option 1");
    assert_eq!(scene.options("choose").len(), 5);
    scene.play("choose association");
    assert!(scene.zoo(0).is_upgraded(Association));
    let mut scene = sponsor(261, |edit| {
        edit.tracks(0, 20, 10, 1, 1);
        ark_nova::catalogue::Action::ALL.into_iter().for_each(|action| _ = edit.upgrade(0, action));
    });
    go(&mut scene, "first 261:conservation");
    assert_eq!(scene.zoo(0).workers, 2, "one possible answer is not asked for");
    let mut scene = sponsor(261, |edit| {
        edit.tracks(0, 20, 10, 1, 1);
        edit.zoo(0).workers = 4;
    });
    go(&mut scene, "first 261:conservation");
    assert!(scene.may("choose association") && !scene.may("option 2"));
}

/// reputation spaces 5 and 8 give an upgrade and a worker: 9 is the end until Cards is on side II.
#[test]
fn r_11_7_reputation_spaces() {
    let mut scene = sponsor(226, |edit| {
        edit.tracks(0, 20, 10, 0, 4);
    });
    scene.play("choose build");
    assert_eq!(scene.zoo(0).reputation, 6);
    let scene = sponsor(226, |edit| {
        edit.tracks(0, 20, 10, 0, 7);
    });
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).workers), (9, 2));
    let scene = sponsor(226, |edit| {
        edit.tracks(0, 20, 10, 0, 9);
    });
    assert_eq!(scene.tracks(0), (20, 10, 0, 9), "lost without compensation");
    let mut scene = sponsor(226, |edit| {
        edit.tracks(0, 20, 10, 0, 9).upgrade(0, Cards);
    });
    go(&mut scene, "first reputation:10; deck");
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).conservation, scene.zoo(0).hand.len()), (11, 1, 1));
    let scene = sponsor(226, |edit| {
        edit.tracks(0, 20, 10, 0, 11).upgrade(0, Cards).x_tokens(0, 1);
    });
    assert!(scene.may("deck"), "13 gives a card");
    assert_eq!(scene.zoo(0).x_tokens, 1, "12 gives an X-token; one was spent");
    let scene = sponsor(226, |edit| {
        edit.tracks(0, 20, 10, 0, 15).upgrade(0, Cards);
    });
    assert_eq!(scene.tracks(0), (20, 12, 0, 15), "R-11.9: appeal instead");
}

/// R-12A.14: a partner zoo from an effect looks at the own Association card, also while another's is borrowed.
#[test]
fn r_12a_14_a_third_partner_zoo_needs_the_own_card() {
    let mut scene = scene(|edit| {
        edit.map(0, "8").put_all(&[485, 223], HAND).base_projects(&[107]).put(443, ME);
        partners(edit, &[Icon::Europe, Icon::Asia]);
        edit.x_tokens(0, 3).tracks(0, 40, 10, 10, 1).tracks(1, 20, 30, 0, 1);
        edit.slots(1, [Cards, Sponsors, Association, ORDER[1], ORDER[2]]).upgrade(1, Association);
        edit.raw().scoring_discarded = true;
        build(edit, Building::Standard1, "e4");
    });
    go(&mut scene, "animals 2; animal 485; first 485:ability:1; seat 1");
    scene.play("borrow association 3 +3x");
    go(&mut scene, "task project; support 107 right; left 4; first 107:level:3; first left:4");
    assert!(!scene.legal().iter().any(|text| text.starts_with("partner")), "{:?}", scene.legal());
    assert_eq!(scene.zoo(0).supports(), 1);
}
