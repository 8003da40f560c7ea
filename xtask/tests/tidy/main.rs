//! The written invariants of the house, each held by a test of its own.
//!
//! Every scanner is tried on a planted violation as well: a check that cannot fail is worth nothing.

mod architecture;
mod dependencies;
mod documents;
mod licences;
mod rules_crates;
mod screens;
mod sources;
mod tree;
