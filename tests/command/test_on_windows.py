"""Where ettin does not run it says where it does."""

import subprocess
import sys


def test_on_windows_it_says_in_a_line_where_it_runs():
    """Modules that Windows lacks are not needed to say so."""
    script = (
        "import sys; "
        "sys.modules.update(dict.fromkeys(('fcntl', 'pwd', 'resource', 'termios'))); "
        "from ettin_tck.cli import main; sys.platform = 'win32'; main()"
    )
    done = subprocess.run(
        (sys.executable, "-c", script), capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("ettin: runs on Linux and macOS; on Windows")
    assert done.stderr.count("\n") == 1
