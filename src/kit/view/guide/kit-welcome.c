/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player sees at the very first start. */

#include "kit-welcome.h"

#include <glib/gi18n.h>

/*
 * KitWelcome:
 *
 * A box over the board: the name of the game, what it is about, and buttons that activate actions
 * of the table: “game.guide”, “game.play-first” and “game.rules”.
 *
 * CSS: the box has the class "welcome". Accessible role: that of its parent class.
 */
struct _KitWelcome
{
  KitBin parent_instance;

  /* template */
  GtkLabel  *title;
  GtkLabel  *text;
  GtkWidget *guide;
};

G_DEFINE_FINAL_TYPE (KitWelcome, kit_welcome, KIT_TYPE_BIN)

static gboolean
kit_welcome_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (KIT_WELCOME (widget)->guide);
}

static void
kit_welcome_class_init (KitWelcomeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->grab_focus = kit_welcome_grab_focus;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, KitWelcome, title);
  gtk_widget_class_bind_template_child (widget_class, KitWelcome, text);
  gtk_widget_class_bind_template_child (widget_class, KitWelcome, guide);
}

static void
kit_welcome_init (KitWelcome *welcome)
{
  gtk_widget_init_template (GTK_WIDGET (welcome));
}

/** kit_welcome_new: (transfer floating): a welcome to the game of @view, in the current
    language. */
GtkWidget *
kit_welcome_new (const KitGameView *view)
{
  KitWelcome *welcome;

  g_return_val_if_fail (view != NULL && view->welcome != NULL, NULL);

  welcome = g_object_new (KIT_TYPE_WELCOME, NULL);
  gtk_label_set_text (welcome->title, _(view->name));
  gtk_label_set_text (welcome->text, _(view->welcome));
  return GTK_WIDGET (welcome);
}
