"""What no case tells apart, in random games that begin with a case that exercises it."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutants.small_world import mutants, world

from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.engines.faults import EngineFault, Fault
from ettin_tck.library import Further, Library
from ettin_tck.mutants.games import game_pool
from ettin_tck.mutants.games.random_game import Game, Source, random_game
from ettin_tck.mutants.playing.plays import plays_of
from ettin_tck.mutants.playing.recording import Noted

OPTIONS = ("--kind", "policies", "--date", "2012-01-01", "--games", "40")
GROUPS = ("--group", "life.read", "--group", "mulligan.order", "--group", "trigger.order")


@pytest.mark.slow  # plays eighty games, and wrong engines in them
def test_a_reading_is_told_apart_or_the_same_by_games_that_read_it(tmp_path: Path) -> None:
    blind = _blind(tmp_path, "    Then")
    told = {
        each["mutant"]["group"]: each["outcome"] for each in mutants(blind, *OPTIONS, *GROUPS).told
    }
    assert told["life.read"]["fate"] == "survived"
    assert "told apart by random game" in told["life.read"]["evidence"]
    assert "small.half on 2012-01-01" in told["life.read"]["evidence"]
    assert told["mulligan.order"]["fate"] == "equivalent"
    assert "40 random games of that day which read it" in told["mulligan.order"]["evidence"]
    assert told["trigger.order"]["fate"] == "unplayed"
    assert "evidence" not in told["trigger.order"], "what no case reads no game begins with"


@pytest.mark.slow  # plays forty games, and wrong cards in them
def test_a_wrong_card_is_told_apart_by_games_in_which_it_is(tmp_path: Path) -> None:
    blind = _blind(tmp_path, "    When")
    options = ("--kind", "cards", "--date", "2012-01-01", "--games", "400")
    told = mutants(blind, *options, "--group", "Heartless Hidetsugu").told
    gone = [each["outcome"] for each in told if each["mutant"]["after"] == "(nothing)"]
    assert gone
    for each in gone:
        assert each["fate"] == "survived", "a game can say only that something is not the same"
        assert "told apart by random game" in each["evidence"]
        assert "small.half on 2012-01-01" in each["evidence"]


@pytest.mark.slow  # games are played by a child
def test_a_game_that_the_reference_does_not_get_through_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    library = Library("en", Further(features=world(tmp_path)))
    plays = plays_of(library, select(library, Wanted()))

    def one_is_too_long(library: Library, source: Source, seed: str, engine: Engine) -> Game:
        if seed == "game 1":
            raise EngineFault(Fault.SILENT, "it did not answer")
        return random_game(library, source, seed, engine)

    monkeypatch.setattr(game_pool, "random_game", one_is_too_long)
    pool = game_pool.pool_of(library, game_pool.Drawn(plays, 3, Noted.POSITIONS), jobs=1)
    assert len(pool.packed) == 2
    assert capfd.readouterr().err == "", "a traceback is no way to say it"


def _blind(folder: Path, to: str) -> Path:
    """The world, whose scenario goes on up to a word and then looks at nothing that matters."""
    features = world(folder)
    file = features / "en" / "half.feature"
    seen, _, _ = file.read_text(encoding="utf-8").partition(to)
    file.write_text(f"{seen}    Then Barry has 0 cards in hand\n", encoding="utf-8")
    return features
