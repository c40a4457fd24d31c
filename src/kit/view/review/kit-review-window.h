/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the review of a game. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

/**
 * KitReviewWindow:
 *
 * Reviews a game in the background, and has a table of its own that shows it, so that the game of
 * the player is not touched: what was played at a turning point and what was better, and what comes
 * of either. A review that is complete is kept with the finished games; it is read again if the
 * game is reviewed once more, and says so if the computer players have other weights now. With
 * "win.continue" the player plays on from a position, in the window below.
 *
 * Accessible role: that of its parent class.
 */
#define KIT_TYPE_REVIEW_WINDOW (kit_review_window_get_type ())
G_DECLARE_FINAL_TYPE (KitReviewWindow, kit_review_window, KIT, REVIEW_WINDOW, GtkWindow)

GtkWidget *kit_review_window_new (GtkWindow           *parent,
                                  const ShellGameInfo *info,
                                  gpointer             record);

G_END_DECLS
