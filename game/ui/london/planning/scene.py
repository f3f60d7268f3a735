"""The planning of a Chapter at the screen: the map, everybody's clock, and a hand for each device."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.engine.secret import Seat
from game.rules.london.places import LOCATIONS, NUMBERS, STREETS
from game.rules.london.tables.cards import SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.dirty_sprites import DirtySprites, Sprite
from game.ui.input.actions import ARROWS, from_pad, input_action
from game.ui.input.state import PAD
from game.ui.london.board import ground
from game.ui.london.how_to_play import Primer, due, told_again
from game.ui.london.planning import cursors, painter, player_columns
from game.ui.london.planning.cover_pages import PAUSED, READY
from game.ui.london.planning.gestures import Fingers
from game.ui.london.planning.layout import Laid, arrange
from game.ui.london.planning.pointers import MOUSE, Hand, Spot
from game.ui.london.style import GREEN, P
from game.ui.scene.context import Scene
from game.ui.table.dialogs import Act, LogDialog, PauseDialog
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, meeting
from game.ui.widgets.screen import GROUP_STEPS, LEFT, RIGHT, STEPS

DIGITS = {getattr(pygame, f"K_{number}"): number for number in NUMBERS}
WAYS = {"pan-up": "north", "pan-right": "east", "pan-down": "south", "pan-left": "west"}
HOURS = {"page-up": -1, "page-down": 1}
ON_PAD = {"previous-group": "page-up", "next-group": "page-down", "log": "begin", "back": "undo", "hint": "marks"}
"""What the buttons of a pad mean here, where four people hold one each."""
PLANNED = {
    "way": tuple(WAYS), "hour": tuple(HOURS), "back": ("undo",), "turn": ("minus", "plus"), "take": ("take",), "closer": ("look",),
    "note": ("marks",), "agree": ("begin",),
}  # fmt: skip
"""What keys do here: the messages that say so, by what is pressed."""
STICK = "left-"
"""What a pad calls the ways of its left stick: it moves a cursor, not the focus."""


class PlanningScene(Fingers):
    """Input and painting."""

    single = frozenset({"cards"})
    quiet = frozenset({"tools"})
    pans = True
    laid: Laid | None = None

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]
        self.above = DirtySprites()

    def explain_once(self) -> None:
        """Open the how-to-play page of the planning unless it has been read before. The clock does not run yet."""
        if self.held is None and self.cover and due(self):
            self.open(Primer(self))

    # ------------------------------------------------------------------ places

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The sheet's places, those of the page that covers the board, or the whole table."""
        self.laid = arrange(canvas, self.t, self.opened)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        if self.cover:
            return painter.covered(canvas, self)
        return [*self._cards(), *self._clocks(), *self._stores(), *painter.tools(self)]

    @property
    def opened(self) -> frozenset[Seat]:
        """The seats whose trays are wanted: those that a hand serves, and those of people that one is over."""
        hands = self.hands.hands.values()
        over = {hand.over.seat for hand in hands if isinstance(hand.over, Spot)}
        return frozenset({hand.seat for hand in hands} | over & {*self.hands.persons})

    def _item(self, spot: Spot, area: Area, group: str, label: str, *, refused: bool = False, disc: bool = False) -> Target:
        return Target(spot, area, lambda: None, group, label, spot, refused, disc)

    def _cards(self) -> list[Target]:
        """The name plates of the Streets, and the Locations."""
        assert self.laid is not None
        made = [
            self._item(Spot("streets", what=place), self.laid.sheet.streets(area), "cards", name(place))
            for area, place in STREETS.items()
        ]
        return made + [
            self._item(Spot("card", what=place), self.laid.sheet.card(place), "cards", name(place)) for place in LOCATIONS
        ]

    def _clocks(self) -> list[Target]:
        """Slots, tokens, the word of agreement and the portrait of each player."""
        assert self.laid is not None
        return [item for seat, column in self.laid.columns.items() for item in self._clock(seat, column)]

    def _clock(self, seat: Seat, column: player_columns.Column) -> list[Target]:
        other, group = seat not in self.hands.persons, f"clock-{seat}"
        made = [self._item(Spot("portrait", seat), column.portrait, group, name(self.t.people[seat].id), refused=other)]
        for slot, area in enumerate(column.slots):
            made.append(self._item(Spot("slot", seat, number=slot), area, group, name(SLOTS[slot].id), refused=other, disc=True))
        for number, area in column.tokens.items():
            made.append(self._item(Spot("token", seat, number=number), area, group, str(number), refused=other))
        if not other:
            made.append(self._item(Spot("agree", seat), column.agree, group, say("ui-ld-agree")))
        return made

    def _stores(self) -> list[Target]:
        """The Stash and the Investigation tokens."""
        assert self.laid is not None
        pile = self.laid.pile
        made = [self._item(Spot("stash", number=number), area, "stash", str(number)) for number, area in pile.tokens.items()]
        return made + [
            self._item(Spot("note", what=colour), area, "notes", say(f"ui-ld-note-{colour}"))
            for colour, area in pile.notes.items()
        ]

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Scene | None:
        """While everybody plans each device acts by itself; sheets and covers are held as everywhere."""
        if self.cover:
            self.hands.plugged(self.context.input.pads)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.device = self.device_of(event)
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.pause()
        if self.dialog is not None or self.cover or self.over or self.held is not None:
            if self.cover == READY and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self.hands.of_device(self.device)
            return super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self.point(event)
        elif event.type == pygame.MOUSEWHEEL:
            hand = self.hands.of_device(MOUSE)
            if hand is not None and event.y:
                self.turn(hand, self.spot(hand), -1 if event.y > 0 else 1)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.clicked(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self.keyed(event)
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.dirty = True
        return None

    def spot(self, hand: Hand) -> Spot | None:
        """What a hand is over."""
        item = self.focus.find(hand.over)
        return item.data if item is not None and isinstance(item.data, Spot) else None

    def point(self, event: pygame.event.Event) -> None:
        """The mouse has moved."""
        hand = self.hands.of_device(MOUSE)
        if hand is not None:
            hand.at = self.pointer = self.context.point(event.pos)
            self.put_over(hand)

    def put_over(self, hand: Hand) -> None:
        """See what lies under the cursor of a hand; the line of assistance follows it."""
        item = self.focus.under(hand.at)
        over = item.key if item is not None else None
        if over != hand.over:
            hand.over = over
            self.look.stale = True
            if (hand.turning or hand.going) and (item is None or item.data != hand.pressed):
                hand.let_go()

    def clicked(self, event: pygame.event.Event) -> None:
        """A button of the mouse goes down or up."""
        hand = self.hands.of_device(MOUSE)
        if hand is None:
            return
        self.point(event)
        item = self.focus.under(hand.at)
        if event.type == pygame.MOUSEBUTTONUP:
            if event.button == LEFT:
                self.release(hand, self.spot(hand))
        elif event.button == LEFT:
            if item is not None and not isinstance(item.data, Spot):
                item.act()
            else:
                self.press(hand, self.spot(hand))
        elif event.button == RIGHT:
            self.aside(hand)

    def aside(self, hand: Hand) -> None:
        """The other button: a token goes, a card is shown large."""
        spot = self.spot(hand)
        if spot is not None and spot.kind in ("card", "streets") and not hand.held and not hand.note:
            self.look_closer(spot)
        else:
            self.take_out(hand, spot)

    def keyed(self, event: pygame.event.Event) -> Scene | None:
        """A key, or a button of one of the pads."""
        hand, what = self.hands.of_device(self.device_of(event)), input_action(event)
        if from_pad(event):
            what = ON_PAD.get(what, what)
        if event.type == pygame.KEYUP:
            if hand is not None and what in ("take", "usual"):
                self.release(hand, self.spot(hand))
            return None
        if hand is None or what in ("menu", "rulebook") or (what == "back" and not (hand.held or hand.note or self.closer)):
            return self._beside(what)
        self.look.changed = True
        if what == "back" and self.closer:
            self.show_closer("")
        elif what in ARROWS or what in STEPS or what in GROUP_STEPS:
            if not getattr(event, "part", "").startswith(STICK):
                self.move(hand, what)
        elif what in ("take", "usual"):
            item = self.focus.find(hand.over)
            if item is not None and not isinstance(item.data, Spot):
                following: Scene | None = item.act()
                return following
            self.press(hand, self.spot(hand))
        elif event.key in DIGITS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.number(hand, DIGITS[event.key])
        else:
            return self._said(hand, what)
        return None

    def move(self, hand: Hand, what: str) -> None:
        """Move the focus of one hand."""
        ring = self.focus
        ring.current = hand.over if ring.find(hand.over) is not None else None
        hand.let_go()
        if ring.current is None:
            ring.current = Spot("slot", hand.seat, number=hand.slot)
        elif what in ARROWS:
            ring.move(*ARROWS[what])
        elif what in STEPS:
            ring.tab(STEPS[what])
        else:
            ring.tab_group(GROUP_STEPS[what])
        hand.over = ring.current
        item = ring.find(hand.over)
        if item is not None:
            hand.at = item.area.centre
        self.look.stale = True

    def _said(self, hand: Hand, what: str) -> Scene | None:
        """The keys that mean something at once."""
        spot = self.spot(hand)
        if what in WAYS:
            self.way(hand, WAYS[what])
        elif what in HOURS:
            self.hour(hand, HOURS[what])
        elif what == "look" and spot is not None and spot.kind in ("card", "streets"):
            self.look_closer(spot)
        elif what in ("plus", "minus", "look"):
            self.turn(hand, spot, -1 if what == "minus" else 1)
        elif what in ("undo", "back"):
            self.take_out(hand, spot)
        elif what == "marks":
            self.mark(hand, spot)
        elif what == "begin":
            self.agree(hand)
        else:
            return self._beside(what)
        return None

    def _beside(self, what: str) -> Scene | None:
        """What is done beside planning."""
        if what == "back":
            return self.open(PauseSheet(self))
        if what == "rulebook":
            return self.rulebook(self.quoted())
        do = self.commands().get(what)
        return do() if do is not None else None

    # ------------------------------------------------------------------ covers and sheets

    def key(self, event: pygame.event.Event) -> Scene | None:
        """On a cover: the key that begins, and the pause."""
        if self.dialog is not None or not self.cover:
            return None
        if input_action(event) == "begin" or (from_pad(event) and input_action(event) == "menu"):
            return self.go_on()
        return self._beside(input_action(event))

    def back(self) -> Scene | None:
        """Esc on a cover opens the pause."""
        return self.open(PauseSheet(self))

    def first_focus(self) -> object:
        """On a cover the plate that goes on."""
        return "go-on" if self.cover else None

    def commands(self) -> dict[str, Act]:
        """What can be done beside planning."""
        return {
            "menu": lambda: self.open(PauseSheet(self)),
            "log": lambda: self.open(LogDialog(self)),
            "hint": self.hint,
            "save": self.save,
            "rulebook": lambda: self.rulebook(self.quoted()),
        }

    def quoted(self) -> str:
        """The rule of the sheet on top, else that of the last line of the log."""
        if (of_sheet := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_sheet())
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def save(self) -> Scene | None:
        """Save the match."""
        self.client.save()
        return None

    # ------------------------------------------------------------------ time and painting

    def update(self, dt: float) -> Scene | None:
        """The cursors of the pads glide, the weather goes on."""
        if not self.cover and self.dialog is None:
            for hand in self.hands.move(self.context.input.sticks, dt, self.room):
                self.put_over(hand)
        self.look.update(dt)
        return super().update(dt)

    @property
    def room(self) -> Area:
        """The whole window."""
        return self.canvas.room if self.canvas is not None else Area(0, 0, 1920, 1080)

    def paint(self, canvas: Canvas) -> None:
        """Draw the table, or what covers it."""
        self.above.forget()
        if self.dialog is not None:
            self.dialog.paint(canvas)
        elif self.cover:
            painter.paint_cover(canvas, self)
        else:
            painter.paint(canvas, self)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if something has changed; where only hands, clock and weather have, only what they touch."""
        canvas = self.context.canvas(surface)
        bare = self.dialog is None and not self.cover
        if self.dirty or self.canvas is not canvas or not bare:
            super().draw(surface)
            if bare and self.context.painted:
                self.above.lay(surface, self.sprites(canvas))
            return
        self.look.changed = self.look.changed or self.laid is None or self.laid.opened != self.opened
        if self.look.changed:
            self.refill(canvas)
        sprites = self.sprites(canvas)
        moving = not self.context.settings.reduced or bool(self.flips)
        stirs = moving or self.look.pending or self.look.second != painter.second(self)
        if not stirs and self.above.stands(sprites):
            return
        spots = self.above.lift(surface)
        if stirs:
            spots += painter.stir(canvas, self)
        spots += self.above.lay(surface, sprites)
        self.report()
        self.context.spots, self.context.painted = spots, bool(spots)

    def prefetch(self) -> Iterator[None]:
        """The city in the lights of the day that is going to pass."""
        if self.canvas is not None and self.laid is not None:
            yield from ground.prefetch(*self.canvas.rect(self.laid.sheet.area).size)

    def report(self) -> None:
        """Where everything is, and every hand."""
        hands = {hand.device: {"seat": hand.seat, "over": str(hand.over), "at": hand.at} for hand in self.hands.hands.values()}
        clocks = [list(person.clock) for person in self.t.people]
        ready = [person.ready for person in self.t.people]
        self.context.trace(
            self.name,
            self.focus,
            cover=self.cover,
            ready=ready,
            hands=hands,
            clocks=clocks,
            left=None if self.left_ms is None else self.left_ms // 250 * 250,
        )

    def sprites(self, canvas: Canvas) -> list[Sprite]:
        """Everything that lies over the painted table."""
        if self.held is not None or self.over:
            return []
        page = painter.closer_at(canvas, self) if self.closer else NOWHERE
        items = {item.key: item for item in self.focus.targets if not self.closer or not meeting(item.area, page)}
        places = self.day.places
        asked = [
            cursors.rim(canvas, item, GREEN if places[seat][slot] == place else P.accent)
            for (seat, slot), place in self.companions.orders.items()
            if (item := items.get(Spot("slot", seat, number=slot))) is not None
        ]
        return asked + cursors.sprites(canvas, self.hands, items, self.match)


class PauseSheet(PauseDialog):
    """The pause: going on takes the cover away, too."""

    def __init__(self, table: PlanningScene) -> None:
        super().__init__(table)
        self.desk = table

    def plates(self) -> list[tuple[str, Act]]:
        """The page for newcomers once more, too."""
        return told_again(super().plates(), self.desk)

    def resume(self) -> Scene | None:
        """The clock runs again."""
        self.desk.dialog = None
        return self.desk.go_on() if self.desk.cover == PAUSED else None

    def _key_rows(self) -> list[tuple[str, str]]:
        """What keys do here; a pad's cursor does what the page for newcomers tells."""
        hand = self.table.context.input
        if hand.device == PAD:
            return super()._key_rows()
        named = [(" ".join(map(hand.named, deeds)), say(f"ui-ld-key-{what}")) for what, deeds in PLANNED.items()]
        beside = [(hand.named(what), say(f"ui-tool-{what}")) for what in self.table.commands()]
        return [("1 – 6", say("ui-ld-key-number")), *(row for row in named + beside if row[0].strip())]

    def at_hand(self) -> set[str]:
        """The rulebook has a plate of its own."""
        return {"rulebook"}
