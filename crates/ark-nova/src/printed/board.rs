//! The tracks, the association board and the numbers of the set-up.

use super::Bonus;
use crate::catalogue::boards::{
    self, BASE_PROJECTS, BREAK_STEPS, CONSERVATION_BONUS, DONATIONS, DONATIONS_BLOCKED,
    FINAL_SCORING_DISCARD_AT, INCOME, MOST_APPEAL, MOST_CONSERVATION, MOST_REPUTATION, PAST_REPUTATION,
    PLAYERS, RANGE, REPUTATION_BONUS, REPUTATION_GATE, START_APPEAL,
};
use crate::texts::{self, Lang};
use serde::Serialize;

/// The tracks, the association board and the numbers of the set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardFace {
    /// The spaces of the appeal track, from 0.
    pub appeal: Vec<AppealSpace>,
    /// The spaces of the conservation track, from 0.
    pub conservation: Vec<ConservationSpace>,
    /// The spaces of the reputation track, from 0.
    pub reputation: Vec<ReputationSpace>,
    /// What a point of reputation past the end gives while a tile lies there (Marine Worlds).
    pub past_reputation: Bonus,
    /// The donation spaces; the last one is never full.
    pub donations: Vec<DonationSpace>,
    /// What depends on the number of players, from 1 on.
    pub players: Vec<PlayersFace>,
    /// The solo tile.
    pub solo: SoloFace,
    /// Money at the start.
    pub start_money: u8,
    /// Cards dealt at the start.
    pub cards_dealt: u8,
    /// Cards kept of them.
    pub cards_kept: u8,
    /// Folders of the display.
    pub folders: u8,
    /// The first folders, whose cards are discarded in a break.
    pub folders_discarded: u8,
    /// Cards that may be kept in a break.
    pub hand_limit: u8,
    /// The most X-tokens.
    pub most_x_tokens: u8,
    /// Money for each space of a building.
    pub cost_per_space: u8,
    /// Money that a partner zoo saves for each of its icons on an animal.
    pub partner_zoo_discount: u8,
    /// Appeal from which on others can be hit by interactive abilities.
    pub vulnerable_from: u8,
}

/// A space of the appeal track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AppealSpace {
    /// The appeal.
    pub appeal: u8,
    /// The money it brings in a break.
    pub income: u8,
}

/// A space of the conservation track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConservationSpace {
    /// The conservation points.
    pub conservation: u8,
    /// The appeal that meets it: victory points are the appeal above this.
    pub target: i32,
    /// What waits here.
    pub bonus: Option<Bonus>,
    /// Whether bonus tiles lie here.
    pub tiles: bool,
    /// What happens here, in words; nothing on most spaces.
    pub text: String,
}

/// A space of the reputation track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReputationSpace {
    /// The reputation.
    pub reputation: u8,
    /// The last folder of the display in range.
    pub range: u8,
    /// Whether it needs the Cards card on side II.
    pub needs_cards_ii: bool,
    /// What reaching it gives.
    pub bonuses: Vec<Bonus>,
}

/// A donation space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DonationSpace {
    /// What it costs.
    pub cost: u8,
    /// Whether a neutral token covers it with two players.
    pub blocked_with_two: bool,
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayersFace {
    /// How many players.
    pub players: u8,
    /// Steps of the break token; none in the solo game.
    pub break_steps: u8,
    /// Base projects that are laid out.
    pub base_projects: u8,
    /// The appeal the last of them starts with; in a solo game it is chosen.
    pub start_appeal: u8,
}

/// The solo tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SoloFace {
    /// The turns of each round.
    pub turns: Vec<u8>,
    /// Games of a challenge.
    pub challenge_games: u8,
}

pub(super) fn face(lang: Lang) -> BoardFace {
    let players = (1..=PLAYERS).map(|players| PlayersFace {
        players: players as u8,
        break_steps: BREAK_STEPS[players],
        base_projects: BASE_PROJECTS[players],
        start_appeal: START_APPEAL[players - 1],
    });
    let donations = DONATIONS
        .iter()
        .enumerate()
        .map(|(space, &cost)| DonationSpace { cost, blocked_with_two: DONATIONS_BLOCKED.contains(&space) });
    BoardFace {
        appeal: (0..=MOST_APPEAL)
            .map(|appeal| AppealSpace { appeal, income: INCOME[usize::from(appeal)] })
            .collect(),
        conservation: (0..=MOST_CONSERVATION).map(|at| conservation_space(at, lang)).collect(),
        reputation: (0..=MOST_REPUTATION)
            .map(|reputation| ReputationSpace {
                reputation,
                range: RANGE[usize::from(reputation)],
                needs_cards_ii: reputation > REPUTATION_GATE,
                bonuses: Bonus::all(None, REPUTATION_BONUS[usize::from(reputation)], lang),
            })
            .collect(),
        past_reputation: Bonus::of(&PAST_REPUTATION, lang),
        donations: donations.collect(),
        players: players.collect(),
        solo: SoloFace {
            turns: (0..boards::SOLO_ROUNDS).map(|round| boards::SOLO_TOKENS - round).collect(),
            challenge_games: boards::CHALLENGE_GAMES,
        },
        start_money: boards::START_MONEY,
        cards_dealt: boards::CARDS_DEALT,
        cards_kept: boards::CARDS_KEPT,
        folders: boards::FOLDERS,
        folders_discarded: boards::FOLDERS_DISCARDED,
        hand_limit: boards::HAND_LIMIT,
        most_x_tokens: boards::MOST_X_TOKENS,
        cost_per_space: boards::COST_PER_SPACE,
        partner_zoo_discount: boards::PARTNER_ZOO_DISCOUNT,
        vulnerable_from: boards::VULNERABLE_FROM,
    }
}

fn conservation_space(conservation: u8, lang: Lang) -> ConservationSpace {
    let bonus = CONSERVATION_BONUS.iter().find(|(space, _)| *space == conservation);
    let bonus = bonus.map(|(_, effect)| Bonus::of(effect, lang));
    let text = match (&bonus, conservation) {
        (Some(bonus), _) => bonus.text.clone(),
        (None, FINAL_SCORING_DISCARD_AT) => texts::scoring_discard_text(lang),
        (None, _) => String::new(),
    };
    ConservationSpace {
        conservation,
        target: boards::target(conservation),
        bonus,
        tiles: boards::TILE_SPACES.contains(&conservation),
        text,
    }
}
