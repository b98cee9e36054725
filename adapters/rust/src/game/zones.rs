//! Objects change zones, and are new objects there (clause 400.7).

use super::*;
use std::rc::Rc;

impl Game {
    /// Makes an object that has not been there before, in no zone yet.
    pub fn new_object(&mut self, card: Rc<crate::cards::Card>, owner: Pid, label: Option<String>) -> Oid {
        self.touch();
        let state = object_state(owner);
        self.objects.push(Object {
            card,
            owner,
            label,
            zone: Zone::Nowhere,
            lives: 0,
            token: false,
            emblem: false,
            commander: false,
            state,
        });
        self.objects.len() - 1
    }

    fn list(&mut self, zone: Zone, owner: Pid) -> Option<&mut Vec<Oid>> {
        match zone {
            Zone::Library => Some(&mut self.players[owner].library),
            Zone::Hand => Some(&mut self.players[owner].hand),
            Zone::Graveyard => Some(&mut self.players[owner].graveyard),
            Zone::Battlefield => Some(&mut self.battlefield),
            Zone::Exile => Some(&mut self.exile),
            Zone::Command => Some(&mut self.command),
            Zone::Stack | Zone::Nowhere => None,
        }
    }

    /// Puts an object into a zone, on top of the library where that is the zone.
    pub fn put(&mut self, id: Oid, zone: Zone) {
        self.remember(id);
        self.touch();
        let (owner, from) = (self.objects[id].owner, self.objects[id].zone);
        if let Some(list) = self.list(from, owner) {
            list.retain(|&o| o != id);
        }
        let stamp = self.stamp();
        let object = &mut self.objects[id];
        object.zone = zone;
        object.lives += 1;
        object.state = object_state(owner);
        object.state.timestamp = stamp;
        object.state.fresh = zone == Zone::Battlefield;
        if object.token && zone != Zone::Battlefield && zone != Zone::Stack {
            object.zone = Zone::Nowhere;
            return;
        }
        if let Some(list) = self.list(zone, owner) {
            list.push(id);
        }
    }

    /// Puts an object on the bottom of its owner's library.
    pub fn put_on_bottom(&mut self, id: Oid) {
        self.put(id, Zone::Library);
        let owner = self.objects[id].owner;
        let library = &mut self.players[owner].library;
        if library.last() == Some(&id) {
            library.pop();
            library.insert(0, id);
        }
    }

    /// What a permanent, or a spell, was like is known after it has left (clause 608.2h).
    fn remember(&mut self, id: Oid) {
        if matches!(self.objects[id].zone, Zone::Battlefield | Zone::Stack) {
            let view = self.view();
            let known = Rc::new(self.chars(&view, id));
            let reference = self.reference(id);
            self.known.insert(reference, known);
        }
    }

    /// Cards leave a game with their owner (clause 800.4a).
    pub fn remove(&mut self, id: Oid) {
        self.put(id, Zone::Nowhere);
    }
}

fn object_state(owner: Pid) -> super::object::Permanent {
    super::object::Permanent { controller: owner, ..Default::default() }
}
