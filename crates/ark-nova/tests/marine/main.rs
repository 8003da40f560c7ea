//! Marine Worlds, its action cards and the later maps: scenes that cite the rules (M-, D-, P-).

mod draft;
mod draft_again;
mod maps_later;
mod options;
#[path = "../rules/scene.rs"]
mod scene;
mod sea;
mod solo;
mod strengths;
#[path = "../rules/zoos.rs"]
mod zoos;
