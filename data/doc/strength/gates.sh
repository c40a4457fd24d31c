#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Plays what the strongest level of Alexandros is judged by: gates.sh YARDSTICKS JUDGE-NET OUT.
# Seeds and sizes are fixed before the weights are chosen, and each row is played once with these. A
# file that is in OUT is kept, and a row that was broken off is resumed: empty OUT when weights or
# search have changed.
set -eu
cli=$1
judge=$2
out=$3
threads=${THREADS:-1}

# name, what the share of wins must be above, players, sets, seed, A, its positions, B, its
# positions, and options of match
row () {
  name=$1 bound=$2 players=$3 sets=$4 seed=$5 a=$6 nodes_a=$7 b=$8 nodes_b=$9
  shift 9
  file=$out/$name.txt
  [ -s "$file" ] && return
  "$cli" match --game alexandros --bound "$bound" --players "$players" --sets "$sets" \
    --seed "$seed" --a "$a" --nodes-a "$nodes_a" --b "$b" --nodes-b "$nodes_b" "$@" \
    --threads "$threads" --row "$out/$name.row" --quiet >"$file.part"
  mv "$file.part" "$file"
  rm "$out/$name.row"
  cat "$file"
}

# name, and a command that prints the table
table () {
  file=$out/$1.txt
  [ -s "$file" ] && return
  shift
  "$@" >"$file.part"
  mv "$file.part" "$file"
  cat "$file"
}

mkdir -p "$out"

# What the net says where its training never went, and what happens.
for n in 2 3 4; do
  table net-$n "$judge" $n 6000 $((20261130 + n)) general 2000
done

# What the strongest level says of the chances at the beginning of each turn.
for n in 2 3 4; do
  table chances-$n "$cli" calibrate --game alexandros --players $n --games 3000 \
    --seed $((20261140 + n)) --level alexander --nodes 2000 --other alexander-1 \
    --nodes-other 2000 --threads "$threads"
done

# More positions win more.
row time-512k-8k .55 2 300 20261151 alexander 512000 alexander 8000
row time-128k-32k .48 2 500 20261152 alexander 128000 alexander 32000
row time-512k-128k .48 2 500 20261153 alexander 512000 alexander 128000
row time-8k-32k .52 2 500 20261154 alexander 8000 alexander-1 32000
row time-8k-8k .55 2 500 20261155 alexander 8000 alexander-1 8000
row time-32k-32k .55 2 500 20261156 alexander 32000 alexander-1 32000

# To end early loses little.
row early .47 2 1000 20261160 alexander 128000 patient 128000

# The top over the one before, with positions for which both think equally long: to be found anew
# when the search changes.
row before-2 .61 2 500 20261172 alexander 420000 alexander-1 164000
row before-3 .42 3 500 20261173 alexander 270000 alexander-1 130000
row before-4 .33 4 500 20261174 alexander 150000 alexander-1 106000

# Both tops over the General before.
row general-2 0 2 200 20261182 alexander 32000 general-1 0
row general-2-before 0 2 200 20261182 alexander-1 32000 general-1 0
row general-3 0 3 134 20261183 alexander 32000 general-1 0
row general-3-before 0 3 134 20261183 alexander-1 32000 general-1 0
row general-4 0 4 100 20261184 alexander 32000 general-1 0
row general-4-before 0 4 100 20261184 alexander-1 32000 general-1 0

# A plain tree search, beside one that is done at once.
row ismcts .5 2 50 20261185 alexander 1000 ismcts 10000

# With other editions and options.
for edition in french italian; do
  row edition-$edition .5 2 200 20261190 alexander 32000 alexander-1 32000 --rules $edition
done
for option in Joker=any SpecialRefresh=true EndAbove=true Compensation=occupation \
  Compensation=none; do
  row "option-$option" .5 2 200 20261190 alexander 32000 alexander-1 32000 --option "$option"
done
