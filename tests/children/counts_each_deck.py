"""The deck checker with one mistake: it judges each deck as if there were no teammate."""

import deck_checker

deck_checker.serve(deck_checker.Checker(unified=False))
