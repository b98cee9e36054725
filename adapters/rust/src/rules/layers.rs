//! The characteristics of objects, layer by layer (chapter 613).

use super::characteristics::{body, Chars};
use crate::cards::{Ability, Change, TypeLine, What, YouControl};
use crate::game::{Context, Game, Lock, Oid, Pid, Ref};
use std::collections::BTreeMap;
use std::rc::Rc;

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
    /// What is on the battlefield, in the order in which it came there.
    pub oldest_first: Vec<Oid>,
    pub actives: Vec<Active>,
}

impl View {
    fn edit(&mut self, id: Oid) -> Option<&mut Chars> {
        self.chars.get_mut(&id).map(Rc::make_mut)
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

    fn build(&self) -> View {
        let mut view = View { oldest_first: self.battlefield.clone(), ..View::default() };
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

    fn about(&self, view: &View, active: &Active, what: &What) -> Vec<Oid> {
        self.battlefield.iter().copied().filter(|&id| self.is_about(view, active, what, id)).collect()
    }

    /// Who has the objects that a change takes: whoever says so, or the player whom it names.
    pub fn who_controls(&self, view: &View, change: &YouControl, context: &Context) -> Pid {
        let named = change.by.and_then(|who| self.players_meant(view, who, context).first().copied());
        named.unwrap_or(context.you)
    }

    /// Layer 2 (clause 613.1b).
    fn control(&self, view: &mut View, actives: &[Active]) {
        for active in actives {
            if let Change::YouControl(change) = &*active.change {
                let by = self.who_controls(view, change, &active.context);
                for id in self.about(view, active, &change.what) {
                    if let Some(chars) = view.edit(id) {
                        chars.controller = by;
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
                            let gained = change.gains.iter().map(|k| Rc::new(Ability::Keyword(k.clone())));
                            chars.abilities.extend(gained);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Layer 7: defined, set, changed (clauses 613.4a to 613.4c).
    fn bodies(&self, view: &mut View) {
        for &id in &self.battlefield {
            let mut chars = self.chars(view, id);
            let context =
                Context { you: chars.controller, source: self.reference(id), ..self.attack_context(id) };
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
            if let Some(chars) = view.edit(id).filter(|c| !c.types.is("Creature") && !c.types.is("Vehicle")) {
                chars.power = None;
                chars.toughness = None;
            }
        }
    }

    fn pump(&self, view: &mut View, active: &Active) {
        let (what, power, toughness) = match &*active.change {
            Change::Pump(change) => (change.what.clone(), Some(&change.power), Some(&change.toughness)),
            Change::Double(change) => (What::One(change.what), None, None),
            _ => return,
        };
        for id in self.about(view, active, &what) {
            let (p, t) = match (&active.lock, power, toughness) {
                (Some(lock), ..) => (lock.power, lock.toughness),
                (None, Some(p), Some(t)) => {
                    (self.number(view, p, &active.context), self.number(view, t, &active.context))
                }
                _ => (0, 0),
            };
            if let Some(chars) = view.edit(id) {
                add(chars, p, t);
            }
        }
    }
}

fn add(chars: &mut Chars, power: i64, toughness: i64) {
    chars.power = chars.power.map(|p| p + power);
    chars.toughness = chars.toughness.map(|t| t + toughness);
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
