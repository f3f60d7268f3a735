"""Sweeps: one test for many rows that names every row where it fails."""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any


def each(names: str | tuple[str, ...], rows: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test once for each row, as `pytest.mark.parametrize` would do, but as a single case; fixtures are shared by all rows."""
    keys = (names,) if isinstance(names, str) else names

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def sweep(**fixtures: Any) -> None:
            faults = []
            for row in rows:
                try:
                    test(**fixtures, **dict(zip(keys, row if len(keys) > 1 else (row,), strict=True)))
                except AssertionError as fault:
                    faults.append(f"{row}: {fault}")
                except Exception as error:
                    error.add_note(f"at {row}")
                    raise
            assert not faults, "\n".join(faults)

        fixtures = [value for name, value in inspect.signature(test).parameters.items() if name not in keys]
        sweep.__signature__ = inspect.Signature(fixtures)  # type: ignore[attr-defined]
        return sweep

    return decorate
