"""Where a scene leads next: what its `handle` and `update` return."""

from game.ui.scene.context import Scene

Navigation = Scene
"""The next scene."""
