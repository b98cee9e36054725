"""`ettin engine`."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING

import click

from ettin_spec.errors import nearest
from ettin_tck.engines import installed
from ettin_tck.exit_codes import Exit, UsageError

if TYPE_CHECKING:
    from ettin_spec.protocol.engine_interface import Engine


def _mistakes_from(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    from ettin_tck.mistakes import MISTAKES  # noqa: PLC0415 - only where it is wanted

    return [name for name in MISTAKES if name.startswith(begun)]


@click.command(help="Serve an installed Python engine over stdin and stdout.")
@click.argument("name", default=installed.REFERENCE)
@click.option("--with", "overrides", multiple=True, metavar="POLICY=VALUE", help="Break one rule.")
@click.option(
    "--mistake",
    metavar="NAME",
    shell_complete=_mistakes_from,
    help="Make a mistake that engines have really made.",
)
@click.option("--mistakes", is_flag=True, help="List these mistakes, and serve nothing.")
def verb(*, name: str, overrides: tuple[str, ...], mistake: str | None, mistakes: bool) -> int:
    """Answer requests until the input ends; what another's engine raises is that engine's fault."""
    if mistakes:
        _list_mistakes()
        return Exit.AS_EXPECTED
    return _serve(name, _engine(name, _overrides(overrides), mistake))


def _list_mistakes() -> None:
    from ettin_tck.mistakes import MISTAKES  # noqa: PLC0415 - only where it is wanted

    for each in MISTAKES.values():
        click.echo(f"{each.name:<32} {each.sentence}")


def _engine(name: str, overrides: dict[str, str], mistake: str | None) -> Engine:
    if mistake is None:
        return installed.made_for_a_check(name, overrides)
    from ettin_tck.mistakes import MISTAKES, BentEngine  # noqa: PLC0415 - only where it is wanted

    if mistake not in MISTAKES:
        raise UsageError(f"no mistake is called '{mistake}'\n    {nearest(mistake, MISTAKES)}")
    made = MISTAKES[mistake]
    engine = installed.made_for_a_check(name, {**overrides, **made.overrides})
    return engine if made.is_setting else BentEngine(engine, made)


def _serve(name: str, engine: Engine) -> int:
    from ettin_spec.protocol.wire import serve  # noqa: PLC0415 - only here

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
