//! What is asked before a game, in English.

use super::English;
use crate::printed::Asked;
use crate::texts::printed::OptionWords;

impl OptionWords for English {
    fn option_asked(&self, asked: Asked) -> (String, &'static str) {
        let (name, text) = match asked {
            Asked::Players => ("Players", "How many play; one plays the solo game."),
            Asked::PlayersOf(1) => ("1, solo", "27 turns alone; more than 0 points win."),
            Asked::PlayersOf(n) => return (n.to_string(), ""),
            Asked::Maps => ("Zoo maps", "How everyone gets a map."),
            Asked::MapsAllA => ("Map A for all", "For a first game: the simplest map."),
            Asked::MapsAll0 => ("Map 0 for all", "The same plain map for everyone."),
            Asked::MapsTwoEach => ("Two each, keep one", "Everyone gets two maps and chooses in secret."),
            Asked::MapsPool => {
                ("From a common offer", "One map more than players; the last in turn order chooses first.")
            }
            Asked::MapsFixed => ("Set by hand", "One map for each seat, by agreement or as a handicap."),
            Asked::MapSet => ("Maps on offer", "The maps from which those on offer are drawn."),
            Asked::MapSetBase => ("Base game", "Maps 1 to 8."),
            Asked::MapSetEvery => ("All", "Maps 1 to 14, the new printings 1a to 8a and T1."),
            Asked::MapSetOf => ("These", "Only the maps you name."),
            Asked::Friendly => ("Attacks", "Abilities that act against other players."),
            Asked::FriendlyIs(false) => {
                ("With attacks", "Attacks count: Venom, Hypnosis and the like hit other players.")
            }
            Asked::FriendlyIs(true) => ("Friendly", "The solo texts take the place of attacks."),
            Asked::SoloAppeal => ("Difficulty", "The appeal a solo game starts with."),
            Asked::SoloAppealOf(0) => ("Hard", "Start with 0 appeal."),
            Asked::SoloAppealOf(10) => ("Medium", "Start with 10 appeal."),
            Asked::SoloAppealOf(_) => ("Easy", "Start with 20 appeal."),
            Asked::Challenge => ("Solo challenge", "Three solo games in a row, counted together."),
            Asked::ChallengeIs(false) => ("One game", ""),
            Asked::ChallengeIs(true) => ("Three games", "What was used in one game is missing in the next."),
            Asked::First => ("First player", "Who begins."),
            Asked::FirstDrawn => ("Drawn", "The first player is drawn."),
            Asked::FirstSeat(seat) => return (format!("Seat {}", seat.0 + 1), ""),
            Asked::Edition => ("Boxes", "The components in use."),
            Asked::EditionBase => ("Base game", "The base game alone."),
            Asked::EditionMarine => ("Marine Worlds", "Sea animals, aquariums, waves and new universities."),
            Asked::ActionCards => ("Action cards", "The five action cards of everyone."),
            Asked::ActionCardsStandard => ("Standard", "The same five cards for everyone."),
            Asked::ActionCardsDraft => ("Drafted", "Everyone drafts two alternate cards."),
        };
        (name.into(), text)
    }
}
