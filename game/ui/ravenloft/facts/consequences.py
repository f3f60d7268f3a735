"""The consequences of using a card now, one line each, computed with the rules."""

from game.rules.engine.secret import Seat
from game.rules.ravenloft.forecasts.consequences import Then, follow
from game.rules.ravenloft.state import Figure
from game.text import name, say
from game.ui.ravenloft.facts import sections
from game.ui.ravenloft.facts.odds import card_in_use
from game.ui.ravenloft.facts.shared import Desk
from game.ui.widgets.blocks import Block

FACELESS = frozenset(
    {"treasure", "marker", "asked-leap", "asked-run", "asked-reposition", "asked-step", "asked-advance", "asked-refresh"}
)
"""The kinds of consequences whose sentence names its figures."""


def then(desk: Desk, card: str, seat: Seat, target: Figure = "") -> list[Block]:
    """The consequences of a card that a Hero might use now, against `target` if it attacks."""
    play = desk.table.client
    used = card_in_use(play.view) == card and play.seat == seat and play.view.since is not None
    lines = follow(desk.t, seat, card, target, (play.view.start, play.view.since or ()) if used else None)
    heads = {when: say(f"ui-follow-{when}") for when in dict.fromkeys(line.when for line in lines)}
    indent = max((desk.canvas.wide(head, 21, "bold") for head in heads.values()), default=0.0) + 18
    return [
        sections.consequence_line(
            desk.canvas,
            desk.wide,
            "" if place and lines[place - 1].when == line.when else heads[line.when],
            indent,
            sentence(line),
            faces(line),
        )
        for place, line in enumerate(lines)
    ]


def sentence(line: Then) -> str:
    """A consequence in words."""
    count = 0 if line.each else line.amount
    return say(f"ui-follow-{line.kind}", count=count, who=line.who, one=line.one, free=line.free)


def faces(line: Then) -> list[tuple[str, str]]:
    """The figures that a consequence concerns, with their names, or with what each gets if that differs."""
    if line.kind in FACELESS:
        return []
    if line.each:
        return [(one, say("ui-follow-each", who=one, count=gets)) for one, gets in zip(line.who, line.each, strict=True)]
    return [(one, name(one)) for one in line.who]
