//! Who has lost leaves a game that others play on (clause 800.4).

use crate::game::{Doing, Game, Halt, Oid, Pid, Res, Tid, Zone};

impl Game {
    /// What a team owns leaves with it; what it only controlled is no longer its.
    pub fn leave_game(&mut self, team: Tid) -> Res<()> {
        self.touch();
        self.gone.push(team);
        self.pending.retain(|p| self.players[p.controller].team != team);
        self.delayed.retain(|d| self.players[d.context.you].team != team);
        self.watches.retain(|w| self.players[w.context.you].team != team);
        let players = self.teams[team].players.clone();
        let vanished: Vec<Oid> = self
            .stack
            .iter()
            .filter(|i| {
                i.is_spell()
                    && players.contains(&i.controller)
                    && !players.contains(&self.objects[i.source.id].owner)
            })
            .map(|i| i.source.id)
            .collect();
        let own = |game: &Game, p: Pid| players.contains(&p) && game.team_of(p) == team;
        let gone: Vec<u64> = self
            .stack
            .iter()
            .filter(|i| {
                own(self, i.controller) || (i.is_spell() && own(self, self.objects[i.source.id].owner))
            })
            .map(|i| i.id)
            .collect();
        self.stack.retain(|i| !gone.contains(&i.id));
        for id in vanished {
            self.put(id, Zone::Exile);
        }
        let owned: Vec<Oid> =
            (0..self.objects.len()).filter(|&id| players.contains(&self.objects[id].owner)).collect();
        self.move_all(&owned, Zone::Nowhere)?;
        let view = self.view();
        let theirs = |f: &crate::game::Floating| match &*f.change {
            crate::cards::Change::YouControl(c) => players.contains(&self.who_controls(&view, c, &f.context)),
            _ => false,
        };
        let ended: Vec<u64> = self.floating.iter().filter(|f| theirs(f)).map(|f| f.timestamp).collect();
        self.end_floating(|f| ended.contains(&f.timestamp));
        let view = self.view();
        let left: Vec<Oid> =
            view.chars.iter().filter(|(_, c)| players.contains(&c.controller)).map(|(&id, _)| id).collect();
        self.move_all(&left, Zone::Exile)?;
        self.crown_moves(&players);
        for &player in &players {
            self.player_mut(player).pool.clear();
        }
        self.auras_fall()?;
        for player in &mut self.players {
            for controlled in [&mut player.controlled_by, &mut player.next_controlled_by] {
                if controlled.is_some_and(|p| players.contains(&p)) {
                    *controlled = None;
                }
            }
        }
        Ok(())
    }

    /// The crown of who leaves goes to the active player, or the next (clause 724.4).
    fn crown_moves(&mut self, players: &[Pid]) {
        if self.monarch.is_some_and(|p| players.contains(&p)) {
            self.monarch = self.players_in_order().into_iter().find(|p| !players.contains(p));
        }
    }

    /// A player concedes, and so the team, at once (clauses 104.3a, 810.8a).
    pub fn concede(&mut self, player: Pid) -> Res<()> {
        let team = self.team_of(player);
        if self.teams[team].lost || self.doing == Doing::Over {
            return Halt::refused("the player plays no more");
        }
        self.reason = "a player conceded".into();
        let before = self.doing;
        self.teams_lose(&[team])?;
        if self.doing == Doing::Over {
            return Ok(());
        }
        match before {
            Doing::Mulligan => {
                for p in self.teams[team].players.clone() {
                    let player = self.player_mut(p);
                    (player.kept, player.again) = (true, false);
                }
                self.doing = Doing::Tally;
            }
            Doing::Attackers if team == self.active => self.doing = Doing::Check,
            Doing::Blockers => self.doing = Doing::AskBlocks,
            Doing::Priority if team == self.holder => {
                self.holder = self.next_team(team);
                self.doing = Doing::Check;
            }
            _ => {}
        }
        Ok(())
    }
}
