"""Characters played by the program: companions who plan together, from what lies open."""
