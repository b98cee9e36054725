"""The changes that happen, each in one place: life, counters, cards and permanents."""
