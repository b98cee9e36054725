"""What a report prints: an author knows the rule, what was expected, what to do next."""

import io

import msgspec
from reports.report_events import DEPARTED, ENDED, FAILED, PASSED, SKIPPED
from rich.console import Console

from ettin_tck.checking.check_events import (
    Broke,
    CaseEnded,
    ClauseShown,
    Ended,
    ReadingTried,
    Started,
)
from ettin_tck.pages.page_words import frames
from ettin_tck.report.failure import block, departure
from ettin_tck.report.not_asked import to_claim_next, to_claim_together
from ettin_tck.report.summary import summary
from ettin_tck.report.terminal import TerminalView
from ettin_tck.verdicts import Verdict

EN = frames("en")


def terminal(events, verbose=False):
    out = io.StringIO()
    view = TerminalView(Console(file=out, width=200), verbose)
    for event in events:
        view.see(event)
    view.close()
    return out.getvalue()


def test_a_failure_has_the_lines_that_an_author_needs():
    assert block(FAILED, EN).splitlines() == [
        "FAIL  life.read.hidetsugu  2012-01-01".ljust(74) + "810.9a, F-EX11, I-EX07",
        "      A player's life total is the team's.",
        "      then   Angie's team has 1 life",
        "      your engine: 9          asked {q: life, team: A} "
        "after step 3 (the ability resolves)",
        "      9 is right under the rules before 2010-04-23 (policy life.read = half)",
        "      again: ettin replay life.read.hidetsugu --date 2012-01-01 -- ./my-engine --stdio",
    ]


def test_a_departure_names_transition_clause_and_where_it_was_seen():
    text = departure(DEPARTED, EN)
    for part in ("pass.resolve", "117.4", "priority: A", "priority: B", "one@2005-08-01"):
        assert part in text


def test_a_departure_says_where_it_can_name_the_neighbourhood_only():
    """A reader is told what else it may be, and what would tell."""
    sure = departure(DEPARTED, EN)
    assert "narrow it down" not in sure
    several = departure(msgspec.structs.replace(DEPARTED, perhaps=("blockers.ask", "damage")), EN)
    assert "the same would come of blockers.ask, damage done wrongly" in several
    near = departure(msgspec.structs.replace(DEPARTED, near=True), EN)
    assert "no single mistake explains this" in near
    assert all('the claim "tells": ["steps"]' in text for text in (several, near))


def test_skips_are_not_in_the_denominator():
    assert summary(ENDED, EN)[0] == "2012-01-01  1 of 2 pass, 1 fail, 1 skipped"


def test_a_check_in_which_nothing_was_played_says_so():
    assert (
        "nothing was played" in summary(Ended({"2012-01-01": {"skipped": 3}}, 5, 0.1, 0.1), EN)[-1]
    )


def test_no_bar_and_no_colour_outside_a_terminal():
    text = terminal([Started("e", "1", (), 2), PASSED, FAILED, SKIPPED, DEPARTED, ENDED])
    assert "\x1b" not in text
    assert "━" not in text
    told = "not asked: 1 case, since the engine\n     1  does not attack  (two@2005-08-01)\n"
    assert told in text


def test_why_cases_were_not_asked_is_a_line_for_each_kind_of_reason():
    def of(case, why):
        return CaseEnded(case, case, "2012-01-01", case, Verdict.SKIPPED, why=f"the engine {why}")

    cards = {"Fog": 4, "Shock": 2, "Crusade": 3, "Worship": 5, "Bad Moon": 1}
    events = [
        *(
            of(f"{c}.{n}", f"does not know the card {c}")
            for c, many in cards.items()
            for n in range(many)
        ),
        of("two", "does not place counters, protector"),
        of("three", "does not place counters"),
        of("four", "claims the rules of 2019-07-12 to 9999-12-31 only"),
    ]
    assert terminal([Started("e", "1", (), 2), *events, ENDED]).split("\n")[2:6] == [
        "not asked: 18 cases, since the engine",
        "    15  does not know the card: Worship (5), Fog (4), Crusade (3), and 2 more",
        "     2  does not place: counters and protector (1), counters (1)  (two, three)",
        "     1  claims the rules of 2019-07-12 to 9999-12-31 only  (four)",
    ]


def test_what_to_claim_next_is_what_opens_most_cases_by_itself():
    many = {
        frozenset({"card Fog"}): 4,
        frozenset({"observe chooses"}): 7,
        frozenset({"place counters", "action attack"}): 5,
        frozenset({"place counters"}): 4,
        frozenset({"variant free-for-all", "card Fog", "observe chooses"}): 50,
    }
    assert to_claim_next(many, EN) == (
        "to claim next, with the cases that it opens: "
        "observe chooses (7), action attack with place counters (5), card Fog (4)"
    )
    assert to_claim_next({frozenset("abc"): 1, frozenset(): 1}, EN) == ""
    skipped = msgspec.structs.replace(SKIPPED, lacks=("action attack",))
    text = terminal([Started("e", "1", (), 2), skipped, ENDED])
    assert "\nto claim next, with the cases that it opens: action attack (1)\n" in text


def test_where_cases_lack_much_alike_it_is_claimed_at_once_with_their_cards():
    begun = {"place controls", "action cast", "advance step"}
    lacks = {
        frozenset({*begun, "card Shock"}): 5,
        frozenset({*begun, "card Fog", "card Forest"}): 3,
        frozenset({"observe chooses"}): 7,
        frozenset({*begun, "profile deck"}): 90,
    }
    assert to_claim_together(lacks, EN) == (
        "8 cases open at once, with their cards, by claiming action cast, advance step, "
        "place controls, card Shock, card Fog, card Forest"
    )
    lacks[frozenset({*begun, "card Worship"})] = 1
    assert to_claim_together(lacks, EN).endswith("card Fog, card Forest, and 1 more card")
    assert to_claim_together({**lacks, frozenset({"observe chooses"}): 10}, EN) == ""
    skipped = msgspec.structs.replace(SKIPPED, lacks=tuple(begun))
    text = terminal([Started("e", "1", (), 2), skipped, ENDED])
    told = "\n1 case opens, with its cards, by claiming at once action cast, advance step, place"
    assert told in text


def test_a_rules_engine_is_not_advised_to_be_another_kind_of_program():
    another = {frozenset({"profile life"}): 80, frozenset({"profile life", "action gain"}): 60}
    assert to_claim_next(another, EN) == ""
    told = to_claim_next({**another, frozenset({"card Fog"}): 1}, EN)
    assert told == "to claim next, with the cases that it opens: card Fog (1)"


def test_where_all_cases_were_asked_nothing_is_said_of_it():
    assert "not asked" not in terminal([Started("e", "1", (), 2), PASSED, ENDED])


def test_each_case_that_was_not_asked_is_named_with_its_reason_on_demand():
    out = io.StringIO()
    view = TerminalView(Console(file=out, width=200), verbose=True)
    for event in (Started("e", "1", (), 2), PASSED, SKIPPED, ENDED):
        view.see(event)
    lines = out.getvalue().split("\n")
    assert [line.split() for line in lines if line.startswith("skipped ")] == [
        ["skipped", "two@2005-08-01", "2012-01-01", *["the", "engine", "does", "not", "attack"]]
    ]


def test_on_a_terminal_there_is_colour():
    out = io.StringIO()
    view = TerminalView(Console(file=out, width=200, force_terminal=True, color_system="standard"))
    view.see(Started("e", "1", (), 2))
    view.see(FAILED)
    view.see(ENDED)
    view.close()
    assert "\x1b[31mFAIL" in out.getvalue()


def test_failures_are_grouped_by_rule():
    def of(number, scenario):
        clause = ClauseShown("k", number, "")
        return CaseEnded(scenario, scenario, "2012-01-01", "", Verdict.FAIL, clauses=(clause,))

    events = [of("810.9a", "a"), of("103.4", "b"), of("810.9a", "c"), ENDED]
    text = terminal(events, verbose=True)
    assert [line.split()[1] for line in text.splitlines() if line.startswith("FAIL")] == [
        "b",
        "a",
        "c",
    ]


def named(scenario, steps, **parts):
    clause = ClauseShown("k", "810.9a", "")
    return CaseEnded(
        scenario, scenario, "2012-01-01", "", Verdict.FAIL, clauses=(clause,), steps=steps, **parts
    )


def heads_of(text):
    """What is told, in order: departures, headings, failures."""
    lines = text.splitlines()
    return [
        line.split()[1] if line.startswith(("FAIL", "FLOW")) else line
        for line in lines
        if line.startswith(("FAIL", "FLOW")) or " failures " in line
    ]


def test_departures_come_first_and_then_the_narrowest_case():
    events = [named("long", 12), named("short", 3), DEPARTED, named("middle", 7), ENDED]
    assert heads_of(terminal(events, verbose=True))[-4:] == [
        "pass.resolve",
        *("short", "middle", "long"),
    ]
    assert heads_of(terminal(events)) == ["pass.resolve", "short"]


def test_of_what_has_one_cause_the_narrowest_is_shown_and_the_rest_named():
    of_one_rule = [named(name, steps) for steps, name in enumerate("eabcd")]
    text = terminal([*of_one_rule, ENDED])
    assert heads_of(text) == ["e"]
    assert "      and 4 more: a, b, c, ... (-v shows each)" in text.splitlines()


def test_what_fails_on_many_dates_is_not_named_as_if_it_were_another():
    dates = ("2012-01-01", "2013-01-01", "2014-01-01")
    same = [msgspec.structs.replace(named("a", 1), date=date) for date in dates]
    assert "and 2 more of the same scenario (-v shows each)" in terminal([*same, ENDED])
    assert "and 3 more: b (-v shows each)" in terminal([*same, named("b", 2), ENDED])


def test_many_kinds_of_failures_are_one_screen():
    events = [named(f"case{n}", n, causes=(f"reading {n}",)) for n in range(9)]
    events += [named("more", 20, causes=("reading 8",))]
    text = terminal([*events, ENDED])
    heading = "2 failures that one reading explains: reading 8"
    assert heads_of(text)[:6] == [heading, "case8", "case0", "case1", "case2", "case3"]
    assert "and 4 more kinds of failures (4): case4, case5, case6, ... (-v shows each)" in text
    assert "FAIL  case4" not in text


def test_a_reading_that_shows_in_what_passed_comes_after_one_that_does_not():
    events = [named("a", 1, causes=("by chance", "its own")), named("b", 2, causes=("by chance",))]
    assert heads_of(terminal([*events, ENDED]))[0].endswith("reading explains: by chance")
    tried = ReadingTried("by chance", ("c", "d"))
    text = terminal([*events, tried, ENDED])
    assert "1 failure that one reading explains: its own" in text
    chance = "1 failure that one reading explains: by chance"
    assert f"{chance}; yet 2 cases in which it would show have passed (c, d)" in text


def test_of_each_transition_one_departure_is_shown():
    other = msgspec.structs.replace(DEPARTED, transition="step.end", case="two")
    again = msgspec.structs.replace(DEPARTED, case="three")
    text = terminal([DEPARTED, other, again, ENDED])
    assert heads_of(text) == ["pass.resolve", "step.end"]
    assert text.count("and 1 more from there (-v shows it)") == 1
    assert len(heads_of(terminal([DEPARTED, other, again, ENDED], verbose=True))) == 3


def test_topics_say_what_was_asked_of_what():
    def at(event, place):
        return msgspec.structs.replace(event, place=place)

    life, combat = "features/en/life/gain.feature:3", "features/it/combat/attack.feature:9"
    events = [at(PASSED, life), at(FAILED, life), at(SKIPPED, combat), at(PASSED, combat)]
    events += [msgspec.structs.replace(at(PASSED, life), variation="names")]
    lines = terminal([*events, ENDED]).splitlines()
    first = lines.index("Topic       asked     passed     failed  not asked")
    assert lines[first + 1 : first + 3] == [
        "combat          1          1          -          1",
        "life            2          1          1          -",
    ]
    assert "Topic" not in terminal([at(PASSED, life), at(FAILED, life), ENDED])


def test_the_topic_of_a_file_in_no_folder_is_the_file():
    started = Started("x", "1", (), 2, language="it")
    mine = msgspec.structs.replace(PASSED, place="/my/it/two_bears.feature:3")
    yours = msgspec.structs.replace(PASSED, place="mine.feature:9")
    lines = terminal([started, mine, yours, ENDED]).splitlines()
    assert [line.split("  ")[0] for line in lines if "-" in line][:2] == ["mine", "two bears"]


def test_failures_of_one_cause_stand_together_under_its_name():
    teammate = "the teammate is taken for an opponent (policy team.opponents = everybody_else)"
    events = [
        named("djinn", 9, causes=(teammate,)),
        named("slow", 8, actual="refused (not at sorcery speed)"),
        named("alone", 5),
        named("battle", 4, causes=(teammate,)),
        named("land", 2, actual="refused (not at sorcery speed)"),
        named("mana", 6, actual="refused (not enough mana)"),
    ]
    told = heads_of(terminal([*events, ENDED], verbose=True))
    assert [line for line in told if not line.startswith("fail ")] == [
        f"2 failures that one reading explains: {teammate}",
        *("battle", "djinn"),
        "2 failures with one reason of your engine's: not at sorcery speed",
        *("land", "slow", "alone", "mana"),
    ]


def test_few_readings_explain_all_failures_and_the_one_that_explains_most_is_told_first():
    """What explains five of which two could be another thing as well is one thing, and not two."""
    events = [
        named("small", 1, causes=("a seldom one", "the true one")),
        *(named(f"plain{n}", 5 + n, causes=("the true one",)) for n in range(3)),
        named("wide", 9, causes=("a seldom one", "the true one")),
        named("alone", 2, causes=("by chance",)),
        named("narrow", 1),
    ]
    told = heads_of(terminal([*events, ENDED], verbose=True))
    assert told[0] == "5 failures that one reading explains: the true one"
    assert told[1:] == ["small", "plain0", "plain1", "plain2", "wide", "narrow", "alone"]


def test_readings_that_explain_the_very_same_are_told_as_alternatives():
    both = ("the likelier one", "the other one", "a third one")
    events = [named("a", 1, causes=both), named("b", 2, causes=both), named("c", 3)]
    told = heads_of(terminal([*events, ENDED]))
    assert told[0] == "2 failures that one reading explains: the likelier one; or: the other one"


def test_a_sentence_in_brackets_is_not_taken_for_markup():
    event = CaseEnded("a", "a", "2012-01-01", "", Verdict.FAIL, why="[red]options: [1, 2][/x]")
    assert "[red]options: [1, 2][/x]" in terminal([event, ENDED])


def test_an_engine_cannot_command_the_terminal():
    event = CaseEnded("a", "a", "2012-01-01", "", Verdict.FAIL, why="\x1b]0;owned\x07")
    assert "\\x1b]0;owned\\x07" in terminal([event, ENDED])


def test_what_broke_the_engine_is_printed_whole():
    text = terminal([Broke("it died\n    expected: an answer", 4), ENDED])
    assert "it died\n    expected: an answer\n    4 cases were not played" in text


def test_alternatives_of_one_scenario_are_told_apart():
    event = msgspec.structs.replace(FAILED, case="life.read.hidetsugu@2010-04-23/Barry")
    assert block(event, EN).startswith("FAIL  life.read.hidetsugu/Barry  2012-01-01")


def test_of_many_dates_those_are_told_on_which_something_is_wrong():
    counts = {f"2012-01-{day:02}": {"pass": 2, "skipped": 1} for day in range(1, 10)}
    counts["2012-01-05"] = {"pass": 1, "fail": 1}
    told = Ended(counts, 1, 0.5, 0.4)
    assert summary(told, EN) == [
        "2012-01-05  1 of 2 pass, 1 fail",
        "on 8 dates all that was asked passes",
        "in all      17 of 18 pass, 1 fail, 8 skipped",
    ]
    assert len(summary(told, EN, whole=True)) == 10
    wrong = Ended({date: {"fail": 1} for date in counts}, 1, 0.5, 0.4)
    assert summary(wrong, EN)[6] == "and 3 more dates on which not all pass (-v shows each)"


def test_dates_on_which_nothing_was_asked_share_a_line():
    counts = {
        "2005-08-04": {"skipped": 6},
        "2009-07-10": {"skipped": 2, "not observable": 1},
        "2011-03-31": {"skipped": 3, "engine error": 1},
        "2012-01-01": {"pass": 4, "skipped": 5},
    }
    assert summary(Ended(counts, 3, 0.5, 0.4), EN) == [
        "2011-03-31  0 of 1 pass, 3 skipped, 1 engine error",
        "2012-01-01  4 of 4 pass, 5 skipped",
        "on 2 other dates nothing that the engine claims was to be played",
        "in all      4 of 5 pass, 16 skipped, 1 not observable, 1 engine error",
    ]
