"""Agents think in a process of their own, so that no frame ever waits for them."""

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
PATIENCE = 20.0
"""Seconds after which a worker that has not answered is given up."""


def leave_with_parent() -> None:
    """Begin a worker: it ends when the program does, even one that was killed and could not say good-bye."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive_nobody, args=(parent.sentinel,), daemon=True).start()


def _outlive_nobody(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Thinker:
    """Puts one Question after the other to a worker process; without `apart` it answers at once, in this process.

    A worker that dies, fails or takes too long is replaced by an answer by lot; `failures` counts that, and the scene tells it.
    """

    def __init__(self, *, apart: bool = True, patience: float = PATIENCE) -> None:
        self.apart, self.patience, self.failures = apart, patience, 0
        self._pool: Executor | None = None
        self._future: Future[Advice] | None = None
        self._question: Question | None = None
        self._since = 0.0

    @property
    def busy(self) -> bool:
        """Whether a Question is open."""
        return self._question is not None

    def ask(self, question: Question) -> None:
        """Begin to think about `question`; an older one is forgotten."""
        self.forget()
        self._question, self._since = question, time.monotonic()
        if self.apart:
            try:
                self._future = self._workers().submit(answer_question, question)
            except (OSError, RuntimeError):  # no process can be started, or the pool has died
                self._give_up()

    def poll(self) -> tuple[Question, Advice] | None:
        """The open Question and its answer as soon as there is one."""
        question, future = self._question, self._future
        if question is None:
            return None
        if future is not None and not future.done() and time.monotonic() - self._since < self.patience:
            return None
        self._question = self._future = None
        return question, self._answer(question, future)

    def _answer(self, question: Question, future: "Future[Advice] | None") -> Advice:
        if future is None and not self.apart:
            return answer_question(question)
        try:
            if future is not None and future.done():
                return future.result()
        except (BrokenProcessPool, OSError):
            pass
        except Exception:  # noqa: BLE001  # whatever breaks in an agent must not break the match
            self.failures += 1
            return self._by_lot(question)
        self._give_up()
        return self._by_lot(question)

    @staticmethod
    def _by_lot(question: Question) -> Advice:
        return answer_question(Question(question.game, "random", question.view, question.seat, question.seed, question.budget))

    def compute(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> "Future[T]":
        """Have something worked out beside the Questions: whoever asks looks whether it is done, and what it failed with."""
        if self.apart:
            with suppress(OSError, RuntimeError):  # no process can be started, or the pool has died
                return self._workers().submit(task, *given, **named)
        here: Future[T] = Future()
        if self.apart:
            here.cancel()
        else:
            here.set_result(task(*given, **named))
        return here

    def _workers(self) -> Executor:
        if self._pool is None:
            # A fresh process: a fork of one that holds a window and its threads may hang.
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=leave_with_parent)
        return self._pool

    def _give_up(self) -> None:
        self.failures += 1
        self.close()

    def forget(self) -> None:
        """Drop the open Question: the match has gone another way."""
        if self._future is not None:
            self._future.cancel()
        self._question = self._future = None

    def close(self) -> None:
        """Let the worker go."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.shutdown(wait=False, cancel_futures=True)
