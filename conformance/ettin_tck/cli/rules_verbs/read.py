"""`ettin rules read`."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from ettin_spec.rules_texts.reading.books import Book
from ettin_spec.rules_texts.reading.rules_text import RulesText
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_tck.exit_codes import UsageError


@click.command(help="Show what a rules text holds, and what in it has no place.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--clause", metavar="NUMBER", default="", help="Only this clause, with its parts.")
@click.option(
    "--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True
)
def verb(*, file: Path, clause: str, form: str) -> None:
    """Print counts and what could not be placed; or all of it as JSON; or one clause."""
    text = read_rules_text(file)
    if clause:
        _one(text, clause, form)
    elif form == "json":
        _json(text)
    else:
        click.echo(_counts(text))
        for each in text.unplaced:
            click.echo(f"  {file}:{each.line}: {each.why}: {each.text}")


def _counts(text: RulesText) -> str:
    examples = sum(len(each.examples) for each in text.clauses)
    told = f"{text.book}, effective {text.effective}: {len(text.sections)} sections, "
    if text.book is Book.COMPREHENSIVE:
        told += f"{len(text.clauses)} clauses, {examples} examples, {len(text.glossary)} terms"
    else:
        told += f"{examples} examples"
    if text.pages:
        first, last = text.pages[0].number, text.pages[-1].number
        told += f"; {len(text.pages)} page numbers left out, {first} to {last}"
    return told


def _one(text: RulesText, number: str, form: str) -> None:
    clause = text.by_number.get(number)
    if clause is None:
        raise UsageError(f"the {text.book} of {text.effective} have no clause {number}")
    if form == "json":
        _json(clause)
        return
    under = f"under {clause.parent}, " if clause.parent else ""
    click.echo(f"{clause.number}  {under}line {clause.line}")
    for sentence in clause.sentences:
        click.echo(f"  {sentence}")
    for example in clause.examples:
        click.echo(f"  Example: {example}")


def _json(value: object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value)))
