"""Prints a banner on stdout before it speaks JSON."""

import talk

print("Welcome to MagicServer 3000", flush=True)
print("loading cards... done", flush=True)
talk.serve(talk.polite)
