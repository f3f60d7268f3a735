"""An encounter: both halves and the dice tower."""
