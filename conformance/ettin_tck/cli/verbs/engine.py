"""`ettin engine`."""

from __future__ import annotations

import sys
import traceback

import click

from ettin_tck.engines import installed
from ettin_tck.exit_codes import Exit, UsageError


@click.command(help="Serve an installed Python engine over stdin and stdout.")
@click.argument("name", default=installed.REFERENCE)
@click.option("--with", "overrides", multiple=True, metavar="POLICY=VALUE", help="Break one rule.")
def verb(*, name: str, overrides: tuple[str, ...]) -> int:
    """Answer requests until the input ends; what another's engine raises is that engine's fault."""
    from ettin_spec.protocol.wire import serve  # noqa: PLC0415 - only here

    engine = installed.made_for_a_check(name, _overrides(overrides))
    try:
        serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    except OSError:
        raise
    except Exception:
        if name == installed.REFERENCE:
            raise
        traceback.print_exc()
        click.echo(f"ettin: the engine '{name}' ended by this", err=True)
        return Exit.ENGINE_BROKE
    return Exit.AS_EXPECTED


def _overrides(texts: tuple[str, ...]) -> dict[str, str]:
    """`POLICY=VALUE` as a dict, each checked against the rulebook."""
    if not texts:
        return {}
    from ettin_spec.rulebook import load_rules  # noqa: PLC0415 - only where it is wanted

    rules = load_rules()
    found: dict[str, str] = {}
    for text in texts:
        policy, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"'{text}' is not POLICY=VALUE")
        rules.parse_override(text)
        found[policy] = value
    return found
