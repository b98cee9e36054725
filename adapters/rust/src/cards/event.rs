//! What triggers an ability.

use super::{Condition, Filter, SpellFilter, Who};
use serde::Deserialize;

/// The object that has the ability, what it is attached to, or those that a filter fits.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Whose {
    Wearer(Wearer),
    Those(Box<Filter>),
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Wearer {
    Itself,
    Enchanted,
    Equipped,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum WhoseStep {
    You,
    EachPlayer,
    EachOpponent,
    Each,
    EnchantedPlayer,
    ChosenPlayer,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct AtStep {
    pub step: String,
    pub of: WhoseStep,
    #[serde(default)]
    pub first: bool,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct LifeEvent {
    pub who: Who,
    #[serde(rename = "as", default)]
    pub name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum WhichSpell {
    Itself(Wearer),
    Such(SpellFilter),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Casts {
    pub who: Who,
    #[serde(default)]
    pub spell: Option<WhichSpell>,
    #[serde(default)]
    pub nth: Option<usize>,
    #[serde(default)]
    pub turn_of: Option<Who>,
    #[serde(default)]
    pub has: Option<String>,
    #[serde(rename = "as", default)]
    pub name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    pub who: Who,
    #[serde(default)]
    pub nth: Option<usize>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Hits {
    pub by: Whose,
    #[serde(default)]
    pub together: Option<bool>,
    #[serde(default)]
    pub to: Option<Who>,
    #[serde(default)]
    pub on: Option<Wearer>,
}

#[allow(clippy::large_enum_variant)] // declarations are read once and shared
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Attacks {
    Itself(Wearer),
    Such(AttacksWhom),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct AttacksWhom {
    pub what: Whose,
    #[serde(default)]
    pub whom: Option<Condition>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct AttacksWith {
    pub who: Who,
    #[serde(default = "one")]
    pub number: usize,
    #[serde(default)]
    pub what: Option<Filter>,
}

fn one() -> usize {
    1
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct PutsCounters {
    pub who: Who,
    pub counter: String,
    pub on: Filter,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct BecomesTarget {
    pub what: Whose,
    #[serde(default)]
    pub whose: Option<Who>,
    #[serde(default)]
    pub spell: Option<SpellFilter>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct TapsForMana {
    pub who: Who,
    pub what: Whose,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Cycles {
    Itself(Wearer),
    Who(Who),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Step(AtStep),
    Enters(Whose),
    Dies(Whose),
    Leaves(Whose),
    GainsLife(LifeEvent),
    LosesLife(LifeEvent),
    Casts(Casts),
    Draws(Draws),
    Discards(Who),
    Attacks(Attacks),
    AttacksWith(AttacksWith),
    AttacksAlone(Whose),
    Blocks(Wearer),
    BecomesBlocked(Wearer),
    DealtDamage(Whose),
    Hits(Hits),
    Cycles(Cycles),
    Sacrificed(Filter),
    BecomesTapped(Whose),
    BecomesUntapped(Whose),
    TapsForMana(TapsForMana),
    TurnedUp(Whose),
    BecomesTarget(BecomesTarget),
    PutsCounters(PutsCounters),
    UsesLoyalty(Filter),
    State(Condition),
}
