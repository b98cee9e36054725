//! Who loses, and when the game is over (chapter 104, clauses 704.5a to 704.5c and 704.6).

use crate::cards::Change;
use crate::game::{Context, Game, Res, Tid};

impl Game {
    pub fn somebody_is_losing(&self) -> bool {
        (0..self.teams.len()).any(|t| self.is_losing(t).is_some())
    }

    /// Why a team loses at the next check, if it does.
    pub fn is_losing(&self, team: Tid) -> Option<&'static str> {
        if self.teams[team].lost || self.team_is_kept_from(team, "lose_the_game") {
            return None;
        }
        let members = || self.teams[team].players.iter().map(|&p| &self.players[p]);
        if self.teams[team].life <= 0 && !self.team_is_kept_from(team, "lose_for_life") {
            return Some("0 life or less");
        }
        if self.poison(self.teams[team].primary) >= self.variant.lethal_poison() {
            return Some("too many poison counters");
        }
        if members().any(|p| p.drew_from_nothing) {
            return Some("a draw from an empty library");
        }
        if members().any(|p| p.must_lose) {
            return Some("an effect");
        }
        let lethal = self.variant.lethal_commander_damage().unwrap_or(i64::MAX);
        if members().any(|p| p.commander_damage.values().any(|&n| n >= lethal)) {
            return Some("combat damage of a commander");
        }
        None
    }

    /// All losses of one check happen at once; true where there was any.
    pub fn losing_teams_lose(&mut self) -> Res<bool> {
        let losing: Vec<(Tid, &str)> =
            (0..self.teams.len()).filter_map(|t| self.is_losing(t).map(|why| (t, why))).collect();
        for player in 0..self.players.len() {
            if self.players[player].drew_from_nothing || self.players[player].must_lose {
                let player = self.player_mut(player);
                (player.drew_from_nothing, player.must_lose) = (false, false);
            }
        }
        if losing.is_empty() {
            return Ok(false);
        }
        let mut lost = Vec::new();
        for (team, why) in losing {
            if !self.something_instead(team)? {
                self.reason = why.into();
                lost.push(team);
            }
        }
        self.teams_lose(&lost)?;
        Ok(true)
    }

    /// Something is done in place of the loss (clause 614.6).
    fn something_instead(&mut self, team: Tid) -> Res<bool> {
        let view = self.view();
        for active in &view.actives {
            let Change::Instead(instead) = &*active.change else {
                continue;
            };
            if instead.event != "lose_the_game" {
                continue;
            }
            let whose = self.teams[team].players.iter().copied();
            let about: Vec<usize> =
                whose.filter(|&p| self.change_is_about_player(&view, active, Some(instead.who), p)).collect();
            let Some(&player) = about.first() else {
                continue;
            };
            let mut context = Context { that_player: Some(player), ..(*active.context).clone() };
            if instead.unless.as_ref().is_some_and(|c| self.holds(&view, c, &context)) {
                continue;
            }
            if instead.may
                && !self.choose_whether("may", player, Some(self.label(active.context.source.id)))?
            {
                continue;
            }
            self.run_effects(&instead.does, &mut context)?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Teams have lost: the game is over, or they leave and the others play on (clause 800.4).
    pub fn teams_lose(&mut self, lost: &[Tid]) -> Res<()> {
        self.touch();
        for &team in lost {
            self.teams[team].lost = true;
        }
        if self.sides_playing() <= 1 {
            self.game_over();
            return Ok(());
        }
        for &team in lost {
            self.leave_game(team)?;
        }
        Ok(())
    }

    pub fn sides_playing(&self) -> usize {
        let mut sides: Vec<usize> = self.teams.iter().filter(|t| !t.lost).map(|t| t.side).collect();
        sides.sort_unstable();
        sides.dedup();
        sides.len()
    }

    /// How the game stands for a team: a side wins or loses as one.
    pub fn outcome(&self, team: Tid) -> &'static str {
        let over = self.doing == crate::game::Doing::Over;
        let side = self.teams[team].side;
        let plays = self.teams.iter().any(|t| t.side == side && !t.lost);
        if !over {
            return if self.teams[team].lost { "lost" } else { "goes_on" };
        }
        match (self.drawn || self.sides_playing() == 0, plays) {
            (true, _) if self.drawn && !plays => "lost",
            (true, _) if self.drawn => "drawn",
            (true, _) => self.drawn_at_once(team),
            (false, true) => "won",
            (false, false) => "lost",
        }
    }

    /// Where the last lose together the game is a draw for them, and lost for who had left before.
    fn drawn_at_once(&self, team: Tid) -> &'static str {
        let side = self.teams[team].side;
        let left = |t: &Tid| self.gone.contains(t);
        let all_left = (0..self.teams.len()).filter(|&t| self.teams[t].side == side).all(|t| left(&t));
        if all_left {
            "lost"
        } else {
            "drawn"
        }
    }
}
