//! What a spell costs, and how that is paid (clauses 601.2f to 601.2h).

use super::casting::{chars_of_face, Assist, Cast};
use crate::cards::{phyrexian, without_phyrexian, AbilityWord, Card, Change, Cost, ManaNeed, SpellOrItself};
use crate::game::{Context, Game, Halt, Oid, Pid, Res, Zone};
use crate::rules::Chars;
use std::rc::Rc;

impl Game {
    /// The total cost is worked out and paid (clauses 601.2f to 601.2h).
    pub(super) fn pay_for_spell(
        &mut self,
        player: Pid,
        id: Oid,
        face: &Rc<Card>,
        cast: &Cast,
        from: Zone,
        context: &mut Context,
    ) -> Res<()> {
        let mut less = 0;
        let mut others: Vec<Cost> = Vec::new();
        for word in face.words() {
            if let AbilityWord::Additional(additional) = word {
                others.extend(additional.cost.clone());
                less = additional.less;
            }
        }
        let others = self.chosen_costs(player, &others, context)?;
        let sacrificed = others.iter().map(Cost::sacrificed).sum::<usize>() as i64;
        context.names.insert("sacrificed".into(), sacrificed);
        let mut need = self.mana_needed(player, face, cast, from)?;
        need.generic = (need.generic + need.xs * context.x).max(0);
        need.generic += self.costs_more(player, id, from);
        need.generic = (need.generic - less * sacrificed - self.costs_less(player, face, context)).max(0);
        if cast.life > 0 {
            self.pay_life(player, cast.life)?;
        }
        if let Some(assist) = &cast.assist {
            self.assisted(player, face, assist, &mut need)?;
        }
        self.pay_mana(player, &need)?;
        self.pay(player, &others, context)?;
        if from == Zone::Command {
            *self.player_mut(player).commander_casts.entry(id).or_insert(0) += 1;
        }
        Ok(())
    }

    fn mana_needed(&self, player: Pid, face: &Card, cast: &Cast, from: Zone) -> Res<ManaNeed> {
        let words = || face.words();
        let cost = if cast.face_down {
            "{3}".to_string()
        } else if cast.surge {
            let surge =
                words().find_map(|w| if let AbilityWord::Surge(c) = w { Some(c.clone()) } else { None });
            let side = (0..self.players.len()).filter(|&p| self.side_of(p) == self.side_of(player));
            let before: i64 = side.map(|p| self.players[p].turn.spells_cast).sum();
            match surge {
                Some(cost) if before > 0 && !self.variant.says("spell.surge", &["nobodys"]) => cost,
                _ => return Halt::refused("no surge cost can be paid"),
            }
        } else if cast.free {
            String::new()
        } else if let (Zone::Graveyard, Some(cost)) = (
            from,
            words().find_map(|w| if let AbilityWord::Flashback(c) = w { Some(c.clone()) } else { None }),
        ) {
            cost
        } else {
            face.cost.clone()
        };
        let with_life = (cast.life / 2) as usize;
        if cast.life % 2 != 0 || with_life > phyrexian(&cost) {
            return Halt::refused("so much life pays for nothing");
        }
        let mut need = ManaNeed::read(&without_phyrexian(&cost, with_life));
        if cast.kicked {
            let kicker =
                words().find_map(|w| if let AbilityWord::Kicker(c) = w { Some(c.clone()) } else { None });
            match kicker {
                Some(kicker) => need = need.and(ManaNeed::read(&kicker)),
                None => return Halt::refused("it has no kicker"),
            }
        }
        Ok(need)
    }

    /// What makes spells cost more, the commander's tax among it (clauses 601.2f, 903.8).
    fn costs_more(&self, player: Pid, id: Oid, from: Zone) -> i64 {
        let view = self.view();
        let tax = if from == Zone::Command {
            2 * self.players[player].commander_casts.get(&id).copied().unwrap_or(0)
        } else {
            0
        };
        let more = view.actives.iter().filter_map(|active| match &*active.change {
            Change::CostsMore(change) => {
                let turn = change.in_turn_of.is_none() || self.active != self.team_of(player);
                turn.then_some(change.more)
            }
            _ => None,
        });
        tax + more.sum::<i64>()
    }

    fn costs_less(&self, player: Pid, face: &Card, context: &Context) -> i64 {
        let view = self.view();
        let chars = Chars { controller: player, ..chars_of_face(face) };
        let by_others = view.actives.iter().filter_map(|active| match &*active.change {
            Change::CostsLess(change) => {
                let spell = match &change.spell {
                    None => true,
                    Some(SpellOrItself::Itself(_)) => false,
                    Some(SpellOrItself::Such(filter)) => {
                        self.spell_fits(&view, &chars, filter, &active.context)
                    }
                };
                let about = spell && self.change_is_about_player(&view, active, Some(change.who), player);
                about.then(|| self.number(&view, &change.less, &active.context))
            }
            _ => None,
        });
        let own = face.words().filter_map(|w| match w {
            AbilityWord::Static(s) if s.when.as_ref().is_none_or(|c| self.holds(&view, c, context)) => {
                Some(&s.changes)
            }
            _ => None,
        });
        let by_itself = own.flatten().filter_map(|change| match &**change {
            Change::CostsLess(change) if matches!(change.spell, Some(SpellOrItself::Itself(_))) => {
                Some(self.number(&view, &change.less, context))
            }
            _ => None,
        });
        by_others.sum::<i64>() + by_itself.sum::<i64>()
    }

    /// Another player pays generic mana (clause 702.132a).
    fn assisted(&mut self, player: Pid, face: &Card, assist: &Assist, need: &mut ManaNeed) -> Res<()> {
        let helper = self.players.iter().position(|p| p.name == assist.by);
        let Some(helper) = helper.filter(|&h| h != player && face.has("assist")) else {
            return Halt::refused("nobody can help to pay for it");
        };
        if assist.mana > need.generic {
            return Halt::refused("there is not so much generic mana to pay");
        }
        need.generic -= assist.mana;
        self.pay_mana(helper, &ManaNeed { generic: assist.mana, ..Default::default() })
    }
}
