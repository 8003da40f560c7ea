//! The API on a real listening server.

mod accounts;
mod catalogue;
mod client;
mod documents;
mod hints;
mod house;
mod hurt;
mod input;
mod kept;
mod limits;
mod playing;
mod random;
mod records;
mod replaying;
mod seats;
mod security;
mod site;
mod sockets;
