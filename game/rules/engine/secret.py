"""Hidden information: audiences, secrets, and redaction to what some seats may see."""

from collections.abc import Callable, Set
from typing import Annotated, Any, TypeAlias

from msgspec import Struct, inspect
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
_Redactor = Callable[[Any, Set[Seat]], Any]


def redact(thing: Any, viewers: Set[Seat]) -> Any:
    """Return a copy of `thing` as the holders of the seats `viewers` may see it together; no viewers is a spectator.

    Unknown faces and all random streams are blank. Raises TypeError for an unknown type: secrets are closed by default.
    """
    return _REDACT[type(thing)](thing, viewers)


# ------------------------------------------------------------------ by the type of a value


def _same(thing: Any, _viewers: Set[Seat]) -> Any:
    return thing


def _redact_secret(thing: Secret, viewers: Set[Seat]) -> Secret:
    blank = thing.sealed is not None and viewers.isdisjoint(thing.audience)
    return Secret(None, thing.audience, thing.back) if blank else thing


def _redact_list(thing: list[Any], viewers: Set[Seat]) -> list[Any]:
    return [seen for item in thing if (seen := _REDACT[type(item)](item, viewers)) is not HIDDEN]


def _struct(kind: type[Struct]) -> _Redactor:
    """The redactor of a Struct. For other seats than those of its class variable `audience` it is HIDDEN, which a list leaves out."""
    parts = list(enumerate(_of_type(part.type) for part in _fields(kind)))
    needed = [(place, redactor) for place, redactor in parts if redactor]
    audience = _class_audience(kind)
    if not needed and kind.__struct_config__.frozen and audience is EVERYBODY:
        return _same

    def redact_struct(thing: Struct, viewers: Set[Seat]) -> Struct:
        if not sees(viewers, audience):
            return HIDDEN
        values = list(astuple(thing))
        for place, redactor in needed:
            values[place] = redactor(values[place], viewers)
        return kind(*values)

    return redact_struct


class _Dispatch(dict[type, _Redactor]):
    """The redactor of each type; an unknown type is refused."""

    def __missing__(self, kind: type) -> _Redactor:
        if not issubclass(kind, Struct):
            raise TypeError(f"redact cannot judge a {kind.__name__}")
        self[kind] = redactor = _struct(kind)
        return redactor


def _fields(kind: type[Struct]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found.fields


def _class_audience(kind: type[Struct]) -> Audience:
    """The class variable `audience` of a Struct; an `audience` that is a field belongs to its values, not to the type."""
    return EVERYBODY if "audience" in kind.__struct_fields__ else getattr(kind, "audience", EVERYBODY)


_REDACT = _Dispatch(dict.fromkeys((int, str, bool, float, bytes, type(None)), _same))
_REDACT |= {
    Secret: _redact_secret,
    Rng: lambda thing, viewers: Rng(None, {}),
    Hidden: lambda thing, viewers: HIDDEN,
    list: _redact_list,
    tuple: lambda thing, viewers: tuple([redact(item, viewers) for item in thing]),
    dict: lambda thing, viewers: {redact(key, viewers): redact(value, viewers) for key, value in thing.items()},
}

# ------------------------------------------------------------------ by the declared type of a field


def _of_type(info: inspect.Type) -> _Redactor | None:
    """The redactor of values that are declared so: None if they hide nothing and never change, so that no copy is needed."""
    match info:
        case inspect.Metadata(type=inner):
            return _of_type(inner)
        case (
            inspect.IntType() | inspect.StrType() | inspect.BoolType() | inspect.FloatType() | inspect.BytesType()
            | inspect.NoneType() | inspect.LiteralType()
        ):  # fmt: skip
            return None
        case inspect.StructType(cls=kind):
            return None if _is_plain(kind) else _redact_secret if kind is Secret else redact
        case inspect.VarTupleType(item_type=item):
            return redact if _of_type(item) else None
        case inspect.TupleType(item_types=items):
            return redact if any(map(_of_type, items)) else None
        case inspect.ListType(item_type=item):
            return _list(_of_type(item))
        case inspect.DictType(key_type=key, value_type=value):
            return redact if _of_type(key) else _dict(_of_type(value))
        case inspect.UnionType(types=types):
            needed = [redactor for redactor in map(_of_type, types) if redactor]
            return redact if needed else None
    return redact


def _is_plain(kind: type[Struct]) -> bool:
    """Whether every value of a type is frozen and plain. Not where another type is derived from it, which may be otherwise."""
    return not kind.__subclasses__() and _REDACT[kind] is _same


def _list(item: _Redactor | None) -> _Redactor:
    if item is None:
        return lambda thing, viewers: thing.copy()
    if item is redact:
        return _redact_list
    return lambda thing, viewers: [item(one, viewers) for one in thing]


def _dict(value: _Redactor | None) -> _Redactor:
    if value is None:
        return lambda thing, viewers: thing.copy()
    return lambda thing, viewers: {key: value(one, viewers) for key, one in thing.items()}
