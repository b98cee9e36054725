//! Effects that last: changes until something ends them, attachments, what comes later.

use crate::cards::{Ability, AbilityWord, Change, Effect, Triggered, Until, What, Who};
use crate::game::{Attached, Context, Delayed, Ended, Floating, Game, Lock, Oid, Ref, Res, Watch};
use crate::rules::View;
use std::rc::Rc;

impl Game {
    pub(super) fn lasting_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Until(until) => self.until(until, context),
            Effect::Becomes(becomes) => {
                let change = Rc::new(Change::Becomes(becomes.clone()));
                self.begin(&change, Ended::Never, context, &self.view());
                Ok(())
            }
            Effect::Goad(what) => {
                let about = crate::cards::About { what: what.clone() };
                self.begin(&Rc::new(Change::Goaded(about)), Ended::YourNextTurn, context, &self.view());
                Ok(())
            }
            Effect::Attach(one) => {
                let to = self.one_meant(*one, context);
                if let Some(to) =
                    to.filter(|&t| self.on_battlefield(t) && self.on_battlefield(context.source))
                {
                    self.attach(context.source.id, Attached::Object(to));
                }
                Ok(())
            }
            Effect::Unattach(what) => {
                for id in self.permanents(what, context) {
                    self.object_mut(id).state.attached = None;
                }
                Ok(())
            }
            Effect::Later(later) => {
                let delayed = Delayed {
                    step: later.at.step.clone(),
                    of: later.at.of.clone(),
                    does: Rc::new(later.does.clone()),
                    context: self.waiting(context),
                    made_in_turn: self.turn_id,
                    made_in_step: self.step_no,
                };
                self.touch();
                self.delayed.push(delayed);
                Ok(())
            }
            Effect::ThisTurn(watch) => {
                let triggered = Triggered {
                    when: watch.when.clone(),
                    does: watch.does.clone(),
                    targets: None,
                    only_if: None,
                    modes: None,
                };
                let ability = Rc::new(Ability::Word(Box::new(AbilityWord::Trigger(triggered))));
                self.touch();
                self.watches.push(Watch {
                    ability,
                    context: context.clone(),
                    end: ended(watch.end.as_deref().unwrap_or("end_of_turn")),
                    begun_in_turn: self.turn_id,
                });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// What a delayed ability goes on to speak of: things as they are now, though they may just have moved.
    fn waiting(&self, context: &Context) -> Context {
        let now = |thing: Ref| self.followed(thing).map_or(thing, |id| self.reference(id));
        let that_object = context.that_object.map(now);
        Context { source: now(context.source), that_object, delayed: true, ..context.clone() }
    }

    pub fn attach(&mut self, id: Oid, to: Attached) {
        if self.objects[id].state.attached != Some(to) {
            let stamp = self.stamp();
            let state = &mut self.object_mut(id).state;
            state.attached = Some(to);
            state.timestamp = stamp;
        }
    }

    fn until(&mut self, until: &Until, context: &Context) -> Res<()> {
        let end = until.end.as_deref().map_or(Ended::Never, ended);
        let before = self.view();
        for change in &until.changes {
            self.begin(change, end, context, &before);
        }
        Ok(())
    }

    /// A change begins. What it makes of objects themselves is settled now for those that are there;
    /// what it forbids, requires or does with events holds of what comes later, too (clause 611.2c).
    /// Control is exchanged of what was there `before` any change of the same effect (clause 701.12).
    fn begin(&mut self, change: &Rc<Change>, end: Ended, context: &Context, before: &Rc<View>) {
        let exchanged = matches!(&**change, Change::YouControl(_));
        let view = if exchanged { before.clone() } else { self.view() };
        let (what, who) = about(change);
        let stays_open = !settles_objects(change) && matches!(what, Some(What::Those(_)));
        let objects: Option<Vec<Ref>> = match &what {
            Some(what) if !stays_open => {
                let mut things = self.meant(&view, what, context);
                if matches!(&**change, Change::Pump(_)) {
                    things.retain(|r| view.chars.get(&r.id).is_some_and(|c| c.is_creature()));
                }
                Some(things)
            }
            _ => None,
        };
        let players = who.map(|who| self.players_meant(&view, who, context));
        let (power, toughness) = self.settled_numbers(change, &objects, context);
        let left = match &**change {
            Change::Prevent(p) => p.number.unwrap_or(0),
            _ => 0,
        };
        let nothing = Some(vec![]);
        if objects == nothing && players.as_ref().is_none_or(Vec::is_empty) {
            return;
        }
        if let Change::YouControl(control) = &**change {
            let by = self.who_controls(&view, control, context);
            for thing in objects.iter().flatten() {
                if view.chars.get(&thing.id).is_some_and(|c| c.controller != by) {
                    self.object_mut(thing.id).state.fresh = true;
                }
            }
        }
        let timestamp = self.stamp();
        self.touch();
        self.floating.push(Floating {
            change: change.clone(),
            lock: Rc::new(Lock { objects, players, power, toughness }),
            context: Rc::new(context.clone()),
            end,
            timestamp,
            left,
            begun_in_turn: self.turn_id,
        });
    }

    fn settled_numbers(&self, change: &Change, objects: &Option<Vec<Ref>>, context: &Context) -> (i64, i64) {
        let view = self.view();
        match change {
            Change::Pump(pump) => {
                (self.number(&view, &pump.power, context), self.number(&view, &pump.toughness, context))
            }
            Change::Double(double) => {
                let thing = objects.iter().flatten().next();
                let chars = thing.and_then(|r| view.chars.get(&r.id));
                let (p, t) = chars.map_or((0, 0), |c| (c.power.unwrap_or(0), c.toughness.unwrap_or(0)));
                (if double.power { p } else { 0 }, if double.toughness { t } else { 0 })
            }
            _ => (0, 0),
        }
    }

    /// What lasted until now ends.
    pub fn end_floating(&mut self, ended: impl Fn(&Floating) -> bool) {
        if self.floating.iter().any(&ended) {
            self.touch();
            self.floating.retain(|f| !ended(f));
        }
    }
}

/// How long what a card says so lasts.
fn ended(end: &str) -> Ended {
    match end {
        "end_of_turn" => Ended::EndOfTurn,
        "end_of_combat" => Ended::EndOfCombat,
        "your_next_turn" => Ended::YourNextTurn,
        "next_untap_step" => Ended::NextUntap,
        _ => Ended::Never,
    }
}

/// Does a change make something of objects: other characteristics, another controller, goaded ones?
fn settles_objects(change: &Change) -> bool {
    matches!(
        change,
        Change::Pump(_)
            | Change::Double(_)
            | Change::Gain(_)
            | Change::Becomes(_)
            | Change::Isnt(_)
            | Change::YouControl(_)
            | Change::Goaded(_)
    )
}

/// The objects and the players that a change is about.
fn about(change: &Change) -> (Option<What>, Option<Who>) {
    match change {
        Change::Cant(c) => (c.what.clone(), c.who),
        Change::Must(c) => (Some(c.what.clone()), None),
        Change::Goaded(c) | Change::AssignsToughness(c) | Change::StayTapped(c) => {
            (Some(c.what.clone()), None)
        }
        Change::YouControl(c) => (Some(c.what.clone()), None),
        Change::BlockMore(c) => (Some(c.what.clone()), None),
        Change::PlayerHas(c) => (None, Some(c.who)),
        Change::CastWhen(c) => (None, Some(c.who)),
        Change::Pump(c) => (Some(c.what.clone()), None),
        Change::Double(c) => (Some(What::One(c.what)), None),
        Change::Isnt(c) => (Some(What::One(c.what)), None),
        Change::Gain(c) => (Some(c.what.clone()), None),
        Change::Becomes(c) => (Some(c.what.clone()), None),
        Change::Replace(c) => (c.what.clone(), c.who),
        Change::Instead(c) => (None, Some(c.who)),
        Change::Prevent(c) => (c.what.clone(), c.who),
        Change::LifeFloor(c) => (None, Some(c.who)),
        Change::Skip(c) => (None, Some(c.who)),
        Change::AttackCosts(c) => (None, c.against),
        Change::BlockCosts(c) => (c.what.clone(), None),
        Change::Redirect(c) => (c.what.clone(), c.who),
        Change::CostsLess(c) => (None, Some(c.who)),
        Change::CostsMore(_) | Change::TriggersAgain(_) => (None, None),
    }
}
