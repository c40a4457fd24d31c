#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Man pages and completions have the options that the programs know, and no others.
test-options.py CLI ALEXANDROS ROOT"""

import os
import re
import subprocess
import sys
from pathlib import Path

CLI, DESKTOP, DATA = sys.argv[1], sys.argv[2], Path(sys.argv[3]) / 'data'
GAMES = 'alexandros', 'advisers'
# What every command has, and what GApplication adds for its developers.
EVERYWHERE = {'--help', '--game'}
OF_GTK = re.compile(r'--help-.*|--gapplication.*|--display')
failures = 0


def check(what, expected, found):
    global failures
    fine = expected == found
    failures += not fine
    missing, more = sorted(expected - found), sorted(found - expected)
    print(f'ok - {what}' if fine else f'not ok - {what}: missing {missing}, more {more}')


def ask(*words):
    environment = dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='')
    run = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=60)
    return run.stdout + run.stderr


def read_help(text):
    """The options in a text of --help, with their short forms."""
    found = re.findall(r'^  (?:(-\w), )?(--[a-z-]+)', text, re.M)
    return {long for _, long in found}, {short + ' ' + long for short, long in found if short}


def find_commands():
    text = ask(CLI, '--help')
    return re.findall(r'^  (\w+)  ', text, re.M)


def find_options(command):
    longs, shorts = set(), set()
    for game in GAMES:
        found = read_help(ask(CLI, command, '--game', game, '--help'))
        longs |= found[0]
        shorts |= found[1]
    return longs - EVERYWHERE, {pair for pair in shorts if '--help' not in pair}


# --- the three that follow the programs ---


def read_man(name):
    """The text about each command."""
    text = (DATA / 'man' / name).read_text().replace('\\-', '-').split('\n.SH JSON')[0]
    parts = re.split(r'^\.SS (\w+)', text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def read_man_options(section):
    """Of the lines after .TP, in which options stand."""
    tags = ' '.join(re.findall(r'^\.TP\n(.*)', section, re.M))
    shorts = re.findall(r'(?<![\w-])(-\w) ", " (--[a-z-]+)', tags)
    return set(re.findall(r'--[a-z-]+', tags)), {' '.join(pair) for pair in shorts}


def complete_bash(program, words):
    """What bash offers for the last word."""
    line = ' '.join(f"'{word}'" for word in [program, *words])
    script = (
        f'source {DATA / "completions" / program}; COMP_WORDS=({line}); '
        f'COMP_CWORD={len(words)}; _{program.replace("-", "_")}; printf "%s\\n" "${{COMPREPLY[@]}}"'
    )
    return set(ask('bash', '-c', script).split())


def read_fish(program):
    """The conditions and options of each line."""
    rows = []
    for line in (DATA / 'completions' / f'{program}.fish').read_text().splitlines():
        option = re.search(r' -l ([a-z-]+)', line)
        seen = re.search(r"-n '__fish_seen_subcommand_from ([a-z ]+)'", line)
        short = re.search(r' -s (\w)', line)
        if option:
            rows.append((seen[1].split() if seen else [], option[1], short[1] if short else None))
    return rows


def main():
    commands = find_commands()
    man = read_man('alexandros-cli.6')
    fish = read_fish('alexandros-cli')
    check('man page: commands', set(commands), set(man) | {'help'})
    offered = complete_bash('alexandros-cli', [''])
    check('bash: commands', set(commands), offered - {'--version'} - EVERYWHERE)
    for command in commands:
        if command == 'help':
            continue
        longs, shorts = find_options(command)
        found = read_man_options(man.get(command, ''))
        check(f'man page: {command}', longs, found[0])
        check(f'man page: {command}, short forms', shorts, found[1])
        found = complete_bash('alexandros-cli', [command, '-'])
        check(f'bash: {command}', longs | EVERYWHERE, found)
        rows = [row for row in fish if command in row[0]]
        check(f'fish: {command}', longs, {'--' + row[1] for row in rows})
        found = {f'-{row[2]} --{row[1]}' for row in rows if row[2]}
        check(f'fish: {command}, short forms', shorts, found)
    for game in GAMES:
        said = ask(CLI, 'play', '--game', game, '--out', '-', '--levels', 'x')
        levels = set(re.search('Possible: (.*)', said)[1].split(', ')) - {'exec:COMMAND'}
        offered = complete_bash('alexandros-cli', ['play', '--game', game, '--levels', ''])
        check(f'bash: levels of {game}', levels, offered)
        words = set(re.findall(r'\w+', man.get('play', '')))
        check(f'man page: levels of {game}', levels, words & levels)
    desktop = {x for x in read_help(ask(DESKTOP, '--help'))[0] if not OF_GTK.fullmatch(x)}
    check('bash: the game', desktop, complete_bash('alexandros', ['-']) & desktop)
    check('fish: the game', desktop, {'--' + row[1] for row in read_fish('alexandros')} & desktop)
    return failures > 0


sys.exit(main())
