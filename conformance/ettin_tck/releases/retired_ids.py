"""Ids that a release had and that are no more: each with its reason, and what took its place."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ettin_spec.yaml_files.yaml_places import load

FILE = Path(__file__).parent / "retired_ids.yaml"


class Retired(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a scenario is no more; `successor` is the one in its place, or empty."""

    why: str
    successor: str = ""


@cache
def retired_ids() -> dict[str, Retired]:
    """All retired scenarios by id."""
    return msgspec.convert(load(FILE).data, dict[str, Retired])


def followed(name: str, retired: dict[str, Retired]) -> str:
    """A case's name, or one that begins with it, under the scenario that took its place."""
    scenario, at, rest = name.partition("@")
    seen: set[str] = set()
    while scenario in retired and retired[scenario].successor and scenario not in seen:
        seen.add(scenario)
        scenario = retired[scenario].successor
    return scenario + at + rest
