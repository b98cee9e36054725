"""An interruption while a child is being started takes effect once it is known."""

from __future__ import annotations

import signal
import threading

import pytest

from ettin_tck.engines.interrupts import INTERRUPTIONS, held_back


@pytest.fixture(autouse=True)
def _interruptions_are_heard():
    """Who starts the tests in the background may have told them to ignore interruptions."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interruption_waits_for_the_end_of_the_block():
    done = []
    with pytest.raises(KeyboardInterrupt), held_back():
        signal.raise_signal(signal.SIGINT)
        done.append("what had to be finished")
    assert done == ["what had to be finished"]


def test_the_handlers_are_as_before():
    before = [signal.getsignal(sign) for sign in INTERRUPTIONS]
    with held_back():
        assert [signal.getsignal(sign) for sign in INTERRUPTIONS] != before
    assert [signal.getsignal(sign) for sign in INTERRUPTIONS] == before


def test_other_threads_are_left_alone():
    seen = []

    def inside():
        with held_back():
            seen.append([signal.getsignal(sign) for sign in INTERRUPTIONS])

    before = [signal.getsignal(sign) for sign in INTERRUPTIONS]
    thread = threading.Thread(target=inside)
    thread.start()
    thread.join()
    assert seen == [before]
