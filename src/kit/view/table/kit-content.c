/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the shell is handed of a saved game: a record, or what is wrong with a text. */

#include "kit-content.h"

#include <glib/gi18n.h>
#include <string.h>

struct _KitContent
{
  KitRecord *record;                    /* owned, or NULL */
  KitFault   fault;
};

/** kit_content_new: (transfer full): a copy of @record. */
KitContent *
kit_content_new (const KitRecord *record)
{
  KitContent *content;

  g_return_val_if_fail (record != NULL, NULL);

  content = g_new0 (KitContent, 1);
  content->record = kit_record_copy (record);
  return content;
}

/** kit_content_read: (transfer full): the record in a text, or what is wrong with it. */
KitContent *
kit_content_read (const KitFormat *format,
                  const char      *text,
                  gsize            length)
{
  KitContent *content;

  g_return_val_if_fail (format != NULL && text != NULL, NULL);

  content = g_new0 (KitContent, 1);
  content->record = kit_format_read (format, text, length, &content->fault);
  return content;
}

/** kit_content_write: (transfer full): the record as text; @content has one. */
char *
kit_content_write (gconstpointer  content,
                   gsize         *length)
{
  char *text;

  g_return_val_if_fail (content != NULL && length != NULL, NULL);

  text = kit_record_write (((const KitContent *) content)->record);
  *length = strlen (text);
  return text;
}

/** kit_content_free: frees @content. */
void
kit_content_free (gpointer data)
{
  KitContent *content = data;

  g_return_if_fail (content != NULL);

  g_clear_pointer (&content->record, kit_record_free);
  g_free (content);
}

/** kit_content_get_fault: (nullable): what is wrong with the text; %NULL if it is a record. */
const KitFault *
kit_content_get_fault (const KitContent *content)
{
  g_return_val_if_fail (content != NULL, NULL);

  return content->record == NULL ? &content->fault : NULL;
}

/** kit_content_explain: (transfer full): where the text is wrong, with a @sentence that says
    what. */
char *
kit_content_explain (const KitContent *content,
                     const char       *sentence)
{
  g_return_val_if_fail (content != NULL && sentence != NULL, NULL);

  /* Translators: where in a file something is wrong, and what. */
  return g_strdup_printf (_("Line %u: %s"), content->fault.line, sentence);
}

/** kit_content_take_record: (transfer full): the record, without the @content, which is freed. */
KitRecord *
kit_content_take_record (KitContent *content)
{
  KitRecord *record;

  g_return_val_if_fail (content != NULL, NULL);

  record = g_steal_pointer (&content->record);
  kit_content_free (content);
  return record;
}
