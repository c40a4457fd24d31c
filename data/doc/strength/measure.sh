#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the tables of strength: measure.sh CLI OUT [GAMES]. Fixed nodes, one thread a game; a row
# that is there is kept, and one that was broken off is resumed. CLI is the tool with the levels
# that are kept as they were.
set -eu
cli=$1
out=$2
games=${3:-2000}
threads=${THREADS:-1}

# name, A, its nodes, B, its nodes, players; of the game in $game
game=alexandros
row () {
  file=$out/$1.txt
  [ -s "$file" ] && return
  sets=$(((games + $6 - 1) / $6))
  "$cli" match --game "$game" --a "$2" --nodes-a "$3" --b "$4" --nodes-b "$5" \
    --players "$6" --sets "$sets" --seed $((20261201 + $6)) --threads "$threads" \
    --row "$out/$1.row" --quiet >"$file.part"
  mv "$file.part" "$file"
  rm "$out/$1.row"
  cat "$file"
}

mkdir -p "$out"
# The ladder: each level against the one below, with a tenth of the nodes that persons meet.
for n in 2 3 4; do
  general=$((450 * n)) satrap=$((1750 * n)) alexander=$((30000 * n))
  row $n-recruit-random recruit 0 random 0 $n
  row $n-scout-recruit scout 0 recruit 0 $n
  row $n-veteran-scout veteran 0 scout 0 $n
  row $n-captain-veteran captain 0 veteran 0 $n
  row $n-general-captain general $general captain 0 $n
  row $n-satrap-general satrap $satrap general $general $n
  row $n-alexander-satrap alexander $alexander satrap $satrap $n
done

# Satrap with half of the nodes that persons meet.
game=advisers
for n in 2 3 4; do
  general=$((30 * n)) satrap=$((15000 * n))
  row advisers-$n-recruit-random recruit 0 random 0 $n
  row advisers-$n-scout-recruit scout 0 recruit 0 $n
  row advisers-$n-captain-scout captain 0 scout 0 $n
  row advisers-$n-hipparch-captain hipparch $general captain 0 $n
  row advisers-$n-general-hipparch general $general hipparch $general $n
  row advisers-$n-satrap-general satrap $satrap general $general $n
  row advisers-$n-satrap-before satrap $satrap captain-1 0 $n
done
