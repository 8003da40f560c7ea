//! The 16 sponsors of Marine Worlds, 265-280, and its 8 replacement faces.

use super::{Sponsor, sponsor};
use crate::catalogue::Resource::{Appeal, Conservation, Money, XToken};
use crate::catalogue::{Action, Building, Icon::*, IconGroup::*, PlacementNeed, Requirement as Needs};
use crate::effects::{
    Ability::*, Amount::*, CardFilter, Condition::*, Counter, Counter::*, Effect, Effect::*, On::*, Rest,
    Rule::*, TakenFrom, Trigger, WhoseZoo::*, per,
};

#[rustfmt::skip]
pub(super) static SPONSORS: [Sponsor; 16] = [
    sponsor(265, "Franchise Business").marine().level(4).needs(&[Needs::Kiosks(1)])
        .now(&[BuildFree(&[Building::Kiosk])])
        .income(&[Gain(Money, per(KiosksOfOthers, 1))])
        .at_end(Gain(Conservation, Tiers(Counter::Kiosks, &[(5, 1)]))),
    sponsor(266, "Marine Biologist").marine().level(4).icons(&[SeaAnimal]).wave().person()
        .whenever(Trigger::new(IconEnters(SeaAnimal, Any), &[Gain(Money, N(3))])),
    sponsor(267, "Farm Cat").marine().level(5).icons(&[Predator]).needs(&[Needs::MaxAppeal(25)])
        .now(&[Gain(Appeal, Tiers(KiosksAndPavilions, &[(1, 1), (4, 3), (7, 5)]))])
        .at_end(Gain(Conservation, per(KiosksWithEmptyNeighbours(3), 1).up_to(3))),
    sponsor(268, "Conference on Europe").marine().level(5).icons(&[Europe])
        .now(&[Gain(Money, Tiers(Icons(Europe), &[(1, 2), (3, 5), (5, 10)]))])
        .whenever(Trigger::new(IconEnters(Europe, Own), &[Effect::Ability(Mark)]).may().after_action())
        .at_end(Gain(Conservation, Tiers(Donations, &[(3, 1)]))),
    sponsor(269, "Conference on Australia").marine().level(5).icons(&[Australia])
        .whenever(Trigger::new(IconEnters(Australia, Own), &[EnlargeEnclosure { appeal_if_occupied: 2 }]).may())
        .at_end(Gain(Appeal, per(PouchedCards, 1).up_to(5))),
    sponsor(270, "Marine Research Expedition").marine().level(5).icons(&[Science, SeaAnimal]).wave()
        .whenever(Trigger::new(IconEnters(SeaAnimal, Own), &[OneOf(&[&[DiscardOwnSponsor(CardFilter::PersonSponsor), Gain(Conservation, N(1))], &[Effect::Ability(ScubaDive(N(3)))]])]).may()),
    sponsor(271, "Excavation Site").marine().level(5).icons(&[Science])
        .now(&[PlaceUnique(Building::ExcavationSite, PlacementNeed { bonus_times: 2, ..PlacementNeed::NONE })])
        .at_end(If(AllPlacementBonusesCovered, &Gain(Conservation, N(1)))),
    sponsor(272, "Expansion Area").marine().level(5).needs(&[Needs::Upgraded(Action::Sponsors)])
        .now(&[BuildFree(&[Building::Standard3])])
        .rule(BorderEnclosureCountsAs { size: 3, counts_as: 5 })
        .at_end(If(BorderCovered, &Gain(Conservation, N(1)))),
    sponsor(273, "Publications").marine().level(4).icons(&[Science]).needs(&[Needs::Icons(Science, 1)])
        .now(&[Donate])
        .rule(DonationDiscount(per(Icons(Science), 1))),
    sponsor(274, "Mascot Statue").marine().level(3).appeal(1)
        .now(&[PlaceUnique(Building::MascotStatue, PlacementNeed::NONE)])
        .income(&[Gain(Appeal, N(1))])
        .at_very_end(Gain(Appeal, per(ZoosWithMoreAppeal, 2))),
    sponsor(275, "Horse Whisperer").marine().level(3).icons(&[PettingZoo]).needs(&[Needs::Reputation(6)]).person()
        .now(&[Take { n: 1, from: TakenFrom::DiscardPile, filter: CardFilter::PettingZooAnimal }])
        .whenever(Trigger::new(IconEnters(PettingZoo, Any), &[Gain(Money, N(2))])),
    sponsor(276, "Landscape Gardener").marine().level(6).person()
        .now(&[BuildFree(&[Building::Pavilion])])
        .now(&[Gain(Appeal, per(Pavilions, 1))])
        .whenever(Trigger::new(Placed(Building::Pavilion), &[Gain(XToken, N(1))])),
    sponsor(277, "Field Research Type D Orcas").marine().level(3).icons(&[Science]).needs(&[Needs::Icons(Science, 2), Needs::Icons(SeaAnimal, 1)]).reputation(3).wave(),
    sponsor(278, "Amazon House").marine().level(6).rock(1).water(1).icons(&[SeaAnimal, Herbivore, Primate]).needs(&[Needs::Upgraded(Action::Sponsors), Needs::Icons(Americas, 1), Needs::Reputation(6)]).appeal(4).conservation(2).reputation(1)
        .now(&[PlaceUnique(Building::AmazonHouse, PlacementNeed::next_to(1, 1))]),
    sponsor(279, "Underwater Tunnel").marine().level(4).needs(&[Needs::Upgraded(Action::Sponsors)]).appeal(2).wave()
        .now(&[PlaceUnique(Building::UnderwaterTunnel, PlacementNeed { on_water: true, ..PlacementNeed::NONE })])
        .rule(HousesSeaAnimals(Building::UnderwaterTunnel, 2))
        .at_end(Gain(Appeal, Tiers(AquariumsNextTo(Building::UnderwaterTunnel), &[(1, 3), (2, 5)]))),
    sponsor(280, "Reconstruction").marine().level(3)
        .now(&[RearrangeBuildings { max: 3 }])
        .now(&[BuildFree(&[Building::Pavilion])])
        .now(&[BuildFree(&[Building::Kiosk])])
        .rule(NoPlacementBonuses)
        .at_end(If(MapCovered, &Gain(Appeal, N(5)))),
];

/// The faces that take the place of base cards.
#[rustfmt::skip]
pub static REPLACEMENTS: [Sponsor; 8] = [
    sponsor(207, "Basic Research").marine().level(4).icons(&[Science]).needs(&[Needs::Upgraded(Action::Sponsors), Needs::MaxAppeal(25)])
        .now(&[GainAndShare { gain: Conservation, amount: per(Kinds(CategoriesWithSeaAndContinents), 1).every(2), others: Money, per_point: 2 }]),
    sponsor(208, "Science Library").marine().level(4).icons(&[Science])
        .now(&[Gain(Appeal, per(Icons(Science), 1))])
        .whenever(Trigger::new(IconEnters(Science, Any), &[Gain(Money, N(2))]))
        .at_end(Gain(Conservation, Tiers(Kinds(CategoriesWithSea), &[(5, 1)]))),
    sponsor(225, "Quarantine Lab").marine().level(3).icons(&[Science])
        .now(&[Gain(XToken, N(1))])
        .rule(Immune)
        .at_end(Gain(Conservation, Tiers(Kinds(Continents), &[(5, 1)]))),
    sponsor(226, "Foreign Institute").marine().level(6).icons(&[Science]).reputation(2)
        .at_end(Gain(Conservation, Tiers(Kinds(Continents), &[(5, 1)]))),
    sponsor(227, "WAZA Special Assignment").marine().level(6).needs(&[Needs::Reputation(6)])
        .now(&[ChooseFocus, RevealUntil { filter: CardFilter::AnimalOfFocus, rest: Rest::UnderDeck }])
        .whenever(Trigger::new(AnimalOfFocusPlayed, &[ByFocus { small: &Gain(Appeal, N(2)), large: &Gain(Appeal, N(4)) }]))
        .rule(OnlyFocus),
    sponsor(250, "Sea Turtle Tank").marine().level(5).water(2).icons(&[Reptile, SeaAnimal])
        .now(&[PlaceUnique(Building::SeaTurtleTank, PlacementNeed::next_to(0, 2))])
        .whenever(Trigger::new(IconEnters(Reptile, Own), &[Effect::Ability(Sunbathing(2))]).may()),
    sponsor(261, "Guided School Tours").marine().level(3).appeal(1).conservation(1)
        .at_end(Gain(Conservation, Tiers(Kinds(CategoriesWithSea), &[(5, 1)]))),
    sponsor(262, "Explorer").marine().level(5).needs(&[Needs::Upgraded(Action::Sponsors)]).person()
        .now(&[Gain(Money, per(Kinds(CategoriesWithSeaAndContinents), 2))])
        .whenever(Trigger::new(NewIconKind(CategoriesWithSeaAndContinents), &[Gain(Appeal, N(1)), Gain(Money, N(2))])),
];
