/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a level of the computer player in a thread. */

#pragma once

#include "kit/players/kit-level.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _KitJob KitJob;

/** KitJobDone: called in the main context, unless the job was stopped. */
typedef void (*KitJobDone) (const KitAdvice *advice,
                            gpointer         data);

KitJob *kit_job_start (const KitLevel    *level,
                       const KitQuestion *question,
                       KitJobDone         done,
                       gpointer           data);
void    kit_job_stop  (KitJob            *job);
void    kit_job_hurry (KitJob            *job);

G_END_DECLS
