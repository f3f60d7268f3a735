"""The table of Castle Ravenloft: its scene, controller, and painters."""
