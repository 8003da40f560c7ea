//! Tables on a server.
//!
//! A server is a host: it keeps what is accepted in a log, sends each seat its view, question, moves and news, and
//! knows no rule.
#![forbid(unsafe_code)]

pub mod api;
pub mod client;
pub mod config;
pub mod doctor;
pub mod listening;
pub mod security;
pub mod serve;
pub mod store;
pub mod tables;

pub use table::games;
