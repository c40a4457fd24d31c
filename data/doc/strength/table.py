#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the tables that measure.sh and gates.sh made, the suite's score, the benchmark and the table
of habits into opponents.md: table.py FOLDER PAGE"""

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


GATES_HEAD = [
    '| A | positions | B | positions | players | games | rules | share of wins of A | 95 % '
    '| wanted | ms a turn A | B |',
    '| --- | ---: | --- | ---: | ---: | ---: | --- | ---: | --- | ---: | ---: | ---: |',
]


def read_gate(path):
    text = path.read_text(encoding='utf-8')
    a, b, players, games, rules = re.match(
        r'(.*?) against (.*?), (\d) players, \d+ sets, (\d+) games, '
        r'[^,\n]*(?:, (?:rules )?)?(.*)',
        text,
    ).groups()
    share, low, high = re.search(r'of A ([\d.]+), 95 % from ([\d.]+) to ([\d.]+)', text).groups()
    bound = float(re.search(r'^bound ([\d.]+)', text, re.M)[1])
    sides = re.findall(r'^[AB], .*?: ([\d.]+) ms .*\n  (.*) positions a turn$', text, re.M)
    (ms_a, nodes_a), (ms_b, nodes_b) = sides
    wanted = f'{bound:.3f}' if bound > 0 else ''
    figures = f'{float(share):.3f} | {float(low):.3f} – {float(high):.3f} | {wanted}'
    times = f'{float(ms_a):.1f} | {float(ms_b):.1f}'
    who = f'{a} | {nodes_a} | {b} | {nodes_b}'
    return f'| {who} | {players} | {games} | {rules} | {figures} | {times} |'


def read_gates(folder):
    """The rows in the order of gates.sh; those of a loop by their names."""
    script = (folder / 'gates.sh').read_text(encoding='utf-8')
    names = re.findall(r'^ *row ("[^"]+"|[\w$-]+)', script, re.M)
    rows = []
    for name in names:
        pattern = re.sub(r'\$\w+', '*', name.strip('"')) + '.txt'
        rows += [read_gate(path) for path in sorted((folder / 'gates').glob(pattern))]
    return '\n'.join(GATES_HEAD + rows)


def read_printed(folder, name):
    """What was printed for each number of players."""
    paths = sorted((folder / 'gates').glob(f'{name}-[234].txt'))
    text = '\n'.join(path.read_text(encoding='utf-8') for path in paths)
    return '```\n' + text.strip() + '\n```'


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
    parts['gates'] = read_gates(folder)
    for name in ('net', 'chances'):
        if any((folder / 'gates').glob(f'{name}-*.txt')):
            parts[name] = read_printed(folder, name)
    text = page.read_text(encoding='utf-8')
    for name, part in parts.items():
        if f'<!-- {name} -->\n' not in text:
            sys.exit(f'{page}: no place for {name}')
        text = re.sub(
            f'(<!-- {name} -->\n).*?(<!-- end -->)',
            lambda found, part=part: found[1] + part + '\n' + found[2],
            text,
            flags=re.S,
        )
    page.write_text(text, encoding='utf-8')


if __name__ == '__main__':
    main()
