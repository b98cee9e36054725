"""pytest knows the fixture `ettin_check` wherever ettin is installed.

    def test_the_rules(ettin_check):
        ettin_check("./my-adapter --stdio", ids=["life.*"], dates=["current"])

It takes what `ettin.check` takes, gives its report, and fails the test with what the command line
prints where the check has not come out as expected: also where nothing was asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ettin_spec.errors import EttinError

if TYPE_CHECKING:
    from typing import Protocol

    from ettin_tck.api import Report
    from ettin_tck.engines.any_engine import AnyEngine

    class EttinCheck(Protocol):
        """The fixture `ettin_check`: as `ettin.check`, and a report that is right."""

        def __call__(self, engine: AnyEngine, **options: object) -> Report:
            """Fail the test unless all that was asked is as expected."""


@pytest.fixture(scope="session")
def ettin_check() -> EttinCheck:
    """Check an engine, as `ettin check` does, and fail as it tells a failure."""

    def checked(engine: AnyEngine, **options: object) -> Report:
        __tracebackhide__ = True
        from ettin_tck.api import check  # noqa: PLC0415 - loads the rules, in whatever test wants it

        try:
            report = check(engine, **options)  # type: ignore[arg-type]  # its types are those of check
        except EttinError as error:
            pytest.fail(str(error), pytrace=False)
        if not report.ok:
            pytest.fail(str(report), pytrace=False)
        return report

    return checked
