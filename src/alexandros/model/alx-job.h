/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a level of the computer player in a thread. */

#pragma once

#include "alexandros/players/alx-level.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AlxJob AlxJob;

/** AlxAdviseFunc: alx_level_advise(), or a replacement in tests. */
typedef void (*AlxAdviseFunc) (AlxLevel           level,
                               const AlxQuestion *question,
                               AlxAdvice         *advice);

/** AlxJobDone: called in the main context, unless the job was stopped. */
typedef void (*AlxJobDone) (const AlxAdvice *advice,
                            gpointer         data);

AlxJob *alx_job_start (AlxAdviseFunc      advise,
                       AlxLevel           level,
                       const AlxQuestion *question,
                       AlxJobDone         done,
                       gpointer           data);
void    alx_job_stop  (AlxJob            *job);
void    alx_job_hurry (AlxJob            *job);

G_END_DECLS
