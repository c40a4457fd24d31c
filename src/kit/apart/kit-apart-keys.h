/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Key files that come from elsewhere. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The most bytes of a word, and of a sheet: what is longer is neither. */
#define KIT_APART_MAX_BYTES (64 * 1024)

/** The most bytes of a file of a table or of a seat. */
#define KIT_APART_MAX_FILE (4 * KIT_APART_MAX_BYTES)

/** The most bytes of what stands for one program of a seat among several, and of a version. */
#define KIT_APART_MAX_ID 40

GKeyFile *kit_apart_load      (const char   *text,
                               gsize         length);
GKeyFile *kit_apart_load_file (const char   *text,
                               gsize         length);
GKeyFile *kit_apart_load_path (const char   *path,
                               GError      **error);
char     *kit_apart_get_id    (GKeyFile     *file,
                               const char   *group,
                               const char   *key);
void      kit_apart_set_bytes (GKeyFile     *file,
                               const char   *group,
                               const char   *key,
                               const guint8 *bytes,
                               gsize         n);
gboolean  kit_apart_get_bytes (GKeyFile     *file,
                               const char   *group,
                               const char   *key,
                               guint8       *bytes,
                               gsize         n);

G_END_DECLS
