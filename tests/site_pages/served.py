"""`ettin serve` as a process: started on a free port, asked over HTTP, ended by a signal."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

PATIENCE = 120
JSON = {"Content-Type": "application/json"}
HEEDING = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.argv[1], sys.argv[1:])"
)
"""Begins a program that heeds Ctrl-C, wherever the tests themselves do not."""


@dataclass(frozen=True)
class Answer:
    """What came of a request."""

    status: int
    text: str
    headers: dict[str, str]


@dataclass(frozen=True)
class Served:
    """A server that runs, and the port that it is on."""

    process: subprocess.Popen[str]
    port: int

    @property
    def root(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One request, sent just as it is written."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET" if body is None else "POST", path, body, headers or {})
        came = connection.getresponse()
        answer = Answer(came.status, came.read().decode(), dict(came.getheaders()))
        connection.close()
        return answer

    def text_of(self, language: str, name: str) -> str:
        """The scenario as it stands in the field of its page."""
        page = self.ask(f"/{language}/try/{name}.html").text
        found = re.search(r"<textarea[^>]*>\n(.*)</textarea>", page, re.DOTALL)
        assert found
        return unescape(found[1])

    def tries(self, language: str, text: str, date: str = "") -> dict[str, Any]:
        """What comes of a text."""
        body = json.dumps({"language": language, "text": text, "date": date}).encode()
        answer = self.ask("/trial", body, JSON)
        assert answer.status == 200, answer.text
        found: dict[str, Any] = json.loads(answer.text)
        return found

    def first_news(self) -> dict[str, Any]:
        """Which edition there is, and what bars another."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", "/news")
        told: dict[str, Any] = json.loads(
            connection.getresponse().readline().decode().removeprefix("data: ")
        )
        connection.close()
        return told


def command(*options: str) -> tuple[str, ...]:
    """The command with its options."""
    return (sys.executable, "-c", HEEDING, sys.executable, "-m", "ettin_tck", "serve", *options)


@contextmanager
def serving(*options: str) -> Iterator[Served]:
    """A server on a free port, ended in the end."""
    process = subprocess.Popen(
        command("--port", "0", *options),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    try:
        assert found, process.communicate(timeout=PATIENCE)
        yield Served(process, int(found[1]))
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def until(is_so: Callable[[], bool]) -> None:
    """Wait till something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never was so"
        time.sleep(0.2)


def folder_of(path: Path, *files: str) -> Path:
    """A folder of features with some of the project's own files, in every language of theirs."""
    root = Path(__file__).parents[2] / "features"
    for language in sorted(it for it in root.iterdir() if it.is_dir()):
        for file in files:
            to = path / language.name / file
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text((language / file).read_text(encoding="utf-8"), encoding="utf-8")
    return path
