//! What a seat may know, as the only thing a bot is given.

use tabletop::{Chance, ChoicesOf, Game, Lang, Seat, Told, Viewer};

/// A position through the eyes of one seat.
///
/// The position itself stays inside: what comes out is the question, the legal moves, the view, and worlds whose hidden
/// part and generator were dealt anew.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
    seat: Seat,
    hurry: Option<&'a dyn Fn() -> bool>,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The position as `seat` sees it.
    pub fn new(game: &'a G, position: &'a G::Position, seat: Seat) -> Seen<'a, G> {
        Seen { game, position, seat, hurry: None }
    }

    /// The same, by somebody who cannot wait for ever: once `hurry` says so, the best answer found so far is wanted.
    pub fn until(self, hurry: &'a dyn Fn() -> bool) -> Seen<'a, G> {
        Seen { hurry: Some(hurry), ..self }
    }

    /// Whether the best answer found so far is wanted. A search asks between two moves it looks at; where nobody is in a
    /// hurry it is never so, and answers depend on the seed alone.
    pub fn is_urgent(&self) -> bool {
        self.hurry.is_some_and(|hurry| hurry())
    }

    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat is asked, if it is asked.
    pub fn question(&self) -> Option<G::Question> {
        self.game.question(self.position, self.seat)
    }

    /// The legal moves of the seat.
    pub fn legal(&self, moves: &mut Vec<G::Move>) {
        self.game.legal(self.position, self.seat, moves);
    }

    /// Those of its legal moves that do not only repeat what others reach: all a search has to look at.
    pub fn distinct(&self, moves: &[G::Move]) -> Vec<G::Move> {
        let repeats = |answer| self.game.only_repeats(self.position, self.seat, answer);
        moves.iter().copied().filter(|&answer| !repeats(answer)).collect()
    }

    /// Why the seat may not make this move, in words; `None` if it may.
    pub fn refusal(&self, answer: G::Move) -> Option<String> {
        self.game.refusal(self.position, self.seat, answer).map(|refusal| refusal.to_string())
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.position, Viewer::Seat(self.seat))
    }

    /// What the seat is asked, in words.
    pub fn question_text(&self, lang: Lang) -> Option<String>
    where
        G: Told,
    {
        let question = self.question()?;
        Some(self.game.question_text(self.position, &question, &[], lang))
    }

    /// The legal moves of the seat in groups, with their words and what they point at.
    pub fn choices(&self, lang: Lang) -> Vec<ChoicesOf<G>>
    where
        G: Told,
    {
        self.game.choices(self.position, self.seat, &[], lang)
    }

    /// Counts the moments in which chance was used, somebody learned something or another seat answered: as long as it
    /// stays the same, a plan made before still holds.
    pub fn irrevocable(&self) -> u32 {
        self.game.irrevocable(self.position)
    }

    /// A world that looks the same to the seat: hidden cards and the future are dealt from `chance`.
    pub fn world(&self, chance: &mut Chance) -> G::Position {
        let mut world = self.position.clone();
        self.game.resample(&mut world, self.seat, chance);
        world
    }
}
