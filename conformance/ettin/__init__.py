"""ettin in Python: check an engine, and look at what came of it.

>>> import ettin
>>> report = ettin.check("reference", ids=["life.read.*"], dates=["current"])
>>> report.ok
True
"""

from ettin_spec.errors import EttinError
from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.api import Report, check
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.engines.any_engine import AnyEngine
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.verdicts import Verdict

__all__ = [
    "AnyEngine",
    "CaseEnded",
    "Departed",
    "Engine",
    "EttinError",
    "Exit",
    "Limits",
    "Report",
    "Verdict",
    "check",
]
