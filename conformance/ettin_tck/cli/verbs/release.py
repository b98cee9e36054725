"""`ettin release`."""

from __future__ import annotations

import re
from importlib.metadata import version as installed
from pathlib import Path

import click

from ettin_tck.cli.outputs import begin_file, begin_folder, writing
from ettin_tck.cli.verb_group import VerbGroup
from ettin_tck.exit_codes import UsageError

VERSION = re.compile(r"\d+\.\d+\.\d+")


@click.group(
    cls=VerbGroup, help="Write a release as data: an archive without Python, a frozen set of cases."
)
def verb() -> None:
    """Write a release as data."""


def _version(_: click.Context, __: click.Parameter, value: str | None) -> str:
    found = value or installed("ettin")
    if not VERSION.fullmatch(found):
        raise UsageError(f"--version {found}: three numbers, such as 1.2.0")
    return found


version = click.option(
    "--version",
    callback=_version,
    metavar="X.Y.Z",
    help="The release; by default the version of this ettin.",
)


@verb.command("set", help="Freeze the cases as they are: a set for `ettin check --set FILE`.")
@version
@click.argument("file", type=click.Path(path_type=Path))
def freeze(*, version: str, file: Path) -> None:
    """Write a set; the same cases give the same bytes."""
    from ettin_tck.library import Library  # noqa: PLC0415 - loads the rules
    from ettin_tck.releases.frozen_sets import frozen, written  # noqa: PLC0415 - as above

    begin_file(file, b"")
    made = frozen(Library("en"), version)
    with writing(file):
        file.write_bytes(written(made))
    click.echo(f"{file}: {len(made.cases)} cases of {len(made.scenarios)} scenarios", err=True)


@verb.command("archive", help="Write corpora, schemas, sets and changes into an empty FOLDER.")
@version
@click.option(
    "--repository",
    default="example.org/ettin-corpus",
    show_default=True,
    metavar="HOST/PATH",
    help="Where the archive will lie: what Go calls the module.",
)
@click.argument("folder", type=click.Path(path_type=Path))
def archive(*, version: str, repository: str, folder: Path) -> None:
    """Write an archive."""
    from ettin_tck.release_archive import Release  # noqa: PLC0415 - loads the rules
    from ettin_tck.release_archive import archive as files  # noqa: PLC0415 - as above

    begin_folder(folder)
    if any(folder.iterdir()):
        raise UsageError(f"{folder}: is not empty; name a new folder")
    for name, content in files(Release(version, repository)):
        path = folder / name
        with writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    click.echo(f"{folder}: ettin {version} as data", err=True)
