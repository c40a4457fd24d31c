# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the given board files as an array of C strings with the given name, because record may
not use GResource (GIO)."""
import json
import sys

print(f"static const char * const {sys.argv[1]}[] = {{")
for name in sys.argv[2:]:
    with open(name, encoding="utf-8") as file:
        for line in file:
            print("  " + json.dumps(line, ensure_ascii=True))
    print("  ,")
print("};")
