"""`ettin new-adapter`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.errors import nearest
from ettin_tck.cli.outputs import writing
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.skeletons.languages import languages
from ettin_tck.skeletons.writing import write


@click.command(help="Write an adapter to begin with, in one of five languages.")
@click.argument("language")
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def verb(*, language: str, folder: Path | None) -> int:
    """Write the files, and say what to do with them.

    FOLDER is made, `adapter-LANGUAGE` where none is named.
    """
    known = languages()
    if language not in known:
        raise UsageError(f"no skeleton in '{language}'; {nearest(language, known)}")
    into = folder or Path(f"adapter-{language}")
    with writing(into):
        files = write(language, into)
    click.echo(f"{into}: {len(files)} files; README.md says what each is for")
    click.echo(f"  cd {into}")
    if prepare := known[language].prepare:
        click.echo(f"  {prepare}")
    for step in ("smoke", "check", "needs"):
        click.echo(f"  ettin {step} -- {known[language].run}")
    return Exit.AS_EXPECTED
