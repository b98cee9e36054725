//! What the policies are set to on a day, in a variant: data that `ettin rulebook history` has written.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const WRITTEN: &str = include_str!("rulebooks.json");

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(untagged)]
enum Setting {
    Number(i64),
    Word(String),
}

#[derive(Debug, Deserialize)]
struct Dated {
    from: String,
    is: Setting,
}

#[derive(Debug, Deserialize)]
struct History {
    variant: String,
    scope: String,
    policies: BTreeMap<String, Vec<Dated>>,
}

static HISTORIES: LazyLock<Vec<History>> =
    LazyLock::new(|| serde_json::from_str(WRITTEN).expect("rulebooks.json is what ettin writes"));

/// The settings of one day.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    settings: BTreeMap<&'static str, &'static Setting>,
}

impl Rulebook {
    /// Those of a day (YYYY-MM-DD); nothing where nobody has written of the variant.
    pub fn on(date: &str, variant: &str, scope: &str) -> Option<Rulebook> {
        let scope = if scope.is_empty() { "tournament" } else { scope };
        let history = HISTORIES.iter().find(|h| h.variant == variant && h.scope == scope)?;
        let on_the_day = |dated: &'static [Dated]| dated.iter().rev().find(|d| d.from.as_str() <= date);
        let settings = history.policies.iter();
        let settings = settings.filter_map(|(key, dated)| Some((key.as_str(), &on_the_day(dated)?.is)));
        Some(Rulebook { settings: settings.collect() })
    }

    /// Is the policy set to that word?
    pub fn is(&self, policy: &str, word: &str) -> bool {
        matches!(self.settings.get(policy), Some(Setting::Word(w)) if w == word)
    }

    /// The number to which the policy is set, if it is set to one.
    pub fn number(&self, policy: &str) -> Option<i64> {
        match self.settings.get(policy) {
            Some(Setting::Number(number)) => Some(*number),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rulebook;

    #[test]
    fn a_day_has_the_last_setting_that_is_not_after_it() {
        let life = |date| Rulebook::on(date, "two-headed-giant", "tournament")?.number("life.start");
        assert_eq!(life("2007-02-19"), Some(40));
        assert_eq!(life("2007-02-20"), Some(30));
    }

    #[test]
    fn of_a_variant_that_nobody_knows_there_is_nothing() {
        assert!(Rulebook::on("2026-06-19", "one-headed-dwarf", "casual").is_none());
    }
}
