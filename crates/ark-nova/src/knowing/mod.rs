//! What can be known of a position without changing it: queries, counts, views, worlds that look the same, statistics.

mod beginning;
pub(crate) mod counting;
pub mod look;
mod queries;
mod resample;
pub mod statistics;
mod validate;
pub mod view;
