"""Short tales, each of which is set up, played and told again from its own words: a game's own teller knows the words.

    it works once an expedition [11 12 51 ember-orb]
        cr-14: orb(cr-14)? use*/no =use burns cr-02: harmless taken escape(15)? out*/on/drop-cr-02 | 11 12 51 | 0 | cr-14

A tale has a name, who and what is there, and then what happens, with each answer that is given.
"""

import re
import textwrap
from collections.abc import Callable, Iterator


def read(tales: str) -> Iterator[tuple[str, str, str]]:
    """The name of each tale, who and what is there, and what happens."""
    text = textwrap.dedent(tales).strip() + "\n"
    for name, there, happens in re.findall(r"^(\S.*) \[(.*)\]\n((?: .*\n)+)", text, re.MULTILINE):
        yield name, there, " ".join(happens.split())


def faults(teller: Callable[[str, str], str], tales: str) -> list[str]:
    """The tales that went another way, each beside how it went."""
    found = [(name, happens, teller(there, happens)) for name, there, happens in read(tales)]
    assert len(found) == len(re.findall(r"\]\n", tales)), "a tale is not understood"
    return [f"{name}\n  should: {should}\n  but is: {really}" for name, should, really in found if should != really]
