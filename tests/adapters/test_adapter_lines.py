"""The adapter speaks lines, and survives what is none."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Callable

import pytest
from adapters.javascript_adapter import PATIENCE, ROOT, Adapter, request, without_node
from adapters.scenes import GAME, hidetsugu, values

from ettin_spec.protocol.commands import NewGame, Team
from ettin_spec.protocol.results import Done, Unsupported
from ettin_spec.protocol.wire import BAD_PARAMS, INVALID_REQUEST, NO_METHOD, PARSE_ERROR

pytestmark = pytest.mark.slow  # each starts the adapter, in Node

Make = Callable[..., Adapter]


def test_it_claims_only_what_it_can_name(adapter: Make) -> None:
    can = adapter().initialize()
    assert can.cards.wording == "current"
    assert can.cards.words == ()
    assert {"Biorhythm", "Filler", "Vanilla 1/1", "Mana Source"} <= set(can.cards.names)
    assert "call_time" not in can.actions
    assert not {"chosen_colour", "hand_size"} & set(can.observes)
    assert (can.rules.first, can.rules.last) == ("2019-07-12", "9999-12-31")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("what?", PARSE_ERROR),
        ("[1, 2]", INVALID_REQUEST),
        ("null", INVALID_REQUEST),
        (request("legal"), NO_METHOD),
        (request("toString"), NO_METHOD),
        (request("run", {"commands": 3}), BAD_PARAMS),
        (request("run", {"commands": [{"cmd": "shuffle"}]}), BAD_PARAMS),
        (request("run", {"commands": [None]}), BAD_PARAMS),
    ],
)
def test_a_bad_line_gets_an_error_and_does_not_kill_it(adapter: Make, line: str, code: int) -> None:
    bad, good = adapter().say(line, request("initialize", number=2))
    assert bad["error"]["code"] == code
    assert bad["error"]["message"]
    assert (good["id"], "result" in good) == (2, True)


def test_every_request_is_answered_with_its_own_id(adapter: Make) -> None:
    replies = adapter().say(*(request("initialize", number=n) for n in (7, 3, 9)), "")
    assert [reply["id"] for reply in replies] == [7, 3, 9]


def test_a_separator_inside_a_string_does_not_end_the_line(adapter: Make) -> None:
    names = ("An\u2028gie", "Barry")
    teams = (Team("A", names, names[0]), GAME.teams[1])
    ((result,),) = adapter().run([NewGame(GAME.date, GAME.variant, GAME.scope, teams)])
    assert isinstance(result, Done)


def test_it_answers_at_once_and_ends_after_shutdown(adapter: Make) -> None:
    with subprocess.Popen(
        adapter().command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as child:
        guard = threading.Timer(PATIENCE, child.kill)
        guard.start()
        assert child.stdin is not None
        assert child.stdout is not None
        for method in ("initialize", "shutdown"):
            child.stdin.write(request(method) + "\n")
            child.stdin.flush()
            assert "result" in json.loads(child.stdout.readline())
        assert child.wait(PATIENCE) == 0  # its input is still open
        guard.cancel()


def test_an_unknown_option_is_a_usage_error(adapter: Make) -> None:
    done = subprocess.run(
        adapter("--fast").command, capture_output=True, cwd=ROOT, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert b"--fast" in done.stderr


def test_a_game_is_forgotten_with_the_next_one(adapter: Make) -> None:
    first, second = adapter().run(hidetsugu(), hidetsugu())
    assert values(first) == values(second) == [1, 1]


def test_commands_before_any_game_are_unsupported(adapter: Make) -> None:
    ((result,),) = adapter().run(hidetsugu()[1:])
    assert isinstance(result, Unsupported)


def test_without_node_a_test_is_skipped_but_in_ci_it_fails() -> None:
    with pytest.raises(pytest.skip.Exception, match="needs Node"):
        without_node(ci=False)
    with pytest.raises(pytest.fail.Exception, match="needs Node"):
        without_node(ci=True)
