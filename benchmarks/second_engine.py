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
PROGRAM = CRATE / "target" / "release" / "second-engine"
TODAY = ("--date=current", "--jobs=1")
EVERY = ("--date=all", "--jobs=1")


def compiled() -> None:
    """Compile it, or end with why it cannot be."""
    if shutil.which("cargo") is None:
        raise SystemExit("needs cargo, to compile the second engine")
    subprocess.run(("cargo", "build", "--release", "--quiet", "--locked"), cwd=CRATE, check=True)


def recorded(lines: Path, *options: str) -> int:
    """Write every line that a check sends to the second engine; how many games they open."""
    engine = f"tee {shlex.quote(str(lines))} | {shlex.quote(str(PROGRAM))}"
    run((*ETTIN, "check", *options, "--", "sh", "-c", engine))
    return lines.read_bytes().count(b'"cmd":"new_game"')


def share(*options: str) -> tuple[float, float]:
    """Seconds of processors of a whole check, and those of its runner."""
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "own"
        own = (sys.executable, "-c", OWN, str(note), "check", *options, "--", str(PROGRAM))
        whole = run(own)
        return whole.processor, float(note.read_text(encoding="utf-8").split()[0])


def main() -> None:
    """Measure and print."""
    few = FEW if arguments("The second engine beside the reference.").short else ()
    compiled()
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "lines"
        games = recorded(lines, *TODAY, *few)
        second = run((str(PROGRAM),), given=lines).processor
        reference = engine_alone(lines)
    print(f"games: {games}")
    print(f"the second engine: {games / second:.0f} games a second of a processor")
    print(
        f"the reference: {games / reference:.0f}, {reference / second:.1f} times as long for each"
    )
    whole, own = share(*EVERY, *few)
    print(f"all dates: {whole:.1f} s of processors, the runner's share of them: {own / whole:.0%}")


if __name__ == "__main__":
    main()
