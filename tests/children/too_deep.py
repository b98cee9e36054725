"""Nests its answer two hundred thousand deep."""

import sys

import talk

DEEP = "[" * 200_000 + "]" * 200_000


def deep(request):
    sys.stdout.write(f'{{"jsonrpc": "2.0", "id": {request["id"]}, "result": {DEEP}}}\n')
    sys.stdout.flush()


talk.serve(deep)
