"""Node, and the adapter that it runs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable

import pytest
from adapters.javascript_adapter import ADAPTER, Adapter, without_node


@pytest.fixture(scope="session")
def node() -> str:
    """The path of Node."""
    found = shutil.which("node")
    if found is None:
        without_node(bool(os.environ.get("CI")))
    assert found is not None
    return found


@pytest.fixture
def adapter(node: str) -> Callable[..., Adapter]:
    """Makes the adapter with options of its command line."""
    return lambda *options: Adapter((node, str(ADAPTER), *options))
