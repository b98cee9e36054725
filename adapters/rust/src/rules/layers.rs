//! The characteristics of objects, layer by layer (chapter 613).

use crate::cards::{
    colours_of, mana_value, Ability, AbilityWord, Card, Change, OwnZone, TypeLine, What,
};
use crate::game::{Context, Floating, Game, Lock, Oid, Pid, Ref, Zone};
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
        self.abilities
            .iter()
            .any(|a| matches!(&**a, Ability::Keyword(k) if k == keyword))
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

/// A change that is at work, with what it is about.
#[derive(Clone, Debug)]
pub struct Active {
    pub change: Rc<Change>,
    pub context: Rc<Context>,
    pub lock: Option<Rc<Lock>>,
    pub floating: Option<u64>,
    pub timestamp: u64,
}

/// All that continuous effects make of the battlefield.
#[derive(Clone, Debug, Default)]
pub struct View {
    pub chars: BTreeMap<Oid, Rc<Chars>>,
    pub refs: BTreeMap<Oid, Ref>,
    pub actives: Vec<Active>,
}

impl View {
    fn edit(&mut self, id: Oid) -> Option<&mut Chars> {
        self.chars.get_mut(&id).map(Rc::make_mut)
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

impl Game {
    /// What follows from the state; kept until something changes.
    pub fn view(&self) -> Rc<View> {
        if let Some(view) = &*self.cache.borrow() {
            return view.clone();
        }
        let view = Rc::new(self.build());
        *self.cache.borrow_mut() = Some(view.clone());
        view
    }

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
        let context = Context {
            you: chars.controller,
            source: self.reference(id),
            ..Default::default()
        };
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

    fn base(&self, id: Oid) -> Chars {
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
            Some(back)
                if object.card.layout.as_deref() == Some("split") && object.zone != Zone::Stack =>
            {
                mana_value(&back.cost)
            }
            _ => 0,
        };
        let front = object.state.transformed && !object.state.face_down;
        other + mana_value(if front { &object.card.cost } else { &face.cost })
    }

    fn build(&self) -> View {
        let mut view = View::default();
        for &id in &self.battlefield {
            view.chars.insert(id, Rc::new(self.base(id)));
            view.refs.insert(id, self.reference(id));
        }
        let actives = self.gather(&view);
        self.control(&mut view, &actives);
        let actives = self.gather(&view);
        self.types(&mut view, &actives);
        self.abilities(&mut view, &actives);
        view.actives = self.gather(&view);
        self.bodies(&mut view);
        view.actives = self.gather(&view);
        view
    }

    /// All changes that are at work, by timestamp (clause 613.7).
    fn gather(&self, view: &View) -> Vec<Active> {
        let mut found: Vec<Active> = self.floating.iter().map(of_floating).collect();
        for (&id, chars) in &view.chars {
            self.statics_of(view, id, chars, None, &mut found);
        }
        for &id in &self.command {
            let chars = self.base(id);
            let zone = (!self.objects[id].emblem).then_some(OwnZone::CommandZone);
            self.statics_of(view, id, &chars, zone, &mut found);
        }
        for player in &self.players {
            for &id in &player.graveyard {
                let chars = self.base(id);
                self.statics_of(view, id, &chars, Some(OwnZone::Graveyard), &mut found);
            }
        }
        found.sort_by_key(|a| a.timestamp);
        found
    }

    fn statics_of(
        &self,
        view: &View,
        id: Oid,
        chars: &Chars,
        zone: Option<OwnZone>,
        found: &mut Vec<Active>,
    ) {
        let context = Rc::new(self.own_context(id, chars.controller));
        let timestamp = self.objects[id].state.timestamp;
        let mut add = |change: &Rc<Change>| {
            found.push(Active {
                change: change.clone(),
                context: context.clone(),
                lock: None,
                floating: None,
                timestamp,
            })
        };
        for word in chars.words() {
            match word {
                AbilityWord::Static(stat) => {
                    let works = match zone {
                        Some(zone) => stat.when.as_ref().is_some_and(|c| c.holds_in(zone)),
                        None => true,
                    };
                    if works
                        && stat
                            .when
                            .as_ref()
                            .is_none_or(|c| self.holds(view, c, &context))
                    {
                        stat.changes.iter().for_each(&mut add);
                    }
                }
                AbilityWord::Reconfigure(_) if zone.is_none() && self.equips_creature(view, id) => {
                    add(&Rc::new(Change::Isnt(crate::cards::Isnt {
                        what: crate::cards::One::Itself,
                        kind: "Creature".into(),
                    })));
                }
                _ => {}
            }
        }
        if zone.is_none() {
            self.objects[id].state.forever.iter().for_each(add);
        }
    }

    fn equips_creature(&self, view: &View, id: Oid) -> bool {
        matches!(self.objects[id].state.attached, Some(crate::game::Attached::Object(on))
            if view.chars.get(&on.id).is_some_and(|c| c.is_creature()))
    }

    /// Is the change about this object?
    pub fn is_about(&self, view: &View, active: &Active, what: &What, id: Oid) -> bool {
        if let Some(objects) = active.lock.as_ref().and_then(|l| l.objects.as_ref()) {
            return objects.contains(&self.reference(id));
        }
        match what {
            What::One(_) => self
                .meant(view, what, &active.context)
                .contains(&self.reference(id)),
            What::Those(filter) => self.fits(view, id, filter, &active.context),
        }
    }

    fn about(&self, view: &View, active: &Active, what: &What) -> Vec<Oid> {
        self.battlefield
            .iter()
            .copied()
            .filter(|&id| self.is_about(view, active, what, id))
            .collect()
    }

    /// Layer 2 (clause 613.1b).
    fn control(&self, view: &mut View, actives: &[Active]) {
        for active in actives {
            if let Change::YouControl(change) = &*active.change {
                for id in self.about(view, active, &change.what) {
                    if let Some(chars) = view.edit(id) {
                        chars.controller = active.context.you;
                    }
                }
            }
        }
    }

    /// Layers 4 and 5: types and colours (clauses 613.1d, 613.1e).
    fn types(&self, view: &mut View, actives: &[Active]) {
        for active in actives {
            match &*active.change {
                Change::Becomes(change) => {
                    for id in self.about(view, active, &change.what) {
                        let new = TypeLine::read(&change.kind);
                        let Some(chars) = view.edit(id) else { continue };
                        become_type(&mut chars.types, new, change.also);
                        if !change.colour.is_empty() {
                            chars.colours = change.colour.clone();
                        }
                    }
                }
                Change::Isnt(change) => {
                    for id in self.about(view, active, &What::One(change.what)) {
                        if let Some(chars) = view.edit(id) {
                            chars.types.types.retain(|t| *t != change.kind);
                            chars.power = None;
                            chars.toughness = None;
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Layer 6 (clause 613.1f).
    fn abilities(&self, view: &mut View, actives: &[Active]) {
        for active in actives {
            match &*active.change {
                Change::Gain(change) => {
                    for id in self.about(view, active, &change.what) {
                        if let Some(chars) = view.edit(id) {
                            chars.abilities.push(change.ability.clone());
                        }
                    }
                }
                Change::Becomes(change) => {
                    for id in self.about(view, active, &change.what) {
                        if let Some(chars) = view.edit(id) {
                            let gained = change
                                .gains
                                .iter()
                                .map(|k| Rc::new(Ability::Keyword(k.clone())));
                            chars.abilities.extend(gained);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn define_body(&self, view: &View, chars: &mut Chars, context: &Context) {
        let mut defined = (None, None);
        for word in chars.words() {
            if let AbilityWord::Body(body) = word {
                defined.0 = body
                    .power
                    .as_ref()
                    .map(|v| self.number(view, v, context))
                    .or(defined.0);
                defined.1 = body
                    .toughness
                    .as_ref()
                    .map(|v| self.number(view, v, context))
                    .or(defined.1);
            }
        }
        chars.power = defined.0.or(chars.power);
        chars.toughness = defined.1.or(chars.toughness);
    }

    /// Layer 7: defined, set, changed (clauses 613.4a to 613.4c).
    fn bodies(&self, view: &mut View) {
        for &id in &self.battlefield {
            let mut chars = self.chars(view, id);
            let context = Context {
                you: chars.controller,
                source: self.reference(id),
                ..self.attack_context(id)
            };
            self.define_body(view, &mut chars, &context);
            view.chars.insert(id, Rc::new(chars));
        }
        let actives = view.actives.clone();
        for active in &actives {
            if let Change::Becomes(change) = &*active.change {
                for id in self.about(view, active, &change.what) {
                    if let Some(chars) = view.edit(id) {
                        (chars.power, chars.toughness) = body(&change.body);
                    }
                }
            }
        }
        for &id in &self.battlefield {
            let more = self.objects[id].counter("+1/+1") - self.objects[id].counter("-1/-1");
            if let Some(chars) = view.edit(id) {
                add(chars, more, more);
            }
        }
        for active in &actives {
            self.pump(view, active);
        }
        for &id in &self.battlefield {
            if let Some(chars) = view
                .edit(id)
                .filter(|c| !c.types.is("Creature") && !c.types.is("Vehicle"))
            {
                chars.power = None;
                chars.toughness = None;
            }
        }
    }

    fn pump(&self, view: &mut View, active: &Active) {
        let (what, power, toughness) = match &*active.change {
            Change::Pump(change) => (
                change.what.clone(),
                Some(&change.power),
                Some(&change.toughness),
            ),
            Change::Double(change) => (What::One(change.what), None, None),
            _ => return,
        };
        for id in self.about(view, active, &what) {
            let (p, t) = match (&active.lock, power, toughness) {
                (Some(lock), ..) => (lock.power, lock.toughness),
                (None, Some(p), Some(t)) => (
                    self.number(view, p, &active.context),
                    self.number(view, t, &active.context),
                ),
                _ => (0, 0),
            };
            if let Some(chars) = view.edit(id) {
                add(chars, p, t);
            }
        }
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

fn add(chars: &mut Chars, power: i64, toughness: i64) {
    chars.power = chars.power.map(|p| p + power);
    chars.toughness = chars.toughness.map(|t| t + toughness);
}

fn of_floating(floating: &Floating) -> Active {
    Active {
        change: floating.change.clone(),
        context: floating.context.clone(),
        lock: Some(floating.lock.clone()),
        floating: Some(floating.timestamp),
        timestamp: floating.timestamp,
    }
}

fn become_type(types: &mut TypeLine, new: TypeLine, also: bool) {
    if also {
        for t in new.types {
            if !types.types.contains(&t) {
                types.types.push(t);
            }
        }
        types.subtypes.extend(new.subtypes);
    } else {
        types.types = new.types;
        types.subtypes = new.subtypes;
    }
}
