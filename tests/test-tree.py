#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever can have the focus has a name, in every window.

Usage: test-tree.py BINDIR DATADIR SOURCE_ROOT BUILD_ROOT CASE
"""

import re
import sys
import time

from desktop import BINDIR, SOURCE, check, wait_for
from tree import Atspi, Tree, act, has, list_actions, walk

# GTK's own, which cannot be named: the lines of lists inside drop-downs, which GTK 4.8 calls after
# their class, and 4.18 a panel without a name; their labels have the words. The file chooser is
# GTK's own, too, and is not opened here.
LINE = 'GtkListItemWidget'
CLASSES = re.compile('(Gtk|Kit|Alx|Adv|Shell)[A-Z]')

RECORDS = {
    'alexandros': 'tests/alexandros/data/figure-12.alexandros',
    'advisers': 'tests/advisers/data/battle-bids.advisers',
}
# Actions of the window that open another one, or a page of the window.
WINDOWS = [
    'win.new',
    'win.preferences',
    'win.show-help-overlay',
    'win.about',
    'win.show-aside',
    'game.type',
    'game.rules',
    'game.school',
    'game.result',
    'win.games',
]


def is_line(thing):
    if thing.get_name():
        return thing.get_name() == LINE
    return thing.get_role() == Atspi.Role.PANEL and any(
        below.get_role() == Atspi.Role.LABEL and below.get_name() for below in walk(thing)
    )


def list_nameless(tree):
    return [
        f'{thing.get_role_name()} “{thing.get_name()}” of {frame.get_name()}'
        for frame in tree.frames()
        for thing in walk(frame, cells=True)
        if has(thing, Atspi.StateType.FOCUSABLE)
        and not is_line(thing)
        and (not thing.get_name() or CLASSES.match(thing.get_name()))
    ]


def check_names(tree, where):
    nameless = list_nameless(tree)
    check(not nameless, f'{where}: ' + '; '.join(nameless))


def test_names(game):
    with Tree(arguments=[SOURCE / RECORDS[game]]) as tree:
        frame = next(tree.frames())
        wait_for(lambda: frame.get_name() != 'Alexandros', 'the game')
        time.sleep(2)
        check_names(tree, 'the game')
        opened = 0
        for action in WINDOWS:
            if action not in list_actions(frame):
                continue
            act(frame, action)
            opened += 1
            time.sleep(1)
            check_names(tree, action)
            tree.run('xdotool', 'key', 'Escape')
            time.sleep(0.5)
        print(f'# {opened} windows and pages')
        check(opened >= 5, 'too few windows were opened')


def main():
    kind, _, game = sys.argv[5].partition('-')
    {'names': test_names}[kind](game)


main()
