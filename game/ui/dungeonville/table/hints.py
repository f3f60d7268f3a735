"""Hints: an agent's advice for the open question. Where several persons play, a hint is shown only with its wizard's secrets."""

from game.rules.dungeonville.choice import Order
from game.text import say
from game.ui.dungeonville.table.held_keys import secrets_key_name
from game.ui.dungeonville.table.view import TableView


def request(table: TableView) -> None:
    """Ask an agent for a hint; where several persons play, only while the secrets are shown: it reveals private knowledge."""
    client, key = table.client, secrets_key_name(table.context.input)
    if client.sole_seat is None and table.secrets_seat is None:
        client.tell(say("ui-hint-ready" if table.hint_text else "ui-hint-alone", secret=key))
    elif table.seat is not None and client.ask_hint():
        table.hint_text = ""
        client.tell(say("ui-hint-asked"), good=True)


def show(table: TableView) -> None:
    """Show the advice once the agent is ready; where several persons play, keep it until the secrets are shown."""
    client, advice, decision = table.client, table.client.hint(), table.client.decision
    if advice is None or decision is None:
        return
    table.dirty = True
    choice = client.speaker.choice(advice.choice, decision.prompt)
    words = say("ui-hint", choice=choice, reason=client.speaker.advice(advice))
    if isinstance(advice.choice, Order):  # lineups are picked behind the curtain
        table.picks = list(advice.choice.fighters)
    if client.sole_seat is not None:
        client.tell(words, good=True)
        focus = table.focus
        focus.current = next((item.key for item in focus.targets if item.data == advice.choice), focus.current)
    else:  # the focus is public
        table.hint_text = words
        client.tell(say("ui-hint-ready", secret=secrets_key_name(table.context.input)), good=True)
