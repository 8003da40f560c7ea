//! What is counted once a game is over, in English.

use super::English;
use crate::afterwards::Counted;
use crate::texts::afterwards::AfterWords;

impl AfterWords for English {
    fn counted_name(&self, what: Counted) -> &'static str {
        match what {
            Counted::Points => "Victory points",
            Counted::Appeal => "Appeal",
            Counted::Conservation => "Conservation",
            Counted::Money => "Money",
            Counted::Income => "Income",
            Counted::Hand => "Cards in hand",
            Counted::Reputation => "Reputation",
            Counted::Start => "Start",
            Counted::Animals => "Animals",
            Counted::Sponsors => "Sponsors",
            Counted::Projects => "Projects",
            Counted::Placement => "Placement bonuses",
            Counted::Map => "Zoo map",
            Counted::Association => "Association",
            Counted::Donations => "Donations",
            Counted::Tracks => "Tracks",
            Counted::Tiles => "Bonus tiles",
            Counted::Pavilions => "Pavilions",
            Counted::Kiosks => "Kiosks",
            Counted::AppealIncome => "Income by appeal",
            Counted::Actions => "Actions",
            Counted::FinalScoring => "Final scoring",
            Counted::SponsorsAtEnd => "Sponsors at the end",
            Counted::Released => "Released animals",
            Counted::Buildings => "Buildings",
            Counted::Trades => "Exchanges",
            Counted::Venom => "Venom",
            Counted::Pilfered => "Pilfered",
            Counted::Turns => "Turns",
            Counted::Supports => "Supported projects",
            Counted::Upgrades => "Upgrades",
            Counted::PartnerZoos => "Partner zoos",
            Counted::Universities => "Universities",
            Counted::Workers => "Workers hired",
            Counted::Drawn => "Cards drawn",
            Counted::Taken => "Cards taken",
        }
    }
}
