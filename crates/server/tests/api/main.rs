//! The API on a real listening server.

mod accounts;
mod client;
mod documents;
mod house;
mod input;
mod limits;
mod playing;
mod records;
mod seats;
mod security;
mod sockets;
