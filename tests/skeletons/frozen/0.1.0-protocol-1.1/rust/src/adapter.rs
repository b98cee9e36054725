//! What each message means for your engine: a function for each, named as the message is.
//! What is not there yet answers `unsupported`, with the function to write it in.

use serde_json::json;

use crate::messages as m;
use crate::messages::{Command, Result as Answer};
use crate::table::{NotDone, Table};

const STARTING_LIFE: i64 = 30; // of a team of two, since 2007-05-01

/// One game of your engine, and how it is told what to do. In place of `Table` put your engine.
#[derive(Default)]
pub struct Adapter {
    table: Table,
}

impl Adapter {
    /// One result a command; the first that is refused, needs a choice or is unsupported ends it.
    pub fn run(&mut self, commands: &[Command]) -> Vec<Answer> {
        let mut results = vec![];
        for command in commands {
            let result = self.carry_out(command);
            let ends = matches!(result.tag(), "refused" | "needs" | "unsupported");
            results.push(result);
            if ends {
                break;
            }
        }
        results
    }

    fn carry_out(&mut self, command: &Command) -> Answer {
        let done = match command {
            Command::NewGame(new_game) => self.new_game(new_game),
            Command::Place(place) => self.place(place),
            Command::Deal(deal) => self.deal(deal),
            Command::Answer(answer) => self.answer(answer),
            Command::Act(act) => self.act(act),
            Command::Pass(pass) => self.pass(pass),
            Command::Advance(advance) => self.advance(advance),
            Command::Observe(observe) => return self.observe(observe),
            other => not_yet(other.tag(), "carry_out"),
        };
        let status = Some(self.table.status());
        match done {
            Ok(()) => Answer::Done(m::Done {
                status,
                policies: vec![],
            }),
            Err(NotDone::NotAllowed(reason)) => Answer::Refused(m::Refused {
                reason,
                status,
                policies: vec![],
            }),
            Err(NotDone::NotKnown(reason)) => Answer::Unsupported(m::Unsupported { reason }),
        }
    }

    /// Forget everything; the teams, in turn order, with their players from right to left.
    fn new_game(&mut self, command: &m::NewGame) -> Result<(), NotDone> {
        self.table = Table::new(&command.teams, STARTING_LIFE);
        Ok(())
    }

    /// The whole position: precombat main phase of `active`, who has priority.
    fn place(&mut self, command: &m::Place) -> Result<(), NotDone> {
        self.table.begin(&command.active, command.turn);
        for fact in &command.facts {
            match fact {
                m::Fact::Life(life) => self.table.life.insert(life.team.clone(), life.total),
                other => return not_yet(&format!("place {}", other.tag()), "place"),
            };
        }
        Ok(())
    }

    /// The start of a game; mulligans come next.
    fn deal(&mut self, _command: &m::Deal) -> Result<(), NotDone> {
        not_yet("deal", "deal")
    }

    /// Keep it: a choice with this purpose and decider is made so, whenever it comes up.
    fn answer(&mut self, command: &m::Answer) -> Result<(), NotDone> {
        not_yet(&format!("answer {:?}", command.purpose), "answer")
    }

    /// One action as a whole: done, or refused with nothing changed.
    fn act(&mut self, command: &m::Act) -> Result<(), NotDone> {
        match &command.action {
            m::Action::Concede(concede) => self.table.concede(&concede.by),
            other => not_yet(&format!("act {}", other.tag()), "act"),
        }
    }

    /// A team passes priority: pass for each member whom your engine asks.
    fn pass(&mut self, command: &m::Pass) -> Result<(), NotDone> {
        self.table.pass(&command.team)
    }

    /// All pass and declare nothing until the target, a choice or the end.
    fn advance(&mut self, command: &m::Advance) -> Result<(), NotDone> {
        not_yet(&format!("advance {}", command.to.tag()), "advance")
    }

    /// The answer to a question. It reads, and never writes.
    fn observe(&self, command: &m::Observe) -> Answer {
        let table = &self.table;
        let value = match &command.ask {
            m::Question::AskLife(ask) => json!(table.life.get(&ask.team)),
            m::Question::AskMoment(_) => json!({"team": table.active, "step": table.step()}),
            m::Question::AskOutcome(ask) => json!(table.outcome(ask.team.as_deref())),
            other => {
                let reason = gap(&format!("observe {}", other.tag()), "observe");
                return Answer::Unobservable(m::Unobservable { reason });
            }
        };
        Answer::Value(m::Value {
            value,
            policies: vec![],
        })
    }
}

fn not_yet(what: &str, function: &str) -> Result<(), NotDone> {
    Err(NotDone::NotKnown(gap(what, function)))
}

fn gap(what: &str, function: &str) -> String {
    format!("{what}: write it in {function} of src/adapter.rs")
}
