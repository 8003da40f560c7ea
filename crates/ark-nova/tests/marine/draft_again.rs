//! The draft once more, by the book and slowly: packs of paper cards go round the table, and each player writes down
//! what it has seen (M-5.2). The engine must offer, show and hide the same.

use crate::scene::rules;
use crate::sea::options;
use ark_nova::catalogue::{Action, Alternate};
use ark_nova::{ActionCards, Move, Options, Rules};
use std::collections::BTreeSet;
use tabletop::kit::Kit;
use tabletop::{Chance, Game, Seat, Seed, Silent, Viewer};

/// One player at the table.
#[derive(Clone, Default)]
struct Player {
    pack: Vec<Alternate>,
    kept: Vec<Alternate>,
    /// Everything that was in the hand at some time.
    seen: BTreeSet<Alternate>,
}

fn legal(rules: &Rules, position: &ark_nova::Position, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.legal(position, seat, &mut moves);
    moves
}

fn sorted(mut cards: Vec<Alternate>) -> Vec<Alternate> {
    cards.sort();
    cards
}

/// The pairs of different actions among some cards.
fn pairs(cards: &[Alternate]) -> BTreeSet<[Alternate; 2]> {
    let mut all = BTreeSet::new();
    for &a in cards {
        for &b in cards {
            if a.action < b.action {
                all.insert([a, b]);
            }
        }
    }
    all
}

fn one_draft(rules: &Rules, seed: u64) -> bool {
    let mut chance = Chance::new(Seed::from_number(seed + 77));
    let mut position = rules.start(Seed::from_number(seed), &mut Silent);
    let seats: Vec<Seat> = Seat::all(rules.seats).collect();
    let mut table = vec![Player::default(); seats.len()];
    for &seat in &seats {
        for answer in legal(rules, &position, seat) {
            let Move::Draft(card) = answer else { panic!("{answer}") };
            table[seat.index()].pack.push(card);
            table[seat.index()].seen.insert(card);
        }
    }
    let dealt: BTreeSet<Alternate> = table.iter().flat_map(|player| player.pack.clone()).collect();
    assert_eq!(dealt.len(), 3 * seats.len());
    for round in 1..=2 {
        // Everybody keeps one, in a random order of answering.
        let mut order = seats.clone();
        chance.shuffle(&mut order);
        for seat in order {
            let player = &mut table[seat.index()];
            let offered: Vec<Move> = sorted(player.pack.clone()).into_iter().map(Move::Draft).collect();
            let mut listed = legal(rules, &position, seat);
            listed.sort();
            assert_eq!(listed, offered, "round {round}");
            let card = player.pack.remove(chance.below(player.pack.len() as u32) as usize);
            player.kept.push(card);
            rules.apply(&mut position, seat, Move::Draft(card), &mut Silent).expect("an offered card");
        }
        // The rest goes to the left, all at the same time.
        let packs: Vec<Vec<Alternate>> = table.iter().map(|player| player.pack.clone()).collect();
        for (from, pack) in packs.into_iter().enumerate() {
            let to = &mut table[(from + 1) % seats.len()];
            to.seen.extend(pack.iter().copied());
            to.pack = pack;
        }
    }
    let mut fallback = false;
    for &seat in &seats {
        let player = &mut table[seat.index()];
        let last = player.pack.clone();
        player.kept.extend(last);
        assert_eq!(player.kept.len(), 3);
        let actions: BTreeSet<Action> = player.kept.iter().map(|card| card.action).collect();
        let view = rules.view(&position, Viewer::Seat(seat)).draft.expect("the draft");
        let mut usable = player.kept.clone();
        let extra: Vec<Alternate> =
            view.offered.iter().copied().filter(|card| !usable.contains(card)).collect();
        if actions.len() == 1 {
            fallback = true;
            assert_eq!(extra.len(), 1, "a fourth card");
            assert!(!actions.contains(&extra[0].action) && !dealt.contains(&extra[0]));
            usable.extend(&extra);
        } else {
            assert!(extra.is_empty());
        }
        let listed: BTreeSet<[Alternate; 2]> = legal(rules, &position, seat)
            .into_iter()
            .map(|answer| match answer {
                Move::Alternates(a, b) => [a, b],
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(listed, pairs(&usable));
        assert_eq!(sorted(view.kept.clone()), sorted(player.kept.clone()));
        // What a view shows was in this player's hand, or is the fourth card.
        let shown = view.offered.iter().chain(&view.kept).chain(&view.passed);
        assert!(shown.copied().all(|card| player.seen.contains(&card) || extra.contains(&card)));
    }
    same_worlds(rules, &position, &table, seed);
    fallback
}

/// A world a seat may imagine keeps all it has seen: the cards that passed by lie where the seat knows they lie.
fn same_worlds(rules: &Rules, position: &ark_nova::Position, table: &[Player], seed: u64) {
    let seats = table.len();
    for seat in Seat::all(seats) {
        let mut others = BTreeSet::new();
        for deal in 0..6 {
            let mut world = *position;
            rules.resample(&mut world, seat, &mut Chance::new(Seed::from_number(seed * 100 + deal)));
            rules.validate(&world).unwrap_or_else(|broken| panic!("{broken:?}"));
            let (truth, dream) = (position.draft, world.draft);
            assert_eq!(truth.usable(seat, seats), dream.usable(seat, seats));
            assert_eq!(truth.dealt[seat.index()], dream.dealt[seat.index()]);
            let next = seat.next(seats);
            assert_eq!(truth.passed_to(next, seats), dream.passed_to(next, seats), "what I passed on first");
            assert_eq!(truth.last_passed_to(next, seats), dream.last_passed_to(next, seats), "and then");
            assert_eq!(truth.passed_to(seat, seats), dream.passed_to(seat, seats), "what I was passed");
            assert_eq!(truth.last_passed_to(seat, seats), dream.last_passed_to(seat, seats));
            others.insert(format!("{:?}", dream.first[next.index()]));
        }
        assert!(others.len() > 1, "what another kept first is not known");
    }
}

#[test]
fn m_5_2_the_draft_by_the_book() {
    let mut fallbacks = 0;
    for players in 2..=4 {
        let rules = rules(&Options { action_cards: ActionCards::Draft, ..options(players) });
        for seed in 0..40 {
            fallbacks += usize::from(one_draft(rules, seed));
        }
    }
    assert!(fallbacks > 0, "three of one action happens");
}

/// M-5.2: nothing leaks, whoever answers first; the laws of the kernel on the beginning of many games.
#[test]
fn m_5_2_the_laws_of_secrecy_hold() {
    for players in 1..=4 {
        let options = Options { action_cards: ActionCards::Draft, ..options(players) };
        let rules = Rules::new(&options).expect("good options");
        // Only the beginning of each game is looked at, so all of them are unfinished.
        let report = Kit::new(&rules).seeds(1000, 4).limit(13).full_every(3).secrets_every(1).run();
        assert!(report.faults.is_empty(), "{report}");
    }
}
