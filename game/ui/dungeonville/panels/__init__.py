"""The panels around the stage."""
