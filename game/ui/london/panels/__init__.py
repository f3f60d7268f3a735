"""Painters that the planning and the story share."""
