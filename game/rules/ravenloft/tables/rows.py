"""The base class of the rows of all tables."""

from msgspec import Struct


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of any table: its id, and the ids of its rules."""

    id: str
    rules: list[str] = []
