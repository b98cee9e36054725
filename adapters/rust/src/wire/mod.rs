//! The protocol: lines in, lines out.

mod acts;
mod advancing;
mod answers;
mod claims;
mod exploring;
mod facts;
mod observing;
mod possible;
mod rpc;
mod selfplay;
mod session;
mod status;

pub use rpc::serve;
pub use selfplay::{from_words as selfplay_words, opening, selfplay};
