//! What effects do, in French.

use super::French;
use super::grammar::{elided, plural};
use crate::catalogue::{Building, CardKind, PlacementNeed, Resource, Terrain};
use crate::effects::{CardFilter, Rest, TakenFrom};
use crate::texts::effects::EffectWords;
use crate::texts::tongue::Grammar;
use crate::texts::words::NameWords;

impl EffectWords for French {
    fn upgrade_action_card(&self) -> &'static str {
        "passez 1 de vos cartes Action au niveau II"
    }

    fn any_multiplier(&self) -> &'static str {
        "posez un jeton Multiplicateur sur une de vos cartes Action : sa prochaine action \
         peut être faite deux fois"
    }

    fn put_multiplier_on(&self, action: &str) -> String {
        format!(
            "posez un jeton Multiplicateur sur votre carte {action} : sa prochaine action peut \
             être faite deux fois"
        )
    }

    fn clever(&self) -> &'static str {
        "après l'action, vous pouvez mettre une de vos cartes Action à l'emplacement 1"
    }

    fn boost(&self, action: &str) -> String {
        format!("après l'action, vous pouvez mettre votre carte {action} à l'emplacement 1 ou 5")
    }

    fn take_partner_zoo(&self) -> &'static str {
        "prenez 1 zoo partenaire"
    }

    fn take_university(&self) -> &'static str {
        "prenez 1 université"
    }

    fn hire_worker(&self) -> &'static str {
        "recrutez 1 bénévole"
    }

    fn venom(&self, slots: &str, cost: u8) -> String {
        format!(
            "les joueurs ayant plus d'attrait que vous reçoivent un jeton Venin sur {slots} ; un \
             tour sans en retirer leur coûte {cost} crédits"
        )
    }

    fn constriction(&self, less: u8) -> String {
        format!(
            "les joueurs devant vous en attrait ou en conservation reçoivent un jeton \
             Constriction ({less} de force en moins) sur l'emplacement 5 (les deux : 4 et 5)"
        )
    }

    fn built_free(&self, names: &str) -> String {
        format!("{names}, gratuitement")
    }

    fn may_build_several_free(&self, n: u8, names: &str) -> String {
        format!("vous pouvez construire gratuitement jusqu'à {n} {names}")
    }

    fn if_condition(&self, then: &str, condition: &str) -> String {
        format!("{then} si {condition}")
    }

    fn you_may(&self, phrase: &str) -> String {
        format!("vous pouvez : {phrase}")
    }

    fn choose_one(&self, choices: &str) -> String {
        format!("choisissez : {choices}")
    }

    fn extra_action(&self, action: &str) -> String {
        format!("après l'action, vous pouvez faire votre action {action}")
    }

    fn determination(&self) -> &'static str {
        "après l'action, vous pouvez faire une action de plus, au choix"
    }

    fn choose_focus(&self) -> &'static str {
        "choisissez les petits ou les grands animaux pour le reste de la partie"
    }

    fn gain_by_focus(&self, a: &str, b: &str) -> String {
        format!("gagnez {a} (petit) ou {b} (grand)")
    }

    fn by_focus(&self, small: &str, large: &str) -> String {
        format!("avec les petits animaux, {small} ; avec les grands, {large}")
    }

    fn scavenging(&self, n: u8) -> String {
        let s = plural(n);
        format!("tirez {n} carte{s} au hasard de la défausse, gardez-en 1 et remettez le reste")
    }

    fn resistance(&self) -> &'static str {
        "piochez 2 cartes de décompte final, gardez-en 1 et défaussez l'autre"
    }

    fn gain_and_share(&self, gain: &str, share: &str, unit: &str) -> String {
        format!("{gain} ; chaque autre joueur gagne {share} par {unit} ainsi gagné")
    }

    fn advance_break(&self, n: u8) -> String {
        let s = plural(n);
        format!("avancez le pion Pause de {n} case{s}")
    }

    fn hypnosis(&self, n: u8) -> String {
        format!(
            "après l'action, vous pouvez utiliser une carte Action des emplacements 1 à {n} du \
             joueur ayant le plus d'attrait"
        )
    }

    fn gain_placement_bonus(&self) -> &'static str {
        "gagnez aussi un bonus de placement encore visible de votre plateau, au choix"
    }

    fn play_sponsor(&self) -> &'static str {
        "vous pouvez jouer 1 mécène de votre main en payant son niveau en crédits"
    }

    fn play_animal(&self, animal: &str) -> String {
        format!("vous pouvez jouer 1 {animal} de plus de votre main, au coût normal")
    }

    fn sprint(&self, n: u8) -> String {
        let s = plural(n);
        format!("piochez {n} carte{s} du paquet")
    }

    fn sponsor_magnet(&self) -> &'static str {
        "prenez en main tous les mécènes de la rivière"
    }

    fn tile_or_money(&self, money: &str) -> String {
        format!("prenez une tuile Bonus ou {money}")
    }

    fn tile_or_appeal(&self, appeal: &str) -> String {
        format!("prenez la tuile Bonus de la piste de réputation ou {appeal}")
    }

    fn put_tokens(&self, n: u8) -> String {
        let s = plural(n);
        format!("posez {n} cube{s} sur cette carte")
    }

    fn spend_token(&self, phrase: &str) -> String {
        format!("en retirant 1 cube de cette carte, {phrase}")
    }

    fn mark(&self) -> &'static str {
        "après l'action, posez un cube sur un animal de la rivière : il est à vous s'il est \
         défaussé, sinon son départ vous rapporte 2 crédits"
    }

    fn trade(&self) -> &'static str {
        "vous pouvez échanger 1 jeton X contre 5 crédits, ou l'inverse"
    }

    fn extra_shift(&self) -> &'static str {
        "vous pouvez reprendre 1 de vos bénévoles du plateau Association"
    }

    fn sea_animal_magnet(&self, icon: &str) -> String {
        format!("prenez en main toutes les cartes de la rivière avec {icon}")
    }

    fn symbiosis(&self) -> &'static str {
        "utilisez une capacité d'un autre animal marin de votre zoo"
    }

    fn glide(&self, n: u8, icon: &str) -> String {
        let s = plural(n);
        format!(
            "défaussez jusqu'à {n} carte{s} de votre main ; chacune de leurs icônes {icon} donne \
             au choix 1 point de réputation, 2 points d'attrait ou un kiosque gratuit"
        )
    }

    fn cut_down(&self) -> &'static str {
        "vous pouvez retirer un enclos standard vide et récupérer son coût"
    }

    fn camouflage(&self) -> &'static str {
        "vous pouvez ignorer 1 condition d'un autre animal joué ce tour-ci"
    }

    fn adapt(&self, n: u8) -> String {
        let s = plural(n);
        format!("piochez {n} carte{s} de décompte final, puis défaussez-en {n} parmi toutes les vôtres")
    }

    fn play_sponsor_free(&self, card: &str) -> String {
        format!("vous pouvez jouer de votre main {card}, sans payer")
    }

    fn discard_own_sponsor(&self, card: &str) -> String {
        format!("défaussez de votre zoo {card}")
    }

    fn donate(&self) -> &'static str {
        "vous pouvez faire un don"
    }

    fn enlarge_enclosure(&self, appeal: &str) -> String {
        format!("vous pouvez agrandir un enclos standard de 1 case ; s'il est occupé, gagnez {appeal}")
    }

    fn rearrange_buildings(&self, max: u8) -> String {
        let s = plural(max);
        format!("vous pouvez retirer jusqu'à {max} bâtiment{s} et les replacer")
    }

    fn trigger_reef_dwellers(&self) -> &'static str {
        "déclenchez les effets de récif de tous vos animaux de récif"
    }

    fn raise_hand_limit(&self, n: u8) -> String {
        format!("augmentez votre limite de main de {n} pour le reste de la partie")
    }

    fn remove_continent_marker(&self) -> &'static str {
        "retirez un marqueur de continent de votre plateau et touchez son bonus"
    }

    fn pay_for(&self, price: &str, then: &str) -> String {
        format!("vous pouvez payer {price} : {then}")
    }

    fn show_no_animal(&self, hunter: &str) -> String {
        format!("vous pouvez montrer que vous n'avez aucun animal en main ; alors {hunter}")
    }

    fn dig_and_rescue(&self, dig: &str) -> String {
        format!("{dig} ; un animal défaussé peut être sauvé")
    }

    fn store_card(&self) -> &'static str {
        "vous pouvez ranger 1 carte de votre main sous le bloc-notes"
    }

    fn conceal_strength(&self) -> &'static str {
        "masquez la plus petite force visible de vos emplacements"
    }

    fn animal_magnet(&self) -> &'static str {
        "prenez en main tous les animaux de la rivière, puis complétez-la"
    }

    fn wave(&self) -> &'static str {
        "défaussez la carte la plus basse de la rivière et complétez-la"
    }

    fn ignore_conditions(&self, n: u8) -> String {
        let s = plural(n);
        format!("ignorez jusqu'à {n} condition{s} d'un animal que vous jouez")
    }

    fn wild_icon_for_base_project(&self) -> &'static str {
        "comptez 1 icône de plus, au choix, en soutenant un projet de base"
    }

    fn flock_animal(&self, n: u8) -> String {
        format!("se passe d'enclos si votre zoo a un autre herbivore de taille {n} ou plus")
    }

    fn assertion(&self) -> &'static str {
        "vous pouvez prendre en main un projet de base inutilisé de votre choix"
    }

    fn dominance(&self, icon: &str) -> String {
        format!("vous pouvez prendre en main le projet de base {icon}s, s'il est inutilisé")
    }

    fn cards_in_slots(&self, from: u8, to: u8) -> String {
        match to - from {
            0 => format!("leur carte de l'emplacement {from}"),
            1 => format!("leurs cartes des emplacements {from} et {to}"),
            _ => format!("leurs cartes des emplacements {from} à {to}"),
        }
    }

    fn place_unique(&self, building: Building, need: PlacementNeed) -> String {
        let PlacementNeed { rock, water, border, on_water, alone, bonus_times, .. } = need;
        let mut text = format!("placez {}", self.the_building(building));
        let beside: Vec<String> = [(Terrain::Rock, rock), (Terrain::Water, water)]
            .into_iter()
            .filter(|&(_, n)| n > 0)
            .map(|(terrain, n)| {
                let space = self.terrain_space(terrain, n > 1);
                if n == 1 { format!("d'une {space}") } else { format!("de {n} {space}") }
            })
            .collect();
        if !beside.is_empty() {
            text += &format!(" à côté {}", self.and(&beside));
        }
        if border > 0 {
            let s = plural(border);
            text += &format!(" sur au moins {border} case{s} frontalière{s}");
        }
        if on_water {
            text += " sur l'eau";
        }
        if alone {
            text += ", même loin des autres bâtiments";
        }
        match bonus_times {
            0 | 1 => {}
            2 => text += " ; les bonus de placement recouverts comptent deux fois",
            n => text += &format!(" ; les bonus de placement recouverts comptent {n} fois"),
        }
        text
    }

    fn may_build_free(&self, names: &str) -> String {
        format!("vous pouvez construire gratuitement {names}")
    }

    fn even_without_build_ii(&self) -> &'static str {
        ", même sans Construction II"
    }

    fn only_with_box(&self, name: &str) -> String {
        format!(" (seulement avec {name})")
    }

    fn you_may_several_times(&self, n: u8, phrase: &str) -> String {
        format!("jusqu'à {n} fois, vous pouvez : {phrase}")
    }

    fn digging(&self, n: u8) -> String {
        let what = "défausser une carte de la rivière et la compléter, ou remplacer une carte de votre main par \
                    une du paquet";
        match n {
            1 => format!("vous pouvez {what}"),
            n => format!("jusqu'à {n} fois, vous pouvez {what}"),
        }
    }

    fn perception(&self, n: u8, keep: u8) -> String {
        match n {
            2 => "piochez 2 cartes du paquet, gardez-en 1 et défaussez l'autre".into(),
            n => format!("piochez {n} cartes du paquet, gardez-en {keep} et défaussez le reste"),
        }
    }

    fn sunbathing(&self, n: u8, money: &str) -> String {
        match n {
            1 => format!("vous pouvez vendre 1 carte de votre main pour {money}"),
            n => format!("vous pouvez vendre jusqu'à {n} cartes de votre main, {money} pièce"),
        }
    }

    fn pouch(&self, n: u8, appeal: &str) -> String {
        match n {
            1 => format!("vous pouvez glisser 1 carte de votre main face cachée pour {appeal}"),
            n => {
                format!(
                    "vous pouvez glisser jusqu'à {n} cartes de votre main face cachée pour {appeal} chacune"
                )
            }
        }
    }

    fn pilfer(&self, tracks: &[Resource], money: &str) -> String {
        let most = |track: &Resource| {
            format!("le plus {}", elided("de", &self.resource_name(*track).to_lowercase()))
        };
        let most: Vec<String> = tracks.iter().map(most).collect();
        let close = if most.len() > 1 { "," } else { "" };
        let most = most.join(", puis celui ayant ");
        format!("le joueur ayant {most}{close} vous donne {money} ou une carte de sa main au hasard")
    }

    fn snapping(&self, n: u8) -> String {
        match n {
            1 => "prenez 1 carte quelconque de la rivière".into(),
            n => format!(
                "prenez {n} cartes quelconques de la rivière, une à une ; vous pouvez la compléter \
                 entre-temps"
            ),
        }
    }

    fn take(&self, cards: &str, from: TakenFrom) -> String {
        let from = match from {
            TakenFrom::DeckOrRange => "du paquet ou à portée",
            TakenFrom::Display => "de la rivière",
            TakenFrom::DiscardPile => "de la défausse",
        };
        format!("prenez {cards} {from}")
    }

    fn reveal_until(&self, card: &str, rest: Rest) -> String {
        let rest = match rest {
            Rest::Discard => "défaussez le reste",
            Rest::UnderDeck => "glissez le reste sous le paquet",
        };
        format!("révélez les cartes du paquet jusqu'à trouver {card}, gardez cette carte et {rest}")
    }

    fn shark_attack(&self, n: u8) -> String {
        match n {
            1 => "vous pouvez défausser 1 animal de la rivière à portée pour la moitié de son attrait, \
                  arrondie vers le bas"
                .into(),
            n => format!(
                "vous pouvez défausser jusqu'à {n} animaux de la rivière à portée pour la moitié de leur \
                 attrait total, arrondie vers le bas"
            ),
        }
    }

    fn reveal_top_card(&self, keep: CardKind) -> String {
        let kind = kind_of_card(keep);
        format!("révélez la première carte du paquet et gardez-la si c'est un {kind} ; sinon, défaussez-la")
    }

    fn reveal_cards(&self, n: u8, keep: CardKind) -> String {
        let kind = kind_of_card(keep);
        format!("révélez les {n} premières cartes du paquet, gardez 1 {kind} et défaussez le reste")
    }

    fn reveal_as_many_cards(&self, counted: &str, keep: CardKind) -> String {
        let (kind, of) = (kind_of_card(keep), elided("de", counted));
        format!("révélez autant de cartes du paquet que {of}, gardez 1 {kind} et défaussez le reste")
    }

    fn then(&self, firmly: bool) -> &'static str {
        if firmly { " ; puis " } else { ", puis " }
    }

    fn repeated(&self, times: usize, phrase: &str) -> String {
        match times {
            2 => format!("deux fois : {phrase}"),
            n => format!("{n} fois : {phrase}"),
        }
    }

    fn says_may(&self, phrase: &str) -> bool {
        phrase.contains("vous pouvez")
    }

    fn alternatives(&self, phrases: &[String]) -> String {
        phrases.join(if phrases.len() == 2 { ", ou " } else { " ; " })
    }

    fn cards(&self, n: u8, filter: CardFilter) -> String {
        let s = plural(n);
        let animals = if n > 1 { "animaux" } else { "animal" };
        match filter {
            CardFilter::Any => format!("{n} carte{s}"),
            CardFilter::AnimalOf(size) => format!("{n} {}", self.animal_of(size, n > 1)),
            CardFilter::AnimalOfFocus => format!("{n} {animals} de la taille choisie"),
            CardFilter::PettingZooAnimal => format!("{n} {animals} domestique{s}"),
            CardFilter::Sponsor => format!("{n} mécène{s}"),
            CardFilter::PersonSponsor => format!("{n} mécène{s} représentant une personne"),
            CardFilter::WithIcon(icon) => format!("{n} carte{s} avec {}", self.an_icon(icon)),
        }
    }
}

/// A kind of card after its article.
const fn kind_of_card(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Animal => "animal",
        CardKind::Sponsor => "mécène",
        CardKind::Project => "projet de conservation",
        CardKind::FinalScoring => "décompte final",
    }
}
