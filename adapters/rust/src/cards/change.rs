//! What holds as long as its source is there, or until something ends it.

use super::{Ability, Becomes, Condition, Effect, Filter, One, SpellFilter, Value, What, Who};
use serde::Deserialize;
use std::rc::Rc;

macro_rules! parts {
    ($($name:ident { $($body:tt)* })*) => {
        $(#[derive(Clone, Debug, Deserialize, PartialEq)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($body)* })*
    };
}

fn single() -> usize {
    1
}

#[allow(clippy::large_enum_variant)] // declarations are read once and shared
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    Cant(Cant),
    Must(Must),
    Goaded(About),
    BlockMore(BlockMore),
    CostsMore(CostsMore),
    CostsLess(CostsLess),
    PlayerHas(PlayerHas),
    CastWhen(CastWhen),
    AttackCosts(AttackCosts),
    BlockCosts(BlockCosts),
    YouControl(YouControl),
    Pump(Pump),
    Double(Double),
    Gain(Gain),
    Becomes(Becomes),
    Isnt(Isnt),
    AssignsToughness(About),
    TriggersAgain(TriggersAgain),
    Redirect(Redirect),
    Replace(Replace),
    Instead(Instead),
    Prevent(Prevent),
    LifeFloor(LifeFloor),
    Skip(SkipAlways),
    StayTapped(About),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum SpellOrItself {
    Itself(One),
    Such(SpellFilter),
}

parts! {
    Cant {
        #[serde(rename = "do")] pub does: String,
        #[serde(default)] pub what: Option<What>,
        #[serde(default)] pub who: Option<Who>,
        #[serde(default)] pub spell: Option<SpellFilter>,
        #[serde(default)] pub against: Option<Who>,
        #[serde(default)] pub unless: Option<Condition>,
        #[serde(default)] pub these: Option<Filter>,
        #[serde(default)] pub all_but: Option<Filter>,
    }
    Must { #[serde(rename = "do")] pub does: String, pub what: What }
    About { pub what: What }
    YouControl { pub what: What, #[serde(default)] pub by: Option<Who> }
    BlockMore { pub what: What, #[serde(default = "single")] pub number: usize }
    PlayerHas { pub who: Who, pub keyword: String }
    CastWhen {
        pub who: Who,
        pub when: String,
        #[serde(default)] pub spell: Option<SpellFilter>,
        #[serde(default)] pub next: bool,
    }
    CostsMore { pub more: i64, #[serde(default)] pub in_turn_of: Option<String> }
    CostsLess {
        pub who: Who,
        pub less: Value,
        #[serde(default)] pub spell: Option<SpellOrItself>,
    }
    AttackCosts {
        pub mana: String,
        #[serde(default)] pub against: Option<Who>,
        #[serde(default)] pub players_only: bool,
    }
    BlockCosts { pub mana: String, #[serde(default)] pub what: Option<What> }
    Pump {
        pub what: What,
        #[serde(default)] pub power: Value,
        #[serde(default)] pub toughness: Value,
    }
    Isnt { pub what: One, #[serde(rename = "type")] pub kind: String }
    Double {
        pub what: One,
        #[serde(default)] pub power: bool,
        #[serde(default)] pub toughness: bool,
    }
    TriggersAgain { pub enters: Filter, pub of: Filter }
    Redirect {
        pub to: One,
        #[serde(default)] pub who: Option<Who>,
        #[serde(default)] pub what: Option<What>,
    }
    SkipAlways { pub who: Who, pub each: String }
    Gain { pub what: What, pub ability: Rc<Ability> }
    Instead {
        pub event: String,
        pub who: Who,
        #[serde(rename = "do", default)] pub does: Vec<Effect>,
        #[serde(default)] pub may: bool,
        #[serde(default)] pub unless: Option<Condition>,
    }
    Replace {
        pub event: String,
        pub with: Value,
        #[serde(rename = "as", default)] pub name: Option<String>,
        #[serde(default)] pub who: Option<Who>,
        #[serde(default)] pub what: Option<What>,
        #[serde(default)] pub unless: Option<Condition>,
    }
    Prevent {
        #[serde(default)] pub who: Option<Who>,
        #[serde(default)] pub what: Option<What>,
        #[serde(default)] pub number: Option<i64>,
        #[serde(default)] pub combat: bool,
    }
    LifeFloor { pub who: Who, pub total: i64 }
}
