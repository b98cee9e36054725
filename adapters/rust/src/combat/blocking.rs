//! Defending teams declare their blocks (clauses 509.1, 805.10d, 802.4).

use crate::cards::{AbilityWord, Change, Condition, ManaNeed};
use crate::events::Occurrence;
use crate::game::{Attack, Context, Game, Halt, Oid, Pick, Pid, Ref, Res, Tid};
use crate::rules::{Chars, View};
use std::collections::{BTreeMap, BTreeSet};

/// A creature and the attacker that it blocks.
pub type Blocker = (Oid, Oid);

impl Game {
    /// Attackers that the creatures of a team may block: those that attack any of its members.
    pub fn attackers_of(&self, team: Tid) -> Vec<Ref> {
        let own = self.combat.attacks.iter().filter(|a| self.team_of(a.defender) == team);
        own.map(|a| a.attacker).filter(|&r| self.on_battlefield(r)).collect()
    }

    /// Why this creature can't block that one, taken by itself.
    fn kept_from_blocking(&self, view: &View, team: Tid, id: Oid, attacker: Oid) -> Option<&'static str> {
        let (Some(chars), Some(other)) = (view.chars.get(&id), view.chars.get(&attacker)) else {
            return Some("it is not there");
        };
        if !chars.is_creature()
            || chars.is("Battle")
            || self.team_of(chars.controller) != team
            || self.objects[id].state.tapped
        {
            return Some("it is no untapped creature of the defending team");
        }
        if !self.attackers_of(team).contains(&self.reference(attacker)) {
            return Some("it attacks nobody of that team");
        }
        if other.has("flying") && !chars.has("flying") && !chars.has("reach") {
            return Some("it flies");
        }
        let black = chars.colours.iter().any(|c| c == "black");
        if other.has("fear") && !chars.is("Artifact") && !black {
            return Some("it is feared");
        }
        let shared = chars.colours.iter().any(|c| other.colours.contains(c));
        if other.has("intimidate") && !chars.is("Artifact") && !shared {
            return Some("it intimidates");
        }
        if self.is_protected_from(view, attacker, self.reference(id)) || self.walks(view, attacker, other) {
            return Some("it can't be blocked so");
        }
        self.barred_block(view, id, attacker).then_some("something keeps it from blocking that")
    }

    /// What each creature with a label may be declared to block.
    pub fn single_blocks(&self, team: Tid) -> Vec<Blocker> {
        let view = self.view();
        let labelled = |id: Oid| self.objects[id].label.is_some();
        let attackers: Vec<Oid> =
            self.attackers_of(team).into_iter().map(|r| r.id).filter(|&id| labelled(id)).collect();
        let creatures = self.battlefield.iter().filter(|&&id| labelled(id));
        creatures
            .flat_map(|&id| attackers.iter().map(move |&attacker| (id, attacker)))
            .filter(|&(id, attacker)| self.kept_from_blocking(&view, team, id, attacker).is_none())
            .collect()
    }

    /// Who defends against an attack: every member where teams are attacked as a whole.
    fn defending_players(&self, attack: &Attack) -> Vec<Pid> {
        if self.variant.attacks_teams() {
            return self.teams[self.team_of(attack.defender)].players.clone();
        }
        vec![attack.defender]
    }

    /// Landwalk, by the lands of the player who is attacked (clause 702.14c).
    fn walks(&self, view: &View, attacker: Oid, chars: &Chars) -> bool {
        let thing = self.reference(attacker);
        let Some(attack) = self.combat.attacks.iter().find(|a| a.attacker == thing) else {
            return false;
        };
        chars.words().any(|word| match word {
            AbilityWord::Landwalk(land) => {
                let defenders = self.defending_players(attack);
                view.chars.values().any(|c| defenders.contains(&c.controller) && c.is(land))
            }
            _ => false,
        })
    }

    fn barred_block(&self, view: &View, id: Oid, attacker: Oid) -> bool {
        let attacking = view.chars.get(&attacker).map(|c| c.controller);
        view.actives.iter().any(|active| {
            let Change::Cant(cant) = &*active.change else {
                return false;
            };
            let (subject, other) = match cant.does.as_str() {
                "block" => (id, attacker),
                "be_blocked" => (attacker, id),
                _ => return false,
            };
            let context = Context { attacking_player: attacking, ..(*active.context).clone() };
            self.about_one(view, active, cant.what.as_ref(), subject)
                && cant.these.as_ref().is_none_or(|f| self.fits(view, other, f, &context))
                && cant.all_but.as_ref().is_none_or(|f| !self.fits(view, other, f, &context))
                && !cant.unless.as_ref().is_some_and(|c| self.lets_block(view, c, attacking, &context))
        })
    }

    /// Does what is said of the attacking player let a creature block? Of which one depends on the day.
    fn lets_block(&self, view: &View, unless: &Condition, by: Option<Pid>, context: &Context) -> bool {
        let attacking = match by {
            Some(player) if self.variant.says("combat.block_condition", &["either"]) => {
                self.teams[self.team_of(player)].players.iter().copied().map(Some).collect()
            }
            by => vec![by],
        };
        let each =
            attacking.into_iter().map(|player| Context { attacking_player: player, ..context.clone() });
        self.holds_of_some(view, unless, each)
    }

    /// Declares a block that is legal as a whole, or refuses it.
    pub fn declare_block(&mut self, team: Tid, blockers: &[Blocker]) -> Res<()> {
        let view = self.view();
        self.is_legal_block(&view, team, blockers)?;
        self.block_requirements(&view, team, blockers)?;
        self.pay_to_block(&view, blockers)?;
        self.block_happens(blockers);
        Ok(())
    }

    fn is_legal_block(&self, view: &View, team: Tid, blockers: &[Blocker]) -> Res<()> {
        let mut by: BTreeMap<Oid, usize> = BTreeMap::new();
        let mut on: BTreeMap<Oid, usize> = BTreeMap::new();
        for (i, block) in blockers.iter().enumerate() {
            let (id, attacker) = *block;
            if blockers[..i].contains(block) {
                return Halt::refused("it blocks that once");
            }
            if let Some(why) = self.kept_from_blocking(view, team, id, attacker) {
                return Halt::refused(why);
            }
            *by.entry(id).or_insert(0) += 1;
            *on.entry(attacker).or_insert(0) += 1;
        }
        for (&id, &number) in &by {
            if number > 1 + self.blocks_more(view, id) {
                return Halt::refused("it can't block so many");
            }
            if by.len() == 1 && self.object_cant(view, id, "block_alone") {
                return Halt::refused("it can't block alone");
            }
        }
        if on.iter().any(|(id, &number)| number < 2 && view.chars[id].has("menace")) {
            return Halt::refused("only two or more can block it");
        }
        Ok(())
    }

    fn blocks_more(&self, view: &View, id: Oid) -> usize {
        let more = view.actives.iter().filter_map(|active| match &*active.change {
            Change::BlockMore(more) if self.is_about(view, active, &more.what, id) => Some(more.number),
            _ => None,
        });
        more.sum()
    }

    /// Requirements are obeyed as far as restrictions let them, and nobody has to pay for that, be it
    /// nothing (clauses 118.5, 509.1c). All blocks are tried.
    fn block_requirements(&self, view: &View, team: Tid, blockers: &[Blocker]) -> Res<()> {
        const MOST: usize = 50_000;
        if !view.actives.iter().any(|a| matches!(&*a.change, Change::Must(m) if m.does != "attack")) {
            return Ok(());
        }
        let attackers = self.attackers_of(team);
        let free = |id: Oid, attacker: Oid| {
            self.kept_from_blocking(view, team, id, attacker).is_none()
                && self.costs_to_block(view, attacker).next().is_none()
        };
        let ways: Vec<(Oid, Vec<Vec<Oid>>)> = view
            .chars
            .keys()
            .map(|&id| (id, attackers.iter().map(|r| r.id).filter(|&a| free(id, a)).collect::<Vec<Oid>>()))
            .map(|(id, on)| (id, some_of(&on, 1 + self.blocks_more(view, id))))
            .filter(|(_, sets)| sets.len() > 1)
            .collect();
        let all = ways.iter().map(|(_, sets)| sets.len()).product::<usize>();
        let obeyed = self.obeyed(view, team, blockers);
        for mut number in 0..all.min(MOST) {
            let mut block: Vec<Blocker> = Vec::new();
            for (id, sets) in &ways {
                block.extend(sets[number % sets.len()].iter().map(|&a| (*id, a)));
                number /= sets.len();
            }
            if self.obeyed(view, team, &block) > obeyed && self.is_legal_block(view, team, &block).is_ok() {
                return Halt::refused("more has to be blocked");
            }
        }
        Ok(())
    }

    /// How many requirements a block obeys.
    fn obeyed(&self, view: &View, team: Tid, blockers: &[Blocker]) -> usize {
        let mut count = 0;
        for active in &view.actives {
            let Change::Must(must) = &*active.change else {
                continue;
            };
            let about = |id: Oid| self.is_about(view, active, &must.what, id);
            count += match must.does.as_str() {
                "block" => view
                    .chars
                    .keys()
                    .filter(|&&id| about(id) && blockers.iter().any(|(b, _)| *b == id))
                    .count(),
                "be_blocked_by_all" => blockers.iter().filter(|(_, a)| about(*a)).count(),
                "be_blocked" => {
                    let attackers = self.attackers_of(team);
                    attackers
                        .iter()
                        .filter(|r| about(r.id) && blockers.iter().any(|(_, a)| *a == r.id))
                        .count()
                }
                _ => 0,
            };
        }
        count
    }

    /// Is a block by nobody legal?
    pub fn may_not_block(&self, team: Tid) -> bool {
        self.block_requirements(&self.view(), team, &[]).is_ok()
    }

    fn cost_to_block(&self, view: &View, attacker: Oid) -> ManaNeed {
        self.costs_to_block(view, attacker).fold(ManaNeed::default(), ManaNeed::and)
    }

    fn costs_to_block<'a>(&'a self, view: &'a View, attacker: Oid) -> impl Iterator<Item = ManaNeed> + 'a {
        view.actives.iter().filter_map(move |active| {
            let Change::BlockCosts(cost) = &*active.change else { return None };
            cost.what.as_ref().is_none_or(|w| self.is_about(view, active, w, attacker)).then(|| {
                let mut need = ManaNeed::read(&cost.mana);
                need.generic += need.xs * active.context.x;
                need
            })
        })
    }

    fn pay_to_block(&mut self, view: &View, blockers: &[Blocker]) -> Res<()> {
        let mut needs: BTreeMap<Pid, ManaNeed> = BTreeMap::new();
        for (id, attacker) in blockers {
            let need = needs.entry(view.chars[id].controller).or_default();
            *need = std::mem::take(need).and(self.cost_to_block(view, *attacker));
        }
        for (player, need) in needs {
            if need.generic > 0 || !need.symbols.is_empty() {
                self.pay_mana(player, &need)?;
            }
        }
        Ok(())
    }

    /// Attackers order what blocks them, then blockers what they block, on days that have an order
    /// (clauses 509.2 and 509.3 of 2009 to 2024).
    pub fn order_damage(&mut self) -> Res<()> {
        if !self.variant.orders_damage() {
            return Ok(());
        }
        for index in 0..self.combat.attacks.len() {
            let Attack { attacker, blockers, .. } = self.combat.attacks[index].clone();
            self.combat.attacks[index].blockers = self.in_chosen_order(attacker, &blockers)?;
        }
        let blocking: BTreeSet<Ref> = self.combat.attacks.iter().flat_map(|a| a.blockers.clone()).collect();
        for blocker in blocking {
            let blocked = self.combat.attacks.iter().filter(|a| a.blockers.contains(&blocker));
            let blocked: Vec<Ref> = blocked.map(|a| a.attacker).collect();
            let order = self.in_chosen_order(blocker, &blocked)?;
            self.combat.orders.insert(blocker, order);
        }
        Ok(())
    }

    fn in_chosen_order(&self, source: Ref, others: &[Ref]) -> Res<Vec<Ref>> {
        if others.len() < 2 {
            return Ok(others.to_vec());
        }
        let by = self.chars(&self.view(), source.id).controller;
        let members = self.teams[self.team_of(by)].players.clone();
        let names: Vec<String> = others.iter().map(|r| self.label(r.id)).collect();
        let number = names.len();
        let mut choice = self.choice("order", "damage_order", &members, names, number, number);
        choice.source = Some(self.label(source.id));
        let Pick::Options(mut order) = self.ask(choice)? else {
            return Halt::refused("an order names what is in it");
        };
        order.extend((0..number).filter(|i| !order.contains(i)).collect::<Vec<_>>());
        Ok(order.into_iter().map(|i| others[i]).collect())
    }

    fn block_happens(&mut self, blockers: &[Blocker]) {
        self.touch();
        let mut blocking: Vec<Ref> = Vec::new();
        let mut blocked: Vec<(Ref, Option<Pid>)> = Vec::new();
        for (id, attacker) in blockers {
            let (blocker, on) = (self.reference(*id), self.reference(*attacker));
            if let Some(attack) = self.combat.attacks.iter_mut().find(|a| a.attacker == on) {
                attack.blockers.push(blocker);
                if !attack.blocked {
                    attack.blocked = true;
                    blocked.push((on, attack.one_defender()));
                }
            }
            if !blocking.contains(&blocker) {
                blocking.push(blocker);
            }
        }
        for blocker in blocking {
            self.occur(Occurrence::Blocks(blocker));
        }
        for (attacker, defender) in blocked {
            self.occur(Occurrence::BecomesBlocked { attacker, defender });
        }
    }
}

/// All sets of so many of these at most, the empty one among them.
fn some_of(all: &[Oid], most: usize) -> Vec<Vec<Oid>> {
    let few = all.len().min(12);
    let sets = (0..1usize << few).filter(|set| set.count_ones() as usize <= most);
    sets.map(|set| (0..few).filter(|i| set >> i & 1 == 1).map(|i| all[i]).collect()).collect()
}
