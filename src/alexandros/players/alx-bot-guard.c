/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A process between us and a program of somebody else, which ends all that the program has started.

     alexandros ── guard ── program ── child ── …
                     └───── what called setsid(), or lost its parent

   To kill a process group is not enough: a child may leave the group. But whatever loses its
   parent below a subreaper becomes a child of the subreaper. So the guard is one, and when it is
   told to end, or when we or the program end, it kills its children until there are none. All of
   this runs between fork() and exec(): system calls only. */

#include "alx-bot-guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* FALSE if the system does not say which they are. */
static gboolean
kill_children (void)
{
  int file = open ("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  char text[4096];
  gssize n;
  pid_t pid = 0;

  if (file < 0)
    return FALSE;
  /* Those that do not fit are read when some of the others are gone. */
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
  /* Without /proc: at least the program and what stayed in its group. */
  if (!kill_children ())
    {
      kill (-program, SIGKILL);
      waitpid (program, NULL, 0);
      return;
    }
  while (waitpid (-1, NULL, 0) > 0 || errno == EINTR)
    kill_children ();
}

/* Until the program has ended, or this process is asked to end. */
static void
wait_for_end (pid_t           program,
              const sigset_t *signals)
{
  int signal;

  while (sigwait (signals, &signal) == 0 && signal != SIGTERM)
    {
      pid_t ended;

      while ((ended = waitpid (-1, NULL, WNOHANG)) > 0)
        if (ended == program)
          return;
    }
}

/**
 * alx_bot_guard:
 * @parent: the process id of the game, as a pointer
 *
 * A #GSpawnChildSetupFunc: the process that was spawned becomes the guard, and the program is a
 * child of it. SIGTERM has the guard end the program and everything that it has started, and so has
 * the end of the thread that spawned it.
 */
void
alx_bot_guard (gpointer parent)
{
  sigset_t signals;
  sigset_t before;
  pid_t program;

  signal (SIGTERM, SIG_DFL);
  signal (SIGCHLD, SIG_DFL);
  sigemptyset (&signals);
  sigaddset (&signals, SIGTERM);
  sigaddset (&signals, SIGCHLD);
  sigprocmask (SIG_BLOCK, &signals, &before);
  setpgid (0, 0);
  prctl (PR_SET_CHILD_SUBREAPER, 1);
  prctl (PR_SET_PDEATHSIG, SIGTERM);
  /* It may have ended before it could be asked for a signal. */
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
  /* The pipes are the program's: whoever reads them must see it close them. */
  close_range (0, ~0U, 0);
  wait_for_end (program, &signals);
  end_all (program);
  _exit (EXIT_SUCCESS);
}
