//! Effects on turns, phases and steps, on who decides, and on who wins (clauses 500.7 to 500.11).

use crate::cards::Effect;
use crate::game::{Context, Game, Pid, Res, Step, Tid};

impl Game {
    pub(super) fn turn_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::ExtraTurn(who) => {
                let players = self.who(*who, context)?;
                for team in self.teams_once(&players) {
                    let id = self.stamp();
                    self.touch();
                    self.extra_turns.push((team, id));
                    context.extra_turn = Some(id);
                    self.order_changed("extra_turn", Some(team));
                }
                Ok(())
            }
            Effect::Skip(skip) => {
                let players = self.who(skip.who, context)?;
                for team in self.teams_once(&players) {
                    self.touch();
                    *self.teams[team].skips.entry(skip.next.clone()).or_insert(0) += 1;
                    self.order_changed(skip_name(&skip.next), Some(team));
                }
                Ok(())
            }
            Effect::ExtraPhases(phases) => {
                for phase in phases.iter().rev() {
                    self.touch();
                    self.phases.push(phase == "combat");
                    self.order_changed(if phase == "combat" { "extra_combat" } else { "extra_main" }, None);
                }
                Ok(())
            }
            Effect::ExtraStep(extra) => self.extra_step(extra, context),
            Effect::ControlPlayer(control) => self.control_player(control, context),
            Effect::BecomeMonarch(who) => {
                if let Some(&player) = self.who(*who, context)?.first() {
                    self.touch();
                    self.monarch = Some(player);
                }
                Ok(())
            }
            Effect::Win(_) => {
                self.wins(context.you);
                Ok(())
            }
            Effect::Lose(who) => {
                for player in self.who(*who, context)? {
                    self.player_mut(player).must_lose = true;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Who controls a player controls the whole team during its next turn (clause 805.8).
    fn control_player(&mut self, control: &crate::cards::ControlPlayer, context: &Context) -> Res<()> {
        let by = match self.variant.says("turn.control", &["by_effects_controller"]) {
            true => vec![context.you],
            false => self.who(control.by, context)?,
        };
        let players = self.who(control.who, context)?;
        let Some(&by) = by.first() else { return Ok(()) };
        for team in self.teams_once(&players) {
            for player in self.teams[team].players.clone() {
                self.player_mut(player).next_controlled_by = Some(by);
            }
        }
        Ok(())
    }

    /// Each team once, whichever of its members are meant (clause 805.4c).
    fn teams_once(&self, players: &[Pid]) -> Vec<Tid> {
        let mut teams: Vec<Tid> = Vec::new();
        for &player in players {
            if !teams.contains(&self.team_of(player)) {
                teams.push(self.team_of(player));
            }
        }
        teams
    }

    fn extra_step(&mut self, extra: &crate::cards::ExtraStep, context: &Context) -> Res<()> {
        let theirs = match extra.who {
            Some(who) => self.who(who, context)?.iter().any(|&p| self.team_of(p) == self.active),
            None => true,
        };
        if !theirs || Step::named(&extra.step) != Some(self.step) {
            return Ok(());
        }
        self.touch();
        if extra.step == "upkeep" {
            self.upkeeps += 1;
            self.order_changed("extra_upkeep", None);
        } else {
            self.ends += 1;
            self.order_changed("extra_end", None);
        }
        Ok(())
    }

    /// A player wins, and so the team, over opponents who can't lose, too (clause 104.2b).
    fn wins(&mut self, player: Pid) {
        if self.team_cant(player, "win_the_game") {
            return;
        }
        self.touch();
        let side = self.side_of(player);
        if self.variant.says("team.win_effect", &["opponents_lose"]) {
            for other in (0..self.players.len()).filter(|&p| self.side_of(p) != side).collect::<Vec<_>>() {
                self.player_mut(other).must_lose = true;
            }
            return;
        }
        self.reason = "an effect lets a player win".into();
        for team in &mut self.teams {
            team.lost = team.side != side;
        }
        self.game_over();
    }

    /// Nothing more happens.
    pub fn game_over(&mut self) {
        self.step = Step::Over;
        self.doing = crate::game::Doing::Over;
        self.pending.clear();
    }
}

pub fn skip_name(what: &str) -> &'static str {
    match what {
        "turn" => "skip_turn",
        "untap" => "skip_untap",
        "upkeep" => "skip_upkeep",
        "draw" => "skip_draw",
        "main" => "skip_main",
        _ => "skip_combat",
    }
}
