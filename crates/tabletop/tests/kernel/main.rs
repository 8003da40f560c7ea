//! The kernel, tested with a small game of its own.

mod flaws;
mod records;
mod toy;
