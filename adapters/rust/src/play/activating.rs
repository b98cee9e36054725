//! Activating abilities (chapter 602), those that keywords stand for among them.

use super::mana::is_mana_ability;
use crate::cards::{
    AbilityWord, Activated, Condition, Cost, Effect, Filter, Fits, One, PlayerNumber, Targets, Value, What,
    Who,
};
use crate::events::Occurrence;
use crate::game::{Context, Game, Halt, Item, ItemKind, Oid, Part, Pid, Res, Zone};
use crate::rules::Chars;
use serde::Deserialize;
use std::rc::Rc;

/// What is announced as an ability is activated.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Activate {
    pub by: String,
    pub object: String,
    pub targets: Vec<String>,
    pub for_player: Option<String>,
    pub ability: Option<usize>,
    pub x: Option<i64>,
}

fn creature_of_yours(other: bool) -> Targets {
    let filter = Filter {
        kind: Some("Creature".into()),
        controller: Some(Who::You),
        other: other.then_some(true),
        ..Default::default()
    };
    Targets::of_object(filter)
}

fn attaching(cost: &str, does: Effect, targets: Option<Targets>, when: Condition) -> Activated {
    Activated {
        cost: vec![Cost::Mana(cost.into())],
        does: vec![does],
        targets,
        when: Some(when),
        a_turn: None,
        modes: None,
    }
}

/// What a word of an ability lets be activated (clauses 702.6a, 702.151a, 702.29a).
fn activated(word: &AbilityWord, zone: Zone) -> Vec<Activated> {
    let sorcery = Condition::SorceryTime(Who::You);
    match word {
        AbilityWord::Activate(ability) => {
            let buried = ability.cost.iter().any(|c| matches!(c, Cost::ExileItself(_)));
            let there = zone != Zone::Hand && buried == (zone == Zone::Graveyard);
            there.then(|| ability.clone()).into_iter().collect()
        }
        AbilityWord::Equip(cost) => {
            vec![attaching(cost, Effect::Attach(One::Target), Some(creature_of_yours(false)), sorcery)]
        }
        AbilityWord::Reconfigure(cost) => {
            let creature = Filter { kind: Some("Creature".into()), ..Default::default() };
            let on = Condition::Fits(Fits { what: What::One(One::Equipped), filter: creature });
            let off = Effect::Unattach(What::One(One::Itself));
            vec![
                attaching(cost, Effect::Attach(One::Target), Some(creature_of_yours(true)), sorcery.clone()),
                attaching(cost, off, None, Condition::All(vec![on, sorcery])),
            ]
        }
        AbilityWord::Cycling(cost) if zone == Zone::Hand => vec![Activated {
            cost: vec![Cost::Mana(cost.clone())],
            does: vec![Effect::Draw(PlayerNumber { who: Who::You, number: Value::Number(1) })],
            targets: None,
            when: None,
            a_turn: None,
            modes: None,
        }],
        _ => vec![],
    }
}

/// Abilities that can be activated of something with these characteristics.
pub fn activated_of(chars: &Chars, zone: Zone) -> Vec<Activated> {
    chars.words().flat_map(|w| activated(w, zone)).collect()
}

impl Game {
    pub fn activated_of(&self, id: Oid) -> Vec<Activated> {
        activated_of(&self.chars(&self.view(), id), self.objects[id].zone)
    }

    /// Activates an ability; true where it was one of mana, which does not use the stack.
    pub fn activate(&mut self, player: Pid, id: Oid, act: &Activate) -> Res<bool> {
        let all = self.activated_of(id);
        let index = act.ability.unwrap_or(1).wrapping_sub(1);
        let Some(ability) = all.get(index).cloned() else {
            return Halt::refused("it has no such ability");
        };
        self.may_activate(player, id, index, &ability)?;
        if act.x.is_some() != super::costs_have_x(&ability.cost) {
            return Halt::refused("a number is chosen for X where the cost has one");
        }
        let mut context = self.own_context(id, player);
        context.x = act.x.unwrap_or(0);
        if is_mana_ability(&ability) {
            self.pay(player, &ability.cost, &mut context)?;
            let before = self.players[player].pool.len();
            self.run_effects(&ability.does, &mut context)?;
            let colour = self.players[player].pool.get(before).copied().unwrap_or('C');
            if ability.cost.contains(&Cost::Tap) {
                self.tapped_for_mana(player, id, colour);
            }
            return Ok(true);
        }
        self.put_activated(player, id, index, &ability, act, context)?;
        Ok(false)
    }

    fn may_activate(&self, player: Pid, id: Oid, index: usize, ability: &Activated) -> Res<()> {
        let view = self.view();
        let object = &self.objects[id];
        let in_graveyard = ability.cost.iter().any(|c| matches!(c, Cost::ExileItself(_)));
        let there = match object.zone {
            Zone::Battlefield => !in_graveyard && view.chars[&id].controller == player,
            Zone::Graveyard => in_graveyard && object.owner == player,
            Zone::Hand => {
                object.owner == player && object.card.words().any(|w| matches!(w, AbilityWord::Cycling(_)))
            }
            Zone::Command => object.emblem && object.owner == player,
            _ => false,
        };
        if !there {
            return Halt::refused("the player does not control it there");
        }
        let context = self.own_context(id, player);
        if ability.when.as_ref().is_some_and(|c| !self.holds(&view, c, &context)) {
            return Halt::refused("it can't be activated now");
        }
        if ability.cost.iter().any(|c| matches!(c, Cost::Loyalty(_))) && !self.sorcery_time(player) {
            return Halt::refused("a loyalty ability is activated when a sorcery could be cast");
        }
        let times = object.state.activated.get(&index).copied().unwrap_or(0);
        if ability.a_turn.is_some_and(|most| times >= most) {
            return Halt::refused("it was activated often enough this turn");
        }
        Ok(())
    }

    fn put_activated(
        &mut self,
        player: Pid,
        id: Oid,
        index: usize,
        ability: &Activated,
        act: &Activate,
        mut context: Context,
    ) -> Res<()> {
        let cycling = self.objects[id].zone == Zone::Hand;
        let label = self.label(id);
        let parts = match &ability.modes {
            Some(modes) => self.choose_modes(modes, player, &context, &label)?,
            None => {
                let mut names = act.targets.iter();
                let targets = match &ability.targets {
                    Some(wants) => self.announced_targets(wants, &mut names, &context)?,
                    None => vec![],
                };
                if names.next().is_some() {
                    return Halt::refused("it has fewer targets");
                }
                vec![Part {
                    each: vec![],
                    does: Rc::new(ability.does.clone()),
                    wants: ability.targets.clone(),
                    targets,
                }]
            }
        };
        let item = self.stamp();
        self.push_item(Item {
            id: item,
            kind: ItemKind::Ability { ability: None, triggered: false, loyalty: false },
            controller: player,
            source: context.source,
            label,
            parts,
            context: context.clone(),
            only_if: None,
            state_trigger: None,
        });
        *self.object_mut(id).state.activated.entry(index).or_insert(0) += 1;
        self.targets_noticed(item);
        self.pay(player, &ability.cost, &mut context)?;
        if cycling {
            self.discard_all(&[(player, vec![id])])?;
            self.occur(Occurrence::Cycles(player, id));
        }
        if let Some(item) = self.stack.iter_mut().find(|i| i.id == item) {
            item.context = context;
        }
        Ok(())
    }
}
