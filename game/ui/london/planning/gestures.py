"""Gestures of a pointer on a target: press, hold, drag and release; and the commands that keys give at once."""

from concurrent.futures import Future

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.choice import Agree, Note, Put, Retract, Reveal, Take, Wipe
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.london.planning import hints, moves
from game.ui.london.planning.hints import Hint
from game.ui.london.planning.pointers import HOLD, Pointer, Pointers, TargetKey
from game.ui.london.planning.session import PlanningSession

COLOURS = ("green", "yellow", "white", "red")
"""The Investigation tokens in the order in which a key places them."""
FACES = ("", "-north", "-east", "-south", "-west")
"""The faces of a token: its number, then an arrow to each Area."""


class Gestures:
    """What pointers do in a planning. `inspected` is the place that is shown large, "" for none.

    `hint` is the hint at the foot, `hint_words` its sentence, or that it is being worked out; it stands until it is laid or no longer fits, also during a pause.
    """

    inspected: Place = ""
    hint: Hint | None = None
    hint_words = ""

    def __init__(self, session: PlanningSession, pointers: Pointers) -> None:
        self.session, self.pointers = session, pointers
        self._asked: tuple[Seat, Future[Hint]] | None = None
        self._hint_turn = -1
        self._may_retry = False

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        return self.session.t

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
        self._update_hint()

    def _update_hint(self) -> None:
        """Show the requested hint once it is ready, and keep the one that stands up to date."""
        if self._asked is not None and self._asked[1].done():
            (seat, found), self._asked = self._asked, None
            failed = found.cancelled() or found.exception() is not None
            self.hint, self._hint_turn = None if failed else found.result(), -1
            if failed and self._may_retry:  # its worker was given up, because a companion took too long
                self._request_hint(seat, again=True)
        elif self._hint_turn == self.session.match.turn:
            return
        self._hint_turn = self.session.match.turn
        if (before := self.hint) is not None:
            self.hint = hints.renewed(self.t, before)
            if self.hint is None and hints.is_overtaken(self.t, before):
                self._request_hint(before.seat)
        waits = say("ui-hint-asked") if self._asked is not None else ""
        self.hint_words = waits if self.hint is None else hints.words(self.t, self.hint)

    def ask_hint(self, pointer: Pointer) -> None:
        """Request a hint for a pointer's seat; while one stands for it, lay that one."""
        if self.hint is not None and self.hint.seat == pointer.seat and self.hint.steps:
            self.lay_hint(pointer)
        elif self._asked is None or self._asked[0] != pointer.seat:
            self._request_hint(pointer.seat)
            self.hint, self.hint_words, pointer.notice = None, say("ui-hint-asked"), ""

    def _request_hint(self, seat: Seat, *, again: bool = False) -> None:
        self._may_retry = not again
        view = self.session.match.view(self.session.client.eyes)
        self._asked = seat, self.session.context.agent_worker.compute(hints.work_out, view, seat)

    def lay_hint(self, pointer: Pointer) -> None:
        """Lay the hint that stands, for its seat; one that has nothing to lay goes."""
        hint = self.hint
        if hint is None or not self._may_act(pointer, hint.seat):
            return
        self.forget_hint()
        if self.submit(pointer, *hint.steps) and any(isinstance(one, Put) for one in hint.steps):
            pointer.slot = moves.next_slot(self.t.people[hint.seat].clock, hint.slot)

    def forget_hint(self) -> None:
        """Take the hint away."""
        self.hint, self.hint_words = None, ""

    # ------------------------------------------------------------------ answers

    def submit(self, pointer: Pointer, *choices: Choice) -> bool:
        """Answer for the seat of a pointer; it shows the reason of a refusal."""
        pointer.notice = ""
        accepted = self.session.submit(pointer.seat, *choices)
        if not accepted:
            self._refuse(pointer, self.session.client.message)
            self.session.client.tell("")
        return accepted

    def _refuse(self, pointer: Pointer, reason: str) -> None:
        pointer.inform(reason, good=False)
        self.session.context.sounds.target_pressed(refused=True)

    def place_token(self, pointer: Pointer, slot: int, token: str) -> None:
        """Place a token in an hour, and go on to the next empty one."""
        if self.t.people[pointer.seat].clock[slot] == token or self.submit(pointer, Put(slot, token)):
            pointer.slot = moves.next_slot(self.t.people[pointer.seat].clock, slot)

    def plan_place(self, pointer: Pointer, place: Place) -> None:
        """Plan to be at a place in the chosen hour."""
        found = moves.reach(self.t, pointer.seat, pointer.slot, place)
        if not found and pointer.slot == len(SLOTS) - 1:
            self._refuse(pointer, self.session.client.speaker.refusal(IllegalAction("refused-no-hour-left", "LD-076")))
        elif self.submit(pointer, *found):
            last = max((one.slot for one in found if isinstance(one, Put | Take)), default=pointer.slot)
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
                if self._may_act(pointer, seat):
                    pointer.drop()
                    pointer.carried = str(number)
            case TargetKey("stash", number=number):
                self.place_token(pointer, pointer.slot, str(number))
            case TargetKey("note", what=colour):
                pointer.note = "" if pointer.note == colour else colour
            case TargetKey("agree", seat):
                if self._may_act(pointer, seat):
                    self.toggle_agreement(pointer)
            case TargetKey("portrait", seat):
                self.pointers.take(pointer.device, seat)
            case TargetKey("hint"):
                self.lay_hint(pointer)
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
        elif self._may_act(pointer, seat):
            pointer.drop()
            pointer.slot, pointer.carried = slot, self.t.people[seat].clock[slot]
            pointer.lifted = slot if pointer.carried else None

    def _order(self, pointer: Pointer, place: Place, seat: Seat, slot: int) -> None:
        """Order a companion to a place."""
        holds = self.session.companions.order(seat, slot, place)
        pointer.drop()
        told = "ui-ld-ordered" if holds else "ui-ld-order-removed"
        pointer.inform(say(told, who=self.t.people[seat].id, place=say(f"short-{place}"), hour=SLOTS[slot].id))

    def _may_act(self, pointer: Pointer, seat: Seat) -> bool:
        """Whether a pointer may act for a seat; if so it acts for that seat from now on."""
        if not self.pointers.may_touch(pointer, seat):
            self._refuse(pointer, self.session.client.speaker.refusal(IllegalAction("refused-not-your-clock", "LD-077")))
            return False
        if pointer.seat != seat:
            self.pointers.take(pointer.device, seat)
        return True

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

    def take_out(self, pointer: Pointer, key: TargetKey | None) -> None:
        """Drop what the pointer carries, or the hint under it; else take out the token under it, that of the chosen hour, or the last one before it."""
        slot = self._slot_of(pointer, key)
        pointer.slot = pointer.slot if slot is None else slot
        clock = self.t.people[pointer.seat].clock
        filled = [slot for slot in range(pointer.slot + 1) if clock[slot]]
        if pointer.carried or pointer.note:
            pointer.drop()
        elif key is not None and key.kind == "hint":
            self.forget_hint()
        elif filled:
            self.submit(pointer, Take(filled[-1]))
            pointer.slot = filled[-1]

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
