//! Players are asked by call-back: whoever drives the game brings a `Decides`.

use super::{Game, Halt, Oid, Pid, Res};
use serde::Serialize;

/// A decision that is asked of players, in the protocol's shape.
#[derive(Clone, Debug, Serialize, PartialEq)]
pub struct Choice {
    pub kind: String,
    pub purpose: String,
    pub decider: Vec<String>,
    pub options: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub for_player: Option<String>,
    pub min: usize,
    pub max: usize,
    /// What is divided, where something is.
    #[serde(skip)]
    pub amount: i64,
}

/// What somebody chose: options by index, in order, or a division.
#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    Options(Vec<usize>),
    Shares(Vec<(String, i64)>),
}

/// Who answers for the players.
pub trait Decides {
    /// The answer, or nothing where nobody has said what is chosen.
    fn decide(&self, choice: &Choice) -> Option<Pick>;

    /// All that was asked so far is settled, and will not be asked again.
    fn moment_is_over(&self) {}
}

/// The answer that fits of those that were given beforehand.
pub type Answers = std::rc::Rc<dyn Decides>;

impl Game {
    fn names(&self, players: &[Pid]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for &p in players {
            let name = self.players[self.decider(p)].name.clone();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Asks; what nobody has answered halts everything up to the last point of return.
    pub fn ask(&self, mut choice: Choice) -> Res<Pick> {
        self.call_tokens(&mut choice.options);
        if let Some((name, _)) = choice.source.as_deref().and_then(|source| source.rsplit_once('~')) {
            choice.source = Some(name.to_string()); // an emblem or a token has no label of its own
        }
        self.answers.decide(&choice).ok_or_else(|| Halt::Needs(Box::new(choice)))
    }

    /// A choice by these players, who may be controlled by others (clause 723.5).
    pub fn choice(
        &self,
        kind: &str,
        purpose: &str,
        by: &[Pid],
        options: Vec<String>,
        min: usize,
        max: usize,
    ) -> Choice {
        let decider = self.names(by);
        let own: Vec<String> = by.iter().map(|&p| self.players[p].name.clone()).collect();
        let for_player = (by.len() == 1 && own != decider).then(|| own[0].clone());
        Choice {
            kind: kind.into(),
            purpose: purpose.into(),
            decider,
            options,
            source: None,
            for_player,
            min,
            max,
            amount: 0,
        }
    }

    fn picked(&self, choice: Choice) -> Res<Vec<usize>> {
        match self.ask(choice)? {
            Pick::Options(indices) => Ok(indices),
            Pick::Shares(_) => Halt::refused("a division answers no such choice"),
        }
    }

    /// One of several words; of one nobody is asked.
    pub fn choose_option(
        &self,
        purpose: &str,
        by: &[Pid],
        options: &[String],
        source: Option<String>,
    ) -> Res<usize> {
        if options.len() == 1 {
            return Ok(0);
        }
        let mut choice = self.choice("option", purpose, by, options.to_vec(), 1, 1);
        choice.source = source;
        Ok(self.picked(choice)?.first().copied().unwrap_or(0))
    }

    /// One of several players; of one nobody is asked.
    pub fn choose_player(&self, purpose: &str, by: &[Pid], options: &[Pid]) -> Res<Pid> {
        if options.len() == 1 {
            return Ok(options[0]);
        }
        let names = options.iter().map(|&p| self.players[p].name.clone()).collect();
        let picked = self.picked(self.choice("player", purpose, by, names, 1, 1))?;
        Ok(options[picked.first().copied().unwrap_or(0)])
    }

    /// Any of several players.
    pub fn choose_players(&self, purpose: &str, by: &[Pid], options: &[Pid]) -> Res<Vec<Pid>> {
        let names = options.iter().map(|&p| self.players[p].name.clone()).collect();
        let picked = self.picked(self.choice("player", purpose, by, names, 0, options.len()))?;
        Ok(picked.into_iter().map(|i| options[i]).collect())
    }

    /// So many of several objects; nobody is asked where there is nothing to choose.
    pub fn choose_objects(
        &self,
        purpose: &str,
        by: Pid,
        options: &[Oid],
        min: usize,
        max: usize,
    ) -> Res<Vec<Oid>> {
        let max = max.min(options.len());
        let min = min.min(max);
        if options.is_empty() || max == 0 {
            return Ok(vec![]);
        }
        if min == options.len() {
            return Ok(options.to_vec());
        }
        let names = options.iter().map(|&o| self.label(o)).collect();
        let picked = self.picked(self.choice("objects", purpose, &[by], names, min, max))?;
        Ok(picked.into_iter().map(|i| options[i]).collect())
    }

    /// Yes or no.
    pub fn choose_whether(&self, purpose: &str, by: Pid, source: Option<String>) -> Res<bool> {
        let options = vec!["yes".to_string(), "no".to_string()];
        let mut choice = self.choice("yes_no", purpose, &[by], options, 1, 1);
        choice.source = source;
        Ok(self.picked(choice)?.first() == Some(&0))
    }

    /// An order, as offered where nobody has said another.
    pub fn choose_order(&self, purpose: &str, by: &[Pid], options: &[String]) -> Vec<usize> {
        let mut choice = self.choice("order", purpose, by, options.to_vec(), options.len(), options.len());
        choice.source = None;
        let mut order = match self.answers.decide(&choice) {
            Some(Pick::Options(indices)) => indices,
            _ => vec![],
        };
        for i in 0..options.len() {
            if !order.contains(&i) {
                order.push(i);
            }
        }
        order
    }
}
