//! Cards, tokens and emblems, wherever they are.

use super::{Oid, Pid};
use crate::cards::Card;
use std::collections::BTreeMap;
use std::rc::Rc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Zone {
    #[default]
    Library,
    Hand,
    Stack,
    Battlefield,
    Graveyard,
    Exile,
    Command,
    /// It has left the game, or is a token that has ceased to exist.
    Nowhere,
}

/// An object as it was after so many changes of zone: a new one after each (clause 400.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ref {
    pub id: Oid,
    pub turn_of_life: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attached {
    Object(Ref),
    Player(Pid),
}

#[derive(Clone, Debug)]
pub struct Object {
    pub card: Rc<Card>,
    pub owner: Pid,
    pub label: Option<String>,
    pub zone: Zone,
    pub lives: u32,
    pub token: bool,
    pub emblem: bool,
    pub commander: bool,
    pub state: Permanent,
}

/// A copy that ends.
#[derive(Clone, Debug)]
pub struct Copied {
    pub face: Rc<Card>,
    pub end: super::Ended,
    pub by: Pid,
}

/// What is true of an object only as long as it stays where it is.
#[derive(Clone, Debug, Default)]
pub struct Permanent {
    pub controller: Pid,
    pub tapped: bool,
    pub face_down: bool,
    pub transformed: bool,
    pub face: Option<Rc<Card>>,
    pub copy: Option<Rc<Card>>,
    /// What it is a copy of for some time, the latest last.
    pub copies: Vec<Copied>,
    pub damage: i64,
    pub deathtouched: bool,
    pub damaged_by: Vec<super::Ref>,
    pub counters: BTreeMap<String, i64>,
    pub attached: Option<Attached>,
    pub fresh: bool,
    pub chosen_colour: Option<String>,
    pub chosen_player: Option<Pid>,
    pub protector: Option<Pid>,
    pub kicked: bool,
    pub surged: bool,
    pub x: i64,
    pub shields: usize,
    pub loyalty_used: bool,
    pub activated: BTreeMap<usize, usize>,
    pub timestamp: u64,
    pub exiled_by: Option<super::Ref>,
    pub until_leaves: bool,
    pub may_play: Option<(Pid, bool)>,
    pub goaded: Vec<(Pid, u64)>,
    pub to_command_asked: bool,
    pub forever: Vec<Rc<crate::cards::Change>>,
    pub flashback: bool,
    pub defeated: bool,
    pub seen_controller: Option<Pid>,
}

impl Object {
    pub fn counter(&self, kind: &str) -> i64 {
        self.state.counters.get(kind).copied().unwrap_or(0)
    }
}
