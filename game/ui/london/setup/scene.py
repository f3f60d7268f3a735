"""The set-up of London Dread: the story, the Characters and their players, the time for planning, and variants."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.match import PERSON
from game.rules.london import league
from game.rules.london.options import FULL_TABLE, Options
from game.rules.london.tables.cards import CHARACTERS, STORIES
from game.storage import paths, results
from game.text import name, say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON
from game.ui.london.setup import painter
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation, Push
from game.ui.screens.setup.scene import SetupScreen, Value
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import flow

SEGMENTS: dict[str, tuple[Value, ...]] = {
    "seats": (2, 3, 4), "allies": (True, False), "level": ("normal", "hard", "dread", "untimed"), "pace": ("full", "half"),
    "impeccable": (True, False), "confidence": (5, 3, 0), "virtue": (2, 1, 0), "items": (2, 1, 0), "respite": (True, False),
}  # fmt: skip
"""The values of each option. All options can be combined (LD-245)."""
TEAM = ("seats", "allies")
UNLOCK_ALL = "wish"


class SetupScene(SetupScreen):
    """The set-up of a match. `party` are the chosen Characters by seat; the others are drawn at random."""

    game = "london"
    palette = LONDON
    bed = "london"
    shares = (1.35, 1.0)
    way_on = "ui-ld-setup-begin"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        usual = Options()
        self.sheet = _read_sheet()
        self.story = self.last_unlocked()
        self.party: list[str] = []
        rival = "normal" if "normal" in self.levels else self.levels[-1]
        self.who: list[str] = [PERSON, *[rival] * (FULL_TABLE - 1)]
        self.chosen = {what: getattr(usual, what) for what in SEGMENTS}

    # ------------------------------------------------------------------ choices

    def title(self) -> str:
        """The title of the screen."""
        return say("ui-ld-setup-title")

    def unlocked(self, story: str) -> bool:
        """Whether a story may be played: in order, or all by a setting (LD-021)."""
        return self.context.settings.all_stories or self.sheet.unlocked(story)

    @property
    def shelf(self) -> painter.StoryShelf:
        """The props of the stories."""
        return painter.StoryShelf(self.story, frozenset(filter(self.unlocked, STORIES)), self.sheet)

    def last_unlocked(self) -> str:
        """The last story that earlier results have unlocked."""
        return [story for story in STORIES if self.sheet.unlocked(story)][-1]

    def pick(self, story: str) -> Navigation | None:
        """Choose a story. For a locked one show what unlocks it."""
        self.message = "" if self.unlocked(story) else painter.unlock_text(story)
        if not self.message:
            self.story = story
        return None

    def toggle_unlock_all(self) -> Navigation | None:
        """Unlock all stories, or only the earned ones (LD-021), and store this setting."""
        chosen = self.context.settings
        chosen.all_stories = not chosen.all_stories
        preferences.store(chosen, paths.settings())
        if not self.unlocked(self.story):
            self.story = self.last_unlocked()
        self.message = ""
        return None

    def league(self) -> Navigation | None:
        """Open the League's score sheet."""
        return Push("london/league")

    def toggle_character(self, who: str) -> Navigation | None:
        """Add a Character, instead of the last one if all seats are taken, or remove it."""
        self.message = ""
        if who in self.party:
            self.party.remove(who)
        else:
            self.party = [*self.party[: self.size - 1], who]
        return None

    def draw_all(self) -> Navigation | None:
        """Draw all Characters at random."""
        self.party = []
        return None

    def set(self, what: str, value: Value) -> Navigation | None:
        """Choose a value of an option and remove surplus Characters."""
        super().set(what, value)
        self.party = self.party[: self.size]
        return None

    @property
    def size(self) -> int:
        """The number of Characters: always four without Allies (LD-050)."""
        seats = self.chosen["seats"]
        assert isinstance(seats, int)
        return seats if self.chosen["allies"] else FULL_TABLE

    @property
    def holders(self) -> dict[int, str]:
        """The holder of each seat."""
        return dict(enumerate(self.who[: self.size]))

    def segments(self) -> Mapping[str, tuple[Value, ...]]:
        """The options that apply: no Allies with four players, no pace without a clock, no respite in a story of one Chapter."""
        idle = {
            "allies": self.chosen["seats"] == FULL_TABLE,
            "pace": self.chosen["level"] == "untimed",
            "respite": "interlude" not in STORIES[self.story].laws,
        }
        return {what: values for what, values in SEGMENTS.items() if not idle.get(what)}

    def options(self) -> dict[str, Any]:
        """The options of the match."""
        varied = {what: self.chosen[what] for what in self.segments()}
        return {"story": self.story, "characters": ",".join(self.party), **varied}

    # ------------------------------------------------------------------ text

    def option_text(self, what: str) -> tuple[str, str]:
        """The title of an option and its explanation."""
        return say(f"option-{what}"), say(f"option-{what}-hint")

    def value(self, what: str, value: Value) -> str:
        """The label of a value."""
        return say(f"option-{what}-{('yes' if value else 'no') if isinstance(value, bool) else value}")

    def seat_called(self, seat: int) -> str:
        """Whose seat it is, as far as that is known before the lots are drawn."""
        return say(f"short-{self.party[seat]}") if seat < len(self.party) else say("ui-ld-setup-character", number=seat + 1)

    def seat_picture(self, seat: int) -> str:
        """The sign of the player."""
        return f"london/tokens/seat-{seat + 1}"

    @property
    def described(self) -> str:
        """The Character or story of the description: the one in focus, otherwise the chosen story."""
        current = self.focus.current
        return str(current[1]) if isinstance(current, tuple) and current[0] in ("character", "story") else self.story

    # ------------------------------------------------------------------ targets

    def left(self, canvas: Canvas, area: Area) -> list[Target]:
        """The targets of the left column: the stories, then the Characters."""
        buttons = [Target("league", area, self.league, "stories", say("ui-ld-league-title"))]
        if not all(map(self.sheet.unlocked, STORIES)):
            buttons.append(Target(UNLOCK_ALL, area, self.toggle_unlock_all, "stories", say("ui-ld-setup-wish")))
        made, body = self._section(canvas, area, say("option-story"), buttons)
        made += [
            Target(("story", story), spot, partial(self.pick, story), "stories", name(story), refused=not self.unlocked(story))
            for story, spot in zip(STORIES, painter.story_cells(canvas, body, self.shelf), strict=True)
        ]
        self.page = painter.page_area(canvas, self.below(area, made, 12))
        return made + self._character_targets(canvas, area._replace(y=self.page.y + self.page.h + 18))

    def _character_targets(self, canvas: Canvas, area: Area) -> list[Target]:
        """The targets of the Characters and of the random draw."""
        title = say("ui-ld-setup-people", now=len(self.party), most=self.size)
        lots = Target("lots", area, self.draw_all, "characters", say("ui-ld-setup-lots"))
        made, body = self._section(canvas, area, title, [lots])
        cells = painter.character_cells(canvas, body)
        return made + [
            Target(("character", who), spot, partial(self.toggle_character, who), "characters", name(who))
            for who, spot in zip(CHARACTERS, cells, strict=True)
        ]

    def _section(self, canvas: Canvas, area: Area, title: str, buttons: list[Target]) -> tuple[list[Target], Area]:
        """The buttons of a section, beside its title or below it, and the area that is left."""
        body = self.entitled(canvas, area, title)
        sizes = [button_size(canvas, target.label, size=21, room=area.w) for target in buttons]
        wide = sum(size[0] + 8 for size in sizes) - 8
        beside = canvas.wide(title, 24, "title") + wide + 24 <= area.w
        room = Area(area.x + area.w - wide, area.y, wide + 1, 0) if beside else body._replace(h=0)
        made = [replace(target, area=spot) for target, spot in zip(buttons, flow(room, sizes, 8), strict=True)]
        return made, body._replace(y=max(body.y, self.below(area, made, 8).y))

    def right(self, canvas: Canvas, area: Area) -> list[Target]:
        """The targets of the right column: the number of players, their holders, and the variants."""
        made = self.variants(canvas, area, [what for what in self.segments() if what in TEAM])
        made += self.seats(canvas, self.entitled(canvas, self.below(area, made, 16), say("ui-ld-setup-who")))
        return made + self.variants(canvas, self.below(area, made), [what for what in self.segments() if what not in TEAM])

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the screen and the description."""
        super().paint(canvas)
        if self.dialog is None:
            with canvas.clip(self.scroll.view.inset(-8)):
                painter.paint_page(canvas, self.scroll.at(self.page), self.described)

    def figure(self, canvas: Canvas, item: Target, *, highlighted: bool) -> None:
        """Paint a story, a Character or a button."""
        if isinstance(item.key, tuple) and item.group == "stories":
            painter.paint_story(canvas, item.area, str(item.key[1]), self.shelf, focused=highlighted)
        elif isinstance(item.key, tuple) and item.group == "characters":
            painter.paint_character(canvas, item.area, str(item.key[1]), self.party, focused=highlighted)
        else:
            primary = self.context.settings.all_stories if item.key == UNLOCK_ALL else item.key == "lots" and not self.party
            button(canvas, item.area, item.label, self.palette, focused=highlighted, primary=primary, size=21)


def _read_sheet() -> league.Sheet:
    """The earlier results, none if they cannot be read."""
    return league.Sheet(results.load(paths.results(league.FILE), league.Result).results)
