//! The association board and the projects in a view.

use crate::catalogue::boards::{self, Task, University};
use crate::catalogue::projects::Need;
use crate::catalogue::{CardId, Icon, SizeClass};
use crate::knowing::look::Look;
use crate::position::{Association, ProjectInPlay, Token};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// The association board and the projects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AssociationView {
    /// The tasks.
    pub tasks: Vec<TaskView>,
    /// The partner zoos.
    pub partner_zoos: Vec<PartnerZooView>,
    /// The universities.
    pub universities: Vec<UniversityView>,
    /// Whether the generic university lies on the board, so that a specific one can be taken.
    pub generic_university: bool,
    /// The donation spaces from the cheapest on.
    pub donations: Vec<DonationView>,
    /// What the next donation costs the viewer; for a spectator, a zoo without cards.
    pub next_donation: u8,
    /// Base projects below the board.
    pub base_projects: Vec<ProjectView>,
    /// Projects above the board, the newest first.
    pub projects: Vec<ProjectView>,
    /// How many base projects were not laid out and not taken since.
    pub unused_base_projects: usize,
}

/// A task of the association board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TaskView {
    /// Which task.
    pub task: Task,
    /// The strength it needs from the viewer; for a spectator, from a zoo without cards.
    pub strength: u8,
}

/// A continent of partner zoos.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartnerZooView {
    /// Which continent.
    pub continent: Icon,
    /// Whether one lies on the board.
    pub on_offer: bool,
    /// How many are left, the one on the board included.
    pub left: u8,
}

/// A kind of university.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UniversityView {
    /// Which kind.
    pub university: University,
    /// Whether one lies on the board.
    pub on_offer: bool,
    /// How many are left, the one on the board included.
    pub left: u8,
}

/// A donation space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DonationView {
    /// What it costs.
    pub cost: u8,
    /// Whether it is covered.
    pub covered: bool,
}

/// A project in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProjectView {
    /// Which project.
    pub card: CardId,
    /// Its levels from left to right.
    pub levels: Vec<LevelView>,
    /// What every seat has of what the project counts; nothing for releases and breeding.
    pub counts: Vec<SeatCount>,
}

/// A level of a project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelView {
    /// What it needs.
    pub need: NeedView,
    /// The conservation it gives.
    pub conservation: u8,
    /// The reputation it gives.
    pub reputation: u8,
    /// What lies on it.
    pub token: TokenView,
}

/// What a level needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NeedView {
    /// At least so many of what the project counts.
    AtLeast {
        /// How many.
        n: u8,
    },
    /// An animal is released.
    Release {
        /// With this icon.
        icon: Icon,
        /// Of this size.
        size: SizeClass,
    },
    /// An animal and a partner zoo of its continent.
    Breeding {
        /// The icon of the animal.
        icon: Icon,
    },
}

/// What lies on a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TokenView {
    /// Nothing: the level is free.
    Free,
    /// A neutral token.
    Neutral,
    /// The token of a player.
    Seat {
        /// Whose.
        seat: Seat,
    },
}

/// A seat and how much it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatCount {
    /// Who.
    pub seat: Seat,
    /// How much.
    pub n: u16,
}

impl Look<'_> {
    pub(super) fn association_view(self, association: &Association, viewer: Viewer) -> AssociationView {
        let Association {
            partner_zoos,
            partners_on_offer: _,
            universities,
            universities_on_offer: _,
            base,
            above,
            unused,
            donations,
            specific,
            generic,
        } = association;
        let strength = |task: Task| match viewer {
            Viewer::Seat(seat) => self.task_strength(seat, task),
            Viewer::Spectator => task.value(),
        };
        AssociationView {
            tasks: Task::ALL.map(|task| TaskView { task, strength: strength(task) }).to_vec(),
            partner_zoos: Icon::ALL
                .into_iter()
                .zip(*partner_zoos)
                .map(|(continent, left)| PartnerZooView {
                    continent,
                    on_offer: association.offers_partner(continent),
                    left,
                })
                .collect(),
            universities: University::BASE
                .into_iter()
                .zip(*universities)
                .map(|(university, left)| UniversityView {
                    university,
                    on_offer: association.offers_university(university),
                    left,
                })
                .chain(self.specific_view(*specific))
                .collect(),
            generic_university: *generic,
            donations: boards::DONATIONS
                .iter()
                .enumerate()
                .map(|(space, &cost)| DonationView { cost, covered: donations >> space & 1 == 1 })
                .collect(),
            next_donation: match viewer {
                Viewer::Seat(seat) => self.donation_cost(seat),
                Viewer::Spectator => association.next_donation().1,
            },
            base_projects: base.iter().map(|project| self.project_view(project)).collect(),
            projects: above.iter().map(|project| self.project_view(project)).collect(),
            unused_base_projects: unused.len(),
        }
    }

    fn specific_view(self, specific: u8) -> impl Iterator<Item = UniversityView> {
        let kinds = University::SPECIFIC.into_iter().enumerate();
        kinds.filter(move |_| self.rules.has_expansion()).map(move |(at, university)| {
            let left = specific >> at & 1;
            UniversityView { university, on_offer: left > 0 && self.position.association.generic, left }
        })
    }

    fn project_view(self, project: &ProjectInPlay) -> ProjectView {
        let &ProjectInPlay { card, levels } = project;
        let printed = &self.rules.project(card).levels;
        let counts = match printed[0].need {
            Need::AtLeast(counter, _) => Seat::all(self.rules.seats)
                .map(|seat| SeatCount { seat, n: self.count(seat, counter) })
                .collect(),
            Need::Release(..) | Need::Breeding(_) => Vec::new(),
        };
        let levels = printed.iter().zip(levels).map(|(level, token)| LevelView {
            need: match level.need {
                Need::AtLeast(_, n) => NeedView::AtLeast { n },
                Need::Release(icon, size) => NeedView::Release { icon, size },
                Need::Breeding(icon) => NeedView::Breeding { icon },
            },
            conservation: level.conservation,
            reputation: level.reputation,
            token: match token {
                Token::None => TokenView::Free,
                Token::Neutral => TokenView::Neutral,
                Token::Of(seat) => TokenView::Seat { seat },
            },
        });
        ProjectView { card, levels: levels.collect(), counts }
    }
}
