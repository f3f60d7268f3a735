"""The stopwatch of a match: injected time that can be paused, slowed and switched off. All times are milliseconds."""

import time
from collections.abc import Callable


class Stopwatch:
    """Counts milliseconds while it runs; `source` gives seconds that never go back (tests pass a fake)."""

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
        """Count on from `elapsed_ms`, as a loaded match does."""
        self._bank()
        self._banked = float(elapsed_ms)

    def pause(self) -> None:
        """Stop counting; the match stands still with its clock."""
        self._bank()
        self._running = False

    def resume(self) -> None:
        """Count on from where it was paused."""
        self._bank()
        self._running = True

    def set_pace(self, pace: float) -> None:
        """Count `pace` milliseconds for each that passes: 0.5 is half speed, 0 never reaches a deadline."""
        self._bank()
        self._pace = pace
