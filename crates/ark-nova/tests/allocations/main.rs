//! `legal` and `apply` take nothing from the heap: proven by an allocator that counts.

use ark_nova::{MapChoice, Options, Rules};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tabletop::{Game, Seed, Silent};

struct Counting;

thread_local! {
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is handed on to the system's allocator as it came; the counter is a plain number of the thread,
// made without allocating and without anything to drop.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        TAKEN.set(TAKEN.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        TAKEN.set(TAKEN.get() + 1);
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn taken<T>(run: impl FnOnce() -> T) -> (u64, T) {
    let before = TAKEN.get();
    let result = run();
    (TAKEN.get() - before, result)
}

/// Plays random games and asserts that no list and no move takes anything from the heap.
fn play(options: &Options, games: u64) {
    let rules = Rules::new(options).expect("good options");
    // Longer than any list, so that the buffer is warm from the start.
    let mut moves = Vec::with_capacity(4096);
    let mut dice = 1u64;
    for seed in 1..=games {
        let mut position = rules.start(Seed::from_number(seed), &mut Silent);
        while let Some(seat) = rules.asked(&position).first() {
            let (lists, ()) = taken(|| rules.distinct(&position, seat, &mut moves));
            assert_eq!(lists, 0, "legal allocates: seed {seed}, {:?}", rules.question(&position, seat));
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let answer = moves[(dice >> 33) as usize % moves.len()];
            let question = rules.question(&position, seat);
            let (made, result) = taken(|| rules.apply(&mut position, seat, answer, &mut Silent));
            result.expect("a listed move");
            assert_eq!(made, 0, "apply allocates: seed {seed}, {question:?}, {answer}");
        }
    }
}

#[test]
fn lists_and_moves_allocate_nothing() {
    play(&Options::players(2), 60);
    play(&Options { maps: MapChoice::Pool, ..Options::players(3) }, 30);
    play(&Options::players(4), 30);
    play(&Options { solo_appeal: 20, ..Options::players(1) }, 60);
    play(&Options { friendly: true, ..Options::players(2) }, 30);
}

#[test]
fn the_allocator_counts() {
    let (count, _) = taken(|| Vec::<u8>::with_capacity(10));
    assert_eq!(count, 1);
}
