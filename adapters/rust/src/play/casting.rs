//! Casting spells (chapter 601).

use crate::cards::{AbilityWord, Card, Change};
use crate::events::Occurrence;
use crate::game::{Context, Game, Halt, Item, ItemKind, Oid, Pid, Res, Zone};
use crate::rules::{Chars, View};
use serde::Deserialize;
use std::rc::Rc;

/// What is announced as a spell is cast.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Cast {
    pub by: String,
    pub object: String,
    pub targets: Vec<String>,
    pub x: Option<i64>,
    pub mode: Option<usize>,
    pub modes: Vec<usize>,
    pub life: i64,
    pub assist: Option<Assist>,
    pub surge: bool,
    pub free: bool,
    pub kicked: bool,
    pub face: Option<usize>,
    pub for_player: Option<String>,
    pub face_down: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Assist {
    pub by: String,
    pub mana: i64,
}

impl Game {
    /// Casts a card; what cannot be completed is refused, and undone by whoever asked.
    pub fn cast(&mut self, player: Pid, id: Oid, cast: &Cast) -> Res<()> {
        let card = self.objects[id].card.clone();
        let face = self.cast_face(&card, cast)?;
        let from = self.objects[id].zone;
        self.may_cast_from(player, id, &face, from)?;
        self.may_cast_now(player, id, &face, cast)?;
        self.spell_is_cast(player, id, face, cast, from)
    }

    /// The same of a card that an effect lets be cast while it is applied.
    pub fn spell_is_cast(
        &mut self,
        player: Pid,
        id: Oid,
        face: Rc<Card>,
        cast: &Cast,
        from: Zone,
    ) -> Res<()> {
        let flashback = from == Zone::Graveyard;
        self.put(id, Zone::Stack);
        if face.cost.contains("{X}") && cast.x.is_none() && !cast.free && !cast.face_down {
            return Halt::refused("no number is chosen for X");
        }
        if cast.x.is_some() && !asks_for_x(&face) {
            return Halt::refused("it has no X");
        }
        let x = cast.x.unwrap_or(0);
        let state = &mut self.object_mut(id).state;
        state.face = Some(face.clone());
        state.controller = player;
        state.face_down = cast.face_down;
        (state.kicked, state.surged, state.x, state.flashback) = (cast.kicked, cast.surge, x, flashback);
        let mut context = self.own_context(id, player);
        let (parts, attach) = self.announced(&face, cast, &context)?;
        let item = self.stamp();
        self.push_item(Item {
            id: item,
            kind: ItemKind::Spell { card: id, face: face.clone(), face_down: cast.face_down, attach },
            controller: player,
            source: self.reference(id),
            label: self.label(id),
            parts,
            context: context.clone(),
            only_if: None,
            state_trigger: None,
        });
        self.targets_noticed(item);
        self.pay_for_spell(player, id, &face, cast, from, &mut context)?;
        if let Some(item) = self.stack.iter_mut().find(|i| i.id == item) {
            item.context = context;
        }
        self.player_mut(player).turn.spells_cast += 1;
        self.spell_has_been_cast(player, item, &face);
        Ok(())
    }

    fn spell_has_been_cast(&mut self, player: Pid, item: u64, face: &Card) {
        let (view, chars) = (self.view(), chars_of_face(face));
        let spent: Vec<bool> = self
            .floating
            .iter()
            .map(|f| match &*f.change {
                Change::CastWhen(c) if c.next => {
                    f.lock.players.as_ref().is_some_and(|p| p.contains(&player))
                        && c.spell.as_ref().is_none_or(|s| self.spell_fits(&view, &chars, s, &f.context))
                }
                _ => false,
            })
            .collect();
        let mut spent = spent.into_iter();
        self.floating.retain(|_| spent.next() != Some(true));
        self.touch();
        self.occur(Occurrence::Casts(player, item));
    }

    fn cast_face(&self, card: &Rc<Card>, cast: &Cast) -> Res<Rc<Card>> {
        if cast.face_down {
            if !card.words().any(|w| matches!(w, AbilityWord::Morph(_))) {
                return Halt::refused("it can't be cast face down");
            }
            return Ok(Rc::new(Card::plain("", "Creature", "2/2")));
        }
        match (cast.face, &card.back) {
            (None | Some(1), _) => Ok(card.clone()),
            (Some(2), Some(back)) if card.layout.is_some() => Ok(back.clone()),
            _ => Halt::refused("it has no such face to cast"),
        }
    }

    fn may_cast_from(&self, player: Pid, id: Oid, face: &Card, from: Zone) -> Res<()> {
        let object = &self.objects[id];
        let own = object.owner == player;
        let aftermath = face.has("aftermath");
        let may = match from {
            Zone::Hand => own && !aftermath,
            Zone::Command => own && object.commander,
            Zone::Graveyard => {
                own && (aftermath || face.words().any(|w| matches!(w, AbilityWord::Flashback(_))))
            }
            Zone::Exile => object.state.may_play.is_some_and(|(who, _)| who == player),
            _ => false,
        };
        if !may {
            return Halt::refused(format!("{} can't cast it from there", self.players[player].name));
        }
        if face.kind.contains("Land") {
            return Halt::refused("a land is not cast");
        }
        Ok(())
    }

    /// Timing (clauses 117.1a, 307.1), with what lets or keeps players.
    fn may_cast_now(&self, player: Pid, id: Oid, face: &Card, cast: &Cast) -> Res<()> {
        let view = self.view();
        let context = self.own_context(id, player);
        let chars = Chars { controller: player, ..chars_of_face(face) };
        if self.cant(player, "cast") {
            return Halt::refused("the player can't cast spells");
        }
        let only_as_sorcery = self.cast_when(&view, player, &chars, "as_sorcery");
        let free = cast.free && self.is_free(&view, face, &context);
        if cast.free && !free {
            return Halt::refused("it can't be cast for nothing now");
        }
        let any_time = chars.is("Instant")
            || chars.has("flash")
            || free
            || self.cast_when(&view, player, &chars, "any_time");
        if (!any_time || only_as_sorcery) && !self.sorcery_time(player) {
            return Halt::refused("only in a main phase of the own team, with an empty stack");
        }
        let allowed = face.words().all(|w| match w {
            AbilityWord::CastOnly(condition) => self.holds(&view, condition, &context),
            _ => true,
        });
        if allowed {
            Ok(())
        } else {
            Halt::refused("it can't be cast now")
        }
    }

    fn is_free(&self, view: &View, face: &Card, context: &Context) -> bool {
        face.words().any(|w| matches!(w, AbilityWord::Free(free) if self.holds(view, &free.when, context)))
    }

    fn cast_when(&self, view: &View, player: Pid, chars: &Chars, when: &str) -> bool {
        view.actives.iter().any(|active| match &*active.change {
            Change::CastWhen(change) => {
                change.when == when
                    && self.change_is_about_player(view, active, Some(change.who), player)
                    && change.spell.as_ref().is_none_or(|f| self.spell_fits(view, chars, f, &active.context))
            }
            _ => false,
        })
    }
}

/// Is a number chosen for X as it is cast (clause 601.2b)?
pub fn asks_for_x(face: &Card) -> bool {
    let additional =
        face.words().any(|w| matches!(w, AbilityWord::Additional(a) if crate::play::costs_have_x(&a.cost)));
    face.cost.contains("{X}") || additional
}

/// What a face of a card is like as a spell.
pub fn chars_of_face(face: &Card) -> Chars {
    Chars {
        name: face.name.clone(),
        types: crate::cards::TypeLine::read(&face.kind),
        colours: face.colours.clone().unwrap_or_else(|| crate::cards::colours_of(&face.cost)),
        abilities: face.abilities.clone(),
        cost: face.cost.clone(),
        ..Default::default()
    }
}
