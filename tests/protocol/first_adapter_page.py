"""The tutorial as it is to be followed: files to write, commands to run, lines that they print."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from house.checkout import ROOT

TEXT = (ROOT / "docs/first-adapter.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(python|sh|text)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block of the page: its language, and what stands in it."""

    language: str
    text: str

    def write(self, folder: Path) -> None:
        """Write, or go on writing, the file that the first line of a block of Python names."""
        first, _, code = self.text.partition("\n")
        name, more = re.fullmatch(r"# (\w+\.py)(, more)?", first).groups()
        file = folder / name
        before = file.read_text(encoding="utf-8") + "\n\n" if more else ""
        file.write_text(before + code, encoding="utf-8")

    @property
    def is_sh(self) -> bool:
        """Are these commands?"""
        return self.language == "sh"

    def spoken_by(self, command: str) -> Block:
        """The same commands with another adapter."""
        return Block(self.language, self.text.replace("python adapter.py", command))


def blocks() -> list[Block]:
    """All blocks of the page, in order."""
    return [Block(language, text) for language, text in BLOCK.findall(TEXT)]


def missing(wanted: str, printed: str) -> list[str]:
    """The lines of a block that a command did not print, in this order, however they are set.

    `...` stands for anything.
    """
    left = iter(" ".join(line.split()) for line in printed.splitlines())
    return [line for line in wanted.splitlines() if not any(map(_pattern(line).fullmatch, left))]


def _pattern(line: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, " ".join(line.split()).split("..."))))
