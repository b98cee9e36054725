//! Casting spells (chapter 601).

use crate::cards::{
    phyrexian, without_phyrexian, AbilityWord, Card, Change, Cost, Enchant, ManaNeed, Modes, Spell,
    SpellModes, SpellOrItself, Target, TargetWord, Targets,
};
use crate::events::Occurrence;
use crate::game::{Context, Game, Halt, Item, ItemKind, Oid, Part, Pid, Res, Zone};
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
        (state.kicked, state.surged, state.x, state.flashback) =
            (cast.kicked, cast.surge, x, flashback);
        let mut context = self.own_context(id, player);
        let (parts, attach) = self.announced(&face, cast, &context)?;
        let item = self.stamp();
        self.touch();
        self.stack.push(Item {
            id: item,
            kind: ItemKind::Spell {
                card: id,
                face: face.clone(),
                face_down: cast.face_down,
                attach,
            },
            controller: player,
            source: self.reference(id),
            label: self.label(id),
            parts,
            context: context.clone(),
            only_if: None,
            state_trigger: None,
        });
        self.pay_for_spell(player, id, &face, cast, from, &mut context)?;
        if let Some(item) = self.stack.iter_mut().find(|i| i.id == item) {
            item.context = context;
        }
        self.player_mut(player).turn.spells_cast += 1;
        self.spell_has_been_cast(player, item);
        Ok(())
    }

    fn spell_has_been_cast(&mut self, player: Pid, item: u64) {
        for floating in &mut self.floating {
            if let Change::CastWhen(change) = &*floating.change {
                if change.next
                    && floating
                        .lock
                        .players
                        .as_ref()
                        .is_some_and(|p| p.contains(&player))
                {
                    floating.left = 0;
                }
            }
        }
        self.floating
            .retain(|f| !matches!(&*f.change, Change::CastWhen(c) if c.next && f.left == 0));
        self.touch();
        self.targets_noticed(item);
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
            return Halt::refused(format!(
                "{} can't cast it from there",
                self.players[player].name
            ));
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
        let chars = Chars {
            controller: player,
            ..chars_of_face(face)
        };
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
        face.words()
            .any(|w| matches!(w, AbilityWord::Free(free) if self.holds(view, &free.when, context)))
    }

    fn cast_when(&self, view: &View, player: Pid, chars: &Chars, when: &str) -> bool {
        view.actives.iter().any(|active| match &*active.change {
            Change::CastWhen(change) => {
                change.when == when
                    && self.change_is_about_player(view, active, Some(change.who), player)
                    && change
                        .spell
                        .as_ref()
                        .is_none_or(|f| self.spell_fits(view, chars, f, &active.context))
            }
            _ => false,
        })
    }

    /// Modes and targets as they were announced (clauses 601.2b, 601.2c).
    fn announced(
        &self,
        face: &Card,
        cast: &Cast,
        context: &Context,
    ) -> Res<(Vec<Part>, Option<crate::game::Target>)> {
        let mut names = cast.targets.iter();
        let mut parts = Vec::new();
        let mut attach = None;
        for word in face.words() {
            match word {
                AbilityWord::Spell(spell) => {
                    parts.push(self.announced_part(spell, &mut names, context)?)
                }
                AbilityWord::Modes(modes) => {
                    for spell in announced_modes(modes, cast)? {
                        parts.push(self.announced_part(&spell, &mut names, context)?);
                    }
                }
                AbilityWord::Enchant(enchant) => {
                    let wants = enchanting(enchant);
                    attach = self
                        .announced_targets(&wants, &mut names, context)?
                        .into_iter()
                        .flatten()
                        .next();
                }
                _ => {}
            }
        }
        match names.next() {
            Some(name) => Halt::refused(format!("{name} is no target of it")),
            None => Ok((parts, attach)),
        }
    }

    fn announced_part(
        &self,
        spell: &Spell,
        names: &mut std::slice::Iter<String>,
        context: &Context,
    ) -> Res<Part> {
        let targets = match &spell.targets {
            Some(wants) => self.announced_targets(wants, names, context)?,
            None => vec![],
        };
        Ok(Part {
            each: vec![],
            does: Rc::new(spell.does.clone()),
            wants: spell.targets.clone(),
            targets,
        })
    }

    /// The total cost is worked out and paid (clauses 601.2f to 601.2h).
    fn pay_for_spell(
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
        let before = self.battlefield.len();
        self.pay(player, &others, context)?;
        let sacrificed = before.saturating_sub(self.battlefield.len()) as i64;
        let mut need = self.mana_needed(player, id, face, cast, from)?;
        need.generic = (need.generic + need.xs * context.x).max(0);
        need.generic += self.costs_more(player, id, from);
        need.generic =
            (need.generic - less * sacrificed - self.costs_less(player, id, face, context)).max(0);
        if cast.life > 0 {
            self.pay_life(player, cast.life)?;
        }
        if let Some(assist) = &cast.assist {
            self.assisted(player, face, assist, &mut need)?;
        }
        self.pay_mana(player, &need)?;
        if from == Zone::Command {
            *self
                .player_mut(player)
                .commander_casts
                .entry(id)
                .or_insert(0) += 1;
        }
        Ok(())
    }

    fn mana_needed(
        &self,
        player: Pid,
        id: Oid,
        face: &Card,
        cast: &Cast,
        from: Zone,
    ) -> Res<ManaNeed> {
        let words = || face.words();
        let cost = if cast.face_down {
            "{3}".to_string()
        } else if cast.surge {
            let surge = words().find_map(|w| {
                if let AbilityWord::Surge(c) = w {
                    Some(c.clone())
                } else {
                    None
                }
            });
            let side = (0..self.players.len()).filter(|&p| self.side_of(p) == self.side_of(player));
            let before: i64 = side.map(|p| self.players[p].turn.spells_cast).sum();
            match surge {
                Some(cost) if before > 0 => cost,
                _ => return Halt::refused("no surge cost can be paid"),
            }
        } else if cast.free {
            String::new()
        } else if let (Zone::Graveyard, Some(cost)) = (
            from,
            words().find_map(|w| {
                if let AbilityWord::Flashback(c) = w {
                    Some(c.clone())
                } else {
                    None
                }
            }),
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
            let kicker = words().find_map(|w| {
                if let AbilityWord::Kicker(c) = w {
                    Some(c.clone())
                } else {
                    None
                }
            });
            match kicker {
                Some(kicker) => need = need.and(ManaNeed::read(&kicker)),
                None => return Halt::refused("it has no kicker"),
            }
        }
        let _ = id;
        Ok(need)
    }

    /// What makes spells cost more, the commander's tax among it (clauses 601.2f, 903.8).
    fn costs_more(&self, player: Pid, id: Oid, from: Zone) -> i64 {
        let view = self.view();
        let tax = if from == Zone::Command {
            2 * self.players[player]
                .commander_casts
                .get(&id)
                .copied()
                .unwrap_or(0)
        } else {
            0
        };
        let more = view
            .actives
            .iter()
            .filter_map(|active| match &*active.change {
                Change::CostsMore(change) => {
                    let turn = change.in_turn_of.is_none()
                        || self.teams[self.active].side != self.side_of(player);
                    turn.then_some(change.more)
                }
                _ => None,
            });
        tax + more.sum::<i64>()
    }

    fn costs_less(&self, player: Pid, id: Oid, face: &Card, context: &Context) -> i64 {
        let view = self.view();
        let chars = Chars {
            controller: player,
            ..chars_of_face(face)
        };
        let by_others = view
            .actives
            .iter()
            .filter_map(|active| match &*active.change {
                Change::CostsLess(change) => {
                    let spell = match &change.spell {
                        None => true,
                        Some(SpellOrItself::Itself(_)) => false,
                        Some(SpellOrItself::Such(filter)) => {
                            self.spell_fits(&view, &chars, filter, &active.context)
                        }
                    };
                    let about = spell
                        && self.change_is_about_player(&view, active, Some(change.who), player);
                    about.then(|| self.number(&view, &change.less, &active.context))
                }
                _ => None,
            });
        let _ = id;
        let own = face.words().filter_map(|w| match w {
            AbilityWord::Static(s)
                if s.when
                    .as_ref()
                    .is_none_or(|c| self.holds(&view, c, context)) =>
            {
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
    fn assisted(
        &mut self,
        player: Pid,
        face: &Card,
        assist: &Assist,
        need: &mut ManaNeed,
    ) -> Res<()> {
        let helper = self.players.iter().position(|p| p.name == assist.by);
        let Some(helper) = helper.filter(|&h| h != player && face.has("assist")) else {
            return Halt::refused("nobody can help to pay for it");
        };
        if assist.mana > need.generic {
            return Halt::refused("there is not so much generic mana to pay");
        }
        need.generic -= assist.mana;
        self.pay_mana(
            helper,
            &ManaNeed {
                generic: assist.mana,
                ..Default::default()
            },
        )
    }
}

/// Is a number chosen for X as it is cast (clause 601.2b)?
fn asks_for_x(face: &Card) -> bool {
    let additional = face
        .words()
        .any(|w| matches!(w, AbilityWord::Additional(a) if crate::play::costs_have_x(&a.cost)));
    face.cost.contains("{X}") || additional
}

/// What a face of a card is like as a spell.
pub fn chars_of_face(face: &Card) -> Chars {
    Chars {
        name: face.name.clone(),
        types: crate::cards::TypeLine::read(&face.kind),
        colours: face
            .colours
            .clone()
            .unwrap_or_else(|| crate::cards::colours_of(&face.cost)),
        abilities: face.abilities.clone(),
        cost: face.cost.clone(),
        ..Default::default()
    }
}

/// What an Aura can be put on, as a target (clause 303.4a).
pub fn enchanting(enchant: &Enchant) -> Targets {
    let such = match enchant {
        Enchant::Player(who) => Target {
            who: Some(who.clone()),
            what: None,
            spell: None,
            ability: None,
            card_in: None,
            whose: None,
            kind: None,
        },
        Enchant::Object(filter) => Target {
            who: None,
            what: Some((**filter).clone()),
            spell: None,
            ability: None,
            card_in: None,
            whose: None,
            kind: None,
        },
    };
    Targets {
        target: TargetWord::Such(Box::new(such)),
        second_target: None,
        another: false,
        up_to: false,
        for_each: None,
    }
}

fn announced_modes(modes: &SpellModes, cast: &Cast) -> Res<Vec<Spell>> {
    let several = match modes {
        SpellModes::One(of) => Modes {
            number: "one".into(),
            of: of.clone(),
        },
        SpellModes::Several(several) => several.clone(),
    };
    let mut picked = cast.modes.clone();
    picked.extend(cast.mode);
    picked.sort_unstable();
    picked.dedup();
    let (least, most) = several.bounds();
    if picked.len() < least
        || picked.len() > most
        || picked.iter().any(|&m| m < 1 || m > several.of.len())
    {
        return Halt::refused("so many modes are not chosen");
    }
    Ok(picked
        .into_iter()
        .map(|m| several.of[m - 1].clone())
        .collect())
}
