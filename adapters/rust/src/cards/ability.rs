//! A card, and the abilities that it has.

use super::{Change, Condition, Cost, Effect, Event, Filter, Value, Who};
use serde::Deserialize;
use std::rc::Rc;

macro_rules! parts {
    ($($name:ident { $($body:tt)* })*) => {
        $(#[derive(Clone, Debug, Deserialize, PartialEq)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($body)* })*
    };
}

/// A keyword that says nothing more, or a word that does.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Ability {
    Keyword(String),
    Word(Box<AbilityWord>),
}

#[allow(clippy::large_enum_variant)] // declarations are read once and shared
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum AbilityWord {
    Spell(Spell),
    Modes(SpellModes),
    Activate(Activated),
    Trigger(Triggered),
    Static(Static),
    Enters(Enters),
    EntersAs(EntersAs),
    EntersDoing(Vec<Effect>),
    Deck(serde_json::Value),
    Body(Defined),
    Landwalk(String),
    Protection(Filter),
    Surge(String),
    Kicker(String),
    Additional(Additional),
    Free(Free),
    CastOnly(Condition),
    Cycling(String),
    Flashback(String),
    Enchant(Enchant),
    Equip(String),
    Reconfigure(String),
    Morph(Morph),
    Ward(Vec<Cost>),
    Chapter(Chapter),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum SpellModes {
    One(Vec<Spell>),
    Several(Modes),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Enchant {
    Player(String),
    Object(Box<Filter>),
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
pub enum TargetWord {
    Any(String),
    Such(Box<Target>),
}

parts! {
    Target {
        #[serde(default)] pub who: Option<String>,
        #[serde(default)] pub what: Option<Filter>,
        #[serde(default)] pub spell: Option<super::SpellFilter>,
        #[serde(default)] pub ability: Option<String>,
        #[serde(default)] pub card_in: Option<String>,
        #[serde(default)] pub whose: Option<Who>,
        #[serde(rename = "type", default)] pub kind: Option<String>,
    }
    Targets {
        pub target: TargetWord,
        #[serde(default)] pub second_target: Option<TargetWord>,
        #[serde(default)] pub another: bool,
        #[serde(default)] pub up_to: bool,
        #[serde(default)] pub for_each: Option<Who>,
    }
    Spell { #[serde(rename = "do")] pub does: Vec<Effect>, #[serde(default)] pub targets: Option<Targets> }
    Modes { pub number: String, pub of: Vec<Spell> }
    Activated {
        pub cost: Vec<Cost>,
        #[serde(rename = "do", default)] pub does: Vec<Effect>,
        #[serde(default)] pub targets: Option<Targets>,
        #[serde(rename = "if", default)] pub when: Option<Condition>,
        #[serde(default)] pub a_turn: Option<usize>,
        #[serde(default)] pub modes: Option<Modes>,
    }
    Triggered {
        pub when: Event,
        #[serde(rename = "do", default)] pub does: Vec<Effect>,
        #[serde(default)] pub targets: Option<Targets>,
        #[serde(rename = "if", default)] pub only_if: Option<Condition>,
        #[serde(default)] pub modes: Option<Modes>,
    }
    Static { pub changes: Vec<Rc<Change>>, #[serde(rename = "if", default)] pub when: Option<Condition> }
    ChooseWord { pub word: String }
    Enters { #[serde(default)] pub choose: Option<ChooseWord>, #[serde(default)] pub tapped: bool }
    EntersAs {
        #[serde(rename = "type", default)] pub kind: Option<String>,
        #[serde(default)] pub card_in: Option<String>,
        #[serde(default)] pub of: Option<Filter>,
        #[serde(default)] pub also: Option<String>,
    }
    Defined { #[serde(default)] pub power: Option<Value>, #[serde(default)] pub toughness: Option<Value> }
    Additional { pub cost: Vec<Cost>, #[serde(default)] pub less: i64 }
    Free { #[serde(rename = "if")] pub when: Condition }
    Morph { pub cost: String, #[serde(default)] pub counter: bool }
    Chapter {
        pub of: Vec<i64>,
        #[serde(rename = "do")] pub does: Vec<Effect>,
        #[serde(default)] pub targets: Option<Targets>,
    }
}

/// A card in the wording of one date.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Card {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub cost: String,
    #[serde(default)]
    pub body: String,
    #[serde(default)]
    pub abilities: Vec<Rc<Ability>>,
    #[serde(default)]
    pub loyalty: Option<i64>,
    #[serde(default)]
    pub defense: Option<i64>,
    #[serde(default)]
    pub back: Option<Rc<Card>>,
    #[serde(default)]
    pub layout: Option<String>,
    #[serde(default)]
    pub marks: Option<serde_json::Value>,
    #[serde(default)]
    pub text: String,
    #[serde(skip)]
    pub name: String,
    /// Colours that a token or a copy has whatever its cost; `None`: those of the cost.
    #[serde(skip)]
    pub colours: Option<Vec<String>>,
}

impl Card {
    /// A card that says nothing but what kind it is, as tokens and what is face down are.
    pub fn plain(name: &str, kind: &str, body: &str) -> Card {
        Card {
            kind: kind.into(),
            cost: String::new(),
            body: body.into(),
            abilities: vec![],
            loyalty: None,
            defense: None,
            back: None,
            layout: None,
            marks: None,
            text: String::new(),
            name: name.into(),
            colours: Some(vec![]),
        }
    }

    /// Has it this keyword in its text?
    pub fn has(&self, keyword: &str) -> bool {
        self.abilities.iter().any(|a| matches!(&**a, Ability::Keyword(k) if k == keyword))
    }

    /// The words that its text has beside keywords.
    pub fn words(&self) -> impl Iterator<Item = &AbilityWord> {
        self.abilities.iter().filter_map(|a| match &**a {
            Ability::Word(word) => Some(&**word),
            Ability::Keyword(_) => None,
        })
    }
}

impl Targets {
    /// One target, which is a player.
    pub fn of_player(who: String) -> Targets {
        Targets::one(Some(who), None)
    }

    /// One target, which is an object.
    pub fn of_object(what: Filter) -> Targets {
        Targets::one(None, Some(what))
    }

    fn one(who: Option<String>, what: Option<Filter>) -> Targets {
        let such = Target { who, what, spell: None, ability: None, card_in: None, whose: None, kind: None };
        Targets {
            target: TargetWord::Such(Box::new(such)),
            second_target: None,
            another: false,
            up_to: false,
            for_each: None,
        }
    }
}
