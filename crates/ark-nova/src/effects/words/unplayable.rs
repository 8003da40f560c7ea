//! Words that never happen as effects: those without an engine, and what is read elsewhere.

use crate::catalogue::Icon;
use crate::effects::CardFilter;
use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Pending;
use crate::texts::Voice;
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
    Trade {} v => v.tongue.trade().into();
    ExtraShift {} v => v.tongue.extra_shift().into();
    Symbiosis {} v => v.tongue.symbiosis().into();
    Glide { n: u8 } v => v.tongue.glide(n, v.tongue.icon_name(Icon::SeaAnimal));
    Camouflage {} v => v.tongue.camouflage().into();
    Adapt { n: u8 } v => v.tongue.adapt(n);
    PlaySponsorFree { filter: CardFilter } v => v.tongue.play_sponsor_free(&v.tongue.cards(1, filter));
    DiscardOwnSponsor { filter: CardFilter } v => v.tongue.discard_own_sponsor(&v.tongue.cards(1, filter));
    TriggerReefDwellers {} v => v.tongue.trigger_reef_dwellers().into();
    IgnoreConditions { n: u8 } v => v.tongue.ignore_conditions(n);
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
