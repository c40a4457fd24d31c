/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All games that can be found again: finished ones, those that were put aside, files. */

#pragma once

#include "shell-entry.h"

#include "shell/document/shell-store.h"

G_BEGIN_DECLS

/**
 * ShellLibrary:
 *
 * Looks through the folders of finished and unfinished games, and the files that the desktop
 * remembers of the program, in a thread, and lists what it finds as #ShellEntry, the newest first
 * in each. Records are the only truth: nothing else is stored. Copies of one game are one entry.
 * What cannot be read is listed with the reason.
 *
 * It emits “loaded” when all are listed.
 */
#define SHELL_TYPE_LIBRARY (shell_library_get_type ())
G_DECLARE_FINAL_TYPE (ShellLibrary, shell_library, SHELL, LIBRARY, GObject)

ShellLibrary *shell_library_new      (ShellStore    *store,
                                      gboolean       has_current);
GListModel   *shell_library_get_list (ShellLibrary  *library);
goffset       shell_library_get_kept_bytes (ShellLibrary *library);
gboolean      shell_library_delete   (ShellLibrary  *library,
                                      GPtrArray     *entries,
                                      GError       **error);
gboolean      shell_library_restore  (ShellLibrary  *library,
                                      GError       **error);
GPtrArray    *shell_library_list_older (ShellLibrary *library,
                                        guint         months);

G_END_DECLS
