//! Spells and abilities on the stack.

use super::{Context, Oid, Pid, Ref, Target};
use crate::cards::{Ability, Card, Effect, Targets};
use std::rc::Rc;

#[derive(Clone, Debug)]
pub enum ItemKind {
    /// A spell; a copy of one is no card, and its object is gone when it leaves.
    Spell {
        card: Oid,
        face: Rc<Card>,
        face_down: bool,
        attach: Option<Target>,
    },
    Ability {
        ability: Option<Rc<Ability>>,
        triggered: bool,
        loyalty: bool,
    },
}

/// Effects with the targets that were chosen for them: a mode, or all that it does.
#[derive(Clone, Debug)]
pub struct Part {
    pub does: Rc<Vec<Effect>>,
    pub wants: Option<Targets>,
    pub targets: Vec<Option<Target>>,
    /// For which player each of the targets is, where there is one for each.
    pub each: Vec<Pid>,
}

#[derive(Clone, Debug)]
pub struct Item {
    pub id: u64,
    pub kind: ItemKind,
    pub controller: Pid,
    pub source: Ref,
    pub label: String,
    pub parts: Vec<Part>,
    pub context: Context,
    pub only_if: Option<crate::cards::Condition>,
    pub state_trigger: Option<(Ref, usize)>,
}

impl Item {
    pub fn is_spell(&self) -> bool {
        matches!(self.kind, ItemKind::Spell { .. })
    }

    /// All that it targets, what an Aura is to be put on among it (clause 303.4a).
    pub fn targets(&self) -> impl Iterator<Item = Target> + '_ {
        let enchanted = match self.kind {
            ItemKind::Spell { attach, .. } => attach,
            ItemKind::Ability { .. } => None,
        };
        self.parts.iter().flat_map(|p| p.targets.iter().flatten().copied()).chain(enchanted)
    }
}
