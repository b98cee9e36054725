"""Laws of life and poison, which teammates share as the policies say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from laws.drawn_games import Game, alone, games, state_of
from laws.law import Broken, Law, Make, Wrong, altered, reference, set_to
from shared.today import TODAY

from ettin_spec.language import seating
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.facts import Life
from ettin_spec.protocol.questions import AskLife, AskOutcome, Question
from ettin_spec.protocol.results import Done
from ettin_spec.rulebook import Rulebook

COUNTED = ("two-player", "two-headed-giant", "three-headed-giant", "four-headed-giant")
DAYS = ("2005-08-20", "2007-05-01", "2010-04-22", "2010-04-23", "2011-03-31", "2011-04-01", TODAY)
READ: dict[str, Callable[[int, int], int]] = {
    "half_rounded_up": lambda life, _: -(-life // 2),
    "equal_share_rounded_up": lambda life, heads: -(-life // heads),
    "team_total": lambda life, _: life,
}
"""What one player is taken to have of a team's life, by the value of `life.read`."""

players = st.integers(0, 7)
changes = st.tuples(players, st.integers(-9, 9).filter(bool))
each = st.tuples(st.none(), st.integers(-9, 9).filter(bool))


class Count:
    """Life and poison as an engine counts them."""

    def __init__(self, make: Make, variant: str, date: str, life: int = 20) -> None:
        self.teams, self.rules = seating(variant), Rulebook.on(date, variant)
        self.players = [player for team in self.teams for player in team.players]
        self.team_of = {player: team.id for team in self.teams for player in team.players}
        self._engine = make()
        facts = tuple(Life(team.id, life) for team in self.teams)
        new = c.NewGame(date, variant, "tournament", self.teams)
        assert isinstance(self._engine.run([new, c.StartCount(facts)])[-1], Done)

    def player(self, number: int) -> str:
        """The player at a place, counted round the table."""
        return self.players[number % len(self.players)]

    def told(self, instruction: n.Instruction) -> None:
        """Let something happen."""
        assert isinstance(self._engine.run([c.Act(instruction)])[-1], Done)

    def must(self, ask: Question | n.CountQuestion, value: object) -> None:
        """What a question has to be answered with."""
        told = self._engine.run([c.Observe(ask)])[0].value
        if told != value:
            raise Broken(f"{ask}: {told} instead of {value}")


def what_one_player_has_of_the_life_is_what_the_policy_reads(make: Make, drawn: Any) -> None:
    """What one player is taken to have of the team's life is what the policy of the day reads.

    Half of it rounded up, an equal share rounded up, or all of it, whatever the total is; for each
    of the team's players the same."""
    variant, date, life = drawn
    count = Count(make, variant, date, life)
    read = READ[str(count.rules["life.read"])](life, count.rules.heads)
    for player in count.players:
        count.must(n.AskReadLife(player), read)


def poison_is_had_and_loses_as_the_policies_say(make: Make, drawn: Any) -> None:
    """Poison counters are had by a player or by the team, and lose the game, as the policies say.

    Whoever gets them, each player is read to have those of the team, or those of one's own; a team
    loses as soon as they are as many as the policy says, and not before."""
    variant, date, gets = drawn
    count = Count(make, variant, date)
    more = max(0, count.rules.heads - 2) * int(count.rules["heads.poison"])
    lethal = int(count.rules["poison.lethal"]) + more
    shared = count.rules["poison.shared"] == "team"
    has: Counter[str] = Counter()
    for number, counters in gets:
        player = count.player(number)
        count.told(n.GetPoison(counters, player))
        has[count.team_of[player] if shared else player] += counters
        for each in count.players:
            count.must(n.AskReadPoison(each), has[count.team_of[each] if shared else each])
        lost = max(has.values()) >= lethal
        count.must(AskOutcome(count.team_of[player]), GameState.LOST if lost else GameState.GOES_ON)
        if lost:
            break


def a_team_has_what_its_members_have_gained_less_what_they_have_lost(
    make: Make, drawn: Any
) -> None:
    """A team's total is the sum of its members' individual changes.

    Life is gained and lost, and damage dealt, by one player or by each player at once; what each
    has lost is that player's own history, and the totals are what they began with and all changes.
    """
    variant, date, told = drawn
    count = Count(make, variant, date, 60)
    totals, lost = dict.fromkeys((team.id for team in count.teams), 60), Counter[str]()
    for number, change in told:
        who = None if number is None else count.player(number)
        count.told(instruction(change, who))
        for player in count.players if who is None else [who]:
            totals[count.team_of[player]] += change
            lost[player] += max(0, -change)
        for team, total in totals.items():
            count.must(AskLife(team), total)
        if min(totals.values()) <= 0:
            break
        for player in count.players:
            count.must(n.AskLifeLost(player), lost[player])


def instruction(change: int, who: str | None) -> n.Instruction:
    """What a change is told as: of losses one in two is damage."""
    if change > 0:
        return n.GainLife(change, who)
    return n.LoseLife(-change, who) if change % 2 else n.DealDamage(-change, who)


def in_a_turn_a_total_moves_by_what_the_members_gain_and_lose(make: Make, game: Game) -> None:
    """In each turn of a game a team's total moves by what its members gain and lose in it.

    Whatever is cast, paid, dealt and set: of each player the game keeps what was gained and lost
    this turn, which abilities ask for, and the team's total is the one at the beginning of the turn
    and all of that."""
    begun: dict[str, Any] = {}

    def look(engine: Any) -> None:
        state = state_of(engine)
        if state is None:
            return
        gained, lost = state.happened.get("life_gained", {}), state.life_lost
        moved = {
            team.id: sum(gained.get(p, 0) - lost.get(p, 0) for p in team.players)
            for team in state.teams
        }
        began = {team: total - moved[team] for team, total in state.life.items()}
        if begun.setdefault(str(state.turn), began) != began:
            raise Broken(f"turn {state.turn} began with {begun[str(state.turn)]}, not {began}")

    alone(make(), game, look)


LAWS = (
    Law(
        what_one_player_has_of_the_life_is_what_the_policy_reads,
        ("life.read", "life.read_alone"),
        "a variant of two teams, a day on which the reading changed or one before it, a total "
        "from 1 to 99",
        st.tuples(st.sampled_from(COUNTED), st.sampled_from(DAYS), st.integers(1, 99)),
        150,
        reference,
        Wrong(
            "On every date one player is taken to have half of the team's life.",
            set_to("life.read", "half_rounded_up"),
        ),
    ),
    Law(
        poison_is_had_and_loses_as_the_policies_say,
        ("poison.shared", "poison.lethal", "poison.read", "team.more_heads"),
        "a variant of two teams, a day, up to 12 times a player who gets 1 to 4 counters",
        st.tuples(
            st.sampled_from(COUNTED),
            st.sampled_from(DAYS),
            st.lists(st.tuples(players, st.integers(1, 4)), min_size=1, max_size=12),
        ),
        120,
        reference,
        Wrong(
            "On every date each player has poison counters of one's own.",
            set_to("poison.shared", "player"),
        ),
    ),
    Law(
        a_team_has_what_its_members_have_gained_less_what_they_have_lost,
        ("life.shared",),
        "a variant of two teams, a day, up to 10 changes of 1 to 9 life of one player or of each",
        st.tuples(
            st.sampled_from(COUNTED),
            st.sampled_from(DAYS),
            st.lists(changes | each, min_size=1, max_size=10),
        ),
        120,
        reference,
        Wrong(
            "Where each player gains or loses life a team does so once.",
            altered(
                "effects/on_players/life_effects.py",
                "    return sum(change_life(table, player, sign * amount) for player, amount in"
                " amounts.items())",
                "    alone = {team_of(table.s, player): player for player in amounts}\n"
                "    return sum(change_life(table, p, sign * amounts[p]) for p in alone.values())",
            ),
        ),
    ),
    Law(
        in_a_turn_a_total_moves_by_what_the_members_gain_and_lose,
        ("life.shared",),
        "a game of 30 moves in any variant, since each member's total is set alone (2010-04-23)",
        games(since="2010-04-23"),
        8,
        reference,
        Wrong(
            "What the second head of a team gains or loses does not show on the team's life.",
            altered(
                "events/changes/life_changes.py",
                '    table.put("life", team, table.s.life[team] + by)\n',
                "    heads = next(t.players for t in table.s.teams if t.id == team)\n"
                '    table.put("life", team, table.s.life[team] + by * (player == heads[0]))\n',
            ),
        ),
    ),
)
