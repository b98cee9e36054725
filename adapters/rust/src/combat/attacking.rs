//! The active team declares its attack (clauses 508.1, 805.10).

use crate::cards::{AbilityWord, AttackCosts, Change, Condition, ManaNeed, What, Who};
use crate::events::Occurrence;
use crate::game::{Attack, Context, Game, Halt, Oid, Pid, Ref, Res, Whom};
use crate::rules::{Active, View};
use std::collections::BTreeMap;

/// One creature and whom it attacks.
pub type Attacker = (Oid, Whom);

impl Game {
    /// The player who defends where this is attacked.
    pub fn defender_of(&self, whom: Whom) -> Pid {
        match whom {
            Whom::Player(player) => player,
            Whom::Team(team) => self.teams[team].primary,
            Whom::Object(thing) => {
                let object = &self.objects[thing.id];
                object.state.protector.unwrap_or_else(|| self.chars(&self.view(), thing.id).controller)
            }
        }
    }

    /// Can this be attacked by that player's creatures at all?
    pub fn can_be_attacked(&self, by: Pid, whom: Whom) -> bool {
        let view = self.view();
        match whom {
            Whom::Player(player) => {
                !self.variant.attacks_teams() && self.plays(player) && self.opponents(player, by)
            }
            Whom::Team(team) => {
                self.variant.attacks_teams()
                    && !self.teams[team].lost
                    && self.opponents(self.teams[team].primary, by)
            }
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

    /// Who of several defending players is meant by what defines itself so is chosen as they become
    /// that (clause 810.7b of 2009 to 2018).
    pub fn define_by_defender(&mut self) -> Res<()> {
        let chosen = ["chosen_as_they_defend", "chosen_as_they_defend_or_it_enters"];
        if !self.variant.says("combat.defending_ability", &chosen) {
            return Ok(());
        }
        for id in self.battlefield.clone() {
            self.define_one(id)?;
        }
        Ok(())
    }

    /// The choice for one permanent that needs it and has not had it.
    pub fn define_one(&mut self, id: Oid) -> Res<()> {
        let chars = self.chars(&self.view(), id);
        let thing = self.reference(id);
        let defines = |word: &AbilityWord| match word {
            AbilityWord::Body(defined) => format!("{defined:?}").contains("DefendingPlayer"),
            _ => false,
        };
        if self.combat.defined.contains_key(&thing) || !chars.words().any(defines) {
            return Ok(());
        }
        let defending = |&p: &Pid| self.side_of(p) != self.teams[self.active].side;
        let players: Vec<Pid> = self.players_in_order().into_iter().filter(defending).collect();
        let player = self.choose_player("defending_player", &[chars.controller], &players)?;
        self.touch();
        self.combat.defined.insert(thing, player);
        Ok(())
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
        let defenders = self.defenders_of(whom);
        view.actives.iter().any(|active| {
            let Change::Cant(cant) = &*active.change else { return false };
            if cant.does != "attack"
                || !cant.what.as_ref().is_some_and(|w| self.is_about(view, active, w, id))
            {
                return false;
            }
            let against = cant.against.is_none_or(|who| self.is_against(view, active, who, whom));
            let defended =
                |&defender: &Pid| Context { defender: Some(defender), ..(*active.context).clone() };
            let of_some = |c: &Condition| self.holds_of_some(view, c, defenders.iter().map(defended));
            against && !cant.unless.as_ref().is_some_and(of_some)
        })
    }

    /// Is an attack on that one on the player whom a prohibition names? A team is out of reach where an
    /// object of one of its players forbids to attack that player (clause 810.7c of that day).
    fn is_against(&self, view: &View, active: &Active, who: Who, whom: Whom) -> bool {
        let of = |player: Pid| Context { defender: Some(player), ..(*active.context).clone() };
        let named = |player: Pid| self.players_meant(view, who, &of(player)).contains(&player);
        match whom {
            Whom::Player(player) => named(player),
            Whom::Team(team) => {
                let members = &self.teams[team].players;
                members.contains(&active.context.you) && members.iter().any(|&player| named(player))
            }
            Whom::Object(_) => false,
        }
    }

    /// The players of whom a condition may speak: all members where a team defends as a whole.
    fn defenders_of(&self, whom: Whom) -> Vec<Pid> {
        if self.variant.attacks_teams() {
            return self.teams[self.team_of(self.defender_of(whom))].players.clone();
        }
        vec![self.defender_of(whom)]
    }

    /// Is something true of one of several players? What one must lack, all must lack (clause 810.7b of 2012).
    pub fn holds_of_some(
        &self,
        view: &View,
        condition: &Condition,
        mut contexts: impl Iterator<Item = Context>,
    ) -> bool {
        match condition {
            Condition::None(_) => contexts.all(|context| self.holds(view, condition, &context)),
            _ => contexts.any(|context| self.holds(view, condition, &context)),
        }
    }

    /// All that could be attacked by somebody, but for permanents without a label where these alone count.
    pub fn all_whoms(&self, things: impl Fn(&&Oid) -> bool) -> Vec<Whom> {
        let things = self.battlefield.iter().filter(things).map(|&o| Whom::Object(self.reference(o)));
        if self.variant.attacks_teams() {
            return self.teams_in_order().into_iter().map(Whom::Team).chain(things).collect();
        }
        self.players_in_order().into_iter().map(Whom::Player).chain(things).collect()
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

    /// What each creature with a label may be declared to attack, whatever has to be paid for it.
    pub fn single_attacks(&self) -> Vec<Attacker> {
        let view = self.view();
        let labelled = |o: &&Oid| self.objects[**o].label.is_some();
        let all = self.all_whoms(labelled);
        let creatures = self.battlefield.iter().filter(labelled);
        creatures
            .flat_map(|&id| all.iter().map(move |&whom| (id, whom)))
            .filter(|(id, whom)| self.kept_from_attacking(&view, *id, *whom).is_none())
            .collect()
    }

    /// Whom a creature could attack if it were declared besides, where that has no cost: nobody has to
    /// pay one, and be it of no mana at all (clauses 118.5, 508.1d).
    fn could_attack(&self, view: &View, id: Oid) -> Vec<Whom> {
        self.all_whoms(|_| true)
            .into_iter()
            .filter(|&w| {
                self.kept_from_attacking(view, id, w).is_none()
                    && self.costs_to_attack(view, w).next().is_none()
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
            let elsewhere = |w: &Whom| match w {
                Whom::Player(player) => !goaders.contains(player),
                Whom::Team(team) => self.teams[*team].players.iter().any(|p| !goaders.contains(p)),
                Whom::Object(_) => false,
            };
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
        self.costs_to_attack(view, whom).fold(ManaNeed::default(), ManaNeed::and)
    }

    /// Each cost of an attack on that one.
    fn costs_to_attack<'a>(&'a self, view: &'a View, whom: Whom) -> impl Iterator<Item = ManaNeed> + 'a {
        view.actives.iter().filter_map(move |active| {
            let Change::AttackCosts(cost) = &*active.change else { return None };
            let mut need = ManaNeed::read(&cost.mana);
            need.generic += need.xs * active.context.x;
            self.costs_against(view, active, cost, whom).then_some(need)
        })
    }

    fn costs_against(&self, view: &View, active: &Active, cost: &AttackCosts, whom: Whom) -> bool {
        let Some(who) = cost.against else { return true };
        let players = match whom {
            Whom::Player(player) => vec![player],
            Whom::Team(team) => self.teams[team].players.clone(),
            Whom::Object(thing) => match view.chars.get(&thing.id) {
                Some(chars) if chars.is("Planeswalker") && !cost.players_only => vec![chars.controller],
                _ => return false,
            },
        };
        players.iter().any(|&p| self.change_is_about_player(view, active, Some(who), p))
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
            let attacked = match *whom {
                Whom::Player(player) => vec![player],
                Whom::Team(team) => self.teams[team].players.clone(),
                Whom::Object(_) => vec![],
            };
            let by = view.chars[id].controller;
            self.combat.attacked.extend(attacked.into_iter().map(|player| (by, player)));
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
            let attacker = self.reference(*id);
            let defender = (!self.variant.attacks_teams()).then(|| self.defender_of(*whom));
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
    pub fn about_one(&self, view: &View, active: &Active, what: Option<&What>, id: Oid) -> bool {
        what.is_some_and(|w| self.is_about(view, active, w, id))
    }
}
