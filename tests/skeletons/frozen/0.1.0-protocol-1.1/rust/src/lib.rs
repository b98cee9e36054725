//! An adapter for ettin. `adapter` is what you write, `table` stands where your engine belongs.

pub mod adapter;
pub mod claims;
pub mod messages;
pub mod table;
