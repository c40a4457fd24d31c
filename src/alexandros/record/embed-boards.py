# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the board files given as C strings: the rules' libraries have no GResource."""
import json
import sys

print("static const char * const alx_boards_data[] = {")
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        for line in file:
            print("  " + json.dumps(line, ensure_ascii=True))
    print("  ,")
print("};")
