//! The immutable part of a game: options, the faces of the cards in use, and where each kind of line is printed.

use crate::catalogue::maps::MapSource;
use crate::catalogue::{
    Animal, Building, BuildingKind, CardId, CardKind, Edition, FinalScoring, Icon, MapId, Project, Set,
    Sponsor, animals, boards, final_scoring, projects, sponsors,
};
use crate::effects::{Ability, CardFilter, Clause, Effect, On, Rule, Trigger};
use crate::position::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{OptionsError, Seat};

/// What is chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many players, 1 to 4; one plays the solo game.
    pub players: u8,
    /// How the zoo maps are found.
    #[serde(default)]
    pub maps: MapChoice,
    /// The maps from which those on offer are drawn.
    #[serde(default, skip_serializing_if = "MapSet::is_base")]
    pub map_set: MapSet,
    /// Whether the solo texts take the place of interactive effects.
    #[serde(default)]
    pub friendly: bool,
    /// The appeal a solo game starts with: 20, 10 or 0.
    #[serde(default)]
    pub solo_appeal: u8,
    /// Whether the solo game is a challenge of three games in a row.
    #[serde(default)]
    pub challenge: bool,
    /// The first player; drawn at random if not given.
    #[serde(default)]
    pub first: Option<Seat>,
    /// Which faces are in use.
    #[serde(default)]
    pub edition: Edition,
    /// Which action cards are in use.
    #[serde(default, skip_serializing_if = "ActionCards::is_standard")]
    pub action_cards: ActionCards,
}

impl Options {
    /// A game with the usual maps: two advanced ones for each player to choose from.
    pub fn players(players: u8) -> Options {
        let edition = Edition::default();
        Options {
            players,
            maps: MapChoice::default(),
            map_set: MapSet::default(),
            friendly: false,
            solo_appeal: 0,
            challenge: false,
            first: None,
            edition,
            action_cards: ActionCards::default(),
        }
    }
}

impl Options {
    /// The same game with Marine Worlds, whose action cards are drafted.
    #[must_use]
    pub fn with_marine_worlds(self) -> Options {
        Options { edition: Edition::Marine, action_cards: ActionCards::Draft, ..self }
    }
}

/// How the zoo maps are found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapChoice {
    /// Map A for everyone: a first game.
    AllA,
    /// Map 0 for everyone.
    All0,
    /// Two advanced maps for each player, who keeps one.
    #[default]
    TwoEach,
    /// One advanced map more than players, chosen in reverse turn order.
    Pool,
    /// One map for each seat, as a handicap or by agreement.
    Fixed(Vec<MapId>),
}

impl MapChoice {
    /// How many maps are on offer at a table of so many seats; none where nothing is chosen.
    pub fn offered(&self, seats: usize) -> usize {
        match self {
            MapChoice::TwoEach => seats * 2,
            MapChoice::Pool => seats + 1,
            MapChoice::AllA | MapChoice::All0 | MapChoice::Fixed(_) => 0,
        }
    }
}

/// The maps from which those on offer are drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapSet {
    /// The advanced maps of the base game: 1 to 8.
    #[default]
    Base,
    /// The advanced maps of every printing: 1 to 14, 1a to 8a and T1.
    Every,
    /// These, each of them once.
    Of(Vec<MapId>),
}

impl MapSet {
    /// The maps.
    pub fn maps(&self) -> impl Iterator<Item = MapId> {
        MapId::all().filter(|id| match self {
            MapSet::Base => id.map().source == MapSource::Base,
            MapSet::Every => id.map().source != MapSource::BaseBeginner,
            MapSet::Of(maps) => maps.contains(id),
        })
    }

    fn is_base(&self) -> bool {
        *self == MapSet::Base
    }
}

/// Which action cards are in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionCards {
    /// The five standard cards for everybody.
    #[default]
    Standard,
    /// Everybody drafts two alternates of the expansion (M-5.2).
    Draft,
}

impl ActionCards {
    fn is_standard(&self) -> bool {
        *self == ActionCards::Standard
    }
}

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was chosen.
    pub options: Options,
    /// How many seats the table has.
    pub seats: usize,
    /// Asks for the order of all effects, also of those that cannot disturb each other: for testing just that.
    #[doc(hidden)]
    pub asks_every_order: bool,
    sponsors: [Option<&'static Sponsor>; sponsors::ALL.len()],
    projects: [Option<&'static Project>; projects::ALL.len()],
    scoring: [Option<&'static FinalScoring>; final_scoring::ALL.len()],
    /// Sponsors with a trigger on each icon.
    on_icon: [CardSet; Icon::COUNT],
    /// Sponsors with any other trigger.
    on_other: CardSet,
    /// Sponsors with a rule of each kind.
    ruled: [CardSet; Rule::KINDS],
    /// Sponsors with an income.
    pub(crate) with_income: CardSet,
    /// Sponsors that a card of the game can send away again.
    leaving: CardSet,
    /// Animals with a herbivore icon, which can host flock animals.
    pub(crate) herbivores: CardSet,
    /// Animals with an effect for the reef.
    pub reef_dwellers: CardSet,
}

impl Rules {
    /// Builds the rules, or says what is wrong with the options.
    pub fn build(options: &Options) -> Result<Rules, OptionsError> {
        check(options)?;
        let edition = options.edition;
        let sponsors = std::array::from_fn(|i| sponsors::find(sponsors::ALL[i].id, edition));
        let projects = std::array::from_fn(|i| projects::find(projects::ALL[i].id, edition));
        let scoring = std::array::from_fn(|i| final_scoring::find(final_scoring::ALL[i].id, edition));
        let rules = Rules::with_faces(options, sponsors, projects, scoring);
        rules.check_words()?;
        Ok(rules)
    }

    /// The same rules with another face of a sponsor: for imaginary cards.
    pub fn with_sponsor(&self, face: &'static Sponsor) -> Result<Rules, OptionsError> {
        let mut sponsors = self.sponsors;
        sponsors[face.id.place_in_kind()] = Some(face);
        let rules = Rules::with_faces(&self.options, sponsors, self.projects, self.scoring);
        rules.check_words()?;
        Ok(rules)
    }

    fn with_faces(
        options: &Options,
        sponsors: [Option<&'static Sponsor>; 80],
        projects: [Option<&'static Project>; 39],
        scoring: [Option<&'static FinalScoring>; 17],
    ) -> Rules {
        let having = |test: &dyn Fn(&Clause) -> bool| -> CardSet {
            let faces = sponsors.iter().zip(&sponsors::ALL).map(|(face, first)| face.unwrap_or(first));
            faces.filter(|card| card.clauses().iter().any(test)).map(|card| card.id).collect()
        };
        let on_icon = Icon::ALL.map(|icon| {
            having(&|clause| matches!(clause, Clause::Whenever(Trigger { on: On::IconEnters(i, _), .. }) if *i == icon))
        });
        let other = |clause: &Clause| match clause {
            Clause::Whenever(trigger) => !matches!(trigger.on, On::IconEnters(..)),
            _ => false,
        };
        let leaving = sponsors.iter().flatten().filter(|card| can_leave(card, sponsors.iter().flatten()));
        let herbivore = |card: &&Animal| card.icons.contains(&Icon::Herbivore);
        Rules {
            options: options.clone(),
            seats: options.players.into(),
            asks_every_order: false,
            on_icon,
            on_other: having(&other),
            ruled: std::array::from_fn(|kind| {
                having(&|clause| matches!(clause, Clause::Rule(rule) if rule.kind() == kind))
            }),
            with_income: having(&|clause| matches!(clause, Clause::Income(_))),
            leaving: leaving.map(|card| card.id).collect(),
            herbivores: animals::ALL.iter().filter(herbivore).map(|card| card.id).collect(),
            reef_dwellers: animals::ALL
                .iter()
                .filter(|card| card.reef.is_some())
                .map(|card| card.id)
                .collect(),
            sponsors,
            projects,
            scoring,
        }
    }

    /// The faces of the sponsors in this game.
    pub(crate) fn sponsors(&self) -> impl Iterator<Item = &'static Sponsor> {
        self.sponsors.iter().copied().flatten()
    }

    /// The faces of the projects in this game.
    pub(crate) fn projects(&self) -> impl Iterator<Item = &'static Project> {
        self.projects.iter().copied().flatten()
    }

    /// Whether the components of the expansion are in use.
    pub const fn has_expansion(&self) -> bool {
        self.options.edition.has(Set::Marine)
    }

    /// Whether one player plays alone.
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether the solo texts of animals are in use.
    pub const fn uses_solo_texts(&self) -> bool {
        self.is_solo() || self.options.friendly
    }

    /// An animal.
    pub fn animal(&self, card: CardId) -> &'static Animal {
        &animals::ALL[card.place_in_kind()]
    }

    /// The face of a sponsor; its only one where an edited position has a card that the edition has not.
    pub fn sponsor(&self, card: CardId) -> &'static Sponsor {
        let place = card.place_in_kind();
        self.sponsors[place].unwrap_or(&sponsors::ALL[place])
    }

    /// The face of a project.
    pub fn project(&self, card: CardId) -> &'static Project {
        self.projects[card.place_in_kind()].expect("a project of this edition")
    }

    /// The face of a final scoring card.
    pub fn scoring_card(&self, card: CardId) -> &'static FinalScoring {
        self.scoring[card.place_in_kind()].expect("a final scoring card of this edition")
    }

    /// The final scoring cards in use; the solo game leaves out those that compare zoos.
    pub fn scoring_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        let cards = self.scoring.iter().flatten();
        cards.filter(|card| !(self.is_solo() && card.compares)).map(|card| card.id)
    }

    /// The base projects of the edition.
    pub fn base_projects(&self) -> impl Iterator<Item = CardId> + '_ {
        self.projects.iter().flatten().filter(|card| card.base).map(|card| card.id)
    }

    /// Whether a card is a base project, which never comes into the deck.
    pub fn is_base_project(&self, card: CardId) -> bool {
        card.kind() == Some(CardKind::Project) && self.project(card).base
    }

    /// Whether a card shows a wave, which counts when a refill reveals it (M-3.2).
    pub fn shows_wave(&self, card: CardId) -> bool {
        match card.kind() {
            Some(CardKind::Animal) => self.animal(card).wave,
            Some(CardKind::Sponsor) => self.sponsor(card).wave,
            Some(CardKind::Project | CardKind::FinalScoring) | None => false,
        }
    }

    /// The abilities of an animal in this game: the printed ones, or their solo replacements.
    pub fn abilities(&self, card: CardId) -> &'static [Ability] {
        let animal = self.animal(card);
        animal.solo.filter(|_| self.uses_solo_texts()).unwrap_or(animal.abilities)
    }

    /// Whether a building can be built with the Build action; unique buildings come with sponsors only.
    pub fn can_be_built(&self, building: Building) -> bool {
        building.kind() != BuildingKind::UniqueBuilding && self.options.edition.has(building.face().set)
    }

    /// Everything the Build action can build.
    pub fn buildings(&self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(|&building| self.can_be_built(building))
    }

    /// Whether a sponsor can leave the zoo again.
    pub(crate) fn can_leave(&self, card: CardId) -> bool {
        card.kind() == Some(CardKind::Sponsor) && self.leaving.contains(card)
    }

    /// Sponsors that react to an icon.
    pub(crate) const fn reacting_to(&self, icon: Icon) -> &CardSet {
        &self.on_icon[icon as usize]
    }

    /// Sponsors that react to anything but icons.
    pub(crate) const fn reacting(&self) -> &CardSet {
        &self.on_other
    }

    /// Sponsors with a rule of the same kind.
    pub(crate) const fn ruling(&self, rule: Rule) -> &CardSet {
        &self.ruled[rule.kind()]
    }

    /// The appeal that counts as little.
    pub fn little_appeal(&self, printed: u8) -> u8 {
        if self.is_solo() { printed + self.options.solo_appeal } else { printed }
    }

    /// Steps of the break token between two breaks.
    pub fn break_steps(&self) -> u8 {
        boards::BREAK_STEPS[self.seats]
    }

    /// Whether a rule of a sponsor holds.
    pub(crate) fn rules_on(&self, card: CardId) -> impl Iterator<Item = Rule> + use<> {
        self.sponsor(card).clauses().iter().filter_map(|clause| match clause {
            Clause::Rule(rule) => Some(*rule),
            _ => None,
        })
    }
}

/// Whether one of these sponsors can send another away.
fn can_leave<'a>(card: &Sponsor, mut all: impl Iterator<Item = &'a &'static Sponsor>) -> bool {
    let fits = |filter| match filter {
        CardFilter::Any | CardFilter::Sponsor => true,
        CardFilter::PersonSponsor => card.person,
        CardFilter::WithIcon(icon) => card.icons.contains(&icon),
        CardFilter::AnimalOf(_) | CardFilter::AnimalOfFocus | CardFilter::PettingZooAnimal => false,
    };
    all.any(|sender| {
        let mut sends = false;
        let effects = sender.clauses().iter().flat_map(Clause::effects);
        effects.for_each(|effect| {
            effect.walk(&mut |inside| {
                sends |= matches!(inside, Effect::DiscardOwnSponsor(filter) if fits(filter));
            });
        });
        sends
    })
}

/// The advanced maps of the base game, which are dealt at random.
pub fn advanced_maps() -> impl Iterator<Item = MapId> {
    MapId::all().filter(|id| id.map().source == MapSource::Base)
}

fn check(options: &Options) -> Result<(), OptionsError> {
    let wrong = |text: String| Err(OptionsError(text));
    let &Options {
        players,
        ref maps,
        map_set: _,
        friendly: _,
        solo_appeal,
        challenge,
        first,
        edition,
        action_cards,
    } = options;
    if !(1..=boards::PLAYERS).contains(&usize::from(players)) {
        return wrong(format!("1 to {} players, not {players}", boards::PLAYERS));
    }
    if !boards::START_APPEAL_SOLO.contains(&solo_appeal) {
        return wrong(format!("a solo game starts with 20, 10 or 0 appeal, not {solo_appeal}"));
    }
    if players > 1 && solo_appeal > 0 {
        return wrong(format!("a start at {solo_appeal} appeal is for the solo game"));
    }
    if challenge && (players > 1 || *maps != MapChoice::TwoEach) {
        return wrong(
            "the solo challenge is for one player, with two maps to choose from in each game".into(),
        );
    }
    if let Some(seat) = first.filter(|seat| seat.0 >= players) {
        return wrong(format!("seat {seat} cannot begin with {players} players: seats are counted from 0"));
    }
    if action_cards == ActionCards::Draft && !edition.has(Set::Marine) {
        return wrong("the alternate action cards that are drafted belong to Marine Worlds".into());
    }
    check_maps(options)
}

fn check_maps(options: &Options) -> Result<(), OptionsError> {
    let wrong = |text: String| Err(OptionsError(text));
    let players = options.players;
    let offered = options.maps.offered(players.into());
    if offered == 0 && options.map_set != MapSet::Base {
        return wrong("a set of maps is for games in which maps are drawn: two each, or a pool".into());
    }
    if let MapSet::Of(set) = &options.map_set
        && let Some(map) = repeated(set, |_| true)
    {
        return wrong(format!("map {map} is named twice in the set of maps"));
    }
    let games = if options.challenge { usize::from(boards::CHALLENGE_GAMES) } else { 1 };
    let (needs, has) = (offered * games, options.map_set.maps().count());
    if has < needs {
        return wrong(format!("{needs} maps are drawn, but the set of maps has only {has}"));
    }
    if let MapChoice::Fixed(fixed) = &options.maps {
        if fixed.len() != usize::from(players) {
            return wrong(format!("{} maps for {players} players", fixed.len()));
        }
        if let Some(map) = repeated(fixed, |map| map.map().source != MapSource::BaseBeginner) {
            return wrong(format!("map {map} is there only once"));
        }
    }
    Ok(())
}

/// A map of a kind that is listed more than once.
fn repeated(maps: &[MapId], of_kind: fn(&MapId) -> bool) -> Option<MapId> {
    let listed = maps.iter().enumerate().filter(|(_, map)| of_kind(map));
    listed.filter(|&(i, map)| maps[..i].contains(map)).map(|(_, &map)| map).next()
}
