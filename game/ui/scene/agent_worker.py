"""A worker process for agents, so that no frame waits for a decision."""

import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

from game.match import Question, answer_question
from game.rules.engine.agent import Advice

P = ParamSpec("P")
T = TypeVar("T")
TIMEOUT = 20.0
"""The seconds after which a worker that has not answered is replaced."""


def leave_with_parent() -> None:
    """Initialize a worker process: it exits with the program, even if the program is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent.sentinel,), daemon=True).start()


def _exit_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class AgentWorker:
    """Sends Questions to a worker process, one at a time. Without `background` it answers in this process.

    If the worker dies, fails or exceeds `timeout`, a random answer replaces its answer. `failures` counts these cases, and the
    scene shows them.
    """

    def __init__(self, *, background: bool = True, timeout: float = TIMEOUT) -> None:
        self.background, self.timeout, self.failures = background, timeout, 0
        self._pool: Executor | None = None
        self._future: Future[Advice] | None = None
        self._question: Question | None = None
        self._since = 0.0

    @property
    def busy(self) -> bool:
        """Whether a Question is pending."""
        return self._question is not None

    def ask(self, question: Question) -> None:
        """Start to compute the answer to `question`, in place of a pending one."""
        self.cancel()
        self._question, self._since = question, time.monotonic()
        if self.background:
            try:
                self._future = self._workers().submit(answer_question, question)
            except (OSError, RuntimeError):  # no process can be started, or the pool is broken
                self._abandon()

    def poll(self) -> tuple[Question, Advice] | None:
        """The pending Question with its answer; None while there is no answer yet."""
        question, future = self._question, self._future
        if question is None:
            return None
        if future is not None and not future.done() and time.monotonic() - self._since < self.timeout:
            return None
        self._question = self._future = None
        return question, self._answer(question, future)

    def _answer(self, question: Question, future: "Future[Advice] | None") -> Advice:
        if future is None and not self.background:
            return answer_question(question)
        try:
            if future is not None and future.done():
                return future.result()
        except (BrokenProcessPool, OSError):
            pass
        except Exception:  # noqa: BLE001  # an error of an agent must not end the match
            self.failures += 1
            return self._random_answer(question)
        self._abandon()
        return self._random_answer(question)

    @staticmethod
    def _random_answer(question: Question) -> Advice:
        return answer_question(Question(question.game, "random", question.view, question.seat, question.seed, question.budget))

    def compute(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> "Future[T]":
        """Run another task in the worker. The caller polls the Future, which is cancelled if no process can be started."""
        if self.background:
            with suppress(OSError, RuntimeError):  # no process can be started, or the pool is broken
                return self._workers().submit(task, *given, **named)
        here: Future[T] = Future()
        if self.background:
            here.cancel()
        else:
            here.set_result(task(*given, **named))
        return here

    def _workers(self) -> Executor:
        if self._pool is None:
            # Spawn, because a fork of a process with a window and threads may hang.
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=leave_with_parent)
        return self._pool

    def _abandon(self) -> None:
        self.failures += 1
        self.close()

    def cancel(self) -> None:
        """Drop the pending Question, because the match has moved on."""
        if self._future is not None:
            self._future.cancel()
        self._question = self._future = None

    def close(self) -> None:
        """Stop the worker process."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.shutdown(wait=False, cancel_futures=True)
