//! A second engine for ettin, written from the rules, the protocol and the corpus alone.
//!
//! `cards` read declarations, `game` holds the state, `rules` work out what is true of it,
//! `effects`, `play`, `combat`, `events` and `turn` change it, and `wire` speaks the protocol.

pub mod cards;
pub mod combat;
pub mod effects;
pub mod events;
pub mod game;
pub mod play;
pub mod rules;
pub mod turn;
pub mod wire;
