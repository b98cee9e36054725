//! What abilities speak of: players, objects, numbers, conditions.

use serde::Deserialize;

/// Players, by what they are to an ability.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    You,
    YourTeam,
    EachPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachFriend,
    EachFoe,
    ThatPlayer,
    Target,
    SecondTarget,
    TargetController,
    ActivePlayer,
    DefendingPlayer,
    AttackingPlayer,
    EnchantedPlayer,
    ChosenPlayer,
}

impl Who {
    /// Is it a word for several players, taken one by one?
    pub fn is_group(self) -> bool {
        use Who::*;
        matches!(self, YourTeam | EachPlayer | EachOpponent | EachOtherPlayer | EachFriend | EachFoe)
    }
}

/// One object, by what it is to an ability, or both targets.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum One {
    Itself,
    Target,
    SecondTarget,
    ThatObject,
    Enchanted,
    Equipped,
    Created,
    Targets,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum What {
    One(One),
    Those(Box<Filter>),
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum ObjectState {
    Attacking,
    FaceDown,
    Tapped,
    Untapped,
}

/// Objects of which all that is said holds.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    #[serde(rename = "type")]
    pub kind: Option<String>,
    pub not_type: Option<String>,
    pub types: Option<Vec<String>>,
    pub subtype: Option<String>,
    pub controller: Option<Who>,
    pub colour: Option<String>,
    pub lacks: Option<String>,
    pub has: Option<String>,
    pub power: Option<i64>,
    pub mana_value: Option<Bound>,
    pub state: Option<ObjectState>,
    pub attacking: Option<Who>,
    pub other: Option<bool>,
    pub other_than: Option<One>,
    pub damaged_by: Option<One>,
    pub same_creature_type_as: Option<One>,
    pub attached_to: Option<One>,
    pub token: Option<bool>,
}

#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Bound {
    pub least: Option<i64>,
    pub most: Option<i64>,
}

#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct SpellFilter {
    #[serde(rename = "type")]
    pub kind: Option<String>,
    pub types: Option<Vec<String>>,
    pub not_type: Option<String>,
    pub colour: Option<String>,
    pub controller: Option<Who>,
    pub mana_value: Option<Bound>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Value {
    Number(i64),
    Word(Box<ValueWord>),
}

impl Default for Value {
    fn default() -> Self {
        Value::Number(0)
    }
}

/// A number that has to be worked out.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum ValueWord {
    Life(Who),
    Count(Filter),
    Power(One),
    Toughness(One),
    ManaValue(One),
    HalfDown(Value),
    HalfUp(Value),
    ThirdUp(Value),
    Twice(Value),
    Lowest(Among),
    Highest(Among),
    Devotion(String),
    Counters(CountersOn),
    PlayerCounters(CountersOf),
    CounterKinds(Who),
    Happened(Happened),
    StartingLife(Who),
    CardsInHand(Who),
    CardsInLibrary(Who),
    CardsInGraveyard(CardsThere),
    Party(Who),
    TypesInGraveyard(Who),
    Players(Who),
    Plus(Vec<Value>),
    Minus(Vec<Value>),
    CardsExiledWith(One),
    Variable(String),
    The(String),
    Theirs(String),
    Votes(String),
    OpponentsAttacked(Who),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Among {
    pub among: Who,
    pub value: Value,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct CardsThere {
    pub of: Who,
    pub types: Vec<String>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum TurnEvent {
    CardsDiscarded,
    CardsDrawn,
    CreaturesAttacked,
    CreaturesDied,
    DamageTaken,
    LifeGained,
    LifeLost,
    SpellsCast,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Happened {
    pub what: TurnEvent,
    #[serde(default)]
    pub of: Option<Who>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct CountersOf {
    pub of: Who,
    pub counter: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct CountersOn {
    pub on: What,
    pub counter: String,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum OwnZone {
    Battlefield,
    CommandZone,
    Graveyard,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum TurnPart {
    Upkeep,
    Combat,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct During {
    pub part: TurnPart,
    #[serde(default)]
    pub of: Option<Who>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Fits {
    pub what: What,
    pub filter: Filter,
}

/// What has to be true.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    AtLeast(Vec<Value>),
    More(Vec<Value>),
    Some(Filter),
    None(Filter),
    Fits(Fits),
    All(Vec<Condition>),
    Odd(Value),
    TargetIs(String),
    Poisoned(Who),
    FirstDraw(Who),
    TurnOf(Who),
    During(During),
    Before(String),
    SorceryTime(Who),
    Monarch(Who),
    ControlsCommander(Who),
    CostPaid(String),
    InZone(Vec<OwnZone>),
}

impl Condition {
    /// Is it true only of a card in certain zones, of which this is one?
    pub fn holds_in(&self, zone: OwnZone) -> bool {
        match self {
            Condition::InZone(zones) => zones.contains(&zone),
            Condition::All(parts) => parts.iter().any(|p| p.holds_in(zone)),
            _ => false,
        }
    }
}
