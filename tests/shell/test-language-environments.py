#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of the program can be chosen whatever locale it is started in, installed or not.

Usage: test-language-environments.py SOURCE_ROOT PROBE
"""

import gettext
import os
import subprocess
import sys
import tempfile
from pathlib import Path

# A word that is different in all languages, and one language after the other; at last that of the
# system. First English: only then could GLib decide for good that the program is not translated.
WORD = 'Soldier'
ORDER = ['en', 'fr', 'it', 'es', 'en', 'fr', 'es', 'it', 'en', 'it', '']

# Stands for a folder of locales with one of French, which most machines do not have.
FRENCH_ONLY = 'French only'

# How the program is started: all that gettext looks at, and no more; and the system's language
# then, or None where that depends on which locales are installed.
ENVIRONMENTS = [
    ({}, 'en'),
    ({'LANG': 'C'}, 'en'),
    ({'LANG': 'C.UTF-8'}, 'en'),
    ({'LC_ALL': 'C'}, 'en'),
    ({'LC_ALL': 'POSIX'}, 'en'),
    ({'LANG': 'fr_FR.UTF-8'}, None),
    ({'LANG': 'xx_YY.UTF-8'}, 'en'),
    ({'LANG': 'xx_YY.UTF-8', 'LOCPATH': FRENCH_ONLY}, 'en'),
    ({'LANG': 'de_DE.UTF-8', 'LANGUAGE': 'de'}, 'en'),
    ({'LANG': 'C', 'LANGUAGE': 'it:fr'}, 'en'),
    ({'LANG': 'C.UTF-8', 'LANGUAGE': 'es'}, None),
    ({'LANG': 'xx_YY.UTF-8', 'LC_MESSAGES': 'C', 'LANGUAGE': ''}, 'en'),
]


def make_catalogues(po, folder):
    """The word in each language."""
    words = {'en': WORD}
    for language in (po / 'LINGUAS').read_text().split():
        mo = Path(folder) / language / 'LC_MESSAGES/alexandros.mo'
        mo.parent.mkdir(parents=True)
        subprocess.run(['msgfmt', '-o', str(mo), str(po / f'{language}.po')], check=True)
        with mo.open('rb') as file:
            words[language] = gettext.GNUTranslations(file).gettext(WORD)
    return words


def make_locale(folder):
    """A locale of French, as far as gettext can tell; its folder, for LOCPATH."""
    locales = Path(folder) / 'locales'
    locales.mkdir()
    (locales / 'fr_FR.utf8').symlink_to('/usr/lib/locale/C.utf8')
    return str(locales)


def speak(probe, folder, environment):
    """What the probe says, as pairs of a language and its words, when it is started so."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ('LANG', 'LANGUAGE', 'LOCPATH') and not name.startswith('LC_')
    }
    run = subprocess.run(
        [probe, folder, WORD] + ORDER, env={**kept, **environment}, capture_output=True, timeout=30
    )
    if run.returncode != 0:
        return [('status', str(run.returncode))]
    return [
        tuple(line.split(': ', 1)) for line in run.stdout.decode('utf-8', 'replace').splitlines()
    ]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        words = make_catalogues(Path(sys.argv[1]) / 'po', folder)
        if len(set(words.values())) != len(words) or not set(ORDER) <= {'', *words}:
            faults.append(f'“{WORD}” is not different in all languages: {words}')
        french_only = make_locale(folder)
        for environment, system in ENVIRONMENTS:
            if environment.get('LOCPATH') == FRENCH_ONLY:
                environment = {**environment, 'LOCPATH': french_only}
            words[''] = words.get(system)
            wanted = [(language, f'{words[language]}, {words[language]}') for language in ORDER]
            found = speak(sys.argv[2], folder, environment)
            if system is None:
                del wanted[-1], found[-1:]
            if found != wanted:
                faults.append(f'with {environment or "no locale"}: {found}')
    print(f'{len(ENVIRONMENTS)} environments, {len(ENVIRONMENTS) * len(ORDER)} words')
    for line in faults:
        print(line, file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
