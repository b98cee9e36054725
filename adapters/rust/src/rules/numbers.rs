//! The numbers that abilities speak of.

use super::View;
use crate::cards::{letter, symbols, TurnEvent, Value, ValueWord, What, Who};
use crate::game::{Context, Game, Pid, Target};
use std::collections::BTreeSet;

impl Game {
    /// What a number comes to.
    pub fn number(&self, view: &View, value: &Value, context: &Context) -> i64 {
        match value {
            Value::Number(number) => *number,
            Value::Word(word) => self.worked_out(view, word, context),
        }
    }

    fn worked_out(&self, view: &View, word: &ValueWord, context: &Context) -> i64 {
        let number = |value: &Value| self.number(view, value, context);
        let meant = |who: Who| self.players_meant(view, who, context);
        match word {
            ValueWord::Life(who) => meant(*who).first().map_or(0, |&p| self.life_of(p)),
            ValueWord::StartingLife(_) => self.variant.starting_life(),
            ValueWord::Count(filter) => {
                self.meant(view, &What::Those(Box::new(filter.clone())), context).len() as i64
            }
            ValueWord::Power(one) => self
                .one_meant(*one, context)
                .and_then(|r| self.chars_of(view, r))
                .and_then(|c| c.power)
                .unwrap_or(0),
            ValueWord::Toughness(one) => self
                .one_meant(*one, context)
                .and_then(|r| self.chars_of(view, r))
                .and_then(|c| c.toughness)
                .unwrap_or(0),
            ValueWord::ManaValue(one) => self.mana_value_of(view, *one, context),
            ValueWord::HalfDown(value) => number(value).div_euclid(2),
            ValueWord::HalfUp(value) => (number(value) + 1).div_euclid(2),
            ValueWord::ThirdUp(value) => (number(value) + 2).div_euclid(3),
            ValueWord::Twice(value) => 2 * number(value),
            ValueWord::Plus(values) => values.iter().map(number).sum(),
            ValueWord::Minus(values) => (number(&values[0]) - number(&values[1])).max(0),
            ValueWord::Lowest(among) => {
                self.among(view, &among.value, among.among, context).into_iter().min().unwrap_or(0)
            }
            ValueWord::Highest(among) => {
                self.among(view, &among.value, among.among, context).into_iter().max().unwrap_or(0)
            }
            ValueWord::Devotion(colour) => self.devotion(view, colour, context.you),
            ValueWord::Counters(counters) => self.counters_on(view, counters, context),
            ValueWord::Variable(_) => context.x,
            ValueWord::The(name) => context.names.get(name).copied().unwrap_or(0),
            ValueWord::Theirs(name) => {
                context.that_player.and_then(|p| context.theirs.get(&(name.clone(), p)).copied()).unwrap_or(0)
            }
            ValueWord::Votes(ballot) => self.votes.get(ballot).copied().unwrap_or(0),
            ValueWord::CardsExiledWith(_) => self
                .exile
                .iter()
                .filter(|&&id| self.objects[id].state.exiled_by == Some(context.source))
                .count() as i64,
            other => self.of_players(view, other, context),
        }
    }

    fn of_players(&self, view: &View, word: &ValueWord, context: &Context) -> i64 {
        let meant = |who: Who| self.players_meant(view, who, context);
        match word {
            ValueWord::PlayerCounters(of) => self.counters_of(&meant(of.of), &of.counter),
            ValueWord::CounterKinds(who) => meant(*who).first().map_or(0, |&p| self.counter_kinds(p)),
            ValueWord::Happened(happened) => {
                let who = happened.of.unwrap_or(Who::EachPlayer);
                let all = meant(who).into_iter().chain(self.gone_of(who, context.you));
                all.map(|p| self.happened(p, happened.what)).sum()
            }
            ValueWord::CardsInHand(who) => {
                meant(*who).iter().map(|&p| self.players[p].hand.len() as i64).sum()
            }
            ValueWord::CardsInLibrary(who) => {
                meant(*who).iter().map(|&p| self.players[p].library.len() as i64).sum()
            }
            ValueWord::CardsInGraveyard(there) => {
                let cards = meant(there.of).into_iter().flat_map(|p| self.players[p].graveyard.clone());
                cards.filter(|&id| there.types.iter().any(|t| self.printed(id).is(t))).count() as i64
            }
            ValueWord::TypesInGraveyard(who) => {
                let cards = meant(*who).into_iter().flat_map(|p| self.players[p].graveyard.clone());
                let types: BTreeSet<String> = cards.flat_map(|id| self.printed(id).types.types).collect();
                types.len() as i64
            }
            ValueWord::Players(who) => meant(*who).len() as i64,
            ValueWord::Party(who) => meant(*who).first().map_or(0, |&p| self.party(view, p)),
            ValueWord::OpponentsAttacked(who) => {
                let whose = meant(*who);
                let attacked: BTreeSet<Pid> = self
                    .combat
                    .attacked
                    .iter()
                    .filter(|(by, _)| whose.contains(by))
                    .map(|(_, p)| *p)
                    .collect();
                attacked.len() as i64
            }
            _ => 0,
        }
    }

    /// The life total that an effect reads (clause 810.9a).
    pub fn life_of(&self, player: Pid) -> i64 {
        self.teams[self.team_of(player)].life
    }

    fn among(&self, view: &View, value: &Value, who: Who, context: &Context) -> Vec<i64> {
        self.players_meant(view, who, context)
            .into_iter()
            .map(|p| {
                let context = Context { that_player: Some(p), ..context.clone() };
                self.number(view, value, &context)
            })
            .collect()
    }

    /// Counters on objects; of one that has left those that it had.
    fn counters_on(&self, view: &View, counters: &crate::cards::CountersOn, context: &Context) -> i64 {
        let things = match &counters.on {
            What::One(one) => self.one_meant(*one, context).into_iter().collect(),
            those => self.meant(view, those, context),
        };
        let of = |r| self.chars_of(view, r).and_then(|c| c.counters.get(&counters.counter).copied());
        things.into_iter().filter_map(of).sum()
    }

    fn mana_value_of(&self, view: &View, one: crate::cards::One, context: &Context) -> i64 {
        let target = if one == crate::cards::One::SecondTarget { context.second } else { context.target };
        if let (crate::cards::One::Target | crate::cards::One::SecondTarget, Some(Target::Item(id))) =
            (one, target)
        {
            return self.item(id).map_or(0, |item| self.spell_chars(view, item).worth);
        }
        let thing = self.one_meant(one, context);
        thing.and_then(|r| self.chars_of(view, r)).map_or(0, |c| c.worth)
    }

    fn devotion(&self, view: &View, colour: &str, you: Pid) -> i64 {
        let c = letter(colour);
        let own = view.chars.values().filter(|chars| chars.controller == you);
        own.flat_map(|chars| symbols(&chars.cost))
            .filter(|s| s.split('/').any(|h| h.len() == 1 && h.starts_with(c)))
            .count() as i64
    }

    /// Poison is the team's (clause 810.10); other counters are each player's own.
    pub fn poison(&self, player: Pid) -> i64 {
        self.teams[self.team_of(player)].players.iter().map(|&p| self.players[p].counter("poison")).sum()
    }

    /// The counters of some players together: of those that a team shares once (clause 810.10a).
    pub fn counters_of(&self, players: &[Pid], kind: &str) -> i64 {
        if kind != "poison" {
            return players.iter().map(|&p| self.players[p].counter(kind)).sum();
        }
        if self.variant.says("poison.opponents", &["each_player"]) {
            return players.iter().map(|&p| self.poison(p)).sum();
        }
        let teams: BTreeSet<usize> = players.iter().map(|&p| self.team_of(p)).collect();
        teams.into_iter().map(|t| self.poison(self.teams[t].primary)).sum()
    }

    fn counter_kinds(&self, player: Pid) -> i64 {
        let own =
            self.players[player].counters.iter().filter(|(k, n)| *k != "poison" && **n > 0).count() as i64;
        let shared = self.variant.heads > 1 && self.variant.says("counters.kinds", &["own"]);
        own + i64::from(!shared && self.poison(player) > 0)
    }

    fn happened(&self, player: Pid, what: TurnEvent) -> i64 {
        let turn = &self.players[player].turn;
        match what {
            TurnEvent::CardsDiscarded => turn.cards_discarded,
            TurnEvent::CardsDrawn => turn.cards_drawn,
            TurnEvent::CreaturesAttacked => turn.creatures_attacked,
            TurnEvent::CreaturesDied => turn.creatures_died,
            TurnEvent::DamageTaken => turn.damage_taken,
            TurnEvent::LifeGained => turn.life_gained,
            TurnEvent::LifeLost => turn.life_lost,
            TurnEvent::SpellsCast => turn.spells_cast,
        }
    }

    /// The largest party: one creature for each of four types at most (clause 700.8).
    fn party(&self, view: &View, player: Pid) -> i64 {
        let roles = ["Cleric", "Rogue", "Warrior", "Wizard"];
        let creatures: Vec<Vec<usize>> = view
            .chars
            .values()
            .filter(|c| c.controller == player && c.is_creature())
            .map(|c| (0..4).filter(|&i| c.is(roles[i])).collect())
            .collect();
        let mut best: BTreeSet<u8> = BTreeSet::from([0]);
        for can in creatures {
            let more: Vec<u8> = best.iter().flat_map(|&set| can.iter().map(move |&i| set | 1 << i)).collect();
            best.extend(more);
        }
        best.into_iter().map(|set| i64::from(set.count_ones())).max().unwrap_or(0)
    }
}
