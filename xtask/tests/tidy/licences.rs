//! Reading licence expressions.

/// Licences that ask for no more than naming their authors.
const ALLOWED: [&str; 11] = [
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Unicode-3.0",
    "Zlib",
    "CC0-1.0",
    "MIT-0",
    "Unlicense",
];

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be kept with allowed licences alone.
pub fn allowed(expression: &str) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = tokens.as_slice();
    either(&mut rest) && rest.is_empty()
}

fn either(rest: &mut &[&str]) -> bool {
    let mut fits = both(rest);
    while let ["OR", tail @ ..] = *rest {
        *rest = tail;
        fits |= both(rest);
    }
    fits
}

fn both(rest: &mut &[&str]) -> bool {
    let mut fits = single(rest);
    while let ["AND", tail @ ..] = *rest {
        *rest = tail;
        fits &= single(rest);
    }
    fits
}

fn single(rest: &mut &[&str]) -> bool {
    match *rest {
        ["(", tail @ ..] => {
            *rest = tail;
            let fits = either(rest);
            if let [")", tail @ ..] = *rest {
                *rest = tail;
                return fits;
            }
            false
        }
        // An exception only takes conditions away.
        [name, "WITH", _, tail @ ..] | [name, tail @ ..] => {
            *rest = tail;
            ALLOWED.contains(name)
        }
        [] => false,
    }
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    for good in [
        "MIT",
        "MIT OR Apache-2.0",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR MIT",
    ] {
        assert!(allowed(good), "{good}");
    }
    for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND GPL-3.0", "MIT GPL-3.0", "(MIT"] {
        assert!(!allowed(bad), "{bad}");
    }
}
