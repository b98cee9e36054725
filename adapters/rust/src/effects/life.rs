//! Life is gained, lost, set and exchanged (chapter 119, clauses 810.9).

use crate::cards::{Change, PlayerAmount, Who};
use crate::events::Occurrence;
use crate::game::{Context, Game, Pid, Res};
use crate::rules::Active;

impl Game {
    /// A player gains life, and so the team; returns how much it was.
    pub fn gain_life(&mut self, player: Pid, amount: i64) -> Res<i64> {
        if amount <= 0 || self.team_cant(player, "gain_life") {
            return Ok(0);
        }
        let amount = self.replaced("gain_life", player, amount)?;
        if amount <= 0 {
            return Ok(0);
        }
        self.touch();
        let team = self.team_of(player);
        self.teams[team].life += amount;
        self.players[player].turn.life_gained += amount;
        self.occur(Occurrence::GainsLife(player, amount));
        Ok(amount)
    }

    /// A player loses life, and so the team; returns how much it was.
    pub fn lose_life(&mut self, player: Pid, amount: i64) -> Res<i64> {
        self.loses(player, amount, vec![])
    }

    /// The same, where besides what replaces any loss of life this changes how much it is.
    pub fn loses(&mut self, player: Pid, amount: i64, besides: Vec<Active>) -> Res<i64> {
        if amount <= 0 || self.team_cant(player, "lose_life") {
            return Ok(0);
        }
        let mut found = self.replacing("lose_life", player);
        found.extend(besides);
        let amount = self.in_some_order(player, &found, amount)?;
        if amount <= 0 {
            return Ok(0);
        }
        self.touch();
        let team = self.team_of(player);
        self.teams[team].life -= amount;
        self.players[player].turn.life_lost += amount;
        self.occur(Occurrence::LosesLife(player, amount));
        Ok(amount)
    }

    /// The team gains or loses what its total lacks of the number (clause 810.9c).
    pub fn set_life(&mut self, player: Pid, total: i64) -> Res<()> {
        let now = self.life_of(player);
        if total >= now {
            self.gain_life(player, total - now).map(|_| ())
        } else {
            self.lose_life(player, now - total).map(|_| ())
        }
    }

    /// Totals of several players: of each team that of one member, as it chooses (clause 810.9d).
    pub fn set_lives(&mut self, who: Who, effect: &PlayerAmount, context: &Context) -> Res<()> {
        let view = self.view();
        let players = self.players_meant(&view, who, context);
        let mut totals: Vec<(Pid, i64)> = Vec::new();
        for player in players {
            let own = Context { that_player: Some(player), ..context.clone() };
            totals.push((player, self.number(&view, &effect.amount, &own)));
        }
        for team in self.teams_in_order() {
            let own: Vec<(Pid, i64)> =
                totals.iter().copied().filter(|(p, _)| self.team_of(*p) == team).collect();
            if own.is_empty() {
                continue;
            }
            let members: Vec<Pid> = own.iter().map(|(p, _)| *p).collect();
            let by = self.teams[team].players.clone();
            let member = self.choose_player("affected_member", &by, &members)?;
            let total = own.iter().find(|(p, _)| *p == member).map_or(0, |(_, t)| *t);
            self.set_life(member, total)?;
        }
        Ok(())
    }

    /// Two players exchange totals; where one can't get the other's nothing happens (clause 119.7).
    pub fn exchange_life(&mut self, one: Pid, other: Pid) -> Res<()> {
        let (a, b) = (self.life_of(one), self.life_of(other));
        let barred = |p: Pid, from: i64, to: i64| {
            (to > from && self.team_cant(p, "gain_life")) || (to < from && self.team_cant(p, "lose_life"))
        };
        if self.team_of(one) == self.team_of(other) || barred(one, a, b) || barred(other, b, a) {
            return Ok(());
        }
        self.set_life(one, b)?;
        self.set_life(other, a)
    }

    /// An amount after what replaces the event (chapter 616): the player whom it concerns chooses
    /// the order where that makes a difference.
    pub fn replaced(&mut self, event: &str, player: Pid, amount: i64) -> Res<i64> {
        let found = self.replacing(event, player);
        self.in_some_order(player, &found, amount)
    }

    fn replacing(&self, event: &str, player: Pid) -> Vec<Active> {
        let view = self.view();
        let replaces = |active: &&Active| match &*active.change {
            Change::Replace(r) => {
                r.event == event
                    && (r.who.is_none() || self.change_is_about_player(&view, active, r.who, player))
                    && r.what.is_none()
                    && r.unless.as_ref().is_none_or(|c| !self.holds(&view, c, &active.context))
            }
            _ => false,
        };
        view.actives.iter().filter(replaces).cloned().collect()
    }

    /// Applies replacements one after the other.
    pub fn in_some_order(&mut self, by: Pid, found: &[Active], amount: i64) -> Res<i64> {
        let (view, life) = (self.view(), self.life_of(by));
        let apply = |active: &Active, amount: i64| match &*active.change {
            Change::LifeFloor(floor) => amount.min((life - floor.total).max(0)),
            Change::Replace(r) => {
                let mut context = (*active.context).clone();
                if let Some(name) = &r.name {
                    context.names.insert(name.clone(), amount);
                }
                self.number(&view, &r.with, &context)
            }
            _ => amount,
        };
        let mut left: Vec<&Active> = found.iter().collect();
        let mut amount = amount;
        loop {
            let floors = |active: &Active| matches!(&*active.change, Change::LifeFloor(_));
            let can: Vec<&Active> =
                left.iter().copied().filter(|a| !floors(a) || apply(a, amount) < amount).collect();
            let Some(first) = can.first() else { return Ok(amount) };
            let same = can.iter().all(|active| active.change == first.change);
            let next = if same {
                first
            } else {
                let labels: Vec<String> = can.iter().map(|a| self.label(a.context.source.id)).collect();
                can[self.choose_option("replacement", &[by], &labels, None)?]
            };
            amount = apply(next, amount);
            left.retain(|active| !std::ptr::eq(*active, next));
        }
    }
}
