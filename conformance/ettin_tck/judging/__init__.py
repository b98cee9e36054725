"""One case: played, watched, judged, and a wrong answer explained."""
