"""Answers a run with the line of its first argument, in which `ID` is that of the request."""

import sys

import talk


def writes(request):
    line = sys.argv[1].replace("ID", str(request["id"]))
    sys.stdout.buffer.write(line.encode("utf-8", "surrogateescape") + b"\n")
    sys.stdout.buffer.flush()


talk.serve(writes)
