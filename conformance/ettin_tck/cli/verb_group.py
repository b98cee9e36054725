"""Verbs in a group: the program's, or those of a verb."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from ettin_spec.errors import nearest

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 200
"""Characters of what a verb does, in the help of its group."""


class VerbGroup(click.Group):
    """Has verbs that are written beside it, or one module each in a `room`, loaded when called.

    `verbs`: the names of those in the room, in the order of use, with what each does.
    """

    def __init__(
        self, *args: Any, room: str = "", verbs: Mapping[str, str] | None = None, **rest: Any
    ) -> None:
        super().__init__(*args, **rest)
        self._room, self._verbs = room, verbs or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The verbs in the order of use."""
        return [*self._verbs, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb, loaded."""
        if cmd_name in self._verbs:
            module = cmd_name.replace("-", "_")
            verb: click.Command = import_module(f"{self._room}.{module}").verb
            return verb
        if (beside := super().get_command(ctx, cmd_name)) is None:
            said = cmd_name if ctx.parent is None else f"{ctx.info_name} {cmd_name}"
            ctx.fail(f"no verb '{said}'; {nearest(cmd_name, self.list_commands(ctx))}")
        return beside

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """The verbs in help, without loading them."""
        beside = {name: verb.get_short_help_str(LONGEST) for name, verb in self.commands.items()}
        with formatter.section("Verbs"):
            formatter.write_dl(list({**self._verbs, **beside}.items()))
