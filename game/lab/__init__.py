"""Many matches without a window, and the checks that every game passes."""
