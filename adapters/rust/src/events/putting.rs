//! Abilities that wait are put on the stack, team by team (clauses 603.3b, 805.7).

use super::occurrence::as_trigger;
use crate::cards::{Condition, Modes, Spell, Targets};
use crate::events::Occurrence;
use crate::game::{Context, Game, Item, ItemKind, Oid, Part, Pending, Pid, Ref, Res, Target, Tid, Zone};
use std::rc::Rc;

impl Game {
    /// Puts what waits for one team, in the order that the team likes.
    pub fn put_triggers(&mut self, team: Tid) -> Res<()> {
        let (own, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.pending).into_iter().partition(|p| self.team_of(p.controller) == team);
        self.pending = rest;
        self.touch();
        let labels: Vec<String> = own.iter().map(|p| p.label.clone()).collect();
        let members = self.teams[team].players.clone();
        let order = if own.len() > 1 {
            self.choose_order("trigger_order", &members, &labels)
        } else {
            (0..own.len()).collect()
        };
        for index in order.into_iter().rev() {
            self.put_trigger(own[index].clone())?;
        }
        Ok(())
    }

    fn put_trigger(&mut self, pending: Pending) -> Res<()> {
        let triggered = as_trigger(&pending.ability);
        let context = pending.context.clone();
        let (parts, only_if) = match (&pending.does, &triggered) {
            (Some(does), _) => {
                (vec![Part { each: vec![], does: does.clone(), wants: None, targets: vec![] }], None)
            }
            (None, Some(t)) => match &t.modes {
                Some(modes) => (
                    self.choose_modes(modes, pending.controller, &context, &pending.label)?,
                    t.only_if.clone(),
                ),
                None => {
                    let spell = Spell { does: t.does.clone(), targets: t.targets.clone() };
                    match self.choose_targets(&spell, pending.controller, &context, &pending.label)? {
                        Some(part) => (vec![part], t.only_if.clone()),
                        None => return Ok(()),
                    }
                }
            },
            (None, None) => return Ok(()),
        };
        if parts.is_empty() {
            return Ok(());
        }
        self.push_ability(pending, parts, only_if);
        Ok(())
    }

    fn push_ability(&mut self, pending: Pending, parts: Vec<Part>, only_if: Option<Condition>) {
        let id = self.stamp();
        self.push_item(Item {
            id,
            kind: ItemKind::Ability {
                ability: Some(pending.ability.clone()),
                triggered: true,
                loyalty: false,
            },
            controller: pending.controller,
            source: pending.context.source,
            label: pending.label,
            parts,
            context: pending.context,
            only_if,
            state_trigger: pending.state,
        });
        self.targets_noticed(id);
    }

    /// The permanents that were chosen as targets become such, the oldest first (clause 603.2e).
    ///
    /// What the oldest permanent notices of them all is offered before what others do.
    pub fn targets_noticed(&mut self, id: u64) {
        let Some(item) = self.item(id) else { return };
        let mut seen: Vec<Target> = item.targets().collect();
        seen.sort();
        seen.dedup();
        let oldest_first = self.battlefield.clone();
        let age = |it: Oid| oldest_first.iter().position(|&other| other == it);
        let objects =
            seen.into_iter().filter_map(|it| if let Target::Object(it) = it { Some(it) } else { None });
        let mut there: Vec<Ref> =
            objects.filter(|it| self.objects[it.id].zone == Zone::Battlefield).collect();
        there.sort_by_key(|it| age(it.id));
        let before = self.pending.len();
        for thing in there {
            self.occur(Occurrence::BecomesTarget(thing, id));
        }
        self.pending[before..].sort_by_key(|it| age(it.context.source.id));
    }

    /// Modes of a triggered ability, of those that can have their targets (clause 700.2b).
    pub fn choose_modes(&mut self, modes: &Modes, by: Pid, context: &Context, label: &str) -> Res<Vec<Part>> {
        let can: Vec<usize> =
            (0..modes.of.len()).filter(|&i| self.can_have_targets(&modes.of[i], context)).collect();
        let (least, most) = modes.bounds();
        if can.len() < least {
            return Ok(vec![]);
        }
        let names: Vec<String> = can.iter().map(|i| (i + 1).to_string()).collect();
        let picked: Vec<usize> = if can.len() == least && most == least {
            (0..can.len()).collect()
        } else {
            let mut choice = self.choice("modes", "modes", &[by], names, least, most.min(can.len()));
            choice.source = Some(label.into());
            match self.ask(choice)? {
                crate::game::Pick::Options(mut indices) => {
                    indices.sort_unstable();
                    indices
                }
                crate::game::Pick::Shares(_) => vec![],
            }
        };
        let mut parts = Vec::new();
        for index in picked {
            if let Some(part) = self.choose_targets(&modes.of[can[index]], by, context, label)? {
                parts.push(part);
            }
        }
        Ok(parts)
    }

    /// Targets as an ability is put on the stack; none where there is no legal one (clause 603.3d).
    pub fn choose_targets(
        &mut self,
        spell: &Spell,
        by: Pid,
        context: &Context,
        label: &str,
    ) -> Res<Option<Part>> {
        let does = Rc::new(spell.does.clone());
        let Some(wants) = &spell.targets else {
            return Ok(Some(Part { each: vec![], does, wants: None, targets: vec![] }));
        };
        let Some(targets) = self.pick_targets(wants, by, context, label)? else {
            return Ok(None);
        };
        let each = self.each_player_of(wants, context);
        Ok(Some(Part { each, does, wants: Some(wants.clone()), targets }))
    }

    fn pick_targets(
        &mut self,
        wants: &Targets,
        by: Pid,
        context: &Context,
        label: &str,
    ) -> Res<Option<Vec<Option<Target>>>> {
        if wants.for_each.is_some() {
            return self.pick_for_each(wants, by, context, label).map(Some);
        }
        let mut chosen = Vec::new();
        for (word, context) in self.target_slots(wants, context) {
            let mut options = self.target_options(&word, &context);
            if wants.another {
                options.retain(|t| !chosen.contains(&Some(*t)));
            }
            if options.is_empty() && !wants.up_to {
                return Ok(None);
            }
            let picked = self.pick_target(&options, by, wants.up_to, label)?;
            chosen.push(picked);
        }
        Ok(Some(chosen))
    }

    /// The players for each of whom there is a target.
    pub fn each_player_of(&self, wants: &Targets, context: &Context) -> Vec<Pid> {
        wants.for_each.map_or(vec![], |who| self.players_meant(&self.view(), who, context))
    }

    /// Up to one target for each of some players, all chosen together.
    fn pick_for_each(
        &self,
        wants: &Targets,
        by: Pid,
        context: &Context,
        label: &str,
    ) -> Res<Vec<Option<Target>>> {
        let slots: Vec<Vec<Target>> =
            self.target_slots(wants, context).iter().map(|(word, c)| self.target_options(word, c)).collect();
        let options: Vec<Target> = slots.concat();
        if options.is_empty() {
            return Ok(vec![]);
        }
        let names = options.iter().map(|&t| self.target_name(t)).collect();
        let mut choice =
            self.choice("target", "target", &[by], names, 0, slots.iter().filter(|s| !s.is_empty()).count());
        choice.source = Some(label.into());
        let crate::game::Pick::Options(indices) = self.ask(choice)? else {
            return Ok(vec![]);
        };
        let picked: Vec<Target> = indices.into_iter().map(|i| options[i]).collect();
        if slots.iter().any(|slot| slot.iter().filter(|t| picked.contains(t)).count() > 1) {
            return crate::game::Halt::refused("one target for each player at most");
        }
        Ok(slots.iter().map(|slot| slot.iter().copied().find(|t| picked.contains(t))).collect())
    }

    pub fn pick_target(&self, options: &[Target], by: Pid, up_to: bool, label: &str) -> Res<Option<Target>> {
        if options.is_empty() || (options.len() == 1 && !up_to) {
            return Ok(options.first().copied());
        }
        let names = options.iter().map(|&t| self.target_name(t)).collect();
        let mut choice = self.choice("target", "target", &[by], names, usize::from(!up_to), 1);
        choice.source = Some(label.into());
        match self.ask(choice)? {
            crate::game::Pick::Options(indices) => Ok(indices.first().map(|&i| options[i])),
            crate::game::Pick::Shares(_) => Ok(None),
        }
    }
}
