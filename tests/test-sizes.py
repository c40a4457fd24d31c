#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large things are: columns, lines of files and of functions, parameters, sources of a folder.

Usage: test-sizes.py SOURCE_ROOT
"""

import re
import sys
from collections import Counter
from pathlib import Path

COLUMNS = 100  # of a line, in tests, scripts and Meson files too
LINES = 600  # of a source
FUNCTION = 60  # lines of a function's body
PARAMETERS = 6
SOURCES = 15  # of a folder

# How many a virtual function has is not ours to say, nor how many a signal of D-Bus.
VIRTUAL = re.compile(r'_measure$|_signalled_cb$')
FUNCTION_HEAD = re.compile(r'^(\w+) \(((?:[^(){};]|\([^()]*\))*)\)\n\{', re.MULTILINE)

faults = []


def fault(where, what):
    faults.append(f'{where}: {what}')


def check_columns(name, lines):
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS:
            fault(f'{name}:{number}', f'has {len(line)} columns; {COLUMNS} are the most')


def check_functions(name, text):
    """Returns how many there were."""
    lines = text.splitlines()
    start = n = 0
    for number, line in enumerate(lines, 1):
        if line == '{':
            start = number
        elif line == '}' and start:
            n += 1
            if number - start - 1 > FUNCTION:
                fault(f'{name}:{start}', f'has {number - start - 1} lines; {FUNCTION} are the most')
            start = 0
    for head in FUNCTION_HEAD.finditer(text):
        parameters = re.sub(r'\([^()]*\)', '', head[2]).count(',') + 1
        if parameters > PARAMETERS and not VIRTUAL.search(head[1]):
            fault(name, f'{head[1]} has {parameters} parameters; {PARAMETERS} are the most')
    return n


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = Path(sys.argv[1])
    sources = Counter()
    functions = 0
    paths = [root / name for name in ('dev', '.ci/run', 'meson.build', 'meson_options.txt')]
    paths += sorted((root / 'data/completions').iterdir())
    paths += [
        path
        for folder in ('data', 'po', 'resources', 'src', 'tests')
        for path in sorted((root / folder).rglob('*'))
        if path.suffix in ('.c', '.h', '.py', '.sh', '.build')
    ]
    for path in paths:
        name = path.relative_to(root).as_posix()
        text = path.read_text()
        lines = text.splitlines()
        check_columns(name, lines)
        if not name.startswith('src/'):
            continue
        if len(lines) > LINES:
            fault(name, f'has {len(lines)} lines; {LINES} are the most')
        if path.suffix == '.c':
            sources[name.rpartition('/')[0]] += 1
            functions += check_functions(name, text)
    for folder, n in sources.items():
        if n > SOURCES:
            fault(folder, f'has {n} sources; {SOURCES} are the most: more are two folders')
    print(f'{len(paths)} files and {functions} functions measured')
    if not functions:
        fault('sizes', 'there was nothing to be measured')
    for line in faults:
        print(line, file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
