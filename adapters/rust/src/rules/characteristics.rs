//! What an object is like, wherever it is (chapters 109 and 613).

use super::View;
use crate::cards::{colours_of, mana_value, Ability, AbilityWord, Card, TypeLine};
use crate::game::{Context, Game, Oid, Pid, Ref, Zone};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What an object is like at one moment.
#[derive(Clone, Debug, Default)]
pub struct Chars {
    pub name: String,
    pub types: TypeLine,
    pub colours: Vec<String>,
    pub power: Option<i64>,
    pub toughness: Option<i64>,
    pub abilities: Vec<Rc<Ability>>,
    pub controller: Pid,
    pub cost: String,
    pub token: bool,
    /// The mana value.
    pub worth: i64,
    /// What has dealt it damage this turn.
    pub damaged_by: Vec<Ref>,
    pub counters: BTreeMap<String, i64>,
}

impl Chars {
    pub fn has(&self, keyword: &str) -> bool {
        self.abilities.iter().any(|a| matches!(&**a, Ability::Keyword(k) if k == keyword))
    }

    pub fn words(&self) -> impl Iterator<Item = &AbilityWord> {
        self.abilities.iter().filter_map(|a| match &**a {
            Ability::Word(word) => Some(&**word),
            Ability::Keyword(_) => None,
        })
    }

    pub fn is(&self, word: &str) -> bool {
        self.types.is(word)
    }

    pub fn is_creature(&self) -> bool {
        self.types.is("Creature")
    }
}

impl Game {
    /// The characteristics of an object, in whatever zone it is.
    pub fn chars(&self, view: &View, id: Oid) -> Chars {
        match view.chars.get(&id) {
            Some(chars) => (**chars).clone(),
            None => self.off_battlefield(view, id),
        }
    }

    /// The same of one that may have left: then as it was last (clause 608.2h).
    pub fn chars_of(&self, view: &View, thing: Ref) -> Option<Rc<Chars>> {
        if self.is_there(thing) {
            return Some(match view.chars.get(&thing.id) {
                Some(chars) => chars.clone(),
                None => Rc::new(self.off_battlefield(view, thing.id)),
            });
        }
        self.known.get(&thing).cloned()
    }

    fn off_battlefield(&self, view: &View, id: Oid) -> Chars {
        let mut chars = self.base(id);
        let context = Context { you: chars.controller, source: self.reference(id), ..Default::default() };
        self.define_body(view, &mut chars, &context);
        chars
    }

    /// The card whose characteristics an object has before anything changes them (layer 1).
    pub fn face_of(&self, id: Oid) -> Rc<Card> {
        let object = &self.objects[id];
        let state = &object.state;
        if state.face_down {
            return Rc::new(Card::plain("", "Creature", "2/2"));
        }
        if let Some(copy) = state.copies.last().map(|c| &c.face).or(state.copy.as_ref()) {
            return copy.clone();
        }
        if state.transformed {
            if let Some(back) = &object.card.back {
                return back.clone();
            }
        }
        state.face.clone().unwrap_or_else(|| object.card.clone())
    }

    pub(super) fn base(&self, id: Oid) -> Chars {
        let card = self.face_of(id);
        let (power, toughness) = body(&card.body);
        let state = &self.objects[id].state;
        let devoid = card.has("devoid");
        let colours = match &card.colours {
            Some(colours) => colours.clone(),
            None if devoid => vec![],
            None => colours_of(&card.cost),
        };
        Chars {
            name: card.name.clone(),
            types: TypeLine::read(&card.kind),
            colours,
            power,
            toughness,
            abilities: card.abilities.clone(),
            controller: self.objects[id].state.controller,
            cost: card.cost.clone(),
            token: self.objects[id].token,
            worth: self.worth(id, &card),
            counters: state.counters.clone(),
            damaged_by: state.damaged_by.clone(),
        }
    }

    /// The mana value: of a back face that of the front, of both halves their sum (clauses 202.3b, 709.4).
    fn worth(&self, id: Oid, face: &Card) -> i64 {
        let object = &self.objects[id];
        let other = match &object.card.back {
            Some(back) if object.card.layout.as_deref() == Some("split") && object.zone != Zone::Stack => {
                mana_value(&back.cost)
            }
            _ => 0,
        };
        let front = object.state.transformed && !object.state.face_down;
        other + mana_value(if front { &object.card.cost } else { &face.cost })
    }

    pub(super) fn define_body(&self, view: &View, chars: &mut Chars, context: &Context) {
        let mut defined = (None, None);
        for word in chars.words() {
            if let AbilityWord::Body(body) = word {
                defined.0 = body.power.as_ref().map(|v| self.number(view, v, context)).or(defined.0);
                defined.1 = body.toughness.as_ref().map(|v| self.number(view, v, context)).or(defined.1);
            }
        }
        chars.power = defined.0.or(chars.power);
        chars.toughness = defined.1.or(chars.toughness);
    }

    /// What an ability of this object knows before anything has happened.
    pub fn own_context(&self, id: Oid, you: Pid) -> Context {
        let state = &self.objects[id].state;
        Context {
            you,
            source: self.reference(id),
            kicked: state.kicked,
            surged: state.surged,
            x: state.x,
            ..self.attack_context(id)
        }
    }

    /// The card in a zone where nothing changes it.
    pub fn printed(&self, id: Oid) -> Chars {
        self.base(id)
    }

    /// Is it a permanent now?
    pub fn is_permanent(&self, id: Oid) -> bool {
        self.objects[id].zone == Zone::Battlefield
    }
}

fn half(text: &str) -> i64 {
    text.trim().parse().unwrap_or(0)
}

/// The base power and toughness that a card prints; a star is 0 until it is defined.
pub fn body(text: &str) -> (Option<i64>, Option<i64>) {
    match text.split_once('/') {
        Some((power, toughness)) => (Some(half(power)), Some(half(toughness))),
        None => (None, None),
    }
}
