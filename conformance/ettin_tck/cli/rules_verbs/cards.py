"""`ettin rules cards`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.rulebook import load_rules
from ettin_tck.decks.files.card_data import read_cards
from ettin_tck.exit_codes import Exit
from ettin_tck.library import TODAY
from ettin_tck.rules_impact.reworded_cards import Reads, reworded
from ettin_tck.rules_impact.word_changes import changed_words


@click.command(help="Compare two files of cards: which declared ones were reworded.")
@click.argument("old", type=click.Path(path_type=Path))
@click.argument("new", type=click.Path(path_type=Path))
def verb(*, old: Path, new: Path) -> int:
    """Print each reworded card; exit 1 where a declaration does not read as the new text."""
    today = load_rules().dates[TODAY].date
    found = list(reworded(read_cards(old), read_cards(new), today))
    for card in found:
        click.echo(f"{card.name}  its declaration reads as {card.reads}")
        click.echo(f"    {changed_words(card.old, card.new)}")
        if card.reads is Reads.NEITHER:
            click.echo(f"    declared: {card.made}")
    left = sum(card.reads is not Reads.NEW for card in found)
    click.echo(f"{len(found)} declared cards reworded, {left} to be looked at")
    return Exit.REGRESSION if left else Exit.AS_EXPECTED
