//! `? WORD`: one word of the game, explained, or the words there are.

use super::ui::t;
use crate::nearest::{folded, nearest};
use crate::words::Lang;

/// A word and what it means.
pub struct Entry {
    /// The word.
    pub name: String,
    /// What it means.
    pub text: String,
}

/// The entries that a text names, wholly or by a part; all names if it is empty; nothing if there is none.
pub fn explain(entries: &[Entry], asked: &str, lang: Lang) -> Option<String> {
    if asked.is_empty() {
        let mut names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
        let mut told = Vec::new();
        names.retain(|name| {
            !told.contains(name) && {
                told.push(*name);
                true
            }
        });
        let title = t(lang, "Words that ? explains:", "Mots que ? explique :");
        return Some(format!("{title} {}.", names.join(", ")));
    }
    let told = |entry: &Entry| format!("{}{} {}", entry.name, t(lang, ":", "\u{a0}:"), entry.text);
    let pick = |fits: &dyn Fn(&str) -> bool| -> Vec<String> {
        entries.iter().filter(|entry| fits(&folded(&entry.name))).map(told).collect()
    };
    let bare = |name: &str| name.trim_end_matches(" x").to_owned();
    let mut found = pick(&|name| bare(name) == asked);
    if found.is_empty() {
        found = pick(&|name| name.contains(asked));
    }
    if found.is_empty() {
        let names: Vec<String> = entries.iter().map(|entry| bare(&folded(&entry.name))).collect();
        let near = nearest(asked, names.iter().map(String::as_str)).first().map(|near| (*near).to_owned())?;
        found = pick(&|name| bare(name) == near);
    }
    Some(found.join("\n"))
}

#[cfg(test)]
mod tests {
    use crate::play::at_table::AtTable;
    use crate::words::Lang;

    #[test]
    fn words_that_confuse_are_explained_in_both_languages() {
        let nova = |word: &str, lang| <ark_nova::Rules as AtTable>::word(word, lang).unwrap_or_default();
        assert!(nova("posturing", Lang::En).starts_with("Posturing X: "), "{}", nova("posturing", Lang::En));
        assert!(nova("Adding count", Lang::En).contains("instead of"));
        assert!(nova("goal", Lang::En).contains("meet"));
        assert!(nova("posturng", Lang::En).starts_with("Posturing X: "), "a slip finds it too");
        assert!(nova("", Lang::Fr).contains("But du jeu"));
        assert!(nova("wave", Lang::En).contains("lowest folder"), "{}", nova("wave", Lang::En));
        assert!(nova("recif", Lang::Fr).contains("effet"), "{}", nova("recif", Lang::Fr));
        for word in ["Reputation", "Mark", "Constriction"] {
            let listed = nova("", Lang::En);
            let times =
                listed.trim_end_matches('.').split([',', ':']).filter(|name| name.trim() == word).count();
            assert_eq!(times, 1, "{word}\n{listed}");
        }
        let ark = |word: &str, lang| <ark::Rules as AtTable>::word(word, lang).unwrap_or_default();
        assert!(ark("heel", Lang::En).contains("starboard"), "{}", ark("heel", Lang::En));
        assert!(ark("gite", Lang::Fr).contains("tribord"), "{}", ark("gite", Lang::Fr));
        assert_eq!(<ark::Rules as AtTable>::word("qqqqqqqq", Lang::En), None);
    }
}
