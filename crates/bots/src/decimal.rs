//! Decimals of a few digits, such as `-1.47`.

/// The number that a text writes down. The language reads every number there could be, with tables of ten thousand bytes
/// that a browser would have to load; what has at most 15 digits is one exact division.
pub(crate) fn decimal(text: &str) -> Option<f64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let is_plain = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty() || whole.len() + part.len() > 15 || !is_plain(whole) || !is_plain(part) {
        return None;
    }
    let number: u64 = [whole, part].concat().parse().ok()?;
    let number = number as f64 / 10_u64.pow(part.len() as u32) as f64;
    Some(if digits.len() < text.len() { -number } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_read_as_the_language_reads_them() {
        for text in ["0", "1", "-1", "0.5", "1.47", "-4.21", "0.1", "12345678.9012345", "3.", "-0.0"] {
            assert_eq!(decimal(text), text.parse().ok(), "{text}");
        }
        for text in (0..100_000).map(|n| format!("{}.{:03}", n / 1000, n % 1000)) {
            assert_eq!(decimal(&text), text.parse().ok(), "{text}");
            assert_eq!(decimal(&text).map(|number| number as f32), text.parse().ok(), "{text}");
        }
        for text in ["", "-", ".", ".5", "+1", "1e3", "inf", "NaN", "1.2.3", "--1", "1234567890.123456"] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
