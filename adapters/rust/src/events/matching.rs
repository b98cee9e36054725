//! Does an event match what an ability waits for, and whom is it then about?

use super::Occurrence;
use crate::cards::{
    Attacks, Condition, Cycles, Event, Filter, Hits, Triggered, Wearer, What, WhichSpell, Who, Whose,
};
use crate::game::{Context, Game, Pid, Ref};
use crate::rules::View;

impl Game {
    /// The contexts with which the ability triggers: none, one, or several.
    pub fn matches(
        &self,
        seen: &View,
        triggered: &Triggered,
        context: &Context,
        what: &Occurrence,
    ) -> Vec<Context> {
        let found = match (&triggered.when, what) {
            (Event::Step(at), Occurrence::Step(step)) => return self.at_step(triggered, at, *step, context),
            _ => self.changes_match(seen, triggered, context, what),
        };
        found.into_iter().collect()
    }

    /// What enters, leaves, is tapped and so on, and life that changes.
    fn changes_match(
        &self,
        seen: &View,
        triggered: &Triggered,
        context: &Context,
        what: &Occurrence,
    ) -> Option<Context> {
        let is = |whose: &Whose, thing: &Ref| self.is_whose(seen, whose, thing, context);
        let among = |who: &Who, player: &Pid| self.players_meant(seen, *who, context).contains(player);
        match (&triggered.when, what) {
            (Event::Enters(whose), Occurrence::Enters(thing))
            | (Event::Dies(whose), Occurrence::Dies(thing))
            | (Event::Leaves(whose), Occurrence::Leaves(thing))
            | (Event::BecomesTapped(whose), Occurrence::Tapped(thing))
            | (Event::BecomesUntapped(whose), Occurrence::Untapped(thing))
            | (Event::TurnedUp(whose), Occurrence::TurnedUp(thing))
            | (Event::AttacksAlone(whose), Occurrence::AttacksAlone(thing))
            | (Event::DealtDamage(whose), Occurrence::DealtDamage(thing))
                if is(whose, thing) =>
            {
                self.with_controller(seen, Some(context.about(thing)), thing)
            }
            (Event::GainsLife(event), Occurrence::GainsLife(player, amount))
            | (Event::LosesLife(event), Occurrence::LosesLife(player, amount))
                if among(&event.who, player) =>
            {
                named(Some(context.of(player)), &event.name, *amount)
            }
            _ => self.acts_match(seen, triggered, context, what),
        }
    }

    /// What players do: draw, discard, cast, attack.
    fn acts_match(
        &self,
        seen: &View,
        triggered: &Triggered,
        context: &Context,
        what: &Occurrence,
    ) -> Option<Context> {
        let among = |who: &Who, player: &Pid| self.players_meant(seen, *who, context).contains(player);
        match (&triggered.when, what) {
            (Event::Draws(event), Occurrence::Draws(player, nth))
                if among(&event.who, player) && event.nth.is_none_or(|n| n as i64 == *nth) =>
            {
                Some(context.of(player))
            }
            (Event::Discards(who), Occurrence::Discards(player)) if among(who, player) => {
                Some(context.of(player))
            }
            (Event::Casts(_), Occurrence::Casts(player, item)) => {
                self.casts(seen, triggered, context, *player, *item)
            }
            (Event::Attacks(attacks), Occurrence::Attacks { attacker, defender }) => {
                self.attacks(seen, attacks, context, *attacker, *defender)
            }
            (Event::AttacksWith(event), Occurrence::AttacksWith(player, creatures))
                if among(&event.who, player) =>
            {
                let such = creatures
                    .iter()
                    .filter(|r| event.what.as_ref().is_none_or(|f| self.fits(seen, r.id, f, context)));
                (such.count() >= event.number).then(|| context.of(player))
            }
            (Event::Blocks(_), Occurrence::Blocks(thing)) if *thing == context.source => {
                Some(context.about(thing))
            }
            (Event::BecomesBlocked(_), Occurrence::BecomesBlocked { attacker, defender })
                if *attacker == context.source =>
            {
                Some(Context { defender: *defender, ..context.about(attacker) })
            }
            _ => self.deeds_match(seen, triggered, context, what),
        }
    }

    /// What creatures and permanents do, and what is done to them.
    fn deeds_match(
        &self,
        seen: &View,
        triggered: &Triggered,
        context: &Context,
        what: &Occurrence,
    ) -> Option<Context> {
        let is = |whose: &Whose, thing: &Ref| self.is_whose(seen, whose, thing, context);
        let among = |who: &Who, player: &Pid| self.players_meant(seen, *who, context).contains(player);
        let whom = |hits: &Hits, player: &Pid| {
            hits.on.is_none() && hits.to.as_ref().is_none_or(|who| among(who, player))
        };
        match (&triggered.when, what) {
            (Event::Hits(hits), Occurrence::Hits(thing, player))
                if hits.together != Some(true) && whom(hits, player) && is(&hits.by, thing) =>
            {
                Some(Context { that_player: Some(*player), ..context.about(thing) })
            }
            (Event::Hits(hits), Occurrence::HitsObject(thing, on))
                if hits.on.is_some() && *on == context.source && is(&hits.by, thing) =>
            {
                Some(context.about(thing))
            }
            (Event::Hits(hits), Occurrence::HitsTogether(things, player))
                if hits.together == Some(true)
                    && whom(hits, player)
                    && things.iter().any(|t| is(&hits.by, t)) =>
            {
                Some(context.of(player))
            }
            (Event::Cycles(Cycles::Itself(_)), Occurrence::Cycles(player, card))
                if context.source.id == *card =>
            {
                Some(context.of(player))
            }
            (Event::Cycles(Cycles::Who(who)), Occurrence::Cycles(player, _)) if among(who, player) => {
                Some(context.of(player))
            }
            (Event::Sacrificed(filter), Occurrence::Sacrificed(thing, player))
                if self.was_such(seen, thing, filter, context) =>
            {
                Some(Context { that_player: Some(*player), ..context.about(thing) })
            }
            (Event::TapsForMana(event), Occurrence::TapsForMana(player, thing, colour))
                if among(&event.who, player) && is(&event.what, thing) =>
            {
                Some(context.about(thing)).map(|c| Context {
                    that_player: Some(*player),
                    produced: Some(*colour),
                    ..c
                })
            }
            (Event::BecomesTarget(_), Occurrence::BecomesTarget(thing, item)) => {
                self.targeted(seen, triggered, context, *thing, *item)
            }
            (Event::PutsCounters(event), Occurrence::PutsCounters(player, kind, thing))
                if among(&event.who, player)
                    && event.counter == *kind
                    && self.fits(seen, thing.id, &event.on, context) =>
            {
                Some(context.about(thing))
            }
            (Event::UsesLoyalty(filter), Occurrence::UsesLoyalty(player, thing))
                if self.was_such(seen, thing, filter, context) =>
            {
                Some(Context { that_player: Some(*player), ..context.about(thing) })
            }
            _ => None,
        }
    }

    fn with_controller(&self, seen: &View, found: Option<Context>, thing: &Ref) -> Option<Context> {
        let controller = self.chars_as(seen, thing).map(|c| c.controller);
        found.map(|c| Context { that_player: controller, ..c })
    }

    /// Characteristics as they were seen, of what may have left since.
    pub fn chars_as(&self, seen: &View, thing: &Ref) -> Option<std::rc::Rc<crate::rules::Chars>> {
        if seen.refs.get(&thing.id) == Some(thing) {
            return seen.chars.get(&thing.id).cloned();
        }
        self.chars_of(seen, *thing)
    }

    fn was_such(&self, seen: &View, thing: &Ref, filter: &Filter, context: &Context) -> bool {
        self.chars_as(seen, thing).is_some_and(|c| self.fits_as(seen, thing.id, &c, filter, context))
            && (filter.other != Some(true) || *thing != context.source)
    }

    fn is_whose(&self, seen: &View, whose: &Whose, thing: &Ref, context: &Context) -> bool {
        match whose {
            Whose::Wearer(Wearer::Itself) => *thing == context.source,
            Whose::Wearer(Wearer::Enchanted | Wearer::Equipped) => {
                self.meant(seen, &What::One(crate::cards::One::Enchanted), context).contains(thing)
            }
            Whose::Those(filter) => self.was_such(seen, thing, filter, context),
        }
    }

    fn casts(
        &self,
        seen: &View,
        triggered: &Triggered,
        context: &Context,
        player: Pid,
        id: u64,
    ) -> Option<Context> {
        let Event::Casts(event) = &triggered.when else {
            return None;
        };
        let item = self.item(id)?;
        let chars = self.spell_chars(seen, item);
        let spell = match &event.spell {
            None => true,
            Some(WhichSpell::Itself(_)) => item.source.id == context.source.id,
            Some(WhichSpell::Such(filter)) => self.spell_fits(seen, &chars, filter, context),
        };
        let matches = spell
            && self.players_meant(seen, event.who, context).contains(&player)
            && event.nth.is_none_or(|n| n as i64 == self.players[player].turn.spells_cast)
            && event.has.as_ref().is_none_or(|k| chars.has(k))
            && event.turn_of.is_none_or(|who| {
                self.players_meant(seen, who, context).iter().any(|&p| self.team_of(p) == self.active)
            });
        let about = Context {
            that_player: Some(player),
            that_item: Some(id),
            that_object: Some(item.source),
            ..context.clone()
        };
        matches.then(|| named(Some(about), &event.name, chars.worth)).flatten()
    }

    fn attacks(
        &self,
        seen: &View,
        attacks: &Attacks,
        context: &Context,
        attacker: Ref,
        defender: Option<Pid>,
    ) -> Option<Context> {
        let a_player = self
            .combat
            .attacks
            .iter()
            .any(|a| a.attacker == attacker && !matches!(a.whom, crate::game::Whom::Object(_)));
        let found = Context {
            that_object: Some(attacker),
            attacker: Some(attacker),
            defender,
            that_player: defender,
            ..context.clone()
        };
        let matches = match attacks {
            Attacks::Itself(_) => attacker == context.source,
            Attacks::Such(such) => {
                self.is_whose(seen, &such.what, &attacker, context)
                    && such
                        .whom
                        .as_ref()
                        .is_none_or(|c| a_player && self.holds_of_attacked(seen, c, &found, attacker))
            }
        };
        matches.then_some(found)
    }

    /// Is it true of the player who is attacked, or of one member of a team that is attacked as a whole?
    fn holds_of_attacked(&self, seen: &View, condition: &Condition, found: &Context, attacker: Ref) -> bool {
        let attack = self.combat.attacks.iter().find(|a| a.attacker == attacker);
        let attacked = match attack.map(|a| a.whom) {
            Some(crate::game::Whom::Team(team)) => {
                self.teams[team].players.iter().copied().map(Some).collect()
            }
            _ => vec![found.defender],
        };
        let of = |player: Option<Pid>| Context { defender: player, that_player: player, ..found.clone() };
        self.holds_of_some(seen, condition, attacked.into_iter().map(of))
    }

    fn targeted(
        &self,
        seen: &View,
        triggered: &Triggered,
        context: &Context,
        thing: Ref,
        id: u64,
    ) -> Option<Context> {
        let Event::BecomesTarget(event) = &triggered.when else {
            return None;
        };
        let item = self.item(id)?;
        let spell = event.spell.as_ref().is_none_or(|f| {
            item.is_spell() && self.spell_fits(seen, &self.spell_chars(seen, item), f, context)
        });
        let matches = spell
            && self.is_whose(seen, &event.what, &thing, context)
            && event
                .whose
                .is_none_or(|who| self.players_meant(seen, who, context).contains(&item.controller));
        matches.then(|| Context {
            that_object: Some(thing),
            that_player: Some(item.controller),
            that_item: Some(id),
            ..context.clone()
        })
    }
}

fn named(context: Option<Context>, name: &Option<String>, amount: i64) -> Option<Context> {
    context.map(|mut c| {
        if let Some(name) = name {
            c.names.insert(name.clone(), amount);
        }
        c
    })
}
