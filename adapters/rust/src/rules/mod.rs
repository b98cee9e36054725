//! What is true of a state: characteristics, who and what is meant, numbers, conditions.

mod characteristics;
mod conditions;
mod filters;
mod gathering;
mod layers;
mod numbers;
mod who;

pub use characteristics::Chars;
pub use layers::{Active, View};
