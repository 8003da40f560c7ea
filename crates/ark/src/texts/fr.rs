//! French.

mod topics;

use super::names::Names;
use super::tongue::{Tongue, Words};
use crate::printed::Topic;
use crate::{
    Blocker, CabinReport, Climate, DeckCard, Diet, Event, Group, Kind, Move, Question, Share, Side, Special,
};
use tabletop::Seat;

/// French.
pub(super) struct French;

impl Tongue for French {
    fn name_in_deck<'d>(&self, card: &'d DeckCard) -> Option<&'d str> {
        card.name_fr.as_deref()
    }

    fn card(&self, id: &str) -> Option<&'static str> {
        card_name(id)
    }

    fn player(&self, seat: Seat) -> String {
        format!("Joueur {}", seat.0 + 1)
    }

    fn topic(&self, topic: Topic) -> (String, &'static str) {
        topics::topic(topic)
    }

    fn decimal_mark(&self) -> char {
        ','
    }

    fn words(&self) -> &'static Words {
        &WORDS
    }

    fn kind(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Slow => "lents",
            Kind::Shy => "timides",
            Kind::Heavy => "lourds",
            Kind::Useful => "utiles",
            Kind::Provisions => "provisions",
        }
    }

    fn climate(&self, climate: Climate) -> &'static str {
        match climate {
            Climate::Hot => "chaud",
            Climate::Cold => "froid",
            Climate::Any => "tout climat",
        }
    }

    fn diet(&self, diet: Diet) -> &'static str {
        match diet {
            Diet::Carnivore => "carnivore",
            Diet::Herbivore => "herbivore",
            Diet::Omnivore => "omnivore",
            Diet::None => "ne mange rien",
        }
    }

    fn ability(&self, special: Special) -> &'static str {
        match special {
            Special::Fox => "En embarquant, vous pouvez prendre 2 disques de la réserve.",
            Special::Turtle => "Aucun prédateur n'est un danger pour elle.",
            Special::Hedgehog => {
                "Aucun prédateur n'est un danger pour lui ; un prédateur plus lourd peut donc vivre avec lui."
            }
            Special::Skunk => "Peut chasser un animal quelconque de la cabine où elle entre.",
            Special::Mosquito => "Peut chasser un animal de poids 2 de la cabine où il entre.",
            Special::Spider => "Peut chasser un animal timide de la cabine où elle entre.",
            Special::Bronto => "Sa figurine peut être posée sur un disque et compte 1,5.",
            Special::Chimpanzee => {
                "Vous pouvez glisser un disque sous une de vos figurines, sauf sur les provisions ; elle compte 1,5."
            }
        }
    }

    fn event(&self, event: Event, names: &Names<'_>) -> String {
        match event {
            Event::SetUp { start, heel, row } => {
                let on = |side| {
                    let there = start.into_iter().filter(|start| start.cabin.side == side);
                    names.cards(there.map(|start| start.card)).join(" et ")
                };
                format!(
                    "L'arche : {} à bâbord, {} à tribord, gîte {}. Face visible : {}.",
                    on(Side::Port),
                    on(Side::Starboard),
                    super::heel(heel),
                    names.cards(row).join(", ")
                )
            }
            Event::Turn { seat } => format!("C'est à {} de jouer.", names.player(seat)),
            Event::Took { seat, card } => format!("{} prend {}.", names.player(seat), names.card(card)),
            Event::Drew { seat, card: Some(card) } => {
                format!("{} pioche {}.", names.player(seat), names.card(card))
            }
            Event::Drew { seat, card: None } => format!("{} pioche une carte.", names.player(seat)),
            Event::Opened { card } => format!("Nouvelle carte visible : {}.", names.card(card)),
            Event::Rain { number } => match number {
                2 => "Pluie 2 : chacun peut poser un animal de compagnie.".to_owned(),
                5 => "Pluie 5 : on ne pioche plus.".to_owned(),
                _ => format!("Pluie {number}."),
            },
            Event::PetLaid { seat, card: Some(card) } => {
                format!("{} choisit {} comme animal de compagnie.", names.player(seat), names.card(card))
            }
            Event::PetLaid { seat, card: None } => {
                format!("{} pose un animal de compagnie, face cachée.", names.player(seat))
            }
            Event::NoPet { seat } => format!("{} ne pose pas d'animal de compagnie.", names.player(seat)),
            Event::Plays { seat, card } => format!("{} joue {}.", names.player(seat), names.card(card)),
            Event::PaidPlay { seat } => format!("{} paie un disque à la réserve.", names.player(seat)),
            Event::PaidCabin { seat, to, cabin } => {
                format!(
                    "{} ouvre la cabine {} et donne un disque à {}.",
                    names.player(seat),
                    cabin.name(),
                    names.player(to)
                )
            }
            Event::Boarded { card, cabin, heel, .. } => match names.moves_heel(card) {
                true => {
                    format!("{} entre dans {} ; gîte {}.", names.card(card), cabin.name(), super::heel(heel))
                }
                false => format!("{} entre dans {}.", names.card(card), cabin.name()),
            },
            Event::DrivenOut { by, card, cabin, .. } => {
                format!("{} chasse {} de {}.", names.card(by), names.card(card), cabin.name())
            }
            Event::Figure { seat, scoring, raised } => {
                let on = if raised { " sur disque" } else { "" };
                format!("{} pose une figurine{on} : {}.", names.player(seat), self.kind(scoring))
            }
            Event::NoFigure { seat, scoring } => {
                format!("{} n'a plus de figurine : {}.", names.player(seat), self.kind(scoring))
            }
            Event::Exchanged { seat, scoring } => {
                format!(
                    "{} échange deux figurines sur disque contre trois : {}.",
                    names.player(seat),
                    self.kind(scoring)
                )
            }
            Event::NotExchanged { seat, scoring } => {
                format!("{} garde deux figurines sur disque : {}.", names.player(seat), self.kind(scoring))
            }
            Event::TookDiscs { seat, discs: count } => {
                format!("{} prend {} de la réserve.", names.player(seat), discs(count))
            }
            Event::Raised { seat, scoring } => {
                format!("{} glisse un disque sous une figurine : {}.", names.player(seat), self.kind(scoring))
            }
            Event::Skipped { seat, special } => {
                format!("{} renonce à la capacité : {}.", names.player(seat), called(special))
            }
            Event::Endgame => "La fin de partie commence.".to_owned(),
            Event::Passed { seat } => format!("{} passe.", names.player(seat)),
            Event::PetShown { seat, card } => {
                format!("{} avait un animal de compagnie : {}.", names.player(seat), names.card(card))
            }
            Event::Scored { scoring, shares } => {
                let parts: Vec<String> = shares
                    .iter()
                    .filter(|share| share.strength > 0)
                    .map(|&Share { seat, strength, points }| {
                        format!("{} a {} et reçoit {points}", names.player(seat), self.strength(strength))
                    })
                    .collect();
                let parts = if parts.is_empty() { "personne".to_owned() } else { parts.join(", ") };
                format!("Décompte, {} : {parts}.", self.kind(scoring))
            }
            Event::Ended { points, winners } => {
                let points: Vec<String> =
                    points.iter().map(|of| format!("{} {}", names.player(of.seat), of.points)).collect();
                let winners: Vec<String> = winners.iter().map(|&seat| names.player(seat)).collect();
                format!("La partie est finie : {}. Victoire : {}.", points.join(", "), winners.join(" et "))
            }
        }
    }

    fn blocker(&self, blocker: Blocker, names: &Names<'_>) -> String {
        match blocker {
            Blocker::OtherQuestion => "ce n'est pas la question".to_owned(),
            Blocker::NotInHand { card } => format!("{} : pas en main", names.card(card)),
            Blocker::NotInRow { card } => format!("{} : pas parmi les cartes visibles", names.card(card)),
            Blocker::NoCabin { card } => format!("aucune cabine n'accepte {} maintenant", names.card(card)),
            Blocker::SingleSecond { card } => {
                format!("{} doit être la seule carte du tour", names.card(card))
            }
            Blocker::SingleEndgame { card } => {
                format!("{} ne peut pas être joué pendant la fin de partie", names.card(card))
            }
            Blocker::SameCabin { cabin } => {
                format!("la première carte du tour est allée dans {}", cabin.name())
            }
            Blocker::NoSuchCabin { cabin } => {
                format!("la cabine {} n'existe pas et n'est pas la prochaine", cabin.name())
            }
            Blocker::CabinFull { cabin } => format!("la cabine {} est pleine", cabin.name()),
            Blocker::Discs { needed, has } => format!("cela coûte {}, vous en avez {has}", discs(needed)),
            Blocker::Capsize { heel, limit } => {
                format!(
                    "l'arche chavirerait : gîte {heel:+}, {} de plus que la limite de {limit}",
                    heel.abs() - limit
                )
            }
            Blocker::Climate { card, with } => {
                format!("{} et {} ont besoin de climats différents", names.card(card), names.card(with))
            }
            Blocker::Eaten { by, by_weight, prey, prey_weight } => {
                format!(
                    "{} (poids {by_weight}) mangerait {} (poids {prey_weight})",
                    names.card(by),
                    names.card(prey)
                )
            }
            Blocker::Provisions { by, provisions } => {
                format!("{} mangerait {}", names.card(by), names.card(provisions))
            }
            Blocker::Shy { card, carnivore, cabin } => {
                format!(
                    "{} est trop timide : {} est dans {}",
                    names.card(card),
                    names.card(carnivore),
                    cabin.name()
                )
            }
            Blocker::NoDriver { card } => format!("{} ne chasse personne", names.card(card)),
            Blocker::NotThere { card, cabin } => {
                format!("{} n'est pas dans {}", names.card(card), cabin.name())
            }
            Blocker::DriveProvisions { card } => {
                format!("{} : ce sont des provisions, on ne chasse que des animaux", names.card(card))
            }
            Blocker::Stays { card } => format!("{} n'est jamais chassé", names.card(card)),
            Blocker::DriveWeight { card, weight, needed } => {
                format!("{} pèse {weight}, seul le poids {needed} est chassé", names.card(card))
            }
            Blocker::DriveNotShy { card } => format!("{} n'est pas timide", names.card(card)),
            Blocker::DiscOnProvisions => "pas de disque sous une figurine des provisions".to_owned(),
            Blocker::NoPlainFigure { scoring } => {
                format!("vous n'avez pas de figurine simple : {}", self.kind(scoring))
            }
            Blocker::PetProvisions { card } => {
                format!("{} : des provisions ne sont pas un animal de compagnie", names.card(card))
            }
            Blocker::PetWeight { card, weight } => {
                format!("{} pèse {weight}, un animal de compagnie 2 au plus", names.card(card))
            }
            Blocker::PetSpecial { card } => {
                format!("{} a une capacité et ne peut être animal de compagnie", names.card(card))
            }
        }
    }

    fn question(&self, question: Question, names: &Names<'_>) -> String {
        match question {
            Question::Turn => "Prendre une carte visible et piocher, ou jouer une carte ?".to_owned(),
            Question::Second => "Jouer une deuxième carte, ou finir le tour ?".to_owned(),
            Question::Endgame => "Jouer une carte pour un disque, ou passer définitivement ?".to_owned(),
            Question::Place { card } => format!("Dans quelle cabine va {} ?", names.card(card)),
            Question::Drive { card, cabin } => {
                format!("Qui est chassé de {} par {} ?", cabin.name(), names.card(card))
            }
            Question::Row => "Quelle carte visible prenez-vous pour la nouvelle cabine ?".to_owned(),
            Question::Ability { special } => {
                format!("Utiliser la capacité ({}) ? {}", called(special), self.ability(special))
            }
            Question::Exchange { scoring } => {
                format!(
                    "Échanger deux figurines sur disque ({}) contre trois simples ? Une figurine quitte votre réserve et \
                     deux disques reviennent à la réserve commune.",
                    self.kind(scoring)
                )
            }
            Question::Pet => "Quelle carte posez-vous comme animal de compagnie ?".to_owned(),
        }
    }

    fn answer(&self, answer: Move, names: &Names<'_>) -> String {
        match answer {
            Move::Take(card) => format!("prendre {}", names.card(card)),
            Move::Play(card) => format!("jouer {}", names.card(card)),
            Move::In(cabin) => format!("dans la cabine {}", cabin.name()),
            Move::Drive(card) => format!("chasser {}", names.card(card)),
            Move::Stay => "ne chasser personne".to_owned(),
            Move::Use => "utiliser la capacité".to_owned(),
            Move::Disc(scoring) => format!("glisser le disque sous une figurine : {}", self.kind(scoring)),
            Move::Exchange => "échanger deux figurines sur disque contre trois".to_owned(),
            Move::Skip => "y renoncer".to_owned(),
            Move::Done => "finir le tour".to_owned(),
            Move::Pass => "passer".to_owned(),
            Move::Pet(card) => format!("poser {} comme animal de compagnie", names.card(card)),
            Move::NoPet => "ne pas poser d'animal de compagnie".to_owned(),
        }
    }

    fn consequences(&self, report: &CabinReport, neighbour: Seat, names: &Names<'_>) -> Vec<String> {
        let mut parts = vec![match report.opens {
            true => "nouvelle".to_owned(),
            false => format!("avec {}", names.cards(report.cards.iter().copied()).join(", ")),
        }];
        parts.push(match report.blockers[..] {
            [] => format!("gîte {}", super::heel(report.heel)),
            [_, ..] => format!("en chassant {}", names.cards(report.possible_drives()).join(" ou ")),
        });
        if report.opens {
            parts.push(format!("un disque à {}", names.player(neighbour)));
        }
        if report.cost > u8::from(report.opens) {
            parts.push("un disque à la réserve".to_owned());
        }
        parts
    }

    fn group(&self, group: Group) -> &'static str {
        match group {
            Group::Take => "Prendre une carte",
            Group::Play => "Jouer une carte",
            Group::Cabins => "Dans une cabine",
            Group::Drive => "Chasser",
            Group::Use => "Utiliser",
            Group::Discs => "Disque sous une figurine",
            Group::Pets => "Animal de compagnie",
            Group::Finish => "Terminer",
        }
    }
}

static WORDS: Words = Words {
    heel: "Gîte",
    port: "Bâbord",
    starboard: "Tribord",
    open: "Visibles",
    pile: "Pioche",
    rain: "Pluie",
    supply: "Réserve",
    gone: "Chassés",
    cards: "cartes",
    known: "connues",
    discs: "disques",
    stock: "figurines restantes",
    points: "points",
    pet: "animal de compagnie",
    passed: "a passé",
    hand: "Votre main",
    endgame: "Fin de partie",
    over: "La partie est finie",
    played: "En jeu",
    colon: "\u{a0}:",
};

/// The animal with an ability, within a sentence.
fn called(special: Special) -> &'static str {
    match special {
        Special::Fox => "renard",
        Special::Turtle => "tortue",
        Special::Hedgehog => "hérisson",
        Special::Skunk => "moufette",
        Special::Mosquito => "moustique",
        Special::Spider => "araignée",
        Special::Bronto => "Bronto",
        Special::Chimpanzee => "chimpanzé",
    }
}

fn discs(count: u8) -> String {
    format!("{count} disque{}", if count < 2 { "" } else { "s" })
}

/// Our names for the cards of the standard deck.
fn card_name(id: &str) -> Option<&'static str> {
    Some(match id {
        "dog" => "Chien",
        "cow" => "Vache",
        "horse" => "Cheval",
        "pig" => "Cochon",
        "sheep" => "Mouton",
        "goat" => "Chèvre",
        "chicken" => "Poule",
        "camel" => "Chameau",
        "cat" => "Chat",
        "reindeer" => "Renne",
        "chimpanzee" => "Chimpanzé",
        "elephant" => "Éléphant",
        "bronto" => "Bronto",
        "tyranno" => "Tyranno",
        "mammoth" => "Mammouth",
        "rhinoceros" => "Rhinocéros",
        "hippopotamus" => "Hippopotame",
        "polar_bear" => "Ours polaire",
        "walrus" => "Morse",
        "bison" => "Bison",
        "brown_bear" => "Ours brun",
        "tiger" => "Tigre",
        "turtle" => "Tortue",
        "snail" => "Escargot",
        "sloth" => "Paresseux",
        "koala" => "Koala",
        "crocodile" => "Crocodile",
        "seal" => "Phoque",
        "skunk" => "Moufette",
        "hedgehog" => "Hérisson",
        "lion" => "Lion",
        "yak" => "Yack",
        "badger" => "Blaireau",
        "rabbit" => "Lapin",
        "roe_deer" => "Chevreuil",
        "mouse" => "Souris",
        "squirrel" => "Écureuil",
        "zebra" => "Zèbre",
        "antelope" => "Antilope",
        "giraffe" => "Girafe",
        "ostrich" => "Autruche",
        "lemming" => "Lemming",
        "lynx" => "Lynx",
        "gorilla" => "Gorille",
        "fox" => "Renard",
        "spider" => "Araignée",
        "mosquito" => "Moustique",
        "grain" => "Céréales",
        "vegetables" => "Légumes",
        _ => return None,
    })
}
