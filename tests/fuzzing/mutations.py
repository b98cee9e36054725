"""Answers of an engine made wrong: by rules that know what stands where, and byte by byte."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from ettin_spec.protocol.base import ChoiceKind, GameState, Purpose, StepName, TurnChange

Path: TypeAlias = tuple[str | int, ...]
Names: TypeAlias = tuple[str, ...]
"""Teams and players of the game, and a stranger."""

NUMBERS = (-1, 0, 1, 2, 3, 4, 7, 12, 40, 256, 10**6, 2**31, 2**53, 2**63, -(2**63), 2**70, 10**400)
TEXTS = (
    "",
    " ",
    "A",
    "x" * 5_000,
    "a\n::error::owned",
    "##vso[task.complete]",
    "\x1b[2J\x1b]0;x\x07",
    "\u202eabc\u2066",
    "\x00",
    "<b>&amp;]]>",
    "|`*_[x](y)",
    "\ud800",
    "2/2",
    "2012-02-30",
)
ODDITIES = (None, True, False, 0.5, 1e308, [], {}, [[]], {"": None}, "40", 40)
MOST = 12 << 20
"""Bytes of a list without end: more than a child may say in one line."""

WORDS = (*map(str, (*StepName, *GameState, *TurnChange, *Purpose, *ChoiceKind)), "value", "done")


def mutated(answer: Any, names: Names, random: Random) -> bytes:
    """A whole answer made wrong in one to three places, as it goes over the wire."""
    for _ in range(random.choice((1, 1, 2, 3))):
        rule = random.choice((a_field, a_status, a_turn, a_turn, a_turn, a_list, a_result, deeper))
        answer = rule(answer, names, random)
    raw = json.dumps(answer).encode()
    return in_bytes(raw, random) if random.random() < 0.15 else raw


def in_bytes(raw: bytes, random: Random) -> bytes:
    """Bytes flipped, lost, doubled, or of no text at all."""
    at = random.randrange(len(raw) + 1)
    end = min(len(raw), at + random.choice((1, 2, 10, 100)))
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: raw[:at] + bytes([random.randrange(256)]) + raw[end:],
        lambda: raw[:at] + raw[end:],
        lambda: raw[:at] + raw[at:end] * 50 + raw[end:],
        lambda: raw[:at] + b"\xff\xfe\x80" + raw[at:],
        lambda: raw[:at] + b"\n" + raw[at:],
        lambda: raw[:at],
        lambda: raw + b" " * random.choice((1, 100_000)) + raw,
    )
    return random.choice(kinds)()


def a_field(answer: Any, names: Names, random: Random) -> Any:
    """Any one value is another: of its type, of another type, or gone."""
    paths = list(_paths(answer))
    path = random.choice(paths)
    old = _at(answer, path)
    choices: tuple[Any, ...] = ODDITIES
    if isinstance(old, bool):
        choices = (not old, *ODDITIES)
    elif isinstance(old, int):
        choices = (*NUMBERS, old + 1, old - 1, old * 2, *ODDITIES)
    elif isinstance(old, str):
        choices = (*names, *names, *WORDS, *TEXTS, *ODDITIES)
    return _with(answer, path, random.choice(choices))


def a_turn(answer: Any, names: Names, random: Random) -> Any:
    """A status that a game could have, though not this one: a monitor has to look."""
    path = _status(answer, random)
    if path is None:
        return a_field(answer, names, random)
    teams, turn = names[:2], _at(answer, path).get("turn")
    parts: tuple[tuple[str, Any], ...] = (
        ("turn", (turn if isinstance(turn, int) else 3) + random.choice((1, 2, 3, 5, 8, 12, 16))),
        ("stack", random.randrange(6)),
        ("step", str(random.choice(tuple(StepName)))),
        ("active", random.choice(teams)),
        ("waiting", {"for": "priority", "team": random.choice(teams)}),
        ("passed", _some(teams, random, (1, 2, 3, 8, 24, 60, 200, 1_000))),
        ("passed", [*teams] * random.choice((1, 2, 6, 20, 60, 400))),
        ("left", [random.choice(teams)]),
        ("changed", [_change(teams, random) for _ in range(random.choice((1, 2, 5, 20, 200)))]),
    )
    for name, value in random.sample(parts, random.choice((1, 1, 2, 3))):
        answer = _with(answer, (*path, name), value)
    return answer


def _status(answer: Any, random: Random) -> Path | None:
    paths = [path for path in _paths(answer) if path and path[-1] == "status"]
    paths = [path for path in paths if isinstance(_at(answer, path), dict)]
    return random.choice(paths) if paths else None


def a_status(answer: Any, names: Names, random: Random) -> Any:
    """A status of the right shape that tells of something else."""
    path = _status(answer, random)
    if path is None:
        return a_field(answer, names, random)
    teams = names[:2]
    waiting = (
        {"for": "priority", "team": random.choice(names)},
        {"for": "over", "teams": {t: str(random.choice(tuple(GameState))) for t in teams}},
        {"for": "over", "teams": {}, "reason": random.choice(TEXTS)},
        {"for": "choice", "choice": a_choice(names, random)},
    )
    parts: tuple[tuple[str, Any], ...] = (
        ("turn", random.choice((0, 1, 2, 3, 4, 5, 6, 9, 15, 19))),
        ("turn", random.choice(NUMBERS)),
        ("stack", random.choice(NUMBERS)),
        ("stack", random.randrange(5)),
        ("step", str(random.choice(tuple(StepName)))),
        ("active", random.choice(names)),
        ("waiting", random.choice(waiting)),
        ("passed", _some(teams, random, (1, 2, 3, 8, 20, 60, 500, 5_000))),
        ("left", _some(names, random, (1, 2, 30))),
        ("changed", [_change(names, random) for _ in range(random.choice((1, 2, 5, 60, 300)))]),
    )
    for name, value in random.sample(parts, random.choice((1, 1, 2, 3))):
        answer = _with(answer, (*path, name), value)
    return answer


def a_choice(names: Names, random: Random) -> dict[str, Any]:
    """A choice of the right shape, whoever decides it."""
    return {
        "kind": str(random.choice(tuple(ChoiceKind))),
        "purpose": str(random.choice(tuple(Purpose))),
        "decider": _some(names, random, (0, 1, 2, 5)),
        "options": _some(TEXTS[:5], random, (0, 1, 3, 50)),
        "min": random.choice((0, 1, 2, -1)),
        "max": random.choice((0, 1, 2, 2**40)),
    }


def a_list(answer: Any, names: Names, random: Random) -> Any:
    """A list is shorter, longer, in another order, or without end."""
    paths = [path for path in _paths(answer) if isinstance(_at(answer, path), list)]
    if not paths:
        return a_field(answer, names, random)
    path = random.choice(paths)
    old = _at(answer, path)
    shuffled = random.sample(old, len(old))
    endless = old[:1] * min(3_000, 1 + MOST // len(json.dumps(old[:1])))
    kinds = (old[1:], old[:-1], old + old, shuffled, endless, [], [old])
    return _with(answer, path, random.choice(kinds))


def a_result(answer: Any, names: Names, random: Random) -> Any:
    """A result is one of another kind."""
    paths = [path for path in _paths(answer) if path[:1] == ("results",) and len(path) == 2]
    if not paths:
        return a_field(answer, names, random)
    path = random.choice(paths)
    status = _at(answer, path).get("status") if isinstance(_at(answer, path), dict) else None
    beside = {"status": status} if status is not None else {}
    kinds = (
        {"is": "done", **beside},
        {"is": "refused", "reason": random.choice(TEXTS), **beside},
        {"is": "needs", "choice": a_choice(names, random), **beside},
        {"is": "value", "value": random.choice((*NUMBERS, *TEXTS, *ODDITIES))},
        {"is": "unobservable", "reason": random.choice(TEXTS)},
        {"is": "unsupported", "reason": random.choice(TEXTS)},
    )
    return _with(answer, path, random.choice(kinds))


def deeper(answer: Any, names: Names, random: Random) -> Any:  # noqa: ARG001 - a rule like others
    """A value lies in lists or objects within each other."""
    path = random.choice(list(_paths(answer)))
    value = _at(answer, path)
    for _ in range(random.choice((1, 2, 9, 450))):
        value = [value] if random.random() < 0.5 else {"x": value}
    return _with(answer, path, value)


def _change(names: Names, random: Random) -> dict[str, str]:
    what = str(random.choice(tuple(TurnChange)))
    return {"what": what, "team": random.choice(names)} if random.random() < 0.7 else {"what": what}


def _some(names: Names, random: Random, lengths: tuple[int, ...]) -> list[str]:
    return [random.choice(names) for _ in range(random.choice(lengths))]


def _paths(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    if len(path) > 12:
        return
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _paths(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value[:50]):
            yield from _paths(part, (*path, index))


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _with(value: Any, path: Path, new: Any) -> Any:
    """The value with another part at a path; what is not on the way is shared."""
    if not path:
        return new
    key, *rest = path
    if isinstance(value, dict):
        return {**value, key: _with(value.get(key), tuple(rest), new)}
    if isinstance(value, list) and isinstance(key, int):
        return [*value[:key], _with(value[key], tuple(rest), new), *value[key + 1 :]]
    return value
