//! Effects that hold others: what may be done, only if, for each, unless somebody pays.

use crate::cards::{Cost, Effect, ForEach, Offer, UnlessPays};
use crate::game::{Context, Game, Pid, Res};

impl Game {
    pub(super) fn holding_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::May(effects) => {
                let label = Some(self.label(context.source.id));
                if self.choose_whether("may", context.you, label)? {
                    self.run_effects(effects, context)?;
                }
                Ok(())
            }
            Effect::OnlyIf(branch) => {
                let holds = self.holds(&self.view(), &branch.when, context);
                self.run_effects(if holds { &branch.does } else { &branch.otherwise }, context)
            }
            Effect::ForEach(each) => self.for_each(each, context),
            Effect::UnlessPays(unless) => self.unless_pays(unless, context),
            Effect::Offer(offer) => self.offer(offer, context),
            Effect::Repeat(repeat) => {
                for _ in 0..self.number_now(&repeat.times, context).max(0) {
                    self.run_effects(&repeat.does, context)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Effects for one of several players; what they name stays.
    fn for_one(&mut self, player: Pid, effects: &[Effect], context: &mut Context) -> Res<()> {
        let outer = context.that_player;
        context.that_player = Some(player);
        let done = self.run_effects(effects, context);
        context.that_player = outer;
        done
    }

    fn for_each(&mut self, each: &ForEach, context: &mut Context) -> Res<()> {
        let view = self.view();
        let mut players = self.who(each.who, context)?;
        if let Some(but) = each.but {
            let spared = self.who(but, context)?;
            players.retain(|p| !spared.contains(p));
        }
        players.retain(|&p| {
            let own = Context { that_player: Some(p), ..context.clone() };
            each.when.as_ref().is_none_or(|c| self.holds(&view, c, &own))
        });
        for player in players {
            self.for_one(player, &each.does, context)?;
        }
        Ok(())
    }

    fn unless_pays(&mut self, unless: &UnlessPays, context: &mut Context) -> Res<()> {
        let Some(&player) = self.who(unless.who, context)?.first() else {
            return self.run_effects(&unless.does, context);
        };
        if self.agrees("payment", player, &unless.cost, context)? {
            return self.pay(player, &unless.cost, &mut context.clone());
        }
        self.run_effects(&unless.does, context)
    }

    fn agrees(&self, purpose: &str, player: Pid, cost: &[Cost], context: &Context) -> Res<bool> {
        if !self.can_pay(player, cost, context) {
            return Ok(false);
        }
        self.choose_whether(purpose, player, Some(self.label(context.source.id)))
    }

    /// Each decides in turn, what to pay with too, before any pays (clause 101.4).
    fn offer(&mut self, offer: &Offer, context: &mut Context) -> Res<()> {
        let players = self.who(offer.who, context)?;
        let group = offer.who.is_group();
        let mut paying = Vec::new();
        for &player in &players {
            let own = Context {
                that_player: if group { Some(player) } else { context.that_player },
                ..context.clone()
            };
            let yes = if offer.cost.is_empty() {
                self.choose_whether("may", player, Some(self.label(context.source.id)))?
            } else {
                self.agrees("may", player, &offer.cost, &own)?
            };
            if yes {
                paying.push((player, self.chosen_costs(player, &offer.cost, &own)?));
            }
        }
        self.pay_together(&paying, context)?;
        for player in players {
            let effects =
                if paying.iter().any(|(p, _)| *p == player) { &offer.does } else { &offer.otherwise };
            if group {
                self.for_one(player, effects, context)?;
            } else {
                self.run_effects(effects, context)?;
            }
        }
        Ok(())
    }
}
