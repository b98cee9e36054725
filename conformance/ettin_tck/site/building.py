"""The whole site, written: each question is played once, several beside each other."""

from __future__ import annotations

import os
from collections import defaultdict
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from ettin_spec.errors import EttinError
from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.exit_codes import UsageError
from ettin_tck.site import addresses
from ettin_tck.site.embedding.scripts import embedded, write_python
from ettin_tck.site.made_page import Made
from ettin_tck.site.offline import write_offline, write_worker
from ettin_tck.site.questions.played_once import played_once, policies_of
from ettin_tck.site.questions.question_page import question_page
from ettin_tck.site.references.all_references import references
from ettin_tck.site.references.engines_page import engines_page
from ettin_tck.site.references.guide_pages import guide_pages
from ettin_tck.site.references.machine_page import machine_script
from ettin_tck.site.rendering import Frame, page
from ettin_tck.site.root_files import write_root
from ettin_tck.site.search_index import index_script
from ettin_tck.site.start_page import question_entries, start_page
from ettin_tck.site.trying.scenario_source import source_of
from ettin_tck.site.trying.trial import Asked
from ettin_tck.site.trying.try_page import try_page
from ettin_tck.site.wording_script import wording_script
from ettin_tck.site.writing import write

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from ettin_tck.report.recorded.matrix import Matrix
    from ettin_tck.site.contents import Contents
    from ettin_tck.site.embedding.fetched import OfOthers

BATCH = 64
"""Questions that a child plays and writes before another takes its place."""

MEGABYTE = 1_000_000
PATIENCE = 300.0
"""Seconds for one question, on a machine that does other things besides."""


class SiteError(EttinError):
    """A page could not be made, and it is no fault of the user's."""


@dataclass(frozen=True)
class Built:
    """What was written: pages in all languages, and how many questions they answer."""

    pages: int
    questions: int


@dataclass(frozen=True)
class Besides:
    """What only some sites have: what was fetched for pages that play, and engines side by side."""

    others: OfOthers | None = None
    engines: Matrix | None = None


NOTHING = Besides()


@dataclass(frozen=True)
class Site:
    """What is written of what, and where; `python` as a `Frame` has it, `engines` side by side."""

    contents: Contents
    folder: Path
    python: int
    engines: Matrix | None

    def write(self, language: str, made: Made) -> None:
        """Write a page that all languages have."""
        self._write(Frame(language, tuple(self.contents.libraries), python=self.python), made)

    def write_alone(self, language: str, made: Made) -> None:
        """Write a page that no other language has."""
        self._write(Frame(language, (language,)), made)

    def _write(self, frame: Frame, made: Made) -> None:
        text = page(frame, made.address, made.view)
        write(self.folder / frame.language / made.address, text)


def build(
    contents: Contents, folder: Path, jobs: int | None = None, besides: Besides = NOTHING
) -> Built:
    """Write the site into a folder, which is made if it is missing.

    Raises:
        UsageError: the folder cannot be written, or something to embed is not there.
        SiteError: a question could not be played or told.
    """
    others = besides.others
    python = embedded(others, _first_trials(contents)) if others is not None else {}
    write_root(contents, folder)
    write_worker(folder)
    write_python(python, folder)
    megabytes = round(sum(map(len, python.values())) / MEGABYTE)
    site = Site(contents, folder, megabytes, besides.engines)
    jobs = jobs or os.cpu_count() or 1
    changed = _questions(site, jobs)
    shared = list(guide_pages())
    for made in shared:
        site.write_alone(contents.english.language, made)
    pages = len(contents.ids) * len(contents.libraries) * (2 if python else 1) + len(shared)
    for language, came in _references(site, jobs, changed, shared):
        pages += _sound(came, f"what is looked up in '{language}'")
    return Built(pages, len(contents.ids))


def _first_trials(contents: Contents) -> list[Asked]:
    """The first question, as somebody tries it in each language."""
    first = contents.ids[0]
    return [
        Asked(language, source_of(contents.scenarios[language][first]))
        for language in contents.libraries
    ]


def _references(
    site: Site,
    jobs: int,
    changed: Mapping[str, tuple[str, ...]],
    shared: Sequence[Made],
) -> Iterator[tuple[str, Any]]:
    """Write what is no question, in a child for each language: how many pages, or why none."""

    def perform(languages: Sequence[str]) -> Iterator[int | str]:
        for language in languages:
            try:
                yield _language(site, language, changed, shared)
            except UsageError as error:
                yield str(error)

    return in_children([[it] for it in site.contents.libraries], perform, jobs, PATIENCE)


def _language(
    site: Site,
    language: str,
    changed: Mapping[str, tuple[str, ...]],
    shared: Sequence[Made],
) -> int:
    """Write the pages of a language that are no questions, and what they load."""
    contents, folder = site.contents, site.folder
    own = list(references(contents, language, changed))
    if site.engines is not None:
        own.append(engines_page(site.engines, language))
    own.append(Made(addresses.START, start_page(contents, language, own, shared)))
    for made in own:
        site.write(language, made)
    found = [*question_entries(contents, language), *(it.entry for it in own if it.entry)]
    write(folder / language / addresses.INDEX, index_script(language, found))
    write(folder / language / addresses.WORDINGS_SCRIPT, wording_script(language, own))
    write(folder / language / addresses.MACHINE_SCRIPT, machine_script(own, language))
    write_offline(contents, folder, language)
    return len(own)


def _sound(came: Any, what: str) -> Any:
    """What a child has made.

    Raises:
        UsageError: it could not write.
        SiteError: it broke.
    """
    if isinstance(came, Failure):
        raise SiteError(f"{what} could not be made: {came.why}")
    if isinstance(came, str):
        raise UsageError(came)
    return came


def _questions(site: Site, jobs: int) -> Mapping[str, tuple[str, ...]]:
    """Play all questions and write their pages: by policy, those that it makes otherwise."""
    first, *names = site.contents.told
    batches = [names[n : n + BATCH] for n in range(0, len(names), BATCH)]
    found: defaultdict[str, list[str]] = defaultdict(list)

    def perform(batch: Sequence[str]) -> Iterator[list[str] | str]:
        return (_question(site, name) for name in batch)

    loaded = (first, _question(site, first))  # here, so that no child loads it again
    for name, came in chain([loaded], in_children(batches, perform, jobs, PATIENCE)):
        for policy in _sound(came, f"the page of {name}"):
            found[policy].append(name)
    order = {name: number for number, name in enumerate(site.contents.told)}
    return {policy: tuple(sorted(its, key=order.__getitem__)) for policy, its in found.items()}


def _question(site: Site, name: str) -> list[str] | str:
    """Play a question and write its page in each language.

    The policies that make it come out otherwise on some day; or why nothing could be written.
    """
    contents = site.contents
    once = played_once(contents.english, contents.told[name])
    for language in contents.libraries:
        view = question_page(contents, language, name, once)
        try:
            site.write(language, Made(addresses.question(name), view))
            if site.python:
                tried = try_page(contents, language, name)
                site.write(language, Made(addresses.trying(name), tried))
        except UsageError as error:
            return str(error)
    return policies_of(once)
