"""Before the night: adventure, heroes and who plays them, powers, difficulty, seed."""

import secrets
from collections.abc import Sequence
from functools import partial

import pygame

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.rules.ravenloft.cards import ADVENTURES, HEROES, POWERS
from game.rules.ravenloft.setup import ORDER, POWER_COUNTS
from game.text import name, say, sorry, use
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.ravenloft import cards
from game.ui.ravenloft.faces import portrait, type_of
from game.ui.scene import House, Scene
from game.ui.screen import ENTER, Screen
from game.ui.theme import BLUE, BLUE_DEEP, CARD_TYPES, GOLD, GOLD_LOW, INK, RAVENLOFT, RED_LIGHT, WARM, mix, rgb
from game.ui.widgets import button, focus_frame, hints, number, panel

HOME = "home"
SEEDS = 1_000_000
SEGMENTS = {"powers": ("suggested", "free", "random"), "surges": (1, 2, 3), "treasures": (50, 45)}
P = RAVENLOFT


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
        self.typing = False
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
        """Begin or end typing a seed."""
        self.typing = not self.typing
        return None

    def lot(self) -> Scene | None:
        """Another seed."""
        self.seed = str(secrets.randbelow(SEEDS))
        return None

    def back(self) -> Scene | None:
        """Put the card back, stop typing, or go back to the cabinet."""
        if self.card or self.typing:
            self.card, self.typing = "", False
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
        if self.typing and event.type == pygame.KEYDOWN and event.key not in (pygame.K_ESCAPE, pygame.K_TAB):
            self._type(event)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.typing = False
        return super().handle(event)

    def _type(self, event: pygame.event.Event) -> None:
        self.dirty = True
        if event.key in ENTER:
            self.typing = False
        elif event.key == pygame.K_BACKSPACE:
            self.seed = self.seed[:-1]
        elif event.unicode.isdecimal() and event.unicode.isascii() and len(self.seed) < 18:
            self.seed += event.unicode

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
        """B begins."""
        return self.begin() if event.key == pygame.K_b else None

    def default(self) -> object:
        """The way on."""
        return "begin"

    # ------------------------------------------------------------------ places

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
            Item(("who", hero), Area(area.x + 10, area.y + 262, area.w - 20, 46), lambda: self.turn(hero), "heroes", name(hero))
        ]
        found = self.powers_of(hero)
        step = min(36.0, 200 / max(1, len(found)))
        for place, card in enumerate(found):
            spot = Area(area.x + 8, area.y + 316 + place * step, area.w - 16, step - 1)
            made.append(Item(("power", card), spot, partial(self.read, card), "powers", name(card)))
        return made

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The whole screen."""
        canvas.text(say("ui-setup-title"), (40, 22), 46, P.title, face="title", room=1000)
        pairs = [
            ("Tab", say("ui-do-next")),
            ("← → ↑ ↓", say("ui-do-choose")),
            (say("ui-key-enter"), say("ui-do-take")),
            ("Esc", say("ui-do-cabinet")),
        ]
        hints(canvas, 1890, 34, pairs, P)
        self._adventures(canvas, Area(16, 104, 640, 808))
        self._adventure(canvas, Area(672, 104, 1232, 272))
        for place, hero in enumerate(ORDER):
            self._hero(canvas, Area(672 + 250 * place, 392, 232, 520), hero)
        self._bar(canvas, Area(16, 928, 1888, 136))
        if self.card:
            canvas.veil(Area(-2000, -2000, 6000, 6000), (5, 3, 10), 190)
            cards.large(canvas, Area(700, 110, 520, 860), self.card)

    def _adventures(self, canvas: Canvas, area: Area) -> None:
        panel(canvas, area, P)
        canvas.text(say("ui-adventures"), (area.x + 24, area.y + 12), 26, P.accent, face="title")
        for item in self.ring.items:
            if item.group != "adventures" or not isinstance(item.key, tuple):
                continue
            row = ADVENTURES[item.key[1]]
            chosen = item.key[1] == self.adventure
            canvas.box(
                item.area,
                rgb("#3a2f20") if chosen else P.panel_low,
                P.accent if chosen else P.line,
                radius=6,
                width=2.5 if chosen else 1,
            )
            canvas.text(str(row.number), (item.area.x + 34, item.area.y + 22), 30, P.accent, face="title", align="centre")
            canvas.text(name(row.id), (item.area.x + 68, item.area.y + 10), 24, P.text, face="bold", room=400)
            words = say("ui-for-heroes", least=min(row.heroes), most=max(row.heroes))
            canvas.text(words, (item.area.x + 68, item.area.y + 46), 20, P.muted, room=400)
            if self.focused(item.key):
                focus_frame(canvas, item.area, P, diamonds=False)
        canvas.paragraph(
            say("ui-more-adventures"), Area(area.x + 24, area.y + area.h - 96, area.w - 48, 80), 20, P.muted, face="italic"
        )

    def _adventure(self, canvas: Canvas, area: Area) -> None:
        panel(canvas, area, P, line=rgb("#d8a850"), warm=WARM)
        canvas.text(name(self.adventure), (area.x + 32, area.y + 14), 38, P.title, face="title", room=area.w - 64)
        y = area.y + 70
        y += (
            canvas.paragraph(say(f"flavour-{self.adventure}"), Area(area.x + 32, y, area.w - 64, 60), 22, P.muted, face="italic")
            + 6
        )
        for what, head in (("goal", "ui-goal"), ("lost", "ui-lost")):
            canvas.text(say(head), (area.x + 32, y), 22, P.accent, face="bold")
            y += (
                max(
                    canvas.high(22),
                    canvas.paragraph(say(f"{what}-{self.adventure}"), Area(area.x + 130, y, area.w - 160, 56), 22, P.text),
                )
                + 4
            )
        canvas.paragraph(
            say(f"text-{self.adventure}"), Area(area.x + 32, y, area.w - 64, area.y + area.h - y - 10), 19, P.muted, face="book"
        )

    def _hero(self, canvas: Canvas, area: Area, hero: str) -> None:
        here = self.who[hero] != HOME
        row = HEROES[hero].levels[0]
        panel(canvas, area, P, line=rgb("#d8a850") if here else P.line, warm=WARM if here else None)
        canvas.picture(
            portrait(hero), Area(area.centre[0] - 56, area.y + 14, 112, 112), grey=not here, alpha=255 if here else 150
        )
        canvas.text(
            name(hero),
            (area.centre[0], area.y + 128),
            28,
            P.title if here else P.muted,
            face="title",
            align="centre",
            room=area.w - 16,
        )
        canvas.text(
            say(f"title-{hero}"), (area.centre[0], area.y + 164), 19, P.muted, face="book", align="centre", room=area.w - 16
        )
        each = (area.w - 24) / 4
        for place, (value, what) in enumerate(
            ((row.ac, "ui-ac"), (row.hp, "ui-hp"), (row.speed, "ui-speed"), (row.surge, "ui-surge"))
        ):
            number(canvas, Area(area.x + 12 + place * each, area.y + 192, each - 4, 60), str(value), say(what), P)
        for item in self.ring.items:
            if item.key == ("who", hero):
                self._holder(canvas, item, hero)
            elif item.group == "powers" and isinstance(item.key, tuple) and POWERS[item.key[1]].hero == hero:
                self._power(canvas, item, item.key[1], here=here)

    def _holder(self, canvas: Canvas, item: Item, hero: str) -> None:
        who = self.who[hero]
        fill, line = (BLUE_DEEP, BLUE) if who == PERSON else (P.panel_low, P.line if who == HOME else rgb("#d8a850"))
        canvas.box(item.area, fill, line, width=2)
        words = say("ui-take-along") if who == HOME else say("ui-person") if who == PERSON else say(f"level-{who}")
        x = item.area.x + 12
        if who != HOME:
            canvas.picture("ui/person" if who == PERSON else "ui/gear", Area(x, item.area.y + 9, 28, 28))
            x += 36
        canvas.text(
            words,
            (x, item.area.y + (46 - canvas.high(21)) / 2 - 1),
            21,
            P.muted if who == HOME else P.text,
            face="bold",
            room=item.area.w - x + item.area.x - 8,
        )
        if self.focused(item.key):
            focus_frame(canvas, item.area, P, diamonds=False)

    def _power(self, canvas: Canvas, item: Item, card: str, *, here: bool) -> None:
        kind = type_of(card)
        size = min(28.0, item.area.h - 4)
        plate = Area(item.area.x + 4, item.area.y + (item.area.h - size) / 2, size, size)
        canvas.box(plate, CARD_TYPES[kind] if here else mix(CARD_TYPES[kind], P.panel, 0.6), radius=4)
        letter = name(kind)[:1]
        text_size = 19 if item.area.h > 24 else 17
        canvas.text(
            letter,
            (plate.centre[0], plate.y + (size - canvas.high(text_size)) / 2 - 1),
            text_size,
            rgb("#f4efe2"),
            face="bold",
            align="centre",
        )
        words = name(card) + (" *" if POWERS[card].automatic else "")
        middle = item.area.y + (item.area.h - canvas.high(text_size)) / 2 - 1
        canvas.text(
            words, (item.area.x + size + 12, middle), text_size, P.text if here else P.muted, room=item.area.w - size - 18
        )
        if self.focused(item.key):
            canvas.frame(item.area.inset(-1), P.focus, width=3, radius=6)

    def _bar(self, canvas: Canvas, area: Area) -> None:
        panel(canvas, area, P)
        heads: dict[str, float] = {}
        for item in self.ring.items:
            if item.group != "segments":
                continue
            if isinstance(item.key, tuple):
                heads.setdefault(item.key[0], item.area.x)
                chosen = self.chosen[item.key[0]] == item.key[1]
                canvas.box(item.area, (GOLD, GOLD_LOW) if chosen else P.panel_low, P.line, radius=6)
                label = say(f"ui-powers-{item.key[1]}") if item.key[0] == "powers" else str(item.key[1])
                top = item.area.y + (46 - canvas.high(21)) / 2 - 1
                canvas.text(
                    label,
                    (item.area.centre[0], top),
                    21,
                    INK if chosen else P.text,
                    face="bold",
                    align="centre",
                    room=item.area.w - 8,
                )
            elif item.key == "begin":
                button(
                    canvas,
                    item.area,
                    item.label,
                    P,
                    primary=True,
                    off=bool(self.problem()),
                    focused=self.focused("begin"),
                    key="B",
                    size=30,
                )
                continue
            else:
                self._seed(canvas, item)
                heads.setdefault(str(item.key), item.area.x)
            if self.focused(item.key):
                focus_frame(canvas, item.area, P, diamonds=False)
        for what, x in heads.items():
            if what != "lot":
                canvas.text(say(f"ui-set-{what}"), (x, area.y + 8), 20, P.accent, face="bold")
        self._notes(canvas, area, heads)

    def _seed(self, canvas: Canvas, item: Item) -> None:
        canvas.box(item.area, P.deep, P.focus if self.typing and item.key == "seed" else P.line, radius=6, width=2)
        if item.key == "lot":
            canvas.picture("ui/die", Area(item.area.x + 8, item.area.y + 5, 36, 36))
            return
        words = self.seed + ("|" if self.typing else "")
        canvas.text(
            words,
            (item.area.x + 14, item.area.y + (46 - canvas.high(22)) / 2 - 1),
            22,
            P.text,
            face="bold",
            room=item.area.w - 24,
        )

    def _notes(self, canvas: Canvas, area: Area, heads: dict[str, float]) -> None:
        y = area.y + 94
        counts = {kind.replace("-", ""): number_of for kind, number_of in POWER_COUNTS.items()}
        canvas.text(say(f"ui-powers-{self.chosen['powers']}-note", **counts), (heads["powers"], y), 19, P.muted, room=430)
        canvas.text(say("ui-surges-note"), (heads["surges"], y), 19, P.muted, room=210)
        canvas.text(say("ui-treasures-note"), (heads["treasures"], y), 19, P.muted, room=150)
        problem = self.message or self.problem()
        if problem:
            canvas.paragraph(
                problem,
                Area(heads["seed"] + 300, area.y + 22, 1480 - heads["seed"] - 310, 96),
                21,
                RED_LIGHT,
                face="bold",
                middle=True,
            )
        else:
            canvas.text(say("ui-seed-note"), (heads["seed"], y), 19, P.muted, room=300)
            for place, hero in enumerate(self.party()):
                canvas.picture(portrait(hero), Area(heads["seed"] + 320 + place * 62, area.y + 40, 54, 54))
