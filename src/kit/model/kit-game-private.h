/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of KitGame, for kit-game.c and kit-game-requests.c. */

#pragma once

#include "kit-game.h"

G_BEGIN_DECLS

struct _KitGame
{
  GObject parent_instance;

  /* owned */
  KitReferee *referee;
  KitRecord  *record;                   /* what the viewer knows */

  guint       viewer;                   /* a seat, or KIT_NOBODY */
  guint       seated;                   /* of several persons the one whose hand is open */
  gboolean    peeking;
  gboolean    all;                      /* all hands are shown */
  gboolean    whole;                    /* the record has them */
  guint       sight;                    /* see kit_game_get_sight() */
  guint       shown;                    /* decisions made in the displayed position */
  gboolean    follows;                  /* undo or redo: the new position is displayed */
};

G_END_DECLS
