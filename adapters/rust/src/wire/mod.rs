//! The protocol: lines in, lines out.

mod acts;
mod advancing;
mod answers;
mod claims;
mod facts;
mod observing;
mod rpc;
mod session;
mod status;

pub use rpc::serve;
