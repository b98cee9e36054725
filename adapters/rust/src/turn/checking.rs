//! State-based actions, then triggers, then priority (clauses 117.5 and 704).

use crate::cards::{AbilityWord, Enchant, Event};
use crate::game::{Attached, Doing, Game, Oid, Pending, Res, Zone};
use crate::rules::{Chars, View};

impl Game {
    /// One check: all state-based actions at once, or the triggers of a team, or priority.
    pub fn check(&mut self) -> Res<()> {
        if self.teams[self.holder].lost {
            self.holder = self.next_team(self.holder);
        }
        self.control_is_noticed()?;
        if self.losing_teams_lose()? || self.doing == Doing::Over {
            return Ok(());
        }
        if self.state_based()? {
            return Ok(());
        }
        self.state_triggers();
        for team in self.teams_in_order() {
            if self.pending.iter().any(|p| self.team_of(p.controller) == team) {
                return self.put_triggers(team);
            }
        }
        self.pending.clear();
        self.doing = Doing::Priority;
        Ok(())
    }

    /// What came under another player's control leaves combat, and has not been there (302.6).
    pub fn control_is_noticed(&mut self) -> Res<()> {
        let view = self.view();
        let nobodys: Vec<Oid> =
            view.chars.iter().filter(|(_, c)| !self.plays(c.controller)).map(|(&id, _)| id).collect();
        self.move_all(&nobodys, Zone::Exile)?;
        let fighting: Vec<Oid> = self
            .combat
            .attacks
            .iter()
            .flat_map(|a| a.blockers.iter().chain([&a.attacker]).map(|r| r.id).collect::<Vec<_>>())
            .collect();
        for id in fighting {
            if view.chars.get(&id).is_some_and(|c| !c.is_creature()) {
                self.leave_combat(id);
            }
        }
        for (&id, chars) in &view.chars {
            let seen = self.objects[id].state.seen_controller;
            if seen == Some(chars.controller) {
                continue;
            }
            if seen.is_some() {
                self.object_mut(id).state.fresh = true;
                self.leave_combat(id);
            }
            self.object_mut(id).state.seen_controller = Some(chars.controller);
        }
        Ok(())
    }

    /// State-based actions on objects; true where any was performed.
    pub fn state_based(&mut self) -> Res<bool> {
        let view = self.view();
        let mut die: Vec<Oid> = Vec::new();
        let mut destroy: Vec<Oid> = Vec::new();
        for (&id, chars) in &view.chars {
            let object = &self.objects[id];
            let toughness = chars.toughness.filter(|_| chars.is_creature());
            if toughness.is_some_and(|t| t <= 0)
                || (chars.is("Planeswalker") && object.counter("loyalty") <= 0)
                || self.battle_is_over(&view, id)
                || self.saga_is_over(&view, id)
                || self.aura_is_lost(&view, id)
            {
                die.push(id);
            } else if self.is_lethally_damaged(id, chars) && !chars.has("indestructible") {
                destroy.push(id);
            }
        }
        let legends = self.legends(&view)?;
        die.extend(legends.into_iter().filter(|id| !destroy.contains(id)));
        let mut done = self.small_matters(&view)?;
        if !die.is_empty() || !destroy.is_empty() {
            self.die_together(die, destroy)?;
            done = true;
        }
        self.commanders_go_home(&mut done)?;
        self.forget_deathtouch();
        Ok(done)
    }

    /// Lethal damage, or any by a source with deathtouch (clauses 704.5g, 704.5h).
    fn is_lethally_damaged(&self, id: Oid, chars: &crate::rules::Chars) -> bool {
        let state = &self.objects[id].state;
        let lethal = chars.toughness.is_some_and(|t| state.damage >= t);
        chars.is_creature() && (lethal || (state.deathtouched && state.damage > 0))
    }

    fn forget_deathtouch(&mut self) {
        for &id in &self.battlefield {
            self.objects[id].state.deathtouched = false;
        }
    }

    fn die_together(&mut self, mut die: Vec<Oid>, destroy: Vec<Oid>) -> Res<()> {
        let (saved, gone): (Vec<Oid>, Vec<Oid>) =
            destroy.into_iter().partition(|&id| self.objects[id].state.shields > 0);
        let view = self.view();
        let (kept, lost): (Vec<Oid>, Vec<Oid>) =
            saved.into_iter().partition(|&id| !self.object_cant(&view, id, "be_regenerated"));
        self.destroy_all(&kept)?;
        die.extend(gone);
        die.extend(lost);
        let waiting = self.battles_defeated(&die)?;
        die.retain(|id| !waiting.contains(id));
        let sagas: Vec<Oid> = die.iter().copied().filter(|&id| self.saga_is_over(&view, id)).collect();
        die.retain(|id| !sagas.contains(id));
        for id in sagas {
            self.sacrifice_all(&[(view.chars[&id].controller, vec![id])])?;
        }
        self.move_all(&die, Zone::Graveyard)
    }

    /// A Siege that its opponents have defeated waits for its ability (clauses 310.11b, 704.5v), as every
    /// battle once did.
    fn battle_is_over(&self, view: &View, id: Oid) -> bool {
        let chars = &view.chars[&id];
        let thing = self.reference(id);
        let waits = self.pending.iter().any(|p| p.context.source == thing)
            || self.stack.iter().any(|i| i.source == thing && !i.is_spell());
        let may_wait = chars.is("Siege") || self.variant.every_battle_waits();
        chars.is("Battle") && self.objects[id].counter("defense") <= 0 && !(may_wait && waits)
    }

    fn battles_defeated(&mut self, die: &[Oid]) -> Res<Vec<Oid>> {
        let mut waiting = Vec::new();
        for &id in die {
            let view = self.view();
            let siege = view.chars.get(&id).is_some_and(|c| c.is("Siege"));
            if siege && !self.objects[id].state.defeated {
                self.object_mut(id).state.defeated = true;
                self.siege_is_defeated(id, view.chars[&id].controller);
                waiting.push(id);
            }
        }
        Ok(waiting)
    }

    /// Its controller exiles it, and casts its other side if it has one (clause 310.11b).
    fn siege_is_defeated(&mut self, id: Oid, controller: usize) {
        let exile = crate::cards::Effect::Exile(crate::cards::What::One(crate::cards::One::Itself));
        let (context, label) = (self.own_context(id, controller), self.label(id));
        self.touch();
        self.pending.push(Pending {
            ability: std::rc::Rc::new(crate::cards::Ability::Keyword("siege".into())),
            does: Some(std::rc::Rc::new(vec![exile])),
            context,
            controller,
            label,
            state: None,
        });
    }

    /// A Saga whose last chapter has left the stack (clause 714.4).
    fn saga_is_over(&self, view: &View, id: Oid) -> bool {
        let chars = &view.chars[&id];
        let chapters =
            chars.words().filter_map(
                |w| {
                    if let AbilityWord::Chapter(c) = w {
                        c.of.iter().max()
                    } else {
                        None
                    }
                },
            );
        let Some(&last) = chapters.max() else {
            return false;
        };
        let thing = self.reference(id);
        let waits = self.pending.iter().any(|p| p.context.source == thing)
            || self.stack.iter().any(|i| i.source == thing && !i.is_spell());
        chars.is("Saga") && self.objects[id].counter("lore") >= last && !waits
    }

    /// An Aura on nothing, or on what it can't be on (clause 704.5m).
    fn aura_is_lost(&self, view: &View, id: Oid) -> bool {
        let chars = &view.chars[&id];
        let enchant =
            chars.words().find_map(|w| if let AbilityWord::Enchant(e) = w { Some(e.clone()) } else { None });
        let Some(enchant) = enchant.filter(|_| chars.is("Aura")) else {
            return false;
        };
        let context = self.own_context(id, chars.controller);
        match (self.objects[id].state.attached, enchant) {
            (Some(Attached::Player(player)), Enchant::Player(who)) => {
                !self.plays(player) || (who == "opponent" && !self.opponents(player, chars.controller))
            }
            (Some(Attached::Object(on)), Enchant::Object(filter)) => {
                !self.on_battlefield(on)
                    || !self.fits(view, on.id, &filter, &context)
                    || self.is_protected_from(view, on.id, self.reference(id))
            }
            _ => true,
        }
    }

    /// Auras on who or what has left the game go to their owners' graveyards.
    pub fn auras_fall(&mut self) -> Res<()> {
        let view = self.view();
        let lost: Vec<Oid> = view.chars.keys().copied().filter(|&id| self.aura_is_lost(&view, id)).collect();
        self.move_all(&lost, Zone::Graveyard)
    }

    /// Legendary permanents of one name (clause 704.5j), and once planeswalkers of one type.
    fn legends(&self, view: &View) -> Res<Vec<Oid>> {
        let named = |c: &Chars| {
            let legendary = c.is("Legendary") && !c.name.is_empty();
            legendary.then(|| c.name.clone()).into_iter().collect::<Vec<_>>()
        };
        let of_type = |c: &Chars| if c.is("Planeswalker") { c.types.subtypes.clone() } else { vec![] };
        let mut going = self.too_many(view, "legend.rule", named)?;
        going.extend(self.too_many(view, "walker.rule", of_type)?);
        going.sort_unstable();
        going.dedup();
        Ok(going)
    }

    /// Of what has something in common: all of it goes, or all but one of each player, as the policy says.
    fn too_many(&self, view: &View, policy: &str, common: impl Fn(&Chars) -> Vec<String>) -> Res<Vec<Oid>> {
        let (all, each) =
            (self.variant.says(policy, &["all_go"]), self.variant.says(policy, &["one_stays_each"]));
        type Alike = ((Option<usize>, String), Vec<Oid>);
        let mut alike: Vec<Alike> = Vec::new();
        for (&id, chars) in view.chars.iter().filter(|_| all || each) {
            for word in common(chars) {
                let key = (each.then_some(chars.controller), word);
                match alike.iter_mut().find(|(other, _)| *other == key) {
                    Some((_, same)) => same.push(id),
                    None => alike.push((key, vec![id])),
                }
            }
        }
        let mut going = Vec::new();
        for ((controller, _), same) in alike.into_iter().filter(|(_, same)| same.len() > 1) {
            let kept = match controller {
                Some(player) => self.choose_objects("legend", player, &same, 1, 1)?,
                None => vec![],
            };
            going.extend(same.into_iter().filter(|id| !kept.contains(id)));
        }
        Ok(going)
    }

    /// Counters that annul each other, Equipment on nothing, protectors (704.5n, 704.5q, 704.5w).
    fn small_matters(&mut self, view: &View) -> Res<bool> {
        let mut done = false;
        for (&id, chars) in &view.chars {
            let pairs = self.objects[id].counter("+1/+1").min(self.objects[id].counter("-1/-1"));
            if pairs > 0 {
                for kind in ["+1/+1", "-1/-1"] {
                    *self.object_mut(id).state.counters.entry(kind.into()).or_insert(0) -= pairs;
                }
                done = true;
            }
            if chars.is("Equipment") {
                if let Some(Attached::Object(on)) = self.objects[id].state.attached {
                    let can = self.on_battlefield(on)
                        && view.chars.get(&on.id).is_some_and(|c| c.is_creature())
                        && !chars.is_creature()
                        && !self.is_protected_from(view, on.id, self.reference(id));
                    if !can {
                        self.object_mut(id).state.attached = None;
                        done = true;
                    }
                }
            }
            if chars.is("Battle") && self.lacks_protector(id, chars) {
                self.choose_protector(id)?;
                done |= self.objects[id].state.protector.is_some();
            }
        }
        Ok(done)
    }

    /// A battle that nothing attacks, and that nobody rightly protects (clause 704.5w).
    fn lacks_protector(&self, id: Oid, chars: &crate::rules::Chars) -> bool {
        let thing = self.reference(id);
        let attacked = self.combat.attacks.iter().any(|a| a.whom == crate::game::Whom::Object(thing));
        let rightly = |p: usize| {
            let by =
                if chars.is("Siege") { self.opponents(p, chars.controller) } else { p == chars.controller };
            self.plays(p) && by
        };
        !attacked && !self.objects[id].state.protector.is_some_and(rightly)
    }

    /// A commander in a graveyard or in exile may go to the command zone (clause 903.9a).
    fn commanders_go_home(&mut self, done: &mut bool) -> Res<()> {
        let later = |zone: Zone| match zone {
            Zone::Graveyard => self.variant.says("commander.graveyard", &["state_based"]),
            Zone::Exile => self.variant.says("commander.exile", &["state_based"]),
            _ => false,
        };
        let order = self.players_in_order();
        let mut there: Vec<Oid> = (0..self.objects.len())
            .filter(|&id| {
                let object = &self.objects[id];
                object.commander
                    && later(object.zone)
                    && !object.state.to_command_asked
                    && self.plays(object.owner)
            })
            .collect();
        there.sort_by_key(|&id| order.iter().position(|&p| p == self.objects[id].owner));
        for id in there {
            let owner = self.objects[id].owner;
            self.object_mut(id).state.to_command_asked = true;
            if self.choose_whether("command_zone", owner, Some(self.label(id)))? {
                self.put(id, Zone::Command);
                *done = true;
            }
        }
        Ok(())
    }

    /// Abilities that trigger on something that is true (clause 603.8).
    pub fn state_triggers(&mut self) {
        let view = self.view();
        for (&id, chars) in &view.chars {
            for (index, ability) in chars.abilities.iter().enumerate() {
                let Some(triggered) = crate::events::as_trigger(ability) else {
                    continue;
                };
                let Event::State(condition) = &triggered.when else {
                    continue;
                };
                let state = Some((self.reference(id), index));
                let waits = self.pending.iter().any(|p| p.state == state)
                    || self.stack.iter().any(|i| i.state_trigger == state);
                let context = self.own_context(id, chars.controller);
                let holds = self.holds(&view, condition, &context)
                    && triggered.only_if.as_ref().is_none_or(|c| self.holds(&view, c, &context));
                if !waits && holds {
                    let (controller, label) = (chars.controller, self.label(id));
                    self.pending.push(Pending {
                        ability: ability.clone(),
                        does: None,
                        context,
                        controller,
                        label,
                        state,
                    });
                }
            }
        }
    }
}
