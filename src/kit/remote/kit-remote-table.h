/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table whose seats are apart, at the referee's machine: its file, its mailbox, its computers. */

#pragma once

#include "kit-invitation.h"
#include "kit-remote-place.h"
#include "kit-table-file.h"

#include "kit/apart/kit-apart.h"
#include "kit/model/kit-thinkers.h"

G_BEGIN_DECLS

#define KIT_TYPE_REMOTE_TABLE (kit_remote_table_get_type ())
G_DECLARE_FINAL_TYPE (KitRemoteTable, kit_remote_table, KIT, REMOTE_TABLE, GObject)

/** KitRemoteCounts: what came to a table and was of no use. */
typedef struct
{
  guint damaged;                        /* not sealed with the key of its seat, or changed */
  guint nonsense;                       /* sealed, but no word */
} KitRemoteCounts;

KitRemoteTable        *kit_remote_table_new            (const KitApartSetup    *setup,
                                                        const KitThinkersSetup *thinkers,
                                                        const KitRemotePlace   *place,
                                                        const char             *directory,
                                                        GError                **error);
KitRemoteTable        *kit_remote_table_open           (const KitThinkersSetup *thinkers,
                                                        const char             *path,
                                                        GError                **error);
KitRemoteTable        *kit_remote_table_peek           (const KitThinkersSetup *thinkers,
                                                        const char             *path);
void                   kit_remote_table_end            (KitRemoteTable         *table);
void                   kit_remote_table_serve          (KitRemoteTable         *table,
                                                        NetMailbox             *mailbox,
                                                        const char             *program,
                                                        const char             *rules,
                                                        const char             *post);
const char            *kit_remote_table_get_path       (KitRemoteTable         *table);
const KitRemotePlace  *kit_remote_table_get_place      (KitRemoteTable         *table);
const KitApart        *kit_remote_table_get_apart      (KitRemoteTable         *table);
const char            *kit_remote_table_get_id         (KitRemoteTable         *table);
GBytes                *kit_remote_table_get_key        (KitRemoteTable         *table,
                                                        guint                   seat);
const KitRemoteCounts *kit_remote_table_get_counts     (KitRemoteTable         *table);

G_END_DECLS
