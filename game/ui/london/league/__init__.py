"""The League's score sheet."""
