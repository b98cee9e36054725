"""The flow file as data: read, checked, expanded."""
