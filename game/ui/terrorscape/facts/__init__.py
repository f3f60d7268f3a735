"""What the rulebook and the table tell about single things of Terrorscape."""
