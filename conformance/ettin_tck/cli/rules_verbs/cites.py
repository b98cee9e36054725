"""`ettin rules cites`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.rules_texts.reading.books import Book
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.rules_impact.editions import compared, named
from ettin_tck.rules_impact.rule_citations import citations


@click.command(help="Find rule numbers in files that moved, are gone, or are another rule's.")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("old")
@click.argument("new")
def verb(*, folder: Path, old: str, new: str) -> int:
    """Print each number that means another rule, or none; exit 1 where there is one."""
    if not folder.exists():
        raise UsageError(f"{folder}: there is no such file or folder")
    texts = compared(named(old), named(new))
    if texts.new.book is not Book.COMPREHENSIVE:
        wrong = f"{new} is the {texts.new.book}"
        raise UsageError(f"{wrong}, and cites looks for numbers of the Comprehensive Rules")
    found = list(citations(folder, texts))
    for each in found:
        click.echo(str(each))
    rules = f"the rules of {texts.old.effective} and of {texts.new.effective}"
    click.echo(f"{len(found)} numbers to be looked at, by {rules}", err=True)
    return Exit.REGRESSION if found else Exit.AS_EXPECTED
