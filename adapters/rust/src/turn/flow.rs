//! What comes next, until somebody has to act (chapters 500 and 117).

use crate::game::{Doing, Game, Halt, Res, Step};

/// No game without a decision takes so many moments; what does is stuck (clause 732.1b).
const MOMENTS: usize = 20_000;

impl Game {
    /// Goes on until somebody has to act. What halts is undone to the last moment that was whole.
    pub fn go_on(&mut self) -> Res<()> {
        for _ in 0..MOMENTS {
            if self.doing.is_window() {
                return Ok(());
            }
            let saved = self.clone();
            if let Err(halt) = self.moment() {
                *self = saved;
                return Err(halt);
            }
            self.answers.moment_is_over();
        }
        Halt::unsupported("a loop in which nobody decides anything")
    }

    fn moment(&mut self) -> Res<()> {
        match self.doing {
            Doing::Tally => self.tally(),
            Doing::Enter => self.enter_step(),
            Doing::AskBlocks => self.ask_for_blocks(),
            Doing::Damage => self.damage_step(),
            Doing::Resolve => self.resolve_top(),
            Doing::Check => self.check(),
            Doing::Leave => self.leave_step(),
            Doing::Onward => {
                self.onward();
                Ok(())
            }
            Doing::WhoseTurn => {
                self.next_turn();
                Ok(())
            }
            Doing::Mulligan | Doing::Attackers | Doing::Blockers | Doing::Priority | Doing::Over => Ok(()),
        }
    }

    /// The beginning of a step, or its being skipped (clauses 500.7 to 500.11).
    fn enter_step(&mut self) -> Res<()> {
        self.step_no += 1;
        let active_left = self.teams[self.active].lost;
        let step = self.step;
        match step {
            Step::Untap => {
                self.holder = self.active;
                self.due = 3;
                if !self.skipped("untap") {
                    self.begins();
                    self.untap_step()?;
                }
                self.step = Step::Upkeep;
            }
            Step::Upkeep if self.skipped("upkeep") => self.doing = Doing::Leave,
            Step::Draw if self.first_turn && self.variant.skips_first_draw() => self.doing = Doing::Leave,
            Step::Draw if self.skipped("draw") => self.doing = Doing::Leave,
            Step::PrecombatMain | Step::PostcombatMain if self.skipped("main") => self.doing = Doing::Onward,
            Step::BeginningOfCombat if self.skipped("combat") => self.doing = Doing::Onward,
            Step::DeclareAttackers => {
                self.begins();
                self.doing = if active_left { Doing::Check } else { Doing::Attackers };
                self.new_priority();
            }
            Step::DeclareBlockers if !self.combat.declared => self.doing = Doing::Leave,
            Step::CombatDamage if !self.combat.declared => self.doing = Doing::Leave,
            Step::DeclareBlockers => {
                self.begins();
                self.called = self.next_team_even_lost(self.active);
                self.new_priority();
                self.doing = Doing::AskBlocks;
            }
            Step::CombatDamage => self.doing = Doing::Damage,
            Step::Cleanup if self.due == 4 => self.doing = Doing::WhoseTurn,
            Step::Cleanup => self.cleanup()?,
            _ => self.step_with_priority()?,
        }
        Ok(())
    }

    fn step_with_priority(&mut self) -> Res<()> {
        self.begins();
        self.new_priority();
        self.doing = Doing::Check;
        self.step_actions()
    }

    /// A step begins, which the next status tells.
    pub fn begins(&mut self) {
        self.touch();
        self.log.steps.push((self.active, self.step));
    }

    /// The active team gets priority first, and nobody has passed.
    pub fn new_priority(&mut self) {
        self.touch();
        self.holder = self.active;
        self.passed = vec![false; self.teams.len()];
    }

    /// Is the step skipped, once or always? Of a team by what any member skips (clause 805.4c).
    fn skipped(&mut self, what: &str) -> bool {
        let team = self.active;
        if self.teams[team].skips.get(what).copied().unwrap_or(0) > 0 {
            self.touch();
            *self.teams[team].skips.entry(what.into()).or_insert(0) -= 1;
            return true;
        }
        let view = self.view();
        let always = view.actives.iter().any(|active| match &*active.change {
            crate::cards::Change::Skip(skip) => {
                skip.each == what
                    && self.teams[team]
                        .players
                        .iter()
                        .any(|&p| self.change_is_about_player(&view, active, Some(skip.who), p))
            }
            _ => false,
        });
        if always {
            self.order_changed(crate::effects::skip_name(what), Some(team));
        }
        always
    }

    fn ask_for_blocks(&mut self) -> Res<()> {
        self.touch();
        for _ in 0..self.teams.len() {
            if self.called == self.active {
                break;
            }
            let team = self.called;
            let defends = !self.teams[team].lost && self.teams[team].side != self.teams[self.active].side;
            if defends && !self.teams[self.active].lost && !self.attackers_of(team).is_empty() {
                self.doing = Doing::Blockers;
                return Ok(());
            }
            self.called = self.next_team_even_lost(team);
        }
        self.doing = Doing::Check;
        self.order_damage()
    }

    pub fn next_team_even_lost(&self, team: usize) -> usize {
        (team + 1) % self.teams.len()
    }

    fn damage_step(&mut self) -> Res<()> {
        if self.combat.strikes == 0 && self.strikes_first() {
            self.combat.strikes = 1;
        }
        self.begins();
        self.new_priority();
        self.deal_combat_damage()?;
        self.doing = Doing::Check;
        Ok(())
    }

    fn leave_step(&mut self) -> Res<()> {
        self.touch();
        self.empty_pools();
        let next = match self.step {
            Step::Upkeep if self.upkeeps > 0 => {
                self.upkeeps -= 1;
                Step::Upkeep
            }
            Step::Upkeep => Step::Draw,
            Step::BeginningOfCombat => Step::DeclareAttackers,
            Step::DeclareAttackers => Step::DeclareBlockers,
            Step::DeclareBlockers => Step::CombatDamage,
            Step::CombatDamage if self.combat.strikes == 1 => {
                self.combat.strikes = 2;
                Step::CombatDamage
            }
            Step::CombatDamage => Step::EndOfCombat,
            Step::End if self.ends > 0 => {
                self.ends -= 1;
                Step::End
            }
            Step::End | Step::Cleanup => Step::Cleanup,
            Step::EndOfCombat => {
                self.combat_is_over();
                return self.phase_over();
            }
            _ => return self.phase_over(),
        };
        self.step = next;
        self.doing = Doing::Enter;
        Ok(())
    }

    fn phase_over(&mut self) -> Res<()> {
        self.doing = Doing::Onward;
        Ok(())
    }

    fn combat_is_over(&mut self) {
        let begun = self.combat.begun;
        self.combat = crate::game::Combat { begun, ..Default::default() };
        self.end_floating(|f| f.end == crate::game::Ended::EndOfCombat);
    }

    /// Phases in order, those first that effects have added (clause 500.8).
    fn onward(&mut self) {
        self.touch();
        self.empty_pools();
        self.doing = Doing::Enter;
        if let Some(combat) = self.phases.pop() {
            self.step = if combat { Step::BeginningOfCombat } else { Step::PostcombatMain };
            return;
        }
        (self.step, self.due) = match self.due {
            3 => (Step::PrecombatMain, 0),
            0 => (Step::BeginningOfCombat, 1),
            1 => (Step::PostcombatMain, 2),
            2 => (Step::End, 2),
            _ => (Step::Cleanup, 4),
        };
    }

    /// Whose turn comes next (clauses 500.7, 805.4).
    fn next_turn(&mut self) {
        self.touch();
        self.turn_is_over();
        self.turns_ended += 1;
        if self.turns_left == Some(1) {
            self.drawn = true;
            self.reason = "the turns after time are over".into();
            return self.game_over();
        }
        self.turns_left = self.turns_left.map(|t| t - 1);
        for _ in 0..10_000 {
            self.extra_id = 0;
            if let Some((team, id)) = self.extra_turns.pop() {
                (self.active, self.extra_id) = (team, id);
            } else {
                self.active = self.next_team_even_lost(self.ordinary);
                self.ordinary = self.active;
            }
            if self.teams[self.active].lost {
                self.until_turn_of(self.active);
                continue;
            }
            let skip = self.teams[self.active].skips.entry("turn".into()).or_insert(0);
            if *skip == 0 {
                break;
            }
            *skip -= 1;
        }
        self.turn_begins();
    }
}
