"""The page of a card in the rulebook: the card, the adventures to which it belongs, and the rules that it names."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK
from game.ui.ravenloft.facts.adventure_page import adventures_of, row_of
from game.ui.ravenloft.facts.adventure_painter import adventure
from game.ui.ravenloft.facts.citations import rules_of
from game.ui.ravenloft.panels import card_face
from game.ui.screens.rulebook.painter import ring
from game.ui.screens.rulebook.rule_page import heading, plates, references
from game.ui.widgets.blocks import Block

if TYPE_CHECKING:
    from game.ui.screens.rulebook.scene import RulebookScene


def card_page(scene: "RulebookScene", canvas: Canvas, wide: float) -> Sequence[Block]:
    """The card large, its text below where it found no room on it, and its rules."""
    card = scene.spot.open.removeprefix("card:")
    if (row := row_of(card)) is not None:
        return adventure(scene, canvas, wide, row)
    room = scene.laid["page"].scroll.view.h or 600.0
    w = min(wide - 40, 470.0, max(280.0, (room - 60) * card_face.SHAPE))
    face = Area(0, 0, w, w / card_face.SHAPE)

    def paint(c: Canvas, area: Area) -> None:
        spot = Area(area.x + (area.w - w) / 2, area.y + 14, w, face.h)
        card_face.draw(c, spot, card, light=False)
        if scene.focused("page"):
            ring(c, spot.inset(-9), 14)

    made = [Block(face.h + 30, paint)]
    if not card_face.plan(canvas, face, card).size:
        words = card_face.body(card)
        made.append(Block(canvas.tall(words, 22, wide), lambda c, area: _words(c, area, words)))
    if found := adventures_of(card):
        made += [heading(canvas, say("ui-book-adventures")), plates(scene, canvas, wide, found)]
    if rules := [scene.book.find(rule) for rule in rules_of(card)]:
        made += [heading(canvas, say("ui-rules-that-apply")), references(scene, canvas, wide, rules)]
    return made


def _words(canvas: Canvas, area: Area, words: str) -> None:
    canvas.paragraph(words, Area(area.x, area.y, area.w, area.h + 4), 22, INK)
