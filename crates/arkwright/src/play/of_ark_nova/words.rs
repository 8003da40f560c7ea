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
fn t_all(lang: Lang) -> [(&'static str, &'static str); 13] {
    [
        (t(lang, "Goal", "But du jeu"), t(lang, GOAL, BUT)),
        (t(lang, "Adding count", "Compte par addition"), t(lang, ADDING, ADDITION)),
        (t(lang, "Break", "Pause"), t(lang, BREAK, PAUSE)),
        (t(lang, "Display", "Rivière"), t(lang, DISPLAY, RIVIERE)),
        (t(lang, "Strength", "Force"), t(lang, STRENGTH, FORCE)),
        (t(lang, "Range", "Portée"), t(lang, RANGE, PORTEE)),
        (t(lang, "Aquarium", "Aquarium"), t(lang, AQUARIUM, AQUARIUMS)),
        (t(lang, "Reef dweller", "Habitant du récif"), t(lang, REEF, RECIF)),
        (t(lang, "Wave", "Vague"), t(lang, WAVE, VAGUE)),
        (t(lang, "Specific university", "Université spécifique"), t(lang, SPECIFIC, SPECIFIQUE)),
        (t(lang, "Kept tile", "Tuile gardée"), t(lang, KEPT, GARDEE)),
        (t(lang, "Alternate action card", "Carte Action alternative"), t(lang, ALTERNATE, ALTERNATIVE)),
        (t(lang, "Free move", "Coup libre"), t(lang, FREE, LIBRE)),
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
const AQUARIUM: &str = "Marine Worlds: a special enclosure that must lie next to water, small (2 spaces) and large (5), one \
of each in a zoo. Each counts as 1 Water icon. A sea animal takes as many spaces as its card says (a3: 3), in one tank or \
split over several.";
const AQUARIUMS: &str = "Marine Worlds : un enclos spécial placé à côté de l'eau, petit (2 places) et grand (5), un de chaque \
par zoo. Chacun compte comme 1 icône Eau. Un animal marin prend autant de places que l'indique sa carte (a3 : 3), dans un \
bassin ou réparti sur plusieurs.";
const REEF: &str = "Marine Worlds: a sea animal whose card has a reef effect. Whenever you play one, the reef effects of all \
reef dwellers in your zoo happen, its own too, in any order.";
const RECIF: &str = "Marine Worlds : un animal marin dont la carte porte un effet de récif. Quand vous en jouez un, les effets \
de récif de tous ceux de votre zoo ont lieu, le sien aussi, dans l'ordre de votre choix.";
const WAVE: &str = "Marine Worlds: when a card with a wave comes into the display, the card of the lowest folder is discarded \
once all gaps are filled, and the display is filled again. Played, the card's wave does nothing.";
const VAGUE: &str = "Marine Worlds : quand une carte à vague arrive dans la rivière, la carte du premier dossier est défaussée \
une fois tous les trous comblés, puis la rivière se remplit encore. Une fois la carte jouée, sa vague ne fait rien.";
const SPECIFIC: &str = "Marine Worlds: six universities beside the board, each with the icon of an animal category, a Research \
icon and a search of the deck for such a card. You may have one, and only one is taken between two breaks.";
const SPECIFIQUE: &str = "Marine Worlds : six universités à côté du plateau, chacune avec l'icône d'une catégorie d'animaux, une \
icône Recherche et la recherche d'une telle carte dans la pioche. Une seule par zoo, et une seule est prise entre deux pauses.";
const KEPT: &str = "Marine Worlds: some bonus tiles stay with you until you use them, once, at any moment of your turn or of \
your income. A tile you could use now stands among the free moves.";
const GARDEE: &str = "Marine Worlds : certaines tuiles bonus restent chez vous jusqu'à leur unique usage, à tout moment de votre \
tour ou de vos revenus. Une tuile utilisable figure parmi les coups libres.";
const ALTERNATE: &str = "Marine Worlds: at the start you draft three of 20 other action cards and use two of them, of different \
actions, instead of the standard ones. actions shows what yours allow.";
const ALTERNATIVE: &str = "Marine Worlds : au début vous draftez trois des 20 autres cartes Action et en utilisez deux, d'actions \
différentes, à la place des cartes standard. actions montre ce que permettent les vôtres.";
const FREE: &str = "What you may do at any moment of your turn besides answering: use a tile you keep, take back a stored card, \
whatever your map allows. Afterwards the same question is asked again.";
const LIBRE: &str = "Ce que vous pouvez faire à tout moment de votre tour, en plus de répondre : utiliser une tuile gardée, \
reprendre une carte rangée, ce que permet votre plan. Ensuite la même question est reposée.";
