"""The window: everything that is drawn, heard and clicked. pygame lives here and nowhere else."""
