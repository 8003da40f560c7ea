//! A list of bounded length that is copied like a number.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, ops::Deref, ops::DerefMut};

/// At most `N` items, kept in place.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u16,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// No items.
    pub fn new() -> Self {
        List { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end; the limit is part of the design, so passing it is a fault.
    pub fn push(&mut self, item: T) {
        assert!((self.len as usize) < N, "a list of {N} is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes the item at a place; the later ones move up.
    pub fn remove(&mut self, at: usize) -> T {
        let len = self.len();
        let item = self.items[at];
        self.items.copy_within(at + 1..len, at);
        self.pop();
        item
    }

    /// Puts an item before all others.
    pub fn push_front(&mut self, item: T) {
        self.push(item);
        let len = self.len();
        self.items[..len].rotate_right(1);
    }

    /// Forgets the items after the first `len`.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// Forgets all items.
    pub fn clear(&mut self) {
        self.truncate(0);
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format_args!("at most {N} items, found {}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}
