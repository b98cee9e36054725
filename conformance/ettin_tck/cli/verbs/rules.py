"""`ettin rules`: a group, of which each verb has a file."""

from __future__ import annotations

import click

from ettin_tck.cli.verb_group import VerbGroup

ROOM = "ettin_tck.cli.rules_verbs"
VERBS = {
    "read": "Show what a rules text holds, and what in it has no place.",
    "compare": "Compare two rules texts: what moved, was reworded, is new or gone.",
    "impact": "Show what a new rules text means for what stands here.",
    "learn": "Add a rules text to the record: numbers and hashes, no words.",
    "history": "Show a clause's numbers and changes through the years.",
    "cards": "Compare two files of cards: which declared ones were reworded.",
    "cites": "Find rule numbers in files that moved, are gone, or are another rule's.",
}


@click.group(
    cls=VerbGroup, room=ROOM, verbs=VERBS, help="Read rules texts, and see what a new one changes."
)
def verb() -> None:
    """The group."""
