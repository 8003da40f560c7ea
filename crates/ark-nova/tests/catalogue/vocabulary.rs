//! The effect language against the closed vocabularies of the sources: nothing missing, nothing idle.

use crate::facts::{self, Counterpart, NOTHING};
use crate::{walk, words};
use ark_nova::catalogue::{CardId, Edition, animals};
use std::collections::{BTreeMap, BTreeSet};

/// What maps do besides their bonuses.
const MAP_FEATURES: &[Counterpart] = &[
    ("standard_enclosure_becomes_occupied", "On::OccupiedNextTo"),
    ("h_cells, each_covered", "On::CellCovered"),
    ("areas", "On::AllCovered"),
    ("continent areas, choices", "On::HousedInContinent"),
    ("all_removed", "On::LastMarkerRemoved"),
    ("at_start", "On::Start"),
    ("enclosure_size_bonus", "Rule::LargerNextTo"),
    ("discard_hand_cards for gain", "Rule::DiscardForMoney"),
    ("discard_hand_cards for strength_delta", "Rule::DiscardForStrength"),
    ("sponsor_level_delta", "Rule::SponsorsLower"),
    ("rescue_slots", "Rule::RescueSlots"),
    ("stored cards come back", "Rule::TakeBackStored"),
    ("conceal_order", "Rule::ConcealOrder"),
    ("income_per_covered_neighbour", "Counter::CoveredAroundLandmark"),
    ("income_per_stored_card", "Counter::StoredCards"),
    ("no active_when", "Active::Always"),
    ("active_when_covered", "Active::Covered"),
    ("active_when_left_bonus_uncovered", "Active::LeftSpaceEmpty"),
    ("observation_tower", "Landmark::Tower"),
    ("gate", "Landmark::Gate"),
    ("silver_lake", "Landmark::SilverLake"),
    ("restaurant", "Landmark::Restaurant"),
    ("commercial_harbor", "Landmark::Harbour"),
    ("research_institute", "Landmark::Institute"),
    ("hollywood_h", "Landmark::HillLetter"),
    ("continent_K", "Landmark::Continent"),
    ("area_north, east, south, west", "Landmark::Quarter"),
    ("map_centre", "Landmark::Centre"),
];

/// What bonus tiles do beyond the words of maps.
const TILES: &[Counterpart] = &[
    ("ignore_3_conditions", "Effect::IgnoreConditions"),
    ("base_project_icon", "Effect::WildIconForBaseProject"),
    ("snap_and_hand_limit", "Effect::RaiseHandLimit"),
];

/// What alternate action cards do.
const TWISTS: &[Counterpart] = &[
    ("extra_building", "Twist::ExtraBuilding"),
    ("repeat_standard_enclosures", "Twist::RepeatStandard"),
    ("cover_terrain_spaces", "Twist::CoverTerrain"),
    ("ignore_condition_if_single_at", "Twist::IgnoreConditionIfSingle"),
    ("hunter_if_no_animal_in_hand", "Twist::HunterWithoutAnimal"),
    ("first_animal_discount", "Twist::FirstAnimalCheaper"),
    ("pay_2_for_1_appeal_per_animal", "Twist::PayForAppeal"),
    ("after_action mark", "Twist::MarkAfter"),
    ("partner_zoo_from supply", "Twist::FromSupply"),
    ("task_5_alternative", "Twist::HireInsteadOfProject"),
    ("extra_worker_reduces_strength_by", "Twist::WorkersForStrength"),
    ("x_token_if_strength_exceeds_task", "Twist::XTokenIfStronger"),
    ("donation_discount_per_x_token", "Twist::DonationLessByXTokens"),
    ("at_strength, instead", "Twist::OtherActionInstead"),
    ("instead_of_donation", "Twist::CardInsteadOfDonation"),
    ("digging_first", "Twist::DiggingFirst"),
    ("clever_after_cost", "Twist::CleverAfter"),
    ("side_action of sponsors 1", "Twist::TradeOnce"),
    ("bonus_money_once", "Twist::BonusMoney"),
    ("side_action of sponsors 3", "Twist::SellOnce"),
    ("side_action of sponsors 4 I", "Twist::SwapSponsor"),
    ("side_action of sponsors 4 II", "Twist::SponsorWithBreak"),
];

/// Words of our own, and why.
const OUR_OWN: &[(&str, &str)] = &[
    (
        "Effect::List",
        "several effects where the sources know one or a list, as in a definition of an ability",
    ),
    (
        "Effect::UpTo",
        "what a trigger that may be declined comes to, and Posturing, which may be used so many times",
    ),
    ("Effect::Twice", "maps 6 and 6a give Clever twice, which is no value of Clever"),
    ("Effect::AdvanceBreak", "what Jumping does besides its gain"),
    ("Effect::Pilfer", "what Pilfering does for each of its tracks"),
    (
        "Effect::TileOrAppeal",
        "the choice past the end of the reputation track, which the board prints without words",
    ),
    ("Effect::SideAction", "what twists offer once, as an effect that asks"),
    ("Effect::TileOrMoney", "the choice at 5 and 8 conservation, which the board prints without words"),
    ("Effect::PayFor", "what Cards 4 I sells: its Clever costs money"),
    ("Effect::ShowNoAnimal", "what Animals 2 asks for its Hunter"),
    ("Counter::IconsInAllZoos", "what two abilities count in all zoos"),
];

const VOCABULARIES: &[(&str, usize, &[Counterpart])] = &[
    ("ops", 24, facts::OPS),
    ("moments", 8, facts::MOMENTS),
    ("triggers", 8, facts::TRIGGERS),
    ("rules", 13, facts::RULES),
    ("amounts", 3, facts::AMOUNTS),
    ("counters", 38, facts::COUNTERS),
    ("conditions", 5, facts::CONDITIONS),
    ("requirements", 8, facts::REQUIREMENTS),
    ("selections", 17, facts::SELECTIONS),
    ("scoring", 12, facts::SCORING),
    ("abilities", 51, facts::ABILITIES),
    ("bonuses", 35, facts::BONUSES),
    ("map features", 28, MAP_FEATURES),
    ("tiles", 3, TILES),
    ("twists", 22, TWISTS),
];

#[test]
fn every_name_of_the_sources_has_exactly_one_counterpart() {
    let words: BTreeSet<&str> = words::all().into_iter().collect();
    for (vocabulary, size, names) in VOCABULARIES {
        let different: BTreeSet<&str> = names.iter().map(|(name, _)| *name).collect();
        assert_eq!((different.len(), names.len()), (*size, *size), "{vocabulary}");
        for (name, word) in *names {
            assert!(
                words.contains(word) || *word == NOTHING,
                "{vocabulary}: {name} is {word}, which does not exist"
            );
        }
    }
}

#[test]
fn every_word_has_a_name_in_the_sources() {
    let named = VOCABULARIES.iter().flat_map(|(.., names)| names.iter().map(|(_, word)| *word));
    let named: BTreeSet<&str> = named.collect();
    let own: BTreeSet<&str> = OUR_OWN.iter().map(|(word, _)| *word).collect();
    assert!(named.is_disjoint(&own));
    let idle: Vec<&str> =
        words::all().into_iter().filter(|word| !named.contains(word) && !own.contains(word)).collect();
    assert!(idle.is_empty(), "{idle:?} stand for nothing in the sources");
}

#[test]
fn every_word_is_used() {
    let uses = walk::everything();
    let unused: Vec<&str> = words::all().into_iter().filter(|word| !uses.contains_key(word)).collect();
    assert!(unused.is_empty(), "nothing printed uses {unused:?}");
}

/// The one reef dweller without a reef effect of its own.
#[test]
fn helpful_does_nothing() {
    let goby = animals::find(CardId(535), Edition::Marine).expect("a card of the expansion");
    assert_eq!(goby.reef, Some(&[][..]));
    let idle = animals::ALL.iter().filter(|card| card.reef.is_some_and(<[_]>::is_empty));
    assert_eq!(idle.map(|card| card.id).collect::<Vec<_>>(), [CardId(535)]);
}

/// Effects of the base game that a single card or map uses, by card (at most 25).
const ONE_CARD_EFFECTS: &[(&str, &[&str])] = &[
    ("203", &["Rule::SupportStrength"]),
    ("217", &["Rule::ExtraCopy"]),
    ("219", &["Rule::IgnoreTerrain"]),
    ("221", &["Effect::GainPlacementBonus", "On::BorderBonusGained"]),
    ("224", &["On::Support", "Rule::RepeatReleases"]),
    ("225", &["Rule::Immune"]),
    ("227", &["Effect::ByFocus", "Effect::ChooseFocus", "On::AnimalOfFocusPlayed", "Rule::OnlyFocus"]),
    ("228", &["Effect::PlayAnimal", "On::AnimalsActionOnly"]),
    ("253", &["Effect::SpendToken"]),
    ("262", &["On::NewIconKind"]),
    ("411", &["Ability::InventiveBear"]),
    ("451", &["Ability::Dominance"]),
    ("514", &["Ability::Peacocking"]),
    ("map 1", &["On::OccupiedNextTo"]),
    ("map 2", &["Rule::LargerNextTo"]),
    ("map 4", &["Rule::DiscardForMoney"]),
    ("map 6", &["Effect::Twice"]),
    ("map 8", &["On::CellCovered", "Rule::SponsorsLower"]),
];

/// Counts and conditions of the base game that a single card or map uses; a count does nothing by itself.
const ONE_CARD_COUNTS: &[(&str, &[&str])] = &[
    ("006", &["Counter::EmptySpaces"]),
    ("008", &["Counter::Sponsors"]),
    ("009", &["Counter::KindsAheadOfRight"]),
    ("211", &["Counter::OccupiedEnclosures"]),
    ("214", &["Counter::XTokens"]),
    ("219", &["Counter::EitherIcon", "Counter::IconPairs"]),
    ("257", &["Counter::BuildingsNextTo"]),
    ("260", &["Counter::EmptyAreas"]),
    ("map 5", &["Counter::CoveredAroundLandmark"]),
];

fn used_once(kinds: &[&str]) -> BTreeMap<String, Vec<&'static str>> {
    let mut found: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (word, users) in walk::base_game() {
        let kind = word.split("::").next().unwrap_or_default();
        if let (true, [user]) = (kinds.contains(&kind), &Vec::from_iter(users)[..])
            && !user.ends_with("track")
        {
            found.entry(user.clone()).or_default().push(word);
        }
    }
    found
}

fn pinned(list: &[(&str, &[&'static str])]) -> BTreeMap<String, Vec<&'static str>> {
    list.iter().map(|(user, words)| ((*user).into(), words.to_vec())).collect()
}

#[test]
fn few_words_serve_a_single_card() {
    let effects = used_once(&["Effect", "On", "Rule", "Ability"]);
    assert_eq!(effects, pinned(ONE_CARD_EFFECTS));
    assert!(effects.values().map(Vec::len).sum::<usize>() <= 25);
    assert_eq!(used_once(&["Counter", "Condition"]), pinned(ONE_CARD_COUNTS));
}
