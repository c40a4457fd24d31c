#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool as programs use it: JSON, the standard input, exit statuses.
test-cli-json.py CLI ROOT"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

CLI, DATA = sys.argv[1], Path(sys.argv[2]) / 'tests'
FIGURE = DATA / 'alexandros' / 'data' / 'figure-02.alexandros'
OVER = DATA / 'advisers' / 'data' / 'persepolis.advisers'
WRONG = DATA / 'advisers' / 'data' / 'refused' / 'dice-left.advisers'
AT_FIGURE = {'game': 'alexandros', 'turn': 1, 'over': False, 'player': 1, 'phase': 'actions'}
failures = 0


def check(what, fine, detail=''):
    global failures
    failures += not fine
    print(('ok - ' if fine else 'not ok - ') + what + (f': {detail}' if not fine else ''))


def run(*words, data=None, status=0):
    """What the tool prints."""
    done = subprocess.run([CLI, *map(str, words)], input=data, capture_output=True, timeout=100)
    check(f'status {status} of {words[0]}', done.returncode == status, done)
    return done.stdout.decode(), done.stderr.decode()


def read(*words, **keys):
    out, err = run(*words, '--json', **keys)
    check('nothing is said besides', err == '' and out.count('\n') == 1, err)
    return json.loads(out)


def check_moves():
    found = read('moves', FIGURE)
    expected = {'file': str(FIGURE), **AT_FIGURE, 'moves': ['+', '+H', '+S', '.']}
    check('moves lists the decisions', found == expected, found)
    found = read('moves', OVER)
    check('moves of a game that is over', found['over'] and found['moves'] == [], found)
    check('then nobody decides', 'player' not in found and 'phase' not in found, found)
    out, err = run('moves', WRONG, '--json', status=1)
    check('moves of a wrong record is an error', out == '' and ':18: ' in err, out)


def check_verify(folder):
    odd = Path(folder) / 'a "b"\n\\c ü'
    odd.write_bytes(FIGURE.read_bytes())
    found = read('verify', odd, 'missing', WRONG, OVER, status=1)['records']
    check('verify names any file', found[0] == {'file': str(odd), 'ok': True, **AT_FIGURE}, found)
    check(
        'a file that cannot be read has no line',
        found[1] == {'file': 'missing', 'ok': False, 'error': 'No such file or directory'},
        found[1],
    )
    check(
        'a wrong record has one',
        found[2]['line'] == 18 and 'never comes' in found[2]['error'] and not found[2]['ok'],
        found[2],
    )
    check('a game that is over', found[3]['over'] and found[3]['game'] == 'advisers', found[3])


def check_play(folder):
    words = ['play', '--games', '4', '--levels', 'captain,random', '--seed', '4', '--out']
    found = read(*words, folder)
    kinds = [player['kind'] for player in found['players']]
    check('play tells the kinds', kinds == ['captain', 'random'], found)
    check(
        'shares add up to 1',
        found['games'] == 4 and sum(player['share'] for player in found['players']) == 1,
        found,
    )
    check('records are written all the same', len(list(Path(folder).glob('game-*'))) == 4)
    bot = Path(sys.argv[2]) / 'data' / 'doc' / 'example-bot.py'
    found = read('play', '--levels', f'random,exec:{bot}', '--out', '-')
    check('a program has its command', found['players'][1]['command'] == str(bot), found)


def check_match():
    words = ['match', '--a', 'captain', '--b', 'random', '--sets', '5', '--quiet']
    found = read(*words, '--bound', '0.3')
    check('match has an interval', 0 < found['low'] < found['share'] <= found['high'] <= 1, found)
    check('and a verdict', found['bound'] == 0.3 and found['verdict'] == 'above', found)
    check('and kinds of questions', found['a']['kinds'].keys() == {'card', 'way', 'actions'}, found)
    check('and both sides', found['a']['level'] == 'captain' and found['b']['turns'] > 0, found)
    check('no bound, no verdict', 'verdict' not in read(*words))


def check_input(folder):
    text = FIGURE.read_bytes()
    check('moves reads "-"', run('moves', '-', data=text)[0] == '+\n+H\n+S\n.\n')
    out, _ = run('verify', FIGURE, '-', data=OVER.read_bytes())
    check('verify reads "-"', '\n-: ok, turn ' in out, out)
    _, err = run('verify', '-', data=WRONG.read_bytes(), status=1)
    check('a wrong record there has its line', err.startswith('-:18: '), err)
    _, err = run('verify', '-', data=b'x' * (2 << 20), status=1)
    check('it is read up to the limit', 'larger than 1 MiB' in err, err)
    picture = Path(folder) / 'board.png'
    run('render', '-', '-o', picture, data=text)
    check('render reads "-"', picture.read_bytes()[1:4] == b'PNG')
    words = ['match', '--a', 'general', '--b', 'random', '--weights-a', '-']
    _, err = run(*words, data=b'[Alexandros]\n', status=1)
    check('weights come from "-"', err == '-: it is not a file of weights\n', err)


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_moves()
        check_verify(folder)
        check_play(folder)
        check_match()
        check_input(folder)
    return failures > 0


sys.exit(main())
