//! What players do with priority: spells, abilities, lands, and what these cost.

mod activating;
mod announcing;
mod casting;
mod costs;
mod mana;
mod offered_costs;
mod special;
mod spell_costs;
mod targeting;

pub use activating::{activated_of, Activate};
pub use casting::{asks_for_x, Cast};
pub use costs::costs_have_x;
pub use mana::is_mana_ability;
