"""What the inspector can show: the cards and tiles on the table, and the one at a point or in focus."""

from game.rules.ravenloft.space.board import chart
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.board_targets import ON_BOARD, figure_at, tile_at
from game.ui.ravenloft.targets.hand_targets import hand_areas


def inspectable_cards(table: TableView, at: tuple[float, float] | None) -> tuple[list[str], int]:
    """Return the cards and tiles on the table, and the index of the one at a point or in focus."""
    t = table.t
    cards = [table.prompting_card] if table.prompting_card else []
    cards += list(table.option_map.cards) + [card for card, _, _ in hand_areas(table)]
    cards += [piece.kind for piece in table.stage.pieces.values() if not piece.hero]
    cards += [t.environment] if t.environment else []
    cards += [effect.card for effect in t.lasting]
    for hero in t.heroes:
        cards += (
            [held.card for held in hero.powers] + hero.items + [threat.card for threat in hero.threats if hasattr(threat, "card")]
        )
    cards += [*(hero.id for hero in t.heroes), *(placed.tile for placed in t.board.tiles[: table.stage.tiles])]
    cards = list(dict.fromkeys(cards))
    wanted = _in_focus(table) if at is None else _card_at(table, at)
    if wanted in cards:
        return cards, cards.index(wanted)
    return ([], 0) if at is not None else (cards, 0)


def _card_at(table: TableView, at: tuple[float, float]) -> str:
    """Return the card, the kind of figure or the tile at a point; "" without one."""
    item = table.focus.under(at)
    if who := figure_at(table, at):
        return table.stage.pieces[who].kind
    if item is None or item.group in ON_BOARD:
        return tile_at(table, at)
    return str(item.key[1]) if isinstance(item.key, tuple) and item.key[0] in ("card", "sign", "hero") else ""


def _in_focus(table: TableView) -> str:
    """Return the card, the kind of figure or the tile in focus; "" without one."""
    kind, *rest = table.focus.current if isinstance(table.focus.current, tuple) else ("",)
    match kind:
        case "card":
            return str(rest[0])
        case "figure":
            return table.stage.pieces[rest[0]].kind if rest[0] in table.stage.pieces else str(rest[0])
        case "tile" | "edge":
            return table.t.board.tiles[rest[0]].tile
        case "square":
            return table.t.board.tiles[chart(table.t.board).tile_of[rest[0]]].tile
    return ""
