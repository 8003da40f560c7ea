//! Random values of the effect language: every combinator, nested three deep, over plain and asking words.

use ark_nova::catalogue::{Action, Building, Icon, Resource, Terrain};
use ark_nova::effects::{Ability, Amount, CardFilter, Condition, Counter, Effect, TakenFrom, per};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// The value lives as long as the tests, as a printed one would.
pub fn printed<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The list lives as long as the tests.
pub fn list(effects: Vec<Effect>) -> &'static [Effect] {
    effects.leak()
}

/// One to three effects, nested three deep.
pub fn effects() -> impl Strategy<Value = Vec<Effect>> {
    vec(effect(3), 1..4)
}

/// An effect with at most so many effects around another.
fn effect(depth: u8) -> BoxedStrategy<Effect> {
    if depth == 0 {
        return word().boxed();
    }
    let inside = || effect(depth - 1);
    let condition = select(vec![
        Condition::AllConnected(Terrain::Water),
        Condition::AllConnected(Terrain::Rock),
        Condition::MapCovered,
        Condition::AllPlacementBonusesCovered,
    ]);
    let options = vec(vec(inside(), 0..3), 1..4);
    prop_oneof![
        5 => word(),
        1 => vec(inside(), 0..4).prop_map(|effects| Effect::List(list(effects))),
        2 => options.prop_map(|options| Effect::OneOf(options.into_iter().map(list).collect::<Vec<_>>().leak())),
        1 => inside().prop_map(|effect| Effect::Twice(printed(effect))),
        3 => (1..4u8, vec(inside(), 0..3)).prop_map(|(n, effects)| Effect::UpTo(n, list(effects))),
        1 => (condition, inside()).prop_map(|(condition, effect)| Effect::If(condition, printed(effect))),
        2 => inside().prop_map(|effect| Effect::SpendToken(printed(effect))),
        1 => (inside(), inside())
            .prop_map(|(small, large)| Effect::ByFocus { small: printed(small), large: printed(large) }),
    ]
    .boxed()
}

fn word() -> impl Strategy<Value = Effect> {
    prop_oneof![
        4 => gain(),
        1 => share(),
        2 => (1..3u8).prop_map(Effect::PutTokens),
        8 => select(words()),
    ]
}

/// Words without anything inside. Not among them: words that reach for another player's cards, search the deck or
/// play an animal, which would need more of the rules in the model.
fn words() -> Vec<Effect> {
    const ANY: CardFilter = CardFilter::Any;
    const KIOSK: Building = Building::Kiosk;
    const PAVILION: Building = Building::Pavilion;
    let abilities = [
        Ability::Sprint(1),
        Ability::Sprint(2),
        Ability::Snapping(1),
        Ability::Snapping(2),
        Ability::Sunbathing(1),
        Ability::Sunbathing(2),
        Ability::Pouch(1),
        Ability::Pouch(2),
        Ability::Pack,
        Ability::IconicAnimal(Icon::Asia),
        Ability::Inventive(1),
        Ability::InventiveBear,
        Ability::InventivePrimate,
        Ability::Jumping(2),
        Ability::Clever,
        Ability::Boost(Action::Build),
        Ability::Boost(Action::Sponsors),
        Ability::Action(Action::Cards),
        Ability::Multiplier(Action::Cards),
        Ability::FullThroated,
        Ability::Posturing(1),
        Ability::Posturing(2),
        Ability::Marketing,
    ];
    let words = [
        Effect::AdvanceBreak(1),
        Effect::Take { n: 1, from: TakenFrom::DeckOrRange, filter: ANY },
        Effect::Take { n: 2, from: TakenFrom::Display, filter: ANY },
        Effect::Take { n: 1, from: TakenFrom::Display, filter: CardFilter::Sponsor },
        Effect::BuildFree(&[KIOSK]),
        Effect::BuildFree(&[PAVILION]),
        Effect::BuildFree(&[KIOSK, PAVILION]),
        Effect::UpgradeActionCard,
        Effect::MultiplierToken,
        Effect::ChooseFocus,
        Effect::TakePartnerZoo,
        Effect::TakeUniversity,
        Effect::PlaySponsor,
    ];
    abilities.map(Effect::Ability).into_iter().chain(words).collect()
}

fn counter() -> impl Strategy<Value = Counter> {
    select(vec![
        Counter::Icons(Icon::Science),
        Counter::Icons(Icon::Herbivore),
        Counter::IconsInAllZoos(Icon::Africa),
        Counter::XTokens,
        Counter::Reputation,
        Counter::Universities,
        Counter::Kiosks,
        Counter::Pavilions,
        Counter::KiosksAndPavilions,
        Counter::Supports,
        Counter::Sponsors,
        Counter::PouchedCards,
    ])
}

/// At most three: no gain passes two spaces of a track that give something.
fn amount() -> impl Strategy<Value = Amount> {
    prop_oneof![
        3 => (0..4u8).prop_map(Amount::N),
        1 => (counter(), 1..3u8, 1..3u8).prop_map(|(count, each, every)| per(count, each).every(every).up_to(3)),
        1 => counter().prop_map(|count| Amount::Tiers(count, &[(1, 1), (2, 3)])),
    ]
}

fn resource() -> impl Strategy<Value = Resource> {
    select(vec![
        Resource::Money,
        Resource::Appeal,
        Resource::Conservation,
        Resource::Reputation,
        Resource::XToken,
    ])
}

fn gain() -> impl Strategy<Value = Effect> {
    (resource(), amount()).prop_map(|(resource, amount)| Effect::Gain(resource, amount))
}

fn share() -> impl Strategy<Value = Effect> {
    let others = select(vec![Resource::Money, Resource::Appeal, Resource::XToken]);
    (resource(), amount(), others, 1..3u8).prop_map(|(gain, amount, others, per_point)| {
        Effect::GainAndShare { gain, amount, others, per_point }
    })
}
