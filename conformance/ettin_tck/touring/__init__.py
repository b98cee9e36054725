"""Tours: an engine is led over every edge of a bounded part of the flow, by known cards."""
