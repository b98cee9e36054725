"""Where the results of a check go: the screen, and the files that were asked for."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from ettin_tck.cli.outputs import begin_file, begin_folder, close_written, stream
from ettin_tck.report.ndjson import NdjsonView
from ettin_tck.report.terminal import Screen, TerminalView

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from contextlib import ExitStack
    from pathlib import Path

    from ettin_tck.library import Library
    from ettin_tck.report import View


TEMPLATES = {"--html": "report.html", "--markdown": "report.md", "--badge": "badge.svg"}


@dataclass(frozen=True)
class Outputs:
    """Where results go besides the terminal; `pages` by option."""

    ndjson: str | None
    junit: Path | None
    cucumber: str | None
    traces: Path | None
    pages: Mapping[str, Path | None]


def report_views(
    stack: ExitStack, library: Library, outputs: Outputs, *, verbose: bool, by: str
) -> list[View]:
    """The reports that were asked for; the terminal's goes to stderr if stdout is taken."""
    taken = "-" in (outputs.ndjson, outputs.cucumber)
    views: list[View] = [TerminalView(Screen(stderr=taken), verbose, by, library.language)]
    if outputs.ndjson is not None:
        views.append(NdjsonView(_stream(stack, outputs.ndjson)))
    if outputs.junit is not None:
        from ettin_tck.report.junit import EMPTY, JunitView  # noqa: PLC0415 - only where wanted

        begin_file(outputs.junit, EMPTY)
        views.append(JunitView(outputs.junit))
    if outputs.cucumber is not None:
        from ettin_tck.report.cucumber.message_view import (  # noqa: PLC0415 - only where wanted
            MessageView,
        )

        views.append(MessageView(_stream(stack, outputs.cucumber), library.corpus))
    if outputs.traces is not None:
        from ettin_tck.report.traces import TraceView  # noqa: PLC0415 - only where it is wanted

        begin_folder(outputs.traces)
        views.append(TraceView(outputs.traces))
    views += _pages(outputs.pages)
    for view in views:
        stack.callback(view.close)
    return views


def _pages(wanted: Mapping[str, Path | None]) -> Iterator[View]:
    for option, path in wanted.items():
        if path is not None:
            from ettin_tck.report.recorded.page_views import (  # noqa: PLC0415 - only where wanted
                PageView,
            )

            begin_file(path, b"")
            yield PageView(path, TEMPLATES[option])


def _stream(stack: ExitStack, name: str) -> IO[bytes]:
    if name == "-":
        return sys.stdout.buffer
    file = stream(name)
    stack.callback(close_written, file)
    return file
