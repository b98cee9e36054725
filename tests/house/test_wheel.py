"""A wheel built from the sdist and installed elsewhere finds all that it needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from shared.sampling import whole

from ettin_spec.language import features_root, load_corpus
from ettin_spec.languages import LANGUAGES

pytestmark = [
    pytest.mark.slow,  # a wheel is built and installed
    pytest.mark.together("wheel"),
]

ROOT = Path(__file__).parents[2]


def run(*command: str, cwd: Path, **environment: str) -> str:
    """The output of a command that must succeed."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel, built from the sdist, was installed.

    What other tests compile, too, is compiled before, once for all of them.
    """
    for language in LANGUAGES:
        load_corpus(features_root(), language)
    out = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "build", "--no-isolation", "-o", str(out), str(ROOT))
    run(*build, cwd=out, **({} if whole() else {"ETTIN_UNWATCHED": "1"}))
    (wheel,) = out.glob("*.whl")
    target = out / "site"
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target")
    run(*pip, str(target), str(wheel), cwd=out)
    return target


def ettin(installed: Path, *arguments: str) -> str:
    """What the installed command prints, started far from the checkout."""
    command = (sys.executable, "-m", "ettin_tck", *arguments)
    return run(*command, cwd=installed.parent, PYTHONPATH=str(installed))


def test_the_wheel_is_the_one_that_runs(installed: Path) -> None:
    code = "import ettin_spec, ettin_tck; print(ettin_spec.__file__, ettin_tck.__file__)"
    printed = run(sys.executable, "-c", code, cwd=installed.parent, PYTHONPATH=str(installed))
    assert printed.count(str(installed)) == 2


def test_the_wheel_brings_the_features(installed: Path) -> None:
    assert ettin(installed, "list") == ettin(ROOT / "spec", "list")


def test_the_wheel_brings_the_guides(installed: Path) -> None:
    code = "from ettin_tck.site.references.guide_pages import guide_files; print(*guide_files())"
    in_wheel, in_checkout = (
        run(sys.executable, "-c", code, cwd=installed.parent, **where)
        for where in ({"PYTHONPATH": str(installed)}, {})
    )
    assert in_wheel == in_checkout
    assert "docs/site.md" in in_wheel


def test_the_wheel_brings_the_skeletons(installed: Path, tmp_path: Path) -> None:
    told = {}
    for name, command in (("wheel", installed), ("checkout", ROOT / "spec")):
        folder = tmp_path / name
        ettin(command, "new-adapter", "python", str(folder))
        told[name] = {
            path.name: path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()
        }
    assert told["wheel"] == told["checkout"]
    assert ".gitignore" in told["wheel"]


def test_what_is_installed_edits_the_checkout_that_is_named_and_never_itself(
    installed: Path, tmp_path: Path
) -> None:
    rulebook = Path("spec/ettin_spec/rulebook")
    shutil.copytree(ROOT / rulebook, tmp_path / rulebook)
    sentences = [word for code in ("en", "fr", "it", "ja") for word in (f"--{code}", "1.")]
    new = ("policy", "new", "life.read", "half_rounded_up", "--from", "2090-01-01", *sentences)
    with pytest.raises(AssertionError, match="--into FOLDER names one"):
        ettin(installed, *new)
    assert "2090-01-01" in ettin(installed, *new, "--into", str(tmp_path))
    written = [path for path in tmp_path.rglob("*.yaml") if "2090-01-01" in path.read_text("utf-8")]
    assert len(written) == 4


def test_the_wheel_brings_the_specification_compiled(installed: Path, tmp_path: Path) -> None:
    code = (
        "import ettin_spec.rulebook.rulebook_reader as reader; reader.read_clauses = None; "
        "from ettin_spec.rulebook import load_rules; load_rules()"
    )
    run(sys.executable, "-c", code, cwd=tmp_path, PYTHONPATH=str(installed), ETTIN_CACHE="here")
    assert not (tmp_path / "here").exists()


def test_what_is_compiled_for_the_wheel_finds_what_an_isolated_build_brings() -> None:
    """pip gives a build its requirements by way of `sys.path` alone."""
    code = (
        "import sys; sys.path[:0] = ['packaging', '/brought']; import build_hook; "
        "print(build_hook.environment()['PYTHONPATH'])"
    )
    path = run(sys.executable, "-c", code, cwd=ROOT).strip().split(os.pathsep)
    assert path[0] == str(ROOT / "spec")
    assert "/brought" in path


def test_the_wheel_checks_its_own_reference(installed: Path) -> None:
    told = ettin(installed, "check", "--date", "faq-2012")
    assert "FAIL" not in told
    assert ", " not in told.splitlines()[-1], "all that was asked passes"
