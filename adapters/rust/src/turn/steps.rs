//! What happens in steps by itself (chapters 502 to 514).

use crate::cards::{Change, TypeLine};
use crate::game::{Doing, Ended, Game, Oid, Res, Step};

impl Game {
    /// A turn begins: what is counted by turns begins anew.
    pub fn turn_begins(&mut self) {
        self.turn += 1;
        self.turn_id += 1;
        self.turns_of[self.active] += 1;
        self.first_turn = false;
        self.fresh_turn();
        for p in 0..self.players.len() {
            let next =
                if self.team_of(p) == self.active { self.players[p].next_controlled_by.take() } else { None };
            self.players[p].controlled_by = next;
        }
        self.until_turn_of(self.active);
        let view = self.view();
        for (&id, chars) in &view.chars {
            if self.team_of(chars.controller) == self.active {
                self.object_mut(id).state.fresh = false;
            }
        }
        self.step = Step::Untap;
        self.doing = Doing::Enter;
    }

    /// What lasts until a team's next turn ends as that begins, or would begin (clause 800.4m).
    pub fn until_turn_of(&mut self, team: usize) {
        let turn = self.turn_id;
        let teams: Vec<usize> = (0..self.players.len()).map(|p| self.team_of(p)).collect();
        self.touch();
        for object in &mut self.objects {
            object.state.copies.retain(|c| c.end != Ended::YourNextTurn || teams[c.by] != team);
        }
        self.watches.retain(|w| {
            w.end != Ended::YourNextTurn || teams[w.context.you] != team || w.begun_in_turn > turn
        });
        self.end_floating(|f| {
            f.end == Ended::YourNextTurn && teams[f.context.you] == team && f.begun_in_turn <= turn
        });
    }

    /// Counts of the turn are set back.
    pub fn fresh_turn(&mut self) {
        self.touch();
        for player in &mut self.players {
            player.turn = Default::default();
        }
        for object in &mut self.objects {
            object.state.loyalty_used = false;
            object.state.activated.clear();
            object.state.damaged_by.clear();
        }
        self.steps_seen.clear();
        self.combat = Default::default();
        (self.upkeeps, self.ends) = (0, 0);
        self.phases.clear();
    }

    pub fn turn_is_over(&mut self) {
        let spells = self.teams[self.active]
            .players
            .iter()
            .map(|&p| self.players[p].turn.spells_cast)
            .max()
            .unwrap_or(0);
        self.teams[self.active].spells_last_turn = spells;
    }

    /// Untaps what the active team has (clause 502.3); day and night before that (502.2).
    pub fn untap_step(&mut self) -> Res<()> {
        self.day_or_night();
        let view = self.view();
        let own: Vec<Oid> = view
            .chars
            .iter()
            .filter(|(_, c)| self.team_of(c.controller) == self.active)
            .map(|(&id, _)| id)
            .filter(|&id| !self.stays_tapped(id))
            .collect();
        for id in own {
            self.untap(id);
        }
        let active = self.active;
        let ended: Vec<u64> = self
            .floating
            .iter()
            .filter(|f| f.end == Ended::NextUntap)
            .filter(|f| match &f.lock.objects {
                Some(objects) => objects
                    .iter()
                    .all(|r| view.chars.get(&r.id).is_none_or(|c| self.team_of(c.controller) == active)),
                None => self.players_of_lock(&view, f).iter().any(|&p| self.team_of(p) == active),
            })
            .map(|f| f.timestamp)
            .collect();
        self.end_floating(|f| ended.contains(&f.timestamp));
        Ok(())
    }

    /// Whose untap step ends a change that holds for whatever fits then.
    fn players_of_lock(&self, view: &crate::rules::View, floating: &crate::game::Floating) -> Vec<usize> {
        let who = match &*floating.change {
            Change::StayTapped(about) => match &about.what {
                crate::cards::What::Those(filter) => filter.controller,
                crate::cards::What::One(_) => None,
            },
            _ => None,
        };
        self.players_meant(view, who.unwrap_or(crate::cards::Who::You), &floating.context)
    }

    fn stays_tapped(&self, id: Oid) -> bool {
        let view = self.view();
        view.actives.iter().any(|active| match &*active.change {
            Change::StayTapped(about) => self.is_about(&view, active, &about.what, id),
            _ => false,
        })
    }

    /// By the spells of the team whose turn it was (clause 731.2).
    fn day_or_night(&mut self) {
        let teams = self.teams.len();
        let before = (0..teams).map(|i| (self.active + teams - 1 - i) % teams).next().unwrap_or(0);
        let spells = self.teams[before].spells_last_turn;
        self.daytime = match self.daytime {
            Some(true) if spells == 0 => Some(false),
            Some(false) if spells >= 2 => Some(true),
            other => other,
        };
    }

    /// Turn-based actions of steps in which somebody gets priority.
    pub fn step_actions(&mut self) -> Res<()> {
        match self.step {
            Step::Draw => self.draw_step()?,
            Step::PrecombatMain => self.sagas_go_on()?,
            Step::BeginningOfCombat => {
                self.combat.begun += 1;
                self.define_by_defender()?;
            }
            _ => {}
        }
        self.step_begins();
        if self.step == Step::End {
            self.monarch_draws();
        }
        Ok(())
    }

    fn draw_step(&mut self) -> Res<()> {
        let numbers: Vec<_> = self.teams[self.active].players.iter().map(|&p| (p, 1)).collect();
        self.draw_several(&numbers)
    }

    fn sagas_go_on(&mut self) -> Res<()> {
        let view = self.view();
        let own: Vec<Oid> = view
            .chars
            .iter()
            .filter(|(_, c)| c.is("Saga") && self.team_of(c.controller) == self.active)
            .map(|(&id, _)| id)
            .collect();
        own.into_iter().try_for_each(|id| self.add_lore(id))
    }

    /// The monarch draws as the own end step begins (clause 724.2).
    fn monarch_draws(&mut self) {
        let Some(player) = self.monarch.filter(|&p| self.team_of(p) == self.active) else {
            return;
        };
        let draw = crate::cards::PlayerNumber {
            who: crate::cards::Who::You,
            number: crate::cards::Value::Number(1),
        };
        self.touch();
        self.pending.push(crate::game::Pending {
            ability: std::rc::Rc::new(crate::cards::Ability::Keyword("crown".into())),
            does: Some(std::rc::Rc::new(vec![crate::cards::Effect::Draw(draw)])),
            context: crate::game::Context { you: player, ..Default::default() },
            controller: player,
            label: "the monarch".into(),
            state: None,
        });
    }

    /// Hands are reduced, damage wears off, effects end (clause 514).
    pub fn cleanup(&mut self) -> Res<()> {
        self.begins();
        self.new_priority();
        let mut discarded = Vec::new();
        for player in self.teams[self.active].players.clone() {
            let hand = self.players[player].hand.clone();
            if hand.len() > 7 && !self.teams[self.active].lost {
                let number = hand.len() - 7;
                discarded.push((player, self.choose_objects("discard", player, &hand, number, number)?));
            }
        }
        self.discard_all(&discarded)?;
        self.wears_off();
        self.empty_pools();
        self.control_is_noticed()?;
        let acted = self.state_based()?;
        self.state_triggers();
        let priority = acted || self.somebody_is_losing() || !self.pending.is_empty();
        self.doing = if priority { Doing::Check } else { Doing::Onward };
        if !priority {
            self.due = 4;
        }
        Ok(())
    }

    fn wears_off(&mut self) {
        self.touch();
        for object in &mut self.objects {
            object.state.damage = 0;
            object.state.deathtouched = false;
            object.state.shields = 0;
            object.state.copies.retain(|c| c.end != Ended::EndOfTurn);
            if object.state.may_play.is_some_and(|(_, this_turn)| this_turn) {
                object.state.may_play = None;
            }
        }
        self.watches.retain(|w| w.end != Ended::EndOfTurn);
        self.end_floating(|f| f.end == Ended::EndOfTurn);
    }

    /// Mana that is not spent goes as steps and phases end (clause 500.5).
    pub fn empty_pools(&mut self) {
        for player in &mut self.players {
            player.pool.clear();
        }
    }

    /// Is a card of this type line a permanent?
    pub fn permanent_line(line: &str) -> bool {
        TypeLine::read(line).is_permanent()
    }
}
