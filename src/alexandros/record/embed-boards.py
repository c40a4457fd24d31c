# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the given board files as C strings, because record may not use GResource (GIO)."""
import json
import sys

print("static const char * const alx_boards_data[] = {")
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        for line in file:
            print("  " + json.dumps(line, ensure_ascii=True))
    print("  ,")
print("};")
