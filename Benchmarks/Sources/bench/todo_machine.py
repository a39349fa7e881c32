"""The to-do list of `bench search` as a state machine of Hypothesis.

Prints how many steps it took and in how many seconds: `todo_machine.py EXAMPLES STEPS`.
"""

import random
import sys
import time

try:
    from hypothesis import HealthCheck, Phase, settings
    from hypothesis.stateful import (
        RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test)
    from hypothesis.strategies import integers, sampled_from
except ImportError:
    sys.exit("no Hypothesis; 'pip install hypothesis' installs it")

LIMIT = 10
STEPS = 0


class Window:
    def __init__(self, store):
        self.store = store
        self.rows = list(store.titles())
        self.edited = None
        self.typed = ""
        store.observers.append(self.changed)

    def changed(self):
        self.rows = list(self.store.titles())

    def close(self):
        self.store.observers.remove(self.changed)


class Store:
    def __init__(self):
        self.items = []
        self.observers = []
        self.next = 0

    def titles(self):
        return [title for _, title in self.items]

    def tell(self):
        for observer in list(self.observers):
            observer()

    def add(self, titles):
        for title in titles[:LIMIT - len(self.items)]:
            self.items.append((self.next, title))
            self.next += 1
        self.tell()

    def remove(self, item):
        self.items = [entry for entry in self.items if entry[0] != item]
        self.tell()

    def rename(self, item, title):
        self.items = [(i, title if i == item else old) for i, old in self.items]
        self.tell()

    def move(self, start, end):
        self.items.insert(end, self.items.pop(start))
        self.tell()


class ToDo(RuleBasedStateMachine):
    """One rule for each kind of move that the search tries, and the comparison of screens and store."""

    @initialize()
    def begin(self):
        self.store = Store()
        self.windows = [Window(self.store)]

    def window(self, number):
        return self.windows[number % len(self.windows)]

    def step(self):
        global STEPS
        STEPS += 1

    @precondition(lambda self: self.windows)
    @rule(window=integers(0, 1))
    def tap_add(self, window):
        self.step()
        if self.window(window).edited is None:
            self.store.add([f"To Do Item {len(self.store.items) + 1}"])

    @precondition(lambda self: self.windows)
    @rule(window=integers(0, 1))
    def paste(self, window):
        self.step()
        if self.window(window).edited is None:
            self.store.add(["Pasted 1", "Pasted 2"])

    @precondition(lambda self: self.windows and self.store.items)
    @rule(window=integers(0, 1), row=integers(0, 2))
    def select(self, window, row):
        self.step()
        item, title = self.store.items[row % len(self.store.items)]
        window = self.window(window)
        window.edited, window.typed = item, title

    @precondition(lambda self: self.windows and self.store.items)
    @rule(row=integers(0, 2))
    def swipe_and_delete(self, row):
        self.step()
        self.store.remove(self.store.items[row % len(self.store.items)][0])

    @precondition(lambda self: any(window.edited is not None for window in self.windows))
    @rule(text=sampled_from(["Milk", ""]))
    def type_and_save(self, text):
        self.step()
        window = next(window for window in self.windows if window.edited is not None)
        window.typed = text
        if text:
            self.store.rename(window.edited, text)
        window.edited = None

    @precondition(lambda self: any(window.edited is not None for window in self.windows))
    @rule()
    def back(self):
        self.step()
        next(window for window in self.windows if window.edited is not None).edited = None

    @precondition(lambda self: len(self.windows) < 2)
    @rule()
    def open(self):
        self.step()
        self.windows.append(Window(self.store))

    @precondition(lambda self: self.windows)
    @rule(window=integers(0, 1))
    def close(self, window):
        self.step()
        gone = self.window(window)
        gone.close()
        self.windows.remove(gone)

    @rule(title=sampled_from(["Milk"]))
    def outside_add(self, title):
        self.step()
        self.store.add([title])

    @precondition(lambda self: self.store.items)
    @rule(row=integers(0, 2))
    def outside_remove(self, row):
        self.step()
        self.store.remove(self.store.items[row % len(self.store.items)][0])

    @precondition(lambda self: self.store.items)
    @rule(start=integers(0, 2), end=integers(0, 2))
    def outside_reorder(self, start, end):
        self.step()
        count = len(self.store.items)
        self.store.move(start % count, end % count)

    @invariant()
    def screens_agree(self):
        for window in getattr(self, "windows", []):
            assert window.rows == self.store.titles()
            assert len(window.rows) <= LIMIT


def main():
    examples, steps = int(sys.argv[1]), int(sys.argv[2])
    random.seed(0)
    plan = settings(
        max_examples=examples, stateful_step_count=steps, database=None, deadline=None, derandomize=True,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    start = time.perf_counter()
    run_state_machine_as_test(ToDo, settings=plan)
    print(STEPS, time.perf_counter() - start)


main()
