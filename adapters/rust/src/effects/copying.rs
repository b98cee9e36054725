//! Tokens, copies, emblems, and other sides of cards (chapters 111, 707, 114, 712).

use super::{Against, Entering};
use crate::cards::{Ability, Card, Create, CreateCopy, Effect, GetEmblem};
use crate::events::Occurrence;
use crate::game::{Context, Copied, Ended, Game, ItemKind, Oid, Pid, Res, Target, Zone};
use std::rc::Rc;

/// When a copy that ends does so.
fn ended(end: Option<&str>) -> Option<Ended> {
    end.map(|end| if end == "your_next_turn" { Ended::YourNextTurn } else { Ended::EndOfTurn })
}

/// A type line with a type more.
pub fn with_type(line: &str, more: &str) -> String {
    if line.split_whitespace().any(|w| w == more) {
        return line.into();
    }
    let known = ["Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Legendary"].contains(&more);
    match (known, line.split_once(" - ")) {
        (true, Some((front, back))) => format!("{more} {front} - {back}"),
        (true, None) => format!("{more} {line}"),
        (false, Some(_)) => format!("{line} {more}"),
        (false, None) => format!("{line} - {more}"),
    }
}

impl Game {
    pub(super) fn copy_effect(&mut self, effect: &Effect, context: &mut Context) -> Res<()> {
        match effect {
            Effect::Create(create) => self.create(create, context),
            Effect::CreateCopy(create) => self.create_copy(create, context),
            Effect::BecomeCopy(copy) => self.become_copy(copy, context),
            Effect::Transform(_) => self.transform(context),
            Effect::TurnFaceDown(what) => {
                let newcomers = self.entering_together.clone();
                for id in self.permanents(what, context).into_iter().filter(|id| !newcomers.contains(id)) {
                    if self.objects[id].card.back.is_none() || self.objects[id].card.layout.is_some() {
                        self.object_mut(id).state.face_down = true;
                    }
                }
                Ok(())
            }
            Effect::TurnFaceUp(what) => {
                for id in self.permanents(what, context) {
                    if self.objects[id].state.face_down && self.objects[id].card.words().count() < usize::MAX
                    {
                        self.object_mut(id).state.face_down = false;
                        let thing = self.reference(id);
                        self.occur(Occurrence::TurnedUp(thing));
                    }
                }
                Ok(())
            }
            Effect::GetEmblem(emblem) => self.get_emblem(emblem, context),
            Effect::CopySpell(_) => self.copy_spell(context),
            _ => Ok(()),
        }
    }

    fn token(&mut self, card: Card, owner: Pid) -> Oid {
        let id = self.new_object(Rc::new(card), owner, None);
        self.object_mut(id).token = true;
        id
    }

    fn create(&mut self, create: &Create, context: &mut Context) -> Res<()> {
        let who = create.who.unwrap_or(crate::cards::Who::You);
        let mut all = Vec::new();
        for (player, number) in self.numbers(who, &create.number, context)? {
            let mut body = create.body.clone();
            if let Some(size) = &create.size {
                let size = self.number_now(size, context);
                body = body.replace('X', &size.to_string());
                if let Some(name) = &create.name {
                    context.names.insert(name.clone(), size);
                }
            }
            for _ in 0..number.max(0) {
                let kind = format!("{} - {}", create.kind, create.subtype);
                let mut card = Card::plain(&create.subtype, &kind, &body);
                card.colours = Some(create.colour.clone());
                card.abilities = create.abilities.clone();
                let id = self.token(card, player);
                all.push((id, player, Entering { tapped: create.tapped, ..Default::default() }));
            }
        }
        let against = create.attacking.then_some(Against::Anybody);
        self.tokens_enter(all, against, context)
    }

    fn tokens_enter(
        &mut self,
        all: Vec<(Oid, Pid, Entering)>,
        against: Option<Against>,
        context: &mut Context,
    ) -> Res<()> {
        let ids: Vec<Oid> = all.iter().map(|(id, ..)| *id).collect();
        self.enter_many(all)?;
        for id in ids {
            context.created.push(self.reference(id));
            if let Some(against) = &against {
                self.joins_attack(id, against, context)?;
            }
        }
        Ok(())
    }

    fn create_copy(&mut self, create: &CreateCopy, context: &mut Context) -> Res<()> {
        let Some(of) = self.one_meant(create.of, context) else {
            return Ok(());
        };
        let mut card = if self.is_there(of) {
            (*self.face_of(of.id)).clone()
        } else {
            (*self.objects[of.id].card).clone()
        };
        if let Some(kind) = &create.adds {
            card.kind = with_type(&card.kind, kind);
        }
        card.abilities.extend(create.gains.iter().map(|k| Rc::new(Ability::Keyword(k.clone()))));
        let id = self.token(card, context.you);
        let against = match create.attacking {
            Some(who) => Some(Against::These(self.who(who, context)?)),
            None => None,
        };
        let entering = Entering { tapped: create.tapped, ..Default::default() };
        self.tokens_enter(vec![(id, context.you, entering)], against, context)
    }

    fn become_copy(&mut self, copy: &crate::cards::BecomeCopy, context: &Context) -> Res<()> {
        let view = self.view();
        let things = self.permanents_meant(&view, &copy.what, context);
        let options: Vec<Oid> =
            self.battlefield.iter().copied().filter(|&id| self.fits(&view, id, &copy.of, context)).collect();
        let chosen = self.choose_objects("copied", context.you, &options, 1, 1)?;
        let Some(&from) = chosen.first() else {
            return Ok(());
        };
        let face = self.face_of(from);
        for id in things {
            let state = &mut self.object_mut(id).state;
            if let Some(end) = ended(copy.end.as_deref()) {
                state.copies.push(Copied { face: face.clone(), end, by: context.you });
            } else {
                state.copy = Some(face.clone());
            }
        }
        Ok(())
    }

    fn transform(&mut self, context: &Context) -> Res<()> {
        let source = context.source;
        if self.on_battlefield(source)
            && self.objects[source.id].card.back.is_some()
            && self.objects[source.id].card.layout.is_none()
        {
            let turned = !self.objects[source.id].state.transformed;
            self.object_mut(source.id).state.transformed = turned;
        }
        Ok(())
    }

    fn get_emblem(&mut self, emblem: &GetEmblem, context: &Context) -> Res<()> {
        for player in self.who(emblem.who, context)? {
            let from = self.printed(context.source.id).name.clone();
            let mut card = Card::plain(&from, "Emblem", "");
            card.abilities = emblem.abilities.clone();
            let id = self.new_object(Rc::new(card), player, None);
            self.object_mut(id).emblem = true;
            self.put(id, Zone::Command);
        }
        Ok(())
    }

    /// A copy of a spell, with the same targets or with new ones (clause 707.10).
    fn copy_spell(&mut self, context: &Context) -> Res<()> {
        let Some(Target::Item(id)) = context.target else {
            return Ok(());
        };
        let Some(mut item) = self.item(id).cloned() else {
            return Ok(());
        };
        let ItemKind::Spell { face, .. } = item.kind.clone() else {
            return Ok(());
        };
        let copy = self.new_object(face.clone(), context.you, None);
        self.object_mut(copy).token = true;
        self.put(copy, Zone::Stack);
        self.object_mut(copy).state.face = Some(face.clone());
        item.id = self.stamp();
        item.controller = context.you;
        item.source = self.reference(copy);
        item.label = self.label(copy);
        item.context.you = context.you;
        item.context.source = item.source;
        item.kind = ItemKind::Spell { card: copy, face, face_down: false, attach: None };
        self.new_targets(&mut item)?;
        let id = item.id;
        self.push_item(item);
        self.targets_noticed(id);
        Ok(())
    }

    fn new_targets(&mut self, item: &mut crate::game::Item) -> Res<()> {
        for part in &mut item.parts {
            let Some(wants) = part.wants.clone() else {
                continue;
            };
            for (slot, (word, context)) in self.target_slots(&wants, &item.context).into_iter().enumerate() {
                let mut options = self.target_options(&word, &context);
                let Some(Some(now)) = part.targets.get(slot).copied() else {
                    continue;
                };
                let others = &part.targets[..slot];
                options.retain(|t| !wants.another || !others.contains(&Some(*t)));
                let twice = wants.another && others.contains(&Some(now)) && !options.is_empty();
                if !twice {
                    options.retain(|&t| t != now);
                    options.insert(0, now);
                }
                if options.len() == 1 {
                    part.targets[slot] = Some(options[0]);
                    continue;
                }
                let names = options.iter().map(|&t| self.target_name(t)).collect();
                let choice = self.choice("target", "target", &[item.controller], names, 1, 1);
                if let crate::game::Pick::Options(indices) = self.ask(choice)? {
                    if let Some(&index) = indices.first() {
                        part.targets[slot] = Some(options[index]);
                    }
                }
            }
        }
        Ok(())
    }
}
