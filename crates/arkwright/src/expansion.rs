//! What every command that sets up a game of Ark Nova can be told of Marine Worlds and the maps of later printings.

use crate::Failure;
use crate::nearest::{folded, unknown};
use crate::play::ark_nova_map;
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

    /// Whether Marine Worlds is in use.
    fn has_marine_worlds(&self) -> Result<bool, Failure> {
        let Some(name) = &self.expansion else { return Ok(false) };
        match folded(name).as_str() {
            "marine worlds" | "marine" => Ok(true),
            "none" => Ok(false),
            _ => Err(Failure::Usage(unknown("expansion", "Expansions", name, &["marine-worlds", "none"]))),
        }
    }

    /// The action cards that were asked for.
    fn action_cards(&self) -> Result<Option<ActionCards>, Failure> {
        match self.action_cards.as_deref().map(folded).as_deref() {
            None => Ok(None),
            Some("standard") => Ok(Some(ActionCards::Standard)),
            Some("draft") => Ok(Some(ActionCards::Draft)),
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

    /// The options of a game with all this. With the expansion action cards are drafted unless somebody says otherwise.
    pub fn with(&self, options: Options) -> Result<Options, Failure> {
        let options = if self.has_marine_worlds()? { options.with_marine_worlds() } else { options };
        let action_cards = self.action_cards()?.unwrap_or(options.action_cards);
        Ok(Options { action_cards, map_set: self.map_set()?, ..options })
    }

    /// In words, for tables of results; empty without the expansion.
    pub fn described(&self) -> Result<String, Failure> {
        if !self.has_marine_worlds()? {
            return Ok(String::new());
        }
        Ok(match self.action_cards()?.unwrap_or(ActionCards::Draft) {
            ActionCards::Standard => ", Marine Worlds, standard action cards",
            ActionCards::Draft => ", Marine Worlds, drafted action cards",
        }
        .into())
    }
}
