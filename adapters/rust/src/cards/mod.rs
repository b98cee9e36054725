//! What a card says, as the protocol declares it: typed, and refused where a word is unknown.

mod ability;
mod change;
mod cost;
mod effect;
mod event;
mod mana;
mod terms;
mod type_line;

pub use ability::*;
pub use change::*;
pub use cost::*;
pub use effect::*;
pub use event::*;
pub use mana::*;
pub use terms::*;
pub use type_line::TypeLine;
