//! The state of a game, and the ways to reach into it.

mod asking;
mod context;
mod halt;
mod object;
mod player;
mod rulebook;
mod stack;
mod state;
mod variant;
mod zones;

pub use asking::{Answers, Choice, Decides, Pick};
pub use context::{Context, Target};
pub use halt::{Halt, Res};
pub use object::{Attached, Copied, Object, Ref, Zone};
pub use player::{History, Player, Team};
pub use rulebook::Rulebook;
pub use stack::{Item, ItemKind, Part};
pub use state::{
    Attack, Changed, Combat, Delayed, Doing, Ended, Floating, Game, Lock, Log, Pending, Step, Watch, Whom,
};
pub use variant::Variant;

/// Players, teams and objects are known by their number.
pub type Pid = usize;
pub type Tid = usize;
pub type Oid = usize;
