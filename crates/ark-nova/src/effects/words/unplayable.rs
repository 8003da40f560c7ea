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
use crate::texts::{
    Voice, a_card, an_icon, effect_phrase, icon_name, plural, resource_amount, reveal_and_keep, say,
};
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
    Mark {} v => v.say(
        "after the action, put a token on an animal of the display: you get it if it is discarded, or 2 money \
         if it leaves otherwise",
        "après l'action, posez un cube sur un animal de la rivière : il est à vous s'il est défaussé, sinon son \
         départ vous rapporte 2 crédits",
    );
    Trade {} v => v.say(
        "you may exchange 1 X-token for 5 money, or 5 money for 1 X-token",
        "vous pouvez échanger 1 jeton X contre 5 crédits, ou l'inverse",
    );
    ExtraShift {} v => v.say(
        "you may take back 1 of your workers from the association board",
        "vous pouvez reprendre 1 de vos bénévoles du plateau Association",
    );
    SeaAnimalMagnet {} v => {
        let (lang, icon) = (v.lang, an_icon(Icon::SeaAnimal, v.lang));
        say!(
            lang,
            "take all cards with {icon} from the display into your hand",
            "prenez en main toutes les cartes de la rivière avec {icon}"
        )
    };
    Symbiosis {} v => v.say(
        "use one ability of another sea animal in your zoo",
        "utilisez une capacité d'un autre animal marin de votre zoo",
    );
    Glide { n: u8 } v => {
        let lang = v.lang;
        let (s, icon) = (plural(n, lang), icon_name(Icon::SeaAnimal, lang));
        say!(
            lang,
            "discard up to {n} card{s} from your hand; each {icon} icon on them gives 1 reputation, 2 appeal or a \
             free kiosk, as you like",
            "défaussez jusqu'à {n} carte{s} de votre main ; chacune de leurs icônes {icon} donne au choix 1 point de \
             réputation, 2 points d'attrait ou un kiosque gratuit"
        )
    };
    SharkAttack { n: u8 } v => match (n, v.lang) {
        (1, _) => v.say(
            "you may discard 1 animal of the display in range for half of its appeal, rounded down",
            "vous pouvez défausser 1 animal de la rivière à portée pour la moitié de son attrait, arrondie vers le bas",
        ),
        (n, lang) => say!(
            lang,
            "you may discard up to {n} animals of the display in range for half of their total appeal, rounded down",
            "vous pouvez défausser jusqu'à {n} animaux de la rivière à portée pour la moitié de leur attrait total, \
             arrondie vers le bas"
        ),
    };
    CutDown {} v => v.say(
        "you may remove an empty standard enclosure and get its cost back",
        "vous pouvez retirer un enclos standard vide et récupérer son coût",
    );
    Camouflage {} v => v.say(
        "you may ignore 1 condition of another animal you play this turn",
        "vous pouvez ignorer 1 condition d'un autre animal joué ce tour-ci",
    );
    ScubaDive { amount: Amount } v => reveal_and_keep(amount, CardKind::Sponsor, v);
    Adapt { n: u8 } v => {
        let lang = v.lang;
        let s = plural(n, lang);
        say!(
            lang,
            "draw {n} final scoring card{s}, then discard {n} of all yours",
            "piochez {n} carte{s} Décompte final, puis défaussez-en {n} parmi toutes les vôtres"
        )
    };
    MonkeyGang {} v => {
        let filter = CardFilter::WithIcon(Icon::Primate);
        effect_phrase(&Effect::RevealUntil { filter, rest: Rest::UnderDeck }, v)
    };
    PlaySponsorFree { filter: CardFilter } v => {
        let (lang, card) = (v.lang, a_card(1, filter, v.lang));
        say!(
            lang,
            "you may play from your hand {card}, without paying",
            "vous pouvez jouer de votre main {card}, sans payer"
        )
    };
    DiscardOwnSponsor { filter: CardFilter } v => {
        let (lang, card) = (v.lang, a_card(1, filter, v.lang));
        say!(lang, "discard from your zoo {card}", "défaussez de votre zoo {card}")
    };
    Donate {} v => v.say("you may make a donation", "vous pouvez faire un don");
    EnlargeEnclosure { appeal_if_occupied: u8 } v => {
        let (lang, appeal) = (v.lang, resource_amount(appeal_if_occupied, Resource::Appeal, v.lang));
        say!(
            lang,
            "you may enlarge a standard enclosure by 1 space; if it is occupied, gain {appeal}",
            "vous pouvez agrandir un enclos standard de 1 case ; s'il est occupé, gagnez {appeal}"
        )
    };
    RearrangeBuildings { max: u8 } v => {
        let lang = v.lang;
        let s = plural(max, lang);
        say!(
            lang,
            "you may lift up to {max} building{s} and place them again",
            "vous pouvez retirer jusqu'à {max} bâtiment{s} et les replacer"
        )
    };
    TriggerReefDwellers {} v => v.say(
        "trigger the reef effects of all your reef dwellers",
        "déclenchez les effets de récif de tous vos animaux de récif",
    );
    RaiseHandLimit { n: u8 } v => {
        let lang = v.lang;
        say!(
            lang,
            "raise your hand limit by {n} for the rest of the game",
            "augmentez votre limite de main de {n} pour le reste de la partie"
        )
    };
    RemoveContinentMarker {} v => v.say(
        "remove a continent marker from your map and take its bonus",
        "retirez un marqueur de continent de votre plateau et touchez son bonus",
    );
    DigAndRescue { n: u8 } v => {
        let (lang, dig) = (v.lang, Digging { n }.phrase(v));
        say!(lang, "{dig}; a discarded animal may be rescued", "{dig} ; un animal défaussé peut être sauvé")
    };
    StoreCard {} v => v.say(
        "put 1 card from your hand under the notepad",
        "rangez 1 carte de votre main sous le bloc-notes",
    );
    ConcealStrength {} v => v.say(
        "cover the lowest open strength of your action slots",
        "masquez la plus petite force visible de vos emplacements",
    );
    AnimalMagnet {} v => v.say(
        "take all animals of the display into your hand",
        "prenez en main tous les animaux de la rivière",
    );
    Wave {} v => v.say(
        "discard the lowest card of the display and refill it",
        "défaussez la carte la plus basse de la rivière et complétez-la",
    );
    IgnoreConditions { n: u8 } v => {
        let lang = v.lang;
        let s = plural(n, lang);
        say!(
            lang,
            "ignore up to {n} condition{s} of an animal you play",
            "ignorez jusqu'à {n} condition{s} d'un animal que vous jouez"
        )
    };
    WildIconForBaseProject {} v => v.say(
        "count 1 more icon of any kind when you support a base project",
        "comptez 1 icône de plus, au choix, en soutenant un projet de base",
    );
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
        let (n, lang) = (self.least, v.lang);
        say!(
            lang,
            "needs no enclosure of its own if your zoo has another herbivore of size {n} or more",
            "se passe d'enclos si votre zoo a un autre herbivore de taille {n} ou plus"
        )
    }
}
