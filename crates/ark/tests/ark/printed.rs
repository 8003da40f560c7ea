//! Everything printed is in the catalogue for clients, in both languages.

use ark::deck::STANDARD;
use ark::printed::{self, Catalogue};
use ark::{Card, Kind, Options, Rules, Special};
use serde_json::json;
use tabletop::form::{Setting, Takes};
use tabletop::{Game, Lang};

#[test]
fn every_card_of_the_deck_is_there() {
    let rules = Rules::new(&Options::standard(3)).expect("rules");
    for lang in Lang::ALL {
        let catalogue = printed::catalogue(lang);
        assert_eq!(catalogue.cards.len(), STANDARD.len());
        let places: Vec<Card> = catalogue.cards.iter().flat_map(|face| face.cards.iter().copied()).collect();
        assert_eq!(places, rules.all_cards().iter().collect::<Vec<_>>());
        for face in &catalogue.cards {
            for &card in &face.cards {
                let printed = rules.face(card);
                assert_eq!(rules.line(card).expect("a card").id, face.id);
                assert_eq!(
                    (printed.weight, printed.climate, printed.diet),
                    (face.weight, face.climate, face.diet)
                );
                assert_eq!((printed.kind, printed.special), (face.kind, face.special));
                assert_eq!(printed.special.is_some(), !face.text.is_empty());
                assert_eq!(face.name, ark::texts::card_name(&rules, card, lang));
            }
        }
        assert_eq!((catalogue.kinds.len(), catalogue.specials.len()), (Kind::ALL.len(), Special::ALL.len()));
    }
}

#[test]
fn both_languages_say_everything_and_each_its_own() {
    let [en, fr] = Lang::ALL.map(printed::catalogue);
    let texts = |catalogue: &Catalogue| -> Vec<(String, String)> {
        let pairs = |name: &String, text: &String| (name.clone(), text.clone());
        let kinds = catalogue.kinds.iter().map(|one| pairs(&one.name, &one.text));
        let climates = catalogue.climates.iter().map(|one| pairs(&one.name, &one.text));
        let diets = catalogue.diets.iter().map(|one| pairs(&one.name, &one.text));
        let specials = catalogue.specials.iter().map(|one| pairs(&one.name, &one.text));
        let things = catalogue.things.iter().map(|one| pairs(&one.name, &one.text));
        let options = catalogue.options.iter().map(|one| pairs(&one.name, &one.text));
        kinds.chain(climates).chain(diets).chain(specials).chain(things).chain(options).collect()
    };
    for ((name, text), (nom, texte)) in texts(&en).iter().zip(&texts(&fr)) {
        assert!(!name.is_empty() && !nom.is_empty() && !text.is_empty());
        assert_ne!(text, texte);
    }
}

#[test]
fn every_value_of_every_option_makes_a_game() {
    for option in printed::catalogue(Lang::En).options {
        assert!(option.values.iter().any(|value| value.value == option.default));
        for value in option.values {
            let written = match (&value.takes, &value.value) {
                (Some(Takes::Document), Setting::Word(word)) => json!({word: ark::DeckList::standard()}),
                (_, setting) => json!(setting),
            };
            let mut options = json!({"players": 4});
            options[&option.id] = written;
            let read: Options = serde_json::from_value(options).expect("options");
            Rules::new(&read).expect("rules");
        }
    }
}
