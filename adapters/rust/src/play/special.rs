//! Special actions: lands, and what is turned face up (chapter 116).

use crate::cards::{AbilityWord, ManaNeed};
use crate::events::Occurrence;
use crate::game::{Game, Halt, Oid, Pid, Res, Zone};

impl Game {
    /// Plays a land: one each turn, in a main phase of the own team (clause 305.2).
    pub fn play_land(&mut self, player: Pid, id: Oid, face: Option<usize>) -> Res<()> {
        let object = &self.objects[id];
        let card = match face {
            Some(2) => object.card.back.clone().filter(|_| object.card.layout.as_deref() == Some("modal")),
            _ => Some(object.card.clone()),
        };
        let Some(card) = card.filter(|c| c.kind.contains("Land")) else {
            return Halt::refused("it is no land");
        };
        let exiled =
            object.zone == Zone::Exile && object.state.may_play.is_some_and(|(who, _)| who == player);
        if !(object.zone == Zone::Hand && object.owner == player || exiled) {
            return Halt::refused("the player has no such land to play");
        }
        if !self.sorcery_time(player) || self.players[player].turn.lands > 0 {
            return Halt::refused("one land a turn, in a main phase of the own team");
        }
        self.player_mut(player).turn.lands += 1;
        let face = (face == Some(2)).then_some(card);
        self.enter_one(id, player, crate::effects::Entering { face, ..Default::default() })
    }

    /// Turns a permanent face up for its morph cost (clause 702.37e).
    pub fn turn_up(&mut self, player: Pid, id: Oid) -> Res<()> {
        let view = self.view();
        let object = &self.objects[id];
        let own = view.chars.get(&id).is_some_and(|c| c.controller == player);
        let morph =
            object.card.words().find_map(
                |w| {
                    if let AbilityWord::Morph(m) = w {
                        Some(m.clone())
                    } else {
                        None
                    }
                },
            );
        let (true, Some(morph)) = (own && object.state.face_down, morph) else {
            return Halt::refused("it can't be turned face up");
        };
        self.pay_mana(player, &ManaNeed::read(&morph.cost))?;
        self.object_mut(id).state.face_down = false;
        if morph.counter {
            self.put_counters(player, id, "+1/+1", 1)?;
        }
        let thing = self.reference(id);
        self.occur(Occurrence::TurnedUp(thing));
        Ok(())
    }
}
