//! The games for Python. What is typed and documented for people stands in `arkwright/`; this is what it calls.
#![forbid(unsafe_code)]
// Arguments come from Python by value, and so do errors from `map_err`.
#![allow(clippy::needless_pass_by_value)]

mod batch;
mod playing;

use environments::{Field, Learnable, action_fields, actions, observation_fields};
use playing::Playing;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tabletop::{Game, Lang};

/// What goes wrong is told as a `ValueError`.
fn wrong(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn unknown(game: &str) -> PyErr {
    wrong(format!("no game is called {game:?}; the games are ark-nova and ark"))
}

/// A game of either kind.
#[derive(Clone)]
enum Any {
    ArkNova(Box<Playing<ark_nova::Rules>>),
    Ark(Box<Playing<ark::Rules>>),
}

/// Does the same with a game of either kind.
macro_rules! either {
    ($any:expr, $game:ident => $does:expr) => {
        match $any {
            Any::ArkNova($game) => $does,
            Any::Ark($game) => $does,
        }
    };
}

/// One game.
#[pyclass(module = "arkwright._native")]
struct NativeGame(Any);

#[pymethods]
impl NativeGame {
    #[new]
    fn new(game: &str, options: &str, seed: u64) -> PyResult<NativeGame> {
        Ok(NativeGame(match game {
            ark_nova::Rules::NAME => Any::ArkNova(Box::new(Playing::new(options, seed).map_err(wrong)?)),
            ark::Rules::NAME => Any::Ark(Box::new(Playing::new(options, seed).map_err(wrong)?)),
            other => return Err(unknown(other)),
        }))
    }

    /// A game as far as its record goes.
    #[staticmethod]
    fn from_record(record: &str) -> PyResult<NativeGame> {
        let told: serde_json::Value = serde_json::from_str(record).map_err(wrong)?;
        Ok(NativeGame(match told["game"].as_str().unwrap_or_default() {
            ark_nova::Rules::NAME => Any::ArkNova(Box::new(Playing::from_record(record).map_err(wrong)?)),
            ark::Rules::NAME => Any::Ark(Box::new(Playing::from_record(record).map_err(wrong)?)),
            other => return Err(unknown(other)),
        }))
    }

    fn copy(&self) -> NativeGame {
        NativeGame(self.0.clone())
    }

    fn name(&self) -> &'static str {
        either!(&self.0, game => game.name())
    }

    fn seats(&self) -> usize {
        either!(&self.0, game => game.seats())
    }

    fn options(&self) -> PyResult<String> {
        either!(&self.0, game => game.options()).map_err(wrong)
    }

    fn asked(&self) -> Vec<u8> {
        either!(&self.0, game => game.asked())
    }

    fn question(&self, seat: usize) -> PyResult<Option<String>> {
        either!(&self.0, game => game.question(seat)).map_err(wrong)
    }

    fn legal_moves(&self, seat: usize) -> PyResult<Vec<String>> {
        either!(&self.0, game => game.legal(seat)).map_err(wrong)
    }

    fn apply(&mut self, seat: usize, answer: &str) -> PyResult<()> {
        either!(&mut self.0, game => game.apply(seat, answer)).map_err(wrong)
    }

    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        either!(&self.0, game => game.view(seat)).map_err(wrong)
    }

    fn record(&self) -> PyResult<String> {
        either!(&self.0, game => game.record()).map_err(wrong)
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>, Vec<u8>)> {
        either!(&self.0, game => game.outcome())
    }

    fn rewards(&self) -> Option<Vec<f32>> {
        either!(&self.0, game => game.rewards())
    }

    fn choose(&self, py: Python<'_>, seat: usize, bot: &str, seed: u64) -> PyResult<String> {
        py.detach(|| either!(&self.0, game => game.choose(seat, bot, seed))).map_err(wrong)
    }

    /// The actions of the seat that is asked, with their moves.
    fn choices(&mut self) -> Vec<(u32, String)> {
        either!(&mut self.0, game => game.named_choices())
    }

    /// Makes the move with this number for the first seat that is asked.
    fn step(&mut self, action: i64) -> PyResult<()> {
        either!(&mut self.0, game => game.step(action)).map_err(wrong)
    }

    fn observe(&self, seat: usize, mut into: numpy::PyReadwriteArray1<'_, i16>) -> PyResult<()> {
        let into = into.as_slice_mut().map_err(wrong)?;
        either!(&self.0, game => game.observe(seat, into)).map_err(wrong)
    }

    /// Marks the actions of a seat in a mask that is 0 everywhere; none if it is not the first that is asked.
    fn mask(&mut self, seat: usize, mut into: numpy::PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        let into = into.as_slice_mut().map_err(wrong)?;
        either!(&mut self.0, game => game.mask(seat, into)).map_err(wrong)
    }
}

type Told = (String, usize, usize, String);

fn told(fields: Vec<Field>) -> Vec<Told> {
    fields.into_iter().map(|field| (field.name, field.start, field.length, field.meaning)).collect()
}

fn spaces<G: Learnable>(options: &str) -> PyResult<(usize, Vec<Told>, Vec<Told>)> {
    let options = serde_json::from_str(options).map_err(wrong)?;
    let rules = G::new(&options).map_err(wrong)?;
    Ok((actions::<G>(), told(action_fields::<G>()), told(observation_fields(&rules))))
}

/// How many actions a game has, what they are, and the fields of its observations.
#[pyfunction]
fn fields(game: &str, options: &str) -> PyResult<(usize, Vec<Told>, Vec<Told>)> {
    match game {
        ark_nova::Rules::NAME => spaces::<ark_nova::Rules>(options),
        ark::Rules::NAME => spaces::<ark::Rules>(options),
        other => Err(unknown(other)),
    }
}

/// Everything printed, in a language.
#[pyfunction]
fn catalogue(game: &str, lang: &str) -> PyResult<String> {
    let lang = match lang {
        "en" => Lang::En,
        "fr" => Lang::Fr,
        other => return Err(wrong(format!("no language is called {other:?}; there are en and fr"))),
    };
    match game {
        ark_nova::Rules::NAME => serde_json::to_string(&ark_nova::printed::catalogue(lang)).map_err(wrong),
        ark::Rules::NAME => serde_json::to_string(&ark::printed::catalogue(lang)).map_err(wrong),
        other => Err(unknown(other)),
    }
}

/// The names of the bots, the weakest first.
#[pyfunction(name = "bots")]
fn levels() -> Vec<&'static str> {
    bots::Level::ALL.into_iter().map(bots::Level::name).collect()
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<NativeGame>()?;
    module.add_class::<batch::NativeBatch>()?;
    module.add_function(wrap_pyfunction!(fields, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(levels, module)?)
}
