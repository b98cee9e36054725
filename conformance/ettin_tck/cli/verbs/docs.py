"""`ettin docs`: a group, of which each verb has a file."""

from __future__ import annotations

from importlib import import_module

import click

from ettin_spec.errors import nearest

ROOM = "ettin_tck.cli.docs_verbs"
VERBS = {"build": "Write the site into FOLDER: pages that need neither server nor network."}


class DocsVerbs(click.Group):
    """Loads a verb's module when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The verbs in the order of use."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb, loaded."""
        if cmd_name not in VERBS:
            ctx.fail(f"no verb 'docs {cmd_name}'; {nearest(cmd_name, VERBS)}")
        verb: click.Command = import_module(f"{ROOM}.{cmd_name}").verb
        return verb


@click.group(cls=DocsVerbs, help="Make the site: questions, cards and rules as pages.")
def verb() -> None:
    """The group."""
