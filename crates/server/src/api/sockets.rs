//! How many sockets are open, and from where.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The open sockets.
pub struct Sockets {
    most: usize,
    most_from_one: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// The place of an open socket; dropped, it is free.
pub struct SocketPlace {
    sockets: Arc<Sockets>,
    address: IpAddr,
}

/// Why there is no place for another socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// The server has as many as it can have.
    Full,
    /// The address has as many as it may have.
    TooManyFromThere,
}

impl Sockets {
    /// Room for so many, and for so many from one address.
    pub fn new(most: usize, most_from_one: usize) -> Sockets {
        Sockets { most, most_from_one, open: Mutex::default() }
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are open.
    pub fn open(&self) -> usize {
        self.counts().values().sum()
    }

    /// A place for one more.
    pub fn enter(self: &Arc<Sockets>, address: IpAddr) -> Result<SocketPlace, NoPlace> {
        let mut counts = self.counts();
        if counts.values().sum::<usize>() >= self.most {
            return Err(NoPlace::Full);
        }
        let there = counts.entry(address).or_default();
        if *there >= self.most_from_one {
            return Err(NoPlace::TooManyFromThere);
        }
        *there += 1;
        Ok(SocketPlace { sockets: Arc::clone(self), address })
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut counts = self.sockets.counts();
        if let Some(there) = counts.get_mut(&self.address) {
            *there -= 1;
            if *there == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn there_are_places_and_they_are_given_back() {
        let sockets = Arc::new(Sockets::new(3, 2));
        let [here, there] = [1, 2].map(|number| IpAddr::V4(Ipv4Addr::new(10, 0, 0, number)));
        let places = [sockets.enter(here), sockets.enter(here)];
        assert_eq!(sockets.enter(here).err(), Some(NoPlace::TooManyFromThere));
        let third = sockets.enter(there);
        assert_eq!(sockets.enter(there).err(), Some(NoPlace::Full));
        drop(places);
        assert_eq!(sockets.open(), 1);
        drop(third);
        assert!(sockets.counts().is_empty());
    }
}
