//! A bot decides by what its seat may know: its move stays the same when everything hidden is dealt anew.

use bots::{Budget, Dice, Level, Playable, Seen};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// How a player decides; the whole position lies before it, and an honest one looks at it through [`Seen`] only.
type Decide<'a, G> = &'a dyn Fn(&G, &<G as Game>::Position, Seat, u64) -> <G as Game>::Move;

/// What the search for cheating came to.
#[derive(Default)]
struct Search {
    /// Choices that were put before the player again and again.
    choices: usize,
    /// Those where its move changed although its seat could see no difference.
    caught: Vec<String>,
}

/// Worlds in which every choice is put before the player again.
const WORLDS: usize = 3;

/// Plays random games; on one choice in `every` compares the move in the true position with those in worlds that look
/// the same to the seat.
fn search<G: Game>(game: &G, seeds: std::ops::Range<u64>, every: usize, decide: Decide<'_, G>) -> Search {
    let mut search = Search::default();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut position = game.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        for step in 0.. {
            let asked = game.asked(&position);
            if asked.is_empty() {
                break;
            }
            let seat = asked.iter().nth(dice.below(asked.iter().count())).expect("somebody is asked");
            game.legal(&position, seat, &mut moves);
            if moves.len() > 1 && dice.below(every) == 0 {
                search.choices += 1;
                let bot_seed = dice.roll();
                let true_move = decide(game, &position, seat, bot_seed);
                for _ in 0..WORLDS {
                    let mut world = position.clone();
                    game.resample(&mut world, seat, &mut dice.chance());
                    let other = decide(game, &world, seat, bot_seed);
                    if other != true_move {
                        let place = format!("game {seed}, step {step}, seat {seat}");
                        search
                            .caught
                            .push(format!("{place}: {true_move}, or {other} with other hidden cards"));
                        break;
                    }
                }
            }
            let answer = moves[dice.below(moves.len())];
            game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
        }
    }
    search
}

fn through_seen<G: Playable>(level: Level) -> impl Fn(&G, &G::Position, Seat, u64) -> G::Move {
    move |game, position, seat, seed| {
        let seen = Seen::new(game, position, seat);
        let mut moves = Vec::new();
        seen.legal(&mut moves);
        level.bot::<G>(seed).choose(&seen, &moves).expect("a move")
    }
}

/// Reads the generator: knows what will be drawn.
fn reads_the_generator<G: Game>(game: &G, position: &G::Position, seat: Seat, _: u64) -> G::Move {
    let mut moves = Vec::new();
    game.legal(position, seat, &mut moves);
    let mut chance: Chance = *game.chance(position);
    moves[chance.below(moves.len() as u32) as usize]
}

/// Counts on the order of the deck: tries every move in the true position and keeps the one that brings the cards it
/// likes best into its hand.
fn counts_on_the_deck<G: Game>(
    likes: impl Fn(&G::Position, Seat) -> i64,
) -> impl Fn(&G, &G::Position, Seat, u64) -> G::Move {
    move |game, position, seat, _| {
        let mut moves = Vec::new();
        game.legal(position, seat, &mut moves);
        let value = |answer: &G::Move| {
            let mut after = position.clone();
            game.apply(&mut after, seat, *answer, &mut Silent).expect("a legal move");
            likes(&after, seat)
        };
        moves.into_iter().rev().max_by_key(value).expect("somebody is asked")
    }
}

fn ark_nova(players: u8) -> ark_nova::Rules {
    Game::new(&ark_nova::Options::players(players)).expect("good options")
}

fn ark(players: u8) -> ark::Rules {
    Game::new(&ark::Options::standard(players)).expect("good options")
}

#[track_caller]
fn honest<G: Playable>(game: &G, seeds: std::ops::Range<u64>, every: usize) {
    let search_of = |iterations| Level::Search(Budget::iterations(iterations));
    // Those that think longer are asked less often.
    let levels = [(Level::Random, 1), (Level::Greedy, 1), (Level::Planner, 4), (search_of(8), 4)];
    for (level, less_often) in levels {
        let every = every * less_often;
        let search = search(game, seeds.clone(), every, &through_seen::<G>(level));
        assert!(search.choices >= 20, "{level} was tried {} times only", search.choices);
        assert!(search.caught.is_empty(), "{level} of {} cheats:\n{}", G::NAME, search.caught.join("\n"));
    }
}

#[track_caller]
fn caught(search: &Search) {
    let (caught, choices) = (search.caught.len(), search.choices);
    // The honest are not caught once; most choices draw nothing, so even a cheat has nothing to gain there.
    assert!(caught >= 20, "a cheat was caught in {caught} of {choices} choices only");
}

#[test]
fn the_bots_of_ark_nova_do_not_cheat() {
    for players in 1..=4 {
        // A solo game has few questions.
        honest(&ark_nova(players), 0..if players == 1 { 16 } else { 4 }, 6);
    }
}

/// With nodes beyond the first turn.
#[test]
fn a_large_search_does_not_cheat() {
    let level = Level::Search(Budget::iterations(96));
    let nova = search(&ark_nova(2), 0..1, 60, &through_seen(level));
    let ark = search(&ark(4), 0..2, 12, &through_seen(level));
    assert!(nova.choices >= 5 && ark.choices >= 5, "{} and {} choices", nova.choices, ark.choices);
    assert!(nova.caught.is_empty() && ark.caught.is_empty(), "{:?}\n{:?}", nova.caught, ark.caught);
}

#[test]
fn the_bots_of_ark_do_not_cheat() {
    for players in 3..=5 {
        honest(&ark(players), 0..8, 6);
    }
}

#[test]
fn a_cheat_of_ark_nova_is_caught() {
    let game = ark_nova(2);
    caught(&search(&game, 0..4, 4, &reads_the_generator));
    let hand = |position: &ark_nova::Position, seat: Seat| {
        position.zoo(seat).hand.iter().map(|card| i64::from(card.0)).sum()
    };
    caught(&search(&game, 0..20, 1, &counts_on_the_deck(hand)));
}

#[test]
fn a_cheat_of_ark_is_caught() {
    let game = ark(4);
    caught(&search(&game, 0..4, 4, &reads_the_generator));
    let hand = |position: &ark::Position, seat: Seat| {
        position.hands[seat.index()].iter().map(|card| i64::from(card.0)).sum()
    };
    caught(&search(&game, 0..20, 1, &counts_on_the_deck(hand)));
}

/// The same dice deal the same world, whatever the truth behind the seat's view is.
fn worlds_come_from_the_view<G: Game>(game: &G, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut position = game.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        while let Some(asked) = game.asked(&position).iter().next() {
            for seat in Seat::all(game.seats()) {
                let chance = dice.chance();
                let mut other = position.clone();
                game.resample(&mut other, seat, &mut dice.chance());
                let world = Seen::new(game, &position, seat).world(&mut { chance });
                let again = Seen::new(game, &other, seat).world(&mut { chance });
                assert_eq!(world, again, "game {seed}, seat {seat}, asked {asked}");
            }
            game.legal(&position, asked, &mut moves);
            let answer = moves[dice.below(moves.len())];
            game.apply(&mut position, asked, answer, &mut Silent).expect("a legal move");
        }
    }
}

#[test]
fn worlds_of_ark_nova_depend_on_the_view_alone() {
    for players in 1..=4 {
        worlds_come_from_the_view(&ark_nova(players), 0..10);
    }
}

#[test]
fn worlds_of_ark_depend_on_the_view_alone() {
    for players in 3..=5 {
        worlds_come_from_the_view(&ark(players), 0..20);
    }
}
