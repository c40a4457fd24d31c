/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with statistics. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

/**
 * ShellStatistics:
 *
 * What became of the games that one person has played to the end against computers: the share of
 * wins for each kind of rivals, points, lengths, and what was done, as bars and in words. GTK owns
 * the window.
 *
 * CSS: the class “statistics”. Accessible role: that of its parent class.
 */
#define SHELL_TYPE_STATISTICS (shell_statistics_get_type ())
G_DECLARE_FINAL_TYPE (ShellStatistics, shell_statistics, SHELL, STATISTICS, GtkWindow)

GtkWidget *shell_statistics_new (GtkWindow      *parent,
                                 ShellCatalogue *games,
                                 GListModel     *entries);

G_END_DECLS
