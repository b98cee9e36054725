"""One engine that obeys the specification: the reference. It names no card, scenario or date."""
