"""`ettin rules learn`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.input_files import read_bytes
from ettin_spec.rules_texts.learned.record import FOLDER, learn, read_record, write_record
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_spec.rules_texts.renumberings import FILE, write_renumberings
from ettin_tck.cli.outputs import writing


@click.command(help="Add a rules text to the record: numbers and hashes, no words.")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="The record to add to; by default the project's own.",
)
def verb(*, files: tuple[Path, ...], record: Path | None) -> None:
    """Read each text, write the record with it, and say what was written."""
    folder = record or FOLDER
    known = read_record(folder)
    for file in files:
        known = learn(known, read_rules_text(file), file.name, read_bytes(file))
    with writing(folder):
        written = write_record(known, folder)
        if written:
            write_renumberings(known, folder / FILE.name if record else FILE)
    for path in written:
        click.echo(f"{path} written")
    click.echo(f"rules read up to {max(known)}, {len(known)} texts")
