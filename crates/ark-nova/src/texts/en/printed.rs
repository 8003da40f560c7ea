//! Small printed things, in English.

use super::English;
use super::grammar::plural;
use crate::catalogue::action_cards::Twist;
use crate::catalogue::boards::{
    CONSTRICTION, MARK_MONEY, MOST_X_TOKENS, PARTNER_ZOO_DISCOUNT, PAVILION_APPEAL, VENOM_COST,
};
use crate::catalogue::{Building, BuildingKind, Icon, Resource, Set};
use crate::effects::{Ability, Amount, Effect};
use crate::printed::TokenKind;
use crate::texts::Voice;
use crate::texts::ability_names::AbilityNames;
use crate::texts::effects::effect_phrase;
use crate::texts::printed::PrintedWords;
use crate::texts::words::NameWords;

impl PrintedWords for English {
    fn ability_with_x(&self, ability: Ability) -> Option<&'static str> {
        Some(match ability {
            Ability::Sprint(_) => "Draw X cards from the deck.",
            Ability::Hunter(_) => "Reveal the top X cards of the deck, keep 1 animal and discard the rest.",
            Ability::Perception(_) => "Draw X cards from the deck, keep half of them and discard the rest.",
            Ability::Scavenging(_) => {
                "Draw X random cards from the discard pile, keep 1 and put the rest back."
            }
            Ability::Snapping(_) => "Take any X cards from the display, one by one.",
            Ability::Digging(_) => {
                "Up to X times, you may discard a card of the display and refill it, or replace a card of \
                 your hand from the deck."
            }
            Ability::Sunbathing(_) => "You may sell up to X cards from your hand for 4 money each.",
            Ability::Pouch(_) => "You may tuck up to X cards from your hand face down for 2 appeal each.",
            Ability::IconicAnimal(_) => {
                "Gain 1 appeal for each icon of the named continent in all zoos, at most 8."
            }
            Ability::Inventive(_) => "Gain X X-tokens.",
            Ability::Jumping(_) => "Advance the break token X spaces and gain X money.",
            Ability::Boost(_) => "After the action, you may move the named action card to slot 1 or 5.",
            Ability::Action(_) => "After the action, you may perform the named action.",
            Ability::Multiplier(_) => {
                "Put a Multiplier token on the named action card: its next action may be performed twice."
            }
            Ability::Posturing(_) => "You may build up to X kiosks or pavilions for free.",
            Ability::FlockAnimal(_) => {
                "Needs no enclosure of its own if your zoo has another herbivore of size X or more."
            }
            Ability::Venom(_) => {
                "Players with more appeal than you get a Venom token on their cards in slots 1 to X; a turn \
                 in which they remove none costs them 2 money."
            }
            Ability::Hypnosis(_) => {
                "After the action, you may use an action card in slots 1 to X of the player with the most \
                 appeal."
            }
            Ability::Pilfering(_) => {
                "The player with the most appeal (with 2, also the one with the most conservation) gives you \
                 5 money or a random card from hand."
            }
            Ability::Glide(_) => {
                "Discard up to X cards from your hand; each sea animal icon on them gives 1 reputation, 2 \
                 appeal or a free kiosk, as you like."
            }
            Ability::SharkAttack(_) => {
                "You may discard up to X animals of the display in range for half of their total appeal, \
                 rounded down."
            }
            Ability::ScubaDive(_) => {
                "Reveal the top X cards of the deck, keep 1 sponsor and discard the rest."
            }
            Ability::Adapt(_) => "Draw X final scoring cards, then discard X of all yours.",
            _ => return None,
        })
    }

    fn icon_explained(&self, icon: Icon) -> String {
        let name = self.icon_name(icon);
        match icon {
            Icon::Science => {
                "Research. Sponsors, animals and projects ask for it; universities bring it.".into()
            }
            Icon::Rock => "Rock. Rock spaces next to enclosures that animals need count as icons.".into(),
            Icon::Water => "Water. Water spaces next to enclosures that animals need count as icons.".into(),
            Icon::Bear | Icon::PettingZoo => {
                format!("{name}, an animal category. Abilities and sponsors count it.")
            }
            other if other.is_continent() => {
                format!("{name}, a continent. Projects and sponsors count it; a partner zoo brings one more.")
            }
            _ => format!("{name}, an animal category. Projects, conditions and sponsors count it."),
        }
    }

    fn partner_zoo_explained(&self, continent: Icon) -> String {
        let (name, less) = (self.icon_name(continent), PARTNER_ZOO_DISCOUNT);
        format!("Partner zoo: 1 {name} icon; animals cost {less} money less for each {name} icon on them.")
    }

    fn resource_explained(&self, resource: Resource) -> String {
        match resource {
            Resource::Money => "Pays for buildings, animals, donations and cards of the display.".into(),
            Resource::Appeal => {
                "How many people come: the income of each break, and half of the victory.".into()
            }
            Resource::Conservation => {
                "Comes from projects and donations. The game ends once appeal and conservation meet.".into()
            }
            Resource::Reputation => {
                "Says which folders of the display are in range; brings bonuses on its way.".into()
            }
            Resource::XToken => {
                format!("Each adds 1 to the strength of an action. At most {MOST_X_TOKENS} can be held.")
            }
        }
    }

    fn set_explained(&self, set: Set) -> &'static str {
        match set {
            Set::Base => "Animals, sponsors, conservation projects and the first zoo maps.",
            Set::Marine => {
                "Sea animals and aquariums, waves and reefs, alternate action cards, universities."
            }
        }
    }

    fn token(&self, token: TokenKind) -> (&'static str, &'static str) {
        match token {
            TokenKind::Multiplier => {
                ("Multiplier", "The next action of this card may be performed twice; then the token goes.")
            }
            TokenKind::Venom => {
                const { assert!(VENOM_COST == 2) };
                ("Venom", "Goes when the card is used. A turn that removes none costs 2 money.")
            }
            TokenKind::Constriction => {
                const { assert!(CONSTRICTION == 2) };
                ("Constriction", "The card has 2 less strength; the token goes when it is used.")
            }
            TokenKind::Mark => {
                const { assert!(MARK_MONEY == 2) };
                (
                    "Mark",
                    "If another player takes the animal, its marker gains 2 money; if it is discarded, it \
                     goes into the marker's hand.",
                )
            }
            TokenKind::Player => {
                ("Player token", "Shows supported levels, places of animals and uses of cards.")
            }
            TokenKind::Worker => {
                ("Association worker", "Does a task of the association board and comes back at the break.")
            }
            TokenKind::Break => (
                "Break token",
                "Moves with Cards and Sponsors actions; at the end of its track comes a break.",
            ),
            TokenKind::Neutral => ("Neutral token", "Blocks a level or a donation for everybody."),
        }
    }

    fn building_explained(&self, building: Building) -> String {
        let face = building.face();
        let places = face.capacity;
        let water = match face.water_icons {
            0 => "",
            _ => " Stands next to water, or covers it, and brings 1 Water icon.",
        };
        match (face.kind, building.tank()) {
            (BuildingKind::StandardEnclosure, _) => {
                format!("Houses 1 animal of size {} or smaller.", building.size())
            }
            (BuildingKind::Kiosk, _) => {
                "In each break, 1 money for each occupied enclosure, pavilion and other \
                building next to it. Two kiosks are at least 3 spaces apart."
                    .into()
            }
            (BuildingKind::Pavilion, _) => {
                format!(
                    "Gives {} when it is built.",
                    self.resource_amount(PAVILION_APPEAL.into(), Resource::Appeal)
                )
            }
            (BuildingKind::SpecialEnclosure, None) => {
                format!("Has {places} places for the animals that show it. One in a zoo.")
            }
            (BuildingKind::SpecialEnclosure, Some(_)) => {
                format!("Has {places} places for sea animals. One in a zoo.{water}")
            }
            (BuildingKind::UniqueBuilding, tank) => {
                let place = effect_phrase(&Effect::PlaceUnique(building, face.need), Voice::of(self));
                let homes = tank.map(|_| format!(" Has {places} places for sea animals."));
                format!("Comes with its sponsor: {place}.{}", homes.unwrap_or_default())
            }
        }
    }

    fn costs(&self, cost: u8, per_space: u8) -> String {
        format!("{cost} money, {per_space} for each space")
    }

    fn comes_with_its_card(&self) -> &'static str {
        "free, with its sponsor"
    }

    fn scoring_discard(&self) -> &'static str {
        "When the first player gets here, everyone discards final scoring cards down to 1."
    }

    fn animals_at(&self, n: u8) -> String {
        match n {
            0 => "no animal".into(),
            1 => "play 1 animal".into(),
            n => format!("play up to {n} animals"),
        }
    }

    fn also_in_range(&self) -> &'static str {
        "also in range"
    }

    fn gain_first(&self, gain: &str) -> String {
        format!("{gain} first")
    }

    fn no_task(&self) -> &'static str {
        "no task"
    }

    fn one_task_of(&self, tasks: &str) -> String {
        format!("1 task: {tasks}")
    }

    fn tasks_up_to(&self, strength: u8) -> String {
        format!("different tasks of {strength} in all, then a donation")
    }

    fn build_one_at(&self, size: u8) -> String {
        format!("1 building of up to {size} space{}", plural(size))
    }

    fn build_several_at(&self, size: u8) -> String {
        format!("different buildings of {size} space{} in all", plural(size))
    }

    fn draw_at(&self, n: u8, discard: u8, display: bool) -> String {
        let range = if display { ", also in range" } else { "" };
        let less = if discard > 0 { format!(", discard {discard}") } else { String::new() };
        format!("draw {n} card{}{range}{less}", plural(n))
    }

    fn snap_at(&self, n: u8) -> String {
        format!("or take any {n} of the display")
    }

    fn sponsor_at(&self, level: u8) -> String {
        format!("1 sponsor of level up to {level}")
    }

    fn sponsors_at(&self, level: u8) -> String {
        format!("sponsors of {level} levels in all")
    }

    fn break_at(&self, steps: u8, money: &str) -> String {
        format!("or break token {steps} step{} for {money}", plural(steps))
    }

    fn break_token_moves(&self, steps: u8) -> String {
        format!("break token {steps} step{}", plural(steps))
    }

    fn twist_in_short(&self, twist: Twist) -> String {
        match twist {
            Twist::ExtraBuilding(building, price) => {
                format!("{} besides for {price} money", self.a_building(building))
            }
            Twist::RepeatStandard => "same enclosures repeatedly".into(),
            Twist::CoverTerrain(gain) if gain < 0 => {
                format!("cover 1 rock or water for {} money", gain.unsigned_abs())
            }
            Twist::CoverTerrain(gain) => format!("cover 1 rock or water, +{gain} money"),
            Twist::IgnoreConditionIfSingle(_) => "or 1 animal without 1 of its conditions".into(),
            Twist::HunterWithoutAnimal(n) => {
                format!("{} without an animal in hand", self.ability_named(Ability::Hunter(Amount::N(n))))
            }
            Twist::FirstAnimalCheaper(n) => format!("the first for {n} money less"),
            Twist::PayForAppeal => "2 money for 1 appeal with each".into(),
            Twist::MarkAfter(0) => format!("then {}", self.ability_named(Ability::Mark)),
            Twist::MarkAfter(n) => {
                format!("then {}; {n} reputation for an own marked one", self.ability_named(Ability::Mark))
            }
            Twist::FromSupply { universities: false } => "partner zoos from the supply".into(),
            Twist::FromSupply { universities: true } => {
                "partner zoos and universities from the supply".into()
            }
            Twist::HireInsteadOfProject => "a worker instead of a project".into(),
            Twist::WorkersForStrength(n) => format!("{n} less strength for each further worker"),
            Twist::XTokenIfStronger => "1 X-token if strength is left".into(),
            Twist::DonationLessByXTokens => "donation 1 money less for each X-token".into(),
            Twist::OtherActionInstead(_) => "or another action".into(),
            Twist::CardInsteadOfDonation => "or 1 card instead of the donation".into(),
            Twist::DiggingFirst(n) => format!("{} first", self.ability_named(Ability::Digging(n))),
            Twist::CleverAfter(0) => format!("then {}", self.ability_named(Ability::Clever)),
            Twist::CleverAfter(price) => {
                format!("then {} for {price} money", self.ability_named(Ability::Clever))
            }
            Twist::TradeOnce { reputation: false } => "1 X-token for 5 money, or back".into(),
            Twist::TradeOnce { reputation: true } => {
                "1 X-token for 5 money, or back, or either for 1 reputation".into()
            }
            Twist::BonusMoney(n) => format!("{n} more with the first money"),
            Twist::SellOnce { any: false } => "1 sponsor from hand for 4 money".into(),
            Twist::SellOnce { any: true } => "1 card from hand for 4 money or 2 levels".into(),
            Twist::SwapSponsor => "swap 1 sponsor with the display".into(),
            Twist::SponsorWithBreak => {
                "with the break token, discard 1 card to play a sponsor for money".into()
            }
        }
    }
}
