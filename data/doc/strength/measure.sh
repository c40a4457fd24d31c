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

# name, A, its nodes, B, its nodes, players, bound; of the game in $game
game=alexandros
row () {
  file=$out/$1.txt
  [ -s "$file" ] && return
  sets=$(((games + $6 - 1) / $6))
  "$cli" match --game "$game" --a "$2" --nodes-a "$3" --b "$4" --nodes-b "$5" \
    --players "$6" --sets "$sets" --seed $((20261201 + $6)) --bound "$7" --threads "$threads" \
    --row "$out/$1.row" --quiet >"$file.part"
  mv "$file.part" "$file"
  rm "$out/$1.row"
  cat "$file"
}

mkdir -p "$out"
row 2-recruit-random recruit 0 random 0 2 0.80
row 2-captain-recruit captain 0 recruit 0 2 0.80
row 2-general-captain general 2000 captain 0 2 0.70
row 2-satrap-general satrap 8000 general 2000 2 0.62
row 3-general-captain general 2000 captain 0 3 0.40
row 4-general-captain general 1500 captain 0 4 0.31
row 3-satrap-general satrap 4000 general 2000 3 0.40
row 4-satrap-general satrap 3000 general 1500 4 0.31
row 3-captain-recruit captain 0 recruit 0 3 0.40
row 4-captain-recruit captain 0 recruit 0 4 0.31
row 2-alexander-satrap alexander 45000 satrap 8000 2 0.56
row 3-alexander-satrap alexander 30000 satrap 4000 3 0.40
row 4-alexander-satrap alexander 32000 satrap 3000 4 0.31
row 2-alexander-ismcts alexander 1000 ismcts 10000 2 0.60
row 2-alexander-before alexander 45000 alexander-1 45000 2 0.55
row 3-alexander-before alexander 30000 alexander-1 30000 3 0.37
row 4-alexander-before alexander 32000 alexander-1 32000 4 0.28

game=advisers
row advisers-2-recruit-random recruit 0 random 0 2 0.80
row advisers-3-recruit-random recruit 0 random 0 3 0.70
row advisers-4-recruit-random recruit 0 random 0 4 0.60
row advisers-2-captain-recruit captain 0 recruit 0 2 0.65
row advisers-3-captain-recruit captain 0 recruit 0 3 0.55
row advisers-4-captain-recruit captain 0 recruit 0 4 0.45

# The two strongest as persons meet them: 3 seconds and half a second a turn, all cores.
if [ ! -s "$out/2-alexander-satrap-real-time.txt" ]; then
  "$cli" match --game alexandros --a alexander --time-a 3 --b satrap --time-b 0.5 --sets 20 \
    --seed 20261121 --quiet >"$out/real-time.part"
  mv "$out/real-time.part" "$out/2-alexander-satrap-real-time.txt"
fi
