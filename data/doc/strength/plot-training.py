#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the progress of a training as an SVG: plot-training.py TABLE PICTURE"""

import csv
import sys

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 400, 60, 30, 130, 50
COLOURS = {'wins of 2': '#a4303f', 'wins of 3': '#2f6690', 'wins of 4': '#3a7d44'}


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        rows = list(csv.DictReader(file))
    most = max(int(row['games']) for row in rows)

    def place(games, share):
        return (
            LEFT + (WIDTH - LEFT - RIGHT) * games / most,
            TOP + (HEIGHT - TOP - BOTTOM) * (1 - share),
        )

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for tenth in range(0, 11, 2):
        x, y = place(0, tenth / 10)
        out.append(
            f'<path d="M{x:.0f} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{x - 8:.0f}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>'
        )
    for part in range(0, 5):
        x, y = place(most * part / 4, 0)
        out.append(
            f'<text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{most * part // 4}</text>'
        )
    for number, (key, colour) in enumerate(COLOURS.items()):
        points = [place(int(row['games']), float(row[key])) for row in rows]
        players = key.split()[-1]
        par = place(0, 1 / int(players))[1]
        out.append(
            f'<path d="M{LEFT} {par:.1f}H{WIDTH - RIGHT}" stroke="{colour}" '
            'stroke-dasharray="3 5"/>'
        )
        out.append(
            '<path fill="none" stroke-width="2" stroke="%s" d="M%s"/>'
            % (colour, 'L'.join(f'{x:.1f} {y:.1f}' for x, y in points))
        )
        out.append(
            f'<text x="{WIDTH - RIGHT + 12}" y="{TOP + 20 + 20 * number}" fill="{colour}">'
            f'{players} players</text>'
        )
    out.append(
        f'<text x="{LEFT}" y="18">Share of games won against copies of the weights at the start; '
        'dashed: even</text>'
    )
    out.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 10}" text-anchor="middle">'
        'games learned from, of each number of players</text>'
    )
    with open(sys.argv[2], 'w', encoding='utf-8') as file:
        file.write('\n'.join(out) + '\n</svg>\n')


if __name__ == '__main__':
    main()
