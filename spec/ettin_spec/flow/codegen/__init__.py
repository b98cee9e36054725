"""From the flow to Python: the step that engines run."""
