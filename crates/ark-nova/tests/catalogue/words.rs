//! The words of the effect language by name. A new variant does not compile here until it is listed.

use ark_nova::catalogue::action_cards::Twist;
use ark_nova::catalogue::final_scoring::Points;
use ark_nova::catalogue::maps::{Active, Landmark};
use ark_nova::catalogue::projects::Need;
use ark_nova::catalogue::{IconGroup, ProjectKind, Requirement};
use ark_nova::effects::{
    Ability, Amount, CardFilter, Clause, Condition, Counter, Effect, On, Rest, Rule, SpaceKind, TakenFrom,
    Timing, WhoseZoo,
};

/// A type whose variants have names.
pub trait Word {
    /// The names of all variants, with the name of the type.
    const ALL: &'static [&'static str];

    /// The name of this variant.
    fn word(&self) -> &'static str;
}

macro_rules! words {
    ($($kind:ident: $($variant:ident)*;)*) => {
        $(impl Word for $kind {
            const ALL: &'static [&'static str] = &[$(concat!(stringify!($kind), "::", stringify!($variant))),*];

            fn word(&self) -> &'static str {
                match self {
                    $($kind::$variant { .. } => concat!(stringify!($kind), "::", stringify!($variant)),)*
                }
            }
        })*

        /// Every word of every kind.
        pub fn all() -> Vec<&'static str> {
            [$($kind::ALL),*].concat()
        }
    };
}

words! {
    Effect: Gain GainAndShare List If Twice UpTo Ability AdvanceBreak Pilfer Take RevealUntil PlaceUnique BuildFree PutTokens SpendToken PayFor ShowNoAnimal ChooseFocus
        ByFocus OneOf SideAction PlaySponsor PlaySponsorFree PlayAnimal GainPlacementBonus DiscardOwnSponsor Donate
        EnlargeEnclosure RearrangeBuildings TriggerReefDwellers TileOrMoney TileOrAppeal UpgradeActionCard TakePartnerZoo TakeUniversity
        MultiplierToken RaiseHandLimit RemoveContinentMarker DigAndRescue StoreCard ConcealStrength AnimalMagnet Wave
        IgnoreConditions WildIconForBaseProject;
    Ability: Sprint Hunter Perception Scavenging Snapping Digging Sunbathing Pouch Pack PettingZooAnimal IconicAnimal
        Inventive InventiveBear InventivePrimate Jumping Clever Boost Action Determination Multiplier FullThroated
        Resistance Assertion Dominance SponsorMagnet Posturing Peacocking FlockAnimal Venom Constriction Hypnosis
        Pilfering Mark Trade ExtraShift SeaAnimalMagnet Symbiosis Glide SharkAttack CutDown Camouflage ScubaDive
        Marketing Adapt MonkeyGang;
    On: IconEnters NewIconKind AnimalOfFocusPlayed AnimalsActionOnly Support BorderBonusGained SpaceCoveredNextTo
        Placed OccupiedNextTo CellCovered AllCovered HousedInContinent LastMarkerRemoved Start;
    Rule: SupportStrength TokenIsWildIcon ExtraCopy IgnoreTerrain RepeatReleases Immune OnlyFocus AnimalDiscount
        IgnoreConditions BorderEnclosureCountsAs DonationDiscount HousesSeaAnimals NoPlacementBonuses LargerNextTo
        DiscardForMoney DiscardForStrength SponsorsLower RescueSlots TakeBackStored ConcealOrder;
    Counter: Icons IconsInAllZoos EitherIcon IconPairs Kinds Animals Supports Universities Kiosks Pavilions
        KiosksAndPavilions KioskPavilionPairs XTokens Reputation Donations PouchedCards Sponsors OccupiedEnclosures
        KiosksOfOthers ZoosWithMoreAppeal BuildingsNextTo AquariumsNextTo KiosksWithEmptyNeighbours ConnectedSpaces
        IsolatedSpaces EmptySpaces EmptyAreas CoveredAroundLandmark StoredCards KindsAheadOfRight BuildingShapes
        ConditionsOnCards BestKindNotSupported;
    Condition: MapCovered BorderCovered AllConnected AllPlacementBonusesCovered;
    Amount: N Per Tiers;
    Clause: Now Income Whenever Rule AtEnd AtVeryEnd;
    Timing: Now AfterAction;
    WhoseZoo: Own Any;
    SpaceKind: Terrain Border PlacementBonus;
    TakenFrom: DeckOrRange Display DiscardPile;
    Rest: Discard UnderDeck;
    CardFilter: Any AnimalOf AnimalOfFocus PettingZooAnimal Sponsor PersonSponsor WithIcon;
    IconGroup: Categories CategoriesWithSea Continents CategoriesAndContinents CategoriesWithSeaAndContinents;
    Requirement: Icons PartnerZooOfContinent PartnerZoos University Kiosks Upgraded Reputation MaxAppeal;
    ProjectKind: DistinctIcons Icons AnimalSize Release Breeding Management;
    Need: AtLeast Release Breeding;
    Points: Steps Each Checks;
    Active: Always Covered LeftSpaceEmpty;
    Landmark: Tower Gate SilverLake Restaurant Harbour Institute HillLetter Continent Quarter Centre;
    Twist: ExtraBuilding RepeatStandard CoverTerrain IgnoreConditionIfSingle HunterWithoutAnimal FirstAnimalCheaper
        PayForAppeal MarkAfter FromSupply HireInsteadOfProject WorkersForStrength XTokenIfStronger
        DonationLessByXTokens OtherActionInstead CardInsteadOfDonation DiggingFirst CleverAfter TradeOnce BonusMoney
        SellOnce SwapSponsor SponsorWithBreak;
}
