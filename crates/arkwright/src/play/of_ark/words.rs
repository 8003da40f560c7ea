//! Words of Ark that a new player asks about.

use crate::nearest::folded;
use crate::play::glossary::{Entry, explain};
use crate::play::ui::t;
use crate::words::Lang;
use ark::printed::catalogue;

/// Explains a word, or lists the words there are.
pub fn word(text: &str, lang: Lang) -> Option<String> {
    let all = catalogue(lang);
    let named = |name: String, text: String| Entry { name, text };
    let mut entries = vec![named(t(lang, "Goal", "But du jeu").into(), t(lang, GOAL, BUT).into())];
    entries.push(named(t(lang, "Turn", "Tour").into(), t(lang, TURN, TOUR).into()));
    entries.push(named(t(lang, "Strength", "Force").into(), t(lang, STRENGTH, FORCE).into()));
    entries.extend(all.things.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.kinds.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.climates.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.diets.into_iter().map(|one| named(one.name, one.text)));
    entries.extend(all.specials.into_iter().map(|one| named(one.name, one.text)));
    entries.retain(|entry| !entry.text.is_empty());
    explain(&entries, &folded(text), lang)
}

const GOAL: &str = "Load the ark and lead on the scoring cards. Every animal you bring on board puts a figure of yours \
on its scoring card; at the end whoever is strong there gets its points, and every disc is worth 1 point. On your \
turn take an open card, or play cards into cabins: the ark must not tilt too far, nobody may be eaten, and hot and cold \
do not share a cabin.";
const BUT: &str = "Chargez l'arche et menez sur les cartes de décompte. Chaque animal embarqué pose une de vos figurines \
sur sa carte de décompte ; à la fin, les plus forts en tirent les points, et chaque disque vaut 1 point. À votre tour, \
prenez une carte visible ou jouez des cartes dans les cabines : l'arche ne doit pas trop pencher, personne ne doit être \
mangé, et chaud et froid ne partagent pas une cabine.";
const TURN: &str = "Either take an open card and draw one, or play one or two cards, each into another cabin. A slow \
animal and provisions are the only card of a turn.";
const TOUR: &str = "Soit prendre une carte visible et en piocher une, soit jouer une ou deux cartes, chacune dans une autre \
cabine. Un animal lent et des provisions sont la seule carte d'un tour.";
const STRENGTH: &str = "What your figures on a scoring card count together: 1 each, 1.5 on a disc. The strongest get the points.";
const FORCE: &str = "Ce que valent ensemble vos figurines sur une carte de décompte : 1 chacune, 1,5 sur un disque. Les plus forts gagnent les points.";
