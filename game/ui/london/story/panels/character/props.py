"""What the panel of a Character is painted from."""

from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.investigations.points import matching
from game.rules.london.state import Inquiry, Part, State
from game.text import say
from game.ui.draw.theme import Colour
from game.ui.london import style
from game.ui.london.story.shown_state import Highlights, ShownState


class CharacterProps(NamedTuple):
    """What the panel of a Character is painted from. Without a `part` it takes no part in the investigation."""

    t: State
    seat: Seat
    shown: ShownState
    highlights: Highlights

    @property
    def part(self) -> Part | None:
        """The Character's part in the investigation."""
        return self.t.inquiry.parts.get(self.seat) if self.t.inquiry is not None else None

    @property
    def inquiry(self) -> Inquiry | None:
        """The investigation in which it takes part."""
        return self.t.inquiry if self.part is not None else None

    @property
    def colour(self) -> Colour:
        """The colour of its player."""
        return style.SEATS[self.seat].colour

    def counts(self, icon: str) -> bool:
        """Whether an icon counts a point now."""
        return self.inquiry is None or self.inquiry.kind == "showdown" or matching(self.t, self.inquiry, [icon]) == 1


def state_words(props: CharacterProps) -> str:
    """What the Character still has to do, in words."""
    t, seat, part = props.t, props.seat, props.part
    person = t.people[seat]
    if person.defeated:
        return say("ui-ld-stage-down")
    if t.phase == "endgame" and (t.inquiry is None or part is None):
        return say("ui-ld-stage-out" if person.out else "ui-ld-stage-in")
    if part is None or t.inquiry is None:
        return say("ui-ld-stage-elsewhere", place=say(f"short-{person.place}"))
    if part.rolled:
        return say("ui-ld-stage-rolled")
    if seat in (t.inquiry.acting, props.highlights.acting):
        return say("ui-ld-stage-to-act")
    return say("ui-ld-stage-adds" if t.inquiry.kind in ("dread", "goon") else "ui-ld-stage-waits")
