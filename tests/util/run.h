/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the command-line tool, and keeps the files of a test in a folder of its own. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Run: the result of one call. */
typedef struct
{
  int   status;
  char *out;
  char *err;
} Run;

Run   run_list          (const char * const *words);
Run   run_line          (const char         *line);
void  run_clear         (Run                *run);
char *run_make_folder   (void);
char *run_write         (const char         *folder,
                         const char         *name,
                         const char         *text);
char *run_read          (const char         *folder,
                         const char         *name,
                         gsize              *length);
guint run_remove_folder (const char         *folder);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

G_END_DECLS
