# SPDX-License-Identifier: GPL-3.0-or-later
# fish completion for alexandros-cli

set -l commands moves verify statistics review look play match ladder calibrate train bench \
  referee join swarm render help

complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a moves \
  -d 'List the legal decisions of a position'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a verify \
  -d 'Check records'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a statistics \
  -d 'Count won and lost games'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a review \
  -d 'Say what was played well, and what was not'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a look \
  -d 'Write what a player saw of a game'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a referee \
  -d 'Keep tables whose seats are apart'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a join \
  -d 'Play a seat at a table elsewhere'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a swarm \
  -d 'Play many seats of many tables, to measure them'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a play \
  -d 'Play games between computer players'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a match \
  -d 'Measure how strong a level is'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a ladder \
  -d 'Measure how much stronger each level is than the one below'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a calibrate \
  -d 'Measure whether the chances that a level says come true'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a train \
  -d 'Learn the weights of the evaluation'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a bench \
  -d 'Measure the engine'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a render \
  -d 'Draw a position'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -a help \
  -d 'Explain the tool, or a command'
complete -c alexandros-cli -f -n "not __fish_seen_subcommand_from $commands" -l version \
  -d 'Show the version'
complete -c alexandros-cli -f -n '__fish_seen_subcommand_from help' -a "$commands"
complete -c alexandros-cli -f -n '__fish_seen_subcommand_from bench' -a paint \
  -d 'Measure how the board is painted'
complete -c alexandros-cli -s h -l help -d 'Show help'
complete -c alexandros-cli -x -l game -a 'alexandros advisers' -d 'The game, if no record says it'

complete -c alexandros-cli -n '__fish_seen_subcommand_from moves verify play match' -s j -l json \
  -d 'Print JSON, for programs'
complete -c alexandros-cli -n '__fish_seen_subcommand_from look' -x -s s -l seat \
  -a '0 1 2 3 4' -d 'Whose record it is'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play match train' -x -s p -l players \
  -a '2 3 4' -d 'Number of players'
complete -c alexandros-cli -n '__fish_seen_subcommand_from ladder calibrate' -x -s p -l players \
  -a '2 3 4' -d 'Number of players'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play match train' -x -s s -l seed \
  -d 'Random seed'
complete -c alexandros-cli -n '__fish_seen_subcommand_from ladder calibrate' -x -s s -l seed \
  -d 'Random seed'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play calibrate train' -x -s g -l games \
  -d 'Number of games'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play match' -x -s t -l time -d 'Seconds'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match train bench' -x -l threads \
  -d 'How many cores are used'
complete -c alexandros-cli -n '__fish_seen_subcommand_from ladder calibrate' -x -l threads \
  -d 'How many cores are used'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play' -x -s l -l levels \
  -a 'random recruit scout veteran captain general satrap alexander' -d 'Who plays'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play match referee' -x -s r -l rules \
  -a 'english french italian' -d 'Edition'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play match referee' -x -s o -l option \
  -d 'An option of the rules'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play' -r -s O -l out \
  -d 'Folder for the records'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -l new \
  -d 'Make a table'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -l leave \
  -d 'End after the last game'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -l room \
  -d 'The seats meet in this network'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -x -s p -l players \
  -a '2 3 4' -d 'Number of players'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -x -l seats -d 'Who plays'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -x -l at -d 'The server'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee join' -r -l folder \
  -d 'The folder where the seats meet'
complete -c alexandros-cli -n '__fish_seen_subcommand_from referee' -r -l certificate \
  -d 'The certificate of that server'
complete -c alexandros-cli -n '__fish_seen_subcommand_from swarm' -x -l rate \
  -d 'Decisions a second'
complete -c alexandros-cli -n '__fish_seen_subcommand_from swarm' -x -l seconds \
  -d 'How long it is measured'
complete -c alexandros-cli -n '__fish_seen_subcommand_from swarm' -l again \
  -d 'How long it takes until all seats are back'
complete -c alexandros-cli -n '__fish_seen_subcommand_from swarm' -r -l times \
  -d 'The times of all decisions'
complete -c alexandros-cli -n '__fish_seen_subcommand_from join' -x -s l -l level \
  -a 'random recruit scout veteran captain general satrap alexander' -d 'The level that plays'
complete -c alexandros-cli -n '__fish_seen_subcommand_from join' -x -l exec \
  -d 'The program that plays'
complete -c alexandros-cli -n '__fish_seen_subcommand_from join' -x -l name \
  -d 'What the player is called'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -s a -l a \
  -a 'random recruit scout veteran captain general satrap alexander' -d 'The level that is measured'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -s b -l b \
  -a 'random recruit scout veteran captain general satrap alexander' \
  -d 'The level in all other seats'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match ladder' -x -l sets \
  -d 'Number of sets'
complete -c alexandros-cli -n '__fish_seen_subcommand_from play match calibrate' -x -s n -l nodes \
  -d 'Positions searched per turn'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -l nodes-a -d 'Positions for A'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -l nodes-b -d 'Positions for B'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -l time-a -d 'Seconds for A'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -l time-b -d 'Seconds for B'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -r -l weights-a \
  -d 'A file of weights for A'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -r -l weights-b \
  -d 'A file of weights for B'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -x -l bound \
  -d 'What the share of wins is compared with'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -r -l row \
  -d 'A file for the sets'
complete -c alexandros-cli -n '__fish_seen_subcommand_from match' -s q -l quiet \
  -d 'Without progress'
complete -c alexandros-cli -n '__fish_seen_subcommand_from ladder' -x -l part \
  -d 'One part in N of the positions'
complete -c alexandros-cli -n '__fish_seen_subcommand_from calibrate' -x -s l -l level \
  -a 'random recruit scout veteran captain general satrap alexander' -d 'The level'
complete -c alexandros-cli -n '__fish_seen_subcommand_from calibrate' -x -l other \
  -a 'random recruit scout veteran captain general satrap alexander' \
  -d 'A level that is asked too'
complete -c alexandros-cli -n '__fish_seen_subcommand_from calibrate' -x -l nodes-other \
  -d 'Positions for the other level'
complete -c alexandros-cli -n '__fish_seen_subcommand_from calibrate' -r -l weights \
  -d 'A file of weights'
complete -c alexandros-cli -n '__fish_seen_subcommand_from train' -r -s O -l out \
  -d 'The file of weights'
complete -c alexandros-cli -n '__fish_seen_subcommand_from train' -x -l rounds -d 'Number of rounds'
complete -c alexandros-cli -n '__fish_seen_subcommand_from train' -x -l note \
  -d 'What is noted in the file'
complete -c alexandros-cli -n '__fish_seen_subcommand_from bench' -l perft \
  -d 'Only count, do not measure'
complete -c alexandros-cli -n '__fish_seen_subcommand_from bench' -x -l seconds \
  -d 'How long each measurement takes'
complete -c alexandros-cli -n '__fish_seen_subcommand_from render' -r -s o -l output \
  -d 'The picture'
complete -c alexandros-cli -n '__fish_seen_subcommand_from render' -x -s w -l width \
  -d 'Its width in pixels'
complete -c alexandros-cli -n '__fish_seen_subcommand_from render' -l night \
  -d 'With the colours of the night'
complete -c alexandros-cli -n '__fish_seen_subcommand_from render' -l coordinates \
  -d 'With the names of places'
