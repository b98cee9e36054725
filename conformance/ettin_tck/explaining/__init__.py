"""A question answered as a judge answers it: what is asked is found, then told with its why."""
