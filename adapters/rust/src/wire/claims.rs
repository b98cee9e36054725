//! What this engine says of itself; it is asked for nothing else.

use serde_json::{json, Value};

const WORDS: &str = include_str!("words.txt");

/// The words of the vocabulary that it understands, one a line.
fn words() -> Vec<&'static str> {
    WORDS.lines().map(str::trim).filter(|l| !l.is_empty()).collect()
}

pub fn claims() -> Value {
    json!({
        "name": "ettin second engine (Rust)",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": {"major": 1, "minor": 1},
        "profiles": ["game"],
        "facets": ["commander", "heads"],
        "variants": [
            "two-headed-giant", "two-player", "free-for-all", "team-vs-team", "commander",
            "two-player-commander", "two-headed-giant-commander", "three-headed-giant", "four-headed-giant",
        ],
        "rules": {"first": "2011-09-30", "last": "9999-12-31"},
        "actions": [
            "cast", "cast.x", "cast.mode", "cast.modes", "cast.life", "cast.kicked", "cast.assist",
            "cast.face", "cast.face_down", "activate", "activate.ability", "activate.x", "attack",
            "block", "play_land", "play_land.face", "cast.surge", "cast.free", "cast.for_player",
            "activate.for_player", "attack.for_player", "block.for_player", "play_land.for_player",
            "turn_face_up.for_player", "mulligan", "keep", "concede", "call_time", "turn_face_up",
            "activate.token", "attack.token", "block.token", "cast.token",
        ],
        "places": [
            "life", "controls", "bodied", "counters", "player_counters", "in_hand", "in_graveyard",
            "in_library", "in_exile", "in_command_zone", "commander", "hand_size", "library_size",
            "graveyard_size", "exile_size", "tapped", "face_down", "chosen_colour", "protector",
            "daytime", "deal",
        ],
        "observes": [
            "life", "count", "bodied", "body", "counters", "player_counters", "zone", "exiled",
            "commander", "chooses", "hand_size", "library_size", "graveyard_size", "exile_size",
            "tapped", "chosen_colour", "protector", "face_down", "moment", "outcome", "unspent",
            "stack_size", "monarch", "daytime", "attacking", "sees",
        ],
        "advances": ["step", "left_stack", "turns_end"],
        "tells": ["steps"],
        "explores": ["legal", "mark"],
        "alone": false,
        "cards": {"names": [], "words": words(), "wording": "by_date"},
    })
}
