"""Validates the set-up of a match: option values and the holders of seats, from a command line, a menu or a program."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from game.match.history import PERSON
from game.rules.engine.rules import OptionsError, Rules
from game.rules.engine.secret import Seat

SEED_LIMIT = 2**63


def check_seed(seed: int) -> int:
    """Return `seed` if it is a valid seed. Raises OptionsError."""
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:  # True is not seed 1
        raise OptionsError("seed", seed, f"0 - {SEED_LIMIT - 1}")
    return seed


def check_seats(rules: Rules[Any], wanted: Mapping[Any, str], seats: Iterable[Seat]) -> dict[Seat, str]:
    """The holder of each of `seats`: as `wanted` says, else a person. Raises OptionsError."""
    holders = dict.fromkeys(seats, PERSON)
    for seat, level in wanted.items():
        if not str(seat).isdecimal() or int(seat) not in holders:
            raise OptionsError("seat", seat, ", ".join(map(str, holders)))
        if level not in (PERSON, *rules.agents):
            raise OptionsError(f"seat {seat}", level, ", ".join((PERSON, *rules.agents)))
        holders[int(seat)] = level
    return holders


def read_options(rules: Rules[Any], options: Mapping[str, Any]) -> Any:
    """Convert option values (also text from a command line) to the game's options. Raises OptionsError."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(rules.options_type)}
    read: dict[str, Any] = {}
    for key, value in options.items():
        if key not in fields:
            raise OptionsError(key, value, ", ".join(fields))
        read[key] = _value(key, value, fields[key].type)
    return msgspec.convert(read, rules.options_type)


def _value(key: str, value: Any, kind: Any) -> Any:
    """Convert the value of one option. Text may be a number, or a list with commas. Raises OptionsError."""
    tries = [value]
    if isinstance(value, str):
        tries.append([part.strip() for part in value.split(",") if part.strip()])
    for form in tries:
        try:
            return msgspec.convert(form, kind, strict=False)
        except msgspec.ValidationError:
            continue
    raise OptionsError(key, value, possible(kind))


def possible(kind: Any) -> str:
    """The possible values of the type `kind`, without words: "1 - 5", "true, false", "easy, normal"."""
    return _possible(inspect.type_info(kind))


def _possible(info: inspect.Type) -> str:
    match info:
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.BoolType():
            return "true, false"
        case inspect.IntType(ge=low, le=high):
            return f"{'...' if low is None else low} - {'...' if high is None else high}"
        case inspect.UnionType(types=types):
            return ", ".join(_possible(one) for one in types if not isinstance(one, inspect.NoneType))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{_possible(item)}, ..."
    return "any-text"


def seats_option(rules: Rules[Any]) -> str | None:
    """The name of the option for the number of seats, if the game has one."""
    numbers = ("seats", "heroes", "investigators", "wizards", "players")
    types = {field.encode_name: inspect.type_info(field.type) for field in msgspec.structs.fields(rules.options_type)}
    return next((name for name in numbers if _counts(types.get(name))), None)


def _counts(kind: inspect.Type | None) -> bool:
    """Whether an option of this type is a number."""
    return isinstance(kind, inspect.IntType) or (
        isinstance(kind, inspect.LiteralType) and all(isinstance(value, int) for value in kind.values)
    )
