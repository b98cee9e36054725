//! Reads JSON-RPC requests, one a line, and answers each on a line of its own; with `selfplay` it plays
//! a game by itself from the opening that it reads, and writes the log.

use second_engine::wire::{opening, selfplay, selfplay_words, serve};
use std::io::{stdin, stdout, Error, Read};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first() {
        None => serve(stdin().lock(), stdout().lock()),
        Some((first, others)) if first == "selfplay" => plays_alone(others),
        Some((first, _)) => Err(Error::other(format!("{first} is no word of the command line"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("second-engine: {error}");
            ExitCode::from(2)
        }
    }
}

fn plays_alone(words: &[String]) -> std::io::Result<()> {
    let (seed, moves) = selfplay_words(words).map_err(Error::other)?;
    let mut text = String::new();
    stdin().read_to_string(&mut text)?;
    let commands = opening(&text).map_err(Error::other)?;
    selfplay(&commands, seed, moves, stdout().lock())
}
