//! The rules of Ark Nova: no input or output, no clock, no thread, no global state.
#![forbid(unsafe_code)]
