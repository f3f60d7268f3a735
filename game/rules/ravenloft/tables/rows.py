"""What the rows of every table have in common."""

from msgspec import Struct


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of any table: its id, and the rules that it follows."""

    id: str
    rules: list[str] = []
