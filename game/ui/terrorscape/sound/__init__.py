"""Where sounds come from, and how tense the music is."""
