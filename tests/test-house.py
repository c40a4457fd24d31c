#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who uses whom: includes and undefined symbols against the arrows of the house; and heads
and paths.

Usage: test-house.py SOURCE_ROOT BUILD_ROOT
"""

import itertools
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

GAMES = {'alexandros': 'alx', 'advisers': 'adv'}

# Each room of the kit may use itself, base, and these rooms of the kit. What is not here may not
# be used.
ROOMS = {
    'rules': set(),
    'record': {'rules'},
    'players': {'rules'},
    'review': {'rules', 'record', 'players'},
    'apart': {'rules', 'record'},
    'words': {'rules', 'record'},
    'paint': set(),
    'model': {'rules', 'record', 'players', 'apart'},
    'remote': {'rules', 'record', 'players', 'apart', 'model'},
    'presenter': {'rules', 'record', 'players', 'apart', 'model', 'paint'},
    'view': {
        'rules',
        'record',
        'players',
        'review',
        'apart',
        'words',
        'paint',
        'model',
        'remote',
        'presenter',
    },
    'cli': {'rules', 'record', 'players', 'review', 'apart', 'remote', 'words', 'paint'},
}
# What is painted of a game is a position of it.
OF_A_GAME = {'paint': {'rules'}}
# These use GTK, and with it the shell.
WITH_SHELL = {'view'}
# These talk to other machines.
WITH_NET = {'remote', 'view', 'cli'}


def draw_arrows():
    """Each part and the parts that it may use. A room of a game may use the room of the kit with
    its name, all that this one may use, and of its own game the rooms of the same names."""
    arrows = {
        'base': set(),
        'net': {'base'},
        'shell': {'base'},
        'main': {'base', 'shell'},
        'cli': {'base', 'kit/cli'},
    }
    for room, others in ROOMS.items():
        below = {'base'} | ({'shell'} if room in WITH_SHELL else set())
        below |= {'net'} if room in WITH_NET else set()
        kit = {f'kit/{other}' for other in others}
        arrows[f'kit/{room}'] = below | kit
        for game in GAMES:
            own = {f'{game}/{other}' for other in others | OF_A_GAME.get(room, set())}
            more = {f'kit/{other}' for other in OF_A_GAME.get(room, set())}
            arrows[f'{game}/{room}'] = below | kit | more | own | {f'kit/{room}'}
    arrows['main'] |= {f'{game}/view' for game in GAMES}
    arrows['cli'] |= {f'{game}/cli' for game in GAMES}
    return arrows


SOURCES = Path(__file__).resolve().parent.parent / 'src'
ARROWS = draw_arrows()
PROGRAMS = {'main': 'alexandros', 'cli': 'alexandros-cli'}
LIBRARIES = [part for part in ARROWS if part not in PROGRAMS]
# Every public function begins with this and an underscore.
PREFIXES = {'base': 'base', 'net': 'net', 'shell': 'shell', 'kit': 'kit', **GAMES}
OURS = tuple(f'{prefix}_' for prefix in PREFIXES.values())

# System headers, from the plainest on; each part may include those of its kind and of the kinds
# before.
C_HEADERS = {
    'assert.h',
    'ctype.h',
    'errno.h',
    'fcntl.h',
    'ifaddrs.h',
    'net/if.h',
    'pthread.h',
    'netinet/in.h',
    'float.h',
    'immintrin.h',
    'inttypes.h',
    'limits.h',
    'locale.h',
    'dlfcn.h',
    'malloc.h',
    'math.h',
    'signal.h',
    'stdarg.h',
    'stdatomic.h',
    'stdbool.h',
    'stddef.h',
    'stdint.h',
    'stdio.h',
    'stdlib.h',
    'string.h',
    'sys/file.h',
    'sys/mman.h',
    'sys/prctl.h',
    'sys/resource.h',
    'sys/select.h',
    'sys/stat.h',
    'sys/types.h',
    'sys/wait.h',
    'time.h',
    'unistd.h',
}
GETTEXT = {'glib/gi18n.h', 'glib/gi18n-lib.h'}
GLIB_ALONE = re.compile(r'glib(-unix)?\.h$|glib/')
GOBJECT = re.compile(r'glib-object\.h$|gio/|gobject/')
DRAWING = re.compile(r'cairo|pango/|librsvg/')
GTK = re.compile(r'gtk/|gdk/|gsk/|adwaita')
SOUND = re.compile(r'pulse/')
CARRIERS = re.compile(r'gnutls/|mosquitto\.h$')

# Of the shell and of each room, in the kit and in the games.
SYSTEM = {
    'base': [GLIB_ALONE],
    'rules': [GLIB_ALONE],
    'record': [GLIB_ALONE],
    'players': [GLIB_ALONE],
    'words': [GLIB_ALONE],
    'paint': [GLIB_ALONE, GOBJECT, DRAWING],
    'review': [GLIB_ALONE, GOBJECT],
    'apart': [GLIB_ALONE],
    'net': [GLIB_ALONE, GOBJECT, CARRIERS],
    'remote': [GLIB_ALONE, GOBJECT],
    'model': [GLIB_ALONE, GOBJECT],
    'presenter': [GLIB_ALONE, GOBJECT],
    'shell': [GLIB_ALONE, GOBJECT, DRAWING, GTK],
    'view': [GLIB_ALONE, GOBJECT, DRAWING, GTK, SOUND],
    'cli': [GLIB_ALONE, GOBJECT, DRAWING],
    'main': [GLIB_ALONE, GOBJECT, GTK],
}
TRANSLATING = {'words', 'shell', 'view', 'cli', 'main'}

# The same for symbols that no part defines.
OF_GTK = r'gtk_|gdk_|gsk_|adw_'
OF_DRAWING = r'cairo_|pango_|rsvg_'
OF_GOBJECT = (
    r'g_(object|type|signal|value|param_spec|closure|cclosure|boxed|enum|flags|binding|weak_ref'
    r'|initially_unowned|gtype|strv_get_type)_|_g_(object|type)_'
)
OF_GIO = (
    r'g_(task|cancellable|async|application|action|simple|menu|settings|resource|resources'
    r'|input_stream|output_stream|memory|data_input|data_output|buffered|subprocess|list_model'
    r'|list_store|bus|dbus|network|socket|notification|icon|themed_icon'
    r'|file_(new|query|read|load|replace|monitor|get_path|get_basename|get_uri|get_parent'
    r'|get_child|enumerate|delete|copy|move|create|info)[a-z_]*)_?'
)
OF_GETTEXT = r'(g_)?d?c?n?p?gettext|g_dpgettext'
FORBIDDEN = {
    'base': [OF_GTK, OF_DRAWING, OF_GOBJECT, OF_GIO, OF_GETTEXT],
    'rules': [OF_GTK, OF_DRAWING, OF_GOBJECT, OF_GIO, OF_GETTEXT],
    'record': [OF_GTK, OF_DRAWING, OF_GOBJECT, OF_GIO, OF_GETTEXT],
    'players': [OF_GTK, OF_DRAWING, OF_GOBJECT, OF_GIO, OF_GETTEXT],
    'review': [OF_GTK, OF_DRAWING, OF_GETTEXT],
    'apart': [OF_GTK, OF_DRAWING, OF_GOBJECT, OF_GIO, OF_GETTEXT],
    'net': [OF_GTK, OF_DRAWING, OF_GETTEXT],
    'remote': [OF_GTK, OF_DRAWING, OF_GETTEXT],
    'words': [OF_GTK, OF_DRAWING, OF_GOBJECT, OF_GIO],
    'paint': [OF_GTK, OF_GETTEXT],
    'model': [OF_GTK, OF_DRAWING, OF_GETTEXT],
    'presenter': [OF_GTK, OF_DRAWING, OF_GETTEXT],
    'shell': [],
    'view': [],
    'cli': [OF_GTK],
}

# Made while building, or of no part.
OWN_GENERATED = {
    'alx-art-data.h': 'alexandros/paint',
    'alx-weights-data.h': 'alexandros/players',
    'adv-weights-data.h': 'advisers/players',
    'adv-boards-data.h': 'advisers/record',
    'alx-boards-data.h': 'alexandros/record',
    'config.h': None,
}

HEAD = 'SPDX-License-Identifier: GPL-3.0-or-later'
PLACES = re.compile(
    '(?<![A-Za-z0-9_.~$}/])/(' + '|'.join(['home', 'root', 'Users', 'tmp', 'work']) + r')/\w'
)

# What is of one game, and has no place in the shell; “undo” and “redo” every game has.
OF_GAMES = re.compile(
    r'(?<=[">])game\.(?!undo["<]|redo["<]|…|h")[\w-]+'
    r'|\b(?:Captain|Governor|Alexander|Colovini|Provinces?|Levy|Seat \d|seats?)\b'
)

# What is of one game, and has no place in the kit.
OF_ONE_GAME = re.compile(
    r'\b(?:symbol|wall|hexagon|resource|governor|province|robber|auction|village|alexander'
    r'|alexandros|advisers|alx|adv)s?\b'
    r'|\b(?:alx|adv)[_-]|(?-i:(?:Alx|Adv)[A-Z])|(?:ALX|ADV)_',
    re.IGNORECASE,
)
# The program is called after its first game.
OF_THE_PROGRAM = re.compile(r'alexandros_game|"alexandros"|/Alexandros/')

# Whole games, hidden cards and all, and the files above the model that may handle them: to save
# one, or to make one that begins in its middle. All others have what one seat may know.
OF_WHOLE_GAMES = re.compile(r'kit_referee_|kit_game_get_referee$|kit_record_(copy|look|write)$')
ABOVE_THE_MODEL = re.compile(r'src/\w+/(words|paint|presenter|view)/')
HANDLE_WHOLE_GAMES = {
    'src/advisers/view/adv-shorter.c',
    'src/kit/view/guide/kit-guide-host.c',
    'src/kit/view/kit-shell-format.c',
    'src/kit/view/review/kit-review-window.c',
    'src/kit/view/review/kit-review-words.c',
    'src/kit/view/table/kit-table-shell.c',
}

# Public functions that tests alone use.
FOR_TESTS = {
    'adv_board_file_read',
    'alx_board_file_read',
    'kit_board_view_is_complete',
    'kit_bot_attach',
    'kit_game_new_full',
    'kit_review_find',
    'alx_paint_find_names',
    'alx_position_write_cards',
    'kit_table_is_large',
    'net_carrier_free',
    'net_carrier_new',
    'net_carrier_reconnect',
    'net_carrier_step',
    'net_memory_new',
    'shell_speech_of',
}

faults = []


def fault(where, what):
    faults.append(f'{where}: {what}')


def find_part(path):
    """The part that a file under src, or an include from there, belongs to."""
    words = path.split('/')
    if path.removesuffix('.c') in PROGRAMS:
        return path.removesuffix('.c')
    return '/'.join(words[:2]) if words[0] in ('kit', *GAMES) else words[0]


def find_kind(part):
    """By which kind of system headers and symbols it lives: the room, or the part itself."""
    return part.rpartition('/')[2]


def check_quoted(part, where, name, folder, src):
    if '/' not in name:
        if name in OWN_GENERATED:
            if OWN_GENERATED[name] not in (None, part):
                fault(where, f'"{name}" belongs to {OWN_GENERATED[name]}')
        elif not (folder / name).exists():
            fault(where, f'"{name}" is not in the same folder; name it from src on')
        return
    if not (src / name).exists():
        fault(where, f'there is no "{name}"')
        return
    other = find_part(name)
    if other != part and other not in ARROWS[part]:
        fault(where, f'{part} may not use {other}: "{name}"')
    check_folders(where, folder, name)
    if name.endswith('-private.h') and other != part:
        fault(where, f'"{name}" is private to {other}')


def check_folders(where, folder, name):
    """Inside the view: what lies in no folder is for all; the table and the school, which has a
    table, alone may use all folders."""
    if folder.parent.name == 'view' and folder.name not in ('table', 'school', 'review'):
        other = Path(name).parent
        if other.parent.name == 'view' and other.name != folder.name:
            fault(where, f'{folder.name} may not use {other.name}: "{name}"')


def check_system(part, where, name):
    if name in GETTEXT and find_kind(part) not in TRANSLATING:
        fault(where, f'{part} has no sentences: <{name}>')
    elif name not in C_HEADERS and not any(kind.match(name) for kind in SYSTEM[find_kind(part)]):
        fault(where, f'{part} may not use <{name}>')


def check_includes(src):
    n = 0
    for path in sorted(src.rglob('*.[ch]')):
        name = path.relative_to(src).as_posix()
        part = find_part(name)
        if part not in ARROWS:
            fault(name, f'"{part}" is no part of the house')
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
            if found is None:
                continue
            n += 1
            if found[1] == '"':
                check_quoted(part, f'{name}:{number}', found[2], path.parent, src)
            else:
                check_system(part, f'{name}:{number}', found[2])
    return n


def read_symbols(archive):
    """The defined and the undefined symbols of an archive, each with the object that has it."""
    defined, undefined = {}, defaultdict(set)
    member = ''
    output = subprocess.run(
        ['nm', '-g', str(archive)], check=True, capture_output=True, text=True
    ).stdout
    for line in output.splitlines():
        words = line.split()
        if line.endswith(':') and len(words) == 1:
            member = words[0][:-1]
        elif len(words) == 2 and words[0] in 'Uvw':
            undefined[words[1]].add(member)
        elif len(words) == 3:
            defined[words[2]] = member
    return defined, undefined


def find_archives(build):
    """Each part's library, unless it has headers alone; a missing one is a fault, for then nothing
    would be read."""
    archives = {}
    for part in LIBRARIES:
        if not any((SOURCES / part).rglob('*.c')):
            continue
        owner, _, room = part.rpartition('/')
        library = f'lib{PREFIXES[owner]}-{room}.a' if owner else f'lib{part}.a'
        found = sorted((build / 'src').rglob(library))
        if found:
            archives[part] = found[0]
        else:
            fault(part, f'there is no {library} in the build directory')
    return archives


def check_symbols(build):
    symbols = {part: read_symbols(archive) for part, archive in find_archives(build).items()}
    owner = {name: part for part, (defined, _) in symbols.items() for name in defined}
    n = 0
    for part, (defined, undefined) in symbols.items():
        for name, members in sorted(undefined.items()):
            where = f'lib{part}.a({", ".join(sorted(members))})'
            n += 1
            if name in defined:
                continue
            if name in owner:
                if owner[name] not in ARROWS[part]:
                    fault(where, f'{part} may not use {owner[name]}: {name}')
            elif name.startswith(OURS):
                fault(where, f'nobody defines {name}')
            elif any(re.match(kind, name) for kind in FORBIDDEN[find_kind(part)]):
                fault(where, f'{part} may not use {name}')
    return n


def read_objects(build):
    """For each source: the symbols that it defines, and those that it uses."""
    objects = {}
    for path in sorted(build.rglob('*.p/*.c.o')):
        folder = path.parent.relative_to(build).parts[0]
        if folder != 'src' and folder.removesuffix('.p') not in PROGRAMS.values():
            continue
        defined, used = set(), set()
        output = subprocess.run(
            ['nm', '-g', str(path)], check=True, capture_output=True, text=True
        ).stdout
        for words in map(str.split, output.splitlines()):
            (used if len(words) == 2 else defined).add(words[-1])
        # Two rooms may have files of the same name.
        source = path.parent.parent / path.name.removesuffix('.o').replace('_', '/')
        objects[source.relative_to(build).as_posix()] = defined, used
    return objects


def find_circles(arrows):
    """Sets of files each of which uses all the others, by whatever way."""

    def reach(start):
        seen, left = set(), [start]
        while left:
            for to in arrows[left.pop()] - seen:
                seen.add(to)
                left.append(to)
        return seen

    reached = {name: reach(name) for name in arrows}
    circles = {
        frozenset(other for other in reached[name] if name in reached[other])
        for name in arrows
        if name in reached[name]
    }
    return [set(circle) for circle in circles]


def check_include_circles(src):
    """No circle of modules by their includes either: a source and its headers are one."""
    paths = sorted(src.rglob('*.[ch]'))
    arrows = {find_module(path.relative_to(src).as_posix()): set() for path in paths}
    for path in paths:
        module = arrows[find_module(path.relative_to(src).as_posix())]
        for include in re.findall(r'^#include "([^"]+)"', path.read_text(), re.MULTILINE):
            folder = src if '/' in include else path.parent
            module.add(find_module((folder / include).relative_to(src).as_posix()))
    for name, others in arrows.items():
        others.discard(name)
        others.intersection_update(arrows)
    for circle in find_circles(arrows):
        fault('circle of includes', ', '.join(sorted(circle)))


def check_instances(src):
    """The struct of an object in presenter, view or shell is that of two files at most."""
    for header in sorted(src.rglob('*-private.h')):
        name = header.relative_to(src).as_posix()
        if not re.search(r'/(presenter|view)/|^shell/', name):
            continue
        if not re.search(r'^struct _\w+$', header.read_text(), re.MULTILINE):
            continue
        quoted = f'"{header.name}"'
        users = [path for path in header.parent.glob('*.c') if quoted in path.read_text()]
        if len(users) > 2:
            fault(f'src/{name}', f'{len(users)} files have this struct')


def find_module(path):
    """The name that a source and its headers have in common."""
    return re.sub(r'(-test|-private)?\.[ch]$', '', path)


def check_objects(build):
    """No circle of files, and no public function that nobody uses. A cast is no use: for each type
    there is a function that is called by it."""
    objects = read_objects(build)
    owner = {name: source for source, (defined, _) in objects.items() for name in defined}
    arrows = {
        source: {
            owner[name]
            for name in used
            if name in owner and owner[name] != source and not name.endswith('_get_type')
        }
        for source, (_, used) in objects.items()
    }
    for circle in find_circles(arrows):
        fault('circle', ', '.join(sorted(circle)))
    used = set().union(*(used for _, used in objects.values()))
    for name, source in sorted(owner.items()):
        ours = name.startswith(OURS) and not name.startswith('alx_ui_')
        if ours and name not in used and not name.endswith(('_get_type', '_quark')):
            if name not in FOR_TESTS:
                fault(source, f'nobody uses {name}')
        elif name in FOR_TESTS:
            fault(source, f'{name} is used, and leaves the list')
    return len(objects)


def check_whole_games(build):
    """Above the model nothing can reach a hidden card."""
    for source, (_, used) in sorted(read_objects(build).items()):
        whole = sorted(filter(OF_WHOLE_GAMES.match, used))
        if not ABOVE_THE_MODEL.match(source):
            continue
        if whole and source not in HANDLE_WHOLE_GAMES:
            fault(source, f'may not handle whole games: {", ".join(whole)}')
        elif not whole and source in HANDLE_WHOLE_GAMES:
            fault(source, 'handles no whole game, and leaves the list')


def check_prefixes(build):
    """kit_ in the kit, alx_ in Alexandros, and so on: what is seen outside says where it is
    from."""
    for part, archive in find_archives(build).items():
        prefix = PREFIXES[part.partition('/')[0]] + '_'
        for name in sorted(read_symbols(archive)[0]):
            if not name.startswith((prefix, '_', '.')):
                fault(archive.name, f'{name} has not the prefix of its part')


def rank(include):
    """The block that an include belongs to: configuration, this folder, other rooms, the system."""
    if include == '"config.h"':
        return 0
    return 3 if include.startswith('<') else 2 if '/' in include else 1


def check_order(name, lines):
    """Includes are sorted in blocks with an empty line between; the file's own header is the first
    block."""
    head = itertools.dropwhile(lambda line: not line.startswith('#include'), lines)
    head = itertools.takewhile(lambda line: line == '' or line.startswith('#include'), head)
    blocks = [
        [line.removeprefix('#include ') for line in block]
        for filled, block in itertools.groupby(head, bool)
        if filled
    ]
    ranks = [{rank(include) for include in block} for block in blocks]
    if name.endswith('.c') and ranks.count({1}) == 2 and len(blocks[ranks.index({1})]) == 1:
        ranks.remove({1})
    if ranks != sorted(ranks, key=max) or len(set(map(max, ranks))) != sum(map(len, ranks)):
        fault(name, 'includes are not in blocks: own header, this folder, other rooms, system')
    for block in blocks:
        if block != sorted(set(block), key=lambda include: include.strip('"<>')):
            fault(name, f'includes are not sorted, or one is there twice: {", ".join(block)}')


def check_text(root, path):
    name = path.relative_to(root).as_posix()
    lines = path.read_text().splitlines()
    if path.suffix in ('.c', '.h'):
        check_order(name, lines)
    if name.startswith('src/'):
        if path.suffix in ('.c', '.h', '.py'):
            if not any(HEAD in line for line in lines[:3]):
                fault(name, 'has no SPDX head')
    for number, line in enumerate(lines, 1):
        if PLACES.search(line):
            fault(f'{name}:{number}', f'an absolute path: {line.strip()}')


def check_texts(root):
    n = 0
    for folder in ('src', 'ui', 'data', 'resources', 'tests'):
        for path in sorted((root / folder).rglob('*')):
            if path.is_file() and '__pycache__' not in path.parts:
                try:
                    check_text(root, path)
                    n += 1
                except UnicodeDecodeError:
                    pass  # a picture
    return n


def check_shell(root):
    """The shell speaks of no game in particular: no action but those that it asks of every game,
    and no word of one."""
    n = 0
    for path in sorted([*(root / 'src/shell').rglob('*.[ch]'), *(root / 'ui/shell').glob('*.ui')]):
        if path.name.startswith('alx-'):
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            n += 1
            for word in OF_GAMES.findall(line):
                fault(
                    f'{path.relative_to(root).as_posix()}:{number}', f'the shell knows no “{word}”'
                )
            if 'g_signal_connect (' in line:
                fault(
                    f'{path.relative_to(root).as_posix()}:{number}',
                    'a handler that may outlive what it is for',
                )
    return n


def check_kit(root):
    """The kit speaks of no game in particular."""
    n = 0
    for path in sorted((root / 'src/kit').rglob('*.[ch]')):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            n += 1
            for word in OF_ONE_GAME.findall(OF_THE_PROGRAM.sub('', line)):
                where = f'{path.relative_to(root).as_posix()}:{number}'
                fault(where, f'the kit knows no “{word}”')
    return n


def check_strengths(root):
    """What the levels say of their strength is what was measured, in whole games of a hundred."""
    n = 0
    for game, prefix in (('alexandros', ''), ('advisers', 'advisers-')):
        (path,) = (root / 'src' / game / 'players').glob('*-levels.c')
        before = None
        rows = re.findall(r'{ "(\w+)", \w+, \w+, \w+(?:, (\d+))?', path.read_text())
        for level, wins in rows:
            if wins:
                name = f'data/doc/strength/{prefix}2-{level}-{before}.txt'
                share = re.search(r'share of wins of A ([\d.]+)', (root / name).read_text())[1]
                if int(wins) != int(float(share) * 100 + 0.5):
                    fault(path, f'{level} wins {wins} of 100 games; {name} says {share}')
                n += 1
            before = level
    return n


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root, build = Path(sys.argv[1]), Path(sys.argv[2])
    counts = (
        check_includes(root / 'src'),
        check_symbols(build),
        check_texts(root),
        check_objects(build),
    )
    check_include_circles(root / 'src')
    check_instances(root / 'src')
    check_prefixes(build)
    check_whole_games(build)
    if check_shell(root) == 0 or check_kit(root) == 0:
        fault('shell and kit', 'there was nothing to be read')
    if check_strengths(root) == 0:
        fault('levels', 'there was nothing to be read')
    print(f'{counts[0]} includes, {counts[1]} undefined symbols and {counts[2]} files read')
    if min(counts) == 0:
        fault('house', 'there was nothing to be read')
    for line in dict.fromkeys(faults):
        print(line, file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
