/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guides the player through a first game. */

#include "kit-guide-host.h"

#include "kit/view/kit-begin.h"

#include <string.h>

struct _KitGuideHost
{
  GObject parent_instance;

  GtkWidget     *widget;                /* which outlives it */
  KitInput      *input;                 /* owned */
  GSettings     *settings;              /* owned */
  KitGuideSetup  setup;

  GtkWidget     *guide;                 /* a child in a guided game, or NULL */
  const char    *pointed;               /* the place at which it points; owned by its step */
  KitGame       *guided;                /* for which that was looked for last; weak */
  gboolean       begins_guided;         /* the game begins like the guided one */
  guint          source;                /* while the guide is to be updated */
};

G_DEFINE_FINAL_TYPE (KitGuideHost, kit_guide_host, G_TYPE_OBJECT)

static KitGame *
get_game (KitGuideHost *host)
{
  return kit_input_get_game (host->input);
}

/* --- the guide --- */

static gboolean
holds (const char *condition,
       gpointer    data)
{
  KitGuideHost *host = data;

  return host->setup.names.holds (condition, host->setup.data);
}

/* Scrolls the panels to @widget, if it is one of them. */
static void
scroll_to (KitGuideHost *host,
           GtkWidget    *widget)
{
  GtkWidget *side = gtk_widget_get_ancestor (host->setup.panels, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (gtk_widget_is_ancestor (widget, host->setup.panels) &&
      gtk_widget_compute_bounds (widget, host->setup.panels, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (side)),
                               bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static GtkWidget *
find (const char   *place,
      GdkRectangle *area,
      gpointer      data)
{
  KitGuideHost *host = data;
  GtkWidget *widget = host->setup.names.find (place, area, host->setup.data);

  /* Once, so that the player can scroll away. */
  if (widget != NULL && g_strcmp0 (place, host->pointed) != 0)
    {
      host->pointed = place;
      scroll_to (host, widget);
    }
  return widget;
}

static const KitGuideGame forwarded = { holds, find };

/* Whether a dialog of the window is open. */
static gboolean
has_dialog (KitGuideHost *host)
{
  GtkRoot *root = gtk_widget_get_root (host->widget);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_visible (l->data) &&
        (GtkRoot *) gtk_window_get_transient_for (l->data) == root)
      return TRUE;
  return FALSE;
}

static gboolean
update_cb (gpointer data)
{
  KitGuideHost *host = data;

  host->source = 0;
  /* It points at panels, which are made after the first frame. */
  if (host->guide == NULL || gtk_widget_get_first_child (host->setup.panels) == NULL ||
      !gtk_widget_get_mapped (host->widget))
    return G_SOURCE_REMOVE;
  /* It is about the game, not about what was; and it would lie over a dialog. */
  if (kit_game_is_looking (get_game (host)) || has_dialog (host))
    gtk_popover_popdown (GTK_POPOVER (host->guide));
  else
    kit_guide_update (KIT_GUIDE (host->guide));
  return G_SOURCE_REMOVE;
}

static void
leave (KitGuideHost *host)
{
  g_settings_set_boolean (host->settings, "guided", FALSE);
  g_clear_pointer (&host->guide, gtk_widget_unparent);
}

/* Whether the game begins like the guided one. */
static gboolean
is_guided (KitGuideHost *host)
{
  KitGame *game = get_game (host);
  const KitRecord *whole;
  g_autoptr (KitRecord) first = NULL;
  g_autofree gpointer a = NULL;
  g_autofree gpointer b = NULL;
  gsize size;

  if (host->setup.path == NULL || game == NULL)
    return FALSE;
  if (!g_set_weak_pointer (&host->guided, game))
    return host->begins_guided;
  whole = kit_referee_get_record (kit_game_get_referee (game));
  first = kit_begin_guided (host->setup.view);
  size = first->format->rules->state_size;
  a = g_malloc (size);
  b = g_malloc (size);
  kit_history_get_state_at (whole->history, 0, a);
  kit_history_get_state_at (first->history, 0, b);
  host->begins_guided = memcmp (a, b, size) == 0;
  return host->begins_guided;
}

/* Makes the guide if the game is the guided one, and leaves it if another is begun. */
static void
find_guide (KitGuideHost *host)
{
  if (host->guide != NULL && !is_guided (host))
    leave (host);
  else if (host->guide == NULL && g_settings_get_boolean (host->settings, "guided") &&
           is_guided (host))
    {
      host->guide = kit_guide_new (host->widget, host->setup.path, &forwarded, host);
      host->pointed = NULL;
      g_signal_connect_object (host->guide, "left", G_CALLBACK (leave), host, G_CONNECT_SWAPPED);
    }
}

/** kit_guide_host_queue: shows the bubble of the moment soon, if there is a guide. */
void
kit_guide_host_queue (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  if (host->guide != NULL && host->source == 0)
    host->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, host, NULL);
}

/** kit_guide_host_update: guides the player if they wish. A guide that was there when the program
    ended is there again. */
void
kit_guide_host_update (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  if (get_game (host) == NULL)
    return;
  find_guide (host);
  kit_guide_host_queue (host);
}

/** kit_guide_host_start: begins the guided game, or goes on with it if it lies there. There may be
    no game yet. */
void
kit_guide_host_start (KitGuideHost *host)
{
  g_return_if_fail (KIT_IS_GUIDE_HOST (host));

  if (!is_guided (host) || kit_game_is_over (get_game (host)))
    {
      g_autoptr (KitGame) game =
        kit_game_new (kit_begin_guided (host->setup.view), host->setup.view->levels);

      host->setup.play (game, host->setup.data);
    }
  g_settings_set_boolean (host->settings, "guided", TRUE);
  kit_guide_host_update (host);
}

/** kit_guide_host_get_guide: (transfer none) (nullable): the bubble, while the game is guided. */
GtkWidget *
kit_guide_host_get_guide (KitGuideHost *host)
{
  g_return_val_if_fail (KIT_IS_GUIDE_HOST (host), NULL);

  return host->guide;
}

/* --- the object --- */

static void
kit_guide_host_dispose (GObject *object)
{
  KitGuideHost *host = KIT_GUIDE_HOST (object);

  g_clear_weak_pointer (&host->guided);
  g_clear_handle_id (&host->source, g_source_remove);
  g_clear_pointer (&host->guide, gtk_widget_unparent);
  g_clear_object (&host->input);
  g_clear_object (&host->settings);
  G_OBJECT_CLASS (kit_guide_host_parent_class)->dispose (object);
}

static void
kit_guide_host_class_init (KitGuideHostClass *class)
{
  G_OBJECT_CLASS (class)->dispose = kit_guide_host_dispose;
}

static void
kit_guide_host_init (KitGuideHost *host)
{
}

/**
 * kit_guide_host_new:
 * @widget: over which the guide is; it has to outlive the host
 * @input: has the game
 * @settings: of the game
 * @setup: (transfer none): is copied
 *
 * Returns: (transfer full): a host, which does nothing before kit_guide_host_update()
 */
KitGuideHost *
kit_guide_host_new (GtkWidget           *widget,
                    KitInput            *input,
                    GSettings           *settings,
                    const KitGuideSetup *setup)
{
  KitGuideHost *host;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && KIT_IS_INPUT (input), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings) && setup != NULL, NULL);

  host = g_object_new (KIT_TYPE_GUIDE_HOST, NULL);
  host->widget = widget;
  host->input = g_object_ref (input);
  host->settings = g_object_ref (settings);
  host->setup = *setup;
  return host;
}
