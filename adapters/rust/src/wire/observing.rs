//! Questions: observing changes nothing.

use super::facts::{capital, Bearer};
use super::session::{read, Outcome, Session};
use crate::game::{Game, Halt, Oid, Res, Zone};
use crate::rules::View;
use serde::Deserialize;
use serde_json::{json, Value};

#[derive(Deserialize)]
#[serde(tag = "q", rename_all = "snake_case")]
enum Ask {
    Life {
        team: String,
    },
    Count {
        controller: String,
        card: Option<String>,
        kind: Option<String>,
        #[serde(default)]
        token: bool,
    },
    Bodied {
        controller: String,
        body: String,
        kind: String,
        #[serde(default)]
        token: bool,
    },
    Body {
        object: String,
    },
    Counters {
        object: String,
        kind: String,
    },
    PlayerCounters {
        on: Bearer,
        kind: String,
    },
    Zone {
        object: String,
    },
    Exiled {
        object: String,
    },
    Commander {
        object: String,
    },
    Chooses {
        player: String,
    },
    HandSize {
        player: String,
    },
    LibrarySize {
        player: String,
    },
    GraveyardSize {
        player: String,
    },
    ExileSize {
        player: String,
    },
    Tapped {
        object: String,
    },
    ChosenColour {
        object: String,
    },
    Protector {
        object: String,
    },
    FaceDown {
        object: String,
    },
    Moment,
    Outcome {
        team: Option<String>,
    },
    Unspent {
        player: String,
    },
    StackSize,
    Monarch {
        player: String,
    },
    Daytime,
    Attacking {
        object: String,
    },
    Sees {
        player: String,
        object: String,
    },
}

impl Session {
    pub fn observe(&mut self, ask: &Value) -> Res<Outcome> {
        let Ok(ask) = read::<Ask>(ask) else {
            return Ok(Outcome::Unobservable("this question is not known".into()));
        };
        if let Ask::Chooses { player } = &ask {
            let chooses = self.pending.as_ref().is_some_and(|(choice, _)| choice.decider.contains(player));
            return Ok(Outcome::Value(chooses.into()));
        }
        let game = self.game()?;
        match game.answer_to(&ask) {
            Ok(value) => Ok(Outcome::Value(value)),
            Err(Halt::Refused(why)) => Ok(Outcome::Unobservable(why)),
            Err(other) => Err(other),
        }
    }
}

impl Game {
    fn answer_to(&self, ask: &Ask) -> Res<Value> {
        let view = self.view();
        match ask {
            Ask::Life { team } => Ok(self.teams[self.team_named(team)?].life.into()),
            Ask::Moment => Ok(json!({"team": self.teams[self.active].name, "step": self.step.name()})),
            Ask::Outcome { team: Some(team) } => Ok(self.outcome(self.team_named(team)?).into()),
            Ask::Outcome { team: None } => Ok(self.whole_outcome().into()),
            Ask::StackSize => Ok(self.stack.len().into()),
            Ask::Daytime => Ok(self.daytime.map(|day| if day { "day" } else { "night" }).into()),
            Ask::Count { controller, card, kind, token } => {
                let player = self.player_named(controller)?;
                let number = view.chars.values().filter(|c| {
                    c.controller == player
                        && (!token || c.token)
                        && card.as_ref().is_none_or(|name| c.name == *name)
                        && kind.as_ref().is_none_or(|k| c.is(&capital(k)))
                });
                Ok(number.count().into())
            }
            Ask::Bodied { controller, body, kind, token } => {
                let player = self.player_named(controller)?;
                let number = view.chars.values().filter(|c| {
                    c.controller == player
                        && (!token || c.token)
                        && c.is_creature()
                        && c.is(&capital(kind))
                        && self.body_text(c) == *body
                });
                Ok(number.count().into())
            }
            other => self.answer_on_object(&view, other),
        }
    }

    fn whole_outcome(&self) -> &'static str {
        if self.doing != crate::game::Doing::Over {
            return "goes_on";
        }
        let won = (0..self.teams.len()).any(|t| self.outcome(t) == "won");
        if won {
            "won"
        } else {
            "drawn"
        }
    }

    fn body_text(&self, chars: &crate::rules::Chars) -> String {
        format!("{}/{}", chars.power.unwrap_or(0), chars.toughness.unwrap_or(0))
    }

    fn answer_on_object(&self, view: &View, ask: &Ask) -> Res<Value> {
        let find = |label: &String| self.object_labelled(label);
        match ask {
            Ask::Body { object } => {
                let chars = view.chars.get(&find(object)?).filter(|c| c.is_creature());
                Ok(chars.map(|c| self.body_text(c)).into())
            }
            Ask::Counters { object, kind } => Ok(self.objects[find(object)?].counter(kind).into()),
            Ask::Zone { object } => Ok(self.zone_of(find(object)?)),
            Ask::Exiled { object } => {
                let object = &self.objects[find(object)?];
                let there = object.zone == Zone::Exile;
                Ok(there.then(|| self.players[object.owner].name.clone()).into())
            }
            Ask::Commander { object } => {
                let object = &self.objects[find(object)?];
                Ok(object.commander.then(|| self.players[object.owner].name.clone()).into())
            }
            Ask::Tapped { object } => Ok(self.objects[find(object)?].state.tapped.into()),
            Ask::FaceDown { object } => Ok(self.objects[find(object)?].state.face_down.into()),
            Ask::ChosenColour { object } => {
                Ok(self.objects[find(object)?].state.chosen_colour.clone().into())
            }
            Ask::Protector { object } => {
                let protector = self.objects[find(object)?].state.protector;
                Ok(protector.map(|p| self.players[p].name.clone()).into())
            }
            Ask::Attacking { object } => {
                let thing = self.reference(find(object)?);
                Ok(self.combat.attacks.iter().any(|a| a.attacker == thing).into())
            }
            Ask::Sees { player, object } => self.sees(player, find(object)?),
            other => self.answer_on_player(other),
        }
    }

    fn answer_on_player(&self, ask: &Ask) -> Res<Value> {
        let size = |player: &String, zone: Zone| Ok(self.count_in(self.player_named(player)?, zone).into());
        match ask {
            Ask::HandSize { player } => size(player, Zone::Hand),
            Ask::LibrarySize { player } => size(player, Zone::Library),
            Ask::GraveyardSize { player } => size(player, Zone::Graveyard),
            Ask::ExileSize { player } => size(player, Zone::Exile),
            Ask::Unspent { player } => Ok(self.players[self.player_named(player)?].pool.len().into()),
            Ask::Monarch { player } => Ok((self.monarch == Some(self.player_named(player)?)).into()),
            Ask::PlayerCounters { on, kind } => {
                let number = match (&on.team, &on.player) {
                    (Some(team), _) => {
                        let team = self.team_named(team)?;
                        self.teams[team].players.iter().map(|&p| self.players[p].counter(kind)).sum()
                    }
                    (None, Some(player)) => self.players[self.player_named(player)?].counter(kind),
                    (None, None) => 0,
                };
                Ok(number.into())
            }
            _ => Halt::refused("this question is not known"),
        }
    }

    /// The zone of a card that somebody can see.
    fn zone_of(&self, id: Oid) -> Value {
        let object = &self.objects[id];
        let zone = match object.zone {
            Zone::Hand => "hand",
            Zone::Stack => "stack",
            Zone::Battlefield => "battlefield",
            Zone::Graveyard => "graveyard",
            Zone::Command => "command",
            Zone::Library | Zone::Exile | Zone::Nowhere => return Value::Null,
        };
        json!({"zone": zone, "player": self.players[object.owner].name})
    }

    /// Hands are seen by their players and their team (clause 805.3); what is face down by who controls it.
    fn sees(&self, player: &str, id: Oid) -> Res<Value> {
        let player = self.player_named(player)?;
        let object = &self.objects[id];
        Ok(match object.zone {
            Zone::Hand => {
                let controls =
                    self.teams[self.team_of(object.owner)].players.iter().any(|&p| self.decider(p) == player);
                (controls || self.side_of(object.owner) == self.side_of(player)).into()
            }
            Zone::Library | Zone::Nowhere => false.into(),
            Zone::Exile if self.players[object.owner].set_aside.contains(&id) => {
                let face_down = self.variant.says("mulligan.hand", &["exiled_in_part_face_down"]);
                (!face_down || object.owner == player).into()
            }
            Zone::Battlefield if object.state.face_down => (object.state.controller == player).into(),
            _ => true.into(),
        })
    }
}
