use super::*;
use std::collections::BTreeMap;

fn code<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    bytes(value).expect("encodes")
}

#[derive(Serialize)]
struct Old {
    coins: u8,
    name: &'static str,
}

#[derive(Serialize, Default)]
struct Deep {
    pair: (u8, bool),
    list: Vec<u8>,
}

#[derive(Serialize, Default)]
struct New {
    extra: u32,
    coins: u8,
    flags: [bool; 4],
    name: &'static str,
    deep: Deep,
    map: BTreeMap<u8, u8>,
    maybe: Option<u8>,
    nothing: (),
}

#[test]
fn a_new_field_at_its_default_leaves_no_trace() {
    let old = Old { coins: 3, name: "ada" };
    let new = New { coins: 3, name: "ada", ..New::default() };
    assert_eq!(code(&old), code(&new));
    assert_eq!(code(&vec![old]), code(&vec![new]));
}

#[test]
fn a_new_field_with_something_in_it_is_seen() {
    let old = code(&Old { coins: 3, name: "ada" });
    let base = || New { coins: 3, name: "ada", ..New::default() };
    for new in [
        New { extra: 1, ..base() },
        New { flags: [false, false, true, false], ..base() },
        New { deep: Deep { pair: (0, true), list: vec![] }, ..base() },
        New { deep: Deep { pair: (0, false), list: vec![0] }, ..base() },
        New { maybe: Some(0), ..base() },
        New { map: BTreeMap::from([(0, 0)]), ..base() },
    ] {
        assert_ne!(old, code(&new));
    }
}

#[test]
fn variants_go_by_name_and_may_move_and_grow() {
    #[derive(Serialize)]
    #[allow(dead_code)]
    enum Before {
        Rest,
        Walk(u8),
        Run { pace: u8 },
    }
    #[derive(Serialize)]
    #[allow(dead_code)]
    enum After {
        Swim,
        Run { wind: i8, pace: u8, shoes: Option<u8> },
        Walk(u8, u8),
        Rest { deep: bool },
    }
    assert_eq!(code(&Before::Rest), code(&After::Rest { deep: false }));
    assert_eq!(code(&Before::Walk(7)), code(&After::Walk(7, 0)));
    assert_eq!(code(&Before::Walk(0)), code(&After::Walk(0, 0)));
    assert_eq!(code(&Before::Run { pace: 2 }), code(&After::Run { wind: 0, pace: 2, shoes: None }));
    assert_ne!(code(&Before::Rest), code(&After::Swim));
    assert_ne!(code(&Before::Run { pace: 0 }), code(&Before::Walk(0)));
}

#[test]
fn an_array_may_grow_and_a_list_keeps_its_length() {
    assert_eq!(code(&[1u8, 2]), code(&[1u8, 2, 0, 0]));
    assert_ne!(code(&[0u8, 1]), code(&[1u8, 0]));
    assert_ne!(code(&vec![1u8, 2]), code(&vec![1u8, 2, 0]));
    assert_ne!(code(&vec![0u8]), code(&vec![0u8, 0]));
}

#[test]
fn numbers_do_not_depend_on_their_width() {
    assert_eq!(code(&5u8), code(&5i64));
    assert_eq!(code(&300u16), code(&300u128));
    assert_eq!(code(&-1i8), code(&-1i128));
    let all: Vec<i64> = [0, 1, 127, 128, 223, 224, 255, 256, 65_535, 65_536, i64::MAX]
        .into_iter()
        .flat_map(|n| [n, -n])
        .chain([i64::MIN])
        .collect();
    for a in &all {
        for b in &all {
            assert_eq!(code(a) == code(b), a == b, "{a} {b}");
        }
        assert_eq!(code(a), code(&i128::from(*a)));
    }
    assert_ne!(code(&u128::MAX), code(&u64::MAX));
    assert_ne!(code(&i128::MIN), code(&i64::MIN));
}

#[test]
fn different_values_of_one_type_never_meet() {
    assert_ne!(code(&["ab", "c"]), code(&["a", "bc"]));
    assert_ne!(code(&vec!["ab", "c"]), code(&vec!["a", "bc"]));
    assert_ne!(code(&vec![vec![1u8], vec![2, 3]]), code(&vec![vec![1u8, 2], vec![3]]));
    assert_ne!(code(&vec![Vec::<u8>::new()]), code(&Vec::<Vec<u8>>::new()));
    assert_ne!(code(&Some(Some(0))), code(&Some(None::<u8>)));
    assert_ne!(code(&Some(None::<u8>)), code(&None::<Option<u8>>));
    assert_ne!(code(&vec![(1, None), (2, Some(3))]), code(&vec![(1, Some(2)), (3, None)]));
    assert_ne!(code(&vec![Some(0xE0u8)]), code(&vec![Some(0xE8u8)]));
}

#[test]
fn some_of_zero_is_neither_nothing_nor_zero() {
    let three = [code(&Some(0u8)), code(&None::<u8>), code(&0u8)];
    assert_ne!(three[0], three[1]);
    assert_ne!(three[0], three[2]);
    assert_ne!(three[1], three[2]);
}

#[test]
fn no_encoding_is_the_beginning_of_another() {
    let values: Vec<Vec<u8>> = vec![
        code(&0u8),
        code(&1000u32),
        code(&-1000),
        code("a"),
        code("ab"),
        code(&vec![1u8]),
        code(&vec![1u8, 2]),
        code(&(1u8, 2u8)),
        code(&(1u8,)),
        code(&Old { coins: 1, name: "" }),
        code(&Old { coins: 1, name: "x" }),
        code(&Some(1u8)),
        code(&BTreeMap::from([(1u8, 2u8)])),
    ];
    for (i, a) in values.iter().enumerate() {
        for (j, b) in values.iter().enumerate() {
            assert!(i == j || !b.starts_with(a), "{a:?} begins {b:?}");
        }
    }
}

#[test]
fn printed_texts_are_texts() {
    struct Printed(String);
    impl Serialize for Printed {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(&self.0)
        }
    }
    for length in [0, 1, 127, 128, 129, 20_000] {
        let text = "x".repeat(length);
        assert_eq!(code(&(Printed(text.clone()), 1u8)), code(&(text, 1u8)));
    }
}

#[test]
fn fractions_are_refused() {
    assert_eq!(bytes(&vec![0.5f32]), Err(EncodingError::Fraction));
    assert_eq!(bytes(&Some(0.0f64)), Err(EncodingError::Fraction));
}
