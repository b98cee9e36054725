"""As a wheel is built: compiles the specification, and puts in the guides that the site has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]
PACKAGES = ("spec", "impl", "conformance")
GUIDES = "ettin_tck/site/references/guides"
"""Where the site looks for its guides."""


def environment() -> dict[str, str]:
    """Our sources first; then all that this process finds, which may be built in isolation."""
    path = [str(ROOT / package) for package in PACKAGES] + sys.path
    return {**os.environ, "PYTHONPATH": os.pathsep.join(each for each in path if each)}


class CompiledSpecification(BuildHookInterface[Any]):
    """Puts in the guides, and the specification compiled, into `ettin_spec/compiled/data`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; an editable install reads the sources, which change."""
        if version == "editable":
            return
        for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
            build_data["force_include"][str(page)] = f"{GUIDES}/{page.relative_to(ROOT)}"
        self._folder = folder = mkdtemp(prefix="ettin-compiled-")
        subprocess.run(
            (sys.executable, str(Path(__file__).with_name("compile_all.py")), folder),
            env=environment(),
            check=True,
        )
        for file in sorted(Path(folder).iterdir()):
            build_data["force_include"][str(file)] = f"ettin_spec/compiled/data/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's signature
        """Remove what the wheel holds by now."""
        if version != "editable":
            rmtree(self._folder)
