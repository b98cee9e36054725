//! The flow of a game: turns, steps, priority, what is checked, and what resolves.

mod checking;
mod flow;
mod leaving;
mod losing;
mod mulligans;
mod opening;
pub use opening::Seats;
mod priority;
mod resolving;
mod steps;
