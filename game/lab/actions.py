"""Action numbers: every answer of a game as one number, or as a few numbers one after the other.

A kind of answer (a Choice) with all its values takes a range of numbers. An answer that lists several things, such as the order of
three fighters, begins with its kind and values, goes on with one number for each thing, and ends with END. In a question that all
seats answer at the same time the kind comes first, by itself, so that agents that draw evenly also draw rare kinds.

The numbers follow from the order of the choices and of the content of a game. They are stable within a version of an environment:
a change of them makes a new version (`terrorscape_v1`), and `fingerprint` shows whether they have changed.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from math import prod
from typing import Any, NamedTuple

from msgspec import inspect

from game.lab.domains import Domain, Kinds, Values, domain_of
from game.rules.engine.script import Choice

Path = tuple[int, ...]
"""The numbers of an answer, one after the other."""


class _Kind(NamedTuple):
    """A kind of answer: its name, its first number, the fields in it with their domains, and its field of several things, if any."""

    name: str
    base: int
    fields: tuple[tuple[str, Domain], ...]
    listed: tuple[str, Domain] | None

    @property
    def size(self) -> int:
        return prod(domain.size for _, domain in self.fields)


class Actions:
    """The action numbers of a game.

    `size` is how many there are, `first_thing` the first one that stands for a thing in a list or for END.
    """

    def __init__(self, choices: Sequence[type[Choice]], kinds: Kinds) -> None:
        self.kinds = {choice: number for number, choice in enumerate(choices)}
        self._kinds: dict[type[Choice], _Kind] = {}
        self._listed: list[tuple[int, Domain]] = []
        self.size = len(choices)
        for choice in choices:
            fields, listed = _fields(choice, kinds)
            kind = self._kinds[choice] = _Kind(choice.__name__, self.size, fields, listed)
            self.size += kind.size
        self.first_thing = self.end = self.size
        self.size += 1
        self._things: dict[type[Choice], int] = {}
        for choice, kind in self._kinds.items():
            if kind.listed is not None:
                self._things[choice] = self.size
                self.size += kind.listed[1].size
        self._spell = {choice: self._speller(choice) for choice in choices}
        self._known: dict[type[Choice], dict[Any, Path]] = {choice: {} for choice in choices if _is_fixed(self._kinds[choice])}

    def path(self, choice: Choice, state: Any) -> Path:
        """The numbers of an answer in a state. Raises KeyError if the answer has none."""
        kind = type(choice)
        known = self._known.get(kind)
        if known is None:
            return self._spell[kind](choice, state)
        found = known.get(choice)
        if found is None:
            found = known[choice] = self._spell[kind](choice, state)
        return found

    def _speller(self, choice: type[Choice]) -> Callable[[Any, Any], Path]:
        _, base, fields, listed = self._kinds[choice]
        if not fields and listed is None:
            return lambda answer, state: (base,)

        def head(answer: Choice, state: Any) -> int:
            number = 0
            for name, domain in fields:
                number = number * domain.size + domain.number(getattr(answer, name), state)
            return base + number

        if listed is None:
            return lambda answer, state: (head(answer, state),)
        name, things = listed
        first, end = self._things[choice], self.end

        def spell(answer: Choice, state: Any) -> Path:
            return (head(answer, state), *[first + things.number(one, state) for one in getattr(answer, name)], end)

        return spell

    def label(self, number: int) -> str:
        """What a number stands for: a kind, a kind with its values, or a thing in a list of a kind. Raises IndexError."""
        if not 0 <= number < self.size:
            raise IndexError(number)
        if number < len(self.kinds):
            return [kind.name for kind in self._kinds.values()][number]
        if number == self.end:
            return "END"
        for choice, kind in self._kinds.items():
            if kind.base <= number < kind.base + kind.size:
                return f"{kind.name}({', '.join(_values(kind, number - kind.base))})"
            if kind.listed is not None and 0 <= (thing := number - self._things[choice]) < kind.listed[1].size:
                return f"{kind.name}.{kind.listed[0]}[{kind.listed[1].label(thing)}]"
        raise AssertionError(number)

    def labels(self) -> Iterator[str]:
        """What each number stands for, in order."""
        return map(self.label, range(self.size))

    @property
    def fingerprint(self) -> str:
        """A hash of all numbers and what they stand for."""
        return blake2b("\n".join(self.labels()).encode(), digest_size=8).hexdigest()


def _is_fixed(kind: _Kind) -> bool:
    """Whether the number of an answer depends on nothing but the answer, which has no list, so that there are few."""
    return kind.listed is None and all(isinstance(domain, Values) for _, domain in kind.fields)


def _values(kind: _Kind, number: int) -> list[str]:
    found = list[str]()
    for name, domain in reversed(kind.fields):
        number, place = divmod(number, domain.size)
        found.insert(0, f"{name}={domain.label(place)}")
    return found


def _fields(choice: type[Choice], kinds: Kinds) -> tuple[tuple[tuple[str, Domain], ...], tuple[str, Domain] | None]:
    """The fields of a Choice with their domains, and the field that lists several things. Raises TypeError for a field without a domain."""
    info = inspect.type_info(choice)
    assert isinstance(info, inspect.StructType)
    fields, listed = list[tuple[str, Domain]](), None
    for field in info.fields:
        several = isinstance(field.type, inspect.VarTupleType)
        domain = domain_of(field.type.item_type if isinstance(field.type, inspect.VarTupleType) else field.type, kinds)
        if domain is None or (several and listed):
            raise TypeError(f"{choice.__name__}.{field.name} has no numbers")
        if several:
            listed = (field.name, domain)
        else:
            fields.append((field.name, domain))
    return tuple(fields), listed
