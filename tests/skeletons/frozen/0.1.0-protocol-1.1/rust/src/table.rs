//! A stand-in for your engine, which knows life, priority and who has conceded, and no more.
//! Put your engine here: whatever `adapter` calls is what it has to do.

use std::collections::BTreeMap;

use crate::messages::{ForPriority, GameState, Over, Status, StepName, Team, Waiting};

/// Why something is not done.
#[derive(Debug)]
pub enum NotDone {
    /// The rules forbid it, and nothing has changed.
    NotAllowed(String),
    /// This engine does not do it yet.
    NotKnown(String),
}

/// Two teams in the first main phase of a turn.
#[derive(Default)]
pub struct Table {
    pub life: BTreeMap<String, i64>,
    pub active: String,
    step: Option<StepName>,
    teams: Vec<Team>,
    turn: i64,
    priority: String,
    in_succession: usize,
    passed: Vec<String>,
    lost: Option<String>,
}

impl Table {
    /// A new game: each team with its life total.
    pub fn new(teams: &[Team], life: i64) -> Self {
        let mut table = Table {
            teams: teams.to_vec(),
            life: teams.iter().map(|team| (team.id.clone(), life)).collect(),
            ..Table::default()
        };
        if let Some(first) = teams.first() {
            table.begin(&first.id, 1);
        }
        table
    }

    /// It is a team's precombat main phase, and it has priority.
    pub fn begin(&mut self, active: &str, turn: i64) {
        self.active = active.to_string();
        self.priority = active.to_string();
        self.turn = turn;
        self.step = Some(StepName::PrecombatMain);
        self.in_succession = 0;
        self.passed.clear();
    }

    /// A team passes; once all have in succession the step ends.
    pub fn pass(&mut self, team: &str) -> Result<(), NotDone> {
        self.goes_on()?;
        if team != self.priority {
            return Err(NotDone::NotAllowed(format!(
                "{team} does not have priority"
            )));
        }
        let ends = self.in_succession + 1 == self.teams.len();
        if ends && self.step() != StepName::PrecombatMain {
            let gap = "pass: what comes after beginning_of_combat is for your engine, in table.rs";
            return Err(NotDone::NotKnown(gap.to_string()));
        }
        self.passed.push(team.to_string());
        if ends {
            self.step = Some(StepName::BeginningOfCombat);
            self.priority = self.active.clone();
            self.in_succession = 0;
        } else {
            self.priority = self.after(team);
            self.in_succession += 1;
        }
        Ok(())
    }

    /// A player concedes, and the whole team has lost.
    pub fn concede(&mut self, player: &str) -> Result<(), NotDone> {
        self.goes_on()?;
        let mut teams = self.teams.iter();
        let team = teams.find(|team| team.players.iter().any(|each| each == player));
        self.lost = team.map(|team| team.id.clone());
        self.step = Some(StepName::Over);
        Ok(())
    }

    /// How the game stands for a team, or whether it goes on at all.
    pub fn outcome(&self, team: Option<&str>) -> GameState {
        match &self.lost {
            None => GameState::GoesOn,
            Some(lost) if team == Some(lost) => GameState::Lost,
            Some(_) => GameState::Won,
        }
    }

    /// The step that it is.
    pub fn step(&self) -> StepName {
        self.step.unwrap_or(StepName::Mulligans)
    }

    /// Where the game stands; passes are told once.
    pub fn status(&mut self) -> Status {
        Status {
            turn: self.turn,
            active: self.active.clone(),
            step: self.step(),
            stack: 0,
            waiting: self.waiting(),
            passed: std::mem::take(&mut self.passed),
            changed: vec![],
            left: vec![],
            steps: vec![],
        }
    }

    fn waiting(&self) -> Waiting {
        if self.lost.is_none() {
            let team = self.priority.clone();
            return Waiting::ForPriority(ForPriority { team });
        }
        let outcome = |team: &Team| (team.id.clone(), self.outcome(Some(&team.id)));
        Waiting::Over(Over {
            teams: self.teams.iter().map(outcome).collect(),
            reason: String::new(),
        })
    }

    fn goes_on(&self) -> Result<(), NotDone> {
        match self.lost {
            None => Ok(()),
            Some(_) => Err(NotDone::NotAllowed("the game is over".to_string())),
        }
    }

    fn after(&self, team: &str) -> String {
        let at = self
            .teams
            .iter()
            .position(|each| each.id == team)
            .unwrap_or(0);
        self.teams[(at + 1) % self.teams.len()].id.clone()
    }
}
