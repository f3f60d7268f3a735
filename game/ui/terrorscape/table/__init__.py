"""The table: the scene, its controller, and its painter."""
