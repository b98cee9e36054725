"""The results as Cucumber Messages, which formatters and services of other people's read."""
