"""The toy game of thieves in the window: all that a game needs whose set-up, log, undo, hint, save, replay, result and demo come from the kits."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from cutpurse import Gained, Passed

from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET as P
from game.ui.screens.plain import plain_game_ui
from game.ui.table.compositor import Layer
from game.ui.table.director import EventClip
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import GameTable
from game.ui.table.plain import plain_layers, plain_layout
from game.ui.widgets.controls import panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns


class Thief(NamedTuple):
    """A thief: name, gold, cards in hand, those that may be shown, and whether it is asked."""

    name: str
    gold: int
    cards: int
    shown: tuple[str, ...]
    asked: bool


def paint_thief(canvas: Canvas, area: Area, props: Thief) -> None:
    panel(canvas, area, P, line=P.focus if props.asked else None)
    inner = area.inset(14, 10)
    canvas.text(props.name, (inner.x, inner.y), 28, P.title, face="title", room=inner.w)
    lines = [str(props.gold), *(props.shown or ("?",) * props.cards)]
    for place, words in enumerate(lines, 1):
        canvas.text(words, (inner.x, inner.y + place * canvas.high(28)), 24, P.text, room=inner.w)


class CutpurseTable(GameTable):
    """Thieves side by side, each with its gold and as much of its hand as may be seen."""

    events = {Gained: EventClip(700, news=True), Passed: EventClip(400)}

    def first_focus(self, facts: TableFacts) -> Hashable:
        return ("option", 0) if facts.options else None

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        players = facts.state.players
        areas = columns(plain_layout(canvas).players, len(players))
        shown = facts.state if facts.secrets is None else self.match.view(facts.secrets).state
        return [
            *plain_layers(canvas, facts, targets, self.palette),
            *(
                Layer(f"thief-{seat}", area, paint_thief, Thief(
                    facts.speaker.seat(seat), one.gold, len(one.hand),
                    tuple(name(card.face) for card in shown.players[seat].hand) if facts.revealed or facts.secrets == seat else (), facts.awaited == seat,
                ))
                for seat, (area, one) in enumerate(zip(areas, players, strict=True))
            ),
        ]  # fmt: skip


GAME_UI = plain_game_ui("cutpurse", CutpurseTable)
