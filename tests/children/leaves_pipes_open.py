"""Ends badly, while something that it has started holds its pipes."""

import os
import subprocess

import talk


def ends(_):
    subprocess.Popen(["sleep", "10"], start_new_session=True)
    os._exit(7)


talk.serve(ends)
