"""`ettin policy`: a group, of which each verb has a file."""

from __future__ import annotations

from importlib import import_module

import click

from ettin_spec.errors import nearest

ROOM = "ettin_tck.cli.policy_verbs"
VERBS = {
    "new": "Give a policy a new value from a day on, and see what it flips.",
    "check": "Show what a policy's change still lacks, in any language.",
}


class PolicyVerbs(click.Group):
    """Loads a verb's module when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The verbs in the order of use."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb, loaded."""
        if cmd_name not in VERBS:
            ctx.fail(f"no verb 'policy {cmd_name}'; {nearest(cmd_name, VERBS)}")
        verb: click.Command = import_module(f"{ROOM}.{cmd_name}").verb
        return verb


@click.group(cls=PolicyVerbs, help="Give a policy a new value, and see what it flips.")
def verb() -> None:
    """The group."""
