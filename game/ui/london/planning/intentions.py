"""What a companion says of its plan: which card it means to meet, at which hour, and what it still needs from the players there."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.result import Forecast, Lead, Visit
from game.rules.london.state import CardId, State
from game.rules.london.tables.cards import PLOTS, SLOTS
from game.text import say
from game.ui.london import theme
from game.ui.london.planning.aid_text import AidText, StyledText, TextRow, first_open
from game.ui.london.theme import P


class Meeting(NamedTuple):
    """A card that a Character means to meet in a slot.

    `missing` are the Action Points that neither the Characters there nor their Items and Virtue tokens bring; `first` is the letter of a
    Plot card that has to be met before it ("" for none).
    """

    slot: int
    lead: Lead
    visit: Visit
    missing: int = 0
    first: str = ""

    @property
    def card(self) -> CardId:
        """The card."""
        return self.lead.card

    @property
    def need(self) -> str:
        """What is missing: a Plot card "first", the "missing" points, or "nothing"."""
        return "first" if self.first else "missing" if self.missing else "nothing"

    @property
    def lacks(self) -> bool:
        """Whether something is missing that a player could bring."""
        return self.need != "nothing"


def meetings(told: Forecast, seat: Seat) -> list[Meeting]:
    """The cards that a Character means to meet, by slot, as the clocks lie."""
    return sorted(_meetings(told, seat), key=lambda one: one.slot)


def _meetings(told: Forecast, seat: Seat) -> Iterator[Meeting]:
    for lead in told.leads.values():
        for visit in lead.visits:
            if seat in visit.seats:
                missing = visit.missing if visit.fate == "short" and not lead.covered else 0
                first = first_open(told, lead.card, visit.slot) if visit.fate == "blocked" else ""
                yield Meeting(visit.slot, lead, visit, missing, first)


def foremost(told: Forecast, seat: Seat, last: int | None = None) -> Meeting | None:
    """The first meeting at which something is missing, else the one planned in the slot `last`, else the first; None without any."""
    found = meetings(told, seat)
    lacking = next((one for one in found if one.lacks), None)
    return lacking or next((one for one in found if one.slot == last), None) or next(iter(found), None)


def words(told: Forecast, seat: Seat, level: str, last: int | None = None) -> tuple[str, ...]:
    """What a companion says in its plate, and the same in few words and in fewest; nothing before it has planned anything.

    With the assistance `level` "off" it names card and hour alone.
    """
    one = foremost(told, seat, last)
    if one is None:
        return ()
    need, hour, place = "untold" if level == "off" else one.need, SLOTS[one.slot].id, say(f"short-{one.lead.place}")
    values = {"hour": hour, "need": need, "missing": one.missing, "first": one.first, "place": place}
    return say("ui-ld-meets", card=one.card, **values), *(say(f"ui-ld-meets-{size}", **values) for size in ("brief", "least"))


def plan_text(t: State, told: Forecast, seat: Seat, level: str) -> AidText:
    """The whole plan of a companion for the aid line: hour and place of each meeting at which something is missing, else of all."""
    who, found = say(f"short-{t.people[seat].id}"), meetings(told, seat)
    lacking = [one for one in found if one.lacks and level != "off"]
    title = say("ui-ld-asks" if lacking else "ui-ld-plans", who=who)
    line = tuple(_row(one, level) for one in lacking or found)
    none: TextRow = [StyledText(say("ui-ld-plans-nothing"), P.muted, "italic")]
    return AidText(title, who, "", line or (none,), line[:1] or (none,))


def _row(one: Meeting, level: str) -> TextRow:
    """A meeting: its hour, its place, and what is missing."""
    where = say(f"short-{one.lead.place}") + (f" ({PLOTS[one.card].letter})" if one.card in PLOTS else "")
    row = [StyledText(say("ui-ld-at-hour", hour=SLOTS[one.slot].id), P.muted, "italic"), StyledText(where)]
    if one.lacks and level != "off":
        row.append(StyledText(say("ui-ld-lacks", need=one.need, missing=one.missing, first=one.first), theme.DREAD_RED, "bold"))
    return row
