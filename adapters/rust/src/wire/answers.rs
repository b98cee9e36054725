//! Answers that were given beforehand, matched by purpose and decider.

use crate::game::{Choice, Decides, Pick};
use serde::Deserialize;
use std::cell::RefCell;
use std::rc::Rc;

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
    /// It answers what is asked now, and nothing later.
    #[serde(default)]
    pub once: bool,
    /// The players of the team, where `by` names one.
    #[serde(skip)]
    pub members: Vec<String>,
}

/// The rules in force; of several that fit the latest counts.
#[derive(Clone, Debug, Default)]
pub struct Foreseen {
    pub answers: Vec<Answer>,
    now: Rc<RefCell<Now>>,
}

/// Answers to what the present moment has asked so far, in order, for when it is done again.
#[derive(Clone, Debug, Default)]
struct Now {
    picks: Vec<(Choice, Pick)>,
    used: usize,
}

impl Foreseen {
    /// The same, of which nothing is shared with this one.
    pub fn apart(&self) -> Foreseen {
        let now = Now { used: 0, ..self.now.borrow().clone() };
        Foreseen { answers: self.answers.clone(), now: Rc::new(RefCell::new(now)) }
    }

    /// What answers a choice that is asked now; false where the answer is none to it.
    pub fn answer_now(&self, answer: &Answer, choice: &Choice) -> bool {
        let pick = if answer.fits(choice) { answer.pick(choice) } else { None };
        if let Some(pick) = &pick {
            self.now.borrow_mut().picks.push((choice.clone(), pick.clone()));
        }
        pick.is_some()
    }

    /// The moment is done again from its start.
    pub fn again(&self) {
        self.now.borrow_mut().used = 0;
    }

    /// What was answered last does not count.
    pub fn take_back(&self) {
        self.now.borrow_mut().picks.pop();
    }
}

impl Answer {
    /// Is it for this choice, and none that can be made?
    pub fn names_what_is_not_offered(&self, choice: &Choice) -> bool {
        self.fits(choice) && self.pick(choice).is_none()
    }

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
        let mut now = self.now.borrow_mut();
        if now.picks.get(now.used).is_some_and(|(asked, _)| asked == choice) {
            now.used += 1;
            return Some(now.picks[now.used - 1].1.clone());
        }
        self.answers.iter().rev().filter(|a| a.fits(choice)).find_map(|a| a.pick(choice))
    }

    fn moment_is_over(&self) {
        *self.now.borrow_mut() = Now::default();
    }
}
