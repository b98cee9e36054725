//! What a variant makes otherwise, and the values of policies that this engine knows.

/// The numbers of one game, by its teams and heads.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    pub name: String,
    pub commander: bool,
    pub heads: usize,
    pub teams: usize,
    pub allies: bool,
    pub tournament: bool,
    /// The day whose rules are played, as YYYY-MM-DD.
    pub date: String,
}

impl Variant {
    pub fn read(name: &str, teams: usize, heads: usize, scope: &str, date: &str) -> Variant {
        Variant {
            name: name.into(),
            commander: name.contains("commander"),
            heads,
            teams,
            allies: name == "team-vs-team",
            tournament: scope == "tournament",
            date: date.into(),
        }
    }

    /// Life at the start (clauses 103.4, 810.4, 903.7).
    pub fn starting_life(&self) -> i64 {
        let more = 15 * (self.heads.max(2) as i64 - 2);
        match (self.commander, self.heads) {
            (true, 1) => 40,
            (true, _) => 40 + more,
            (false, 1) => 20,
            (false, _) => 30 + more,
        }
    }

    /// Poison counters that lose the game (clauses 704.5c, 704.6b, 810.11).
    pub fn lethal_poison(&self) -> i64 {
        if self.heads == 1 {
            10
        } else {
            15 + 5 * (self.heads as i64 - 2)
        }
    }

    /// A first mulligan that costs nothing (clause 103.5c).
    pub fn free_mulligans(&self) -> usize {
        usize::from(self.heads > 1 || self.teams > 2)
    }

    /// Does the team that begins skip its first draw step (clause 103.8)?
    pub fn skips_first_draw(&self) -> bool {
        !(self.heads == 1 && self.teams > 2)
    }

    /// Does every battle without defense wait for its own ability, and not a Siege alone? (clause 704.5v;
    /// 310.8 from that day on)
    pub fn every_battle_waits(&self) -> bool {
        self.date.as_str() < "2026-08-07"
    }

    /// Turns that are played after time is called, the present one not counted (MTR 2.5).
    pub fn turns_after_time(&self) -> Option<u32> {
        self.tournament.then_some(if self.heads == 1 { 5 } else { 3 })
    }
}
