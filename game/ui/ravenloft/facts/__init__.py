"""Facts about cards, tiles and figures, for the inspector and the rulebook."""
