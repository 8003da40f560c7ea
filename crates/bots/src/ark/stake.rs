//! What a search of Ark looks for: to win, and where it wins as often, to be ahead.

use tabletop::Seat;

/// What a victory is worth, in points.
const VICTORY: f32 = 20.0;
/// What a point of lead over the strongest other is worth beside it.
const LEAD: f32 = 0.1;

/// What a chance to win is worth to a seat, with the points that all seats have or can expect.
pub fn worth(chance: f32, points: &[f32], seat: Seat) -> f32 {
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let strongest = others.map(|(_, &points)| points).fold(f32::MIN, f32::max);
    VICTORY * chance + LEAD * (points[seat.index()] - strongest)
}

/// The chance that the points at the end of a game are a victory: ties count as shared.
pub fn won(points: &[f32], seat: Seat) -> f32 {
    let most = points.iter().copied().fold(0.0, f32::max);
    let winners = points.iter().filter(|&&points| points == most).count() as f32;
    if points[seat.index()] == most { 1.0 / winners } else { 0.0 }
}
