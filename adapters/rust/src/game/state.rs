//! The state of a game: mutable, and undone as a whole where something halts.

use super::*;
use crate::cards::{Ability, Card, Change, Effect};
use crate::rules::View;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    Mulligans,
    Untap,
    Upkeep,
    Draw,
    PrecombatMain,
    BeginningOfCombat,
    DeclareAttackers,
    DeclareBlockers,
    CombatDamage,
    EndOfCombat,
    PostcombatMain,
    End,
    Cleanup,
    Over,
}

impl Step {
    pub const ALL: [(Step, &'static str); 14] = [
        (Step::Mulligans, "mulligans"),
        (Step::Untap, "untap"),
        (Step::Upkeep, "upkeep"),
        (Step::Draw, "draw"),
        (Step::PrecombatMain, "precombat_main"),
        (Step::BeginningOfCombat, "beginning_of_combat"),
        (Step::DeclareAttackers, "declare_attackers"),
        (Step::DeclareBlockers, "declare_blockers"),
        (Step::CombatDamage, "combat_damage"),
        (Step::EndOfCombat, "end_of_combat"),
        (Step::PostcombatMain, "postcombat_main"),
        (Step::End, "end"),
        (Step::Cleanup, "cleanup"),
        (Step::Over, "over"),
    ];

    pub fn name(self) -> &'static str {
        Step::ALL.iter().find(|(s, _)| *s == self).map_or("over", |(_, n)| n)
    }

    pub fn named(name: &str) -> Option<Step> {
        Step::ALL.iter().find(|(_, n)| *n == name).map(|(s, _)| *s)
    }

    pub fn is_main(self) -> bool {
        matches!(self, Step::PrecombatMain | Step::PostcombatMain)
    }

    pub fn is_combat(self) -> bool {
        Step::BeginningOfCombat <= self && self <= Step::EndOfCombat
    }
}

/// What comes next; the windows in which somebody acts are those that `is_window` names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    Mulligan,
    Tally,
    Enter,
    Attackers,
    AskBlocks,
    Resolve,
    Blockers,
    Damage,
    Check,
    Priority,
    Leave,
    Onward,
    WhoseTurn,
    Over,
}

impl Doing {
    pub fn is_window(self) -> bool {
        use Doing::*;
        matches!(self, Mulligan | Attackers | Blockers | Priority | Over)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    Player(Pid),
    /// The team as a whole, at dates when creatures attack so.
    Team(Tid),
    Object(Ref),
}

#[derive(Clone, Debug)]
pub struct Attack {
    pub attacker: Ref,
    pub whom: Whom,
    /// The player who is attacked, or controls the planeswalker, or protects the battle.
    pub defender: Pid,
    pub blocked: bool,
    /// In the order in which they are dealt damage, where there is one.
    pub blockers: Vec<Ref>,
}

impl Attack {
    /// The one player whom the attack makes the defending player; nobody where it is a team's.
    pub fn one_defender(&self) -> Option<Pid> {
        (!matches!(self.whom, Whom::Team(_))).then_some(self.defender)
    }
}

#[derive(Clone, Debug, Default)]
pub struct Combat {
    pub attacks: Vec<Attack>,
    pub declared: bool,
    pub strikes: u8,
    pub struck: Vec<Ref>,
    pub blocked_by: Vec<Ref>,
    pub begun: usize,
    /// Who has attacked whom in this combat phase, whatever became of the attackers.
    pub attacked: Vec<(Pid, Pid)>,
    /// What each blocker that blocks several deals damage to first, where there is an order.
    pub orders: BTreeMap<Ref, Vec<Ref>>,
    /// Whom each permanent means that says what it is by the defending player, where one is chosen.
    pub defined: BTreeMap<Ref, Pid>,
}

/// An ability that has triggered and waits to be put on the stack.
#[derive(Clone, Debug)]
pub struct Pending {
    pub ability: Rc<Ability>,
    pub does: Option<Rc<Vec<Effect>>>,
    pub context: Context,
    pub controller: Pid,
    pub label: String,
    pub state: Option<(Ref, usize)>,
}

/// What a lasting change holds for, settled as it begins.
#[derive(Clone, Debug, Default)]
pub struct Lock {
    pub objects: Option<Vec<Ref>>,
    pub players: Option<Vec<Pid>>,
    pub power: i64,
    pub toughness: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Never,
    EndOfTurn,
    EndOfCombat,
    YourNextTurn,
    NextUntap,
}

#[derive(Clone, Debug)]
pub struct Floating {
    pub change: Rc<Change>,
    pub lock: Rc<Lock>,
    pub context: Rc<Context>,
    pub end: Ended,
    pub timestamp: u64,
    pub left: i64,
    pub begun_in_turn: u64,
}

/// Effects that come once as a later step begins.
#[derive(Clone, Debug)]
pub struct Delayed {
    pub step: String,
    pub of: String,
    pub does: Rc<Vec<Effect>>,
    pub context: Context,
    pub made_in_turn: u64,
    pub made_in_step: u64,
}

/// An ability that is left behind until something ends it (clause 603.7b).
#[derive(Clone, Debug)]
pub struct Watch {
    pub ability: Rc<Ability>,
    pub context: Context,
    pub end: Ended,
    pub begun_in_turn: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    pub what: &'static str,
    pub team: Option<Tid>,
}

/// What the next status tells of what happened since the last one.
#[derive(Clone, Debug, Default)]
pub struct Log {
    pub passed: Vec<Tid>,
    pub changed: Vec<Changed>,
    pub steps: Vec<(Tid, Step)>,
}

#[derive(Clone)]
pub struct Game {
    pub answers: Answers,
    pub variant: Rc<Variant>,
    pub cards: Rc<BTreeMap<String, Rc<Card>>>,
    pub teams: Vec<Team>,
    pub players: Vec<Player>,
    pub objects: Vec<Object>,
    pub battlefield: Vec<Oid>,
    pub exile: Vec<Oid>,
    pub command: Vec<Oid>,
    pub stack: Vec<Item>,
    /// What enters the battlefield at the moment, which effects of things entering do not see (clause 614.12).
    pub entering_together: Vec<Oid>,
    /// Which effects have replaced the draw in whose place something is being done (clause 614.5).
    pub replaced_by: Vec<(Ref, usize)>,
    /// What was ever on the stack, as it is called: a target that is gone can stay that of a copy.
    pub stack_names: BTreeMap<u64, String>,

    pub turn: u32,
    pub turn_id: u64,
    /// Which of the extra turns the present one is; 0 for an ordinary one.
    pub extra_id: u64,
    pub active: Tid,
    pub step: Step,
    pub step_no: u64,
    pub doing: Doing,
    pub holder: Tid,
    pub called: Tid,
    pub passed: Vec<bool>,
    pub first_turn: bool,
    pub ordinary: Tid,
    pub extra_turns: Vec<(Tid, u64)>,
    pub due: u8,
    pub phases: Vec<bool>,
    pub upkeeps: usize,
    pub ends: usize,
    pub turns_left: Option<u32>,
    pub turns_ended: u32,
    /// How much of the damage of each source a shield prevents, while damage is dealt.
    pub shares: BTreeMap<(u64, Ref), i64>,
    /// Who has still to put cards of a new hand on the bottom.
    pub bottoming: Vec<Pid>,
    /// How many players have begun the game with cards of their opening hands.
    pub openings: usize,
    /// How many players have had their look at the top card before the first turn.
    pub looks: usize,
    /// How many turns each team has begun.
    pub turns_of: Vec<u64>,

    pub combat: Combat,
    pub pending: Vec<Pending>,
    pub delayed: Vec<Delayed>,
    pub floating: Vec<Floating>,
    pub watches: Vec<Watch>,
    pub monarch: Option<Pid>,
    pub daytime: Option<bool>,
    pub votes: BTreeMap<String, i64>,
    pub steps_seen: BTreeMap<Step, usize>,
    pub drawn: bool,
    /// Teams that have left a game that others played on.
    pub gone: Vec<Tid>,
    pub reason: String,
    pub log: Log,
    pub counted: u64,
    pub cache: RefCell<Option<Rc<View>>>,
    pub known: BTreeMap<Ref, Rc<crate::rules::Chars>>,
}

impl Game {
    /// A number that nothing else has, larger than all before.
    pub fn stamp(&mut self) -> u64 {
        self.counted += 1;
        self.counted
    }

    /// What was worked out of the state holds no more.
    pub fn touch(&mut self) {
        *self.cache.get_mut() = None;
    }

    pub fn object(&self, id: Oid) -> &Object {
        &self.objects[id]
    }

    pub fn object_mut(&mut self, id: Oid) -> &mut Object {
        self.touch();
        &mut self.objects[id]
    }

    pub fn player_mut(&mut self, id: Pid) -> &mut Player {
        self.touch();
        &mut self.players[id]
    }

    /// The object as it is now.
    pub fn reference(&self, id: Oid) -> Ref {
        Ref { id, turn_of_life: self.objects[id].lives }
    }

    /// Is it still the same object?
    pub fn is_there(&self, thing: Ref) -> bool {
        self.objects.get(thing.id).is_some_and(|o| o.lives == thing.turn_of_life)
    }

    pub fn on_battlefield(&self, thing: Ref) -> bool {
        self.is_there(thing) && self.objects[thing.id].zone == Zone::Battlefield
    }

    /// What it is called towards the outside.
    pub fn label(&self, id: Oid) -> String {
        let object = &self.objects[id];
        object.label.clone().unwrap_or_else(|| format!("{}~{id}", object.card.name))
    }

    pub fn labelled(&self, label: &str) -> Option<Oid> {
        self.objects.iter().position(|o| o.label.as_deref() == Some(label))
    }

    pub fn team_of(&self, player: Pid) -> Tid {
        self.players[player].team
    }

    pub fn side_of(&self, player: Pid) -> usize {
        self.teams[self.players[player].team].side
    }

    pub fn plays(&self, player: Pid) -> bool {
        !self.teams[self.players[player].team].lost
    }

    /// Is the other one an opponent (clause 102.3)?
    pub fn opponents(&self, one: Pid, other: Pid) -> bool {
        self.side_of(one) != self.side_of(other)
    }

    /// Who makes a player's decisions (clause 723.5).
    pub fn decider(&self, player: Pid) -> Pid {
        self.players[player].controlled_by.unwrap_or(player)
    }

    /// Players who are still in the game, from the active team on, in turn order (clause 101.4).
    pub fn players_in_order(&self) -> Vec<Pid> {
        self.teams_in_order().into_iter().flat_map(|t| self.teams[t].players.clone()).collect()
    }

    pub fn teams_in_order(&self) -> Vec<Tid> {
        let count = self.teams.len();
        (0..count).map(|i| (self.active + i) % count).filter(|&t| !self.teams[t].lost).collect()
    }

    pub fn next_team(&self, team: Tid) -> Tid {
        let count = self.teams.len();
        (1..=count).map(|i| (team + i) % count).find(|&t| !self.teams[t].lost).unwrap_or(team)
    }

    /// An item of the stack.
    pub fn item(&self, id: u64) -> Option<&Item> {
        self.stack.iter().find(|i| i.id == id)
    }

    pub fn push_item(&mut self, item: Item) {
        self.touch();
        self.stack_names.insert(item.id, item.label.clone());
        self.stack.push(item);
    }

    /// An effect changes the order of turns, phases and steps, which the next status tells.
    pub fn order_changed(&mut self, what: &'static str, team: Option<Tid>) {
        self.log.changed.push(Changed { what, team });
    }
}
