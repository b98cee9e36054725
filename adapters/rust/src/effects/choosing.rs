//! Effects by which several players choose before anything is done.

use crate::cards::{Discard, Effect, FriendOrFoe, Keep, Sacrifice, TakeFromNeighbours, Vote, What};
use crate::game::{Context, Ended, Floating, Game, Lock, Oid, Pid, Res};
use std::collections::BTreeMap;
use std::rc::Rc;

impl Game {
    pub(super) fn choosing_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Sacrifice(sacrifice) => self.sacrifice_effect(sacrifice, context),
            Effect::Discard(discard) => self.discard_effect(discard, context),
            Effect::Keep(keep) => self.keep_effect(keep, context),
            Effect::Vote(vote) => self.vote(vote, context),
            Effect::FriendOrFoe(call) => self.friend_or_foe(call, context),
            Effect::TakeFromNeighbours(take) => self.take_from_neighbours(take, context),
            _ => Ok(()),
        }
    }

    fn own_permanents(&self, player: Pid, what: &What, context: &Context) -> Vec<Oid> {
        let view = self.view();
        let mut ids = self.permanents_meant(&view, what, context);
        ids.retain(|id| view.chars[id].controller == player);
        ids
    }

    fn sacrifice_effect(&mut self, sacrifice: &Sacrifice, context: &Context) -> Res<()> {
        let mut all = Vec::new();
        for (player, number) in self.numbers(sacrifice.who, &sacrifice.number, context)? {
            let own = Context { that_player: Some(player), ..context.clone() };
            let options = self.own_permanents(player, &sacrifice.what, &own);
            let number = number.max(0) as usize;
            all.push((player, self.choose_objects("sacrifice", player, &options, number, number)?));
        }
        self.sacrifice_all(&all)
    }

    fn discard_effect(&mut self, discard: &Discard, context: &mut Context) -> Res<()> {
        let mut all = Vec::new();
        for (player, number) in self.numbers(discard.who, &discard.number, context)? {
            let hand = self.players[player].hand.clone();
            let number = if discard.hand { hand.len() } else { number.max(0) as usize };
            let cards = if discard.random {
                hand.into_iter().take(number).collect()
            } else {
                self.choose_objects("discard", player, &hand, number, number)?
            };
            all.push((player, cards));
        }
        if let Some(name) = &discard.name {
            let mut sum = 0;
            for (player, cards) in &all {
                let worth = cards.iter().map(|&id| if discard.counted { 1 } else { self.printed(id).worth });
                let own: i64 = worth.sum();
                context.theirs.insert((name.clone(), *player), own);
                sum += own;
            }
            context.names.insert(name.clone(), sum);
        }
        self.discard_all(&all)
    }

    fn keep_effect(&mut self, keep: &Keep, context: &Context) -> Res<()> {
        let mut rest: Vec<(Pid, Vec<Oid>)> = Vec::new();
        for player in self.who(keep.who, context)? {
            let own = Context { that_player: Some(player), ..context.clone() };
            let options = self.own_permanents(player, &keep.what, &own);
            let kept = self.choose_objects("kept", player, &options, keep.number, keep.number)?;
            rest.push((player, options.into_iter().filter(|id| !kept.contains(id)).collect()));
        }
        if keep.rest == "sacrifice" {
            return self.sacrifice_all(&rest);
        }
        for id in rest.into_iter().flat_map(|(_, ids)| ids) {
            self.tap(id);
        }
        Ok(())
    }

    /// Each player votes, the controller first, in turn order (clause 701.38).
    fn vote(&mut self, vote: &Vote, context: &Context) -> Res<()> {
        let players = self.players_in_order();
        let start = players.iter().position(|&p| p == context.you).unwrap_or(0);
        let mut votes: BTreeMap<String, i64> = BTreeMap::new();
        for i in 0..players.len() {
            let player = players[(start + i) % players.len()];
            let index =
                self.choose_option("vote", &[player], &vote.options, Some(self.label(context.source.id)))?;
            *votes.entry(vote.options[index].clone()).or_insert(0) += 1;
        }
        self.touch();
        self.votes = votes;
        Ok(())
    }

    fn friend_or_foe(&mut self, call: &FriendOrFoe, context: &mut Context) -> Res<()> {
        let players = self.players_in_order();
        let friends = self.choose_players("friends", &[context.you], &players)?;
        context.foes = players.into_iter().filter(|p| !friends.contains(p)).collect();
        context.friends = friends;
        self.run_effects(&call.friends, context)?;
        self.run_effects(&call.foes, context)
    }

    /// Players around the table, from the first team's right seat on.
    fn seats(&self) -> Vec<Pid> {
        self.teams.iter().filter(|t| !t.lost).flat_map(|t| t.players.iter().copied()).collect()
    }

    fn take_from_neighbours(&mut self, take: &TakeFromNeighbours, context: &Context) -> Res<()> {
        let seats = self.seats();
        let right = match take.side.as_str() {
            "right" => true,
            _ => {
                let sides = ["left".to_string(), "right".to_string()];
                self.choose_option("side", &[context.you], &sides, Some(self.label(context.source.id)))? == 1
            }
        };
        let step = if right { seats.len() - 1 } else { 1 };
        let first = seats.iter().position(|&p| p == context.you).unwrap_or(0);
        let mut taken: Vec<(Pid, Oid)> = Vec::new();
        for place in (0..seats.len()).map(|n| first + n * step) {
            let player = seats[place % seats.len()];
            let neighbour = seats[(place + step) % seats.len()];
            let options = self.own_permanents(neighbour, &What::Those(Box::new(take.what.clone())), context);
            let by = if take.chosen_by == "you" { context.you } else { player };
            let chosen = self.choose_objects("taken", by, &options, 1, 1)?;
            taken.extend(chosen.into_iter().map(|id| (player, id)));
        }
        for (player, id) in taken {
            self.gains_control(player, id);
        }
        Ok(())
    }

    /// A player gains control of an object for good.
    fn gains_control(&mut self, player: Pid, id: Oid) {
        let timestamp = self.stamp();
        let objects = Some(vec![self.reference(id)]);
        let about = crate::cards::YouControl { what: What::One(crate::cards::One::Target), by: None };
        self.touch();
        self.floating.push(Floating {
            change: Rc::new(crate::cards::Change::YouControl(about)),
            lock: Rc::new(Lock { objects, ..Default::default() }),
            context: Rc::new(Context { you: player, ..Default::default() }),
            end: Ended::Never,
            timestamp,
            left: 0,
            begun_in_turn: self.turn_id,
        });
        self.object_mut(id).state.fresh = true;
    }
}
