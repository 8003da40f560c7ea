//! Words of Ark Nova that a new player asks about.

use crate::nearest::folded;
use crate::play::glossary::{Entry, explain};
use crate::play::ui::t;
use crate::words::Lang;
use ark_nova::printed::catalogue;

/// Explains a word, or lists the words there are.
pub fn word(text: &str, lang: Lang) -> Option<String> {
    let all = catalogue(lang);
    let named = |name: String, text: String| Entry { name, text };
    let own = |(name, text): (&str, &str)| named(name.into(), text.into());
    let mut entries: Vec<Entry> = t_all(lang).into_iter().map(own).collect();
    entries.extend(all.resources.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.abilities.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.tokens.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.tasks.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.universities.into_iter().map(|one| named(one.name, one.text)));
    entries.retain(|entry| !entry.text.is_empty());
    explain(&entries, &folded(text), lang)
}

/// What no card says.
fn t_all(lang: Lang) -> [(&'static str, &'static str); 6] {
    [
        (t(lang, "Goal", "But du jeu"), t(lang, GOAL, BUT)),
        (t(lang, "Adding count", "Compte par addition"), t(lang, ADDING, ADDITION)),
        (t(lang, "Break", "Pause"), t(lang, BREAK, PAUSE)),
        (t(lang, "Display", "Rivière"), t(lang, DISPLAY, RIVIERE)),
        (t(lang, "Strength", "Force"), t(lang, STRENGTH, FORCE)),
        (t(lang, "Range", "Portée"), t(lang, RANGE, PORTEE)),
    ]
}

const GOAL: &str = "Bring the two counters of your zoo together. Appeal runs up one track, conservation down the other; \
when they meet in somebody's zoo the end comes, and everybody has one more turn. The further they have passed each \
other, the more victory points. Animals bring appeal; supported projects and final scoring cards bring conservation, \
which counts two to three times as much.";
const BUT: &str = "Faites se croiser les deux compteurs de votre zoo. L'attrait monte sur une piste, la conservation \
descend sur l'autre ; quand ils se rejoignent dans un zoo, la fin approche et chacun a encore un tour. Plus ils se sont \
dépassés, plus vous avez de points. Les animaux donnent de l'attrait ; projets soutenus et décompte final donnent de la \
conservation, qui compte deux à trois fois plus.";
const ADDING: &str = "Another way to count the same result: points for appeal and for conservation are added, instead of \
taking the target of the conservation track from the appeal. The order of the players is the same in both.";
const ADDITION: &str = "Une autre façon de compter le même résultat : on additionne les points d'attrait et de \
conservation, au lieu de retrancher de l'attrait l'objectif de la piste conservation. L'ordre des joueurs est le même.";
const BREAK: &str = "When the break counter reaches its end: hands down to the limit, workers come home, the display \
moves on, and everybody gets income: money for appeal and kiosks, and what cards say.";
const PAUSE: &str = "Quand le marqueur de pause arrive au bout : on défausse jusqu'à la limite de main, les bénévoles \
rentrent, la rivière avance et chacun touche ses revenus : crédits pour l'attrait et les kiosques, et l'effet des cartes.";
const DISPLAY: &str = "The six open cards. Those within your reputation range (●) can be taken, and with upgraded action \
cards played from there for as much more money as the number of their folder.";
const RIVIERE: &str = "Les six cartes visibles. Celles à portée de votre réputation (●) peuvent être prises et, avec des \
cartes Action améliorées, jouées de là pour autant de crédits de plus que le numéro de leur dossier.";
const STRENGTH: &str = "An action is as strong as the slot its card lies in, 1 to 5, and 1 more for each X-token. After \
it the card goes to slot 1 and the others move up: what waits longest is strongest.";
const FORCE: &str = "La force d'une action est l'emplacement de sa carte, de 1 à 5, plus 1 par jeton X. Ensuite la carte \
va à l'emplacement 1 et les autres avancent : ce qui attend le plus est le plus fort.";
const RANGE: &str = "How far your reputation lets you reach into the display, from folder 1 on.";
const PORTEE: &str = "Jusqu'où votre réputation vous laisse puiser dans la rivière, à partir du dossier 1.";
