//! The top of the stack resolves (clause 608).

use crate::cards::Card;
use crate::effects::Entering;
use crate::game::{Attached, Context, Doing, Game, Item, ItemKind, Oid, Part, Res, Target, Zone};
use std::rc::Rc;

impl Game {
    pub fn resolve_top(&mut self) -> Res<()> {
        let Some(item) = self.stack.last().cloned() else {
            self.doing = Doing::Check;
            return Ok(());
        };
        self.touch();
        self.doing = Doing::Check;
        let does = self.still_holds(&item) && self.has_legal_target(&item);
        match &item.kind {
            ItemKind::Spell { card, face, face_down, attach } => {
                let (card, face) = (*card, face.clone());
                if does && permanent(&face) {
                    self.permanent_resolves(&item, card, &face, *face_down, *attach)?;
                } else {
                    if does {
                        self.run_item(&item)?;
                    }
                    self.off_the_stack(&item, card)?;
                }
            }
            ItemKind::Ability { .. } if does => self.run_item(&item)?,
            ItemKind::Ability { .. } => {}
        }
        self.stack.retain(|i| i.id != item.id);
        self.touch();
        Ok(())
    }

    /// What an ability asks for as it triggers has to be true as it resolves, too (603.4).
    fn still_holds(&self, item: &Item) -> bool {
        item.only_if.as_ref().is_none_or(|c| self.holds(&self.view(), c, &item.context))
    }

    /// A spell or ability does nothing when all its targets are illegal (clause 608.2b).
    fn has_legal_target(&self, item: &Item) -> bool {
        let targets: Vec<(usize, usize)> = item
            .parts
            .iter()
            .enumerate()
            .flat_map(|(i, p)| {
                p.targets.iter().enumerate().filter(|(_, t)| t.is_some()).map(move |(j, _)| (i, j))
            })
            .collect();
        targets.is_empty() || targets.iter().any(|&(i, j)| self.is_legal_still(item, &item.parts[i], j))
    }

    fn is_legal_still(&self, item: &Item, part: &Part, slot: usize) -> bool {
        let Some(wants) = &part.wants else {
            return true;
        };
        let Some(target) = part.targets[slot] else {
            return false;
        };
        if let Some(&player) = part.each.get(slot) {
            let context = Context { that_player: Some(player), ..item.context.clone() };
            return self.is_legal_target(&wants.target, target, &context);
        }
        let slots = self.target_slots(wants, &item.context);
        slots.get(slot).is_some_and(|(word, context)| self.is_legal_target(word, target, context))
    }

    fn run_item(&mut self, item: &Item) -> Res<()> {
        let mut context = item.context.clone();
        for part in &item.parts {
            if part.wants.is_some() {
                self.aim(item, part, &mut context);
            }
            self.run_effects(&part.does, &mut context)?;
            if self.doing == Doing::Over {
                break;
            }
        }
        Ok(())
    }

    /// The targets of a part, as far as they are legal still.
    fn aim(&self, item: &Item, part: &Part, context: &mut Context) {
        let legal: Vec<Option<Target>> = (0..part.targets.len())
            .map(|slot| part.targets[slot].filter(|_| self.is_legal_still(item, part, slot)))
            .collect();
        context.target = legal.first().copied().flatten();
        context.second = legal.get(1).copied().flatten();
        context.targets = legal.into_iter().flatten().collect();
        let first = part.targets.first().copied().flatten();
        context.target_controller = self.controller_of_target(&self.view(), first);
    }

    /// The card of a spell goes to the graveyard, unless something else became of it (608.2n).
    fn off_the_stack(&mut self, item: &Item, card: Oid) -> Res<()> {
        if !self.is_there(item.source) {
            return Ok(());
        }
        let to = if self.objects[card].state.flashback { Zone::Exile } else { Zone::Graveyard };
        self.move_all(&[card], to)
    }

    fn permanent_resolves(
        &mut self,
        item: &Item,
        card: Oid,
        face: &Rc<Card>,
        face_down: bool,
        attach: Option<Target>,
    ) -> Res<()> {
        let attached = match attach {
            Some(Target::Player(player)) if self.plays(player) => Some(Attached::Player(player)),
            Some(Target::Object(thing)) if self.can_enchant(face, item, thing) => {
                Some(Attached::Object(thing))
            }
            Some(_) => return self.off_the_stack(item, card),
            None => None,
        };
        let state = &self.objects[card].state;
        let second = self.objects[card].card.back.as_ref() == Some(face);
        let entering = Entering {
            face: (second && !face_down).then(|| face.clone()),
            face_down,
            attached,
            kicked: state.kicked,
            surged: state.surged,
            x: state.x,
            ..Default::default()
        };
        self.enter_one(card, item.controller, entering)
    }

    fn can_enchant(&self, face: &Card, item: &Item, thing: crate::game::Ref) -> bool {
        let Some(crate::cards::Enchant::Object(filter)) = Game::enchant_word(face) else {
            return true;
        };
        let view = self.view();
        self.on_battlefield(thing)
            && self.fits(&view, thing.id, &filter, &item.context)
            && self.object_can_be_target(&view, thing.id, &item.context)
    }
}

fn permanent(face: &Card) -> bool {
    Game::permanent_line(&face.kind)
}
