"""Where things are heard, and how tense the score is."""
