"""The second engine, which is compiled, beside the reference, and the runner beside it.

The lines that a check sends to the second engine are given to both, with nobody judging: games a
second of a processor. Then a whole check of it at every date that it claims: the runner's share.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measuring import ETTIN, FEW, OWN, ROOT, arguments, engine_alone, run

CRATE = ROOT / "adapters" / "rust"
BUILDS = {True: ("debug",), False: ("release", "--release")}
"""Where a build is, and what asks for it: the short form takes the one of its tests."""
TODAY = ("--date=current", "--jobs=1")
EVERY = ("--date=all", "--jobs=1")


def compiled(short: bool) -> Path:
    """The program, compiled, or an end with why it cannot be."""
    if shutil.which("cargo") is None:
        raise SystemExit("needs cargo, to compile the second engine")
    folder, *asked = BUILDS[short]
    subprocess.run(("cargo", "build", *asked, "--quiet", "--locked"), cwd=CRATE, check=True)
    return CRATE / "target" / folder / "second-engine"


def recorded(program: Path, lines: Path, *options: str) -> int:
    """Write every line that a check sends to the second engine; how many games they open."""
    engine = f"tee {shlex.quote(str(lines))} | {shlex.quote(str(program))}"
    run((*ETTIN, "check", *options, "--", "sh", "-c", engine))
    return lines.read_bytes().count(b'"cmd":"new_game"')


def share(program: Path, *options: str) -> tuple[float, float]:
    """Seconds of processors of a whole check, and those of its runner."""
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "own"
        own = (sys.executable, "-c", OWN, str(note), "check", *options, "--", str(program))
        whole = run(own)
        return whole.processor, float(note.read_text(encoding="utf-8").split()[0])


def main() -> None:
    """Measure and print."""
    short = arguments("The second engine beside the reference.").short
    few, program = FEW if short else (), compiled(short)
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "lines"
        games = recorded(program, lines, *TODAY, *few)
        second = run((str(program),), given=lines).processor
        reference = engine_alone(lines)
    print(f"games: {games}")
    print(f"the second engine: {games / second:.0f} games a second of a processor")
    print(
        f"the reference: {games / reference:.0f}, {reference / second:.1f} times as long for each"
    )
    whole, own = share(program, *EVERY, *few)
    print(f"all dates: {whole:.1f} s of processors, the runner's share of them: {own / whole:.0%}")


if __name__ == "__main__":
    main()
