//! Counters of objects and players (chapter 122), and proliferating (701.34).

use crate::cards::{Change, What};
use crate::events::Occurrence;
use crate::game::{Game, Oid, Pick, Pid, Res};
use std::collections::BTreeSet;

impl Game {
    /// Puts counters on an object, once what replaces that has been applied.
    pub fn put_counters(&mut self, by: Pid, id: Oid, kind: &str, number: i64) -> Res<()> {
        if number <= 0 {
            return Ok(());
        }
        let view = self.view();
        let found: Vec<_> = view
            .actives
            .iter()
            .filter(|active| match &*active.change {
                Change::Replace(r) if r.event == "put_counters" => match &r.what {
                    Some(what) => self.counts_as(&view, active, what, id),
                    None => r.who.is_none(),
                },
                _ => false,
            })
            .cloned()
            .collect();
        let owner = self.chars(&view, id).controller;
        let number = self.in_some_order(owner, &found, number)?;
        if number <= 0 {
            return Ok(());
        }
        *self.object_mut(id).state.counters.entry(kind.into()).or_insert(0) += number;
        if kind == "lore" {
            self.chapters_come(id, number);
        }
        let thing = self.reference(id);
        self.occur(Occurrence::PutsCounters(by, kind.into(), thing));
        Ok(())
    }

    fn counts_as(
        &self,
        view: &crate::rules::View,
        active: &crate::rules::Active,
        what: &What,
        id: Oid,
    ) -> bool {
        self.is_about(view, active, what, id)
    }

    /// A player gets counters; poison is the team's (clause 810.10).
    pub fn get_counters(&mut self, player: Pid, kind: &str, number: i64) -> Res<()> {
        if number <= 0 || (kind == "poison" && self.team_cant(player, "get_poison")) {
            return Ok(());
        }
        let view = self.view();
        let found: Vec<_> = view
            .actives
            .iter()
            .filter(|active| match &*active.change {
                Change::Replace(r) => {
                    r.event == "put_counters"
                        && r.what.is_none()
                        && (r.who.is_none() || self.change_is_about_player(&view, active, r.who, player))
                }
                _ => false,
            })
            .cloned()
            .collect();
        let number = self.in_some_order(player, &found, number)?;
        *self.player_mut(player).counters.entry(kind.into()).or_insert(0) += number;
        Ok(())
    }

    /// A player loses counters, as many as there are at most; of poison those of the team.
    pub fn lose_counters(&mut self, player: Pid, kind: &str, number: i64) -> i64 {
        let holders =
            if kind == "poison" { self.teams[self.team_of(player)].players.clone() } else { vec![player] };
        let mut left = number;
        for holder in holders {
            let taken = self.players[holder].counter(kind).min(left).max(0);
            *self.player_mut(holder).counters.entry(kind.into()).or_insert(0) -= taken;
            left -= taken;
        }
        number - left
    }

    /// Any number of permanents and players get one more of each kind that they have.
    pub fn proliferate(&mut self, by: Pid) -> Res<()> {
        let objects: Vec<Oid> = self
            .battlefield
            .iter()
            .copied()
            .filter(|&id| self.objects[id].state.counters.values().any(|&n| n > 0))
            .collect();
        let players: Vec<Pid> =
            self.players_in_order().into_iter().filter(|&p| !self.kinds_of(p).is_empty()).collect();
        let mut names: Vec<String> = objects.iter().map(|&id| self.label(id)).collect();
        names.extend(players.iter().map(|&p| self.players[p].name.clone()));
        if names.is_empty() {
            return Ok(());
        }
        let most = names.len();
        let picked = match self.ask(self.choice("objects", "proliferate", &[by], names, 0, most))? {
            Pick::Options(indices) => indices,
            Pick::Shares(_) => vec![],
        };
        let mut poisoned: BTreeSet<usize> = BTreeSet::new();
        let chosen: Vec<Pid> =
            picked.iter().filter(|&&i| i >= objects.len()).map(|&i| players[i - objects.len()]).collect();
        for index in picked {
            if index < objects.len() {
                let id = objects[index];
                for kind in self.kinds_on(id) {
                    self.put_counters(by, id, &kind, 1)?;
                }
                continue;
            }
            let player = players[index - objects.len()];
            for kind in self.kinds_of(player) {
                if kind != "poison" {
                    self.get_counters(player, &kind, 1)?;
                } else if poisoned.insert(self.team_of(player)) {
                    let team = self.team_of(player);
                    let members: Vec<Pid> =
                        chosen.iter().copied().filter(|&p| self.team_of(p) == team).collect();
                    let member = self.choose_player("affected_member", &[by], &members)?;
                    self.get_counters(member, "poison", 1)?;
                }
            }
        }
        Ok(())
    }

    fn kinds_on(&self, id: Oid) -> Vec<String> {
        self.objects[id].state.counters.iter().filter(|(_, n)| **n > 0).map(|(k, _)| k.clone()).collect()
    }

    fn kinds_of(&self, player: Pid) -> Vec<String> {
        let own = self.players[player].counters.iter().filter(|(k, n)| **n > 0 && *k != "poison");
        let mut kinds: Vec<String> = own.map(|(k, _)| k.clone()).collect();
        if self.poison(player) > 0 {
            kinds.push("poison".into());
        }
        kinds
    }
}
