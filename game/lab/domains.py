"""Domains: the values that a kind of reference can have, numbered for actions and vectors."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import inspect

V = TypeVar("V", bound=int | str)


class Domain(Protocol):
    """The values of a kind, numbered from 0 to `size` - 1; in a vector they take `width` entries.

    A number may depend on the state, because some names are given during a match: the square of a tile, the third wolf.
    """

    size: int
    width: int

    def number(self, value: Any, state: Any) -> int:
        """The number of a value. Raises KeyError for an unknown one."""
        ...

    def label(self, number: int) -> str:
        """What a number stands for."""
        ...

    def write(self, value: Any, state: Any, out: Any, at: int) -> None:
        """Write a value into `width` entries of the vector `out`, which are 0."""
        ...


class Values(Generic[V]):
    """A domain of fixed values; in a vector one entry for each, 1 for the value."""

    def __init__(self, values: Iterable[V]) -> None:
        self.values = tuple(dict.fromkeys(values))
        self.size = self.width = len(self.values)
        self._numbers = {value: number for number, value in enumerate(self.values)}

    def number(self, value: V, state: Any) -> int:
        """The place of the value. Raises KeyError for an unknown one."""
        return self._numbers[value]

    def label(self, number: int) -> str:
        """The value."""
        return str(self.values[number])

    def write(self, value: V, state: Any, out: Any, at: int) -> None:
        """Set the entry of the value."""
        out[at + self._numbers[value]] = 1.0


Kinds = Mapping[str, Domain]
"""The domain of each kind of reference."""


def domain_of(info: inspect.Type, kinds: Kinds) -> Domain | None:
    """The domain of the values of a type: a reference, a literal or a bool; None for any other type.

    Raises KeyError for a kind that is not in `kinds`.
    """
    match info:
        case inspect.Metadata(extra={"refers_to": kind, "optional": True}):
            domain = kinds[kind]
            assert isinstance(domain, Values)
            return domain if "" in domain.values else Values(("", *domain.values))
        case inspect.Metadata(extra={"refers_to": kind}):
            return kinds[kind]
        case inspect.Metadata(type=inner):
            return domain_of(inner, kinds)
        case inspect.LiteralType(values=values):
            return Values(values)
        case inspect.BoolType():
            return Values((False, True))
    return None
