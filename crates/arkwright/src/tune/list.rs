//! Lists of weights: a plain one that is read back, and the one that belongs into the source.

use crate::nearest::unknown;

/// Decimal digits that weights are printed with: more would only be chance.
const DIGITS: i32 = 5;

/// A line `name value` for each weight; read back, it is the same to the last bit.
pub fn write(names: &[&str], weights: &[f32]) -> String {
    names.iter().zip(weights).map(|(name, weight)| format!("{name} {weight}\n")).collect()
}

/// The lines of the struct of weights in the source.
pub fn source(names: &[&str], weights: &[f32]) -> String {
    names.iter().zip(weights).map(|(name, weight)| format!("{name}: {},\n", rounded(*weight))).collect()
}

fn rounded(weight: f32) -> String {
    let whole = if weight == 0.0 { DIGITS } else { weight.abs().log10().floor() as i32 + 1 };
    let decimals = (DIGITS - whole).clamp(1, 12) as usize;
    format!("{weight:.decimals$}")
}

/// The weights of a list, in the order of the names; or what is wrong with it.
pub fn read(text: &str, names: &[&str]) -> Result<Vec<f32>, String> {
    let mut weights: Vec<Option<f32>> = vec![None; names.len()];
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        let mut words = text.split_whitespace();
        let (Some(name), Some(value), None) = (words.next(), words.next(), words.next()) else {
            return Err(format!("line {line}: '{}' is not a name and a value", text.trim()));
        };
        let Some(at) = names.iter().position(|known| *known == name) else {
            return Err(format!("line {line}: {}", unknown("weight", "Weights", name, names)));
        };
        let number = value.parse::<f32>().ok().filter(|number| number.is_finite() && *number >= 0.0);
        let Some(number) = number else {
            return Err(format!("line {line}: {name} is '{value}', which is not a number from 0 on"));
        };
        if weights[at].replace(number).is_some() {
            return Err(format!("line {line}: {name} is there twice"));
        }
    }
    let missing: Vec<&str> =
        names.iter().zip(&weights).filter(|(_, weight)| weight.is_none()).map(|(name, _)| *name).collect();
    match missing.as_slice() {
        [] => Ok(weights.into_iter().flatten().collect()),
        [one] => Err(format!("the weight {one} is missing")),
        many => Err(format!("{} weights are missing: {}", many.len(), many.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["money", "plenty", "worker"];

    #[test]
    fn a_list_is_read_back_to_the_last_bit() {
        let weights = [0.1 + 0.2, 1.0e-7, 123.456_79];
        let text = write(NAMES, &weights);
        assert_eq!(read(&text, NAMES).as_deref(), Ok(weights.as_slice()));
        assert_eq!(read("worker 3\n\n  money 0\nplenty 2.5", NAMES), Ok(vec![0.0, 2.5, 3.0]));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let said = |text: &str| read(text, NAMES).expect_err("it is wrong");
        assert!(
            said("money 1\nplentie 2")
                .starts_with("line 2: no weight is called 'plentie'; did you mean plenty?")
        );
        assert_eq!(said("money 1\nworker 2"), "the weight plenty is missing");
        assert_eq!(said(""), "3 weights are missing: money, plenty, worker");
        for value in ["-1", "NaN", "inf", "much"] {
            let expected = format!("line 1: money is '{value}', which is not a number from 0 on");
            assert_eq!(said(&format!("money {value}")), expected);
        }
        assert_eq!(said("money 1\nmoney 1"), "line 2: money is there twice");
        assert_eq!(said("money: 1, 2"), "line 1: 'money: 1, 2' is not a name and a value");
    }

    #[test]
    fn the_source_gets_few_digits_and_always_a_point() {
        let text = source(NAMES, &[46.393_414, 0.059_000_1, 123_456.0]);
        assert_eq!(text, "money: 46.393,\nplenty: 0.059000,\nworker: 123456.0,\n");
        assert_eq!(source(&["steady"], &[0.0]), "steady: 0.0,\n");
    }
}
