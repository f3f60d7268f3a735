"""A Dask cluster as an Executor. Needs the extra `cluster`."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, InvalidStateError
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from game.lab.errors import SimulationError

if TYPE_CHECKING:
    from distributed import Client

P = ParamSpec("P")
R = TypeVar("R")
PATIENCE = 10
"""The seconds to wait for the scheduler to answer, for the first worker, and for a lost scheduler to come back."""


class ClusterExecutor(Executor):
    """The Executor of a Dask client, whose calls fail when the client gives its scheduler up; Dask's own would wait for ever."""

    def __init__(self, client: "Client", address: str) -> None:
        self._client, self._inner, self._address = client, client.get_executor(pure=False), address
        self._pending, self._ended = set[Future[Any]](), Event()
        Thread(target=self._watch, daemon=True).start()

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Submit a call. Raises SimulationError if the scheduler is lost."""
        if self._is_lost():
            raise self._error()
        future: Future[R] = self._inner.submit(fn, *args, **kwargs)
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the pending calls end, or cancel them."""
        self._ended.set()
        if not self._is_lost():
            self._inner.shutdown(wait=wait and not cancel_futures)

    def _error(self) -> SimulationError:
        return SimulationError("simulate-scheduler-lost", address=self._address)

    def _is_lost(self) -> bool:
        return self._client.status not in ("running", "connecting")

    def _watch(self) -> None:
        while not self._ended.wait(1.0):
            if self._is_lost():
                for future in [*self._pending]:
                    with suppress(InvalidStateError):  # it ended after all
                        future.set_exception(self._error())


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to the scheduler at `address`; yield an Executor and the number of its workers' threads. Raises SimulationError."""
    try:
        from distributed import Client
        from distributed.comm import get_address_host_port
    except ImportError as error:
        raise SimulationError("simulate-no-dask") from error
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # it tells of the same problems in its own words
    try:
        get_address_host_port(address)  # a Client without a possible address would hang
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise SimulationError("simulate-no-scheduler", address=address) from error
    with client:
        try:
            client.wait_for_workers(1, PATIENCE)
        except TimeoutError as error:
            raise SimulationError("simulate-no-workers", address=address) from error
        executor = ClusterExecutor(client, address)
        try:
            yield executor, sum(client.nthreads().values())
        finally:
            executor.shutdown(wait=False)
