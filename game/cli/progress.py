"""Progress bars on a terminal, drawn by tqdm."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.text import say

BAR = "{desc} {percentage:3.0f} % |{bar}| {n_fmt} / {total_fmt}  {elapsed} < {remaining}"
"""How tqdm lays out a bar: the words come from a message, the rest are numbers."""


@contextmanager
def progress(message: str, **values: str) -> Iterator[Callable[[int, int], object]]:
    """Show a bar that is labelled `message`; yield a function to call with the steps done and their total.

    Where stderr is no terminal nothing is written.
    """
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from tqdm import tqdm  # only now: most commands show no bar

    tqdm.monitor_interval = 0  # no thread beside worker processes
    with tqdm(desc=say(message, **values), bar_format=BAR, leave=False, file=sys.stderr) as bar:

        def show(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)
            if done == total:
                bar.refresh()

        yield show
