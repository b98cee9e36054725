//! Every situation of corpus.json, one test a case: ettin corpus --date current --out corpus.json

use std::fs;
use std::process::ExitCode;

use adapter::adapter::Adapter;
use adapter::claims::claims;
use adapter::messages as m;
use adapter::messages::{Command, Must, Result as Answer};
use libtest_mimic::{Arguments, Failed, Trial};
use serde::Deserialize;
use serde_json::{json, Value};

fn main() -> ExitCode {
    let Ok(text) = fs::read("corpus.json") else {
        eprintln!("no corpus.json: ettin corpus --date current --out corpus.json");
        return ExitCode::FAILURE;
    };
    let corpus: Value = serde_json::from_slice(&text).expect("corpus.json is JSON");
    libtest_mimic::run(&Arguments::from_args(), trials(&corpus)).exit_code()
}

fn list<'a>(part: &'a Value, name: &str) -> &'a Vec<Value> {
    part[name].as_array().expect("the form of the corpus")
}

/// One test a case and date; what is not claimed, or newer than the types, is ignored with the reason.
fn trials(corpus: &Value) -> Vec<Trial> {
    let can = claims();
    let mut trials = vec![];
    for written in list(corpus, "scenarios")
        .iter()
        .flat_map(|scenario| list(scenario, "cases"))
    {
        let case = match m::CorpusCase::deserialize(written) {
            Ok(case) => case,
            Err(newer) => {
                let trial = Trial::test(written["id"].to_string(), || Ok(()));
                let kind = format!("newer than messages.rs: {newer}");
                trials.push(trial.with_kind(kind).with_ignored_flag(true));
                continue;
            }
        };
        for days in &case.days {
            for date in &days.dates {
                let (case, game) = (case.clone(), game_on(days, date));
                let lacking = lack(&case, days, date, &can);
                let name = format!("{} {date}", case.id);
                let trial = Trial::test(name, move || play(&case, game));
                let kind = lacking.as_deref().map(|name| format!("no {name}"));
                let ignored = lacking.is_some();
                trials.push(
                    trial
                        .with_kind(kind.unwrap_or_default())
                        .with_ignored_flag(ignored),
                );
            }
        }
    }
    trials
}

fn game_on(days: &m::Days, date: &str) -> m::NewGame {
    let mut game = days.new_game.clone();
    game.date = date.to_string();
    game
}

/// All that the case says comes true.
fn play(case: &m::CorpusCase, game: m::NewGame) -> Result<(), Failed> {
    let mut adapter = Adapter::default();
    let mut before = None;
    let answers = case.answers.iter().cloned().map(Command::Answer);
    for command in [Command::NewGame(game), case.opening.clone()]
        .into_iter()
        .chain(answers)
    {
        match adapter.run(std::slice::from_ref(&command)).remove(0) {
            Answer::Done(done) => before = done.status,
            Answer::Unsupported(_) if command.tag() == "answer" => return Ok(()), // undecided
            other => return Err(format!("{}: {other:?}", command.tag()).into()),
        }
    }
    for beat in &case.play {
        let result = adapter.run(std::slice::from_ref(&beat.command)).remove(0);
        if result.tag() == "needs" && beat.expect.tag() != "needs" {
            return Ok(()); // undecided: the case foresees no answer to this choice
        }
        if let Some(wrong) = problem(&beat.expect, &result, before.as_ref()) {
            return Err(format!("{}: {wrong}", beat.says).into());
        }
        before = status(&result).cloned().or(before);
    }
    Ok(())
}

fn status(result: &Answer) -> Option<&m::Status> {
    match result {
        Answer::Done(done) => done.status.as_ref(),
        Answer::Refused(refused) => refused.status.as_ref(),
        Answer::Needs(needs) => needs.status.as_ref(),
        _ => None,
    }
}

/// The first thing that a case needs and the claims do not have.
fn lack(case: &m::CorpusCase, days: &m::Days, date: &str, can: &m::Capabilities) -> Option<String> {
    let variant = &days.new_game.variant;
    if !can.variants.contains(variant) {
        return Some(format!("variant {variant}"));
    }
    let outside = |span: &m::Span| date < span.first.as_str() || span.last.as_str() < date;
    if can.rules.as_ref().is_some_and(outside) {
        return Some(format!("rules of {date}"));
    }
    let needs = &case.needs;
    let asked = [
        &needs.profiles,
        &needs.facets,
        &needs.actions,
        &needs.places,
        &needs.observes,
        &needs.advances,
    ];
    let claimed = [
        &can.profiles,
        &can.facets,
        &can.actions,
        &can.places,
        &can.observes,
        &can.advances,
    ];
    let mut missing = asked
        .iter()
        .zip(claimed)
        .flat_map(|(asked, claimed)| asked.iter().filter(|name| !claimed.contains(name)));
    if let Some(name) = missing.next() {
        return Some(name.clone());
    }
    let unknown = days
        .cards
        .iter()
        .find(|(name, asked)| !knows(name, asked, can));
    unknown.map(|(name, _)| format!("card {name}"))
}

/// Can a card be played, by its name or by the words of its declaration?
fn knows(name: &str, asked: &m::CardAsked, can: &m::Capabilities) -> bool {
    let Some(cards) = &can.cards else {
        return false;
    };
    if cards.wording == "current" && asked.reworded {
        return false;
    }
    let names = ["*", name]
        .into_iter()
        .chain(asked.stand_ins.iter().map(String::as_str));
    if names
        .into_iter()
        .any(|each| cards.names.iter().any(|known| known == each))
    {
        return true;
    }
    let all = cards.words.iter().any(|word| word == "*");
    !cards.words.is_empty() && (all || asked.words.iter().all(|word| cards.words.contains(word)))
}

/// What is wrong with a result; nothing where all is well.
fn problem(expect: &Must, result: &Answer, before: Option<&m::Status>) -> Option<String> {
    match (expect, result) {
        (Must::MustBeValue(must), Answer::Value(value)) if !same(&must.value, &value.value) => {
            Some(format!("{}, not {}", value.value, must.value))
        }
        (Must::MustBeDone(must), Answer::Done(done)) => {
            arrived(must, done.status.as_ref()?, before)
        }
        _ if expect.tag() == result.tag() => None,
        _ => Some(format!("{}, not {}", json!(result), expect.tag())),
    }
}

fn arrived(must: &m::MustBeDone, now: &m::Status, before: Option<&m::Status>) -> Option<String> {
    if now.waiting.tag() == "over" {
        return None;
    }
    let elsewhere = |at: &m::Arrives| at.active != now.active || at.step != now.step;
    if must.at.as_ref().is_some_and(elsewhere) {
        return Some(format!("stands at {:?} of {}", now.step, now.active));
    }
    let ended = before.map_or(0, |before| now.turn - before.turn);
    match must.turns {
        Some(turns) if turns != ended => Some(format!("{ended} turns ended, not {turns}")),
        _ => None,
    }
}

/// Is a value the one wanted? Further members of an object are free.
fn same(wanted: &Value, value: &Value) -> bool {
    match wanted {
        Value::Object(parts) => parts
            .iter()
            .all(|(key, part)| value.get(key).is_some_and(|value| same(part, value))),
        _ => wanted == value,
    }
}
