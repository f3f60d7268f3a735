"""The window: everything that is drawn, heard and clicked. pygame lives here and nowhere else."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
