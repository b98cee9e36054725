"""Which tests are quick, which run together, and where a run keeps what its workers share."""

from __future__ import annotations

import gc
import os
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from shared.run_results import FOLDER, keep, kept

GROUPS = "tests-that-run-together"

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # how busy a machine is says nothing about what it runs


def pytest_configure(config: pytest.Config) -> None:
    """The first process of a run makes the folder of its results, and removes it at the end."""
    gc.set_threshold(200_000, 50, 100)  # whole corpora stay, and looking through them takes long
    if "PYTEST_XDIST_WORKER" not in os.environ:
        results = TemporaryDirectory(prefix="ettin-tests-")
        os.environ[FOLDER] = results.name
        config.add_cleanup(results.cleanup)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test is quick unless it says `slow`; the slow ones begin first, so that none ends last."""
    for item in items:
        if item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.quick)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    keep(GROUPS, {item.nodeid: group(item) for item in items})


def group(item: pytest.Item) -> str:
    """What a test runs together with: what it says itself, or, if it is quick, its module."""
    if mark := item.get_closest_marker("together"):
        return str(mark.args[0])
    return item.nodeid if item.get_closest_marker("slow") else item.nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object | None:
    """Tests that run together go to one worker, which makes once what they share."""
    from xdist.scheduler import LoadScopeScheduling  # noqa: PLC0415 - only where xdist is used

    class Together(LoadScopeScheduling):
        """By the groups that the workers have written down, in the order of collection."""

        def _split_scope(self, nodeid: str) -> str:
            return self.groups.get(nodeid, nodeid)

        def schedule(self) -> None:
            self.groups = kept(GROUPS, dict)
            super().schedule()

    if config.getvalue("dist") != "load":
        return None
    config.option.loadscopereorder = False
    return Together(config, log)
