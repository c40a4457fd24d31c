/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the shell writes, reads, lists and paints the games of any table. */

#include "config.h"

#include "kit-shell-format.h"

#include "kit-game-view.h"

#include "kit/record/kit-head.h"

#include <glib/gi18n.h>

static const KitFormat *
get_format (gconstpointer view)
{
  return ((const KitGameView *) view)->format;
}

static gboolean
claims_text (gconstpointer  view,
             const char    *text,
             gsize          length)
{
  return kit_format_claims (get_format (view), text, length);
}

static gpointer
read_record (gconstpointer  view,
             const char    *text,
             gsize          length,
             gpointer      *fault)
{
  KitFault found = { KIT_FAULT_NONE };
  KitRecord *record = kit_format_read (get_format (view), text, length, &found);

  if (record == NULL)
    *fault = g_memdup2 (&found, sizeof found);
  return record;
}

static char *
write_record (gconstpointer record)
{
  return kit_record_write (record);
}

static char *
explain_fault (gconstpointer view,
               gconstpointer fault)
{
  g_autofree char *sentence = ((const KitGameView *) view)->explain_fault (fault);

  /* Translators: where in a file something is wrong, and what. */
  return g_strdup_printf (_("Line %u: %s"), ((const KitFault *) fault)->line, sentence);
}

static gboolean
read_head (gconstpointer  view,
           const char    *text,
           gsize          length,
           BaseHead      *head)
{
  return kit_head_read (get_format (view), text, length, head);
}

static const char *
name_kind (gconstpointer  view,
           const char    *kind)
{
  return ((const KitGameView *) view)->get_kind_name (kind);
}

/* Options that are not those of an edition are rules of the house. */
static const char *
name_rules (gconstpointer  data,
            const char    *rules)
{
  const KitGameView *view = data;
  const KitOptions *options = view->format->options;
  g_auto (GStrv) words = g_strsplit (rules, " ", -1);
  g_autofree gpointer values = NULL;
  guint edition;

  if (options == NULL || rules[0] == '\0')
    return NULL;
  values = kit_options_new (options);
  for (guint i = 0; words[i] != NULL; i++)
    kit_options_set (options, values, words[i]);
  edition = view->editions != NULL ? kit_options_find_edition (options, values) : 0;
  if (view->editions != NULL && edition < g_strv_length ((char **) view->editions))
    return _(view->editions[edition]);
  return _("House rules");
}

/* The pictures that a painter keeps are of use for one size alone, so each board has its own. */
static void
paint_record (gconstpointer  data,
              gconstpointer  record,
              cairo_t       *cr,
              double         width,
              double         height,
              gboolean       dark)
{
  const KitGameView *view = data;
  g_autoptr (KitPainter) painter = view->make_painter (dark ? KIT_THEME_NIGHT : KIT_THEME_DAY);

  kit_painter_set_scale (painter, 1);
  view->paint_board (painter, cr, record, width, height);
}

const ShellFormat kit_shell_format = {
  .max_bytes = BASE_LINES_MAX_BYTES,
  .claims = claims_text,
  .read = read_record,
  .write = write_record,
  .free = (GDestroyNotify) kit_record_free,
  .explain = explain_fault,
  .read_head = read_head,
  .name_kind = name_kind,
  .name_rules = name_rules,
  .paint = paint_record,
};
