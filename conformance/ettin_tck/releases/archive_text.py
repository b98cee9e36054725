"""The files of an archive that are for package managers and readers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined

if TYPE_CHECKING:
    from collections.abc import Iterator

TEMPLATES = Path(__file__).parent / "archive_files"


def archive_texts(**known: str) -> Iterator[tuple[str, bytes]]:
    """Each file by its name within the archive, with what is `known` filled in.

    Known are `version`, `today`, `repository` (host and path of the archive, without a scheme)
    and `notice`.
    """
    texts = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    for name in sorted(texts.list_templates()):
        yield name, texts.get_template(name).render(known).encode()
