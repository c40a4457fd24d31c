/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with statistics. */

#include "config.h"

#include "shell-statistics.h"

#include "shell-entry.h"
#include "shell-share-bar.h"

#include "base/base-tally.h"

#include <glib/gi18n.h>
#include <math.h>

struct _ShellStatistics
{
  GtkWindow parent_instance;

  /* template */
  GtkDropDown *game;
  GtkBox      *rows;

  ShellCatalogue *games;                /* borrowed */
  GListModel     *entries;              /* owned; of ShellEntry */
};

G_DEFINE_FINAL_TYPE (ShellStatistics, shell_statistics, GTK_TYPE_WINDOW)

/* --- counting --- */

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const ShellEntryFacts *x = *(const ShellEntryFacts * const *) a;
  const ShellEntryFacts *y = *(const ShellEntryFacts * const *) b;

  return g_date_time_compare (x->when, y->when);
}

/* (transfer full): of the games of a kind, in the order in which they were played. */
static BaseTally *
count (ShellStatistics     *statistics,
       const ShellGameInfo *info)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  BaseTally *tally = base_tally_new ();

  for (guint i = 0; i < g_list_model_get_n_items (statistics->entries); i++)
    {
      /* The list keeps it. */
      g_autoptr (ShellEntry) entry = g_list_model_get_item (statistics->entries, i);
      const ShellEntryFacts *facts = shell_entry_get_facts (entry);

      if (facts->info == info && facts->when != NULL)
        g_ptr_array_add (found, (gpointer) facts);
    }
  g_ptr_array_sort (found, compare_times);
  for (guint i = 0; i < found->len; i++)
    base_tally_add (tally, &((const ShellEntryFacts *) found->pdata[i])->head);
  return tally;
}

/* --- showing --- */

static void
add_label (ShellStatistics *statistics,
           const char      *text,
           const char      *class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, NULL);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (statistics->rows, label);
}

static void
add_bar (ShellStatistics *statistics,
         const char      *text,
         double           share,
         double           low,
         double           high)
{
  add_label (statistics, text, NULL);
  gtk_box_append (statistics->rows, shell_share_bar_new (share, low, high));
}

/* (transfer full): the names of kinds of players. */
static char *
name_rivals (const ShellGameInfo *info,
             const char          *rivals)
{
  g_auto (GStrv) kinds = g_strsplit (rivals, " ", -1);
  GString *names = g_string_new (NULL);

  for (guint i = 0; kinds[i] != NULL; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            info->format->name_kind (info->data, kinds[i]));
  return g_string_free (names, FALSE);
}

static void
add_wins (ShellStatistics     *statistics,
          const ShellGameInfo *info,
          const BaseTally     *tally)
{
  add_label (statistics, _("Won games"), "panel-title");
  for (guint i = 0; i < tally->rows->len; i++)
    {
      const BaseTallyRow *row = tally->rows->pdata[i];
      g_autofree char *names = name_rivals (info, row->rivals);
      double share = row->wins / row->games;
      g_autofree char *text =
        /* Translators: how many play, against whom; won games, all games, their share in percent,
           and between what that may well lie. */
        g_strdup_printf (_("%u players, against %s: %.*f of %u, %.0f %% (likely %.0f to %.0f %%)"),
                         row->n_players, names, row->wins == floor (row->wins) ? 0 : 1, row->wins,
                         row->games, 100 * share,
                         100 * row->low, 100 * row->high);

      add_bar (statistics, text, share, row->low, row->high);
    }
}

static void
add_numbers (ShellStatistics *statistics,
             const BaseTally *tally)
{
  g_autofree char *turns =
    g_strdup_printf (_("%.1f turns a game, %u to %u"), (double) tally->turns / tally->games,
                     tally->fewest_turns, tally->most_turns);
  g_autofree char *streak =
    g_strdup_printf (_("%u won one after the other, %u at most"), tally->streak,
                     tally->longest_streak);

  add_label (statistics, _("Points and turns"), "panel-title");
  if (tally->scored > 0)
    {
      g_autofree char *points =
        g_strdup_printf (_("%.1f points a game, %d at most"),
                         (double) tally->points / tally->scored, tally->most_points);

      add_label (statistics, points, NULL);
    }
  add_label (statistics, turns, NULL);
  add_label (statistics, streak, NULL);
}

/* The longest bar is that of what was done most. */
static void
add_deeds (ShellStatistics     *statistics,
           const ShellGameInfo *info,
           const BaseTally     *tally)
{
  double most = 0;
  const char *name;

  for (guint i = 0; i < BASE_MAX_DEEDS; i++)
    most = MAX (most, MAX (tally->deeds[i], tally->rival_deeds[i]));
  if (most <= 0)
    return;
  add_label (statistics, _("What was done in a game"), "panel-title");
  for (guint i = 0;
       i < BASE_MAX_DEEDS && (name = info->format->name_deed (info->data, i)) != NULL; i++)
    {
      double mine = (double) tally->deeds[i] / tally->games;
      double theirs = tally->rival_deeds[i] / tally->games;
      g_autofree char *text =
        /* Translators: what is done, how often a game by the player, and by each of the others. */
        g_strdup_printf (_("%s: you %.1f, each rival %.1f"), name, mine, theirs);

      add_bar (statistics, text, tally->deeds[i] / most, 0, 0);
      gtk_box_append (statistics->rows,
                      shell_share_bar_new (tally->rival_deeds[i] / most, 0, 0));
    }
}

static void
update (ShellStatistics *statistics)
{
  guint selected = gtk_drop_down_get_selected (statistics->game);
  GtkWidget *child;
  const ShellGameInfo *info;
  g_autoptr (BaseTally) tally = NULL;
  g_autofree char *games = NULL;

  if (statistics->games == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (statistics->rows))) != NULL)
    gtk_box_remove (statistics->rows, child);
  info = statistics->games[selected];
  tally = count (statistics, info);
  games = g_strdup_printf (ngettext ("%u game of one person was played to its end.",
                                     "%u games of one person were played to their end.",
                                     tally->games), tally->games);
  add_label (statistics, games, NULL);
  if (tally->games == 0)
    return;
  add_wins (statistics, info, tally);
  add_numbers (statistics, tally);
  add_deeds (statistics, info, tally);
}

/* --- the window --- */

static void
shell_statistics_dispose (GObject *object)
{
  g_clear_object (&SHELL_STATISTICS (object)->entries);
  G_OBJECT_CLASS (shell_statistics_parent_class)->dispose (object);
}

static void
shell_statistics_class_init (ShellStatisticsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_statistics_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-statistics.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellStatistics, game);
  gtk_widget_class_bind_template_child (widget_class, ShellStatistics, rows);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
shell_statistics_init (ShellStatistics *statistics)
{
  gtk_widget_init_template (GTK_WIDGET (statistics));
}

/**
 * shell_statistics_new:
 * @parent: the window to be above
 * @games: which games there are
 * @entries: (element-type ShellEntry): those of the library
 *
 * Returns: (transfer none): the window, owned by GTK
 */
GtkWidget *
shell_statistics_new (GtkWindow      *parent,
                      ShellCatalogue *games,
                      GListModel     *entries)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  ShellStatistics *statistics;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (entries), NULL);

  statistics = g_object_new (SHELL_TYPE_STATISTICS, "transient-for", parent, NULL);
  statistics->games = games;
  statistics->entries = g_object_ref (entries);
  for (; *games != NULL; games++)
    gtk_string_list_append (names, _((*games)->name));
  gtk_drop_down_set_model (statistics->game, G_LIST_MODEL (names));
  return GTK_WIDGET (statistics);
}
