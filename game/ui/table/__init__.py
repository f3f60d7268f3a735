"""What the tables of all games share: the client of a match, the animation queue, dialogs."""
