"""References: fields of a state that hold the id of a card, a place or a seat, checked against the ids that exist in the game.

A type says what it refers to: `Place = Annotated[str, refers_to("place")]`. `Rules.known_ids` returns the places that exist.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import Meta, Struct, inspect

Known = Mapping[str, Collection[Any]]
"""The valid ids for each kind of reference."""
Check = Callable[[Any, Known, str], None]
"""A function of a value, the known ids and the value's path in the state, which raises UnknownIdError for an unknown id."""


class UnknownIdError(ValueError):
    """A state holds an id that does not exist in the game: its path in the state, and the id."""

    def __init__(self, path: str, given: object) -> None:
        super().__init__(f"{path}: {given!r}")
        self.path, self.given = path, given


def refers_to(kind: str, *, optional: bool = False) -> Meta:
    """Mark the type of a reference (text, a number, or a Secret); an `optional` one may be "", which refers to nothing."""
    return Meta(extra={"refers_to": kind, "optional": optional})


def one_for_each(kind: str, *, optional: bool = False) -> Meta:
    """Mark a list with one item for each thing of a `kind`, or a dict with one key; an `optional` one may be empty."""
    return Meta(extra={"one_for_each": kind, "optional": optional})


def check_references(state: Struct, known: Known) -> None:
    """Raise UnknownIdError for the first id in `state` that is not `known`."""
    check = _struct(type(state))
    if check is not None:
        check(state, known, "")


def _check(info: inspect.Type) -> Check | None:
    """The check of a type; None if its values can hold no reference."""
    match info:
        case inspect.Metadata(type=inner, extra={"refers_to": kind, "optional": optional}):
            return _both(_reference(kind, optional=optional), _check(inner))
        case inspect.Metadata(type=inner, extra={"one_for_each": kind, "optional": optional}):
            return _both(_one_for_each(kind, optional=optional), _check(inner))
        case inspect.Metadata(type=inner):
            return _check(inner)
        case inspect.StructType(cls=kind):
            return _struct(kind)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return _items(_check(item))
        case inspect.DictType(key_type=key, value_type=value):
            return _pairs(_check(key), _check(value))
        case inspect.UnionType(types=types):
            return _union(types)
    return None


def _both(first: Check, second: Check | None) -> Check:
    if second is None:
        return first

    def check(value: Any, known: Known, path: str) -> None:
        first(value, known, path)
        second(value, known, path)

    return check


def _reference(kind: str, *, optional: bool) -> Check:
    def check(value: Any, known: Known, path: str) -> None:
        given = getattr(value, "sealed", value)  # a Secret holds the id in its sealed value
        if given not in known[kind] and not (optional and given == ""):
            raise UnknownIdError(path, given)

    return check


def _one_for_each(kind: str, *, optional: bool) -> Check:
    def check(value: Any, known: Known, path: str) -> None:
        whole = value.keys() == set(known[kind]) if isinstance(value, dict) else len(value) == len(known[kind])
        if not whole and (value or not optional):
            raise UnknownIdError(path, list(value))

    return check


def _items(item: Check | None) -> Check | None:
    if item is None:
        return None

    def check(value: Any, known: Known, path: str) -> None:
        for number, one in enumerate(value):
            item(one, known, f"{path}.{number}")

    return check


def _pairs(of_key: Check | None, of_value: Check | None) -> Check | None:
    if of_key is None and of_value is None:
        return None

    def check(value: Any, known: Known, path: str) -> None:
        for key, one in value.items():
            if of_key is not None:
                of_key(key, known, path)
            if of_value is not None:
                of_value(one, known, f"{path}.{key}")

    return check


def _union(types: Iterable[inspect.Type]) -> Check | None:
    """The check of a union: a Struct is checked by its class, any other value by the one type that can hold a reference."""
    structs = {one.cls: _struct(one.cls) for one in types if isinstance(one, inspect.StructType)}
    others = (_check(one) for one in types if not isinstance(one, inspect.StructType))
    other = next(filter(None, others), None)
    if other is None and not any(structs.values()):
        return None

    def check(value: Any, known: Known, path: str) -> None:
        found = structs.get(type(value), other)
        if value is not None and found is not None:
            found(value, known, path)

    return check


@cache
def _struct(kind: type[Struct]) -> Check | None:
    fields = {field.name: inner for field in _fields(kind) if (inner := _check(field.type)) is not None}
    if not fields:
        return None

    def check(value: Any, known: Known, path: str) -> None:
        for name, inner in fields.items():
            inner(getattr(value, name), known, f"{path}.{name}" if path else name)

    return check


def _fields(kind: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields
