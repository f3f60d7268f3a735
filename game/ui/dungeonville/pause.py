"""The pause of Dungeonville: who plays whom, the goal, the round, the decks, and the keys of this table."""

from functools import partial

from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import DUNGEONS, NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET as P, WHITE
from game.ui.dungeonville import style
from game.ui.dungeonville.how_to_play import page_of
from game.ui.dungeonville.keys import TOOLS, key_of
from game.ui.input.state import PAD
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.dialogs import PauseDialog, PauseFacts, fact, holder_words, seed_fact
from game.ui.table.handover import SECRETS_ACTION
from game.ui.table.scene import TableScene
from game.ui.widgets.boxes import Box, Drawn, Space, Text
from game.ui.widgets.containers import Column, Row

FACE = 46.0
"""The size of the portraits."""


def pause_dialog(table: TableScene) -> PauseDialog:
    """The pause of a table."""
    return PauseDialog(table, partial(_facts, table))


def _facts(table: TableScene) -> PauseFacts:
    t, match = table.facts().state, table.client.match
    rows: list[Box] = [_wizard(seat, holder) for seat, holder in sorted(match.holders.items())]
    rows += [Space(8), fact(say("ui-dv-pause-goal", goal=t.options.goal), P.text, 21)]
    rows.append(fact(say("ui-dv-pause-round", round=t.round, limit=t.options.limit, last=NUMBERS.last_round), P.text, 21))
    rows += [Space(10), fact(say("ui-dv-pause-rooms"), P.muted), *(_rooms(t, dungeon) for dungeon in DUNGEONS), Space(8)]
    rows += [fact(say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house)), P.muted), seed_fact(table)]
    input_state, alone = table.context.input, table.client.sole_seat is not None
    secrets = [] if alone else [(input_state.cap(SECRETS_ACTION), say("ui-dv-key-secrets"))]
    numbers = [] if input_state.device == PAD else [("1 – 9", say("ui-dv-key-number"))]
    return PauseFacts(
        say("ui-dv-pause-title"), rows, entries=[("primer", lambda: table.open(HowToPlayDialog(table, page_of(t.options.goal))))], tools=TOOLS,
        keys=[*secrets, *numbers], tool_key=lambda what: key_of(input_state, what, alone=alone),
    )  # fmt: skip


def _wizard(seat: int, holder: str) -> Box:
    """The portrait of a wizard, and who plays it."""
    words = Text(say("ui-seat-holder", seat=name(COLOURS[seat]), holder=holder_words(holder)), 21, P.text, selectable=True)
    face = Drawn(lambda canvas, area: style.portrait(canvas, area, seat), FACE, FACE)
    return Column(Row(face, words, gap=12, grow=(1,)), Space(5))


def _rooms(t: State, dungeon: str) -> Box:
    """The number of rooms left in a dungeon's deck."""

    def badge(canvas: Canvas, area: Area) -> None:
        digits = canvas.wide("00", 20, "bold") + 14
        spot = area._replace(w=min(area.w - digits, 230.0 * max(1.0, canvas.stretch)))
        canvas.box(spot, style.DUNGEON_COLOURS[dungeon], None, radius=5)
        canvas.within(name(dungeon), spot, 20, WHITE, face="bold")
        canvas.text(str(len(t.rooms[dungeon])), (spot.x + spot.w + 12, spot.y + 2), 20, P.text, face="bold")

    return Column(Drawn(badge, lambda canvas, _: canvas.high(20, "bold") + 4), Space(5))
