/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the shell writes, reads, lists and paints the games of any table. */

#include "config.h"

#include "kit-shell-format.h"

#include "kit-game-view.h"
#include "kit-host.h"

#include "kit/apart/kit-apart-sheet.h"
#include "kit/record/kit-head.h"
#include "kit/remote/kit-seat-file.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_RECENT 4
#define RECENT_MS  5000                 /* for which a painter is kept */

static const KitFormat *
get_format (gconstpointer view)
{
  return ((const KitGameView *) view)->format;
}

/* Whether it is an invitation to a game of this format, or a seat at a table elsewhere. */
static gboolean
is_invited (const KitFormat *format,
            const char      *text,
            gsize            length)
{
  g_autoptr (KitSeatFile) file = kit_seat_file_parse (text, length);
  g_autofree char *link = NULL;
  g_auto (KitInvitation) invitation = { NULL };

  if (file != NULL)
    return g_ascii_strcasecmp (file->invitation.game, format->group) == 0;
  if (length > KIT_INVITATION_MAX_BYTES)
    return FALSE;
  link = g_strndup (text, length);
  return kit_invitation_read (&invitation, link) == KIT_INVITATION_FINE &&
         g_ascii_strcasecmp (invitation.game, format->group) == 0;
}

static gboolean
claims_text (gconstpointer  view,
             const char    *text,
             gsize          length)
{
  return kit_format_claims (get_format (view), text, length) ||
         is_invited (get_format (view), text, length);
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

/* What a seat was told last, and whose turn it was. */
static gboolean
read_seat_head (const KitFormat *format,
                const char      *sheet_text,
                BaseHead        *head)
{
  g_auto (KitApartSheet) sheet = { NULL };
  g_autofree char *text = NULL;
  const KitHead *state;

  if (kit_apart_sheet_read (&sheet, format, sheet_text, strlen (sheet_text)) != KIT_APART_FITS)
    return FALSE;
  text = kit_record_write (sheet.whole != NULL ? sheet.whole : sheet.record);
  if (!kit_head_read (format, text, strlen (text), head))
    return FALSE;
  state = kit_rules_head (kit_history_get_state (sheet.record->history));
  if (!kit_record_is_over (sheet.record))
    head->turn_of = g_strdup (sheet.record->players[state->decider].name);
  head->is_mine = head->turn_of != NULL && state->decider == sheet.seat;
  return TRUE;
}

static gboolean
read_head (gconstpointer  view,
           const char    *text,
           gsize          length,
           BaseHead      *head)
{
  g_autoptr (KitSeatFile) file = kit_seat_file_parse (text, length);

  if (file != NULL)
    return file->sheet != NULL && read_seat_head (get_format (view), file->sheet, head);
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

static const char *
name_deed (gconstpointer view,
           guint         deed)
{
  const char * const *names = ((const KitGameView *) view)->deeds;

  return names != NULL && deed < g_strv_length ((char **) names) ? _(names[deed]) : NULL;
}

static void
forget_table (gconstpointer  view,
              const char    *path)
{
  kit_host_forget (path);
}

/* A painter that was used a moment ago: to load all pieces takes longer than to paint a board. */
typedef struct
{
  const KitGameView *view;              /* NULL for none */
  gboolean           dark;
  KitPainter        *painter;           /* owned */
} Recent;

static Recent recent[MAX_RECENT];
static GMutex recent_lock;              /* of these, and held while one of them paints */
static guint recent_source;             /* when they are freed, or 0 */

static void
free_recent_cb (gpointer data)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&recent_lock);

  recent_source = 0;
  for (guint i = 0; i < MAX_RECENT; i++)
    {
      g_clear_pointer (&recent[i].painter, kit_painter_free);
      recent[i].view = NULL;
    }
}

/* While the lock is held. */
static KitPainter *
get_painter (const KitGameView *view,
             gboolean           dark)
{
  guint i = 0;

  while (i < MAX_RECENT - 1 && recent[i].view != NULL &&
         (recent[i].view != view || recent[i].dark != dark))
    i++;
  if (recent[i].view != view || recent[i].dark != dark)
    {
      g_clear_pointer (&recent[i].painter, kit_painter_free);
      recent[i] = (Recent) { view, dark,
                             view->make_painter (dark ? KIT_THEME_NIGHT : KIT_THEME_DAY) };
    }
  g_clear_handle_id (&recent_source, g_source_remove);
  recent_source = g_timeout_add_once (RECENT_MS, free_recent_cb, NULL);
  return recent[i].painter;
}

static void
paint_record (gconstpointer  data,
              gconstpointer  record,
              cairo_t       *cr,
              double         width,
              double         height,
              gboolean       dark)
{
  const KitGameView *view = data;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&recent_lock);
  KitPainter *painter = get_painter (view, dark);

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
  .name_deed = name_deed,
  .forget = forget_table,
  .paint = paint_record,
};
