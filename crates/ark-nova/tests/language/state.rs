//! What the model keeps of a position: everything a value can change, and nothing of how the engine got there.

use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Action, BonusTile, Building, CardId, Icon, Side, SizeClass};
use ark_nova::hex::Cells;
use ark_nova::position::Position;
use std::collections::BTreeSet;
use tabletop::Seat;

/// The card whose value is tried; its owner is seat 0.
pub const CARD: CardId = CardId(201);

/// Seat 0 and the market in full, the other seats as far as a value gives them something.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub money: u16,
    pub appeal: u8,
    pub conservation: u8,
    pub reputation: u8,
    pub x_tokens: u8,
    pub hand: BTreeSet<CardId>,
    pub played: BTreeSet<CardId>,
    pub pouched: usize,
    pub tokens: u8,
    pub workers: u8,
    pub slots: [Action; 5],
    pub upgraded: BTreeSet<Action>,
    pub multipliers: [u8; 5],
    pub focus: Option<SizeClass>,
    pub kiosks: u8,
    pub pavilions: u8,
    pub covered: Cells,
    pub icons: [u8; Icon::COUNT],
    pub partner_zoos: Vec<Icon>,
    pub universities: Vec<University>,
    pub partners_on_offer: BTreeSet<Icon>,
    pub universities_on_offer: BTreeSet<University>,
    pub tiles: [[Option<BonusTile>; 2]; 2],
    pub deck: Vec<CardId>,
    pub display: [Option<CardId>; 6],
    pub break_steps: u8,
    /// Money, appeal and X-tokens of the others.
    pub others: Vec<(u16, u8, u8)>,
}

impl State {
    /// What a position says.
    pub fn read(position: &Position) -> State {
        let zoo = position.zoo(Seat(0));
        let count =
            |building| zoo.buildings.iter().filter(|built| built.building() == building).count() as u8;
        let mut multipliers = [0; 5];
        for slot in &zoo.slots {
            multipliers[slot.action as usize] = slot.multipliers;
        }
        let board = &position.association;
        let others = position.zoos.iter().skip(1).map(|zoo| (zoo.money.0, zoo.appeal, zoo.x_tokens));
        State {
            money: zoo.money.0,
            appeal: zoo.appeal,
            conservation: zoo.conservation,
            reputation: zoo.reputation,
            x_tokens: zoo.x_tokens,
            hand: zoo.hand.iter().collect(),
            played: zoo.played.iter().collect(),
            pouched: zoo.pouched.len(),
            tokens: zoo.tokens(CARD),
            workers: zoo.workers,
            slots: zoo.slots.map(|slot| slot.action),
            upgraded: zoo.slots.iter().filter(|slot| slot.side == Side::II).map(|slot| slot.action).collect(),
            multipliers,
            focus: zoo.focus,
            kiosks: count(Building::Kiosk),
            pavilions: count(Building::Pavilion),
            covered: zoo.covered,
            icons: zoo.icons,
            partner_zoos: zoo.partner_zoos.to_vec(),
            universities: zoo.universities.to_vec(),
            partners_on_offer: Icon::ALL[..5]
                .iter()
                .copied()
                .filter(|&icon| board.offers_partner(icon))
                .collect(),
            universities_on_offer: University::BASE
                .into_iter()
                .filter(|&kind| board.offers_university(kind))
                .collect(),
            tiles: position.market.tiles,
            deck: position.market.deck.to_vec(),
            display: position.market.display,
            break_steps: position.break_steps,
            others: others.take(1).collect(),
        }
    }

    /// What differs, one line each: this one first.
    pub fn differences(&self, other: &State) -> String {
        let (here, there) = (format!("{self:#?}"), format!("{other:#?}"));
        let (here, there): (Vec<_>, Vec<_>) =
            (here.split("\n    ").collect(), there.split("\n    ").collect());
        let differ = here.iter().zip(&there).filter(|(a, b)| a != b);
        differ.map(|(a, b)| format!("\n  model: {}\n  engine: {}", a.trim(), b.trim())).collect()
    }
}
