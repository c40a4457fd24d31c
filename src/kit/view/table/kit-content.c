/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the shell is handed of a saved game: a record, or what is wrong with a text. */

#include "kit-content.h"

#include <glib/gi18n.h>
#include <string.h>

struct _KitContent
{
  const KitGameView *view;              /* of the text that was read */
  KitRecord         *record;            /* owned, or NULL */
  KitFault           fault;
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

/** kit_content_claims: whether a text is a record of the game of @view, a #KitGameView, or was
    meant to be one. */
gboolean
kit_content_claims (gconstpointer  view,
                    const char    *text,
                    gsize          length)
{
  g_return_val_if_fail (view != NULL && text != NULL, FALSE);

  return kit_format_claims (((const KitGameView *) view)->format, text, length);
}

/** kit_content_read: (transfer full): the record in a text, or what is wrong with it, as a
    #KitContent; the game is that of @view, a #KitGameView. */
gpointer
kit_content_read (gconstpointer  view,
                  const char    *text,
                  gsize          length)
{
  KitContent *content;

  g_return_val_if_fail (view != NULL && text != NULL, NULL);

  content = g_new0 (KitContent, 1);
  content->view = view;
  content->record = kit_format_read (content->view->format, text, length, &content->fault);
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

/** kit_content_explain: (transfer full) (nullable): what is wrong with the text that was read, and
    where; %NULL if it is a record. */
char *
kit_content_explain (gconstpointer data)
{
  const KitContent *content = data;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (content != NULL, NULL);

  if (content->record != NULL)
    return NULL;
  sentence = content->view->explain_fault (&content->fault);
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
