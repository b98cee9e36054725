"""What is not in force is not selected; what does not exist names its nearest."""

from dataclasses import dataclass, field

import pytest
from shared.today import TODAY

from ettin_spec.errors import Place
from ettin_spec.language.scenario import Case, Level, Scenario
from ettin_tck.cases.selection import Chosen, Wanted, date_for, last_day, select, share_of
from ettin_tck.exit_codes import NothingSelectedError, UsageError
from ettin_tck.library import ClauseShown

OLD = Case("life.read@2005-08-01/9", "life.read", "2005-08-01", "2010-04-23", (), ("life.read",))
NEW = Case("life.read@2010-04-23/1", "life.read", "2010-04-23", None, (), ("life.read",))
MOAT = Case("moat@2005-08-01", "moat", "2005-08-01", None, (), ("attack.whom",))


def scenario(*cases, tags=()):
    name = cases[0].scenario
    where = Place("x.feature", 1)
    return Scenario(name, name, "en", where, tags, (), Level.MUST, name, cases)


@dataclass
class Corpus:
    scenarios: tuple = (scenario(OLD, NEW, tags=("@life",)), scenario(MOAT, tags=("@combat",)))


@dataclass
class Shelf:
    """As much of a library as a selection reads."""

    corpus: Corpus = field(default_factory=Corpus)
    today: str = TODAY

    def clause(self, key, date, _):
        old = date < "2010-04-23"
        number = {"life.read": "606.9a" if old else "810.9a"}.get(key, "802.1")
        return ClauseShown(key, number, "")


def ids(**wanted):
    return [chosen.case.id for chosen in select(Shelf(), Wanted(**wanted))]


def test_without_a_date_each_case_is_chosen_once():
    assert ids() == [OLD.id, NEW.id, MOAT.id]


def test_what_is_not_in_force_is_not_selected():
    assert ids(dates=("2012-01-01",)) == [NEW.id, MOAT.id]


def test_each_date_is_played():
    chosen = select(Shelf(), Wanted(dates=("2006-01-01", "2012-01-01"), ids=("moat",)))
    assert [one.date for one in chosen] == ["2006-01-01", "2012-01-01"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"ids": ("life.*",)}, [OLD.id, NEW.id]),
        ({"ids": (NEW.id,)}, [NEW.id]),
        ({"clauses": ("attack.whom",)}, [MOAT.id]),
        ({"clauses": ("606.9a",)}, [OLD.id]),
        ({"clauses": ("810.*",)}, [NEW.id]),
        ({"tags": ("combat",)}, [MOAT.id]),
        ({"tags": ("@combat",)}, [MOAT.id]),
        ({"tags": ("combat",), "ids": ("moat", "life.read")}, [MOAT.id]),
    ],
)
def test_a_selection_by_id_pattern_clause_or_tag(wanted, found):
    assert ids(**wanted) == found


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"ids": ("life.raed",)}, "nearest: life.read"),
        ({"clauses": ("attack.who",)}, "nearest: attack.whom"),
        ({"tags": ("@lief",)}, "nearest: @life"),
        ({"ids": (OLD.id,), "dates": ("2012-01-01",)}, "in force on 2012-01-01"),
    ],
)
def test_nothing_selected_says_why_and_what_lies_nearest(wanted, said):
    with pytest.raises(NothingSelectedError) as caught:
        ids(**wanted)
    assert said in str(caught.value)


def test_the_last_day_is_the_eve_of_the_next_rule():
    assert last_day(OLD, TODAY) == "2010-04-22"
    assert last_day(NEW, TODAY) == TODAY


@pytest.mark.parametrize(
    ("case", "first", "last", "date"),
    [
        (OLD, "2005-08-01", "9999-12-31", "2010-04-22"),
        (NEW, "2005-08-01", "2015-01-01", "2015-01-01"),
        (NEW, "2005-08-01", "2009-01-01", TODAY),
        (OLD, "2012-01-01", "9999-12-31", "2010-04-22"),
    ],
)
def test_a_case_is_played_on_the_last_day_that_the_engine_claims(case, first, last, date):
    assert date_for(Chosen(Corpus().scenarios[0], case, None), TODAY, first, last) == date


def test_a_situation_is_meant_where_no_scenario_has_its_name():
    sibling = Case("moat.flying@2005-08-01", "moat.flying", "2005-08-01", None, (), ())
    where = Place("x.feature", 1)
    flying = Scenario("moat.flying", "", "en", where, (), (), Level.MUST, "moat", (sibling,))
    ours = Case("moat.later@2005-08-01", "moat.later", "2005-08-01", None, (), ())
    later = Scenario("moat.later", "", "en", where, (), (), Level.MUST, "moat", (ours,))
    shelf = Shelf(Corpus((scenario(MOAT), flying)))
    assert [c.case.id for c in select(shelf, Wanted(ids=("moat",)))] == [MOAT.id]
    shelf = Shelf(Corpus((flying, later)))
    assert {c.case.id for c in select(shelf, Wanted(ids=("moat",)))} == {sibling.id, ours.id}


@pytest.mark.parametrize("among", [1, 2, 3])
def test_the_shares_of_a_selection_are_all_of_it_and_part_no_case(among):
    chosen = select(Shelf(), Wanted(dates=("2006-01-01", "2012-01-01", "2020-01-01")))
    shares = [share_of(chosen, f"{k}/{among}") for k in range(1, among + 1)]
    assert sorted((each for share in shares for each in share), key=chosen.index) == chosen
    cases = [{each.case.id for each in share} for share in shares]
    assert sum(map(len, cases)) == len(set().union(*cases))


@pytest.mark.parametrize("share", ["", "1", "0/2", "3/2", "1/0", "a/b", "-1/2", "1/2/3"])
def test_what_is_no_share_is_refused(share):
    with pytest.raises(UsageError, match="K/N"):
        share_of([Chosen(scenario(MOAT), MOAT, None)], share)


def test_a_share_of_nothing_is_told():
    with pytest.raises(NothingSelectedError, match="1 cases only"):
        share_of([Chosen(scenario(MOAT), MOAT, None)], "2/2")
