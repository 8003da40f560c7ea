//! Small printed things, in French.

use super::French;
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

impl PrintedWords for French {
    fn ability_with_x(&self, ability: Ability) -> Option<&'static str> {
        Some(match ability {
            Ability::Sprint(_) => "Piochez X cartes du paquet.",
            Ability::Hunter(_) => {
                "Révélez les X premières cartes du paquet, gardez 1 animal et défaussez le reste."
            }
            Ability::Perception(_) => {
                "Piochez X cartes du paquet, gardez-en la moitié et défaussez le reste."
            }
            Ability::Scavenging(_) => {
                "Tirez X cartes au hasard de la défausse, gardez-en 1 et remettez le reste."
            }
            Ability::Snapping(_) => "Prenez X cartes quelconques de la rivière, une à une.",
            Ability::Digging(_) => {
                "Jusqu'à X fois, vous pouvez défausser une carte de la rivière et la compléter, ou remplacer \
                 une carte de votre main par une du paquet."
            }
            Ability::Sunbathing(_) => "Vous pouvez vendre jusqu'à X cartes de votre main, 4 crédits pièce.",
            Ability::Pouch(_) => {
                "Vous pouvez glisser jusqu'à X cartes de votre main face cachée pour 2 points d'attrait \
                 chacune."
            }
            Ability::IconicAnimal(_) => {
                "Gagnez 1 point d'attrait par icône du continent nommé dans tous les zoos, 8 au plus."
            }
            Ability::Inventive(_) => "Gagnez X jetons X.",
            Ability::Jumping(_) => "Avancez le pion Pause de X cases et gagnez X crédits.",
            Ability::Boost(_) => {
                "Après l'action, vous pouvez mettre la carte Action nommée à l'emplacement 1 ou 5."
            }
            Ability::Action(_) => "Après l'action, vous pouvez faire l'action nommée.",
            Ability::Multiplier(_) => {
                "Posez un jeton Multiplicateur sur la carte Action nommée : sa prochaine action peut être \
                 faite deux fois."
            }
            Ability::Posturing(_) => "Vous pouvez construire gratuitement jusqu'à X kiosques ou pavillons.",
            Ability::FlockAnimal(_) => {
                "Se passe d'enclos si votre zoo a un autre herbivore de taille X ou plus."
            }
            Ability::Venom(_) => {
                "Les joueurs ayant plus d'attrait que vous reçoivent un jeton Venin sur leurs cartes des \
                 emplacements 1 à X ; un tour sans en retirer leur coûte 2 crédits."
            }
            Ability::Hypnosis(_) => {
                "Après l'action, vous pouvez utiliser une carte Action des emplacements 1 à X du joueur ayant \
                 le plus d'attrait."
            }
            Ability::Pilfering(_) => {
                "Le joueur ayant le plus d'attrait (avec 2, aussi celui ayant le plus de conservation) vous \
                 donne 5 crédits ou une carte de sa main au hasard."
            }
            Ability::Glide(_) => {
                "Défaussez jusqu'à X cartes de votre main ; chacune de leurs icônes Animal marin donne au \
                 choix 1 point de réputation, 2 points d'attrait ou un kiosque gratuit."
            }
            Ability::SharkAttack(_) => {
                "Vous pouvez défausser jusqu'à X animaux de la rivière à portée pour la moitié de leur attrait \
                 total, arrondie vers le bas."
            }
            Ability::ScubaDive(_) => {
                "Révélez les X premières cartes du paquet, gardez 1 mécène et défaussez le reste."
            }
            Ability::Adapt(_) => {
                "Piochez X cartes de décompte final, puis défaussez-en X parmi toutes les vôtres."
            }
            _ => return None,
        })
    }

    fn icon_explained(&self, icon: Icon) -> String {
        let name = self.icon_name(icon);
        match icon {
            Icon::Science => {
                "Recherche. Mécènes, animaux et projets la demandent ; les universités l'apportent.".into()
            }
            Icon::Rock => {
                "Rocher. Les rochers qu'un animal demande près de son enclos comptent comme icônes.".into()
            }
            Icon::Water => {
                "Eau. Les cases d'eau qu'un animal demande près de son enclos comptent comme icônes.".into()
            }
            Icon::Bear | Icon::PettingZoo => {
                format!("{name}, une catégorie d'animaux. Des pouvoirs et des mécènes la comptent.")
            }
            other if other.is_continent() => format!(
                "{name}, un continent. Projets et mécènes le comptent ; un zoo partenaire en apporte un de plus."
            ),
            _ => format!("{name}, une catégorie d'animaux. Projets, conditions et mécènes la comptent."),
        }
    }

    fn partner_zoo_explained(&self, continent: Icon) -> String {
        let (name, less) = (self.icon_name(continent), PARTNER_ZOO_DISCOUNT);
        format!(
            "Zoo partenaire : 1 icône {name} ; les animaux coûtent {less} crédits de moins par icône {name}."
        )
    }

    fn resource_explained(&self, resource: Resource) -> String {
        match resource {
            Resource::Money => "Paie bâtiments, animaux, dons et cartes de la rivière.".into(),
            Resource::Appeal => {
                "Le public qui vient : le revenu de chaque pause et la moitié de la victoire.".into()
            }
            Resource::Conservation => {
                "Vient des projets et des dons. La partie s'achève quand attrait et conservation se croisent."
                    .into()
            }
            Resource::Reputation => {
                "Dit quels dossiers de la rivière sont à portée ; apporte des bonus en chemin.".into()
            }
            Resource::XToken => {
                format!("Chacun ajoute 1 à la force d'une action. On en garde {MOST_X_TOKENS} au plus.")
            }
        }
    }

    fn set_explained(&self, set: Set) -> &'static str {
        match set {
            Set::Base => "Animaux, mécènes, projets de conservation et les premiers plateaux Zoo.",
            Set::Marine => {
                "Animaux marins et aquariums, vagues et récifs, cartes Action alternatives, universités."
            }
        }
    }

    fn token(&self, token: TokenKind) -> (&'static str, &'static str) {
        match token {
            TokenKind::Multiplier => (
                "Multiplicateur",
                "La prochaine action de cette carte peut être faite deux fois ; puis le jeton part.",
            ),
            TokenKind::Venom => {
                const { assert!(VENOM_COST == 2) };
                ("Venin", "Part quand la carte est utilisée. Un tour sans en retirer coûte 2 crédits.")
            }
            TokenKind::Constriction => {
                const { assert!(CONSTRICTION == 2) };
                ("Constriction", "La carte a 2 de force en moins ; le jeton part quand elle est utilisée.")
            }
            TokenKind::Mark => {
                const { assert!(MARK_MONEY == 2) };
                (
                    "Marque",
                    "Si un autre joueur prend l'animal, celui qui l'a marqué gagne 2 crédits ; s'il est \
                     défaussé, il va dans la main de celui-ci.",
                )
            }
            TokenKind::Player => {
                ("Cube", "Montre les niveaux soutenus, les places des animaux et l'usage de cartes.")
            }
            TokenKind::Worker => {
                ("Bénévole", "Effectue une mission du plateau Association et revient à la pause.")
            }
            TokenKind::Break => (
                "Pion Pause",
                "Avance avec les actions Cartes et Mécènes ; au bout de sa piste vient une pause.",
            ),
            TokenKind::Neutral => ("Jeton neutre", "Bloque un niveau ou un don pour tous."),
        }
    }

    fn building_explained(&self, building: Building) -> String {
        let face = building.face();
        let places = face.capacity;
        let water = match face.water_icons {
            0 => "",
            _ => " Se place près de l'eau, ou la recouvre, et apporte 1 icône Eau.",
        };
        match (face.kind, building.tank()) {
            (BuildingKind::StandardEnclosure, _) => {
                format!("Accueille 1 animal de taille {} ou moins.", building.size())
            }
            (BuildingKind::Kiosk, _) => {
                "À chaque pause, 1 crédit par enclos occupé, pavillon et autre bâtiment \
                voisin. Deux kiosques sont distants d'au moins 3 cases."
                    .into()
            }
            (BuildingKind::Pavilion, _) => {
                let appeal = self.resource_amount(PAVILION_APPEAL.into(), Resource::Appeal);
                format!("Donne {appeal} à la construction.")
            }
            (BuildingKind::SpecialEnclosure, None) => {
                format!("A {places} places pour les animaux qui l'indiquent. Un seul par zoo.")
            }
            (BuildingKind::SpecialEnclosure, Some(_)) => {
                format!("A {places} places pour animaux marins. Un seul par zoo.{water}")
            }
            (BuildingKind::UniqueBuilding, tank) => {
                let place = effect_phrase(&Effect::PlaceUnique(building, face.need), Voice::of(self));
                let homes = tank.map(|_| format!(" A {places} places pour animaux marins."));
                format!("Vient avec son mécène : {place}.{}", homes.unwrap_or_default())
            }
        }
    }

    fn costs(&self, cost: u8, per_space: u8) -> String {
        format!("{cost} crédits, {per_space} par case")
    }

    fn comes_with_its_card(&self) -> &'static str {
        "gratuit, avec son mécène"
    }

    fn scoring_discard(&self) -> &'static str {
        "Quand le premier joueur arrive ici, chacun ne garde que 1 carte de décompte final."
    }

    fn animals_at(&self, n: u8) -> String {
        match n {
            0 => "aucun animal".into(),
            1 => "jouez 1 animal".into(),
            n => format!("jouez jusqu'à {n} animaux"),
        }
    }

    fn also_in_range(&self) -> &'static str {
        "aussi à portée"
    }

    fn gain_first(&self, gain: &str) -> String {
        format!("d'abord {gain}")
    }

    fn no_task(&self) -> &'static str {
        "aucune mission"
    }

    fn one_task_of(&self, tasks: &str) -> String {
        format!("1 mission : {tasks}")
    }

    fn tasks_up_to(&self, strength: u8) -> String {
        format!("missions différentes, {strength} en tout, puis un don")
    }

    fn build_one_at(&self, size: u8) -> String {
        format!("1 bâtiment de {size} case{} au plus", plural(size))
    }

    fn build_several_at(&self, size: u8) -> String {
        format!("bâtiments différents, {size} case{} en tout", plural(size))
    }

    fn draw_at(&self, n: u8, discard: u8, display: bool) -> String {
        let range = if display { ", aussi à portée" } else { "" };
        let less = if discard > 0 { format!(", défaussez-en {discard}") } else { String::new() };
        format!("piochez {n} carte{}{range}{less}", plural(n))
    }

    fn snap_at(&self, n: u8) -> String {
        format!("ou prenez-en {n} de la rivière")
    }

    fn sponsor_at(&self, level: u8) -> String {
        format!("1 mécène de niveau {level} au plus")
    }

    fn sponsors_at(&self, level: u8) -> String {
        format!("mécènes, {level} niveaux en tout")
    }

    fn break_at(&self, steps: u8, money: &str) -> String {
        format!("ou pion Pause de {steps} case{} pour {money}", plural(steps))
    }

    fn break_token_moves(&self, steps: u8) -> String {
        format!("pion Pause de {steps} case{}", plural(steps))
    }

    fn twist_in_short(&self, twist: Twist) -> String {
        match twist {
            Twist::ExtraBuilding(building, price) => {
                format!("{} en plus pour {price} crédits", self.a_building(building))
            }
            Twist::RepeatStandard => "mêmes enclos plusieurs fois".into(),
            Twist::CoverTerrain(gain) if gain < 0 => {
                format!("recouvrez 1 rocher ou eau pour {} crédits", gain.unsigned_abs())
            }
            Twist::CoverTerrain(gain) => format!("recouvrez 1 rocher ou eau, +{gain} crédits"),
            Twist::IgnoreConditionIfSingle(_) => "ou 1 animal sans 1 de ses conditions".into(),
            Twist::HunterWithoutAnimal(n) => {
                format!("{} sans animal en main", self.ability_named(Ability::Hunter(Amount::N(n))))
            }
            Twist::FirstAnimalCheaper(n) => format!("le premier pour {n} crédits de moins"),
            Twist::PayForAppeal => "2 crédits pour 1 point d'attrait avec chacun".into(),
            Twist::MarkAfter(0) => format!("puis {}", self.ability_named(Ability::Mark)),
            Twist::MarkAfter(n) => format!(
                "puis {} ; {n} de réputation pour un animal à votre marque",
                self.ability_named(Ability::Mark)
            ),
            Twist::FromSupply { universities: false } => "zoos partenaires de la réserve".into(),
            Twist::FromSupply { universities: true } => {
                "zoos partenaires et universités de la réserve".into()
            }
            Twist::HireInsteadOfProject => "un bénévole au lieu d'un projet".into(),
            Twist::WorkersForStrength(n) => format!("{n} de force en moins par bénévole ajouté"),
            Twist::XTokenIfStronger => "1 jeton X s'il reste de la force".into(),
            Twist::DonationLessByXTokens => "don à 1 crédit de moins par jeton X".into(),
            Twist::OtherActionInstead(_) => "ou une autre action".into(),
            Twist::CardInsteadOfDonation => "ou 1 carte au lieu du don".into(),
            Twist::DiggingFirst(n) => format!("d'abord {}", self.ability_named(Ability::Digging(n))),
            Twist::CleverAfter(0) => format!("puis {}", self.ability_named(Ability::Clever)),
            Twist::CleverAfter(price) => {
                format!("puis {} pour {price} crédits", self.ability_named(Ability::Clever))
            }
            Twist::TradeOnce { reputation: false } => "1 jeton X contre 5 crédits, ou l'inverse".into(),
            Twist::TradeOnce { reputation: true } => {
                "1 jeton X contre 5 crédits, ou l'inverse, ou 1 de réputation".into()
            }
            Twist::BonusMoney(n) => format!("{n} de plus aux premiers crédits"),
            Twist::SellOnce { any: false } => "1 mécène de la main pour 4 crédits".into(),
            Twist::SellOnce { any: true } => "1 carte de la main pour 4 crédits ou 2 niveaux".into(),
            Twist::SwapSponsor => "échangez 1 mécène avec la rivière".into(),
            Twist::SponsorWithBreak => {
                "avec le pion Pause, défaussez 1 carte pour jouer un mécène contre des crédits".into()
            }
        }
    }
}
