//! Our games beside those of people.

use super::summary::Summary;
use std::fmt::Write;

/// What 246 people reached online, with the expansion and mostly four at the table: the column, whether only winners
/// count, and the mean.
const PEOPLE: [(&str, bool, f64); 9] = [
    ("turns", false, 31.0),
    ("points_100", false, 109.0),
    ("points_100", true, 127.0),
    ("animals", false, 9.2),
    ("sponsors", false, 4.3),
    ("supports", false, 3.2),
    ("covered", false, 31.0),
    ("upgrades", false, 3.8),
    ("reputation", false, 11.0),
];
/// The turns of most people.
const USUAL_TURNS: (i64, i64) = (25, 39);
/// Differences beyond this are marked.
const FAR: f64 = 25.0;

/// The comparison as a table.
pub fn text(summary: &Summary) -> String {
    let mut text = String::from(
        "Beside people: 246 online players, with the expansion, mostly 4 at the table; * differs by more than 25 %\n",
    );
    let _ = write!(text, "  {:22} {:>8}", "", "people");
    for of in &summary.bots {
        let _ = write!(text, " {:>18}", of.bot);
    }
    text.push('\n');
    for (name, winners, people) in PEOPLE {
        let Some(nth) = summary.names.iter().position(|shown| shown == name) else { continue };
        let label = if winners { format!("{name} of winners") } else { name.to_owned() };
        let _ = write!(text, "  {label:22} {people:>8.1}");
        for of in &summary.bots {
            let spread = if winners { &of.of_winners[nth] } else { &of.spreads[nth] };
            if spread.len() == 0 {
                let _ = write!(text, " {:>18}", "-");
                continue;
            }
            let off = 100.0 * (spread.mean() / people - 1.0);
            let mark = if off.abs() > FAR { "*" } else { " " };
            let _ = write!(text, " {:>8.1} {off:>+6.0} %{mark}", spread.mean());
        }
        text.push('\n');
    }
    if let Some(nth) = summary.names.iter().position(|shown| shown == "turns") {
        let (from, to) = USUAL_TURNS;
        let _ = write!(text, "  {:22} {:>8}", "turns, p5 to p95", format!("{from}-{to}"));
        for of in &summary.bots {
            let range = format!("{}-{}", of.spreads[nth].at(0.05), of.spreads[nth].at(0.95));
            let _ = write!(text, " {range:>8} {:9}", "");
        }
        text.push('\n');
    }
    text
}
