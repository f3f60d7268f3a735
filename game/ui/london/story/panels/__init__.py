"""The panels of the story's table."""
