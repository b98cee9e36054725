//! Where the game stands, as the protocol tells it.

use crate::game::{Choice, Doing, Game};
use serde_json::{json, Map, Value};

pub fn status_of(game: &Game, choice: Option<&Choice>) -> Value {
    let name = |team: usize| Value::from(game.teams[team].name.clone());
    let mut status = json!({
        "turn": game.turn,
        "active": name(game.active),
        "step": game.step.name(),
        "stack": game.stack.len(),
        "waiting": waiting(game, choice),
    });
    let log = &game.log;
    let lists = [
        ("passed", log.passed.iter().map(|&t| name(t)).collect::<Vec<_>>()),
        ("left", game.gone.iter().map(|&t| name(t)).collect()),
        (
            "steps",
            log.steps.iter().map(|(t, s)| json!({"team": game.teams[*t].name, "step": s.name()})).collect(),
        ),
        ("changed", log.changed.iter().map(|c| changed(game, c)).collect()),
    ];
    for (key, list) in lists {
        if !list.is_empty() {
            status[key] = Value::Array(list);
        }
    }
    status
}

fn changed(game: &Game, change: &crate::game::Changed) -> Value {
    match change.team {
        Some(team) => json!({"what": change.what, "team": game.teams[team].name}),
        None => json!({"what": change.what}),
    }
}

fn waiting(game: &Game, choice: Option<&Choice>) -> Value {
    if let Some(choice) = choice {
        return json!({"for": "choice", "choice": choice});
    }
    let declare = |kind: &str, purpose: &str, by: &[usize]| {
        let mut choice = game.choice(kind, purpose, by, vec![], 0, 1);
        let first = by.first().map(|&p| game.players[p].name.clone());
        choice.for_player = first.filter(|name| !choice.decider.contains(name));
        json!({"for": "choice", "choice": choice})
    };
    match game.doing {
        Doing::Over => {
            let teams: Map<String, Value> =
                (0..game.teams.len()).map(|t| (game.teams[t].name.clone(), game.outcome(t).into())).collect();
            json!({"for": "over", "teams": teams, "reason": game.reason})
        }
        Doing::Mulligan => declare("yes_no", "mulligan", &game.may_declare()),
        Doing::Attackers => declare("attackers", "attackers", &game.teams[game.active].players),
        Doing::Blockers => declare("blockers", "blockers", &game.teams[game.called].players),
        _ => json!({"for": "priority", "team": game.teams[game.holder].name}),
    }
}
