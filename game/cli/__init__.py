"""The command line and the text mode: everything that works without a window."""
