//! What could be announced or declared with the cards that have labels, allowed or not.

use crate::cards::{AbilityWord, Activated, Card, Modes, SpellModes};
use crate::game::{Doing, Game, Oid, Pid, Zone};
use crate::play::{asks_for_x, costs_have_x, is_mana_ability};
use serde_json::{json, Value};
use std::rc::Rc;

/// Actions as the protocol has them; some of them are legal.
pub fn possible(game: &Game, most: usize) -> Vec<Value> {
    match game.doing {
        Doing::Priority => {
            let team = &game.teams[game.holder].players;
            team.iter().flat_map(|&player| announced(game, player, most)).collect()
        }
        Doing::Mulligan => {
            let names = game.may_declare().into_iter().map(|p| game.players[p].name.clone());
            names.flat_map(|by| ["keep", "mulligan"].map(|what| json!({"do": what, "by": by}))).collect()
        }
        Doing::Attackers => attacks(game, most),
        Doing::Blockers => blocks(game, most),
        _ => vec![],
    }
}

/// An action of a player, by whoever decides for that player.
fn act(game: &Game, player: Pid, what: &str) -> Value {
    let by = game.decider(player);
    let mut action = json!({"do": what, "by": game.players[by].name});
    if by != player {
        action["for_player"] = game.players[player].name.clone().into();
    }
    action
}

fn with(action: &Value, key: &str, value: impl Into<Value>) -> Value {
    let mut action = action.clone();
    action[key] = value.into();
    action
}

/// The action with each number for X, or without one where nothing asks for it.
fn numbered(action: Value, has_x: bool, most: usize) -> Vec<Value> {
    if has_x {
        (0..=most).map(|x| with(&action, "x", x)).collect()
    } else {
        vec![action]
    }
}

fn announced(game: &Game, player: Pid, most: usize) -> Vec<Value> {
    let view = game.view();
    let mut found = Vec::new();
    for (id, object) in game.objects.iter().enumerate().filter(|(_, o)| o.label.is_some()) {
        let own = object.owner == player;
        match object.zone {
            Zone::Hand | Zone::Graveyard | Zone::Command if own => {
                found.extend(of_card(game, player, id, most))
            }
            Zone::Exile if object.state.may_play.is_some_and(|(who, _)| who == player) => {
                found.extend(of_card(game, player, id, most));
            }
            Zone::Battlefield if view.chars[&id].controller == player => {
                if object.state.face_down {
                    found.push(with(&act(game, player, "turn_face_up"), "object", game.label(id)));
                }
            }
            _ => continue,
        }
        if matches!(object.zone, Zone::Hand | Zone::Graveyard | Zone::Battlefield) {
            found.extend(activations(game, player, id, most));
        }
    }
    found
}

fn of_card(game: &Game, player: Pid, id: Oid, most: usize) -> Vec<Value> {
    let card = &game.objects[id].card;
    let back = card.back.as_ref().filter(|_| card.layout.is_some());
    let mut found = Vec::new();
    for (number, face) in [(1, Some(card)), (2, back)] {
        let Some(face) = face else { continue };
        let land = face.kind.contains("Land");
        let mut plain =
            with(&act(game, player, if land { "play_land" } else { "cast" }), "object", game.label(id));
        if number == 2 {
            plain["face"] = 2.into();
        }
        if land {
            found.push(plain);
        } else {
            found.extend(casts(&plain, face, most));
        }
    }
    found
}

/// A spell with everything that can be announced for it, but how its mana is paid.
fn casts(plain: &Value, face: &Rc<Card>, most: usize) -> Vec<Value> {
    let has = |wanted: fn(&AbilityWord) -> bool| face.words().any(wanted);
    let mut found = Vec::new();
    if has(|w| matches!(w, AbilityWord::Morph(_))) && plain.get("face").is_none() {
        found.push(with(plain, "face_down", true));
    }
    let mut ways = vec![plain.clone()];
    if has(|w| matches!(w, AbilityWord::Surge(_))) {
        ways.push(with(plain, "surge", true));
    }
    if has(|w| matches!(w, AbilityWord::Free(_))) {
        ways.push(with(plain, "free", true));
    }
    if has(|w| matches!(w, AbilityWord::Kicker(_))) {
        ways.extend(ways.clone().iter().map(|way| with(way, "kicked", true)));
    }
    for way in ways {
        let free = way.get("free").is_some();
        for modal in with_modes(&way, face) {
            found.extend(numbered(modal, !free && asks_for_x(face), most));
        }
    }
    found
}

fn with_modes(way: &Value, face: &Card) -> Vec<Value> {
    let modes = face.words().find_map(|w| match w {
        AbilityWord::Modes(SpellModes::One(of)) => Some(Modes { number: "one".into(), of: of.clone() }),
        AbilityWord::Modes(SpellModes::Several(several)) => Some(several.clone()),
        _ => None,
    });
    let Some(modes) = modes else { return vec![way.clone()] };
    let (least, most) = modes.bounds();
    if most == 1 {
        return (1..=modes.of.len()).map(|n| with(way, "mode", n)).collect();
    }
    let numbers: Vec<usize> = (1..=modes.of.len()).collect();
    let chosen = some_of(&numbers, most).into_iter().filter(|these| these.len() >= least);
    chosen.map(|these| with(way, "modes", these)).collect()
}

/// Each ability that is no mana ability, numbered where there are several.
fn activations(game: &Game, player: Pid, id: Oid, most: usize) -> Vec<Value> {
    let there: Vec<Activated> = game.activated_of(id);
    let mut found = Vec::new();
    for (index, ability) in there.iter().enumerate() {
        if is_mana_ability(ability) {
            continue;
        }
        let mut plain = with(&act(game, player, "activate"), "object", game.label(id));
        if there.len() > 1 {
            plain["ability"] = (index + 1).into();
        }
        found.extend(numbered(plain, costs_have_x(&ability.cost), most));
    }
    found
}

fn attacks(game: &Game, most: usize) -> Vec<Value> {
    let single = game.single_attacks();
    let named: Vec<Value> = single
        .into_iter()
        .map(|(id, whom)| json!({"object": game.label(id), "whom": told(game, whom)}))
        .collect();
    let plain = act(game, game.teams[game.active].players[0], "attack");
    let wholes = some_of(&named, most).into_iter().filter(|these| once_each(these));
    wholes.map(|these| with(&plain, "attackers", these)).collect()
}

fn told(game: &Game, whom: crate::game::Whom) -> Value {
    match whom {
        crate::game::Whom::Player(player) => json!({"player": game.players[player].name}),
        crate::game::Whom::Team(team) => json!({"team": game.teams[team].name}),
        crate::game::Whom::Object(thing) => json!({"object": game.label(thing.id)}),
    }
}

fn once_each(attackers: &[Value]) -> bool {
    attackers.iter().enumerate().all(|(i, a)| attackers[..i].iter().all(|b| a["object"] != b["object"]))
}

fn blocks(game: &Game, most: usize) -> Vec<Value> {
    let pairs: Vec<Value> = game
        .single_blocks(game.called)
        .into_iter()
        .map(|(id, attacker)| json!({"object": game.label(id), "attacker": game.label(attacker)}))
        .collect();
    let plain = act(game, game.teams[game.called].players[0], "block");
    some_of(&pairs, most).into_iter().map(|these| with(&plain, "blockers", these)).collect()
}

/// All selections of no more than so many.
fn some_of<T: Clone>(all: &[T], most: usize) -> Vec<Vec<T>> {
    let mut found = vec![vec![]];
    let mut last: Vec<(usize, Vec<T>)> = vec![(0, vec![])];
    for _ in 0..most.min(all.len()) {
        let longer = last.iter().flat_map(|(next, these)| {
            (*next..all.len()).map(|i| (i + 1, [these.as_slice(), &all[i..=i]].concat()))
        });
        last = longer.collect();
        found.extend(last.iter().map(|(_, these)| these.clone()));
    }
    found
}
