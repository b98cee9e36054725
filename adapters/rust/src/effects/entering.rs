//! Permanents enter the battlefield (clauses 614.12 and 603.6a).

use crate::cards::{Ability, AbilityWord, Card, Chapter, Enchant, EntersAs, Event, Triggered, Wearer, Whose};
use crate::events::Occurrence;
use crate::game::{Attached, Attack, Context, Game, Oid, Pending, Pid, Res, Whom, Zone};
use crate::rules::View;
use std::rc::Rc;

/// How something enters.
#[derive(Clone, Debug, Default)]
pub struct Entering {
    pub tapped: bool,
    pub face: Option<Rc<Card>>,
    pub face_down: bool,
    pub transformed: bool,
    pub attached: Option<Attached>,
    pub kicked: bool,
    pub surged: bool,
    pub x: i64,
}

/// Whom or what a creature that enters attacking may attack.
#[derive(Clone, Debug)]
pub enum Against {
    Anybody,
    /// These players, or planeswalkers that they control.
    These(Vec<Pid>),
}

impl Game {
    pub fn enter_one(&mut self, id: Oid, controller: Pid, entering: Entering) -> Res<()> {
        self.enter_many(vec![(id, controller, entering)])
    }

    /// Several enter together; what each becomes, and what an Aura enchants, is settled before any is
    /// there. An Aura that can enchant nothing stays where it is (clauses 303.4f, 303.4g).
    pub fn enter_many(&mut self, all: Vec<(Oid, Pid, Entering)>) -> Res<()> {
        let mut staying = Vec::new();
        let mut all = all;
        for (id, controller, entering) in &mut all {
            if !self.is_put_on_something(*id, *controller, entering)? {
                staying.push(*id);
            }
        }
        all.retain(|(id, ..)| !staying.contains(id));
        let mut copies = Vec::new();
        for (id, controller, entering) in &all {
            copies.push(self.entering_copy(*id, *controller, entering)?);
        }
        let mut entered = Vec::new();
        for ((id, controller, entering), copy) in all.into_iter().zip(copies) {
            if !self.objects[id].token || self.objects[id].zone != Zone::Battlefield {
                self.put(id, Zone::Battlefield);
            }
            self.settle(id, controller, entering, copy);
            entered.push(id);
        }
        self.entering_together = entered.clone();
        for &id in &entered {
            self.as_it_enters(id)?;
            let late = self.variant.says("combat.defending_ability", &["chosen_as_they_defend_or_it_enters"]);
            if late && self.step.is_combat() && self.is_permanent(id) {
                self.define_one(id)?;
            }
        }
        self.entering_together.clear();
        for id in entered {
            if self.is_permanent(id) {
                let thing = self.reference(id);
                self.occur(Occurrence::Enters(thing));
            }
        }
        Ok(())
    }

    /// Chooses what an Aura is put on that does not come from the stack; false where there is nothing.
    fn is_put_on_something(&self, id: Oid, controller: Pid, entering: &mut Entering) -> Res<bool> {
        let object = &self.objects[id];
        if entering.attached.is_some() || entering.face_down || object.token || object.zone == Zone::Stack {
            return Ok(true);
        }
        let view = self.view();
        entering.attached = match Self::enchant_word(&object.card) {
            None => None,
            Some(Enchant::Player(_)) => {
                let players = self.players_in_order();
                Some(Attached::Player(self.choose_player("enchanted", &[controller], &players)?))
            }
            Some(Enchant::Object(filter)) => {
                let (context, aura) = (self.own_context(id, controller), self.reference(id));
                let can = |&other: &Oid| {
                    self.fits(&view, other, &filter, &context) && !self.is_protected_from(&view, other, aura)
                };
                let options: Vec<Oid> = self.battlefield.iter().copied().filter(can).collect();
                let Some(&on) = self.choose_objects("enchanted", controller, &options, 1, 1)?.first() else {
                    return Ok(false);
                };
                Some(Attached::Object(self.reference(on)))
            }
        };
        Ok(true)
    }

    fn settle(&mut self, id: Oid, controller: Pid, entering: Entering, copy: Option<Rc<Card>>) {
        let state = &mut self.object_mut(id).state;
        state.controller = controller;
        state.tapped = entering.tapped;
        state.face = entering.face;
        state.face_down = entering.face_down;
        state.transformed = entering.transformed;
        state.attached = entering.attached;
        (state.kicked, state.surged, state.x) = (entering.kicked, entering.surged, entering.x);
        state.copy = copy.or(state.copy.take());
        state.fresh = true;
    }

    /// What it may enter as a copy of, as its controller chooses (clause 707.5).
    fn entering_copy(&mut self, id: Oid, controller: Pid, entering: &Entering) -> Res<Option<Rc<Card>>> {
        let card =
            if entering.transformed { self.objects[id].card.back.clone() } else { entering.face.clone() };
        let card = card
            .or_else(|| self.objects[id].state.copy.clone())
            .unwrap_or_else(|| self.objects[id].card.clone());
        let word =
            card.words().find_map(|w| if let AbilityWord::EntersAs(e) = w { Some(e.clone()) } else { None });
        let Some(word) = word.filter(|_| !entering.face_down) else {
            return Ok(None);
        };
        let options = self.copyable(id, controller, &word);
        let chosen = self.choose_objects("copied", controller, &options, 0, 1)?;
        Ok(chosen.first().map(|&from| {
            let face =
                if self.is_permanent(from) { self.face_of(from) } else { self.objects[from].card.clone() };
            match &word.also {
                Some(kind) => {
                    let mut with = (*face).clone();
                    with.kind = super::copying::with_type(&with.kind, kind);
                    Rc::new(with)
                }
                None => face,
            }
        }))
    }

    fn copyable(&self, id: Oid, controller: Pid, word: &EntersAs) -> Vec<Oid> {
        let view = self.view();
        let context = self.own_context(id, controller);
        match (&word.of, &word.kind) {
            (Some(filter), _) => self
                .battlefield
                .iter()
                .copied()
                .filter(|&o| o != id && self.fits(&view, o, filter, &context))
                .collect(),
            (None, Some(kind)) => self
                .players
                .iter()
                .flat_map(|p| p.graveyard.iter().copied())
                .filter(|&o| o != id && self.printed(o).is(kind))
                .collect(),
            (None, None) => vec![],
        }
    }

    /// What is settled as it enters: counters, choices, a protector.
    fn as_it_enters(&mut self, id: Oid) -> Res<()> {
        let face = self.face_of(id);
        let controller = self.objects[id].state.controller;
        if let Some(loyalty) = face.loyalty {
            self.put_counters(controller, id, "loyalty", loyalty)?;
        }
        if let Some(defense) = face.defense {
            self.put_counters(controller, id, "defense", defense)?;
            self.choose_protector(id)?;
        }
        for word in face.words() {
            match word {
                AbilityWord::Enters(enters) => {
                    if enters.tapped {
                        self.object_mut(id).state.tapped = true;
                    }
                    if let Some(choose) = &enters.choose {
                        self.choose_as_it_enters(id, controller, &choose.word)?;
                    }
                }
                AbilityWord::EntersDoing(effects) => {
                    let mut context = self.own_context(id, controller);
                    self.run_effects(effects, &mut context)?;
                }
                _ => {}
            }
        }
        if face.kind.contains("Saga") {
            self.add_lore(id)?;
        }
        Ok(())
    }

    fn choose_as_it_enters(&mut self, id: Oid, by: Pid, word: &str) -> Res<()> {
        if word == "colour" {
            let names: Vec<String> = crate::cards::COLOURS.iter().map(|(n, _)| n.to_string()).collect();
            let index = self.choose_option("colour", &[by], &names, Some(self.label(id)))?;
            self.object_mut(id).state.chosen_colour = Some(names[index].clone());
        } else {
            let options: Vec<Pid> =
                self.players_in_order().into_iter().filter(|&p| self.opponents(p, by)).collect();
            let chosen = self.choose_player("opponent", &[by], &options)?;
            self.object_mut(id).state.chosen_player = Some(chosen);
        }
        Ok(())
    }

    /// A battle's protector: of a Siege an opponent (clauses 310.8a, 310.11a).
    pub fn choose_protector(&mut self, id: Oid) -> Res<()> {
        let view = self.view();
        let chars = self.chars(&view, id);
        let by = chars.controller;
        let siege = chars.is("Siege");
        let options: Vec<Pid> = self
            .players_in_order()
            .into_iter()
            .filter(|&p| if siege { self.opponents(p, by) } else { p == by })
            .collect();
        let chosen =
            if options.is_empty() { None } else { Some(self.choose_player("protector", &[by], &options)?) };
        self.object_mut(id).state.protector = chosen;
        Ok(())
    }

    /// A lore counter more, and the chapters that come with it (clause 714.2b).
    pub fn add_lore(&mut self, id: Oid) -> Res<()> {
        let view = self.view();
        let chars = self.chars(&view, id);
        self.put_counters(chars.controller, id, "lore", 1)
    }

    /// Chapters trigger as their lore counters are put on (clause 714.2b).
    pub fn chapters_come(&mut self, id: Oid, number: i64) {
        let view = self.view();
        let chars = self.chars(&view, id);
        let after = self.objects[id].counter("lore");
        let before = after - number;
        for word in chars.words() {
            let AbilityWord::Chapter(chapter) = word else {
                continue;
            };
            for _ in chapter.of.iter().filter(|&&n| before < n && n <= after) {
                self.chapter_triggers(id, chars.controller, chapter);
            }
        }
    }

    fn chapter_triggers(&mut self, id: Oid, controller: Pid, chapter: &Chapter) {
        let triggered = Triggered {
            when: Event::Enters(Whose::Wearer(Wearer::Itself)),
            does: chapter.does.clone(),
            targets: chapter.targets.clone(),
            only_if: None,
            modes: None,
        };
        let context = self.own_context(id, controller);
        let label = self.label(id);
        self.touch();
        self.pending.push(Pending {
            ability: Rc::new(Ability::Word(Box::new(AbilityWord::Trigger(triggered)))),
            does: None,
            context,
            controller,
            label,
            state: None,
        });
    }

    /// A creature that enters attacking, without having been declared: its controller, if that is an
    /// attacking player, chooses whom or what (clauses 506.3, 508.4).
    pub fn joins_attack(&mut self, id: Oid, against: &Against, context: &Context) -> Res<()> {
        let view = self.view();
        let Some(chars) = view.chars.get(&id).filter(|c| c.is_creature() && !c.is("Battle")) else {
            return Ok(());
        };
        let by = chars.controller;
        let options = self.whom_it_may_join_against(&view, by, against);
        if options.is_empty() || self.team_of(by) != self.active || !self.step.is_combat() {
            return Ok(());
        }
        let names: Vec<String> = options.iter().map(|&w| self.whom_name(w)).collect();
        let source = Some(self.label(context.source.id));
        let whom = options[self.choose_option("defending_player", &[by], &names, source)?];
        let (attacker, defender) = (self.reference(id), self.defender_of(whom));
        self.touch();
        self.combat.attacks.push(Attack { attacker, whom, defender, blocked: false, blockers: vec![] });
        Ok(())
    }

    fn whom_it_may_join_against(&self, view: &View, by: Pid, against: &Against) -> Vec<Whom> {
        let meant = |whom: &Whom| match (against, *whom) {
            (Against::Anybody, _) => true,
            (Against::These(players), Whom::Player(player)) => players.contains(&player),
            (Against::These(players), Whom::Team(team)) => players.iter().any(|&p| self.team_of(p) == team),
            (Against::These(players), Whom::Object(thing)) => {
                let chars = view.chars.get(&thing.id).filter(|c| c.is("Planeswalker"));
                chars.is_some_and(|c| players.contains(&c.controller))
            }
        };
        self.all_whoms(|_| true).into_iter().filter(|&w| self.can_be_attacked(by, w)).filter(meant).collect()
    }

    fn whom_name(&self, whom: Whom) -> String {
        match whom {
            Whom::Player(player) => self.players[player].name.clone(),
            Whom::Team(team) => self.teams[team].name.clone(),
            Whom::Object(thing) => self.label(thing.id),
        }
    }
}
