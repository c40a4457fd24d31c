#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations: complete, their figures and names in place, the words of the glossary kept,
mnemonics unique.

Usage: test-po.py SOURCE_ROOT
"""

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

# As po/meson.build has them, with what the preset "glib" adds.
XGETTEXT = [
    'xgettext',
    '--from-code=UTF-8',
    '--add-comments=Translators:',
    '--keyword=_',
    '--keyword=N_',
    '--keyword=C_:1c,2',
    '--keyword=NC_:1c,2',
    '--keyword=g_dcgettext:2',
    '--keyword=g_dngettext:2,3',
    '--keyword=g_dpgettext2:2c,3',
    '--flag=N_:1:pass-c-format',
    '--flag=C_:2:pass-c-format',
    '--flag=NC_:2:pass-c-format',
    '--flag=g_strdup_printf:1:c-format',
    '--flag=g_string_append_printf:2:c-format',
]

# Where words to be translated may be.
SOURCES = [
    'src/**/*.[ch]',
    'ui/**/*.ui',
    'resources/**/*.ui',
    'data/**/*.desktop.in',
    'data/**/*.xml',
    'data/**/*.xml.in',
]

# The columns of po/glossary.tsv.
COLUMNS = {'French': 'fr', 'Italian': 'it', 'Spanish': 'es'}

# A conversion of printf. Not with a blank as flag, which no string has: "100 % sure" is a sentence.
CONVERSION = re.compile(
    r"%(?:(\d+)\$)?[-+#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|z|j|t)?([diouxXcsfgeGp])|%%"
)

# What of a string is not said but typed, and stays as it is: “quoted”, such as the groups and keys
# of files, --options, and values of options, such as Joker=both. Words of the glossary do not count
# there.
TYPED = re.compile(r'“[^”]*”|--[\w-]+|\S+=\S+')

# In French: a colon without a no-break space before it, and ; ! or ? without a narrow one. Lists of
# the desktop end with a semicolon, and exec: is typed.
WRONG_BLANKS = re.compile(
    r'[\w)»]+(?<!\bexec)[^\S\xa0]?:(?=\s|$)|[\w)»]+[^\S\u202f]?(?:;(?=\s)|[!?](?=\s|$))'
)

faults = []


def fault(where, what):
    faults.append(f'{where}: {what}')


class Entry:
    """One message: its strings, or None for what it does not have."""

    def __init__(self):
        self.context = None
        self.id = None
        self.plural = None
        self.strings = {}
        self.fuzzy = False
        self.places = []

    @property
    def key(self):
        return self.context, self.id

    @property
    def name(self):
        return repr(self.id if len(self.id) <= 70 else self.id[:67] + '…')


ESCAPES = {'n': '\n', 't': '\t', '"': '"', '\\': '\\', 'r': '\r'}


def unquote(text):
    return re.sub(r'\\(.)', lambda match: ESCAPES.get(match[1], match[0]), text[1:-1])


def read_catalogue(path):
    """The entries of a .po file by key, and how many obsolete ones there are."""
    entries, obsolete = {}, 0
    entry, last = Entry(), None

    def finish():
        nonlocal entry, last
        if entry.id is not None:
            if entry.key in entries:
                fault(path.name, f'{entry.name} stands twice')
            entries[entry.key] = entry
        entry, last = Entry(), None

    for number, line in enumerate(path.read_text(encoding='utf-8').split('\n'), 1):
        if line.startswith('#~'):
            obsolete += line.startswith('#~ msgid ')
            continue
        if line.startswith('#') or not line:
            if last is not None:
                finish()
            if line.startswith('#,') and 'fuzzy' in line:
                entry.fuzzy = True
            if line.startswith('#:'):
                entry.places += [place.rsplit(':', 1)[0] for place in line[2:].split()]
            continue
        match = re.match(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[(\d+)\])?) (".*")$', line)
        if match is None and not re.match(r'".*"$', line):
            fault(f'{path.name}:{number}', 'this is no line of a catalogue')
            continue
        if match is not None:
            if match[1] in ('msgctxt', 'msgid') and last is not None and last != 'context':
                finish()
            last = {'msgctxt': 'context', 'msgid': 'id', 'msgid_plural': 'plural'}.get(
                match[1], int(match[2] or 0)
            )
        more = unquote(match[3] if match else line)
        if isinstance(last, int):
            entry.strings[last] = entry.strings.get(last, '') + more
        else:
            setattr(entry, last, (getattr(entry, last) or '') + more)
    finish()
    return entries, obsolete


# --- against the sources


def make_template(root, files, folder):
    """A fresh template from these files of the source tree."""
    out = Path(folder) / 'fresh.pot'
    out.unlink(missing_ok=True)
    run = subprocess.run(
        XGETTEXT + ['-o', str(out)] + files, cwd=root, capture_output=True, text=True
    )
    if run.returncode != 0:
        fault('xgettext', run.stderr.strip())
    return read_catalogue(out)[0] if out.exists() else {}


def check_listed(root, listed, folder):
    """Is every file with words to be translated in the list, and is every one of the list there?"""
    found = sorted(
        {path.relative_to(root).as_posix() for kind in SOURCES for path in root.glob(kind)}
    )
    for name in listed:
        if not (root / name).is_file():
            fault('POTFILES.in', f'there is no {name}')
        elif name not in found:
            fault('POTFILES.in', f'{name} is of a kind that this test does not look for')
        if listed.count(name) > 1:
            fault('POTFILES.in', f'{name} stands twice')
    places = {
        place for entry in make_template(root, found, folder).values() for place in entry.places
    }
    for name in sorted(places - set(listed)):
        fault('POTFILES.in', f'{name} is missing, and has words to be translated')
    return len(places)


def check_complete(language, catalogue, template):
    for key, entry in template.items():
        other = catalogue.get(key)
        if other is None:
            fault(language, f'{entry.name} ({entry.places[0]}) is missing; ./dev po brings it')
        elif other.plural != entry.plural:
            fault(
                language,
                f'the plural of {entry.name} is not that of the sources; ./dev po corrects it',
            )
    for key, entry in catalogue.items():
        if key not in template:
            fault(language, f'{entry.name} is not in the sources any more')
        if entry.fuzzy:
            fault(language, f'{entry.name} is marked as fuzzy')


def check_filled(language, entry, n_forms):
    """Every form is there and says something."""
    wanted = n_forms if entry.plural is not None else 1
    if sorted(entry.strings) != list(range(wanted)):
        fault(language, f'{entry.name} has {len(entry.strings)} forms, not {wanted}')
    empty = sum(text == '' for text in entry.strings.values())
    if empty > 0:
        fault(
            language,
            f'{entry.name} is not translated' + (f' in {empty} forms' if wanted > 1 else ''),
        )


# --- each string


def list_arguments(text):
    """Which argument of printf is printed how, or None if some have numbers and some not."""
    found = [match for match in CONVERSION.finditer(text) if match[2]]
    if len({match[1] is None for match in found}) > 1:
        return None
    return Counter((int(match[1] or i), match[2]) for i, match in enumerate(found, 1))


def check_arguments(language, entry):
    wanted = list_arguments(entry.plural or entry.id)
    for text in entry.strings.values():
        if text != '' and list_arguments(text) != wanted:
            fault(language, f'{entry.name} prints other arguments in {text!r}')


def check_same(language, entry, same, used):
    for text in entry.strings.values():
        if text == '' or text not in (entry.id, entry.plural):
            continue
        listed = {(language, text), ('*', text)} & same
        used |= listed
        if not listed:
            fault(
                language, f'{entry.name} is as in English; if that is right, list it in po/same.txt'
            )


def make_word_pattern(word):
    """The English word with the endings of its plural."""
    end = '(?:y|ies)' if word.endswith('y') else re.escape(word[-1]) + '(?:s|es|e)?'
    return re.compile(r'(?<!\w)' + re.escape(word[:-1]) + end + r'(?!\w)', re.IGNORECASE)


def check_glossary(language, entry, glossary):
    said = TYPED.sub(' ', entry.id)
    for word, pattern, stems in glossary[language]:
        if not pattern.search(said):
            continue
        for text in entry.strings.values():
            if text != '' and not stems.search(text):
                fault(
                    language, f'{entry.name} has “{word}”, and none of its words stands in {text!r}'
                )


def check_blanks(language, entry):
    """In French a blank stands before double signs, where no line ends."""
    for text in entry.strings.values() if language == 'fr' else ():
        for match in WRONG_BLANKS.finditer(TYPED.sub(' ', text)):
            fault(language, f'a wrong blank at {match[0]!r} in {text!r}')


def read_glossary(path, languages):
    """For each language: (English word, its pattern, the pattern of its translations)."""
    lines = path.read_text(encoding='utf-8').splitlines()
    head = [line for line in lines if line.startswith('#') and '\t' in line]
    columns = [COLUMNS.get(name.split()[-1]) for name in head[-1].split('\t')] if head else []
    glossary = {language: [] for language in languages}
    for number, line in enumerate(lines, 1):
        if line.startswith('#') or not line:
            continue
        cells = line.split('\t')
        if len(cells) != len(columns):
            fault(f'glossary.tsv:{number}', f'there are {len(cells)} columns, not {len(columns)}')
            continue
        for language, cell in zip(columns, cells):
            if language in glossary:
                stems = '|'.join(re.escape(stem) for stem in cell.split('|'))
                pattern = re.compile(r'(?<!\w)(?:' + stems + ')', re.IGNORECASE)
                glossary[language].append((cells[0], make_word_pattern(cells[0]), pattern))
    for language in languages:
        if language not in columns:
            fault('glossary.tsv', f'there is no column for {language}')
    return glossary


def read_same(path):
    """Pairs of a language, or “*”, and a string, which is written as in a catalogue."""
    same = set()
    for number, line in enumerate(path.read_text(encoding='utf-8').split('\n'), 1):
        if line.startswith('#') or line == '':
            continue
        language, colon, text = line.partition(': ')
        if not colon:
            fault(f'same.txt:{number}', 'this is not “language: string”')
        same.add((language, unquote(f'"{text}"')))
    return same


# --- as the tools see it


def check_format(language, path):
    run = subprocess.run(
        ['msgfmt', '--check', '--check-accelerators=_', '-o', '/dev/null', str(path)],
        capture_output=True,
        text=True,
    )
    if run.returncode != 0:
        fault(language, run.stderr.strip())


def read_header(language, catalogue):
    """How many plural forms the language has."""
    header = catalogue.get((None, ''))
    text = header.strings.get(0, '') if header else ''
    if f'\nLanguage: {language}\n' not in text:
        fault(language, 'the header does not name the language')
    if '\nContent-Type: text/plain; charset=UTF-8\n' not in text:
        fault(language, 'the catalogue is not in UTF-8')
    match = re.search(r'\nPlural-Forms: nplurals=(\d+); plural=[^;]+;\n', text)
    if match is None:
        fault(language, 'the header does not say which plural forms there are')
    return int(match[1]) if match else 2


# --- menus


def list_menus(path):
    """Each menu, a submenu being one of its own: its name, and (label, whether it is translated)
    of all in it."""
    menus = []

    def get_label(element):
        label = element.find("attribute[@name='label']")
        return None if label is None else (label.text or '', label.get('translatable') == 'yes')

    def walk(element, labels):
        for child in element:
            if child.tag in ('item', 'submenu') and get_label(child):
                labels.append(get_label(child))
            if child.tag == 'section':
                walk(child, labels)
            if child.tag == 'submenu':
                start(child, (get_label(child) or ('submenu', False))[0])

    def start(element, name):
        labels = []
        menus.append((name, labels))
        walk(element, labels)

    for menu in ET.parse(path).getroot().iter('menu'):
        start(menu, menu.get('id'))
    return menus


def find_mnemonic(label):
    match = re.search(r'_([^_])', label.replace('__', ''))
    return match[1].casefold() if match else None


def check_mnemonics(language, menus, catalogue):
    n = 0
    for name, labels in menus:
        seen = {}
        for label, translated in labels:
            entry = catalogue.get((None, label)) if translated else None
            text = (entry.strings.get(0) if entry else None) or label
            letter = find_mnemonic(text)
            if letter is None:
                continue
            n += 1
            if letter in seen:
                fault(
                    language,
                    f'in the menu {name!r} “{letter}” leads to {seen[letter]!r} and to {text!r}',
                )
            seen[letter] = text
    return n


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = Path(sys.argv[1])
    po = root / 'po'
    languages = [
        line
        for line in (po / 'LINGUAS').read_text().split('\n')
        if line and not line.startswith('#')
    ]
    listed = [
        line
        for line in (po / 'POTFILES.in').read_text().split('\n')
        if line and not line.startswith('#')
    ]
    with tempfile.TemporaryDirectory() as folder:
        n_files = check_listed(root, listed, folder)
        template = make_template(root, [name for name in listed if (root / name).is_file()], folder)
    template.pop((None, ''), None)
    if sorted(path.stem for path in po.glob('*.po')) != sorted(languages):
        fault('LINGUAS', 'it does not list the catalogues that there are')
    glossary, same, used = (
        read_glossary(po / 'glossary.tsv', languages),
        read_same(po / 'same.txt'),
        set(),
    )
    menus = list_menus(root / 'ui/shell/shell-header.ui')
    # What is of the game is a section of the same menu.
    of_game = list_menus(root / 'ui/kit/table/kit-menu.ui')
    menus[0][1].extend(of_game[0][1])
    menus.extend(of_game[1:])
    n_mnemonics = check_mnemonics('en', menus, {})
    for language in languages:
        path = po / f'{language}.po'
        catalogue, obsolete = read_catalogue(path)
        n_forms = read_header(language, catalogue)
        catalogue.pop((None, ''), None)
        if obsolete > 0:
            fault(language, f'{obsolete} entries are obsolete')
        check_format(language, path)
        check_complete(language, catalogue, template)
        for entry in catalogue.values():
            check_filled(language, entry, n_forms)
            check_arguments(language, entry)
            check_same(language, entry, same, used)
            check_glossary(language, entry, glossary)
            check_blanks(language, entry)
        check_mnemonics(language, menus, catalogue)
    for language, text in sorted(same - used):
        fault('same.txt', f'“{language}: {text}” is not needed')
    counts = len(languages), len(template), n_files, n_mnemonics
    print('{} languages, {} strings of {} files, {} mnemonics'.format(*counts))
    if min(counts) == 0:
        fault('po', 'there was nothing to be read')
    for line in faults:
        print(line, file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
