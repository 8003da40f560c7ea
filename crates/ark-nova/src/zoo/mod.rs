//! What stands in a zoo: animals find their homes, leave them and move; buildings find their places.

mod house;
mod leave;
mod markers;
mod move_in;
mod place;
mod rebuild;
mod rescue;
mod tanks;

pub(crate) use house::House;
pub(crate) use leave::Leave;
pub(crate) use move_in::{MoveIn, Settle};
pub(crate) use place::Place;
pub(crate) use rebuild::enlarged_by;
