//! Objects are moved, destroyed, sacrificed, discarded, drawn, tapped.

use crate::cards::{AbilityWord, Change, What};
use crate::events::Occurrence;
use crate::game::{Context, Game, Oid, Pid, Ref, Res, Zone};
use crate::rules::{Active, View};

impl Game {
    /// Moves objects to a zone of their owners, all together.
    pub fn move_all(&mut self, ids: &[Oid], zone: Zone) -> Res<()> {
        let left = self.put_all(ids, zone)?;
        left.into_iter().try_for_each(|thing| self.come_back(thing))
    }

    /// The same, before anything comes back that waited for what has left the battlefield.
    fn put_all(&mut self, ids: &[Oid], zone: Zone) -> Res<Vec<Ref>> {
        let seen = self.view();
        let mut left: Vec<(Ref, bool)> = Vec::new();
        for &id in ids {
            let (thing, from) = (self.reference(id), self.objects[id].zone);
            let to = self.where_to(id, from, zone)?;
            self.put(id, to);
            if from == Zone::Battlefield {
                left.push((thing, to == Zone::Graveyard));
            }
        }
        self.have_left(&left, &seen);
        Ok(left.into_iter().map(|(thing, _)| thing).collect())
    }

    /// What waited for it notices that permanents have left (clause 603.10a).
    fn have_left(&mut self, left: &[(Ref, bool)], seen: &View) {
        for (thing, died) in left {
            let Some(chars) = seen.chars.get(&thing.id) else {
                continue;
            };
            if *died && chars.is_creature() {
                self.player_mut(chars.controller).turn.creatures_died += 1;
            }
            self.combat.attacks.retain(|a| a.attacker != *thing);
        }
        for (thing, _) in left {
            self.occur_seen(Occurrence::Leaves(*thing), seen);
        }
        for (thing, _) in left.iter().filter(|(_, died)| *died) {
            self.occur_seen(Occurrence::Dies(*thing), seen);
        }
    }

    /// What was exiled until a permanent leaves comes back (clause 610.3).
    fn come_back(&mut self, left: Ref) -> Res<()> {
        let back: Vec<Oid> = self
            .exile
            .iter()
            .copied()
            .filter(|&id| {
                self.objects[id].state.until_leaves && self.objects[id].state.exiled_by == Some(left)
            })
            .collect();
        let entering = back.iter().map(|&id| (id, self.objects[id].owner, Default::default())).collect();
        self.enter_many(entering)
    }

    /// A commander may go to the command zone instead of where the rules of the day say (clause 903.9b).
    fn where_to(&self, id: Oid, from: Zone, zone: Zone) -> Res<Zone> {
        let object = &self.objects[id];
        let replaced = match zone {
            Zone::Hand => self.variant.says("commander.hand", &["replaced"]),
            Zone::Library => self.variant.says("commander.library", &["replaced"]),
            Zone::Graveyard => self.variant.says("commander.graveyard", &["replaced"]),
            Zone::Exile => self.variant.says("commander.exile", &["replaced"]),
            _ => false,
        };
        let asked = object.commander && replaced && from != Zone::Command;
        if asked && self.choose_whether("command_zone", object.owner, Some(self.label(id)))? {
            return Ok(Zone::Command);
        }
        Ok(zone)
    }

    /// Destroys permanents, but for those that are indestructible or regenerate (clause 701.8).
    pub fn destroy_all(&mut self, ids: &[Oid]) -> Res<()> {
        let view = self.view();
        let mut going = Vec::new();
        for &id in ids {
            if view.chars.get(&id).is_none_or(|c| c.has("indestructible")) {
                continue;
            }
            if self.objects[id].state.shields > 0 && !self.object_cant(&view, id, "be_regenerated") {
                self.regenerate(id);
            } else {
                going.push(id);
            }
        }
        self.move_all(&going, Zone::Graveyard)
    }

    fn regenerate(&mut self, id: Oid) {
        let state = &mut self.object_mut(id).state;
        state.shields -= 1;
        state.damage = 0;
        state.deathtouched = false;
        self.tap(id);
        self.leave_combat(id);
    }

    pub fn leave_combat(&mut self, id: Oid) {
        let thing = self.reference(id);
        self.touch();
        self.combat.attacks.retain(|a| a.attacker != thing);
        for attack in &mut self.combat.attacks {
            attack.blockers.retain(|b| *b != thing);
        }
    }

    /// Is something said that this object can't do or undergo?
    pub fn object_cant(&self, view: &View, id: Oid, what: &str) -> bool {
        view.actives.iter().any(|active| match &*active.change {
            Change::Cant(cant) if cant.does == what => {
                let about = match &cant.what {
                    Some(what) => self.is_about(view, active, what, id),
                    None => false,
                };
                about && cant.unless.as_ref().is_none_or(|c| !self.holds(view, c, &active.context))
            }
            _ => false,
        })
    }

    /// Players sacrifice permanents, all together (clause 701.21).
    pub fn sacrifice_all(&mut self, chosen: &[(Pid, Vec<Oid>)]) -> Res<()> {
        let seen = self.view();
        let things: Vec<(Pid, Ref)> =
            chosen.iter().flat_map(|(p, ids)| ids.iter().map(|&id| (*p, self.reference(id)))).collect();
        let ids: Vec<Oid> = things.iter().map(|(_, r)| r.id).collect();
        let left = self.put_all(&ids, Zone::Graveyard)?;
        for (player, thing) in things {
            self.occur_seen(Occurrence::Sacrificed(thing, player), &seen);
        }
        left.into_iter().try_for_each(|thing| self.come_back(thing))
    }

    /// Players discard cards, all together (clause 701.9).
    pub fn discard_all(&mut self, chosen: &[(Pid, Vec<Oid>)]) -> Res<()> {
        for (player, cards) in chosen {
            self.move_all(cards, Zone::Graveyard)?;
            self.player_mut(*player).turn.cards_discarded += cards.len() as i64;
        }
        for (player, cards) in chosen {
            for _ in cards {
                self.occur(Occurrence::Discards(*player));
            }
        }
        Ok(())
    }

    /// A player draws cards one by one, each of which may be replaced (clause 121.2).
    pub fn draw(&mut self, player: Pid, number: i64) -> Res<()> {
        for _ in 0..number.max(0) {
            self.draw_event(player, &self.replaced_by.clone())?;
        }
        Ok(())
    }

    /// One card would be drawn: each effect that replaces it does so once (clauses 614.5, 614.11).
    fn draw_event(&mut self, player: Pid, applied: &[(Ref, usize)]) -> Res<()> {
        let view = self.view();
        let found: Vec<(usize, &Active)> = view
            .actives
            .iter()
            .enumerate()
            .filter(|(i, a)| {
                !applied.contains(&(a.context.source, *i)) && self.replaces_draw(&view, a, player)
            })
            .collect();
        if found.is_empty() {
            self.draw_one(player);
            return Ok(());
        }
        let next = if found.iter().all(|(_, a)| a.change == found[0].1.change) {
            0
        } else {
            let labels: Vec<String> = found.iter().map(|(_, a)| self.label(a.context.source.id)).collect();
            self.choose_option("replacement", &[player], &labels, None)?
        };
        let (index, active) = found[next];
        let mut more = applied.to_vec();
        more.push((active.context.source, index));
        match &*active.change {
            Change::Instead(instead) => {
                let mut context = Context { that_player: Some(player), ..(*active.context).clone() };
                if instead.may
                    && !self.choose_whether("may", player, Some(self.label(active.context.source.id)))?
                {
                    return self.draw_event(player, &more);
                }
                let before = std::mem::replace(&mut self.replaced_by, more);
                self.run_effects(&instead.does, &mut context)?;
                self.replaced_by = before;
                Ok(())
            }
            Change::Replace(replace) => {
                let mut context = (*active.context).clone();
                if let Some(name) = &replace.name {
                    context.names.insert(name.clone(), 1);
                }
                for _ in 0..self.number(&view, &replace.with, &context).max(0) {
                    self.draw_event(player, &more)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn replaces_draw(&self, view: &View, active: &Active, player: Pid) -> bool {
        let (event, who, unless) = match &*active.change {
            Change::Instead(instead) => (&instead.event, Some(instead.who), &instead.unless),
            Change::Replace(replace) => (&replace.event, replace.who, &replace.unless),
            _ => return false,
        };
        let context = Context { that_player: Some(player), ..(*active.context).clone() };
        event == "draw"
            && (who.is_none() || self.change_is_about_player(view, active, who, player))
            && unless.as_ref().is_none_or(|c| !self.holds(view, c, &context))
    }

    fn draw_one(&mut self, player: Pid) {
        let Some(&card) = self.players[player].library.last() else {
            self.player_mut(player).drew_from_nothing = true;
            return;
        };
        self.put(card, Zone::Hand);
        let in_step = self.step == crate::game::Step::Draw && self.team_of(player) == self.active;
        let turn = &mut self.player_mut(player).turn;
        turn.cards_drawn += 1;
        turn.drawn_in_step += i64::from(in_step);
        let nth = turn.cards_drawn;
        self.occur(Occurrence::Draws(player, nth));
    }

    pub fn tap(&mut self, id: Oid) {
        if !self.objects[id].state.tapped {
            self.object_mut(id).state.tapped = true;
            let thing = self.reference(id);
            self.occur(Occurrence::Tapped(thing));
        }
    }

    pub fn untap(&mut self, id: Oid) {
        if self.objects[id].state.tapped {
            self.object_mut(id).state.tapped = false;
            let thing = self.reference(id);
            self.occur(Occurrence::Untapped(thing));
        }
    }

    /// A library in an order that nobody knows (clause 701.24).
    pub fn shuffle(&mut self, player: Pid) {
        let mut seed = self.stamp().wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let library = &mut self.player_mut(player).library;
        for i in (1..library.len()).rev() {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            library.swap(i, (seed % (i as u64 + 1)) as usize);
        }
    }

    /// The object after a move to where everybody sees it, for what speaks of it still (400.7).
    pub fn followed(&self, thing: Ref) -> Option<Oid> {
        let object = self.objects.get(thing.id)?;
        let moved = object.lives == thing.turn_of_life + 1
            && matches!(object.zone, Zone::Graveyard | Zone::Exile | Zone::Command);
        (self.is_there(thing) || moved).then_some(thing.id)
    }

    /// Objects that an effect moves: permanents, or cards that it follows.
    pub fn movable(&self, what: &What, context: &crate::game::Context) -> Vec<Oid> {
        let view = self.view();
        let found = |thing| {
            if context.delayed && !self.is_there(thing) {
                None
            } else {
                self.followed(thing)
            }
        };
        match what {
            What::One(crate::cards::One::Itself) => found(context.source).into_iter().collect(),
            What::One(crate::cards::One::ThatObject) => {
                context.that_object.and_then(found).into_iter().collect()
            }
            _ => self.meant(&view, what, context).into_iter().map(|r| r.id).collect(),
        }
    }

    /// What an Aura enchants, by its card.
    pub fn enchant_word(card: &crate::cards::Card) -> Option<crate::cards::Enchant> {
        card.words().find_map(|w| if let AbilityWord::Enchant(e) = w { Some(e.clone()) } else { None })
    }
}
