"""`ettin policy new`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast, get_args

import click

from ettin_spec.errors import nearest
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.all_rules import read_rules
from ettin_spec.rulebook.rulebook_model import Source
from ettin_tck.checkout import RULEBOOK, checkout
from ettin_tck.cli.outputs import writing
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import UsageError
from ettin_tck.library import Library
from ettin_tck.policy_change.flipped_cases import flips, rows_to_add
from ettin_tck.policy_change.new_value import (
    NewValue,
    checked_date,
    checked_sentences,
    checked_value,
    policy_called,
)
from ettin_tck.policy_change.value_writing import written

if TYPE_CHECKING:
    from ettin_spec.rulebook import Rules

SOURCES = get_args(Source)


@click.command(help="Give a policy a new value from a day on, and see what it flips.")
@click.argument("key")
@click.argument("value")
@click.option("--from", "since", required=True, metavar="DATE", help="From this day on.")
@click.option("--en", metavar="TEXT", default="", help="What it means; asked for if left out.")
@click.option("--fr", metavar="TEXT", default="", help="The same in French.")
@click.option("--it", metavar="TEXT", default="", help="In Italian.")
@click.option("--ja", metavar="TEXT", default="", help="In Japanese.")
@click.option("--source", type=click.Choice(SOURCES), default="cr", show_default=True)
@click.option("--clause", metavar="KEY", default="", help="By default that of the value before.")
@click.option("--in", "piece", metavar="PIECE", default="", help="Among the values of a piece.")
@click.option("--new-reading", is_flag=True, help="The policy never had this value.")
@click.option(
    "--into", type=click.Path(path_type=Path), metavar="FOLDER", help="The checkout to edit."
)
def verb(*, key: str, value: str, since: str, into: Path | None, **told: str) -> None:
    """Write the value and its sentences, then tell what flips and which rows are to be added."""
    rulebook = checkout(into) / RULEBOOK
    rules = read_rules(rulebook) if into else load_rules()
    new = _asked_for(rules, key, value, since, told)
    with writing(into or "the checkout"):
        for path in written(rulebook, rules, new):
            click.echo(f"{path}: {key} is {new.value} from {since} on")
    if into:
        click.echo(f"what it flips: ettin policy check {key}, as installed from {into}")
    elif new.value in rules.policies[key].readings or isinstance(new.value, int):
        _flipped(new)
    else:
        click.echo(f"a new reading: say it in the reference; then: ettin policy check {key}")


def _asked_for(rules: Rules, key: str, value: str, since: str, told: dict[str, str]) -> NewValue:
    """The value as it is to be written; what is not told is asked for, where somebody is there."""
    policy = policy_called(rules, key)
    before = checked_date(policy, told["piece"], since)
    setting = checked_value(policy, before, value, bool(told["new_reading"]))
    clause = told["clause"] or before.clause
    if clause and clause not in rules.clauses:
        raise UsageError(f"no clause '{clause}'; {nearest(clause, rules.clauses)}")
    means = {language: told[language] or _sentence(language) for language in LANGUAGES}
    source = cast("Source", told["source"])
    said = checked_sentences(means)
    return NewValue(key, setting, since, source, clause, said, piece=told["piece"])


def _sentence(language: str) -> str:
    """What somebody at the keyboard says; nothing where nobody is there."""
    if not sys.stdin.isatty():
        return ""
    return str(click.prompt(f"What it means ({language})"))


def _flipped(new: NewValue) -> None:
    """Tell what comes out otherwise from the day on, and what has to be written for it."""
    library = Library("en")
    found = flips(library, new.key, new.since, {}, {new.key: str(new.value)}, piece=new.piece)
    for each in found:
        click.echo(clean(f"{each.scenario.id}: {each.before} / {each.after}"))
    rows = list(rows_to_add(found, new.since))
    for row in rows:
        click.echo(f"[ ] {row} from {new.since} on")
    click.echo(
        f"{len(found)} situations flip, {len(rows)} rows to add, in {len(LANGUAGES)} languages"
    )
    click.echo(f"then: ettin policy check {new.key}")
