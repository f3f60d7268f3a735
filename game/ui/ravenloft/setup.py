"""Before the night: adventure, heroes and who plays them, powers, difficulty, seed."""

import secrets
from collections.abc import Sequence
from functools import partial

import pygame

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.rules.ravenloft.cards import ADVENTURES, HEROES, POWERS
from game.rules.ravenloft.setup import ORDER
from game.text import name, say, sorry, use
from game.ui.bindings import deed, raw
from game.ui.canvas import Area, Canvas
from game.ui.entry import Entry
from game.ui.focus import Item
from game.ui.ravenloft import setup_look
from game.ui.ravenloft.setup_look import HOME
from game.ui.scene import House, Scene
from game.ui.screen import ENTER, Screen
from game.ui.theme import RAVENLOFT

SEEDS = 1_000_000
SEGMENTS: dict[str, tuple[str | int, ...]] = {
    "powers": ("suggested", "free", "random"),
    "surges": (1, 2, 3),
    "treasures": (50, 45),
}


class SetupScene(Screen):
    """The choices of one night. `who` says for each hero: at home, a person, or the level of an agent."""

    name = "setup"
    palette = RAVENLOFT

    def __init__(self, house: House) -> None:
        super().__init__(house)
        use(game="ravenloft")
        self.adventure = next(iter(ADVENTURES))
        self.levels = [HOME, PERSON, *GAMES["ravenloft"].agents]
        self.who = dict.fromkeys(ORDER, HOME)
        self.chosen: dict[str, str | int] = {"powers": "suggested", "surges": 2, "treasures": 50}
        self.seed = str(secrets.randbelow(SEEDS))
        self.entry: Entry | None = None
        self.card = ""
        self.message = ""
        self.pick(self.adventure)

    # ------------------------------------------------------------------ choices

    def pick(self, adventure: str) -> Scene | None:
        """Choose an adventure; as many heroes come along as it needs."""
        self.adventure, self.message = adventure, ""
        least, most = min(ADVENTURES[adventure].heroes), max(ADVENTURES[adventure].heroes)
        going = self.party()
        for hero in going[most:]:
            self.who[hero] = HOME
        for hero in ORDER:
            if len(self.party()) < least and self.who[hero] == HOME:
                self.who[hero] = PERSON
        return None

    def party(self) -> list[str]:
        """The heroes that come along, in the order of play."""
        return [hero for hero in ORDER if self.who[hero] != HOME]

    def turn(self, hero: str, step: int = 1) -> Scene | None:
        """Another holder for a hero: at home, a person, an agent."""
        self.message = ""
        at = self.levels.index(self.who[hero])
        self.who[hero] = self.levels[(at + step) % len(self.levels)]
        return None

    def set(self, what: str, value: str | int) -> Scene | None:
        """Choose one value of a segment."""
        self.chosen[what] = value
        return None

    def problem(self) -> str:
        """Why the night cannot begin, "" if it can."""
        allowed = ADVENTURES[self.adventure].heroes
        if len(self.party()) not in allowed:
            return say("ui-heroes-needed", least=min(allowed), most=max(allowed), now=len(self.party()))
        return "" if self.seed else say("ui-seed-needed")

    def begin(self) -> Scene | None:
        """Set the table."""
        from game.ui.ravenloft.table import TableScene

        self.message = self.problem()
        if self.message:
            return None
        options = {"adventure": self.adventure, "heroes": ",".join(self.party()), **self.chosen}
        seats = {seat: self.who[hero] for seat, hero in enumerate(self.party())}
        try:
            return TableScene(self.house, Match.new("ravenloft", seed=int(self.seed), options=options, seats=seats))
        except OptionsError as error:
            self.message = sorry(error)
            return None

    def read(self, card: str) -> Scene | None:
        """Show a power card."""
        self.card = card
        return None

    def type_seed(self) -> Scene | None:
        """Begin typing a seed."""
        field = self.ring.find("seed")
        if self.canvas is not None and field is not None:
            self.entry = Entry(self.canvas, field.area, self.seed, allowed="numbers", longest=18)
        return None

    def typed_seed(self) -> None:
        """Keep what was typed."""
        if self.entry is not None:
            self.seed, self.entry = self.entry.words, None

    def lot(self) -> Scene | None:
        """Another seed."""
        self.seed = str(secrets.randbelow(SEEDS))
        return None

    def back(self) -> Scene | None:
        """Put the card back, stop typing, or go back to the cabinet."""
        if self.card or self.entry is not None:
            self.card, self.entry = "", None
            return None
        from game.ui.menu import MenuScene

        use(game="common")
        return MenuScene(self.house)

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Scene | None:
        """While a card is open or a seed is typed, keys and clicks belong to them."""
        if self.card and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.card, self.dirty = "", True
            return None
        if self.entry is not None and self._types(event):
            return None
        return super().handle(event)

    def _types(self, event: pygame.event.Event) -> bool:
        """Give an event to the field; Enter, Tab and a click elsewhere keep what it holds. True if nothing else is to come of it."""
        assert self.entry is not None
        event, self.dirty = raw(event), True  # what is typed is typed, whatever its keys mean elsewhere
        field = self.ring.find("seed")
        elsewhere = field is None or not field.area.holds(self.house.point(getattr(event, "pos", (0, 0))))
        if event.type == pygame.MOUSEBUTTONDOWN and elsewhere:
            self.typed_seed()
            return False
        if event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_TAB):
            self.typed_seed()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return False
        self.entry.take(event)
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)

    def update(self, dt: float) -> Scene | None:
        """Let the cursor of the field blink."""
        if self.entry is not None:
            self.entry.update(dt)
            self.dirty = True
        return None

    def typed(self, event: pygame.event.Event) -> Scene | None:
        """Left and right change the holder of the hero in focus with Ctrl; plain arrows move."""
        key = self.ring.current
        if (
            isinstance(key, tuple)
            and key[0] == "who"
            and event.mod & pygame.KMOD_CTRL
            and event.key in (pygame.K_LEFT, pygame.K_RIGHT)
        ):
            return self.turn(key[1], 1 if event.key == pygame.K_RIGHT else -1)
        return super().typed(event)

    def key(self, event: pygame.event.Event) -> Scene | None:
        """The way on; a pad's Start does it, too."""
        return self.begin() if deed(event) in ("begin", "menu") else None

    def default(self) -> object:
        """The way on."""
        return "begin"

    # ------------------------------------------------------------------ places

    @property
    def roomy(self) -> bool:
        """Whether the heroes' numbers find room beside their cards."""
        return self.chosen["powers"] == "suggested"

    def powers_of(self, hero: str) -> list[str]:
        """The cards on a hero's plate: its automatic and suggested ones, or all among which it chooses."""
        row = HEROES[hero]
        if self.chosen["powers"] == "suggested":
            return [*row.automatic, *row.suggested]
        return [card.id for card in POWERS.values() if card.hero == hero]

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Everything that can be chosen."""
        made = []
        for place, adventure in enumerate(ADVENTURES):
            area = Area(28, 172 + place * 92, 616, 84)
            made.append(Item(("adventure", adventure), area, partial(self.pick, adventure), "adventures", name(adventure)))
        for place, hero in enumerate(ORDER):
            made += self._hero_places(hero, Area(672 + 250 * place, 392, 232, 520))
        x = 40.0
        for what, values in SEGMENTS.items():
            each = 132.0 if what == "powers" else 62.0
            for place, value in enumerate(values):
                made.append(
                    Item(
                        (what, value),
                        Area(x + place * each, 972, each - 4, 46),
                        partial(self.set, what, value),
                        "segments",
                        str(value),
                    )
                )
            x += each * len(values) + 40
        made.append(Item("seed", Area(x, 972, 210, 46), self.type_seed, "segments", self.seed))
        made.append(Item("lot", Area(x + 218, 972, 52, 46), self.lot, "segments", say("ui-new-seed")))
        return [*made, Item("begin", Area(1500, 952, 376, 88), self.begin, "segments", say("ui-begin"))]

    def _hero_places(self, hero: str, area: Area) -> list[Item]:
        made = [
            Item(
                ("who", hero),
                Area(area.x + 10, area.y + (262 if self.roomy else 194), area.w - 20, 46),
                lambda: self.turn(hero),
                "heroes",
                name(hero),
            )
        ]
        found = self.powers_of(hero)
        top = 316 if self.roomy else 248
        step = min(36.0, (516 - top) / max(1, len(found)))
        for place, card in enumerate(found):
            spot = Area(area.x + 8, area.y + top + place * step, area.w - 16, step - 1)
            made.append(Item(("power", card), spot, partial(self.read, card), "powers", name(card)))
        return made

    def paint(self, canvas: Canvas) -> None:
        """The whole screen, and the field that is typed in."""
        if self.entry is not None and self.entry.window != canvas.window:
            self.typed_seed()
        setup_look.paint(self, canvas)
        if self.entry is not None:
            self.entry.draw(canvas.surface)
