"""The tutorial of all games: an ordinary match with lessons, which are data."""
