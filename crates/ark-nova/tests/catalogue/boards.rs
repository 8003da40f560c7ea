//! Tracks, association board, tiles, buildings and action cards.

use ark_nova::catalogue::action_cards::{self, ActionSide, Performance, Twist};
use ark_nova::catalogue::boards::{
    BASE_PROJECTS, BREAK_STEPS, DONATIONS, DONATIONS_BLOCKED, INCOME, MOST_PROJECTS, RANGE, REPUTATION_BONUS,
    Task, University, target,
};
use ark_nova::catalogue::{Action, BonusTile, Building, BuildingKind, Edition, Icon, Set, bonus_tiles};

#[test]
fn income_by_appeal() {
    assert_eq!(INCOME.len(), 114);
    assert!(INCOME.is_sorted());
    // 7 appeal bring 11 money.
    let known = [(0, 5), (4, 9), (5, 10), (6, 10), (7, 11), (16, 15), (17, 16), (25, 18), (31, 20), (32, 21)];
    let later = [(55, 26), (56, 27), (64, 28), (95, 34), (96, 35), (107, 36), (108, 37), (113, 37)];
    for (appeal, money) in known.into_iter().chain(later) {
        assert_eq!(INCOME[appeal], money, "{appeal} appeal");
    }
    assert_eq!(INCOME.iter().map(|&money| u32::from(money)).sum::<u32>(), 2887);
}

/// D-1: the worked examples of the rulebooks.
#[test]
fn targets_of_the_conservation_track() {
    for (appeal, conservation, points) in [(64, 20, 0), (54, 22, -4), (64, 23, 9), (72, 16, -4), (79, 18, 9)]
    {
        assert_eq!(appeal - target(conservation), points);
    }
    assert_eq!([0, 1, 10, 11, 41].map(target), [114, 112, 94, 91, 1]);
    // The areas of the track tile the appeal track without a gap, two spaces each up to 10, then three.
    for conservation in 1..=41 {
        let width = target(conservation - 1) - target(conservation);
        assert_eq!(width, if conservation <= 10 { 2 } else { 3 });
    }
}

#[test]
fn the_reputation_track() {
    assert_eq!(RANGE, [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
    let bonus: Vec<usize> = (0..16).filter(|&space| !REPUTATION_BONUS[space].is_empty()).collect();
    assert_eq!(bonus, [5, 8, 10, 11, 12, 13, 14, 15]);
}

#[test]
fn the_association_board() {
    assert_eq!(Task::ALL.map(Task::value), [2, 3, 4, 5]);
    assert_eq!(DONATIONS, [2, 5, 5, 7, 7, 10, 10, 12]);
    // With two players one space of 5, 7 and 10 is blocked each.
    let open: Vec<u8> =
        (0..8).filter(|space| !DONATIONS_BLOCKED.contains(space)).map(|space| DONATIONS[space]).collect();
    assert_eq!(open, [2, 5, 7, 10, 12]);
    assert_eq!(BREAK_STEPS, [0, 0, 9, 12, 15]);
    assert_eq!((BASE_PROJECTS, MOST_PROJECTS), ([0, 3, 3, 3, 4], [0, 2, 2, 3, 4]));
}

#[test]
fn universities() {
    assert_eq!(University::BASE.map(University::reputation), [1, 0, 2]);
    assert_eq!(University::BASE.map(|tile| tile.icons().len()), [0, 2, 1]);
    assert!(University::BASE.iter().all(|tile| tile.search().is_none()));
    assert!(University::BASE.iter().flat_map(|tile| tile.icons()).all(|&icon| icon == Icon::Science));
    let searched: Vec<Icon> = University::SPECIFIC.iter().filter_map(|tile| tile.search()).collect();
    use Icon::{Bird, Herbivore, Predator, Primate, Reptile, SeaAnimal};
    assert_eq!(searched, [Bird, Predator, Herbivore, Primate, Reptile, SeaAnimal]);
    for (tile, icon) in University::SPECIFIC.iter().zip(searched) {
        assert_eq!((tile.icons(), tile.reputation()), (&[icon, Icon::Science][..], 0));
    }
}

#[test]
fn nine_or_fifteen_bonus_tiles() {
    let base: Vec<BonusTile> = bonus_tiles::pool(Edition::Base).collect();
    let marine: Vec<BonusTile> = bonus_tiles::pool(Edition::Marine).collect();
    assert_eq!((base.len(), marine.len(), bonus_tiles::ALL.len()), (9, 15, 16));
    assert!(base.contains(&BonusTile::Sponsor) && !base.contains(&BonusTile::KeptSponsor));
    assert!(!marine.contains(&BonusTile::Sponsor) && marine.contains(&BonusTile::KeptSponsor));
    assert!(bonus_tiles::ALL.iter().all(|face| face.tile.face() == face && !face.effects.is_empty()));
    let kept: Vec<BonusTile> = marine.into_iter().filter(|tile| tile.face().kept).collect();
    use BonusTile::{BaseProjectIcon, ExtraShift, IgnoreConditions, KeptSponsor};
    assert_eq!(kept, [KeptSponsor, IgnoreConditions, BaseProjectIcon, ExtraShift]);
}

#[test]
fn thirty_one_buildings() {
    let of = |kind| Building::ALL.iter().filter(|building| building.kind() == kind).count();
    let kinds = [
        BuildingKind::StandardEnclosure,
        BuildingKind::Kiosk,
        BuildingKind::Pavilion,
        BuildingKind::SpecialEnclosure,
        BuildingKind::UniqueBuilding,
    ];
    assert_eq!(kinds.map(of), [5, 1, 1, 5, 19]);
    let marine: Vec<Building> =
        Building::ALL.into_iter().filter(|building| building.face().set == Set::Marine).collect();
    assert_eq!(marine.len(), 6);
    for (place, building) in Building::ALL.into_iter().enumerate() {
        assert_eq!((building as usize, building.face().building), (place, building));
        assert_eq!(building.shape()[0], (0, 0), "the anchor is a cell of {building:?}");
    }
    assert_eq!(Building::STANDARD.map(Building::size), [1, 2, 3, 4, 5]);
    assert_eq!(Building::ALL.iter().map(|building| building.size()).sum::<u8>(), 101);
    let with_room = Building::ALL.into_iter().filter(|building| building.face().capacity > 0);
    let room: Vec<(Building, u8)> = with_room.map(|building| (building, building.face().capacity)).collect();
    let expected = [
        (Building::PettingZoo, 3),
        (Building::ReptileHouse, 5),
        (Building::LargeBirdAviary, 5),
        (Building::SmallAquarium, 2),
        (Building::LargeAquarium, 5),
        (Building::UnderwaterTunnel, 2),
    ];
    assert_eq!(room, expected);
    let upgraded: Vec<Building> =
        Building::ALL.into_iter().filter(|building| building.face().build_ii).collect();
    assert_eq!(upgraded, [Building::ReptileHouse, Building::LargeBirdAviary]);
    assert_eq!(Building::ALL.into_iter().filter(|building| building.only_one()).count(), 24);
}

#[test]
fn five_standard_and_twenty_alternate_action_cards() {
    let mut expected = Vec::new();
    for action in Action::ALL {
        expected.extend((0..5).map(|number| (action, number)));
    }
    let found: Vec<(Action, u8)> = action_cards::ALL.iter().map(|card| (card.action, card.number)).collect();
    assert_eq!(found, expected);
    for card in &action_cards::ALL {
        assert_eq!(action_cards::find(card.action, card.number), Some(card));
        let plain: [ActionSide; 2] = action_cards::find(card.action, 0).expect("the standard card").sides;
        assert!(plain.iter().all(|side| side.twist.is_none()));
        assert_eq!(
            card.number > 0,
            card.sides != plain,
            "{:?} {} differs from the standard card",
            card.action,
            card.number
        );
        for side in card.sides {
            let fits = matches!(
                (card.action, side.does),
                (Action::Animals, Performance::Animals { .. })
                    | (Action::Association, Performance::Association { .. })
                    | (Action::Build, Performance::Build { .. })
                    | (Action::Cards, Performance::Cards { .. })
                    | (Action::Sponsors, Performance::Sponsors { .. })
            );
            assert!(fits);
        }
    }
    assert_eq!(action_cards::find(Action::Build, 5), None);
}

/// What each alternate adds, side by side (M-5.1); those without a twist differ in their tables.
#[test]
fn the_twists_of_the_alternates() {
    use Action::{Animals, Association, Build, Cards, Sponsors};
    use Building::{Kiosk, Pavilion};
    use Twist::*;
    let supply = |universities| FromSupply { universities };
    let expected = [
        (Animals, 1, [Some(IgnoreConditionIfSingle(5)), Some(IgnoreConditionIfSingle(3))]),
        (Animals, 2, [Some(HunterWithoutAnimal(4)), Some(HunterWithoutAnimal(6))]),
        (Animals, 3, [Some(FirstAnimalCheaper(2)), Some(PayForAppeal)]),
        (Animals, 4, [Some(MarkAfter(0)), Some(MarkAfter(1))]),
        (Association, 1, [Some(supply(false)), Some(supply(true))]),
        (Association, 2, [Some(HireInsteadOfProject), Some(WorkersForStrength(2))]),
        (Association, 3, [Some(XTokenIfStronger), Some(DonationLessByXTokens)]),
        (Association, 4, [Some(OtherActionInstead(5)), Some(CardInsteadOfDonation)]),
        (Build, 1, [Some(ExtraBuilding(Pavilion, 3)), Some(ExtraBuilding(Pavilion, 2))]),
        (Build, 2, [Some(ExtraBuilding(Kiosk, 3)), Some(ExtraBuilding(Kiosk, 2))]),
        (Build, 3, [None, Some(RepeatStandard)]),
        (Build, 4, [Some(CoverTerrain(-2)), Some(CoverTerrain(2))]),
        (Cards, 1, [None, None]),
        (Cards, 2, [Some(DiggingFirst(1)), Some(DiggingFirst(2))]),
        (Cards, 3, [None, None]),
        (Cards, 4, [Some(CleverAfter(2)), Some(CleverAfter(0))]),
        (Sponsors, 1, [Some(TradeOnce { reputation: false }), Some(TradeOnce { reputation: true })]),
        (Sponsors, 2, [Some(BonusMoney(3)), Some(BonusMoney(5))]),
        (Sponsors, 3, [Some(SellOnce { any: false }), Some(SellOnce { any: true })]),
        (Sponsors, 4, [Some(SwapSponsor), Some(SponsorWithBreak)]),
    ];
    let printed = action_cards::ALL.iter().filter(|card| card.number > 0);
    let found = printed.map(|card| (card.action, card.number, card.sides.map(|side| side.twist)));
    assert!(found.eq(expected));
    for (action, number, _) in expected {
        let [card, plain] = [number, 0].map(|n| action_cards::find(action, n).expect("a card").sides);
        for side in 0..2 {
            let same = card[side].does == plain[side].does;
            assert_eq!(same, !matches!((action, number), (Build, 3) | (Cards, 1 | 3)), "{action:?} {number}");
        }
    }
    let cards = |number| action_cards::find(Cards, number).expect("a card").sides.map(|side| side.does);
    for (number, discards, snaps) in [
        (1, [[0; 5], [0; 5]], [[0, 0, 0, 0, 1], [0, 0, 1, 1, 1]]),
        (3, [[1, 0, 1, 0, 1], [0, 1, 0, 1, 1]], [[0, 0, 1, 1, 1], [0, 1, 1, 1, 2]]),
    ] {
        for (side, does) in cards(number).into_iter().enumerate() {
            let Performance::Cards { discard, snap, .. } = does else { panic!("{does:?}") };
            assert_eq!((discard, snap), (discards[side], snaps[side]), "Cards {number}");
        }
    }
}
