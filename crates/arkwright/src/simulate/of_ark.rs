//! The tables of Ark.

use super::SimulateArgs;
use super::columns::Columns;
use super::game::{Finished, Simulated, seat};
use crate::Failure;
use ark::statistics::{CardLife, SeatStatistics, Statistics};
use ark::{Card, Event, FIGURES, Kind, Options, Position, Rules};
use bots::Dice;
use tabletop::{Game, Listener, Seat};

/// Counts for both tables.
pub struct Ears(Statistics);

impl Listener<Event> for Ears {
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        self.0.tell(event);
    }
}

impl Simulated for Rules {
    type Ears = Ears;
    type Setting = ();

    fn asked_for(args: &SimulateArgs, seats: usize) -> Result<(Rules, ()), Failure> {
        if args.solo
            || args.friendly
            || args.maps.is_some()
            || args.difficulty.is_some()
            || args.beside_people
            || args.expansion.given().is_some()
        {
            return Err(Failure::Usage(
                "--solo, --difficulty, --friendly, --maps, --map-set, --expansion, --action-cards and --beside-people are for Ark Nova".into(),
            ));
        }
        let options = Options::standard(u8::try_from(seats).unwrap_or(u8::MAX));
        let rules = Rules::new(&options).map_err(|error| Failure::Usage(error.to_string()))?;
        Ok((rules, ()))
    }

    fn vary(&mut self, (): &(), _dice: &mut Dice) {}

    fn ears(&self, _cards: bool) -> Ears {
        Ears(Statistics::default())
    }

    fn finish(&self, ears: &mut Ears, position: &Position) {
        ears.0.finish(position);
    }

    fn turns(ears: &Ears) -> u64 {
        ears.0.turns.into()
    }

    fn own_turns(ears: &Ears, seat: Seat) -> u64 {
        ears.0.seats[seat.index()].turns.into()
    }

    fn columns(columns: &mut Columns<Rules>) {
        columns
            .int("points", "points: scoring cards and discs", |game, row| game.points(seat(row)))
            .shown()
            .int("turns", "own turns", |game, row| of(game, row).turns.into())
            .shown()
            .int("game_turns", "turns of all seats", |game, _| game.ears.0.turns.into())
            .int("turns_before_endgame", "turns of all seats before the fifth rain", |game, _| {
                game.ears.0.turns_before_endgame.into()
            })
            .int("taken", "open cards taken, those for new cabins included", |game, row| {
                of(game, row).taken.into()
            })
            .shown()
            .int("drawn", "cards drawn from the pile", |game, row| of(game, row).drawn.into())
            .shown()
            .int("played", "cards that entered the ark", |game, row| of(game, row).played.into())
            .shown()
            .int("played_in_endgame", "of these, in the endgame, for a disc each", |game, row| {
                of(game, row).played_in_endgame.into()
            })
            .int("hand", "cards in hand at the end", |game, row| game.position.hands[row].len() as i64)
            .shown()
            .int("cabins", "new cabins opened, for a disc each", |game, row| of(game, row).cabins.into())
            .shown()
            .int("discs", "discs at the end, a point each", |game, row| game.position.discs[row].into())
            .shown()
            .int("discs_received", "discs received for cabins of the left neighbour", |game, row| {
                of(game, row).discs_received.into()
            })
            .int("discs_taken", "discs taken from the supply", |game, row| of(game, row).discs_taken.into())
            .int("driven_out", "animals driven out", |game, row| of(game, row).driven_out.into())
            .shown()
            .int("figures", "figures placed", |game, row| {
                i64::from(FIGURES - game.position.figures[row].stock)
            })
            .shown()
            .int("figures_missing", "figures that were not there to be placed", |game, row| {
                of(game, row).missing.into()
            })
            .int("exchanged", "exchanges of two figures on discs for three", |game, row| {
                of(game, row).exchanged.into()
            })
            .int("skipped", "abilities left unused", |game, row| of(game, row).skipped.into())
            .int("passed", "place in the order of passing, from 1", |game, row| of(game, row).passed.into())
            .text("pet", "the pet that was laid, empty without one", |game, row| {
                let line = of(game, row).pet.and_then(|card| game.rules.line(card));
                line.map_or_else(String::new, |line| line.id.clone()).into()
            });
        for kind in Kind::ALL {
            let (word, i) = (kind.word(), kind.index());
            columns
                .int(
                    format!("plain_{word}"),
                    format!("plain figures on {word} at the end"),
                    move |game, row| game.position.figures[row].plain[i].into(),
                )
                .int(
                    format!("raised_{word}"),
                    format!("figures on a disc on {word} at the end"),
                    move |game, row| game.position.figures[row].raised[i].into(),
                )
                .int(format!("points_{word}"), format!("points of {word}"), move |game, row| {
                    of(game, row).points[i].into()
                });
        }
    }

    fn card_columns(columns: &mut Columns<Rules>) {
        let seat = |seat: Option<Seat>| seat.map(|seat| i64::from(seat.0));
        columns
            .int("card", "the place of the card in the deck list, copies counted, from 1", |_, card| {
                card as i64
            })
            .text("id", "the id of the card in the deck list", |game, card| {
                let line = game.rules.line(Card(card as u8));
                line.map_or_else(String::new, |line| line.id.clone()).into()
            })
            .maybe("opened_on", "the turn on which it was laid open, 0 in the set-up", |game, card| {
                life(game, card).opened.map(i64::from)
            })
            .maybe("got_by", "the seat that had it in hand", move |game, card| seat(life(game, card).holder))
            .maybe("got_on", "the turn of that, 0 if it was dealt", |game, card| {
                let life = life(game, card);
                life.holder.map(|_| life.got_on.into())
            })
            .maybe("played_by", "the seat that played it", move |game, card| seat(life(game, card).player))
            .maybe("played_on", "the turn of that", |game, card| {
                let life = life(game, card);
                life.player.map(|_| life.played_on.into())
            })
            .maybe("driven_out_by", "the seat whose card drove it out", move |game, card| {
                seat(life(game, card).driven_out_by)
            })
            .int("start", "1 if it lay in the ark from the start", |game, card| life(game, card).start.into())
            .int("pet", "1 if it was laid as a pet", |game, card| life(game, card).pet.into());
    }

    fn cards(game: &Finished<Rules>, visit: &mut dyn FnMut(usize)) {
        let came_up = |card: &usize| *life(game, *card) != CardLife::default();
        game.rules.all_cards().iter().map(Card::index).filter(came_up).for_each(visit);
    }

    fn seat_of_card(game: &Finished<Rules>, card: usize) -> Option<Seat> {
        let life = life(game, card);
        life.player.or(life.holder)
    }
}

fn of(game: &Finished<Rules>, row: usize) -> &SeatStatistics {
    &game.ears.0.seats[row]
}

fn life(game: &Finished<Rules>, card: usize) -> &CardLife {
    &game.ears.0.cards[card]
}
