"""What takes long to paint is made ready over several frames: the window keeps its picture meanwhile, and shows the next one at once."""

import time
from collections.abc import Callable

from game.ui.draw.canvas import Canvas
from game.ui.draw.text_recorder import text_recorder

Paint = Callable[[Canvas], None]
SHARE = 0.003
"""So many seconds after a frame has begun panels are made ready; one more step may be begun within them."""
PATIENCE = 30
"""So many frames a picture waits at most: one in which something changes all the time would never be ready."""


class Unready(Exception):  # no error: it goes on in the next frame
    """The time for making a picture ready is over."""


class IncrementalPaint:
    """A picture that is being made ready. `frames` are those for which it has waited."""

    def __init__(self) -> None:
        self.frames = self.panels = 0
        self.ends = 0.0

    def over(self, canvas: Canvas, paint: Paint, since: float, *, whole: bool) -> bool:
        """Whether all panels that `paint` draws are there, so that it may draw in the frame that has begun at `since`; else some more of them are.

        A frame in which much has happened already paints nothing. The `whole` window takes long to be put together, and gets a frame of its own.
        """
        done, late = text_recorder.notes is not None or self.frames >= PATIENCE, time.perf_counter() > since + SHARE
        if not done and (self.frames or not late):
            done = self._rehearsed(canvas, paint, since) and not (whole and self.panels and time.perf_counter() > self.ends)
        self.frames = 0 if done else self.frames + 1
        return done

    def _rehearsed(self, canvas: Canvas, paint: Paint, since: float) -> bool:
        """Let `paint` draw where nobody sees it, until it has come to its end or the time is over."""
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
        """A panel is going to be drawn, or a part of it; the first one in any case."""
        if self.panels and time.perf_counter() > self.ends:
            raise Unready
        self.panels += 1
