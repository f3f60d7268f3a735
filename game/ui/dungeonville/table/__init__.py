"""The table: its scene, its controller, its dialogs."""
