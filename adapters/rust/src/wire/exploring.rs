//! For who walks through many games: what may be done now, and marks to come back to.

use super::acts::perform;
use super::answers::Foreseen;
use super::possible::possible;
use super::session::{read, Outcome, Session, Waiting};
use crate::game::{Choice, Decides, Doing, Game, Halt, Pick, Res};
use serde::Deserialize;
use serde_json::{json, Value};
use std::rc::Rc;

/// All that there is of a conversation's game.
#[derive(Clone)]
pub struct Mark {
    game: Game,
    foreseen: Foreseen,
    pending: Option<(Choice, Waiting)>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
struct Legal {
    #[serde(default = "two")]
    most: usize,
}

fn two() -> usize {
    2
}

/// Answers whatever comes, with as few options as may be, or with as many.
struct Anyhow {
    few: bool,
}

impl Decides for Anyhow {
    fn decide(&self, choice: &Choice) -> Option<Pick> {
        let all = choice.options.len();
        let taken = if self.few { 0..choice.min.min(all) } else { all - choice.max.min(all)..all };
        Some(Pick::Options(taken.collect()))
    }
}

impl Session {
    pub fn mark(&mut self, command: &Value) -> Res<Outcome> {
        let named: Named = read(command)?;
        let (foreseen, pending) = (self.foreseen.apart(), self.pending.clone());
        let game = self.game()?.clone();
        self.marks.insert(named.name, Mark { game, foreseen, pending });
        Ok(Outcome::Done)
    }

    pub fn restore(&mut self, command: &Value) -> Res<Outcome> {
        let named: Named = read(command)?;
        let Some(mark) = self.marks.get(&named.name) else {
            return Halt::refused(format!("there is no mark {}", named.name));
        };
        let Mark { mut game, foreseen, pending } = mark.clone();
        self.foreseen = foreseen.apart();
        game.answers = Rc::new(self.foreseen.clone());
        game.log = Default::default();
        (self.game, self.pending) = (Some(game), pending);
        Ok(Outcome::Done)
    }

    /// What may be done, as commands: each of what is possible is tried on a copy.
    pub fn legal(&mut self, command: &Value) -> Res<Outcome> {
        let said: Legal = read(command)?;
        let chooses = self.pending.is_some();
        let game = self.game()?;
        let mut found = Vec::new();
        if !chooses && game.doing == Doing::Priority {
            found.push(json!({"cmd": "pass", "team": game.teams[game.holder].name}));
        }
        if !chooses {
            let works = possible(game, said.most).into_iter().filter(|action| works(game, action));
            found.extend(works.map(|action| json!({"cmd": "act", "action": action})));
        }
        Ok(Outcome::Value(found.into()))
    }
}

/// Can the action be completed with some choice of what is asked meanwhile?
fn works(game: &Game, action: &Value) -> bool {
    [true, false].into_iter().any(|few| {
        let mut trial = game.clone();
        trial.answers = Rc::new(Anyhow { few });
        perform(&mut trial, action).is_ok()
    })
}
