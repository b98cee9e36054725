"""Writes four megabytes to stderr before each answer."""

import sys

import talk


def flood(request):
    sys.stderr.write("debug debug debug\n" * 230_000)
    sys.stderr.flush()
    talk.polite(request)


talk.serve(flood)
