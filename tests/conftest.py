"""Which tests are quick, where they run, and where a run keeps what its workers share."""

from __future__ import annotations

import os
from tempfile import TemporaryDirectory

import pytest
from shared.run_results import FOLDER


def pytest_configure(config: pytest.Config) -> None:
    """The first process of a run makes the folder of its results, and removes it at the end."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        results = TemporaryDirectory(prefix="ettin-tests-")
        os.environ[FOLDER] = results.name
        config.add_cleanup(results.cleanup)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test is quick unless it says `slow`; the slow ones begin first, so that none ends last.

    Quick tests of one module run on one worker, which makes once what they share.
    """
    for item in items:
        if item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.quick)
            if item.get_closest_marker("xdist_group") is None:
                item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
