"""What a hand does with the place that it is over: press, hold, drag, let go, turn; and what keys say at once."""

from game.rules.engine.script import IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.choice import Take
from game.rules.london.places import STREETS
from game.rules.london.state import Place
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.london.planning import moves
from game.ui.london.planning.controller import Desk
from game.ui.london.planning.pointers import HOLD, Hand, Spot

COLOURS = ("green", "yellow", "white", "red")
"""The Investigation tokens, in the order in which one key lays them."""


class Fingers(Desk):
    """The Desk, touched."""

    # ------------------------------------------------------------------ press and let go

    def press(self, hand: Hand, spot: Spot | None) -> None:
        """A button goes down over a place, or over nothing: that lets fall what is carried."""
        self.look.changed, hand.told, hand.pressed = True, "", spot
        self.show_closer("")
        touch = getattr(self, f"_touch_{spot.kind}", None) if spot is not None else None
        if spot is None or touch is None:
            hand.drop()
        else:
            touch(hand, spot)

    def release(self, hand: Hand, spot: Spot | None) -> None:
        """The button goes up: a card is let go, a token is laid where it was dragged to."""
        self.look.changed, pressed = True, hand.pressed
        going = hand.going if spot == pressed and hand.turned < HOLD else ""
        hand.pressed = None
        hand.let_go()
        if going:
            self.go(hand, going)
        if not isinstance(pressed, Spot) or not hand.held:
            return
        if pressed.kind == "token" and spot == pressed:  # a mere click: it goes to the chosen hour
            token = hand.held
            hand.drop()
            self.lay(hand, hand.slot, token)
        elif spot is not None and spot.kind == "slot" and self.hands.may_touch(hand, spot.seat):
            self._dropped(hand, spot.number)
        else:
            self._aside(hand)

    def _dropped(self, hand: Hand, slot: int) -> None:
        """A token was dragged to an hour."""
        token, lifted = hand.held, hand.lifted
        hand.drop()
        if lifted is None:
            self.lay(hand, slot, token)
        elif lifted != slot:
            self.act_for(hand, *moves.shifted(self.t, hand.seat, lifted, slot))
            hand.slot = slot

    def _aside(self, hand: Hand) -> None:
        """A token was dragged off its clock."""
        lifted = hand.lifted
        hand.drop()
        if lifted is not None:
            self.act_for(hand, Take(lifted))
            hand.slot = lifted

    def _touch_card(self, hand: Hand, spot: Spot) -> None:
        if hand.asking is not None:
            self._ask(hand, spot.what)
        elif hand.note:
            self._note(hand, spot.what, hand.note)
        elif spot.what in self.t.dark:
            hand.turning = spot.what
        else:  # whoever holds it wanted to turn it: somebody else was first
            hand.going = spot.what

    def _touch_streets(self, hand: Hand, spot: Spot) -> None:
        if hand.asking is not None:
            self._ask(hand, spot.what)
        else:
            self.go(hand, spot.what)

    def _ask(self, hand: Hand, place: Place) -> None:
        """Ask a companion to be there."""
        assert hand.asking is not None
        seat, slot = hand.asking
        stands = self.companions.order(seat, slot, place)
        hand.drop()
        words = "ui-ld-ordered" if stands else "ui-ld-order-gone"
        hand.say(say(words, who=self.t.people[seat].id, place=say(f"short-{place}"), hour=SLOTS[slot].id))

    def _touch_slot(self, hand: Hand, spot: Spot) -> None:
        if spot.seat in self.companions.seats:
            hand.drop()
            hand.asking = spot.seat, spot.number
            hand.say(say("ui-ld-order-where", who=self.t.people[spot.seat].id, hour=SLOTS[spot.number].id))
        elif self._own(hand, spot.seat):
            lying = self.t.people[spot.seat].clock[spot.number]
            hand.drop()
            hand.slot = spot.number
            if lying:
                hand.held, hand.lifted = lying, spot.number

    def _touch_token(self, hand: Hand, spot: Spot) -> None:
        if self._own(hand, spot.seat):
            hand.drop()
            hand.held = str(spot.number)

    def _touch_stash(self, hand: Hand, spot: Spot) -> None:
        self.lay(hand, hand.slot, str(spot.number))

    def _touch_note(self, hand: Hand, spot: Spot) -> None:
        hand.note = "" if hand.note == spot.what else spot.what

    def _touch_agree(self, hand: Hand, spot: Spot) -> None:
        if self._own(hand, spot.seat):
            self.agree(hand)

    def _touch_portrait(self, hand: Hand, spot: Spot) -> None:
        self.sit(spot.seat)

    def _own(self, hand: Hand, seat: Seat) -> bool:
        """Whether a hand may reach there; it acts for that seat from now on."""
        if not self.hands.may_touch(hand, seat):
            self.refuse(hand, IllegalAction("refused-not-your-clock", "LD-077"))
            return False
        if hand.seat != seat:
            self.hands.take(hand.device, seat)
        return True

    # ------------------------------------------------------------------ at once

    def agree(self, hand: Hand) -> None:
        """Be content, or no longer."""
        self.act_for(hand, moves.agreed(self.t, hand.seat))

    def number(self, hand: Hand, number: int) -> None:
        """Lay a token with its number up."""
        self.lay(hand, hand.slot, str(number))

    def way(self, hand: Hand, area: str) -> None:
        """Go to the Streets of an Area."""
        self.go(hand, STREETS[area])

    def turn(self, hand: Hand, spot: Spot | None, step: int) -> None:
        """Turn the token that is carried, or that lies under the hand or in the chosen hour."""
        slot = spot.number if spot is not None and spot.kind == "slot" and self.hands.may_touch(hand, spot.seat) else hand.slot
        self.act_for(hand, *moves.turned(self.t, hand.seat, slot, step))

    def take_out(self, hand: Hand, spot: Spot | None) -> None:
        """Take the token out that lies under the hand, else the last one."""
        if spot is not None and spot.kind == "slot" and self.hands.may_touch(hand, spot.seat):
            hand.slot = spot.number
        if hand.held or hand.note:
            hand.drop()
        else:
            self.take_back(hand)

    def hour(self, hand: Hand, step: int) -> None:
        """Choose the hour before or after."""
        hand.slot, self.look.changed = (hand.slot + step) % len(SLOTS), True

    def mark(self, hand: Hand, spot: Spot | None) -> None:
        """Lay the next kind of Investigation token on the card under the hand; after the last there is none."""
        if spot is None or spot.kind != "card":
            return
        there = self.t.notes.get(spot.what, "")
        following = COLOURS.index(there) + 1 if there else 0
        self._note(hand, spot.what, COLOURS[following] if following < len(COLOURS) else there)

    def look_closer(self, spot: Spot | None) -> None:
        """Show the place under a hand large, or no longer."""
        place = spot.what if spot is not None and spot.kind in ("card", "streets") else ""
        self.show_closer("" if place == self.closer else place)

    def _note(self, hand: Hand, place: Place, colour: str) -> None:
        self.act_for(hand, moves.noted(self.t, place, colour))
