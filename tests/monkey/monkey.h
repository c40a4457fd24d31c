/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the monkey does, one act at a time. */

#pragma once

#include "robot-window.h"

#include "base/base-random.h"

G_BEGIN_DECLS

/**
 * Monkey:
 * @random: where everything comes from
 * @files: (element-type filename): games and what was refused as one
 * @directory: for files that it makes
 * @n_acts: done so far
 */
typedef struct
{
  BaseRandom  random;
  GPtrArray  *files;
  const char *directory;
  guint       n_acts;
} Monkey;

/**
 * MonkeyAct:
 * @name: what it is called in the log
 * @weight: how often it is done, beside the others
 * @perform: does it, and adds the details to @log
 */
typedef struct
{
  const char *name;
  guint       weight;
  void      (*perform) (Monkey  *monkey,
                        GString *log);
} MonkeyAct;

extern const MonkeyAct monkey_acts[];   /* the last has no name */

G_END_DECLS
