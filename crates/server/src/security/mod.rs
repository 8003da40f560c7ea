//! What keeps strangers out and the server up: tokens, passwords, where requests come from, and how many.

mod address;
mod buckets;
mod headers;
mod origin;
mod passwords;
mod token;

pub use address::address;
pub use buckets::{Bucket, Buckets};
pub use headers::{API_POLICY, CLIENT_POLICY, DOCS_POLICY, add_headers};
pub use origin::{ForeignOrigin, check_origin};
pub use passwords::{PasswordBusy, Passwords};
pub use token::{INVITATION, Token, hash, next_table};
