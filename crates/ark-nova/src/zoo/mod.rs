//! What stands in a zoo: animals find their homes, leave them and move; buildings find their places.

mod house;
mod leave;
mod place;
mod rescue;

pub(crate) use house::House;
pub(crate) use leave::{Leave, MoveIn};
pub(crate) use place::Place;
