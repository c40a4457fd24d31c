/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second, plain implementation of the rules, which tests compare the engine with. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _Ref Ref;

typedef struct
{
  const char *joker;        /* "each", "both", "any" */
  gboolean    special_refresh;
  gboolean    end_above;
  const char *compensation; /* "all", "occupation", "none" */
} RefOptions;

Ref       *ref_new          (const char       *map,
                             const char       *start,
                             int               black,
                             int               red,
                             int               target,
                             int               players,
                             const RefOptions *options);
void       ref_free         (Ref              *ref);
void       ref_deal         (Ref              *ref,
                             const char       *deck);
gboolean   ref_set_position (Ref              *ref,
                             const char       *text);
void       ref_plan_shuffle (Ref              *ref,
                             const char       *order);
char     **ref_legal        (Ref              *ref);
gboolean   ref_apply        (Ref              *ref,
                             const char       *token);
char      *ref_position     (Ref              *ref);
char      *ref_check        (Ref              *ref);
int        ref_winners      (Ref              *ref);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Ref, ref_free)

G_END_DECLS
