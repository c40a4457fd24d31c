/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the two files of the board widget share. */

#pragma once

#include "kit-board-camera.h"
#include "kit-board-view.h"

G_BEGIN_DECLS

/** KitBoardPointer: what the pointer does on a board. */
#define KIT_TYPE_BOARD_POINTER (kit_board_pointer_get_type ())
G_DECLARE_FINAL_TYPE (KitBoardPointer, kit_board_pointer, KIT, BOARD_POINTER, GObject)

struct _KitBoardView
{
  GtkWidget parent_instance;

  const KitBoardInfo *info;
  KitBoardParts   parts;                /* all owned but the last two */
  GSettings      *settings;             /* owned */
  gpointer        unmarked;             /* owned; the scene without the marks of a choice */
  KitPlaces      *places;               /* owned */
  KitBoardCamera *camera;               /* owned */
  KitBoardPointer *pointer;             /* owned */

  /* borrowed */
  gconstpointer   board;                /* NULL before the first game */
  gconstpointer   game;                 /* of the scene; only to be compared */

  guint           tick;                 /* while a piece moves, or 0 */
  gboolean        seen;                 /* the first frame was painted */
  gboolean        focus_wanted;         /* focus was asked for before the first frame */
  gboolean        changed;              /* more than pieces has changed since the last frame */
};

/** kit_board_view_get_kind: the kind of places that may be chosen now. */
static inline guint
kit_board_view_get_kind (const KitBoardView *view)
{
  return view->info->get_kind != NULL ? view->info->get_kind (&view->parts) : 0;
}

KitBoardPointer *kit_board_pointer_new      (KitBoardView    *view);
void             kit_board_pointer_approach (KitBoardPointer *pointer);

G_END_DECLS
