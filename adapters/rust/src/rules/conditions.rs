//! Whether something is true.

use super::View;
use crate::cards::{Condition, During, OwnZone, TurnPart};
use crate::game::{Context, Game, Step, Target, Zone};

impl Game {
    pub fn holds(&self, view: &View, condition: &Condition, context: &Context) -> bool {
        let number = |value| self.number(view, value, context);
        let meant = |who| self.players_meant(view, who, context);
        match condition {
            Condition::AtLeast(values) => number(&values[0]) >= number(&values[1]),
            Condition::More(values) => number(&values[0]) > number(&values[1]),
            Condition::Odd(value) => number(value).rem_euclid(2) == 1,
            Condition::Some(filter) => {
                self.battlefield.iter().any(|&id| self.fits(view, id, filter, context))
            }
            Condition::None(filter) => {
                !self.battlefield.iter().any(|&id| self.fits(view, id, filter, context))
            }
            Condition::Fits(fits) => {
                let things = self.meant(view, &fits.what, context);
                !things.is_empty() && things.iter().all(|r| self.fits(view, r.id, &fits.filter, context))
            }
            Condition::All(parts) => parts.iter().all(|part| self.holds(view, part, context)),
            Condition::TargetIs(kind) => match context.target {
                Some(Target::Object(thing)) => {
                    self.objects.get(thing.id).is_some_and(|_| self.printed(thing.id).is(kind))
                }
                _ => false,
            },
            Condition::Poisoned(who) => meant(*who).iter().any(|&p| self.poison(p) > 0),
            Condition::FirstDraw(who) => meant(*who).iter().any(|&p| {
                self.step == Step::Draw
                    && self.team_of(p) == self.active
                    && self.players[p].turn.drawn_in_step == 0
            }),
            Condition::TurnOf(who) => meant(*who).iter().any(|&p| self.team_of(p) == self.active),
            Condition::During(during) => self.during(view, during, context),
            Condition::Before(_) => {
                let combat =
                    if self.combat.begun == 0 { Step::BeginningOfCombat } else { Step::DeclareAttackers };
                self.combat.begun <= 1 && self.step < combat
            }
            Condition::SorceryTime(who) => meant(*who).iter().any(|&p| self.sorcery_time(p)),
            Condition::Monarch(who) => meant(*who).iter().any(|&p| self.monarch == Some(p)),
            Condition::ControlsCommander(who) => meant(*who).iter().any(|&p| {
                self.battlefield.iter().any(|&id| {
                    let object = &self.objects[id];
                    object.commander && object.owner == p && view.chars[&id].controller == p
                })
            }),
            Condition::CostPaid(cost) => {
                if cost == "kicker" {
                    context.kicked
                } else {
                    context.surged
                }
            }
            Condition::InZone(zones) => self.in_zone(zones, context),
        }
    }

    fn during(&self, view: &View, during: &During, context: &Context) -> bool {
        let part = match during.part {
            TurnPart::Upkeep => self.step == Step::Upkeep,
            TurnPart::Combat => self.step.is_combat(),
        };
        part && during.of.is_none_or(|who| {
            self.players_meant(view, who, context).iter().any(|&p| self.team_of(p) == self.active)
        })
    }

    /// A main phase of the player's team while nothing is on the stack (clause 307.1).
    pub fn sorcery_time(&self, player: usize) -> bool {
        self.step.is_main() && self.team_of(player) == self.active && self.stack.is_empty()
    }

    fn in_zone(&self, zones: &[OwnZone], context: &Context) -> bool {
        let zone = self.objects.get(context.source.id).map(|o| o.zone);
        zones.iter().any(|z| {
            zone == Some(match z {
                OwnZone::Battlefield => Zone::Battlefield,
                OwnZone::CommandZone => Zone::Command,
                OwnZone::Graveyard => Zone::Graveyard,
            })
        })
    }
}
