//! The closed vocabularies of the sources, and the one word of the effect language for each.

/// A name of a vocabulary and its counterpart.
pub type Counterpart = (&'static str, &'static str);

/// The counterpart of a reef effect that is none.
pub const NOTHING: &str = "nothing";

/// What cards do (24).
pub const OPS: &[Counterpart] = &[
    ("gain", "Effect::Gain"),
    ("gain_and_share", "Effect::GainAndShare"),
    ("if", "Effect::If"),
    ("ability", "Effect::Ability"),
    ("take_card", "Effect::Take"),
    ("reveal_until", "Effect::RevealUntil"),
    ("find", "Effect::RevealUntil"),
    ("place_building", "Effect::PlaceUnique"),
    ("place_piece", "Effect::BuildFree"),
    ("place_tokens", "Effect::PutTokens"),
    ("spend", "Effect::SpendToken"),
    ("choose", "Effect::ChooseFocus"),
    ("choose_by", "Effect::ByFocus"),
    ("one_of", "Effect::OneOf"),
    ("play_sponsor", "Effect::PlaySponsor"),
    ("play_animal", "Effect::PlayAnimal"),
    ("gain_placement_bonus", "Effect::GainPlacementBonus"),
    ("discard_own_sponsor", "Effect::DiscardOwnSponsor"),
    ("donate", "Effect::Donate"),
    ("enlarge_enclosure", "Effect::EnlargeEnclosure"),
    ("rearrange_buildings", "Effect::RearrangeBuildings"),
    ("trigger_reef_dwellers", "Effect::TriggerReefDwellers"),
    ("trigger", "Clause::Whenever"),
    ("rule", "Clause::Rule"),
];

/// When cards do it.
pub const MOMENTS: &[Counterpart] = &[
    ("on_play", "Clause::Now"),
    ("income", "Clause::Income"),
    ("end_of_game", "Clause::AtEnd"),
    ("end_of_game, order last", "Clause::AtVeryEnd"),
    ("timing now", "Timing::Now"),
    ("timing after_action", "Timing::AfterAction"),
    ("zoo own", "WhoseZoo::Own"),
    ("zoo any", "WhoseZoo::Any"),
];

/// What sets triggers off.
pub const TRIGGERS: &[Counterpart] = &[
    ("icon_enters", "On::IconEnters"),
    ("new_icon_kind", "On::NewIconKind"),
    ("animal_played", "On::AnimalOfFocusPlayed"),
    ("animals_action_end", "On::AnimalsActionOnly"),
    ("support_project", "On::Support"),
    ("placement_bonus_gained", "On::BorderBonusGained"),
    ("space_covered", "On::SpaceCoveredNextTo"),
    ("piece_placed", "On::Placed"),
];

/// Rules that sponsors change.
pub const RULES: &[Counterpart] = &[
    ("support_project_strength", "Rule::SupportStrength"),
    ("wild_icon_for_base_project", "Rule::TokenIsWildIcon"),
    ("build_extra_copy", "Rule::ExtraCopy"),
    ("ignore_terrain", "Rule::IgnoreTerrain"),
    ("repeat_release_support", "Rule::RepeatReleases"),
    ("immune", "Rule::Immune"),
    ("forbid_animal_size", "Rule::OnlyFocus"),
    ("animal_cost", "Rule::AnimalDiscount"),
    ("ignore_conditions", "Rule::IgnoreConditions"),
    ("enclosure_counts_as", "Rule::BorderEnclosureCountsAs"),
    ("donation_cost", "Rule::DonationDiscount"),
    ("houses_sea_animals", "Rule::HousesSeaAnimals"),
    ("no_placement_bonuses", "Rule::NoPlacementBonuses"),
];

/// How much.
pub const AMOUNTS: &[Counterpart] =
    &[("number", "Amount::N"), ("per", "Amount::Per"), ("tiers", "Amount::Tiers")];

/// What is counted.
pub const COUNTERS: &[Counterpart] = &[
    ("icon:K", "Counter::Icons"),
    ("icons:a+b", "Counter::EitherIcon"),
    ("pairs:a+b", "Counter::IconPairs"),
    ("distinct:animal", "Counter::Kinds"),
    ("distinct:continent", "Counter::Kinds"),
    ("distinct:animal+continent", "Counter::Kinds"),
    ("animals:small", "Counter::Animals"),
    ("animals:large", "Counter::Animals"),
    ("supports", "Counter::Supports"),
    ("universities", "Counter::Universities"),
    ("kiosks", "Counter::Kiosks"),
    ("pavilions", "Counter::Pavilions"),
    ("kiosks+pavilions", "Counter::KiosksAndPavilions"),
    ("x_tokens", "Counter::XTokens"),
    ("reputation", "Counter::Reputation"),
    ("donations", "Counter::Donations"),
    ("pouched_cards", "Counter::PouchedCards"),
    ("sponsors", "Counter::Sponsors"),
    ("occupied_enclosures:1", "Counter::OccupiedEnclosures"),
    ("other_zoos:kiosks", "Counter::KiosksOfOthers"),
    ("zoos_with_more_appeal", "Counter::ZoosWithMoreAppeal"),
    ("adjacent_buildings:side_entrance", "Counter::BuildingsNextTo"),
    ("adjacent_aquariums:underwater_tunnel", "Counter::AquariumsNextTo"),
    ("kiosks_with_empty_neighbours:3", "Counter::KiosksWithEmptyNeighbours"),
    ("spaces:connected:T", "Counter::ConnectedSpaces"),
    ("spaces:isolated:T", "Counter::IsolatedSpaces"),
    ("spaces:empty_building", "Counter::EmptySpaces"),
    ("empty_groups:6", "Counter::EmptyAreas"),
    ("categories_ahead_of_right", "Counter::KindsAheadOfRight"),
    ("continents_ahead_of_right", "Counter::KindsAheadOfRight"),
    ("distinct_building_shapes", "Counter::BuildingShapes"),
    ("min:kiosks,pavilions", "Counter::KioskPavilionPairs"),
    ("conditions_on_cards", "Counter::ConditionsOnCards"),
    ("best_icon:continent:not_supported_base", "Counter::BestKindNotSupported"),
    ("best_icon:animal:not_supported_base", "Counter::BestKindNotSupported"),
    ("T = water, rock", "SpaceKind::Terrain"),
    ("T = border_building", "SpaceKind::Border"),
    ("T = placement_bonus", "SpaceKind::PlacementBonus"),
];

/// What can be reached or not.
pub const CONDITIONS: &[Counterpart] = &[
    ("map_covered", "Condition::MapCovered"),
    ("border_covered", "Condition::BorderCovered"),
    ("all_connected:water", "Condition::AllConnected"),
    ("all_connected:rock", "Condition::AllConnected"),
    ("all_placement_bonuses_covered", "Condition::AllPlacementBonusesCovered"),
];

/// Conditions on the left edge of cards.
pub const REQUIREMENTS: &[Counterpart] = &[
    ("icon", "Requirement::Icons"),
    ("partner_zoo", "Requirement::PartnerZooOfContinent"),
    ("partner_zoos", "Requirement::PartnerZoos"),
    ("university", "Requirement::University"),
    ("kiosks", "Requirement::Kiosks"),
    ("upgraded", "Requirement::Upgraded"),
    ("reputation", "Requirement::Reputation"),
    ("max_appeal", "Requirement::MaxAppeal"),
];

/// Where cards come from, which fit, and where the others go.
pub const SELECTIONS: &[Counterpart] = &[
    ("from deck, display_in_range", "TakenFrom::DeckOrRange"),
    ("from display_any", "TakenFrom::Display"),
    ("from discard_pile", "TakenFrom::DiscardPile"),
    ("rest discard", "Rest::Discard"),
    ("rest deck_bottom_in_order", "Rest::UnderDeck"),
    ("no filter", "CardFilter::Any"),
    ("small_animal", "CardFilter::AnimalOf"),
    ("animal_of_focus", "CardFilter::AnimalOfFocus"),
    ("petting_zoo_animal", "CardFilter::PettingZooAnimal"),
    ("reveal_until_sponsor", "CardFilter::Sponsor"),
    ("person", "CardFilter::PersonSponsor"),
    ("card_with_icon:K", "CardFilter::WithIcon"),
    ("group animal", "IconGroup::Categories"),
    ("group animal with sea animals", "IconGroup::CategoriesWithSea"),
    ("group continent", "IconGroup::Continents"),
    ("group animal+continent", "IconGroup::CategoriesAndContinents"),
    ("group animal+continent with sea animals", "IconGroup::CategoriesWithSeaAndContinents"),
];

/// Kinds of projects and their needs, and the ways of final scoring.
pub const SCORING: &[Counterpart] = &[
    ("distinct_icons", "ProjectKind::DistinctIcons"),
    ("icons", "ProjectKind::Icons"),
    ("animal_size", "ProjectKind::AnimalSize"),
    ("release", "ProjectKind::Release"),
    ("breeding", "ProjectKind::Breeding"),
    ("management", "ProjectKind::Management"),
    ("a number", "Need::AtLeast"),
    ("animal_with_icon:K, animal_size", "Need::Release"),
    ("animal_with_icon:K, partner_zoo", "Need::Breeding"),
    ("tiers", "Points::Steps"),
    ("formula per", "Points::Each"),
    ("checks", "Points::Checks"),
];

/// The abilities of animals (51).
pub const ABILITIES: &[Counterpart] = &[
    ("sprint", "Ability::Sprint"),
    ("hunter", "Ability::Hunter"),
    ("perception", "Ability::Perception"),
    ("scavenging", "Ability::Scavenging"),
    ("snapping", "Ability::Snapping"),
    ("digging", "Ability::Digging"),
    ("sunbathing", "Ability::Sunbathing"),
    ("pouch", "Ability::Pouch"),
    ("pack", "Ability::Pack"),
    ("petting_zoo_animal", "Ability::PettingZooAnimal"),
    ("iconic_animal", "Ability::IconicAnimal"),
    ("inventive", "Ability::Inventive"),
    ("inventive_bear", "Ability::InventiveBear"),
    ("inventive_primate", "Ability::InventivePrimate"),
    ("jumping", "Ability::Jumping"),
    ("clever", "Ability::Clever"),
    ("boost", "Ability::Boost"),
    ("action", "Ability::Action"),
    ("determination", "Ability::Determination"),
    ("multiplier", "Ability::Multiplier"),
    ("full_throated", "Ability::FullThroated"),
    ("resistance", "Ability::Resistance"),
    ("assertion", "Ability::Assertion"),
    ("dominance", "Ability::Dominance"),
    ("sponsor_magnet", "Ability::SponsorMagnet"),
    ("posturing", "Ability::Posturing"),
    ("peacocking", "Ability::Peacocking"),
    ("flock_animal", "Ability::FlockAnimal"),
    ("venom", "Ability::Venom"),
    ("constriction", "Ability::Constriction"),
    ("hypnosis", "Ability::Hypnosis"),
    ("pilfering", "Ability::Pilfering"),
    ("gain_appeal", "Effect::Gain"),
    ("gain_money", "Effect::Gain"),
    ("gain_reputation", "Effect::Gain"),
    ("gain_conservation", "Effect::Gain"),
    ("take_card", "Effect::Take"),
    ("helpful", NOTHING),
    ("mark", "Ability::Mark"),
    ("trade", "Ability::Trade"),
    ("extra_shift", "Ability::ExtraShift"),
    ("sea_animal_magnet", "Ability::SeaAnimalMagnet"),
    ("symbiosis", "Ability::Symbiosis"),
    ("glide", "Ability::Glide"),
    ("shark_attack", "Ability::SharkAttack"),
    ("cut_down", "Ability::CutDown"),
    ("camouflage", "Ability::Camouflage"),
    ("scuba_dive", "Ability::ScubaDive"),
    ("marketing", "Ability::Marketing"),
    ("adapt", "Ability::Adapt"),
    ("monkey_gang", "Ability::MonkeyGang"),
];

/// The bonuses of maps (35).
pub const BONUSES: &[Counterpart] = &[
    ("money", "Effect::Gain"),
    ("x_token", "Effect::Gain"),
    ("reputation", "Effect::Gain"),
    ("conservation", "Effect::Gain"),
    ("appeal", "Effect::Gain"),
    ("card_in_range", "Effect::Take"),
    ("snapping", "Ability::Snapping"),
    ("clever", "Ability::Clever"),
    ("extra_action", "Ability::Determination"),
    ("free_standard_enclosure", "Effect::BuildFree"),
    ("free_special_enclosure", "Effect::BuildFree"),
    ("kiosk", "Effect::BuildFree"),
    ("worker", "Ability::FullThroated"),
    ("upgrade_action_card", "Effect::UpgradeActionCard"),
    ("partner_zoo", "Effect::TakePartnerZoo"),
    ("university", "Effect::TakeUniversity"),
    ("play_sponsor_for_money", "Effect::PlaySponsor"),
    ("multiplier_token", "Effect::MultiplierToken"),
    ("pouch", "Ability::Pouch"),
    ("remove_continent_marker", "Effect::RemoveContinentMarker"),
    ("digging_with_rescue", "Effect::DigAndRescue"),
    ("store_card", "Effect::StoreCard"),
    ("return_worker", "Ability::ExtraShift"),
    ("conceal_strength", "Effect::ConcealStrength"),
    ("mark", "Ability::Mark"),
    ("adapt", "Ability::Adapt"),
    ("animal_magnet", "Effect::AnimalMagnet"),
    ("cut_down", "Ability::CutDown"),
    ("shark_attack", "Ability::SharkAttack"),
    ("scavenging", "Ability::Scavenging"),
    ("wave", "Effect::Wave"),
    ("play_person_sponsor_free", "Effect::PlaySponsorFree"),
    ("kiosk_or_pavilion", "Effect::BuildFree"),
    ("hunter", "Ability::Hunter"),
    ("find_person_sponsor", "Effect::RevealUntil"),
];
