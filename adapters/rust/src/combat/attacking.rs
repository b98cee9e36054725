//! The active team declares its attack (clauses 508.1, 805.10).

use crate::cards::{Change, ManaNeed, What};
use crate::events::Occurrence;
use crate::game::{Attack, Context, Game, Halt, Oid, Pid, Ref, Res, Whom};
use crate::rules::View;
use std::collections::BTreeMap;

/// One creature and whom it attacks.
pub type Attacker = (Oid, Whom);

impl Game {
    /// The player who defends where this is attacked.
    pub fn defender_of(&self, whom: Whom) -> Pid {
        match whom {
            Whom::Player(player) => player,
            Whom::Object(thing) => {
                let object = &self.objects[thing.id];
                object.state.protector.unwrap_or_else(|| self.chars(&self.view(), thing.id).controller)
            }
        }
    }

    /// Can this be attacked by that player's creatures at all?
    fn can_be_attacked(&self, by: Pid, whom: Whom) -> bool {
        let view = self.view();
        match whom {
            Whom::Player(player) => self.plays(player) && self.opponents(player, by),
            Whom::Object(thing) => {
                let Some(chars) = view.chars.get(&thing.id).filter(|_| self.on_battlefield(thing)) else {
                    return false;
                };
                match self.objects[thing.id].state.protector {
                    Some(protector) if chars.is("Battle") => self.opponents(protector, by),
                    _ => chars.is("Planeswalker") && self.opponents(chars.controller, by),
                }
            }
        }
    }

    /// Why this creature can't attack that, taken by itself.
    fn kept_from_attacking(&self, view: &View, id: Oid, whom: Whom) -> Option<&'static str> {
        let Some(chars) = view.chars.get(&id) else {
            return Some("it is not there");
        };
        let state = &self.objects[id].state;
        if !chars.is_creature() || self.team_of(chars.controller) != self.active {
            return Some("it is no creature of the active team");
        }
        if state.tapped || (state.fresh && !chars.has("haste")) {
            return Some("it is tapped, or has not been there since before the turn");
        }
        if chars.has("defender") || chars.is("Battle") {
            return Some("it can't attack");
        }
        if !self.can_be_attacked(chars.controller, whom) {
            return Some("whom it attacks can't be attacked");
        }
        self.barred_from(view, id, whom).then_some("something keeps it from attacking")
    }

    fn barred_from(&self, view: &View, id: Oid, whom: Whom) -> bool {
        let defender = self.defender_of(whom);
        view.actives.iter().any(|active| {
            let Change::Cant(cant) = &*active.change else { return false };
            if cant.does != "attack"
                || !cant.what.as_ref().is_some_and(|w| self.is_about(view, active, w, id))
            {
                return false;
            }
            let context = Context { defender: Some(defender), ..(*active.context).clone() };
            let against = cant.against.is_none_or(
                |who| matches!(whom, Whom::Player(p) if self.players_meant(view, who, &context).contains(&p)),
            );
            against && cant.unless.as_ref().is_none_or(|c| !self.holds(view, c, &context))
        })
    }

    /// Declares an attack that is legal as a whole, or refuses it.
    pub fn declare_attack(&mut self, attackers: &[Attacker]) -> Res<()> {
        let view = self.view();
        for (i, (id, whom)) in attackers.iter().enumerate() {
            if attackers[..i].iter().any(|(other, _)| other == id) {
                return Halt::refused("a creature attacks once");
            }
            if let Some(why) = self.kept_from_attacking(&view, *id, *whom) {
                return Halt::refused(why);
            }
        }
        self.together(&view, attackers)?;
        self.required(&view, attackers)?;
        self.pay_to_attack(&view, attackers)?;
        self.attack_happens(&view, attackers);
        Ok(())
    }

    fn together(&self, view: &View, attackers: &[Attacker]) -> Res<()> {
        for (id, _) in attackers {
            let alone = attackers.len() == 1;
            if alone && self.object_cant(view, *id, "attack_alone") {
                return Halt::refused("it can't attack alone");
            }
            if !alone && self.object_cant(view, *id, "attack_together") {
                return Halt::refused("it can attack only alone");
            }
        }
        Ok(())
    }

    /// Whom a creature could attack if it were declared besides, for nothing.
    fn could_attack(&self, view: &View, id: Oid) -> Vec<Whom> {
        let players = self.players_in_order().into_iter().map(Whom::Player);
        let things = self.battlefield.iter().map(|&o| Whom::Object(self.reference(o)));
        let all = players.chain(things).collect::<Vec<_>>();
        all.into_iter()
            .filter(|&w| {
                self.kept_from_attacking(view, id, w).is_none() && self.cost_to_attack(view, w).generic == 0
            })
            .collect()
    }

    fn must_attack(&self, view: &View, id: Oid) -> bool {
        view.actives.iter().any(|active| match &*active.change {
            Change::Must(must) => must.does == "attack" && self.is_about(view, active, &must.what, id),
            Change::Goaded(goaded) => self.is_about(view, active, &goaded.what, id),
            _ => false,
        })
    }

    fn goaders(&self, view: &View, id: Oid) -> Vec<Pid> {
        let by = view.actives.iter().filter_map(|active| match &*active.change {
            Change::Goaded(goaded) if self.is_about(view, active, &goaded.what, id) => {
                Some(active.context.you)
            }
            _ => None,
        });
        by.collect()
    }

    /// Requirements are obeyed as far as restrictions let them (clause 508.1d).
    fn required(&self, view: &View, attackers: &[Attacker]) -> Res<()> {
        let able: Vec<(Oid, Vec<Whom>)> = view
            .chars
            .keys()
            .map(|&id| (id, self.could_attack(view, id)))
            .filter(|(_, could)| !could.is_empty())
            .collect();
        let obeyed = attackers.iter().filter(|(id, _)| self.must_attack(view, *id)).count();
        if self.most_obeyed(view, &able) > obeyed {
            return Halt::refused("more creatures have to attack");
        }
        for (id, whom) in attackers {
            let goaders = self.goaders(view, *id);
            let elsewhere = |w: &Whom| matches!(w, Whom::Player(p) if !goaders.contains(p));
            let could = able.iter().find(|(a, _)| a == id).map_or(&[][..], |(_, could)| could.as_slice());
            if !goaders.is_empty() && !elsewhere(whom) && could.iter().any(elsewhere) {
                return Halt::refused("it has to attack another player");
            }
        }
        Ok(())
    }

    /// How many creatures that have to attack can do so together. All sets are tried where something
    /// keeps creatures from attacking alone or together; else all of them can.
    fn most_obeyed(&self, view: &View, able: &[(Oid, Vec<Whom>)]) -> usize {
        const MOST: usize = 14;
        let musts = able.iter().filter(|(id, _)| self.must_attack(view, *id)).count();
        let bound = |id: Oid| {
            self.object_cant(view, id, "attack_alone") || self.object_cant(view, id, "attack_together")
        };
        if musts == 0 || able.len() > MOST || !able.iter().any(|(id, _)| bound(*id)) {
            return musts;
        }
        let sets = 1usize << able.len();
        let obeyed = (0..sets).filter_map(|set| {
            let chosen: Vec<Attacker> = able
                .iter()
                .enumerate()
                .filter(|(i, _)| set >> i & 1 == 1)
                .map(|(_, (id, could))| (*id, could[0]))
                .collect();
            let legal = self.together(view, &chosen).is_ok();
            legal.then(|| chosen.iter().filter(|(id, _)| self.must_attack(view, *id)).count())
        });
        obeyed.max().unwrap_or(0)
    }

    /// Is an attack by nobody legal?
    pub fn may_not_attack(&self) -> bool {
        self.required(&self.view(), &[]).is_ok()
    }

    fn cost_to_attack(&self, view: &View, whom: Whom) -> ManaNeed {
        let mut need = ManaNeed::default();
        for active in &view.actives {
            let Change::AttackCosts(cost) = &*active.change else {
                continue;
            };
            let costs = match (cost.against, whom) {
                (None, _) => true,
                (Some(_), Whom::Object(_)) if cost.players_only => false,
                (Some(who), whom) => {
                    let player = match whom {
                        Whom::Player(player) => player,
                        Whom::Object(thing) => match view.chars.get(&thing.id) {
                            Some(chars) if chars.is("Planeswalker") => chars.controller,
                            _ => continue,
                        },
                    };
                    self.change_is_about_player(view, active, Some(who), player)
                }
            };
            if costs {
                let mut more = ManaNeed::read(&cost.mana);
                more.generic += more.xs * active.context.x;
                need = need.and(more);
            }
        }
        need
    }

    fn pay_to_attack(&mut self, view: &View, attackers: &[Attacker]) -> Res<()> {
        let mut needs: BTreeMap<Pid, ManaNeed> = BTreeMap::new();
        for (id, whom) in attackers {
            let need = needs.entry(view.chars[id].controller).or_default();
            *need = std::mem::take(need).and(self.cost_to_attack(view, *whom));
        }
        for (player, need) in needs {
            if need.generic > 0 || !need.symbols.is_empty() {
                self.pay_mana(player, &need)?;
            }
        }
        if attackers.iter().any(|(id, _)| self.objects[*id].state.tapped) {
            return Halt::refused("what attacks was tapped to pay for it");
        }
        Ok(())
    }

    fn attack_happens(&mut self, view: &View, attackers: &[Attacker]) {
        self.touch();
        self.combat.declared = !attackers.is_empty();
        for (id, whom) in attackers {
            let (attacker, defender) = (self.reference(*id), self.defender_of(*whom));
            if let Whom::Player(player) = *whom {
                self.combat.attacked.push((view.chars[id].controller, player));
            }
            self.combat.attacks.push(Attack {
                attacker,
                whom: *whom,
                defender,
                blocked: false,
                blockers: vec![],
            });
        }
        for (id, _) in attackers {
            if !view.chars[id].has("vigilance") {
                self.tap(*id);
            }
        }
        self.attack_is_noticed(view, attackers);
    }

    fn attack_is_noticed(&mut self, view: &View, attackers: &[Attacker]) {
        let mut own: BTreeMap<Pid, Vec<Ref>> = BTreeMap::new();
        for (id, whom) in attackers {
            let (attacker, defender) = (self.reference(*id), self.defender_of(*whom));
            let controller = view.chars[id].controller;
            self.player_mut(controller).turn.creatures_attacked += 1;
            own.entry(controller).or_default().push(attacker);
            self.occur(Occurrence::Attacks { attacker, defender });
        }
        if let [(id, _)] = attackers {
            let attacker = self.reference(*id);
            self.occur(Occurrence::AttacksAlone(attacker));
        }
        for (player, creatures) in own {
            self.occur(Occurrence::AttacksWith(player, creatures));
        }
    }

    /// Is a change about one object that is said by a slot?
    pub fn about_one(
        &self,
        view: &View,
        active: &crate::rules::Active,
        what: Option<&What>,
        id: Oid,
    ) -> bool {
        what.is_some_and(|w| self.is_about(view, active, w, id))
    }
}
