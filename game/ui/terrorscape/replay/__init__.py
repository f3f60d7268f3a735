"""The replay view."""
