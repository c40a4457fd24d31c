/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guard: a process between this one and a third-party program, which kills the program and all
   its descendants at the end.

     this process ── guard ── program ── child ── …
                       └───── descendants that called setsid() or lost their parent

   Killing a process group is not enough, because a child may leave the group. The guard is a
   subreaper instead: a descendant whose parent ends becomes its child. On SIGTERM, or when this
   process or the program ends, it kills its children until there are none. A program may stop its
   guard: when this process ends, the kernel continues the guard and sends it SIGHUP, as to every
   stopped process group that has lost its parent. All of this runs between fork() and exec(), so
   only async-signal-safe calls are allowed. */

#include "kit-bot-guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* Returns FALSE if /proc does not list them. */
static gboolean
kill_children (void)
{
  int file = open ("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  char text[4096];
  gssize n;
  pid_t pid = 0;

  if (file < 0)
    return FALSE;
  /* Those that do not fit into the buffer are killed by a later call. */
  n = read (file, text, sizeof text);
  close (file);
  for (gssize i = 0; i < n; i++)
    if (text[i] != ' ')
      pid = pid * 10 + (text[i] - '0');
    else
      {
        kill (pid, SIGKILL);
        pid = 0;
      }
  return n >= 0;
}

static void
end_all (pid_t program)
{
  /* Without /proc, kill at least the process group of the program. */
  if (!kill_children ())
    {
      kill (-program, SIGKILL);
      waitpid (program, NULL, 0);
      return;
    }
  while (waitpid (-1, NULL, 0) > 0 || errno == EINTR)
    kill_children ();
}

/* Returns when the program has ended, or on SIGTERM or SIGHUP. */
static void
wait_for_end (pid_t           program,
              const sigset_t *signals)
{
  int signal;

  while (sigwait (signals, &signal) == 0 && signal == SIGCHLD)
    {
      pid_t ended;

      while ((ended = waitpid (-1, NULL, WNOHANG)) > 0)
        if (ended == program)
          return;
    }
}

/**
 * kit_bot_guard:
 * @parent: the process id of the game, as a pointer
 *
 * A #GSpawnChildSetupFunc. The spawned process becomes the guard and forks the program; this
 * returns in the program only. On SIGTERM, which it also gets when the thread that spawned it ends,
 * the guard kills the program and all its descendants.
 */
void
kit_bot_guard (gpointer parent)
{
  sigset_t signals;
  sigset_t before;
  pid_t program;

  signal (SIGTERM, SIG_DFL);
  signal (SIGHUP, SIG_DFL);
  signal (SIGCHLD, SIG_DFL);
  sigemptyset (&signals);
  sigaddset (&signals, SIGTERM);
  sigaddset (&signals, SIGHUP);
  sigaddset (&signals, SIGCHLD);
  sigprocmask (SIG_BLOCK, &signals, &before);
  setpgid (0, 0);
  prctl (PR_SET_CHILD_SUBREAPER, 1);
  prctl (PR_SET_PDEATHSIG, SIGTERM);
  /* The game may have ended before PR_SET_PDEATHSIG was set. */
  if (getppid () != GPOINTER_TO_INT (parent))
    _exit (EXIT_FAILURE);
  program = fork ();
  if (program < 0)
    _exit (EXIT_FAILURE);
  if (program == 0)
    {
      setpgid (0, 0);
      prctl (PR_SET_PDEATHSIG, SIGKILL);
      sigprocmask (SIG_SETMASK, &before, NULL);
      return;
    }
  /* The pipes belong to the program. Were they open here too, the game would never see them
     closed. */
  close_range (0, ~0U, 0);
  wait_for_end (program, &signals);
  end_all (program);
  _exit (EXIT_SUCCESS);
}
