"""Writes one line that never ends."""

import sys

import talk


def endless(_):
    while True:
        sys.stdout.write("x" * 65536)


talk.serve(endless)
