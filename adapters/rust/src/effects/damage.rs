//! Damage is dealt (chapter 120): all at once, after what replaces and prevents it.

use crate::cards::{AbilityWord, Change};
use crate::events::Occurrence;
use crate::game::{Game, Oid, Pid, Ref, Res};
use crate::rules::{Active, Chars, View};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Whom or what damage is dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Struck {
    Player(Pid),
    Object(Oid),
}

/// Damage of one source to one player or object.
#[derive(Clone, Debug)]
pub struct Deal {
    pub source: Ref,
    pub to: Struck,
    pub amount: i64,
    pub combat: bool,
}

impl Deal {
    pub fn to_player(source: Ref, player: Pid, amount: i64) -> Deal {
        Deal { source, to: Struck::Player(player), amount, combat: false }
    }

    pub fn to_object(source: Ref, id: Oid, amount: i64) -> Deal {
        Deal { source, to: Struck::Object(id), amount, combat: false }
    }
}

impl Game {
    /// Deals all of this damage at the same time.
    pub fn deal(&mut self, deals: Vec<Deal>) -> Res<()> {
        let mut dealt = Vec::new();
        let mut deals = deals;
        let teams = self.teams_in_order();
        let affected = |deal: &Deal| match deal.to {
            Struck::Player(player) => player,
            Struck::Object(id) => self.chars(&self.view(), id).controller,
        };
        for deal in &mut deals {
            self.to_planeswalker_instead(deal);
        }
        deals.sort_by_key(|d| teams.iter().position(|&t| t == self.team_of(affected(d))));
        self.share_shields(&deals)?;
        for deal in deals {
            if let Some(deal) = self.after_replacements(deal)? {
                dealt.push(deal);
            }
        }
        self.shares.clear();
        let view = self.view();
        let sources: Vec<Option<Rc<Chars>>> = dealt.iter().map(|d| self.chars_of(&view, d.source)).collect();
        let mut struck: Vec<Ref> = Vec::new();
        let mut losses: BTreeMap<Pid, i64> = BTreeMap::new();
        for (deal, source) in dealt.iter().zip(&sources) {
            self.result(deal, source.as_deref(), &mut losses)?;
            if let Struck::Object(id) = deal.to {
                let thing = self.reference(id);
                if !struck.contains(&thing) {
                    struck.push(thing);
                }
            }
        }
        for (player, loss) in losses {
            self.lose_by_damage(player, loss)?;
        }
        self.gain_by_lifelink(&dealt, &sources)?;
        for thing in struck {
            self.occur(Occurrence::DealtDamage(thing));
        }
        self.hits(&dealt);
        Ok(())
    }

    /// Who would deal an opponent damage outside of combat may have a planeswalker of that player dealt it,
    /// on days that know that (clause 306.7 until 2018).
    fn to_planeswalker_instead(&self, deal: &mut Deal) {
        let Struck::Player(player) = deal.to else { return };
        let view = self.view();
        let source = self.chars_of(&view, deal.source).map(|c| c.controller);
        let Some(by) = source.filter(|&by| self.opponents(by, player) && !deal.combat) else { return };
        let walks = |c: &Chars| c.is("Planeswalker") && c.controller == player;
        let walkers: Vec<Oid> = view.chars.iter().filter(|(_, c)| walks(c)).map(|(&id, _)| id).collect();
        if walkers.is_empty() || !self.variant.says("walker.redirection", &["opponent"]) {
            return;
        }
        let names = walkers.iter().map(|&id| self.label(id)).collect();
        let mut choice = self.choice("objects", "redirected", &[by], names, 0, 1);
        choice.source = Some(self.label(deal.source.id));
        if let Some(crate::game::Pick::Options(picked)) = self.answers.decide(&choice) {
            if let Some(&index) = picked.first() {
                deal.to = Struck::Object(walkers[index]);
            }
        }
    }

    /// Replacement, prevention and protection, source by source (clauses 614 to 616).
    fn after_replacements(&mut self, mut deal: Deal) -> Res<Option<Deal>> {
        if deal.amount <= 0 {
            return Ok(None);
        }
        let mut applied: Vec<(Ref, u64)> = Vec::new();
        loop {
            let view = self.view();
            let found: Vec<Active> = view
                .actives
                .iter()
                .filter(|a| {
                    !applied.contains(&(a.context.source, key(a))) && self.changes_damage(&view, a, &deal)
                })
                .cloned()
                .collect();
            if let Struck::Object(id) = deal.to {
                if self.is_protected_from(&view, id, deal.source) {
                    return Ok(None);
                }
            }
            if found.is_empty() {
                return Ok(Some(deal));
            }
            let by = match deal.to {
                Struck::Player(player) => player,
                Struck::Object(id) => self.chars(&view, id).controller,
            };
            let next = if self.order_matters(&found) {
                let labels: Vec<String> = found.iter().map(|a| self.label(a.context.source.id)).collect();
                self.choose_option("replacement", &[by], &labels, None)?
            } else {
                0
            };
            applied.push((found[next].context.source, key(&found[next])));
            self.change_damage(&view, &found[next], &mut deal);
            if deal.amount <= 0 {
                return Ok(None);
            }
        }
    }

    fn order_matters(&self, found: &[Active]) -> bool {
        let redirects = found.iter().filter(|a| matches!(&*a.change, Change::Redirect(_))).count();
        if found.len() < 2 {
            return false;
        }
        if redirects > 0 {
            return redirects > 1;
        }
        found.iter().any(|a| a.change != found[0].change)
    }

    fn changes_damage(&self, view: &View, active: &Active, deal: &Deal) -> bool {
        let about = |who: Option<crate::cards::Who>, what: &Option<crate::cards::What>| match deal.to {
            Struck::Player(player) => {
                (who.is_some() || active.lock.as_ref().is_some_and(|l| l.players.is_some()))
                    && self.change_is_about_player(view, active, who, player)
            }
            Struck::Object(id) => what.as_ref().is_some_and(|what| self.is_about(view, active, what, id)),
        };
        match &*active.change {
            Change::Replace(r) if r.event == "damage" => {
                (r.who.is_none() && r.what.is_none() || about(r.who, &r.what))
                    && r.unless.as_ref().is_none_or(|c| !self.holds(view, c, &active.context))
            }
            Change::Prevent(p) => {
                let shield = p.number.is_some() && active.floating.is_some();
                (p.who.is_none() && p.what.is_none() || about(p.who, &p.what))
                    && (!p.combat || deal.combat)
                    && (!shield || self.shield_left(active) > 0)
            }
            Change::Redirect(r) => {
                let to = self.one_meant(r.to, &active.context);
                to.is_some_and(|t| self.on_battlefield(t) && deal.to != Struck::Object(t.id))
                    && about(r.who, &r.what)
            }
            _ => false,
        }
    }

    fn shield_left(&self, active: &Active) -> i64 {
        self.floating.iter().find(|f| Some(f.timestamp) == active.floating).map_or(0, |f| f.left)
    }

    fn changed_amount(&self, view: &View, active: &Active, amount: i64, source: Ref) -> i64 {
        match &*active.change {
            Change::Replace(r) => {
                let mut context = (*active.context).clone();
                if let Some(name) = &r.name {
                    context.names.insert(name.clone(), amount);
                }
                self.number(view, &r.with, &context)
            }
            Change::Prevent(p) => match p.number {
                None => 0,
                Some(_) if active.floating.is_some() => {
                    let share = active.floating.and_then(|stamp| self.shares.get(&(stamp, source)).copied());
                    (amount - share.unwrap_or(i64::MAX).min(self.shield_left(active))).max(0)
                }
                Some(number) => (amount - number).max(0),
            },
            _ => amount,
        }
    }

    fn change_damage(&mut self, view: &View, active: &Active, deal: &mut Deal) {
        match &*active.change {
            Change::Redirect(r) => {
                if let Some(to) = self.one_meant(r.to, &active.context) {
                    deal.to = Struck::Object(to.id);
                }
            }
            _ => {
                let before = deal.amount;
                deal.amount = self.changed_amount(view, active, before, deal.source);
                if let Change::Prevent(p) = &*active.change {
                    if p.number.is_some() {
                        self.use_shield(active, before - deal.amount);
                    }
                }
            }
        }
    }

    fn use_shield(&mut self, active: &Active, used: i64) {
        self.touch();
        for floating in &mut self.floating {
            if Some(floating.timestamp) == active.floating {
                floating.left -= used;
            }
        }
    }

    /// Of damage that several sources would deal at once whose it affects says which is prevented
    /// (clause 615.7).
    fn share_shields(&mut self, deals: &[Deal]) -> Res<()> {
        let view = self.view();
        self.shares.clear();
        for active in &view.actives {
            let shield = matches!(&*active.change, Change::Prevent(p) if p.number.is_some());
            let Some(stamp) = active.floating.filter(|_| shield) else {
                continue;
            };
            let about: Vec<&Deal> =
                deals.iter().filter(|d| d.amount > 0 && self.changes_damage(&view, active, d)).collect();
            let left = self.shield_left(active);
            if about.len() < 2 || about.iter().map(|d| d.amount).sum::<i64>() <= left {
                continue;
            }
            let by = match about[0].to {
                Struck::Player(player) => player,
                Struck::Object(id) => self.chars(&view, id).controller,
            };
            let names: Vec<String> = about.iter().map(|d| self.label(d.source.id)).collect();
            let mut choice = self.choice("damage", "prevented", &[by], names.clone(), 1, names.len());
            choice.source = Some(self.label(active.context.source.id));
            choice.amount = left;
            let crate::game::Pick::Shares(shares) = self.ask(choice)? else {
                continue;
            };
            for (deal, name) in about.iter().zip(&names) {
                let amount = shares.iter().find(|(n, _)| n == name).map_or(0, |(_, a)| *a);
                self.shares.insert((stamp, deal.source), amount);
            }
        }
        Ok(())
    }

    /// What damage comes to (clause 120.3).
    fn result(&mut self, deal: &Deal, source: Option<&Chars>, losses: &mut BTreeMap<Pid, i64>) -> Res<()> {
        let has = |keyword: &str| source.is_some_and(|s| s.has(keyword));
        match deal.to {
            Struck::Player(player) => self.player_is_dealt(deal, player, has("infect"), losses),
            Struck::Object(id) => self.object_is_dealt(deal, id, has("infect"), has("deathtouch")),
        }
    }

    /// Lifelink: once for each source (clause 702.15e).
    fn gain_by_lifelink(&mut self, dealt: &[Deal], sources: &[Option<Rc<Chars>>]) -> Res<()> {
        let mut gained: Vec<(Ref, Pid, i64)> = Vec::new();
        for (deal, source) in dealt.iter().zip(sources) {
            let Some(source) = source.as_ref().filter(|s| s.has("lifelink")) else {
                continue;
            };
            match gained.iter_mut().find(|(r, ..)| *r == deal.source) {
                Some((.., amount)) => *amount += deal.amount,
                None => gained.push((deal.source, source.controller, deal.amount)),
            }
        }
        for (_, player, amount) in gained {
            self.gain_life(player, amount)?;
        }
        Ok(())
    }

    fn player_is_dealt(
        &mut self,
        deal: &Deal,
        player: Pid,
        infect: bool,
        losses: &mut BTreeMap<Pid, i64>,
    ) -> Res<()> {
        self.player_mut(player).turn.damage_taken += deal.amount;
        if deal.combat && self.objects[deal.source.id].commander {
            *self.player_mut(player).commander_damage.entry(deal.source.id).or_insert(0) += deal.amount;
        }
        if infect {
            return self.get_counters(player, "poison", deal.amount);
        }
        *losses.entry(player).or_insert(0) += deal.amount;
        Ok(())
    }

    /// Life lost by all the damage that a player is dealt at once (clause 120.3a).
    fn lose_by_damage(&mut self, player: Pid, loss: i64) -> Res<()> {
        let floors = self.life_floors(player);
        self.loses(player, loss, floors).map(|_| ())
    }

    /// What keeps damage from taking the last life of that player's team.
    fn life_floors(&self, player: Pid) -> Vec<Active> {
        let view = self.view();
        let team = &self.teams[self.team_of(player)].players;
        let keeps = |active: &&Active| match &*active.change {
            Change::LifeFloor(floor) => {
                team.iter().any(|&p| self.change_is_about_player(&view, active, Some(floor.who), p))
            }
            _ => false,
        };
        view.actives.iter().filter(keeps).cloned().collect()
    }

    fn object_is_dealt(&mut self, deal: &Deal, id: Oid, infect: bool, deathtouch: bool) -> Res<()> {
        let view = self.view();
        let Some(chars) = view.chars.get(&id).cloned() else {
            return Ok(());
        };
        if chars.is_creature() {
            if infect {
                let by = self.chars_of(&view, deal.source).map_or(0, |c| c.controller);
                self.put_counters(by, id, "-1/-1", deal.amount)?;
            } else {
                self.object_mut(id).state.damage += deal.amount;
            }
            self.object_mut(id).state.deathtouched |= deathtouch;
        }
        for (kind, counter) in [("Planeswalker", "loyalty"), ("Battle", "defense")] {
            if chars.is(kind) {
                let left = (self.objects[id].counter(counter) - deal.amount).max(0);
                self.object_mut(id).state.counters.insert(counter.into(), left);
            }
        }
        self.object_mut(id).state.damaged_by.push(deal.source);
        Ok(())
    }

    /// Does a word say that this is a kind of permanent that damage is dealt to?
    pub fn is_damageable(chars: &Chars) -> bool {
        ["Creature", "Planeswalker", "Battle"].iter().any(|t| chars.is(t))
    }

    /// Has it the word for what an Aura is put on?
    pub fn enchants(chars: &Chars) -> bool {
        chars.words().any(|w| matches!(w, AbilityWord::Enchant(_)))
    }
}

/// What tells one change from others of the same source.
fn key(active: &Active) -> u64 {
    active.floating.unwrap_or(Rc::as_ptr(&active.change) as *const u8 as u64)
}
