//! The `arkwright` command.
fn main() {}
