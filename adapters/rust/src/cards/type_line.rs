//! Supertypes, card types and subtypes.

const SUPERTYPES: [&str; 5] = ["Basic", "Legendary", "Snow", "World", "Ongoing"];

/// A type line, taken apart (clause 205.1).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypeLine {
    pub supertypes: Vec<String>,
    pub types: Vec<String>,
    pub subtypes: Vec<String>,
}

impl TypeLine {
    pub fn read(line: &str) -> TypeLine {
        let (front, back) = line.split_once(" - ").unwrap_or((line, ""));
        let (supertypes, types) = front
            .split_whitespace()
            .map(String::from)
            .partition(|word: &String| SUPERTYPES.contains(&word.as_str()));
        let subtypes = back.split_whitespace().map(String::from).collect();
        TypeLine { supertypes, types, subtypes }
    }

    /// Is this one of its supertypes, card types or subtypes?
    pub fn is(&self, word: &str) -> bool {
        [&self.supertypes, &self.types, &self.subtypes].iter().any(|words| words.iter().any(|w| w == word))
    }

    /// Is a card of these types a permanent on the battlefield (clause 110.4)?
    pub fn is_permanent(&self) -> bool {
        !self.is("Instant") && !self.is("Sorcery")
    }
}
