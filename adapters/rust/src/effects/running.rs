//! Effects are carried out one after the other (clause 608.2c).

use super::{Deal, Struck};
use crate::cards::{Damage, Effect, One, PlayerAmount, What, Who};
use crate::game::{Context, Game, Halt, Oid, Pid, Res, Zone};

impl Game {
    pub fn run_effects(&mut self, effects: &[Effect], context: &mut Context) -> Res<()> {
        for effect in effects {
            self.run_effect(effect, context)?;
            self.state_triggers();
        }
        Ok(())
    }

    /// The players that an effect means, some of whom are chosen as it is applied.
    pub fn who(&self, who: Who, context: &Context) -> Res<Vec<Pid>> {
        let view = self.view();
        match who {
            Who::ActivePlayer => {
                let members = self.teams[self.active].players.clone();
                Ok(vec![self.choose_player("active_player", &[context.you], &members)?])
            }
            Who::DefendingPlayer if context.defender.is_none() => {
                let players = self.who_defends();
                if players.is_empty() {
                    return Ok(vec![]);
                }
                Ok(vec![self.choose_player("defending_player", &[context.you], &players)?])
            }
            _ => Ok(self.players_meant(&view, who, context)),
        }
    }

    /// Who defends: nobody outside of the combat phase (clause 506.2).
    fn who_defends(&self) -> Vec<Pid> {
        let attacking = self.teams[self.active].players[0];
        let mut players = if self.step.is_combat() { self.players_in_order() } else { vec![] };
        players.retain(|&p| self.opponents(attacking, p));
        players
    }

    /// A number for each of the players, all read before anything is done with them.
    pub fn numbers(&self, who: Who, value: &crate::cards::Value, context: &Context) -> Res<Vec<(Pid, i64)>> {
        let view = self.view();
        let players = self.who(who, context)?;
        Ok(players
            .into_iter()
            .map(|p| {
                let that_player = if who.is_group() { Some(p) } else { context.that_player };
                (p, self.number(&view, value, &Context { that_player, ..context.clone() }))
            })
            .collect())
    }

    fn run_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Damage(damage) => self.deal_effect(damage, context),
            Effect::Fight(fight) => self.fight(fight.what, fight.with, context),
            Effect::GainLife(_) | Effect::LoseLife(_) | Effect::SetLife(_) | Effect::ExchangeLife(_) => {
                self.life_effect(effect, context)
            }
            Effect::GetCounters(_) | Effect::LoseCounters(_) | Effect::Put(_) | Effect::Proliferate(_) => {
                self.counter_effect(effect, context)
            }
            Effect::Destroy(what) => {
                let ids = self.permanents(what, context);
                self.destroy_all(&ids)
            }
            Effect::Regenerate(what) => {
                for id in self.permanents(what, context) {
                    self.object_mut(id).state.shields += 1;
                }
                Ok(())
            }
            Effect::Tap(what) => {
                for id in self.permanents(what, context) {
                    self.tap(id);
                }
                Ok(())
            }
            Effect::Untap(what) => {
                for id in self.permanents(what, context) {
                    self.untap(id);
                }
                Ok(())
            }
            Effect::TapOrUntap(what) => {
                for id in self.permanents(what, context) {
                    if self.objects[id].state.tapped {
                        self.untap(id)
                    } else {
                        self.tap(id)
                    }
                }
                Ok(())
            }
            Effect::AddMana(add) => {
                let whose = match add.who {
                    Some(who) => self.who(who, context)?,
                    None => vec![context.you],
                };
                whose.into_iter().try_for_each(|p| self.add_mana(p, &add.colour, context))
            }
            Effect::Counter(which) => self.counter_effect_on_stack(which, context),
            _ => self.run_other(effect, context),
        }
    }

    fn run_other(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Exile(_)
            | Effect::ReturnToHand(_)
            | Effect::ShuffleIn(_)
            | Effect::PutOnLibrary(_)
            | Effect::PutOntoBattlefield(_)
            | Effect::ExileUntilLeaves(_)
            | Effect::ReturnExiled(_)
            | Effect::BuryExiled(_)
            | Effect::ExileGraveyard(_)
            | Effect::PutFromHand(_) => self.zone_effect(effect, context),
            Effect::Draw(_)
            | Effect::Mill(_)
            | Effect::Scry(_)
            | Effect::Surveil(_)
            | Effect::Search(_)
            | Effect::RevealTop(_)
            | Effect::ExileTop(_) => self.library_effect(effect, context),
            Effect::Sacrifice(_)
            | Effect::Discard(_)
            | Effect::Keep(_)
            | Effect::Vote(_)
            | Effect::FriendOrFoe(_)
            | Effect::TakeFromNeighbours(_) => self.choosing_effect(effect, context),
            Effect::ExtraTurn(_)
            | Effect::Skip(_)
            | Effect::ExtraPhases(_)
            | Effect::ExtraStep(_)
            | Effect::ControlPlayer(_)
            | Effect::BecomeMonarch(_)
            | Effect::Win(_)
            | Effect::Lose(_) => self.turn_effect(effect, context),
            Effect::Create(_)
            | Effect::CreateCopy(_)
            | Effect::BecomeCopy(_)
            | Effect::Transform(_)
            | Effect::TurnFaceDown(_)
            | Effect::TurnFaceUp(_)
            | Effect::GetEmblem(_)
            | Effect::CopySpell(_) => self.copy_effect(effect, context),
            Effect::Until(_)
            | Effect::Becomes(_)
            | Effect::Goad(_)
            | Effect::Attach(_)
            | Effect::Unattach(_)
            | Effect::Later(_)
            | Effect::ThisTurn(_) => self.lasting_effect(effect, context),
            Effect::May(_)
            | Effect::OnlyIf(_)
            | Effect::ForEach(_)
            | Effect::UnlessPays(_)
            | Effect::Offer(_)
            | Effect::Repeat(_) => self.holding_effect(effect, context),
            other => Halt::unsupported(format!("{other:?}")),
        }
    }

    /// Permanents that are meant.
    pub fn permanents(&self, what: &What, context: &Context) -> Vec<Oid> {
        self.permanents_meant(&self.view(), what, context)
    }

    fn deal_effect(&mut self, damage: &Damage, context: &mut Context) -> Res<()> {
        let view = self.view();
        let source = match damage.by {
            Some(one) => match self.one_meant(one, context) {
                Some(source) if self.on_battlefield(source) || one == One::Itself => source,
                _ => return Ok(()),
            },
            None => context.source,
        };
        let mut deals = Vec::new();
        if let Some(who) = damage.to {
            for (player, amount) in self.numbers(who, &damage.amount, context)? {
                deals.push(Deal::to_player(source, player, amount));
            }
        }
        if let Some(what) = &damage.on {
            for id in self.permanents_meant(&view, what, context) {
                let other = damage.by.is_none()
                    || !matches!(what, What::Those(f) if f.other == Some(true))
                    || id != source.id;
                if other && Game::is_damageable(&view.chars[&id]) {
                    let own = Context { that_player: Some(view.chars[&id].controller), ..context.clone() };
                    deals.push(Deal::to_object(source, id, self.number(&view, &damage.amount, &own)));
                }
            }
        }
        self.deal(deals)
    }

    /// Each deals damage equal to its power to the other, if both are there (clause 701.14).
    fn fight(&mut self, one: One, other: One, context: &Context) -> Res<()> {
        let view = self.view();
        let (Some(a), Some(b)) = (self.one_meant(one, context), self.one_meant(other, context)) else {
            return Ok(());
        };
        let creature = |id: Oid| view.chars.get(&id).filter(|c| c.is_creature()).and_then(|c| c.power);
        if !self.on_battlefield(a) || !self.on_battlefield(b) {
            return Ok(());
        }
        let (Some(first), Some(second)) = (creature(a.id), creature(b.id)) else {
            return Ok(());
        };
        self.deal(vec![Deal::to_object(a, b.id, first), Deal::to_object(b, a.id, second)])
    }

    fn life_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::GainLife(gain) => {
                for (player, amount) in self.numbers(gain.who, &gain.amount, context)? {
                    self.gain_life(player, amount)?;
                }
                Ok(())
            }
            Effect::LoseLife(loss) => {
                let mut sum = 0;
                for (player, amount) in self.numbers(loss.who, &loss.amount, context)? {
                    sum += self.lose_life(player, amount)?;
                }
                if let Some(name) = &loss.name {
                    context.names.insert(name.clone(), sum);
                }
                Ok(())
            }
            Effect::SetLife(set) => self.set_effect(set, context),
            Effect::ExchangeLife(who) => {
                for other in self.who(*who, context)? {
                    self.exchange_life(context.you, other)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn set_effect(&mut self, set: &PlayerAmount, context: &Context) -> Res<()> {
        if set.who.is_group() {
            return self.set_lives(set.who, set, context);
        }
        for (player, total) in self.numbers(set.who, &set.amount, context)? {
            self.set_life(player, total)?;
        }
        Ok(())
    }

    fn counter_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::GetCounters(get) => {
                for (player, number) in self.numbers(get.who, &get.number, context)? {
                    self.get_counters(player, &get.counter, number)?;
                }
            }
            Effect::LoseCounters(lose) => {
                let mut sum = 0;
                for (player, number) in self.numbers(lose.who, &lose.number, context)? {
                    sum += self.lose_counters(player, &lose.counter, number);
                }
                if let Some(name) = &lose.name {
                    context.names.insert(name.clone(), sum);
                }
            }
            Effect::Put(put) => {
                let number = self.number_now(&put.number, context);
                for id in self.permanents(&put.on, context) {
                    self.put_counters(context.you, id, &put.counter, number)?;
                }
            }
            Effect::Proliferate(_) => self.proliferate(context.you)?,
            _ => {}
        }
        Ok(())
    }

    /// A spell or ability leaves the stack without resolving (clause 701.6).
    fn counter_effect_on_stack(&mut self, which: &str, context: &Context) -> Res<()> {
        let id = match (which, context.target) {
            ("target", Some(crate::game::Target::Item(id))) => Some(id),
            ("that_spell", _) => context.that_item,
            _ => None,
        };
        let Some(item) = id.and_then(|id| self.item(id)).cloned() else {
            return Ok(());
        };
        if item.is_spell() && self.cant_be_countered(&item) {
            return Ok(());
        }
        self.touch();
        self.stack.retain(|i| i.id != item.id);
        if item.is_spell() {
            let to = if self.objects[item.source.id].state.flashback { Zone::Exile } else { Zone::Graveyard };
            self.move_all(&[item.source.id], to)?;
        }
        Ok(())
    }

    fn cant_be_countered(&self, item: &crate::game::Item) -> bool {
        use crate::cards::{AbilityWord, Change};
        let view = self.view();
        let chars = self.spell_chars(&view, item);
        let itself = chars.words().any(|w| match w {
            AbilityWord::Static(s) => s.changes.iter().any(|c| {
                matches!(&**c, Change::Cant(cant) if cant.does == "be_countered" && cant.what == Some(What::One(One::Itself)))
            }),
            _ => false,
        });
        itself
            || view.actives.iter().any(|active| match &*active.change {
                Change::Cant(cant) if cant.does == "be_countered" => {
                    cant.spell.as_ref().is_some_and(|f| self.spell_fits(&view, &chars, f, &active.context))
                }
                _ => false,
            })
    }

    /// Whom or what something is that damage is dealt to.
    pub fn struck_name(&self, struck: Struck) -> String {
        match struck {
            Struck::Player(player) => self.players[player].name.clone(),
            Struck::Object(id) => self.label(id),
        }
    }
}
