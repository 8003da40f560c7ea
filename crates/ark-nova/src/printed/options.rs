//! What is chosen before the game, so that a form can be drawn of it.

use crate::catalogue::boards::{PLAYERS, START_APPEAL_SOLO};
use crate::catalogue::{Edition, MapId};
use crate::rules::{ActionCards, MapChoice, MapSet, Options};
use crate::texts::{self, Lang};
use tabletop::Seat;
use tabletop::form::{Chosen, OptionFace, Setting, Takes, ValueFace};

/// Everything that is asked before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// How many players.
    Players,
    /// So many players.
    PlayersOf(u8),
    /// How the maps are found.
    Maps,
    /// Map A for everyone.
    MapsAllA,
    /// Map 0 for everyone.
    MapsAll0,
    /// Two maps for each.
    MapsTwoEach,
    /// One map more than players.
    MapsPool,
    /// A map for each seat.
    MapsFixed,
    /// Of which maps.
    MapSet,
    /// Those of the base game.
    MapSetBase,
    /// All of them.
    MapSetEvery,
    /// These.
    MapSetOf,
    /// Without attacks.
    Friendly,
    /// With attacks, or without them.
    FriendlyIs(bool),
    /// The appeal of a solo game.
    SoloAppeal,
    /// So much.
    SoloAppealOf(u8),
    /// Three solo games in a row.
    Challenge,
    /// Three games, or one.
    ChallengeIs(bool),
    /// Who begins.
    First,
    /// Whoever is drawn.
    FirstDrawn,
    /// This seat.
    FirstSeat(Seat),
    /// Which boxes.
    Edition,
    /// The base game.
    EditionBase,
    /// With Marine Worlds.
    EditionMarine,
    /// Which action cards.
    ActionCards,
    /// The standard ones.
    ActionCardsStandard,
    /// Drafted alternates.
    ActionCardsDraft,
}

/// How many play where nobody says otherwise.
const USUAL: u8 = 2;

/// Every field of the options. They are taken apart in full, so that a new one cannot be forgotten.
pub(super) fn faces(lang: Lang) -> Vec<OptionFace> {
    let usual = Options::players(USUAL);
    let Options { players, maps, map_set, friendly, solo_appeal, challenge, first, edition, action_cards } =
        usual;
    let say = |asked| texts::option_texts(asked, lang);
    let value = |setting, asked| ValueFace::new(setting, say(asked));
    let flag = |id, asked, default, is: fn(bool) -> Asked| {
        let values = [false, true].map(|on| value(Setting::Flag(on), is(on))).to_vec();
        OptionFace::new(id, say(asked), Setting::Flag(default), values)
    };
    let drawn = || vec![maps_word(&MapChoice::TwoEach), maps_word(&MapChoice::Pool)];
    let alone = || vec![Setting::Number(1)];
    let seat = |seat: Seat| {
        let there = (seat.0 + 1..=PLAYERS as u8).map(Setting::Number).collect();
        value(seat_word(Some(seat)), Asked::FirstSeat(seat)).needing("players", there)
    };
    vec![
        OptionFace::new("players", say(Asked::Players), Setting::Number(players), {
            (1..=PLAYERS as u8).map(|n| value(Setting::Number(n), Asked::PlayersOf(n))).collect()
        }),
        OptionFace::new("edition", say(Asked::Edition), edition_word(edition), {
            vec![
                value(edition_word(Edition::Base), Asked::EditionBase),
                value(edition_word(Edition::Marine), Asked::EditionMarine),
            ]
        }),
        OptionFace::new("maps", say(Asked::Maps), maps_word(&maps), {
            let takes = Takes::List { of: labels(MapId::all()), count: Chosen::OnePerPlayer };
            vec![
                value(maps_word(&MapChoice::TwoEach), Asked::MapsTwoEach),
                value(maps_word(&MapChoice::Pool), Asked::MapsPool),
                value(maps_word(&MapChoice::AllA), Asked::MapsAllA),
                value(maps_word(&MapChoice::All0), Asked::MapsAll0),
                value(maps_word(&MapChoice::Fixed(Vec::new())), Asked::MapsFixed).taking(takes),
            ]
        }),
        OptionFace::new("map_set", say(Asked::MapSet), set_word(&map_set), {
            let takes = Takes::List { of: labels(MapSet::Every.maps()), count: Chosen::Any };
            vec![
                value(set_word(&MapSet::Base), Asked::MapSetBase),
                value(set_word(&MapSet::Every), Asked::MapSetEvery),
                value(set_word(&MapSet::Of(Vec::new())), Asked::MapSetOf).taking(takes),
            ]
        })
        .needing("maps", drawn()),
        OptionFace::new("action_cards", say(Asked::ActionCards), cards_word(action_cards), {
            let marine = vec![edition_word(Edition::Marine)];
            vec![
                value(cards_word(ActionCards::Standard), Asked::ActionCardsStandard),
                value(cards_word(ActionCards::Draft), Asked::ActionCardsDraft).needing("edition", marine),
            ]
        }),
        flag("friendly", Asked::Friendly, friendly, Asked::FriendlyIs),
        OptionFace::new("solo_appeal", say(Asked::SoloAppeal), Setting::Number(solo_appeal), {
            START_APPEAL_SOLO.map(|n| value(Setting::Number(n), Asked::SoloAppealOf(n))).to_vec()
        })
        .needing("players", alone()),
        flag("challenge", Asked::Challenge, challenge, Asked::ChallengeIs)
            .needing("players", alone())
            .needing("maps", vec![maps_word(&MapChoice::TwoEach)]),
        OptionFace::new("first", say(Asked::First), seat_word(first), {
            let drawn = value(seat_word(None), Asked::FirstDrawn);
            std::iter::once(drawn).chain(Seat::all(PLAYERS).map(seat)).collect()
        }),
    ]
}

fn labels(maps: impl Iterator<Item = MapId>) -> Vec<String> {
    maps.map(|map| map.to_string()).collect()
}

fn edition_word(edition: Edition) -> Setting {
    Setting::word(match edition {
        Edition::Base => "base",
        Edition::Marine => "marine",
    })
}

fn maps_word(maps: &MapChoice) -> Setting {
    Setting::word(match maps {
        MapChoice::AllA => "all_a",
        MapChoice::All0 => "all0",
        MapChoice::TwoEach => "two_each",
        MapChoice::Pool => "pool",
        MapChoice::Fixed(_) => "fixed",
    })
}

fn set_word(set: &MapSet) -> Setting {
    Setting::word(match set {
        MapSet::Base => "base",
        MapSet::Every => "every",
        MapSet::Of(_) => "of",
    })
}

fn cards_word(cards: ActionCards) -> Setting {
    Setting::word(match cards {
        ActionCards::Standard => "standard",
        ActionCards::Draft => "draft",
    })
}

fn seat_word(seat: Option<Seat>) -> Setting {
    seat.map_or(Setting::Nothing, |seat| Setting::Number(seat.0))
}
