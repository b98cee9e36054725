//! What your engine can do: you are asked for nothing else, and what is listed has to work.
//! `ettin needs -- ./target/debug/ettin-adapter` says what to add next, and how many cases that opens.

use crate::messages::{Capabilities, CardSupport, Span, Version};

/// A land without abilities, of which libraries are made: a basic land does as well.
const FILLER: &str = "Filler";

pub fn claims() -> Capabilities {
    Capabilities {
        name: "my engine".into(),
        version: "0.1".into(),
        protocol: Some(Version { major: 1, minor: 1 }),
        profiles: names(&["game"]),
        facets: names(&[]),
        variants: names(&["two-headed-giant"]),
        rules: Some(Span {
            first: "2020-01-24".into(),
            last: "9999-12-31".into(),
        }),
        actions: names(&["concede"]),
        places: names(&["life"]),
        observes: names(&["life", "moment", "outcome"]),
        advances: names(&[]),
        answers: names(&["*"]),
        tells: names(&[]),
        explores: names(&[]),
        cards: Some(CardSupport {
            names: names(&[FILLER]),
            words: names(&[]),
            wording: "by_date".into(),
        }),
        alone: true,
    }
}

fn names(known: &[&str]) -> Vec<String> {
    known.iter().map(|name| name.to_string()).collect()
}
