#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command on a desktop of its own: folders, X server, window manager and bus. Nothing of the
# real desktop reaches the command, and no display is needed.
#
#   desktop.sh [--screen=WIDTHxHEIGHT|--screen=none] COMMAND…
#
# The screen is 1920x1200 if not said; none: folders alone.
set -eu

screen=1920x1200
case $1 in
  --screen=*)
    screen=${1#--screen=}
    shift
    ;;
esac

home=$(mktemp -d)
server=
manager=
command=
clean () {
  # shellcheck disable=SC2086 # none, or one; the group of the command
  kill -s TERM -- $manager $server ${command:+-$command} 2>/dev/null || true
  wait
  rm -rf "$home" || true
}
trap clean EXIT
trap 'exit 1' HUP INT TERM

mkdir -m 700 "$home/run" "$home/data"
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" \
  XDG_CACHE_HOME="$home/cache" XDG_STATE_HOME="$home/state" XDG_RUNTIME_DIR="$home/run" \
  GSETTINGS_BACKEND=memory GDK_BACKEND=x11 GSK_RENDERER=cairo LC_ALL=C.UTF-8 \
  LANGUAGE= GDK_DEBUG=no-portals NO_AT_BRIDGE=1
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS PULSE_SERVER

# A signal is heard while the shell waits, not while a command runs in front. Behind, it would have
# no input; its group ends with it, bus and all.
exec 4<&0
run () {
  setsid "$@" <&4 &
  command=$!
  status=0
  wait "$command" || status=$?
  command=
  exit "$status"
}

[ "$screen" != none ] || run "$@"
# Waits for a program to say that it is ready: wait_for NAME, whose file is $home/NAME.ready, and
# its output $home/NAME.log
wait_for () {
  for _ in $(seq 300); do
    [ ! -s "$home/$1.ready" ] || return 0
    sleep 0.1
  done
  echo "$1 does not start: $(cat "$home/$1.log")" >&2
  exit 1
}

Xvfb -displayfd 3 -screen 0 "${screen}x24" -nolisten tcp \
  3>"$home/Xvfb.ready" >"$home/Xvfb.log" 2>&1 &
server=$!
wait_for Xvfb
DISPLAY=:$(cat "$home/Xvfb.ready")
export DISPLAY
# A window that is there before its manager is never given the keyboard.
openbox --startup "sh -c 'echo yes >$home/openbox.ready'" >"$home/openbox.log" 2>&1 &
manager=$!
wait_for openbox
run dbus-run-session -- "$@"
