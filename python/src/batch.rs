//! Many games at a time, in arrays that Python made.

use crate::{unknown, wrong};
use environments::{Arrays, Batch, IllegalAction, Learnable, actions};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use tabletop::Game;

/// A batch of either game.
trait AnyBatch: Send + Sync {
    fn sizes(&self) -> (usize, usize, usize, usize);
    fn look(&mut self, arrays: &mut Arrays<'_>);
    fn step(&mut self, chosen: &[i64], arrays: &mut Arrays<'_>, threads: usize) -> Result<(), IllegalAction>;
    fn sample(&self, seed: u64, into: &mut [i64]);
}

impl<G: Learnable> AnyBatch for Batch<G> {
    fn sizes(&self) -> (usize, usize, usize, usize) {
        (self.len(), self.observation(), actions::<G>(), self.rules().seats())
    }

    fn look(&mut self, arrays: &mut Arrays<'_>) {
        Batch::look(self, arrays);
    }

    fn step(&mut self, chosen: &[i64], arrays: &mut Arrays<'_>, threads: usize) -> Result<(), IllegalAction> {
        Batch::step(self, chosen, arrays, threads)
    }

    fn sample(&self, seed: u64, into: &mut [i64]) {
        Batch::sample(self, seed, into);
    }
}

fn made<G: Learnable>(options: &str, games: usize, seed: u64) -> PyResult<Box<dyn AnyBatch>> {
    let options = serde_json::from_str(options).map_err(wrong)?;
    Ok(Box::new(Batch::new(G::new(&options).map_err(wrong)?, games, seed)))
}

/// Many games that are stepped together.
#[pyclass(module = "arkwright._native")]
pub struct NativeBatch(Box<dyn AnyBatch>);

type Numbers<'py> = PyReadwriteArray2<'py, i16>;
type Masks<'py> = PyReadwriteArray2<'py, i8>;
type Rewards<'py> = PyReadwriteArray2<'py, f32>;

/// Borrows the arrays and does something with them while other threads of Python may run.
macro_rules! with_arrays {
    ($py:ident, $self:ident, $observations:ident, $masks:ident, $seats:ident, $rewards:ident, $ended:ident, $does:expr) => {{
        let (games, observation, actions, seats) = $self.0.sizes();
        let observations = $observations.as_slice_mut().map_err(wrong)?;
        let masks = $masks.as_slice_mut().map_err(wrong)?;
        let asked = $seats.as_slice_mut().map_err(wrong)?;
        let rewards = $rewards.as_slice_mut().map_err(wrong)?;
        let ended = $ended.as_slice_mut().map_err(wrong)?;
        let lengths = [observations.len(), masks.len(), asked.len(), rewards.len(), ended.len()];
        if lengths != [games * observation, games * actions, games, games * seats, games] {
            return Err(wrong("the arrays are not of the size of the batch"));
        }
        let mut arrays = Arrays { observations, masks, seats: asked, rewards, ended };
        let batch = &mut $self.0;
        let does: &mut (dyn FnMut(&mut dyn AnyBatch, &mut Arrays<'_>) -> Result<(), IllegalAction> + Send) =
            &mut $does;
        $py.detach(|| does(batch.as_mut(), &mut arrays)).map_err(wrong)
    }};
}

#[pymethods]
impl NativeBatch {
    #[new]
    fn new(py: Python<'_>, game: &str, options: &str, games: usize, seed: u64) -> PyResult<NativeBatch> {
        py.detach(|| match game {
            ark_nova::Rules::NAME => made::<ark_nova::Rules>(options, games, seed),
            ark::Rules::NAME => made::<ark::Rules>(options, games, seed),
            other => Err(unknown(other)),
        })
        .map(NativeBatch)
    }

    /// Games, the length of an observation, actions and seats.
    fn sizes(&self) -> (usize, usize, usize, usize) {
        self.0.sizes()
    }

    fn look(
        &mut self,
        py: Python<'_>,
        mut observations: Numbers<'_>,
        mut masks: Masks<'_>,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut rewards: Rewards<'_>,
        mut ended: PyReadwriteArray1<'_, bool>,
    ) -> PyResult<()> {
        with_arrays!(
            py,
            self,
            observations,
            masks,
            seats,
            rewards,
            ended,
            |batch: &mut dyn AnyBatch, arrays: &mut Arrays<'_>| {
                batch.look(arrays);
                Ok(())
            }
        )
    }

    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        chosen: PyReadonlyArray1<'_, i64>,
        mut observations: Numbers<'_>,
        mut masks: Masks<'_>,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut rewards: Rewards<'_>,
        mut ended: PyReadwriteArray1<'_, bool>,
        threads: usize,
    ) -> PyResult<()> {
        let chosen = chosen.as_slice().map_err(wrong)?;
        if chosen.len() != self.0.sizes().0 {
            return Err(wrong(format!("{} actions for {} games", chosen.len(), self.0.sizes().0)));
        }
        with_arrays!(
            py,
            self,
            observations,
            masks,
            seats,
            rewards,
            ended,
            |batch: &mut dyn AnyBatch, arrays: &mut Arrays<'_>| { batch.step(chosen, arrays, threads) }
        )
    }

    /// One of the actions that each game allows, at random.
    fn sample(&self, seed: u64, mut into: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let into = into.as_slice_mut().map_err(wrong)?;
        self.0.sample(seed, into);
        Ok(())
    }
}
