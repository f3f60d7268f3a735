"""The pause of Dungeonville: who plays whom, the goal, the round, the decks, and the keys of this table."""

from collections.abc import Hashable

from game.match import PERSON
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import DUNGEONS, NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import WHITE
from game.ui.dungeonville import style
from game.ui.dungeonville.how_to_play import page_of
from game.ui.dungeonville.keys import TOOLS, key_of
from game.ui.dungeonville.panels.log import DungeonvilleLog
from game.ui.input.state import PAD
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.handover import SECRETS_ACTION
from game.ui.table.pause_dialog import PauseDialog
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import Act

FACE = 46.0
"""The size of the portraits."""


class DungeonvillePause(PauseDialog):
    """The pause dialog, with the how-to-play page among its buttons."""

    def __init__(self, table: "TableScene") -> None:
        super().__init__(table)
        self.scene = table

    def log(self) -> Navigation | None:
        """Open the log of this game instead."""
        return self.table.open(DungeonvilleLog(self.table))

    def buttons(self) -> list[tuple[str, Act]]:
        """The buttons, with the how-to-play page after the log."""
        found = super().buttons()
        after = [what for what, _ in found].index("log") + 1
        return [
            *found[:after],
            ("primer", lambda: self.table.open(HowToPlayDialog(self.table, page_of(self.table.client.view.state.options.goal)))),
            *found[after:],
        ]

    def visible_tools(self) -> set[str]:
        """The tools beside the table."""
        return set(TOOLS)

    # ------------------------------------------------------------------ keys

    def cap(self, what: str) -> str:
        """The key of a tool; some tools have the key of another action, and a gamepad has buttons for actions only."""
        return key_of(self.table.context.input, what, alone=self.table.client.sole_seat is not None)

    def own_keys(self) -> list[tuple[str, str]]:
        """The key for secrets where several persons play, and the number keys."""
        input_state = self.table.context.input
        numbers = [] if input_state.device == PAD else [("1 – 9", say("ui-dv-key-number"))]
        secrets = [(input_state.cap(SECRETS_ACTION), say("ui-dv-key-secrets"))] if self.table.client.sole_seat is None else []
        return [*secrets, *numbers]

    # ------------------------------------------------------------------ facts

    def facts_key(self) -> Hashable:
        """The number of answers, and the holders."""
        return self.table.client.match.turn, tuple(self.table.client.match.holders.items())

    def facts(self, canvas: Canvas, area: Area) -> float:
        """The wizards, the goal, the decks and the seed; returns where they end."""
        t, inner, p = self.scene.facts().state, area.inset(28, 16), self.palette
        canvas.text(say("ui-dv-pause-title"), (inner.x, inner.y), 28, p.accent, face="title")
        y = self._people(canvas, inner._replace(y=inner.y + canvas.high(28, "title") + 10))
        options, lines = t.options, [say("ui-dv-pause-goal", goal=t.options.goal)]
        lines.append(say("ui-dv-pause-round", round=t.round, limit=options.limit, last=NUMBERS.last_round))
        for words in lines:
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 21, p.text) + 4
        y = self._rooms(canvas, inner._replace(y=y + 10))
        decks = say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house))
        for words in (decks, say("ui-seed", seed=str(self.table.client.match.seed))):
            y += canvas.paragraph(words, Area(inner.x, y, inner.w, 1e4), 20, p.muted) + 6
        return y

    def _people(self, canvas: Canvas, area: Area) -> float:
        """A row for each wizard: the portrait, and who plays it; returns where they end."""
        y = area.y
        for seat, holder in sorted(self.table.client.match.holders.items()):
            level = say("ui-person") if holder == PERSON else say("ui-agent", level=say(f"level-{holder}"))
            words = say("ui-seat-holder", seat=name(COLOURS[seat]), holder=level)
            room = Area(area.x + FACE + 12, y, area.w - FACE - 12, 1e4)
            high = max(FACE, canvas.tall(words, 21, room.w))
            style.portrait(canvas, Area(area.x, y + (high - FACE) / 2, FACE, FACE), seat)
            canvas.paragraph(words, room._replace(h=high), 21, self.palette.text, middle=True)
            y += high + 5
        return y + 8

    def _rooms(self, canvas: Canvas, area: Area) -> float:
        """The number of rooms left in each dungeon's deck; returns where they end."""
        t, y = self.scene.facts().state, area.y
        y += canvas.paragraph(say("ui-dv-pause-rooms"), area._replace(h=1e4), 20, self.palette.muted) + 4
        high, digits = canvas.high(20, "bold") + 4, canvas.wide("00", 20, "bold") + 14
        for dungeon in DUNGEONS:
            badge = Area(area.x, y, min(area.w - digits, 230.0 * max(1.0, canvas.stretch)), high)
            canvas.box(badge, style.DUNGEON_COLOURS[dungeon], None, radius=5)
            canvas.within(name(dungeon), badge, 20, WHITE, face="bold")
            canvas.text(str(len(t.rooms[dungeon])), (badge.x + badge.w + 12, y + 2), 20, self.palette.text, face="bold")
            y += high + 5
        return y + 8
