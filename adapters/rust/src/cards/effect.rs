//! What is done once.

use super::{Ability, Change, Condition, Cost, Event, Filter, One, Value, What, Who};
use serde::Deserialize;
use std::rc::Rc;

fn one() -> Value {
    Value::Number(1)
}
fn single() -> usize {
    1
}
fn you() -> Who {
    Who::You
}
fn creature() -> String {
    "Creature".into()
}

/// One of several shapes: a colour, or several of which one is taken.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Colours {
    One(String),
    OneOf(Vec<String>),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Damage(Damage),
    Fight(Fight),
    SetLife(PlayerAmount),
    GainLife(PlayerAmount),
    LoseLife(PlayerAmount),
    ExchangeLife(Who),
    GetCounters(PlayerCounters),
    LoseCounters(PlayerCounters),
    Proliferate(Who),
    Becomes(Becomes),
    ShuffleIn(One),
    CreateCopy(CreateCopy),
    AddMana(AddMana),
    Sacrifice(Sacrifice),
    Keep(Keep),
    Discard(Discard),
    Put(PutCounters),
    Counter(String),
    CopySpell(One),
    Attach(One),
    Unattach(What),
    Destroy(What),
    Regenerate(What),
    Exile(What),
    ExileUntilLeaves(What),
    ExileGraveyard(Who),
    BuryExiled(BuryExiled),
    Mill(PlayerNumber),
    Scry(LookAtTop),
    Surveil(LookAtTop),
    Search(Search),
    RevealTop(Named),
    PutOntoBattlefield(One),
    PutFromHand(PutFromHand),
    PutOnLibrary(One),
    ReturnToHand(What),
    ReturnExiled(ReturnExiled),
    Transform(One),
    TurnFaceDown(What),
    TurnFaceUp(What),
    BecomeCopy(BecomeCopy),
    Goad(What),
    Tap(What),
    Untap(What),
    TapOrUntap(What),
    Draw(PlayerNumber),
    Vote(Vote),
    ControlPlayer(ControlPlayer),
    TakeFromNeighbours(TakeFromNeighbours),
    ExtraTurn(Who),
    Skip(Skip),
    ExtraPhases(Vec<String>),
    ExtraStep(ExtraStep),
    BecomeMonarch(Who),
    Win(Who),
    Lose(Who),
    Until(Until),
    Create(Create),
    GetEmblem(GetEmblem),
    May(Vec<Effect>),
    OnlyIf(Branch),
    ForEach(ForEach),
    FriendOrFoe(FriendOrFoe),
    Later(Later),
    ThisTurn(ThisTurn),
    UnlessPays(UnlessPays),
    Offer(Offer),
    Repeat(Repeat),
    ExileTop(ExileTop),
}

macro_rules! parts {
    ($($(#[$meta:meta])* $name:ident { $($body:tt)* })*) => {
        $(#[derive(Clone, Debug, Deserialize, PartialEq)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub struct $name { $($body)* })*
    };
}

parts! {
    Damage {
        pub amount: Value,
        #[serde(default)] pub to: Option<Who>,
        #[serde(default)] pub on: Option<What>,
        #[serde(default)] pub by: Option<One>,
    }
    Fight { pub what: One, pub with: One }
    PlayerAmount {
        pub who: Who,
        pub amount: Value,
        #[serde(rename = "as", default)] pub name: Option<String>,
    }
    PlayerNumber { pub who: Who, #[serde(default = "one")] pub number: Value }
    PlayerCounters {
        pub who: Who,
        pub counter: String,
        #[serde(default = "one")] pub number: Value,
        #[serde(rename = "as", default)] pub name: Option<String>,
    }
    Sacrifice { pub who: Who, pub what: What, #[serde(default = "one")] pub number: Value }
    Keep { pub who: Who, pub what: What, pub rest: String, #[serde(default = "single")] pub number: usize }
    Discard {
        pub who: Who,
        #[serde(default = "one")] pub number: Value,
        #[serde(default)] pub random: bool,
        #[serde(default)] pub hand: bool,
        #[serde(rename = "as", default)] pub name: Option<String>,
        #[serde(default)] pub counted: bool,
    }
    PutCounters { pub on: What, pub counter: String, #[serde(default = "one")] pub number: Value }
    AddMana { pub colour: Colours, #[serde(default)] pub who: Option<Who> }
    Vote { pub options: Vec<String> }
    TakeFromNeighbours { pub what: Filter, pub side: String, pub chosen_by: String }
    ControlPlayer { pub who: Who, #[serde(default = "you")] pub by: Who }
    LookAtTop { pub number: usize, #[serde(default = "you")] pub who: Who }
    Named { #[serde(rename = "as", default)] pub name: Option<String> }
    PutFromHand { pub who: Who, pub what: Filter }
    Search {
        pub to: String,
        #[serde(default)] pub who: Option<Who>,
        #[serde(default)] pub what: Option<Filter>,
        #[serde(default)] pub tapped: bool,
        #[serde(default = "single")] pub number: usize,
        #[serde(default)] pub different: bool,
    }
    ReturnExiled { pub under: String, #[serde(default)] pub which: Option<String> }
    BuryExiled { pub which: String, #[serde(rename = "as", default)] pub name: Option<String> }
    Skip { pub who: Who, pub next: String }
    ExtraStep { pub step: String, #[serde(default)] pub who: Option<Who> }
    Becomes {
        pub what: What,
        #[serde(rename = "type")] pub kind: String,
        pub body: String,
        #[serde(default)] pub gains: Vec<String>,
        #[serde(default)] pub also: bool,
        #[serde(default)] pub colour: Vec<String>,
    }
    BecomeCopy { pub what: What, pub of: Filter, #[serde(default)] pub end: Option<String> }
    CreateCopy {
        pub of: One,
        #[serde(default)] pub adds: Option<String>,
        #[serde(default)] pub gains: Vec<String>,
        #[serde(default)] pub tapped: bool,
        #[serde(default)] pub attacking: Option<Who>,
    }
    Create {
        pub subtype: String,
        #[serde(rename = "type", default = "creature")] pub kind: String,
        #[serde(default)] pub colour: Vec<String>,
        #[serde(default)] pub body: String,
        #[serde(default = "one")] pub number: Value,
        #[serde(default)] pub abilities: Vec<Rc<Ability>>,
        #[serde(default)] pub tapped: bool,
        #[serde(default)] pub attacking: bool,
        #[serde(default)] pub size: Option<Value>,
        #[serde(rename = "as", default)] pub name: Option<String>,
        #[serde(default)] pub who: Option<Who>,
    }
    GetEmblem { pub who: Who, pub abilities: Vec<Rc<Ability>> }
    Until { pub changes: Vec<Rc<Change>>, #[serde(default)] pub end: Option<String> }
    Branch {
        #[serde(rename = "if")] pub when: Condition,
        #[serde(rename = "do")] pub does: Vec<Effect>,
        #[serde(default)] pub otherwise: Vec<Effect>,
    }
    UnlessPays { pub who: Who, pub cost: Vec<Cost>, #[serde(rename = "do")] pub does: Vec<Effect> }
    Offer {
        #[serde(rename = "do", default)] pub does: Vec<Effect>,
        #[serde(default = "you")] pub who: Who,
        #[serde(default)] pub cost: Vec<Cost>,
        #[serde(default)] pub otherwise: Vec<Effect>,
    }
    ForEach {
        pub who: Who,
        #[serde(rename = "do")] pub does: Vec<Effect>,
        #[serde(rename = "if", default)] pub when: Option<Condition>,
        #[serde(default)] pub but: Option<Who>,
    }
    Repeat { pub times: Value, #[serde(rename = "do")] pub does: Vec<Effect> }
    ExileTop {
        #[serde(default = "single")] pub number: usize,
        #[serde(default)] pub may: Option<String>,
        #[serde(default)] pub otherwise: Vec<Effect>,
    }
    FriendOrFoe { pub friends: Vec<Effect>, pub foes: Vec<Effect> }
    NextStep { pub step: String, pub of: String }
    Later { pub at: NextStep, #[serde(rename = "do")] pub does: Vec<Effect> }
    ThisTurn {
        pub when: Event,
        #[serde(rename = "do")] pub does: Vec<Effect>,
        #[serde(default)] pub end: Option<String>,
    }
}
