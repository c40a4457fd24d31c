#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much code there is, in statements: each ";" and each "if", "for", "while", "switch" and
"case" of the .c and .h files, comments and strings left out. Lines say little: a third of them are
code. It is reported, and no limit.

Usage: statements.py [SOURCE_ROOT]
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

NO_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL
)
STATEMENT = re.compile(r';|\b(?:if|for|while|switch|case)\b')
TOKEN = re.compile(r'\w+|->|\+\+|--|&&|\|\||<<|>>|[<>=!+\-*/|&^%]=|[^\w\s]')


def count(path):
    code = NO_CODE.sub(' ', path.read_text())
    return len(STATEMENT.findall(code)), len(TOKEN.findall(code))


def find_room(path):
    """The first two folders, such as kit/rules; the first alone where it has no rooms."""
    return '/'.join(path.parts[:2][: max(1, min(2, len(path.parts) - 1))])


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    rooms = defaultdict(lambda: [0, 0, 0])
    for path in sorted((root / 'src').rglob('*.[ch]')):
        for name in (find_room(path.relative_to(root / 'src')), 'src'):
            for i, n in enumerate((1, *count(path))):
                rooms[name][i] += n
    for game in ('tests/kit/hex', 'tests/kit/stones'):
        for path in sorted((root / game).rglob('*.[ch]')):
            for i, n in enumerate((1, *count(path))):
                rooms[game][i] += n
    if rooms['src'][1] == 0:
        sys.exit('there was nothing to be counted')
    print(f'{"room":24}{"files":>7}{"statements":>12}{"tokens":>10}')
    for name, (files, statements, tokens) in rooms.items():
        print(f'{name:24}{files:7}{statements:12}{tokens:10}')


if __name__ == '__main__':
    main()
