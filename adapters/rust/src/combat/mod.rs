//! Combat: who attacks whom, who blocks, and the damage that comes of it (chapters 508 to 510).

mod attacking;
mod blocking;
mod hitting;
mod striking;

pub use attacking::Attacker;
pub use blocking::Blocker;
