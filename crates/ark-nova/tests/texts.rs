//! Names and texts: complete in both languages, readable, and as expected for a sample of cards.

use ark_nova::catalogue::animals::SpecialHome;
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{
    Action, BonusTile, Building, Card, CardId, CardKind, Edition, Icon, MapId, Requirement, Resource, Set,
    Side, SizeClass, Terrain, action_cards, bonus_tiles,
};
use ark_nova::effects::{Ability, Amount, Counter, per};
use ark_nova::texts::{self, Lang};
use std::collections::{BTreeMap, BTreeSet};

/// One of each ability.
const ABILITIES: [Ability; 45] = [
    Ability::Sprint(3),
    Ability::Hunter(Amount::N(4)),
    Ability::Perception(4),
    Ability::Scavenging(2),
    Ability::Snapping(2),
    Ability::Digging(2),
    Ability::Sunbathing(3),
    Ability::Pouch(2),
    Ability::Pack,
    Ability::PettingZooAnimal,
    Ability::IconicAnimal(Icon::Asia),
    Ability::Inventive(2),
    Ability::InventiveBear,
    Ability::InventivePrimate,
    Ability::Jumping(2),
    Ability::Clever,
    Ability::Boost(Action::Build),
    Ability::Action(Action::Cards),
    Ability::Determination,
    Ability::Multiplier(Action::Sponsors),
    Ability::FullThroated,
    Ability::Resistance,
    Ability::Assertion,
    Ability::Dominance,
    Ability::SponsorMagnet,
    Ability::Posturing(2),
    Ability::Peacocking,
    Ability::FlockAnimal(3),
    Ability::Venom(2),
    Ability::Constriction,
    Ability::Hypnosis(3),
    Ability::Pilfering(2),
    Ability::Mark,
    Ability::Trade,
    Ability::ExtraShift,
    Ability::SeaAnimalMagnet,
    Ability::Symbiosis,
    Ability::Glide(2),
    Ability::SharkAttack(2),
    Ability::CutDown,
    Ability::Camouflage,
    Ability::ScubaDive(per(Counter::Icons(Icon::SeaAnimal), 1)),
    Ability::Marketing,
    Ability::Adapt(1),
    Ability::MonkeyGang,
];

fn universities() -> impl Iterator<Item = University> {
    University::BASE.into_iter().chain(University::SPECIFIC)
}

fn tiles() -> impl Iterator<Item = BonusTile> {
    bonus_tiles::ALL.iter().map(|face| face.tile)
}

fn requirements() -> Vec<Requirement> {
    let printed = |card: Card| match card {
        Card::Animal(card) => card.requires,
        Card::Sponsor(card) => card.requires,
        Card::Project(_) | Card::FinalScoring(_) => &[],
    };
    Card::faces().into_iter().flat_map(printed).copied().collect()
}

/// Every name, with what it is the name of.
fn names(lang: Lang) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut add = |what: String, name: &str| found.push((what, name.to_string()));
    for card in Card::faces() {
        add(format!("card {}", card.id()), texts::card_name(card, lang));
    }
    for ability in ABILITIES {
        add(format!("{ability:?}"), &texts::ability_name(ability, lang));
    }
    for icon in Icon::ALL {
        add(format!("{icon:?}"), texts::icon_name(icon, lang));
    }
    for building in Building::ALL {
        add(format!("{building:?}"), texts::building_name(building, lang));
    }
    for action in Action::ALL {
        add(format!("{action:?}"), texts::action_name(action, lang));
    }
    for card in &action_cards::ALL {
        add(format!("{:?} {}", card.action, card.number), &texts::action_card_name(card, lang));
    }
    for id in MapId::all() {
        add(format!("map {id}"), texts::map_name(id.map(), lang));
        for &(landmark, _) in id.map().landmarks {
            add(format!("{landmark:?}"), &texts::landmark_name(landmark, lang));
        }
    }
    for tile in tiles() {
        add(format!("{tile:?}"), &texts::tile_name(tile, lang));
    }
    for task in Task::ALL {
        add(format!("{task:?}"), texts::task_name(task, lang));
    }
    for university in universities() {
        add(format!("{university:?}"), &texts::university_name(university, lang));
    }
    for kind in [CardKind::Animal, CardKind::Sponsor, CardKind::Project, CardKind::FinalScoring] {
        add(format!("{kind:?}"), texts::kind_name(kind, lang));
    }
    for set in [Set::Base, Set::Marine] {
        add(format!("{set:?}"), texts::set_name(set, lang));
    }
    for size in [SizeClass::Small, SizeClass::Medium, SizeClass::Large] {
        add(format!("{size:?}"), texts::size_class_name(size, lang));
    }
    for resource in
        [Resource::Money, Resource::Appeal, Resource::Conservation, Resource::Reputation, Resource::XToken]
    {
        add(format!("{resource:?}"), texts::resource_name(resource, lang));
        add(format!("1 {resource:?}"), &texts::resource_amount(1, resource, lang));
    }
    for terrain in [Terrain::Rock, Terrain::Water] {
        add(format!("{terrain:?}"), texts::terrain_name(terrain, lang));
    }
    for home in [
        SpecialHome::PettingZoo,
        SpecialHome::ReptileHouse,
        SpecialHome::LargeBirdAviary,
        SpecialHome::Aquarium,
    ] {
        add(format!("{home:?}"), texts::home_name(home, lang));
    }
    for requirement in requirements() {
        add(format!("{requirement:?}"), &texts::requirement_text(requirement, lang));
    }
    found
}

/// Every text, with what it describes and how long it may be.
fn all_texts(lang: Lang) -> Vec<(String, String, usize)> {
    let mut found = Vec::new();
    for card in Card::faces() {
        let most = match card {
            Card::Animal(_) => 310,
            Card::Sponsor(_) => 400,
            // Management plans describe three different levels.
            Card::Project(_) => 520,
            Card::FinalScoring(_) => 220,
        };
        found.push((format!("card {}", card.id()), texts::card_text(card, lang), most));
    }
    for ability in ABILITIES {
        found.push((format!("{ability:?}"), texts::ability_text(ability, lang), 220));
    }
    for id in MapId::all() {
        let map = id.map();
        found.push((format!("map {id}"), texts::map_text(map, lang), 480));
        for (cell, effect) in map.bonuses {
            found.push((format!("map {id} {cell}"), texts::effect_text(effect, lang), 220));
        }
        for space in map.edge {
            found.push((format!("map {id} left"), texts::effect_text(&space.effect, lang), 220));
        }
        let columns = map.partner_zoos.iter().chain(&map.universities).chain(&map.workers);
        for effect in columns.copied().flatten() {
            found.push((format!("map {id} right"), texts::effect_text(effect, lang), 220));
        }
    }
    for tile in tiles() {
        found.push((format!("{tile:?}"), texts::tile_text(tile, lang), 220));
    }
    for task in Task::ALL {
        found.push((format!("{task:?}"), texts::task_text(task, lang), 220));
    }
    for university in universities() {
        found.push((format!("{university:?}"), texts::university_text(university, lang), 260));
    }
    for card in &action_cards::ALL {
        for side in [Side::I, Side::II] {
            let what = format!("{:?} {} {side:?}", card.action, card.number);
            found.push((what, texts::action_card_text(card, side, lang), 360));
        }
    }
    found
}

#[test]
fn everything_has_a_name_in_both_languages() {
    for lang in Lang::ALL {
        for (what, name) in names(lang) {
            assert!(!name.is_empty() && name.trim() == name, "{what}: {name:?}");
            assert!(!name.contains(['{', '}', '_', '"']) && !name.contains("  "), "{what}: {name:?}");
        }
    }
}

#[test]
fn everything_has_a_text_in_both_languages() {
    for lang in Lang::ALL {
        for (what, text, most) in all_texts(lang) {
            assert!(text.ends_with('.'), "{what}: {text}");
            let first = text.chars().next();
            assert!(first.is_some_and(|c| c.is_uppercase() || c.is_ascii_digit()), "{what}: {text}");
            let length = text.chars().count();
            assert!(length <= most, "{what} has {length} characters: {text}");
            for odd in ["  ", "{", "}", "_", "::", "[", "\"", "..", " .", " ,", "Some(", "None", "()"] {
                assert!(!text.contains(odd), "{what} contains {odd:?}: {text}");
            }
        }
    }
}

#[test]
fn french_texts_follow_french_typography() {
    for (what, text, _) in all_texts(Lang::Fr) {
        for odd in ["de a", "de é", "de i", "que a", "à le ", "de le ", "1 cartes", "1 crédits"] {
            assert!(!text.contains(&format!(" {odd}")), "{what} contains {odd:?}: {text}");
        }
        for (at, _) in text.match_indices([':', ';']) {
            assert!(text[..at].ends_with('\u{a0}'), "{what}: {text}");
        }
    }
}

#[test]
fn english_texts_count_well() {
    for (what, text, _) in all_texts(Lang::En) {
        for odd in [" 1 cards", " 1 X-tokens", " 2 card ", " 3 card ", " an Europe ", " a Asia ", " a animal"]
        {
            assert!(!text.contains(odd), "{what} contains {odd:?}: {text}");
        }
    }
}

#[test]
fn card_names_are_unique_in_their_kind() {
    for lang in Lang::ALL {
        let mut seen = BTreeMap::new();
        for card in Card::faces() {
            let other = seen.insert((card.kind(), texts::card_name(card, lang)), card.id());
            assert!(other.is_none_or(|id| id == card.id()), "{} and {other:?}", card.id());
        }
    }
}

#[test]
fn french_card_names_are_french() {
    // The same word in both languages.
    let same = BTreeSet::from([
        "Aquarium",
        "Caracal",
        "Dugong",
        "Europe",
        "Herbivores",
        "Jaguar",
        "Jungle",
        "Koala",
        "Lama",
        "Lion",
        "Mandrill",
        "Primates",
        "Publications",
        "Reconstruction",
        "Reptiles",
        "Tambaqui",
    ]);
    let found: BTreeSet<&str> = Card::faces()
        .into_iter()
        .filter(|&card| texts::card_name(card, Lang::Fr) == texts::card_name(card, Lang::En))
        .map(|card| card.name())
        .collect();
    assert_eq!(found, same);
}

#[test]
fn french_texts_are_not_english() {
    let english = all_texts(Lang::En).into_iter();
    for ((what, en, _), (_, fr, _)) in english.zip(all_texts(Lang::Fr)) {
        assert_ne!(en, fr, "{what}");
    }
}

#[test]
fn french_buildings_are_called_as_their_sponsors() {
    for building in Building::ALL {
        if let Some(card) = building.face().sponsor.and_then(|id| Card::find(id, Edition::Marine)) {
            let name = texts::building_name(building, Lang::Fr);
            assert_eq!(name, texts::card_name(card, Lang::Fr));
        }
    }
}

#[test]
fn keywords_are_unique_snake_case() {
    let abilities: BTreeSet<&str> = ABILITIES.map(texts::ability_keyword).into();
    assert_eq!(abilities.len(), ABILITIES.len());
    let icons: BTreeSet<&str> = Icon::ALL.map(texts::icon_keyword).into();
    assert_eq!(icons.len(), Icon::ALL.len());
    for word in abilities.iter().chain(&icons) {
        assert!(word.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{word}");
    }
    for ability in ABILITIES {
        let data = serde_json::to_value(ability).expect("JSON");
        assert_eq!(data["kind"], texts::ability_keyword(ability), "one word for people and programs");
    }
    for icon in Icon::ALL {
        assert_eq!(serde_json::to_value(icon).expect("JSON"), texts::icon_keyword(icon));
    }
    assert_eq!(texts::ability_keyword(Ability::FullThroated), "full_throated");
    assert_eq!(texts::icon_keyword(Icon::SeaAnimal), "sea_animal");
}

#[test]
fn names_carry_their_values() {
    let hunter = per(Counter::Icons(Icon::Predator), 1);
    let names = [
        (Ability::Hunter(Amount::N(4)), "Hunter 4", "Chasseur 4"),
        (Ability::Hunter(hunter), "Hunter X", "Chasseur X"),
        (Ability::Boost(Action::Build), "Boost: Build", "Boost\u{a0}: Construction"),
        (Ability::IconicAnimal(Icon::Asia), "Iconic Animal: Asia", "Animal emblématique\u{a0}: Asie"),
    ];
    for (ability, en, fr) in names {
        assert_eq!(texts::ability_name(ability, Lang::En), en);
        assert_eq!(texts::ability_name(ability, Lang::Fr), fr);
    }
}

#[test]
fn cards_read_as_expected() {
    for (id, edition, en_name, en, fr_name, fr) in CARDS {
        let card = Card::find(CardId(id), edition).expect("a card of the edition");
        assert_eq!(texts::card_name(card, Lang::En), en_name);
        assert_eq!(texts::card_text(card, Lang::En), en);
        assert_eq!(texts::card_name(card, Lang::Fr).replace('\u{a0}', " "), fr_name);
        assert_eq!(texts::card_text(card, Lang::Fr).replace('\u{a0}', " "), fr);
    }
}

#[test]
fn maps_read_as_expected() {
    for (label, en_name, en, fr_name, fr) in MAPS {
        let map = label.parse::<MapId>().expect("a map").map();
        assert_eq!(texts::map_name(map, Lang::En), en_name);
        assert_eq!(texts::map_text(map, Lang::En), en);
        assert_eq!(texts::map_name(map, Lang::Fr), fr_name);
        assert_eq!(texts::map_text(map, Lang::Fr).replace('\u{a0}', " "), fr);
    }
}

#[test]
fn boards_read_as_expected() {
    let tile = |lang| texts::tile_text(BonusTile::SnapAndHandLimit, lang);
    assert_eq!(
        tile(Lang::En),
        "Take any 1 card from the display (Snapping 1), then raise your hand limit by 1 for the rest of the game."
    );
    assert_eq!(
        tile(Lang::Fr),
        "Prenez 1 carte quelconque de la rivière (Saisir 1), puis augmentez votre limite de main de 1 pour le \
         reste de la partie."
    );
    let animals = action_cards::find(Action::Animals, 0).expect("the standard card");
    assert_eq!(
        texts::action_card_text(animals, Side::I, Lang::En),
        "From strength 2, play 1 animal; from strength 5, up to 2."
    );
    let university = |lang| texts::university_text(University::ScienceAndReputation, lang);
    assert_eq!(university(Lang::En), "1 Research icon and 2 reputation.");
    assert_eq!(university(Lang::Fr), "1 icône Recherche et 2 points de réputation.");
    assert_eq!(
        texts::requirement_text(Requirement::Icons(Icon::Predator, 3), Lang::Fr),
        "3 icônes Prédateur"
    );
}

/// Number, face, and name and text in English and French; the spaces before colons are plain here.
#[rustfmt::skip]
const CARDS: [(u16, Edition, &str, &str, &str, &str); 27] = [
    (401, Edition::Base, "Cheetah", "Sprint 3: draw 3 cards from the deck.",
        "Guépard", "Course 3 : piochez 3 cartes du paquet."),
    (402, Edition::Base, "Lion", "Pack: gain 1 appeal for each Predator icon in your zoo.",
        "Lion", "Meute : gagnez 1 point d'attrait par icône Prédateur dans votre zoo."),
    (405, Edition::Base, "Fennec Fox", "Clever: after the action, you may move one of your action cards to slot 1.",
        "Fennec", "Intelligent : après l'action, vous pouvez mettre une de vos cartes Action à l'emplacement 1."),
    (416, Edition::Base, "Eurasian Brown Bear", "Multiplier: Association – put a Multiplier token on your Association card: its next action may be performed twice. Full-throated: hire 1 association worker.",
        "Ours brun d'Eurasie", "Multiplicateur : Association – posez un jeton Multiplicateur sur votre carte Association : sa prochaine action peut être faite deux fois. Tonitruant : recrutez 1 bénévole."),
    (458, Edition::Base, "Japanese Macaque", "Pilfering 2: the players with the most appeal and the most conservation each give you 5 money or a random card from hand. Solo: draw 2 cards from the deck (Sprint 2).",
        "Macaque japonais", "Chapardage 2 : le joueur ayant le plus d'attrait, puis celui ayant le plus de conservation, vous donne 5 crédits ou une carte de sa main au hasard. Solo : piochez 2 cartes du paquet (Course 2)."),
    (475, Edition::Base, "King Cobra", "Hypnosis 3: after the action, you may use an action card in slots 1 to 3 of the player with the most appeal. Solo: after the action, you may perform one more action of your choice (Determination).",
        "Cobra royal", "Hypnose 3 : après l'action, vous pouvez utiliser une carte Action des emplacements 1 à 3 du joueur ayant le plus d'attrait. Solo : après l'action, vous pouvez faire une action de plus, au choix (Détermination)."),
    (505, Edition::Base, "Bald Eagle", "Determination: after the action, you may perform one more action of your choice.",
        "Pygargue à tête blanche", "Détermination : après l'action, vous pouvez faire une action de plus, au choix."),
    (535, Edition::Marine, "Sharknose Goby", "Symbiosis: use one ability of another sea animal in your zoo. Reef: no effect of its own.",
        "Gobie nettoyeur à nez de requin", "Symbiose : utilisez une capacité d'un autre animal marin de votre zoo. Récif : aucun effet propre."),
    (543, Edition::Marine, "Coastal Manta Ray", "Glide 3: discard up to 3 cards from your hand; each Sea animal icon on them gives 1 reputation, 2 appeal or a free kiosk, as you like. Reef: gain 1 conservation.",
        "Raie manta de récif", "Glisse 3 : défaussez jusqu'à 3 cartes de votre main ; chacune de leurs icônes Animal marin donne au choix 1 point de réputation, 2 points d'attrait ou un kiosque gratuit. Récif : gagnez 1 point de conservation."),
    (201, Edition::Base, "Science Lab", "Now and in each break: take 1 card from the deck or in range. End of the game: gain 1 / 2 conservation with at least 3 / 6 Research icons in your zoo.",
        "Laboratoire scientifique", "Maintenant et à chaque pause : prenez 1 carte du paquet ou à portée. Fin de partie : gagnez 1 / 2 points de conservation avec au moins 3 / 6 icônes Recherche dans votre zoo."),
    (203, Edition::Base, "Veterinarian", "Gain 2 / 5 / 10 money with at least 1 / 2 / 3 universities. Supporting a project needs only strength 4. End of the game: gain 1 conservation with at least 3 universities.",
        "Vétérinaire", "Gagnez 2 / 5 / 10 crédits avec au moins 1 / 2 / 3 universités. Soutenir un projet ne demande que 4 de force. Fin de partie : gagnez 1 point de conservation avec au moins 3 universités."),
    (215, Edition::Base, "Breeding Cooperation", "Put 2 tokens on this card. When you support a base project, you may remove 1 token as 1 icon of any kind. End of the game: gain 1 conservation with at least 5 supported conservation projects.",
        "Coopération d'élevage", "Posez 2 cubes sur cette carte. En soutenant un projet de base, vous pouvez retirer 1 cube comme 1 icône au choix. Fin de partie : gagnez 1 point de conservation avec au moins 5 projets de conservation soutenus."),
    (219, Edition::Base, "Diversity Researcher", "Gain 2 money for each Rock or Water icon in your zoo. You may build on rock and water and ignore all needs for them. End of the game: gain 2 appeal for each pair of Water and Rock icons in your zoo (at most 6).",
        "Chercheuse en biodiversité", "Gagnez 2 crédits par icône Rocher ou Eau dans votre zoo. Vous pouvez construire sur le rocher et l'eau et ignorer tout besoin de ces cases. Fin de partie : gagnez 2 points d'attrait par paire d'icônes Eau et Rocher dans votre zoo (6 au plus)."),
    (221, Edition::Base, "Archaeologist", "For each placement bonus you gain from a border space, also gain any placement bonus of your map that is still uncovered. End of the game: gain 1 conservation if all border spaces are covered.",
        "Archéologue", "Pour chaque bonus de placement gagné sur une case frontalière, gagnez aussi un bonus de placement encore visible de votre plateau, au choix. Fin de partie : gagnez 1 point de conservation si toutes les cases frontalières sont recouvertes."),
    (224, Edition::Base, "Migration Recording", "Gain 1 X-token. Whenever you support a release project, gain 1 conservation. You may support a release project more than once.",
        "Suivi des migrations", "Gagnez 1 jeton X. Chaque fois que vous soutenez un projet de remise en liberté, gagnez 1 point de conservation. Vous pouvez soutenir plusieurs fois un même projet de remise en liberté."),
    (227, Edition::Base, "WAZA Special Assignment", "Choose small or large animals for the rest of the game, then reveal cards from the deck until you find 1 animal of the chosen size, take it and discard the rest. Whenever you play an animal of the chosen size, gain 2 appeal (small) or 4 appeal (large). Of small and large animals, you can only play those chosen.",
        "Mission spéciale de la WAZA", "Choisissez les petits ou les grands animaux pour le reste de la partie, puis révélez les cartes du paquet jusqu'à trouver 1 animal de la taille choisie, gardez cette carte et défaussez le reste. Chaque fois que vous jouez un animal de la taille choisie, gagnez 2 points d'attrait (petit) ou 4 points d'attrait (grand). Entre petit et grand, vous ne jouez plus que la taille choisie."),
    (228, Edition::Base, "WAZA Small Animals Program", "Gain 2 money for each small animal in your zoo. After playing only small animals in an Animals action, you may play 1 more small animal from your hand at its normal cost, then take 1 small animal from the display.",
        "Programme petits animaux de la WAZA", "Gagnez 2 crédits par petit animal dans votre zoo. Après une action Animaux n'ayant joué que des petits animaux, vous pouvez jouer 1 petit animal de plus de votre main, au coût normal, puis prenez 1 petit animal de la rivière."),
    (253, Edition::Base, "Okapi Stable", "Place the Okapi Stable. Put 3 tokens on this card. For each Herbivore icon added to your zoo, by removing 1 token from this card, you may play 1 sponsor from your hand for money equal to its level.",
        "Écurie des okapis", "Placez l'Écurie des okapis. Posez 3 cubes sur cette carte. Pour chaque icône Herbivore ajoutée à votre zoo, en retirant 1 cube de cette carte, vous pouvez jouer 1 mécène de votre main en payant son niveau en crédits."),
    (257, Edition::Base, "Side Entrance", "Place the Side Entrance on at least 2 border spaces, even away from other buildings. Each break: gain 2 money for each building next to the Side Entrance (empty standard enclosures do not count). End of the game: gain 5 appeal if your map is completely covered.",
        "Entrée secondaire", "Placez l'Entrée secondaire sur au moins 2 cases frontalières, même loin des autres bâtiments. À chaque pause : gagnez 2 crédits par bâtiment adjacent à l'Entrée secondaire (sauf les enclos standard vides). Fin de partie : gagnez 5 points d'attrait si votre plateau est entièrement recouvert."),
    (269, Edition::Marine, "Conference on Australia", "For each Australia icon added to your zoo, you may enlarge a standard enclosure by 1 space; if it is occupied, gain 2 appeal. End of the game: gain 1 appeal for each card tucked in your zoo (at most 5).",
        "Conférence sur l'Australie", "Pour chaque icône Australie ajoutée à votre zoo, vous pouvez agrandir un enclos standard de 1 case ; s'il est occupé, gagnez 2 points d'attrait. Fin de partie : gagnez 1 point d'attrait par carte glissée dans votre zoo (5 au plus)."),
    (270, Edition::Marine, "Marine Research Expedition", "For each Sea animal icon added to your zoo, you may choose: discard from your zoo 1 sponsor showing a person and gain 1 conservation, or reveal the top 3 cards of the deck, keep 1 sponsor and discard the rest (Scuba Dive 3).",
        "Expédition de recherche marine", "Pour chaque icône Animal marin ajoutée à votre zoo, vous pouvez choisir : défaussez de votre zoo 1 mécène représentant une personne et gagnez 1 point de conservation, ou révélez les 3 premières cartes du paquet, gardez 1 mécène et défaussez le reste (Plongée 3)."),
    (280, Edition::Marine, "Reconstruction", "You may lift up to 3 buildings and place them again. You may build a pavilion for free. You may build a kiosk for free. From now on you gain no placement bonuses. End of the game: gain 5 appeal if your map is completely covered.",
        "Reconstruction", "Vous pouvez retirer jusqu'à 3 bâtiments et les replacer. Vous pouvez construire gratuitement un pavillon. Vous pouvez construire gratuitement un kiosque. Désormais, vous ne gagnez plus de bonus de placement. Fin de partie : gagnez 5 points d'attrait si votre plateau est entièrement recouvert."),
    (103, Edition::Base, "Africa", "At least 5 / 4 / 2 Africa icons in your zoo: 5 / 3 / 2 conservation.",
        "Afrique", "Au moins 5 / 4 / 2 icônes Afrique dans votre zoo : 5 / 3 / 2 points de conservation."),
    (116, Edition::Base, "Serengeti National Park", "Release a large / medium / small animal with an Africa icon: 5 / 4 / 3 conservation. When you play the card: gain 1 reputation.",
        "Parc national du Serengeti", "Relâchez un animal (grand / moyen / petit) avec une icône Afrique : 5 / 4 / 3 points de conservation. En jouant la carte : gagnez 1 point de réputation."),
    (134, Edition::Marine, "Predator Management Plan", "At least 2 Predator icons in your zoo: 2 conservation. Left: reveal as many cards of the deck as there are Predator icons in your zoo, keep 1 animal and discard the rest (Hunter X). Middle: gain 1 reputation for every 2 Research icons in your zoo. Right: reveal cards from the deck until you find 1 card with a Predator icon, take it and put the rest under the deck. When you play the card: the effect on the left.",
        "Plan de gestion : prédateurs", "Au moins 2 icônes Prédateur dans votre zoo : 2 points de conservation. À gauche : révélez autant de cartes du paquet que d'icônes Prédateur dans votre zoo, gardez 1 animal et défaussez le reste (Chasseur X). Au milieu : gagnez 1 point de réputation par tranche de 2 icônes Recherche dans votre zoo. À droite : révélez les cartes du paquet jusqu'à trouver 1 carte avec une icône Prédateur, gardez cette carte et glissez le reste sous le paquet. En jouant la carte : l'effet de gauche."),
    (4, Edition::Base, "Architectural Zoo", "1 conservation for each that holds: all water spaces are connected; all rock spaces are connected; all border spaces are covered; your map is completely covered.",
        "Zoo architectural", "1 point de conservation par objectif atteint : toutes les cases d'eau sont reliées ; toutes les cases de rocher sont reliées ; toutes les cases frontalières sont recouvertes ; votre plateau est entièrement recouvert."),
    (9, Edition::Base, "Diverse Species Zoo", "1 conservation for each animal category with more icons in your zoo than in your right neighbor's, at most 4. Solo: draw another card instead.",
        "Zoo diversifié", "1 point de conservation par catégorie d'animaux où vous avez plus d'icônes que votre voisin de droite, 4 au plus. Solo : piochez une autre carte."),
];

/// Label, and name and text in English and French.
#[rustfmt::skip]
const MAPS: [(&str, &str, &str, &str, &str); 6] = [
    ("A", "Map A", "Your zoo starts with a kiosk (a4) and a size-3 enclosure (a5).",
        "Plateau A", "Votre zoo commence avec un kiosque (a4) et un enclos de taille 3 (a5)."),
    ("0", "Map 0", "No special ability.",
        "Plateau 0", "Aucune capacité spéciale."),
    ("4", "Commercial Harbor", "When the harbor is connected (space a6 covered), once per turn, at any moment, you may discard 1 card from your hand for 3 money.",
        "Port commercial", "Dès que le port est relié (case a6 recouverte), une fois par tour, à tout moment, vous pouvez défausser 1 carte de votre main pour 3 crédits."),
    ("8", "Hollywood Hills", "For each H space you cover (b6, e6 and g5), reveal cards from the deck until you find 1 sponsor, take it and discard the rest. When all 3 H spaces are covered, your sponsors count as 1 level lower.",
        "Hauts de Hollywood", "Pour chaque case H recouverte (b6, e6 et g5), révélez les cartes du paquet jusqu'à trouver 1 mécène, gardez cette carte et défaussez le reste. Dès que les 3 cases H sont recouvertes, vos mécènes comptent 1 niveau de moins."),
    ("9", "Geographical Zoo", "When an animal moves into the area of its continent and the marker is still there, you may remove it and choose: 1 reputation; 4 money; Clever; 2 appeal; a kiosk or a pavilion for free. When you remove the last continent marker, gain 1 conservation.",
        "Zoo géographique", "Quand un animal s'installe dans la zone de son continent et que le marqueur y est encore, vous pouvez le retirer et choisir : 1 point de réputation ; 4 crédits ; Intelligent ; 2 points d'attrait ; un kiosque ou un pavillon, gratuitement. Quand vous retirez le dernier marqueur de continent, gagnez 1 point de conservation."),
    ("13", "Drawing Board", "Your zoo starts with a size-2 enclosure (e3). Covering a whole area gives, now and in each break: north area – 3 money; east area – 2 appeal; south area – 1 reputation; west area – Hunter 4. Covering the whole map gives no appeal.",
        "Planche à dessin", "Votre zoo commence avec un enclos de taille 2 (e3). Recouvrir toute une zone rapporte, maintenant et à chaque pause : zone nord – 3 crédits ; zone est – 2 points d'attrait ; zone sud – 1 point de réputation ; zone ouest – Chasseur 4. Recouvrir tout le plateau ne rapporte pas d'attrait."),
];
