//! Tables inside a browser tab: what a server answers, without a server.
//!
//! A [`Desk`] takes the requests that the browser client would send to a server and answers what the server would: the
//! shapes are those of `table`. It keeps nothing itself: whatever an answer changed is given along with it, to be
//! written down before the answer is shown, and what was written down is followed again. Its clock and its chance come
//! from outside. On WebAssembly, `interface` is the way in: a few functions that carry JSON.

mod asking;
mod desk;
#[cfg(target_family = "wasm")]
mod interface;
mod refused;
mod replaying;

pub use desk::{Desk, Fresh, Kept, Op, Told};
pub use refused::Refused;
