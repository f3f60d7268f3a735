"""The result screen of Terrorscape."""
