//! What can be chosen as a target, and whether it still can (chapter 115).

use crate::cards::{symbols, Modes, Spell, Target as Wanted, TargetWord, Targets};
use crate::game::{Context, Game, Halt, Item, Oid, Pid, Res, Target, Zone};
use crate::rules::{Chars, View};

impl Modes {
    /// How many modes are chosen at least and at most.
    pub fn bounds(&self) -> (usize, usize) {
        match self.number.as_str() {
            "one" => (1, 1),
            "two" => (2, 2),
            "one_or_more" => (1, self.of.len()),
            _ => (0, self.of.len()),
        }
    }
}

impl Game {
    /// The slots of a declaration, each with the context in which it is chosen.
    pub fn target_slots(&self, wants: &Targets, context: &Context) -> Vec<(TargetWord, Context)> {
        if let Some(who) = wants.for_each {
            let players = self.players_meant(&self.view(), who, context);
            return players
                .into_iter()
                .map(|p| (wants.target.clone(), Context { that_player: Some(p), ..context.clone() }))
                .collect();
        }
        let second = wants.second_target.iter().map(|t| (t.clone(), context.clone()));
        std::iter::once((wants.target.clone(), context.clone())).chain(second).collect()
    }

    pub fn can_have_targets(&self, spell: &Spell, context: &Context) -> bool {
        spell.targets.as_ref().is_none_or(|wants| {
            wants.up_to
                || self
                    .target_slots(wants, context)
                    .iter()
                    .all(|(word, c)| !self.target_options(word, c).is_empty())
        })
    }

    /// All that can be chosen, players first.
    pub fn target_options(&self, word: &TargetWord, context: &Context) -> Vec<Target> {
        let mut all: Vec<Target> = self.players_in_order().into_iter().map(Target::Player).collect();
        all.extend(self.battlefield.iter().map(|&id| Target::Object(self.reference(id))));
        for player in &self.players {
            all.extend(player.graveyard.iter().map(|&id| Target::Object(self.reference(id))));
        }
        all.extend(self.items_apart().map(|item| Target::Item(item.id)));
        all.retain(|&t| self.is_legal_target(word, t, context));
        all
    }

    /// What is on the stack; of abilities of one name that which resolves first.
    fn items_apart(&self) -> impl Iterator<Item = &Item> {
        let resolves_before = |at: usize| self.stack[at + 1..].iter();
        let hidden = move |at: usize, item: &Item| resolves_before(at).any(|o| o.label == item.label);
        self.stack.iter().enumerate().filter(move |(at, item)| !hidden(*at, item)).map(|(_, item)| item)
    }

    /// Can this be the target of what is said, by whoever says so?
    pub fn is_legal_target(&self, word: &TargetWord, target: Target, context: &Context) -> bool {
        let view = self.view();
        match (word, target) {
            (_, Target::Player(player)) => {
                let fits = match word {
                    TargetWord::Any(_) => true,
                    TargetWord::Such(such) => match such.who.as_deref() {
                        Some("any_player") => true,
                        Some(_) => self.opponents(player, context.you),
                        None => false,
                    },
                };
                fits && self.plays(player) && self.player_can_be_target(&view, player, context)
            }
            (TargetWord::Any(_), Target::Object(thing)) => {
                let any = view
                    .chars
                    .get(&thing.id)
                    .is_some_and(|c| ["Creature", "Planeswalker", "Battle"].iter().any(|t| c.is(t)));
                any && self.on_battlefield(thing) && self.object_can_be_target(&view, thing.id, context)
            }
            (TargetWord::Such(such), Target::Object(thing)) => self.is_such(&view, such, thing, context),
            (TargetWord::Such(such), Target::Item(id)) => self.is_such_item(&view, such, id, context),
            (TargetWord::Any(_), Target::Item(_)) => false,
        }
    }

    fn is_such(&self, view: &View, such: &Wanted, thing: crate::game::Ref, context: &Context) -> bool {
        if !self.is_there(thing) {
            return false;
        }
        if such.card_in.is_some() {
            let object = &self.objects[thing.id];
            return object.zone == Zone::Graveyard
                && such.kind.as_ref().is_none_or(|t| self.printed(thing.id).is(t))
                && such
                    .whose
                    .is_none_or(|who| self.players_meant(view, who, context).contains(&object.owner));
        }
        such.what.as_ref().is_some_and(|filter| {
            self.on_battlefield(thing)
                && self.fits(view, thing.id, filter, context)
                && self.object_can_be_target(view, thing.id, context)
        })
    }

    fn is_such_item(&self, view: &View, such: &Wanted, id: u64, context: &Context) -> bool {
        let Some(item) = self.item(id) else {
            return false;
        };
        match &such.spell {
            Some(filter) => {
                item.is_spell()
                    && item.source != context.source
                    && self.spell_fits(view, &self.spell_chars(view, item), filter, context)
            }
            None => such.ability.is_some() && !item.is_spell(),
        }
    }

    /// A spell's characteristics, with who controls it, and with what was chosen for X (clause 202.3e).
    pub fn spell_chars(&self, view: &View, item: &Item) -> Chars {
        let chars = self.chars(view, item.source.id);
        let xs = symbols(&chars.cost).iter().filter(|symbol| *symbol == "X").count() as i64;
        Chars { controller: item.controller, worth: chars.worth + xs * item.context.x, ..chars }
    }

    fn player_can_be_target(&self, view: &View, player: Pid, context: &Context) -> bool {
        !view.actives.iter().any(|active| match &*active.change {
            crate::cards::Change::PlayerHas(has) => {
                self.change_is_about_player(view, active, Some(has.who), player)
                    && (has.keyword == "shroud" || self.opponents(player, context.you))
            }
            _ => false,
        })
    }

    /// Shroud, hexproof and protection (clauses 702.18, 702.11, 702.16b).
    pub fn object_can_be_target(&self, view: &View, id: Oid, context: &Context) -> bool {
        let Some(chars) = view.chars.get(&id) else {
            return true;
        };
        let hexproof = chars.has("hexproof") && self.opponents(chars.controller, context.you);
        !(chars.has("shroud") || hexproof || self.is_protected_from(view, id, context.source))
    }

    /// Is it protected from that object (clause 702.16)?
    pub fn is_protected_from(&self, view: &View, id: Oid, from: crate::game::Ref) -> bool {
        let (Some(chars), Some(other)) = (view.chars.get(&id), self.chars_of(view, from)) else {
            return false;
        };
        let own = self.own_context(id, chars.controller);
        chars.words().any(|word| match word {
            crate::cards::AbilityWord::Protection(filter) => {
                self.fits_as(view, from.id, &other, filter, &own)
            }
            _ => false,
        })
    }

    pub fn target_name(&self, target: Target) -> String {
        match target {
            Target::Player(player) => self.players[player].name.clone(),
            Target::Object(thing) => self.label(thing.id),
            Target::Item(id) => self.stack_names.get(&id).cloned().unwrap_or_default(),
        }
    }

    /// Which of these is called so? Of several spells the topmost.
    fn target_named(&self, options: &[Target], name: &str) -> Option<Target> {
        let token = self.token_named(name).map(|id| self.label(id));
        let name = token.as_deref().unwrap_or(name);
        options.iter().rev().copied().find(|&t| self.target_name(t) == name)
    }

    /// Targets as they were announced, in the order of the card (clause 601.2c).
    pub fn announced_targets(
        &self,
        wants: &Targets,
        names: &mut std::slice::Iter<String>,
        context: &Context,
    ) -> Res<Vec<Option<Target>>> {
        let slots = self.target_slots(wants, context);
        if wants.for_each.is_some() {
            return self.one_for_each(wants, &slots, names);
        }
        let mut chosen: Vec<Option<Target>> = Vec::new();
        for (word, context) in slots {
            let Some(name) = names.next() else {
                chosen.push(self.unannounced(wants, &word, &context, &chosen)?);
                continue;
            };
            let options = self.target_options(&word, &context);
            let Some(target) = self.target_named(&options, name) else {
                return Halt::refused(format!("{name} is no legal target"));
            };
            if wants.another && chosen.contains(&Some(target)) {
                return Halt::refused(format!("{name} cannot be the other target, too"));
            }
            chosen.push(Some(target));
        }
        Ok(chosen)
    }

    /// A target of which nothing is announced: the only one there is, or one that is asked for.
    fn unannounced(
        &self,
        wants: &Targets,
        word: &TargetWord,
        context: &Context,
        chosen: &[Option<Target>],
    ) -> Res<Option<Target>> {
        let spell = self.objects[context.source.id].zone == Zone::Stack;
        if wants.up_to && spell {
            return Ok(None);
        }
        let mut options = self.target_options(word, context);
        if wants.another {
            options.retain(|t| !chosen.contains(&Some(*t)));
        }
        if options.is_empty() && !wants.up_to {
            return Halt::refused("there is no legal target");
        }
        self.pick_target(&options, context.you, wants.up_to, &self.label(context.source.id))
    }

    fn one_for_each(
        &self,
        wants: &Targets,
        slots: &[(TargetWord, Context)],
        names: &mut std::slice::Iter<String>,
    ) -> Res<Vec<Option<Target>>> {
        let mut free: Vec<usize> = (0..slots.len()).collect();
        let mut chosen = vec![None; slots.len()];
        for name in names {
            let fitting = free.iter().position(|&i| {
                let (word, context) = &slots[i];
                self.target_named(&self.target_options(word, context), name).is_some()
            });
            let Some(position) = fitting else {
                return Halt::refused(format!("{name} is no legal target for another player"));
            };
            let slot = free.remove(position);
            let (word, context) = &slots[slot];
            chosen[slot] = self.target_named(&self.target_options(word, context), name);
        }
        let left = free.iter().any(|&i| {
            let (word, context) = &slots[i];
            !self.target_options(word, context).is_empty()
        });
        if !wants.up_to && (left || chosen.iter().all(Option::is_none)) {
            return Halt::refused("each player who has something to be chosen has a target");
        }
        Ok(chosen)
    }

    /// Is this change about the player?
    pub fn change_is_about_player(
        &self,
        view: &View,
        active: &crate::rules::Active,
        who: Option<crate::cards::Who>,
        player: Pid,
    ) -> bool {
        if let Some(players) = active.lock.as_ref().and_then(|l| l.players.as_ref()) {
            return players.contains(&player);
        }
        who.is_some_and(|who| self.players_meant(view, who, &active.context).contains(&player))
    }
}
