"""`ettin serve`: pages made when asked for, scenarios that are tried, and who is refused."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from site_pages.served import JSON, PATIENCE, Served, command, folder_of, serving, until

from ettin_spec.languages import LANGUAGES
from ettin_tck.site.serving.trials import TooManyTrials, TrialEnded, Trials
from ettin_tck.site.trying.trial import Asked

pytestmark = [
    pytest.mark.slow,  # a server reads everything, and a site is built
    pytest.mark.together("site"),
]

NAME = "life.set_each.biorhythm"
FILE = "life/setting_each.feature"
QUESTION = f"/en/questions/{NAME}.html"
LARGEST = 1 << 16
CARD = """\
Well of Numbers:
  in: {{fr: Puits des nombres, it: Pozzo dei Numeri, ja: 数の井戸}}
  made_up: A test changes its number.
  type: Sorcery
  abilities:
    - spell: {{do: [{{gain_life: {{who: you, amount: {n}}}}}]}}
"""
WELL = """\
# language: en
Feature: A well
  > How much does it give?

  @id:own.well @clause:life.shared @from:2020-11-20 @must
  Scenario: A well gives life
    Given Angie's team has 20 life
    When Angie casts “Well of Numbers”
    And the spell resolves
    Then Angie's team has 25 life
"""


@pytest.fixture(scope="module")
def features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return folder_of(tmp_path_factory.mktemp("served"), FILE)


@pytest.fixture(scope="module")
def served(features: Path) -> Iterator[Served]:
    with serving("--features", str(features)) as found:
        yield found


def test_a_question_leads_to_where_it_is_tried_and_what_is_on_disk_asks_no_server(served, site):
    page = served.ask(QUESTION)
    assert page.status == 200
    assert f"../try/{NAME}.html" in page.text
    assert "served.js" in page.text
    on_disk = (site / QUESTION.removeprefix("/")).read_text(encoding="utf-8")
    assert "served.js" not in on_disk
    assert not (site / "assets" / "try_served.js").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_every_kind_are_served_in_every_language(served, language):
    for address in ("index.html", "index.js", "policies.html", "machine.html", "wordings.html",
                    "rules/life.set_each.html", "cards/biorhythm.html", "sources/F.html",
                    f"questions/{NAME}.html", f"try/{NAME}.html"):  # fmt: skip
        assert served.ask(f"/{language}/{address}").status == 200, address


def test_what_is_loaded_by_a_page_is_there_and_nothing_else_is(served):
    for name in ("site.css", "site.js", "search.js", "try.js", "try_served.js", "icon.svg"):
        assert served.ask(f"/assets/{name}").status == 200, name
    outside = ("../contents.py", "%2e%2e/contents.py", "/etc/passwd", "")
    missing = ("/../../etc/passwd", "/en/", "/xx/index.html", "/en/questions/no.html")
    for path in (*(f"/assets/{it}" for it in outside), *missing, "/en/try/../index.html"):
        assert served.ask(path).status == 404, path


def test_the_root_leads_to_the_language_of_the_browser(served):
    led = served.ask("/", headers={"Accept-Language": "de, fr;q=0.8"})
    assert (led.status, led.headers["Location"]) == (302, "/fr/index.html")
    assert served.ask("/").headers["Location"] == "/en/index.html"


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:8350"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
def test_another_sites_pages_get_nothing(served, headers):
    assert served.ask(QUESTION).status == 200
    refused = served.ask(QUESTION, headers=headers)
    assert refused.status == 403
    assert refused.text.count("\n") == 1
    text = served.text_of("en", NAME)
    body = json.dumps({"language": "en", "text": text}).encode()
    assert served.ask("/trial", body, JSON | headers).status == 403


def test_the_name_of_this_machine_is_its_own(served):
    port = served.port
    own = {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    assert served.ask(QUESTION, headers=own).status == 200


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        (b"x" * (LARGEST + 1), JSON, 413),
        (b'{"language": "en", "text": ""}', {"Content-Type": "text/plain"}, 415),
        (b"{", JSON, 400),
        (b'{"language": "en"}', JSON, 400),
        (b'{"language": "../en", "text": ""}', JSON, 400),
        (b'{"language": "en", "text": "", "cards": ["/etc/passwd"]}', JSON, 400),
    ],
)
def test_what_is_no_trial_is_refused_in_a_line(served, body, headers, status):
    refused = served.ask("/trial", body, headers)
    assert (refused.status, refused.text.count("\n")) == (status, 1)
    assert served.ask("/elsewhere", b"{}", JSON).status == 404


def test_what_follows_is_told_step_by_step_in_the_language_of_the_page(served):
    text = served.text_of("fr", NAME)
    came = served.tries("fr", text)
    assert came["wrong"] == []
    assert came["html"].count("Tout ce qui est dit est vrai.") == 3
    assert "l&#39;équipe d&#39;Angie" in came["html"]
    changed = text.replace("| 1     | 3      |", "| 7     | 3      |")
    assert changed != text
    told = served.tries("fr", changed)["html"]
    assert told.count("Tout ce qui est dit est vrai.") == 2
    assert "L&#39;équipe d&#39;Angie a 1 point de vie" in told
    assert 'class="failed"' in told


def test_a_date_asks_for_the_rules_of_a_day(served):
    text = served.text_of("en", NAME)
    assert served.tries("en", text)["html"].count("<section") == 3
    told = served.tries("en", text, "2006-01-01")["html"]
    assert told.count("<section") == 1
    assert "rules of 2006-01-01" in told
    assert "date" in served.tries("en", text, "yesterday")["wrong"][0]["says"]


def test_what_is_wrong_with_a_scenario_is_told_in_one_line_at_its_line(served):
    text = served.text_of("en", NAME)
    line = next(n for n, it in enumerate(text.splitlines(), 1) if "Barry controls two" in it)
    wrong = served.tries("en", text.replace("Barry controls two", "Barry contrls two"))["wrong"]
    assert [each["line"] for each in wrong] == [line]
    assert "\n" not in wrong[0]["says"]
    assert "Barry controls no creatures" in wrong[0]["says"]
    card = served.tries("en", text.replace("Biorhythm”", "Biorythm”"))["wrong"]
    assert "Biorhythm" in card[0]["says"]
    assert served.tries("en", "")["wrong"][0]["says"]


def test_what_no_engine_can_play_is_told_with_its_line_and_no_path(served):
    text = WELL.replace("Well of Numbers", "Biorhythm").replace("25 life", "1 life")
    told = served.tries("en", text, "current")["html"]
    assert "No engine can play this." in told
    assert "scenario.feature" not in told


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_taken_away_is_checked_as_it_is(served, tmp_path, language):
    file = tmp_path / "mine" / language / f"{NAME}.feature"
    file.parent.mkdir(parents=True)
    file.write_text(served.text_of(language, NAME), encoding="utf-8")
    said = (sys.executable, "-m", "ettin_tck", "check", "--features", str(tmp_path / "mine"))
    done = subprocess.run(
        (*said, "--lang", language), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "3 pass" in done.stdout or language != "en"


def test_what_is_edited_is_served_anew_and_what_cannot_be_read_is_told(tmp_path):
    features = folder_of(tmp_path, FILE)
    file = features / "en" / FILE
    text = file.read_text(encoding="utf-8")
    with serving("--features", str(features), "--lang", "en") as served:
        assert served.first_news() == {"edition": 1, "fault": ""}
        file.write_text(text.replace("three creatures and none", "3 and 0"), encoding="utf-8")
        until(lambda: "Biorhythm at 3 and 0" in served.ask(QUESTION).text)
        file.write_text(text.replace("Barry controls two", "Barry contrls two"), encoding="utf-8")
        until(lambda: "Barry contrls" in served.first_news()["fault"])
        assert "Biorhythm at 3 and 0" in served.ask(QUESTION).text
        file.write_text(text, encoding="utf-8")
        until(lambda: served.first_news()["fault"] == "")
        assert "three creatures and none" in served.ask(QUESTION).text


def test_a_card_of_ones_own_is_played_as_it_is_now(tmp_path):
    cards, file = tmp_path / "own.yaml", tmp_path / "mine" / "en" / "well.feature"
    file.parent.mkdir(parents=True)
    cards.write_text(CARD.format(n=5), encoding="utf-8")
    file.write_text(WELL, encoding="utf-8")
    with serving("--features", str(tmp_path / "mine"), "--cards", str(cards)) as served:
        page = "/en/questions/own.well.html"
        assert "26 life" not in served.ask(page).text
        assert served.tries("en", WELL)["html"].count('class="failed"') == 0
        cards.write_text(CARD.format(n=6), encoding="utf-8")
        until(lambda: "26 life" in served.ask(page).text)
        assert "Angie&#39;s team has 26 life" in served.tries("en", WELL)["html"]


def test_a_port_that_is_taken_is_one_error():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            command("--port", port, "--lang", "en"),
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ettin: port {port}: something else is served there\n")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("made", "options", "says"),
    [((), (), "no features in 'en'"), (("en", "fr"), ("--lang", "it"), "no features in 'it'")],
)
def test_features_that_are_not_there_are_one_error(tmp_path, made, options, says):
    for language in made:
        (tmp_path / language).mkdir()
    done = subprocess.run(
        command("--port", "0", "--features", str(tmp_path), *options),
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_it_without_a_word(features, sign, code):
    with serving("--features", str(features), "--lang", "en") as served:
        assert served.ask(QUESTION).status == 200
        served.process.send_signal(sign)
        _, said = served.process.communicate(timeout=PATIENCE)
        assert (served.process.returncode, said) == (code, "")


def test_a_trial_that_takes_too_long_is_ended_and_its_place_is_free_again(served):
    asked = Asked("en", served.text_of("en", NAME))
    hasty = Trials(patience=0.01)
    for _ in range(4):
        with pytest.raises(TrialEnded, match="more than"):
            hasty.of(asked)


def test_no_more_trials_run_than_may(served):
    asked, trials = Asked("en", served.text_of("en", NAME)), Trials(at_a_time=0)
    with pytest.raises(TooManyTrials):
        trials.of(asked)
