//! The statistics of random games agree with the positions they end in.

use ark::statistics::Statistics;
use ark::{Card, Event, FIGURES, Kind, MAX_SEATS, Options, Rules};
use tabletop::{Chance, Game, Listener, Seat, Seed};

struct Ears(Statistics, u16);

impl Listener<Event> for Ears {
    fn tell(&mut self, event: Event) {
        self.0.tell(event);
        self.1 += u16::from(matches!(event, Event::DrivenOut { .. }));
    }
}

#[test]
fn statistics_agree_with_the_last_position() {
    let mut driven_out = 0;
    for seed in 0..300 {
        let players = [3, 4, 5][(seed % 3) as usize];
        let rules = Rules::new(&Options::standard(players)).expect("good options");
        let mut ears = Ears(Statistics::default(), 0);
        let mut chance = Chance::new(Seed::from_number(seed + 1000));
        let mut position = rules.start(Seed::from_number(seed), &mut ears);
        let mut moves = Vec::new();
        while let Some(seat) = rules.asked(&position).first() {
            rules.legal(&position, seat, &mut moves);
            let answer = moves[chance.below(moves.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut ears).expect("a legal move");
        }
        ears.0.finish(&position);
        let Ears(statistics, told) = ears;
        driven_out += told;
        let points = rules.points(&position);
        for seat in Seat::all(players.into()) {
            let (of, at) = (&statistics.seats[seat.index()], seat.index());
            let discs = rules.first_discs(seat) + of.discs_received + of.discs_taken
                - of.cabins
                - of.played_in_endgame;
            assert_eq!(discs, position.discs[at], "seed {seed}, discs of {seat}: {of:?}");
            let sum: u16 = of.points.iter().map(|&n| u16::from(n)).sum();
            assert_eq!(sum + u16::from(discs), points[at], "seed {seed}, points of {seat}");
            let placed: u8 = of.figures.iter().sum::<u8>() + of.exchanged;
            assert_eq!(placed, FIGURES - position.figures[at].stock, "seed {seed}, figures of {seat}");
            let had = usize::from(of.taken + of.drawn) + 2;
            let left = usize::from(of.played) + usize::from(of.pet.is_some());
            assert_eq!(had - left, position.hands[at].len(), "seed {seed}, hand of {seat}");
            assert_eq!(of.pet.unwrap_or(Card::NONE), position.pets[at]);
            assert!((1..=players).contains(&of.passed));
        }
        let turns: u16 = statistics.seats.iter().map(|of| of.turns).sum();
        assert_eq!((turns, turns >= statistics.turns_before_endgame), (statistics.turns, true));
        for card in rules.all_cards().iter() {
            let life = statistics.cards[card.index()];
            assert_eq!(position.gone.contains(card), life.driven_out_by.is_some(), "{card}");
            let holder = Seat::all(MAX_SEATS).find(|seat| position.hands[seat.index()].contains(card));
            assert!(holder.is_none() || holder == life.holder && life.player.is_none(), "{card}: {life:?}");
        }
        let dealt = |seat: Seat| {
            let own = statistics.cards.iter().filter(|life| life.holder == Some(seat) && life.got_on == 0);
            own.count()
        };
        Seat::all(players.into()).for_each(|seat| assert_eq!(dealt(seat), 2, "seed {seed}"));
    }
    assert!(driven_out > 0 && Kind::ALL.len() == 5);
}
