"""The site: questions, cards, rules and what stands behind them as pages that need no server."""
