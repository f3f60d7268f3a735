"""From Events to clips: how long each is shown, and how it moves."""
