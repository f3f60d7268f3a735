"""What a test run says while it runs and when it ends: a bar on a terminal, a line each tenth elsewhere, and a summary in plain words."""

import resource
import sys
import time
from collections import Counter

import pytest
from tqdm import tqdm

MEMORY, LONG = "peak_megabytes", "long_tests"
LEFT_OUT = pytest.StashKey[int]()
"""How many long tests a run leaves out."""


class Progress:
    """Counts the tests of a run, in the process that talks to the terminal."""

    def __init__(self) -> None:
        """Start the clock; nothing is known about the tests yet."""
        self.begun, self.long, self.counts, self.failed = time.monotonic(), 0, Counter[str](), list[str]()
        self.peaks: dict[str, int] = {}
        self.bar: tqdm[None] | None = None
        self.total, self.tenths = 0, 0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Know how many tests there are, when they run in this process."""
        self.total, self.long = len(session.items), session.config.stash.get(LEFT_OUT, 0)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Know how many tests there are, when they run in others."""
        self.total = len(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """No dots: the bar shows how many have passed."""
        return ("passed", "", "") if report.passed and report.when == "call" else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test, and show it."""
        if report.failed:
            self.failed.append(report.nodeid)
        if report.when != "teardown":
            return
        self.counts["done"] += 1
        if sys.stderr.isatty():
            self.bar = self.bar or tqdm(total=self.total, unit=" tests", dynamic_ncols=True, leave=False, smoothing=0.05)
            self.bar.set_postfix_str(f"{len(self.failed)} failed", refresh=False)
            self.bar.update()
        elif (tenths := 10 * self.counts["done"] // max(1, self.total)) > self.tenths and self.total > 100:
            self.tenths = tenths
            seconds = time.monotonic() - self.begun
            sys.stdout.write(f"{10 * tenths:4d} % of {self.total:,} tests after {seconds:.0f} s, {len(self.failed)} failed\n")
            sys.stdout.flush()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Note the memory of a worker that has ended."""
        told = getattr(node, "workeroutput", {})
        self.peaks[str(len(self.peaks))] = told.get(MEMORY, 0)
        self.long = told.get(LONG, 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell how it went, and what to do next."""
        if self.bar is not None:
            self.bar.close()
        write, failed = terminalreporter.write_line, sorted(set(self.failed))
        peaks = [peak for peak in self.peaks.values() if peak] or [peak_megabytes()]
        workers = f"{len(peaks)} processes" if len(peaks) > 1 else "one process"
        write("")
        write(f"{self.counts['done'] - len(failed):,} of {self.counts['done']:,} tests passed in {time.monotonic() - self.begun:.0f} s, "
              f"in {workers} of at most {max(peaks)} MB.")  # fmt: skip
        if self.long:
            write(f"{self.long:,} long tests were left out; `python -m pytest -n auto --heavy` runs them, too.")
        for name in failed[:5]:
            write(f"Run it alone: python -m pytest '{name}'")


class Worker:
    """Tells the first process what this one has used."""

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Send the peak of the memory, and how many tests were left out."""
        output: dict[str, int] = session.config.workeroutput  # type: ignore[attr-defined]
        output[MEMORY], output[LONG] = peak_megabytes(), session.config.stash.get(LEFT_OUT, 0)


def peak_megabytes() -> int:
    """The most memory that this process has held."""
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit


def register(config: pytest.Config) -> None:
    """Add the plugin that fits this process: the first one, or one of its workers."""
    config.pluginmanager.register(Worker() if hasattr(config, "workerinput") else Progress())
