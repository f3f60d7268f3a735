"""Secrets and redaction: what a seat may not know is not in its view."""

from collections.abc import Callable, Set
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from game.rules.engine.rng import Rng

Seat = int
CLOCK: Seat = -1
"""The seat for which Match answers when a deadline passes."""


class HiddenError(LookupError):
    """A hidden value was touched in a view."""


class Secret(Struct, frozen=True):
    """A value (a card, a place, a number in letters) and the seats that know it; `sealed` is None in the eyes of the others.

    `back` is what everybody can see of it: the back of a card, the packet of a stack that it lies in.
    """

    sealed: str | None
    known_to: tuple[Seat, ...] = ()
    back: str = ""

    @property
    def face(self) -> str:
        """The value itself. Raises HiddenError where this view may not know it."""
        if self.sealed is None:
            raise HiddenError("this value is hidden from the view that holds it")
        return self.sealed

    def shown_to(self, *seats: Seat) -> "Secret":
        """The same secret, with `seats` added to those that know it."""
        return Secret(self.sealed, tuple(sorted({*self.known_to, *seats})), self.back)


class Veil(Struct, frozen=True):
    """What stands in a view for a whole part that it may not know, lengths included. Touching anything of it raises HiddenError."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise HiddenError(f"{name} is hidden from the view that holds it")


VEIL = Veil()
_PLAIN = (int, str, bool, float, bytes, type(None))
_PLAIN_TYPES = frozenset[type](_PLAIN)
_Redactor = Callable[[Any, Set[Seat]], Any]


def _redact_secret(thing: Secret, seats: Set[Seat]) -> Secret:
    return thing if any(seat in seats for seat in thing.known_to) else Secret(None, thing.known_to, thing.back)


def _redact_struct(thing: Struct, seats: Set[Seat]) -> Struct:
    return type(thing)(*[redact(getattr(thing, name), seats) for name in thing.__struct_fields__])


def _redact_frozen(thing: Struct, seats: Set[Seat]) -> Struct:
    """What can never change and holds plain values alone, such as most Choices, hides nothing and need not be copied."""
    return thing if _PLAIN_TYPES.issuperset(map(type, astuple(thing))) else _redact_struct(thing, seats)


def _closed(open_to: tuple[Seat, ...]) -> _Redactor:
    """The redactor of a Struct with a class variable `open_to`: others see a Veil, and in a list nothing at all."""

    def redact_closed(thing: Struct, seats: Set[Seat]) -> Struct:
        return _redact_struct(thing, seats) if any(seat in seats for seat in open_to) else VEIL

    return redact_closed


def _redact_list(thing: list[Any], seats: Set[Seat]) -> list[Any]:
    return [seen for item in thing if (seen := redact(item, seats)) is not VEIL]


class _Dispatch(dict[type, _Redactor]):
    """A redactor for each type; a type that nobody has judged is refused."""

    def __missing__(self, kind: type) -> _Redactor:
        if issubclass(kind, Struct):
            open_to: tuple[Seat, ...] | None = getattr(kind, "open_to", None)
            whole = _redact_frozen if kind.__struct_config__.frozen else _redact_struct
            self[kind] = redactor = whole if open_to is None else _closed(open_to)
            return redactor
        raise TypeError(f"redact cannot judge a {kind.__name__}")


_BUILTIN: dict[type, _Redactor] = dict.fromkeys(_PLAIN, lambda thing, seats: thing)
_KNOWN: dict[type, _Redactor] = {
    Secret: _redact_secret,
    Rng: lambda thing, seats: Rng(None, {}),
    Veil: lambda thing, seats: VEIL,
    list: _redact_list,
    tuple: lambda thing, seats: tuple([redact(item, seats) for item in thing]),
    dict: lambda thing, seats: {redact(key, seats): redact(value, seats) for key, value in thing.items()},
}
_REDACT = _Dispatch(_BUILTIN | _KNOWN)


def redact(thing: Any, seats: Set[Seat]) -> Any:
    """Return a copy of `thing` as the holders of `seats` may see it together; no seats at all is a spectator.

    Unknown faces and every die to come are blank. Raises TypeError for a type that was never judged: secrets are closed by default.
    """
    return _REDACT[type(thing)](thing, seats)
