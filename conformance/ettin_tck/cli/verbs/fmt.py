"""`ettin fmt`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.input_files import read_text
from ettin_tck.cli.outputs import writing
from ettin_tck.exit_codes import Exit


@click.command(help="Format feature files, by default those of this project.")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Change nothing; exit 1 if something would change.")
def verb(*, files: tuple[Path, ...], check: bool) -> int:
    """Write each file as the formatter would; name those that change."""
    from ettin_spec.language.gherkin.formatter import format_file  # noqa: PLC0415 - only here

    changed = 0
    for path in _features(files):
        text = read_text(path)
        formatted = format_file(text, str(path))
        if formatted == text:
            continue
        changed += 1
        click.echo(f"{'would change' if check else 'changed'} {path}")
        if not check:
            with writing(path):
                path.write_text(formatted, encoding="utf-8", newline="\n")
    return Exit.REGRESSION if check and changed else Exit.AS_EXPECTED


def _features(paths: tuple[Path, ...]) -> list[Path]:
    """The files named, those below the folders named, or those of the project."""
    if not paths:
        from ettin_spec.language import features_root  # noqa: PLC0415 - only here

        paths = (Path(features_root()),)
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.feature")) if path.is_dir() else [path]
    return found
