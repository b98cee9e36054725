"""LanguageTool, which reads sentences and knows nothing of cards: a child process in Java."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

HERE = Path(__file__).parent
CODES = {"en": "en-US", "fr": "fr", "it": "it"}
SPELLING = ("MORFOLOGIK_RULE_", "FR_SPELLING_RULE")
SHORT_LIVED = ("-XX:+UseSerialGC",)
"""A collector that needs no processor of its own."""
PATIENCE = 300
"""Seconds after which a child that does not end is killed and the test fails."""


class Remark(msgspec.Struct, frozen=True):
    """A rule that a text breaks, and the words that it is about."""

    rule: str
    about: str
    text: str = ""
    because: str = ""


class Accepted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is right on cards in a language although it is remarked upon, with the reasons."""

    words: tuple[str, ...]
    rules: dict[str, str]
    remarks: tuple[Remark, ...]

    def has(self, remark: Remark) -> bool:
        """Is it known, and right?"""
        if remark.rule.startswith(SPELLING):
            return remark.about in self.words
        known = {(one.rule, one.about) for one in self.remarks}
        return remark.rule in self.rules or (remark.rule, remark.about) in known


def accepted() -> dict[str, Accepted]:
    """What is accepted, by language."""
    return msgspec.yaml.decode((HERE / "accepted.yaml").read_bytes(), type=dict[str, Accepted])


def class_path(folder: Path) -> str:
    """Where the jars are, which Maven fetches; without Java a test is skipped, in CI it fails."""
    if shutil.which("mvn") is None or shutil.which("javac") is None:
        if os.environ.get("CI"):
            pytest.fail("needs a JDK of 17 or later and Maven, and CI is set: install both")
        pytest.skip("needs a JDK of 17 or later and Maven")
    file = folder / "classpath"
    goal = ("dependency:build-classpath", f"-Dmdep.outputFile={file}")
    subprocess.run(
        ("mvn", "-q", "-B", "-f", str(HERE / "pom.xml"), *goal), timeout=PATIENCE, check=True
    )
    return file.read_text(encoding="utf-8")


def remarks(jars: str, language: str, texts: Iterable[str]) -> list[Remark]:
    """All that it has to say of some texts in a language."""
    said = "".join(f"{CODES[language]}\t{text}\n" for text in texts)
    command = ("java", *SHORT_LIVED, "-cp", jars, str(HERE / "GrammarCheck.java"))
    done = subprocess.run(
        command, input=said.encode(), capture_output=True, timeout=PATIENCE, check=True
    )
    lines = done.stdout.decode().splitlines()
    return [Remark(*line.split("\t")[1:4]) for line in lines]
