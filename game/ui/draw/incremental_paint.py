"""Spreads an expensive repaint over several frames. The window keeps its old picture until the new one is complete."""

import time
from collections.abc import Callable

from game.ui.draw.canvas import Canvas
from game.ui.draw.text_recorder import text_recorder

Paint = Callable[[Canvas], None]
SHARE = 0.003
"""The seconds of a frame in which panels are painted; one more step may begin within them."""
PATIENCE = 30
"""The maximum number of frames for a picture, because one that changes all the time would never be complete."""


class Unready(Exception):  # not an error: painting continues in the next frame
    """The time for painting in this frame is over."""


class IncrementalPaint:
    """A picture in preparation. `frames` counts the frames that it has taken so far."""

    def __init__(self) -> None:
        self.frames = self.panels = 0
        self.ends = 0.0

    def over(self, canvas: Canvas, paint: Paint, since: float, *, whole: bool) -> bool:
        """Whether all panels that `paint` draws are cached, so that it can draw in the frame that began at `since`. If not, some more are painted.

        A frame that is already late paints nothing. Composing the `whole` window takes long, and gets a frame of its own.
        """
        done, late = text_recorder.notes is not None or self.frames >= PATIENCE, time.perf_counter() > since + SHARE
        if not done and (self.frames or not late):
            done = self._rehearsed(canvas, paint, since) and not (whole and self.panels and time.perf_counter() > self.ends)
        self.frames = 0 if done else self.frames + 1
        return done

    def _rehearsed(self, canvas: Canvas, paint: Paint, since: float) -> bool:
        """Run `paint` on a hidden surface until it completes or the time is over."""
        links, clip = canvas.links, canvas.surface.get_clip()
        self.panels, self.ends = 0, since + SHARE
        canvas.links, canvas.begun = [], self._begun
        canvas.surface.set_clip((0, 0, 0, 0))
        try:
            paint(canvas)
        except Unready:
            return False
        finally:
            canvas.surface.set_clip(clip)
            canvas.links, canvas.begun = links, None
        return True

    def _begun(self) -> None:
        """Called before a panel, or a part of it, is painted. The first one is always allowed."""
        if self.panels and time.perf_counter() > self.ends:
            raise Unready
        self.panels += 1
