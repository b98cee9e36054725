//! What comes of combat damage that has been dealt: what waited for it, and the crown.

use crate::cards::{Ability, Effect, Who};
use crate::effects::{Deal, Struck};
use crate::events::Occurrence;
use crate::game::{Context, Game, Pending, Pid, Ref};
use std::rc::Rc;

impl Game {
    /// Combat damage has been dealt: to players, once by each creature and once together, and to objects.
    pub fn hits(&mut self, dealt: &[Deal]) {
        let hits: Vec<(Ref, Pid)> = dealt
            .iter()
            .filter(|d| d.combat)
            .filter_map(|d| if let Struck::Player(p) = d.to { Some((d.source, p)) } else { None })
            .collect();
        let mut players: Vec<Pid> = hits.iter().map(|(_, p)| *p).collect();
        players.sort_unstable();
        players.dedup();
        for &(source, player) in &hits {
            self.occur(Occurrence::Hits(source, player));
        }
        for deal in dealt.iter().filter(|d| d.combat) {
            if let Struck::Object(id) = deal.to {
                self.occur(Occurrence::HitsObject(deal.source, self.reference(id)));
            }
        }
        for player in players {
            let by: Vec<Ref> = hits.iter().filter(|(_, p)| *p == player).map(|(r, _)| *r).collect();
            self.crown_passes(player, &by);
            self.occur(Occurrence::HitsTogether(by, player));
        }
    }

    /// Whose creature hits the monarch becomes it (clause 724.2).
    fn crown_passes(&mut self, player: Pid, by: &[Ref]) {
        let view = self.view();
        if self.monarch == Some(player) {
            if let Some(chars) = by.first().and_then(|r| self.chars_of(&view, *r)) {
                self.pending.push(Pending {
                    ability: Rc::new(Ability::Keyword("crown".into())),
                    does: Some(Rc::new(vec![Effect::BecomeMonarch(Who::You)])),
                    context: Context { you: chars.controller, source: by[0], ..Default::default() },
                    controller: chars.controller,
                    label: self.label(by[0].id),
                    state: None,
                });
            }
        }
    }
}
