//! Work on one core or on all of them.

#[cfg(not(target_family = "wasm"))]
use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};

/// Does the same with each of them, `together` on all cores. WebAssembly has only one.
pub(super) fn for_each<T: Send>(together: bool, all: &mut [T], job: impl Fn(&mut T) + Send + Sync) {
    #[cfg(not(target_family = "wasm"))]
    if together {
        return all.par_iter_mut().for_each(job);
    }
    let _ = together;
    all.iter_mut().for_each(job);
}
