//! What is asked before a game, in French.

use super::French;
use crate::printed::Asked;
use crate::texts::printed::OptionWords;

impl OptionWords for French {
    fn option_asked(&self, asked: Asked) -> (String, &'static str) {
        let (name, text) = match asked {
            Asked::Players => ("Joueurs", "Combien jouent ; seul, on joue la partie solo."),
            Asked::PlayersOf(1) => ("1, en solo", "27 tours en solitaire ; plus de 0 point gagne."),
            Asked::PlayersOf(n) => return (n.to_string(), ""),
            Asked::Maps => ("Plateaux Zoo", "Comment chacun reçoit un plateau."),
            Asked::MapsAllA => ("Plateau A pour tous", "Pour une première partie : le plus simple."),
            Asked::MapsAll0 => ("Plateau 0 pour tous", "Le même plateau simple pour tous."),
            Asked::MapsTwoEach => {
                ("Deux chacun, en garder un", "Chacun reçoit deux plateaux et choisit en secret.")
            }
            Asked::MapsPool => (
                "Parmi une offre commune",
                "Un plateau de plus que de joueurs ; le dernier de l'ordre du tour choisit d'abord.",
            ),
            Asked::MapsFixed => {
                ("Fixés à la main", "Un plateau par place, d'un commun accord ou en handicap.")
            }
            Asked::MapSet => ("Plateaux offerts", "Les plateaux parmi lesquels on tire l'offre."),
            Asked::MapSetBase => ("Jeu de base", "Plateaux 1 à 8."),
            Asked::MapSetEvery => ("Tous", "Plateaux 1 à 14, les rééditions 1a à 8a et T1."),
            Asked::MapSetOf => ("Ceux-ci", "Seulement les plateaux que vous nommez."),
            Asked::Friendly => ("Attaques", "Les pouvoirs dirigés contre d'autres joueurs."),
            Asked::FriendlyIs(false) => (
                "Avec attaques",
                "Les attaques comptent : Venin, Hypnose et autres touchent les autres joueurs.",
            ),
            Asked::FriendlyIs(true) => ("Amicale", "Les textes solo remplacent les attaques."),
            Asked::SoloAppeal => ("Difficulté", "L'attrait au début d'une partie solo."),
            Asked::SoloAppealOf(0) => ("Difficile", "Début à 0 d'attrait."),
            Asked::SoloAppealOf(10) => ("Moyenne", "Début à 10 d'attrait."),
            Asked::SoloAppealOf(_) => ("Facile", "Début à 20 d'attrait."),
            Asked::Challenge => ("Défi solo", "Trois parties solo de suite, comptées ensemble."),
            Asked::ChallengeIs(false) => ("Une partie", ""),
            Asked::ChallengeIs(true) => {
                ("Trois parties", "Ce qui a servi dans une partie manque dans la suivante.")
            }
            Asked::First => ("Premier joueur", "Qui commence."),
            Asked::FirstDrawn => ("Tiré au sort", "Le premier joueur est tiré au sort."),
            Asked::FirstSeat(seat) => return (format!("Place {}", seat.0 + 1), ""),
            Asked::Edition => ("Boîtes", "Le matériel utilisé."),
            Asked::EditionBase => ("Jeu de base", "Le jeu de base seul."),
            Asked::EditionMarine => {
                ("Mondes marins", "Animaux marins, aquariums, vagues et nouvelles universités.")
            }
            Asked::ActionCards => ("Cartes Action", "Les cinq cartes Action de chacun."),
            Asked::ActionCardsStandard => ("Standard", "Les cinq mêmes cartes pour tous."),
            Asked::ActionCardsDraft => ("Draft", "Chacun choisit deux cartes alternatives dans un draft."),
        };
        (name.into(), text)
    }
}
