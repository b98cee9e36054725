"""Reads half of its team's life for each player, whatever the date."""

from lying_engine import Liar, main


class HalfReader(Liar):
    overrides = {"life.read": "half_rounded_up"}


main(HalfReader)
