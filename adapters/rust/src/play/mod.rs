//! What players do with priority: spells, abilities, lands, and what these cost.

mod activating;
mod casting;
mod costs;
mod mana;
mod special;
mod targeting;

pub use activating::{activated_of, Activate};
pub use casting::Cast;
pub use costs::costs_have_x;
