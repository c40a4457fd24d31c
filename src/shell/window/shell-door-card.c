/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game on the page of all games. */

#include "config.h"

#include "shell-door-card.h"

#include "shell/shell-names.h"

#include <glib/gi18n.h>

struct _ShellDoorCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel  *title;
  GtkLabel  *about;
  GtkLabel  *facts;
  GtkWidget *go_on;
  GtkLabel  *unfinished;
  GtkWidget *play;
  GtkWidget *learn;

  const ShellGameInfo *info;
};

G_DEFINE_FINAL_TYPE (ShellDoorCard, shell_door_card, GTK_TYPE_BOX)

static gboolean
shell_door_card_grab_focus (GtkWidget *widget)
{
  ShellDoorCard *card = SHELL_DOOR_CARD (widget);

  return gtk_widget_grab_focus (shell_door_card_has_unfinished (card) ? card->go_on : card->play);
}

static void
shell_door_card_class_init (ShellDoorCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->grab_focus = shell_door_card_grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-door-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, title);
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, about);
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, facts);
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, go_on);
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, unfinished);
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, play);
  gtk_widget_class_bind_template_child (widget_class, ShellDoorCard, learn);
}

static void
shell_door_card_init (ShellDoorCard *card)
{
  gtk_widget_init_template (GTK_WIDGET (card));
}

/** shell_door_card_get_info: the kind of its game. */
const ShellGameInfo *
shell_door_card_get_info (ShellDoorCard *card)
{
  g_return_val_if_fail (SHELL_IS_DOOR_CARD (card), NULL);

  return card->info;
}

/** shell_door_card_has_unfinished: whether there is a game to go on with. */
gboolean
shell_door_card_has_unfinished (ShellDoorCard *card)
{
  g_return_val_if_fail (SHELL_IS_DOOR_CARD (card), FALSE);

  return gtk_widget_get_visible (card->go_on);
}

/** shell_door_card_set_unfinished: sets the game to go on with, %NULL for none. */
void
shell_door_card_set_unfinished (ShellDoorCard   *card,
                                ShellUnfinished *game)
{
  g_autofree char *text = NULL;
  GtkActionable *go_on;
  GVariant *name;

  g_return_if_fail (SHELL_IS_DOOR_CARD (card));

  go_on = GTK_ACTIONABLE (card->go_on);
  gtk_widget_set_visible (card->go_on, game != NULL);
  if (game == NULL)
    return;
  text = shell_unfinished_describe (game);
  gtk_label_set_text (card->unfinished, text);
  /* The action has to fit the target at each moment. */
  name = game->name != NULL ? g_variant_new_string (game->name) : NULL;
  gtk_actionable_set_action_name (go_on, NULL);
  gtk_actionable_set_action_target_value (go_on, name);
  gtk_actionable_set_action_name (go_on, name != NULL ? "win.open-aside" : "win.go-on");
}

/** shell_door_card_new: (transfer floating): a card of the game @info, in the current language. */
GtkWidget *
shell_door_card_new (const ShellGameInfo *info)
{
  ShellDoorCard *card;

  g_return_val_if_fail (info != NULL, NULL);

  card = g_object_new (SHELL_TYPE_DOOR_CARD, NULL);
  card->info = info;
  if (info->make_picture != NULL)
    gtk_box_prepend (GTK_BOX (card), info->make_picture (info->data));
  gtk_label_set_text (card->title, gettext (info->name));
  gtk_label_set_text (card->about, gettext (info->about));
  gtk_label_set_text (card->facts, gettext (info->facts));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card->play), "s", info->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card->play), "win.new-of");
  gtk_widget_set_visible (card->learn, info->make_school != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card->learn), "s", info->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card->learn), "win.learn");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gettext (info->name), -1);
  shell_names_give (GTK_WIDGET (card));
  return GTK_WIDGET (card);
}
