//! Counters of objects and players (chapter 122), and proliferating (701.34).

use crate::cards::{Change, What};
use crate::events::Occurrence;
use crate::game::{Game, Oid, Pick, Pid, Res};
use std::collections::BTreeMap;

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

    /// Any number of permanents and players get one more counter: of each kind that they have, or of one kind
    /// on days that say so; players singly, or by teams.
    pub fn proliferate(&mut self, by: Pid) -> Res<()> {
        let has = |id: &Oid| self.objects[*id].state.counters.values().any(|&n| n > 0);
        let objects: Vec<Oid> = self.battlefield.iter().copied().filter(has).collect();
        let teams = self.variant.says("counters.proliferate", &["teams"]);
        let players: Vec<Pid> = match teams {
            true => self.teams_in_order().into_iter().map(|t| self.teams[t].primary).collect(),
            false => self.players_in_order(),
        };
        let players: Vec<Pid> =
            players.into_iter().filter(|&p| !self.proliferated_kinds(p, teams).is_empty()).collect();
        let mut names: Vec<String> = objects.iter().map(|&id| self.label(id)).collect();
        names.extend(players.iter().map(|&p| match teams {
            true => self.teams[self.team_of(p)].name.clone(),
            false => self.players[p].name.clone(),
        }));
        if names.is_empty() {
            return Ok(());
        }
        let most = names.len();
        let picked = match self.ask(self.choice("objects", "proliferate", &[by], names, 0, most))? {
            Pick::Options(indices) => indices,
            Pick::Shares(_) => vec![],
        };
        let (first, others): (Vec<usize>, Vec<usize>) = picked.into_iter().partition(|&i| i < objects.len());
        for id in first.into_iter().map(|i| objects[i]) {
            for kind in self.kinds_chosen(by, self.kinds_on(id), self.label(id))? {
                self.put_counters(by, id, &kind, 1)?;
            }
        }
        let chosen: Vec<Pid> = others.into_iter().map(|i| players[i - objects.len()]).collect();
        self.proliferate_players(by, &chosen, teams)
    }

    /// Of the members of a team only one gets a poison counter.
    fn proliferate_players(&mut self, by: Pid, chosen: &[Pid], teams: bool) -> Res<()> {
        let mut poisoned: BTreeMap<usize, Pid> = BTreeMap::new();
        for &player in chosen.iter().filter(|&&p| self.poison(p) > 0) {
            let team = self.team_of(player);
            if let std::collections::btree_map::Entry::Vacant(free) = poisoned.entry(team) {
                let members: Vec<Pid> = chosen.iter().copied().filter(|&p| self.team_of(p) == team).collect();
                free.insert(self.choose_player("affected_member", &[by], &members)?);
            }
        }
        for &player in chosen {
            let mut kinds = self.proliferated_kinds(player, teams);
            let gets = poisoned.get(&self.team_of(player)) == Some(&player);
            kinds.retain(|kind| kind != "poison" || gets);
            for kind in self.kinds_chosen(by, kinds, self.players[player].name.clone())? {
                self.get_counters(player, &kind, 1)?;
            }
        }
        Ok(())
    }

    /// All kinds, or the one that is chosen.
    fn kinds_chosen(&self, by: Pid, kinds: Vec<String>, whose: String) -> Res<Vec<String>> {
        if kinds.len() < 2 || self.variant.says("counters.proliferate", &["players_every_kind"]) {
            return Ok(kinds);
        }
        let index = self.choose_option("counter", &[by], &kinds, Some(whose))?;
        Ok(vec![kinds[index].clone()])
    }

    /// The kinds of a player, or those that a team has as a team.
    fn proliferated_kinds(&self, player: Pid, teams: bool) -> Vec<String> {
        let mut kinds = self.kinds_of(player);
        kinds.retain(|kind| !teams || kind == "poison");
        kinds
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
