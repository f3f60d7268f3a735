"""How people sit down to a game: alone with the program, together, or as spectators; and what they chose last time."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.match import PERSON, Match
from game.match.commitment import Commitment, commit
from game.match.options import check_seed, read_options
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.setup.page import press
from game.ui.screens.setup.registration import Form, SetupUi, all_levels, rival
from game.ui.settings import LastSetup
from game.ui.widgets.boxes import Box
from game.ui.widgets.containers import Flow
from game.ui.widgets.pressed import Button

Holders = Mapping[Any, str]


def modes_of(form: Form, ui: SetupUi) -> dict[str, Holders]:
    """The holders of the seats in each mode: those that the game names, else one person, only persons, and none. Levels of agents stay."""
    if ui.modes is not None:
        return dict(ui.modes(form))
    seats = [seat for seat, level in form.who.items() if level in all_levels(ui.game)]
    agents = {seat: rival(ui.game) if form.who[seat] == PERSON else form.who[seat] for seat in seats}
    first = next((seat for seat in seats if form.who[seat] == PERSON), seats[0])
    together = {"together": dict.fromkeys(seats, PERSON)} if len(seats) > 1 else {}
    return {"alone": {**agents, first: PERSON}, **together, "watch": agents}


def chosen(form: Form, ui: SetupUi) -> str:
    """The mode that the page shows; "" for none of them."""
    return next((name for name, who in modes_of(form, ui).items() if who.items() <= form.who.items()), "")


def sat_down(form: Form, ui: SetupUi, mode: str) -> Form:
    """The form with the holders of a mode."""
    return replace(form, who={**form.who, **modes_of(form, ui)[mode]}, message="")


def buttons(form: Form, ui: SetupUi) -> Box:
    """The modes side by side, the chosen one golden."""
    now = chosen(form, ui)
    made = [
        Button(("mode", name), say(f"ui-mode-{name}"), press, ui.palette, "modes", size=22, primary=name == now)
        for name in modes_of(form, ui)
    ]
    return Flow(*made, gap=8)


def tutorial(ui: SetupUi, name: str) -> Navigation:
    """The table of the tutorial with this name."""
    return Goto("table", next(guide for guide in ui.guides if guide.name == name).new_match())


def commitment(form: Form, ui: SetupUi, seed: int, salt: str) -> Commitment:
    """The commitment of the match that would begin now. Raises OptionsError."""
    return commit(ui.game, read_options(GAMES[ui.game], ui.options(form)), check_seed(seed), salt)


def start(form: Form, ui: SetupUi, context: AppContext, seed: int, salt: str) -> Navigation:
    """The table of a new match. Raises OptionsError."""
    match = Match.new(ui.game, seed=seed, options=ui.options(form), seats=ui.holders(form), salt=salt)
    context.agent_worker.cancel()
    remember(form, ui, context)
    return ui.enter(match)


# ------------------------------------------------------------------ what was chosen last time


def first_form(ui: SetupUi, context: AppContext) -> Form:
    """The form at first: what was chosen last time, or the defaults of the game."""
    form = ui.form(context.settings, context.kiosk)
    stored = {field: getattr(context.settings, field) for field in ui.stored}
    form = ui.settle(replace(form, values={**form.values, **stored}))
    return form if context.kiosk else recalled(form, ui, context.settings.setups.get(ui.game))


def remember(form: Form, ui: SetupUi, context: AppContext) -> None:
    """Store what was chosen, but not in a kiosk: there somebody else comes next."""
    if not context.kiosk:
        last = LastSetup(dict(form.values), {str(seat): level for seat, level in form.who.items()}, list(form.party))
        context.settings.setups[ui.game] = last
        preferences.store(context.settings, paths.settings())


def recalled(form: Form, ui: SetupUi, last: LastSetup | None) -> Form:
    """The form with the choices of last time, if they are still possible. Values in `ui.fresh` are chosen anew."""
    if last is None:
        return form
    values = {what: value for what, value in last.values.items() if what in form.values and what not in ui.fresh}
    who = {seat: last.who.get(str(seat), level) for seat, level in form.who.items()}
    found = ui.settle(replace(form, values={**form.values, **values}, who=who, party=tuple(last.party)))
    try:
        Match.new(ui.game, seed=0, options=ui.options(found), seats=ui.holders(found))
    except (OptionsError, LookupError, TypeError, ValueError):
        return form
    return form if ui.problem(found) else found
