"""Gestures of a pointer on a target: press, hold, drag and release; and the commands that keys give at once."""

from concurrent.futures import Future

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.choice import Put, Reveal, Take
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.london.planning import moves
from game.ui.london.planning.moves import Hint, planning_hint, words
from game.ui.london.planning.pointers import HOLD, Pointer, Pointers, TargetKey
from game.ui.london.planning.session import PlanningSession

COLOURS = ("green", "yellow", "white", "red")
"""The Investigation tokens in the order in which a key places them."""


class Gestures:
    """What pointers do in a planning. `inspected` is the place that is shown large, "" for none."""

    inspected: Place = ""

    def __init__(self, session: PlanningSession, pointers: Pointers) -> None:
        self.session, self.pointers = session, pointers
        self._hint: tuple[Pointer, Future[Hint]] | None = None

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        return self.session.t

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Expire notices, turn the cards that have been held long enough, and show the requested hint once it is ready."""
        for pointer in self.pointers.by_device.values():
            pointer.age_notice(dt)
            if pointer.turning and pointer.turning not in self.t.dark:
                pointer.let_go()
            elif pointer.turning or pointer.going:
                pointer.held_ms += dt
                if pointer.turning and pointer.held_ms >= HOLD:
                    place = pointer.turning
                    pointer.let_go()
                    self.submit(pointer, Reveal(place))
        if self._hint is not None and self._hint[1].done():
            (pointer, found), self._hint = self._hint, None
            if found.cancelled() or found.exception() is not None:
                pointer.notice = ""
            else:
                pointer.inform(words(self.t, found.result()))

    def ask_hint(self, pointer: Pointer) -> None:
        """Request a hint for a pointer."""
        view = self.session.match.view(self.session.client.eyes)
        self._hint = pointer, planning_hint(self.session.context.agent_worker, view, pointer.seat)
        pointer.inform(say("ui-hint-asked"))

    # ------------------------------------------------------------------ answers

    def submit(self, pointer: Pointer, *choices: Choice) -> bool:
        """Answer for the seat of a pointer; it shows the reason of a refusal."""
        pointer.notice = ""
        accepted = self.session.submit(pointer.seat, *choices)
        if not accepted:
            pointer.refuse(self.session.client.message)
            self.session.client.message = ""
            self.session.context.sounds.target_pressed(refused=True)
        return accepted

    def place_token(self, pointer: Pointer, slot: int, token: str) -> None:
        """Place a token in an hour, and go on to the next empty one."""
        if self.t.people[pointer.seat].clock[slot] == token or self.submit(pointer, Put(slot, token)):
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, slot)

    def plan_place(self, pointer: Pointer, place: Place) -> None:
        """Plan to be at a place in the chosen hour."""
        found = moves.reach(self.t, pointer.seat, pointer.slot, place)
        if not found and pointer.slot == len(self.t.people[pointer.seat].clock) - 1:
            self.refuse(pointer, IllegalAction("refused-no-hour-left", "LD-076"))
        elif self.submit(pointer, *found):
            last = max((one.slot for one in found if isinstance(one, Put | Take)), default=pointer.slot)
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, last)

    def refuse(self, pointer: Pointer, refusal: IllegalAction) -> None:
        """Show the reason of a refusal at a pointer."""
        pointer.refuse(self.session.client.speaker.refusal(refusal))
        self.session.context.sounds.target_pressed(refused=True)

    # ------------------------------------------------------------------ press and release

    def press(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Press a target. Without a target the pointer drops what it carries."""
        pointer.notice, pointer.pressed = "", key
        self.inspected = ""
        press = getattr(self, f"_press_{key.kind}", None) if key is not None else None
        if key is None or press is None:
            pointer.drop()
        else:
            press(pointer, key)

    def release(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Release over a target: a held card is let go, a dragged token is placed."""
        pressed = pointer.pressed
        going = pointer.going if key == pressed and pointer.held_ms < HOLD else ""
        pointer.pressed = None
        pointer.let_go()
        if going:
            self.plan_place(pointer, going)
        if not isinstance(pressed, TargetKey) or not pointer.carried:
            return
        if pressed.kind == "token" and key == pressed:  # a click places the token in the chosen hour
            token = pointer.carried
            pointer.drop()
            self.place_token(pointer, pointer.slot, token)
        elif key is not None and key.kind == "slot" and self.pointers.may_touch(pointer, key.seat):
            self._drop_on_slot(pointer, key.number)
        else:  # beside its clock a token is taken out
            lifted = pointer.lifted
            pointer.drop()
            if lifted is not None:
                self.submit(pointer, Take(lifted))
                pointer.slot = lifted

    def _drop_on_slot(self, pointer: Pointer, slot: int) -> None:
        token, lifted = pointer.carried, pointer.lifted
        pointer.drop()
        if lifted is None:
            self.place_token(pointer, slot, token)
        elif lifted != slot:
            self.submit(pointer, *moves.shift(self.t, pointer.seat, lifted, slot))
            pointer.slot = slot

    def _press_card(self, pointer: Pointer, key: TargetKey) -> None:
        if pointer.order_for is not None:
            self._order(pointer, key.what)
        elif pointer.note:
            self.submit(pointer, moves.note(self.t, key.what, pointer.note))
        elif key.what in self.t.dark:
            pointer.turning = key.what
        else:  # held for `HOLD` it plans nothing: the player meant to turn a card that another player has just turned
            pointer.going = key.what

    def _press_streets(self, pointer: Pointer, key: TargetKey) -> None:
        if pointer.order_for is not None:
            self._order(pointer, key.what)
        else:
            self.plan_place(pointer, key.what)

    def _order(self, pointer: Pointer, place: Place) -> None:
        """Order a companion to a place."""
        assert pointer.order_for is not None
        seat, slot = pointer.order_for
        holds = self.session.companions.order(seat, slot, place)
        pointer.drop()
        words = "ui-ld-ordered" if holds else "ui-ld-order-gone"
        pointer.inform(say(words, who=self.t.people[seat].id, place=say(f"short-{place}"), hour=SLOTS[slot].id))

    def _press_slot(self, pointer: Pointer, key: TargetKey) -> None:
        if key.seat in self.session.companions.seats:
            pointer.drop()
            pointer.order_for = key.seat, key.number
            pointer.inform(say("ui-ld-order-where", who=self.t.people[key.seat].id, hour=SLOTS[key.number].id))
        elif self._may_act(pointer, key.seat):
            token = self.t.people[key.seat].clock[key.number]
            pointer.drop()
            pointer.slot = key.number
            if token:
                pointer.carried, pointer.lifted = token, key.number

    def _press_token(self, pointer: Pointer, key: TargetKey) -> None:
        if self._may_act(pointer, key.seat):
            pointer.drop()
            pointer.carried = str(key.number)

    def _press_stash(self, pointer: Pointer, key: TargetKey) -> None:
        self.place_token(pointer, pointer.slot, str(key.number))

    def _press_note(self, pointer: Pointer, key: TargetKey) -> None:
        pointer.note = "" if pointer.note == key.what else key.what

    def _press_agree(self, pointer: Pointer, key: TargetKey) -> None:
        if self._may_act(pointer, key.seat):
            self.toggle_agreement(pointer)

    def _press_portrait(self, pointer: Pointer, key: TargetKey) -> None:
        self.pointers.take(pointer.device, key.seat)

    def _may_act(self, pointer: Pointer, seat: Seat) -> bool:
        """Whether a pointer may act for a seat; if so it acts for that seat from now on."""
        if not self.pointers.may_touch(pointer, seat):
            self.refuse(pointer, IllegalAction("refused-not-your-clock", "LD-077"))
            return False
        if pointer.seat != seat:
            self.pointers.take(pointer.device, seat)
        return True

    # ------------------------------------------------------------------ commands

    def toggle_agreement(self, pointer: Pointer) -> None:
        """Agree to the plan, or take the agreement back."""
        self.submit(pointer, moves.agreement(self.t, pointer.seat))

    def turn_token(self, pointer: Pointer, key: TargetKey | None, step: int) -> None:
        """Turn the token under the pointer, or that of the chosen hour."""
        on_slot = key is not None and key.kind == "slot" and self.pointers.may_touch(pointer, key.seat)
        slot = key.number if key is not None and on_slot else pointer.slot
        self.submit(pointer, *moves.turn(self.t, pointer.seat, slot, step))

    def take_out(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Drop what the pointer carries; else take out the token under it, that of the chosen hour, or the last one before it."""
        if key is not None and key.kind == "slot" and self.pointers.may_touch(pointer, key.seat):
            pointer.slot = key.number
        clock = self.t.people[pointer.seat].clock
        filled = [slot for slot in range(pointer.slot + 1) if clock[slot]]
        if pointer.carried or pointer.note:
            pointer.drop()
        elif filled:
            self.submit(pointer, Take(filled[-1]))
            pointer.slot = filled[-1]

    def mark(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Place the next colour of Investigation token on the card under the pointer; after the last colour there is none."""
        if key is None or key.kind != "card":
            return
        there = self.t.notes.get(key.what, "")
        following = COLOURS.index(there) + 1 if there else 0
        self.submit(pointer, moves.note(self.t, key.what, COLOURS[following] if following < len(COLOURS) else there))

    def toggle_inspector(self, key: TargetKey | None) -> None:
        """Show the place under a pointer in the inspector, or close it."""
        place = key.what if key is not None and key.kind in ("card", "streets") else ""
        self.inspected = "" if place == self.inspected else place
