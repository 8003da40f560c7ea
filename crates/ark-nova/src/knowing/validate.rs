//! Every invariant of a position.

use crate::catalogue::boards::University;
use crate::catalogue::{
    Action, Alternate, BuildingKind, CardId, CardKind, Icon, action_cards, boards, bonus_tiles, deck,
};
use crate::hex::Cells;
use crate::knowing::look::Look;
use crate::position::{CardSet, Draft, Frame, Setup, Token, Zoo};
use tabletop::{Seat, Violation};

impl Look<'_> {
    /// Checks every invariant and lists those that are broken.
    pub(crate) fn violations(self) -> Vec<Violation> {
        let mut found = Vec::new();
        let mut check = |holds: bool, text: &dyn Fn() -> String| {
            if !holds {
                found.push(Violation(text()));
            }
        };
        self.check_cards(&mut check);
        for seat in Seat::all(self.rules.seats) {
            self.check_zoo(seat, &mut check);
        }
        for &(host, card) in self.position.under.iter() {
            let there = Seat::all(self.rules.seats).any(|seat| self.zoo(seat).played.contains(host));
            check(there, &|| format!("card {card} lies under {host}, which is not there"));
        }
        self.check_board(&mut check);
        self.check_marks(&mut check);
        self.check_draft(&mut check);
        found
    }

    /// Marks lie on animals of the display, one on each.
    fn check_marks(self, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        for (i, &(card, seat)) in self.position.market.marks.iter().enumerate() {
            let animal = card.kind() == Some(CardKind::Animal) && self.position.market.folder(card).is_some();
            let twice = self.position.market.marks[..i].iter().any(|(other, _)| *other == card);
            check(animal && !twice, &|| format!("seat {seat} has a mark on {card}, which can have none"));
        }
    }

    /// Each card of the game lies in exactly one place.
    fn check_cards(self, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let position = self.position;
        let mut seen = CardSet::NONE;
        let mut hidden = CardSet::NONE;
        let mut place = |card: CardId, is_hidden: bool| {
            // What was read from a file may name anything.
            if card.kind().is_none() {
                return check(false, &|| format!("there is no card {card}"));
            }
            check(seen.insert(card), &|| format!("card {card} lies in two places"));
            if is_hidden {
                hidden.insert(card);
            }
        };
        position.market.deck.iter().for_each(|&card| place(card, true));
        position.market.display.iter().flatten().for_each(|&card| place(card, false));
        position.market.discard.iter().for_each(|card| place(card, false));
        position.market.aside.iter().for_each(|&card| place(card, true));
        position.market.scoring.iter().for_each(|&card| place(card, true));
        position.association.unused.iter().for_each(|card| place(card, true));
        position.under.iter().for_each(|&(_, card)| place(card, true));
        let board = &position.association;
        board.base.iter().chain(board.above.iter()).for_each(|project| place(project.card, false));
        for seat in Seat::all(self.rules.seats) {
            let zoo = self.zoo(seat);
            zoo.hand.iter().for_each(|card| place(card, true));
            zoo.pouched.iter().for_each(|card| place(card, true));
            zoo.stored.iter().for_each(|&card| place(card, true));
            zoo.scoring_cards().for_each(|card| place(card, true));
            zoo.played.iter().for_each(|card| place(card, false));
        }
        let all: CardSet = deck(self.rules.options.edition)
            .chain(self.rules.base_projects())
            .chain(self.rules.scoring_cards())
            .collect();
        // Animals and sponsors of another box are guests: only the editor can bring them in.
        let guest = |card: &CardId| matches!(card.kind(), Some(CardKind::Animal | CardKind::Sponsor));
        let strange: CardSet = seen.minus(&all).iter().filter(|card| !guest(card)).collect();
        let lost = all.minus(&seen);
        let removed = usize::from(position.challenge.removed);
        check(strange.is_empty() && lost.len() == removed, &|| {
            format!("lost cards: {lost:?} ({removed} left the challenge), strange cards: {strange:?}")
        });
        for seat in Seat::all(self.rules.seats) {
            let known = &position.known[seat.index()];
            let zoo = self.zoo(seat);
            check(known.minus(&hidden).is_empty(), &|| format!("seat {seat} knows cards that are no secret"));
            let under: CardSet = self.under(seat).chain(zoo.stored.iter().copied()).collect();
            check(zoo.hand.or(&zoo.pouched).or(&under).minus(known).is_empty(), &|| {
                format!("seat {seat} does not know its own cards")
            });
        }
    }

    /// Each alternate action card of the draft was dealt once, and kept by whom it came to.
    fn check_draft(self, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let (draft, seats) = (&self.position.draft, self.rules.seats);
        let Frame::Setup(Setup::Draft { .. } | Setup::Alternates) = self.position.agenda.top() else {
            return;
        };
        let all = draft.dealt.iter().chain(&draft.spare);
        let (once, dealt) = (draft.undealt().len(), all.map(|cards| cards.len()).sum::<usize>());
        check(once + dealt == Alternate::COUNT, &|| "an action card was dealt twice".into());
        for seat in Seat::all(seats) {
            let at = seat.index();
            let fits = draft.dealt[at].len() == Draft::DEALT
                && draft.first[at].minus(draft.dealt[at]).is_empty()
                && draft.second[at].minus(draft.passed_to(seat, seats)).is_empty()
                && draft.used[at].minus(draft.usable(seat, seats)).is_empty();
            check(fits, &|| format!("seat {seat} has kept what it never had in the draft"));
        }
    }

    fn check_zoo(self, seat: Seat, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let zoo = self.zoo(seat);
        let mut most = |name: &str, value: u8, most: u8| {
            check(value <= most, &|| format!("seat {seat} has {value} {name}, at most {most}"));
        };
        most("appeal", zoo.appeal, boards::MOST_APPEAL);
        most("conservation", zoo.conservation, boards::MOST_CONSERVATION);
        most("reputation", zoo.reputation, boards::MOST_REPUTATION);
        most("X-tokens", zoo.x_tokens, boards::MOST_X_TOKENS);
        most("tokens at the left edge", zoo.edge.count_ones() as u8, boards::EDGE_TOKENS);
        most("workers", zoo.workers, boards::WORKERS);
        most("more cards to keep", zoo.more_in_hand, bonus_tiles::ALL.len() as u8);
        most("strengths covered", zoo.concealed, zoo.slots.len() as u8);
        most("workers at tasks", zoo.at_tasks.iter().fold(0, |sum, n| sum.saturating_add(*n)), zoo.workers);
        check(zoo.reputation >= boards::START_REPUTATION, &|| format!("seat {seat} has no reputation"));
        let mut actions: Vec<Action> = zoo.slots.iter().map(|slot| slot.action).collect();
        actions.sort_unstable();
        check(actions == Action::ALL, &|| format!("seat {seat} has the action cards {actions:?}"));
        for slot in &zoo.slots {
            let there = action_cards::find(slot.action, slot.number).is_some();
            check(there, &|| format!("there is no action card {:?} {}", slot.action, slot.number));
        }
        for &card in zoo.rescued.iter() {
            let there = card.kind() == Some(CardKind::Animal) && zoo.played.contains(card);
            check(there, &|| format!("card {card} was rescued, but is no animal of seat {seat}"));
        }
        check(zoo.stored.is_sorted(), &|| format!("the stored cards of seat {seat} are not sorted"));
        self.check_buildings(seat, zoo, check);
        self.check_icons(seat, zoo, check);
    }

    fn check_buildings(self, seat: Seat, zoo: &Zoo, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let mut covered = Cells::NONE;
        for built in zoo.buildings.iter() {
            check(!covered.meets(built.cells()), &|| format!("buildings of seat {seat} overlap"));
            covered = covered.or(built.cells());
            let standard = built.building().kind() == BuildingKind::StandardEnclosure;
            check(standard || !built.is_occupied(), &|| format!("{:?} is occupied", built.building()));
        }
        check(covered == zoo.covered, &|| format!("the covered cells of seat {seat} are miscounted"));
        for (home, &tokens) in Zoo::HOMES.iter().zip(&zoo.animals_in) {
            let there = zoo.has(*home) || zoo.lifted.iter().any(|built| built.building() == *home);
            let capacity = if there { home.face().capacity } else { 0 };
            check(tokens <= capacity, &|| format!("{home:?} of seat {seat} holds {tokens} of {capacity}"));
        }
    }

    fn check_icons(self, seat: Seat, zoo: &Zoo, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let mut icons = [0; Icon::COUNT];
        for card in zoo.played.iter() {
            let (printed, rock, water) = match card.kind() {
                Some(CardKind::Animal) => {
                    let animal = self.rules.animal(card);
                    (animal.icons, animal.rock, animal.water)
                }
                Some(CardKind::Sponsor) => {
                    let sponsor = self.rules.sponsor(card);
                    (sponsor.icons, sponsor.rock, sponsor.water)
                }
                _ => {
                    check(false, &|| format!("card {card} was played into the zoo of seat {seat}"));
                    continue;
                }
            };
            printed.iter().for_each(|&icon| icons[icon as usize] += 1);
            icons[Icon::Rock as usize] += rock;
            icons[Icon::Water as usize] += water;
        }
        for built in zoo.buildings.iter() {
            icons[Icon::Water as usize] += built.building().face().water_icons;
        }
        zoo.partner_zoos.iter().for_each(|&icon| icons[icon as usize] += 1);
        zoo.universities.iter().flat_map(|kind| kind.icons()).for_each(|&icon| icons[icon as usize] += 1);
        check(icons == zoo.icons, &|| format!("the icons of seat {seat} are miscounted"));
    }

    /// Only some bonus tiles are kept, by one seat each, and no longer lie at a track.
    fn check_tiles(self, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let market = &self.position.market;
        let laid = market.tiles.iter().flatten().chain([&market.last_tile]).flatten();
        let mut elsewhere = laid.fold(0_u16, |bits, &tile| bits | 1 << tile as u8);
        for tile in Seat::all(self.rules.seats).flat_map(|seat| self.zoo(seat).kept_tiles()) {
            check(tile.face().kept, &|| format!("{tile:?} is not kept"));
            check(elsewhere >> tile as u8 & 1 == 0, &|| format!("{tile:?} lies in two places"));
            elsewhere |= 1 << tile as u8;
        }
    }

    /// Tiles and tokens are conserved.
    fn check_board(self, check: &mut dyn FnMut(bool, &dyn Fn() -> String)) {
        let board = &self.position.association;
        let seats = || Seat::all(self.rules.seats).map(|seat| self.zoo(seat));
        for (continent, &left) in board.partner_zoos.iter().enumerate() {
            let taken = seats().flat_map(|zoo| zoo.partner_zoos.iter());
            let all = taken.filter(|&&icon| icon as usize == continent).count() + usize::from(left);
            check(all == usize::from(boards::TILES_OF_A_KIND), &|| {
                format!("{all} partner zoos of continent {continent}")
            });
        }
        for (kind, &left) in board.universities.iter().enumerate() {
            let taken = seats().flat_map(|zoo| zoo.universities.iter());
            let all = taken.filter(|&&tile| tile as usize == kind).count() + usize::from(left);
            check(all == usize::from(boards::TILES_OF_A_KIND), &|| {
                format!("{all} universities of kind {kind}")
            });
        }
        for (at, kind) in University::SPECIFIC.into_iter().enumerate() {
            let taken = seats().flat_map(|zoo| zoo.universities.iter()).filter(|&&tile| tile == kind);
            let all = taken.count() as u8 + (board.specific >> at & 1);
            let right = all == 1 || !self.rules.has_expansion();
            check(right, &|| format!("{all} universities {kind:?}"));
        }
        self.check_tiles(check);
        for seat in Seat::all(self.rules.seats) {
            let projects = board.base.iter().chain(board.above.iter());
            let tokens =
                projects.flat_map(|project| project.levels).filter(|&token| token == Token::Of(seat));
            let (tokens, supports) = (tokens.count() as u8, self.zoo(seat).supports());
            check(tokens <= supports, &|| {
                format!("seat {seat} has {tokens} tokens out, {supports} supports")
            });
        }
    }
}
