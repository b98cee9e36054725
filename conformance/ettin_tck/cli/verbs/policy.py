"""`ettin policy`: a group, of which each verb has a file."""

from __future__ import annotations

import click

from ettin_tck.cli.verb_group import VerbGroup

ROOM = "ettin_tck.cli.policy_verbs"
VERBS = {
    "new": "Give a policy a new value from a day on, and see what it flips.",
    "check": "Show what a policy's change still lacks, in any language.",
}


@click.group(
    cls=VerbGroup, room=ROOM, verbs=VERBS, help="Give a policy a new value, and see what it flips."
)
def verb() -> None:
    """The group."""
