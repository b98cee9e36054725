//! Combat damage is assigned and dealt (chapter 510).

use crate::cards::Change;
use crate::effects::{Deal, Struck};
use crate::game::{Attack, Game, Halt, Oid, Pick, Pid, Ref, Res, Whom};
use crate::rules::{Chars, View};

impl Game {
    /// Does anything strike before the others (clause 510.4)?
    pub fn strikes_first(&self) -> bool {
        let view = self.view();
        self.fighters()
            .iter()
            .any(|r| view.chars.get(&r.id).is_some_and(|c| c.has("first_strike") || c.has("double_strike")))
    }

    /// All that is in combat and still there.
    fn fighters(&self) -> Vec<Ref> {
        let mut all: Vec<Ref> = Vec::new();
        for attack in &self.combat.attacks {
            all.push(attack.attacker);
            all.extend(attack.blockers.iter().copied());
        }
        all.sort();
        all.dedup();
        all.retain(|&r| self.on_battlefield(r));
        all
    }

    fn strikes_now(&self, chars: &Chars, thing: Ref) -> bool {
        let early = chars.has("first_strike") || chars.has("double_strike");
        match self.combat.strikes {
            0 => true,
            1 => early,
            _ => !self.combat.struck.contains(&thing) || chars.has("double_strike"),
        }
    }

    /// Deals the damage of this step.
    pub fn deal_combat_damage(&mut self) -> Res<()> {
        let view = self.view();
        let mut deals: Vec<Deal> = Vec::new();
        let attacks: Vec<Attack> = self.combat.attacks.clone();
        for attack in &attacks {
            self.attacker_assigns(&view, attack, &mut deals)?;
        }
        let mut blockers: Vec<Ref> = attacks.iter().flat_map(|a| a.blockers.iter().copied()).collect();
        blockers.sort();
        blockers.dedup();
        for blocker in blockers {
            self.blocker_assigns(&view, blocker, &attacks, &mut deals)?;
        }
        if self.combat.strikes == 1 {
            let struck: Vec<Ref> = self
                .fighters()
                .into_iter()
                .filter(|r| view.chars.get(&r.id).is_some_and(|c| self.strikes_now(c, *r)))
                .collect();
            self.combat.struck = struck;
        }
        self.deal(deals)
    }

    fn strength(&self, view: &View, id: Oid) -> i64 {
        let chars = &view.chars[&id];
        let by_toughness = view.actives.iter().any(|active| match &*active.change {
            Change::AssignsToughness(about) => self.is_about(view, active, &about.what, id),
            _ => false,
        });
        let number = if by_toughness { chars.toughness } else { chars.power };
        number.unwrap_or(0).max(0)
    }

    fn attacker_assigns(&self, view: &View, attack: &Attack, deals: &mut Vec<Deal>) -> Res<()> {
        let thing = attack.attacker;
        let Some(chars) = view.chars.get(&thing.id).filter(|_| self.on_battlefield(thing)) else {
            return Ok(());
        };
        let amount = self.strength(view, thing.id);
        if !chars.is_creature() || !self.strikes_now(chars, thing) || amount == 0 {
            return Ok(());
        }
        let blockers: Vec<Oid> =
            attack.blockers.iter().filter(|&&b| self.on_battlefield(b)).map(|b| b.id).collect();
        let deal = |to: Struck, amount: i64| Deal { source: thing, to, amount, combat: true };
        if attack.blocked && !chars.has("trample") && blockers.is_empty() {
            return Ok(());
        }
        let lethal: Vec<i64> = blockers.iter().map(|&b| self.lethal(view, chars, b, deals)).collect();
        let spare = amount - lethal.iter().sum::<i64>();
        let whom = match !attack.blocked || (chars.has("trample") && spare > 0) {
            true => self.struck_by_attack(view, attack, chars.controller)?,
            false => None,
        };
        if !attack.blocked || blockers.is_empty() {
            deals.extend(whom.map(|to| deal(to, amount)));
            return Ok(());
        }
        let trample = whom;
        let mut struck: Vec<Struck> = blockers.iter().map(|&b| Struck::Object(b)).collect();
        struck.extend(trample);
        let members = self.teams[self.team_of(chars.controller)].players.clone();
        let shares = match (blockers.len(), trample) {
            (0, _) => vec![],
            (1, None) => vec![(struck[0], amount)],
            _ => self.divide(&members, thing, amount, &struck, &lethal)?,
        };
        deals.extend(shares.into_iter().filter(|(_, n)| *n > 0).map(|(to, n)| deal(to, n)));
        Ok(())
    }

    /// What takes the damage of an attacker that nothing stops; nothing where that has left. Of a team that
    /// is attacked as a whole the attacking team picks a player (clause 810.7e of 2012).
    fn struck_by_attack(&self, view: &View, attack: &Attack, by: Pid) -> Res<Option<Struck>> {
        Ok(match attack.whom {
            Whom::Player(player) => self.plays(player).then_some(Struck::Player(player)),
            Whom::Team(team) if self.teams[team].lost => None,
            Whom::Team(team) => {
                let deciding = self.teams[self.team_of(by)].players.clone();
                let members = self.teams[team].players.clone();
                Some(Struck::Player(self.choose_player("damaged_player", &deciding, &members)?))
            }
            Whom::Object(thing) => {
                let there = self.on_battlefield(thing)
                    && view.chars.get(&thing.id).is_some_and(|c| c.is("Planeswalker") || c.is("Battle"));
                there.then_some(Struck::Object(thing.id))
            }
        })
    }

    /// What is lethal, with what others assign at the same time (clause 702.19b), one of which may have
    /// deathtouch (clause 702.2c).
    fn lethal(&self, view: &View, source: &Chars, id: Oid, deals: &[Deal]) -> i64 {
        let others: Vec<&Deal> = deals.iter().filter(|d| d.to == Struck::Object(id)).collect();
        if others.iter().any(|d| view.chars.get(&d.source.id).is_some_and(|c| c.has("deathtouch"))) {
            return 0;
        }
        let assigned: i64 = others.iter().map(|d| d.amount).sum();
        let toughness = view.chars[&id].toughness.unwrap_or(0);
        let lacking = (toughness - self.objects[id].state.damage - assigned).max(0);
        if source.has("deathtouch") {
            return lacking.min(1);
        }
        lacking
    }

    /// How damage is divided among several, as the team of the creature's controller likes; where they
    /// stand in an order, each has to be dealt what is lethal before the next one.
    fn divide(
        &self,
        by: &[Pid],
        source: Ref,
        amount: i64,
        struck: &[Struck],
        lethal: &[i64],
    ) -> Res<Vec<(Struck, i64)>> {
        let ordered = self.variant.orders_damage();
        if ordered && lethal.first().is_some_and(|&least| amount <= least) {
            return Ok(vec![(struck[0], amount)]);
        }
        let names: Vec<String> = struck.iter().map(|&s| self.struck_name(s)).collect();
        let mut choice = self.choice("damage", "damage", by, names.clone(), 1, names.len());
        choice.source = Some(self.label(source.id));
        choice.amount = amount;
        let Pick::Shares(shares) = self.ask(choice)? else {
            return Halt::refused("damage is divided");
        };
        let of = |name: &String| shares.iter().find(|(n, _)| n == name).map_or(0, |(_, a)| *a);
        let divided: Vec<(Struck, i64)> = struck.iter().zip(&names).map(|(s, n)| (*s, of(n))).collect();
        let sum: i64 = divided.iter().map(|(_, n)| n).sum();
        let beyond = divided.len() > lethal.len() && divided.last().is_some_and(|(_, n)| *n > 0);
        let enough = divided.iter().zip(lethal).all(|((_, n), l)| n >= l);
        let reached = |i: usize| divided[i + 1..].iter().any(|(_, n)| *n > 0);
        let skipped = (0..lethal.len()).any(|i| reached(i) && divided[i].1 < lethal[i]);
        if sum != amount || (beyond && !enough) || (ordered && skipped) {
            return Halt::refused("the damage can't be divided so");
        }
        Ok(divided)
    }

    fn blocker_assigns(
        &self,
        view: &View,
        blocker: Ref,
        attacks: &[Attack],
        deals: &mut Vec<Deal>,
    ) -> Res<()> {
        let Some(chars) = view.chars.get(&blocker.id).filter(|_| self.on_battlefield(blocker)) else {
            return Ok(());
        };
        let amount = self.strength(view, blocker.id);
        if !chars.is_creature() || !self.strikes_now(chars, blocker) || amount == 0 {
            return Ok(());
        }
        let blocked = attacks.iter().filter(|a| a.blockers.contains(&blocker)).map(|a| a.attacker);
        let order = self.combat.orders.get(&blocker);
        let mut blocked: Vec<Ref> = blocked.filter(|&a| self.on_battlefield(a)).collect();
        blocked.sort_by_key(|r| order.and_then(|o| o.iter().position(|other| other == r)));
        let lethal: Vec<i64> = match self.variant.orders_damage() {
            true => blocked.iter().map(|r| self.lethal(view, chars, r.id, deals)).collect(),
            false => vec![],
        };
        let blocked: Vec<Struck> = blocked.into_iter().map(|r| Struck::Object(r.id)).collect();
        let shares = match blocked.len() {
            0 => vec![],
            1 => vec![(blocked[0], amount)],
            _ => {
                let members = self.teams[self.team_of(chars.controller)].players.clone();
                self.divide(&members, blocker, amount, &blocked, &lethal)?
            }
        };
        let deal = |(to, amount)| Deal { source: blocker, to, amount, combat: true };
        deals.extend(shares.into_iter().filter(|(_, n)| *n > 0).map(deal));
        Ok(())
    }
}
