//! What a move used, seen from the question, the events and the position: a word counts only if what it names happened.

use crate::{features, words};
use ark_nova::catalogue::{CardId, CardKind, Resource, boards};
use ark_nova::effects::{Ability, Clause, Effect, On, Rule, WhoseZoo};
use ark_nova::flow::event::{CardToken, Event, Home, Loss};
use ark_nova::position::{Built, Frame, Pending, Position, Source, Zoo};
use ark_nova::{Move, Question, Rules};
use tabletop::Seat;

/// A move that was made: where, and what happened.
pub struct Made<'a> {
    pub rules: &'a Rules,
    pub before: &'a Position,
    pub after: &'a Position,
    pub question: Option<Question>,
    pub seat: Seat,
    pub answer: Move,
    pub events: &'a [Event],
}

/// A building or animal that an effect brings once its place is chosen.
#[derive(Clone, Copy)]
pub struct Promise {
    effect: Pending,
    seat: Seat,
    answer: Move,
}

impl Made<'_> {
    /// The names of everything that changed the position. What was promised counts when it is there.
    pub fn uses(&self, promised: &mut Option<Promise>) -> Vec<String> {
        let mut used = Vec::new();
        if self.before == self.after {
            return used;
        }
        for (source, owner) in self.sources() {
            self.shown(source, owner, &mut used);
        }
        if let Some(Question::Effect { what, .. }) = self.question
            && matches!(self.answer, Move::Build(_) | Move::Animal(_))
        {
            *promised = Some(Promise { effect: what, seat: self.seat, answer: self.answer });
        }
        if let Some(promise) = *promised {
            if self.keeps(promise) {
                self.name(promise.effect, &mut used);
                *promised = None;
            } else if !matches!(self.after.agenda.top(), Frame::Place { .. } | Frame::House { .. }) {
                *promised = None;
            }
        }
        for event in self.events {
            self.happened(*event, &mut used);
        }
        used.sort_unstable();
        used.dedup();
        used
    }

    fn any(&self, test: impl Fn(Event) -> bool) -> bool {
        self.events.iter().any(|event| test(*event))
    }

    fn keeps(&self, promise: Promise) -> bool {
        self.any(|event| match (event, promise.answer) {
            (Event::Built { seat, building, .. }, Move::Build(wanted)) => {
                seat == promise.seat && building == wanted
            }
            (Event::Animal { seat, card, .. }, Move::Animal(wanted)) => {
                seat == promise.seat && card == wanted
            }
            _ => false,
        })
    }

    /// Where everything is printed that may have happened in this move: what was asked, what was pending, what was
    /// gained, and what the events set off.
    fn sources(&self) -> Vec<(Source, Seat)> {
        let mut all = Vec::new();
        if let Some(Question::Effect { what, .. }) = self.question {
            all.push((what.source, what.owner));
        }
        let agenda = &self.before.agenda;
        all.extend(agenda.all_pending().iter().chain(&agenda.waiting[..]).map(|at| (at.source, at.owner)));
        if let Move::Bonus(cell) = self.answer {
            all.push((Source::Bonus(cell), self.seat));
        }
        for event in self.events {
            self.set_off(*event, &mut all);
        }
        for seat in Seat::all(self.rules.seats) {
            let (was, is) = (self.before.zoo(seat), self.after.zoo(seat));
            let spaces = was.reputation + 1..=is.reputation;
            all.extend(spaces.map(|space| (Source::Reputation(space), seat)));
            let reached = |space: &u8| was.conservation < *space && *space <= is.conservation;
            let spaces = boards::CONSERVATION_BONUS.iter().map(|(space, _)| *space).filter(reached);
            all.extend(spaces.map(|space| (Source::Conservation(space), seat)));
            self.triggers(seat, &mut all);
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What an event sets off, by where it is printed.
    fn set_off(&self, event: Event, all: &mut Vec<(Source, Seat)>) {
        let last = |n: usize| n.saturating_sub(1) as u8;
        match event {
            Event::Gained { seat, source, .. } => all.push((source, seat)),
            Event::Animal { seat, card, .. } => {
                let abilities = self.rules.look(self.before).abilities(card).len();
                all.extend((0..abilities).map(|i| (Source::Ability(card, i as u8), seat)));
            }
            Event::Sponsor { seat, card, .. } => {
                let lines = self.rules.sponsor(card).clauses().iter().enumerate();
                let now = lines.filter(|(_, clause)| matches!(clause, Clause::Now(_)));
                all.extend(now.map(|(i, _)| (Source::Sponsor(card, i as u8), seat)));
            }
            Event::Built { seat, building, .. } => {
                if let Some(card) = building.face().sponsor {
                    let lines = self.rules.sponsor(card).clauses().len();
                    all.extend((0..lines).map(|i| (Source::Sponsor(card, i as u8), seat)));
                }
                let covered = self.after.zoo(seat).covered.minus(self.before.zoo(seat).covered);
                let bonuses = self.after.zoo(seat).printed().bonus_spaces();
                all.extend(covered.and(bonuses).iter().map(|cell| (Source::Bonus(cell), seat)));
            }
            Event::Supported { seat, token, .. } => all.push((Source::Edge(token.saturating_sub(1)), seat)),
            Event::Partner { seat, .. } => {
                all.push((Source::PartnerSlot(last(self.after.zoo(seat).partner_zoos.len())), seat));
            }
            Event::University { seat, .. } => {
                all.push((Source::UniversitySlot(last(self.after.zoo(seat).universities.len())), seat));
            }
            Event::Worker { seat } => all.push((Source::WorkerSlot(self.before.zoo(seat).workers - 1), seat)),
            Event::Tile { seat, tile } => all.push((Source::Tile(tile), seat)),
            Event::Map { .. }
            | Event::Alternate { .. }
            | Event::Strengthened { .. }
            | Event::Concealed { .. }
            | Event::Turn { .. }
            | Event::Action { .. }
            | Event::Slot { .. }
            | Event::Upgraded { .. }
            | Event::Lost { .. }
            | Event::Wasted { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::Pouched { .. }
            | Event::Project { .. }
            | Event::Released { .. }
            | Event::Emptied { .. }
            | Event::Moved { .. }
            | Event::Task { .. }
            | Event::Token { .. }
            | Event::BreakToken { .. }
            | Event::Break
            | Event::Displayed { .. }
            | Event::Reshuffled { .. }
            | Event::ScoringDiscarded { .. }
            | Event::ScoringDrawn { .. }
            | Event::Victim { .. }
            | Event::Stolen { .. }
            | Event::EndTriggered { .. }
            | Event::Scored { .. }
            | Event::ChallengeGame { .. }
            | Event::Over => {}
        }
    }

    /// The lines of a seat that something in this move set off.
    fn triggers(&self, owner: Seat, all: &mut Vec<(Source, Seat)>) {
        let zoo = self.after.zoo(owner);
        for card in zoo.played.iter().filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            for (i, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
                if matches!(clause, Clause::Whenever(trigger) if self.is_set_off(trigger.on, owner)) {
                    all.push((Source::Sponsor(card, i as u8), owner));
                }
            }
        }
        for (i, line) in zoo.printed().ability.iter().enumerate() {
            if matches!(line.clause, Clause::Whenever(trigger) if self.is_set_off(trigger.on, owner)) {
                all.push((Source::Map(i as u8), owner));
            }
        }
    }

    fn is_set_off(&self, on: On, owner: Seat) -> bool {
        let (was, is) = (self.before.zoo(owner), self.after.zoo(owner));
        let covered = is.covered.minus(was.covered);
        match on {
            On::IconEnters(icon, WhoseZoo::Own) => was.icons(icon) < is.icons(icon),
            On::IconEnters(icon, WhoseZoo::Any) => Seat::all(self.rules.seats)
                .any(|seat| self.before.zoo(seat).icons(icon) < self.after.zoo(seat).icons(icon)),
            On::NewIconKind(group) => {
                group.kinds().iter().any(|&icon| was.icons(icon) == 0 && is.icons(icon) > 0)
            }
            On::CellCovered(cells) => cells.meets(covered),
            On::SpaceCoveredNextTo(_) | On::BorderBonusGained => !covered.is_empty(),
            // Their gains name the line, and their questions are asked in a move of their own.
            On::AnimalOfFocusPlayed | On::AnimalsActionOnly(_) | On::Support(_) | On::OccupiedNextTo(_) => {
                false
            }
            // Not of the base game.
            On::Placed(_)
            | On::AllCovered(_)
            | On::HousedInContinent(_)
            | On::LastMarkerRemoved
            | On::Start => false,
        }
    }

    /// Every part of what is printed somewhere.
    fn parts(&self, whole: Pending) -> Vec<(Pending, Effect)> {
        let look = self.rules.look(self.before);
        (0..).map_while(|part| Some((whole.part(part), look.effect(whole.part(part))?))).collect()
    }

    /// The words of a place that happened.
    fn shown(&self, source: Source, owner: Seat, used: &mut Vec<String>) {
        for (at, effect) in self.parts(Pending::new(source, owner)) {
            if words::is_one(effect) && self.is_shown(effect, at) {
                self.name(at, used);
            }
        }
    }

    /// The names of a word in its place, and of an ability wherever it is printed.
    fn name(&self, at: Pending, used: &mut Vec<String>) {
        let parts = self.parts(Pending::new(at.source, at.owner));
        let Some((_, word)) = parts.get(usize::from(at.part)) else { return };
        let printed: Vec<Effect> =
            parts.iter().map(|(_, effect)| *effect).filter(|effect| words::is_one(*effect)).collect();
        if let Some(place) = self.place(at) {
            used.push(words::at(&place, *word, &printed));
        }
        if let Effect::Ability(ability) = word {
            used.push(words::ability(*ability));
        }
    }

    /// What an effect is printed on; nothing for what has another name, or none.
    fn place(&self, at: Pending) -> Option<String> {
        let map = self.before.zoo(at.owner).printed();
        let nth = usize::from;
        Some(match at.source {
            Source::Ability(card, i) => {
                words::ability(*self.rules.look(self.before).abilities(card).get(nth(i))?)
            }
            Source::Sponsor(card, line) => features::sponsor_line(card, line.into()),
            Source::Bonus(cell) => features::placement(map.bonus(cell)?),
            Source::Map(line) => features::map_line(map.label, line.into()),
            Source::Edge(n) => features::left(&map.edge[nth(n)].effect),
            Source::PartnerSlot(n) => features::space("partner", nth(n), map.partner_zoos[nth(n)]),
            Source::UniversitySlot(n) => features::space("university", nth(n), map.universities[nth(n)]),
            Source::WorkerSlot(n) => features::space("worker", nth(n), map.workers[nth(n)]),
            Source::Reputation(space) => format!("reputation {space}"),
            Source::Conservation(space) => format!("conservation {space}"),
            Source::Tile(tile) => format!("tile {tile:?}"),
            Source::FullMap => "full map".into(),
            Source::Pavilion => "pavilion".into(),
            Source::Donation => "donation".into(),
            Source::AppealIncome => "income by appeal".into(),
            Source::KioskIncome => "income by kiosks".into(),
            Source::AnimalsAction => "strong Animals II".into(),
            Source::BreakTrack => "break track".into(),
            // Counted with the card, the task or the university that gives it.
            Source::Gain(..)
            | Source::Level(..)
            | Source::PlayBonus(_)
            | Source::Task(_)
            | Source::University(_)
            | Source::BreakOption
            | Source::XTokenAction => return None,
        })
    }

    /// Whether an effect asked, and the answer was not to decline.
    fn is_asked(&self, at: Pending) -> bool {
        matches!(self.question, Some(Question::Effect { what, .. })
            if (what.source, what.part, what.owner) == (at.source, at.part, at.owner))
            && self.answer != Move::Done
    }

    /// Whether an effect was asked about, or was done without a question: it waits nowhere any more.
    fn is_done(&self, at: Pending) -> bool {
        let same = |other: Pending| (other.source, other.owner) == (at.source, at.owner);
        let agenda = &self.after.agenda;
        let mut waiting = agenda.all_pending().iter().chain(&agenda.waiting[..]);
        let asks =
            |frame| matches!(frame, Frame::Doing(doing) if same(doing.what) && doing.what.part <= at.part);
        self.is_asked(at)
            || !waiting.any(|other| same(*other) && other.part <= at.part) && !agenda.frames().any(asks)
    }

    fn zoos(&self, seat: Seat) -> (&Zoo, &Zoo) {
        (self.before.zoo(seat), self.after.zoo(seat))
    }

    fn hand_grew(&self, seat: Seat) -> bool {
        let (was, is) = self.zoos(seat);
        is.hand.len() > was.hand.len()
    }

    fn gained(&self, at: Pending, resource: Resource) -> bool {
        let wanted = (at.owner, resource, at.source);
        self.any(|event| matches!(event, Event::Gained { seat, what, source, .. } if (seat, what, source) == wanted))
    }

    fn token(&self, wanted: CardToken, on: impl Fn(Seat) -> bool) -> bool {
        self.any(|event| matches!(event, Event::Token { seat, token, .. } if token == wanted && on(seat)))
    }

    /// Whether what a word names happened.
    fn is_shown(&self, word: Effect, at: Pending) -> bool {
        let owner = at.owner;
        let (was, is) = self.zoos(owner);
        let (asked, done) = (self.is_asked(at), self.is_done(at));
        match word {
            Effect::Gain(resource, _) => self.gained(at, resource),
            Effect::GainAndShare { gain, others, .. } => {
                let shared = |seat: Seat| seat == owner || self.gained(Pending::new(at.source, seat), others);
                self.gained(at, gain) && Seat::all(self.rules.seats).all(shared)
            }
            Effect::AdvanceBreak(_) => done && self.any(|event| matches!(event, Event::BreakToken { .. })),
            // The first of two: the second one still waits.
            Effect::Twice(_) => {
                let inside = at.part(at.part + 1);
                let agenda = &self.before.agenda;
                let again = agenda.all_pending().iter().chain(&agenda.waiting[..]).any(|other| *other == inside);
                let effect = self.rules.look(self.before).effect(inside);
                again && self.is_asked(inside) && effect.is_some_and(|effect| self.is_shown(effect, inside))
            }
            Effect::SpendToken(_) => is.tokens(at.card()) < was.tokens(at.card()),
            Effect::PutTokens(_) => is.tokens(at.card()) > was.tokens(at.card()),
            Effect::Pilfer(_) => {
                let paid = |event| matches!(event, Event::Lost { reason: Loss::Pilfered, n, .. } if n > 0);
                let stolen = |event| matches!(event, Event::Stolen { seat, .. } if seat == owner);
                done && (self.any(stolen) || self.any(paid) && self.gained(at, Resource::Money))
            }
            Effect::Take { .. } => asked && self.hand_grew(owner),
            Effect::RevealUntil { .. } => done && self.kept(owner),
            Effect::PlaceUnique(wanted, _) => self.any(
                |event| matches!(event, Event::Built { seat, building, .. } if (seat, building) == (owner, wanted)),
            ),
            // Counted when what they promise is there.
            Effect::BuildFree(_) | Effect::PlayAnimal(_) => false,
            Effect::PlaySponsor => {
                asked && self.any(|event| matches!(event, Event::Sponsor { seat, .. } if seat == owner))
            }
            Effect::ChooseFocus => asked && was.focus.is_none() && is.focus.is_some(),
            Effect::GainPlacementBonus => {
                let Move::Bonus(cell) = self.answer else { return false };
                let bonus = Pending::new(Source::Bonus(cell), owner);
                let shown = |(at, effect): (Pending, Effect)| words::is_one(effect) && self.is_shown(effect, at);
                let asks = |frame| matches!(frame, Frame::Doing(doing) if doing.what.source == bonus.source);
                let waits = self.after.agenda.waiting.iter().any(|other| other.source == bonus.source);
                asked
                    && (waits
                        || self.after.agenda.frames().any(asks)
                        || self.parts(bonus).into_iter().any(shown))
            }
            Effect::TileOrMoney => {
                let tile = |event| matches!(event, Event::Tile { seat, .. } if seat == owner);
                self.gained(at, Resource::Money) || asked && self.any(tile)
            }
            Effect::UpgradeActionCard => {
                asked && self.any(|event| matches!(event, Event::Upgraded { seat, .. } if seat == owner))
            }
            Effect::TakePartnerZoo => asked && is.partner_zoos.len() > was.partner_zoos.len(),
            Effect::TakeUniversity => asked && is.universities.len() > was.universities.len(),
            Effect::MultiplierToken => asked && self.token(CardToken::Multiplier, |seat| seat == owner),
            Effect::Ability(ability) => self.ability_is_shown(ability, at),
            // They change nothing themselves.
            Effect::List(_)
            | Effect::If(..)
            | Effect::UpTo(..)
            | Effect::OneOf(_)
            | Effect::ByFocus { .. } => false,
            // Not of the base game.
            Effect::PlaySponsorFree(_)
            | Effect::DiscardOwnSponsor(_)
            | Effect::Donate
            | Effect::EnlargeEnclosure { .. }
            | Effect::RearrangeBuildings { .. }
            | Effect::TriggerReefDwellers
            | Effect::RaiseHandLimit(_)
            | Effect::RemoveContinentMarker
            | Effect::DigAndRescue(_)
            | Effect::StoreCard
            | Effect::ConcealStrength
            | Effect::AnimalMagnet
            | Effect::Wave
            | Effect::IgnoreConditions(_)
            | Effect::WildIconForBaseProject => false,
        }
    }

    fn kept(&self, owner: Seat) -> bool {
        self.any(|event| matches!(event, Event::Kept { seat, .. } if seat == owner))
    }

    fn ability_is_shown(&self, ability: Ability, at: Pending) -> bool {
        let owner = at.owner;
        let (was, is) = self.zoos(owner);
        let (asked, done) = (self.is_asked(at), self.is_done(at));
        let discarded = |wanted: Option<CardId>| {
            self.any(|event| matches!(event, Event::Discarded { card, .. } if wanted.is_none_or(|wanted| wanted == card)))
        };
        let took = |sponsors: bool| {
            self.any(|event| {
                matches!(event, Event::Took { seat, card, .. }
                    if seat == owner && (!sponsors || card.kind() == Some(CardKind::Sponsor)))
            })
        };
        match ability {
            Ability::Sprint(_) => {
                done && self.any(|event| matches!(event, Event::Drew { seat, .. } if seat == owner))
            }
            Ability::Hunter(_) | Ability::Scavenging(_) => done && self.kept(owner),
            Ability::Perception(_) | Ability::Assertion => asked && self.hand_grew(owner),
            Ability::Dominance => asked && self.kept(owner),
            Ability::Snapping(_) => asked && took(false),
            Ability::Digging(_) => {
                let exchanged = match self.answer {
                    Move::Dig(card) | Move::Card(card) => Some(card),
                    _ => None,
                };
                asked && exchanged.is_some() && discarded(exchanged)
            }
            Ability::Sunbathing(_) => discarded(None) && self.gained(at, Resource::Money),
            Ability::Pouch(_) => {
                self.gained(at, Resource::Appeal)
                    && self.any(|event| matches!(event, Event::Pouched { seat, .. } if seat == owner))
            }
            Ability::Clever => asked && was.slots[0].action != is.slots[0].action,
            Ability::Boost(action) => asked && was.slot_of(action) != is.slot_of(action),
            Ability::Action(wanted) => {
                let began = (owner, owner, wanted);
                asked
                    && self.any(|event| {
                        matches!(event, Event::Action { seat, owner, action, .. } if (seat, owner, action) == began)
                    })
            }
            Ability::Determination => {
                let began = |event| matches!(event, Event::Action { seat, .. } if seat == owner);
                let x_token = matches!(self.answer, Move::XToken(action) if is.slot_of(action) == 0);
                asked && (self.any(began) || x_token)
            }
            Ability::Multiplier(wanted) => {
                let token = (owner, wanted, CardToken::Multiplier);
                done && self.any(|event| {
                    matches!(event, Event::Token { seat, action, token: put } if (seat, action, put) == token)
                })
            }
            Ability::FullThroated => done && is.workers > was.workers,
            Ability::Resistance => asked && is.scoring != was.scoring,
            Ability::SponsorMagnet => done && took(true),
            Ability::FlockAnimal(_) => self.any(
                |event| matches!(event, Event::Animal { card, home: Home::Flock, .. } if card == at.card()),
            ),
            Ability::Venom(_) => done && self.token(CardToken::Venom, |seat| seat != owner),
            Ability::Constriction => done && self.token(CardToken::Constriction, |seat| seat != owner),
            Ability::Hypnosis(_) => {
                let borrowed = |event| matches!(event, Event::Action { seat, owner: lender, .. } if seat == owner && lender != owner);
                matches!(self.answer, Move::Borrow { .. }) && self.any(borrowed)
            }
            // Other words define them.
            Ability::Pack
            | Ability::PettingZooAnimal
            | Ability::IconicAnimal(_)
            | Ability::Inventive(_)
            | Ability::InventiveBear
            | Ability::InventivePrimate
            | Ability::Jumping(_)
            | Ability::Posturing(_)
            | Ability::Peacocking
            | Ability::Pilfering(_)
            | Ability::Marketing => false,
            // Not of the base game.
            Ability::Mark
            | Ability::Trade
            | Ability::ExtraShift
            | Ability::SeaAnimalMagnet
            | Ability::Symbiosis
            | Ability::Glide(_)
            | Ability::SharkAttack(_)
            | Ability::CutDown
            | Ability::Camouflage
            | Ability::ScubaDive(_)
            | Ability::Adapt(_)
            | Ability::MonkeyGang => false,
        }
    }

    /// What an event itself says: cards, tasks and the rules of maps.
    fn happened(&self, event: Event, used: &mut Vec<String>) {
        match event {
            Event::Animal { seat, card, home, .. } => self.animal(seat, card, home, used),
            Event::Sponsor { seat, card, .. } => {
                used.push(format!("card {card}"));
                self.map_rule(seat, used, |rule| matches!(rule, Rule::SponsorsLower(_)));
            }
            Event::Supported { card, .. } => used.push(format!("card {card}")),
            Event::Scored { card, what, n, .. } if n > 0 => self.scored(card, what, used),
            Event::Task { task, .. } => used.push(format!("task {task:?}")),
            Event::University { university: kind, .. } => used.push(format!("university {kind:?}")),
            Event::Partner { continent, .. } => used.push(format!("partner zoo {continent:?}")),
            Event::Gained { seat, source: Source::Map(_), .. } if matches!(self.answer, Move::Sell(_)) => {
                self.map_rule(seat, used, |rule| matches!(rule, Rule::DiscardForMoney(_)));
            }
            // Seen by the words that bring them about.
            Event::Gained { .. }
            | Event::Scored { .. }
            | Event::Map { .. }
            | Event::Alternate { .. }
            | Event::Strengthened { .. }
            | Event::Concealed { .. }
            | Event::Turn { .. }
            | Event::Action { .. }
            | Event::Slot { .. }
            | Event::Upgraded { .. }
            | Event::Lost { .. }
            | Event::Wasted { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::Pouched { .. }
            | Event::Project { .. }
            | Event::Released { .. }
            | Event::Emptied { .. }
            | Event::Moved { .. }
            | Event::Built { .. }
            | Event::Worker { .. }
            | Event::Tile { .. }
            | Event::Token { .. }
            | Event::BreakToken { .. }
            | Event::Break
            | Event::Displayed { .. }
            | Event::Reshuffled { .. }
            | Event::ScoringDiscarded { .. }
            | Event::ScoringDrawn { .. }
            | Event::Victim { .. }
            | Event::Stolen { .. }
            | Event::EndTriggered { .. }
            | Event::ChallengeGame { .. }
            | Event::Over => {}
        }
    }

    /// Points at the end: of a final scoring card, or by the line of a sponsor that gives this.
    fn scored(&self, card: CardId, what: Resource, used: &mut Vec<String>) {
        if card.kind() == Some(CardKind::FinalScoring) {
            return used.push(format!("card {card}"));
        }
        for (line, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
            let (Clause::AtEnd(effect) | Clause::AtVeryEnd(effect)) = clause else { continue };
            let printed = words::of(*effect);
            for &word in printed.iter().filter(|word| matches!(word, Effect::Gain(gain, _) if *gain == what))
            {
                used.push(words::at(&features::sponsor_line(card, line), word, &printed));
            }
        }
    }

    fn animal(&self, seat: Seat, card: CardId, home: Home, used: &mut Vec<String>) {
        used.push(format!("card {card}"));
        let animal = self.rules.animal(card);
        if let Home::Enclosure { cell } = home {
            let buildings = &self.before.zoo(seat).buildings;
            let small = |built: &Built| built.building().size() < animal.size;
            if buildings.iter().filter(|built| built.cells().contains(cell)).any(small) {
                self.map_rule(seat, used, |rule| matches!(rule, Rule::LargerNextTo(..)));
            }
        }
        let look = self.rules.look(self.before);
        if animal.requires.iter().any(|&needs| look.condition(seat, needs, card).1 > 0) {
            self.map_rule(seat, used, |rule| matches!(rule, Rule::IgnoreConditions(None, _)));
        }
    }

    /// A rule of the map that holds and was needed.
    fn map_rule(&self, seat: Seat, used: &mut Vec<String>, fits: impl Fn(Rule) -> bool) {
        let map = self.before.zoo(seat).printed();
        for (nth, line) in map.ability.iter().enumerate() {
            if let Clause::Rule(rule) = line.clause
                && fits(rule)
                && self.rules.look(self.before).has_rule(seat, rule)
            {
                used.push(features::map_line(map.label, nth));
            }
        }
    }
}
