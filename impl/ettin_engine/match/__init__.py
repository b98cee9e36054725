"""The match around the games: who starts, what wins it, and how it ends when time is over."""

from ettin_engine.match.match_answers import seen
from ettin_engine.match.match_events import acted, turns_played
from ettin_engine.match.match_state import Match, opened

__all__ = ["Match", "acted", "opened", "seen", "turns_played"]
