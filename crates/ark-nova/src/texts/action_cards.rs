//! The action cards and the twists of their alternates.

use super::ability_names::named;
use super::effects::effect_phrase;
use super::words::{a_building, the_building};
use super::{Lang, action_name, and, plural, resource_amount, row, say, sentence, word};
use crate::catalogue::action_cards::{ByStrength, CARDS_BREAK_STEPS, Performance, Twist};
use crate::catalogue::boards::COST_PER_SPACE;
use crate::catalogue::{ActionCard, Building, Resource, Side};
use crate::effects::{Ability, Effect};

/// The name of an action card; alternates have a number.
pub fn action_card_name(card: &ActionCard, lang: Lang) -> String {
    let name = action_name(card.action, lang);
    match card.number {
        0 => name.into(),
        n => format!("{name} {n}"),
    }
}

/// What one side of an action card allows.
pub fn action_card_text(card: &ActionCard, side: Side, lang: Lang) -> String {
    let face = &card.sides[side as usize];
    let mut sentences: Vec<String> =
        performance(face.does, lang).iter().map(|phrase| sentence(phrase, lang)).collect();
    if let Some(twist) = face.twist {
        sentences.push(sentence(&twist_phrase(twist, lang), lang));
    }
    sentences.join(" ")
}

/// The strengths at which a table rises, with its values there.
fn rises(table: ByStrength) -> Vec<(u8, u8)> {
    let mut before = 0;
    let mut found = Vec::new();
    for (strength, n) in (1..).zip(table) {
        if n > before {
            found.push((strength, n));
            before = n;
        }
    }
    found
}

/// `from strength 2, play 1 animal; from strength 5, up to 2`.
fn play_animals(table: ByStrength, lang: Lang) -> String {
    let steps: Vec<String> = rises(table)
        .iter()
        .enumerate()
        .map(|(step, &(strength, n))| {
            let from = match strength {
                1 => String::new(),
                _ => say!(lang, "from strength {strength}, ", "dès la force {strength}, "),
            };
            match step {
                0 => say!(lang, "{from}play {n} animal", "{from}jouez {n} animal"),
                _ => say!(lang, "{from}up to {n}", "{from}jusqu'à {n}"),
            }
        })
        .collect();
    steps.join(word(lang, "; ", " ; "))
}

fn performance(does: Performance, lang: Lang) -> Vec<String> {
    let range = word(
        lang,
        "; also from the display in range, for its folder number in extra money",
        " ; aussi depuis la rivière à portée, contre son numéro de dossier en crédits",
    );
    match does {
        Performance::Animals { animals, display, reputation_from } => {
            let play = play_animals(animals, lang);
            let range = if display { range } else { "" };
            let mut text = vec![format!("{play}{range}")];
            if let Some(strength) = reputation_from {
                let gain = resource_amount(1, Resource::Reputation, lang);
                text.push(say!(
                    lang,
                    "from strength {strength}, first gain {gain}",
                    "dès la force {strength}, gagnez d'abord {gain}"
                ));
            }
            text
        }
        Performance::Association { several: false } => vec![
            word(
                lang,
                "perform 1 association task of a value up to your strength",
                "effectuez 1 mission associative d'une valeur ne dépassant pas votre force",
            )
            .into(),
        ],
        Performance::Association { several: true } => vec![
            word(
                lang,
                "perform different association tasks of a total value up to your strength, and you may make a \
                 donation",
                "effectuez des missions associatives différentes d'une valeur totale ne dépassant pas votre force \
                 ; vous pouvez aussi faire un don",
            )
            .into(),
            word(
                lang,
                "projects of the display in range cost their folder number in money",
                "un projet de la rivière à portée coûte son numéro de dossier en crédits",
            )
            .into(),
        ],
        Performance::Build { several, more } => {
            let strength = strength_and(more, lang);
            let cost = COST_PER_SPACE;
            if several {
                let allowed = and(
                    &[
                        the_building(Building::ReptileHouse, lang),
                        the_building(Building::LargeBirdAviary, lang),
                        word(lang, "the marked spaces", "les cases marquées").into(),
                    ],
                    lang,
                );
                vec![
                    say!(
                        lang,
                        "build different buildings of a total size up to {strength}, for {cost} money per space",
                        "construisez des bâtiments différents d'une taille totale ne dépassant pas {strength}, \
                         à {cost} crédits la case"
                    ),
                    say!(
                        lang,
                        "{allowed} are allowed",
                        "{allowed} sont permis"
                    ),
                ]
            } else {
                vec![say!(
                    lang,
                    "build 1 building of a size up to {strength}, for {cost} money per space",
                    "construisez 1 bâtiment d'une taille ne dépassant pas {strength}, à {cost} crédits la case"
                )]
            }
        }
        Performance::Cards { draw, discard, snap, display } => {
            let steps = CARDS_BREAK_STEPS;
            let from = if display {
                word(lang, "from the deck or in range", "du paquet ou à portée")
            } else {
                word(lang, "from the deck", "du paquet")
            };
            let draws = row(draw);
            let discards = match discard {
                [0, 0, 0, 0, 0] => String::new(),
                table => {
                    let table = row(table);
                    say!(lang, ", then discard {table}", ", puis défaussez-en {table}")
                }
            };
            let more: Vec<String> = rises(snap)
                .iter()
                .skip(1)
                .map(|&(strength, n)| say!(lang, " ({n} from strength {strength})", " ({n} dès la force {strength})"))
                .collect();
            let more = more.concat();
            let mut text = vec![say!(
                lang,
                "move the break token {steps} spaces; by strength 1 to 5, draw {draws} cards {from}{discards}",
                "le pion Pause avance de {steps} cases ; selon la force de 1 à 5, piochez {draws} cartes \
                 {from}{discards}"
            )];
            if let Some(&(strength, n)) = rises(snap).first() {
                let s = plural(n, lang);
                text.push(say!(
                    lang,
                    "from strength {strength}, you may instead take any {n} card{s} of the display{more}",
                    "dès la force {strength}, vous pouvez plutôt prendre {n} carte{s} au choix de la rivière{more}"
                ));
            }
            text
        }
        Performance::Sponsors { several, more, money_per_step } => {
            let strength = strength_and(more, lang);
            let money = resource_amount(money_per_step, Resource::Money, lang);
            let play = if several {
                say!(
                    lang,
                    "play sponsors of a total level up to {strength}{range}",
                    "jouez des mécènes d'un niveau total ne dépassant pas {strength}{range}"
                )
            } else {
                say!(
                    lang,
                    "play 1 sponsor of a level up to {strength}",
                    "jouez 1 mécène d'un niveau ne dépassant pas {strength}"
                )
            };
            vec![
                play,
                say!(
                    lang,
                    "or move the break token by your strength for {money} per step",
                    "ou avancez le pion Pause d'autant que votre force, pour {money} par case"
                ),
            ]
        }
    }
}

/// `your strength + 1`.
fn strength_and(more: u8, lang: Lang) -> String {
    let strength = word(lang, "your strength", "votre force");
    match more {
        0 => strength.into(),
        n => format!("{strength} + {n}"),
    }
}

/// What an alternate adds.
fn twist_phrase(twist: Twist, lang: Lang) -> String {
    let money = |n: u8| resource_amount(n, Resource::Money, lang);
    match twist {
        Twist::ExtraBuilding(building, price) => {
            let (building, price) = (a_building(building, lang), money(price));
            say!(
                lang,
                "you may also build {building} for {price}, without using strength",
                "vous pouvez aussi construire {building} pour {price}, sans utiliser de force"
            )
        }
        Twist::RepeatStandard => word(
            lang,
            "standard enclosures of the same size may be built repeatedly",
            "des enclos standard de même taille peuvent être construits plusieurs fois",
        )
        .into(),
        Twist::CoverTerrain(gain) => {
            let n = money(gain.unsigned_abs());
            if gain < 0 {
                say!(
                    lang,
                    "you may cover 1 rock or water space for {n}",
                    "vous pouvez recouvrir 1 case de rocher ou d'eau pour {n}"
                )
            } else {
                say!(
                    lang,
                    "you may cover 1 rock or water space and gain {n} for it",
                    "vous pouvez recouvrir 1 case de rocher ou d'eau et y gagner {n}"
                )
            }
        }
        Twist::IgnoreConditionIfSingle(strength) => say!(
            lang,
            "from strength {strength}, you may play only 1 animal and ignore 1 of its conditions",
            "dès la force {strength}, vous pouvez ne jouer que 1 animal et ignorer 1 de ses conditions"
        ),
        Twist::HunterWithoutAnimal(n) => {
            let hunter = named(Ability::Hunter(crate::effects::Amount::N(n)), lang);
            say!(
                lang,
                "afterwards, if you hold no animal card, you may use {hunter}",
                "ensuite, si vous n'avez aucun animal en main, vous pouvez utiliser {hunter}"
            )
        }
        Twist::FirstAnimalCheaper(n) => {
            let less = money(n);
            say!(lang, "the first animal costs {less} less", "le premier animal coûte {less} de moins")
        }
        Twist::PayForAppeal => {
            let (price, appeal) = (money(2), resource_amount(1, Resource::Appeal, lang));
            say!(
                lang,
                "once for each animal, you may pay {price} for {appeal}",
                "une fois par animal, vous pouvez payer {price} pour {appeal}"
            )
        }
        Twist::MarkAfter(reputation) => {
            let mark = named(Ability::Mark, lang);
            let bonus = match reputation {
                0 => String::new(),
                n => {
                    let gain = resource_amount(n, Resource::Reputation, lang);
                    say!(
                        lang,
                        "; playing an animal with your own mark gives {gain}",
                        " ; jouer un animal que vous avez marqué rapporte {gain}"
                    )
                }
            };
            say!(lang, "afterwards, use {mark}{bonus}", "ensuite, utilisez {mark}{bonus}")
        }
        Twist::FromSupply { universities: false } => word(
            lang,
            "partner zoos come from the supply; you may take a continent again",
            "les zoos partenaires viennent de la réserve ; un même continent peut être repris",
        )
        .into(),
        Twist::FromSupply { universities: true } => word(
            lang,
            "partner zoos and universities come from the supply; you may take the same one again",
            "zoos partenaires et universités viennent de la réserve ; les mêmes peuvent être repris",
        )
        .into(),
        Twist::HireInsteadOfProject => word(
            lang,
            "the project task may hire a worker instead of supporting a project",
            "la mission Projet peut recruter un bénévole au lieu de soutenir un projet",
        )
        .into(),
        Twist::WorkersForStrength(n) => say!(
            lang,
            "each further worker you add to a task lowers the strength it uses by {n}",
            "chaque bénévole ajouté à une mission réduit de {n} la force qu'elle utilise"
        ),
        Twist::XTokenIfStronger => {
            let gain = resource_amount(1, Resource::XToken, lang);
            say!(
                lang,
                "gain {gain} if your strength is above the value of the task",
                "gagnez {gain} si votre force dépasse la valeur de la mission"
            )
        }
        Twist::DonationLessByXTokens => {
            let less = money(1);
            say!(
                lang,
                "the donation costs {less} less for each X-token you hold",
                "le don coûte {less} de moins par jeton X en réserve"
            )
        }
        Twist::OtherActionInstead(strength) => say!(
            lang,
            "from strength {strength}, you may perform another action instead of a task",
            "dès la force {strength}, vous pouvez faire une autre action au lieu d'une mission"
        ),
        Twist::CardInsteadOfDonation => word(
            lang,
            "instead of the donation, you may take 1 card from the deck or in range",
            "au lieu du don, vous pouvez prendre 1 carte du paquet ou à portée",
        )
        .into(),
        Twist::DiggingFirst(n) => {
            let digging = named(Ability::Digging(n), lang);
            say!(
                lang,
                "after moving the break token, first use {digging}",
                "une fois le pion Pause avancé, utilisez d'abord {digging}"
            )
        }
        Twist::CleverAfter(price) => {
            let clever = named(Ability::Clever, lang);
            match price {
                0 => say!(lang, "afterwards, you may use {clever}", "ensuite, vous pouvez utiliser {clever}"),
                n => {
                    let price = money(n);
                    say!(
                        lang,
                        "afterwards, you may pay {price} to use {clever}",
                        "ensuite, vous pouvez payer {price} pour utiliser {clever}"
                    )
                }
            }
        }
        Twist::TradeOnce { reputation } => {
            let trade = match reputation {
                false => String::new(),
                true => {
                    let gain = resource_amount(1, Resource::Reputation, lang);
                    say!(lang, "; either also buys {gain}", " ; l'un ou l'autre achète aussi {gain}")
                }
            };
            say!(
                lang,
                "once, you may exchange 1 X-token for 5 money or 5 money for 1 X-token{trade}",
                "une fois, vous pouvez échanger 1 jeton X contre 5 crédits ou l'inverse{trade}"
            )
        }
        Twist::BonusMoney(n) => {
            let more = money(n);
            say!(
                lang,
                "the first time you gain money in this action, gain {more} more",
                "au premier gain de crédits de cette action, gagnez {more} de plus"
            )
        }
        Twist::SellOnce { any: false } => {
            let price = money(4);
            say!(
                lang,
                "once, you may sell a sponsor from your hand for {price}",
                "une fois, vous pouvez vendre un mécène de votre main pour {price}"
            )
        }
        Twist::SellOnce { any: true } => {
            let price = money(4);
            say!(
                lang,
                "once, you may discard a card from your hand for {price} or to lower a sponsor by 2 levels",
                "une fois, vous pouvez défausser une carte de votre main pour {price} ou pour baisser un mécène \
                 de 2 niveaux"
            )
        }
        Twist::SwapSponsor => word(
            lang,
            "once, you may exchange a sponsor from your hand for any sponsor of the display",
            "une fois, vous pouvez échanger un mécène de votre main contre un mécène de la rivière",
        )
        .into(),
        Twist::SponsorWithBreak => {
            let play = effect_phrase(&Effect::PlaySponsor, lang.into());
            say!(
                lang,
                "when you move the break token, by discarding 1 card {play}",
                "en avançant le pion Pause, si vous défaussez 1 carte, {play}"
            )
        }
    }
}
