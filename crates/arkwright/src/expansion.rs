//! What every command that sets up a game of Ark Nova can be told of Marine Worlds and the maps of later printings.

use crate::Failure;
use crate::nearest::{folded, unknown};
use crate::play::ark_nova_map;
use ark_nova::catalogue::Edition;
use ark_nova::{ActionCards, MapSet, Options};
use clap::Args;

/// The box, its action cards and the maps that are drawn from.
#[derive(Args, Clone, Default)]
pub struct ExpansionArgs {
    /// Ark Nova: play with an expansion: marine-worlds
    #[arg(long, value_name = "NAME")]
    pub expansion: Option<String>,
    /// Ark Nova with Marine Worlds: standard action cards for everyone, or draft two alternates each [default: draft]
    #[arg(long, value_name = "CARDS")]
    pub action_cards: Option<String>,
    /// Ark Nova: maps that are drawn from: base (1 to 8), every (also 9 to 14, 1a to 8a, T1), or labels such as
    /// 9,10,4a,T1 [default: base]
    #[arg(long, value_name = "MAPS")]
    pub map_set: Option<String>,
}

impl ExpansionArgs {
    /// The first of these options that was given, for games that have none of them.
    pub fn given(&self) -> Option<&'static str> {
        let given = [
            ("--expansion", self.expansion.is_some()),
            ("--action-cards", self.action_cards.is_some()),
            ("--map-set", self.map_set.is_some()),
        ];
        given.into_iter().find_map(|(name, is_given)| is_given.then_some(name))
    }

    /// Which faces are in use.
    fn edition(&self) -> Result<Edition, Failure> {
        let Some(name) = &self.expansion else { return Ok(Edition::Base) };
        match folded(name).as_str() {
            "marine worlds" | "marine" => Ok(Edition::Marine),
            "none" => Ok(Edition::Base),
            _ => Err(Failure::Usage(unknown("expansion", "Expansions", name, &["marine-worlds", "none"]))),
        }
    }

    /// Which action cards are in use: with the expansion they are drafted unless somebody says otherwise.
    fn action_cards(&self, edition: Edition) -> Result<ActionCards, Failure> {
        match self.action_cards.as_deref().map(folded).as_deref() {
            None if edition == Edition::Marine => Ok(ActionCards::Draft),
            None | Some("standard") => Ok(ActionCards::Standard),
            Some("draft") => Ok(ActionCards::Draft),
            Some(other) => {
                Err(Failure::Usage(unknown("kind of action cards", "Kinds", other, &["standard", "draft"])))
            }
        }
    }

    /// The maps that are drawn from.
    pub fn map_set(&self) -> Result<MapSet, Failure> {
        let Some(text) = &self.map_set else { return Ok(MapSet::Base) };
        Ok(match folded(text).as_str() {
            "base" => MapSet::Base,
            "every" | "all" => MapSet::Every,
            _ => MapSet::Of(text.split(',').map(ark_nova_map).collect::<Result<_, _>>()?),
        })
    }

    /// The options of a game with all this.
    pub fn with(&self, options: Options) -> Result<Options, Failure> {
        let edition = self.edition()?;
        let action_cards = self.action_cards(edition)?;
        Ok(Options { edition, action_cards, map_set: self.map_set()?, ..options })
    }

    /// In words, for tables of results; empty without the expansion.
    pub fn described(&self) -> Result<String, Failure> {
        let edition = self.edition()?;
        let cards = match self.action_cards(edition)? {
            ActionCards::Standard => "standard action cards",
            ActionCards::Draft => "drafted action cards",
        };
        Ok(match edition {
            Edition::Base => String::new(),
            Edition::Marine => format!(", Marine Worlds, {cards}"),
        })
    }
}
