//! Actions: each is done as a whole, or undone and refused.

use super::session::{read, Outcome, Session, Waiting};
use crate::game::{Doing, Game, Halt, Oid, Pid, Res, Whom};
use crate::play::{Activate, Cast};
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct WhomSaid {
    team: Option<String>,
    player: Option<String>,
    object: Option<String>,
}

#[derive(Deserialize)]
struct AttackerSaid {
    object: String,
    whom: WhomSaid,
}

#[derive(Deserialize)]
struct BlockerSaid {
    object: String,
    attacker: String,
}

#[derive(Deserialize)]
struct Simple {
    by: String,
    #[serde(default)]
    object: String,
    #[serde(default)]
    face: Option<usize>,
    #[serde(default)]
    for_player: Option<String>,
    #[serde(default)]
    attackers: Vec<AttackerSaid>,
    #[serde(default)]
    blockers: Vec<BlockerSaid>,
}

impl Session {
    /// Does an action and goes on to where somebody has to act again.
    pub fn act(&mut self, action: &Value) -> Res<Outcome> {
        self.nobody_chooses()?;
        let game = self.game()?;
        let saved = game.clone();
        match perform(game, action) {
            Ok(()) => {
                game.answers.moment_is_over();
                self.go_on().map(|()| Outcome::Done)
            }
            Err(halt) => {
                *game = saved;
                if let Halt::Needs(choice) = &halt {
                    self.pending = Some(((**choice).clone(), Waiting::Act(action.clone())));
                }
                Err(halt)
            }
        }
    }
}

/// Who acts: the player whose action it is, whom the one who acts controls (clause 723.5).
fn acting(game: &Game, by: &str, for_player: &Option<String>) -> Res<Pid> {
    let by = game.player_named(by)?;
    let player = match for_player {
        Some(name) => game.player_named(name)?,
        None => by,
    };
    if game.decider(player) != by {
        return Halt::refused("another player decides that");
    }
    Ok(player)
}

pub fn perform(game: &mut Game, action: &Value) -> Res<()> {
    match action["do"].as_str().unwrap_or_default() {
        "cast" => {
            let cast: Cast = read(action)?;
            let player = acting(game, &cast.by, &cast.for_player)?;
            game.has_priority(player)?;
            let id = game.object_labelled(&cast.object)?;
            game.cast(player, id, &cast)?;
            game.acted();
            Ok(())
        }
        "activate" => {
            let act: Activate = read(action)?;
            let player = acting(game, &act.by, &act.for_player)?;
            game.has_priority(player)?;
            let id = game.object_labelled(&act.object)?;
            game.activate(player, id, &act)?;
            game.acted();
            Ok(())
        }
        "call_time" => game.call_time(),
        other => simple(game, other, &read(action)?),
    }
}

fn simple(game: &mut Game, what: &str, said: &Simple) -> Res<()> {
    if what == "concede" {
        let player = game.player_named(&said.by)?;
        return game.concede(player);
    }
    let player = acting(game, &said.by, &said.for_player)?;
    match what {
        "play_land" | "turn_face_up" => {
            game.has_priority(player)?;
            let id = game.object_labelled(&said.object)?;
            if what == "play_land" {
                game.play_land(player, id, said.face)?;
            } else {
                game.turn_up(player, id)?;
            }
            game.acted();
            Ok(())
        }
        "mulligan" => game.take_mulligan(player),
        "keep" => game.keep_hand(player),
        "attack" => attack(game, player, &said.attackers),
        "block" => block(game, player, &said.blockers),
        _ => Halt::unsupported(format!("the action {what}")),
    }
}

fn whom(game: &Game, said: &WhomSaid) -> Res<Whom> {
    match (&said.player, &said.object, &said.team) {
        (Some(player), ..) => Ok(Whom::Player(game.player_named(player)?)),
        (None, Some(object), _) => {
            let id = game.object_labelled(object)?;
            Ok(Whom::Object(game.reference(id)))
        }
        (None, None, Some(team)) => {
            let team = game.team_named(team)?;
            match game.teams[team].players.as_slice() {
                _ if game.variant.attacks_teams() => Ok(Whom::Team(team)),
                [player] => Ok(Whom::Player(*player)),
                _ => Halt::refused("a creature attacks one player, not a team"),
            }
        }
        _ => Halt::refused("it is not said whom the creature attacks"),
    }
}

fn attack(game: &mut Game, player: Pid, said: &[AttackerSaid]) -> Res<()> {
    if game.doing != Doing::Attackers || game.team_of(player) != game.active {
        return Halt::refused("nobody of that team declares an attack now");
    }
    let mut attackers: Vec<(Oid, Whom)> = Vec::new();
    for attacker in said {
        attackers.push((game.object_labelled(&attacker.object)?, whom(game, &attacker.whom)?));
    }
    game.declare_attack(&attackers)?;
    game.doing = Doing::Check;
    Ok(())
}

fn block(game: &mut Game, player: Pid, said: &[BlockerSaid]) -> Res<()> {
    if game.doing != Doing::Blockers || game.team_of(player) != game.called {
        return Halt::refused("nobody of that team declares a block now");
    }
    let mut blockers: Vec<(Oid, Oid)> = Vec::new();
    for blocker in said {
        blockers.push((game.object_labelled(&blocker.object)?, game.object_labelled(&blocker.attacker)?));
    }
    let team = game.called;
    game.declare_block(team, &blockers)?;
    game.called = game.next_team_even_lost(team);
    game.doing = Doing::AskBlocks;
    Ok(())
}
