//! What happens is noticed: events, what triggers on them, and the putting of triggers on the stack.

mod matching;
mod occurrence;
mod putting;
mod steps;

pub use occurrence::{as_trigger, Occurrence};
