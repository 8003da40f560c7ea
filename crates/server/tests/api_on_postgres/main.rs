//! What the API promises, on PostgreSQL: the same tests as on a file, but for those that need no database.
#![cfg(unix)]

#[path = "../api/accounts.rs"]
mod accounts;
#[path = "../api/client.rs"]
mod client;
#[path = "../races/database.rs"]
mod database;
#[path = "../api/house.rs"]
#[allow(dead_code, reason = "not everything is tried here")]
mod house;
mod kept;
mod nodes;
#[path = "../api/playing.rs"]
mod playing;
#[path = "../api/records.rs"]
mod records;
#[path = "../api/seats.rs"]
mod seats;
#[path = "../api/sockets.rs"]
mod sockets;
