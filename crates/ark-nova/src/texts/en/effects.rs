//! What effects do, in English.

use super::English;
use super::grammar::plural;
use crate::catalogue::{Building, CardKind, PlacementNeed, Resource, Terrain};
use crate::effects::{CardFilter, Rest, TakenFrom};
use crate::texts::effects::EffectWords;
use crate::texts::tongue::Grammar;
use crate::texts::words::NameWords;

impl EffectWords for English {
    fn upgrade_action_card(&self) -> &'static str {
        "turn 1 of your action cards to side II"
    }

    fn any_multiplier(&self) -> &'static str {
        "put a Multiplier token on any of your action cards: its next action may be \
         performed twice"
    }

    fn put_multiplier_on(&self, action: &str) -> String {
        format!("put a Multiplier token on your {action} card: its next action may be performed twice")
    }

    fn clever(&self) -> &'static str {
        "after the action, you may move one of your action cards to slot 1"
    }

    fn boost(&self, action: &str) -> String {
        format!("after the action, you may move your {action} card to slot 1 or 5")
    }

    fn take_partner_zoo(&self) -> &'static str {
        "take 1 partner zoo"
    }

    fn take_university(&self) -> &'static str {
        "take 1 university"
    }

    fn hire_worker(&self) -> &'static str {
        "hire 1 association worker"
    }

    fn venom(&self, slots: &str, cost: u8) -> String {
        format!(
            "players with more appeal than you get a Venom token on {slots}; a turn in which \
             they remove none costs them {cost} money"
        )
    }

    fn constriction(&self, less: u8) -> String {
        format!(
            "players ahead of you in appeal or conservation get a Constriction token ({less} \
             less strength) on their card in slot 5 (in both: slots 4 and 5)"
        )
    }

    fn built_free(&self, names: &str) -> String {
        format!("{names} for free")
    }

    fn may_build_several_free(&self, n: u8, names: &str) -> String {
        format!("you may build up to {n} {names} for free")
    }

    fn if_condition(&self, then: &str, condition: &str) -> String {
        format!("{then} if {condition}")
    }

    fn you_may(&self, phrase: &str) -> String {
        const LATER: &str = "after the action, ";
        match phrase.strip_prefix(LATER) {
            Some(rest) => format!("{LATER}you may {rest}"),
            // Phrases tell what to do, unless they begin with a number or say how often.
            None if phrase.starts_with(|first: char| first.is_ascii_digit()) => format!("you may: {phrase}"),
            None if phrase.starts_with("twice") => format!("you may: {phrase}"),
            None => format!("you may {phrase}"),
        }
    }

    fn choose_one(&self, choices: &str) -> String {
        format!("choose one: {choices}")
    }

    fn extra_action(&self, action: &str) -> String {
        format!("after the action, you may perform your {action} action")
    }

    fn determination(&self) -> &'static str {
        "after the action, you may perform one more action of your choice"
    }

    fn choose_focus(&self) -> &'static str {
        "choose small or large animals for the rest of the game"
    }

    fn gain_by_focus(&self, a: &str, b: &str) -> String {
        format!("gain {a} (small) or {b} (large)")
    }

    fn by_focus(&self, small: &str, large: &str) -> String {
        format!("with small animals, {small}; with large ones, {large}")
    }

    fn scavenging(&self, n: u8) -> String {
        let s = plural(n);
        format!("draw {n} random card{s} from the discard pile, keep 1 and put the rest back")
    }

    fn resistance(&self) -> &'static str {
        "draw 2 final scoring cards, keep 1 and discard the other"
    }

    fn gain_and_share(&self, gain: &str, share: &str, unit: &str) -> String {
        format!("{gain}; every other player gains {share} for each {unit} you gain")
    }

    fn advance_break(&self, n: u8) -> String {
        let s = plural(n);
        format!("advance the break token {n} space{s}")
    }

    fn hypnosis(&self, n: u8) -> String {
        format!(
            "after the action, you may use an action card in slots 1 to {n} of the player with \
             the most appeal"
        )
    }

    fn gain_placement_bonus(&self) -> &'static str {
        "also gain any placement bonus of your map that is still uncovered"
    }

    fn play_sponsor(&self) -> &'static str {
        "you may play 1 sponsor from your hand for money equal to its level"
    }

    fn play_animal(&self, animal: &str) -> String {
        format!("you may play 1 more {animal} from your hand at its normal cost")
    }

    fn sprint(&self, n: u8) -> String {
        let s = plural(n);
        format!("draw {n} card{s} from the deck")
    }

    fn sponsor_magnet(&self) -> &'static str {
        "take all sponsors of the display into your hand"
    }

    fn tile_or_money(&self, money: &str) -> String {
        format!("take a bonus tile or {money}")
    }

    fn tile_or_appeal(&self, appeal: &str) -> String {
        format!("take the bonus tile of the reputation track or {appeal}")
    }

    fn put_tokens(&self, n: u8) -> String {
        let s = plural(n);
        format!("put {n} token{s} on this card")
    }

    fn spend_token(&self, phrase: &str) -> String {
        format!("by removing 1 token from this card, {phrase}")
    }

    fn mark(&self) -> &'static str {
        "after the action, put a token on an animal of the display: you get it if it is \
         discarded, or 2 money if it leaves otherwise"
    }

    fn trade(&self) -> &'static str {
        "you may exchange 1 X-token for 5 money, or 5 money for 1 X-token"
    }

    fn extra_shift(&self) -> &'static str {
        "you may take back 1 of your workers from the association board"
    }

    fn sea_animal_magnet(&self, icon: &str) -> String {
        format!("take all cards with {icon} from the display into your hand")
    }

    fn symbiosis(&self) -> &'static str {
        "use one ability of another sea animal in your zoo"
    }

    fn glide(&self, n: u8, icon: &str) -> String {
        let s = plural(n);
        format!(
            "discard up to {n} card{s} from your hand; each {icon} icon on them gives 1 \
             reputation, 2 appeal or a free kiosk, as you like"
        )
    }

    fn cut_down(&self) -> &'static str {
        "you may remove an empty standard enclosure and get its cost back"
    }

    fn camouflage(&self) -> &'static str {
        "you may ignore 1 condition of another animal you play this turn"
    }

    fn adapt(&self, n: u8) -> String {
        let s = plural(n);
        format!("draw {n} final scoring card{s}, then discard {n} of all yours")
    }

    fn play_sponsor_free(&self, card: &str) -> String {
        format!("you may play from your hand {card}, without paying")
    }

    fn discard_own_sponsor(&self, card: &str) -> String {
        format!("discard from your zoo {card}")
    }

    fn donate(&self) -> &'static str {
        "you may make a donation"
    }

    fn enlarge_enclosure(&self, appeal: &str) -> String {
        format!("you may enlarge a standard enclosure by 1 space; if it is occupied, gain {appeal}")
    }

    fn rearrange_buildings(&self, max: u8) -> String {
        let s = plural(max);
        format!("you may lift up to {max} building{s} and place them again")
    }

    fn trigger_reef_dwellers(&self) -> &'static str {
        "trigger the reef effects of all your reef dwellers"
    }

    fn raise_hand_limit(&self, n: u8) -> String {
        format!("raise your hand limit by {n} for the rest of the game")
    }

    fn remove_continent_marker(&self) -> &'static str {
        "remove a continent marker from your map and take its bonus"
    }

    fn pay_for(&self, price: &str, then: &str) -> String {
        format!("you may pay {price}: {then}")
    }

    fn show_no_animal(&self, hunter: &str) -> String {
        format!("you may show that you hold no animal card; then {hunter}")
    }

    fn dig_and_rescue(&self, dig: &str) -> String {
        format!("{dig}; a discarded animal may be rescued")
    }

    fn store_card(&self) -> &'static str {
        "you may put 1 card from your hand under the notepad"
    }

    fn conceal_strength(&self) -> &'static str {
        "cover the lowest open strength of your action slots"
    }

    fn animal_magnet(&self) -> &'static str {
        "take all animals of the display into your hand, then refill it"
    }

    fn wave(&self) -> &'static str {
        "discard the lowest card of the display and refill it"
    }

    fn ignore_conditions(&self, n: u8) -> String {
        let s = plural(n);
        format!("ignore up to {n} condition{s} of an animal you play")
    }

    fn wild_icon_for_base_project(&self) -> &'static str {
        "count 1 more icon of any kind when you support a base project"
    }

    fn flock_animal(&self, n: u8) -> String {
        format!("needs no enclosure of its own if your zoo has another herbivore of size {n} or more")
    }

    fn assertion(&self) -> &'static str {
        "you may take any unused base project into your hand"
    }

    fn dominance(&self, icon: &str) -> String {
        format!("you may take the base project {icon}s into your hand, if it is unused")
    }

    fn cards_in_slots(&self, from: u8, to: u8) -> String {
        match to - from {
            0 => format!("their card in slot {from}"),
            1 => format!("their cards in slots {from} and {to}"),
            _ => format!("their cards in slots {from} to {to}"),
        }
    }

    fn place_unique(&self, building: Building, need: PlacementNeed) -> String {
        let PlacementNeed { rock, water, border, on_water, alone, bonus_times, .. } = need;
        let mut text = format!("place {}", self.the_building(building));
        let beside: Vec<String> = [(Terrain::Rock, rock), (Terrain::Water, water)]
            .into_iter()
            .filter(|&(_, n)| n > 0)
            .map(|(terrain, n)| format!("{n} {}", self.terrain_space(terrain, n > 1)))
            .collect();
        if !beside.is_empty() {
            text += &format!(" next to {}", self.and(&beside));
        }
        if border > 0 {
            let s = plural(border);
            text += &format!(" on at least {border} border space{s}");
        }
        if on_water {
            text += " on water";
        }
        if alone {
            text += ", even away from other buildings";
        }
        match bonus_times {
            0 | 1 => {}
            2 => text += "; placement bonuses under it are gained twice",
            n => text += &format!("; placement bonuses under it are gained {n} times"),
        }
        text
    }

    fn may_build_free(&self, names: &str) -> String {
        format!("you may build {names} for free")
    }

    fn even_without_build_ii(&self) -> &'static str {
        ", even without Build II"
    }

    fn only_with_box(&self, name: &str) -> String {
        format!(" (only with {name})")
    }

    fn you_may_several_times(&self, n: u8, phrase: &str) -> String {
        let times = up_to_times(n);
        format!("{times}, you may: {phrase}")
    }

    fn digging(&self, n: u8) -> String {
        let what =
            "discard a card of the display and refill it, or replace a card of your hand from the deck";
        match n {
            1 => format!("you may {what}"),
            n => format!("{}, you may {what}", up_to_times(n)),
        }
    }

    fn perception(&self, n: u8, keep: u8) -> String {
        match n {
            2 => "draw 2 cards from the deck, keep 1 and discard the other".into(),
            n => format!("draw {n} cards from the deck, keep {keep} and discard the rest"),
        }
    }

    fn sunbathing(&self, n: u8, money: &str) -> String {
        match n {
            1 => format!("you may sell 1 card from your hand for {money}"),
            n => format!("you may sell up to {n} cards from your hand for {money} each"),
        }
    }

    fn pouch(&self, n: u8, appeal: &str) -> String {
        match n {
            1 => format!("you may tuck 1 card from your hand face down for {appeal}"),
            n => format!("you may tuck up to {n} cards from your hand face down for {appeal} each"),
        }
    }

    fn pilfer(&self, tracks: &[Resource], money: &str) -> String {
        let most = |track: &Resource| format!("the most {}", self.resource_name(*track).to_lowercase());
        let most: Vec<String> = tracks.iter().map(most).collect();
        let (who, gives) = if most.len() > 1 { ("players", "each give") } else { ("player", "gives") };
        let most = self.and(&most);
        format!("the {who} with {most} {gives} you {money} or a random card from hand")
    }

    fn snapping(&self, n: u8) -> String {
        match n {
            1 => "take any 1 card from the display".into(),
            n => format!("take any {n} cards from the display, one by one; you may refill it in between"),
        }
    }

    fn take(&self, cards: &str, from: TakenFrom) -> String {
        let from = match from {
            TakenFrom::DeckOrRange => "from the deck or in range",
            TakenFrom::Display => "from the display",
            TakenFrom::DiscardPile => "from the discard pile",
        };
        format!("take {cards} {from}")
    }

    fn reveal_until(&self, card: &str, rest: Rest) -> String {
        let rest = match rest {
            Rest::Discard => "discard the rest",
            Rest::UnderDeck => "put the rest under the deck",
        };
        format!("reveal cards from the deck until you find {card}, take it and {rest}")
    }

    fn shark_attack(&self, n: u8) -> String {
        match n {
            1 => {
                "you may discard 1 animal of the display in range for half of its appeal, rounded down".into()
            }
            n => format!(
                "you may discard up to {n} animals of the display in range for half of their total appeal, \
                 rounded down"
            ),
        }
    }

    fn reveal_top_card(&self, keep: CardKind) -> String {
        let kind = kind_of_card(keep);
        let article = if kind.starts_with('a') { "an" } else { "a" };
        format!("reveal the top card of the deck and keep it if it is {article} {kind}; otherwise discard it")
    }

    fn reveal_cards(&self, n: u8, keep: CardKind) -> String {
        let kind = kind_of_card(keep);
        format!("reveal the top {n} cards of the deck, keep 1 {kind} and discard the rest")
    }

    fn reveal_as_many_cards(&self, counted: &str, keep: CardKind) -> String {
        let kind = kind_of_card(keep);
        format!("reveal as many cards of the deck as there are {counted}, keep 1 {kind} and discard the rest")
    }

    fn then(&self, firmly: bool) -> &'static str {
        if firmly { "; then " } else { ", then " }
    }

    fn repeated(&self, times: usize, phrase: &str) -> String {
        match times {
            2 => format!("twice: {phrase}"),
            n => format!("{n} times: {phrase}"),
        }
    }

    fn says_may(&self, phrase: &str) -> bool {
        phrase.contains("you may")
    }

    fn alternatives(&self, phrases: &[String]) -> String {
        phrases.join(if phrases.len() == 2 { ", or " } else { "; " })
    }

    fn cards(&self, n: u8, filter: CardFilter) -> String {
        let s = plural(n);
        match filter {
            CardFilter::Any => format!("{n} card{s}"),
            CardFilter::AnimalOf(size) => format!("{n} {}", self.animal_of(size, n != 1)),
            CardFilter::AnimalOfFocus => format!("{n} animal{s} of the chosen size"),
            CardFilter::PettingZooAnimal => format!("{n} petting zoo animal{s}"),
            CardFilter::Sponsor => format!("{n} sponsor{s}"),
            CardFilter::PersonSponsor => format!("{n} sponsor{s} showing a person"),
            CardFilter::WithIcon(icon) => format!("{n} card{s} with {}", self.an_icon(icon)),
        }
    }
}

/// A kind of card after its article.
const fn kind_of_card(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Animal => "animal",
        CardKind::Sponsor => "sponsor",
        CardKind::Project => "conservation project",
        CardKind::FinalScoring => "final scoring card",
    }
}

/// How often: `up to twice`, `up to 3 times`.
fn up_to_times(n: u8) -> String {
    match n {
        2 => "up to twice".into(),
        n => format!("up to {n} times"),
    }
}
