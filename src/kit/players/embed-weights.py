# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a file of weights as C strings, each short enough for every compiler."""
import json
import sys

name, path = sys.argv[1:]
print(f"static const char * const {name}[] = {{")
with open(path, encoding="utf-8") as file:
    text = file.read()
for start in range(0, len(text), 1000):
    print("  " + json.dumps(text[start : start + 1000], ensure_ascii=True) + ",")
print("  NULL\n};")
