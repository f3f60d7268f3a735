"""The results of simulated matches, the report that counts them, and the files of one row per match."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from game.lab.errors import SimulationError
from game.match.record import SaveError
from game.match.save_file import replace


class MatchResult(Struct, frozen=True):
    """One match: its seed, the winning side (None after an error), rounds, answers, and the traceback of an error."""

    seed: int
    side: str | None
    rounds: int
    answers: int
    trace: str = ""


class Percentiles(Struct, frozen=True):
    """The median, and the range between the tenth and the ninetieth percentile."""

    median: int
    p10: int
    p90: int


class Report(Struct, frozen=True):
    """The counts over all matches. `errors` counts matches that failed; `first_error` is the traceback of the first one."""

    game: str
    games: int
    errors: int
    outcomes: dict[str, int]
    rounds: Percentiles
    decisions: int
    seconds: float
    decisions_per_second: float
    first_error: str | UnsetType = UNSET


def report(game: str, results: Sequence[MatchResult], seconds: float) -> Report:
    """Count the results of all matches."""
    ended = [result for result in results if result.side is not None]
    decisions = sum(result.answers for result in results)
    traces = [result.trace for result in results if result.trace]
    return Report(
        game,
        len(results),
        len(traces),
        dict(Counter(result.side for result in ended if result.side is not None).most_common()),
        spread([result.rounds for result in ended]),
        decisions,
        round(seconds, 3),
        round(decisions / max(seconds, 1e-9), 1),
        traces[0] if traces else UNSET,
    )


def spread(numbers: Iterable[int]) -> Percentiles:
    """Median, tenth and ninetieth percentile, each one of `numbers` (0 for none)."""
    row = sorted(numbers) or [0]
    return Percentiles(*(row[round(part * (len(row) - 1))] for part in (0.5, 0.1, 0.9)))


# ---------------------------------------------------------------------- files of one row per match

COLUMNS = ("seed", "side", "rounds", "answers", "error")
"""The fields of MatchResult, as they are called in files. `side` is empty after an error, `error` without one."""


def check_file(file: Path) -> None:
    """Raise SimulationError or SaveError if `write` could not write this file: it is asked before hours of simulation."""
    if file.suffix.lower() not in _WRITERS:
        raise SimulationError("simulate-file-kind", file=str(file), kinds=list(_WRITERS))
    if not file.parent.is_dir():
        raise SaveError(file, "save-missing-folder")
    if file.is_dir():
        raise SaveError(file, "save-no-file")
    if file.suffix.lower() == ".parquet":
        try:
            import pyarrow.parquet  # noqa: F401  # belongs to an extra, and takes a moment
        except ImportError as error:
            raise SimulationError("simulate-no-parquet") from error


def write(file: Path, results: Iterable[MatchResult]) -> None:
    """Write a row for each match, as JSON, CSV or Parquet by the ending of the file's name. Raises SaveError."""
    try:
        replace(file, _WRITERS[file.suffix.lower()]([msgspec.structs.astuple(result) for result in results]))
    except OSError as error:
        raise SaveError.of(file, error, "save-unwritable-file") from error


def _json(rows: Sequence[tuple[Any, ...]]) -> bytes:
    """A list of objects, one in each line."""
    lines = (msgspec.json.encode(dict(zip(COLUMNS, row, strict=True))) for row in rows)
    return b"[" + b",\n".join(lines) + b"]\n"


def _csv(rows: Sequence[tuple[Any, ...]]) -> bytes:
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    table.writerows(rows)
    return text.getvalue().encode()


def _parquet(rows: Sequence[tuple[Any, ...]]) -> bytes:
    import pyarrow as pa
    from pyarrow import parquet

    numbers, words = pa.int64(), pa.string()
    schema = pa.schema(zip(COLUMNS, (numbers, words, numbers, numbers, words), strict=True))
    table = pa.Table.from_pylist([dict(zip(COLUMNS, row, strict=True)) for row in rows], schema)
    file = io.BytesIO()
    parquet.write_table(table, file)
    return file.getvalue()


_WRITERS: dict[str, Callable[[Sequence[tuple[Any, ...]]], bytes]] = {".json": _json, ".csv": _csv, ".parquet": _parquet}
