"""Never answers, and does not end when asked to; nor does its own child."""

import signal
import subprocess
import sys
import time

signal.signal(signal.SIGTERM, signal.SIG_IGN)
grandchild = subprocess.Popen(["sleep", "1000"])
sys.stderr.write(f"grandchild {grandchild.pid}\n")
sys.stderr.flush()
time.sleep(1000)
