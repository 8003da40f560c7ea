//! The 64 sponsors of the base game, 201-264.

use super::{Sponsor, sponsor};
use crate::catalogue::Resource::{Appeal, Conservation, Money, Reputation, XToken};
use crate::catalogue::{
    Action, Building, Icon::*, IconGroup::*, PlacementNeed, ProjectKind, Requirement as Needs, SizeClass::*,
    Terrain,
};
use crate::effects::{
    Ability::*, Amount::*, CardFilter, Condition::*, Counter, Counter::*, Effect, Effect::*, On::*, Rest,
    Rule, Rule::*, SpaceKind, TakenFrom, Trigger, WhoseZoo::*, per,
};

#[rustfmt::skip]
pub(super) static SPONSORS: [Sponsor; 64] = [
    sponsor(201, "Science Lab").level(5).icons(&[Science]).needs(&[Needs::Upgraded(Action::Sponsors)])
        .now(&[Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any }])
        .income(&[Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any }])
        .at_end(Gain(Conservation, Tiers(Icons(Science), &[(3, 1), (6, 2)]))),
    sponsor(202, "Spokesperson").level(5).icons(&[Science]).needs(&[Needs::Icons(Science, 1)]).person()
        .whenever(Trigger::new(IconEnters(Science, Own), &[Gain(Reputation, N(1))])),
    sponsor(203, "Veterinarian").level(4).icons(&[Science]).person()
        .now(&[Gain(Money, Tiers(Universities, &[(1, 2), (2, 5), (3, 10)]))])
        .rule(SupportStrength(4))
        .at_end(Gain(Conservation, Tiers(Universities, &[(3, 1)]))),
    sponsor(204, "Science Museum").level(4).icons(&[Science]).needs(&[Needs::Icons(Science, 4)])
        .now(&[Gain(Money, per(Icons(Science), 2))])
        .whenever(Trigger::new(IconEnters(Science, Own), &[Gain(Conservation, N(1))])),
    sponsor(205, "Gorilla Field Research").level(3).icons(&[Science]).needs(&[Needs::Icons(Science, 3)]).conservation(1).reputation(2),
    sponsor(206, "Medical Breakthrough").level(5).icons(&[Science]).needs(&[Needs::Icons(Science, 4)])
        .now(&[Gain(Appeal, per(Supports, 2))])
        .income(&[Gain(Conservation, N(1))]),
    sponsor(207, "Basic Research").level(4).icons(&[Science]).needs(&[Needs::Upgraded(Action::Sponsors), Needs::MaxAppeal(25)])
        .now(&[GainAndShare { gain: Conservation, amount: per(Kinds(CategoriesAndContinents), 1).every(2), others: Money, per_point: 2 }]),
    sponsor(208, "Science Library").level(4).icons(&[Science])
        .now(&[Gain(Appeal, per(Icons(Science), 1))])
        .whenever(Trigger::new(IconEnters(Science, Any), &[Gain(Money, N(2))]))
        .at_end(Gain(Conservation, Tiers(Kinds(Categories), &[(5, 1)]))),
    sponsor(209, "Technology Institute").level(5).icons(&[Science])
        .now(&[Gain(XToken, N(1))])
        .income(&[Gain(XToken, N(1))])
        .at_end(Gain(Conservation, Tiers(Universities, &[(3, 1)]))),
    sponsor(210, "Expert on the Americas").level(4).icons(&[Americas]).person()
        .now(&[Gain(Appeal, per(Icons(Americas), 1))])
        .whenever(Trigger::new(IconEnters(Americas, Own), &[BuildFree(&[Building::Kiosk])]).may())
        .at_end(Gain(Conservation, Tiers(Counter::Kiosks, &[(5, 1)]))),
    sponsor(211, "Expert on Europe").level(5).icons(&[Europe]).person()
        .now(&[Gain(Appeal, per(Icons(Europe), 1))])
        .whenever(Trigger::new(IconEnters(Europe, Own), &[BuildFree(&[Building::Standard1])]).may())
        .at_end(Gain(Conservation, Tiers(OccupiedEnclosures(1), &[(5, 1)]))),
    sponsor(212, "Expert on Australia").level(5).icons(&[Australia]).person()
        .now(&[Gain(Appeal, per(Icons(Australia), 1))])
        .whenever(Trigger::new(IconEnters(Australia, Own), &[Effect::Ability(Pouch(1))]).may()),
    sponsor(213, "Expert on Asia").level(5).icons(&[Asia]).person()
        .now(&[Gain(Appeal, per(Icons(Asia), 1))])
        .whenever(Trigger::new(IconEnters(Asia, Own), &[BuildFree(&[Building::Pavilion])]).may()),
    sponsor(214, "Expert on Africa").level(4).icons(&[Africa]).person()
        .now(&[Gain(Appeal, per(Icons(Africa), 1))])
        .whenever(Trigger::new(IconEnters(Africa, Own), &[Effect::Ability(Clever)]).may().after_action())
        .at_end(Gain(Appeal, per(XTokens, 1))),
    sponsor(215, "Breeding Cooperation").level(4).needs(&[Needs::PartnerZoos(2)])
        .now(&[PutTokens(2)])
        .rule(TokenIsWildIcon)
        .at_end(Gain(Conservation, Tiers(Supports, &[(5, 1)]))),
    sponsor(216, "Talented Communicator").level(5).needs(&[Needs::Upgraded(Action::Sponsors)]).person()
        .now(&[Effect::Ability(FullThroated)])
        .at_end(Gain(Conservation, Tiers(Counter::Reputation, &[(9, 1)]))),
    sponsor(217, "Engineer").level(4).person()
        .rule(ExtraCopy)
        .at_end(If(MapCovered, &Gain(Appeal, N(5)))),
    sponsor(218, "Breeding Program").level(4).needs(&[Needs::Icons(Science, 2)])
        .now(&[PutTokens(2)])
        .rule(TokenIsWildIcon)
        .at_end(Gain(Conservation, Tiers(Supports, &[(5, 1)]))),
    sponsor(219, "Diversity Researcher").level(5).icons(&[Science]).needs(&[Needs::Upgraded(Action::Sponsors)]).person()
        .now(&[Gain(Money, per(EitherIcon(Rock, Water), 2))])
        .rule(IgnoreTerrain)
        .at_end(Gain(Appeal, per(IconPairs(Water, Rock), 2).up_to(6))),
    sponsor(220, "Federal Grants").level(4).icons(&[Science])
        .now(&[Gain(Money, N(3))])
        .income(&[Gain(Money, N(3))])
        .at_end(Gain(Conservation, Tiers(Counter::Reputation, &[(9, 1)]))),
    sponsor(221, "Archaeologist").level(4).icons(&[Science]).needs(&[Needs::Icons(Science, 1)]).person()
        .whenever(Trigger::new(BorderBonusGained, &[GainPlacementBonus]))
        .at_end(If(BorderCovered, &Gain(Conservation, N(1)))),
    sponsor(222, "Release of Patents").level(5).needs(&[Needs::MaxAppeal(25)])
        .now(&[GainAndShare { gain: Conservation, amount: per(Icons(Science), 1).up_to(3), others: Money, per_point: 2 }]),
    sponsor(223, "Science Institute").level(3).icons(&[Science, Science]),
    sponsor(224, "Migration Recording").level(4).icons(&[Science]).needs(&[Needs::Icons(Science, 1)])
        .now(&[Gain(XToken, N(1))])
        .whenever(Trigger::new(Support(ProjectKind::Release), &[Gain(Conservation, N(1))]))
        .rule(RepeatReleases),
    sponsor(225, "Quarantine Lab").level(3).icons(&[Science])
        .now(&[Gain(XToken, N(1))])
        .rule(Immune)
        .at_end(Gain(Conservation, Tiers(Kinds(Continents), &[(5, 1)]))),
    sponsor(226, "Foreign Institute").level(6).icons(&[Science]).reputation(2)
        .at_end(Gain(Conservation, Tiers(Kinds(Continents), &[(5, 1)]))),
    sponsor(227, "WAZA Special Assignment").level(6).needs(&[Needs::Reputation(6)])
        .now(&[ChooseFocus, RevealUntil { filter: CardFilter::AnimalOfFocus, rest: Rest::Discard }])
        .whenever(Trigger::new(AnimalOfFocusPlayed, &[ByFocus { small: &Gain(Appeal, N(2)), large: &Gain(Appeal, N(4)) }]))
        .rule(OnlyFocus),
    sponsor(228, "WAZA Small Animals Program").level(5).needs(&[Needs::Reputation(3)])
        .now(&[Gain(Money, per(Animals(Small), 2))])
        .whenever(Trigger::new(AnimalsActionOnly(Small), &[PlayAnimal(Small), Take { n: 1, from: TakenFrom::Display, filter: CardFilter::AnimalOf(Small) }])),
    sponsor(229, "Expert in Small Animals").level(5).person()
        .now(&[Gain(Appeal, per(Animals(Small), 1))])
        .rule(AnimalDiscount(Small, 3)),
    sponsor(230, "Expert in Large Animals").level(4).person()
        .now(&[Gain(Appeal, per(Animals(Large), 2))])
        .rule(AnimalDiscount(Large, 4)),
    sponsor(231, "Sponsorship: Primates").level(3).needs(&[Needs::Icons(Primate, 1)])
        .now(&[Gain(Appeal, per(Icons(Primate), 1))])
        .income(&[Gain(Money, Tiers(Icons(Primate), &[(1, 3), (3, 6), (5, 9)]))]),
    sponsor(232, "Sponsorship: Reptiles").level(3).needs(&[Needs::Icons(Reptile, 1)])
        .now(&[Gain(Appeal, per(Icons(Reptile), 1))])
        .income(&[Gain(Money, Tiers(Icons(Reptile), &[(1, 3), (3, 6), (5, 9)]))]),
    sponsor(233, "Sponsorship: Vultures").level(3).needs(&[Needs::Icons(Bird, 1)])
        .now(&[Gain(Appeal, per(Icons(Bird), 1))])
        .income(&[Gain(Money, Tiers(Icons(Bird), &[(1, 3), (3, 6), (5, 9)]))]),
    sponsor(234, "Sponsorship: Lions").level(3).needs(&[Needs::Icons(Predator, 1)])
        .now(&[Gain(Appeal, per(Icons(Predator), 1))])
        .income(&[Gain(Money, Tiers(Icons(Predator), &[(1, 3), (3, 6), (5, 9)]))]),
    sponsor(235, "Sponsorship: Elephants").level(3).needs(&[Needs::Icons(Herbivore, 1)])
        .now(&[Gain(Appeal, per(Icons(Herbivore), 1))])
        .income(&[Gain(Money, Tiers(Icons(Herbivore), &[(1, 3), (3, 6), (5, 9)]))]),
    sponsor(236, "Primatologist").level(4).icons(&[Primate]).person()
        .whenever(Trigger::new(IconEnters(Primate, Any), &[Gain(Money, N(3))])),
    sponsor(237, "Herpetologist").level(4).icons(&[Reptile]).person()
        .whenever(Trigger::new(IconEnters(Reptile, Any), &[Gain(Money, N(3))])),
    sponsor(238, "Ornithologist").level(4).icons(&[Bird]).person()
        .whenever(Trigger::new(IconEnters(Bird, Any), &[Gain(Money, N(3))])),
    sponsor(239, "Expert in Predators").level(4).icons(&[Predator]).person()
        .whenever(Trigger::new(IconEnters(Predator, Any), &[Gain(Money, N(3))])),
    sponsor(240, "Expert in Herbivores").level(4).icons(&[Herbivore]).person()
        .whenever(Trigger::new(IconEnters(Herbivore, Any), &[Gain(Money, N(3))])),
    sponsor(241, "Hydrologist").level(5).icons(&[Water]).person()
        .now(&[Gain(Appeal, per(Icons(Water), 1))])
        .whenever(Trigger::new(SpaceCoveredNextTo(Terrain::Water), &[Gain(Money, N(1))]))
        .at_end(If(AllConnected(Terrain::Water), &Gain(Conservation, N(1)))),
    sponsor(242, "Geologist").level(5).icons(&[Rock]).person()
        .now(&[Gain(Appeal, per(Icons(Rock), 3).every(2))])
        .whenever(Trigger::new(SpaceCoveredNextTo(Terrain::Rock), &[Gain(Money, N(1))]))
        .at_end(If(AllConnected(Terrain::Rock), &Gain(Conservation, N(1)))),
    sponsor(243, "Meerkat Den").level(5).rock(1).icons(&[Herbivore]).needs(&[Needs::Reputation(3)])
        .now(&[PlaceUnique(Building::MeerkatDen, PlacementNeed::next_to(1, 0))])
        .whenever(Trigger::new(IconEnters(Herbivore, Own), &[Gain(Appeal, N(2))]))
        .at_end(Gain(Conservation, Tiers(Icons(Herbivore), &[(6, 1)]))),
    sponsor(244, "Penguin Pool").level(5).water(1).icons(&[Bird]).needs(&[Needs::Reputation(3)])
        .now(&[PlaceUnique(Building::PenguinPool, PlacementNeed::next_to(0, 1))])
        .whenever(Trigger::new(IconEnters(Bird, Own), &[Gain(Appeal, N(2))]))
        .at_end(Gain(Conservation, Tiers(Icons(Bird), &[(6, 1)]))),
    sponsor(245, "Aquarium").level(5).water(2).needs(&[Needs::Reputation(3)])
        .now(&[PlaceUnique(Building::Aquarium, PlacementNeed::next_to(0, 2))])
        .whenever(Trigger::new(IconEnters(Water, Own), &[Gain(Appeal, N(2))]))
        .at_end(Gain(Conservation, Tiers(Icons(Water), &[(6, 1)]))),
    sponsor(246, "Cable Car").level(6).rock(2)
        .now(&[PlaceUnique(Building::CableCar, PlacementNeed::next_to(2, 0))])
        .whenever(Trigger::new(IconEnters(Rock, Own), &[Gain(Appeal, N(2))]))
        .at_end(Gain(Conservation, Tiers(Icons(Rock), &[(6, 1)]))),
    sponsor(247, "Baboon Rock").level(6).rock(1).icons(&[Primate])
        .now(&[PlaceUnique(Building::BaboonRock, PlacementNeed::next_to(1, 0))])
        .whenever(Trigger::new(IconEnters(Primate, Own), &[Gain(Appeal, N(2))]))
        .at_end(Gain(Conservation, Tiers(Icons(Primate), &[(6, 1)]))),
    sponsor(248, "Rhesus Monkey Park").level(5).icons(&[Primate])
        .now(&[PlaceUnique(Building::RhesusMonkeyPark, PlacementNeed::NONE)])
        .whenever(Trigger::new(IconEnters(Primate, Own), &[Gain(XToken, N(1))])),
    sponsor(249, "Barred Owl Hut").level(6).icons(&[Bird])
        .now(&[PlaceUnique(Building::BarredOwlHut, PlacementNeed::NONE)])
        .whenever(Trigger::new(IconEnters(Bird, Own), &[Effect::Ability(Perception(2))])),
    sponsor(250, "Sea Turtle Tank").level(5).water(1).icons(&[Reptile])
        .now(&[PlaceUnique(Building::SeaTurtleTank, PlacementNeed::next_to(0, 1))])
        .whenever(Trigger::new(IconEnters(Reptile, Own), &[Effect::Ability(Sunbathing(2))]).may()),
    sponsor(251, "Polar Bear Exhibit").level(5).water(1).icons(&[Bear, Predator])
        .now(&[PlaceUnique(Building::PolarBearExhibit, PlacementNeed::next_to(0, 1))])
        .whenever(Trigger::new(IconEnters(Bear, Any), &[Gain(Appeal, N(2))]))
        .at_end(Gain(Conservation, Tiers(Icons(Bear), &[(3, 1), (6, 2)]))),
    sponsor(252, "Spotted Hyena Compound").level(5).rock(1).icons(&[Predator])
        .now(&[PlaceUnique(Building::SpottedHyenaCompound, PlacementNeed::next_to(1, 0))])
        .whenever(Trigger::new(IconEnters(Predator, Own), &[Effect::Ability(Hunter(per(Icons(Predator), 1)))])),
    sponsor(253, "Okapi Stable").level(6).icons(&[Herbivore])
        .now(&[PlaceUnique(Building::OkapiStable, PlacementNeed::NONE)])
        .now(&[PutTokens(3)])
        .whenever(Trigger::new(IconEnters(Herbivore, Own), &[SpendToken(&PlaySponsor)]).may()),
    sponsor(254, "Zoo School").level(5).conservation(1).reputation(1)
        .now(&[PlaceUnique(Building::ZooSchool, PlacementNeed { border: 2, ..PlacementNeed::NONE })])
        .now(&[Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any }]),
    sponsor(255, "Adventure Playground").level(3).rock(1).appeal(4)
        .now(&[PlaceUnique(Building::AdventurePlayground, PlacementNeed::next_to(1, 0))]),
    sponsor(256, "Water Playground").level(3).water(1).appeal(4)
        .now(&[PlaceUnique(Building::WaterPlayground, PlacementNeed::next_to(0, 1))]),
    sponsor(257, "Side Entrance").level(3)
        .now(&[PlaceUnique(Building::SideEntrance, PlacementNeed { border: 2, alone: true, ..PlacementNeed::NONE })])
        .income(&[Gain(Money, per(BuildingsNextTo(Building::SideEntrance), 2))])
        .at_end(If(MapCovered, &Gain(Appeal, N(5)))),
    sponsor(258, "Native Seabirds").level(5).icons(&[Bird]).needs(&[Needs::MaxAppeal(25)])
        .now(&[Gain(Appeal, per(ConnectedSpaces(SpaceKind::Terrain(Terrain::Water)), 1))])
        .at_end(Gain(Conservation, per(IsolatedSpaces(SpaceKind::Terrain(Terrain::Water)), 1).every(2))),
    sponsor(259, "Native Lizards").level(5).icons(&[Reptile]).needs(&[Needs::MaxAppeal(25)])
        .now(&[Gain(Appeal, per(ConnectedSpaces(SpaceKind::Terrain(Terrain::Rock)), 1))])
        .at_end(Gain(Conservation, per(IsolatedSpaces(SpaceKind::Terrain(Terrain::Rock)), 1).every(2))),
    sponsor(260, "Native Farm Animals").level(5).icons(&[Herbivore]).needs(&[Needs::MaxAppeal(25)])
        .now(&[Gain(Appeal, per(ConnectedSpaces(SpaceKind::Border), 1))])
        .at_end(Gain(Conservation, per(EmptyAreas(6), 1))),
    sponsor(261, "Guided School Tours").level(3).appeal(1).conservation(1)
        .at_end(Gain(Conservation, Tiers(Kinds(Categories), &[(5, 1)]))),
    sponsor(262, "Explorer").level(5).needs(&[Needs::Upgraded(Action::Sponsors)]).person()
        .now(&[Gain(Money, per(Kinds(CategoriesAndContinents), 2))])
        .whenever(Trigger::new(NewIconKind(CategoriesAndContinents), &[Gain(Appeal, N(1)), Gain(Money, N(2))])),
    sponsor(263, "WAZA Large Animal Program").level(5).needs(&[Needs::Upgraded(Action::Sponsors), Needs::Reputation(6)])
        .now(&[BuildFree(&[Building::Standard5])])
        .rule(Rule::IgnoreConditions(Some(Large), 1)),
    sponsor(264, "Free-Range New World Monkeys").level(5).icons(&[Primate]).needs(&[Needs::MaxAppeal(25)])
        .now(&[Gain(Appeal, per(ConnectedSpaces(SpaceKind::PlacementBonus), 1))])
        .at_end(Gain(Conservation, per(IsolatedSpaces(SpaceKind::PlacementBonus), 1).every(2))),
];
