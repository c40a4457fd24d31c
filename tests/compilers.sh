#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Whether the tool plays the same games from a seed when GCC has built it and when Clang has:
# compilers.sh SOURCE BUILD
#
# Levels that think for a time need not play a game twice alike; with a number of nodes they must.
set -eu
source=$1
build=$2

for compiler in gcc clang; do
  if [ ! -f "$build/$compiler/build.ninja" ]; then
    CC=$compiler meson setup "$build/$compiler" "$source" -Dtests=false --buildtype=release >&2
  fi
  meson compile -C "$build/$compiler" alexandros-cli >&2
done

# Prints a checksum of the games of one row: play COMPILER GAME LEVEL PLAYERS GAMES
play () {
  out=$build/games
  rm -rf "$out"
  timeout 300 "$build/$1/alexandros-cli" play --game "$2" --levels "$3" --players "$4" \
    --games "$5" --nodes 2000 --seed 2026 --out "$out" >/dev/null
  (cd "$out" && find . -type f | sort | xargs sha256sum | sha256sum)
}

status=0
for row in 'alexandros random 4 50' 'alexandros recruit 3 20' 'alexandros captain 3 10' \
  'alexandros general 4 5' 'alexandros satrap 3 5' 'alexandros alexander 2 5' \
  'advisers random 4 20' 'advisers recruit 3 20' 'advisers captain 4 20'; do
  # shellcheck disable=SC2086 # it is words
  gcc=$(play gcc $row)
  # shellcheck disable=SC2086
  clang=$(play clang $row)
  if [ "$gcc" = "$clang" ]; then
    echo "the same: $row"
  else
    echo "DIFFERENT: $row"
    status=1
  fi
done
exit "$status"
