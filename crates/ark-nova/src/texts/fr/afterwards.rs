//! What is counted once a game is over, in French.

use super::French;
use crate::afterwards::Counted;
use crate::texts::afterwards::AfterWords;

impl AfterWords for French {
    fn counted_name(&self, what: Counted) -> &'static str {
        match what {
            Counted::Points => "Points de victoire",
            Counted::Appeal => "Attrait",
            Counted::Conservation => "Conservation",
            Counted::Money => "Crédits",
            Counted::Income => "Revenu",
            Counted::Hand => "Cartes en main",
            Counted::Reputation => "Réputation",
            Counted::Start => "Début",
            Counted::Animals => "Animaux",
            Counted::Sponsors => "Mécènes",
            Counted::Projects => "Projets",
            Counted::Placement => "Bonus de placement",
            Counted::Map => "Plateau Zoo",
            Counted::Association => "Association",
            Counted::Donations => "Dons",
            Counted::Tracks => "Pistes",
            Counted::Tiles => "Tuiles Bonus",
            Counted::Pavilions => "Pavillons",
            Counted::Kiosks => "Kiosques",
            Counted::AppealIncome => "Revenu de l'attrait",
            Counted::Actions => "Actions",
            Counted::FinalScoring => "Décompte final",
            Counted::SponsorsAtEnd => "Mécènes à la fin",
            Counted::Released => "Animaux relâchés",
            Counted::Buildings => "Bâtiments",
            Counted::Trades => "Échanges",
            Counted::Venom => "Venin",
            Counted::Pilfered => "Chapardé",
            Counted::Turns => "Tours",
            Counted::Supports => "Projets soutenus",
            Counted::Upgrades => "Améliorations",
            Counted::PartnerZoos => "Zoos partenaires",
            Counted::Universities => "Universités",
            Counted::Workers => "Bénévoles recrutés",
            Counted::Drawn => "Cartes piochées",
            Counted::Taken => "Cartes prises",
        }
    }
}
