"""Laws of variants: what a game is follows from teams, heads and policies, and from no name."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from laws.drawn_games import LOOKS, Game, cards, games
from laws.law import Broken, Law, Make, Wrong, altered, reference
from msgspec.structs import replace

from ettin_spec.language import seating
from ettin_spec.protocol.commands import NewGame
from ettin_spec.rulebook import Rulebook, load_rules
from ettin_spec.rulebook.rulebook_model import Variant
from ettin_tck.fuzzing.difference_text import told
from ettin_tck.fuzzing.random_games import Setting, play

DUEL, NUMBERS = "two-player", ("life.start", "poison.lethal")
ALONE = Variant("giant-of-one-head", "Two teams of one head, under the rules of giants.", 2, 1)
"""The rules of Two-Headed Giant as they are for teams, with one head each."""


class OfOneHead:
    """An engine that plays each game in the variant of giants with one head."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def run(self, commands: Any) -> Any:
        """What the engine answers."""
        named = [
            replace(it, variant=ALONE.name) if isinstance(it, NewGame) else it for it in commands
        ]
        return self._engine.run(named)


def two_teams_of_one_head_play_the_two_player_game(make: Make, game: Game) -> None:
    """Two teams of one head, under the rules of Two-Headed Giant, play the two-player game.

    What the rules of giants say of teams is, of a team of one, what the rules say of a player; but
    for how much life a game begins with and how much poison loses it, which are numbers and are set
    alike. It is so since players, and no teams, are attacked and have all of the team's life
    (2018-04-27). At every moment both games stand alike, ask the same and list the same moves."""
    assert seating(DUEL) == tuple(
        replace(team, players=team.players[:1]) for team in seating("two-headed-giant")
    )
    numbers = {key: str(Rulebook.on(game.date, DUEL)[key]) for key in NUMBERS}
    with patch.dict(load_rules().variants, {ALONE.name: ALONE}):
        other = OfOneHead(make(numbers))
        setting = Setting(make(), other, cards(game.date), LOOKS, game.date, game.moves)
        played = play(setting, DUEL, game.seed)
    if played.difference is not None:
        raise Broken("\n".join(told(played, DUEL, game.seed)))


LAWS = (
    Law(
        two_teams_of_one_head_play_the_two_player_game,
        ("team.wins_and_loses", "life.shared", "life.start_alone", "poison.lethal_alone"),
        "a game of 40 moves between two players, since 2018-04-27",
        games(DUEL, since="2018-04-27", moves=40),
        10,
        reference,
        Wrong(
            "In the variant that is called two-player the active player draws twice.",
            altered(
                "turn/turn_steps.py",
                "    for player in members(table.s, active_team(table.s)):\n"
                "        draw(table, player, perform)\n    begin_step(table)\n",
                "    for player in members(table.s, active_team(table.s)):\n"
                "        draw(table, player, perform)\n"
                '        if table.s.rules.variant == "two-player":\n'
                "            draw(table, player, perform)\n    begin_step(table)\n",
            ),
        ),
    ),
)
