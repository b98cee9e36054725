"""The command `ettin`: a file for each verb, none loaded before it is used."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import TextIO

import click

from ettin_spec.errors import EttinError
from ettin_tck.cli.verb_group import VerbGroup
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.safe_text import some_lines
from ettin_tck.exit_codes import Exit, LostError, NothingSelectedError

VERBS = {
    "check": "Check an engine against the FAQ, by default the reference.",
    "compare": "Compare the results of two checks: engines, versions or dates.",
    "matrix": "Show the results of checks side by side, by topic.",
    "explain": "Answer a QUESTION as a judge does: what follows, why, and when it was otherwise.",
    "list": "List the scenarios: an id first on each line, then the title.",
    "replay": "Play one scenario and show, step by step, where the game stands.",
    "report": "Write a bug report on one scenario that is readable without ettin.",
    "diff": "Compare what every situation comes to under the rules of two dates.",
    "bisect": "Find the dates on which a situation comes out otherwise.",
    "policies": "Show the rules that changed: what was when, and what that rests on.",
    "rulebook": "Write the rules of a day as plain values, for engines in any language.",
    "policy": "Give a policy a new value, and see what it flips.",
    "rules": "Read rules texts, and see what a new one changes.",
    "corpus": "Write the scenarios, compiled, as JSON for engines that play without ettin.",
    "release": "Write a release as data: an archive without Python, a frozen set of cases.",
    "ledger": "Show which line of which document says what, and the scenarios that play it.",
    "mutants": "Make wrong versions of the reference, and see what notices each.",
    "deck": "Judge deck lists.",
    "new-adapter": "Write an adapter to begin with, in one of five languages.",
    "smoke": "Tell a broken adapter from a wrong engine.",
    "fuzz": "Play random games on an engine and the reference, and show what differs.",
    "tour": "Lead an engine over every edge of the flow within bounds, and show what departs.",
    "perft": "Count the sequences of decisions from known positions, and show where they part.",
    "needs": "Show what cases need an engine to claim, most opening first.",
    "watch": "Hold the log of a game that any engine played against the flow.",
    "engine": "Serve an installed Python engine over stdin and stdout.",
    "fmt": "Format feature files.",
    "phrases": "Show the sentences that a scenario can say.",
    "docs": "Make the site: questions, cards and rules as pages.",
    "serve": "Serve the site to this machine, with scenarios to be changed and tried.",
    "draw": "Draw the flow of a game.",
    "prove": "Search the flow of the game within bounds, and prove what is true of it.",
}


MOST_LINES, LONGEST = 1_000, 1_000
"""Lines of a mistake, and characters of each, that are told."""

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO)
"""Why a file, or the standard output, takes no more."""


FIRST_STEPS = """\b
To begin:
  ettin check                  play the FAQ, on the reference
  ettin list hidetsugu         find a situation; then: ettin replay ID
  ettin smoke -- ./my-engine   try your adapter; then: ettin check -- ./my-engine
"""


GREETING = """\
ettin: the rules of Two-Headed Giant, executable, at any date; and a judge of any rules engine.

{steps}
`ettin --help` lists all verbs, and `ettin VERB --help` says what one does.
"""


@click.group(
    cls=VerbGroup,
    room="ettin_tck.cli.verbs",
    verbs=VERBS,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=FIRST_STEPS,
    invoke_without_command=True,
)
@click.version_option(package_name="ettin")
@click.pass_context
def ettin(context: click.Context) -> None:
    """The rules of Two-Headed Giant, executable, at any date; and a judge of any rules engine."""
    if context.invoked_subcommand is None:
        click.echo(GREETING.format(steps=FIRST_STEPS.removeprefix("\b\n")), nl=False)


COMPLETING = "_ETTIN_COMPLETE"
"""The variable by which a shell asks how a line could go on."""


NOT_HERE = "ettin: runs on Linux and macOS; on Windows install it in the subsystem for Linux (WSL)"
"""What is said on Windows, which has neither the signals nor the process groups that we use."""


def _ending() -> tuple[signal.Signals, ...]:
    """The signals by which we are told to end."""
    return (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def main() -> None:
    """Run `ettin` and end with its exit code; a user's mistake is one line, never a traceback."""
    if sys.platform == "win32":
        sys.stderr.write(NOT_HERE + "\n")
        sys.exit(int(Exit.USAGE))
    _open_what_is_closed()
    if COMPLETING in os.environ:
        sys.exit(completed(os.environ[COMPLETING]))
    heeded = [sign for sign in _ending() if signal.getsignal(sign) != signal.SIG_IGN]
    for sign in heeded:  # so that a child process is ended too
        if sign != signal.SIGINT:
            signal.signal(sign, _end)
    try:
        sys.exit(run(sys.argv[1:]))
    finally:
        for sign in heeded:  # nothing is left to end but this process
            signal.signal(sign, signal.SIG_DFL)


def completed(instruction: str) -> int:
    """Answer a shell; of a line that cannot be meant there is nothing to complete."""
    from click.shell_completion import shell_complete  # noqa: PLC0415 - for shells only

    try:
        return shell_complete(ettin, {}, "ettin", COMPLETING, instruction)
    except (click.ClickException, EttinError):
        return Exit.USAGE


def _open_what_is_closed() -> None:
    """Where we were started without a stream of ours, what is written there goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stays_open = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - till the end
            setattr(sys, name, stays_open)


def _end(sign: int, _: object) -> None:
    sys.exit(128 + sign)


def run(arguments: list[str]) -> int:
    """Run a verb; the exit code."""
    try:
        with ettin.make_context("ettin", arguments) as context:
            code = ettin.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        code = done.exit_code
    except click.ClickException as error:
        return _say(error.format_message(), Exit.USAGE)
    except NothingSelectedError as error:
        return _say(str(error), Exit.NOTHING_SELECTED)
    except (EngineFault, LostError) as error:
        return _say(str(error), Exit.ENGINE_BROKE)
    except EttinError as error:
        return _say(str(error), Exit.USAGE)
    except BrokenPipeError:
        return _quietly(signal.SIGPIPE)
    except OSError as error:
        if error.errno not in UNWRITABLE:
            return _our_fault()
        _to_nowhere(sys.stdout)
        return _say(f"what was to be written could not be: {error.strerror}", Exit.USAGE)
    except (KeyboardInterrupt, click.Abort):
        return _quietly(signal.SIGINT)
    except Exception:  # whatever it was, it is the harness's fault, and the exit code says so
        return _our_fault()
    return code if isinstance(code, int) else Exit.AS_EXPECTED


def _our_fault() -> int:
    traceback.print_exc()
    return _say("this is a fault of ettin itself", Exit.HARNESS_BROKE)


def _say(message: str, code: Exit) -> int:
    with contextlib.suppress(OSError):
        print(some_lines(f"ettin: {message}", MOST_LINES, LONGEST), file=sys.stderr)
    return code


def _quietly(sign: signal.Signals) -> int:
    """The exit code of a process ended by a signal; nothing more is written to stdout."""
    _to_nowhere(sys.stdout)
    _to_nowhere(sys.stderr)
    return 128 + sign


def _to_nowhere(stream: TextIO) -> None:
    """What is still to be written to a stream is lost, and nobody complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
