"""Closes its stdout and lives on."""

import os
import time

import talk


def closes(_):
    os.close(1)
    time.sleep(1000)


talk.serve(closes)
