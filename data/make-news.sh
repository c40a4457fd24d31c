#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes NEWS into the source archive that “meson dist” makes, from the notes of the releases
# in the metainfo.
set -eu

command -v appstreamcli >/dev/null || {
  echo "meson dist needs appstreamcli, of the package appstream, to write NEWS" >&2
  exit 1
}
cd "$MESON_DIST_ROOT"
appstreamcli metainfo-to-news data/io.github.alexandros_game.Alexandros.metainfo.xml.in NEWS
