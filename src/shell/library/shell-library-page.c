/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the library. */

#include "config.h"

#include "shell-library-page.h"

#include "shell-library-row.h"
#include "shell-library.h"
#include "shell-statistics.h"

#include "shell/dialogs/shell-dialogs.h"
#include "shell/document/shell-error.h"
#include "shell/shell-speech.h"
#include "shell/shell-trace.h"

#include <glib/gi18n.h>

struct _ShellLibraryPage
{
  GtkBox parent_instance;

  /* template */
  GtkSearchEntry *search;
  GtkDropDown    *games;
  GtkDropDown    *order;
  GtkStack       *stack;
  GtkListView    *list;
  GtkLabel       *empty;
  GtkLabel       *count;
  GtkLabel       *notice;
  GtkWidget      *undo_bar;
  GtkWidget      *foot;

  /* owned */
  ShellDocument      *document;
  ShellLibrary       *library;
  GtkCustomFilter    *filter;
  GtkCustomSorter    *sorter;
  GtkSingleSelection *selection;
  char              **words;            /* that are searched for, in small letters */
  GPtrArray          *doomed;           /* of ShellEntry, deleted if the player agrees; or NULL */
  char               *table;            /* the path of the table that is played, or NULL */
  gboolean            complete;         /* all games are listed */
};

G_DEFINE_FINAL_TYPE (ShellLibraryPage, shell_library_page, GTK_TYPE_BOX)

static ShellCatalogue *
get_games (ShellLibraryPage *page)
{
  return shell_store_get_games (shell_document_get_store (page->document));
}

/* (transfer none) (nullable): the game that is chosen in the list. */
static ShellEntry *
get_selected (ShellLibraryPage *page)
{
  return gtk_single_selection_get_selected_item (page->selection);
}

/* --- which games, and in which order --- */

static gboolean
is_wanted (gpointer item,
           gpointer data)
{
  ShellLibraryPage *page = data;
  guint game = gtk_drop_down_get_selected (page->games);
  const ShellGameInfo *info = game > 0 && game != GTK_INVALID_LIST_POSITION
                                ? get_games (page)[game - 1] : NULL;

  return (info == NULL || shell_entry_get_facts (item)->info == info) &&
         (page->words == NULL ||
          shell_entry_matches (item, (const char * const *) page->words));
}

static int
compare (gconstpointer x,
         gconstpointer y,
         gpointer      data)
{
  ShellLibraryPage *page = data;

  return shell_entry_compare ((gpointer) x, (gpointer) y,
                              gtk_drop_down_get_selected (page->order));
}

static void
searched_cb (ShellLibraryPage *page)
{
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (page->search)), -1);

  g_strfreev (page->words);
  page->words = text[0] != '\0' ? g_strsplit (text, " ", -1) : NULL;
  gtk_filter_changed (GTK_FILTER (page->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* Escape clears the entry first, and leaves the page then. */
static void
stopped_cb (ShellLibraryPage *page)
{
  if (page->words != NULL)
    gtk_editable_set_text (GTK_EDITABLE (page->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (page), "win.go-on", NULL);
}

static void
game_chosen_cb (ShellLibraryPage *page)
{
  gtk_filter_changed (GTK_FILTER (page->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
order_chosen_cb (ShellLibraryPage *page)
{
  gtk_sorter_changed (GTK_SORTER (page->sorter), GTK_SORTER_CHANGE_DIFFERENT);
}

/* --- what is there --- */

static void
update_count (ShellLibraryPage *page)
{
  guint n = g_list_model_get_n_items (shell_library_get_list (page->library));
  g_autofree char *size = g_format_size (shell_library_get_kept_bytes (page->library));
  guint found = g_list_model_get_n_items (G_LIST_MODEL (page->selection));
  g_autofree char *games =
    found == n ? g_strdup_printf (ngettext ("%u game", "%u games", n), n)
               /* Translators: the games that a search has found, and all. */
               : g_strdup_printf (ngettext ("%u of %u game", "%u of %u games", n), found, n);
  /* Translators: a number of games; the size of those that are kept, such as 4.2 MB. */
  g_autofree char *text = g_strdup_printf (_("%s; finished ones take %s"), games, size);

  gtk_label_set_text (page->count, text);
}

static void
update (ShellLibraryPage *page)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (page->selection)) > 0;
  ShellEntry *selected = get_selected (page);

  gtk_stack_set_visible_child_name (page->stack, any ? "list" : "empty");
  gtk_label_set_text (page->empty,
                      !page->complete ? _("The games are being read…")
                      : g_list_model_get_n_items (shell_library_get_list (page->library)) > 0
                          ? _("No game is like that.")
                          : _("Games that you finish, put aside or save will be listed here."));
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "library.open",
                                 selected != NULL &&
                                   shell_entry_get_facts (selected)->reason == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "library.review",
                                 selected != NULL && shell_entry_can_review (selected));
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "library.delete",
                                 selected != NULL && shell_entry_can_delete (selected) &&
                                   g_strcmp0 (shell_entry_get_facts (selected)->path,
                                              page->table) != 0);
  if (page->complete)
    update_count (page);
}

static void
items_changed_cb (ShellLibraryPage *page)
{
  shell_trace_mark (page->complete ? "found" : "games");
  update (page);
}

static void
loaded_cb (ShellLibraryPage *page)
{
  shell_trace_mark ("library");
  page->complete = TRUE;
  update (page);
  shell_speech_say (page, SHELL_SPEECH_OWN, gtk_label_get_text (page->count));
}

/* --- what can be done: the actions are enabled only with a game that is chosen --- */

static void
open_activated_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  ShellLibraryPage *page = SHELL_LIBRARY_PAGE (widget);
  const ShellEntryFacts *facts = shell_entry_get_facts (get_selected (page));

  if (facts->kind == SHELL_ENTRY_CURRENT)
    gtk_widget_activate_action (widget, "win.go-on", NULL);
  else if (facts->kind == SHELL_ENTRY_TABLE)
    gtk_widget_activate_action (widget, "win.join", "s", facts->path);
  else if (facts->kind == SHELL_ENTRY_ASIDE)
    {
      g_autofree char *name = g_path_get_basename (facts->path);

      shell_document_open_aside (page->document, name);
    }
  else
    {
      g_autoptr (GFile) file = g_file_new_for_path (facts->path);

      shell_document_open (page->document, &file, 1);
    }
}

static void
review_activated_cb (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  ShellEntry *entry = get_selected (SHELL_LIBRARY_PAGE (widget));

  gtk_widget_activate_action (widget, "win.review", "s", shell_entry_get_facts (entry)->path);
}

/* Says what was done, and whether it can be undone. */
static void
tell (ShellLibraryPage *page,
      const char       *text,
      gboolean          undoable)
{
  gtk_label_set_text (page->notice, text);
  gtk_widget_set_visible (page->undo_bar, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "library.undo", undoable);
  shell_speech_say (page, SHELL_SPEECH_OWN, text);
  update (page);
  shell_document_note_aside (page->document);
}

static void
delete_entries (ShellLibraryPage *page,
                GPtrArray        *entries)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
    g_strdup_printf (ngettext ("%u game deleted.", "%u games deleted.", entries->len),
                     entries->len);

  if (!shell_library_delete (page->library, entries, &error))
    tell (page, shell_error_describe (error), FALSE);
  else
    tell (page, text, entries->len > 0);
}

static void
answered_cb (gboolean yes,
             gpointer data)
{
  g_autoptr (ShellLibraryPage) page = data;
  g_autoptr (GPtrArray) entries = g_steal_pointer (&page->doomed);

  if (yes && entries != NULL)
    delete_entries (page, entries);
}

/* Asks before @entries, which it takes over, are deleted. */
static void
ask_to_delete (ShellLibraryPage *page,
               GPtrArray        *entries,
               const char       *question,
               const char       *verb,
               const char       *details)
{
  g_clear_pointer (&page->doomed, g_ptr_array_unref);
  page->doomed = entries;
  shell_dialogs_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))), question, details,
                     verb, answered_cb, g_object_ref (page));
}

/* At a table elsewhere others may wait for the player. */
static void
delete_activated_cb (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  ShellLibraryPage *page = SHELL_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  ShellEntry *entry = get_selected (page);
  const ShellEntryFacts *facts = shell_entry_get_facts (entry);

  g_ptr_array_add (entries, g_object_ref (entry));
  if (facts->kind != SHELL_ENTRY_TABLE || facts->head.ending != BASE_ENDING_NOT_KNOWN)
    delete_entries (page, entries);
  else
    ask_to_delete (page, g_steal_pointer (&entries), _("Leave this table?"), _("_Leave"),
                   _("Its game is not over. The others wait for you then, and with your invitation "
                     "you can come back; but if this program keeps the table, the game ends for "
                     "all. You can still undo this while you are in the library."));
}

static void
delete_older_activated_cb (GtkWidget  *widget,
                           const char *action,
                           GVariant   *parameter)
{
  ShellLibraryPage *page = SHELL_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries =
    shell_library_list_older (page->library, g_variant_get_int32 (parameter));
  g_autofree char *question =
    g_strdup_printf (ngettext ("Delete %u finished game?", "Delete %u finished games?",
                               entries->len), entries->len);

  if (entries->len == 0)
    {
      tell (page, _("No finished game is so old."), FALSE);
      return;
    }
  ask_to_delete (page, g_steal_pointer (&entries), question, _("_Delete"),
                 _("They can be brought back until you leave the library."));
}

/* Chooses a game by its place among all. */
static void
select_entry (ShellLibraryPage *page,
              guint             index)
{
  g_autoptr (ShellEntry) entry =
    g_list_model_get_item (shell_library_get_list (page->library), index);
  GListModel *shown = G_LIST_MODEL (page->selection);

  for (guint i = 0; entry != NULL && i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (ShellEntry) other = g_list_model_get_item (shown, i);

      if (other == entry)
        gtk_single_selection_set_selected (page->selection, i);
    }
}

static void
undo_activated_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  ShellLibraryPage *page = SHELL_LIBRARY_PAGE (widget);
  g_autoptr (GError) error = NULL;
  GListModel *list = shell_library_get_list (page->library);
  guint before = g_list_model_get_n_items (list);

  if (shell_library_restore (page->library, &error))
    {
      select_entry (page, before);
      tell (page, _("They are back."), FALSE);
    }
  else
    tell (page, shell_error_describe (error), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (page->list));
}

static void
statistics_activated_cb (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  ShellLibraryPage *page = SHELL_LIBRARY_PAGE (widget);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_window_present (GTK_WINDOW (
    shell_statistics_new (window, get_games (page), shell_library_get_list (page->library))));
}

/* --- the list --- */

static void
setup_cb (ShellLibraryPage *page,
          GtkListItem      *item)
{
  gtk_list_item_set_child (item, shell_library_row_new (get_games (page)));
}

static void
bind_cb (ShellLibraryPage *page,
         GtkListItem      *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  g_autofree char *text =
    shell_library_row_show (SHELL_LIBRARY_ROW (row), gtk_list_item_get_item (item));

  /* What has the focus is around it, and has no name of its own. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
unbind_cb (ShellLibraryPage *page,
           GtkListItem      *item)
{
  shell_library_row_hide (SHELL_LIBRARY_ROW (gtk_list_item_get_child (item)));
}

static void
activated_cb (ShellLibraryPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "library.open", NULL);
}

/* Tab leaves the list, in which arrows go from row to row. */
static gboolean
leave_list_cb (GtkWidget *list,
               GVariant  *forwards,
               gpointer   data)
{
  ShellLibraryPage *page = data;

  return g_variant_get_boolean (forwards) ? gtk_widget_child_focus (page->foot, GTK_DIR_TAB_FORWARD)
                                          : gtk_widget_grab_focus (GTK_WIDGET (page->order));
}

/* Down leads from the search to what was found. */
static gboolean
enter_list_cb (GtkWidget *search,
               GVariant  *arguments,
               gpointer   data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SHELL_LIBRARY_PAGE (data)->list));
}

static void
search_activated_cb (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SHELL_LIBRARY_PAGE (widget)->search));
}

/* --- the widget --- */

static gboolean
shell_library_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SHELL_LIBRARY_PAGE (widget)->search));
}

static void
shell_library_page_dispose (GObject *object)
{
  ShellLibraryPage *page = SHELL_LIBRARY_PAGE (object);

  g_clear_object (&page->document);
  g_clear_object (&page->library);
  g_clear_object (&page->filter);
  g_clear_object (&page->sorter);
  g_clear_object (&page->selection);
  g_clear_pointer (&page->words, g_strfreev);
  g_clear_pointer (&page->doomed, g_ptr_array_unref);
  g_clear_pointer (&page->table, g_free);
  G_OBJECT_CLASS (shell_library_page_parent_class)->dispose (object);
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.open", NULL, open_activated_cb);
  gtk_widget_class_install_action (widget_class, "library.review", NULL, review_activated_cb);
  gtk_widget_class_install_action (widget_class, "library.delete", NULL, delete_activated_cb);
  gtk_widget_class_install_action (widget_class, "library.delete-older", "i",
                                   delete_older_activated_cb);
  gtk_widget_class_install_action (widget_class, "library.statistics", NULL,
                                   statistics_activated_cb);
  gtk_widget_class_install_action (widget_class, "library.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (widget_class, "library.search", NULL, search_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "library.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.go-on", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "library.undo",
                                       NULL);
}

static void
shell_library_page_class_init (ShellLibraryPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = shell_library_page_dispose;
  widget_class->grab_focus = shell_library_page_grab_focus;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/shell-library.ui");
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, search);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, games);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, order);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, list);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, count);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, notice);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, undo_bar);
  gtk_widget_class_bind_template_child (widget_class, ShellLibraryPage, foot);
  gtk_widget_class_bind_template_callback (widget_class, searched_cb);
  gtk_widget_class_bind_template_callback (widget_class, stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  add_actions (widget_class);
}

static void
add_key (ShellLibraryPage   *page,
         GtkEventController *keys,
         guint               key,
         GdkModifierType     modifiers,
         GtkShortcutFunc     function,
         gboolean            argument)
{
  GtkShortcut *shortcut =
    gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                      gtk_callback_action_new (function, page, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_boolean (argument));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_keys (ShellLibraryPage *page)
{
  GtkEventController *of_list = gtk_shortcut_controller_new ();
  GtkEventController *of_search = gtk_shortcut_controller_new ();

  /* In the entry the key deletes letters. */
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (of_list),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                      gtk_named_action_new ("library.delete")));
  add_key (page, of_list, GDK_KEY_Tab, 0, leave_list_cb, TRUE);
  add_key (page, of_list, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, leave_list_cb, FALSE);
  gtk_event_controller_set_propagation_phase (of_list, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (page->list), of_list);
  add_key (page, of_search, GDK_KEY_Down, 0, enter_list_cb, TRUE);
  gtk_event_controller_set_propagation_phase (of_search, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (page->search), of_search);
}

static void
shell_library_page_init (ShellLibraryPage *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
  add_keys (page);
}

static void
list_games (ShellLibraryPage *page)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("All games"));
  for (ShellCatalogue *games = get_games (page); *games != NULL; games++)
    gtk_string_list_append (names, _((*games)->name));
  gtk_drop_down_set_model (page->games, G_LIST_MODEL (names));
}

static void
set_up_list (ShellLibraryPage *page)
{
  GtkFilterListModel *wanted;
  GtkSortListModel *sorted;

  page->filter = gtk_custom_filter_new (is_wanted, page, NULL);
  page->sorter = gtk_custom_sorter_new (compare, page, NULL);
  /* Sorted first, so that a search need not sort. */
  sorted = gtk_sort_list_model_new (g_object_ref (shell_library_get_list (page->library)),
                                    GTK_SORTER (g_object_ref (page->sorter)));
  wanted = gtk_filter_list_model_new (G_LIST_MODEL (sorted),
                                      GTK_FILTER (g_object_ref (page->filter)));
  page->selection = gtk_single_selection_new (G_LIST_MODEL (wanted));
  gtk_list_view_set_model (page->list, GTK_SELECTION_MODEL (page->selection));
  g_signal_connect_object (page->selection, "items-changed", G_CALLBACK (items_changed_cb), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page->selection, "notify::selected", G_CALLBACK (update), page,
                           G_CONNECT_SWAPPED);
}

/** shell_library_page_new: (transfer floating): the library of the store of @document, in the
    current language. @table is the (nullable) (type filename) of the table elsewhere that is being
    played, and that is not deleted. */
GtkWidget *
shell_library_page_new (ShellDocument *document,
                        const char    *table)
{
  g_autoptr (ShellUnfinished) unfinished = NULL;
  ShellLibraryPage *page;

  g_return_val_if_fail (SHELL_IS_DOCUMENT (document), NULL);

  page = g_object_new (SHELL_TYPE_LIBRARY_PAGE, NULL);
  page->document = g_object_ref (document);
  page->table = g_strdup (table);
  unfinished = shell_document_find_unfinished (document);
  page->library = shell_library_new (shell_document_get_store (document), unfinished != NULL);
  set_up_list (page);
  list_games (page);
  g_signal_connect_object (page->library, "loaded", G_CALLBACK (loaded_cb), page,
                           G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (page), "library.undo", FALSE);
  update (page);
  return GTK_WIDGET (page);
}
