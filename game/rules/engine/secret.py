"""Hidden information: audiences, secrets, and redaction to what some seats may see."""

from collections.abc import Callable, Set
from typing import Annotated, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from game.rules.engine.reference import refers_to
from game.rules.engine.rng import Rng

Seat = Annotated[int, refers_to("seat")]
CLOCK: Seat = -1
"""The seat that Match answers for when a deadline passes."""

Audience: TypeAlias = tuple[Seat, ...] | None
"""The seats that may see a value, a part of the state, an Event or a Decision; None is EVERYBODY."""
EVERYBODY: Audience = None


def sees(viewers: Set[Seat], audience: Audience) -> bool:
    """Whether one of `viewers` belongs to `audience`. A spectator (no viewers) sees only what EVERYBODY sees."""
    return audience is None or not viewers.isdisjoint(audience)


class HiddenError(LookupError):
    """A hidden value of an observation was read."""


class Secret(Struct, frozen=True, rename={"audience": "known_to"}):
    """A value (a card, a place, a number as text) and its audience; for all other seats `sealed` is None.

    `back` is public: the back of a card, the packet of a deck that it belongs to.
    """

    sealed: str | None
    audience: tuple[Seat, ...] = ()
    back: str = ""

    @property
    def face(self) -> str:
        """The value. Raises HiddenError where it is redacted."""
        if self.sealed is None:
            raise HiddenError("this value is hidden from the seats that hold the observation")
        return self.sealed

    def shown_to(self, *seats: Seat) -> "Secret":
        """A copy whose audience includes `seats`."""
        return Secret(self.sealed, tuple(sorted({*self.audience, *seats})), self.back)


class Hidden(Struct, frozen=True):
    """The placeholder for a redacted part of a state, whose lengths are secret as well.

    Reading an attribute raises HiddenError.
    """

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise HiddenError(f"{name} is hidden from the seats that hold the observation")


HIDDEN = Hidden()
_PLAIN = (int, str, bool, float, bytes, type(None))
_PLAIN_TYPES = frozenset[type](_PLAIN)
_Redactor = Callable[[Any, Set[Seat]], Any]


def _redact_secret(thing: Secret, viewers: Set[Seat]) -> Secret:
    return thing if sees(viewers, thing.audience) else Secret(None, thing.audience, thing.back)


def _redact_struct(thing: Struct, viewers: Set[Seat]) -> Struct:
    return type(thing)(*[redact(getattr(thing, name), viewers) for name in thing.__struct_fields__])


def _redact_frozen(thing: Struct, viewers: Set[Seat]) -> Struct:
    """Return a frozen Struct of plain values, such as most Choices, without copying it: it can hide nothing and never changes."""
    return thing if _PLAIN_TYPES.issuperset(map(type, astuple(thing))) else _redact_struct(thing, viewers)


def _for_audience(audience: Audience) -> _Redactor:
    """The redactor of a Struct with a class variable `audience`: other seats get HIDDEN, which a list leaves out."""

    def redact_part(thing: Struct, viewers: Set[Seat]) -> Struct:
        return _redact_struct(thing, viewers) if sees(viewers, audience) else HIDDEN

    return redact_part


def _redact_list(thing: list[Any], viewers: Set[Seat]) -> list[Any]:
    return [seen for item in thing if (seen := redact(item, viewers)) is not HIDDEN]


class _Dispatch(dict[type, _Redactor]):
    """The redactor of each type; an unknown type is refused."""

    def __missing__(self, kind: type) -> _Redactor:
        if issubclass(kind, Struct):
            audience = _class_audience(kind)
            whole = _redact_frozen if kind.__struct_config__.frozen else _redact_struct
            self[kind] = redactor = whole if audience is EVERYBODY else _for_audience(audience)
            return redactor
        raise TypeError(f"redact cannot judge a {kind.__name__}")


def _class_audience(kind: type[Struct]) -> Audience:
    """The class variable `audience` of a Struct; an `audience` that is a field belongs to its values, not to the type."""
    return EVERYBODY if "audience" in kind.__struct_fields__ else getattr(kind, "audience", EVERYBODY)


_BUILTIN: dict[type, _Redactor] = dict.fromkeys(_PLAIN, lambda thing, viewers: thing)
_KNOWN: dict[type, _Redactor] = {
    Secret: _redact_secret,
    Rng: lambda thing, viewers: Rng(None, {}),
    Hidden: lambda thing, viewers: HIDDEN,
    list: _redact_list,
    tuple: lambda thing, viewers: tuple([redact(item, viewers) for item in thing]),
    dict: lambda thing, viewers: {redact(key, viewers): redact(value, viewers) for key, value in thing.items()},
}
_REDACT = _Dispatch(_BUILTIN | _KNOWN)


def redact(thing: Any, viewers: Set[Seat]) -> Any:
    """Return a copy of `thing` as the holders of the seats `viewers` may see it together; no viewers is a spectator.

    Unknown faces and all random streams are blank. Raises TypeError for an unknown type: secrets are closed by default.
    """
    return _REDACT[type(thing)](thing, viewers)
