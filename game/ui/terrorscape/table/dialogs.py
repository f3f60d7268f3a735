"""The dialogs of the table: the pause, the log, the aids of each side, and who sits where."""

from functools import partial

from game.rules.terrorscape.options import Options
from game.rules.terrorscape.state import State
from game.rules.terrorscape.survivors.parting import KEYS
from game.storage import paths
from game.text import name, say
from game.ui import settings as preferences
from game.ui.draw.theme import TERRORSCAPE as P
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import LETTERS
from game.ui.table.dialogs import Entry, LogDialog, PauseDialog, PauseFacts, commitment_fact, fact, holder_words
from game.ui.table.match_client import LogLine
from game.ui.table.seated.scene import SeatedScene
from game.ui.table.seated.sides import OFFERED, manned, remember
from game.ui.terrorscape.facts import agreed
from game.ui.terrorscape.how_to_play import page_of
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.table.sides import SEATS, Side
from game.ui.widgets.boxes import Box, Space
from game.ui.widgets.dialog import Choice, ChoiceDialog

# ------------------------------------------------------------------ the log


def log_lines(table: SeatedScene) -> list[LogLine]:
    """The log of the open side. While both sides look at a public screen it has only lines that a spectator has, too."""
    if not table.controller.at_public_screen:
        return list(table.client.log)
    public = frozenset(Side(table.context, table.match, "").log)
    return [line for line in table.client.log if line in public]


def side_log(table: SeatedScene) -> LogDialog:
    """The dialog with that log."""
    return LogDialog(table, log_lines(table), table.rulebook)


# ------------------------------------------------------------------ the pause


def pause_dialog(table: SeatedScene) -> PauseDialog:
    """The pause: cast, variants and seed, and the team's traits and plans for its own side."""
    return PauseDialog(table, partial(_facts, table))


def _facts(table: SeatedScene) -> PauseFacts:
    t: State = table.facts().state
    cast = enumerate((t.killer, *(one.id for one in t.survivors)))
    holders = [say("ui-seat-holder", seat=who, holder=holder_words(table.match.holders[seat])) for seat, who in cast]
    rows: list[Box] = [fact(words, P.text, 21) for words in holders]
    rows += [Space(8), *(fact(words, P.muted) for words in variants(t.options)), commitment_fact(table)]
    rows += [fact(f"{name(mark)}: {say(f'text-{mark}')}", P.muted, 19, "book") for mark in t.marks]
    for title, words in agreed(t, table.controller.secret_side):
        rows += [fact(title, P.text, 20, "bold", 0), fact(words, P.muted, 19, "book")]
    page = page_of(table.controller.own.name or table.controller.front, separate=t.options.separate)
    primer = ("primer", lambda: table.open(HowToPlayDialog(table, page)))
    return PauseFacts(say("ui-ts-tonight"), rows, _own_commands(table), [primer], tools=("marks", "aid"))


def _own_commands(table: SeatedScene) -> list[Entry]:
    """Aids and seating where they can be chosen, and text size in a window of its own."""
    found: list[Entry] = []
    if deciding(table):
        found.append(("aids", lambda: table.open(aid_dialog(table))))
    if table.controller.held is None and len(OFFERED[manned(SEATS, table.match.holders)]) > 1:
        found.append(("sit", lambda: table.open(seating_dialog(table))))
    if table.mode == "windows":
        found += [("larger", partial(_resize_text, table, 1)), ("smaller", partial(_resize_text, table, -1))]
    return found


def _resize_text(table: SeatedScene, step: int) -> Navigation | None:
    """Change the text size of this window."""
    context, field = table.context, "second_letter" if table.second else "letter"
    now = min(range(len(LETTERS)), key=lambda place: abs(LETTERS[place] - getattr(context.settings, field)))
    setattr(context.settings, field, LETTERS[max(0, min(len(LETTERS) - 1, now + step))])
    preferences.store(context.settings, paths.settings())
    return None


def variants(options: Options) -> list[str]:
    """The options that differ from the base game."""
    usual, found = Options(), list[str]()
    if options.difficulty != usual.difficulty:
        found.append(say("ui-ts-with-traits", level=say(f"ui-ts-difficulty-{options.difficulty}")))
    for what, usual_traits in (("survivor", options.survivor_traits), ("killer", options.killer_traits)):
        if usual_traits >= 0:
            found.append(say(f"ui-ts-{what}-traits", number=usual_traits))
    if options.plans:
        found.append(say("ui-ts-set-plans"))
    if options.separate:
        found.append(f"{say('ui-ts-ways')}: {say('ui-ts-ways-need', keys=KEYS)}")
        found += [say("ui-ts-token-note"), *([say("ui-ts-set-key-trade-note")] if options.key_trade else [])]
    if not options.open_rescue:
        found.append(say("ui-ts-rescue-hidden"))
    if options.open_hand:
        found.append(say("ui-ts-hand-open"))
    return found


# ------------------------------------------------------------------ the aids


def deciding(table: SeatedScene) -> list[str]:
    """The sides at this screen that persons play."""
    return [side.name for side in table.controller.sides if side.name and sides.played(table.match, side.name)]


def aid_dialog(table: SeatedScene, at: str = "") -> ChoiceDialog:
    """Sets the aids of the sides at this screen. Aids are public and are declared at the end."""
    found, rows = {side: sides.level(table.match, side) for side in deciding(table)}, list[Choice]()
    for side, now in found.items():
        for level in sides.LEVELS:
            words, note = say("ui-ts-aid-row", side=side, level=level, chosen=level == now), say(f"ui-ts-aid-{level}-note")
            rows.append(Choice(f"{side}-{level}", words, note, partial(_choose_aids, table, side, level)))
    rows.append(Choice("back", say("ui-back")))
    chosen = at or next(f"{side}-{now}" for side, now in found.items())
    return ChoiceDialog(table, say("ui-ts-aids"), say("ui-ts-aids-note"), rows, chosen)


def _choose_aids(table: SeatedScene, side: str, level: sides.Level) -> Navigation | None:
    """Set the level of aids from now on."""
    sides.choose(table.match, side, level)
    table.context.autosave(table.match)
    return table.open(aid_dialog(table, f"{side}-{level}"))


# ------------------------------------------------------------------ the seats


def seating_dialog(table: SeatedScene) -> ChoiceDialog:
    """Chooses the seating mode."""
    ways = OFFERED[manned(SEATS, table.match.holders)]
    rows = [Choice(way, *seating_words(way, playing=len(ways) > 2), partial(_sit, table, way)) for way in ways]
    rows.append(Choice("back", say("ui-back")))
    return ChoiceDialog(table, say("ui-ts-sit"), "", rows, table.mode)


def _sit(table: SeatedScene, way: str) -> Navigation | None:
    """Set the mode and store it in the settings."""
    context, first = table.context, table.first
    remember(SEATS, context.settings, first.match.holders, way)
    preferences.store(context.settings, paths.settings())
    if way != first.mode:
        first.sit(way)
    return None


def seat_dialog(what: str, table: SeatedScene) -> ChoiceDialog:
    """Explains that the window is too small for both halves ("narrow"), or confirms that a card separates them before both open ("card")."""
    if what == "narrow":
        rows = [Choice("close", say("ui-pause-resume"))]
    else:
        shut = Choice("curtain", say("ui-ts-sit-table"), say("ui-ts-sit-table-note"))
        rows = [shut, Choice("card", say("ui-ts-card-in-place"), say("ui-ts-card-in-place-note"), partial(table.arrange, "open"))]
    return ChoiceDialog(table, say(f"ui-ts-{what}"), say(f"ui-ts-{what}-note"), rows)


def seating_words(way: str, *, playing: bool) -> tuple[str, str]:
    """The name of a mode and its explanation."""
    kind = "card" if way == "open" and playing else way
    return say(f"ui-ts-sit-{kind}"), say(f"ui-ts-sit-{kind}-note")
