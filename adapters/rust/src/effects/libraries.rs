//! Libraries: drawing, milling, looking, searching.

use super::Entering;
use crate::cards::{Effect, ExileTop, LookAtTop, Search};
use crate::game::{Context, Game, Halt, Oid, Pid, Res, Zone};

impl Game {
    pub(super) fn library_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Draw(draw) => {
                let numbers = self.numbers(draw.who, &draw.number, context)?;
                self.draw_several(&numbers)
            }
            Effect::Mill(mill) => {
                for (player, number) in self.numbers(mill.who, &mill.number, context)? {
                    let top = self.top(player, number.max(0) as usize);
                    self.move_all(&top, Zone::Graveyard)?;
                }
                Ok(())
            }
            Effect::Scry(look) => self.look(look, false, context),
            Effect::Surveil(look) => self.look(look, true, context),
            Effect::Search(search) => self.search(search, context),
            Effect::RevealTop(reveal) => {
                let top = self.top(context.you, 1);
                let worth = top.first().map_or(0, |&id| self.printed(id).worth);
                if let Some(name) = &reveal.name {
                    context.names.insert(name.clone(), worth);
                }
                self.move_all(&top, Zone::Hand)
            }
            Effect::ExileTop(exile) => self.exile_top(exile, context),
            _ => Ok(()),
        }
    }

    /// The cards on top of a library, the topmost first.
    pub fn top(&self, player: Pid, number: usize) -> Vec<Oid> {
        self.players[player].library.iter().rev().take(number).copied().collect()
    }

    /// Players draw team by team, the active one first, in the order that each team likes (805.6a).
    pub fn draw_several(&mut self, numbers: &[(Pid, i64)]) -> Res<()> {
        for team in self.teams_in_order() {
            let own: Vec<(Pid, i64)> =
                numbers.iter().copied().filter(|(p, _)| self.team_of(*p) == team).collect();
            let names: Vec<String> = own.iter().map(|(p, _)| self.players[*p].name.clone()).collect();
            let members = self.teams[team].players.clone();
            let order = if own.len() > 1 {
                self.choose_order("draw_order", &members, &names)
            } else {
                (0..own.len()).collect()
            };
            for index in order {
                self.draw(own[index].0, own[index].1)?;
            }
        }
        Ok(())
    }

    /// Scry and surveil (clauses 701.22 and 701.25).
    fn look(&mut self, look: &LookAtTop, surveil: bool, context: &Context) -> Res<()> {
        for player in self.who(look.who, context)? {
            let top = self.top(player, look.number);
            let purpose = if surveil { "look_to_graveyard" } else { "look_to_bottom" };
            let away = self.choose_objects(purpose, player, &top, 0, top.len())?;
            let rest: Vec<Oid> = top.iter().copied().filter(|id| !away.contains(id)).collect();
            if surveil {
                self.move_all(&away, Zone::Graveyard)?;
            } else {
                let library = &mut self.player_mut(player).library;
                library.retain(|id| !away.contains(id));
                for &id in &away {
                    library.insert(0, id);
                }
            }
            self.order_top(player, &rest)?;
        }
        Ok(())
    }

    fn order_top(&mut self, player: Pid, rest: &[Oid]) -> Res<()> {
        if rest.len() < 2 {
            return Ok(());
        }
        let labels: Vec<String> = rest.iter().map(|&id| self.label(id)).collect();
        let choice = self.choice("order", "look_order", &[player], labels, rest.len(), rest.len());
        let crate::game::Pick::Options(mut order) = self.ask(choice)? else {
            return Ok(());
        };
        order.extend((0..rest.len()).filter(|i| !order.contains(i)).collect::<Vec<_>>());
        let library = &mut self.player_mut(player).library;
        library.retain(|id| !rest.contains(id));
        library.extend(order.into_iter().rev().map(|i| rest[i]));
        Ok(())
    }

    /// The controller, or another player, searches the own library (clause 701.23).
    fn search(&mut self, search: &Search, context: &mut Context) -> Res<()> {
        let players = self.who(search.who.unwrap_or(crate::cards::Who::You), context)?;
        let Some(&player) = players.first() else { return Ok(()) };
        let view = self.view();
        let mut found = Vec::new();
        if !self.cant(player, "search") {
            let library = self.players[player].library.clone();
            let fits = |id: &Oid| search.what.as_ref().is_none_or(|f| self.fits(&view, *id, f, context));
            let options: Vec<Oid> = library.into_iter().filter(fits).collect();
            let least = usize::from(search.what.is_none());
            found = self.choose_objects("search", player, &options, least, search.number)?;
            if search.different && self.same_names(&found) {
                return Halt::refused("no two of one name are found");
            }
        }
        if search.to == "library_top" {
            self.shuffle(player);
            let library = &mut self.player_mut(player).library;
            library.retain(|id| !found.contains(id));
            library.extend(found);
            return Ok(());
        }
        match search.to.as_str() {
            "battlefield" => {
                let entering = Entering { tapped: search.tapped, ..Default::default() };
                let all = found.iter().map(|&id| (id, player, entering.clone())).collect();
                self.enter_many(all)?;
            }
            "graveyard" => self.move_all(&found, Zone::Graveyard)?,
            _ => self.move_all(&found, Zone::Hand)?,
        }
        self.shuffle(player);
        Ok(())
    }

    fn same_names(&self, found: &[Oid]) -> bool {
        let mut names: Vec<&str> = found.iter().map(|&id| self.objects[id].card.name.as_str()).collect();
        names.sort_unstable();
        names.windows(2).any(|w| w[0] == w[1])
    }

    /// Cards are exiled from the top, and may be played where that is said.
    fn exile_top(&mut self, exile: &ExileTop, context: &mut Context) -> Res<()> {
        let player = context.you;
        let top = self.top(player, exile.number);
        self.move_all(&top, Zone::Exile)?;
        for &id in &top {
            self.object_mut(id).state.exiled_by = Some(context.source);
        }
        match exile.may.as_deref() {
            Some("cast_now") => {
                let cast = match top.first() {
                    Some(&id) => self.cast_exiled(player, id)?,
                    None => false,
                };
                if !cast {
                    self.run_effects(&exile.otherwise, context)?;
                }
            }
            Some(may) => {
                for id in top {
                    self.object_mut(id).state.may_play = Some((player, may == "play_this_turn"));
                }
            }
            None => {}
        }
        Ok(())
    }

    fn cast_exiled(&mut self, player: Pid, id: Oid) -> Res<bool> {
        let card = self.objects[id].card.clone();
        if card.kind.contains("Land") || self.cant(player, "cast") {
            return Ok(false);
        }
        let need = crate::cards::ManaNeed::read(&card.cost);
        let has_targets = card.words().all(|w| match w {
            crate::cards::AbilityWord::Spell(spell) => {
                self.can_have_targets(spell, &self.own_context(id, player))
            }
            _ => true,
        });
        if !has_targets || (self.mana_at_hand(player) as i64) < need.generic + need.symbols.len() as i64 {
            return Ok(false);
        }
        if !self.choose_whether("may", player, Some(self.label(id)))? {
            return Ok(false);
        }
        let cast = crate::play::Cast::default();
        self.spell_is_cast(player, id, card, &cast, Zone::Exile)?;
        Ok(true)
    }
}
