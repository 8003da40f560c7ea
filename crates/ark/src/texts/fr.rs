//! French.

use super::{Lang, strength};
use crate::{Blocker, Card, Climate, Diet, Event, Group, Kind, Move, Question, Special};
use tabletop::Seat;

/// Our names for the cards of the standard deck.
pub(super) fn card(id: &str) -> Option<&'static str> {
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

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Slow => "lents",
        Kind::Shy => "timides",
        Kind::Heavy => "lourds",
        Kind::Useful => "utiles",
        Kind::Provisions => "provisions",
    }
}

pub(super) fn climate(climate: Climate) -> &'static str {
    match climate {
        Climate::Hot => "chaud",
        Climate::Cold => "froid",
        Climate::Any => "tout climat",
    }
}

pub(super) fn diet(diet: Diet) -> &'static str {
    match diet {
        Diet::Carnivore => "carnivore",
        Diet::Herbivore => "herbivore",
        Diet::Omnivore => "omnivore",
        Diet::None => "ne mange rien",
    }
}

pub(super) fn ability(special: Special) -> &'static str {
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

fn player(seat: Seat) -> String {
    format!("Joueur {}", seat.0 + 1)
}

fn discs(count: u8) -> String {
    format!("{count} disque{}", if count < 2 { "" } else { "s" })
}

pub(super) fn event(event: Event, seats: usize, name: &dyn Fn(Card) -> String) -> String {
    match event {
        Event::SetUp { start: [a, b, c, d], heel, row } => {
            let row: Vec<String> = row.into_iter().map(name).collect();
            format!(
                "L'arche : {} et {} à bâbord, {} et {} à tribord, gîte {heel:+}. Face visible : {}.",
                name(a),
                name(d),
                name(b),
                name(c),
                row.join(", ")
            )
        }
        Event::Turn { seat } => format!("Au tour de {}.", player(seat)),
        Event::Took { seat, card } => format!("{} prend {}.", player(seat), name(card)),
        Event::Drew { seat, card: Some(card) } => format!("{} pioche {}.", player(seat), name(card)),
        Event::Drew { seat, card: None } => format!("{} pioche une carte.", player(seat)),
        Event::Opened { card } => format!("Nouvelle carte visible : {}.", name(card)),
        Event::Rain { number } => match number {
            2 => "Pluie 2 : chacun peut poser un animal de compagnie.".to_owned(),
            5 => "Pluie 5 : on ne pioche plus.".to_owned(),
            _ => format!("Pluie {number}."),
        },
        Event::PetLaid { seat, card: Some(card) } => {
            format!("{} choisit {} comme animal de compagnie.", player(seat), name(card))
        }
        Event::PetLaid { seat, card: None } => {
            format!("{} pose un animal de compagnie, face cachée.", player(seat))
        }
        Event::NoPet { seat } => format!("{} ne pose pas d'animal de compagnie.", player(seat)),
        Event::Plays { seat, card } => format!("{} joue {}.", player(seat), name(card)),
        Event::PaidPlay { seat } => format!("{} paie un disque à la réserve.", player(seat)),
        Event::PaidCabin { seat, to, cabin } => {
            format!("{} ouvre la cabine {cabin} et donne un disque à {}.", player(seat), player(to))
        }
        Event::Boarded { card, cabin, heel, .. } => {
            format!("{} entre dans {cabin} ; gîte {heel:+}.", name(card))
        }
        Event::DrivenOut { by, card, cabin, .. } => {
            format!("{} chasse {} de {cabin}.", name(by), name(card))
        }
        Event::Figure { seat, kind, raised } => {
            let on = if raised { " sur disque" } else { "" };
            format!("{} pose une figurine{on} : {}.", player(seat), self::kind(kind))
        }
        Event::NoFigure { seat, kind } => {
            format!("{} n'a plus de figurine : {}.", player(seat), self::kind(kind))
        }
        Event::Exchanged { seat, kind } => {
            format!("{} échange deux figurines sur disque contre trois : {}.", player(seat), self::kind(kind))
        }
        Event::NotExchanged { seat, kind } => {
            format!("{} garde deux figurines sur disque : {}.", player(seat), self::kind(kind))
        }
        Event::TookDiscs { seat, discs } => {
            format!("{} prend {} de la réserve.", player(seat), self::discs(discs))
        }
        Event::Raised { seat, kind } => {
            format!("{} glisse un disque sous une figurine : {}.", player(seat), self::kind(kind))
        }
        Event::Skipped { seat, special } => {
            format!("{} renonce à la capacité : {}.", player(seat), SPECIAL[special as usize])
        }
        Event::Endgame => "La fin de partie commence.".to_owned(),
        Event::Passed { seat } => format!("{} passe.", player(seat)),
        Event::PetShown { seat, card } => {
            format!("L'animal de compagnie de {} : {}.", player(seat), name(card))
        }
        Event::Scored { kind, strengths, points } => {
            let parts: Vec<String> = Seat::all(seats)
                .filter(|seat| strengths[seat.index()] > 0)
                .map(|seat| {
                    let strong = strength(strengths[seat.index()], Lang::Fr);
                    format!("{} a {strong} et reçoit {}", player(seat), points[seat.index()])
                })
                .collect();
            let parts = if parts.is_empty() { "personne".to_owned() } else { parts.join(", ") };
            format!("Décompte, {} : {parts}.", self::kind(kind))
        }
        Event::Ended { points, winners } => {
            let points: Vec<String> =
                Seat::all(seats).map(|seat| format!("{} {}", player(seat), points[seat.index()])).collect();
            let winners: Vec<String> = winners.iter().map(player).collect();
            format!("La partie est finie : {}. Victoire de {}.", points.join(", "), winners.join(" et "))
        }
    }
}

const SPECIAL: [&str; 8] =
    ["renard", "tortue", "hérisson", "moufette", "moustique", "araignée", "Bronto", "chimpanzé"];

pub(super) fn blocker(blocker: Blocker, name: &dyn Fn(Card) -> String) -> String {
    match blocker {
        Blocker::OtherQuestion => "ce n'est pas la question".to_owned(),
        Blocker::NotInHand { card } => format!("{} : pas en main", name(card)),
        Blocker::NotInRow { card } => format!("{} : pas parmi les cartes visibles", name(card)),
        Blocker::NoCabin { card } => format!("aucune cabine n'accepte {} maintenant", name(card)),
        Blocker::SingleSecond { card } => format!("{} doit être la seule carte du tour", name(card)),
        Blocker::SingleEndgame { card } => {
            format!("{} ne peut pas être joué pendant la fin de partie", name(card))
        }
        Blocker::SameCabin { cabin } => format!("la première carte du tour est allée dans {cabin}"),
        Blocker::NoSuchCabin { cabin } => {
            format!("la cabine {cabin} n'existe pas et n'est pas la prochaine")
        }
        Blocker::CabinFull { cabin } => format!("la cabine {cabin} est pleine"),
        Blocker::Discs { needed, has } => format!("cela coûte {}, vous en avez {has}", discs(needed)),
        Blocker::Capsize { heel, limit } => {
            format!(
                "l'arche chavirerait : gîte {heel:+}, {} de plus que la limite de {limit}",
                heel.abs() - limit
            )
        }
        Blocker::Climate { card, with } => {
            format!("{} et {} ont besoin de climats différents", name(card), name(with))
        }
        Blocker::Eaten { by, by_weight, prey, prey_weight } => {
            format!("{} (poids {by_weight}) mangerait {} (poids {prey_weight})", name(by), name(prey))
        }
        Blocker::Provisions { by, provisions } => format!("{} mangerait {}", name(by), name(provisions)),
        Blocker::Shy { card, carnivore, cabin } => {
            format!("{} est trop timide : {} est dans {cabin}", name(card), name(carnivore))
        }
        Blocker::NoDriver { card } => format!("{} ne chasse personne", name(card)),
        Blocker::NotThere { card, cabin } => format!("{} n'est pas dans {cabin}", name(card)),
        Blocker::DriveProvisions { card } => {
            format!("{} : ce sont des provisions, on ne chasse que des animaux", name(card))
        }
        Blocker::Stays { card } => format!("{} n'est jamais chassé", name(card)),
        Blocker::DriveWeight { card, weight, needed } => {
            format!("{} pèse {weight}, seul le poids {needed} est chassé", name(card))
        }
        Blocker::DriveNotShy { card } => format!("{} n'est pas timide", name(card)),
        Blocker::DiscOnProvisions => "pas de disque sous une figurine des provisions".to_owned(),
        Blocker::NoPlainFigure { kind } => {
            format!("vous n'avez pas de figurine simple : {}", self::kind(kind))
        }
        Blocker::PetProvisions { card } => {
            format!("{} : des provisions ne sont pas un animal de compagnie", name(card))
        }
        Blocker::PetWeight { card, weight } => {
            format!("{} pèse {weight}, un animal de compagnie 2 au plus", name(card))
        }
        Blocker::PetSpecial { card } => {
            format!("{} a une capacité et ne peut être animal de compagnie", name(card))
        }
    }
}

pub(super) fn question(question: Question, name: &dyn Fn(Card) -> String) -> String {
    match question {
        Question::Turn => "Prendre une carte visible et piocher, ou jouer une carte ?".to_owned(),
        Question::Second => "Jouer une deuxième carte, ou finir le tour ?".to_owned(),
        Question::Endgame => "Jouer une carte pour un disque, ou passer définitivement ?".to_owned(),
        Question::Place { card } => format!("Dans quelle cabine va {} ?", name(card)),
        Question::Drive { card, cabin } => format!("Qui est chassé de {cabin} par {} ?", name(card)),
        Question::Row => "Quelle carte visible prenez-vous pour la nouvelle cabine ?".to_owned(),
        Question::Ability { special } => {
            format!("Utiliser la capacité ({}) ? {}", SPECIAL[special as usize], ability(special))
        }
        Question::Exchange { kind } => {
            format!(
                "Échanger deux figurines sur disque ({}) contre trois simples ? Une figurine quitte votre réserve et \
                 deux disques reviennent à la réserve commune.",
                self::kind(kind)
            )
        }
        Question::Pet => "Quelle carte posez-vous comme animal de compagnie ?".to_owned(),
    }
}

pub(super) fn answer(answer: Move, name: &dyn Fn(Card) -> String) -> String {
    match answer {
        Move::Take(card) => format!("prendre {}", name(card)),
        Move::Play(card) => format!("jouer {}", name(card)),
        Move::In(cabin) => format!("dans la cabine {cabin}"),
        Move::Drive(card) => format!("chasser {}", name(card)),
        Move::Stay => "ne chasser personne".to_owned(),
        Move::Use => "utiliser la capacité".to_owned(),
        Move::Disc(kind) => format!("glisser le disque sous une figurine : {}", self::kind(kind)),
        Move::Exchange => "échanger deux figurines sur disque contre trois".to_owned(),
        Move::Skip => "y renoncer".to_owned(),
        Move::Done => "finir le tour".to_owned(),
        Move::Pass => "passer".to_owned(),
        Move::Pet(card) => format!("poser {} comme animal de compagnie", name(card)),
        Move::NoPet => "ne pas poser d'animal de compagnie".to_owned(),
    }
}

/// The heading of a group of moves.
pub(super) const fn group(group: Group) -> &'static str {
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
