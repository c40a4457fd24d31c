/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A panel beside the board. */

#include "kit-panel.h"

#include "kit/words/kit-words.h"
#include "shell/shell-names.h"

#include <glib/gi18n.h>

#define PROP_CONTEXT 1

typedef KitContext KitPanelPrivate;     /* all owned but the view */

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (KitPanel, kit_panel, KIT_TYPE_BIN)

static KitContext *
get_context (gpointer panel)
{
  return kit_panel_get_instance_private (panel);
}

/* --- updating --- */

static void
update (KitPanel *panel)
{
  KitPanelClass *class = KIT_PANEL_GET_CLASS (panel);

  if (class->for_persons)
    gtk_widget_set_visible (
      GTK_WIDGET (panel),
      kit_game_count_persons (kit_input_get_game (get_context (panel)->input)) > 0);
  class->update (panel);
}

static void
input_changed_cb (KitPanel *panel)
{
  if (!KIT_PANEL_GET_CLASS (panel)->waits ||
      !kit_playback_is_playing (get_context (panel)->playback))
    update (panel);
}

/* Paints @widget anew, and all that is in it. */
static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

/* --- virtual functions --- */

static void
kit_panel_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  KitContext *context = get_context (object);

  g_assert (id == PROP_CONTEXT);
  *context = *(const KitContext *) g_value_get_pointer (value);
  g_object_ref (context->input);
  g_object_ref (context->playback);
  g_object_ref (context->style);
}

static void
kit_panel_constructed (GObject *object)
{
  KitContext *context = get_context (object);

  G_OBJECT_CLASS (kit_panel_parent_class)->constructed (object);
  g_signal_connect_object (context->input, "changed", G_CALLBACK (input_changed_cb), object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (context->playback, "position-shown", G_CALLBACK (update), object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (context->style, "changed", G_CALLBACK (redraw), object,
                           G_CONNECT_SWAPPED);
}

static void
kit_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (kit_panel_parent_class)->map (widget);
  shell_names_give (widget);
}

static void
kit_panel_finalize (GObject *object)
{
  KitContext *context = get_context (object);

  g_object_unref (context->input);
  g_object_unref (context->playback);
  g_object_unref (context->style);
  G_OBJECT_CLASS (kit_panel_parent_class)->finalize (object);
}

static void
kit_panel_class_init (KitPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = kit_panel_set_property;
  object_class->constructed = kit_panel_constructed;
  object_class->finalize = kit_panel_finalize;
  GTK_WIDGET_CLASS (class)->map = kit_panel_map;

  g_object_class_install_property (object_class, PROP_CONTEXT,
    g_param_spec_pointer ("context", NULL, NULL,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
}

static void
kit_panel_init (KitPanel *panel)
{
}

/** kit_context_of: (transfer none): the context of the panel that @widget is, or is in. */
const KitContext *
kit_context_of (gpointer widget)
{
  GtkWidget *panel;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  panel = gtk_widget_get_ancestor (widget, KIT_TYPE_PANEL);
  g_return_val_if_fail (panel != NULL, NULL);
  return get_context (panel);
}

/** kit_panel_paint_piece: paints the piece of a player into a part of a panel, @widget, which is
    @width by @height pixels large. */
void
kit_panel_paint_piece (gpointer  widget,
                       cairo_t  *cr,
                       KitColour colour,
                       double    width,
                       double    height)
{
  const KitContext *context = kit_context_of (widget);

  context->view->paint_piece (kit_style_get_painter (context->style), cr, colour,
                              (KitPixel) { width / 2, height / 2 }, MIN (width, height));
}

/** kit_panel_set_scale: sets the size of what @panel shows, 1 for a narrow window; @tray_scale is
    the scale of the tray that it stands in, 0 if it stands in none. */
void
kit_panel_set_scale (KitPanel *panel,
                     double    scale,
                     double    tray_scale)
{
  g_return_if_fail (KIT_IS_PANEL (panel) && scale > 0 && tray_scale >= 0);

  if (KIT_PANEL_GET_CLASS (panel)->set_scale != NULL)
    KIT_PANEL_GET_CLASS (panel)->set_scale (panel, scale, tray_scale);
}

/**
 * kit_panel_name_hand:
 * @panel: a panel that shows a hand
 * @title: says whose hand it is, or that it is covered
 * @ready: of the button that uncovers it: names who is to press it, while there is anybody
 *
 * Returns: whose hand is seen, by turn order; -1 if none is
 */
int
kit_panel_name_hand (KitPanel *panel,
                     GtkLabel *title,
                     GtkLabel *ready)
{
  KitInput *input;
  KitGame *game;
  const KitPlayer *players;
  g_autofree char *text = NULL;
  char name[KIT_WORDS_NAME_SIZE];
  int viewer;

  g_return_val_if_fail (KIT_IS_PANEL (panel), -1);
  g_return_val_if_fail (GTK_IS_LABEL (title) && GTK_IS_LABEL (ready), -1);

  input = get_context (panel)->input;
  game = kit_input_get_game (input);
  players = kit_game_get_record (game)->players;
  viewer = kit_input_get_viewer (input);
  if (kit_input_is_covered (input))
    {
      kit_words_name (&players[kit_game_get_decider (game)], name);
      /* Translators: a button that uncovers the hand of the player who is named. */
      text = g_strdup_printf (_("Ready, %s"), name);
      gtk_label_set_text (ready, text);
      viewer = -1;
    }
  else if (viewer >= 0)
    /* Translators: whose hand it is. */
    text = g_strdup_printf (_("Hand of %s"), kit_words_name (&players[viewer], name));
  gtk_label_set_text (title, viewer < 0                          ? _("The hand is covered")
                             : kit_game_count_persons (game) > 1 ? text : _("Your hand"));
  return viewer;
}
