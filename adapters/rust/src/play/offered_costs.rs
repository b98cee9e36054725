//! Costs that an effect offers to several players: each decides in turn, then all pay (clause 101.4).

use crate::cards::Cost;
use crate::effects::Deal;
use crate::game::{Context, Game, Pid, Res};

impl Game {
    /// The costs with all that a player chooses about them: which of several, and what to pay with.
    pub fn chosen_costs(&self, player: Pid, costs: &[Cost], context: &Context) -> Res<Vec<Cost>> {
        costs.iter().map(|cost| self.chosen_cost(player, cost, context)).collect()
    }

    fn chosen_cost(&self, player: Pid, cost: &Cost, context: &Context) -> Res<Cost> {
        Ok(match cost {
            Cost::OneOf(among) => {
                return self.chosen_cost(player, self.one_of(player, among, context)?, context)
            }
            Cost::Sacrifice(what) => Cost::SacrificeThese(self.to_sacrifice(player, what, context)?),
            Cost::SacrificeSome(some) => Cost::SacrificeThese(self.some_to_sacrifice(player, some, context)?),
            Cost::Discard(number) => Cost::DiscardThese(self.to_discard(player, *number)?),
            other => other.clone(),
        })
    }

    /// All pay what they have chosen: permanents are sacrificed together, and damage is dealt so.
    pub fn pay_together(&mut self, paying: &[(Pid, Vec<Cost>)], context: &Context) -> Res<()> {
        let (mut sacrificed, mut discarded, mut damage) = (vec![], vec![], vec![]);
        for (player, costs) in paying {
            let mut alone = vec![];
            for cost in costs {
                match cost {
                    Cost::SacrificeThese(chosen) => sacrificed.push((*player, chosen.clone())),
                    Cost::DiscardThese(chosen) => discarded.push((*player, chosen.clone())),
                    Cost::TakeDamage(n) => damage.push(Deal::to_player(context.source, *player, *n)),
                    other => alone.push(other.clone()),
                }
            }
            let mut own = Context { that_player: Some(*player), ..context.clone() };
            self.pay(*player, &alone, &mut own)?;
        }
        self.sacrifice_all(&sacrificed)?;
        self.discard_all(&discarded)?;
        self.deal(damage)
    }
}
