//! Which changes are at work, and what they are about (clauses 604.3 and 613.7).

use super::{Active, Chars, View};
use crate::cards::{AbilityWord, Change, OwnZone, What};
use crate::game::{Floating, Game, Oid};
use std::rc::Rc;

impl Game {
    /// All changes that are at work, by timestamp (clause 613.7).
    pub(super) fn gather(&self, view: &View) -> Vec<Active> {
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
                    if works && stat.when.as_ref().is_none_or(|c| self.holds(view, c, &context)) {
                        stat.changes.iter().for_each(&mut add);
                    }
                }
                AbilityWord::Reconfigure(_) if zone.is_none() && self.is_on_something(id) => {
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

    /// On a creature, be it one by an effect alone, of which the layers know later (clause 702.151b).
    fn is_on_something(&self, id: Oid) -> bool {
        matches!(self.objects[id].state.attached, Some(crate::game::Attached::Object(_)))
    }

    /// Is the change about this object?
    pub fn is_about(&self, view: &View, active: &Active, what: &What, id: Oid) -> bool {
        if let Some(objects) = active.lock.as_ref().and_then(|l| l.objects.as_ref()) {
            return objects.contains(&self.reference(id));
        }
        match what {
            What::One(_) => self.meant(view, what, &active.context).contains(&self.reference(id)),
            What::Those(filter) => self.fits(view, id, filter, &active.context),
        }
    }
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
