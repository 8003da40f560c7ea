//! The rules of Ark, tested from outside.

mod laws;
