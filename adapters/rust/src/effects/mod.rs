//! What effects do: life, damage, zones, tokens, turns, and what holds other effects.

mod choosing;
mod copying;
mod counters;
mod damage;
mod entering;
mod holding;
mod lasting;
mod libraries;
mod life;
mod moving;
mod prohibitions;
mod returning;
mod running;
mod turns;

pub use damage::{Deal, Struck};
pub use entering::{Against, Entering};
pub use turns::skip_name;
