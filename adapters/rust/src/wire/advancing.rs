//! Everybody passes and declares nothing, until something is reached.

use super::session::{read, Outcome, Session};
use crate::game::{Doing, Game, Halt, Res, Step, Tid};
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(tag = "until", rename_all = "snake_case")]
enum Until {
    Step { team: String, step: String },
    LeftStack { object: String },
    TurnsEnd { turns: u32, team: Option<String> },
}

/// What is waited for, in the game's own terms.
enum Goal {
    Step { team: Tid, step: Step, from: u64 },
    Left(u64),
    Turns(u32),
}

/// No way to a goal has so many windows.
const WINDOWS: usize = 3_000;

impl Session {
    pub fn advance(&mut self, to: &Value) -> Res<Outcome> {
        if let Some((choice, _)) = &self.pending {
            return Err(Halt::Needs(Box::new(choice.clone())));
        }
        let until: Until = read(to)?;
        let game = self.game()?;
        let goal = goal(game, &until)?;
        let saved = game.clone();
        for _ in 0..WINDOWS {
            let game = self.game()?;
            if game.doing == Doing::Over || reached(game, &goal) {
                return Ok(Outcome::Done);
            }
            if passed_by(game, &goal, &saved) {
                *game = saved;
                return Halt::refused("passed by");
            }
            if let Err(halt) = self.nobody_acts() {
                let game = self.game()?;
                if passed_by(game, &goal, &saved) {
                    *game = saved;
                    self.pending = None;
                    return Halt::refused("passed by");
                }
                if let Halt::Refused(_) = &halt {
                    *game = saved;
                }
                return Err(halt);
            }
        }
        *self.game()? = saved;
        Halt::refused("it is never reached")
    }

    /// Whoever is asked passes, keeps, or declares nothing.
    fn nobody_acts(&mut self) -> Res<()> {
        let game = self.game()?;
        match game.doing {
            Doing::Priority => game.pass(game.holder)?,
            Doing::Mulligan => {
                let player = game.may_declare()[0];
                game.keep_hand(player)?;
            }
            Doing::Attackers => {
                if !game.may_not_attack() {
                    return Halt::refused("a creature has to attack");
                }
                game.declare_attack(&[])?;
                game.doing = Doing::Check;
            }
            Doing::Blockers => {
                let team = game.called;
                if !game.may_not_block(team) {
                    return Halt::refused("a creature has to block");
                }
                game.declare_block(team, &[])?;
                game.called = game.next_team_even_lost(team);
                game.doing = Doing::AskBlocks;
            }
            _ => {}
        }
        self.go_on()
    }
}

fn goal(game: &Game, until: &Until) -> Res<Goal> {
    match until {
        Until::Step { team, step } => {
            let Some(step) = Step::named(step) else {
                return Halt::unsupported(format!("the step {step}"));
            };
            Ok(Goal::Step { team: game.team_named(team)?, step, from: game.step_no })
        }
        Until::LeftStack { object } => match game.stack.iter().rev().find(|i| game.is_source(object, i)) {
            Some(item) => Ok(Goal::Left(item.id)),
            None => Halt::refused(format!("nothing of {object} is on the stack")),
        },
        Until::TurnsEnd { turns, team } => {
            if let Some(team) = team {
                if game.team_named(team)? != game.active {
                    return Halt::refused("it is not that team's turn");
                }
            }
            Ok(Goal::Turns(game.turns_ended + turns))
        }
    }
}

fn reached(game: &Game, goal: &Goal) -> bool {
    match goal {
        Goal::Step { team, step, from } => {
            game.doing.is_window() && game.step == *step && game.active == *team && game.step_no != *from
        }
        Goal::Left(id) => game.item(*id).is_none(),
        Goal::Turns(number) => game.turns_ended >= *number,
    }
}

/// Has a whole later turn of the team gone by?
fn passed_by(game: &Game, goal: &Goal, saved: &Game) -> bool {
    let Goal::Step { team, .. } = goal else {
        return false;
    };
    let later = game.turns_of[*team].saturating_sub(saved.turns_of[*team]);
    later > 1 || (later == 1 && game.active != *team && game.turn_id > saved.turn_id)
}
