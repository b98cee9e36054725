//! What players and teams can't do.

use crate::cards::Change;
use crate::game::{Game, Pid, Tid};

impl Game {
    /// Does something say that this player can't?
    pub fn cant(&self, player: Pid, what: &str) -> bool {
        let view = self.view();
        view.actives.iter().any(|active| match &*active.change {
            Change::Cant(cant) => {
                cant.does == what
                    && cant.what.is_none()
                    && cant.spell.is_none()
                    && self.change_is_about_player(&view, active, cant.who, player)
                    && cant.unless.as_ref().is_none_or(|c| {
                        let own =
                            crate::game::Context { that_player: Some(player), ..(*active.context).clone() };
                        !self.holds(&view, c, &own)
                    })
            }
            _ => false,
        })
    }

    /// Can any member not, so that the team can't (clauses 810.9g, 810.9h, 810.10c)?
    pub fn team_cant(&self, player: Pid, what: &str) -> bool {
        self.teams[self.team_of(player)].players.iter().any(|&p| self.cant(p, what))
    }

    /// The same of a team.
    pub fn team_is_kept_from(&self, team: Tid, what: &str) -> bool {
        self.teams[team].players.iter().any(|&p| self.cant(p, what))
    }
}
