"""The content tables, loaded and checked."""
