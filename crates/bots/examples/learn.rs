#![allow(missing_docs)]
use ::ark_nova::rules::advanced_maps;
use ::ark_nova::{MapChoice, Options, Rules};
use bots::ark_nova::{Evaluation, Term, weights::Weights};
use bots::*;
use std::sync::Mutex;
use tabletop::{Game, Seat, Seed, Silent};
const N: usize = Weights::NAMES.len();
const B: usize = 4;
struct Row {
    g: [f64; N],
    v: f64,
    t: f64,
    y: f64,
}
struct NoRival(f32);
impl Scale<Term> for NoRival {
    fn put(&mut self, t: Term, p: f32) {
        if t != Term::Rival {
            self.0 += p;
        }
    }
}
fn value(e: &Evaluation, r: &Rules, p: &::ark_nova::Position, s: Seat) -> f64 {
    let mut x = NoRival(0.0);
    e.weigh(r, p, s, &mut x);
    x.0 as f64
}
fn game(
    e: &Evaluation,
    variants: &[(usize, Evaluation, f32)],
    width: Width,
    seed: u64,
    most: u16,
    noise: usize,
) -> (Vec<Row>, f64, f64) {
    let mut dice = Dice::new(seed);
    let n = 2;
    let mut maps: Vec<usize> = (0..8).collect();
    let chosen = (0..n).map(|_| advanced_maps().nth(maps.remove(dice.below(maps.len()))).unwrap()).collect();
    let mut options = Options::players(n as u8);
    options.maps = MapChoice::Fixed(chosen);
    let rules = Rules::new(&options).unwrap();
    let mut bots: Vec<Planner<Evaluation>> =
        (0..n).map(|s| Planner::new(e.clone(), width, seed * 7 + s)).collect();
    let mut position = rules.start(Seed::from_number(seed), &mut Silent);
    let mut moves = Vec::new();
    let mut rows: Vec<(usize, Row)> = Vec::new();
    let mut turns = [0u16; 2];
    let mut at31 = [f64::NAN; 2];
    while let Some(seat) = rules.asked(&position).iter().next() {
        if position.turns > most {
            break;
        }
        rules.legal(&position, seat, &mut moves);
        let begins = e.begins_turn(&rules, &position, seat);
        if begins {
            turns[seat.index()] += 1;
            if turns[seat.index()] == 32 {
                at31[seat.index()] = rules.look(&position).victory_points(seat) as f64;
            }
            if noise > 0 && position.last_turns.is_none() {
                let v = value(e, &rules, &position, seat);
                let mut g = [0.0; N];
                for (i, variant, d) in variants {
                    g[*i] = (value(variant, &rules, &position, seat) - v) / *d as f64;
                }
                rows.push((seat.index(), Row { g, v, t: turns[seat.index()] as f64, y: 0.0 }));
            }
        }
        let answer = if begins && noise > 0 && dice.below(100) < noise {
            moves[dice.below(moves.len())]
        } else {
            bots[seat.index()].choose(&Seen::new(&rules, &position, seat), &moves).unwrap()
        };
        rules.apply(&mut position, seat, answer, &mut Silent).unwrap();
    }
    let look = rules.look(&position);
    let over = rules.is_over(&position);
    let mut sum = 0.0;
    for s in Seat::all(2) {
        let mut v = look.victory_points(s) as f64;
        if !over {
            let mut best: Vec<u8> = look.zoo(s).scoring_cards().map(|c| look.scoring_points(s, c)).collect();
            best.sort();
            v += 2.5 * (*best.last().unwrap_or(&0) as f64);
        }
        sum += v / 2.0;
        for (_, row) in rows.iter_mut().filter(|(x, _)| *x == s.index()) {
            row.y = v;
            row.t = (turns[s.index()] as f64 + 1.0 - row.t).max(0.0);
        }
    }
    let pace = (0..2).map(|s| if at31[s].is_nan() { sum } else { at31[s] }).sum::<f64>() / 2.0;
    let mean_turns = position.turns as f64 / 2.0;
    (rows.into_iter().map(|(_, r)| r).collect(), pace, mean_turns)
}
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let p = (i..n).max_by(|&x, &y| a[x][i].abs().total_cmp(&a[y][i].abs())).unwrap();
        a.swap(i, p);
        b.swap(i, p);
        let d = a[i][i];
        for j in i + 1..n {
            let f = a[j][i] / d;
            if f == 0.0 {
                continue;
            }
            for k in i..n {
                a[j][k] -= f * a[i][k];
            }
            b[j] -= f * b[i];
        }
    }
    for i in (0..n).rev() {
        for k in i + 1..n {
            b[i] -= a[i][k] * b[k];
        }
        b[i] /= a[i][i];
    }
    b
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let rounds: u64 = args[1].parse().unwrap();
    let games: u64 = args[2].parse().unwrap();
    let width = Width { worlds: 1, lines: args[3].parse().unwrap(), depth: 24 };
    let noise: usize = args[4].parse().unwrap();
    let rate: f64 = args[5].parse().unwrap();
    let most: u16 = args[6].parse().unwrap();
    let mut w: Vec<f32> = match std::fs::read_to_string("/tmp/learned.txt") {
        Ok(t) if args.len() > 7 => t.lines().map(|l| l.split(' ').nth(1).unwrap().parse().unwrap()).collect(),
        _ => Weights::TUNED.to_array().to_vec(),
    };
    let make = |w: &[f32]| Evaluation { weights: Weights::from_array(w.to_vec().try_into().unwrap()) };
    let fixed = ["turns", "pace", "victory", "rival", "liquid"];
    for round in 0..rounds {
        let e = make(&w);
        let variants: Vec<(usize, Evaluation, f32)> = (0..N)
            .filter(|&i| !fixed.contains(&Weights::NAMES[i]))
            .map(|i| {
                let mut v = w.clone();
                v[i] *= 1.02;
                (i, make(&v), 0.02)
            })
            .collect();
        let next = Mutex::new(0u64);
        let all = Mutex::new((Vec::new(), 0.0, 0.0));
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    loop {
                        let g = {
                            let mut n = next.lock().unwrap();
                            *n += 1;
                            *n - 1
                        };
                        if g >= games {
                            break;
                        }
                        let (rows, pace, turns) =
                            game(&e, &variants, width, 50_000 + round * games + g, most, noise);
                        let mut all = all.lock().unwrap();
                        all.0.extend(rows);
                        all.1 += pace / games as f64;
                        all.2 += turns / games as f64;
                    }
                });
            }
        });
        let (rows, pace, turns) = all.into_inner().unwrap();
        // y - v = sum d_i g_i + b0 + b1 t + b2 t^2
        let m = N + B;
        let mut a = vec![vec![0.0; m]; m];
        let mut b = vec![0.0; m];
        let n = rows.len() as f64;
        let mut sse = 0.0;
        for row in &rows {
            let mut x = row.g.to_vec();
            x.extend([1.0, row.t / 30.0, (row.t / 30.0).powi(2), (row.t / 30.0).powi(3)]);
            let y = row.y - row.v;
            for i in 0..m {
                if x[i] != 0.0 {
                    b[i] += x[i] * y / n;
                    for j in 0..m {
                        a[i][j] += x[i] * x[j] / n;
                    }
                }
            }
            sse += y * y / n;
        }
        let ridge: f64 = 0.3;
        for i in 0..N {
            a[i][i] += ridge;
        }
        for i in N..m {
            a[i][i] += 1e-6;
        }
        let d = solve(a, b);
        let old = w.clone();
        for i in 0..N {
            if !fixed.contains(&Weights::NAMES[i]) {
                w[i] *= (rate * d[i].clamp(-0.6, 0.6)).exp() as f32;
            }
        }
        println!(
            "round {round}: at turn 31: {pace:.2}, turns {turns:.1}, rows {}, rms {:.1}, base {:.1} {:.1} {:.1} {:.1}",
            rows.len(),
            sse.sqrt(),
            d[N],
            d[N + 1],
            d[N + 2],
            d[N + 3]
        );
        let mut moved: Vec<usize> = (0..N).collect();
        moved.sort_by(|&x, &y| d[y].abs().total_cmp(&d[x].abs()));
        println!(
            "   {}",
            moved
                .iter()
                .take(14)
                .map(|&i| format!("{} {:.3}->{:.3}", Weights::NAMES[i], old[i], w[i]))
                .collect::<Vec<_>>()
                .join(", ")
        );
        let text: String = Weights::NAMES.iter().zip(&w).map(|(n, w)| format!("{n} {w}\n")).collect();
        std::fs::write("/tmp/learned.txt", text).unwrap();
    }
}
