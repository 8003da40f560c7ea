//! Tables that say the same thing twice must say the same.

use ark_nova::catalogue::animals::SpecialHome;
use ark_nova::catalogue::final_scoring::{self, MOST_POINTS, Points};
use ark_nova::catalogue::{
    Building, CardId, Edition, Icon, PlacementNeed, Requirement, Set, animals, sponsors,
};
use ark_nova::effects::{Ability, Amount, Clause, Effect, Rule, Timing};

fn place(card: &sponsors::Sponsor) -> Option<(Building, PlacementNeed)> {
    card.clauses().iter().find_map(|clause| match clause {
        Clause::Now(effects) => effects.iter().find_map(|effect| match *effect {
            Effect::PlaceUnique(building, need) => Some((building, need)),
            _ => None,
        }),
        _ => None,
    })
}

#[test]
fn unique_buildings_and_their_sponsors_agree() {
    let mut found = Vec::new();
    for card in &sponsors::ALL {
        if let Some((building, need)) = place(card) {
            assert_eq!(building.face().sponsor, Some(card.id));
            assert_eq!(building.face().need, need, "{building:?}");
            assert_eq!(building.face().name, card.name);
            assert_eq!(building.face().set, card.set);
            // The icons at the upper left are the need (the tunnel lies on water and shows none).
            assert_eq!((card.rock, card.water), (need.rock, need.water), "{}", card.name);
            found.push(building);
        } else {
            assert_eq!((card.rock, card.water), (0, 0), "{}", card.name);
        }
    }
    let unique = Building::ALL.into_iter().filter(|building| building.face().sponsor.is_some());
    assert_eq!(found, unique.collect::<Vec<_>>());
    // The second face of 250 needs two water spaces.
    for card in &sponsors::REPLACEMENTS {
        let expected =
            (card.id == CardId(250)).then_some((Building::SeaTurtleTank, PlacementNeed::next_to(0, 2)));
        assert_eq!(place(card), expected);
    }
    assert_eq!(sponsors::find(CardId(250), Edition::Base).map(|card| card.water), Some(1));
}

#[test]
fn solo_abilities_replace_exactly_the_interactive_ones() {
    for card in &animals::ALL {
        let interactive: Vec<&Ability> =
            card.abilities.iter().filter(|ability| ability.is_interactive()).collect();
        assert_eq!(card.solo.is_some(), !interactive.is_empty(), "{}", card.name);
        let Some(solo) = card.solo else { continue };
        // R-15, D-29: each interactive ability has one printed replacement, everything else stays.
        let expected: Vec<Ability> = card
            .abilities
            .iter()
            .map(|&ability| match ability {
                Ability::Venom(n) => Ability::Inventive(n),
                Ability::Constriction => Ability::Clever,
                Ability::Hypnosis(_) => Ability::Determination,
                Ability::Pilfering(n) => Ability::Sprint(n),
                other => other,
            })
            .collect();
        assert_eq!(solo, expected, "{}", card.name);
    }
}

#[test]
fn animals_fit_their_homes() {
    for card in &animals::ALL {
        assert!((1..=5).contains(&card.size), "{}", card.name);
        assert!(card.standard || !card.special.is_empty(), "{} can live nowhere", card.name);
        for &(home, spaces) in card.special {
            let (icon, most) = match home {
                SpecialHome::PettingZoo => (Icon::PettingZoo, 1),
                SpecialHome::ReptileHouse => (Icon::Reptile, 5),
                SpecialHome::LargeBirdAviary => (Icon::Bird, 5),
                SpecialHome::Aquarium => (Icon::SeaAnimal, 5),
            };
            assert!(card.icons.contains(&icon), "{} in {home:?}", card.name);
            assert!(spaces <= most, "{} in {home:?}", card.name);
            assert!(home.buildings().iter().all(|building| building.face().capacity > 0));
        }
        let petting = card.icons.contains(&Icon::PettingZoo);
        assert_eq!(petting, card.special == [(SpecialHome::PettingZoo, 1)], "{}", card.name);
        assert_eq!(petting, card.abilities.contains(&Ability::PettingZooAnimal), "{}", card.name);
        let continents = card.icons.iter().filter(|icon| icon.is_continent()).count();
        let without = petting || card.id == CardId(532);
        assert!(without == (continents == 0), "{}", card.name);
        assert_eq!(card.wave, card.icons.contains(&Icon::SeaAnimal), "{}", card.name);
        assert_eq!(card.latin.is_empty(), card.id == CardId(532));
    }
}

#[test]
fn abilities_suit_their_animals() {
    for card in &animals::ALL {
        for ability in card.abilities {
            match *ability {
                // The flock is as large as the animal itself.
                Ability::FlockAnimal(size) => {
                    assert_eq!(size, card.size, "{}", card.name);
                    assert!(card.icons.contains(&Icon::Herbivore), "{}", card.name);
                }
                Ability::IconicAnimal(icon) => assert!(card.icons.contains(&icon), "{}", card.name),
                Ability::Pack => assert!(card.icons.contains(&Icon::Predator), "{}", card.name),
                Ability::Perception(n) => assert_eq!(n % 2, 0, "{}", card.name),
                Ability::InventiveBear => assert!(card.icons.contains(&Icon::Bear), "{}", card.name),
                Ability::InventivePrimate => assert!(card.icons.contains(&Icon::Primate), "{}", card.name),
                Ability::Symbiosis => assert!(card.icons.contains(&Icon::SeaAnimal), "{}", card.name),
                _ => {}
            }
        }
        if card.reef.is_some() {
            assert!(card.icons.contains(&Icon::SeaAnimal) && card.set == Set::Marine, "{}", card.name);
        }
    }
}

#[test]
fn conditions_make_sense() {
    for (name, requires) in animals::ALL
        .iter()
        .map(|card| (card.name, card.requires))
        .chain(sponsors::faces().map(|card| (card.name, card.requires)))
    {
        let kinds: Vec<_> = requires.iter().map(std::mem::discriminant).collect();
        for (place, requirement) in requires.iter().enumerate() {
            let again = kinds[..place].contains(&kinds[place]);
            assert!(
                !again || matches!(requirement, Requirement::Icons(..)),
                "{name} asks twice for {requirement:?}"
            );
            match *requirement {
                Requirement::MaxAppeal(appeal) => assert_eq!(appeal, 25, "{name}"),
                Requirement::Icons(icon, n) => assert!((1..=4).contains(&n) && icon != Icon::Rock, "{name}"),
                _ => {}
            }
        }
    }
}

/// Steps rise, and only the best one counts.
#[test]
fn tiers_rise() {
    for card in sponsors::faces() {
        for clause in card.clauses() {
            let effects = match clause {
                Clause::Now(effects) | Clause::Income(effects) => effects,
                Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) => std::slice::from_ref(effect),
                _ => continue,
            };
            for effect in effects {
                if let Effect::Gain(_, Amount::Tiers(_, steps)) = effect {
                    assert!(steps.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1), "{}", card.name);
                }
            }
        }
    }
    for card in final_scoring::faces() {
        match card.points {
            Points::Steps(_, at) => assert!(at.is_sorted_by(|a, b| a < b), "{}", card.name),
            Points::Checks(checks) => assert_eq!(checks.len(), usize::from(MOST_POINTS)),
            Points::Each(_) => assert!(card.compares, "{}", card.name),
        }
    }
    let compares: Vec<u16> =
        final_scoring::ALL.iter().filter(|card| card.compares).map(|card| card.id.0).collect();
    assert_eq!(compares, [9, 17]);
}

/// Tokens are put on a card exactly where something spends them.
#[test]
fn tokens_have_a_use() {
    for card in sponsors::faces() {
        let puts = card.clauses().iter().any(|clause| match clause {
            Clause::Now(effects) => effects.iter().any(|effect| matches!(effect, Effect::PutTokens(_))),
            _ => false,
        });
        let spends = card.clauses().iter().any(|clause| match clause {
            Clause::Rule(rule) => *rule == Rule::TokenIsWildIcon,
            Clause::Whenever(trigger) => trigger.effects.iter().any(|e| matches!(e, Effect::SpendToken(_))),
            _ => false,
        });
        assert_eq!(puts, spends, "{}", card.name);
    }
}

/// what a trigger leaves to the end of the action is an ability that waits, and the other way round.
#[test]
fn waiting_abilities_wait_in_triggers_too() {
    for card in sponsors::faces() {
        for clause in card.clauses() {
            let Clause::Whenever(trigger) = clause else { continue };
            let waits = trigger.effects.iter().any(|effect| match effect {
                Effect::Ability(ability) => ability.waits(),
                _ => false,
            });
            assert_eq!(trigger.timing == Timing::AfterAction, waits, "{}", card.name);
        }
    }
}
