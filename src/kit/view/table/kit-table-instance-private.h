/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The instance struct of KitTable, for kit-table.c and kit-table-access.c. */

#pragma once

#include "kit-flights.h"
#include "kit-narrator.h"
#include "kit-sounds.h"
#include "kit-table-objects.h"

#include "kit/view/board/kit-lines.h"

G_BEGIN_DECLS

struct _KitTablePrivate
{
  KitBoardView   *board;                /* a child */
  KitTableObjects objects;
  KitBoardLine    played;               /* lines over the board, or empty */
  KitBoardLine    better;

  /* owned */
  KitFlights     *flights;              /* or NULL */
  KitNarrator    *narrator;
  KitSounds      *sounds;               /* or NULL */
  GSettings      *settings;
};

G_END_DECLS
