"""The stopwatch of a match. Its time source is injected, and it can be paused and slowed. All times are milliseconds."""

import time
from collections.abc import Callable


class Stopwatch:
    """Counts milliseconds while it runs. `source` returns monotonic seconds; tests pass a fake."""

    def __init__(self, source: Callable[[], float] = time.monotonic, elapsed_ms: int = 0) -> None:
        self._source, self._pace = source, 1.0
        self._banked, self._since = float(elapsed_ms), source()
        self._running = True

    @property
    def ms(self) -> int:
        """Milliseconds counted so far."""
        return int(self._banked + self._current())

    def _current(self) -> float:
        return (self._source() - self._since) * 1000 * self._pace if self._running else 0.0

    def _bank(self) -> None:
        self._banked += self._current()
        self._since = self._source()

    def wind(self, elapsed_ms: int) -> None:
        """Set the elapsed time, for a loaded match."""
        self._bank()
        self._banked = float(elapsed_ms)

    def pause(self) -> None:
        """Stop counting."""
        self._bank()
        self._running = False

    def resume(self) -> None:
        """Continue to count."""
        self._bank()
        self._running = True

    def set_pace(self, pace: float) -> None:
        """Count `pace` milliseconds per real millisecond: 0.5 is half speed, at 0 no deadline passes."""
        self._bank()
        self._pace = pace
