#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What assistive technologies see: whatever can have the focus has a name, in every window, and a
player who sees only the tree can do everything.

Usage: test-tree.py BINDIR DATADIR SOURCE_ROOT BUILD_ROOT CASE

CASE is names-GAME, game-GAME or, for a whole game, whole-GAME-LANGUAGE.
"""

import contextlib
import re
import subprocess
import sys
import time

from desktop import BINDIR, SOURCE, check, list_decisions, verify, wait_for
from player import NAMES, Player
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
    'win.library',
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
        for thing in walk(frame, deep=True)
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


# --- games

GAMES = 5  # at most, until each kind of decision was made

# Kinds of decisions, as words of the record.
KINDS = {
    'alexandros': {
        'a card': '[TAHLS]$',
        'a special move': r'[TAHLS]\*',
        'a way': '[A-K][0-9]+-',
        'a drawn card': r'\+$',
        'a face-up card': r'\+[TAHLS]$',
        'a province': '@[a-j][0-9]+$',
        'a levy': r'\$',
        'the end of a turn': r'\.$',
        'more governors than one': '@.*,',
        'a governor taken back': r'\^',
    },
    'advisers': {
        'a roll': 'roll$',
        'a bid': 'bid:',
        'no bid': 'pass$',
        'a price': 'pay:',
        'the end of a turn': r'\.$',
        'an offer': 'offer:',
        'an answer': '(yes|no)$',
        'a road': 'road:',
        'a village': 'village:',
        'a city': 'city:',
        'a card': 'buy$',
        'the bank': 'bank:',
    },
}


def list_missing(game, decisions):
    return [
        kind
        for kind, word in KINDS[game].items()
        if not any(re.match(word, decision) for decision in decisions)
    ]


def rewind(text, cursor, kinds):
    """The record as if decisions had been undone, and with other kinds of players."""
    check('[History]' not in text, 'a record with a history')
    for seat, kind in kinds.items():
        text = re.sub(f'(?m)^{seat}=([a-z]+) [a-z]+ ', rf'{seat}=\1 {kind} ', text)
    head, _, result = text.partition('\n[Result]')
    return f'{head}\n[History]\nCursor={cursor}\n' + (f'\n[Result]{result}' if result else '')


def make_late(tree, game, left):
    """A game that has only so many decisions left."""
    folder = tree.home / 'late'
    subprocess.run(
        [BINDIR / 'alexandros-cli', 'play', '--game', game, '--players', '2', '--levels', 'recruit']
        + ['--games', '1', '--seed', '7', '--out', folder],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    path = next(folder.iterdir())
    text = path.read_text('utf-8')
    path.write_text(rewind(text, len(list_decisions(text)) - left, {1: 'person'}), 'utf-8')
    return path


def count_undone(tree):
    """How many decisions can be redone."""
    text = tree.read_autosave()
    cursor = re.search('(?m)^Cursor=([0-9]+)$', text)
    return len(list_decisions(text)) - int(cursor[1]) if cursor else 0


def test_game(game):
    """Short: the first turns of a game, and the last ones of another."""
    with Tree() as tree:
        player = Player(tree, 1, lambda line: print(f'# {line}'))
        player.start(NAMES[game])
        while count_undone(tree) == 0:
            player.play(
                lambda: len(list_decisions(tree.read_autosave())) > 12
                and player.can('game.undo')
                and player.can('game.hint')
            )
            with contextlib.suppress(ValueError):  # the game went on
                player.do('game.undo')
            time.sleep(1)
        saved = tree.home / f'saved.{game}'
        player.save(saved)
        verify(saved)
        player.change_language(2, 'fr')
        player.open(make_late(tree, game, 25))
        player.play()
        check('[Result]' in tree.read_autosave(), 'the game is not over')
        player.close_result()
        player.open(saved)


def test_whole(game, language):
    with Tree(language) as tree:
        decisions = []
        player = Player(tree, sum(map(ord, language)), lambda line: print(f'# {line}'))
        for _ in range(GAMES):
            player.start(NAMES[game])
            player.play()
            record = tree.read_autosave()
            print(record)
            check('[Result]' in record, 'the game is not over')
            player.close_result()
            decisions += list_decisions(record)
            missing = list_missing(game, decisions)
            if not missing:
                break
            player.forget()
        check(not missing, f'never decided: {", ".join(missing)}')
        if game == 'alexandros':
            text = (SOURCE / 'tests/alexandros/data/middle.alexandros').read_text('utf-8')
            before = next(
                i for i, word in enumerate(list_decisions(text)) if word.startswith('>')
            )
            path = tree.home / 'compensation.alexandros'
            path.write_text(rewind(text, before, dict.fromkeys((1, 2, 3, 4), 'person')), 'utf-8')
            player.open(path)
            player.play(lambda: count_undone(tree) == 0)
            given = list_decisions(tree.read_autosave())[before]
            check(given.startswith('>'), f'{given} instead of a compensation')


def main():
    kind, *arguments = sys.argv[5].split('-')
    {'names': test_names, 'game': test_game, 'whole': test_whole}[kind](*arguments)


main()
