"""`ettin rules`: a group, of which each verb has a file."""

from __future__ import annotations

from importlib import import_module

import click

from ettin_spec.errors import nearest

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


class RulesVerbs(click.Group):
    """Loads a verb's module when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The verbs in the order of use."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb, loaded."""
        if cmd_name not in VERBS:
            ctx.fail(f"no verb 'rules {cmd_name}'; {nearest(cmd_name, VERBS)}")
        verb: click.Command = import_module(f"{ROOM}.{cmd_name}").verb
        return verb


@click.group(cls=RulesVerbs, help="Read rules texts, and see what a new one changes.")
def verb() -> None:
    """The group."""
