//! Mana costs as cards write them: `{3}{R}{R}`.

/// The colours, in the order of their symbols `WUBRG`.
pub const COLOURS: [(&str, char); 5] =
    [("white", 'W'), ("blue", 'U'), ("black", 'B'), ("red", 'R'), ("green", 'G')];

pub fn letter(colour: &str) -> char {
    COLOURS.iter().find(|(name, _)| *name == colour).map_or('C', |(_, c)| *c)
}

pub fn colour_name(letter: char) -> Option<&'static str> {
    COLOURS.iter().find(|(_, c)| *c == letter).map(|(name, _)| *name)
}

/// The symbols of a cost, without braces.
pub fn symbols(cost: &str) -> Vec<String> {
    cost.split(['{', '}']).filter(|s| !s.is_empty()).map(String::from).collect()
}

fn worth(symbol: &str) -> i64 {
    if symbol == "X" {
        return 0;
    }
    symbol.split('/').next().and_then(|s| s.parse().ok()).unwrap_or(1)
}

/// The number that a cost comes to (clause 202.3); {X} counts 0.
pub fn mana_value(cost: &str) -> i64 {
    symbols(cost).iter().map(|s| worth(s)).sum()
}

/// The colours of the symbols of a cost (clause 202.2).
pub fn colours_of(cost: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (name, c) in COLOURS {
        if symbols(cost).iter().any(|s| s.split('/').any(|h| h.len() == 1 && h.starts_with(c))) {
            found.push(name.to_string());
        }
    }
    found
}

/// What has to be paid: generic mana, and symbols each of which some colours pay.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ManaNeed {
    pub generic: i64,
    /// Letters that pay one symbol; a digit's worth of any mana pays it too where `or` is set.
    pub symbols: Vec<(String, Option<i64>)>,
    pub xs: i64,
}

impl ManaNeed {
    pub fn read(cost: &str) -> ManaNeed {
        let mut need = ManaNeed::default();
        for symbol in symbols(cost) {
            if let Ok(number) = symbol.parse::<i64>() {
                need.generic += number;
            } else if symbol == "X" {
                need.xs += 1;
            } else {
                let mut letters = String::new();
                let mut or = None;
                for half in symbol.split('/') {
                    match half.parse::<i64>() {
                        Ok(number) => or = Some(number),
                        Err(_) if half == "P" => {}
                        Err(_) => letters.push_str(half),
                    }
                }
                need.symbols.push((letters, or));
            }
        }
        need
    }

    /// Adds what another cost needs.
    pub fn and(mut self, other: ManaNeed) -> ManaNeed {
        self.generic += other.generic;
        self.xs += other.xs;
        self.symbols.extend(other.symbols);
        self
    }
}

/// A cost without so many of its Phyrexian symbols, the first ones (clause 107.4f).
pub fn without_phyrexian(cost: &str, number: usize) -> String {
    let mut left = number;
    let mut kept = String::new();
    for symbol in symbols(cost) {
        if left > 0 && symbol.ends_with("/P") {
            left -= 1;
        } else {
            kept.push_str(&format!("{{{symbol}}}"));
        }
    }
    kept
}

pub fn phyrexian(cost: &str) -> usize {
    symbols(cost).iter().filter(|s| s.ends_with("/P")).count()
}
