"""Facts about places and cards, for the inspector and the rulebook."""
