//! How a game begins: with a position that is set up, or with hands that are dealt.

use crate::cards::Card;
use crate::game::{Answers, Doing, Game, Halt, Item, Oid, Pid, Player, Res, Step, Team, Tid, Variant, Zone};
use std::collections::BTreeMap;
use std::rc::Rc;

const LIBRARY: usize = 53;
const FILLER: &str = "Filler";

/// A team as it is seated, and the side on which it wins or loses.
pub struct Seats {
    pub name: String,
    pub players: Vec<String>,
    pub primary: String,
    pub side: String,
}

impl Game {
    pub fn new(
        variant: Variant,
        seats: &[Seats],
        cards: BTreeMap<String, Rc<Card>>,
        answers: Answers,
    ) -> Game {
        let (players, teams) = seated(seats, &variant);
        Game {
            answers,
            cards: Rc::new(cards),
            passed: vec![false; teams.len()],
            variant: Rc::new(variant),
            teams,
            players,
            objects: vec![],
            battlefield: vec![],
            exile: vec![],
            command: vec![],
            stack: vec![],
            entering_together: vec![],
            replaced_by: vec![],
            stack_names: Default::default(),
            turn: 1,
            turn_id: 1,
            extra_id: 0,
            active: 0,
            step: Step::Mulligans,
            step_no: 0,
            doing: Doing::Mulligan,
            holder: 0,
            called: 0,
            first_turn: true,
            ordinary: 0,
            extra_turns: vec![],
            due: 3,
            phases: vec![],
            upkeeps: 0,
            ends: 0,
            turns_left: None,
            turns_ended: 0,
            shares: BTreeMap::new(),
            bottoming: vec![],
            openings: 0,
            looks: 0,
            turns_of: vec![0; seats.len()],
            combat: Default::default(),
            pending: vec![],
            delayed: vec![],
            floating: vec![],
            watches: vec![],
            monarch: None,
            daytime: None,
            votes: BTreeMap::new(),
            steps_seen: BTreeMap::new(),
            drawn: false,
            gone: vec![],
            reason: String::new(),
            log: Default::default(),
            counted: 0,
            cache: Default::default(),
            known: BTreeMap::new(),
        }
    }

    /// The card of that name, as it came with the game.
    pub fn card_named(&self, name: &str) -> Res<Rc<Card>> {
        match self.cards.get(name) {
            Some(card) => Ok(card.clone()),
            None if name == FILLER => Ok(Rc::new(Card::plain(FILLER, "Land", ""))),
            None => Halt::unsupported(format!("no declaration of {name}")),
        }
    }

    /// A card that is there from the start.
    pub fn set_up(&mut self, name: &str, owner: Pid, label: Option<String>, zone: Zone) -> Res<Oid> {
        let card = self.card_named(name)?;
        let id = self.new_object(card, owner, label);
        self.put(id, zone);
        self.settled(id);
        Ok(id)
    }

    /// A permanent of a position: with the counters it would have, and there since before the turn.
    fn settled(&mut self, id: Oid) {
        let card = self.objects[id].card.clone();
        let state = &mut self.object_mut(id).state;
        state.fresh = false;
        if let Some(loyalty) = card.loyalty {
            state.counters.insert("loyalty".into(), loyalty);
        }
        if let Some(defense) = card.defense {
            state.counters.insert("defense".into(), defense);
        }
    }

    /// A token that is there from the start.
    pub fn set_up_token(&mut self, card: Card, owner: Pid, label: Option<String>) -> Oid {
        let id = self.new_object(Rc::new(card), owner, label);
        self.object_mut(id).token = true;
        self.put(id, Zone::Battlefield);
        self.settled(id);
        id
    }

    /// Fills a zone up with cards that do nothing, under what is there.
    pub fn fill(&mut self, player: Pid, zone: Zone, number: usize) -> Res<()> {
        let there = self.count_in(player, zone);
        for _ in there..number {
            let id = self.set_up(FILLER, player, None, zone)?;
            if zone == Zone::Library {
                let library = &mut self.players[player].library;
                library.retain(|&o| o != id);
                library.insert(0, id);
            }
        }
        Ok(())
    }

    pub fn count_in(&self, player: Pid, zone: Zone) -> usize {
        match zone {
            Zone::Hand => self.players[player].hand.len(),
            Zone::Library => self.players[player].library.len(),
            Zone::Graveyard => self.players[player].graveyard.len(),
            _ => self.exile.iter().filter(|&&id| self.objects[id].owner == player).count(),
        }
    }

    /// Libraries hold so many cards where nobody has said how many.
    pub fn fill_library(&mut self, player: Pid) -> Res<()> {
        self.fill(player, Zone::Library, LIBRARY)
    }

    /// The position stands: the active team has priority in its precombat main phase.
    pub fn begin_in_position(&mut self, active: Tid, turn: u32) {
        self.touch();
        (self.active, self.ordinary, self.holder) = (active, active, active);
        self.turn = turn;
        self.first_turn = false;
        self.step = Step::PrecombatMain;
        self.step_no = 1;
        self.due = 0;
        self.doing = Doing::Priority;
        self.pending.clear();
        self.log = Default::default();
        for object in &mut self.objects {
            object.state.to_command_asked = true;
        }
        self.fresh_turn();
        self.steps_seen.insert(Step::Upkeep, 1);
        self.steps_seen.insert(Step::PrecombatMain, 1);
    }

    /// Hands are dealt, and mulligans are to come (clause 103.5).
    pub fn deal_hands(&mut self, first: Tid) -> Res<()> {
        self.touch();
        (self.active, self.ordinary, self.holder, self.called) = (first, first, first, first);
        for player in 0..self.players.len() {
            let chosen = self.players[player].hand.len();
            let commanders = self.command.iter().filter(|&&id| self.objects[id].owner == player).count();
            let size = if self.variant.commander() { 100 - commanders.max(1) } else { 60 };
            self.fill(player, Zone::Library, size.saturating_sub(chosen))?;
            self.draw_hand(player, 7usize.saturating_sub(chosen));
        }
        self.pending.clear();
        self.doing = Doing::Mulligan;
        self.log = Default::default();
        Ok(())
    }

    pub fn player_named(&self, name: &str) -> Res<Pid> {
        match self.players.iter().position(|p| p.name == name) {
            Some(player) => Ok(player),
            None => Halt::refused(format!("nobody is called {name}")),
        }
    }

    pub fn team_named(&self, name: &str) -> Res<Tid> {
        match self.teams.iter().position(|t| t.name == name) {
            Some(team) => Ok(team),
            None => Halt::refused(format!("no team is called {name}")),
        }
    }

    /// A token by its name, who controls it now, and the how manieth of those it is: `X token 2 of P`.
    pub fn token_named(&self, text: &str) -> Option<Oid> {
        let (name, nth, player) = self.token_meant(text)?;
        let view = self.view();
        let is_such = |id: &Oid| {
            let chars = view.chars.get(id);
            self.objects[*id].token && chars.is_some_and(|c| c.name == name && c.controller == player)
        };
        self.battlefield.iter().copied().filter(is_such).nth(nth)
    }

    /// Offers tokens as acts call them.
    pub fn call_tokens(&self, options: &mut [String]) {
        let tokens: Vec<Oid> =
            self.battlefield.iter().copied().filter(|id| self.objects[*id].token).collect();
        if tokens.is_empty() {
            return;
        }
        let view = self.view();
        let mut before: Vec<(String, Pid)> = Vec::new();
        for id in tokens {
            let Some(chars) = view.chars.get(&id) else { continue };
            let such = (chars.name.clone(), chars.controller);
            before.push(such.clone());
            let nth = before.iter().filter(|each| **each == such).count();
            let called = format!("{} token {nth} of {}", such.0, self.players[such.1].name);
            let own = self.label(id);
            options.iter_mut().filter(|option| **option == own).for_each(|o| *o = called.clone());
        }
    }

    fn token_meant<'a>(&self, text: &'a str) -> Option<(&'a str, usize, Pid)> {
        let (rest, player) = text.rsplit_once(" of ")?;
        let (name, nth) = rest.rsplit_once(" token ")?;
        let player = self.players.iter().position(|p| p.name == player)?;
        Some((name, nth.parse::<usize>().ok()?.checked_sub(1)?, player))
    }

    /// Is this the source of what is on the stack, or a token of that name and player, be it gone?
    pub fn is_source(&self, text: &str, item: &Item) -> bool {
        item.label == text
            || self.token_meant(text).is_some_and(|(name, _, player)| {
                let source = &self.objects[item.source.id];
                source.token && source.card.name == name && item.controller == player
            })
    }

    pub fn object_labelled(&self, label: &str) -> Res<Oid> {
        match self.labelled(label).or_else(|| self.token_named(label)) {
            Some(id) => Ok(id),
            None => Halt::refused(format!("nothing is called {label}")),
        }
    }
}

/// Players and teams as they sit, each with its side.
fn seated(seats: &[Seats], variant: &Variant) -> (Vec<Player>, Vec<Team>) {
    let mut players = Vec::new();
    let mut teams: Vec<Team> = Vec::new();
    let mut sides: Vec<&str> = Vec::new();
    for (number, seat) in seats.iter().enumerate() {
        let side = if seat.side.is_empty() { &seat.name } else { &seat.side };
        let index = sides.iter().position(|s| s == side).unwrap_or_else(|| {
            sides.push(side);
            sides.len() - 1
        });
        let first: Pid = players.len();
        let own: Vec<Pid> = (first..first + seat.players.len()).collect();
        let primary = seat.players.iter().position(|p| *p == seat.primary).unwrap_or(0);
        players.extend(seat.players.iter().map(|name| Player {
            name: name.clone(),
            team: number,
            ..Default::default()
        }));
        teams.push(Team {
            name: seat.name.clone(),
            primary: first + primary,
            players: own,
            side: index,
            life: variant.starting_life(),
            ..Default::default()
        });
    }
    (players, teams)
}
