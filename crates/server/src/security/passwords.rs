//! Passwords are hashed with argon2id, few at once, where no request waits for another's.

use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OnceCell, Semaphore};

/// Memory of one hash in KiB, passes over it and lanes: what the OWASP sheet of password storage recommends first.
const PARAMS: (u32, u32, u32) = (19 * 1024, 2, 1);
/// How long somebody waits until others are done.
const PATIENCE: Duration = Duration::from_secs(5);

/// The place where passwords are hashed.
pub struct Passwords {
    places: Arc<Semaphore>,
    /// The hash of no password: an unknown name takes as long as a known one.
    nobody: OnceCell<String>,
}

/// Too many passwords at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasswordBusy;

fn argon2() -> Argon2<'static> {
    let (memory, passes, lanes) = PARAMS;
    let params = Params::new(memory, passes, lanes, None).unwrap_or_default();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hashed(password: &str) -> String {
    let hash = argon2().hash_password(password.as_bytes());
    hash.unwrap_or_else(|error| panic!("a password was not hashed: {error}")).to_string()
}

impl Passwords {
    /// A place where so many are hashed at once.
    pub fn new(at_once: usize) -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(at_once.max(1))), nobody: OnceCell::new() }
    }

    async fn within<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PasswordBusy> {
        let place = tokio::time::timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(PasswordBusy) };
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| PasswordBusy)
    }

    /// The hash of a new password, with its parameters.
    pub async fn hash(&self, password: String) -> Result<String, PasswordBusy> {
        self.within(move || hashed(&password)).await
    }

    /// Whether a password is that of a hash; never, if there is none, but not faster either.
    pub async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, PasswordBusy> {
        let known = hash.is_some();
        let hash = match hash {
            Some(hash) => hash,
            None => self.nobody.get_or_try_init(|| self.hash(String::new())).await?.clone(),
        };
        let fits = self.within(move || {
            let Ok(hash) = PasswordHash::new(&hash) else { return false };
            argon2().verify_password(password.as_bytes(), &hash).is_ok()
        });
        Ok(fits.await? && known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_hash_alone() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("correct horse".to_owned()).await.expect("not busy");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(passwords.fits("correct horse".to_owned(), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.fits("wrong horse".to_owned(), Some(hash)).await, Ok(false));
        assert_eq!(passwords.fits(String::new(), None).await, Ok(false));
    }
}
