//! Buildings that come without the Build action.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Building, PlacementNeed, Terrain};
use crate::effects::Effect;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes};
use crate::position::{Doing, Frame, Pending};
use crate::texts::{
    Asking, Lang, Voice, a_building, and, or, plural, say, several_buildings, terrain_space, the_building,
    word,
};
use tabletop::{Listener, Objections, Seat};

/// Place the unique building of the card where it has what it needs.
#[derive(Clone, Copy)]
pub(super) struct PlaceUnique {
    pub(super) building: Building,
    pub(super) need: PlacementNeed,
}

impl Word for PlaceUnique {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let PlaceUnique { building, need } = self;
        if self.is_possible(engine.look(), at) {
            engine.open(Frame::Place { building, price: 0, need });
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.has_room_for(at.owner, self.building, self.need)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let lang = v.lang;
        let PlacementNeed { rock, water, border, on_water, alone, bonus_times } = self.need;
        let name = the_building(self.building, lang);
        let mut text = say!(lang, "place {name}", "placez {name}");
        let beside: Vec<String> = [(Terrain::Rock, rock), (Terrain::Water, water)]
            .into_iter()
            .filter(|&(_, n)| n > 0)
            .map(|(terrain, n)| {
                let space = terrain_space(terrain, n > 1, lang);
                match (lang, n) {
                    (Lang::En, _) => format!("{n} {space}"),
                    (Lang::Fr, 1) => format!("d'une {space}"),
                    (Lang::Fr, _) => format!("de {n} {space}"),
                }
            })
            .collect();
        if !beside.is_empty() {
            let beside = and(&beside, lang);
            text += &say!(lang, " next to {beside}", " à côté {beside}");
        }
        if border > 0 {
            let s = plural(border, lang);
            text += &say!(
                lang,
                " on at least {border} border space{s}",
                " sur au moins {border} case{s} frontalière{s}"
            );
        }
        if on_water {
            text += word(lang, " on water", " sur l'eau");
        }
        if alone {
            text += word(lang, ", even away from other buildings", ", même loin des autres bâtiments");
        }
        if bonus_times > 1 {
            text += &match bonus_times {
                2 => word(
                    lang,
                    "; placement bonuses under it are gained twice",
                    " ; les bonus de placement recouverts comptent deux fois",
                )
                .into(),
                n => say!(
                    lang,
                    "; placement bonuses under it are gained {n} times",
                    " ; les bonus de placement recouverts comptent {n} fois"
                ),
            };
        }
        text
    }
}

/// May build one of these for free.
#[derive(Clone, Copy)]
pub(super) struct BuildFree {
    pub(super) buildings: &'static [Building],
}

impl Word for BuildFree {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn asks_again(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for &building in self.buildings {
            let answer = Move::Build(building);
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let building = match answer {
            Move::Build(building) if self.buildings.contains(&building) => building,
            Move::Done => return Walk::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        look.check_room(seat, building, objections)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        _seat: Seat,
        answer: Move,
    ) {
        if let Move::Build(building) = answer {
            engine.open(Frame::Place { building, price: 0, need: building.face().need });
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let (lang, names) = (v.lang, self.names(v.lang));
        let even = self.even_without_build_ii(lang);
        say!(
            lang,
            "you may build {names} for free{even}",
            "vous pouvez construire gratuitement {names}{even}"
        )
    }

    fn brief(self, v: Voice<'_>) -> String {
        let (lang, names) = (v.lang, self.names(v.lang));
        say!(lang, "{names} for free", "{names}, gratuitement")
    }

    fn joins(self, next: Effect) -> bool {
        matches!(next, Effect::BuildFree(_))
    }

    fn joined(self, all: &[Effect], v: Voice<'_>) -> String {
        let lang = v.lang;
        let names = |effect: &Effect| {
            let Effect::BuildFree(buildings) = *effect else { return None };
            Some(BuildFree { buildings }.names(lang))
        };
        let all = and(&all.iter().filter_map(names).collect::<Vec<_>>(), lang);
        say!(lang, "you may build {all} for free", "vous pouvez construire gratuitement {all}")
    }

    fn up_to_phrase(self, n: u8, v: Voice<'_>) -> Option<String> {
        let lang = v.lang;
        let several = |&building: &Building| several_buildings(building, lang);
        let names = or(&self.buildings.iter().map(several).collect::<Vec<_>>(), lang);
        Some(say!(
            lang,
            "you may build up to {n} {names} for free",
            "vous pouvez construire gratuitement jusqu'à {n} {names}"
        ))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, lang: Lang) -> Option<String> {
        let Move::Build(building) = answer else { return None };
        let what = a_building(building, lang);
        Some(say!(lang, "build {what} for free", "construire {what} gratuitement"))
    }
}

impl BuildFree {
    /// The buildings of which one is built.
    fn names(self, lang: Lang) -> String {
        or(&self.buildings.iter().map(|&building| a_building(building, lang)).collect::<Vec<_>>(), lang)
    }

    fn even_without_build_ii(self, lang: Lang) -> &'static str {
        let needs_it = self.buildings.iter().any(|building| building.face().build_ii);
        if needs_it { word(lang, ", even without Build II", ", même sans Construction II") } else { "" }
    }
}
