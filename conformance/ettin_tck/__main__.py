"""`python -m ettin_tck` is `ettin`."""

from ettin_tck.cli import main

main()
