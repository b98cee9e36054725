"""What a policy's value still lacks before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ettin_spec.rulebook.policy_sentences import missing
from ettin_tck.exit_codes import UsageError
from ettin_tck.policy_change.flipped_cases import flips, rows_to_add
from ettin_tck.policy_change.new_value import values_of

if TYPE_CHECKING:
    from ettin_spec.rulebook import Policy
    from ettin_tck.library import Library


def left_to_do(library: Library, policy: Policy, since: str, piece: str = "") -> Iterator[str]:
    """What is missing: sentences in other languages, rows, or any situation that tells.

    `since` is the day of the value, the last one's where it is empty.

    Raises:
        UsageError: the policy has no value of that day, or none before it.
    """
    values = values_of(policy, piece)
    days = [value.since for value in values]
    at = days.index(since) if since in days else len(days) - 1
    if (since and since not in days) or at == 0:
        wrong = f"policy {policy.key} has no change of {since or days[0]}"
        raise UsageError(f"{wrong}; its changes: {', '.join(days[1:]) or 'none'}")
    before, now = values[at - 1], values[at]
    yield from (f"{sentence}: not said" for sentence in missing([policy]))
    if before.value == now.value:
        return
    found = flips(library, policy.key, now.since, {policy.key: str(before.value)}, {}, piece=piece)
    if not found:
        yield f"no situation comes out otherwise on {now.since}: write one, a row for each value"
    for row in rows_to_add(found, now.since):
        yield f"{row} from {now.since} on"
