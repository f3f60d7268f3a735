"""Before an evening of London Dread: the story, who investigates, who plays whom, how long everybody may plan, what is made harder."""

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
from game.ui.screens.setup.scene import Chooser, Value
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import flow

SEGMENTS: dict[str, tuple[Value, ...]] = {
    "seats": (2, 3, 4), "allies": (True, False), "level": ("normal", "hard", "dread", "untimed"), "pace": ("full", "half"),
    "impeccable": (True, False), "confidence": (5, 3, 0), "virtue": (2, 1, 0), "items": (2, 1, 0), "respite": (True, False),
}  # fmt: skip
"""What can be varied, all of it together (LD-245)."""
TEAM = ("seats", "allies")
WISH = "wish"


class SetupScene(Chooser):
    """The choices of one evening. `party` are the Characters by seat; whoever is not named is drawn by lot."""

    game = "london"
    palette = LONDON
    bed = "london"
    shares = (1.35, 1.0)
    way_on = "ui-ld-setup-begin"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        usual = Options()
        self.sheet = _sheet()
        self.story = self.furthest()
        self.party: list[str] = []
        rival = "normal" if "normal" in self.levels else self.levels[-1]
        self.who: list[str] = [PERSON, *[rival] * (FULL_TABLE - 1)]
        self.chosen = {what: getattr(usual, what) for what in SEGMENTS}

    # ------------------------------------------------------------------ choices

    def title(self) -> str:
        """What this is before."""
        return say("ui-ld-setup-title")

    def unlocked(self, story: str) -> bool:
        """Whether a story may be played: in their order, or by a wish in any (LD-021)."""
        return self.context.settings.all_stories or self.sheet.unlocked(story)

    @property
    def shelf(self) -> painter.StoryShelf:
        """The stories as they are painted."""
        return painter.StoryShelf(self.story, frozenset(filter(self.unlocked, STORIES)), self.sheet)

    def furthest(self) -> str:
        """The story to go on with: the last that was won open."""
        return [story for story in STORIES if self.sheet.unlocked(story)][-1]

    def pick(self, story: str) -> Navigation | None:
        """Choose a story; one that is not open yet says what opens it."""
        self.message = "" if self.unlocked(story) else painter.key_to(story)
        if not self.message:
            self.story = story
        return None

    def wish(self) -> Navigation | None:
        """Open every story at once, or only those that were won open (LD-021); it is remembered."""
        chosen = self.context.settings
        chosen.all_stories = not chosen.all_stories
        preferences.store(chosen, paths.settings())
        if not self.unlocked(self.story):
            self.story = self.furthest()
        self.message = ""
        return None

    def league(self) -> Navigation | None:
        """What was played before, on the League's score sheet."""
        return Push("london/league")

    def invite(self, who: str) -> Navigation | None:
        """Take a Character along, the last one going home where all seats are taken; or send it home."""
        self.message = ""
        if who in self.party:
            self.party.remove(who)
        else:
            self.party = [*self.party[: self.size - 1], who]
        return None

    def draw_lots(self) -> Navigation | None:
        """Let the lot choose all Characters."""
        self.party = []
        return None

    def set(self, what: str, value: Value) -> Navigation | None:
        """Choose one value of an option; no more Characters go out than there are seats."""
        super().set(what, value)
        self.party = self.party[: self.size]
        return None

    @property
    def size(self) -> int:
        """How many Characters take part: without Allies always four (LD-050)."""
        seats = self.chosen["seats"]
        assert isinstance(seats, int)
        return seats if self.chosen["allies"] else FULL_TABLE

    @property
    def holders(self) -> dict[int, str]:
        """Who holds each seat that is taken."""
        return dict(enumerate(self.who[: self.size]))

    def segments(self) -> Mapping[str, tuple[Value, ...]]:
        """What can be chosen now: four need no Allies, without a time no clock runs, and a story of one Chapter has no rest."""
        idle = {
            "allies": self.chosen["seats"] == FULL_TABLE,
            "pace": self.chosen["level"] == "untimed",
            "respite": "interlude" not in STORIES[self.story].laws,
        }
        return {what: values for what, values in SEGMENTS.items() if not idle.get(what)}

    def options(self) -> dict[str, Any]:
        """The story, the Characters, and what is varied."""
        varied = {what: self.chosen[what] for what in self.segments()}
        return {"story": self.story, "characters": ",".join(self.party), **varied}

    # ------------------------------------------------------------------ words

    def option_text(self, what: str) -> tuple[str, str]:
        """The title of an option, and the sentence that explains it."""
        return say(f"option-{what}"), say(f"option-{what}-hint")

    def value(self, what: str, value: Value) -> str:
        """What a value of an option is called."""
        return say(f"option-{what}-{('yes' if value else 'no') if isinstance(value, bool) else value}")

    def seat_called(self, seat: int) -> str:
        """Whose seat it is, as far as that is known before the lots are drawn."""
        return say(f"short-{self.party[seat]}") if seat < len(self.party) else say("ui-ld-setup-character", number=seat + 1)

    def seat_picture(self, seat: int) -> str:
        """The sign of the player."""
        return f"london/tokens/seat-{seat + 1}"

    @property
    def told_of(self) -> str:
        """The Character or the story that the page tells of: the one in focus, else the story that is chosen."""
        current = self.focus.current
        return str(current[1]) if isinstance(current, tuple) and current[0] in ("character", "story") else self.story

    # ------------------------------------------------------------------ places

    def left(self, canvas: Canvas, area: Area) -> list[Target]:
        """The stories, then the Characters."""
        plates = [Target("league", area, self.league, "stories", say("ui-ld-league-title"))]
        if not all(map(self.sheet.unlocked, STORIES)):
            plates.append(Target(WISH, area, self.wish, "stories", say("ui-ld-setup-wish")))
        made, body = self._headed(canvas, area, say("option-story"), plates)
        made += [
            Target(("story", story), spot, partial(self.pick, story), "stories", name(story), refused=not self.unlocked(story))
            for story, spot in zip(STORIES, painter.story_cells(canvas, body, self.shelf), strict=True)
        ]
        self.page = painter.page_area(canvas, self.below(area, made, 12))
        return made + self._people(canvas, area._replace(y=self.page.y + self.page.h + 18))

    def _people(self, canvas: Canvas, area: Area) -> list[Target]:
        """The lot, and the Characters."""
        title = say("ui-ld-setup-people", now=len(self.party), most=self.size)
        lots = Target("lots", area, self.draw_lots, "characters", say("ui-ld-setup-lots"))
        made, body = self._headed(canvas, area, title, [lots])
        cells = painter.character_cells(canvas, body)
        return made + [
            Target(("character", who), spot, partial(self.invite, who), "characters", name(who))
            for who, spot in zip(CHARACTERS, cells, strict=True)
        ]

    def _headed(self, canvas: Canvas, area: Area, title: str, plates: list[Target]) -> tuple[list[Target], Area]:
        """A title with plates beside it, or below where there is no room; and what is left below."""
        body = self.entitled(canvas, area, title)
        sizes = [button_size(canvas, plate.label, size=21, room=area.w) for plate in plates]
        wide = sum(size[0] + 8 for size in sizes) - 8
        beside = canvas.wide(title, 24, "title") + wide + 24 <= area.w
        room = Area(area.x + area.w - wide, area.y, wide + 1, 0) if beside else body._replace(h=0)
        made = [replace(plate, area=spot) for plate, spot in zip(plates, flow(room, sizes, 8), strict=True)]
        return made, body._replace(y=max(body.y, self.below(area, made, 8).y))

    def right(self, canvas: Canvas, area: Area) -> list[Target]:
        """How many there are, who plays whom, and what is varied."""
        made = self.variants(canvas, area, [what for what in self.segments() if what in TEAM])
        made += self.seats(canvas, self.entitled(canvas, self.below(area, made, 16), say("ui-ld-setup-who")))
        return made + self.variants(canvas, self.below(area, made), [what for what in self.segments() if what not in TEAM])

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Everything, and the page that tells of what is in focus."""
        super().paint(canvas)
        if self.dialog is None:
            with canvas.clip(self.scroll.view.inset(-8)):
                painter.paint_page(canvas, self.scroll.at(self.page), self.told_of)

    def figure(self, canvas: Canvas, item: Target, *, lit: bool) -> None:
        """A story, a Character, or a plate."""
        if isinstance(item.key, tuple) and item.group == "stories":
            painter.paint_story(canvas, item.area, str(item.key[1]), self.shelf, lit=lit)
        elif isinstance(item.key, tuple) and item.group == "characters":
            painter.paint_character(canvas, item.area, str(item.key[1]), self.party, lit=lit)
        else:
            primary = self.context.settings.all_stories if item.key == WISH else item.key == "lots" and not self.party
            button(canvas, item.area, item.label, self.palette, focused=lit, primary=primary, size=21)


def _sheet() -> league.Sheet:
    """What was won before; nothing where that cannot be read."""
    return league.Sheet(results.load(paths.results(league.FILE), league.Result).results)
