#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Passes the tests of players and model, and of the files of the shell, under ThreadSanitizer:
# threads.sh SOURCE BUILD
set -eu
# Tests run in folders of their own.
source=$(cd "$1" && pwd)
mkdir -p "$2"
build=$(cd "$2" && pwd)
tests='job program computers game undo kit-game kit-plans kit-programs kit-undo kit-levels kit-after
  players contest advisers-players advisers-undo keeper store'

if [ ! -f "$build/build.ninja" ]; then
  CC=clang meson setup "$build" "$source" -Db_sanitize=thread -Db_lundef=false -Dwerror=true
fi
# All of it: Clang has other warnings than GCC, and here they are errors.
meson compile -C "$build"
# shellcheck disable=SC2046
clang -g -O1 -shared -fPIC "$source/tests/tsan-glib.c" \
  $(pkg-config --cflags --libs gio-2.0) -o "$build/tsan-glib.so"
# shellcheck disable=SC2046
clang -g -O1 -fsanitize=thread "$source/tests/race.c" \
  $(pkg-config --cflags --libs glib-2.0) -o "$build/race"

# Address layouts of newer kernels are too random for the sanitizers of older compilers. GLib before
# 2.76 has slices of its own, which pass from thread to thread without malloc().
with="setarch -R env G_SLICE=always-malloc LD_PRELOAD=$build/tsan-glib.so"
with="$with TSAN_OPTIONS=suppressions=$source/tests/tsan.supp:halt_on_error=0:exitcode=66"
$with "$build/race" || { echo "a lock of GLib is reported as a race"; exit 1; }
! $with "$build/race" planted 2>"$build/planted" ||
  { echo "the planted race is not reported"; exit 1; }
grep -q 'data race' "$build/planted" || { echo "the planted race is not reported"; exit 1; }
echo "the planted race is reported"
# shellcheck disable=SC2086
meson test -C "$build" --no-rebuild --print-errorlogs -t 10 --num-processes 2 \
  --wrapper "$with" $tests
