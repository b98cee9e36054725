//! Costs are paid: all of them, or the act is undone (clauses 118 and 601.2h).

use crate::cards::{Cost, LoyaltyCost, ManaNeed, SacrificeSome, SoMany, Value, What};
use crate::events::Occurrence;
use crate::game::{Choice, Context, Decides, Game, Halt, Oid, Pick, Pid, Res, Zone};
use std::rc::Rc;

/// Takes whatever is offered first; for finding out whether something can be done at all.
struct Anything;

impl Decides for Anything {
    fn decide(&self, choice: &Choice) -> Option<Pick> {
        Some(Pick::Options((0..choice.min).collect()))
    }
}

/// Is a number chosen for X as these are paid?
pub fn costs_have_x(costs: &[Cost]) -> bool {
    costs.iter().any(|cost| match cost {
        Cost::Mana(mana) => mana.contains("{X}"),
        Cost::SacrificeSome(some) => matches!(&some.number, SoMany::Number(Value::Word(_))),
        Cost::Loyalty(LoyaltyCost::MinusX(_)) => true,
        _ => false,
    })
}

impl Game {
    /// Pays costs one after the other, mana first.
    pub fn pay(&mut self, player: Pid, costs: &[Cost], context: &mut Context) -> Res<()> {
        for cost in costs.iter().filter(|c| matches!(c, Cost::Tap)) {
            self.pay_one(player, cost, context)?;
        }
        let (mana, rest): (Vec<&Cost>, Vec<&Cost>) =
            costs.iter().filter(|c| !matches!(c, Cost::Tap)).partition(|c| matches!(c, Cost::Mana(_)));
        for cost in mana.into_iter().chain(rest) {
            self.pay_one(player, cost, context)?;
        }
        Ok(())
    }

    /// Could the player pay all of it now?
    pub fn can_pay(&self, player: Pid, costs: &[Cost], context: &Context) -> bool {
        let mut trial = self.clone();
        trial.answers = Rc::new(Anything);
        trial.pay(player, costs, &mut context.clone()).is_ok()
    }

    fn pay_one(&mut self, player: Pid, cost: &Cost, context: &mut Context) -> Res<()> {
        let source = context.source.id;
        match cost {
            Cost::Tap => self.pay_tap(source),
            Cost::Mana(mana) => {
                let mut need = ManaNeed::read(mana);
                need.generic += need.xs * context.x;
                self.pay_mana(player, &need)
            }
            Cost::Life(value) => {
                let amount = self.number(&self.view(), value, context);
                self.pay_life(player, amount.max(0))
            }
            Cost::Sacrifice(what) => self.pay_sacrifice(player, what, context),
            Cost::SacrificeSome(some) => self.pay_sacrifice_some(player, some, context),
            Cost::TakeDamage(amount) => {
                self.deal(vec![crate::effects::Deal::to_player(context.source, player, *amount)])
            }
            Cost::OneOf(costs) => {
                let one = self.one_of(player, costs, context)?;
                self.pay_one(player, one, context)
            }
            Cost::Counters(own) => self.pay_counters(player, own),
            Cost::Loyalty(loyalty) => self.pay_loyalty(player, source, loyalty, context.x),
            Cost::Discard(number) => self.pay_discard(player, *number),
            Cost::ExileFromGraveyard(kind) => self.pay_exile(player, kind),
            Cost::ExileItself(_) => {
                if self.objects[source].zone != Zone::Graveyard || self.objects[source].owner != player {
                    return Halt::refused("the card is not in the graveyard");
                }
                self.move_all(&[source], Zone::Exile)
            }
            Cost::Remove(counters) => {
                if self.objects[source].counter(&counters.counter) < counters.number {
                    return Halt::refused("there are fewer counters");
                }
                *self.object_mut(source).state.counters.entry(counters.counter.clone()).or_insert(0) -=
                    counters.number;
                Ok(())
            }
            Cost::ReturnToHand(_) => self.move_all(&[source], Zone::Hand),
            Cost::SacrificeThese(chosen) => self.sacrifice_all(&[(player, chosen.clone())]),
            Cost::DiscardThese(chosen) => self.discard_all(&[(player, chosen.clone())]),
        }
    }

    fn pay_tap(&mut self, source: Oid) -> Res<()> {
        let view = self.view();
        let chars = self.chars(&view, source);
        let state = &self.objects[source].state;
        if self.objects[source].zone != Zone::Battlefield || state.tapped {
            return Halt::refused("it is tapped already");
        }
        if chars.is_creature() && state.fresh && !chars.has("haste") {
            return Halt::refused("it has not been there since before the turn");
        }
        self.tap(source);
        Ok(())
    }

    /// Life is paid by a player whose team has it (clauses 119.4, 810.9e).
    pub fn pay_life(&mut self, player: Pid, amount: i64) -> Res<()> {
        if amount == 0 {
            return Ok(());
        }
        if self.life_of(player) < amount || self.team_cant(player, "lose_life") {
            return Halt::refused("the life can't be paid");
        }
        self.lose_life(player, amount).map(|_| ())
    }

    fn pay_sacrifice(&mut self, player: Pid, what: &What, context: &Context) -> Res<()> {
        let chosen = self.to_sacrifice(player, what, context)?;
        self.sacrifice_all(&[(player, chosen)])
    }

    /// The permanent that a player picks to sacrifice.
    pub fn to_sacrifice(&self, player: Pid, what: &What, context: &Context) -> Res<Vec<Oid>> {
        let view = self.view();
        let options: Vec<Oid> = self
            .permanents_meant(&view, what, context)
            .into_iter()
            .filter(|id| view.chars[id].controller == player)
            .collect();
        if options.is_empty() {
            return Halt::refused("there is nothing to sacrifice");
        }
        self.choose_objects("sacrifice", player, &options, 1, 1)
    }

    fn pay_sacrifice_some(&mut self, player: Pid, some: &SacrificeSome, context: &mut Context) -> Res<()> {
        let chosen = self.some_to_sacrifice(player, some, context)?;
        if matches!(some.number, SoMany::Any(_)) {
            context.names.insert("sacrificed".into(), chosen.len() as i64);
        }
        self.sacrifice_all(&[(player, chosen)])
    }

    /// The permanents that a player picks to sacrifice, as many as the cost says.
    pub fn some_to_sacrifice(&self, player: Pid, some: &SacrificeSome, context: &Context) -> Res<Vec<Oid>> {
        let view = self.view();
        let what = What::Those(Box::new(some.what.clone()));
        let mut options = self.permanents_meant(&view, &what, context);
        options.retain(|id| view.chars[id].controller == player);
        let (least, most) = match &some.number {
            SoMany::Any(_) => (0, options.len()),
            SoMany::Number(value) => {
                let number = self.number(&view, value, context).max(0) as usize;
                (number, number)
            }
        };
        if options.len() < least {
            return Halt::refused("there are too few to sacrifice");
        }
        self.choose_objects("sacrifice", player, &options, least, most)
    }

    /// That of several costs which a player chooses of those that can be paid.
    pub fn one_of<'a>(&self, player: Pid, costs: &'a [Cost], context: &Context) -> Res<&'a Cost> {
        let can: Vec<usize> = (0..costs.len())
            .filter(|&i| self.can_pay(player, std::slice::from_ref(&costs[i]), context))
            .collect();
        if can.is_empty() {
            return Halt::refused("none of the costs can be paid");
        }
        let mut picked = can[0];
        if can.len() > 1 {
            let names = can.iter().map(|i| (i + 1).to_string()).collect();
            let mut choice = self.choice("modes", "modes", &[player], names, 1, 1);
            choice.source = Some(self.label(context.source.id));
            if let Pick::Options(indices) = self.ask(choice)? {
                picked = can[indices.first().copied().unwrap_or(0)];
            }
        }
        Ok(&costs[picked])
    }

    fn pay_counters(&mut self, player: Pid, own: &crate::cards::OwnCounters) -> Res<()> {
        if self.players[player].counter(&own.counter) < own.number {
            return Halt::refused("there are fewer counters");
        }
        *self.player_mut(player).counters.entry(own.counter.clone()).or_insert(0) -= own.number;
        Ok(())
    }

    /// Once each turn, as a sorcery would be cast (clause 606.3).
    fn pay_loyalty(&mut self, player: Pid, source: Oid, cost: &LoyaltyCost, x: i64) -> Res<()> {
        let number = match cost {
            LoyaltyCost::Number(number) => *number,
            LoyaltyCost::MinusX(_) => -x,
        };
        if self.objects[source].state.loyalty_used {
            return Halt::refused("a loyalty ability of it was activated this turn");
        }
        if self.objects[source].counter("loyalty") + number < 0 {
            return Halt::refused("it has too little loyalty");
        }
        if number > 0 {
            self.put_counters(player, source, "loyalty", number)?;
        } else {
            *self.object_mut(source).state.counters.entry("loyalty".into()).or_insert(0) += number;
        }
        self.object_mut(source).state.loyalty_used = true;
        let thing = self.reference(source);
        self.occur(Occurrence::UsesLoyalty(player, thing));
        Ok(())
    }

    fn pay_discard(&mut self, player: Pid, number: usize) -> Res<()> {
        let chosen = self.to_discard(player, number)?;
        self.discard_all(&[(player, chosen)])
    }

    /// The cards that a player picks to discard.
    pub fn to_discard(&self, player: Pid, number: usize) -> Res<Vec<Oid>> {
        let hand = &self.players[player].hand;
        if hand.len() < number {
            return Halt::refused("there are too few cards to discard");
        }
        self.choose_objects("discard", player, hand, number, number)
    }

    fn pay_exile(&mut self, player: Pid, kind: &str) -> Res<()> {
        let options: Vec<Oid> =
            self.players[player].graveyard.iter().copied().filter(|&id| self.printed(id).is(kind)).collect();
        if options.is_empty() {
            return Halt::refused("there is no such card in the graveyard");
        }
        let chosen = self.choose_objects("exile", player, &options, 1, 1)?;
        self.move_all(&chosen, Zone::Exile)
    }

    /// A number that is worked out for what somebody pays.
    pub fn number_now(&self, value: &Value, context: &Context) -> i64 {
        self.number(&self.view(), value, context)
    }
}
