//! Comparing what was typed with what exists: without case and accents, and with near misses.

use strsim::{damerau_levenshtein, jaro_winkler};

/// The text in lower case, without accents, with single spaces.
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => plain.push('a'),
            'ç' => plain.push('c'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ñ' => plain.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'ÿ' => plain.push('y'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            '’' => plain.push('\''),
            '\u{300}'..='\u{36f}' => {}
            '-' | '_' | '\u{a0}' | '\u{202f}' => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The valid values that look most like what was typed, at most three, best first.
pub fn nearest<'a>(typed: &str, valid: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let typed = folded(typed);
    let letters = typed.chars().count();
    let limit = (1 + letters / 4).min(letters.saturating_sub(1));
    let mut near: Vec<(usize, &str)> = valid
        .into_iter()
        .filter_map(|value| {
            let plain = folded(value);
            let distance = damerau_levenshtein(&typed, &plain);
            let starts = typed.len() >= 3 && (plain.starts_with(&typed) || typed.starts_with(&plain));
            (distance <= limit || starts).then_some((distance, value))
        })
        .collect();
    near.sort_by_key(|&(distance, _)| distance);
    near.into_iter().map(|(_, value)| value).take(3).collect()
}

/// How much a name, or the best part of it, sounds like what was typed: 0 to 1.
pub fn likeness(typed: &str, name: &str) -> f64 {
    let (typed, name) = (folded(typed), folded(name));
    let whole = jaro_winkler(&typed, &name);
    let typed_words: Vec<&str> = typed.split(' ').collect();
    // Words of one and two letters are like everything.
    let words = name.split(' ').filter(|word| word.len() > 2);
    let parts = words.flat_map(|word| typed_words.iter().map(move |typed| jaro_winkler(typed, word)));
    parts.fold(whole, f64::max)
}

/// What to say about a value that does not exist.
pub fn unknown(what: &str, plural: &str, typed: &str, valid: &[&str]) -> String {
    let near = nearest(typed, valid.iter().copied());
    let hint = match near.split_last() {
        None => String::new(),
        Some((only, [])) => format!("; did you mean {only}?"),
        Some((last, rest)) => format!("; did you mean {} or {last}?", rest.join(", ")),
    };
    let stop = if hint.is_empty() { "." } else { "" };
    format!("no {what} is called '{typed}'{hint}{stop} {plural}: {}", valid.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_hyphens_do_not_matter() {
        assert_eq!(folded("Léopard des  NEIGES"), "leopard des neiges");
        assert_eq!(folded("sea-animal"), folded("Sea_Animal"));
        assert_eq!(folded("Bœuf musqué"), "boeuf musque");
    }

    #[test]
    fn a_slip_finds_its_word_and_nonsense_finds_nothing() {
        let icons = ["predator", "primate", "reptile", "bear"];
        assert_eq!(nearest("preditor", icons), ["predator"]);
        assert_eq!(nearest("pred", icons), ["predator"]);
        assert!(nearest("xylophone", icons).is_empty());
    }
}
