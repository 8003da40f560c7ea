//! The way in for whoever runs the module: a few functions that carry JSON through its memory.
//!
//! The caller asks for room with `room`, writes an operation there, and calls `call`, which takes the room back and
//! answers where the answer lies: its length in the first four bytes, then the JSON. `done` takes that back. When the
//! module panics it traps, and `last_words` answers in the same form why; it is of no use afterwards.

use crate::Desk;
use std::cell::RefCell;

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// The milliseconds since 1970.
    safe fn now() -> f64;
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::new(|| now() as i64));
    static LAST_WORDS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Bytes with their length before them, until `done` takes them back.
fn lent(bytes: &[u8]) -> *mut u8 {
    let mut lent = (bytes.len() as u32).to_le_bytes().to_vec();
    lent.extend_from_slice(bytes);
    Box::into_raw(lent.into_boxed_slice()).cast()
}

/// Room for an operation of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    Box::into_raw(vec![0u8; length].into_boxed_slice()).cast()
}

/// Does the operation that was written into a room, and answers where the answer lies.
///
/// # Safety
///
/// The room is one of this length that [`room`] answered, and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(at: *mut u8, length: usize) -> *mut u8 {
    std::panic::set_hook(Box::new(|panic| {
        let words = panic.to_string().into_bytes();
        LAST_WORDS.with(|last| last.replace(words));
    }));
    // SAFETY: a promise of the caller.
    let op = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, length)) };
    lent(&DESK.with(|desk| desk.borrow_mut().call_json(&op)))
}

/// Takes an answer back.
///
/// # Safety
///
/// It is one that [`call`] or [`last_words`] answered, and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn done(at: *mut u8) {
    // SAFETY: a promise of the caller; whatever was lent has its length before it.
    unsafe {
        let length = u32::from_le_bytes(*at.cast::<[u8; 4]>()) as usize + 4;
        drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, length)));
    }
}

/// Why the module trapped; nothing if it did not.
#[unsafe(no_mangle)]
pub extern "C" fn last_words() -> *mut u8 {
    LAST_WORDS.with(|last| lent(&last.borrow()))
}
