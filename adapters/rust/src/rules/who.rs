//! Whom and what the words of an ability mean.

use super::View;
use crate::cards::{One, What, Who};
use crate::game::{Attached, Context, Game, Oid, Pid, Ref, Target};

impl Game {
    /// The players that a word means, in turn order where they are several.
    pub fn players_meant(&self, view: &View, who: Who, context: &Context) -> Vec<Pid> {
        let you = context.you;
        let all = self.players_in_order();
        let one = |player: Option<Pid>| player.into_iter().filter(|&p| self.plays(p)).collect();
        match who {
            Who::You => vec![you],
            Who::YourTeam => all.into_iter().filter(|&p| !self.opponents(p, you)).collect(),
            Who::EachPlayer => all,
            Who::EachOpponent => all.into_iter().filter(|&p| self.opponents(p, you)).collect(),
            Who::EachOtherPlayer => all.into_iter().filter(|&p| p != you).collect(),
            Who::EachFriend => all.into_iter().filter(|p| context.friends.contains(p)).collect(),
            Who::EachFoe => all.into_iter().filter(|p| context.foes.contains(p)).collect(),
            Who::ThatPlayer => one(context.that_player),
            Who::Target => one(as_player(context.target)),
            Who::SecondTarget => one(as_player(context.second)),
            Who::TargetController => {
                one(context.target_controller.or_else(|| self.controller_of_target(view, context.target)))
            }
            Who::ActivePlayer => one(context
                .that_player
                .filter(|&p| self.team_of(p) == self.active)
                .or(Some(self.teams[self.active].primary))),
            Who::DefendingPlayer => one(context.defender),
            Who::AttackingPlayer => one(context.attacking_player),
            Who::EnchantedPlayer => one(match self.attached(context.source) {
                Some(Attached::Player(player)) => Some(player),
                _ => None,
            }),
            Who::ChosenPlayer => one(self.objects.get(context.source.id).and_then(|o| o.state.chosen_player)),
        }
    }

    /// Those whom a word for many meant and who have left: what they did is found still (clause 800.4i).
    pub fn gone_of(&self, who: Who, you: Pid) -> Vec<Pid> {
        let gone = (0..self.players.len()).filter(|&p| !self.plays(p));
        match who {
            Who::EachPlayer => gone.collect(),
            Who::EachOtherPlayer => gone.filter(|&p| p != you).collect(),
            Who::EachOpponent => gone.filter(|&p| self.opponents(p, you)).collect(),
            Who::YourTeam => gone.filter(|&p| !self.opponents(p, you)).collect(),
            _ => Vec::new(),
        }
    }

    /// Who controls what a spell or ability targets.
    pub fn controller_of_target(&self, view: &View, target: Option<Target>) -> Option<Pid> {
        match target? {
            Target::Player(player) => Some(player),
            Target::Object(thing) => self.chars_of(view, thing).map(|c| c.controller),
            Target::Item(id) => self.item(id).map(|i| i.controller),
        }
    }

    /// What a permanent is attached to.
    pub fn attached(&self, thing: Ref) -> Option<Attached> {
        self.objects.get(thing.id).filter(|_| self.is_there(thing)).and_then(|o| o.state.attached)
    }

    /// The one object that a word means; it may have left.
    pub fn one_meant(&self, one: One, context: &Context) -> Option<Ref> {
        match one {
            One::Itself => Some(context.source),
            One::Target => as_object(context.target),
            One::SecondTarget => as_object(context.second),
            One::ThatObject => context.that_object,
            One::Enchanted | One::Equipped => match self.attached(context.source) {
                Some(Attached::Object(on)) => Some(on),
                _ => None,
            },
            One::Created => context.created.last().copied(),
            One::Targets => None,
        }
    }

    /// The objects that are meant and are still there.
    pub fn meant(&self, view: &View, what: &What, context: &Context) -> Vec<Ref> {
        match what {
            What::One(One::Targets) => context
                .targets
                .iter()
                .filter_map(|&t| as_object(Some(t)))
                .filter(|&r| self.is_there(r))
                .collect(),
            What::One(one) => {
                self.one_meant(*one, context).into_iter().filter(|&r| self.is_there(r)).collect()
            }
            What::Those(filter) => self
                .battlefield
                .iter()
                .copied()
                .filter(|&id| self.fits(view, id, filter, context))
                .map(|id| self.reference(id))
                .collect(),
        }
    }

    /// Those of them that are on the battlefield.
    pub fn permanents_meant(&self, view: &View, what: &What, context: &Context) -> Vec<Oid> {
        self.meant(view, what, context)
            .into_iter()
            .filter(|&r| self.on_battlefield(r))
            .map(|r| r.id)
            .collect()
    }

    /// Where this creature attacks: who defends, for abilities that speak of that player.
    pub fn attack_context(&self, id: Oid) -> Context {
        let reference = self.reference(id);
        let attack = self.combat.attacks.iter().find(|a| a.attacker == reference);
        let defender = match self.combat.defined.get(&reference) {
            Some(&chosen) => Some(chosen),
            None if self.variant.attacks_teams() => None,
            None => attack.map(|a| a.defender),
        };
        Context { defender, ..Default::default() }
    }
}

pub fn as_player(target: Option<Target>) -> Option<Pid> {
    match target {
        Some(Target::Player(player)) => Some(player),
        _ => None,
    }
}

pub fn as_object(target: Option<Target>) -> Option<Ref> {
    match target {
        Some(Target::Object(thing)) => Some(thing),
        _ => None,
    }
}
