//! The action cards, in English.

use super::English;
use super::grammar::plural;
use crate::catalogue::Resource;
use crate::catalogue::action_cards::Twist;
use crate::effects::{Ability, Amount, Effect};
use crate::texts::Voice;
use crate::texts::ability_names::AbilityNames;
use crate::texts::action_cards::ActionCardWords;
use crate::texts::effects::effect_phrase;
use crate::texts::words::NameWords;

impl ActionCardWords for English {
    fn twist(&self, twist: Twist) -> String {
        let money = |n: u8| self.resource_amount(n.into(), Resource::Money);
        match twist {
            Twist::ExtraBuilding(building, price) => {
                let (building, price) = (self.a_building(building), money(price));
                format!("you may also build {building} for {price}, without using strength")
            }
            Twist::RepeatStandard => "standard enclosures of the same size may be built repeatedly".into(),
            Twist::CoverTerrain(gain) => {
                let n = money(gain.unsigned_abs());
                if gain < 0 {
                    format!("you may cover 1 rock or water space for {n}")
                } else {
                    format!("you may cover 1 rock or water space and gain {n} for it")
                }
            }
            Twist::IgnoreConditionIfSingle(strength) => {
                format!("from strength {strength}, you may play only 1 animal and ignore 1 of its conditions")
            }
            Twist::HunterWithoutAnimal(n) => {
                let hunter = self.ability_named(Ability::Hunter(Amount::N(n)));
                format!("afterwards, if you hold no animal card, you may use {hunter}")
            }
            Twist::FirstAnimalCheaper(n) => {
                let less = money(n);
                format!("the first animal costs {less} less")
            }
            Twist::PayForAppeal => {
                let (price, appeal) = (money(2), self.resource_amount(1, Resource::Appeal));
                format!("once for each animal, you may pay {price} for {appeal}")
            }
            Twist::MarkAfter(reputation) => {
                let mark = self.ability_named(Ability::Mark);
                let bonus = match reputation {
                    0 => String::new(),
                    n => {
                        let gain = self.resource_amount(n.into(), Resource::Reputation);
                        format!("; playing an animal with your own mark gives {gain}")
                    }
                };
                format!("afterwards, use {mark}{bonus}")
            }
            Twist::FromSupply { universities: false } => {
                "partner zoos come from the supply; you may take a continent again".into()
            }
            Twist::FromSupply { universities: true } => {
                "partner zoos and universities come from the supply; you may take the same one again".into()
            }
            Twist::HireInsteadOfProject => {
                "the project task may hire a worker instead of supporting a project".into()
            }
            Twist::WorkersForStrength(n) => {
                format!("each further worker you add to a task lowers the strength it uses by {n}")
            }
            Twist::XTokenIfStronger => {
                let gain = self.resource_amount(1, Resource::XToken);
                format!("gain {gain} if your strength is above the value of the task")
            }
            Twist::DonationLessByXTokens => {
                let less = money(1);
                format!("the donation costs {less} less for each X-token you hold")
            }
            Twist::OtherActionInstead(strength) => {
                format!("from strength {strength}, you may perform another action instead of a task")
            }
            Twist::CardInsteadOfDonation => {
                "instead of the donation, you may take 1 card from the deck or in range".into()
            }
            Twist::DiggingFirst(n) => {
                let digging = self.ability_named(Ability::Digging(n));
                format!("after moving the break token, first use {digging}")
            }
            Twist::CleverAfter(price) => {
                let clever = self.ability_named(Ability::Clever);
                match price {
                    0 => format!("afterwards, you may use {clever}"),
                    n => {
                        let price = money(n);
                        format!("afterwards, you may pay {price} to use {clever}")
                    }
                }
            }
            Twist::TradeOnce { reputation } => {
                let trade = match reputation {
                    false => String::new(),
                    true => {
                        let gain = self.resource_amount(1, Resource::Reputation);
                        format!("; either also buys {gain}")
                    }
                };
                format!("once, you may exchange 1 X-token for 5 money or 5 money for 1 X-token{trade}")
            }
            Twist::BonusMoney(n) => {
                let more = money(n);
                format!("the first time you gain money in this action, gain {more} more")
            }
            Twist::SellOnce { any: false } => {
                let price = money(4);
                format!("once, you may sell a sponsor from your hand for {price}")
            }
            Twist::SellOnce { any: true } => {
                let price = money(4);
                format!(
                    "once, you may discard a card from your hand for {price} or to lower a sponsor by 2 \
                     levels"
                )
            }
            Twist::SwapSponsor => {
                "once, you may exchange a sponsor from your hand for any sponsor of the display".into()
            }
            Twist::SponsorWithBreak => {
                let play = effect_phrase(&Effect::PlaySponsor, Voice::of(self));
                format!("when you move the break token, by discarding 1 card {play}")
            }
        }
    }

    fn also_from_display(&self) -> &'static str {
        "; also from the display in range, for its folder number in extra money"
    }

    fn first_gain(&self, strength: u8, gain: &str) -> String {
        format!("from strength {strength}, first gain {gain}")
    }

    fn one_task(&self) -> &'static str {
        "perform 1 association task of a value up to your strength"
    }

    fn several_tasks(&self) -> &'static str {
        "perform different association tasks of a total value up to your strength, and you \
         may make a donation"
    }

    fn projects_in_range(&self) -> &'static str {
        "projects of the display in range cost their folder number in money"
    }

    fn marked_spaces(&self) -> &'static str {
        "the marked spaces"
    }

    fn build_several(&self, strength: &str, cost: u8) -> String {
        format!("build different buildings of a total size up to {strength}, for {cost} money per space")
    }

    fn are_allowed(&self, allowed: &str) -> String {
        format!("{allowed} are allowed")
    }

    fn build_one(&self, strength: &str, cost: u8) -> String {
        format!("build 1 building of a size up to {strength}, for {cost} money per space")
    }

    fn play_one_sponsor(&self, strength: &str) -> String {
        format!("play 1 sponsor of a level up to {strength}")
    }

    fn or_move_break_token(&self, money: &str) -> String {
        format!("or move the break token by your strength for {money} per step")
    }

    fn your_strength(&self) -> &'static str {
        "your strength"
    }

    fn play_animals(&self, strength: u8, n: u8, first: bool) -> String {
        let from = if strength > 1 { format!("from strength {strength}, ") } else { String::new() };
        if first { format!("{from}play {n} animal") } else { format!("{from}up to {n}") }
    }

    fn draw_by_strength(&self, steps: u8, draws: &str, display: bool, discards: Option<&str>) -> String {
        let from = if display { "from the deck or in range" } else { "from the deck" };
        let discards = discards.map_or_else(String::new, |table| format!(", then discard {table}"));
        format!(
            "move the break token {steps} spaces; by strength 1 to 5, draw {draws} cards {from}{discards}"
        )
    }

    fn or_snap(&self, strength: u8, n: u8, further: &[(u8, u8)]) -> String {
        let s = plural(n);
        let more = |(strength, n): &(u8, u8)| format!(" ({n} from strength {strength})");
        let more: String = further.iter().map(more).collect();
        format!("from strength {strength}, you may instead take any {n} card{s} of the display{more}")
    }

    fn play_sponsors(&self, strength: &str) -> String {
        format!("play sponsors of a total level up to {strength}")
    }
}
