"""Content: TOML tables, validated strictly when they are loaded, and registries of the functions that rows name."""

import difflib
import inspect
import tomllib
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T", bound=Struct)
F = TypeVar("F", bound=Callable[..., Any])


class ContentError(ValueError):
    """An error in a content table: the file, the row, the key, the problem and the allowed values."""

    def __init__(self, file: Path | str, row: str, key: str, problem: str) -> None:
        place = ", ".join(part for part in (str(file), row and f"[{row}]", key and f'key "{key}"') if part)
        super().__init__(f"{place}: {problem}")
        self.file, self.row, self.key, self.problem = str(file), row, key, problem


@cache
def data_folder(name: str) -> Path:
    """The folder `name` ("levels", "sprites", "sounds") of an installed copy or of the source tree."""
    package = Path(__file__).resolve().parents[2]
    installed = package / "data" / name
    return installed if installed.is_dir() else package.parent / name


def nearest(word: str, words: Iterable[str]) -> str:
    """A clause that lists the allowed `words`, after the one most similar to `word`."""
    known = sorted(words)
    close = difflib.get_close_matches(word, known, n=1)
    hint = f'did you mean "{close[0]}"? ' if close else ""
    return f"{hint}Known: {', '.join(known)}"


def check_known(file: Path, row: str, key: str, names: Iterable[str], table: Iterable[str]) -> None:
    """Raise ContentError for a name that is no row of a table."""
    known = set(table)
    for name in names:
        if name not in known:
            raise ContentError(file, row, key, f'there is no "{name}"; {nearest(name, known)}')


def read_toml(file: Path) -> dict[str, Any]:
    """Read a TOML file. The result is cached: do not change it. Raises ContentError if the file is missing or not valid TOML."""
    try:
        return _parsed(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(file, "", "", f"cannot be read ({type(error).__name__})") from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file, "", "", f"is not valid TOML: {error}") from error


@lru_cache(maxsize=64)
def _parsed(text: str) -> dict[str, Any]:
    """The contents of a TOML file, which several tables may share."""
    return tomllib.loads(text)


def load_table(file: Path, kind: type[T], table: str) -> dict[str, T]:
    """Load every `[[table]]` row of `file` as a `kind`, by its `id`, in the file's order.

    `kind` is a Struct with `forbid_unknown_fields`. Raises ContentError for an unknown or missing key, a wrong type or a
    repeated id.
    """
    data = read_toml(file)
    if table not in data:
        raise ContentError(file, "", table, f"has no such table; {nearest(table, data)}")
    rows: dict[str, T] = {}
    for number, raw in enumerate(data[table], start=1):
        name = str(raw.get("id", f"{table} number {number}"))
        row = convert_row(file, name, raw, kind)
        if name in rows:
            raise ContentError(file, name, "id", "stands twice")
        rows[name] = row
    return rows


def load_row(file: Path, kind: type[T], table: str, name: str) -> T:
    """Load the one row of `[[table]]` whose `id` is `name`.

    Raises ContentError as `load_table` does, and if there is no such row.
    """
    rows = load_table(file, kind, table)
    if name not in rows:
        raise ContentError(file, name, "id", "is missing")
    return rows[name]


def convert_row(file: Path, name: str, raw: dict[str, Any], kind: type[T]) -> T:
    """Convert one row to a `kind`. Raises ContentError with the key that is wrong."""
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    for key in raw:
        if key not in known:
            raise ContentError(file, name, key, f"is no key of this table; {nearest(key, known)}")
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        raise ContentError(file, name, path.rstrip("`"), problem) from error


class Registry(Generic[F]):
    """The functions of one kind ("effect", "condition") that rows may name, all with the same parameters.

    Use it as a decorator factory: `@effect("cleave")`, or `@effect("cleave", when=has_target)` with the condition under which the
    function has something to do. Wrong parameters raise an error when the function is defined, an unknown name when the row is
    loaded.
    """

    def __init__(self, kind: str, *parameters: str) -> None:
        self.kind, self.parameters = kind, parameters
        self.functions: dict[str, F] = {}
        self.conditions: dict[str, Callable[..., bool]] = {}

    def __call__(self, name: str, *, when: Callable[..., bool] | None = None) -> Callable[[F], F]:
        """Register the decorated function as `name`. Raises TypeError for a name that is taken or for wrong parameters."""

        def register(function: F) -> F:
            for one in (function, when) if when is not None else (function,):
                given = tuple(inspect.signature(one).parameters)
                if given != self.parameters:
                    raise TypeError(f'{self.kind} "{name}" takes {given}, not {self.parameters}')
            if name in self.functions:
                raise TypeError(f'{self.kind} "{name}" is defined twice')
            self.functions[name] = function
            if when is not None:
                self.conditions[name] = when
            return function

        return register

    def applies(self, name: str, *arguments: Any) -> bool:
        """Whether the condition of `name` holds; without a condition it always does."""
        condition = self.conditions.get(name)
        return condition is None or condition(*arguments)

    def bind(self, file: Path, row: str, key: str, name: str) -> F:
        """Return the function called `name`. Raises ContentError if there is none."""
        if name not in self.functions:
            raise ContentError(file, row, key, f'no {self.kind} is called "{name}"; {nearest(name, self.functions)}')
        return self.functions[name]
