//! The words without anything inside, and what lines of boards, maps and tiles say.

use crate::model::{At, Followed, Model};
use crate::state::CARD;
use crate::table::Stop;
use ark_nova::Move;
use ark_nova::catalogue::boards::{self, University};
use ark_nova::catalogue::{Action, Building, CardId, Icon, Resource, SizeClass};
use ark_nova::effects::{Ability, Amount, CardFilter, Counter, Effect, TakenFrom as From};
use ark_nova::hex::placements;
use ark_nova::position::Source;
use tabletop::Seat;

impl Model<'_, '_> {
    /// A word happens; `due` tokens are taken when it is accepted, if it is an offer.
    pub fn word(&mut self, word: Effect, due: u8) -> Followed {
        match word {
            Effect::Gain(resource, amount) => {
                let (_, reached) = self.gain(resource, self.amount(amount))?;
                self.set_off(reached)
            }
            Effect::GainAndShare { gain, amount, others, per_point } => {
                let (gained, reached) = self.gain(gain, self.amount(amount))?;
                self.share(others, gained * u16::from(per_point))?;
                self.set_off(reached)
            }
            Effect::AdvanceBreak(_) if self.state.break_steps == 0 => Ok(()),
            Effect::AdvanceBreak(steps) => {
                self.state.break_steps = self.state.break_steps.saturating_sub(steps);
                let end = self.state.break_steps == 0;
                self.set_off(if end { vec![Source::BreakTrack] } else { Vec::new() })
            }
            Effect::PutTokens(n) => {
                self.state.tokens += n;
                Ok(())
            }
            Effect::Take { n, from, filter } => (0..n).try_for_each(|_| self.take(from, filter)),
            Effect::Ability(Ability::Sprint(n)) => {
                (0..n).for_each(|_| self.draw());
                Ok(())
            }
            Effect::Ability(Ability::Snapping(n)) => self.snap(n),
            Effect::BuildFree(_) | Effect::PlaySponsor => self.question_up_to(1, word, due),
            Effect::Ability(Ability::Sunbathing(n)) => {
                let sold = self.hand_cards(n, due)?;
                self.state.money += sold * u16::from(boards::SUNBATHING_MONEY);
                Ok(())
            }
            Effect::Ability(Ability::Pouch(n)) => {
                let tucked = self.hand_cards(n, due)?;
                self.state.pouched += usize::from(tucked);
                self.state.appeal += tucked as u8 * boards::POUCH_APPEAL;
                Ok(())
            }
            Effect::UpgradeActionCard => {
                let side_i = Action::ALL.into_iter().filter(|action| !self.state.upgraded.contains(action));
                let answers = side_i.map(Move::ActionCard).collect();
                if let Some(Move::ActionCard(action)) = self.offer(due, answers)? {
                    self.state.upgraded.insert(action);
                }
                Ok(())
            }
            Effect::MultiplierToken => {
                let Move::ActionCard(action) = self.ask(&Action::ALL.map(Move::ActionCard))? else {
                    unreachable!("an action card")
                };
                self.state.multipliers[action as usize] += 1;
                Ok(())
            }
            Effect::Ability(Ability::Multiplier(action)) => {
                self.state.multipliers[action as usize] += 1;
                Ok(())
            }
            Effect::Ability(Ability::Clever) => {
                let answers = self.state.slots[1..].iter().copied().map(Move::ActionCard).collect();
                let answer = self.offer(due, answers)?;
                self.move_card(answer);
                Ok(())
            }
            Effect::Ability(Ability::Boost(action)) => {
                let slot = self.slot_of(action);
                let mut answers = Vec::new();
                answers.extend((slot > 0).then_some(Move::ActionCard(action)));
                answers.extend((slot < 4).then_some(Move::SlotFive(action)));
                let answer = self.offer(due, answers)?;
                self.move_card(answer);
                Ok(())
            }
            // A whole action is more than the model knows: it is declined.
            Effect::Ability(Ability::Action(action)) if self.state.tokens >= due => {
                let slot = self.slot_of(action) as u8 + 1;
                let uses = (0..=self.state.x_tokens).map(|x| Move::Use { action, slot, x });
                let answers: Vec<Move> = uses.chain([Move::Done]).collect();
                self.table.decline(&self.state, &answers)
            }
            Effect::Ability(Ability::Action(_)) => Ok(()),
            Effect::ChooseFocus => {
                let answers = [SizeClass::Small, SizeClass::Large].map(Move::Focus);
                let Move::Focus(size) = self.ask(&answers)? else { unreachable!("a size class") };
                self.state.focus = Some(size);
                Ok(())
            }
            Effect::Ability(Ability::FullThroated) => self.hire(),
            Effect::TakePartnerZoo => self.take_partner(),
            Effect::TakeUniversity => self.take_university(),
            other => unreachable!("{other:?} is not among the values"),
        }
    }

    /// Whether a word could do something. A gain can, and so can a draw, even if it comes to nothing.
    pub fn is_word_possible(&self, word: Effect) -> bool {
        match word {
            Effect::BuildFree(_) | Effect::PlaySponsor => !self.again_answers(word).is_empty(),
            Effect::Take { from, filter, .. } => {
                from == From::DeckOrRange || !self.takeable(from, filter).is_empty()
            }
            Effect::Ability(Ability::Snapping(_)) => self.state.display.iter().any(Option::is_some),
            Effect::Ability(Ability::Sunbathing(_) | Ability::Pouch(_)) => !self.state.hand.is_empty(),
            Effect::UpgradeActionCard => self.state.upgraded.len() < Action::ALL.len(),
            Effect::Ability(Ability::FullThroated) => self.state.workers < boards::WORKERS,
            Effect::TakePartnerZoo => !self.partner_answers().is_empty(),
            Effect::TakeUniversity => !self.university_answers().is_empty(),
            _ => true,
        }
    }

    /// What a line says that is set off by something.
    pub fn happens(&mut self, source: Source) -> Followed {
        let gain = |resource, n: u8| vec![Effect::Gain(resource, Amount::N(n))];
        let map = self.table.position.zoo(Seat(0)).printed();
        let effects = match source {
            Source::Sponsor(CARD, _) => self.line.to_vec(),
            Source::Reputation(space) => boards::REPUTATION_BONUS[usize::from(space)].to_vec(),
            Source::Conservation(boards::UPGRADE_OR_WORKER_AT) => vec![boards::CONSERVATION_BONUS[0].1],
            Source::Conservation(space) => return self.tile_or_money(space),
            Source::Tile(tile) => tile.face().effects.to_vec(),
            Source::WorkerSlot(slot) => map.workers[usize::from(slot)].to_vec(),
            Source::PartnerSlot(slot) => map.partner_zoos[usize::from(slot)].to_vec(),
            Source::UniversitySlot(slot) => map.universities[usize::from(slot)].to_vec(),
            Source::University(kind) => gain(Resource::Reputation, kind.reputation()),
            Source::Pavilion => gain(Resource::Appeal, boards::PAVILION_APPEAL),
            Source::Gain(card, Resource::Appeal) => {
                gain(Resource::Appeal, self.table.rules.sponsor(card).appeal)
            }
            Source::BreakTrack => gain(Resource::XToken, 1),
            Source::AppealIncome => gain(Resource::Money, boards::INCOME[usize::from(self.state.appeal)]),
            Source::KioskIncome => gain(Resource::Money, self.table.kiosk_income() as u8),
            other => unreachable!("{other:?} is never set off"),
        };
        self.list(&effects, At { source, part: 0 })
    }

    pub fn amount(&self, amount: Amount) -> u16 {
        let n = match amount {
            Amount::N(n) => n,
            Amount::Per { count, each, every, max } => {
                let n = self.count(count) / every * each;
                max.map_or(n, |max| n.min(max))
            }
            Amount::Tiers(count, steps) => {
                let mut reached = steps.iter().filter(|(needs, _)| self.count(count) >= *needs);
                reached.next_back().map_or(0, |&(_, n)| n)
            }
        };
        n.into()
    }

    fn count(&self, counter: Counter) -> u8 {
        let state = &self.state;
        match counter {
            // The other zoos have no icons in these scenes.
            Counter::Icons(icon) | Counter::IconsInAllZoos(icon) => state.icons[icon as usize],
            Counter::XTokens => state.x_tokens,
            Counter::Reputation => state.reputation,
            Counter::Universities => state.universities.len() as u8,
            Counter::Kiosks => state.kiosks,
            Counter::Pavilions => state.pavilions,
            Counter::KiosksAndPavilions => state.kiosks + state.pavilions,
            Counter::Supports => 0,
            Counter::Sponsors => state.played.len() as u8,
            Counter::PouchedCards => state.pouched as u8,
            other => unreachable!("{other:?} is not among the values"),
        }
    }

    /// Gains; what was really gained, and the spaces of tracks that give something.
    fn gain(&mut self, resource: Resource, n: u16) -> Result<(u16, Vec<Source>), Stop> {
        let state = &mut self.state;
        let up = |value: &mut u8, most: u8| {
            let gained = n.min(u16::from(most - *value));
            *value += gained as u8;
            gained
        };
        match resource {
            Resource::Money => {
                state.money += n;
                Ok((n, Vec::new()))
            }
            Resource::Appeal => Ok((up(&mut state.appeal, boards::MOST_APPEAL), Vec::new())),
            Resource::XToken => Ok((up(&mut state.x_tokens, boards::MOST_X_TOKENS), Vec::new())),
            Resource::Conservation => {
                let from = state.conservation;
                let gained = up(&mut state.conservation, boards::MOST_CONSERVATION);
                if state.conservation >= boards::FINAL_SCORING_DISCARD_AT {
                    return Err(Stop::Beyond("everybody discards a final scoring card"));
                }
                let reached = boards::CONSERVATION_BONUS.iter().map(|&(space, _)| space);
                let reached = reached.filter(|&space| from < space && space <= state.conservation);
                Ok((gained, reached.map(Source::Conservation).collect()))
            }
            Resource::Reputation => {
                let from = state.reputation;
                let open = state.upgraded.contains(&Action::Cards) || from > boards::REPUTATION_GATE;
                let most = if open { boards::MOST_REPUTATION } else { boards::REPUTATION_GATE };
                let gained = up(&mut state.reputation, most);
                if open {
                    state.appeal += (n - gained) as u8;
                }
                let gives = |space: &u8| !boards::REPUTATION_BONUS[usize::from(*space)].is_empty();
                let reached = (from + 1..=state.reputation).filter(gives).map(Source::Reputation);
                Ok((gained, reached.collect()))
            }
        }
    }

    fn share(&mut self, resource: Resource, n: u16) -> Followed {
        for (money, appeal, x_tokens) in &mut self.state.others {
            match resource {
                Resource::Money => *money += n,
                Resource::Appeal => *appeal = (u16::from(*appeal) + n).min(boards::MOST_APPEAL.into()) as u8,
                Resource::XToken => {
                    *x_tokens = (u16::from(*x_tokens) + n).min(boards::MOST_X_TOKENS.into()) as u8
                }
                other => unreachable!("{other:?} is not shared"),
            }
        }
        Ok(())
    }

    fn tile_or_money(&mut self, space: u8) -> Followed {
        let at = boards::TILE_SPACES.iter().position(|&tiles| tiles == space).expect("a space with tiles");
        let tiles = self.state.tiles[at].iter().flatten().map(|&tile| Move::Tile(tile));
        let answers: Vec<Move> = tiles.chain([Move::Money]).collect();
        let Move::Tile(tile) = self.ask(&answers)? else {
            self.state.money += u16::from(boards::MONEY_INSTEAD_OF_TILE);
            return Ok(());
        };
        for slot in self.state.tiles.iter_mut().flatten().filter(|slot| **slot == Some(tile)) {
            *slot = None;
        }
        self.set_off(vec![Source::Tile(tile)])
    }

    fn hire(&mut self) -> Followed {
        if self.state.workers == boards::WORKERS {
            return Ok(());
        }
        self.state.workers += 1;
        self.set_off(vec![Source::WorkerSlot(self.state.workers - 2)])
    }

    fn draw(&mut self) {
        let card = self.state.deck.pop().expect("the deck is large");
        self.state.hand.insert(card);
    }

    /// Closes the gaps of the display and fills it up.
    pub fn refill(&mut self) {
        let state = &mut self.state;
        let mut cards: Vec<CardId> = state.display.iter().copied().flatten().collect();
        while cards.len() < state.display.len() {
            cards.push(state.deck.pop().expect("the deck is large"));
        }
        state.display = std::array::from_fn(|folder| Some(cards[folder]));
    }

    fn takeable(&self, from: From, filter: CardFilter) -> Vec<CardId> {
        let range = match from {
            From::Display => boards::FOLDERS,
            _ => boards::RANGE[usize::from(self.state.reputation)],
        };
        // There are only animals in the display, and only these two filters among the values.
        let none = filter == CardFilter::Sponsor;
        self.state.display[..range.into()].iter().copied().flatten().filter(|_| !none).collect()
    }

    fn take(&mut self, from: From, filter: CardFilter) -> Followed {
        let mut answers: Vec<Move> = self.takeable(from, filter).into_iter().map(Move::Card).collect();
        answers.extend((from == From::DeckOrRange).then_some(Move::Deck));
        if answers.is_empty() {
            return Ok(());
        }
        match self.ask(&answers)? {
            Move::Card(card) => self.take_from_display(card),
            _ => self.draw(),
        }
        Ok(())
    }

    fn take_from_display(&mut self, card: CardId) {
        for folder in self.state.display.iter_mut().filter(|folder| **folder == Some(card)) {
            *folder = None;
        }
        self.state.hand.insert(card);
    }

    /// So many display cards; between two of them the display may be refilled.
    fn snap(&mut self, n: u8) -> Followed {
        let mut may_refill = false;
        let mut left = n;
        while left > 0 {
            let mut answers: Vec<Move> =
                self.state.display.iter().copied().flatten().map(Move::Card).collect();
            answers.extend(may_refill.then_some(Move::Refill));
            if answers.is_empty() {
                return Ok(());
            }
            match self.ask(&answers)? {
                Move::Card(card) => {
                    self.take_from_display(card);
                    left -= 1;
                    may_refill = true;
                }
                _ => {
                    self.refill();
                    may_refill = false;
                }
            }
        }
        Ok(())
    }

    /// A set of up to so many hand cards, which leave the hand; a set with a card in it takes the tokens due.
    fn hand_cards(&mut self, n: u8, due: u8) -> Result<u16, Stop> {
        if self.state.tokens < due {
            return Ok(0);
        }
        let most = usize::from(n).min(self.state.hand.len());
        let mut picked = Vec::new();
        while picked.len() < most {
            let answer = |card: &CardId| match picked.contains(card) {
                true => Move::Back(*card),
                false => Move::Card(*card),
            };
            let mut answers: Vec<Move> = self.state.hand.iter().map(answer).collect();
            answers.push(Move::Done);
            match self.ask(&answers)? {
                Move::Card(card) => picked.push(card),
                Move::Back(card) => picked.retain(|&lying| lying != card),
                _ => break,
            }
        }
        if !picked.is_empty() {
            self.state.tokens -= due;
        }
        picked.iter().for_each(|card| {
            self.state.hand.remove(card);
        });
        Ok(picked.len() as u16)
    }

    /// The answers of a word that can be asked again, declining left out.
    fn again_answers(&self, word: Effect) -> Vec<Move> {
        match word {
            Effect::BuildFree(buildings) => {
                let room = buildings.iter().filter(|&&building| self.table.has_room(building));
                room.map(|&building| Move::Build(building)).collect()
            }
            Effect::PlaySponsor => {
                let level = |card: CardId| self.table.rules.sponsor(card).level;
                let sponsors = self.state.hand.iter().copied().filter(|card| (201..=280).contains(&card.0));
                sponsors
                    .filter(|&card| u16::from(level(card)) <= self.state.money)
                    .map(Move::Sponsor)
                    .collect()
            }
            other => unreachable!("{other:?} is not asked again"),
        }
    }

    /// A free building or a sponsor for its level, up to so many times.
    pub fn question_up_to(&mut self, n: u8, word: Effect, due: u8) -> Followed {
        for time in 0..n {
            let answers = self.again_answers(word);
            match self.offer(if time == 0 { due } else { 0 }, answers)? {
                Some(Move::Build(building)) => self.build(building)?,
                Some(Move::Sponsor(card)) => self.play_sponsor(card)?,
                _ => break,
            }
        }
        Ok(())
    }

    fn build(&mut self, building: Building) -> Followed {
        let id = self.table.place(&self.state, building)?;
        self.state.covered = self.state.covered.or(placements(building)[usize::from(id)].cells);
        match building {
            Building::Kiosk => self.state.kiosks += 1,
            Building::Pavilion => self.state.pavilions += 1,
            _ => {}
        }
        let gives = building == Building::Pavilion;
        self.set_off(if gives { vec![Source::Pavilion] } else { Vec::new() })
    }

    fn play_sponsor(&mut self, card: CardId) -> Followed {
        self.state.money -= u16::from(self.table.rules.sponsor(card).level);
        self.state.hand.remove(&card);
        self.state.played.insert(card);
        self.set_off(vec![Source::Gain(card, Resource::Appeal)])
    }

    fn slot_of(&self, action: Action) -> usize {
        self.state.slots.iter().position(|&lying| lying == action).expect("five action cards")
    }

    /// Puts an action card on slot 1 or 5.
    pub fn move_card(&mut self, answer: Option<Move>) {
        let (action, slot) = match answer {
            Some(Move::ActionCard(action)) => (action, 0),
            Some(Move::SlotFive(action)) => (action, 4),
            _ => return,
        };
        let mut slots = self.state.slots.to_vec();
        slots.remove(self.slot_of(action));
        slots.insert(slot, action);
        self.state.slots = std::array::from_fn(|i| slots[i]);
    }

    fn partner_answers(&self) -> Vec<Move> {
        let owned = &self.state.partner_zoos;
        let most = if self.state.upgraded.contains(&Action::Association) { 4 } else { 2 };
        let free = self.state.partners_on_offer.iter().filter(|icon| !owned.contains(icon));
        free.filter(|_| owned.len() < most).map(|&icon| Move::Partner(icon)).collect()
    }

    fn take_partner(&mut self) -> Followed {
        let answers = self.partner_answers();
        if answers.is_empty() {
            return Ok(());
        }
        let Move::Partner(icon) = self.ask(&answers)? else { unreachable!("a partner zoo") };
        let slot = self.state.partner_zoos.len() as u8;
        self.state.partners_on_offer.remove(&icon);
        self.state.partner_zoos.push(icon);
        self.state.icons[icon as usize] += 1;
        self.set_off(vec![Source::PartnerSlot(slot)])
    }

    fn university_answers(&self) -> Vec<Move> {
        let owned = &self.state.universities;
        let free = self.state.universities_on_offer.iter().filter(|kind| !owned.contains(kind));
        free.map(|&kind| Move::University(kind)).collect()
    }

    fn take_university(&mut self) -> Followed {
        let answers = self.university_answers();
        if answers.is_empty() {
            return Ok(());
        }
        let Move::University(kind) = self.ask(&answers)? else { unreachable!("a university") };
        let slot = self.state.universities.len() as u8;
        self.state.universities_on_offer.remove(&kind);
        self.state.universities.push(kind);
        self.state.icons[Icon::Science as usize] += match kind {
            University::HandLimit => 0,
            University::TwoScience => 2,
            _ => 1,
        };
        let mut lines = vec![];
        let gives = !self.table.position.zoo(Seat(0)).printed().universities[usize::from(slot)].is_empty();
        lines.extend(gives.then_some(Source::UniversitySlot(slot)));
        lines.extend((kind.reputation() > 0).then_some(Source::University(kind)));
        self.set_off(lines)
    }
}
