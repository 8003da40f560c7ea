//! Cards for programs: one JSON array, everything that is printed on each face.

use super::faces::Face;
use crate::words::{self, Lang};
use ark_nova::catalogue::animals::SpecialHome;
use ark_nova::catalogue::{Animal, Building, Card, FinalScoring, Icon, Project, Requirement, Sponsor};
use ark_nova::effects::Ability;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// The fields of a card in the order in which people expect them.
struct Entry(Vec<(&'static str, Value)>);

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// The cards as one array.
pub fn array(faces: &[Face], lang: Lang) -> String {
    let entries: Vec<Entry> = faces.iter().map(|face| entry(*face, lang)).collect();
    // Plain values cannot fail to become text.
    serde_json::to_string_pretty(&entries).unwrap_or_default() + "\n"
}

fn entry(face: Face, lang: Lang) -> Entry {
    let card = face.card;
    let mut fields = vec![
        ("id", json!(card.id())),
        ("number", json!(card.id().to_string())),
        ("kind", json!(card.kind())),
        ("set", json!(card.set())),
        ("replacement", json!(face.second)),
        ("name", json!(words::card_name(card, lang))),
        ("name_en", json!(card.name())),
    ];
    fields.extend(match card {
        Card::Animal(animal) => animal_fields(animal, lang),
        Card::Sponsor(sponsor) => sponsor_fields(sponsor, lang),
        Card::Project(project) => project_fields(project),
        Card::FinalScoring(scoring) => scoring_fields(scoring),
    });
    fields.push(("text", json!(words::card_text(card, lang))));
    Entry(fields)
}

fn animal_fields(animal: &Animal, lang: Lang) -> Vec<(&'static str, Value)> {
    let special = animal.special.iter();
    let special: Vec<Value> =
        special.map(|(home, spaces)| json!({"kind": home_keyword(*home), "spaces": spaces})).collect();
    vec![
        ("latin", json!(animal.latin)),
        ("size", json!(animal.size)),
        ("size_class", json!(animal.size_class())),
        ("standard_enclosure", json!(animal.standard)),
        ("special_enclosures", json!(special)),
        ("rock", json!(animal.rock)),
        ("water", json!(animal.water)),
        ("cost", json!(animal.cost)),
        ("requires", json!(requirements(animal.requires, lang))),
        ("icons", json!(icons(animal.icons))),
        ("appeal", json!(animal.appeal)),
        ("conservation", json!(animal.conservation)),
        ("reputation", json!(animal.reputation)),
        ("abilities", json!(abilities(animal.abilities, lang))),
        ("solo_abilities", json!(animal.solo.map(|solo| abilities(solo, lang)))),
        ("reef", json!(animal.reef)),
        ("wave", json!(animal.wave)),
    ]
}

fn sponsor_fields(sponsor: &Sponsor, lang: Lang) -> Vec<(&'static str, Value)> {
    let building = Building::ALL.into_iter().find(|building| building.face().sponsor == Some(sponsor.id));
    vec![
        ("level", json!(sponsor.level)),
        ("rock", json!(sponsor.rock)),
        ("water", json!(sponsor.water)),
        ("requires", json!(requirements(sponsor.requires, lang))),
        ("icons", json!(icons(sponsor.icons))),
        ("appeal", json!(sponsor.appeal)),
        ("conservation", json!(sponsor.conservation)),
        ("reputation", json!(sponsor.reputation)),
        ("wave", json!(sponsor.wave)),
        ("person", json!(sponsor.person)),
        ("building", json!(building)),
        ("lines", json!(sponsor.clauses())),
    ]
}

fn project_fields(project: &Project) -> Vec<(&'static str, Value)> {
    vec![
        ("project_kind", json!(project.kind)),
        ("base", json!(project.base)),
        ("levels", json!(project.levels)),
        ("play_bonus", json!(project.play_bonus)),
    ]
}

fn scoring_fields(scoring: &FinalScoring) -> Vec<(&'static str, Value)> {
    vec![("points", json!(scoring.points)), ("compares", json!(scoring.compares))]
}

fn icons(icons: &[Icon]) -> Vec<&'static str> {
    icons.iter().copied().map(words::icon_keyword).collect()
}

/// The values of the abilities in the effect language, each with its name and text.
fn abilities(abilities: &[Ability], lang: Lang) -> Vec<Value> {
    let ability = |ability: &Ability| {
        let mut value = json!(ability);
        value["name"] = json!(words::ability_name(*ability, lang));
        value["text"] = json!(words::ability_text(*ability, lang));
        value
    };
    abilities.iter().map(ability).collect()
}

fn requirements(requirements: &[Requirement], lang: Lang) -> Vec<Value> {
    let requirement = |requirement: &Requirement| {
        let (kind, of, n) = match *requirement {
            Requirement::Icons(icon, n) => ("icons", json!(words::icon_keyword(icon)), n),
            Requirement::PartnerZooOfContinent => ("partner_zoo_of_continent", Value::Null, 1),
            Requirement::PartnerZoos(n) => ("partner_zoos", Value::Null, n),
            Requirement::University => ("university", Value::Null, 1),
            Requirement::Kiosks(n) => ("kiosks", Value::Null, n),
            Requirement::Upgraded(action) => ("upgraded", json!(action), 1),
            Requirement::Reputation(n) => ("reputation", Value::Null, n),
            Requirement::MaxAppeal(n) => ("max_appeal", Value::Null, n),
        };
        json!({"kind": kind, "of": of, "n": n, "text": words::requirement_text(*requirement, lang)})
    };
    requirements.iter().map(requirement).collect()
}

fn home_keyword(home: SpecialHome) -> &'static str {
    match home {
        SpecialHome::PettingZoo => "petting_zoo",
        SpecialHome::ReptileHouse => "reptile_house",
        SpecialHome::LargeBirdAviary => "large_bird_aviary",
        SpecialHome::Aquarium => "aquarium",
    }
}
