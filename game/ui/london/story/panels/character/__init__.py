"""The panel of one Character."""
