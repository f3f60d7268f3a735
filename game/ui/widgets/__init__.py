"""Widgets: focus, layout, controls, dialogs, and the base class of all screens."""
