"""The meaning of a card at this moment, from what the seats at this screen know: sums, odds, targets, and why it cannot be used."""

from collections.abc import Sequence
from functools import partial

from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import Target
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.forecast import Sum
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Figure
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.facts import current_castle, current_tiles, sections
from game.ui.ravenloft.facts.consequences import then
from game.ui.ravenloft.facts.odds import aimed, card_in_use
from game.ui.ravenloft.facts.sections import Row
from game.ui.ravenloft.facts.shared import STATS, Desk, Focused, Now, armour, part, signed
from game.ui.ravenloft.table import words
from game.ui.ravenloft.table.view import TableView
from game.ui.widgets.blocks import Block


def now(table: TableView, canvas: Canvas, wide: float, card: str, focused: Focused) -> Now:
    """The meaning of `card` now."""
    desk = Desk(table, canvas, wide, focused)
    if card in HEROES:
        return current_castle.hero(desk, card)
    if card in MONSTERS:
        return current_castle.monsters(desk, card)
    if card in ENCOUNTERS:
        return current_castle.encounter(desk, card)
    if card in TILES:
        return current_tiles.now(desk, card)
    return _held(desk, card) if card in CARDS else Now("", [desk.say("ui-nothing-now", "muted")])


# ------------------------------------------------------------------ powers and treasures


def _held(desk: Desk, card: str) -> Now:
    t, seat = desk.t, forecast.holder(desk.t, card)
    if seat is None:
        return _in_force(desk, card)
    hero = t.heroes[seat]
    blocks = [*_status(desk, card, seat)]
    used = any(held.card == card and held.used for held in hero.powers) and not _begun(desk, card, seat)
    if not figure.up(t, seat):
        blocks.append(current_castle.down(desk, seat))
    elif _begun(desk, card, seat) and aimed(desk.table.client.view) != card:
        pass  # it has attacked already, and asks for something else
    elif CARDS[card].attack is not None and not used:
        blocks += _attack(desk, card, seat)
    elif not used:
        if CARDS[card].lasts:
            blocks += [desk.say("ui-now-serves"), desk.faces(forecast.served(t, seat, card))]
        blocks += then(desk, card, seat)
    blocks += _gives(desk, card, [seat])
    return Now(say("ui-now-holder", hero=hero.id), blocks)


def _begun(desk: Desk, card: str, seat: Seat) -> bool:
    """Whether the open Decision belongs to the card."""
    return card_in_use(desk.table.client.view) == card and desk.table.client.seat == seat and bool(desk.table.option_map.figures)


def _status(desk: Desk, card: str, seat: Seat) -> list[Block]:
    """Whether the card can be used now; if not, the reason with its rule."""
    table, t = desk.table, desk.t
    if CARDS[card].when == "passive":
        return [desk.say("ui-now-passive", "good")]
    if _begun(desk, card, seat):
        return [desk.say("ui-now-choose", "good")]
    if any(held.card == card and held.used for held in t.heroes[seat].powers):
        return [desk.say("ui-now-used", "bad", kind=words.band(card))]
    if table.client.seat == seat:
        if card in table.option_map.hand or card in table.option_map.cards:
            return [desk.say("ui-now-ready", "good")]
        return [sections.words(desk.canvas, desk.wide, table.client.speaker.refusal(table.card_refused(card)), tone="bad")]
    when = words.waits(card)
    return [
        desk.say("ui-now-waits", "muted", hero=t.heroes[seat].id, when=when)
        if when
        else desk.say("ui-now-turn", "muted", hero=t.heroes[seat].id)
    ]


def _attack(desk: Desk, card: str, seat: Seat) -> list[Block]:
    """The targets of an attack from here, its bonus as a sum, and its damage."""
    t, row = desk.t, CARDS[card].attack
    assert row is not None
    found = [one for name in targets.within(t, seat, row) if (one := forecast.attack_sum(t, seat, card, name)) is not None]
    if not found:  # a card that moves its Hero first may still find a target
        return then(desk, card, seat) or [desk.say("ui-now-no-target", "muted", hero=t.heroes[seat].id)]
    found.sort(key=lambda one: -one.per_cent)
    blocks = []
    if found[0].plus:
        parts = [(signed(found[0].base), name(card)), *(part(share, card) for share in found[0].plus)]
        blocks.append(sections.total(desk.canvas, desk.wide, parts, (signed(found[0].bonus), say("ui-now-to-the-roll"))))
    choosing = _begun(desk, card, seat)
    for place, one in enumerate(found):
        act = partial(_strike, desk.table, one.target) if choosing and one.target in desk.table.option_map.figures else None
        row_ = Row(
            one.target,
            armour(t, one.target, one.ac),
            _need(one),
            one.per_cent,
            say("ui-now-damage", count=one.damage),
            danger=place == 0 and choosing,
            act=act,
        )
        blocks.append(sections.odds(desk.canvas, desk.wide, ("target", one.target), row_, desk.focused))
    if row.pick == "each":
        blocks.append(desk.small("ui-now-each" if row.where in ("adjacent", "own-tile") else "ui-now-each-tile"))
    elif row.count > 1:
        blocks.append(desk.small("ui-now-some-tile" if row.same_tile else "ui-now-some", count=row.count))
    if more := [share for share in found[0].more if share.source != card]:
        blocks.append(
            desk.small(
                "ui-now-more-damage", sources=tuple(share.source for share in more), amount=sum(share.amount for share in more)
            )
        )
    if found[0].miss:
        blocks.append(desk.small("ui-now-miss", count=found[0].miss))
    aimed = next((one.target for one in found if desk.focused(("target", one.target))), found[0].target)
    return [*blocks, *then(desk, card, seat, aimed)]


def _strike(table: TableView, who: Figure) -> object:
    """Answer the open Decision with a target."""
    table.dialog = None
    return table.answer(Target(who))


def _need(one: Sum) -> str:
    if one.base is None:
        return say("ui-now-no-roll")
    return say("ui-now-need-twice" if one.twice else "ui-or-more", need=one.need)


def _gives(desk: Desk, card: str, seats: Sequence[Seat]) -> list[Block]:
    """What a lasting card adds for these Heroes at this moment."""
    lines = []
    for seat in seats:
        for stat in STATS:
            amount = sum(share.amount for share in forecast.shares(desk.t, stat, seat) if share.source == card)
            if amount:
                lines.append(desk.say("ui-now-gives", hero=desk.t.heroes[seat].id, amount=signed(amount), stat=stat))
    if CARDS[card].when == "passive" and CARDS[card].bonus and not lines:
        lines.append(desk.say("ui-now-gives-nothing", "muted"))
    return lines


def _in_force(desk: Desk, card: str) -> Now:
    """The status of a card that lasts for some time, or that belongs to no Hero."""
    effect = next((one for one in desk.t.lasting if one.card == card), None)
    if effect is None:
        return Now("", [desk.say("ui-nothing-now", "muted")])
    blocks = [desk.say("ui-now-in-force", "good", hero=desk.t.heroes[effect.owner].id)]
    blocks.append(desk.faces([desk.t.heroes[seat].id for seat in effect.heroes]))
    return Now(say("ui-now-effect"), [*blocks, *_gives(desk, card, effect.heroes)])
