/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the shell is handed of a saved game: a record, or what is wrong with a text. */

#pragma once

#include "kit/record/kit-format.h"

G_BEGIN_DECLS

/** KitContent: for the functions of a #ShellFormat, which may be called from any thread. */
typedef struct _KitContent KitContent;

KitContent     *kit_content_new         (const KitRecord  *record);
KitContent     *kit_content_read        (const KitFormat  *format,
                                         const char       *text,
                                         gsize             length);
char           *kit_content_write       (gconstpointer     content,
                                         gsize            *length);
void            kit_content_free        (gpointer          content);
const KitFault *kit_content_get_fault   (const KitContent *content);
char           *kit_content_explain     (const KitContent *content,
                                         const char       *sentence);
KitRecord      *kit_content_take_record (KitContent       *content);

G_END_DECLS
