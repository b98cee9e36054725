//! Mana: what makes it, and how a cost is paid with it (chapters 106 and 605).

use crate::cards::{letter, Activated, Colours, Cost, Effect, ManaNeed};
use crate::events::Occurrence;
use crate::game::{Context, Game, Halt, Oid, Pid, Res};

/// One mana that could be spent: letters that it can be, and what would be tapped for it.
#[derive(Clone, Debug)]
struct Unit {
    letters: String,
    source: Option<(Oid, usize)>,
    pool: Option<usize>,
    /// It comes besides, by an ability that adds mana as the source is tapped.
    besides: bool,
}

/// Is this a mana ability, which does not use the stack (clause 605.1a)?
pub fn is_mana_ability(ability: &Activated) -> bool {
    !ability.does.is_empty()
        && ability.does.iter().all(|e| matches!(e, Effect::AddMana(_)))
        && ability.targets.is_none()
        && !ability.cost.iter().any(|c| matches!(c, Cost::Loyalty(_)))
}

fn letters_of(colours: &Colours) -> String {
    match colours {
        Colours::One(colour) if colour == "any" => "WUBRG".into(),
        Colours::One(colour) => letter(colour).to_string(),
        Colours::OneOf(several) => several.iter().map(|c| letter(c)).collect(),
    }
}

/// The colours of the mana symbols of a card, in its cost and in what it says.
fn identity_of(card: &crate::cards::Card) -> String {
    let adds = card.words().filter_map(|word| match word {
        crate::cards::AbilityWord::Activate(ability) => Some(&ability.does),
        _ => None,
    });
    let added = adds.flatten().filter_map(|effect| match effect {
        Effect::AddMana(add) => Some(letters_of(&add.colour)).filter(|letters| letters.len() < 5),
        _ => None,
    });
    let said = format!("{} {:?}", card.cost, card.abilities);
    let symbols = crate::cards::symbols(&said);
    let mana = symbols.into_iter().filter(|s| s.chars().all(|c| "WUBRGP/2".contains(c)));
    mana.chain(added).flat_map(|s| s.chars().collect::<Vec<_>>()).filter(|&c| "WUBRG".contains(c)).collect()
}

impl Game {
    /// Pays mana from the pool, and taps what makes the rest.
    pub fn pay_mana(&mut self, player: Pid, need: &ManaNeed) -> Res<()> {
        let units = self.units(player);
        let Some(spent) = assign(need, &units) else {
            return Halt::refused(format!("{} has not the mana", self.players[player].name));
        };
        let mut pool: Vec<usize> = spent.iter().filter_map(|&(u, _)| units[u].pool).collect();
        pool.sort_unstable();
        for index in pool.into_iter().rev() {
            self.player_mut(player).pool.remove(index);
        }
        self.tap_for(player, &units, &spent);
        Ok(())
    }

    fn tap_for(&mut self, player: Pid, units: &[Unit], spent: &[(usize, char)]) {
        let mut tapped: Vec<Oid> = Vec::new();
        for &(unit, colour) in spent {
            let Some((source, _)) = units[unit].source else {
                continue;
            };
            if !tapped.contains(&source) {
                tapped.push(source);
                self.tap(source);
                self.tapped_for_mana(player, source, colour);
                let besides = spent
                    .iter()
                    .filter(|(u, _)| units[*u].besides && units[*u].source.is_some_and(|(s, _)| s == source));
                for (_, colour) in besides {
                    let pool = &mut self.player_mut(player).pool;
                    if let Some(index) = pool.iter().rposition(|c| c == colour).or(pool.len().checked_sub(1))
                    {
                        pool.remove(index);
                    }
                }
                let unused = units.iter().enumerate().filter(|(i, u)| {
                    !u.besides
                        && u.source.is_some_and(|(s, _)| s == source)
                        && !spent.iter().any(|(used, _)| used == i)
                });
                let left: Vec<char> = unused.filter_map(|(_, u)| u.letters.chars().next()).collect();
                self.player_mut(player).pool.extend(left);
            }
        }
    }

    /// An ability that adds mana as something is tapped for mana does so at once (clause 605.1b).
    pub fn tapped_for_mana(&mut self, player: Pid, source: Oid, colour: char) {
        let thing = self.reference(source);
        let before = self.pending.len();
        self.occur(Occurrence::TapsForMana(player, thing, colour));
        let new: Vec<_> = self.pending.drain(before..).collect();
        for pending in new {
            let adds = crate::events::as_trigger(&pending.ability).map(|t| t.does).unwrap_or_default();
            let at_once = !adds.is_empty() && adds.iter().all(|e| matches!(e, Effect::AddMana(_)));
            if at_once {
                for effect in &adds {
                    if let Effect::AddMana(add) = effect {
                        let whose = add.who.map_or(vec![pending.controller], |w| {
                            self.players_meant(&self.view(), w, &pending.context)
                        });
                        for p in whose {
                            let c = match &add.colour {
                                Colours::One(c) if c == "produced" => colour,
                                other => letters_of(other).chars().next().unwrap_or('C'),
                            };
                            self.add_to_pool(p, c);
                        }
                    }
                }
            } else {
                self.pending.push(pending);
            }
        }
    }

    /// What would be added besides if this were tapped for mana, for the same player.
    fn mana_besides(&self, player: Pid, source: Oid, letters: &str) -> Vec<String> {
        let view = self.view();
        let thing = self.reference(source);
        let colour = letters.chars().next().unwrap_or('C');
        let mut found = Vec::new();
        for (context, does) in self.at_once_for_mana(&view, player, thing, colour) {
            for effect in &does {
                let Effect::AddMana(add) = effect else {
                    continue;
                };
                let whose = add.who.map_or(vec![context.you], |w| self.players_meant(&view, w, &context));
                let produced = matches!(&add.colour, Colours::One(c) if c == "produced");
                if whose.contains(&player) {
                    found.push(if produced { letters.to_string() } else { letters_of(&add.colour) });
                }
            }
        }
        found
    }

    /// Abilities that add mana and would trigger as this is tapped for mana.
    fn at_once_for_mana(
        &self,
        view: &crate::rules::View,
        player: Pid,
        thing: crate::game::Ref,
        colour: char,
    ) -> Vec<(Context, Vec<Effect>)> {
        let mut found = Vec::new();
        for (&id, chars) in &view.chars {
            for ability in &chars.abilities {
                let Some(triggered) = crate::events::as_trigger(ability) else {
                    continue;
                };
                let adds = !triggered.does.is_empty()
                    && triggered.does.iter().all(|e| matches!(e, Effect::AddMana(_)));
                if !adds || !matches!(triggered.when, crate::cards::Event::TapsForMana(_)) {
                    continue;
                }
                let own = self.own_context(id, chars.controller);
                let tapped = Occurrence::TapsForMana(player, thing, colour);
                let contexts = self.matches(view, &triggered, &own, &tapped);
                found.extend(contexts.into_iter().map(|c| (c, triggered.does.clone())));
            }
        }
        found
    }

    fn units(&self, player: Pid) -> Vec<Unit> {
        let pool = self.players[player].pool.iter().enumerate();
        let mut units: Vec<Unit> = pool
            .map(|(i, c)| Unit { letters: c.to_string(), source: None, pool: Some(i), besides: false })
            .collect();
        let view = self.view();
        let mut sources: Vec<((bool, bool), usize, Unit)> = Vec::new();
        for (&id, chars) in &view.chars {
            if chars.controller != player || self.objects[id].state.tapped {
                continue;
            }
            let sick = chars.is_creature() && self.objects[id].state.fresh && !chars.has("haste");
            for (index, ability) in self.activated_of(id).iter().enumerate() {
                let only_tap = ability.cost == [Cost::Tap];
                let context = self.own_context(id, player);
                let can = ability.when.as_ref().is_none_or(|c| self.holds(&view, c, &context));
                if sick || !only_tap || !is_mana_ability(ability) || !can {
                    continue;
                }
                for effect in &ability.does {
                    if let Effect::AddMana(add) = effect {
                        let letters = self.at_home(player, letters_of(&add.colour));
                        let width = letters.len();
                        let unit = Unit { letters, source: Some((id, index)), pool: None, besides: false };
                        let does_more = chars.words().count() > 1;
                        for letters in self.mana_besides(player, id, &unit.letters) {
                            let more = Unit { letters, besides: true, ..unit.clone() };
                            sources.push(((chars.is_creature(), does_more), width, more));
                        }
                        sources.push(((chars.is_creature(), does_more), width, unit));
                    }
                }
                break;
            }
        }
        sources.sort_by_key(|(last, width, _)| (*last, *width));
        units.extend(sources.into_iter().map(|(_, _, unit)| unit));
        units
    }

    /// How much mana a player could spend at most.
    pub fn mana_at_hand(&self, player: Pid) -> usize {
        self.units(player).len()
    }

    /// Adds mana, of a colour that the player likes where there are several.
    pub fn add_mana(&mut self, player: Pid, colours: &Colours, context: &Context) -> Res<()> {
        if let (Colours::One(word), Some(produced)) = (colours, context.produced) {
            if word == "produced" {
                self.add_to_pool(player, produced);
                return Ok(());
            }
        }
        let letters: Vec<char> = letters_of(colours).chars().collect();
        let names: Vec<String> =
            letters.iter().filter_map(|&c| crate::cards::colour_name(c)).map(String::from).collect();
        let index = if letters.len() > 1 {
            self.choose_option("colour", &[player], &names, Some(self.label(context.source.id)))?
        } else {
            0
        };
        self.add_to_pool(player, letters[index]);
        Ok(())
    }

    fn add_to_pool(&mut self, player: Pid, colour: char) {
        let added = self.at_home(player, colour.to_string());
        self.player_mut(player).pool.extend(added.chars().next());
    }

    /// Mana as a player is given it: of colours outside the commander's identity colourless, on days that
    /// have that rule (clause 903.8 of 2011).
    fn at_home(&self, player: Pid, letters: String) -> String {
        let own = |o: &&crate::game::Object| o.commander && o.owner == player;
        let commanders: Vec<_> = self.objects.iter().filter(own).collect();
        if commanders.is_empty() || !self.variant.says("commander.foreign_mana", &["colourless"]) {
            return letters;
        }
        let identity: String = commanders.iter().map(|o| identity_of(&o.card)).collect();
        let mut kept: String = letters.chars().filter(|&c| c == 'C' || identity.contains(c)).collect();
        if kept.len() < letters.len() && !kept.contains('C') {
            kept.push('C');
        }
        kept
    }
}

/// Which units pay what is needed; nothing where they do not.
fn assign(need: &ManaNeed, units: &[Unit]) -> Option<Vec<(usize, char)>> {
    let mut generic = need.generic;
    let mut symbols = need.symbols.clone();
    loop {
        if let Some(matched) = matched(&symbols, units) {
            let mut spent = matched;
            let free = (0..units.len()).filter(|i| !spent.iter().any(|(u, _)| u == i));
            let rest: Vec<usize> = free.take(generic.max(0) as usize).collect();
            if rest.len() as i64 == generic.max(0) {
                spent.extend(rest.into_iter().map(|i| (i, units[i].letters.chars().next().unwrap_or('C'))));
                return Some(spent);
            }
        }
        let position = symbols.iter().position(|(_, or)| or.is_some())?;
        generic += symbols[position].1.unwrap_or(0);
        symbols.remove(position);
    }
}

/// A unit for each symbol, found along augmenting paths.
fn matched(symbols: &[(String, Option<i64>)], units: &[Unit]) -> Option<Vec<(usize, char)>> {
    let pays = |s: usize, u: usize| units[u].letters.chars().find(|c| symbols[s].0.contains(*c));
    let mut owner: Vec<Option<usize>> = vec![None; units.len()];
    fn place(
        s: usize,
        seen: &mut [bool],
        owner: &mut [Option<usize>],
        pays: &dyn Fn(usize, usize) -> Option<char>,
    ) -> bool {
        for u in 0..owner.len() {
            if seen[u] || pays(s, u).is_none() {
                continue;
            }
            seen[u] = true;
            let free = match owner[u] {
                None => true,
                Some(other) => place(other, seen, owner, pays),
            };
            if free {
                owner[u] = Some(s);
                return true;
            }
        }
        false
    }
    for s in 0..symbols.len() {
        if !place(s, &mut vec![false; units.len()], &mut owner, &pays) {
            return None;
        }
    }
    Some(owner.iter().enumerate().filter_map(|(u, s)| s.and_then(|s| pays(s, u).map(|c| (u, c)))).collect())
}
