#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the rows that measure.sh made, the suite's score, the benchmark and the table of habits into
opponents.md: table.py FOLDER PAGE"""

import math
import re
import sys
from pathlib import Path

LEVELS = 'random recruit scout veteran captain hipparch general satrap alexander'.split()
HEAD = [
    '| A | B | players | games | share of wins of A | 95 % | Elo | margin '
    '| ms a turn (99 %) A | B |',
    '| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: |',
]


def read_row(path):
    text = path.read_text(encoding='utf-8')
    a, b, players, games = re.match(
        r'(\w+) against ([\w-]+), (\d) players, \d+ sets, (\d+) games', text
    ).groups()
    share, low, high, margin = re.search(
        r'of A ([\d.]+), 95 % from ([-\d.]+) to ([\d.]+), margin ([-+\d.]+)', text
    ).groups()
    won = min(float(share), 0.999)
    elo = 400 * math.log10(won * (int(players) - 1) / (1 - won))
    times = re.findall(r'^[AB], [\w-]+: ([\d.]+) ms a turn, 99 of 100 below ([\d.]+)', text, re.M)
    row = [
        a,
        b,
        players,
        games,
        f'{float(share):.3f}',
        f'{float(low):.3f} – {min(1, float(high)):.3f}',
        f'{elo:+.0f}',
        margin,
    ] + [f'{float(mean):.2f} ({float(most):.1f})' for mean, most in times]
    return (int(players), LEVELS.index(a), b), '| ' + ' | '.join(row) + ' |'


def main():
    folder, page = Path(sys.argv[1]), Path(sys.argv[2])
    parts = {}
    for name, pattern in (('table', '[234]-*.txt'), ('advisers', 'advisers-*.txt')):
        rows = [line for _, line in sorted(read_row(path) for path in folder.glob(pattern))]
        parts[name] = '\n'.join(HEAD + rows)
    parts['habits'] = (folder / 'habits.txt').read_text(encoding='utf-8').strip()
    for name in ('suite', 'judged', 'bench'):
        parts[name] = (
            '```\n' + (folder / f'{name}.txt').read_text(encoding='utf-8').strip() + '\n```'
        )
    text = page.read_text(encoding='utf-8')
    for name, part in parts.items():
        text = re.sub(
            f'(<!-- {name} -->\n).*?(\n<!-- end -->)',
            lambda found, part=part: found[1] + part + found[2],
            text,
            flags=re.S,
        )
    page.write_text(text, encoding='utf-8')


if __name__ == '__main__':
    main()
