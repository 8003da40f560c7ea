//! Animals ready to be played: conditions met, an enclosure built, money there.

use crate::scene::Scene;
use ark_nova::catalogue::animals::SpecialHome;
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Action, Animal, Building, CardId, Icon, Requirement, animals};
use ark_nova::editor::{Editor, Place};
use ark_nova::{Move, Question, Rules};
use tabletop::{Game, Seat};

/// The Animals card in slot 2 plays exactly one animal, whichever side it shows.
pub const SLOTS: [Action; 5] =
    [Action::Cards, Action::Animals, Action::Build, Action::Association, Action::Sponsors];

pub const CONTINENTS: [Icon; 5] = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia, Icon::Europe];

/// The card as it is printed.
pub fn printed(card: u16) -> &'static Animal {
    &animals::ALL[usize::from(card) - 401]
}

/// A scene in which seat 0 begins with one animal in an otherwise empty hand and can play it. Everybody's hand is
/// empty and so is the discard pile, the tracks are at 0 (reputation 1), seat 0 has 100 money and the others 20.
pub fn ready(rules: &'static Rules, card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::new(rules, |editor| {
        for card in editor.raw().market.discard.iter() {
            editor.put(card.0, Place::DeckTop);
        }
        for seat in 0..rules.seats as u8 {
            editor.empty_hand(seat).slots(seat, SLOTS).tracks(seat, 20, 0, 0, 1);
        }
        editor.tracks(0, 100, 0, 0, 1);
        meet_conditions(editor, printed(card));
        editor.put(card, Place::Hand(Seat(0)));
        house(rules, editor, printed(card));
        edit(editor);
    })
}

/// Gives seat 0 what the red edge of an animal asks for.
fn meet_conditions(editor: &mut Editor<'static>, animal: &Animal) {
    for &needs in animal.requires {
        match needs {
            Requirement::Icons(Icon::Science, n) => {
                let kind = if n > 1 { University::TwoScience } else { University::ScienceAndReputation };
                editor.university(0, kind);
            }
            Requirement::Icons(icon, n) => {
                let others = animals::ALL.iter().filter(|card| card.id.0 <= 528 && card.id != animal.id);
                for card in others.filter(|card| card.icons.contains(&icon)) {
                    if editor.zoo(0).icons(icon) < n {
                        editor.put(card.id.0, Place::Zoo(Seat(0)));
                    }
                }
            }
            Requirement::PartnerZooOfContinent => {
                let continent = animal.icons.iter().find(|icon| CONTINENTS.contains(icon));
                editor.partner(0, *continent.expect("a continent"));
            }
            Requirement::Upgraded(action) => {
                editor.upgrade(0, action);
            }
            other => panic!("{other:?} of {}", animal.id),
        }
    }
}

/// Builds the smallest enclosure in which seat 0 can house an animal.
fn house(rules: &'static Rules, editor: &mut Editor<'static>, animal: &Animal) {
    let sizes = [
        Building::Standard1,
        Building::Standard2,
        Building::Standard3,
        Building::Standard4,
        Building::Standard5,
    ];
    let building = match animal.special.first() {
        Some((SpecialHome::PettingZoo, _)) => Building::PettingZoo,
        _ => sizes[usize::from(animal.size) - 1],
    };
    let site = rules.look(editor.raw()).site(Seat(0), building);
    for id in site.placements(building) {
        let mut trial = editor.clone();
        trial.zoo(0).place(building, id);
        if playable(rules, &mut trial) {
            *editor = trial;
            return;
        }
    }
    panic!("no enclosure for {}", animal.id);
}

fn playable(rules: &Rules, editor: &mut Editor<'_>) -> bool {
    let mut moves = Vec::new();
    rules.legal(editor.raw(), Seat(0), &mut moves);
    moves.contains(&Move::Use { action: Action::Animals, slot: 2, x: 0 })
}

impl Scene {
    /// Plays the animal of [`ready`], into its first enclosure.
    pub fn play_animal(&mut self, card: u16) -> &mut Scene {
        self.play("animals 2");
        if matches!(self.question(), Question::Step(_)) && self.may(&format!("animal {card}")) {
            self.play(&format!("animal {card}"));
        }
        if self.question() == Question::Enclosure(CardId(card)) {
            let first = self.first();
            self.play(&first);
        }
        self
    }

    /// Whether the first question is which effect comes first.
    pub fn asks_order(&self) -> bool {
        self.question() == Question::Order
    }

    /// The cards of the discard pile.
    pub fn discard(&self) -> Vec<u16> {
        self.position.market.discard.iter().map(|card| card.0).collect()
    }
}
