//! Modes and targets of spells, as they are announced (clauses 601.2b and 601.2c).

use super::casting::Cast;
use crate::cards::{AbilityWord, Card, Enchant, Modes, Spell, SpellModes, Targets};
use crate::game::{Context, Game, Halt, Part, Res};
use std::rc::Rc;

impl Game {
    /// Modes and targets as they were announced (clauses 601.2b, 601.2c).
    pub(super) fn announced(
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
                AbilityWord::Spell(spell) => parts.push(self.announced_part(spell, &mut names, context)?),
                AbilityWord::Modes(modes) => {
                    for spell in announced_modes(modes, cast)? {
                        parts.push(self.announced_part(&spell, &mut names, context)?);
                    }
                }
                AbilityWord::Enchant(enchant) => {
                    let wants = enchanting(enchant);
                    attach =
                        self.announced_targets(&wants, &mut names, context)?.into_iter().flatten().next();
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
        Ok(Part { each: vec![], does: Rc::new(spell.does.clone()), wants: spell.targets.clone(), targets })
    }
}

/// What an Aura can be put on, as a target (clause 303.4a).
pub fn enchanting(enchant: &Enchant) -> Targets {
    match enchant {
        Enchant::Player(who) => Targets::of_player(who.clone()),
        Enchant::Object(filter) => Targets::of_object((**filter).clone()),
    }
}

fn announced_modes(modes: &SpellModes, cast: &Cast) -> Res<Vec<Spell>> {
    let several = match modes {
        SpellModes::One(of) => Modes { number: "one".into(), of: of.clone() },
        SpellModes::Several(several) => several.clone(),
    };
    let mut picked = cast.modes.clone();
    picked.extend(cast.mode);
    picked.sort_unstable();
    picked.dedup();
    let (least, most) = several.bounds();
    if picked.len() < least || picked.len() > most || picked.iter().any(|&m| m < 1 || m > several.of.len()) {
        return Halt::refused("so many modes are not chosen");
    }
    Ok(picked.into_iter().map(|m| several.of[m - 1].clone()).collect())
}
