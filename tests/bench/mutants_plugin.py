"""The plugin with which `mutants.py` runs pytest: it notes what each test reaches, or tries mutants in processes of their own."""

import builtins
import contextlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

job: dict[str, Any] = json.loads(os.environ["DREADHOUSE_MUTATION"])
noted: dict[str, dict[str, Any]] = {}
failed: list[str] = []
CPU, WALL = 120, 240
"""Seconds of work, and seconds in all, after which a mutant counts as one that hangs: that is noticed, too."""


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what a test costs, and which mutants it reaches."""
    builtins.__mutant_hits__.clear()  # type: ignore[attr-defined]
    begun, count = time.process_time(), len(failed)
    yield
    hits = sorted(builtins.__mutant_hits__)  # type: ignore[attr-defined]
    noted[item.nodeid] = {"seconds": time.process_time() - begun, "hits": hits, "passed": len(failed) == count}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note a failure."""
    if report.failed:
        failed.append(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write what this process noted."""
    if "map" in job and noted:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        Path(job["map"], f"{os.getpid()}.json").write_text(json.dumps({"tests": noted, "peak": peak}), encoding="utf-8")


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Try the mutants of this process's share, one after the other."""
    if "run" not in job:
        return None
    work, items, (first, step) = (
        json.loads(Path(job["run"]).read_text(encoding="utf-8")),
        {one.nodeid: one for one in session.items},
        job["share"],
    )
    out = Path(job["out"])
    ends: dict[str, str] = json.loads(out.read_text(encoding="utf-8")) if out.is_file() else {}
    for number in [one for one in sorted(map(int, work))[first::step] if str(one) not in ends]:
        tests = [items[name] for name in work[str(number)] if name in items]
        ends[str(number)] = tried(number, tests) if tests else "not run"
        sys.stderr.write(f"{number} {ends[str(number)]}\n")
        out.write_text(json.dumps(ends), encoding="utf-8")
    return True


def tried(number: int, tests: list[pytest.Item]) -> str:
    """What became of a mutant: "caught" or "missed"."""
    child = os.fork()
    if not child:
        try:
            limited()
            os.environ["DREADHOUSE_MUTANT"] = str(number)
            builtins.__mutant_switch__.active = number  # type: ignore[attr-defined]
            for test, then in zip(tests, [*tests[1:], None], strict=True):
                test.config.hook.pytest_runtest_protocol(item=test, nextitem=then)
                if failed:
                    break
        finally:
            os._exit(1 if failed or sys.exc_info()[0] else 0)
    end = time.monotonic() + WALL
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return "missed" if status == 0 else "caught"
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "caught"


def limited() -> None:
    """Stop a mutant that runs or grows without end, and keep its output to itself."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        with contextlib.suppress(OSError):
            os.dup2(nowhere, stream)
