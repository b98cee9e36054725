"""Tournament software that lets a team choose after a look at the hand; else it is right."""

import tournament

tournament.serve(tournament.Software(eyes=False))
