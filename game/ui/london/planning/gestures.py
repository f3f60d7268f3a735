"""Gestures of a pointer on a target: press, hold, drag and release; and the commands that keys give at once."""

from game.rules.engine.script import IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.choice import Agree, Note, Put, Retract, Reveal, Take, Wipe
from game.rules.london.state import Place
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.london.planning import moves
from game.ui.london.planning.hint_gestures import HintGestures
from game.ui.london.planning.pointers import HOLD, Pointer, TargetKey

COLOURS = ("green", "yellow", "white", "red")
"""The Investigation tokens in the order in which a key places them."""
FACES = ("", "-north", "-east", "-south", "-west")
"""The faces of a token: its number, then an arrow to each Area."""


class Gestures(HintGestures):
    """What pointers do in a planning. `inspected` is the place that is shown large, "" for none."""

    inspected: Place = ""

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Expire notices, turn the cards that have been held long enough, and show the requested hint once it is ready."""
        told = self.session.client.message
        self.session.client.tell("")
        for pointer in self.pointers.by_device.values():
            pointer.age_notice(dt)
            if told:
                pointer.inform(told)
            place, pointer.held_ms = pointer.held, pointer.held_ms + dt
            if place and pointer.turns and (place not in self.t.dark or pointer.held_ms >= HOLD):
                pointer.let_go()
                if place in self.t.dark:
                    self.submit(pointer, Reveal(place))
        self.update_hint()

    # ------------------------------------------------------------------ tokens

    def place_token(self, pointer: Pointer, slot: int, token: str) -> None:
        """Place a token in an hour, and go on to the next empty one."""
        clock = self.t.people[pointer.seat].clock
        if clock[slot] == token or self.submit(pointer, *moves.put(clock, slot, token)):
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, slot)

    def plan_place(self, pointer: Pointer, place: Place) -> None:
        """Plan to be at a place in the chosen hour."""
        found = moves.reach(self.t, pointer.seat, pointer.slot, place)
        if not found and pointer.slot == len(SLOTS) - 1:
            self.refuse(pointer, self.session.client.speaker.refusal(IllegalAction("refused-no-hour-left", "LD-076")))
        elif self.submit(pointer, *found):
            last = next((one.slot for one in reversed(found) if isinstance(one, Put | Take)), pointer.slot)
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, last)

    # ------------------------------------------------------------------ press and release

    def press(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Press a target. Without a target the pointer drops what it carries."""
        pointer.notice, pointer.pressed, self.inspected = "", key, ""
        match key:
            case TargetKey("card" | "streets"):
                self._press_place(pointer, key)
            case TargetKey("slot", seat, number=slot):
                self._press_slot(pointer, seat, slot)
            case TargetKey("token", seat, number=number):
                if self.may_act(pointer, seat):
                    pointer.drop()
                    pointer.carried = str(number)
            case TargetKey("stash", number=number):
                self.place_token(pointer, pointer.slot, str(number))
            case TargetKey("note", what=colour):
                pointer.note = "" if pointer.note == colour else colour
            case TargetKey("agree"):
                pointer.drop()
            case TargetKey("portrait", seat):
                self.pointers.take(pointer.device, seat)
            case TargetKey("hint"):
                self.press_hint(pointer)
            case _:
                pointer.drop()

    def _press_place(self, pointer: Pointer, key: TargetKey) -> None:
        """Order a companion to a place, lay a token on a card, or hold it; to the Streets the pointer's own Character goes."""
        place = key.what
        if pointer.order_for is not None:
            self._order(pointer, place, *pointer.order_for)
        elif key.kind == "streets":
            self.plan_place(pointer, place)
        elif pointer.note:
            self._lay_note(pointer, place, pointer.note)
        else:
            pointer.held, pointer.turns, pointer.held_ms = place, place in self.t.dark, 0.0

    def _press_slot(self, pointer: Pointer, seat: Seat, slot: int) -> None:
        """Choose an hour and lift its token. At the clock of a companion the next place is an order for it."""
        if seat in self.session.companions.seats:
            pointer.drop()
            pointer.order_for = seat, slot
            pointer.inform(say("ui-ld-order-where", who=self.t.people[seat].id, hour=SLOTS[slot].id))
        elif self.may_act(pointer, seat):
            pointer.drop()
            pointer.slot, pointer.carried = slot, self.t.people[seat].clock[slot]
            pointer.lifted = slot if pointer.carried else None

    def _order(self, pointer: Pointer, place: Place, seat: Seat, slot: int) -> None:
        """Order a companion to a place."""
        holds = self.session.companions.order(seat, slot, place)
        pointer.drop()
        told = "ui-ld-ordered" if holds else "ui-ld-order-removed"
        pointer.inform(say(told, who=self.t.people[seat].id, place=say(f"short-{place}"), hour=SLOTS[slot].id))

    def release(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Release over a target: an open card that was clicked is planned for, a dragged token is placed."""
        pressed, pointer.pressed = pointer.pressed, None
        clicked = pointer.held if key == pressed and not pointer.turns and pointer.held_ms < HOLD else ""
        pointer.let_go()
        if clicked:
            self.plan_place(pointer, clicked)
        if not isinstance(pressed, TargetKey) or not pointer.carried:
            return
        token, lifted = pointer.carried, pointer.lifted
        pointer.drop()
        if pressed.kind == "token" and key == pressed:  # a click places the token in the chosen hour
            self.place_token(pointer, pointer.slot, token)
        elif (slot := self._slot_of(pointer, key)) is not None:
            if lifted is None:
                self.place_token(pointer, slot, token)
            elif lifted != slot:
                self._shift(pointer, lifted, slot)
        elif lifted is not None:  # beside its clock a token is taken out
            self.submit(pointer, Take(lifted))
            pointer.slot = lifted

    def _shift(self, pointer: Pointer, slot: int, to: int) -> None:
        """Move a token to another hour; a token there takes its slot."""
        clock = self.t.people[pointer.seat].clock
        token, other = clock[slot], clock[to]
        if token:
            self.submit(pointer, Take(slot), *([Take(to), Put(slot, other)] if other else []), Put(to, token))
        pointer.slot = to

    def _slot_of(self, pointer: Pointer, key: TargetKey | None) -> int | None:
        """The hour of a slot that the pointer may touch."""
        return key.number if key is not None and key.kind == "slot" and self.pointers.may_touch(pointer, key.seat) else None

    # ------------------------------------------------------------------ commands

    def toggle_agreement(self, pointer: Pointer) -> None:
        """Agree to the plan, or take the agreement back."""
        self.submit(pointer, Retract() if self.t.people[pointer.seat].ready else Agree())

    def turn_token(self, pointer: Pointer, key: TargetKey | None, step: int) -> None:
        """Turn the token under the pointer, or that of the chosen hour, to its next face."""
        slot = self._slot_of(pointer, key)
        slot = pointer.slot if slot is None else slot
        if token := self.t.people[pointer.seat].clock[slot]:
            self.submit(pointer, Put(slot, token[0] + FACES[(FACES.index(token[1:]) + step) % len(FACES)]))

    def remove(self, pointer: Pointer, key: TargetKey | None) -> bool:
        """Drop what the pointer carries, else remove what is under it: the hint, the token of an hour, or the request to a companion. Returns whether anything was there."""
        if pointer.carried or pointer.note or pointer.order_for is not None:
            pointer.drop()
        elif key is not None and key.kind == "hint":
            self.forget_hint()
        elif key is None or key.kind != "slot":
            return False
        elif key.seat in self.session.companions.seats:
            if (place := self.session.companions.orders.get((key.seat, key.number))) is not None:
                self._order(pointer, place, key.seat, key.number)
        elif self.may_act(pointer, key.seat):
            return self._empty(pointer, key.number)
        return True

    def _empty(self, pointer: Pointer, slot: int) -> bool:
        """Choose an hour and take its token out. Returns whether it had one."""
        pointer.slot = slot
        if filled := bool(self.t.people[pointer.seat].clock[slot]):
            self.submit(pointer, Take(slot))
        return filled

    def take_out(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Remove what is under the pointer; without anything the token of the chosen hour, or the last one before it."""
        if not self.remove(pointer, key):
            clock = self.t.people[pointer.seat].clock
            if filled := [slot for slot in range(pointer.slot + 1) if clock[slot]]:
                self._empty(pointer, filled[-1])

    def mark(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Place the next colour of Investigation token on the card under the pointer; after the last colour there is none."""
        if key is not None and key.kind == "card":
            there = self.t.notes.get(key.what, "")
            following = COLOURS.index(there) + 1 if there else 0
            self._lay_note(pointer, key.what, COLOURS[following] if following < len(COLOURS) else there)

    def _lay_note(self, pointer: Pointer, place: Place, colour: str) -> None:
        """Place an Investigation token, or remove the one of that colour."""
        self.submit(pointer, Wipe(place) if self.t.notes.get(place) == colour else Note(place, colour))

    def toggle_inspector(self, key: TargetKey) -> None:
        """Show a place in the inspector, or close it."""
        self.inspected = "" if key.what == self.inspected else key.what
