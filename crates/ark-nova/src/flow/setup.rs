//! The set-up: decks, boards, maps and starting hands.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::boards;
use crate::catalogue::boards::University;
use crate::catalogue::bonus_tiles::{self, BonusTile};
use crate::catalogue::maps::MapClause;
use crate::catalogue::{Action, CardId, Icon, MapId, deck, maps, projects};
use crate::effects::{Clause, On};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{
    Agenda, Association, CardSet, Challenge, Draft, Frame, List, Market, Pending, Position, ProjectInPlay,
    Setup, Source, ThisTurn, Tiles, Token, Zoo,
};
use crate::rules::{MapChoice, Rules};
use tabletop::{Chance, Listener, Objections, Seat, SeatSet, Seed};

/// The cards of the first hand that are not kept.
const CARDS_DISCARDED: u8 = boards::CARDS_DEALT - boards::CARDS_KEPT;

impl Rules {
    /// The position before the first question.
    pub(crate) fn set_up(&self, seed: Seed) -> Position {
        let mut chance = Chance::new(seed);
        let first = self.options.first.unwrap_or_else(|| match self.seats {
            1 => Seat(0),
            seats => Seat(chance.below(seats as u32) as u8),
        });
        let zoos = std::array::from_fn(|seat| self.new_zoo(Seat(seat as u8), first, &mut chance));
        let mut challenge = Challenge::default();
        let market = self.lay_out_market(&mut chance, &mut challenge);
        let association = self.lay_out_association(&mut chance, &mut challenge);
        let solo = self.is_solo();
        let mut position = Position {
            chance,
            irrevocable: 0,
            turns: 0,
            active: first,
            asking: None,
            zoos,
            market,
            association,
            agenda: Agenda::default(),
            open: SeatSet::NONE,
            break_steps: if solo { boards::SOLO_TOKENS } else { self.break_steps() },
            break_caused_by: None,
            solo_rounds: 0,
            scoring_discarded: false,
            last_turns: None,
            this_turn: ThisTurn::default(),
            known: [CardSet::NONE; boards::PLAYERS],
            under: List::new(),
            moved_in: List::new(),
            maps: List::new(),
            draft: Draft::default(),
            challenge,
        };
        self.offer_maps(&mut position);
        position
    }

    /// The next game of a solo challenge: decks go on as they lie, what was used stays out. Only Assertion and
    /// Dominance still reach the base projects of earlier games: they lie among the unused ones.
    pub(crate) fn set_up_next(&self, position: &mut Position) {
        let mut chance = position.chance;
        let deck = position.market.deck;
        let scoring = position.market.scoring;
        position.zoos[0] = self.new_zoo(Seat(0), Seat(0), &mut chance);
        position.market = Market { deck, scoring, ..Market::default() };
        let (tiles, last_tile) = self.lay_out_tiles(&mut chance, &mut position.challenge);
        (position.market.tiles, position.market.last_tile) = (tiles, last_tile);
        position.association = self.lay_out_association(&mut chance, &mut position.challenge);
        position.chance = chance;
        position.known = [CardSet::NONE; boards::PLAYERS];
        position.under = List::new();
        position.break_steps = boards::SOLO_TOKENS;
        position.solo_rounds = 0;
        position.scoring_discarded = false;
        self.offer_maps(position);
    }

    fn new_zoo(&self, seat: Seat, first: Seat, chance: &mut Chance) -> Zoo {
        let mut slots =
            [Action::Animals, Action::Association, Action::Build, Action::Cards, Action::Sponsors];
        // With a draft the cards are laid out after it (M-5.4).
        if seat.index() < self.seats && !self.drafts() {
            chance.shuffle(&mut slots[1..]);
        }
        let appeal = if self.is_solo() {
            self.options.solo_appeal
        } else {
            let turn = (seat.index() + self.seats - first.index()) % self.seats;
            if seat.index() < self.seats { boards::START_APPEAL[turn] } else { 0 }
        };
        let map = match &self.options.maps {
            MapChoice::All0 => beginner_map(1),
            MapChoice::Fixed(maps) => maps.get(seat.index()).copied().unwrap_or_default(),
            MapChoice::AllA | MapChoice::TwoEach | MapChoice::Pool => beginner_map(0),
        };
        Zoo::new(map, slots, appeal)
    }

    fn lay_out_market(&self, chance: &mut Chance, challenge: &mut Challenge) -> Market {
        let mut market = Market { deck: deck(self.options.edition).collect(), ..Market::default() };
        chance.shuffle(&mut market.deck);
        market.scoring = self.scoring_cards().collect();
        chance.shuffle(&mut market.scoring);
        (market.tiles, market.last_tile) = self.lay_out_tiles(chance, challenge);
        market
    }

    /// Four tiles that were not laid out before, with the expansion a fifth one for the end of the reputation track
    /// (M-1.2), and of those that were only as many as are missing.
    fn lay_out_tiles(&self, chance: &mut Chance, challenge: &mut Challenge) -> (Tiles, Option<BonusTile>) {
        let laid = if self.options.challenge { Some(&mut challenge.tiles) } else { None };
        let mut laid_out = Tiles::default();
        let spaces = laid_out.as_flattened_mut();
        let pool = bonus_tiles::pool(self.options.edition);
        let on_conservation = spaces.len();
        let n = on_conservation + usize::from(self.has_expansion());
        let tiles: List<BonusTile, { bonus_tiles::ALL.len() }> = shuffled(pool, n, laid, chance);
        spaces.iter_mut().zip(tiles.iter()).for_each(|(space, &tile)| *space = Some(tile));
        (laid_out, tiles[..n].get(on_conservation).copied())
    }

    fn lay_out_association(&self, chance: &mut Chance, challenge: &mut Challenge) -> Association {
        let shown = usize::from(boards::BASE_PROJECTS[self.seats]);
        let laid = if self.options.challenge { Some(&mut challenge.laid) } else { None };
        let base: List<CardId, { projects::BASE }> = shuffled(self.base_projects(), shown, laid, chance);
        let two = self.seats == 2;
        let blocked = |at: usize| {
            let neutral = |level| if two && level == at { Token::Neutral } else { Token::None };
            [neutral(0), neutral(1), neutral(2)]
        };
        let laid = base[..shown].iter().enumerate();
        Association {
            partner_zoos: [boards::TILES_OF_A_KIND; Icon::CONTINENTS],
            partners_on_offer: (1 << Icon::CONTINENTS) - 1,
            universities: [boards::TILES_OF_A_KIND; University::BASE.len()],
            universities_on_offer: (1 << University::BASE.len()) - 1,
            base: laid.map(|(at, &card)| ProjectInPlay { card, levels: blocked(at) }).collect(),
            above: List::new(),
            unused: base[shown..].iter().copied().collect(),
            donations: if two {
                boards::DONATIONS_BLOCKED.iter().fold(0, |bits, at| bits | 1 << at)
            } else {
                0
            },
            specific: if self.has_expansion() { (1 << University::SPECIFIC.len()) - 1 } else { 0 },
            generic: self.has_expansion(),
        }
    }

    /// The maps on offer, if any are to be chosen.
    fn offer_maps(&self, position: &mut Position) {
        let offer = self.options.maps.offered(self.seats);
        let offered = if self.options.challenge { Some(&mut position.challenge.maps) } else { None };
        let all: List<MapId, { maps::COUNT }> =
            shuffled(self.options.map_set.maps(), offer, offered, &mut position.chance);
        position.maps = all[..offer].iter().copied().collect();
    }

    /// Deals hands from below the six cards that will be the display, and final scoring cards.
    fn deal(&self, position: &mut Position) {
        let display: List<CardId, { boards::FOLDERS as usize }> =
            (0..boards::FOLDERS).filter_map(|_| position.market.deck.pop()).collect();
        for seat in Seat::all(self.seats) {
            for _ in 0..boards::CARDS_DEALT {
                if let Some(card) = position.market.deck.pop() {
                    position.zoos[seat.index()].hand.insert(card);
                    position.known[seat.index()].insert(card);
                }
            }
            for _ in 0..boards::FINAL_SCORING_DEALT {
                if let Some(card) = position.market.scoring.pop() {
                    position.zoos[seat.index()].scoring |= 1 << card.0;
                    position.known[seat.index()].insert(card);
                }
            }
        }
        display.iter().rev().for_each(|&card| position.market.deck.push(card));
    }

    /// Base projects of a game that leave the challenge with all other cards: laid out, or taken since (D-51).
    pub(crate) fn use_up_base_projects(&self, position: &mut Position) {
        let unused = position.association.unused;
        for (place, _) in self.base_projects().enumerate().filter(|&(_, card)| !unused.contains(card)) {
            position.challenge.laid |= 1 << place;
        }
    }
}

/// Shuffles components so that `used` ones come last, and marks the first `n` as used.
fn shuffled<T: Copy + Default, const N: usize>(
    components: impl Iterator<Item = T>,
    n: usize,
    used: Option<&mut u32>,
    chance: &mut Chance,
) -> List<T, N> {
    let mut order: List<(T, u8), N> = components.zip(0..).collect();
    chance.shuffle(&mut order);
    if let Some(used) = used {
        order.sort_by_key(|&(_, place)| *used >> place & 1);
        order[..n].iter().for_each(|&(_, place)| *used |= 1 << place);
    }
    order.iter().map(|&(component, _)| component).collect()
}

/// Map A or map 0.
fn beginner_map(at: usize) -> MapId {
    MapId::all().nth(at).unwrap_or_default()
}

impl Look<'_> {
    /// The cards of the first hand that a seat keeps: all but four, also of those it found at the start.
    fn kept(self, seat: Seat) -> Choice {
        Choice::exactly((self.zoo(seat).hand.len() as u8).saturating_sub(CARDS_DISCARDED), Pool::Hand)
    }

    /// How many cards a seat has still to keep.
    pub(crate) fn left_to_keep(self, seat: Seat) -> u8 {
        self.kept(seat).least - self.zoo(seat).picked.len()
    }
}

impl Asks for Setup {
    fn asked(self, look: Look<'_>) -> SeatSet {
        match self {
            Setup::MapPool(seat) => SeatSet::only(seat),
            Setup::Maps | Setup::Draft { .. } | Setup::Alternates | Setup::Hands => look.position.open,
        }
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        match self {
            Setup::Hands => Question::Keep { left: look.left_to_keep(seat) },
            Setup::Maps | Setup::MapPool(_) => Question::Map,
            Setup::Draft { again } => Question::Draft { again },
            Setup::Alternates => Question::Alternates,
        }
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let maps = &look.position.maps;
        match self {
            Setup::Maps => maps[seat.index() * 2..][..2].iter().copied().map(Move::Map).try_for_each(visit),
            Setup::MapPool(_) => maps.iter().copied().map(Move::Map).try_for_each(visit),
            Setup::Draft { again } => look.draft_answers(seat, again, visit),
            Setup::Alternates => look.alternates_answers(seat, visit),
            Setup::Hands => look.kept(seat).answers(look, seat, visit),
        }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match self {
            Setup::Hands => look.kept(seat).check(look, seat, answer, objections),
            Setup::Maps | Setup::MapPool(_) | Setup::Draft { .. } | Setup::Alternates => {
                self.check_listed(look, seat, answer, objections)
            }
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        engine.answer_setup(seat, self, answer);
    }

    fn set(self, look: Look<'_>, seat: Seat) -> Option<Choice> {
        (self == Setup::Hands).then(|| look.kept(seat))
    }

    fn reseal(self, position: &mut Position, other: Seat, chance: &mut Chance) {
        match self {
            Setup::Maps if !position.open.contains(other) => {
                let pair = &mut position.maps[other.index() * 2..][..2];
                pair.sort_unstable();
                if chance.below(2) == 1 {
                    pair.swap(0, 1);
                }
            }
            // The draft is dealt anew as a whole.
            Setup::Maps | Setup::MapPool(_) | Setup::Draft { .. } | Setup::Alternates => {}
            Setup::Hands => position.zoo_mut(other).redraw_picked(chance),
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Opens the choices before the first turn and goes on to the first question.
    pub(crate) fn begin(&mut self) {
        self.begin_choices();
        self.advance();
    }

    /// Opens the choices before the first turn.
    pub(crate) fn begin_choices(&mut self) {
        let all = SeatSet::all(self.rules.seats);
        match self.rules.options.maps {
            MapChoice::TwoEach => {
                self.position.open = all;
                self.open(Frame::Setup(Setup::Maps));
            }
            MapChoice::Pool => {
                let last = self.position.active.previous(self.rules.seats);
                self.open(Frame::Setup(Setup::MapPool(last)));
            }
            MapChoice::AllA | MapChoice::All0 | MapChoice::Fixed(_) => self.end_maps(),
        }
    }

    /// Tells the maps, and only then deals: nobody has seen a card before (D-49).
    fn end_maps(&mut self) {
        for seat in Seat::all(self.rules.seats) {
            let map = self.position.zoo(seat).map;
            self.tell(|| Event::Map { seat, map });
        }
        if self.rules.drafts() { self.begin_draft() } else { self.begin_hands() }
    }

    /// Deals final scoring cards and hands.
    pub(crate) fn begin_hands(&mut self) {
        self.rules.deal(self.position);
        self.position.open = SeatSet::all(self.rules.seats);
        self.open(Frame::Setup(Setup::Hands));
        self.start_lines();
    }

    /// What lines of the maps do when the game starts; the cards that will be the display lie aside meanwhile.
    fn start_lines(&mut self) {
        let folders = usize::from(boards::FOLDERS);
        let starts =
            |line: &MapClause| matches!(line.clause, Clause::Whenever(trigger) if trigger.on == On::Start);
        for seat in Seat::all(self.rules.seats) {
            let lines = self.position.zoo(seat).printed().ability;
            for (i, _) in lines.iter().enumerate().filter(|(_, line)| starts(line)) {
                let deck = &mut self.position.market.deck;
                let display: List<CardId, { boards::FOLDERS as usize }> =
                    (0..folders).filter_map(|_| deck.pop()).collect();
                self.resolve(Pending::new(Source::Map(i as u8), seat));
                display.iter().rev().for_each(|&card| self.position.market.deck.push(card));
            }
        }
    }

    /// An answer before the first turn.
    fn answer_setup(&mut self, seat: Seat, setup: Setup, answer: Move) {
        match (setup, answer) {
            (Setup::Maps, Move::Map(map)) => {
                // Kept face down as the first of the two until everybody has chosen.
                let pair = &mut self.position.maps[seat.index() * 2..][..2];
                if pair[1] == map {
                    pair.swap(0, 1);
                }
                self.position.open = self.position.open.without(seat);
                if self.position.open.is_empty() {
                    for seat in Seat::all(self.rules.seats) {
                        let map = self.position.maps[seat.index() * 2];
                        self.position.zoo_mut(seat).take_map(map);
                    }
                    self.position.maps.clear();
                    self.mark_irrevocable();
                    self.close();
                    self.end_maps();
                }
            }
            (Setup::MapPool(_), Move::Map(map)) => {
                let at = self.position.maps.iter().position(|&offered| offered == map).unwrap_or(0);
                self.position.maps.remove(at);
                self.position.zoo_mut(seat).take_map(map);
                self.close();
                if seat == self.position.active {
                    self.position.maps.clear();
                    self.end_maps();
                } else {
                    self.open(Frame::Setup(Setup::MapPool(seat.previous(self.rules.seats))));
                }
            }
            (Setup::Draft { again }, Move::Draft(card)) => self.keep_alternate(seat, again, card),
            (Setup::Alternates, Move::Alternates(a, b)) => self.use_alternates(seat, [a, b]),
            (Setup::Hands, answer) => {
                self.pick(seat, self.look().kept(seat), answer);
                if self.look().left_to_keep(seat) == 0 {
                    self.position.open = self.position.open.without(seat);
                }
                if self.position.open.is_empty() {
                    self.keep_hands();
                }
            }
            _ => {}
        }
    }

    /// Discards what was not kept, turns up the display and begins.
    fn keep_hands(&mut self) {
        self.close();
        self.mark_irrevocable();
        for seat in Seat::all(self.rules.seats) {
            let kept = self.take_picked(seat, Pool::Hand);
            for card in self.position.zoo(seat).hand.minus(&kept).iter() {
                self.discard_from_hand(seat, card);
            }
        }
        // Waves are ignored (M-1.3).
        self.fill_display(|_| {});
        let first = self.position.active;
        self.begin_turn(first);
    }
}
