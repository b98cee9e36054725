//! What triggers as a step begins: abilities on whoever's step it is, and what was to come later.

use crate::cards::{AtStep, Effect, Triggered, WhoseStep};
use crate::events::Occurrence;
use crate::game::{Attached, Context, Game, Pending, Pid, Step};
use std::rc::Rc;

impl Game {
    /// A step has begun.
    pub fn step_begins(&mut self) {
        let step = self.step;
        *self.steps_seen.entry(step).or_insert(0) += 1;
        self.occur(Occurrence::Step(step));
        self.what_was_later(step);
    }

    /// Once for the step, or for each of the players it is where the ability speaks of that player
    /// (clause 805.4d).
    pub fn at_step(&self, triggered: &Triggered, at: &AtStep, step: Step, context: &Context) -> Vec<Context> {
        let first = !at.first || self.steps_seen.get(&step) == Some(&1);
        if Step::named(&at.step) != Some(step) || !first {
            return vec![];
        }
        let mut here: Vec<Pid> = self.teams[self.active].players.clone();
        here.retain(|&p| self.plays(p));
        let whose: Vec<Pid> = match at.of {
            WhoseStep::Each => {
                return vec![Context {
                    that_player: Some(self.teams[self.active].primary),
                    ..context.clone()
                }]
            }
            WhoseStep::You => here.into_iter().filter(|&p| p == context.you).collect(),
            WhoseStep::EachPlayer => here,
            WhoseStep::EachOpponent => here.into_iter().filter(|&p| self.opponents(p, context.you)).collect(),
            WhoseStep::EnchantedPlayer => match self.attached(context.source) {
                Some(Attached::Player(player)) if here.contains(&player) => vec![player],
                _ => vec![],
            },
            WhoseStep::ChosenPlayer => {
                let chosen = self.objects[context.source.id].state.chosen_player;
                here.into_iter().filter(|&p| Some(p) == chosen).collect()
            }
        };
        let contexts = whose.iter().map(|&p| Context { that_player: Some(p), ..context.clone() });
        let several = self.variant.says("trigger.step", &["per_player"]) || speaks_of_that_player(triggered);
        contexts.take(if several { usize::MAX } else { 1 }).collect()
    }

    fn what_was_later(&mut self, step: Step) {
        let (due, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut self.delayed).into_iter().partition(|d| {
            Step::named(&d.step) == Some(step)
                && d.made_in_step != self.step_no
                && match d.of.as_str() {
                    "you" => self.team_of(d.context.you) == self.active,
                    "next_turn" => self.turn_id == d.made_in_turn + 1,
                    "that_turn" => d.context.extra_turn == Some(self.extra_id),
                    _ => true,
                }
        });
        self.delayed =
            kept.into_iter().filter(|d| d.of != "next_turn" || self.turn_id <= d.made_in_turn + 1).collect();
        for delayed in due {
            let label = self.label(delayed.context.source.id);
            self.touch();
            self.pending.push(Pending {
                ability: Rc::new(crate::cards::Ability::Keyword("later".into())),
                does: Some(delayed.does),
                controller: delayed.context.you,
                context: delayed.context,
                label,
                state: None,
            });
        }
    }
}

/// Does an ability that triggers on a step go on to speak of the player whose step it is? Within
/// an effect on several players `that_player` is each of those, and no longer that one.
fn speaks_of_that_player(triggered: &Triggered) -> bool {
    let condition = format!("{:?}{:?}", triggered.only_if, triggered.targets);
    let modes = triggered.modes.iter().flat_map(|m| m.of.iter().flat_map(|s| s.does.iter()));
    condition.contains("ThatPlayer") || triggered.does.iter().chain(modes).any(speaks)
}

fn speaks(effect: &Effect) -> bool {
    let group = match effect {
        Effect::ForEach(each) => each.who.is_group(),
        Effect::Offer(offer) => offer.who.is_group(),
        Effect::LoseLife(a) | Effect::GainLife(a) | Effect::SetLife(a) => a.who.is_group(),
        Effect::Damage(damage) => damage.to.is_some_and(|w| w.is_group()),
        Effect::Draw(a) | Effect::Mill(a) => a.who.is_group(),
        Effect::Discard(a) => a.who.is_group(),
        Effect::Sacrifice(a) => a.who.is_group(),
        _ => false,
    };
    !group && without_groups(&format!("{effect:?}")).contains("ThatPlayer")
}

/// What is said of an effect but for numbers that are read for each of several players.
fn without_groups(said: &str) -> String {
    let mut kept = String::new();
    for (i, part) in said.split("Among {").enumerate() {
        let end = if i == 0 { Some(0) } else { end_of_braces(part) };
        kept.push_str(&part[end.unwrap_or(part.len())..]);
    }
    kept
}

fn end_of_braces(text: &str) -> Option<usize> {
    let mut depth = 1;
    for (i, c) in text.char_indices() {
        depth += match c {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        if depth == 0 {
            return Some(i);
        }
    }
    None
}
