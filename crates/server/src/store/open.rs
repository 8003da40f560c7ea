//! One address for every kind of store.

use super::{Postgres, Sqlite, SqliteSettings, Store, StoreError};
use std::sync::Arc;

/// Opens the store of an address: `postgres://...`, `sqlite:PATH` (`sqlite:PATH?mode=ro` only to read), or
/// the path of a file for SQLite, which is made if it is not there.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match Address::read(address)? {
        Address::Postgres(url) => Ok(Arc::new(Postgres::connect(url).await?)),
        Address::Sqlite { path, settings } => Ok(Arc::new(Sqlite::open_with(path, settings).await?)),
    }
}

#[derive(PartialEq, Debug)]
enum Address<'a> {
    Postgres(&'a str),
    Sqlite { path: &'a str, settings: SqliteSettings },
}

impl<'a> Address<'a> {
    fn read(address: &'a str) -> Result<Address<'a>, StoreError> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Ok(Address::Postgres(address));
        }
        let (path, settings) = match address.strip_prefix("sqlite:") {
            Some(rest) => {
                let rest = rest.strip_prefix("//").unwrap_or(rest);
                let (path, mode) = rest.split_once('?').unwrap_or((rest, ""));
                let read_only = match mode {
                    "" | "mode=rwc" => false,
                    "mode=ro" => true,
                    other => return Err(refused(address, &format!("`{other}` is not known; `mode=ro` is"))),
                };
                (path, SqliteSettings { read_only, ..SqliteSettings::default() })
            }
            None => (address, SqliteSettings::default()),
        };
        if path.is_empty() {
            return Err(refused(address, "it names no file"));
        }
        if path == ":memory:" {
            return Err(refused(address, "a table must outlive the program: name a file"));
        }
        if path.contains("://") || path.starts_with("postgres:") || path.starts_with("postgresql:") {
            return Err(refused(address, "`postgres://...`, `sqlite:PATH` or a path is"));
        }
        Ok(Address::Sqlite { path, settings })
    }
}

/// The address may have a password in it: only what stands before one is repeated.
fn refused(address: &str, why: &str) -> StoreError {
    let shown = match address.split_once("://") {
        Some((scheme, _)) => format!("{scheme}://..."),
        None => address.to_owned(),
    };
    StoreError::Other(format!("`{shown}` is no address of a database: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, read_only: bool) -> Address<'_> {
        Address::Sqlite { path, settings: SqliteSettings { read_only, ..SqliteSettings::default() } }
    }

    #[test]
    fn addresses_are_told_apart() {
        assert_eq!(Address::read("postgres://me@there/db"), Ok(Address::Postgres("postgres://me@there/db")));
        assert_eq!(Address::read("postgresql://there"), Ok(Address::Postgres("postgresql://there")));
        assert_eq!(Address::read("sqlite:a/b.db"), Ok(file("a/b.db", false)));
        assert_eq!(Address::read("sqlite:///a/b.db?mode=ro"), Ok(file("/a/b.db", true)));
        assert_eq!(Address::read("a folder/b?.db"), Ok(file("a folder/b?.db", false)));
    }

    #[test]
    fn what_is_no_address_is_refused_without_its_password() {
        for address in
            ["", "sqlite:", "sqlite::memory:", "mysql://me:secret@there/db", "postgres:there", "sqlite:a?b=c"]
        {
            let Err(StoreError::Other(why)) = Address::read(address) else {
                panic!("`{address}` was taken for an address");
            };
            assert!(!why.contains("secret"), "{why}");
        }
    }
}
