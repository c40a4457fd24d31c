#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how many lines of each room were reached: coverage.py SUMMARY, where SUMMARY is of
"gcovr --json-summary"."""

import collections
import json
import pathlib
import sys


def find_room(name):
    """src/kit/view/board/x.c is in kit/view."""
    folders = pathlib.PurePath(name).parts[1:-1]
    return '/'.join(folders[:2]) if folders else 'main'


def main():
    rooms = collections.defaultdict(lambda: [0, 0])
    with open(sys.argv[1], encoding='utf-8') as file:
        for row in json.load(file)['files']:
            for room in (find_room(row['filename']), 'together'):
                rooms[room][0] += row['line_covered']
                rooms[room][1] += row['line_total']
    if rooms['together'][1] == 0:
        sys.exit('no line was counted')
    for room, (reached, count) in sorted(rooms.items(), key=lambda r: (r[0] == 'together', r[0])):
        print(f'{room:24} {reached:6} of {count:6} {100 * reached / max(count, 1):6.1f} %')


if __name__ == '__main__':
    main()
