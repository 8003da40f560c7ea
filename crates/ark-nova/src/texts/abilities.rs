//! What the named abilities do.

use super::amounts::{counted, gain};
use super::effects::{build_free, play_sponsor, reveal_until};
use super::words::{an_icon, icon_name, the_building};
use super::{Lang, Voice, action_name, elided, plural, say, sentence, up_to_times, word};
use crate::catalogue::{Building, CardKind, Icon, Resource, boards};
use crate::effects::{Ability, Amount, CardFilter, Counter, Rest, per};

/// What an ability does, as a sentence without its name.
pub fn ability_text(ability: Ability, lang: Lang) -> String {
    sentence(&ability_phrase(ability, lang.into()), lang)
}

/// What an ability does, in the imperative.
pub(super) fn ability_phrase(ability: Ability, v: Voice<'_>) -> String {
    let lang = v.lang;
    match ability {
        Ability::Sprint(n) => {
            let s = plural(n, lang);
            say!(lang, "draw {n} card{s} from the deck", "piochez {n} carte{s} du paquet")
        }
        Ability::Hunter(amount) => reveal_and_keep(amount, CardKind::Animal, v),
        Ability::Perception(2) => word(
            lang,
            "draw 2 cards from the deck, keep 1 and discard the other",
            "piochez 2 cartes du paquet, gardez-en 1 et défaussez l'autre",
        )
        .into(),
        Ability::Perception(n) => {
            let keep = n / 2;
            say!(
                lang,
                "draw {n} cards from the deck, keep {keep} and discard the rest",
                "piochez {n} cartes du paquet, gardez-en {keep} et défaussez le reste"
            )
        }
        Ability::Scavenging(n) => {
            let s = plural(n, lang);
            say!(
                lang,
                "draw {n} random card{s} from the discard pile, keep 1 and put the rest back",
                "tirez {n} carte{s} au hasard de la défausse, gardez-en 1 et remettez le reste"
            )
        }
        Ability::Snapping(1) => {
            word(lang, "take any 1 card from the display", "prenez 1 carte quelconque de la rivière").into()
        }
        Ability::Snapping(n) => say!(
            lang,
            "take any {n} cards from the display, one by one; you may refill it in between",
            "prenez {n} cartes quelconques de la rivière, une à une ; vous pouvez la compléter entre-temps"
        ),
        Ability::Digging(n) => digging(n, lang),
        Ability::Sunbathing(1) => word(
            lang,
            "you may sell 1 card from your hand for 4 money",
            "vous pouvez vendre 1 carte de votre main pour 4 crédits",
        )
        .into(),
        Ability::Sunbathing(n) => say!(
            lang,
            "you may sell up to {n} cards from your hand for 4 money each",
            "vous pouvez vendre jusqu'à {n} cartes de votre main, 4 crédits pièce"
        ),
        Ability::Pouch(1) => word(
            lang,
            "you may tuck 1 card from your hand face down for 2 appeal",
            "vous pouvez glisser 1 carte de votre main face cachée pour 2 points d'attrait",
        )
        .into(),
        Ability::Pouch(n) => say!(
            lang,
            "you may tuck up to {n} cards from your hand face down for 2 appeal each",
            "vous pouvez glisser jusqu'à {n} cartes de votre main face cachée pour 2 points d'attrait chacune"
        ),
        Ability::Pack => gain(Resource::Appeal, per(Counter::Icons(Icon::Predator), 1), v),
        Ability::PettingZooAnimal => gain(Resource::Appeal, per(Counter::Icons(Icon::PettingZoo), 3), v),
        Ability::IconicAnimal(icon) => {
            gain(Resource::Appeal, per(Counter::IconsInAllZoos(icon), 1).up_to(8), v)
        }
        Ability::Inventive(n) => gain(Resource::XToken, Amount::N(n), v),
        Ability::InventiveBear => {
            gain(Resource::XToken, per(Counter::IconsInAllZoos(Icon::Bear), 1).up_to(3), v)
        }
        Ability::InventivePrimate => {
            let steps = Amount::Tiers(Counter::Icons(Icon::Primate), &[(1, 1), (3, 2), (5, 3)]);
            gain(Resource::XToken, steps, v)
        }
        Ability::Jumping(n) => {
            let s = plural(n, lang);
            say!(
                lang,
                "advance the break token {n} space{s} and gain {n} money",
                "avancez le pion Pause de {n} case{s} et gagnez {n} crédit{s}"
            )
        }
        Ability::Clever => word(
            lang,
            "after the action, you may move one of your action cards to slot 1",
            "après l'action, vous pouvez mettre une de vos cartes Action à l'emplacement 1",
        )
        .into(),
        Ability::Boost(action) => {
            let action = action_name(action, lang);
            say!(
                lang,
                "after the action, you may move your {action} card to slot 1 or 5",
                "après l'action, vous pouvez mettre votre carte {action} à l'emplacement 1 ou 5"
            )
        }
        Ability::Action(action) => {
            let action = action_name(action, lang);
            say!(
                lang,
                "after the action, you may perform your {action} action",
                "après l'action, vous pouvez faire votre action {action}"
            )
        }
        Ability::Determination => word(
            lang,
            "after the action, you may perform one more action of your choice",
            "après l'action, vous pouvez faire une action de plus, au choix",
        )
        .into(),
        Ability::Multiplier(action) => {
            let action = action_name(action, lang);
            say!(
                lang,
                "put a Multiplier token on your {action} card: its next action may be performed twice",
                "posez un jeton Multiplicateur sur votre carte {action} : sa prochaine action peut être faite \
                 deux fois"
            )
        }
        Ability::FullThroated => word(lang, "hire 1 association worker", "recrutez 1 bénévole").into(),
        Ability::Resistance => word(
            lang,
            "draw 2 final scoring cards, keep 1 and discard the other",
            "piochez 2 cartes Décompte final, gardez-en 1 et défaussez l'autre",
        )
        .into(),
        Ability::Assertion => word(
            lang,
            "you may take any unused base project into your hand",
            "vous pouvez prendre en main un projet de base inutilisé de votre choix",
        )
        .into(),
        Ability::Dominance => {
            let icon = icon_name(Icon::Primate, lang);
            say!(
                lang,
                "you may take the base project {icon}s into your hand, if it is unused",
                "vous pouvez prendre en main le projet de base {icon}s, s'il est inutilisé"
            )
        }
        Ability::SponsorMagnet => word(
            lang,
            "take all sponsors of the display into your hand",
            "prenez en main tous les mécènes de la rivière",
        )
        .into(),
        Ability::Posturing(1) => build_free(&[Building::Kiosk, Building::Pavilion], lang),
        Ability::Posturing(n) => say!(
            lang,
            "you may build up to {n} kiosks or pavilions for free",
            "vous pouvez construire gratuitement jusqu'à {n} kiosques ou pavillons"
        ),
        Ability::Peacocking => {
            let aviary = the_building(Building::LargeBirdAviary, lang);
            say!(
                lang,
                "you may build {aviary} for free, even without Build II",
                "vous pouvez construire gratuitement {aviary}, même sans Construction II"
            )
        }
        Ability::FlockAnimal(n) => say!(
            lang,
            "needs no enclosure of its own if your zoo has another herbivore of size {n} or more",
            "se passe d'enclos si votre zoo a un autre herbivore de taille {n} ou plus"
        ),
        Ability::Venom(n) => {
            let slots = slots(1, n, lang);
            let cost = boards::VENOM_COST;
            say!(
                lang,
                "players with more appeal than you get a Venom token on {slots}; \
                 a turn in which they remove none costs them {cost} money",
                "les joueurs ayant plus d'attrait que vous reçoivent un jeton Venin sur {slots} ; \
                 un tour sans en retirer leur coûte {cost} crédits"
            )
        }
        Ability::Constriction => {
            let less = boards::CONSTRICTION;
            say!(
                lang,
                "players ahead of you in appeal or conservation get a Constriction token ({less} less strength) \
                 on their card in slot 5 (in both: slots 4 and 5)",
                "les joueurs devant vous en attrait ou en conservation reçoivent un jeton Constriction \
                 ({less} de force en moins) sur l'emplacement 5 (les deux : 4 et 5)"
            )
        }
        Ability::Hypnosis(n) => say!(
            lang,
            "after the action, you may use an action card in slots 1 to {n} of the player with the most appeal",
            "après l'action, vous pouvez utiliser une carte Action des emplacements 1 à {n} du joueur ayant le \
             plus d'attrait"
        ),
        Ability::Pilfering(1) => word(
            lang,
            "the player with the most appeal gives you 5 money or a random card from hand",
            "le joueur ayant le plus d'attrait vous donne 5 crédits ou une carte de sa main au hasard",
        )
        .into(),
        Ability::Pilfering(_) => word(
            lang,
            "the players with the most appeal and the most conservation each give you 5 money or a random card \
             from hand",
            "le joueur ayant le plus d'attrait, puis celui ayant le plus de conservation, vous donne 5 crédits \
             ou une carte de sa main au hasard",
        )
        .into(),
        Ability::Mark => word(
            lang,
            "after the action, put a token on an animal of the display: you get it if it is discarded, or 2 money \
             if it leaves otherwise",
            "après l'action, posez un cube sur un animal de la rivière : il est à vous s'il est défaussé, sinon son \
             départ vous rapporte 2 crédits",
        )
        .into(),
        Ability::Trade => word(
            lang,
            "you may exchange 1 X-token for 5 money, or 5 money for 1 X-token",
            "vous pouvez échanger 1 jeton X contre 5 crédits, ou l'inverse",
        )
        .into(),
        Ability::ExtraShift => word(
            lang,
            "you may take back 1 of your workers from the association board",
            "vous pouvez reprendre 1 de vos bénévoles du plateau Association",
        )
        .into(),
        Ability::SeaAnimalMagnet => {
            let icon = an_icon(Icon::SeaAnimal, lang);
            say!(
                lang,
                "take all cards with {icon} from the display into your hand",
                "prenez en main toutes les cartes de la rivière avec {icon}"
            )
        }
        Ability::Symbiosis => word(
            lang,
            "use one ability of another sea animal in your zoo",
            "utilisez une capacité d'un autre animal marin de votre zoo",
        )
        .into(),
        Ability::Glide(n) => {
            let (s, icon) = (plural(n, lang), icon_name(Icon::SeaAnimal, lang));
            say!(
                lang,
                "discard up to {n} card{s} from your hand; each {icon} icon on them gives 1 reputation, 2 appeal \
                 or a free kiosk, as you like",
                "défaussez jusqu'à {n} carte{s} de votre main ; chacune de leurs icônes {icon} donne au choix \
                 1 point de réputation, 2 points d'attrait ou un kiosque gratuit"
            )
        }
        Ability::SharkAttack(1) => word(
            lang,
            "you may discard 1 animal of the display in range for half of its appeal, rounded down",
            "vous pouvez défausser 1 animal de la rivière à portée pour la moitié de son attrait, arrondie vers \
             le bas",
        )
        .into(),
        Ability::SharkAttack(n) => say!(
            lang,
            "you may discard up to {n} animals of the display in range for half of their total appeal, \
             rounded down",
            "vous pouvez défausser jusqu'à {n} animaux de la rivière à portée pour la moitié de leur attrait \
             total, arrondie vers le bas"
        ),
        Ability::CutDown => word(
            lang,
            "you may remove an empty standard enclosure and get its cost back",
            "vous pouvez retirer un enclos standard vide et récupérer son coût",
        )
        .into(),
        Ability::Camouflage => word(
            lang,
            "you may ignore 1 condition of another animal you play this turn",
            "vous pouvez ignorer 1 condition d'un autre animal joué ce tour-ci",
        )
        .into(),
        Ability::ScubaDive(amount) => reveal_and_keep(amount, CardKind::Sponsor, v),
        Ability::Marketing => play_sponsor(lang),
        Ability::Adapt(n) => {
            let s = plural(n, lang);
            say!(
                lang,
                "draw {n} final scoring card{s}, then discard {n} of all yours",
                "piochez {n} carte{s} Décompte final, puis défaussez-en {n} parmi toutes les vôtres"
            )
        }
        Ability::MonkeyGang => reveal_until(CardFilter::WithIcon(Icon::Primate), Rest::UnderDeck, lang),
    }
}

/// Digging, with the sense of how often.
pub(super) fn digging(n: u8, lang: Lang) -> String {
    let what = word(
        lang,
        "discard a card of the display and refill it, or replace a card of your hand from the deck",
        "défausser une carte de la rivière et la compléter, ou remplacer une carte de votre main par une du \
         paquet",
    );
    match n {
        1 => say!(lang, "you may {what}", "vous pouvez {what}"),
        n => {
            let times = up_to_times(n, lang);
            say!(lang, "{times}, you may {what}", "{times}, vous pouvez {what}")
        }
    }
}

/// Action cards in a range of slots.
fn slots(from: u8, to: u8, lang: Lang) -> String {
    match to - from {
        0 => say!(lang, "their card in slot {from}", "leur carte de l'emplacement {from}"),
        1 => {
            say!(lang, "their cards in slots {from} and {to}", "leurs cartes des emplacements {from} et {to}")
        }
        _ => say!(lang, "their cards in slots {from} to {to}", "leurs cartes des emplacements {from} à {to}"),
    }
}

/// Hunter and Scuba Dive: look at cards of the deck and keep one of a kind.
fn reveal_and_keep(amount: Amount, kind: CardKind, v: Voice<'_>) -> String {
    let lang = v.lang;
    let kind = match kind {
        CardKind::Animal => word(lang, "animal", "animal"),
        CardKind::Sponsor => word(lang, "sponsor", "mécène"),
        CardKind::Project => word(lang, "conservation project", "projet de conservation"),
        CardKind::FinalScoring => word(lang, "final scoring card", "décompte final"),
    };
    let article = if kind.starts_with('a') { "an" } else { "a" };
    match amount {
        Amount::N(1) => say!(
            lang,
            "reveal the top card of the deck and keep it if it is {article} {kind}; otherwise discard it",
            "révélez la première carte du paquet et gardez-la si c'est un {kind} ; sinon, défaussez-la"
        ),
        Amount::N(n) => say!(
            lang,
            "reveal the top {n} cards of the deck, keep 1 {kind} and discard the rest",
            "révélez les {n} premières cartes du paquet, gardez 1 {kind} et défaussez le reste"
        ),
        Amount::Per { count, .. } | Amount::Tiers(count, _) => {
            let counted = counted(count, true, v);
            let of = elided("de", &counted);
            say!(
                lang,
                "reveal as many cards of the deck as there are {counted}, keep 1 {kind} and discard the rest",
                "révélez autant de cartes du paquet que {of}, gardez 1 {kind} et défaussez le reste"
            )
        }
    }
}
