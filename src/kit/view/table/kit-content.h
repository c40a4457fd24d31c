/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the shell is handed of a saved game: a record, or what is wrong with a text. */

#pragma once

#include "kit/view/kit-game-view.h"

G_BEGIN_DECLS

/** KitContent: for the functions of a #ShellFormat whose data is a #KitGameView. All may be called
    from any thread, except for kit_content_explain(). */
typedef struct _KitContent KitContent;

KitContent *kit_content_new         (const KitRecord *record);
gboolean    kit_content_claims      (gconstpointer    view,
                                     const char      *text,
                                     gsize            length);
gpointer    kit_content_read        (gconstpointer    view,
                                     const char      *text,
                                     gsize            length);
char       *kit_content_write       (gconstpointer    content,
                                     gsize           *length);
void        kit_content_free        (gpointer         content);
char       *kit_content_explain     (gconstpointer    content);
KitRecord  *kit_content_take_record (KitContent      *content);

G_END_DECLS
