"""What it costs to cast a spell or to activate an ability, and how that is paid."""
