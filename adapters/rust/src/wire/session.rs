//! One conversation: commands in order, each with a result, until one does not go on.

use super::answers::{Answer, Foreseen};
use super::exploring::Mark;
use super::facts::Fact;
use super::status::status_of;
use crate::cards::Card;
use crate::game::{Choice, Game, Halt, Res, Rulebook, Variant};
use crate::turn::Seats;
use serde::Deserialize;
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What is done once an answer has come.
#[derive(Clone, Debug)]
pub enum Waiting {
    Going,
    Act(Value),
}

#[derive(Default)]
pub struct Session {
    pub game: Option<Game>,
    pub foreseen: Foreseen,
    pub pending: Option<(Choice, Waiting)>,
    pub marks: BTreeMap<String, Mark>,
}

#[derive(Deserialize)]
struct NewGame {
    date: String,
    variant: String,
    #[serde(default)]
    scope: String,
    teams: Vec<TeamSeats>,
    #[serde(default)]
    cards: BTreeMap<String, Value>,
}

#[derive(Deserialize)]
struct TeamSeats {
    id: String,
    players: Vec<String>,
    #[serde(default)]
    primary: String,
    #[serde(default)]
    side: String,
}

#[derive(Deserialize)]
struct Place {
    active: String,
    facts: Vec<Value>,
    #[serde(default = "third")]
    turn: u32,
}

fn third() -> u32 {
    3
}

#[derive(Deserialize)]
struct Deal {
    first: String,
    #[serde(default)]
    hands: Vec<Value>,
    #[serde(default)]
    commanders: Vec<Value>,
}

/// How a command ended.
pub enum Outcome {
    Done,
    Value(Value),
    Unobservable(String),
}

impl Session {
    /// Carries out commands until one is refused, needs a choice, or is not supported.
    pub fn run(&mut self, commands: &[Value]) -> Vec<Value> {
        let mut results = Vec::new();
        for command in commands {
            let outcome = self.carry_out(command);
            let (result, goes_on) = self.result(outcome);
            results.push(result);
            if !goes_on {
                break;
            }
        }
        results
    }

    fn result(&mut self, outcome: Res<Outcome>) -> (Value, bool) {
        let status = |session: &mut Session, mut value: Value| {
            if let Some(status) = session.status() {
                value["status"] = status;
            }
            value
        };
        match outcome {
            Ok(Outcome::Done) => (status(self, json!({"is": "done"})), true),
            Ok(Outcome::Value(value)) => (json!({"is": "value", "value": value}), true),
            Ok(Outcome::Unobservable(why)) => (json!({"is": "unobservable", "reason": why}), true),
            Err(Halt::Refused(why)) => (status(self, json!({"is": "refused", "reason": why})), false),
            Err(Halt::Needs(choice)) => (status(self, json!({"is": "needs", "choice": *choice})), false),
            Err(Halt::Unsupported(why)) => (json!({"is": "unsupported", "reason": why}), false),
        }
    }

    fn status(&mut self) -> Option<Value> {
        let choice = self.pending.as_ref().map(|(choice, _)| choice.clone());
        let game = self.game.as_mut()?;
        let status = status_of(game, choice.as_ref());
        game.log = Default::default();
        Some(status)
    }

    fn carry_out(&mut self, command: &Value) -> Res<Outcome> {
        match command["cmd"].as_str() {
            Some("new_game") => self.new_game(command),
            Some("place") => self.place(command),
            Some("deal") => self.deal(command),
            Some("answer") => self.answer(command),
            Some("act") => self.act(&command["action"]),
            Some("pass") => self.pass(command),
            Some("advance") => self.advance(&command["to"]),
            Some("observe") => self.observe(&command["ask"]),
            Some("legal") => self.legal(command),
            Some("mark") => self.mark(command),
            Some("restore") => self.restore(command),
            other => Halt::unsupported(format!("the command {}", other.unwrap_or("without a name"))),
        }
    }

    fn new_game(&mut self, command: &Value) -> Res<Outcome> {
        let new: NewGame = read(command)?;
        *self = Session::default();
        let mut cards = BTreeMap::new();
        for (name, declaration) in new.cards {
            let card: Card = serde_json::from_value(declaration)
                .map_err(|e| Halt::Unsupported(format!("the declaration of {name}: {e}")))?;
            cards.insert(name.clone(), Rc::new(named(card, &name)));
        }
        let heads = new.teams.first().map_or(1, |t| t.players.len());
        let Some(rules) = Rulebook::on(&new.date, &new.variant, &new.scope) else {
            return Halt::unsupported(format!("the variant {}", new.variant));
        };
        let variant = Variant { heads, teams: new.teams.len(), rules };
        let seats: Vec<Seats> = new
            .teams
            .into_iter()
            .map(|t| Seats { name: t.id, players: t.players, primary: t.primary, side: t.side })
            .collect();
        self.game = Some(Game::new(variant, &seats, cards, Rc::new(self.foreseen.clone())));
        Ok(Outcome::Done)
    }

    fn place(&mut self, command: &Value) -> Res<Outcome> {
        let place: Place = read(command)?;
        let facts: Vec<Fact> = place.facts.iter().map(read).collect::<Res<_>>()?;
        let game = self.game()?;
        game.place_facts(&facts)?;
        let active = game.team_named(&place.active)?;
        game.begin_in_position(active, place.turn);
        Ok(Outcome::Done)
    }

    fn deal(&mut self, command: &Value) -> Res<Outcome> {
        let deal: Deal = read(command)?;
        let facts: Vec<Fact> = deal.hands.iter().chain(&deal.commanders).map(read).collect::<Res<_>>()?;
        let game = self.game()?;
        for fact in &facts {
            game.place_one(fact)?;
        }
        let first = game.team_named(&deal.first)?;
        game.deal_hands(first)?;
        Ok(Outcome::Done)
    }

    fn answer(&mut self, command: &Value) -> Res<Outcome> {
        let mut answer: Answer = read(command)?;
        if let Ok(game) = self.game() {
            if let Some(team) = game.teams.iter().find(|t| t.name == answer.by) {
                answer.members = team.players.iter().map(|&p| game.players[p].name.clone()).collect();
            }
        }
        if answer.once {
            return self.answer_once(&answer);
        }
        let asked = self.pending.clone();
        if asked.as_ref().is_some_and(|(choice, _)| answer.names_what_is_not_offered(choice)) {
            return Halt::refused("that is no answer to what is asked");
        }
        self.foreseen.answers.push(answer);
        self.foresee()?;
        let Some((choice, waiting)) = asked else {
            return Ok(Outcome::Done);
        };
        if crate::game::Decides::decide(&self.foreseen, &choice).is_none() {
            return Ok(Outcome::Done);
        }
        let outcome = self.resume(waiting.clone());
        if matches!(outcome, Err(Halt::Refused(_))) {
            self.foreseen.answers.pop();
            self.foresee()?;
            self.pending = Some((choice, waiting));
        }
        outcome
    }

    /// The game is answered by all rules that there are now.
    fn foresee(&mut self) -> Res<()> {
        let foreseen = Rc::new(self.foreseen.clone());
        self.game()?.answers = foreseen;
        Ok(())
    }

    /// Answers the choice that is asked now; where that leads nowhere it is asked still.
    fn answer_once(&mut self, answer: &Answer) -> Res<Outcome> {
        let Some((choice, waiting)) = self.pending.clone() else {
            return Halt::refused("nothing is asked");
        };
        if !self.foreseen.answer_now(answer, &choice) {
            return Halt::refused("that is no answer to what is asked");
        }
        let outcome = self.resume(waiting.clone());
        if matches!(outcome, Err(Halt::Refused(_))) {
            self.foreseen.take_back();
            self.pending = Some((choice, waiting));
        }
        outcome
    }

    fn resume(&mut self, waiting: Waiting) -> Res<Outcome> {
        self.pending = None;
        self.foreseen.again();
        match waiting {
            Waiting::Going => self.go_on().map(|()| Outcome::Done),
            Waiting::Act(action) => self.act(&action),
        }
    }

    fn pass(&mut self, command: &Value) -> Res<Outcome> {
        self.nobody_chooses()?;
        let name = command["team"].as_str().unwrap_or_default().to_string();
        let game = self.game()?;
        let team = game.team_named(&name)?;
        game.pass(team)?;
        self.go_on().map(|()| Outcome::Done)
    }

    /// Nothing else is done while somebody has to choose.
    pub fn nobody_chooses(&self) -> Res<()> {
        match &self.pending {
            Some((choice, _)) => Halt::refused(format!("an answer is waited for: {}", choice.purpose)),
            None => Ok(()),
        }
    }

    /// The game goes on to the next window, or to a choice that waits for an answer.
    pub fn go_on(&mut self) -> Res<()> {
        match self.game()?.go_on() {
            Err(Halt::Needs(choice)) => {
                self.pending = Some(((*choice).clone(), Waiting::Going));
                Err(Halt::Needs(choice))
            }
            other => other,
        }
    }

    pub fn game(&mut self) -> Res<&mut Game> {
        match &mut self.game {
            Some(game) => Ok(game),
            None => Halt::refused("there is no game yet"),
        }
    }
}

/// A part of a message; what it has that nobody knows is no mistake, what it lacks is.
pub fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Res<T> {
    serde_json::from_value(value.clone()).map_err(|e| Halt::Unsupported(format!("{e} in {value}")))
}

/// A card with its name, its other face named with it.
fn named(mut card: Card, name: &str) -> Card {
    card.name = name.into();
    card.back = card.back.map(|back| {
        let mut back = (*back).clone();
        back.name = name.into();
        Rc::new(back)
    });
    card
}
