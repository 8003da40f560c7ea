//! Words that never happen as effects: those without an engine, and what is read elsewhere.

use super::digging::Digging;
use crate::catalogue::{CardKind, Icon, Resource};
use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::effects::{Amount, CardFilter, Effect, Rest};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Pending;
use crate::texts::Voice;
use crate::texts::abilities::reveal_and_keep;
use crate::texts::effects::effect_phrase;
use tabletop::Listener;

/// Words of the expansion and of later maps that the engine does not know yet, with what they will do: `Rules::new`
/// refuses them by name. A word that gets an engine moves into a file of its own.
macro_rules! without_engine {
    ($($name:ident { $($field:ident: $kind:ty),* } $v:ident => $phrase:expr;)*) => {$(
        #[derive(Clone, Copy)]
        pub(super) struct $name {
            $(pub(super) $field: $kind,)*
        }

        impl Word for $name {
            fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {
                unreachable!("a word that the rules refuse");
            }

            fn has_engine(self) -> bool {
                false
            }

            fn phrase(self, $v: Voice<'_>) -> String {
                let $name { $($field),* } = self;
                $phrase
            }
        }
    )*};
}

without_engine! {
    Mark {} v => v.tongue.mark().into();
    SeaAnimalMagnet {} v => v.tongue.sea_animal_magnet(&v.tongue.an_icon(Icon::SeaAnimal));
    SharkAttack { n: u8 } v => v.tongue.shark_attack(n);
    CutDown {} v => v.tongue.cut_down().into();
    ScubaDive { amount: Amount } v => reveal_and_keep(amount, CardKind::Sponsor, v);
    MonkeyGang {} v => {
        let filter = CardFilter::WithIcon(Icon::Primate);
        effect_phrase(&Effect::RevealUntil { filter, rest: Rest::UnderDeck }, v)
    };
    Donate {} v => v.tongue.donate().into();
    EnlargeEnclosure { appeal_if_occupied: u8 } v => {
        let appeal = v.tongue.resource_amount(appeal_if_occupied.into(), Resource::Appeal);
        v.tongue.enlarge_enclosure(&appeal)
    };
    RearrangeBuildings { max: u8 } v => v.tongue.rearrange_buildings(max);
    RaiseHandLimit { n: u8 } v => v.tongue.raise_hand_limit(n);
    RemoveContinentMarker {} v => v.tongue.remove_continent_marker().into();
    DigAndRescue { n: u8 } v => v.tongue.dig_and_rescue(&Digging { n }.phrase(v));
    StoreCard {} v => v.tongue.store_card().into();
    ConcealStrength {} v => v.tongue.conceal_strength().into();
    AnimalMagnet {} v => v.tongue.animal_magnet().into();
    Wave {} v => v.tongue.wave().into();
    WildIconForBaseProject {} v => v.tongue.wild_icon_for_base_project().into();
}

/// Says where an animal may live, which is read when it looks for its enclosure.
#[derive(Clone, Copy)]
pub(super) struct WhereItLives {
    pub(super) least: u8,
}

impl Word for WhereItLives {
    fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {}

    fn touches(self, _look: Look<'_>, _at: Pending) -> Footprint {
        Footprint::NOTHING
    }

    fn is_possible(self, _look: Look<'_>, _at: Pending) -> bool {
        false
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.flock_animal(self.least)
    }
}
