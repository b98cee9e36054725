//! Which objects a filter means.

use super::{Chars, View};
use crate::cards::{Bound, Filter, ObjectState, SpellFilter};
use crate::game::{Attached, Context, Game, Oid, Whom};

const NO_CREATURE_TYPES: [&str; 17] = [
    "Equipment",
    "Food",
    "Clue",
    "Treasure",
    "Vehicle",
    "Aura",
    "Curse",
    "Saga",
    "Shrine",
    "Forest",
    "Island",
    "Mountain",
    "Plains",
    "Swamp",
    "Desert",
    "Gate",
    "Fortification",
];

impl Game {
    /// Does the object fit, in whatever zone it is?
    pub fn fits(&self, view: &View, id: Oid, filter: &Filter, context: &Context) -> bool {
        match view.chars.get(&id) {
            Some(chars) => self.fits_as(view, id, chars, filter, context),
            None => self.fits_as(view, id, &self.chars(view, id), filter, context),
        }
    }

    /// Does it fit with these characteristics?
    pub fn fits_as(&self, view: &View, id: Oid, chars: &Chars, filter: &Filter, context: &Context) -> bool {
        self.fits_types(chars, filter)
            && self.fits_numbers(chars, filter)
            && self.fits_others(view, id, chars, filter, context)
            && filter.state.is_none_or(|s| self.in_state(id, s))
            && filter.colour.as_ref().is_none_or(|c| self.has_colour(chars, c, context))
            && filter
                .controller
                .is_none_or(|who| self.players_meant(view, who, context).contains(&chars.controller))
            && filter.attacking.is_none_or(|who| {
                let players = self.players_meant(view, who, context);
                self.combat.attacks.iter().any(|a| {
                    let attacks_them = match a.whom {
                        Whom::Player(player) => players.contains(&player),
                        Whom::Team(team) => players.iter().any(|&p| self.team_of(p) == team),
                        Whom::Object(_) => false,
                    };
                    a.attacker == self.reference(id) && attacks_them
                })
            })
    }

    fn fits_types(&self, chars: &Chars, filter: &Filter) -> bool {
        filter.kind.as_ref().is_none_or(|t| chars.is(t))
            && filter.subtype.as_ref().is_none_or(|t| chars.is(t))
            && filter.not_type.as_ref().is_none_or(|t| !chars.is(t))
            && filter.types.as_ref().is_none_or(|ts| ts.iter().any(|t| chars.is(t)))
            && filter.has.as_ref().is_none_or(|k| chars.has(k))
            && filter.lacks.as_ref().is_none_or(|k| !chars.has(k))
            && filter.token.is_none_or(|t| chars.token == t)
    }

    fn fits_numbers(&self, chars: &Chars, filter: &Filter) -> bool {
        filter.power.is_none_or(|p| chars.is_creature() && chars.power.is_some_and(|power| power >= p))
            && filter.mana_value.as_ref().is_none_or(|bound| is_within(chars.worth, bound))
    }

    fn fits_others(&self, view: &View, id: Oid, chars: &Chars, filter: &Filter, context: &Context) -> bool {
        let other = |one| self.one_meant(one, context);
        let same_type = |one| {
            other(one)
                .and_then(|r| self.chars_of(view, r))
                .is_some_and(|c| creature_types(chars).iter().any(|t| creature_types(&c).contains(t)))
        };
        (filter.other != Some(true) || context.source.id != id || !self.is_there(context.source))
            && filter.other_than.is_none_or(|one| other(one) != Some(self.reference(id)))
            && filter.damaged_by.is_none_or(|one| {
                other(one).is_some_and(|r| chars.damaged_by.contains(&r))
            })
            && filter.same_creature_type_as.is_none_or(same_type)
            && filter.attached_to.is_none_or(|one| {
                matches!(self.objects[id].state.attached, Some(Attached::Object(on)) if other(one) == Some(on))
            })
    }

    fn in_state(&self, id: Oid, state: ObjectState) -> bool {
        let object = &self.objects[id];
        match state {
            ObjectState::Tapped => object.state.tapped,
            ObjectState::Untapped => !object.state.tapped,
            ObjectState::FaceDown => object.state.face_down,
            ObjectState::Attacking => self.combat.attacks.iter().any(|a| a.attacker == self.reference(id)),
        }
    }

    fn has_colour(&self, chars: &Chars, colour: &str, context: &Context) -> bool {
        if colour != "chosen" {
            return chars.colours.iter().any(|c| c == colour);
        }
        let chosen = self.objects.get(context.source.id).and_then(|o| o.state.chosen_colour.as_ref());
        chosen.is_some_and(|colour| chars.colours.contains(colour))
    }

    /// Does a spell fit, cast by this player with these characteristics?
    pub fn spell_fits(&self, view: &View, chars: &Chars, filter: &SpellFilter, context: &Context) -> bool {
        filter.kind.as_ref().is_none_or(|t| chars.is(t))
            && filter.not_type.as_ref().is_none_or(|t| !chars.is(t))
            && filter.types.as_ref().is_none_or(|ts| ts.iter().any(|t| chars.is(t)))
            && filter.colour.as_ref().is_none_or(|c| chars.colours.contains(c))
            && filter.mana_value.as_ref().is_none_or(|bound| is_within(chars.worth, bound))
            && filter
                .controller
                .is_none_or(|who| self.players_meant(view, who, context).contains(&chars.controller))
    }
}

fn is_within(worth: i64, bound: &Bound) -> bool {
    bound.least.is_none_or(|least| worth >= least) && bound.most.is_none_or(|most| worth <= most)
}

pub fn creature_types(chars: &Chars) -> Vec<String> {
    if !chars.is("Creature") && !chars.is("Kindred") {
        return vec![];
    }
    chars.types.subtypes.iter().filter(|t| !NO_CREATURE_TYPES.contains(&t.as_str())).cloned().collect()
}
