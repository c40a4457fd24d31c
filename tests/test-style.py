#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Borders that mean something stand out from what is below: 3 to 1, in the style sheet.

    test-style.py SOURCES
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

# A selector whose rule has the colour, and those whose backgrounds it is seen on.
ROWS = [
    ('.score-row.on-turn', ['.day .side', '.day .score-row.on-turn']),
    ('.night .score-row.on-turn', ['.night .side', '.night .score-row.on-turn']),
    ('button.card.possible', ['.day .tray', '.day .side']),
    ('.night button.card.possible', ['.night .tray', '.night .side']),
    ('button.card.chosen', ['.day .tray', '.day .side']),
    ('.night button.card.chosen', ['.night .tray', '.night .side']),
    ('button.possible', ['.day .action-panel']),
    ('button.chosen', ['.day .action-panel']),
    ('.night button.possible', ['.night .action-panel']),
    ('.night button.chosen', ['.night .action-panel']),
    ('.auction', ['.day .action-panel']),
]
LEAST = 3


def read_rules(sheet):
    """All rules of each selector, without what only makes it more exact."""
    rules = defaultdict(str)
    for selectors, body in re.findall(r'^([^{}/]+?)\s*\{([^}]*)\}', sheet, re.M):
        for selector in selectors.split(','):
            rules[re.sub(r':not\([^)]*\)', '', selector).strip()] += body
    return rules


def find_colour(body, names):
    return re.findall(r'(?:^|;|\s)(?:%s):[^;]*?(#[0-9a-f]{6})' % names, body)[-1]


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def main():
    rules = read_rules((Path(sys.argv[1]) / 'resources/style.css').read_text(encoding='utf-8'))
    failed = 0
    for selector, grounds in ROWS:
        colour = find_colour(rules[selector], 'border-color|border|box-shadow')
        for ground in grounds:
            found = contrast(colour, find_colour(rules[ground], 'background|background-color'))
            if found < LEAST:
                print(f'{selector} on {ground}: {found:.2f} to 1')
                failed += 1
    return 1 if failed else 0


sys.exit(main())
