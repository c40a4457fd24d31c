#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program at home on a desktop: opened, activated, killed, and started again.

Usage: test-desktop.py BINDIR DATADIR SOURCE_ROOT BUILD_ROOT [CASE...]

The program must be installed, and there must be a display. Each case has a bus, a home and
settings of its own. The bus is started here, for a program that it activates gets the
environment of the bus.
"""

import configparser
import datetime
import os
import re
import resource
import shutil
import signal
import stat
import struct
import subprocess
import sys
import tempfile
import time
import traceback
import xml.etree.ElementTree as ET
from pathlib import Path

from desktop import BINDIR, BUILD, DATADIR, ID, LIMIT, SOURCE
from desktop import Desktop, check, list_decisions, verify, wait_for

LANG = '{http://www.w3.org/XML/1998/namespace}lang'
MIME = 'application/x-alexandros-game'
ADVISERS_MIME = 'application/x-advisers-game'
# kB; sanitizers keep what was freed, and the files have 4 GiB or no end.
MOST_READ = (512 if 'ASAN_OPTIONS' in os.environ else 64) << 10


# --- records


def write_record(path, names, level='person', levels=None, turns=3, seed=1):
    """A game that the computer began, of so many turns, with players of these names."""
    folder = path.parent / (path.name + '.d')
    subprocess.run(
        [
            BINDIR / 'alexandros-cli',
            'play',
            '--players',
            str(len(names)),
            '--levels',
            'captain',
            '--games',
            '1',
            '--seed',
            str(seed),
            '--out',
            folder,
        ],
        check=True,
        capture_output=True,
        timeout=LIMIT,
    )
    text = next(folder.iterdir()).read_text('utf-8')
    for number, name in enumerate(names, 1):
        kind = levels[number - 1] if levels else level
        text = re.sub(
            rf'^({number}=\w+) captain .*$', rf'\1 {kind} {name}', text, count=1, flags=re.MULTILINE
        )
    lines = [
        line
        for line in text.partition('\n[Result]\n')[0].splitlines()
        if not line.startswith('Shuffle')
    ]
    lines = lines[: lines.index('[Turns]') + 1 + turns]
    path.write_text('\n'.join(lines) + '\n', 'utf-8')
    verify(path)
    return path


# --- what is installed


def test_files():
    for name in (
        'applications/{}.desktop',
        'metainfo/{}.metainfo.xml',
        'dbus-1/services/{}.service',
        'glib-2.0/schemas/{}.gschema.xml',
        'glib-2.0/schemas/gschemas.compiled',
        'mime/packages/{}.xml',
        'icons/hicolor/scalable/apps/{}.svg',
        'icons/hicolor/symbolic/apps/{}-symbolic.svg',
        'icons/hicolor/scalable/mimetypes/application-x-advisers-game.svg',
        'man/man6/alexandros.6',
        'man/man6/alexandros-cli.6',
        'doc/alexandros/rules.md',
    ):
        check(
            (DATADIR / name.format(ID)).is_file(),
            f'there is no {name.format(ID)}; is it installed?',
        )
    for language in (SOURCE / 'po/LINGUAS').read_text().split():
        check(
            (DATADIR / f'locale/{language}/LC_MESSAGES/alexandros.mo').is_file(),
            f'no catalogue for {language}',
        )
    schema = ET.parse(DATADIR / f'glib-2.0/schemas/{ID}.gschema.xml').find('schema')
    check(schema.get('id') == ID, 'the schema has another id')


def read_keys(path):
    keys = configparser.ConfigParser(interpolation=None, delimiters='=')
    keys.optionxform = str
    keys.read(path, encoding='utf-8')
    return keys


def test_desktop_file():
    keys = read_keys(DATADIR / f'applications/{ID}.desktop')
    entry = keys['Desktop Entry']
    check(entry['Icon'] == ID, 'another icon')
    check(entry['DBusActivatable'] == 'true', 'not activatable')
    for mime in (MIME, ADVISERS_MIME):
        check(mime in entry['MimeType'].split(';'), f'it does not open {mime}')
    for action in filter(None, entry['Actions'].split(';')):
        check(f'Desktop Action {action}' in keys, f'there is no action {action}')
    for section in keys.values():
        check(not section or (BINDIR / section['Exec'].split()[0]).is_file(), 'another program')
    service = read_keys(DATADIR / f'dbus-1/services/{ID}.service')['D-BUS Service']
    check(service['Name'] == ID, 'the service has another name')
    check(
        service['Exec'] == f'{BINDIR}/alexandros --gapplication-service',
        'the service starts another program',
    )


def check_picture(image):
    """It is there, is as large as shops ask for, and has the rim of a window, which is clear."""
    name = image.text.partition('/data/screenshots/')[2]
    check(image.text.startswith('https://') and name, f'no address: {image.text}')
    scale = 2 if name.endswith('-2.png') else 1
    picture = SOURCE / 'data/screenshots' / name
    check(picture.is_file(), f'there is no picture for {image.text}')
    check(name.startswith(image.get(LANG, 'en') + '/'), f'{name} is of another language')
    # The head of a PNG file.
    content = picture.read_bytes()
    size = struct.unpack('>II', content[16:24])
    check(size == (1000 * scale, 700 * scale), f'{name} is of {size}')
    said = int(image.get('width')), int(image.get('height'))
    check(size == said, f'{name} is said to be of {said}')
    check(b'tRNS' in content[:2000], f'{name} has no shadow')


def test_metainfo():
    """What the validators do not ask for, and shops do."""
    root = ET.parse(DATADIR / f'metainfo/{ID}.metainfo.xml').getroot()
    check(root.findtext('id') == ID, 'another id')
    check(root.findtext('launchable') == f'{ID}.desktop', 'another desktop file')
    types = [element.text for element in root.findall('provides/mediatype')]
    check(types == [MIME, ADVISERS_MIME], f'other MIME types: {types}')
    check(root.findtext('translation') == 'alexandros', 'another catalogue')
    releases = root.findall('releases/release')
    check(releases, 'there is no release')
    for release in releases:
        check(release.get('date') <= datetime.date.today().isoformat(), 'a release in the future')
        check(release.findtext('description/p'), 'a release without notes')
    version = re.search(r"\bversion: '([^']+)'", (SOURCE / 'meson.build').read_text())[1]
    check(releases[0].get('version') == version, f'the newest release is not {version}')
    flatpak = (SOURCE / f'flatpak/{ID}.yml').read_text()
    check(f'tag: v{version}\n' in flatpak, f'the Flatpak is not of v{version}')
    for page in (SOURCE / 'data/man').glob('*.6'):
        check(f'"Alexandros {version}"' in page.read_text(), f'{page.name} is not of {version}')
    screenshots = root.findall('screenshots/screenshot')
    check(screenshots and screenshots[0].get('type') == 'default', 'there is no default screenshot')
    for screenshot in screenshots:
        check(screenshot.findtext('caption'), 'a screenshot without a caption')
        for image in screenshot.findall('image'):
            check_picture(image)
    shown = {image.get(LANG, 'en') for image in screenshots[0].findall('image')}
    check(shown == {'en', 'fr', 'it', 'es'}, f'the default screenshot is in {shown}')
    listed = {image.text.partition('/screenshots/')[2] for image in root.iter('image')}
    pictures = SOURCE / 'data/screenshots'
    there = {path.relative_to(pictures).as_posix() for path in pictures.rglob('*.png')}
    check(listed == there, f'pictures that are not shown: {there - listed}')


def install(folder):
    subprocess.run(
        ['meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet', '--destdir', folder],
        check=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
    )
    tree = {}
    for path in sorted(Path(folder).rglob('*')):
        mode = path.lstat().st_mode
        content = (
            os.readlink(path)
            if path.is_symlink()
            else path.read_bytes()
            if path.is_file()
            else None
        )
        tree[path.relative_to(folder).as_posix()] = stat.filemode(mode), content
    check(len(tree) > 20, 'nothing was installed')
    return tree


def test_news():
    """What “meson dist” writes into the source archive, and what it says where it cannot."""
    with tempfile.TemporaryDirectory() as archive:
        shutil.copytree(SOURCE / 'data', Path(archive) / 'data')
        script = [SOURCE / 'data/make-news.sh']
        environment = {**os.environ, 'MESON_DIST_ROOT': archive}
        subprocess.run(script, env=environment, check=True, timeout=LIMIT)
        news = (Path(archive) / 'NEWS').read_text()
        root = ET.parse(SOURCE / f'data/{ID}.metainfo.xml.in').getroot()
        for release in root.findall('releases/release'):
            check(f'Version {release.get("version")}\n' in news, f'a release is missing: {news}')
            for note in release.iter():
                words = ' '.join((note.text or '').split())
                check(words in ' '.join(news.split()), f'“{note.text}” is missing')
        environment['PATH'] = archive
        run = subprocess.run(['/bin/sh', *script], env=environment, capture_output=True, text=True)
        check(run.returncode == 1 and 'appstream' in run.stderr, f'no reason: {run.stderr}')


def test_installs_are_equal():
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        first, second = install(one), install(other)
    check(list(first) == list(second), f'other files: {set(first) ^ set(second)}')
    check(
        first == second, f'these differ: {[name for name in first if first[name] != second[name]]}'
    )


def test_no_paths():
    """No text tells where it was built, but the service, which must name the program."""
    n = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, (_, content) in install(folder).items():
            if not isinstance(content, bytes) or b'\0' in content:
                continue
            n += 1
            if name.endswith('.service'):
                content = content.replace(f'Exec={BINDIR}/'.encode(), b'')
            for place in (BUILD.resolve(), SOURCE.resolve()):
                check(str(place).encode() not in content, f'{name} names {place}')
    check(n > 10, 'there was nothing to be read')


def test_mime_type():
    with Desktop() as desktop:
        record = write_record(desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'])
        nameless = desktop.home / 'game'
        shutil.copy(record, nameless)
        windows = desktop.home / 'lines'
        windows.write_bytes(record.read_bytes().replace(b'\n', b'\r\n'))
        other = desktop.home / 'other'
        other.write_text('[Alexander]\nFormat=1\n')
        named = desktop.home / 'named.alexandros'
        named.write_text('[Alexander]\nFormat=1\n')
        advisers = desktop.home / 'advisers'
        shutil.copy(SOURCE / 'tests/advisers/data/offer.advisers', advisers)
        for path, wanted in (
            (advisers, ADVISERS_MIME),
            (record, MIME),
            (nameless, MIME),
            (windows, MIME),
            (named, MIME),
            (other, 'text/plain'),
        ):
            found = desktop.run('gio', 'info', '-a', 'standard::content-type', path)
            check(
                found.rstrip().endswith(f'standard::content-type: {wanted}'),
                f'{path.name}: {found}',
            )
        for mime in (MIME, ADVISERS_MIME):
            check(
                f'{ID}.desktop' in desktop.run('gio', 'mime', mime),
                f'the program does not open {mime}',
            )


# --- opening


def test_open():
    with Desktop() as desktop:
        one = write_record(desktop.home / 'one.alexandros', ['Zenobia', 'Hephaestion'])
        # A blank, a percent sign and a letter beyond ASCII.
        two = write_record(
            desktop.home / 'deux étés 100%.alexandros',
            ['Berenike', 'Lysimachos', 'Kleopatra'],
            seed=2,
        )
        program = desktop.start(one)
        desktop.wait_for_window('Zenobia.*Hephaestion')
        desktop.wait_until_kept(one)
        check(desktop.read_about()[1] is False, 'the game is changed before anybody played')
        aside = [path.name for path in desktop.folder.glob('games/*')]
        check(not aside, f'a game that nobody has begun was put aside: {aside}')
        before = time.monotonic()
        desktop.run(BINDIR / 'alexandros', two)
        check(time.monotonic() - before < 10, 'a second start does not return at once')
        desktop.wait_for_window('Berenike.*Lysimachos.*Kleopatra')
        desktop.wait_until_kept(two)
        check(
            program.poll() is None and desktop.get_pid() == program.pid,
            'the first process has ended',
        )
        check(len(desktop.list_titles(program)) == 1, 'there are several windows')
        desktop.quit()
        check(program.wait(LIMIT) == 0, f'status {program.returncode}')
        # Without a file the game goes on, still knowing its file.
        program = desktop.start()
        desktop.wait_for_window('Berenike.*Lysimachos.*Kleopatra')
        desktop.quit()
        check(program.wait(LIMIT) == 0, f'status {program.returncode}')
        desktop.wait_until_kept(two)


def test_options():
    """What is asked of the program itself needs no display."""
    with Desktop() as desktop:
        del desktop.environment['DISPLAY']
        version = re.search(r"\bversion: '([^']+)'", (SOURCE / 'meson.build').read_text())[1]
        found = desktop.run(BINDIR / 'alexandros', '--version')
        check(found == f'alexandros {version}\n', f'another version: {found}')
        found = desktop.run(BINDIR / 'alexandros', '--help')
        check('[FILE…]' in found and '--version' in found, f'other options: {found}')


def list_dialogs(desktop, program, window):
    """The windows of the program besides its window."""
    check(program.poll() is None, f'the program has ended with status {program.returncode}')
    windows = desktop.list_windows('--pid', str(program.pid))
    return [other for other in windows if other != window]


def test_several_files():
    """The first is opened, and a message names the others, whatever becomes of the first."""
    with Desktop() as desktop:
        one = write_record(desktop.home / 'one.alexandros', ['Zenobia', 'Hephaestion'])
        two = write_record(desktop.home / 'two.alexandros', ['Berenike', 'Lysimachos'])
        program = desktop.start(one, two)
        window = desktop.wait_for_window('Zenobia')[0]
        wait_for(lambda: list_dialogs(desktop, program, window), 'a message about the second')
        desktop.wait_until_kept(one)
        desktop.quit()
        check(program.wait(LIMIT) == 0, f'status {program.returncode}')
        program = desktop.start(one)
        window = desktop.wait_for_window('Zenobia')[0]
        desktop.run(BINDIR / 'alexandros', one, two)
        wait_for(lambda: list_dialogs(desktop, program, window), 'a message about the second')


def test_long_addresses():
    """Bad addresses one after the other: one message, which fits on the screen."""
    with Desktop() as desktop:
        program = desktop.start()
        window = desktop.wait_for_window('.')[0]
        for letter in 'abc':
            desktop.run(BINDIR / 'alexandros', f'sftp://{letter * 4000}/{letter * 4000}')
            wait_for(lambda: list_dialogs(desktop, program, window), 'a message')
        time.sleep(1)
        dialogs = wait_for(
            lambda: list_dialogs(desktop, program, window), 'the last of the messages'
        )
        check(len(dialogs) == 1, f'{len(dialogs)} dialogs')
        geometry = desktop.run('xdotool', 'getwindowgeometry', '--shell', dialogs[0])
        width = int(re.search(r'WIDTH=(\d+)', geometry)[1])
        height = int(re.search(r'HEIGHT=(\d+)', geometry)[1])
        check(width < 900 and height < 900, f'a dialog of {width}×{height}')


def test_open_rubbish():
    """The game that is played stays, and one window tells why."""
    with Desktop() as desktop:
        record = write_record(desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'])
        rubbish = desktop.home / 'rubbish.alexandros'
        rubbish.write_text('rubbish\n')
        program = desktop.start(record)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)
        for path in (rubbish, desktop.home / 'missing.alexandros'):
            desktop.run(BINDIR / 'alexandros', path)
            wait_for(
                lambda: len(desktop.list_titles(program)) == 2, f'a message about {path.name}'
            )
            dismiss(desktop, program)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)


def test_activation():
    with Desktop() as desktop:
        record = write_record(desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'])
        check(not desktop.is_running(), 'it runs already')
        desktop.run('gapplication', 'launch', ID, record)
        desktop.wait_for_window('Zenobia.*Hephaestion')
        desktop.wait_until_kept(record)
        command = Path(f'/proc/{desktop.get_pid()}/cmdline').read_bytes().split(b'\0')
        check(
            command[:2] == [f'{BINDIR}/alexandros'.encode(), b'--gapplication-service'],
            f'started as {command}',
        )
        dialog = '^New Game of Alexandros$'
        check(not desktop.list_windows('--name', dialog), 'the dialog is there already')
        desktop.run('gapplication', 'action', ID, 'new-game')
        desktop.wait_for_window(dialog)
        desktop.quit()
        # The first thing that happens: a window comes, and the dialog over it.
        desktop.run('gapplication', 'action', ID, 'new-game')
        desktop.wait_for_window(dialog)
        desktop.wait_for_window('Zenobia.*Hephaestion')
        desktop.quit()
        desktop.run('gapplication', 'launch', ID)
        desktop.wait_for_window('Zenobia.*Hephaestion')
        desktop.quit()


# --- never losing a game


def wait_for_decision(desktop, known, steps):
    """Until one more is on the disk; notes how many came at once."""

    def find():
        found = list_decisions(desktop.read_autosave())
        return found if len(found) > len(known) else None

    found = wait_for(find, 'another decision')
    check(found[: len(known)] == known, f'{" ".join(known)} became {" ".join(found)}')
    steps.append(len(found) - len(known))
    return found


def test_kill():
    """Killed at once after a decision, between two, and just before the next: they are 700 ms
    apart."""
    with Desktop() as desktop:
        record = write_record(
            desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'], level='captain', turns=4
        )
        head = record.read_text('utf-8').partition('[Turns]')[0]
        known = list_decisions(record.read_text('utf-8'))
        program = desktop.start(record)
        for pause in (0, 0.35, 0.65):
            desktop.wait_for_window('Zenobia.*Hephaestion')
            steps = []
            for _ in range(3):
                known = wait_for_decision(desktop, known, steps)
            # So the disk follows the game; two at once only if this machine is very busy.
            check(max(steps) <= 2, f'so many decisions came to the disk at once: {steps}')
            time.sleep(pause)
            program.send_signal(signal.SIGKILL)
            program.wait(LIMIT)
            verify(desktop.autosave)
            text = desktop.read_autosave()
            found = list_decisions(text)
            check(
                found[: len(known)] == known,
                f'{" ".join(known)} was there, and {" ".join(found)} is',
            )
            check(text.partition('[Turns]')[0] == head, f'another game: {text}')
            check(
                desktop.read_about() == (record.as_uri(), True), f'about it: {desktop.read_about()}'
            )
            known = found
            program = desktop.start()
        desktop.wait_for_window('Zenobia.*Hephaestion')
        known = wait_for_decision(desktop, known, [])
        check(not list(desktop.folder.glob('*unreadable*')), 'a game was rejected')
        desktop.quit()
        verify(desktop.autosave)


def test_rubbish():
    """The last game cannot be read: a new one begins, what was there is kept, and a window says
    so."""
    with Desktop() as desktop:
        record = write_record(
            desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion']
        ).read_bytes()
        half = record[: record.rindex(b'-') + 1]
        # Backwards: a way must begin where Alexander stands.
        illegal = re.sub(
            rb'(\n3=\S+) (\w+)-(\S*-)?(\w+) .*', rb'\1 \4-\2\n', record, flags=re.DOTALL
        )
        check(illegal != record, 'no way was found')
        desktop.folder.mkdir(parents=True)
        for rubbish in (
            b'rubbish\n',
            b'',
            b'\xff\xfe\0\1',
            half,
            record + b'9=H A2-A4 + +\n',
            illegal,
        ):
            for path in desktop.folder.glob('*.alexandros'):
                path.unlink()
            desktop.autosave.write_bytes(rubbish)
            program = desktop.start()
            wait_for(
                lambda: len(desktop.list_titles(program)) == 2,
                f'a window and a message for {rubbish[-30:]}',
            )
            kept = [path.read_bytes() for path in desktop.folder.glob('*unreadable*.alexandros')]
            check(kept == [rubbish], f'{rubbish} became {kept}')
            wait_for(desktop.autosave.exists, 'a new game is kept')
            verify(desktop.autosave)
            check('Zenobia' not in desktop.read_autosave(), 'it is no new game')
            desktop.quit()
            check(program.wait(LIMIT) == 0, f'status {program.returncode}')


def test_full_disk():
    """No room, from some moment on: what was kept stays whole, and the program does not end
    without a question."""
    with Desktop() as desktop:
        record = write_waiting_record(desktop, 'game')
        # Too large a file is an error, as a full disk is, and needs no rights; Python has the
        # signal ignored.
        program = desktop.spawn(BINDIR / 'alexandros', record, restore_signals=False)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)
        known = wait_for_decision(desktop, list_decisions(record.read_text('utf-8')), [])
        hard = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (80, hard))
        time.sleep(0.5)
        known = list_decisions(desktop.read_autosave())
        time.sleep(2)
        check(list_decisions(desktop.read_autosave()) == known, 'the limit does not hold')
        verify(desktop.autosave)
        desktop.run('gapplication', 'action', ID, 'quit')
        wait_for(lambda: len(desktop.list_titles(program)) == 2, 'a question')
        program.send_signal(signal.SIGKILL)
        program.wait(LIMIT)
        check(
            {path.name for path in desktop.folder.iterdir()}
            <= {'autosave.alexandros', 'autosave.ini', 'autosave.lock', 'games'},
            f'something is left behind: {list(desktop.folder.iterdir())}',
        )
        verify(desktop.autosave)
        desktop.start()
        desktop.wait_for_window('Zenobia')
        wait_for_decision(desktop, known, [])
        desktop.quit()


def test_addresses():
    """What is no address of a file, where one is expected: the game is there at the next start
    and at all that follow."""
    with Desktop() as desktop:
        record = write_record(desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'])
        desktop.start(record)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)
        desktop.quit()
        about = (desktop.folder / 'autosave.ini').read_text('utf-8')
        for address in ('', 'word', 'file:///%00', 'file:', 'http://', '%', '/'):
            (desktop.folder / 'autosave.ini').write_text(
                about.replace(f'File={record.as_uri()}', f'File={address}'), 'utf-8'
            )
            desktop.start()
            desktop.wait_for_window('Zenobia.*Hephaestion')
            desktop.quit()
        recent = desktop.home / 'data/recently-used.xbel'
        check(record.as_uri() in recent.read_text('utf-8'), 'the file is not among the recent ones')
        for address in ('file:///%00.alexandros', '%.alexandros'):
            recent.write_text(recent.read_text('utf-8').replace(record.as_uri(), address), 'utf-8')
            program = desktop.start()
            desktop.wait_for_window('Zenobia.*Hephaestion')
            activate_in_window(desktop, 'open-recent', address)
            wait_for(lambda: len(desktop.list_titles(program)) == 2, f'a message about {address}')
            desktop.quit()
        for address in ('file:///%00', '', 'nonsense:%'):
            program = desktop.start(address)
            wait_for(lambda: len(desktop.list_titles(program)) == 2, f'a message about {address}')
            desktop.quit()


def activate_in_window(desktop, action, name):
    """An action of the window, over the bus."""
    desktop.run(
        'gdbus',
        'call',
        '--session',
        '--dest',
        ID,
        '--object-path',
        '/io/github/alexandros_game/Alexandros/window/1',
        '--method',
        'org.gtk.Actions.Activate',
        action,
        f"[<'{name}'>]",
        '{}',
    )


def dismiss(desktop, program):
    """Closes the message above the window."""
    desktop.run('xdotool', 'key', 'Escape')
    wait_for(lambda: len(desktop.list_titles(program)) == 1, 'the message to close')


def test_open_aside():
    """Over the bus too, only games that were put aside are opened, and nothing else is removed."""
    with Desktop() as desktop:
        record = write_record(desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'])
        other = write_record(desktop.home / 'other.alexandros', ['Berenike', 'Lysimachos'], seed=2)
        (desktop.folder / 'games').mkdir(parents=True)
        aside = desktop.folder / 'games/2020-01-01 10.00.00 Berenike.alexandros'
        shutil.copy(other, aside)
        program = desktop.start(record)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)
        names = (other, '../../../other.alexandros', '../autosave.alexandros', '..', aside)
        for name in names:
            activate_in_window(desktop, 'open-aside', name)
            wait_for(lambda: len(desktop.list_titles(program)) == 2, f'a message about {name}')
            dismiss(desktop, program)
        check(
            other.is_file() and aside.is_file() and desktop.autosave.is_file(), 'a file was removed'
        )
        activate_in_window(desktop, 'open-aside', aside.name)
        desktop.wait_for_window('Berenike.*Lysimachos')
        wait_for(lambda: not aside.exists(), 'the game is not aside any more')
        check(
            list_decisions(desktop.read_autosave()) == list_decisions(other.read_text('utf-8')),
            'another game is kept',
        )
        desktop.quit()


def test_all_are_kept():
    """Of 25 games aside, some of years to come, none goes when another is put aside."""
    with Desktop() as desktop:
        record = write_waiting_record(desktop, 'game')
        other = write_record(desktop.home / 'other.alexandros', ['Berenike', 'Lysimachos'], seed=2)
        (desktop.folder / 'games').mkdir(parents=True)
        for number in range(25):
            shutil.copy(
                other,
                desktop.folder
                / f'games/20{(16, 26, 36)[number % 3]}-01-{number + 1:02} 10.00.00 Anna.alexandros',
            )
        desktop.start(record)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)
        wait_for_decision(desktop, list_decisions(record.read_text('utf-8')), [])
        desktop.run(BINDIR / 'alexandros', other)
        desktop.wait_for_window('Berenike')
        wait_for(
            lambda: len(list(desktop.folder.glob('games/*.alexandros'))) == 26,
            'the 26th game is aside',
        )
        desktop.quit()
        desktop.start()
        desktop.wait_for_window('Berenike')
        desktop.quit()
        check(len(list(desktop.folder.glob('games/*.alexandros'))) == 26, 'a game was deleted')


def test_signals():
    """Whoever ends the program in an orderly way loses no decision: what no autosave has brought
    to the disk is saved then."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        with Desktop() as desktop:
            record = write_record(
                desktop.home / 'game.alexandros',
                ['Zenobia', 'Hephaestion'],
                level='captain',
                turns=1,
            )
            program = desktop.spawn(BINDIR / 'alexandros', record, restore_signals=False)
            desktop.wait_for_window('Zenobia')
            wait_for_decision(desktop, list_decisions(record.read_text('utf-8')), [])
            # As long as there is no room, decisions are made and do not come to the disk.
            hard = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)[1]
            resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (80, hard))
            time.sleep(0.3)
            known = list_decisions(desktop.read_autosave())
            time.sleep(2.5)
            check(list_decisions(desktop.read_autosave()) == known, 'the limit does not hold')
            resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (hard, hard))
            program.send_signal(number)
            check(program.wait(LIMIT) == 0, f'status {program.returncode}')
            verify(desktop.autosave)
            found = list_decisions(desktop.read_autosave())
            check(
                found[: len(known)] == known and len(found) >= len(known) + 2,
                f'{" ".join(known)} became {" ".join(found)}',
            )


def test_two_programs():
    """Without a bus two programs do not know of each other: the second says so, and each keeps a
    game of its own."""
    with Desktop() as desktop:
        del desktop.environment['DBUS_SESSION_BUS_ADDRESS']
        desktop.environment['DBUS_SESSION_BUS_ADDRESS'] = 'disabled:'
        first = write_record(
            desktop.home / 'first.alexandros', ['Zenobia', 'Hephaestion'], level='captain', turns=2
        )
        second = write_record(
            desktop.home / 'second.alexandros',
            ['Berenike', 'Lysimachos'],
            level='captain',
            turns=2,
            seed=2,
        )
        one = desktop.start(first)
        desktop.wait_for_window('Zenobia.*Hephaestion')
        known = wait_for_decision(desktop, list_decisions(first.read_text('utf-8')), [])
        two = desktop.start(second)
        desktop.wait_for_window('Berenike.*Lysimachos')
        wait_for(lambda: len(desktop.list_titles(two)) == 2, 'a warning')
        check(len(desktop.list_titles(one)) == 1, 'the first one says something')
        other = desktop.folder / 'autosave-2.alexandros'
        wait_for(
            lambda: other.exists() and 'Berenike' in other.read_text('utf-8'),
            'the second keeps its game',
        )
        known = wait_for_decision(desktop, known, [])
        begun = list_decisions(second.read_text('utf-8'))
        wait_for(
            lambda: len(list_decisions(other.read_text('utf-8'))) > len(begun), 'the second plays'
        )
        check('Zenobia' in desktop.read_autosave(), 'the second writes to the file of the first')
        # Ended in order, the second puts its game aside.
        two.send_signal(signal.SIGTERM)
        check(two.wait(LIMIT) == 0, f'status {two.returncode}')
        aside = list(desktop.folder.glob('games/*Berenike*.alexandros'))
        check(
            len(aside) == 1 and not other.exists(),
            f'its game is not put aside: {list(desktop.folder.rglob("*"))}',
        )
        verify(aside[0])
        # Killed, its game is found by the next one that starts alone.
        two = desktop.start(second)
        wait_for(
            lambda: other.exists() and 'Berenike' in other.read_text('utf-8'),
            'the second keeps its game again',
        )
        two.send_signal(signal.SIGKILL)
        two.wait(LIMIT)
        one.send_signal(signal.SIGTERM)
        check(one.wait(LIMIT) == 0, f'status {one.returncode}')
        half = desktop.folder / 'autosave.alexandros.AB12cd'
        half.write_text('half')
        desktop.start()
        desktop.wait_for_window('Zenobia.*Hephaestion')
        check(
            len(list(desktop.folder.glob('games/*.alexandros'))) == 2 and not other.exists(),
            'a game is lost',
        )
        check(not half.exists(), 'a temporary file is left')


def test_no_schema():
    with Desktop() as desktop:
        data = desktop.home / 'share'
        data.mkdir()
        desktop.environment.update({'XDG_DATA_DIRS': str(data), 'GSETTINGS_SCHEMA_DIR': str(data)})
        run = subprocess.run(
            [BINDIR / 'alexandros'],
            env=desktop.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LIMIT,
            text=True,
        )
        check(
            run.returncode == 1 and ID in run.stderr and len(run.stderr.splitlines()) == 1,
            f'status {run.returncode}: {run.stderr}',
        )


def test_no_files():
    """Pipes, devices and files without an end, wherever a file is expected: told at once, and
    the game goes on."""
    with Desktop() as desktop:
        record = write_record(desktop.home / 'game.alexandros', ['Zenobia', 'Hephaestion'])
        pipe, huge = desktop.home / 'pipe.alexandros', desktop.home / 'huge.alexandros'
        os.mkfifo(pipe)
        with open(huge, 'wb') as file:
            file.truncate(4 << 30)
        program = desktop.start(record)
        desktop.wait_for_window('Zenobia')
        desktop.wait_until_kept(record)
        for path in (pipe, huge, Path('/dev/zero')):
            before = read_peak(program.pid)
            desktop.run(BINDIR / 'alexandros', path)
            wait_for(lambda: len(desktop.list_titles(program)) == 2, f'a message about {path}')
            check(read_peak(program.pid) < before + MOST_READ, f'{path} is taken into memory')
            dismiss(desktop, program)
        desktop.wait_for_window('Zenobia')
        desktop.quit()
        # As the game that was played last, and as what is known of it.
        for make in (
            os.mkfifo,
            lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 4 << 30),
        ):
            for name in ('autosave.alexandros', 'autosave.ini'):
                (desktop.folder / name).unlink()
                make(desktop.folder / name)
            program = desktop.start()
            wait_for(
                lambda: len(desktop.list_titles(program)) == 2, 'a message about the last game'
            )
            check(read_peak(program.pid) < 400 << 10, 'it is taken into memory')
            desktop.quit()


def read_peak(pid):
    """The most memory that a process has had, in KiB."""
    return int(re.search(r'VmHWM:\s*(\d+)', Path(f'/proc/{pid}/status').read_text())[1])


# --- calling a person who is looking elsewhere


class Bystander:
    """Another window, and the service that shows notifications."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.process = desktop.spawn(
            BUILD / 'tests/util/bystander', stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        check(
            self.process.stdout.readline() == b'ready\n',
            'the service for notifications does not start',
        )
        os.set_blocking(self.process.stdout.fileno(), False)
        self.lines = []
        self.window = desktop.wait_for_window('^Elsewhere$')[0]

    def read(self):
        """All that was asked of the service so far: lists of words."""
        # What the program has sent comes before the answer to this.
        self.desktop.run(
            'gdbus',
            'call',
            '--session',
            '--dest',
            'org.freedesktop.Notifications',
            '--object-path',
            '/org/freedesktop/Notifications',
            '--method',
            'org.freedesktop.Notifications.GetServerInformation',
        )
        for line in self.process.stdout.readlines():
            self.lines.append(line.decode('utf-8').rstrip('\n').split('\t'))
        return self.lines

    def press(self, number):
        self.process.stdin.write(f'press {number}\n'.encode())
        self.process.stdin.flush()


def is_active(desktop, window):
    run = subprocess.run(
        ['xdotool', 'getactivewindow'], env=desktop.environment, capture_output=True, text=True
    )
    return run.stdout.strip() == window


def activate(desktop, window):
    """Asks again until it is so: another window may be coming to the front just then."""

    def ask():
        desktop.run('xdotool', 'windowactivate', window)
        return is_active(desktop, window)

    wait_for(ask, 'another window is in front')


def write_waiting_record(desktop, name, seed=1):
    """A game in which two computers play one turn each, and then a person is wanted."""
    return write_record(
        desktop.home / f'{name}.alexandros',
        ['Zenobia', 'Hephaestion', 'Kleopatra'],
        levels=['person', 'captain', 'captain'],
        turns=4,
        seed=seed,
    )


def wait_for_person(desktop):
    """Until the computers have nothing more to do."""
    known, since = None, 0

    def is_quiet():
        nonlocal known, since
        text = desktop.read_autosave()
        if text != known:
            known, since = text, time.monotonic()
        return '\n6=' in text and time.monotonic() - since > 3

    wait_for(is_quiet, 'the computers have played')


def test_notification(language='en', text='Zenobia, it is your turn'):
    with Desktop() as desktop:
        # Not by LANGUAGE, which newer systems do not look at where the locale is C.
        settings = desktop.home / 'config/glib-2.0/settings/keyfile'
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[{ID.replace('.', '/')}]\nlanguage='{language}'\n")
        desktop.environment['GSETTINGS_BACKEND'] = 'keyfile'
        bystander = Bystander(desktop)
        program = desktop.start(write_waiting_record(desktop, 'away'))
        window = desktop.wait_for_window('Zenobia')[0]
        activate(desktop, bystander.window)
        found = wait_for(bystander.read, 'a notification')
        number, actions = found[0][1], found[0][-1]
        # It says what happened, and then who is wanted.
        body = found[0][5]
        check(found == [['notify', number, ID, ID, 'Alexandros', body, actions]], f'{found}')
        check(re.fullmatch(r'\w.*\. ' + re.escape(text), body), f'{body!r}')
        # Without this key, those who show notifications do not let them be pressed.
        check(actions.split('|')[0] == 'default', f'its actions are {actions!r}')
        check(is_active(desktop, bystander.window), 'the window is in front by itself')
        bystander.press(number)
        wait_for(lambda: is_active(desktop, window), 'the window is in front')
        desktop.quit()
        check(program.wait(LIMIT) == 0, f'status {program.returncode}')
        check([words[0] for words in bystander.read()] == ['notify'], f'{bystander.lines}')


def test_notification_translated():
    test_notification('fr', 'Zenobia, c’est à vous')


def test_notification_withdrawn():
    """Who comes back by himself, and who ends the program, needs no call any more; a minimised
    window does."""
    with Desktop() as desktop:
        bystander = Bystander(desktop)
        program = desktop.start(write_waiting_record(desktop, 'one'))
        window = desktop.wait_for_window('Zenobia')[0]
        desktop.run('xdotool', 'windowminimize', window)
        number = wait_for(bystander.read, 'a notification')[0][1]
        activate(desktop, window)
        wait_for(
            lambda: bystander.read()[1:] == [['close', number]], 'the notification is withdrawn'
        )
        before = desktop.read_autosave()
        desktop.run(BINDIR / 'alexandros', write_waiting_record(desktop, 'two', seed=2))
        # The window has come to the front by itself, and does so no more.
        wait_for(lambda: desktop.read_autosave() != before, 'the other game')
        activate(desktop, bystander.window)
        wait_for(lambda: len(bystander.read()) == 3, 'another notification')
        check(bystander.lines[2][0] == 'notify', f'{bystander.lines}')
        desktop.quit()
        check(program.wait(LIMIT) == 0, f'status {program.returncode}')
        check(bystander.read()[3:] == [['close', bystander.lines[2][1]]], f'{bystander.lines}')


def test_no_notification():
    """Whoever looks on is not called, be it at the game or at a dialog of it."""
    with Desktop() as desktop:
        bystander = Bystander(desktop)
        desktop.start(write_waiting_record(desktop, 'one'))
        desktop.wait_for_window('Zenobia')
        wait_for_person(desktop)
        check(bystander.read() == [], f'{bystander.lines}')
        desktop.run(BINDIR / 'alexandros', write_waiting_record(desktop, 'two', seed=2))
        desktop.run('gapplication', 'action', ID, 'preferences')
        wait_for(
            lambda: is_active(desktop, desktop.wait_for_window('^Preferences$')[0]),
            'a dialog is in front',
        )
        wait_for_person(desktop)
        check(bystander.read() == [], f'{bystander.lines}')


CASES = [
    test_files,
    test_desktop_file,
    test_metainfo,
    test_news,
    test_installs_are_equal,
    test_no_paths,
    test_mime_type,
    test_open,
    test_options,
    test_several_files,
    test_long_addresses,
    test_open_rubbish,
    test_activation,
    test_kill,
    test_rubbish,
    test_full_disk,
    test_addresses,
    test_open_aside,
    test_all_are_kept,
    test_signals,
    test_two_programs,
    test_no_schema,
    test_no_files,
    test_notification,
    test_notification_translated,
    test_notification_withdrawn,
    test_no_notification,
]


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    if 'DISPLAY' not in os.environ:
        sys.exit('Bail out! There is no display; ./dev test brings one along')
    cases = [case for case in CASES if len(sys.argv) == 5 or case.__name__[5:] in sys.argv[5:]]
    failed = 0
    print(f'1..{len(cases)}', flush=True)
    for number, case in enumerate(cases, 1):
        name = case.__name__[5:].replace('_', '-')
        try:
            case()
            print(f'ok {number} {name}', flush=True)
        except Exception:
            failed += 1
            print('\n'.join('# ' + line for line in traceback.format_exc().splitlines()))
            print(f'not ok {number} {name}', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
