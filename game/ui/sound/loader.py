"""A thread that reads and decodes files, so that no frame waits for a disk or a slow device."""

import queue
import threading
from collections.abc import Callable

Job = Callable[[], None]
PATIENCE = 2.0
"""The seconds that the program waits at its end for a running job."""


class Loader:
    """Runs jobs one after the other in a thread. Without `background` each runs at once, for tests."""

    def __init__(self, name: str, *, background: bool = True) -> None:
        self.name, self.background = name, background
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    def ask(self, job: Job) -> None:
        """Queue a job."""
        if self._closed:
            return
        if not self.background:
            job()
            return
        self.begin()
        self._jobs.put(job)

    def begin(self) -> None:
        """Start the thread. That takes a moment, so it is not called in the first frame."""
        if self._thread is None and self.background:
            self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None and not self._closed:
            job()

    def close(self) -> bool:
        """Stop. Returns False if a running job does not end."""
        self._closed = True
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()
