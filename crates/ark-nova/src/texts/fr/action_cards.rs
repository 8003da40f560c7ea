//! The action cards, in French.

use super::French;
use super::grammar::plural;
use crate::catalogue::Resource;
use crate::catalogue::action_cards::Twist;
use crate::effects::{Ability, Amount, Effect};
use crate::texts::Voice;
use crate::texts::ability_names::AbilityNames;
use crate::texts::action_cards::ActionCardWords;
use crate::texts::effects::effect_phrase;
use crate::texts::words::NameWords;

impl ActionCardWords for French {
    fn twist(&self, twist: Twist) -> String {
        let money = |n: u8| self.resource_amount(n.into(), Resource::Money);
        match twist {
            Twist::ExtraBuilding(building, price) => {
                let (building, price) = (self.a_building(building), money(price));
                format!("vous pouvez aussi construire {building} pour {price}, sans utiliser de force")
            }
            Twist::RepeatStandard => {
                "des enclos standard de même taille peuvent être construits plusieurs fois".into()
            }
            Twist::CoverTerrain(gain) => {
                let n = money(gain.unsigned_abs());
                if gain < 0 {
                    format!("vous pouvez recouvrir 1 case de rocher ou d'eau pour {n}")
                } else {
                    format!("vous pouvez recouvrir 1 case de rocher ou d'eau et y gagner {n}")
                }
            }
            Twist::IgnoreConditionIfSingle(strength) => format!(
                "dès la force {strength}, vous pouvez ne jouer que 1 animal et ignorer 1 de ses \
                 conditions"
            ),
            Twist::HunterWithoutAnimal(n) => {
                let hunter = self.ability_named(Ability::Hunter(Amount::N(n)));
                format!("ensuite, si vous n'avez aucun animal en main, vous pouvez utiliser {hunter}")
            }
            Twist::FirstAnimalCheaper(n) => {
                let less = money(n);
                format!("le premier animal coûte {less} de moins")
            }
            Twist::PayForAppeal => {
                let (price, appeal) = (money(2), self.resource_amount(1, Resource::Appeal));
                format!("une fois par animal, vous pouvez payer {price} pour {appeal}")
            }
            Twist::MarkAfter(reputation) => {
                let mark = self.ability_named(Ability::Mark);
                let bonus = match reputation {
                    0 => String::new(),
                    n => {
                        let gain = self.resource_amount(n.into(), Resource::Reputation);
                        format!(" ; jouer un animal que vous avez marqué rapporte {gain}")
                    }
                };
                format!("ensuite, utilisez {mark}{bonus}")
            }
            Twist::FromSupply { universities: false } => {
                "les zoos partenaires viennent de la réserve ; un même continent peut être repris".into()
            }
            Twist::FromSupply { universities: true } => {
                "zoos partenaires et universités viennent de la réserve ; les mêmes peuvent être repris"
                    .into()
            }
            Twist::HireInsteadOfProject => {
                "la mission Projet peut recruter un bénévole au lieu de soutenir un projet".into()
            }
            Twist::WorkersForStrength(n) => {
                format!("chaque bénévole ajouté à une mission réduit de {n} la force qu'elle utilise")
            }
            Twist::XTokenIfStronger => {
                let gain = self.resource_amount(1, Resource::XToken);
                format!("gagnez {gain} si votre force dépasse la valeur de la mission")
            }
            Twist::DonationLessByXTokens => {
                let less = money(1);
                format!("le don coûte {less} de moins par jeton X en réserve")
            }
            Twist::OtherActionInstead(strength) => {
                format!("dès la force {strength}, vous pouvez faire une autre action au lieu d'une mission")
            }
            Twist::CardInsteadOfDonation => {
                "au lieu du don, vous pouvez prendre 1 carte du paquet ou à portée".into()
            }
            Twist::DiggingFirst(n) => {
                let digging = self.ability_named(Ability::Digging(n));
                format!("une fois le pion Pause avancé, utilisez d'abord {digging}")
            }
            Twist::CleverAfter(price) => {
                let clever = self.ability_named(Ability::Clever);
                match price {
                    0 => format!("ensuite, vous pouvez utiliser {clever}"),
                    n => {
                        let price = money(n);
                        format!("ensuite, vous pouvez payer {price} pour utiliser {clever}")
                    }
                }
            }
            Twist::TradeOnce { reputation } => {
                let trade = match reputation {
                    false => String::new(),
                    true => {
                        let gain = self.resource_amount(1, Resource::Reputation);
                        format!(" ; l'un ou l'autre achète aussi {gain}")
                    }
                };
                format!("une fois, vous pouvez échanger 1 jeton X contre 5 crédits ou l'inverse{trade}")
            }
            Twist::BonusMoney(n) => {
                let more = money(n);
                format!("au premier gain de crédits de cette action, gagnez {more} de plus")
            }
            Twist::SellOnce { any: false } => {
                let price = money(4);
                format!("une fois, vous pouvez vendre un mécène de votre main pour {price}")
            }
            Twist::SellOnce { any: true } => {
                let price = money(4);
                format!(
                    "une fois, vous pouvez défausser une carte de votre main pour {price} ou pour \
                     baisser un mécène de 2 niveaux"
                )
            }
            Twist::SwapSponsor => {
                "une fois, vous pouvez échanger un mécène de votre main contre un mécène de la rivière".into()
            }
            Twist::SponsorWithBreak => {
                let play = effect_phrase(&Effect::PlaySponsor, Voice::of(self));
                format!("en avançant le pion Pause, si vous défaussez 1 carte, {play}")
            }
        }
    }

    fn also_from_display(&self) -> &'static str {
        " ; aussi depuis la rivière à portée, contre son numéro de dossier en crédits"
    }

    fn first_gain(&self, strength: u8, gain: &str) -> String {
        format!("dès la force {strength}, gagnez d'abord {gain}")
    }

    fn one_task(&self) -> &'static str {
        "effectuez 1 mission associative d'une valeur ne dépassant pas votre force"
    }

    fn several_tasks(&self) -> &'static str {
        "effectuez des missions associatives différentes d'une valeur totale ne dépassant \
         pas votre force ; vous pouvez aussi faire un don"
    }

    fn projects_in_range(&self) -> &'static str {
        "un projet de la rivière à portée coûte son numéro de dossier en crédits"
    }

    fn marked_spaces(&self) -> &'static str {
        "les cases marquées"
    }

    fn build_several(&self, strength: &str, cost: u8) -> String {
        format!(
            "construisez des bâtiments différents d'une taille totale ne dépassant pas \
             {strength}, à {cost} crédits la case"
        )
    }

    fn are_allowed(&self, allowed: &str) -> String {
        format!("{allowed} sont permis")
    }

    fn build_one(&self, strength: &str, cost: u8) -> String {
        format!(
            "construisez 1 bâtiment d'une taille ne dépassant pas {strength}, à {cost} crédits \
             la case"
        )
    }

    fn play_one_sponsor(&self, strength: &str) -> String {
        format!("jouez 1 mécène d'un niveau ne dépassant pas {strength}")
    }

    fn or_move_break_token(&self, money: &str) -> String {
        format!("ou avancez le pion Pause d'autant que votre force, pour {money} par case")
    }

    fn your_strength(&self) -> &'static str {
        "votre force"
    }

    fn play_animals(&self, strength: u8, n: u8, first: bool) -> String {
        let from = if strength > 1 { format!("dès la force {strength}, ") } else { String::new() };
        if first { format!("{from}jouez {n} animal") } else { format!("{from}jusqu'à {n}") }
    }

    fn draw_by_strength(&self, steps: u8, draws: &str, display: bool, discards: Option<&str>) -> String {
        let from = if display { "du paquet ou à portée" } else { "du paquet" };
        let discards = discards.map_or_else(String::new, |table| format!(", puis défaussez-en {table}"));
        format!(
            "le pion Pause avance de {steps} cases ; selon la force de 1 à 5, piochez {draws} cartes \
             {from}{discards}"
        )
    }

    fn or_snap(&self, strength: u8, n: u8, further: &[(u8, u8)]) -> String {
        let s = plural(n);
        let more = |(strength, n): &(u8, u8)| format!(" ({n} dès la force {strength})");
        let more: String = further.iter().map(more).collect();
        format!(
            "dès la force {strength}, vous pouvez plutôt prendre {n} carte{s} au choix de la rivière{more}"
        )
    }

    fn play_sponsors(&self, strength: &str) -> String {
        format!("jouez des mécènes d'un niveau total ne dépassant pas {strength}")
    }
}
