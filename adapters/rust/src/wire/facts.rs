//! Facts are placed: the whole position at once.

use crate::cards::Card;
use crate::game::{Game, Halt, Pid, Res, Zone};
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
pub struct Bearer {
    pub team: Option<String>,
    pub player: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    Life {
        team: String,
        total: i64,
    },
    Controls {
        player: String,
        number: usize,
        card: Option<String>,
        kind: Option<String>,
        #[serde(default)]
        token: bool,
        #[serde(default)]
        labels: Vec<String>,
    },
    Bodied {
        player: String,
        number: usize,
        body: String,
        kind: String,
    },
    Counters {
        object: String,
        kind: String,
        number: i64,
    },
    PlayerCounters {
        on: Bearer,
        kind: String,
        number: i64,
    },
    InHand {
        player: String,
        card: String,
        label: String,
    },
    InGraveyard {
        player: String,
        card: String,
        label: String,
    },
    InExile {
        player: String,
        card: String,
        label: String,
    },
    InLibrary {
        player: String,
        card: String,
        label: String,
        place: Option<usize>,
    },
    InCommandZone {
        player: String,
        card: String,
        label: String,
    },
    Commander {
        player: String,
        card: String,
    },
    HandSize {
        player: String,
        number: usize,
    },
    LibrarySize {
        player: String,
        number: usize,
    },
    GraveyardSize {
        player: String,
        number: usize,
    },
    ExileSize {
        player: String,
        number: usize,
    },
    Tapped {
        object: String,
        #[serde(default = "yes")]
        tapped: bool,
    },
    FaceDown {
        object: String,
        #[serde(default = "yes")]
        down: bool,
    },
    ChosenColour {
        object: String,
        colour: String,
    },
    Protector {
        object: String,
        player: String,
    },
    Daytime {
        daytime: String,
    },
}

fn yes() -> bool {
    true
}

pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|c| c.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

impl Game {
    /// Places facts in an order in which each finds what it speaks of.
    pub fn place_facts(&mut self, facts: &[Fact]) -> Res<()> {
        let mut libraries: Vec<(usize, &Fact)> = Vec::new();
        for fact in facts {
            if let Fact::InLibrary { place, .. } = fact {
                libraries.push((place.unwrap_or(usize::MAX), fact));
            }
        }
        libraries.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
        for (_, fact) in libraries {
            self.place_card(fact)?;
        }
        for fact in facts {
            self.place_card_elsewhere(fact)?;
        }
        for fact in facts {
            self.place_about(fact)?;
        }
        for player in 0..self.players.len() {
            let said = facts
                .iter()
                .any(|f| matches!(f, Fact::LibrarySize { player: p, .. } if *p == self.players[player].name));
            if !said {
                self.fill_library(player)?;
            }
        }
        self.put_in_places(facts);
        Ok(())
    }

    /// Cards of libraries come to the places that are said, counted from the top; of which nothing is
    /// said, to the bottom.
    fn put_in_places(&mut self, facts: &[Fact]) {
        let mut said: Vec<(usize, &String)> = facts
            .iter()
            .filter_map(|f| {
                if let Fact::InLibrary { label, place, .. } = f {
                    Some((place.unwrap_or(usize::MAX), label))
                } else {
                    None
                }
            })
            .collect();
        said.sort_unstable();
        for (place, label) in said {
            let Some(id) = self.labelled(label) else {
                continue;
            };
            let owner = self.objects[id].owner;
            let library = &mut self.player_mut(owner).library;
            library.retain(|&o| o != id);
            let index = (library.len() + 1).saturating_sub(place).min(library.len());
            library.insert(index, id);
        }
    }

    /// A card of a hand or a commander, before hands are dealt.
    pub fn place_one(&mut self, fact: &Fact) -> Res<()> {
        self.place_card(fact)
    }

    fn place_card(&mut self, fact: &Fact) -> Res<()> {
        let (player, card, label, zone) = match fact {
            Fact::InHand { player, card, label } => (player, card, label, Zone::Hand),
            Fact::InGraveyard { player, card, label } => (player, card, label, Zone::Graveyard),
            Fact::InExile { player, card, label } => (player, card, label, Zone::Exile),
            Fact::InLibrary { player, card, label, .. } => (player, card, label, Zone::Library),
            Fact::InCommandZone { player, card, label } => (player, card, label, Zone::Command),
            _ => return Ok(()),
        };
        let player = self.player_named(player)?;
        let id = self.set_up(card, player, Some(label.clone()), zone)?;
        if zone == Zone::Command {
            self.object_mut(id).commander = true;
        }
        Ok(())
    }

    fn place_card_elsewhere(&mut self, fact: &Fact) -> Res<()> {
        match fact {
            Fact::InLibrary { .. } => Ok(()),
            Fact::Controls { player, number, card: Some(card), labels, .. } => {
                let player = self.player_named(player)?;
                for i in 0..*number {
                    self.set_up(card, player, labels.get(i).cloned(), Zone::Battlefield)?;
                }
                Ok(())
            }
            Fact::Controls { player, number, kind: Some(kind), .. } => {
                self.place_tokens(player, *number, kind, "1/1")
            }
            Fact::Bodied { player, number, body, kind } => self.place_tokens(player, *number, kind, body),
            other => self.place_card(other),
        }
    }

    fn place_tokens(&mut self, player: &str, number: usize, kind: &str, body: &str) -> Res<()> {
        let player: Pid = self.player_named(player)?;
        let word = capital(kind);
        let line = if kind == "creature" { "Creature".to_string() } else { format!("Creature - {word}") };
        for _ in 0..number {
            self.set_up_token(Card::plain(&word, &line, body), player, None);
        }
        Ok(())
    }

    fn place_about(&mut self, fact: &Fact) -> Res<()> {
        match fact {
            Fact::Life { team, total } => {
                let team = self.team_named(team)?;
                self.touch();
                self.teams[team].life = *total;
            }
            Fact::Counters { object, kind, number } => {
                let id = self.object_labelled(object)?;
                self.object_mut(id).state.counters.insert(kind.clone(), *number);
            }
            Fact::PlayerCounters { on, kind, number } => {
                let player = match (&on.team, &on.player) {
                    (Some(team), _) => self.teams[self.team_named(team)?].primary,
                    (None, Some(player)) => self.player_named(player)?,
                    (None, None) => return Halt::unsupported("counters of nobody"),
                };
                self.player_mut(player).counters.insert(kind.clone(), *number);
            }
            Fact::Commander { card, .. } => {
                let id = self.object_labelled(card)?;
                self.object_mut(id).commander = true;
            }
            Fact::Tapped { object, tapped } => {
                let id = self.object_labelled(object)?;
                self.object_mut(id).state.tapped = *tapped;
            }
            Fact::FaceDown { object, down } => {
                let id = self.object_labelled(object)?;
                self.object_mut(id).state.face_down = *down;
            }
            Fact::ChosenColour { object, colour } => {
                let id = self.object_labelled(object)?;
                self.object_mut(id).state.chosen_colour = Some(colour.clone());
            }
            Fact::Protector { object, player } => {
                let (id, player) = (self.object_labelled(object)?, self.player_named(player)?);
                self.object_mut(id).state.protector = Some(player);
            }
            Fact::Daytime { daytime } => self.daytime = Some(daytime == "day"),
            other => self.place_size(other)?,
        }
        Ok(())
    }

    fn place_size(&mut self, fact: &Fact) -> Res<()> {
        let (player, number, zone) = match fact {
            Fact::HandSize { player, number } => (player, number, Zone::Hand),
            Fact::LibrarySize { player, number } => (player, number, Zone::Library),
            Fact::GraveyardSize { player, number } => (player, number, Zone::Graveyard),
            Fact::ExileSize { player, number } => (player, number, Zone::Exile),
            _ => return Ok(()),
        };
        let player = self.player_named(player)?;
        self.fill(player, zone, *number)
    }
}
