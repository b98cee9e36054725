"""The runner: drives any engine through the scenarios, judges, explains, reports."""
