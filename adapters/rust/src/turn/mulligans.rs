//! Mulligans: all declare, then all are taken at once (clauses 103.5 and 805.3).

use crate::game::{Doing, Game, Halt, Oid, Pid, Res, Step, Zone};

const HAND: usize = 7;

impl Game {
    /// The players who may declare now.
    pub fn may_declare(&self) -> Vec<Pid> {
        let called = self.teams[self.called].players.iter().copied();
        called.filter(|&p| !self.players[p].kept && !self.players[p].again).collect()
    }

    fn declares(&self, player: Pid) -> Res<()> {
        if self.doing == Doing::Mulligan && self.may_declare().contains(&player) {
            return Ok(());
        }
        Halt::refused("it is not that player who declares now")
    }

    pub fn take_mulligan(&mut self, player: Pid) -> Res<()> {
        self.declares(player)?;
        if self.players[player].hand.is_empty() {
            return Halt::refused("there is no smaller hand");
        }
        self.player_mut(player).again = true;
        self.doing = Doing::Tally;
        Ok(())
    }

    /// How many cards the mulligans so far cost.
    fn cards_fewer(&self, player: Pid) -> usize {
        self.players[player].mulligans.saturating_sub(self.variant.free_mulligans())
    }

    /// Are cards of a hand exiled and replaced but for one, instead of all of it (clause 903.8 of 2012)?
    fn exiles_in_part(&self) -> bool {
        self.variant.says("mulligan.hand", &["exiled_in_part", "exiled_in_part_face_down"])
    }

    /// Has each new hand seven cards, of which some go to the bottom (clause 103.5)?
    fn bottoms(&self) -> bool {
        self.variant.says("mulligan.later", &["seven_then_bottom"])
    }

    /// A hand that is kept is final.
    pub fn keep_hand(&mut self, player: Pid) -> Res<()> {
        self.declares(player)?;
        self.player_mut(player).kept = true;
        self.doing = Doing::Tally;
        let aside = std::mem::take(&mut self.player_mut(player).set_aside);
        if !aside.is_empty() {
            aside.into_iter().for_each(|id| self.put(id, Zone::Library));
            self.shuffle(player);
        }
        Ok(())
    }

    pub fn tally(&mut self) -> Res<()> {
        self.touch();
        if let Some(&player) = self.bottoming.first() {
            return self.pays_for_mulligan(player);
        }
        let settled = |game: &Game, p: Pid| game.players[p].kept || game.players[p].again;
        if self.players.iter().all(|p| p.kept) {
            return self.play_begins();
        }
        if (0..self.players.len()).all(|p| settled(self, p)) {
            self.called = self.active;
            self.all_take_mulligans();
            return Ok(());
        }
        if self.may_declare().is_empty() {
            self.called = self.next_team_even_lost(self.called);
        } else {
            self.doing = Doing::Mulligan;
        }
        Ok(())
    }

    /// New hands, which those who take them pay for one after the other.
    fn all_take_mulligans(&mut self) {
        let taking: Vec<Pid> =
            self.players_in_order().into_iter().filter(|&p| self.players[p].again).collect();
        for &player in &taking {
            if !self.exiles_in_part() {
                for id in self.players[player].hand.clone() {
                    self.put(id, Zone::Library);
                }
                self.shuffle(player);
                let next = self.players[player].mulligans + 1;
                let fewer =
                    if self.bottoms() { 0 } else { next.saturating_sub(self.variant.free_mulligans()) };
                self.draw_hand(player, HAND.saturating_sub(fewer));
            }
            let player = self.player_mut(player);
            player.again = false;
            player.mulligans += 1;
        }
        self.bottoming = taking;
    }

    fn pays_for_mulligan(&mut self, player: Pid) -> Res<()> {
        let hand = self.players[player].hand.clone();
        if self.exiles_in_part() {
            let chosen = self.choose_objects("exile", player, &hand, 0, hand.len())?;
            self.draw_hand(player, chosen.len().saturating_sub(1));
            chosen.iter().for_each(|&id| self.put(id, Zone::Exile));
            self.player_mut(player).set_aside.extend(chosen);
            self.bottoming.retain(|&p| p != player);
            return Ok(());
        }
        let number = if self.bottoms() { self.cards_fewer(player) } else { 0 };
        for id in self.choose_objects("bottom", player, &hand, number, number)? {
            self.put_on_bottom(id);
        }
        self.bottoming.retain(|&p| p != player);
        Ok(())
    }

    /// Who begins with a smaller hand may put the top card on the bottom (clause 103.4 of 2015).
    fn looks_at_top(&mut self, player: Pid) -> Res<()> {
        let small = self.players[player].hand.len() < HAND && !self.bottoms();
        let looks = small && self.variant.says("mulligan.later", &["one_fewer_then_look"]);
        let top: Vec<Oid> =
            self.players[player].library.last().copied().filter(|_| looks).into_iter().collect();
        for id in self.choose_objects("look_to_bottom", player, &top, 0, 1)? {
            self.put_on_bottom(id);
        }
        Ok(())
    }

    /// Cards from the library, without anything noticing it.
    pub fn draw_hand(&mut self, player: Pid, number: usize) {
        for _ in 0..number {
            if let Some(&top) = self.players[player].library.last() {
                self.put(top, Zone::Hand);
            }
        }
    }

    /// Everybody has kept; cards begin the game on the battlefield, player by player (103.6).
    fn play_begins(&mut self) -> Res<()> {
        if self.teams[self.active].lost {
            self.active = self.next_team(self.active);
        }
        self.ordinary = self.active;
        if let Some(&player) = self.players_in_order().get(self.looks) {
            self.looks_at_top(player)?;
            self.looks += 1;
            return Ok(());
        }
        if let Some(&player) = self.players_in_order().get(self.openings) {
            let hand = self.players[player].hand.clone();
            let can: Vec<Oid> =
                hand.into_iter().filter(|&id| self.objects[id].card.has("opening_hand")).collect();
            let begin = self.choose_objects("opening_hand", player, &can, 0, can.len())?;
            let all = begin.into_iter().map(|id| (id, player, Default::default())).collect();
            self.enter_many(all)?;
            self.openings += 1;
            return Ok(());
        }
        self.pending.clear();
        for id in self.battlefield.clone() {
            self.object_mut(id).state.fresh = false;
        }
        self.step = Step::Untap;
        self.doing = Doing::Enter;
        Ok(())
    }
}
