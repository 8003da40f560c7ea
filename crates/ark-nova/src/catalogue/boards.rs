//! Tracks, association board, set-up numbers and the solo tile.

use super::{Icon, Resource};
use crate::effects::{Ability, Amount::N, CardFilter, Effect, Effect::*, Rest, TakenFrom};

/// Money at the start.
pub const START_MONEY: u8 = 25;
/// Reputation at the start.
pub const START_REPUTATION: u8 = 1;
/// Appeal at the start by turn order.
pub const START_APPEAL: [u8; 4] = [0, 1, 2, 3];
/// The most players.
pub const PLAYERS: usize = START_APPEAL.len();
/// Appeal at the start of a solo game: easy, medium, hard.
pub const START_APPEAL_SOLO: [u8; 3] = [20, 10, 0];
/// Zoo cards dealt at the start.
pub const CARDS_DEALT: u8 = 8;
/// Zoo cards kept of them.
pub const CARDS_KEPT: u8 = 4;
/// Final scoring cards dealt at the start.
pub const FINAL_SCORING_DEALT: u8 = 2;
/// Association workers of a player, the first one active from the start.
pub const WORKERS: u8 = 4;
/// What the adding count of victory points has more than the subtracting one.
pub const ADDING_COUNT: i32 = 100;
/// Player tokens on the left edge of the map.
pub const EDGE_TOKENS: u8 = 7;
/// Player tokens of one colour.
pub const PLAYER_TOKENS: u8 = 25;
/// Cards a player may hold at a break.
pub const HAND_LIMIT: u8 = 3;
/// The same with the university that raises it.
pub const HAND_LIMIT_RAISED: u8 = 5;
/// Folders of the display.
pub const FOLDERS: u8 = 6;
/// Folders whose cards are discarded in a break.
pub const FOLDERS_DISCARDED: u8 = 2;
/// The most X-tokens a player can hold.
pub const MOST_X_TOKENS: u8 = 5;
/// The most partner zoos a zoo can have.
pub const MOST_PARTNER_ZOOS: u8 = 4;
/// The most partner zoos before the Association card is upgraded.
pub const MOST_PARTNER_ZOOS_SIDE_I: u8 = 2;
/// The most universities a zoo can have.
pub const MOST_UNIVERSITIES: u8 = 3;
/// Partner zoos of each continent, and universities of each kind.
pub const TILES_OF_A_KIND: u8 = 4;
/// Money for each space of a building.
pub const COST_PER_SPACE: u8 = 2;
/// Money saved by a partner zoo for each of its icons on an animal.
pub const PARTNER_ZOO_DISCOUNT: u8 = 3;
/// Money due at the end of a turn for Venom.
pub const VENOM_COST: u8 = 2;
/// What Constriction takes from the strength.
pub const CONSTRICTION: u8 = 2;
/// Appeal from which on interactive abilities can hit a player.
pub const VULNERABLE_FROM: u8 = 5;
/// The appeal named on cards that need little of it.
pub const LITTLE_APPEAL: u8 = 25;
/// The end of the appeal track.
pub const MOST_APPEAL: u8 = 113;
/// The end of the conservation track.
pub const MOST_CONSERVATION: u8 = 41;
/// The end of the reputation track.
pub const MOST_REPUTATION: u8 = 15;
/// Where reputation stops until the Cards card is upgraded.
pub const REPUTATION_GATE: u8 = 9;
/// The conservation points at which final scoring cards are discarded.
pub const FINAL_SCORING_DISCARD_AT: u8 = 10;
/// The conservation spaces with bonus tiles, two tiles each.
pub const TILE_SPACES: [u8; 2] = [5, 8];
/// Bonus tiles at each of them.
pub const TILES_AT_A_SPACE: u8 = 2;
/// Money that can always be had at them instead.
pub const MONEY_INSTEAD_OF_TILE: u8 = 5;
/// The conservation space where an action card is upgraded or a worker hired.
pub const UPGRADE_OR_WORKER_AT: u8 = 2;

/// Steps of the break token by number of players; none in the solo game.
pub const BREAK_STEPS: [u8; PLAYERS + 1] = [0, 0, 9, 12, 15];
/// Base projects laid out by number of players.
pub const BASE_PROJECTS: [u8; PLAYERS + 1] = [0, 3, 3, 3, 4];
/// Projects above the board by number of players.
pub const MOST_PROJECTS: [u8; PLAYERS + 1] = [0, 2, 2, 3, 4];

/// The largest number of a table by number of players.
pub const fn most(by_players: [u8; PLAYERS + 1]) -> usize {
    let (mut most, mut i) = (0, 0);
    while i < by_players.len() {
        if by_players[i] > most {
            most = by_players[i];
        }
        i += 1;
    }
    most as usize
}

/// Spaces of the appeal track, 0 included.
const APPEAL_SPACES: usize = MOST_APPEAL as usize + 1;
/// Spaces of the reputation track, with the one before the first.
const REPUTATION_SPACES: usize = MOST_REPUTATION as usize + 1;

/// Income in a break by appeal.
pub static INCOME: [u8; APPEAL_SPACES] = incomes();

/// The number of spaces with an income of 5, 6, 7 …
const INCOME_RUNS: [u8; 33] =
    [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6];

const fn incomes() -> [u8; APPEAL_SPACES] {
    let mut table = [0; APPEAL_SPACES];
    let (mut space, mut run) = (0, 0);
    while run < INCOME_RUNS.len() {
        let mut i = 0;
        while i < INCOME_RUNS[run] {
            table[space] = 5 + run as u8;
            space += 1;
            i += 1;
        }
        run += 1;
    }
    assert!(space == APPEAL_SPACES);
    table
}

/// The appeal that meets this conservation; victory points are the appeal above it (R-13.7, D-1).
pub const fn target(conservation: u8) -> i32 {
    let c = conservation as i32;
    if c <= 10 { 114 - 2 * c } else { 124 - 3 * c }
}

/// What reaching a reputation space gives.
pub static REPUTATION_BONUS: [&[Effect]; REPUTATION_SPACES] = [
    &[],
    &[],
    &[],
    &[],
    &[],
    &[UpgradeActionCard],
    &[],
    &[],
    &[Ability(Ability::FullThroated)],
    &[],
    &[Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any }],
    &[Gain(Resource::Conservation, N(1))],
    &[Gain(Resource::XToken, N(1))],
    &[Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any }],
    &[Gain(Resource::Conservation, N(1))],
    &[Gain(Resource::XToken, N(1))],
];

/// What a point of reputation past the end of its track gives while a bonus tile lies there (M-6.1).
pub const PAST_REPUTATION: Effect = TileOrAppeal;

/// What reaching a conservation space gives: the space and the choice.
pub static CONSERVATION_BONUS: [(u8, Effect); 3] = [
    (UPGRADE_OR_WORKER_AT, OneOf(&[&[UpgradeActionCard], &[Ability(Ability::FullThroated)]])),
    (TILE_SPACES[0], TileOrMoney),
    (TILE_SPACES[1], TileOrMoney),
];

/// The highest folder in range by reputation.
pub static RANGE: [u8; REPUTATION_SPACES] = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6];

/// The tasks of the association board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Task {
    /// 2 reputation.
    Reputation,
    /// A partner zoo.
    PartnerZoo,
    /// A university.
    University,
    /// A conservation project.
    Project,
}

impl Task {
    /// Every task in the order of the board.
    pub const ALL: [Task; 4] = [Task::Reputation, Task::PartnerZoo, Task::University, Task::Project];

    /// The strength the task needs.
    pub const fn value(self) -> u8 {
        self as u8 + 2
    }
}

/// Money for the owner of a mark when its animal leaves the display otherwise than by being discarded.
pub const MARK_MONEY: u8 = 2;
/// Animals that map 10 can rescue.
pub const RESCUE_SLOTS: usize = 3;
/// Cards that map 11 can store.
pub const STORE_SLOTS: usize = 3;
/// Buildings that an effect can lift at most.
pub const MOST_LIFTED: usize = 3;
/// Appeal for a pavilion when it is built.
pub const PAVILION_APPEAL: u8 = 1;
/// Conservation points for a donation.
pub const DONATION_CONSERVATION: u8 = 1;
/// Money that Pilfering takes.
pub const PILFERED_MONEY: u8 = 5;
/// Money for a card sold by Sunbathing.
pub const SUNBATHING_MONEY: u8 = 4;
/// Money that is exchanged for 1 X-token, or bought with it.
pub const TRADED_MONEY: u8 = 5;
/// Money that 1 more appeal costs, once for each animal.
pub const APPEAL_PRICE: u8 = 2;
/// By how much a discarded card lowers the level of a sponsor.
pub const LOWERED_LEVELS: u8 = 2;
/// Appeal for a pouched card.
pub const POUCH_APPEAL: u8 = 2;
/// Appeal for each point of reputation past the end of its track.
pub const APPEAL_PAST_REPUTATION: u8 = 1;
/// Reputation for the first task.
pub const TASK_REPUTATION: u8 = 2;

/// Donation costs in order; the last one repeats (R-12A.12).
pub static DONATIONS: [u8; 8] = [2, 5, 5, 7, 7, 10, 10, 12];
/// The donation spaces that neutral tokens block with two players.
pub static DONATIONS_BLOCKED: [usize; 3] = [1, 3, 5];

/// A search for a card with an icon, which may be declined; the other cards go under the deck (M-4.4).
macro_rules! search {
    ($icon:expr) => {
        &[UpTo(1, &[RevealUntil { filter: CardFilter::WithIcon($icon), rest: Rest::UnderDeck }])]
    };
}

/// A university tile.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum University {
    /// Hand limit 5 and 1 reputation.
    #[default]
    HandLimit,
    /// Two research icons.
    TwoScience,
    /// A research icon and 2 reputation.
    ScienceAndReputation,
    /// A bird and a research icon, and a search.
    Bird,
    /// A predator and a research icon, and a search.
    Predator,
    /// A herbivore and a research icon, and a search.
    Herbivore,
    /// A primate and a research icon, and a search.
    Primate,
    /// A reptile and a research icon, and a search.
    Reptile,
    /// A sea animal and a research icon, and a search.
    SeaAnimal,
}

impl University {
    /// The kinds of the base game, of which there are four each.
    pub const BASE: [University; 3] =
        [University::HandLimit, University::TwoScience, University::ScienceAndReputation];
    /// The specific ones of the expansion, of which there is one each (M-4).
    pub const SPECIFIC: [University; 6] = [
        University::Bird,
        University::Predator,
        University::Herbivore,
        University::Primate,
        University::Reptile,
        University::SeaAnimal,
    ];

    /// The icons the tile adds to the zoo.
    pub const fn icons(self) -> &'static [Icon] {
        use Icon::Science;
        match self {
            University::HandLimit => &[],
            University::TwoScience => &[Science, Science],
            University::ScienceAndReputation => &[Science],
            University::Bird => &[Icon::Bird, Science],
            University::Predator => &[Icon::Predator, Science],
            University::Herbivore => &[Icon::Herbivore, Science],
            University::Primate => &[Icon::Primate, Science],
            University::Reptile => &[Icon::Reptile, Science],
            University::SeaAnimal => &[Icon::SeaAnimal, Science],
        }
    }

    /// The reputation the tile gives.
    pub const fn reputation(self) -> u8 {
        match self {
            University::HandLimit => 1,
            University::ScienceAndReputation => 2,
            _ => 0,
        }
    }

    /// The hand limit the tile gives.
    pub const fn hand_limit(self) -> Option<u8> {
        match self {
            University::HandLimit => Some(HAND_LIMIT_RAISED),
            _ => None,
        }
    }

    /// What the tile gives besides its icons: reputation, or a search that may be declined (M-4.4).
    pub const fn effects(self) -> &'static [Effect] {
        match self {
            University::HandLimit => &[Gain(Resource::Reputation, N(1))],
            University::TwoScience => &[],
            University::ScienceAndReputation => &[Gain(Resource::Reputation, N(2))],
            University::Bird => search!(Icon::Bird),
            University::Predator => search!(Icon::Predator),
            University::Herbivore => search!(Icon::Herbivore),
            University::Primate => search!(Icon::Primate),
            University::Reptile => search!(Icon::Reptile),
            University::SeaAnimal => search!(Icon::SeaAnimal),
        }
    }

    /// The place among the specific ones.
    pub fn specific_place(self) -> Option<usize> {
        University::SPECIFIC.iter().position(|&kind| kind == self)
    }

    /// The icon the tile searches the deck for.
    pub const fn search(self) -> Option<Icon> {
        match self {
            University::HandLimit | University::TwoScience | University::ScienceAndReputation => None,
            specific => Some(specific.icons()[0]),
        }
    }
}

/// Tokens on the solo tile at the start; one fewer turn each round.
pub const SOLO_TOKENS: u8 = 7;
/// Rounds of a solo game.
pub const SOLO_ROUNDS: u8 = 6;
/// Games of a solo challenge.
pub const CHALLENGE_GAMES: u8 = 3;
