/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The header bar of the window: the title, and the main menu with the recent games. */

#include "config.h"

#include "shell-header.h"

#include "shell/document/shell-recent.h"
#include "shell/shell-cancellable.h"
#include "shell/shell-menu.h"
#include "shell/shell-names.h"

#include <glib/gi18n.h>

/* The index of the game's section in the main menu. */
#define SECTION 1

/**
 * ShellHeader:
 *
 * A header bar with the name of the game, which is the title of the window too, and of its file;
 * and with the main menu, which has a section of the game. It follows the game and the document.
 * The menu is made when it is first opened: it has more widgets than the rest of the header.
 */
struct _ShellHeader
{
  GtkBox parent_instance;

  /* template */
  GtkWidget     *bar;
  GtkWidget     *of_game;               /* the buttons that are about the game */
  GtkWidget     *titles;
  GtkLabel      *title;
  GtkLabel      *subtitle;
  GtkMenuButton *menu_button;
  GMenu         *menu;
  GMenu         *files;                 /* its first section */
  GMenu         *recent;

  GtkWidget     *content;               /* weak; what the window shows below */

  /* owned */
  ShellDocument *document;
  GSignalGroup  *signals;               /* of the game */
  GCancellable  *cancellable;           /* of the current look at the unfinished games */
};

G_DEFINE_FINAL_TYPE (ShellHeader, shell_header, GTK_TYPE_BOX)

static void
update_recent (ShellHeader *header)
{
  shell_recent_fill (header->recent, shell_document_get_store (header->document),
                     shell_cancellable_renew (&header->cancellable));
}

/* (transfer full): the file of the game, and whether that holds it as it is. */
static char *
describe_file (ShellHeader *header,
               GObject     *game)
{
  g_autofree char *name = shell_document_get_file_name (header->document);
  g_autofree char *apart = NULL;
  gboolean modified;

  g_object_get (game, "apart", &apart, NULL);
  if (apart != NULL)
    /* Translators: below the names of the players, where otherwise stands a file: the others play
       at other machines, and their table keeps the game. */
    return g_strdup (_("At a table elsewhere"));
  if (name == NULL)
    return g_strdup (_("Not saved"));
  g_object_get (game, "modified", &modified, NULL);
  /* Translators: a file's name with unsaved changes. */
  return modified ? g_strdup_printf (_("%s, modified"), name) : g_steal_pointer (&name);
}

static void
update_title (ShellHeader *header)
{
  g_autoptr (GObject) game = g_signal_group_dup_target (header->signals);
  g_autofree char *title = NULL;
  g_autofree char *file = NULL;
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (header));

  if (window == NULL)
    return;
  if (game != NULL)
    {
      g_object_get (game, "title", &title, NULL);
      file = describe_file (header, game);
    }
  else
    title = g_strdup (g_get_application_name ());
  gtk_label_set_text (header->title, title);
  gtk_label_set_text (header->subtitle, file != NULL ? file : "");
  gtk_widget_set_visible (GTK_WIDGET (header->subtitle), file != NULL);
  gtk_window_set_title (GTK_WINDOW (window), title);
}

/* --- the menu --- */

/* After Escape in a submenu, GTK leaves the focus nowhere. */
static void
menu_closed_cb (ShellHeader *header)
{
  if (header->content != NULL)
    gtk_widget_grab_focus (header->content);
}

static void
make_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  ShellHeader *header = data;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (header->menu));
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                           G_CALLBACK (menu_closed_cb), header, G_CONNECT_SWAPPED);
}

/* Has the menu made anew when it is opened next, since a section with submenus is exchanged. GTK
   keeps the pages of submenus that were removed, by their labels, and would show them for new ones
   with these labels; so does a menu that somebody holds on to, as GTK does while it is clicked on:
   it is left empty. Without a model it would miss its first page when it closes. */
static void
drop_menu (ShellHeader *header)
{
  g_autoptr (GMenu) empty = g_menu_new ();
  GtkPopover *popover = gtk_menu_button_get_popover (header->menu_button);

  if (popover != NULL)
    gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (popover), G_MENU_MODEL (empty));
  gtk_menu_button_set_popover (header->menu_button, NULL);
}

/* With several games, the entry for a new game becomes a submenu that lists them. */
static void
list_games (GMenu          *section,
            ShellCatalogue *games)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (games[1] == NULL)
    return;
  for (; *games != NULL; games++)
    {
      g_autofree char *label = shell_menu_escape (gettext ((*games)->name));
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.new-of", "s", (*games)->id);
      g_menu_append_item (menu, item);
    }
  g_menu_remove (section, 0);
  g_menu_prepend_submenu (section, _("_New Game"), G_MENU_MODEL (menu));
}

/** shell_header_set_content: sets what the window shows, which gets the focus when the menu is
    closed; if it is a game, the header is about that. @header is in the window. */
void
shell_header_set_content (ShellHeader *header,
                          GtkWidget   *content)
{
  ShellGame *game = SHELL_IS_GAME (content) ? SHELL_GAME (content) : NULL;
  g_autoptr (GObject) old = NULL;

  g_return_if_fail (SHELL_IS_HEADER (header));
  g_return_if_fail (GTK_IS_WIDGET (content));

  old = g_signal_group_dup_target (header->signals);
  drop_menu (header);
  if (old != NULL)
    g_menu_remove (header->menu, SECTION);
  g_set_weak_pointer (&header->content, content);
  if (game != NULL)
    g_menu_insert_section (header->menu, SECTION, NULL,
                           SHELL_GAME_GET_IFACE (game)->get_menu (game));
  gtk_widget_set_visible (header->of_game, game != NULL);
  g_signal_group_set_target (header->signals, game);
  update_title (header);
}

/** shell_header_set_shown: whether there is room for the title, and whether there is anything in
    the header. In the first frame there is not, so that the frame need not wait for icons and
    fonts; its height is the same. */
void
shell_header_set_shown (ShellHeader *header,
                        gboolean     titled,
                        gboolean     filled)
{
  g_return_if_fail (SHELL_IS_HEADER (header));

  gtk_widget_set_visible (header->titles, titled);
  gtk_widget_set_visible (gtk_widget_get_first_child (header->bar), filled);
}

static void
shell_header_finalize (GObject *object)
{
  ShellHeader *header = SHELL_HEADER (object);

  g_cancellable_cancel (header->cancellable);
  g_object_unref (header->cancellable);
  g_clear_weak_pointer (&header->content);
  g_object_unref (header->signals);
  g_object_unref (header->document);
  G_OBJECT_CLASS (shell_header_parent_class)->finalize (object);
}

static void
shell_header_class_init (ShellHeaderClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = shell_header_finalize;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-header.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, of_game);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, titles);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, title);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, subtitle);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, menu);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, files);
  gtk_widget_class_bind_template_child (widget_class, ShellHeader, recent);
}

static void
shell_header_init (ShellHeader *header)
{
  gtk_widget_init_template (GTK_WIDGET (header));
  gtk_menu_button_set_create_popup_func (header->menu_button, make_menu_cb, header, NULL);
  header->signals = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (header->signals, "notify::title", G_CALLBACK (update_title),
                                  header);
  g_signal_group_connect_swapped (header->signals, "notify::modified", G_CALLBACK (update_title),
                                  header);
}

/** shell_header_new: (transfer floating): a header for the game of @document, in the current
    language. */
GtkWidget *
shell_header_new (ShellDocument *document)
{
  ShellHeader *header;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  header = g_object_new (SHELL_TYPE_HEADER, NULL);
  header->document = g_object_ref (document);
  g_signal_connect_object (document, "title-changed", G_CALLBACK (update_title), header,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "aside-changed", G_CALLBACK (update_recent), header,
                           G_CONNECT_SWAPPED);
  list_games (header->files, shell_store_get_games (shell_document_get_store (document)));
  update_recent (header);
  shell_names_give (GTK_WIDGET (header));
  return GTK_WIDGET (header);
}
