/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the window, "win.…", and the keys of those of the game. */

#include "config.h"

#include "shell-show.h"
#include "shell-window-private.h"

#include "shell/dialogs/shell-dialogs.h"
#include "shell/dialogs/shell-filters.h"
#include "shell/dialogs/shell-help.h"
#include "shell/document/shell-error.h"
#include "shell/document/shell-read.h"
#include "shell/library/shell-picture.h"
#include "shell/shell-keys.h"
#include "shell/shell-trace.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- keys --- */

/* What has the focus in the window of lessons, or else in this one, decides. */
static gboolean
writes_text (ShellWindow *window)
{
  return shell_keys_write_text (GTK_ROOT (window->school != NULL ? window->school
                                                                 : GTK_WIDGET (window)));
}

/** shell_window_set_keys: gives the actions of the game their keys. */
void
shell_window_set_keys (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  window->writing = writes_text (window);
  shell_keys_set (gtk_window_get_application (GTK_WINDOW (window)),
                  shell_store_get_games (shell_document_get_store (window->document)),
                  window->school != NULL ? window->taught
                                         : shell_game_stack_get_info (window->stack),
                  window->writing);
}

/** shell_window_update_keys: to be called when the focus has moved: the keys of the game are not
    for what can be edited. */
void
shell_window_update_keys (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  if (gtk_window_get_application (GTK_WINDOW (window)) != NULL && window->document != NULL &&
      window->writing != writes_text (window))
    shell_window_set_keys (window);
}

/* --- actions --- */

static void
new_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_game_stack_ask_new (SHELL_WINDOW (data)->stack, NULL);
}

/* (nullable): the kind of games whose id @parameter is. */
static const ShellGameInfo *
find_kind (ShellWindow *window,
           GVariant    *parameter)
{
  ShellStore *store = shell_document_get_store (window->document);

  return shell_catalogue_find_id (shell_store_get_games (store),
                                  g_variant_get_string (parameter, NULL));
}

static void
new_of_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  const ShellGameInfo *info = find_kind (window, parameter);

  if (info != NULL)
    shell_game_stack_ask_new (window->stack, info);
}

/* The text of a table that was joined before is in a file of the program. */
static const ShellGameInfo *
find_kind_of (ShellWindow *window,
              const char  *text)
{
  ShellCatalogue *games = shell_store_get_games (shell_document_get_store (window->document));
  g_autofree char *kept = NULL;
  gsize length;

  if (g_path_is_absolute (text) &&
      shell_read_path (text, shell_catalogue_get_max_bytes (games), &kept, &length, NULL))
    return shell_catalogue_find_claimant (games, kept, length);
  return shell_catalogue_find_claimant (games, text, strlen (text));
}

/** shell_window_join: asks about a table elsewhere, see join() of #ShellGameInterface. What is no
    invitation is shown to the player, who may have another. */
void
shell_window_join (ShellWindow *window,
                   const char  *text)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));
  g_return_if_fail (text != NULL);

  shell_game_stack_join (window->stack, find_kind_of (window, text), text);
}

/** shell_window_is_invitation: whether @text invites to a table elsewhere, or was meant to. */
gboolean
shell_window_is_invitation (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  while (g_ascii_isspace (*text))
    text++;
  return g_str_has_prefix (text, LINK_SCHEME ":");
}

static void
join_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_window_join (data, g_variant_get_string (parameter, NULL));
}

static void
games_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_game_stack_set_page (SHELL_WINDOW (data)->stack, SHELL_PAGE_DOOR);
}

static void
library_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_game_stack_set_page (SHELL_WINDOW (data)->stack, SHELL_PAGE_LIBRARY);
}

static void
go_on_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;

  /* At the very first start there is nothing to go on with. */
  shell_game_stack_set_page (window->stack,
                             g_settings_get_boolean (window->settings, "welcomed")
                               ? SHELL_PAGE_NONE : SHELL_PAGE_DOOR);
}

/* The game goes on, unless there is something else in its place. */
static void
school_closed_cb (ShellWindow *window)
{
  g_clear_weak_pointer (&window->school);
  if (window->document == NULL || gtk_window_get_application (GTK_WINDOW (window)) == NULL)
    return;
  shell_document_set_covered (window->document,
                              shell_game_stack_get_page (window->stack) != SHELL_PAGE_NONE);
  shell_window_set_keys (window);
}

static void
guided_cb (ShellWindow *window)
{
  shell_game_stack_learn (window->stack, window->taught);
}

/* Whether lessons or a review could be opened now. */
static gboolean
can_cover (ShellWindow *window)
{
  return window->school == NULL && shell_document_is_ready (window->document);
}

/* Opens another window with a game of its own; the game in this window waits. */
static void
cover (ShellWindow         *window,
       const ShellGameInfo *info,
       GtkWidget           *other)
{
  window->taught = info;
  g_set_weak_pointer (&window->school, other);
  g_signal_connect_object (window->school, "notify::focus-widget",
                           G_CALLBACK (shell_window_update_keys), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window->school, "destroy", G_CALLBACK (school_closed_cb), window,
                           G_CONNECT_SWAPPED);
  shell_document_set_covered (window->document, TRUE);
  shell_window_set_keys (window);
  shell_trace_watch (other);
  gtk_window_present (GTK_WINDOW (window->school));
}

/* Opens the lessons of a game, if it has any. */
static void
teach (ShellWindow         *window,
       const ShellGameInfo *info)
{
  if (info->make_school == NULL || !can_cover (window))
    return;
  cover (window, info, info->make_school (GTK_WINDOW (window), info));
  g_signal_connect_object (window->school, "guided", G_CALLBACK (guided_cb), window,
                           G_CONNECT_SWAPPED);
}

/* (transfer full) (nullable): the game in the file at @path, or that in the window if it is empty;
   %NULL, which is told, for a file that is none. */
static ShellCopy *
read_for_review (ShellWindow *window,
                 const char  *path)
{
  ShellCatalogue *games = shell_store_get_games (shell_document_get_store (window->document));
  g_autoptr (ShellCopy) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (path[0] == '\0')
    return shell_copy_take (shell_game_stack_get_info (window->stack),
                            shell_game_stack_get_game (window->stack));
  if (shell_read_path (path, shell_catalogue_get_max_bytes (games), &text, &length, &error))
    copy = shell_copy_read (games, text, length);
  if (copy != NULL && shell_copy_check (copy, &error))
    return g_steal_pointer (&copy);
  shell_dialogs_tell (GTK_WINDOW (window), _("The game cannot be reviewed"),
                      shell_error_describe (error));
  return NULL;
}

static void
review_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  g_autoptr (ShellCopy) copy = NULL;
  const ShellGameInfo *info;

  if (can_cover (window))
    copy = read_for_review (window, g_variant_get_string (parameter, NULL));
  if (copy == NULL)
    return;
  info = shell_copy_get_info (copy);
  if (info->make_review != NULL)
    cover (window, info,
           info->make_review (GTK_WINDOW (window), info, shell_copy_steal (copy)));
}

/* Plays on with a game that is given as text, once what covers this window is closed. */
static void
continue_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;

  if (window->school != NULL)
    gtk_window_close (GTK_WINDOW (window->school));
  shell_document_paste (window->document, g_variant_get_string (parameter, NULL));
}

static void
learn_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  const ShellGameInfo *info = find_kind (window, parameter);

  /* Without an id it is the game that is shown. */
  teach (window, info != NULL ? info : shell_game_stack_get_info (window->stack));
}

static void
open_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (ShellWindow) window = data;

  if (file != NULL)
    shell_document_open (window->document, &file, 1);
}

static void
open_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellStore *store = shell_document_get_store (SHELL_WINDOW (data)->document);
  g_autoptr (GListModel) filters = shell_filters_new (shell_store_get_games (store));
  const ShellFileChoice choice = { FALSE, _("Open a game"), _("_Open"), filters };

  shell_dialogs_ask_file (data, &choice, open_chosen_cb, g_object_ref (data));
}

static void
open_aside_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  shell_document_open_aside (SHELL_WINDOW (data)->document, g_variant_get_string (parameter, NULL));
}

static void
open_recent_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  shell_document_open (SHELL_WINDOW (data)->document, &file, 1);
}

static void
save_chosen_cb (GFile    *file,
                gpointer  data)
{
  g_autoptr (ShellWindow) window = data;

  if (file != NULL)
    shell_document_save (window->document, file);
}

/* (transfer full): where the game's file is, or else where the player's documents are. A file that
   was chosen through the portal lies in a folder that the sandbox alone sees, so not that one. */
static GFile *
find_folder (ShellWindow *window)
{
  GFile *file = shell_document_get_file (window->document);
  g_autoptr (GFile) parent = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *portal = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) sandbox = g_file_new_for_path (portal);
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (parent != NULL && !g_file_has_prefix (parent, sandbox))
    return g_steal_pointer (&parent);
  return g_file_new_for_path (documents != NULL ? documents : g_get_home_dir ());
}

static void
save_as_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  const ShellGameInfo *info = shell_game_stack_get_info (window->stack);
  ShellCatalogue kinds[] = { info, NULL };
  g_autoptr (GListModel) filters = shell_filters_new (kinds);
  g_autofree char *name = shell_document_propose_name (window->document);
  g_autoptr (GFile) folder = find_folder (window);

  shell_dialogs_ask_file (data,
                          &(ShellFileChoice) { TRUE, _("Save the game"), _("_Save"), filters,
                                               folder, name },
                          save_chosen_cb, g_object_ref (window));
}

static void
save_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  GFile *file = shell_document_get_file (window->document);

  if (file != NULL)
    shell_document_save (window->document, file);
  else
    save_as_activated_cb (action, parameter, data);
}

/* --- showing it --- */

static ShellCopy *
look (ShellWindow *window,
      gboolean     painted)
{
  return shell_copy_look (shell_game_stack_get_info (window->stack),
                          shell_game_stack_get_game (window->stack), painted);
}

/* Whether there is a game to be shown. */
static gboolean
has_game (ShellWindow *window)
{
  return shell_document_is_ready (window->document) &&
         shell_game_stack_get_page (window->stack) == SHELL_PAGE_NONE;
}

static void
copy_picture_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;

  if (!has_game (window))
    return;
  shell_show_copy_picture (data, look (window, TRUE));
  shell_notice_say (window->notice, _("The picture is in the clipboard."));
}

static void
picture_saved_cb (gpointer      data,
                  const GError *error)
{
  g_autoptr (ShellWindow) window = data;

  if (window->document == NULL)
    return;
  if (error != NULL)
    shell_dialogs_tell (GTK_WINDOW (window), _("The picture cannot be saved"),
                        shell_error_describe (error));
  else
    shell_notice_say (window->notice, _("The picture is saved."));
}

/* (transfer full): a name that does not say what it is to be gets an ending, unless there is such a
   file, which nobody was asked about. */
static GFile *
name_picture (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *whole = g_strconcat (name, ".png", NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) named = folder != NULL ? g_file_get_child (folder, whole) : NULL;

  if (named == NULL || strchr (name, '.') != NULL || g_file_query_exists (named, NULL))
    return g_object_ref (file);
  return g_steal_pointer (&named);
}

static void
picture_chosen_cb (GFile    *file,
                   gpointer  data)
{
  g_autoptr (ShellWindow) window = data;
  g_autoptr (GFile) named = file != NULL ? name_picture (file) : NULL;

  if (named == NULL || !has_game (window))
    return;
  if (shell_show_can_save (named))
    shell_show_save_picture (look (window, TRUE), shell_picture_is_dark (GTK_WIDGET (window)),
                             named, picture_saved_cb, g_object_ref (window));
  else
    shell_dialogs_tell (GTK_WINDOW (window), _("The picture cannot be saved"),
                        _("Its name must end with .png, .svg or .pdf."));
}

static void
save_picture_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ShellWindow *window = data;
  g_autofree char *proposed = shell_document_propose_name (window->document);
  const char *suffix = shell_game_stack_get_info (window->stack)->suffix;
  g_autofree char *name = NULL;

  if (!has_game (window))
    return;
  if (g_str_has_suffix (proposed, suffix))
    proposed[strlen (proposed) - strlen (suffix)] = '\0';
  name = g_strconcat (proposed, ".png", NULL);
  shell_dialogs_ask_file (data,
                          &(ShellFileChoice) { TRUE, _("Save the picture"), _("_Save"),
                                               .name = name },
                          picture_chosen_cb, g_object_ref (window));
}

static void
printed_cb (gpointer      data,
            const GError *error)
{
  g_autoptr (ShellWindow) window = data;

  if (error != NULL && window->document != NULL)
    shell_dialogs_tell (GTK_WINDOW (window), _("The board cannot be printed"),
                        shell_error_describe (error));
}

static void
print_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *name = shell_document_propose_name (SHELL_WINDOW (data)->document);

  if (has_game (data))
    shell_show_print (data, look (data, TRUE), name, printed_cb, g_object_ref (data));
}

static void
copy_text_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (ShellCopy) copy = has_game (data) ? look (data, FALSE) : NULL;
  g_autoptr (GError) error = NULL;

  if (copy != NULL && !shell_show_copy_text (data, copy, &error))
    shell_dialogs_tell (data, _("The game cannot be copied"), shell_error_describe (error));
}

static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ShellWindow) window = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (window->document == NULL)
    return;
  if (text != NULL && shell_window_is_invitation (text))
    shell_window_join (window, text);
  else
    shell_document_paste (window->document, text != NULL ? text : "");
}

static void
paste_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (data), NULL, pasted_cb,
                                 g_object_ref (data));
}

static void
fullscreen_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (gtk_window_is_fullscreen (data))
    gtk_window_unfullscreen (data);
  else
    gtk_window_fullscreen (data);
}

static void
show_help_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const ShellGameInfo *info = shell_game_stack_get_info (SHELL_WINDOW (data)->stack);

  gtk_window_present (GTK_WINDOW (shell_help_new (data, info)));
}

static const GActionEntry actions[] = {
  { "games", games_activated_cb },
  { "library", library_activated_cb },
  { "go-on", go_on_activated_cb },
  { "learn", learn_activated_cb, "s" },
  { "review", review_activated_cb, "s" },
  { "continue", continue_activated_cb, "s" },
  { "join", join_activated_cb, "s" },
  { "new", new_activated_cb },
  { "new-of", new_of_activated_cb, "s" },
  { "open", open_activated_cb },
  { "open-aside", open_aside_activated_cb, "s" },
  { "open-recent", open_recent_activated_cb, "s" },
  { "save", save_activated_cb },
  { "save-as", save_as_activated_cb },
  { "copy-picture", copy_picture_activated_cb },
  { "save-picture", save_picture_activated_cb },
  { "print", print_activated_cb },
  { "copy-text", copy_text_activated_cb },
  { "paste", paste_activated_cb },
  { "fullscreen", fullscreen_activated_cb },
  { "show-help-overlay", show_help_activated_cb },
};

/** shell_window_add_actions: to be called once, when @window is made. */
void
shell_window_add_actions (ShellWindow *window)
{
  g_return_if_fail (SHELL_IS_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
}
