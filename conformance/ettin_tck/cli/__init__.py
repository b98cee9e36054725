"""The command `ettin`: a file for each verb, none loaded before it is used."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from ettin_spec.errors import EttinError
from ettin_tck.exits import Exit, NothingSelectedError

VERBS = {
    "check": "Check an engine against the FAQ, by default the reference.",
    "list": "List the scenarios: an id first on each line, then the title.",
    "replay": "Play one scenario step by step and show what is said.",
    "smoke": "Tell a broken adapter from a wrong engine.",
    "engine": "Serve an installed Python engine over stdin and stdout.",
    "fmt": "Format feature files.",
    "phrases": "Show the sentences that a scenario can say.",
    "draw": "Draw the flow of a game.",
}


class Verbs(click.Group):
    """Loads a verb's module when it is called; help needs none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The verbs in the order of use."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The verb, loaded; a stand-in while only the list of verbs is printed."""
        if cmd_name not in VERBS:
            return None
        if (
            not ctx.protected_args
            and not ctx.args
            and ctx.info_name != cmd_name
            and _only_lists(ctx)
        ):
            return click.Command(cmd_name, help=VERBS[cmd_name])
        module = import_module(f"ettin_tck.cli.{cmd_name}")
        command: click.Command = module.verb
        return command


def _only_lists(ctx: click.Context) -> bool:
    return ctx.invoked_subcommand is None and "--help" in sys.argv[1:2]


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="ettin")
def ettin() -> None:
    """The rules of Two-Headed Giant, executable, at any date; and a judge of any rules engine."""


def main() -> None:
    """Run `ettin` and end with its exit code; a user's mistake is one line, never a traceback."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a verb; the exit code."""
    try:
        code = ettin.main(args=arguments, prog_name="ettin", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        return _say(error.format_message(), Exit.USAGE)
    except NothingSelectedError as error:
        return _say(str(error), Exit.NOTHING_SELECTED)
    except EttinError as error:
        return _say(str(error), Exit.USAGE)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + 13
    except (KeyboardInterrupt, click.Abort):
        return 128 + 2
    return int(code) if isinstance(code, int) else 0


def _say(message: str, code: Exit) -> int:
    print(f"ettin: {message}", file=sys.stderr)
    return int(code)
