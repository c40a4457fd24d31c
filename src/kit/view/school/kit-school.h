/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the lessons of a game. */

#pragma once

#include "shell/shell-catalogue.h"

G_BEGIN_DECLS

/**
 * KitSchool:
 *
 * Lists the lessons of a game, says which are done, and has a table of its own for the lesson that
 * is taken; the game of the player is not touched. It emits "guided" when a whole guided game is
 * wanted. Which lessons are done stands in the setting "lessons-done".
 *
 * CSS: the list has the class "lessons". Accessible role: that of its parent class.
 */
#define KIT_TYPE_SCHOOL (kit_school_get_type ())
G_DECLARE_FINAL_TYPE (KitSchool, kit_school, KIT, SCHOOL, GtkWindow)

GtkWidget *kit_school_new (GtkWindow           *parent,
                           const ShellGameInfo *info);

G_END_DECLS
