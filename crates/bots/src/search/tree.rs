//! One iteration: down the tree, on to the horizon, and back with what was found.

use super::Reach;
use crate::plan::{MoveOf, PositionOf};
use crate::{Evaluate, Planning, Width};
use std::ops::ControlFlow;
use tabletop::{Game, Seat, Silent};

/// The own turns after a plan of the root.
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

/// An own turn: the plans taken up so far.
struct Node<M> {
    visits: u32,
    branches: Vec<Branch<M>>,
}

/// A plan and what came of it.
struct Branch<M> {
    answers: Vec<M>,
    visits: u32,
    sum: f64,
    next: usize,
}

impl<M> Default for Tree<M> {
    fn default() -> Tree<M> {
        Tree { nodes: vec![Node { visits: 0, branches: Vec::new() }] }
    }
}

/// Moves after which a playout is broken off, whatever happens.
const LONGEST: usize = 400;

/// Walks through worlds.
pub(crate) struct Walk<'a, E: Evaluate> {
    pub(crate) evaluate: &'a E,
    pub(crate) game: &'a E::Game,
    pub(crate) seat: Seat,
    pub(crate) reach: &'a Reach,
}

impl<E: Evaluate> Walk<'_, E> {
    /// Plays `answers` in this world, goes on through the tree and beyond, and answers with the lead of the seat at the
    /// horizon.
    pub(crate) fn iterate(
        &self,
        world: &mut PositionOf<E>,
        answers: &[MoveOf<E>],
        tree: &mut Tree<MoveOf<E>>,
    ) -> f32 {
        let mut path = Vec::new();
        self.arrive(world, answers, tree, &mut path);
        let lead = self.evaluate.lead(self.game, world, self.seat);
        for (at, branch) in path {
            let node: &mut Node<MoveOf<E>> = &mut tree.nodes[at];
            node.visits += 1;
            node.branches[branch].visits += 1;
            node.branches[branch].sum += f64::from(lead);
        }
        lead
    }

    /// Plays `answers` in this world and goes on to the horizon; the way through the tree is noted in `path`.
    pub(crate) fn arrive(
        &self,
        world: &mut PositionOf<E>,
        answers: &[MoveOf<E>],
        tree: &mut Tree<MoveOf<E>>,
        path: &mut Vec<(usize, usize)>,
    ) {
        let mut moves = Vec::new();
        self.follow(world, answers);
        let mut node = Some(0);
        for turn in 1.. {
            // Where the end is near enough to play on to it, it is the horizon.
            let far = |world: &PositionOf<E>| turn >= self.reach.turns && self.evaluate.endings(world) == 0;
            if !self.until_own_turn(world, &mut moves) || far(world) {
                break;
            }
            match node.filter(|_| turn < self.reach.nodes) {
                Some(at) => node = self.step(world, tree, at, path, &mut moves),
                None => self.planning(self.seat, self.reach.quick).play(world, &mut moves),
            }
        }
    }

    /// Plays the rest of the seat's turn quickly.
    pub(crate) fn finish_turn(&self, world: &mut PositionOf<E>) {
        let mut moves = Vec::new();
        for _ in 0..LONGEST {
            let asked = self.game.asked(world).contains(self.seat);
            if !asked || self.evaluate.begins_turn(self.game, world, self.seat) {
                return;
            }
            self.planning(self.seat, self.reach.quick).play(world, &mut moves);
        }
    }

    /// Chooses a plan of a node, or takes up a further one, and plays it.
    fn step(
        &self,
        world: &mut PositionOf<E>,
        tree: &mut Tree<MoveOf<E>>,
        at: usize,
        path: &mut Vec<(usize, usize)>,
        moves: &mut Vec<MoveOf<E>>,
    ) -> Option<usize> {
        let node = &tree.nodes[at];
        let wanted = 1 + (node.visits as f32).sqrt() as usize / 2;
        let mut order: Vec<usize> = (0..node.branches.len()).collect();
        let total = libm::logf(node.visits.max(1) as f32);
        let score = |branch: &Branch<MoveOf<E>>| {
            let visits = branch.visits.max(1) as f32;
            (branch.sum / f64::from(visits)) as f32 + self.reach.curiosity * (total / visits).sqrt()
        };
        order.sort_by(|&a, &b| score(&node.branches[b]).total_cmp(&score(&node.branches[a])));
        let chosen = if node.branches.len() < wanted {
            None
        } else {
            order.into_iter().find(|&branch| self.can_follow(world, &node.branches[branch].answers))
        };
        let branch = match chosen {
            Some(branch) => branch,
            None => self.take_up(world, tree, at, moves)?,
        };
        path.push((at, branch));
        let answers = tree.nodes[at].branches[branch].answers.clone();
        self.follow(world, &answers);
        let next = tree.nodes[at].branches[branch].next;
        if next > 0 {
            return Some(next);
        }
        let next = tree.nodes.len();
        tree.nodes.push(Node { visits: 0, branches: Vec::new() });
        tree.nodes[at].branches[branch].next = next;
        Some(next)
    }

    /// Takes up the best plan of this world that the node does not have yet; the best of all if it has them.
    fn take_up(
        &self,
        world: &PositionOf<E>,
        tree: &mut Tree<MoveOf<E>>,
        at: usize,
        moves: &mut Vec<MoveOf<E>>,
    ) -> Option<usize> {
        self.game.distinct(world, self.seat, moves);
        let node = &mut tree.nodes[at];
        let mut best: Option<(f32, usize)> = None;
        let mut best_new: Option<(f32, Vec<MoveOf<E>>)> = None;
        self.planning(self.seat, self.reach.quick).lines(
            world,
            moves,
            |line| {
                let known = best.is_some_and(|(value, _)| value >= line.value);
                let new = best_new.as_ref().is_some_and(|(value, _)| *value >= line.value);
                if known && new {
                    return;
                }
                let plan = line.plan();
                let answers = &plan.answers[..plan.sure];
                match node.branches.iter().position(|branch| branch.answers == answers) {
                    Some(branch) if !known => best = Some((line.value, branch)),
                    None if !new => best_new = Some((line.value, answers.to_vec())),
                    _ => {}
                }
            },
            || ControlFlow::Continue(()),
        );
        match (best_new, best) {
            (Some((_, answers)), _) => {
                node.branches.push(Branch { answers, visits: 0, sum: 0.0, next: 0 });
                Some(node.branches.len() - 1)
            }
            (None, best) => best.map(|(_, branch)| branch),
        }
    }

    fn can_follow(&self, world: &PositionOf<E>, answers: &[MoveOf<E>]) -> bool {
        if self.game.refusal(world, self.seat, answers[0]).is_some() {
            return false;
        }
        let mut scratch = world.clone();
        answers.iter().all(|&answer| self.game.apply(&mut scratch, self.seat, answer, &mut Silent).is_ok())
    }

    /// Gives the answers as far as they are accepted.
    pub(crate) fn follow(&self, world: &mut PositionOf<E>, answers: &[MoveOf<E>]) {
        for &answer in answers {
            if self.game.apply(world, self.seat, answer, &mut Silent).is_err() {
                return;
            }
        }
    }

    /// Everybody plays on quickly until the seat begins a turn; `false` if the game ends before.
    fn until_own_turn(&self, world: &mut PositionOf<E>, moves: &mut Vec<MoveOf<E>>) -> bool {
        for _ in 0..LONGEST {
            let asked = self.game.asked(world);
            if asked.contains(self.seat) && self.evaluate.begins_turn(self.game, world, self.seat) {
                return true;
            }
            let Some(seat) = asked.iter().next() else { return false };
            self.planning(seat, self.reach.quick).play(world, moves);
        }
        false
    }

    /// How a seat plans its turn.
    pub(crate) fn planning(&self, seat: Seat, width: Width) -> Planning<'_, E> {
        Planning { evaluate: self.evaluate, game: self.game, seat, width }
    }
}
