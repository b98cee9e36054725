"""What became of the cases of a release: added, retired, answered otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_tck.releases.frozen_sets import scenario_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_tck.releases.frozen_sets import FrozenSet
    from ettin_tck.releases.retired_ids import Retired


class Gone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario that is no more."""

    id: str
    why: str
    successor: str = ""


class Changes(msgspec.Struct, frozen=True):
    """From one set to a later one.

    `added` and `otherwise` are ids of cases: new ones, and those that ask or expect something else
    now. `retired` are scenarios; `cases_gone` are cases of scenarios that go on, whose spans of
    dates were drawn anew.
    """

    since: str
    until: str
    added: list[str]
    otherwise: list[str]
    retired: list[Gone]
    cases_gone: list[str]


def changes(before: FrozenSet, after: FrozenSet, retired: Mapping[str, Retired]) -> Changes:
    """What changed from one set to a later one; see `vanished` for ids without a reason."""
    gone = [case for case in before.cases if case not in after.cases]
    left = sorted(before.scenarios - after.scenarios)
    return Changes(
        since=before.version,
        until=after.version,
        added=[case for case in after.cases if case not in before.cases],
        otherwise=[case for case, now in after.cases.items() if before.cases.get(case, now) != now],
        retired=[
            Gone(each, retired[each].why, retired[each].successor)
            for each in left
            if each in retired
        ],
        cases_gone=[case for case in gone if scenario_of(case) in after.scenarios],
    )


def vanished(before: FrozenSet, after: FrozenSet, retired: Mapping[str, Retired]) -> list[str]:
    """Scenarios of a release that are no more, and of which nothing says why."""
    return sorted(before.scenarios - after.scenarios - retired.keys())
