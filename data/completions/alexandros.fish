# SPDX-License-Identifier: GPL-3.0-or-later
# fish completion for alexandros

complete -c alexandros -f
complete -c alexandros -a '(__fish_complete_suffix .alexandros; __fish_complete_suffix .advisers)'
complete -c alexandros -s h -l help -d 'Show help'
complete -c alexandros -l version -d 'Show the version'
