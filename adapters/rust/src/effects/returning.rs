//! Effects that move cards between zones: exiled, returned, shuffled in.

use super::Entering;
use crate::cards::{Effect, One, What};
use crate::game::{Context, Game, Oid, Pid, Res, Zone};

impl Game {
    pub(super) fn zone_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Exile(what) => self.exile_effect(what, context),
            Effect::ReturnToHand(what) => {
                let ids = self.movable(what, context);
                self.move_all(&ids, Zone::Hand)
            }
            Effect::ShuffleIn(one) => {
                for id in self.movable(&What::One(*one), context) {
                    self.move_all(&[id], Zone::Library)?;
                    let owner = self.objects[id].owner;
                    self.shuffle(owner);
                }
                Ok(())
            }
            Effect::PutOnLibrary(one) => {
                let ids = self.movable(&What::One(*one), context);
                self.move_all(&ids, Zone::Library)
            }
            Effect::PutOntoBattlefield(one) => {
                let cards = self.movable(&What::One(*one), context);
                let there = cards.into_iter().filter(|&id| self.objects[id].zone == Zone::Graveyard);
                let all: Vec<_> = there.map(|id| (id, context.you, Entering::default())).collect();
                self.enter_many(all)?;
                self.target_followed(*one, context);
                Ok(())
            }
            Effect::ExileUntilLeaves(what) => self.exile_until_leaves(what, context),
            Effect::ReturnExiled(back) => {
                let with = back.which.as_deref() == Some("with_itself");
                self.return_exiled(with, back.under == "you", context)
            }
            Effect::BuryExiled(bury) => {
                let cards = self.exiled_with(context);
                if let Some(name) = &bury.name {
                    context.names.insert(name.clone(), cards.len() as i64);
                }
                self.move_all(&cards, Zone::Graveyard)
            }
            Effect::ExileGraveyard(who) => {
                for player in self.who(*who, context)? {
                    let cards = self.players[player].graveyard.clone();
                    self.move_all(&cards, Zone::Exile)?;
                }
                Ok(())
            }
            Effect::PutFromHand(put) => self.put_from_hand(put, context),
            _ => Ok(()),
        }
    }

    /// All choose before any card enters (clause 101.4).
    fn put_from_hand(&mut self, put: &crate::cards::PutFromHand, context: &Context) -> Res<()> {
        let players = self.who(put.who, context)?;
        let mut all = Vec::new();
        for player in players {
            let view = self.view();
            let hand = self.players[player].hand.iter().copied();
            let options: Vec<Oid> = hand.filter(|&id| self.fits(&view, id, &put.what, context)).collect();
            let chosen = self.choose_objects("from_hand", player, &options, 0, 1)?;
            all.extend(chosen.into_iter().map(|id| (id, player, Entering::default())));
        }
        self.enter_many(all)
    }

    /// What an effect has moved is what it goes on to speak of (clause 400.7j).
    fn target_followed(&self, one: One, context: &mut Context) {
        if let (One::Target, Some(crate::game::Target::Object(thing))) = (one, context.target) {
            context.target = Some(crate::game::Target::Object(self.reference(thing.id)));
        }
    }

    fn exile_effect(&mut self, what: &What, context: &mut Context) -> Res<()> {
        let ids = self.movable(what, context);
        let source = context.source;
        self.move_all(&ids, Zone::Exile)?;
        for &id in &ids {
            if self.objects[id].zone == Zone::Exile {
                self.object_mut(id).state.exiled_by = Some(source);
                context.exiled.push(id);
            }
        }
        Ok(())
    }

    fn exile_until_leaves(&mut self, what: &What, context: &Context) -> Res<()> {
        if !self.on_battlefield(context.source) {
            return Ok(());
        }
        let ids = self.permanents(what, context);
        self.move_all(&ids, Zone::Exile)?;
        for id in ids {
            if self.objects[id].zone == Zone::Exile {
                let state = &mut self.object_mut(id).state;
                state.exiled_by = Some(context.source);
                state.until_leaves = true;
            }
        }
        Ok(())
    }

    fn exiled_with(&self, context: &Context) -> Vec<Oid> {
        let by = |id: Oid| self.objects[id].state.exiled_by == Some(context.source);
        self.exile.iter().copied().filter(|&id| by(id)).collect()
    }

    fn return_exiled(&mut self, with: bool, under_you: bool, context: &mut Context) -> Res<()> {
        let cards = if with {
            self.exiled_with(context)
        } else {
            match self.one_meant(One::Target, context).and_then(|r| self.followed(r)) {
                Some(id) if self.objects[id].zone == Zone::Exile => vec![id],
                _ => vec![],
            }
        };
        let owner = |game: &Game, id: Oid| -> Pid {
            if under_you {
                context.you
            } else {
                game.objects[id].owner
            }
        };
        let all: Vec<_> = cards.iter().map(|&id| (id, owner(self, id), Entering::default())).collect();
        self.enter_many(all)
    }
}
