//! What an ability knows of what it is about.

use super::{Oid, Pid, Ref};
use std::collections::BTreeMap;

/// Whom or what a spell or ability targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    Player(Pid),
    Object(Ref),
    /// A spell or ability, by its number on the stack.
    Item(u64),
}

/// Everything that the words of an ability can point at.
#[derive(Clone, Debug, Default)]
pub struct Context {
    pub you: Pid,
    pub source: Ref,
    pub target: Option<Target>,
    pub second: Option<Target>,
    pub targets: Vec<Target>,
    /// Who controlled the target as the spell or ability began to resolve.
    pub target_controller: Option<Pid>,
    pub that_player: Option<Pid>,
    pub that_object: Option<Ref>,
    pub that_item: Option<u64>,
    pub attacker: Option<Ref>,
    pub defender: Option<Pid>,
    pub attacking_player: Option<Pid>,
    pub names: BTreeMap<String, i64>,
    pub theirs: BTreeMap<(String, Pid), i64>,
    pub x: i64,
    pub kicked: bool,
    pub surged: bool,
    pub created: Vec<Ref>,
    pub friends: Vec<Pid>,
    pub foes: Vec<Pid>,
    pub produced: Option<char>,
    /// The card of the spell itself goes here in place of the graveyard.
    pub exiled: Vec<Oid>,
    pub extra_turn: Option<u64>,
    /// Of a delayed ability, which speaks of nothing that has moved since it was made (clause 603.7c).
    pub delayed: bool,
}

impl Context {
    /// The same, about an object that something has just happened to.
    pub fn about(&self, thing: &Ref) -> Context {
        Context { that_object: Some(*thing), ..self.clone() }
    }

    /// The same, about a player.
    pub fn of(&self, player: &Pid) -> Context {
        Context { that_player: Some(*player), ..self.clone() }
    }
}
