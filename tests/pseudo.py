# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a catalogue in which every translation is its original in brackets: pseudo.py PO
DIRECTORY."""
import os
import re
import subprocess
import sys

source, directory = sys.argv[1:]
entries = []
with open(source, encoding="utf-8") as file:
    text = file.read()
quoted = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
join = lambda strings: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', strings))
for match in re.finditer(r"^msgid " + quoted + r"(?:msgid_plural " + quoted + ")?", text, re.M):
    single, plural = join(match[1]), match[2] and join(match[2])
    # The plain space between the items of a list stays as it is.
    mark = (
        lambda string: string
        if not re.search(r"[A-Za-z]{3}", re.sub("%[a-z]", "", string))
        else re.sub(r"^((?:\\n)*)(.*?)((?:\\n)*)$", r"\1⟦\2⟧\3", string)
    )
    if not single:
        entries.append(
            'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n'
            'Plural-Forms: nplurals=2; plural=(n != 1);\\n"'
        )
    elif plural:
        entries.append(
            f'msgid "{single}"\nmsgid_plural "{plural}"\n'
            f'msgstr[0] "{mark(single)}"\nmsgstr[1] "{mark(plural)}"'
        )
    else:
        entries.append(f'msgid "{single}"\nmsgstr "{mark(single)}"')
folder = os.path.join(directory, "fr", "LC_MESSAGES")
os.makedirs(folder)
subprocess.run(
    ["msgfmt", "-o", os.path.join(folder, "alexandros.mo"), "-"],
    input="\n\n".join(entries),
    text=True,
    check=True,
    encoding="utf-8",
)
