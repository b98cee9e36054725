//! Answers that were given beforehand, matched by purpose and decider.

use crate::game::{Choice, Decides, Pick};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
pub struct Share {
    pub to: String,
    pub amount: i64,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Answer {
    pub by: String,
    pub purpose: String,
    #[serde(default)]
    pub pick: Vec<String>,
    #[serde(default)]
    pub take: Option<usize>,
    #[serde(default)]
    pub shares: Vec<Share>,
    /// The players of the team, where `by` names one.
    #[serde(skip)]
    pub members: Vec<String>,
}

/// The rules in force; of several that fit the latest counts.
#[derive(Clone, Debug, Default)]
pub struct Foreseen {
    pub answers: Vec<Answer>,
}

impl Answer {
    fn fits(&self, choice: &Choice) -> bool {
        self.purpose == choice.purpose
            && choice.decider.iter().any(|d| *d == self.by || self.members.contains(d))
    }

    fn pick(&self, choice: &Choice) -> Option<Pick> {
        if !self.shares.is_empty() {
            return Some(Pick::Shares(self.shares.iter().map(|s| (s.to.clone(), s.amount)).collect()));
        }
        if let Some(number) = self.take {
            let number = number.min(choice.options.len());
            let fits = (choice.min..=choice.max).contains(&number);
            return fits.then(|| Pick::Options((0..number).collect()));
        }
        let mut indices: Vec<usize> = Vec::new();
        for name in &self.pick {
            let free =
                (0..choice.options.len()).find(|i| choice.options[*i] == *name && !indices.contains(i));
            match free {
                Some(index) => indices.push(index),
                None if choice.kind == "order" => {}
                None => return None,
            }
        }
        let fits = choice.kind == "order" || (choice.min..=choice.max).contains(&indices.len());
        fits.then_some(Pick::Options(indices))
    }
}

impl Decides for Foreseen {
    fn decide(&self, choice: &Choice) -> Option<Pick> {
        self.answers.iter().rev().filter(|a| a.fits(choice)).find_map(|a| a.pick(choice))
    }
}
