"""Observation vectors: the state as a seat may see it, as numbers, laid out by the declared types of its fields.

References become one entry for each thing there is, lists of references become counts, lists of larger parts have a limited number
of places. What is hidden from the seat stays 0, random streams and texts without a domain have no entries; the JSON form of an
observation has everything in full. `entries` documents the layout.
"""

from collections.abc import Callable, Iterator, Mapping, Set
from typing import Any, NamedTuple

from msgspec import Struct, inspect

from game.lab.domains import Domain, Kinds, domain_of
from game.rules.engine.rng import Rng
from game.rules.engine.secret import EVERYBODY, Audience, Hidden, Seat, Secret, sees

PLACES = 6
"""The places of a list of larger parts, unless the game says otherwise."""


class Entry(NamedTuple):
    """A run of entries of a vector: the path of the field, its first entry, their number, and what they mean."""

    path: str
    start: int
    width: int
    meaning: str


class View(NamedTuple):
    """What a part is written for: the whole state, and the seats that look."""

    state: Any
    viewers: Set[Seat]


Write = Callable[[Any, View, Any, int], None]
"""Writes a value into a vector from an entry on; the entries are 0 before."""


class _Part(NamedTuple):
    width: int
    write: Write
    entries: Callable[[str, int], Iterator[Entry]]


class VectorLayout:
    """The layout of the vectors of a game.

    `kinds` are the domains of references, `places` the number of places of a list by its field name, `left_out` the fields
    without entries. `width` is the number of entries.
    """

    def __init__(self, state: type[Struct], kinds: Kinds, *, places: Mapping[str, int], left_out: Set[str]) -> None:
        self._kinds, self._places, self._left_out = kinds, places, left_out
        self._root = self._struct(state)
        self.width = self._root.width

    def write(self, state: Any, viewers: Set[Seat], out: Any) -> None:
        """Write a state as the holders of some seats see it into the vector `out`, which is 0 before."""
        self._root.write(state, View(state, viewers), out, 0)

    def entries(self) -> list[Entry]:
        """The layout, in order."""
        return list(self._root.entries("", 0))

    # -------------------------------------------------------------- parts

    def _part(self, info: inspect.Type, name: str) -> _Part | None:
        """The part of a field by its type; None if it has no entries."""
        match info:
            case inspect.Metadata(extra={"one_for_each": kind}, type=inner):
                return self._for_each(self._kinds[kind], inner, name)
            case inspect.Metadata(type=inspect.StructType(cls=kind), extra={"refers_to": _}) if kind is Secret:
                return _secret(domain_of(info, self._kinds))
            case inspect.Metadata(type=inner) if domain_of(info, self._kinds) is None:
                return self._part(inner, name)
        if (domain := domain_of(info, self._kinds)) is not None:
            return _reference(domain)
        match info:
            case inspect.IntType() | inspect.FloatType():
                return _NUMBER
            case inspect.StructType(cls=kind) if kind not in (Rng, Secret):
                return self._struct(kind)
            case inspect.UnionType(types=types):
                return self._union(types, name)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return self._list(item, name)
            case inspect.DictType(key_type=key, value_type=value):
                domain = domain_of(key, self._kinds)
                return None if domain is None else self._table(domain, self._part(value, name))
        return None

    def _struct(self, kind: type[Struct]) -> _Part:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        parts, width = list[tuple[str, int, _Part]](), 0
        for field in info.fields:
            part = None if field.name in self._left_out else self._part(field.type, field.name)
            if part is not None:
                parts.append((field.name, width, part))
                width += part.width
        audience: Audience = EVERYBODY if "audience" in kind.__struct_fields__ else getattr(kind, "audience", EVERYBODY)
        writers = [(name, place, part.write) for name, place, part in parts]

        def write(value: Any, view: View, out: Any, at: int) -> None:
            if not sees(view.viewers, audience) or type(value) is Hidden:
                return
            for name, place, inner in writers:
                inner(getattr(value, name), view, out, at + place)

        def entries(path: str, start: int) -> Iterator[Entry]:
            for name, place, part in parts:
                yield from part.entries(f"{path}.{name}" if path else name, start + place)

        return _Part(width, write, entries)

    def _union(self, types: tuple[inspect.Type, ...], name: str) -> _Part | None:
        """A part for each type of a union, with an entry that says which one it is; None has no entry."""
        shapes = [(one, self._part(one, name)) for one in types if not isinstance(one, inspect.NoneType)]
        parts = [(_class_of(one), part) for one, part in shapes if part is not None]
        places, width = dict[type, tuple[int, Write]](), 0
        for kind, part in parts:
            places[kind] = (width, part.write)
            width += 1 + part.width

        def write(value: Any, view: View, out: Any, at: int) -> None:
            found = places.get(type(value))
            if found is not None:
                out[at + found[0]] = 1.0
                found[1](value, view, out, at + found[0] + 1)

        def entries(path: str, start: int) -> Iterator[Entry]:
            for kind, part in parts:
                yield Entry(path, start, 1, f"1 if there is one ({kind.__name__})")
                yield from part.entries(path, start + 1)
                start += 1 + part.width

        return _Part(width, write, entries) if parts else None

    def _list(self, item: inspect.Type, name: str) -> _Part | None:
        """Counts of references, or the first few of larger parts; the number of items comes first."""
        secret = isinstance(item, inspect.Metadata) and getattr(item.type, "cls", None) is Secret
        domain = domain_of(item, self._kinds)
        if domain is not None and not isinstance(item, inspect.BoolType):
            return _counts(domain, secret=secret)
        part = self._part(item, name)
        if part is None:
            return _LENGTH
        most = self._places.get(name, PLACES)

        def write(value: Any, view: View, out: Any, at: int) -> None:
            out[at] = len(value)
            for number, one in enumerate(value[:most]):
                part.write(one, view, out, at + 1 + number * part.width)

        def entries(path: str, start: int) -> Iterator[Entry]:
            yield Entry(path, start, 1, "their number")
            for number in range(most):
                yield from part.entries(f"{path}[{number}]", start + 1 + number * part.width)

        return _Part(1 + most * part.width, write, entries)

    def _for_each(self, domain: Domain, info: inspect.Type, name: str) -> _Part | None:
        """A list with an item for each thing of a domain, or a table with a key for each."""
        if isinstance(info, inspect.DictType):
            return self._table(domain, self._part(info.value_type, name))
        assert isinstance(info, inspect.ListType)
        part = self._part(info.item_type, name)
        if part is None:
            return None

        def write(value: Any, view: View, out: Any, at: int) -> None:
            for number, one in enumerate(value):
                part.write(one, view, out, at + number * part.width)

        return _Part(domain.size * part.width, write, _each(domain, part))

    def _table(self, domain: Domain, part: _Part | None) -> _Part | None:
        if part is None:
            return None

        def write(value: Any, view: View, out: Any, at: int) -> None:
            for key, one in value.items():
                part.write(one, view, out, at + domain.number(key, view.state) * part.width)

        return _Part(domain.size * part.width, write, _each(domain, part))


def _class_of(info: inspect.Type) -> type:
    """The class of the values of a type in a union."""
    match info:
        case inspect.Metadata(type=inner):
            return _class_of(inner)
        case inspect.StructType(cls=kind):
            return kind
        case inspect.StrType():
            return str
        case inspect.ListType():
            return list
    return int


def _each(domain: Domain, part: _Part) -> Callable[[str, int], Iterator[Entry]]:
    def entries(path: str, start: int) -> Iterator[Entry]:
        for number in range(domain.size):
            yield from part.entries(f"{path}[{domain.label(number)}]", start + number * part.width)

    return entries


def _said(width: int, meaning: str) -> Callable[[str, int], Iterator[Entry]]:
    return lambda path, start: iter([Entry(path, start, width, meaning)])


def _names(domain: Domain) -> str:
    return ", ".join(map(domain.label, range(domain.size))) if domain.width == domain.size else type(domain).__doc__ or ""


def _reference(domain: Domain) -> _Part:
    def write(value: Any, view: View, out: Any, at: int) -> None:
        if value is not None:
            domain.write(value, view.state, out, at)

    return _Part(domain.width, write, _said(domain.width, f"1 for one of: {_names(domain)}"))


def _secret(domain: Domain | None) -> _Part | None:
    """A hidden value: a reference for those who know it, and an entry that says that it is unknown."""
    if domain is None:
        return None
    known = domain

    def write(value: Any, view: View, out: Any, at: int) -> None:
        if value.sealed is None or not value.audience or view.viewers.isdisjoint(value.audience):
            out[at] = 1.0
        else:
            known.write(value.sealed, view.state, out, at + 1)

    return _Part(known.width + 1, write, _said(known.width + 1, f"1 if it is unknown, then 1 for one of: {_names(known)}"))


def _counts(domain: Domain, *, secret: bool) -> _Part:
    """How many there are, and how many of each thing are known to be among them."""

    def write(value: Any, view: View, out: Any, at: int) -> None:
        out[at] = len(value)
        for one in value:
            out[at + 1 + domain.number(one, view.state)] += 1.0

    def write_known(value: Any, view: View, out: Any, at: int) -> None:
        viewers = view.viewers
        write(
            [one.sealed for one in value if one.audience and one.sealed and not viewers.isdisjoint(one.audience)], view, out, at
        )
        out[at] = len(value)

    labels = ", ".join(map(domain.label, range(domain.size))) if domain.size < 300 else type(domain).__doc__
    told = _said(1 + domain.size, f"their number, then how many are: {labels}")
    return _Part(1 + domain.size, write_known if secret else write, told)


def _write_number(value: Any, view: View, out: Any, at: int) -> None:
    out[at] = value


def _write_length(value: Any, view: View, out: Any, at: int) -> None:
    out[at] = len(value)


_NUMBER = _Part(1, _write_number, _said(1, "a number"))
_LENGTH = _Part(1, _write_length, _said(1, "their number"))
