//! What is kept stays kept: the same questions to both dialects, and what each does when it is hurt.

mod folder;
mod full_disk;
mod hurt_file;
#[cfg(unix)]
mod interrupted;
#[cfg(unix)]
mod on_postgres;
mod on_sqlite;
mod promises;
