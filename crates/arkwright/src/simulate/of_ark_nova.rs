//! The tables of Ark Nova.

use super::SimulateArgs;
use super::columns::Columns;
use super::game::{Finished, Simulated, seat};
use crate::Failure;
use crate::nearest::folded;
use ark_nova::catalogue::boards::Task;
use ark_nova::catalogue::{Action, Building, BuildingKind, CardId, CardKind, Icon, MapId, Resource};
use ark_nova::knowing::statistics::{CardLife, CardLives, Expense, Got, Origin, SeatStatistics, Statistics};
use ark_nova::position::Zoo;
use ark_nova::{Event, MapChoice, MapSet, Options, Position, Rules};
use bots::Dice;
use tabletop::{Game, Listener, Seat};

/// The adding count of victory points is higher by this much (D-1).
pub const ADDING: i64 = ark_nova::catalogue::boards::ADDING_COUNT as i64;
/// The appeal a solo game starts with if nobody says otherwise.
const EASY: u8 = 20;

/// Counts for both tables.
pub struct Ears {
    statistics: Statistics,
    cards: Option<Box<CardLives>>,
    lives: Vec<(CardId, CardLife)>,
}

impl Listener<Event> for Ears {
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        self.statistics.tell(event);
        if let Some(cards) = &mut self.cards {
            follow(cards, event);
        }
    }
}

/// Kept out of the way of those who want no table of cards.
#[inline(never)]
fn follow(cards: &mut CardLives, event: Event) {
    cards.tell(event);
}

/// The maps that are drawn from, a different one for each seat; empty where the rules find them.
type Pool = Vec<MapId>;

impl Simulated for Rules {
    type Ears = Ears;
    type Setting = Pool;

    fn asked_for(args: &SimulateArgs, seats: usize) -> Result<(Rules, Pool), Failure> {
        let usage = |text: String| Err(Failure::Usage(text));
        let players = u8::try_from(seats).unwrap_or(u8::MAX);
        let solo_appeal = match (args.difficulty, players) {
            (Some(appeal), _) => appeal,
            (None, 1) => EASY,
            (None, _) => 0,
        };
        let words = args.maps.as_deref().map(folded);
        let (maps, pool) = match words.as_deref() {
            None => (MapChoice::TwoEach, args.expansion.map_set()?.maps().collect()),
            Some("a") => (MapChoice::AllA, Pool::new()),
            Some("0") => (MapChoice::All0, Pool::new()),
            Some("two each") => (MapChoice::TwoEach, Pool::new()),
            Some("pool") => (MapChoice::Pool, Pool::new()),
            Some(list) => {
                let maps: Result<Pool, _> = list.split(',').map(|label| label.trim().parse()).collect();
                match maps {
                    Ok(maps) => (MapChoice::TwoEach, maps),
                    Err(error) => {
                        return usage(format!(
                            "{error}; --maps takes a, 0, two-each, pool or labels such as 1,5"
                        ));
                    }
                }
            }
        };
        if (1..seats).contains(&pool.len()) {
            return usage(format!("--maps names {} maps for {seats} seats", pool.len()));
        }
        let options = args.expansion.with(Options {
            maps,
            friendly: args.friendly,
            solo_appeal,
            ..Options::players(players)
        })?;
        // The set is what the maps are drawn from here, where nobody says otherwise.
        let drawn_here = words.is_none();
        let options = if drawn_here { Options { map_set: MapSet::Base, ..options } } else { options };
        if !pool.is_empty() && options.map_set != MapSet::Base {
            return usage("--maps names the maps already, so --map-set has nothing to say".into());
        }
        let build =
            |options: &Options| Rules::new(options).map_err(|error| Failure::Usage(error.to_string()));
        // Each map of the pool must be one that can be played, and all of them different.
        for (nth, &map) in pool.iter().enumerate() {
            let alone = MapChoice::Fixed(vec![map]);
            build(&Options { players: 1, maps: alone, solo_appeal: 0, ..options.clone() })?;
            if pool[..nth].contains(&map) {
                return usage(format!("--maps names map {map} twice"));
            }
        }
        Ok((build(&options)?, pool))
    }

    fn vary(&mut self, pool: &Pool, dice: &mut Dice) {
        if pool.is_empty() {
            return;
        }
        let mut left = pool.clone();
        let maps = (0..self.seats).map(|_| left.swap_remove(dice.below(left.len()))).collect();
        self.options.maps = MapChoice::Fixed(maps);
    }

    fn ears(&self, cards: bool) -> Ears {
        Ears { statistics: Statistics::new(self), cards: cards.then(Box::default), lives: Vec::new() }
    }

    fn finish(&self, ears: &mut Ears, position: &Position) {
        if let Some(cards) = &mut ears.cards {
            cards.finish(position, self.seats);
            ears.lives = cards.iter().map(|(card, life)| (card, *life)).collect();
        }
    }

    fn turns(ears: &Ears) -> u64 {
        ears.statistics.turns.into()
    }

    fn own_turns(ears: &Ears, seat: Seat) -> u64 {
        ears.statistics.seats[seat.index()].turns.into()
    }

    fn columns(columns: &mut Columns<Rules>) {
        result(columns);
        play(columns);
        sources(columns);
        zoo(columns);
    }

    fn card_columns(columns: &mut Columns<Rules>) {
        card_columns(columns);
    }

    fn cards(game: &Finished<Rules>, visit: &mut dyn FnMut(usize)) {
        (0..game.ears.lives.len()).for_each(visit);
    }

    fn seat_of_card(game: &Finished<Rules>, card: usize) -> Option<Seat> {
        life(game, card).seat()
    }
}

fn of(game: &Finished<Rules>, row: usize) -> &SeatStatistics {
    &game.ears.statistics.seats[row]
}

fn zoo_of(game: &Finished<Rules>, row: usize) -> &Zoo {
    game.position.zoo(seat(row))
}

/// Who, where and with what result.
fn result(columns: &mut Columns<Rules>) {
    columns
        .text("map", "label of the zoo map", |game, row| zoo_of(game, row).printed().label.into())
        .int("first", "1 for the seat that had the first turn", |game, row| {
            (game.ears.statistics.first == seat(row)).into()
        })
        .int("points", "victory points: appeal above the target of the conservation", |game, row| {
            game.points(seat(row))
        })
        .int("points_100", "victory points in the adding count, where 100 ends the game", |game, row| {
            game.points(seat(row)) + ADDING
        })
        .shown()
        .int("appeal", "appeal at the end", |game, row| zoo_of(game, row).appeal.into())
        .shown()
        .int("conservation", "conservation at the end", |game, row| zoo_of(game, row).conservation.into())
        .shown()
        .int("reputation", "reputation at the end", |game, row| zoo_of(game, row).reputation.into())
        .shown()
        .int("turns", "own turns", |game, row| of(game, row).turns.into())
        .shown()
        .int("breaks", "breaks of the game", |game, _| game.ears.statistics.breaks.into())
        .shown()
        .int("triggered_end", "1 for the seat that triggered the end", |game, row| {
            (game.ears.statistics.end_triggered == Some(seat(row))).into()
        });
}

/// Names of the actions, in the order of [`Action::ALL`].
const ACTIONS: [&str; 5] = ["animals", "association", "build", "cards", "sponsors"];
/// Names of the tasks, in the order of [`Task::ALL`].
const TASKS: [&str; 4] = ["reputation", "partner_zoo", "university", "project"];

/// Actions and cards.
fn play(columns: &mut Columns<Rules>) {
    for (name, action) in ACTIONS.into_iter().zip(Action::ALL) {
        let i = action as usize;
        columns.int(
            format!("actions_{name}"),
            format!("{action:?} actions, repeated and borrowed ones included"),
            move |game, row| of(game, row).actions[i].into(),
        );
    }
    columns.int("actions_x_token", "X-token actions", |game, row| of(game, row).x_token_actions.into()).int(
        "actions_borrowed",
        "of the actions, those with the card of another player",
        |game, row| of(game, row).borrowed.into(),
    );
    for (name, action) in ACTIONS.into_iter().zip(Action::ALL) {
        let i = action as usize;
        columns.int(
            format!("strength_{name}"),
            format!("strengths of the {action:?} actions added up"),
            move |game, row| of(game, row).strengths[i].into(),
        );
    }
    columns
        .int("animals", "animals in the zoo at the end", |game, row| {
            game.rules.look(&game.position).animals(seat(row)).count() as i64
        })
        .shown()
        .int("animals_played", "animals played, those released later included", |game, row| {
            of(game, row).animals.into()
        })
        .int("animals_released", "animals released into the wild", |game, row| of(game, row).released.into())
        .int("animals_rescued", "animals rescued above the map, not played", |game, row| {
            of(game, row).rescued.into()
        })
        .int("sponsors", "sponsors played", |game, row| of(game, row).sponsors.into())
        .shown()
        .int("projects_laid", "conservation projects laid above the board", |game, row| {
            of(game, row).projects.into()
        })
        .int("supports", "conservation projects supported", |game, row| zoo_of(game, row).supports().into())
        .shown()
        .int("donations", "donations", |game, row| of(game, row).donations.into());
    for (name, task) in TASKS.into_iter().zip(Task::ALL) {
        let i = task as usize;
        columns.int(format!("tasks_{name}"), format!("association tasks: {name}"), move |game, row| {
            of(game, row).tasks[i].into()
        });
    }
    columns
        .int("cards_drawn", "cards drawn from the deck", |game, row| of(game, row).drawn.into())
        .shown()
        .int("cards_taken", "cards taken from the display into the hand", |game, row| {
            of(game, row).taken.into()
        })
        .int("cards_kept", "revealed or chosen cards taken into the hand", |game, row| {
            of(game, row).kept.into()
        })
        .int("cards_discarded", "cards discarded from the hand after the set-up", |game, row| {
            i64::from(of(game, row).discarded) - i64::from(of(game, row).released)
        })
        .int("cards_pouched", "cards tucked", |game, row| of(game, row).pouched.into())
        .int("hand", "cards in hand at the end", |game, row| zoo_of(game, row).hand.len() as i64)
        .int("x_tokens_gained", "X-tokens gained", |game, row| of(game, row).gained(Resource::XToken).into())
        .shown()
        .int("x_tokens_spent", "X-tokens spent", |game, row| of(game, row).x_tokens_spent.into())
        .int("x_tokens", "X-tokens at the end", |game, row| zoo_of(game, row).x_tokens.into())
        .int("tiles", "bonus tiles taken", |game, row| of(game, row).tiles.into())
        .int("hindered", "Venom and Constriction tokens received", |game, row| of(game, row).hindered.into())
        .int("victim", "times chosen as the victim of an ability", |game, row| of(game, row).victim.into());
}

/// The name of an origin in column names, and what it means.
const fn origin(origin: Origin) -> (&'static str, &'static str) {
    match origin {
        Origin::Animals => ("animals", "animals and their abilities"),
        Origin::Sponsors => ("sponsors", "sponsors, their income included"),
        Origin::Projects => ("projects", "levels of supported projects and bonuses for playing one"),
        Origin::Placement => ("placement", "placement bonuses, and covering the whole map"),
        Origin::Map => ("map", "the ability, the left edge and the other spaces of the map"),
        Origin::Association => ("association", "tasks of the association board and universities"),
        Origin::Donations => ("donations", "donations"),
        Origin::Tracks => ("tracks", "spaces of the reputation and conservation tracks"),
        Origin::Tiles => ("tiles", "bonus tiles"),
        Origin::Pavilions => ("pavilions", "pavilions"),
        Origin::Kiosks => ("kiosks", "kiosks in the income"),
        Origin::Appeal => ("appeal", "the income by appeal"),
        Origin::Actions => ("actions", "actions themselves, such as the break option of Sponsors"),
        Origin::FinalScoring => ("final_scoring", "final scoring cards"),
        Origin::SponsorsAtEnd => ("sponsors_at_end", "brown lines of sponsors at the end"),
    }
}

/// Whether a resource comes from an origin in any game.
fn gives(origin: Origin, what: Resource) -> bool {
    use Origin::*;
    match what {
        Resource::Money => !matches!(origin, FinalScoring | SponsorsAtEnd | Pavilions | Donations),
        Resource::Appeal => !matches!(origin, FinalScoring | Kiosks | Appeal | Donations),
        _ => !matches!(origin, Kiosks | Appeal | Pavilions | Actions),
    }
}

/// Where money, appeal and conservation came from, and where money went.
fn sources(columns: &mut Columns<Rules>) {
    columns
        .int("money", "money at the end", |game, row| zoo_of(game, row).money.0.into())
        .int("money_gained", "all money gained, without the 25 of the start", |game, row| {
            of(game, row).gained(Resource::Money).into()
        })
        .shown();
    for (name, what) in
        [("money", Resource::Money), ("appeal", Resource::Appeal), ("conservation", Resource::Conservation)]
    {
        for from in Origin::ALL.into_iter().filter(|&from| gives(from, what)) {
            let (group, meaning) = origin(from);
            columns.int(
                format!("{name}_from_{group}"),
                format!("{name} from {meaning}"),
                move |game, row| of(game, row).gained[what as usize][from as usize].into(),
            );
        }
        if what == Resource::Money {
            for (name, to) in EXPENSES.into_iter().zip(Expense::ALL) {
                columns.int(
                    format!("money_for_{name}"),
                    format!("money paid for or lost by {name}"),
                    move |game, row| of(game, row).spent[to as usize].into(),
                );
            }
        }
        if what == Resource::Appeal {
            columns
                .int("appeal_at_start", "appeal at the start", |game, row| of(game, row).start_appeal.into())
                .int("appeal_lost", "appeal lost with released animals", |game, row| {
                    of(game, row).appeal_lost.into()
                });
        }
    }
}

/// Names of the expenses, in the order of [`Expense::ALL`].
const EXPENSES: [&str; 8] =
    ["animals", "sponsors", "projects", "buildings", "donations", "trades", "venom", "pilfering"];

/// Names of the icons, in the order of [`Icon::ALL`].
const ICONS: [&str; 16] = [
    "africa",
    "americas",
    "asia",
    "australia",
    "europe",
    "bird",
    "herbivore",
    "predator",
    "primate",
    "reptile",
    "bear",
    "petting_zoo",
    "sea_animal",
    "science",
    "rock",
    "water",
];

/// The zoo at the end.
fn zoo(columns: &mut Columns<Rules>) {
    columns
        .int("covered", "covered spaces of the map", |game, row| zoo_of(game, row).covered.len() as i64)
        .shown()
        .int("map_covered", "1 if the whole map was covered", |game, row| {
            zoo_of(game, row).map_was_covered.into()
        })
        .int("buildings", "buildings placed", |game, row| of(game, row).built.into());
    type Fits = fn(Building) -> bool;
    let kinds: [(&str, Fits); 5] = [
        ("enclosures", |building| building.kind() == BuildingKind::StandardEnclosure),
        ("special_enclosures", |building| building.kind() == BuildingKind::SpecialEnclosure),
        ("unique_buildings", |building| building.kind() == BuildingKind::UniqueBuilding),
        ("kiosks", |building| building == Building::Kiosk),
        ("pavilions", |building| building == Building::Pavilion),
    ];
    for (name, fits) in kinds {
        columns.int(name, format!("{} on the map at the end", name.replace('_', " ")), move |game, row| {
            zoo_of(game, row).buildings.iter().filter(|built| fits(built.building())).count() as i64
        });
    }
    columns
        .int("enclosures_empty", "of the standard enclosures, those without an animal", |game, row| {
            let empty = zoo_of(game, row)
                .buildings
                .iter()
                .filter(|built| built.is_standard() && !built.is_occupied());
            empty.count() as i64
        })
        .int("upgrades", "action cards upgraded", |game, row| of(game, row).upgrades.into())
        .shown();
    for (name, action) in ACTIONS.into_iter().zip(Action::ALL) {
        let i = action as usize;
        columns.maybe(
            format!("upgraded_{name}_on"),
            format!("the own turn on which {action:?} was upgraded"),
            move |game, row| Some(of(game, row).upgraded_on[i].into()).filter(|&turn| turn > 0),
        );
    }
    columns
        .int("workers", "association workers, the first one included", |game, row| {
            zoo_of(game, row).workers.into()
        })
        .shown()
        .int("partner_zoos", "partner zoos", |game, row| zoo_of(game, row).partner_zoos.len() as i64)
        .shown()
        .int("universities", "universities", |game, row| zoo_of(game, row).universities.len() as i64)
        .shown();
    for (name, icon) in ICONS.into_iter().zip(Icon::ALL) {
        columns.int(
            format!("icons_{name}"),
            format!("{} icons", name.replace('_', " ")),
            move |game, row| zoo_of(game, row).icons(icon).into(),
        );
    }
}

fn life(game: &Finished<Rules>, row: usize) -> &CardLife {
    &game.ears.lives[row].1
}

fn card(game: &Finished<Rules>, row: usize) -> CardId {
    game.ears.lives[row].0
}

fn card_columns(columns: &mut Columns<Rules>) {
    let seat = |seat: Option<Seat>| seat.map(|seat| i64::from(seat.0));
    columns
        .int("card", "the card, by its printed number", |game, row| card(game, row).0.into())
        .text("kind", "animal, sponsor, project or final_scoring", |game, row| {
            match card(game, row).kind() {
                Some(CardKind::Animal) => "animal",
                Some(CardKind::Sponsor) => "sponsor",
                Some(CardKind::Project) => "project",
                _ => "final_scoring",
            }
            .into()
        })
        .maybe("displayed_on", "the turn on which it first came into the display, 0 in the set-up", |game, row| {
            life(game, row).displayed.map(i64::from)
        })
        .text("got", "how a player first got it: dealt, drawn, taken, kept, open (played or supported without having been in a hand)", |game, row| {
            match life(game, row).got {
                Got::Never => "",
                Got::Dealt => "dealt",
                Got::Drawn => "drawn",
                Got::Taken => "taken",
                Got::Kept => "kept",
                Got::Open => "open",
            }
            .into()
        })
        .maybe("got_by", "the seat that first got it", move |game, row| seat(life(game, row).holder))
        .maybe("got_on", "the turn of that, 0 in the set-up", |game, row| {
            let life = life(game, row);
            life.holder.map(|_| life.got_on.into())
        })
        .maybe("played_by", "the seat that played it", move |game, row| seat(life(game, row).player))
        .maybe("played_on", "the turn of that", |game, row| {
            let life = life(game, row);
            life.player.map(|_| life.played_on.into())
        })
        .maybe("left_on", "the turn on which it was discarded after having been played", |game, row| {
            life(game, row).left_on.map(i64::from)
        })
        .maybe("held_at_end_by", "the seat that had it in hand at the end, or scored it as a final scoring card", move |game, row| {
            seat(life(game, row).held_at_end)
        })
        .int("supported", "times it was supported, as a project", |game, row| life(game, row).supported.into())
        .int("discarded", "times it was discarded: from a hand, the display or a zoo", |game, row| {
            life(game, row).discarded.into()
        })
        .int("revealed", "1 if it was revealed from the deck or the discard pile", |game, row| {
            life(game, row).revealed.into()
        })
        .int("pouched", "1 if it was tucked", |game, row| life(game, row).pouched.into())
        .int("stolen", "1 if it was taken out of another hand", |game, row| life(game, row).stolen.into())
        .int("released", "1 if it was released into the wild", |game, row| life(game, row).released.into())
        .int("rescued", "1 if it was rescued above the map instead of being played", |game, row| {
            life(game, row).rescued.into()
        });
}
