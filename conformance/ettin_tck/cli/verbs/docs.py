"""`ettin docs`: a group, of which each verb has a file."""

from __future__ import annotations

import click

from ettin_tck.cli.verb_group import VerbGroup

ROOM = "ettin_tck.cli.docs_verbs"
VERBS = {"build": "Write the site into FOLDER: pages that need neither server nor network."}


@click.group(
    cls=VerbGroup,
    room=ROOM,
    verbs=VERBS,
    help="Make the site: questions, cards and rules as pages.",
)
def verb() -> None:
    """The group."""
