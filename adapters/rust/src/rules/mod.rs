//! What is true of a state: characteristics, who and what is meant, numbers, conditions.

mod conditions;
mod filters;
mod layers;
mod numbers;
mod who;

pub use layers::{Active, Chars, View};
