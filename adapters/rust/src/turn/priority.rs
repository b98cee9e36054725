//! Teams have priority (clauses 117 and 805.5).

use crate::game::{Doing, Game, Halt, Pid, Res, Tid};

impl Game {
    /// A team passes; when all have in succession, the top resolves or the step ends (117.4).
    pub fn pass(&mut self, team: Tid) -> Res<()> {
        if self.doing != Doing::Priority || self.holder != team {
            return Halt::refused("that team has no priority");
        }
        self.touch();
        self.log.passed.push(team);
        self.passed[team] = true;
        if (0..self.teams.len()).all(|t| self.passed[t] || self.teams[t].lost) {
            self.new_priority();
            self.doing = if self.stack.is_empty() { Doing::Leave } else { Doing::Resolve };
        } else {
            self.holder = self.next_team(team);
            self.doing = Doing::Check;
        }
        Ok(())
    }

    /// May this player act now?
    pub fn has_priority(&self, player: Pid) -> Res<()> {
        if self.doing == Doing::Priority && self.team_of(player) == self.holder && self.plays(player) {
            return Ok(());
        }
        Halt::refused("the player's team has no priority")
    }

    /// Who acted gets priority afterwards (clause 117.3c).
    pub fn acted(&mut self) {
        self.touch();
        self.passed = vec![false; self.teams.len()];
        self.doing = Doing::Check;
    }

    /// Time is called: so many turns more (MTR 2.5).
    pub fn call_time(&mut self) -> Res<()> {
        match (self.variant.turns_after_time(), self.turns_left) {
            (Some(more), None) if self.doing == Doing::Priority => {
                self.turns_left = Some(more + 1);
                Ok(())
            }
            _ => Halt::refused("time can't be called"),
        }
    }
}
