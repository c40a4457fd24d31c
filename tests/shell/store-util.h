/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes and checks files of a store. */

#pragma once

#include "shell/document/shell-store.h"

G_BEGIN_DECLS

#define SUFFIX   ".game"                /* of the one kind of games, */
#define OTHER    ".other"               /* and of the other */
#define MOST     (1024 * 1024)
#define AUTOSAVE "autosave.alexandros"  /* of whichever kind */

extern ShellCatalogue store_games[];

char  *store_make_path   (const char *name);
void   store_check_kept  (ShellStore *store,
                          const char *text,
                          const char *uri,
                          gboolean    modified);
void   store_check_file  (const char *path,
                          const char *text);
char **store_list_aside  (ShellStore *store);
void   store_check_aside (ShellStore *store,
                          const char *name,
                          const char *text);
void   store_write_aside (const char *name,
                          const char *text);
void   store_write_game  (ShellStore *store,
                          const char *text,
                          const char *uri,
                          gboolean    modified);

G_END_DECLS
