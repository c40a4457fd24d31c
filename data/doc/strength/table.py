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


MATCH = re.compile(
    r'(?P<a>.*?) against (?P<b>.*?), (?P<players>\d) players, \d+ sets, (?P<games>\d+) games, '
    r'[^,\n]*(?:, (?:rules )?)?(?P<rules>.*)\n'
    r'share of wins of A (?P<share>[\d.]+), 95 % from (?P<low>[\d.]+) to (?P<high>[\d.]+), '
    r'margin (?P<margin>[-+\d.]+)'
)


def read_match(path):
    """What match printed, and the figures in its first lines."""
    text = path.read_text(encoding='utf-8')
    match = MATCH.match(text).groupdict()
    match['share'] = float(match['share'])
    match['interval'] = f'{float(match["low"]):.3f} – {float(match["high"]):.3f}'
    return text, match


def read_row(path):
    text, match = read_match(path)
    won = min(match['share'], 0.999)
    players = int(match['players'])
    elo = 400 * math.log10(won * (players - 1) / (1 - won))
    times = re.findall(r'^[AB], [\w-]+: ([\d.]+) ms a turn, 99 of 100 below ([\d.]+)', text, re.M)
    row = [
        match['a'],
        match['b'],
        match['players'],
        match['games'],
        f'{match["share"]:.3f}',
        match['interval'],
        f'{elo:+.0f}',
        match['margin'],
    ] + [f'{float(mean):.2f} ({float(most):.1f})' for mean, most in times]
    return (players, LEVELS.index(match['a']), match['b']), '| ' + ' | '.join(row) + ' |'


GATES_HEAD = [
    '| A | positions | B | positions | players | games | rules | share of wins of A | 95 % '
    '| wanted | ms a turn A | B |',
    '| --- | ---: | --- | ---: | ---: | ---: | --- | ---: | --- | ---: | ---: | ---: |',
]


def read_gate(path):
    text, match = read_match(path)
    bound = float(re.search(r'^bound ([\d.]+)', text, re.M)[1])
    sides = re.findall(r'^[AB], .*?: ([\d.]+) ms .*\n  (.*) positions a turn$', text, re.M)
    (ms_a, nodes_a), (ms_b, nodes_b) = sides
    row = [
        match['a'],
        nodes_a,
        match['b'],
        nodes_b,
        match['players'],
        match['games'],
        match['rules'],
        f'{match["share"]:.3f}',
        match['interval'],
        f'{bound:.3f}' if bound > 0 else '',
        f'{float(ms_a):.1f}',
        f'{float(ms_b):.1f}',
    ]
    return '| ' + ' | '.join(row) + ' |'


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
