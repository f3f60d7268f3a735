"""The names of signs: the mouse rests at one, and a tooltip names it."""

import pygame
import pytest

from game import text
from game.rules.london.tables.cards import ALLIES, CHARACTERS, DREAD, ITEMS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.facts.sign_tips import ABILITIES, REST, TOLD, SignTips, sign_facts, signs_of
from game.ui.table.compositor import Layer
from game.ui.table.tooltip import PANEL
from tests.ui.london.planning_kit import FRAME, Planning, card


def layers(planning: Planning) -> list[Layer]:
    canvas = planning.context.canvas(planning.surface)
    return [*planning.table.layers(canvas, planning.scene.facts(), planning.scene.focus.targets)]


def rest(planning: Planning, point: tuple[float, float]) -> None:
    at = planning.context.canvas(planning.surface).point(*point)
    planning.tell(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))
    planning.pass_by((REST + 2 * FRAME) / 1000, FRAME)


def test_every_sign_has_a_name_and_a_meaning() -> None:
    text.use(game="london")
    for what in (*ABILITIES, "wild", *TOLD, "injured", "unhinged", *ITEMS, *ALLIES):
        facts = sign_facts(what)
        assert facts is not None, what
        assert facts.title and all(facts.words)
    assert sign_facts("map-night") is None


def test_the_tip_of_an_item_shows_it_large() -> None:
    text.use(game="london")
    canvas = Canvas(pygame.Surface((1280, 720)), (1280, 720))
    at = Area(600, 400, 30, 30)
    layer = Layer("item", at, lambda canvas, area, _: canvas.picture("london/cards/brandy", area), None)
    tips = SignTips()
    tips.update(at.centre, 0)
    tips.update(at.centre, REST)
    (tip,) = tips.layers(canvas, [layer])
    shown = [sign for sign in signs_of(canvas, [tip], tip.area.centre) if sign.what == "brandy"]
    assert [sign.area.w > 3 * at.w for sign in shown] == [True]


@pytest.mark.heavy
def test_the_signs_of_a_sheet_are_found_and_named_while_the_mouse_rests(hushed: Planning) -> None:
    column = next(layer for layer in layers(hushed) if layer.name == "column-0")
    signs = signs_of(hushed.context.canvas(hushed.surface), [column], column.area.centre)
    icons = CHARACTERS[hushed.match.game.state.people[0].id].icons
    assert {*icons, "virtue"} <= {one.what for one in signs}
    sign = next(one for one in signs if one.what == icons[1])
    assert PANEL not in [layer.name for layer in layers(hushed)]
    rest(hushed, sign.area.centre)
    assert hushed.table.tips.found is not None and hushed.table.tips.found.what == icons[1]
    assert layers(hushed)[-1].name == PANEL
    rest(hushed, (960.0, 4.0))
    assert PANEL not in [layer.name for layer in layers(hushed)]


@pytest.mark.heavy
def test_the_signs_on_a_card_of_the_map_are_named(hushed: Planning) -> None:
    place, what = next((place, one) for place, one in hushed.match.game.state.shown.items() if one in DREAD)
    item = hushed.scene.focus.find(card(place))
    assert item is not None
    found = set[str]()
    for step in range(8):
        for share in (0.5, 0.6, 0.7):
            rest(hushed, (item.area.x + item.area.w * (step + 0.5) / 8, item.area.y + item.area.h * share))
            if hushed.table.tips.found is not None:
                found.add(hushed.table.tips.found.what)
        if found >= {*DREAD[what].icons}:
            break
    assert {*DREAD[what].icons} <= found


def test_a_moving_mouse_names_nothing() -> None:
    tips = SignTips()
    assert not any(tips.update((float(step), 0.0), REST) for step in range(1, 5))
    assert tips.update((4.0, 0.0), REST)
    assert not tips.update((4.0, 0.0), REST), "looked for once"
