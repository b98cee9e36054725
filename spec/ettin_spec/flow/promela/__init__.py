"""The flow in Promela, the language of Spin: a second opinion on what is proved."""
