"""The encounter view: both halves and the dice tower."""
