//! What a player pays.

use super::{Filter, Value, What};
use crate::game::Oid;
use serde::Deserialize;

#[allow(clippy::large_enum_variant)] // declarations are read once and shared
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    Tap,
    Mana(String),
    Life(Value),
    Sacrifice(What),
    SacrificeSome(SacrificeSome),
    TakeDamage(i64),
    OneOf(Vec<Cost>),
    Counters(OwnCounters),
    Loyalty(LoyaltyCost),
    Discard(usize),
    ExileFromGraveyard(String),
    ExileItself(String),
    Remove(OwnCounters),
    ReturnToHand(String),
    /// Chosen permanents, or cards in hand: what somebody has agreed to pay with.
    #[serde(skip)]
    SacrificeThese(Vec<Oid>),
    #[serde(skip)]
    DiscardThese(Vec<Oid>),
}

impl Cost {
    /// How many permanents somebody has agreed to sacrifice.
    pub fn sacrificed(&self) -> usize {
        match self {
            Cost::SacrificeThese(chosen) => chosen.len(),
            _ => 0,
        }
    }
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum LoyaltyCost {
    Number(i64),
    MinusX(String),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct OwnCounters {
    pub counter: String,
    pub number: i64,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum SoMany {
    Number(Value),
    Any(String),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct SacrificeSome {
    pub what: Filter,
    pub number: SoMany,
}
