"""`ettin policies`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_spec.rulebook import Basis, load_rules
from ettin_spec.rulebook.rulebook_model import ENGLISH
from ettin_tck.cases.search import Search
from ettin_tck.cli.options import said_in
from ettin_tck.exit_codes import NothingSelectedError
from ettin_tck.pages.page_words import frames
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_spec.rulebook import Dated, Policy
    from ettin_spec.rulebook.likeness import Likeness


@click.command(help="Show the rules that changed: what was when, and what that rests on.")
@click.argument("words", nargs=-1)
@click.option(
    "--basis",
    type=click.Choice([basis.value for basis in Basis]),
    help="Only values that rest on this.",
)
@said_in
def verb(*, words: tuple[str, ...], basis: str | None, lang: str) -> None:
    """Print each policy that has all the words in key or question, with its values by date."""
    count, search = 0, Search(words)
    for policy in load_rules().policies.values():
        if not search.finds(policy.key, policy.question(lang)):
            continue
        lines = list(_values(policy, Basis(basis) if basis else None, lang))
        if lines:
            click.echo(f"{policy.key}  {policy.question(lang)}")
            for line in lines:
                click.echo(f"  {line}")
            count += len(lines)
    if not count:
        said = f"no policy says '{' '.join(words)}'" if words else "no value rests on that"
        raise NothingSelectedError(said)


def _values(policy: Policy, basis: Basis | None, lang: str) -> Iterator[str]:
    """What each value means; after that, in English alone, which readings are one."""
    yield from _lines(policy.values, "", basis, lang)
    for piece, own in policy.pieces.items():
        yield from _lines(own, piece, basis, lang)
    for each in policy.same if basis is None and lang == ENGLISH else ():
        yield f"{_where(each)}{each.reading} says the same as {each.like}. {each.because}"


def _where(each: Likeness) -> str:
    """Until when, and in what, two readings are one."""
    until = f"until {each.until}" if each.until else ""
    within = f"in {' or '.join(each.within)}" if each.within else ""
    outside = f"outside {' and '.join(each.outside)}" if each.outside else ""
    return "".join(f"{part}  " for part in (until, within, outside) if part)


def _lines(values: Iterable[Dated], piece: str, basis: Basis | None, lang: str) -> Iterator[str]:
    words, bases = words_told(lang), frames(lang)
    where = words.say("in_piece", piece=piece) if piece else ""
    for value in values:
        if basis is None or value.basis is basis:
            yield words.say(
                "valued",
                date=value.since,
                where=where,
                value=value.value,
                rests=words.say("rests", basis=bases.word("bases", value.basis)),
                source=_source(value),
                means=value.sense(lang),
            )


def _source(value: Dated) -> str:
    """The source, with the clause's number on that day."""
    number = load_rules().clause(value.clause).number_at(value.since) if value.clause else None
    return f" ({value.source}{f' {number}' if number else ''})"
