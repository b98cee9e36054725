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

    /// For each creature that hits the monarch an ability of the monarch's triggers, by which the
    /// creature's controller becomes it (clause 724.2).
    fn crown_passes(&mut self, player: Pid, by: &[Ref]) {
        if self.monarch != Some(player) {
            return;
        }
        let view = self.view();
        let hitting = by.iter().filter_map(|hit| self.chars_of(&view, *hit)).map(|it| it.controller);
        for controller in hitting.collect::<Vec<Pid>>() {
            self.pending.push(Pending {
                ability: Rc::new(Ability::Keyword("crown".into())),
                does: Some(Rc::new(vec![Effect::BecomeMonarch(Who::ThatPlayer)])),
                context: Context { you: player, that_player: Some(controller), ..Default::default() },
                controller: player,
                label: "the monarch".into(),
                state: None,
            });
        }
    }
}
