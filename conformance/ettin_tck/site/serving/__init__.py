"""The site served to this machine alone: pages made when asked for, and scenarios to be tried."""
