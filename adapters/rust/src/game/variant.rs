//! The numbers and readings of one game: who plays how, and what the rules of the day say of it.

use super::Rulebook;

/// One game's teams and heads, and its rulebook.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    pub heads: usize,
    pub teams: usize,
    pub rules: Rulebook,
}

impl Variant {
    /// Is a policy set to one of these words?
    pub fn says(&self, policy: &str, words: &[&str]) -> bool {
        words.iter().any(|word| self.rules.is(policy, word))
    }

    fn number(&self, policy: &str) -> i64 {
        self.rules.number(policy).unwrap_or(0)
    }

    fn more_heads(&self) -> i64 {
        self.heads.max(2) as i64 - 2
    }

    /// Has each player a commander?
    pub fn commander(&self) -> bool {
        self.rules.number("commander.lethal").is_some()
    }

    /// Combat damage of one commander that makes a player lose (clause 903.10a).
    pub fn lethal_commander_damage(&self) -> Option<i64> {
        self.rules.number("commander.lethal")
    }

    /// Life at the start (clauses 103.4, 810.4, 903.7).
    pub fn starting_life(&self) -> i64 {
        self.number("life.start") + self.number("heads.life") * self.more_heads()
    }

    /// Poison counters that lose the game (clauses 704.5c, 704.6b, 810.11).
    pub fn lethal_poison(&self) -> i64 {
        self.number("poison.lethal") + self.number("heads.poison") * self.more_heads()
    }

    /// First mulligans that cost nothing (clause 103.5c).
    pub fn free_mulligans(&self) -> usize {
        usize::from(self.rules.is("mulligan.first", "free"))
    }

    /// Does the team that begins skip its first draw step (clause 103.8)?
    pub fn skips_first_draw(&self) -> bool {
        self.rules.is("turn.first_draw", "team_skips")
    }

    /// Does every battle without defense wait for its own ability, and not a Siege alone (clause 704.5v)?
    pub fn every_battle_waits(&self) -> bool {
        self.rules.is("battle.waits", "all")
    }

    /// Turns that are played after time is called, the present one not counted (MTR 2.5).
    pub fn turns_after_time(&self) -> Option<u32> {
        self.rules.number("match.turns_after_time").and_then(|turns| u32::try_from(turns).ok())
    }

    /// Does a creature attack a team as a whole, and no player of it (clause 805.10b)?
    pub fn attacks_teams(&self) -> bool {
        self.says("combat.attacks", &["team", "team_or_planeswalker"])
    }

    /// Is damage dealt to several blockers in an order that is announced (clause 510.1c)?
    pub fn orders_damage(&self) -> bool {
        self.rules.is("combat.division", "in_order")
    }
}
