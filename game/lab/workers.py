"""Plays the seeds of a simulation in chunks on the workers of any Executor, and plays the chunks of lost workers again."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, TypeVar

from game.lab.errors import SimulationError

R = TypeVar("R")
Play = Callable[[Sequence[int]], R]
"""Plays the matches of some seeds. It is sent to workers, so it has to be a plain function or a `partial` of one."""
Workers = Executor | Callable[[], Executor]
"""An Executor that its owner shuts down; or a function that makes one, which is called again when the pool breaks."""
SECONDS = 2.0
"""How long a worker is to be busy with one chunk. That is how much is lost with a worker, and how often progress is reported."""
IN_FLIGHT = 2
"""Chunks submitted for each worker: one that it plays, and one that waits, so that it is never idle."""
SUSPICIOUS, ATTEMPTS = 2, 4
"""After how many failures a chunk is played alone, and after how many the simulation gives up."""
TICK = 1.0
"""Seconds between two moments at which Windows can deliver Ctrl+C to a program that waits."""


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of `jobs` processes. Ctrl+C ends them at once and in silence."""
    return ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL))


def play_in_chunks(play: Play[R], seeds: Sequence[int], workers: Workers | None, jobs: int) -> Generator[R, None, None]:
    """Play all seeds on `jobs` workers, or here without any; yield the result of each chunk when it ends, in any order.

    A chunk whose worker fails is played again. Raises SimulationError when that has happened `ATTEMPTS` times, or when a given
    Executor is broken or lost. Whatever has not begun is cancelled when the generator is closed.
    """
    if workers is None:
        for seed in seeds:
            yield play([seed])
    else:
        yield from _Dispatcher(play, seeds, workers, jobs).run()


@dataclass(eq=False)
class _Chunk:
    """Seeds that one worker plays, the Executor that has them, and how often they failed."""

    seeds: Sequence[int]
    executor: Executor
    failures: int = 0


class _Dispatcher(Generic[R]):
    """Keeps a bounded number of chunks in flight, and makes them as long as `SECONDS` at the speed so far."""

    def __init__(self, play: Play[R], seeds: Sequence[int], workers: Workers, jobs: int) -> None:
        self._play, self._jobs = play, jobs
        self._make = None if isinstance(workers, Executor) else workers
        self._executor = workers if isinstance(workers, Executor) else workers()
        self._seeds, self._failed = deque(seeds), deque[_Chunk]()
        self._running: dict[Future[R], _Chunk] = {}
        self._played, self._began = 0, perf_counter()

    def run(self) -> Iterator[R]:
        """Yield the result of each chunk when it ends."""
        try:
            while self._submit_all():
                ended = wait(self._running, TICK, FIRST_COMPLETED).done
                for future in sorted(ended, key=lambda one: _error(one) is not None):  # results first: a failure may end it all
                    chunk = self._running.pop(future)
                    if (error := _error(future)) is None:
                        self._played += len(chunk.seeds)
                        yield future.result()
                    else:
                        self._fail(chunk, error)
        finally:
            for future in self._running:
                future.cancel()
            if self._make is not None:
                self._executor.shutdown(wait=not self._running)

    def _submit_all(self) -> int:
        """Submit chunks until enough are in flight; return how many are."""
        while (self._failed or self._seeds) and len(self._running) < self._room():
            chunk = self._failed.popleft() if self._failed else self._next()
            chunk.executor = self._executor
            try:
                self._running[self._executor.submit(self._play, chunk.seeds)] = chunk
            except BrokenExecutor as error:
                self._fail(chunk, error)
        return len(self._running)

    def _room(self) -> int:
        """How many chunks may be in flight: one that failed before is alone, to tell it from those that a broken pool took along."""
        is_suspicious = any(chunk.failures >= SUSPICIOUS for chunk in (*self._running.values(), *self._failed))
        return 1 if is_suspicious else IN_FLIGHT * self._jobs

    def _next(self) -> _Chunk:
        """The next seeds: at first one, towards the end ever fewer, so that all workers end at the same time."""
        seconds = perf_counter() - self._began
        size = min(self._played / seconds / self._jobs * SECONDS, len(self._seeds) / (IN_FLIGHT * self._jobs))
        return _Chunk([self._seeds.popleft() for _ in range(max(1, int(size)))], self._executor)

    def _fail(self, chunk: _Chunk, error: BaseException) -> None:
        """Put a chunk back, and replace a broken pool. Raises SimulationError after too many failures."""
        if isinstance(error, SimulationError):  # the Executor is lost for good
            raise error
        chunk.failures += 1
        is_broken = isinstance(error, BrokenExecutor)
        if chunk.failures >= ATTEMPTS or (is_broken and self._make is None):
            reason = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            first, last = str(chunk.seeds[0]), str(chunk.seeds[-1])  # in words, a seed has no separators
            raise SimulationError("simulate-worker-lost", times=chunk.failures, first=first, last=last, reason=reason) from error
        self._failed.append(chunk)
        if is_broken and chunk.executor is self._executor and self._make is not None:
            self._executor.shutdown(wait=False)
            self._executor = self._make()


def _error(future: Future[R]) -> BaseException | None:
    """What a chunk failed with. A cancelled one lost its scheduler."""
    try:
        return future.exception()
    except CancelledError as error:
        return error


def end_processes() -> None:
    """End the processes of a pool that was stopped, which would play their chunks to the end."""
    for process in multiprocessing.active_children():
        process.terminate()
