"""The setup of a match: the number of wizards, who plays whom, the goal, who gets the stone, and the last round."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from game.match import PERSON, Match
from game.rules.dungeonville.evenings import Evenings, evenings
from game.rules.dungeonville.options import FEWEST, MOST, Options
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import how_to_play, style
from game.ui.dungeonville.setup import painter
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.setup.scene import BETWEEN, SetupScreen, Value
from game.ui.widgets.focus import Target

SIZES = tuple(range(FEWEST, MOST + 1))
GOALS: dict[int, tuple[int, ...]] = {size: tuple(sorted(goal for seats, goal in evenings() if seats == size)) for size in SIZES}
"""The available goals by number of wizards (DV-127)."""
GOAL, FIRST = "goal", "first"
RANDOM = -1
"""The value of "first player" for a random wizard."""
WOOD = "dungeonville/table"


class SetupScene(SetupScreen):
    """The options of a match. Seats follow the order of the colours: with three wizards, the first three play."""

    game = "dungeonville"
    palette = how_to_play.PARCHMENT
    bed = "dungeonville"
    shares = (1.35, 1.0)
    way_on = "ui-dv-setup-begin"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        usual = Options()
        rival = "normal" if "normal" in self.levels else self.levels[-1]
        self.who: list[str] = [PERSON, *[rival] * (MOST - 1)]
        self.chosen = {what: getattr(usual, what) for what in usual.__struct_fields__}

    # ------------------------------------------------------------------ choices

    def title(self) -> str:
        """The title of the page."""
        return say("ui-dv-setup-title")

    @property
    def size(self) -> int:
        """The number of wizards."""
        return int(self.chosen["seats"])

    @property
    def holders(self) -> dict[int, str]:
        """The holder of each seat."""
        return dict(enumerate(self.who[: self.size]))

    def set(self, what: str, value: Value) -> Navigation | None:
        """Choose the value of an option; a goal or first player that does not fit the number of wizards is reset."""
        super().set(what, value)
        if int(self.chosen[FIRST]) >= self.size:
            self.chosen[FIRST] = RANDOM
        if self.chosen[GOAL] not in GOALS[self.size]:
            self.chosen[GOAL] = NUMBERS.goal
        return None

    def choose_holder(self, seat: int) -> Navigation | None:
        """Ask who plays a wizard; one that does not play yet joins, with all before it."""
        if seat < self.size:
            return self.ask_holder(seat)
        return self.set("seats", seat + 1)

    def segments(self) -> Mapping[str, tuple[Value, ...]]:
        """The available values of each option."""
        return {"seats": SIZES, GOAL: GOALS[self.size], FIRST: (RANDOM, *range(self.size)), "limit": (False, True)}

    def options(self) -> dict[str, Any]:
        """The chosen options."""
        return dict(self.chosen)

    @property
    def goals(self) -> dict[int, Evenings]:
        """The goals for this number of wizards, with the rounds that a match takes."""
        return {goal: evenings()[self.size, goal] for goal in GOALS[self.size]}

    @property
    def holder_names(self) -> list[str]:
        """Who plays each wizard, in words; "" for one that does not play."""
        return [self.holder_words(self.who[seat]) if seat < self.size else "" for seat in range(MOST)]

    def enter(self, match: Match) -> Navigation:
        """To the table, with the how-to-play page on it if that has never been shown."""
        return Goto("table", match, explain=how_to_play.is_due(match, self.context.settings), deal=True)

    # ------------------------------------------------------------------ words

    def option_text(self, what: str) -> tuple[str, str]:
        """The title of an option, and its explanation."""
        return say(f"ui-dv-setup-{what}"), say(f"ui-dv-setup-{what}-note")

    def value(self, what: str, value: Value) -> str:
        """The name of a value."""
        if what == FIRST:
            return say("ui-dv-setup-first-lot") if value == RANDOM else name(COLOURS[int(value)])
        return say(f"ui-dv-setup-{what}-{('yes' if value else 'no') if isinstance(value, bool) else value}")

    def seat_called(self, seat: int) -> str:
        """The wizard of a seat."""
        return name(COLOURS[seat])

    def seat_picture(self, seat: int) -> str:
        """The portrait of a wizard, if there is one."""
        picture = painter.portrait(seat)
        return picture if art.has(picture) else ""

    # ------------------------------------------------------------------ layout

    def left(self, canvas: Canvas, area: Area) -> list[Target]:
        """The wizards, then the goals."""
        body = self.entitled(canvas, area, say("ui-dv-setup-wizards"))
        made = [
            Target(("wizard", seat), spot, partial(self.choose_holder, seat), "wizards", name(colour))
            for (seat, colour), spot in zip(
                enumerate(COLOURS), painter.wizard_cells(canvas, body, self.holder_names), strict=True
            )
        ]
        title, note = self.option_text(GOAL)
        body = self.noted(canvas, self.entitled(canvas, self.below(area, made), title), note)
        return made + [
            Target((GOAL, goal), spot, partial(self.set, GOAL, goal), "goals", painter.length(goal, lasts))
            for (goal, lasts), spot in zip(self.goals.items(), painter.goal_rows(canvas, body, self.goals), strict=True)
        ]

    def right(self, canvas: Canvas, area: Area) -> list[Target]:
        """The number of wizards, their holders, the first player, and the last round."""
        made = self.variants(canvas, area, ["seats"])
        who = self.entitled(canvas, self.below(area, made, 16), say("ui-dv-setup-who"))
        made += self.seats(canvas, self.noted(canvas, who, say("ui-dv-setup-who-note")))
        return made + self.variants(canvas, self.below(area, made), [FIRST, "limit"])

    # ------------------------------------------------------------------ painting

    def ground(self, canvas: Canvas) -> None:
        """The wood of the table."""
        if art.has(WOOD) and (self._ground is None or self._ground[0] != canvas.window):
            self._ground = canvas.window, art.covering(WOOD, *canvas.window)
        super().ground(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Everything, on a sheet of parchment."""
        if self.dialog is None:
            style.parchment(canvas, canvas.room.inset(8, 6))
            painter.country(canvas, self.free_area)
        super().paint(canvas)

    @property
    def free_area(self) -> Area:
        """The area below all targets."""
        view = self.scroll.view
        low = max((item.area.y + item.area.h for item in self.focus.targets if item.within is not None), default=view.y) + BETWEEN
        return view._replace(y=low, h=max(0.0, view.y + view.h - low))

    def figure(self, canvas: Canvas, item: Target, *, highlighted: bool) -> None:
        """A wizard, or a goal."""
        assert isinstance(item.key, tuple)
        if item.group == "wizards":
            painter.paint_wizard(canvas, item.area, int(item.key[1]), self.holder_names[int(item.key[1])], focused=highlighted)
        else:
            goal = int(item.key[1])
            painter.paint_goal(canvas, item.area, goal, self.goals[goal], chosen=self.now(GOAL) == goal, focused=highlighted)
