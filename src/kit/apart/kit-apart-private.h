/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The struct of KitApart, for its referee and its file. */

#pragma once

#include "kit-apart.h"

#include "kit/record/kit-standing.h"

G_BEGIN_DECLS

/** KitPlace: what the referee knows of a seat besides the record. */
typedef struct
{
  char      *device;                    /* owned; "" before anybody has joined */
  guint      claim;
  guint64    answered;                  /* see #KitApartSheet, as the next ones */
  KitAnswer  answer;
  KitRefusal refusal;
} KitPlace;

/** KitReach: how far undo or redo goes now. */
typedef struct
{
  guint seat;                           /* whose it is, or KIT_NOBODY */
  guint cursor;                         /* the number of decisions in force after it */
} KitReach;

struct _KitApart
{
  /* owned */
  KitRecord *record;
  GBytes    *secret;
  char      *promise;
  char      *program;
  char      *rules;
  char      *post;

  KitStanding standing;
  KitPlace    places[KIT_MAX_PLAYERS];
  guint       apart;
  guint       joined;
  guint       host;
  guint64     serial;
  guint64     position;
  KitReach    undo[2];                  /* by one step, and by a whole turn */
  KitReach    redo[2];
  guint64     reached;                  /* the serial for which these were found */
};

G_END_DECLS
