"""Writes `docs/messages.md`, messages with meaning, example and claim: `python docs/messages.py`.

Meanings are the docstrings of the types, members and their order the types' own; what no type says
is in `messages_head.md`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from ettin_spec.protocol import decks, life_counts, matches
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.questions import Question
from ettin_spec.schemas.message_model import Form, Holds, Member, Record, messages
from ettin_tck.cases.finer_claims import parts_of_acts

FOLDER = Path(__file__).parent
PAGE, HEAD = FOLDER / "messages.md", FOLDER / "messages_head.md"

PLACED = {
    "game": (
        *("life", "player_counters", "controls", "bodied", "counters", "tapped", "in_hand"),
        *("hand_size", "in_library", "library_size", "in_graveyard", "graveyard_size", "in_exile"),
        *("exile_size", "in_command_zone", "commander", "chosen_colour", "protector", "daytime"),
        *("monarch", "initiative", "room", "face_down"),
    ),
    "life": ("life", "player_counters", "barred"),
    "deck": ("deck", "commander", "chosen_colour", "listed", "opened"),
    "match": (),
}
"""The facts that each profile is told; of the others some are asked, and none is sent."""

OF_OTHERS = {
    life_counts.__name__: "life",
    matches.__name__: "match",
    decks.__name__: "deck",
}
"""The profile of what a module holds; all else is of `game`."""

SHARED = {
    "life": ("life", "player_counters", "outcome", "concede"),
    "match": ("call_time",),
}
"""What a profile shares with `game`."""

OPENINGS = {
    "game": ("new_game", "place", "deal"),
    "life": ("new_game", "start_count"),
    "match": ("new_game", "start_match"),
    "deck": ("new_game", "register"),
}
IN_GAME = ("answer", "act", "pass", "advance", "observe")
EXPLORING = ("legal", "mark", "restore")

SAMPLES: dict[str, Any] = {
    "active": "A",
    "amount": 2,
    "body": "3/3",
    "by": "Angie",
    "card": "Hill Giant",
    "controller": "Angie",
    "date": "2026-06-19",
    "decider": ["Angie"],
    "first": "A",
    "kind": "+1/+1",
    "label": "Hill Giant",
    "life": 30,
    "mana": 2,
    "number": 2,
    "object": "Hill Giant",
    "other": "Edward",
    "player": "Angie",
    "players": ["Angie", "Barry"],
    "primary": "Angie",
    "reason": "Angie does not have priority",
    "scope": "tournament",
    "stack": 0,
    "team": "A",
    "to": "Edward",
    "total": 17,
    "turn": 3,
    "turns": 1,
    "variant": "two-headed-giant",
    "attacker": "Wind Drake",
    "value": 17,
    "id": "A",
    "teams": {"A": "won", "E": "lost"},
    "on": {"team": "E"},
    "whom": {"player": "Edward"},
}
"""What stands in examples, by the name of a member, as far as it can stand there."""


LIKELY = {
    "CounterKind": "poison",
    "StepName": "upkeep",
    "Purpose": "sacrifice",
    "ChoiceKind": "objects",
}
"""Of some closed lists another than the first."""


NARROWER: dict[str, dict[str, Any]] = {
    "Register": {"facts": [{"fact": "deck", "player": "Angie", "card": "Hill Giant", "number": 2}]}
}
"""What stands in a message that takes less than its type is called after."""


def page() -> str:
    """The whole page."""
    parts = [HEAD.read_text(encoding="utf-8").rstrip()]
    parts += ["\n".join(_profile(name)) for name in ("game", "life", "match", "deck")]
    parts.append("\n".join(_parts()))
    parts.append("\n".join(_lists()))
    return "\n\n".join(parts) + "\n"


def tags(profile: str, union: str) -> list[str]:
    """What a profile can be told or asked of a union, by tag, in the order of the types."""
    if union == "Fact":
        return list(PLACED[profile])
    alias = {"Action": Action, "Question": Question}[union]
    modules = {kind.__name__: OF_OTHERS.get(kind.__module__, "game") for kind in get_args(alias)}
    shared = SHARED.get(profile, ())
    return [
        record.tag
        for record in _union(union)
        if modules[record.name] == profile or record.tag in shared
    ]


def example(record: Record) -> dict[str, Any]:
    """A message of a kind, with no more than it must have."""
    tag = {record.tag_field: record.tag} if record.tag else {}
    needed = {m.name: _sample(m.name, m.holds) for m in record.members if m.required}
    return tag | needed | NARROWER.get(record.name, {})


def _profile(name: str) -> Iterator[str]:
    yield f"## The profile `{name}`\n"
    yield from _table(
        "What is said",
        (*OPENINGS[name], *((*IN_GAME, *EXPLORING) if name == "game" else ())),
        "Command",
        {
            "deal": "`places`: `deal`",
            "start_match": "`places`: `start_match`",
            "legal": "`explores`: `legal`",
            "mark": "`explores`: `mark`",
            "restore": "`explores`: `mark`",
        },
    )
    if facts := tags(name, "Fact"):
        yield from _table("Facts", facts, "Fact", {tag: f"`places`: `{tag}`" for tag in facts})
    if actions := tags(name, "Action"):
        yield from _table(
            "Actions", actions, "Action", {tag: _action_claim(tag) for tag in actions}
        )
    questions = tags(name, "Question")
    claims = {tag: f"`observes`: `{tag}`" for tag in questions}
    yield from _table("Questions", questions, "Question", claims)
    if name in ("game", "match"):
        ways = [record.tag for record in _union("Until")]
        ways = ways if name == "game" else ["turns_end"]
        yield from _table(
            "Ways to advance", ways, "Until", {tag: f"`advances`: `{tag}`" for tag in ways}
        )


def _action_claim(tag: str) -> str:
    parts = sorted(name for name in parts_of_acts() if name.startswith(f"{tag}."))
    more = [f"`{name}`" for name in parts]
    return f"`actions`: `{tag}`" + (f"; with what it names, {', '.join(more)}" if more else "")


def _parts() -> Iterator[str]:
    yield "## Results\n"
    results = [record.tag for record in _union("Result")]
    yield from _table("One for each command", results, "Result", {})
    waiting = [record.tag for record in _union("Waiting")]
    yield from _table("What a status waits for", waiting, "Waiting", {})
    yield "## Parts of messages\n"
    inner = [record for record in messages().records if not record.tag and _is_sent(record)]
    yield from _rows(inner, {}, by_name=True)


def _is_sent(record: Record) -> bool:
    """Is a record part of what crosses the wire, and not of the corpus as a file?"""
    reached: set[str] = set()
    known = {each.name: each for each in messages().records}

    def reach(name: str) -> None:
        if name in reached or name not in known:
            return
        reached.add(name)
        for member in known[name].members:
            for inner in _names(member.holds):
                reach(inner)

    for root in ("Capabilities", "RunParams", "RunAnswer"):
        reach(root)
    return record.name in reached


def _names(holds: Holds) -> Iterator[str]:
    if holds.of:
        yield from _names(holds.of)
    elif holds.form is Form.ONE_OF:
        yield from (record.name for record in _union(holds.name))
    elif holds.name:
        yield holds.name


def _lists() -> Iterator[str]:
    yield "## Closed lists\n"
    yield "| list | what it is | values |"
    yield "|---|---|---|"
    for each in messages().words:
        values = ", ".join(f"`{word.value}`" for word in each.words)
        yield f"| {each.name} | {_line(each.meaning)} | {values} |"


def _table(title: str, tags: Iterable[str], union: str, claims: dict[str, str]) -> Iterator[str]:
    yield f"### {title}\n"
    known = {record.tag: record for record in _union(union)}
    yield from _rows([known[tag] for tag in tags], claims)
    yield ""


def _rows(records: list[Record], claims: dict[str, str], *, by_name: bool = False) -> Iterator[str]:
    last = " claim |" if claims else ""
    yield f"| message | meaning | example | may have besides |{last}"
    yield "|---|---|---|---|" + ("---|" if claims else "")
    for record in records:
        name = record.name if by_name else f"`{record.tag}`"
        shown = json.dumps(example(record), ensure_ascii=False)
        more = ", ".join(_optional(m) for m in record.members if not m.required)
        claim = f" {claims.get(record.tag, 'none')} |" if claims else ""
        yield f"| {name} | {_line(record.meaning)} | `{shown}` | {more} |{claim}"


def _optional(member: Member) -> str:
    default = f" ({json.dumps(member.default)} where it is not there)" if member.preset else ""
    return f"`{member.name}`: {_kind(member.holds)}{default}"


def _kind(holds: Holds) -> str:
    if holds.of:
        return f"{'list' if holds.form is Form.LIST else 'map'} of {_kind(holds.of)}"
    return holds.name or str(holds.form)


def _sample(name: str, holds: Holds) -> Any:
    if holds.form is Form.LIST and holds.of and name not in ("decider", "players"):
        return (
            [_sample(name, holds.of)]
            if holds.of.form is not Form.TEXT
            else [SAMPLES.get(name, "Hill Giant")]
        )
    if holds.form is Form.RECORD and name not in SAMPLES:
        return example(next(each for each in messages().records if each.name == holds.name))
    if holds.form is Form.RECORD:
        known = SAMPLES[name]
        return (
            known
            if isinstance(known, dict) and name != "teams"
            else example(next(each for each in messages().records if each.name == holds.name))
        )
    if holds.form is Form.ONE_OF:
        return example(_union(holds.name)[0])
    if holds.name in LIKELY:
        return LIKELY[holds.name]
    if holds.form is Form.CHOICE:
        return next(each for each in messages().words if each.name == holds.name).words[0].value
    plain = {Form.TEXT: "A", Form.NUMBER: 1, Form.TRUTH: True, Form.ANY: 1, Form.MAP: {}}
    return SAMPLES.get(name, plain.get(holds.form))


def _union(name: str) -> tuple[Record, ...]:
    return next(each for each in messages().unions if each.name == name).records


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
