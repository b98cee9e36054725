"""Compiles all that ships: `python -m ettin_spec.compile_all FOLDER`."""

from __future__ import annotations

import os
import sys

from ettin_spec.compiled import FOLDER
from ettin_spec.languages import LANGUAGES


def main(folder: str) -> None:
    """Keep in a folder what a reader of the specification needs, in every language."""
    os.environ[FOLDER] = folder
    from ettin_spec.cards import load_cards  # noqa: PLC0415 - only once the folder is named
    from ettin_spec.language import features_root, load_corpus, load_tongue  # noqa: PLC0415 - same
    from ettin_spec.rulebook import load_rules  # noqa: PLC0415 - same

    load_rules()
    load_cards()
    for language in LANGUAGES:
        load_tongue(language)
        load_corpus(features_root(), language)


if __name__ == "__main__":
    main(sys.argv[1])
