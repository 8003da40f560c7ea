//! What a bot would do, with its reasons.

/// A move a bot recommends.
pub struct Hint<M, T> {
    /// The move.
    pub answer: M,
    /// What the game is worth after the best line that begins with it, in victory points.
    pub value: f32,
    /// What that line changes, largest first: the term and by how much.
    pub reasons: Vec<(T, f32)>,
}
