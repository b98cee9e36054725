"""Laws of what makes no difference: who is called what, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from laws.drawn_games import Game, beside, games
from laws.law import Broken, Law, Make, Wrong, altered, reference
from laws.renamed_engine import Renamed

from ettin_spec.language import seating
from ettin_spec.protocol.commands import Team
from ettin_spec.rulebook import load_rules
from ettin_tck.fuzzing.difference_text import told
from ettin_tck.fuzzing.random_games import Played
from ettin_tck.fuzzing.walk import Difference

OTHERS, IDS = ("Zora", "Yves", "Wanda", "Viola", "Ulf", "Tilda", "Sven", "Rosa"), "ZYXW"
"""Players and teams: in the alphabet they stand the other way round."""

ACTIVE = "members(table.s, active_team(table.s))"
DRAWS = (
    f"    for player in {ACTIVE}:\n        draw(table, player, perform)\n    begin_step(table)\n"
)

WAITING = 4
"""Where what a game waits for stands in a status in plain form."""


def same(make: Make, game: Game, names: Mapping[str, str], *, seats: bool) -> Played:
    """A game, in step with the one with other names."""
    first_of = {p: team.players[0] for team in seating(game.variant) for p in team.players}
    return beside(make(), Renamed(make(), names, seats, first_of), game)


def must_be_one(played: Played, game: Game) -> None:
    """Hold two games that were played in step to be one.

    Raises:
        Broken: they differ.
    """
    if played.difference is not None:
        raise Broken("\n".join(told(played, game.variant, game.seed)))


def only_who_is_first(found: Difference) -> bool:
    """Is the same asked of several players, of one first here and of another first there?"""
    if found.what != "where the game stands":
        return False
    one, other = (standing[WAITING] for standing in (found.reference, found.other))
    return bool(one[0] == "choice" and one[:2] == other[:2] and one[2] != other[2])


def other_names_change_nothing(make: Make, game: Game) -> None:
    """Other names for teams and players change nothing but the names.

    At every moment the game stands alike, is asked the same choices, lists the same moves, and
    whatever is looked at has the same value."""
    teams = seating(game.variant)
    players = [player for team in teams for player in team.players]
    names = dict(zip(players, OTHERS, strict=False))
    ids = dict.fromkeys(i for team in teams for i in (team.id, team.side) if i not in names and i)
    names |= dict(zip(ids, IDS, strict=False))
    must_be_one(same(make, game, names, seats=True), game)


def it_does_not_matter_at_which_side_of_the_table_a_team_sits(make: Make, game: Game) -> None:
    """Teams that change places, with all that is theirs, change nothing but the names.

    In turn order each gets the place of the next, of allies that of the next two; two teams
    change places with each other. The game stands alike at every moment."""
    teams = seating(game.variant)
    by = load_rules().variants[game.variant].allies
    played = same(make, game, moved(teams, [*teams[by:], *teams[:by]]), seats=False)
    must_be_one(played, game)


def moved(teams: Sequence[Team], to: Sequence[Team]) -> dict[str, str]:
    """Who has whose place, where each of some teams takes that of another."""
    names = {one.id: other.id for one, other in zip(teams, to, strict=True)}
    for one, other in zip(teams, to, strict=True):
        names |= dict(zip(one.players, other.players, strict=True))
    return names


def it_does_not_matter_which_head_has_what(make: Make, game: Game) -> None:
    """Heads of a team that change places, with all that is theirs, change nothing but the names.

    Each has what another one had, and does what that one would have done. Where several players
    are asked the same, one after the other as they sit, the comparison ends."""
    names = {
        player: other
        for team in seating(game.variant)
        for player, other in zip(team.players, reversed(team.players), strict=True)
    }
    played = same(make, game, names, seats=False)
    if played.difference is None or not only_who_is_first(played.difference):
        must_be_one(played, game)


LAWS = (
    Law(
        other_names_change_nothing,
        ("team.wins_and_loses", "seat.primary"),
        "a game of 30 moves in any variant on any date; names in the other order of the alphabet",
        games(),
        6,
        reference,
        Wrong(
            "Of each team only the player draws who stands first in the alphabet.",
            altered("turn/turn_steps.py", DRAWS, DRAWS.replace(ACTIVE, f"sorted({ACTIVE})[:1]")),
        ),
    ),
    Law(
        it_does_not_matter_at_which_side_of_the_table_a_team_sits,
        ("turn.teams", "team.wins_and_loses"),
        "a game of 30 moves in any variant on any date",
        games(),
        6,
        reference,
        Wrong(
            "The team that is named first untaps in every turn.",
            altered(
                "turn/untapping.py",
                "(it.controller in whose or it.id in too)",
                "(it.controller in (*whose, *table.s.teams[0].players) or it.id in too)",
            ),
        ),
    ),
    Law(
        it_does_not_matter_which_head_has_what,
        ("team.more_heads", "turn.of_team"),
        "a game of 30 moves between teams of several heads",
        games("two-headed-giant", "three-headed-giant", "two-headed-giant-commander"),
        6,
        reference,
        Wrong(
            "Only the first head of a team draws.",
            altered("turn/turn_steps.py", DRAWS, DRAWS.replace(ACTIVE, f"{ACTIVE}[:1]")),
        ),
    ),
)
