//! The engine as ettin meets it: lines in, lines out.

use second_engine::wire::serve;
use serde_json::{json, Value};

fn say(lines: &[String]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(lines.join("\n").as_bytes(), &mut output).expect("a buffer can be written");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("each answer is JSON")).collect()
}

fn run(commands: Value) -> Vec<Value> {
    let request = json!({"jsonrpc": "2.0", "id": 1, "method": "run", "params": {"commands": commands}});
    say(&[request.to_string()])[0]["result"]["results"].as_array().cloned().unwrap_or_default()
}

fn new_game(cards: Value) -> Value {
    json!({"cmd": "new_game", "date": "2026-09-25", "variant": "two-headed-giant", "scope": "tournament",
           "cards": cards,
           "teams": [{"id": "A", "players": ["Angie", "Barry"], "primary": "Angie"},
                     {"id": "E", "players": ["Edward", "Ronald"], "primary": "Edward"}]})
}

fn rift() -> Value {
    json!({"Flame Rift": {"type": "Sorcery", "cost": "{1}{R}",
                          "abilities": [{"spell": {"do": [{"damage": {"amount": 4, "to": "each_player"}}]}}]},
           "Mountain": {"type": "Basic Land - Mountain", "abilities":
                        [{"activate": {"cost": ["tap"], "do": [{"add_mana": {"colour": "red"}}]}}]}})
}

fn placed(mountains: usize) -> Vec<Value> {
    let labels: Vec<String> = (0..mountains).map(|i| format!("Mountain {i}")).collect();
    vec![
        new_game(rift()),
        json!({"cmd": "place", "active": "A", "facts": [
            {"fact": "controls", "player": "Angie", "number": mountains, "card": "Mountain", "labels": labels},
            {"fact": "in_hand", "player": "Angie", "card": "Flame Rift", "label": "Flame Rift"}]}),
        json!({"cmd": "act", "action": {"do": "cast", "by": "Angie", "object": "Flame Rift"}}),
    ]
}

#[test]
fn each_member_is_dealt_damage_and_the_team_loses_it() {
    let mut commands = placed(2);
    commands.push(json!({"cmd": "advance", "to": {"until": "left_stack", "object": "Flame Rift"}}));
    commands.push(json!({"cmd": "observe", "ask": {"q": "life", "team": "E"}}));
    let results = run(json!(commands));
    assert_eq!(results.last().unwrap(), &json!({"is": "value", "value": 22}));
}

#[test]
fn what_cannot_be_paid_is_refused_and_changes_nothing() {
    let results = run(json!(placed(1)));
    assert_eq!(results[2]["is"], "refused");
    assert_eq!(results[2]["status"]["stack"], 0);
}

#[test]
fn a_word_that_is_not_known_is_unsupported_and_named() {
    let cards = json!({"Odd": {"type": "Sorcery", "abilities": [{"spell": {"do": [{"juggle": "you"}]}}]}});
    let results = run(json!([new_game(cards)]));
    assert_eq!(results[0]["is"], "unsupported");
    assert!(results[0]["reason"].as_str().unwrap().contains("Odd"));
}

#[test]
fn lines_that_are_no_requests_are_answered_and_the_conversation_goes_on() {
    let shutdown = json!({"jsonrpc": "2.0", "id": 3, "method": "shutdown"}).to_string();
    let unknown = json!({"jsonrpc": "2.0", "id": 2, "method": "juggle"}).to_string();
    let replies = say(&["{".into(), unknown, shutdown]);
    assert_eq!(replies[0]["error"]["code"], -32700);
    assert_eq!(replies[1]["error"]["code"], -32601);
    assert_eq!(replies[2]["id"], 3);
}
