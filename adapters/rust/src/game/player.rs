//! Players, and the teams that have turns and life in common.

use super::{Oid, Pid};
use std::collections::BTreeMap;

/// What has happened to a player, or by one, in the present turn.
#[derive(Clone, Debug, Default)]
pub struct History {
    pub cards_discarded: i64,
    pub cards_drawn: i64,
    pub creatures_attacked: i64,
    pub creatures_died: i64,
    pub damage_taken: i64,
    pub life_gained: i64,
    pub life_lost: i64,
    pub spells_cast: i64,
    pub lands: usize,
    pub drawn_in_step: i64,
}

#[derive(Clone, Debug, Default)]
pub struct Player {
    pub name: String,
    pub team: usize,
    pub hand: Vec<Oid>,
    /// The top card is the last one.
    pub library: Vec<Oid>,
    pub graveyard: Vec<Oid>,
    /// Letters of `WUBRGC`, one for each unspent mana.
    pub pool: Vec<char>,
    pub counters: BTreeMap<String, i64>,
    pub turn: History,
    pub drew_from_nothing: bool,
    pub must_lose: bool,
    pub mulligans: usize,
    pub kept: bool,
    pub again: bool,
    /// Cards exiled for mulligans, until the hand is kept.
    pub set_aside: Vec<Oid>,
    pub commander_damage: BTreeMap<Oid, i64>,
    pub commander_casts: BTreeMap<Oid, i64>,
    /// Who makes this player's decisions during the present turn.
    pub controlled_by: Option<Pid>,
    pub next_controlled_by: Option<Pid>,
    pub may_cast_next: bool,
}

impl Player {
    pub fn counter(&self, kind: &str) -> i64 {
        self.counters.get(kind).copied().unwrap_or(0)
    }
}

#[derive(Clone, Debug, Default)]
pub struct Team {
    pub name: String,
    pub players: Vec<Pid>,
    pub primary: Pid,
    pub side: usize,
    pub life: i64,
    pub lost: bool,
    pub skips: BTreeMap<String, usize>,
    pub spells_last_turn: i64,
}
