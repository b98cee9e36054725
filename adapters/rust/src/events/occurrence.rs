//! Something that has happened, and that abilities may have been waiting for (chapter 603).

use crate::cards::{Ability, AbilityWord, OwnZone, Triggered};
use crate::game::{Context, Game, Oid, Pending, Pid, Ref};
use crate::rules::{Chars, View};
use std::rc::Rc;

#[derive(Clone, Debug)]
pub enum Occurrence {
    Enters(Ref),
    Dies(Ref),
    Leaves(Ref),
    GainsLife(Pid, i64),
    LosesLife(Pid, i64),
    Casts(Pid, u64),
    Draws(Pid, i64),
    Discards(Pid),
    Attacks { attacker: Ref, defender: Option<Pid> },
    AttacksWith(Pid, Vec<Ref>),
    AttacksAlone(Ref),
    Blocks(Ref),
    BecomesBlocked { attacker: Ref, defender: Option<Pid> },
    DealtDamage(Ref),
    Hits(Ref, Pid),
    HitsTogether(Vec<Ref>, Pid),
    HitsObject(Ref, Ref),
    Cycles(Pid, Oid),
    Sacrificed(Ref, Pid),
    Tapped(Ref),
    Untapped(Ref),
    TurnedUp(Ref),
    BecomesTarget(Ref, u64),
    PutsCounters(Pid, String, Ref),
    UsesLoyalty(Pid, Ref),
    TapsForMana(Pid, Ref, char),
    Step(crate::game::Step),
}

/// An ability that may trigger, of an object as it is or was.
pub struct Watcher {
    pub ability: Rc<Ability>,
    pub context: Context,
    pub label: String,
}

impl Game {
    /// Something has happened; what waited for it triggers.
    pub fn occur(&mut self, what: Occurrence) {
        let view = self.view();
        self.occur_seen(what, &view);
    }

    /// The same, noticed by what was there before it happened (clause 603.10).
    pub fn occur_seen(&mut self, what: Occurrence, seen: &View) {
        let mut watchers = self.watchers(seen, &what);
        if let Occurrence::Attacks { attacker, .. } = what {
            watchers.sort_by_key(|watcher| watcher.context.source.id != attacker.id);
        }
        for watcher in watchers {
            let Some(triggered) = as_trigger(&watcher.ability) else {
                continue;
            };
            let mut found = self.matches(seen, &triggered, &watcher.context, &what);
            let again = self.times_again(seen, &watcher.context, &what);
            found = found.iter().flat_map(|c| std::iter::repeat_n(c.clone(), again)).collect();
            for context in found {
                self.trigger(seen, &watcher, &triggered, context);
            }
        }
        self.watches_notice(seen, &what);
    }

    fn trigger(&mut self, seen: &View, watcher: &Watcher, triggered: &Triggered, context: Context) {
        if triggered.only_if.as_ref().is_some_and(|c| !self.holds(seen, c, &context)) {
            return;
        }
        self.touch();
        self.pending.push(Pending {
            ability: watcher.ability.clone(),
            does: None,
            controller: context.you,
            context,
            label: watcher.label.clone(),
            state: None,
        });
    }

    fn watches_notice(&mut self, seen: &View, what: &Occurrence) {
        for watch in self.watches.clone() {
            let Some(triggered) = as_trigger(&watch.ability) else {
                continue;
            };
            for context in self.matches(seen, &triggered, &watch.context, what) {
                let label = self.label(watch.context.source.id);
                let watcher = Watcher { ability: watch.ability.clone(), context: context.clone(), label };
                self.trigger(seen, &watcher, &triggered, context);
            }
        }
    }

    fn times_again(&self, seen: &View, context: &Context, what: &Occurrence) -> usize {
        let Occurrence::Enters(entered) = what else {
            return 1;
        };
        let mut times = 1;
        for active in &seen.actives {
            if let crate::cards::Change::TriggersAgain(change) = &*active.change {
                let source = context.source.id;
                if seen.chars.contains_key(&source)
                    && self.fits(seen, source, &change.of, &active.context)
                    && self.fits(seen, entered.id, &change.enters, &active.context)
                {
                    times += 1;
                }
            }
        }
        times
    }

    fn watchers(&self, seen: &View, what: &Occurrence) -> Vec<Watcher> {
        let mut found = Vec::new();
        for &id in &seen.oldest_first {
            let (chars, source) = (&seen.chars[&id], seen.refs[&id]);
            let context = Context { source, ..self.own_context(id, chars.controller) };
            add_all(&mut found, chars, &context, &self.label(id), |_| true);
        }
        for &id in &self.command {
            let chars = self.printed(id);
            let emblem = self.objects[id].emblem;
            let works = |t: &Triggered| emblem || works_in(t, OwnZone::CommandZone);
            add_all(&mut found, &chars, &self.own_context(id, chars.controller), &self.label(id), works);
        }
        for player in 0..self.players.len() {
            for &id in &self.players[player].graveyard {
                let chars = self.printed(id);
                let works = |t: &Triggered| works_in(t, OwnZone::Graveyard);
                add_all(&mut found, &chars, &self.own_context(id, player), &self.label(id), works);
            }
        }
        if let Some(id) = match what {
            Occurrence::Casts(_, item) => self.item(*item).map(|i| i.source.id),
            Occurrence::Cycles(_, card) => Some(*card),
            _ => None,
        } {
            let chars = self.printed(id);
            add_all(&mut found, &chars, &self.own_context(id, chars.controller), &self.label(id), |t| {
                matches!(&t.when, crate::cards::Event::Casts(c) if matches!(c.spell, Some(crate::cards::WhichSpell::Itself(_))))
                    || matches!(&t.when, crate::cards::Event::Cycles(crate::cards::Cycles::Itself(_)))
            });
        }
        found
    }
}

fn works_in(triggered: &Triggered, zone: OwnZone) -> bool {
    triggered.only_if.as_ref().is_some_and(|c| c.holds_in(zone))
}

/// An ability that triggers, whatever word it is said by.
pub fn as_trigger(ability: &Ability) -> Option<Triggered> {
    use crate::cards::{
        BecomesTarget, Casts, Change, Effect, Event, One, Pump, SpellFilter, UnlessPays, Until, Value,
        Wearer, What, WhichSpell, Who, Whose,
    };
    match ability {
        Ability::Word(word) => match &**word {
            AbilityWord::Trigger(triggered) => Some(triggered.clone()),
            AbilityWord::Ward(cost) => Some(Triggered {
                when: Event::BecomesTarget(BecomesTarget {
                    what: Whose::Wearer(Wearer::Itself),
                    whose: Some(Who::EachOpponent),
                    spell: None,
                }),
                does: vec![Effect::UnlessPays(UnlessPays {
                    who: Who::ThatPlayer,
                    cost: cost.clone(),
                    does: vec![Effect::Counter("that_spell".into())],
                })],
                targets: None,
                only_if: None,
                modes: None,
            }),
            _ => None,
        },
        Ability::Keyword(keyword) if keyword == "prowess" => Some(Triggered {
            when: Event::Casts(Casts {
                who: Who::You,
                spell: Some(WhichSpell::Such(SpellFilter {
                    not_type: Some("Creature".into()),
                    ..Default::default()
                })),
                nth: None,
                turn_of: None,
                has: None,
                name: None,
            }),
            does: vec![Effect::Until(Until {
                changes: vec![Rc::new(Change::Pump(Pump {
                    what: What::One(One::Itself),
                    power: Value::Number(1),
                    toughness: Value::Number(1),
                }))],
                end: Some("end_of_turn".into()),
            })],
            targets: None,
            only_if: None,
            modes: None,
        }),
        Ability::Keyword(_) => None,
    }
}

fn add_all(
    found: &mut Vec<Watcher>,
    chars: &Chars,
    context: &Context,
    label: &str,
    works: impl Fn(&Triggered) -> bool,
) {
    for ability in &chars.abilities {
        let waits = match &**ability {
            Ability::Word(word) => match &**word {
                AbilityWord::Trigger(t) => works(t),
                _ => as_trigger(ability).is_some_and(|t| works(&t)),
            },
            Ability::Keyword(_) => as_trigger(ability).is_some_and(|t| works(&t)),
        };
        if waits {
            found.push(Watcher { ability: ability.clone(), context: context.clone(), label: label.into() });
        }
    }
}
