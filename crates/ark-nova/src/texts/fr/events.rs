//! What happened, in French.

use super::French;
use super::grammar::{elided, plural};
use crate::catalogue::{CardId, Resource};
use crate::effects::Ability;
use crate::flow::event::{CardToken, Event, Home, IgnoredBy, Loss};
use crate::texts::ability_names::AbilityNames;
use crate::texts::action_cards::action_card_name;
use crate::texts::boards::BoardNames;
use crate::texts::cards::CardNames;
use crate::texts::events::{EventWords, Names, side_name};
use crate::texts::moves::{MoveWords, split_phrase};
use crate::texts::sources::{SourceWords, card_label};
use crate::texts::words::NameWords;

impl EventWords for French {
    fn event(&self, event: &Event, names: &Names<'_>) -> String {
        match *event {
            Event::Map { seat, map } => {
                let (who, name) = (names.of(seat), self.map_name(map.map()));
                format!("{who} prend le plan {map}, {name}")
            }
            Event::Alternate { seat, card } => {
                let (who, name) = (names.of(seat), action_card_name(card.card(), self));
                format!("{who} utilise la carte Action {name}")
            }
            Event::Strengthened { seat, more } => {
                let who = names.of(seat);
                format!("{who} augmente de {more} la force de la prochaine action")
            }
            Event::Concealed { seat, strength } => {
                let who = names.of(seat);
                format!("{who} masque la force {strength}")
            }
            Event::Turn { seat, number } => {
                let who = names.of(seat);
                format!("— Tour {number} : {who} —")
            }
            Event::Action { seat, action, owner, side, strength, x_tokens } => {
                let (who, action) = (names.of(seat), self.action_name(action));
                let side = side_name(side);
                let mut text = format!("{who} : action {action} {side}, force {strength}");
                if x_tokens > 0 {
                    let tokens = self.resource_amount(x_tokens.into(), Resource::XToken);
                    text += &format!(" (avec {tokens})");
                }
                if owner != seat {
                    let owner = names.of(owner);
                    let of = elided("de", &owner);
                    text += &format!(" avec la carte {of}");
                }
                text
            }
            Event::Slot { seat, action, slot } => {
                let (who, action) = (names.of(seat), self.action_name(action));
                format!("{who} : la carte {action} va à l'emplacement {slot}")
            }
            Event::Upgraded { seat, action } => {
                let (who, action) = (names.of(seat), self.action_name(action));
                format!("{who} améliore la carte {action}")
            }
            Event::Gained { seat, what, n, source } => {
                let (who, gain, source) =
                    (names.of(seat), self.resource_amount(n, what), self.source(source));
                format!("{who} gagne {gain} ({source})")
            }
            Event::Lost { seat, what, n, reason } => self.lost(&names.of(seat), what, n, reason),
            Event::Wasted { seat, what, n } => {
                let (who, gain) = (names.of(seat), self.resource_amount(n, what));
                // Au-delà de 15, la réputation devient autre chose : elle ne se perd que si la carte Cartes l'arrête.
                let why = match what {
                    Resource::Reputation => "au-delà de 9, il faut la carte Cartes de niveau II",
                    _ => "piste ou réserve pleine",
                };
                format!("{who} ne peut pas prendre {gain} : {why}")
            }
            Event::Drew { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} pioche {card}")
            }
            Event::Took { seat, card, folder } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} prend {card} dans le dossier {folder}")
            }
            Event::Revealed { card } => {
                let card = card_label(card, self);
                format!("{card} est révélée")
            }
            Event::Kept { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} garde {card}")
            }
            Event::Discarded { seat, card } => {
                let card = card_label(card, self);
                match seat {
                    Some(seat) => {
                        let who = names.of(seat);
                        format!("{who} défausse {card}")
                    }
                    None => format!("{card} est défaussée"),
                }
            }
            Event::Marked { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} pose un cube sur {card}")
            }
            Event::Claimed { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let of = elided("de", &who);
                format!("{card} va dans la main {of}, dont le cube est dessus")
            }
            Event::Wave { cards } => match cards {
                1 => "Une vague : la carte la plus basse quitte la rivière".into(),
                n => format!("{n} vagues : les {n} cartes les plus basses quittent la rivière"),
            },
            Event::Rescued { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} sauve {card}")
            }
            Event::HandShown { seat } => {
                let who = names.of(seat);
                format!("{who} montre une main sans animal")
            }
            Event::Pouched { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} glisse {card} sous une carte")
            }
            Event::Stored { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} range {card} sous le bloc-notes")
            }
            Event::TakenBack { seat, card } => {
                let (who, card) = (names.of(seat), self.some_card(card));
                format!("{who} reprend {card} en main")
            }
            Event::Animal { seat, card, cost, home } => {
                let (who, card, home) = (names.of(seat), card_label(card, self), self.in_home(home));
                let price = self.for_money(cost);
                format!("{who} joue {card} {price}, {home}")
            }
            Event::Ignored { seat, card, n, by } => {
                let (who, card, by, s) =
                    (names.of(seat), card_label(card, self), self.ignored_by(by), plural(n));
                format!("{who} ignore {n} condition{s} de {card} ({by})")
            }
            Event::Sponsor { seat, card, cost } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let price = if cost > 0 { format!(" {}", self.for_money(cost)) } else { String::new() };
                format!("{who} joue le mécène {card}{price}")
            }
            Event::Project { seat, card, cost } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let price = if cost > 0 { format!(" {}", self.for_money(cost)) } else { String::new() };
                format!("{who} joue le projet {card}{price}")
            }
            Event::Supported { seat, card, level, token } => {
                let (who, card, level) = (names.of(seat), card_label(card, self), self.level_name(level));
                format!("{who} soutient {card}, niveau de {level}, avec le jeton de la case {token}")
            }
            Event::Released { seat, card } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                format!("{who} relâche {card} dans la nature")
            }
            Event::Emptied { seat, home } => {
                let (who, home) = (names.of(seat), self.in_home(home));
                format!("{who} : de la place de nouveau {home}")
            }
            Event::Moved { seat, card, to } => {
                let (who, card) = (names.of(seat), card_label(card, self));
                let home = self.in_home(to);
                format!("{who} : {card} déménage, maintenant {home}")
            }
            Event::Built { seat, building, anchor, turn: _, cost } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                let price = self.for_money(cost);
                format!("{who} construit {building} en {anchor} {price}")
            }
            Event::Removed { seat, building, anchor, turn: _ } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                format!("{who} retire {building} en {anchor}")
            }
            Event::Returned { seat, building, anchor, turn: _ } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                format!("{who} replace {building} en {anchor}")
            }
            Event::Enlarged { seat, building, anchor, turn: _ } => {
                let (who, building) = (names.of(seat), self.a_building(building));
                format!("{who} agrandit un enclos : à présent {building} en {anchor}")
            }
            Event::Task { seat, task, workers } => {
                let (who, task) = (names.of(seat), self.task_name(task));
                let s = plural(workers);
                format!("{who} effectue la mission {task} avec {workers} bénévole{s}")
            }
            Event::Marker { seat, continent } => {
                let (who, continent) = (names.of(seat), self.icon_name(continent));
                format!("{who} retire le marqueur {continent}")
            }
            Event::Partner { seat, continent } => {
                let (who, continent) = (names.of(seat), self.icon_name(continent));
                format!("{who} prend le zoo partenaire : {continent}")
            }
            Event::University { seat, university: kind } => {
                let (who, kind) = (names.of(seat), self.university_name(kind));
                format!("{who} prend une tuile – {kind}")
            }
            Event::Worker { seat } => {
                let who = names.of(seat);
                format!("{who} recrute un bénévole")
            }
            Event::WorkerBack { seat, task } => {
                let (who, task) = (names.of(seat), self.task_name(task));
                format!("{who} reprend un bénévole de la mission {task}")
            }
            Event::Tile { seat, tile } => {
                let (who, tile) = (names.of(seat), self.tile_name(tile));
                format!("{who} prend la tuile bonus {tile}")
            }
            Event::TileUsed { seat, tile } => {
                let (who, tile) = (names.of(seat), self.tile_name(tile));
                format!("{who} utilise la tuile bonus {tile}")
            }
            Event::Token { seat, action, token } => {
                let (who, action, token) = (names.of(seat), self.action_name(action), self.token_name(token));
                format!("{who} : un jeton {token} sur la carte {action}")
            }
            Event::BreakToken { steps, left } => {
                let s = plural(steps);
                format!("Le pion Pause avance de {steps} case{s}, encore {left} avant la pause")
            }
            Event::Break => "— Pause —".into(),
            Event::Displayed { card, folder } => {
                let card = card_label(card, self);
                format!("Rivière : {card} dans le dossier {folder}")
            }
            Event::Reshuffled { cards } => {
                format!("La défausse ({cards} cartes) est mélangée en un nouveau paquet")
            }
            Event::ScoringDiscarded { seat, card } => {
                let who = names.of(seat);
                match card {
                    Some(card) => {
                        let card = card_label(card, self);
                        format!("{who} défausse la carte de décompte final {card}")
                    }
                    None => format!("{who} défausse une carte de décompte final"),
                }
            }
            Event::ScoringDrawn { seat, card } => {
                let who = names.of(seat);
                match card {
                    Some(card) => {
                        let card = card_label(card, self);
                        format!("{who} pioche la carte de décompte final {card}")
                    }
                    None => {
                        format!("{who} pioche une carte de décompte final")
                    }
                }
            }
            Event::Victim { seat, victim, card } => {
                let (who, victim, card) = (names.of(seat), names.of(victim), card_label(card, self));
                format!("{who} vise {victim} avec {card}")
            }
            Event::Stolen { seat, from, card } => {
                let (who, from, card) = (names.of(seat), names.of(from), self.some_card(card));
                let of = elided("de", &from);
                format!("{who} pioche {card} dans la main {of}")
            }
            Event::EndTriggered { seat } => {
                let who = names.of(seat);
                let of = elided("de", &who);
                format!("Les marqueurs {of} se rejoignent : la fin de la partie approche")
            }
            Event::Scored { seat, card, what, n } => {
                let (who, gain, card) =
                    (names.of(seat), self.resource_amount(n, what), card_label(card, self));
                format!("Décompte final : {who} gagne {gain} pour {card}")
            }
            Event::ChallengeGame { game, points } => {
                format!("— La partie {game} du défi se termine avec {points} points de victoire —")
            }
            Event::Over => "— La partie est terminée —".into(),
        }
    }

    fn level_name(&self, level: u8) -> &'static str {
        match level {
            0 => "gauche",
            1 => "milieu",
            _ => "droite",
        }
    }

    fn player(&self, n: u8) -> String {
        format!("joueur {n}")
    }
}

impl French {
    fn some_card(&self, card: Option<CardId>) -> String {
        match card {
            Some(card) => card_label(card, self),
            None => "une carte".into(),
        }
    }

    fn in_home(&self, home: Home) -> String {
        match home {
            Home::Enclosure { cell } => format!("dans l'enclos en {cell}"),
            Home::Special { building } => {
                let the = self.the_building(building);
                format!("dans {the}")
            }
            Home::Tanks { tokens } => split_phrase(tokens, self),
            Home::Flock => "avec un autre herbivore".into(),
        }
    }

    fn for_money(&self, cost: u16) -> String {
        match cost {
            0 => "gratuitement".into(),
            cost => {
                let money = self.resource_amount(cost, Resource::Money);
                format!("pour {money}")
            }
        }
    }

    fn ignored_by(&self, by: IgnoredBy) -> String {
        match by {
            IgnoredBy::Camouflage => self.ability_named(Ability::Camouflage),
            IgnoredBy::Tile { tile } => self.tile_name(tile),
            IgnoredBy::ActionCard { action } => self.action_card(self.action_name(action)),
        }
    }

    fn lost(&self, who: &str, what: Resource, n: u16, reason: Loss) -> String {
        let much = self.resource_amount(n, what);
        match reason {
            Loss::Price => format!("{who} paie {much}"),
            Loss::Spent => format!("{who} dépense {much}"),
            Loss::Venom => format!("{who} paie {much} à cause du venin"),
            Loss::Traded => format!("{who} donne {much}"),
            Loss::Pilfered => {
                format!("{who} donne {much} à un autre joueur")
            }
            Loss::Release => {
                format!("{who} perd {much} en relâchant l'animal")
            }
        }
    }

    fn token_name(&self, token: CardToken) -> &'static str {
        match token {
            CardToken::Multiplier => "Multiplicateur",
            CardToken::Venom => "Venin",
            CardToken::Constriction => "Constriction",
        }
    }
}
