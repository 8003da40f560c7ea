//! Things on the table and what is asked before a game, in French.

use crate::afterwards::Measure;
use crate::printed::{Thing, Topic};
use crate::{Climate, Diet, Kind};

/// The name of something, and what it means.
pub(super) fn topic(topic: Topic) -> (String, &'static str) {
    let (name, text) = match topic {
        Topic::Kind(Kind::Slow) => {
            ("Lents", "Seule carte d'un tour. Qui la joue pose une figurine sur Lents.")
        }
        Topic::Kind(Kind::Shy) => (
            "Timides",
            "Aucun carnivore dans sa cabine, en face ni à côté. Qui la joue pose une figurine sur Timides.",
        ),
        Topic::Kind(Kind::Heavy) => ("Lourds", "Qui la joue pose une figurine sur Lourds."),
        Topic::Kind(Kind::Useful) => ("Utiles", "Qui la joue pose une figurine sur Utiles."),
        Topic::Kind(Kind::Provisions) => (
            "Provisions",
            "Ce n'est pas un animal, et c'est la seule carte d'un tour. Les mangeurs de plantes la mangeraient. \
             Qui la joue pose une figurine sur Provisions.",
        ),
        Topic::Climate(Climate::Hot) => ("Chaud", "Jamais dans une cabine avec du froid."),
        Topic::Climate(Climate::Cold) => ("Froid", "Jamais dans une cabine avec du chaud."),
        Topic::Climate(Climate::Any) => ("Tout climat", "Va avec le chaud et avec le froid."),
        Topic::Diet(Diet::Carnivore) => {
            ("Carnivore", "Mange les animaux de même poids ou moins\u{a0}; effraie les animaux timides.")
        }
        Topic::Diet(Diet::Herbivore) => ("Herbivore", "Mange les provisions."),
        Topic::Diet(Diet::Omnivore) => {
            ("Omnivore", "Mange les animaux de même poids ou moins, et les provisions.")
        }
        Topic::Diet(Diet::None) => ("Ne mange rien", "Les provisions."),
        Topic::Thing(Thing::Heel) => (
            "Gîte",
            "Poids à tribord moins poids à bâbord. Une carte qui pencherait l'arche au-delà de la limite n'embarque \
             pas.",
        ),
        Topic::Thing(Thing::Disc) => (
            "Disques",
            "Paient les nouvelles cabines et les cartes de la phase finale\u{a0}; 1 point chacun à la fin.",
        ),
        Topic::Thing(Thing::Figure) => (
            "Figurines",
            "Comptent sur une carte de décompte\u{a0}; sur un disque, une figurine compte 1,5. Les rangs se \
             partagent les points.",
        ),
        Topic::Thing(Thing::Rain) => (
            "Pluie",
            "À la deuxième, chacun peut poser un animal de compagnie\u{a0}; la cinquième ouvre la phase finale.",
        ),
        Topic::Thing(Thing::Pet) => (
            "Animal de compagnie",
            "Un animal léger posé face cachée\u{a0}; retourné à la fin, il s'ajoute à sa carte de décompte.",
        ),
        Topic::Thing(Thing::Cabin) => (
            "Cabine",
            "Contient trois cartes. En ouvrir une coûte un disque au voisin de droite et donne une carte ouverte.",
        ),
        Topic::Measure(Measure::Points) => ("Points", ""),
        Topic::Measure(Measure::Discs) => ("Disques", ""),
        Topic::Measure(Measure::Hand) => ("Cartes en main", ""),
        Topic::Measure(Measure::Heel) => ("Gîte", ""),
        Topic::Players => ("Joueurs", "Combien jouent."),
        Topic::PlayersOf(n) => return (n.to_string(), ""),
        Topic::Deck => ("Paquet", "Les cartes de la partie."),
        Topic::DeckStandard => ("Standard", "Le paquet du jeu."),
        Topic::DeckCustom => ("Un paquet à vous", "Une liste de cartes en document JSON."),
    };
    (name.to_owned(), text)
}
