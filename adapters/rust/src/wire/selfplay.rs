//! Whole games that the engine plays by itself, at random, with a log that `ettin watch` reads.

use super::acts::perform;
use super::possible::possible;
use super::session::{read, Session};
use super::status::status_of;
use crate::game::{Choice, Decides, Doing, Game, Halt, Pick, Res};
use serde_json::{json, Value};
use std::cell::Cell;
use std::io::Write;
use std::rc::Rc;

/// What a declaration or X comes to at most.
const MOST: usize = 2;
/// So often something else is decided where what was decided is not allowed.
const ANEW: usize = 50;

/// Numbers that look drawn, the same again for the same seed.
pub struct Dice(Cell<u64>);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Cell::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D))
    }

    /// A number below that one, which is no zero.
    fn below(&self, number: usize) -> usize {
        let mut next = self.0.get() | 1;
        next ^= next << 13;
        next ^= next >> 7;
        next ^= next << 17;
        self.0.set(next.wrapping_add(0x9E37_79B9_7F4A_7C15));
        ((next >> 16) % number as u64) as usize
    }

    fn shuffled(&self, number: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..number).collect();
        for i in (1..number).rev() {
            all.swap(i, self.below(i + 1));
        }
        all
    }

    fn shares(&self, choice: &Choice) -> Vec<(String, i64)> {
        let mut shares: Vec<(String, i64)> = choice.options.iter().map(|name| (name.clone(), 0)).collect();
        for _ in 0..choice.amount {
            let taker = self.below(shares.len());
            shares[taker].1 += 1;
        }
        shares
    }
}

impl Decides for Dice {
    fn decide(&self, choice: &Choice) -> Option<Pick> {
        if choice.kind == "damage" {
            return Some(Pick::Shares(self.shares(choice)));
        }
        let all = choice.options.len();
        let (min, max) = (choice.min.min(all), choice.max.min(all));
        let number = min + self.below(max - min + 1);
        Some(Pick::Options(self.shuffled(all).into_iter().take(number).collect()))
    }
}

/// Plays on from the opening, which is a `new_game` with a `place` or a `deal`, until the game is over
/// or so many things have been done, and writes the log.
pub fn selfplay(opening: &[Value], seed: u64, moves: usize, mut log: impl Write) -> std::io::Result<()> {
    let mut session = Session::default();
    let results = session.run(opening);
    let failed = results.iter().find(|result| result["is"] != "done");
    let (Some(mut game), None) = (session.game.take(), failed) else {
        return Err(std::io::Error::other(format!("the opening is not played: {results:?}")));
    };
    let dice = Rc::new(Dice::new(seed));
    game.answers = dice.clone();
    writeln!(log, "{}", head(&opening[0]))?;
    writeln!(log, "{}", told(&mut game, None))?;
    for _ in 0..moves {
        if game.doing == Doing::Over {
            break;
        }
        let Some(did) = one_move(&mut game, &dice) else { break };
        writeln!(log, "{}", told(&mut game, Some(&did)))?;
    }
    log.flush()
}

fn head(new_game: &Value) -> Value {
    json!({"teams": new_game["teams"], "date": new_game["date"], "variant": new_game["variant"],
           "tells": ["steps"]})
}

fn told(game: &mut Game, did: Option<&Value>) -> Value {
    let mut status = status_of(game, None);
    game.log = Default::default();
    let nothing_attacks =
        |action: &Value| action["attackers"].as_array().is_some_and(|these| these.is_empty());
    let did = did.filter(|action| !nothing_attacks(action));
    if let Some(what) = did.and_then(|action| action["do"].as_str()) {
        status["did"] = match what {
            "play_land" => "land",
            "turn_face_up" => "mana",
            other => other,
        }
        .into();
        status["by"] = did.map(whose).unwrap_or_default();
    }
    status
}

/// The player whose action it is, whoever controls that player.
fn whose(action: &Value) -> Value {
    let names = [&action["for_player"], &action["by"]];
    names.into_iter().find(|name| !name.is_null()).cloned().unwrap_or_default()
}

/// Something that may be done, done; nothing where nothing can be.
fn one_move(game: &mut Game, dice: &Dice) -> Option<Value> {
    let can_pass = game.doing == Doing::Priority;
    let acts = if can_pass && dice.below(2) == 0 { vec![] } else { possible(game, MOST) };
    let order = dice.shuffled(acts.len());
    let tried = order.into_iter().map(|i| acts[i].clone()).find(|act| done(game, act));
    match tried {
        None if can_pass => {
            let pass = json!({});
            done(game, &pass).then_some(pass)
        }
        other => other,
    }
}

/// Does it and goes on, with other dice where what they gave is not allowed; false where nothing helps.
fn done(game: &mut Game, action: &Value) -> bool {
    let often = if action["do"].is_null() { ANEW } else { MOST };
    for _ in 0..often {
        let mut trial = game.clone();
        let begun = match action["do"].is_null() {
            true => trial.pass(trial.holder),
            false => perform(&mut trial, action),
        };
        if begun.is_ok() && goes_on(&mut trial).is_ok() {
            *game = trial;
            return true;
        }
    }
    false
}

fn goes_on(game: &mut Game) -> Res<()> {
    for _ in 0..ANEW {
        match game.go_on() {
            Err(Halt::Refused(_)) => continue,
            other => return other,
        }
    }
    Halt::refused("whatever is decided is not allowed")
}

/// The command line after `selfplay`: a seed and a number of moves at most.
pub fn from_words(words: &[String]) -> Result<(u64, usize), String> {
    let (mut seed, mut moves) = (0, 1000);
    for pair in words.chunks(2) {
        let number = pair.get(1).and_then(|n| n.parse::<u64>().ok());
        match (pair[0].as_str(), number) {
            ("--seed", Some(number)) => seed = number,
            ("--moves", Some(number)) => moves = number as usize,
            (other, _) => return Err(format!("{other} is not understood")),
        }
    }
    Ok((seed, moves))
}

/// The commands of a `run`, with which a game is opened.
pub fn opening(text: &str) -> Result<Vec<Value>, String> {
    let request: Value = serde_json::from_str(text).map_err(|e| format!("the opening is no JSON: {e}"))?;
    let commands: Vec<Value> =
        read(&request["commands"]).map_err(|_| "the opening has no `commands`".to_string())?;
    match commands.first() {
        Some(first) if first["cmd"] == "new_game" => Ok(commands),
        _ => Err("the opening begins with `new_game`".into()),
    }
}
