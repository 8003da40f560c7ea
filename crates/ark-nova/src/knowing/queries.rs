//! Questions of bots, tables and tests that the moves themselves stand on.

use crate::asking::moves::Move;
use crate::catalogue::boards::Task;
use crate::catalogue::{Building, CardId};
use crate::knowing::look::Look;
use std::ops::ControlFlow;
use tabletop::Seat;

impl Look<'_> {
    /// The enclosures an animal could take now, as the moves that name them; conditions and money are not looked at.
    pub fn homes(self, seat: Seat, animal: CardId) -> Vec<Move> {
        let mut homes = Vec::new();
        let _ = self.home_answers(seat, animal, &mut |home| {
            homes.push(home);
            ControlFlow::Continue(())
        });
        homes
    }

    /// The price of a building in the Build action.
    pub fn building_price(self, seat: Seat, building: Building) -> u16 {
        self.price_of(seat, building)
    }

    /// The strength a task needs; cards change that of the project task.
    pub fn task_strength(self, seat: Seat, task: Task) -> u8 {
        match task {
            Task::Project => self.support_strength(seat),
            task => task.value(),
        }
    }
}
