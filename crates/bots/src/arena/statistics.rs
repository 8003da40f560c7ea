//! What the games of an arena say about the bots.

use super::Deal;

/// A mean with its 95 % interval, as shares from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The mean.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What a bot reached.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// How many seats it has at the table.
    pub seats: usize,
    /// Its share of all victories; shared ones are split.
    pub wins: Interval,
    /// How many points it is ahead of the best other seat, on average over the games that were played to the end.
    pub margin: Option<f64>,
    /// Its rating; the bot that is named last has 0.
    pub elo: f64,
    /// Games it lost because it failed.
    pub failed: usize,
}

/// 95 % of a normal distribution lie so many deviations around the mean.
const Z: f64 = 1.959_964;

/// The mean of `samples`, each between 0 and 1 and made of `games` games, with its interval.
///
/// This is Wilson's interval for as many independent trials as the spread of the samples is worth: never fewer than
/// there are samples, never more than there are games. So it stays within 0 and 1, and where all samples agree it is as
/// wide as that many trials without a miss leave it.
pub fn interval(samples: &[f64], games: usize) -> Interval {
    let n = samples.len() as f64;
    if samples.is_empty() {
        return Interval { share: 0.0, low: 0.0, high: 1.0 };
    }
    let share = (samples.iter().sum::<f64>() / n).clamp(0.0, 1.0);
    let spread = samples.iter().map(|sample| (sample - share).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let single = share * (1.0 - share);
    let trials = if spread > 0.0 { (n * single / spread).clamp(n, n * games.max(1) as f64) } else { n };
    let weight = Z * Z / trials;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let half = Z / (1.0 + weight) * (single / trials + weight / (4.0 * trials)).sqrt();
    Interval { share, low: (middle - half).clamp(0.0, share), high: (middle + half).clamp(share, 1.0) }
}

/// What each bot reached, in the order of their names; `seats` names the bot of each place.
pub fn standings(seats: &[String], deals: &[Deal]) -> Vec<Standing> {
    let names = distinct(seats);
    let ratings = ratings(&names, seats, deals);
    let stand = |(name, elo): (&String, f64)| {
        let (mut samples, mut margins, mut failed) = (Vec::new(), Vec::new(), 0);
        for deal in deals {
            let mut wins = 0.0;
            for game in &deal.games {
                for seat in (0..seats.len()).filter(|&seat| seats[game.seating[seat]] == *name) {
                    wins += game.victory(seat);
                    match &game.failed {
                        None => margins.push(f64::from(game.margin(seat))),
                        Some(fault) => failed += usize::from(fault.seat == seat),
                    }
                }
            }
            samples.push(wins / deal.games.len().max(1) as f64);
        }
        let games = deals.first().map_or(1, |deal| deal.games.len());
        Standing {
            name: name.clone(),
            seats: seats.iter().filter(|other| *other == name).count(),
            wins: interval(&samples, games),
            margin: (!margins.is_empty()).then(|| margins.iter().sum::<f64>() / margins.len() as f64),
            elo,
            failed,
        }
    };
    names.iter().zip(ratings).map(stand).collect()
}

/// The names, each once.
fn distinct(seats: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in seats {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

/// Elo ratings: the model of Bradley and Terry fitted to who came before whom in every game, equal places counting half.
/// The last name has 0. One drawn game is added between any two bots, which keeps the rating of a bot that always wins
/// finite.
pub fn ratings(names: &[String], seats: &[String], deals: &[Deal]) -> Vec<f64> {
    let count = names.len();
    let place = |name: &String| names.iter().position(|other| other == name).expect("every seat has a name");
    let of_seat: Vec<usize> = seats.iter().map(place).collect();
    let mut wins = vec![vec![0.5; count]; count];
    for game in deals.iter().flat_map(|deal| &deal.games) {
        for a in 0..seats.len() {
            for b in (0..seats.len()).filter(|&b| of_seat[game.seating[a]] != of_seat[game.seating[b]]) {
                let won = match game.places[a].cmp(&game.places[b]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                wins[of_seat[game.seating[a]]][of_seat[game.seating[b]]] += won;
            }
        }
    }
    const ROUNDS: usize = 2000;
    let mut strength = vec![1.0f64; count];
    for _ in 0..ROUNDS {
        for bot in 0..count {
            let others = || (0..count).filter(|&other| other != bot);
            let won: f64 = others().map(|other| wins[bot][other]).sum();
            let met: f64 = others()
                .map(|other| (wins[bot][other] + wins[other][bot]) / (strength[bot] + strength[other]))
                .sum();
            if met > 0.0 {
                strength[bot] = won / met;
            }
        }
    }
    let last = strength.last().copied().unwrap_or(1.0);
    strength.iter().map(|strength| 400.0 * libm::log10(strength / last)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Played;
    use super::*;

    fn pair(deal: u64, first: [i32; 2], second: [i32; 2]) -> Deal {
        let game = |seating: [usize; 2], points: [i32; 2]| Played {
            seating: seating.to_vec(),
            points: points.to_vec(),
            places: vec![1 + u8::from(points[1] > points[0]), 1 + u8::from(points[0] > points[1])],
            winners: (0..2).filter(|&seat| points[seat] >= points[1 - seat]).collect(),
            failed: None,
            endless: false,
        };
        Deal { deal, seed: deal, games: vec![game([0, 1], first), game([1, 0], second)] }
    }

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.0005
    }

    #[test]
    fn an_interval_stays_between_nothing_and_everything() {
        let all = interval(&[1.0; 500], 2);
        assert!(near(all.share, 1.0) && near(all.low, 0.9924) && near(all.high, 1.0), "{all:?}");
        let none = interval(&[0.0; 500], 2);
        assert!(near(none.low, 0.0) && near(none.high, 0.0076), "{none:?}");
        let empty = interval(&[], 2);
        assert_eq!((empty.low, empty.high), (0.0, 1.0));
        let one = interval(&[1.0], 2);
        assert!(one.low > 0.15 && one.low < 0.3, "{one:?}");
    }

    #[test]
    fn the_deal_is_the_sample() {
        // Pairs that are always won or lost whole are worth one trial each: the textbook interval of 60 of 100.
        let whole: Vec<f64> = (0..100).map(|n| f64::from(u8::from(n % 5 < 3))).collect();
        let found = interval(&whole, 2);
        assert!((found.low - 0.502).abs() < 0.002 && (found.high - 0.691).abs() < 0.002, "{found:?}");
        // Pairs whose games fall independently are worth two.
        let split: Vec<f64> = (0..100).map(|n| [1.0, 0.5, 0.5, 0.0][n % 4]).collect();
        let narrow = interval(&split, 2);
        assert!((narrow.high - narrow.low) < 0.14, "{narrow:?}");
    }

    #[test]
    fn shares_margins_and_ratings_of_two() {
        let seats = ["a".to_owned(), "b".to_owned()];
        let deals = [pair(0, [9, 4], [3, 8]), pair(1, [5, 5], [6, 1])];
        let found = standings(&seats, &deals);
        assert!(near(found[0].wins.share, 2.5 / 4.0) && near(found[1].wins.share, 1.5 / 4.0));
        assert!(near(found[0].margin.unwrap(), (5.0 + 5.0 + 0.0 - 5.0) / 4.0));
        // 2.5 wins of 4 and a draw: 3 of 5.
        assert!(near(found[0].elo, 400.0 * libm::log10(3.0 / 2.0)) && near(found[1].elo, 0.0), "{found:?}");
    }

    #[test]
    fn ratings_of_three_agree_with_their_games() {
        let seats: Vec<String> = ["a", "b", "c"].map(Into::into).to_vec();
        let game = |points: [i32; 3]| Played {
            seating: vec![0, 1, 2],
            points: points.to_vec(),
            places: (0..3)
                .map(|seat| 1 + points.iter().filter(|&&p| p > points[seat]).count() as u8)
                .collect(),
            winners: vec![],
            failed: None,
            endless: false,
        };
        let games = [[3, 2, 1], [3, 1, 2], [2, 3, 1], [3, 2, 1]].map(game).to_vec();
        let found = ratings(&seats, &seats, &[Deal { deal: 0, seed: 0, games }]);
        assert!(found[0] > found[1] && found[1] > found[2] && found[2] == 0.0, "{found:?}");
        assert!(found.iter().all(|elo| elo.is_finite()));
    }
}
