"""A thread that reads and decodes, so that no frame waits for a disk or for a device that opens slowly."""

import queue
import threading
from collections.abc import Callable

Job = Callable[[], None]
PATIENCE = 2.0
"""Seconds that leaving the program waits for a job that has begun."""


class Loader:
    """Does one job after the other. Without `background` each is done at once, as tests like it."""

    def __init__(self, name: str, *, background: bool = True) -> None:
        self.name, self.background = name, background
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    def ask(self, job: Job) -> None:
        """Do this soon."""
        if self._closed:
            return
        if not self.background:
            job()
            return
        self.begin()
        self._jobs.put(job)

    def begin(self) -> None:
        """Start the thread, which may take a moment: for other threads than the window's, and for its first frame."""
        if self._thread is None and self.background:
            self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None and not self._closed:
            job()

    def close(self) -> bool:
        """Do nothing more; False if a job that has begun does not end."""
        self._closed = True
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()
