/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of all games. */

#include "config.h"

#include "shell-door.h"

#include "shell-door-card.h"

#include "shell/shell-cancellable.h"
#include "shell/shell-speech.h"

struct _ShellDoor
{
  GtkBox parent_instance;

  /* template */
  GtkLabel   *question;
  GtkFlowBox *cards;

  /* owned */
  ShellDocument *document;
  GCancellable  *cancellable;           /* of the current look at the unfinished games */
};

G_DEFINE_FINAL_TYPE (ShellDoor, shell_door, GTK_TYPE_BOX)

/* (nullable) */
static ShellDoorCard *
get_card (ShellDoor *door,
          guint      index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (door->cards, index);

  return child != NULL ? SHELL_DOOR_CARD (gtk_flow_box_child_get_child (child)) : NULL;
}

/* The first with a game to go on with, otherwise the first. */
static gboolean
shell_door_grab_focus (GtkWidget *widget)
{
  ShellDoor *door = SHELL_DOOR (widget);
  ShellDoorCard *card;

  for (guint i = 0; (card = get_card (door, i)) != NULL; i++)
    if (shell_door_card_has_unfinished (card))
      return gtk_widget_grab_focus (GTK_WIDGET (card));
  return gtk_widget_grab_focus (GTK_WIDGET (get_card (door, 0)));
}

/* (nullable): the game of that kind. */
static ShellUnfinished *
find_game (GPtrArray           *games,
           const ShellGameInfo *info)
{
  for (guint i = 0; i < games->len; i++)
    if (((ShellUnfinished *) games->pdata[i])->info == info)
      return games->pdata[i];
  return NULL;
}

/* The game that lies there comes before those that were put aside. */
static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GPtrArray) games = shell_unfinished_find_finish (result);
  ShellDoor *door = data;               /* gone if it was cancelled */
  g_autoptr (ShellUnfinished) current = NULL;
  gboolean focused;
  ShellDoorCard *card;

  if (games == NULL)
    return;
  current = shell_document_find_unfinished (door->document);
  focused = gtk_widget_get_focus_child (GTK_WIDGET (door)) != NULL;
  for (guint i = 0; (card = get_card (door, i)) != NULL; i++)
    {
      const ShellGameInfo *info = shell_door_card_get_info (card);

      shell_door_card_set_unfinished (card, current != NULL && current->info == info
                                              ? current : find_game (games, info));
    }
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (door));
}

static void
update (ShellDoor *door)
{
  shell_unfinished_find_async (shell_document_get_store (door->document),
                               shell_cancellable_renew (&door->cancellable), found_cb, door);
}

static void
shell_door_map (GtkWidget *widget)
{
  ShellDoor *door = SHELL_DOOR (widget);

  GTK_WIDGET_CLASS (shell_door_parent_class)->map (widget);
  shell_speech_say (door, SHELL_SPEECH_OWN, gtk_label_get_text (door->question));
  update (door);
}

static void
shell_door_dispose (GObject *object)
{
  ShellDoor *door = SHELL_DOOR (object);

  g_cancellable_cancel (door->cancellable);
  g_clear_object (&door->cancellable);
  g_clear_object (&door->document);
  G_OBJECT_CLASS (shell_door_parent_class)->dispose (object);
}

static void
shell_door_class_init (ShellDoorClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_door_dispose;
  widget_class->grab_focus = shell_door_grab_focus;
  widget_class->map = shell_door_map;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-door.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellDoor, cards);
  gtk_widget_class_bind_template_child (widget_class, ShellDoor, question);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.go-on", NULL);
}

static void
shell_door_init (ShellDoor *door)
{
  gtk_widget_init_template (GTK_WIDGET (door));
}

/** shell_door_new: (transfer floating): the page of all games of the store of @document, in the
    current language. */
GtkWidget *
shell_door_new (ShellDocument *document)
{
  ShellCatalogue *games;
  ShellDoor *door;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  door = g_object_new (SHELL_TYPE_DOOR, NULL);
  door->document = g_object_ref (document);
  games = shell_store_get_games (shell_document_get_store (document));
  for (; *games != NULL; games++)
    gtk_flow_box_append (door->cards, g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE,
                                                    "child", shell_door_card_new (*games), NULL));
  g_signal_connect_object (document, "aside-changed", G_CALLBACK (update), door, G_CONNECT_SWAPPED);
  return GTK_WIDGET (door);
}
