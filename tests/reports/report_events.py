"""What ends, fails and departs in a check, for the tests of the views of it."""

from ettin_tck.checking.check_events import CaseEnded, ClauseShown, Departed, Ended, Line
from ettin_tck.verdicts import Verdict

FAILED = CaseEnded(
    id="life.read.hidetsugu",
    case="life.read.hidetsugu@2010-04-23",
    date="2012-01-01",
    title="Hidetsugu deals half",
    verdict=Verdict.FAIL,
    clauses=(ClauseShown("life.read", "810.9a", "A player's life total is the team's."),),
    sources=("F", "F-EX11", "I-EX07"),
    keyword="then",
    sentence="Angie's team has 1 life",
    expected="1",
    actual="9",
    asked="{q: life, team: A}",
    after="step 3 (the ability resolves)",
    explained=("9 is right under the rules before 2010-04-23 (policy life.read = half)",),
    again="ettin replay life.read.hidetsugu --date 2012-01-01 -- ./my-engine --stdio",
    trace=(Line({"cmd": "pass", "team": "A"}, {"is": "refused", "reason": "no"}),),
)
PASSED = CaseEnded("one", "one@2005-08-01", "2012-01-01", "One", Verdict.PASS)
SKIPPED = CaseEnded(
    "two", "two@2005-08-01", "2012-01-01", "Two", Verdict.SKIPPED, why="the engine does not attack"
)
DEPARTED = Departed(
    transition="pass.resolve",
    clause=ClauseShown("priority.pass", "117.4", "The active team gets priority."),
    because="the top object resolves",
    expected="priority: A",
    got="priority: B",
    id="one",
    case="one@2005-08-01",
    date="2012-01-01",
    again="ettin replay one",
)
ENDED = Ended({"2012-01-01": {"pass": 1, "fail": 1, "skipped": 1}}, 1, 0.5, 0.4, departures=1)
