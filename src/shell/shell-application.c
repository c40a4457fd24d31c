/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: one window, one game. */

#include "config.h"

#include "shell-application.h"

#include "shell-appearance.h"
#include "shell-keys.h"
#include "shell-language.h"
#include "shell-memory.h"
#include "shell-names.h"
#include "shell-settings.h"
#include "shell-trace.h"

#include "shell/dialogs/shell-preferences.h"
#include "shell/window/shell-window.h"

#include <errno.h>
#include <glib-unix.h>
#include <glib/gi18n.h>

#define TRACE_OPTION   "trace-frames"
#define VERSION_OPTION "version"

#define N_ENDS 3

/**
 * ShellApplication:
 *
 * The program: one process for each bus, one window, one game. It makes the window when it is first
 * needed, gives the actions their keys, follows the settings of language and appearance, and ends
 * in an orderly way on SIGHUP, SIGINT and SIGTERM. It owns the settings and the store.
 */
struct _ShellApplication
{
  GtkApplication parent_instance;

  ShellCatalogue *games;
  GSettings *settings;                  /* owned, as the next two */
  ShellAppearance *appearance;
  ShellStore *store;                    /* NULL before there is a window */
  GtkWidget *about;                     /* weak, as the next */
  GtkWidget *preferences;
  guint      rebuild_source;            /* idle, after a change of language; or 0 */
  guint      signal_sources[N_ENDS];
};

G_DEFINE_FINAL_TYPE (ShellApplication, shell_application, GTK_TYPE_APPLICATION)

static ShellWindow *
find_window (ShellApplication *application)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    if (SHELL_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* The kind of the game that was played last. The autosave decides it, but is not read before there
   is a window. */
static const ShellGameInfo *
guess_kind (ShellApplication *application)
{
  g_autofree char *id = g_settings_get_string (application->settings, "last-game");
  const ShellGameInfo *info = shell_catalogue_find_id (application->games, id);

  return info != NULL ? info : application->games[0];
}

static ShellWindow *
get_window (ShellApplication *application)
{
  GtkWidget *window;

  if (find_window (application) != NULL)
    return find_window (application);
  if (application->store == NULL)
    application->store = shell_store_new (application->games);
  window = shell_window_new (GTK_APPLICATION (application), guess_kind (application),
                             application->store, application->settings);
  shell_trace_watch (window);
  shell_memory_settle ();
  return SHELL_WINDOW (window);
}

/* --- actions --- */

static void
quit_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  if (find_window (data) != NULL)
    gtk_window_close (GTK_WINDOW (find_window (data)));
  else
    g_application_quit (data);
}

/* (transfer full): a paragraph on each game. */
static char *
describe_games (ShellCatalogue *games)
{
  GString *text = g_string_new (gettext ((*games)->comments));

  while (*++games != NULL)
    g_string_append_printf (text, "\n\n%s", gettext ((*games)->comments));
  return g_string_free (text, FALSE);
}

/* Not gtk_show_about_dialog(), which keeps its dialog in the language of the first time. */
static GtkWidget *
make_about (ShellApplication *application)
{
  g_autofree char *comments = describe_games (application->games);
  GtkWidget *about = g_object_new (GTK_TYPE_ABOUT_DIALOG,
    "program-name", g_get_application_name (),
    "title", _("About Alexandros"),
    "version", PACKAGE_VERSION,
    "logo-icon-name", APPLICATION_ID,
    "license-type", GTK_LICENSE_GPL_3_0,
    "website", WEBSITE,
    "website-label", _("Website"),
    "comments", comments,
    "copyright", _("© The Alexandros authors"),
    /* Translators: your names, one a line. */
    "translator-credits", _("translator-credits"),
    "transient-for", get_window (application),
    "modal", TRUE,
    "destroy-with-parent", TRUE,
    NULL);

  /* Translators: above the address where they are reported. */
  gtk_about_dialog_add_credit_section (GTK_ABOUT_DIALOG (about), _("Problems and ideas"),
                                       (const char *[]) { ISSUES, NULL });
  return about;
}

static void
about_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  ShellApplication *application = data;

  if (application->about == NULL)
    g_set_weak_pointer (&application->about, make_about (application));
  gtk_window_present (GTK_WINDOW (application->about));
}

static void
show_preferences (ShellApplication *application)
{
  ShellWindow *window = get_window (application);

  if (application->preferences == NULL)
    {
      g_set_weak_pointer (&application->preferences,
                          shell_preferences_new (application->settings,
                                                 shell_window_get_game (window)));
      gtk_window_set_transient_for (GTK_WINDOW (application->preferences), GTK_WINDOW (window));
    }
  gtk_window_present (GTK_WINDOW (application->preferences));
}

static void
preferences_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       data)
{
  show_preferences (data);
}

/* An action of the desktop file, which may be what starts the program. */
static void
new_game_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       data)
{
  shell_window_show (get_window (data));
  shell_window_ask_new (get_window (data));
}

/* The default action of the notification. */
static void
show_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  g_application_activate (data);
}

static const GActionEntry actions[] = {
  { "new-game", new_game_activated_cb },
  { "quit", quit_activated_cb },
  { "about", about_activated_cb },
  { "preferences", preferences_activated_cb },
  { "show", show_activated_cb },
};

/* --- language and style --- */

/* In an idle callback: the change of language comes from a signal of the menu that is rebuilt. */
static void
rebuild_cb (gpointer data)
{
  ShellApplication *application = data;
  gboolean choosing = application->preferences != NULL;

  application->rebuild_source = 0;
  if (find_window (application) == NULL)
    return;
  shell_window_rebuild (find_window (application));
  if (choosing)
    show_preferences (application);
}

static void
language_changed_cb (ShellApplication *application)
{
  g_autofree char *code = g_settings_get_string (application->settings, "language");

  shell_language_set (code);
  if (application->rebuild_source == 0)
    application->rebuild_source = g_idle_add_once (rebuild_cb, application);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/alexandros_game/Alexandros/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* --- the end --- */

/* In the main loop: the system ends the program, or its terminal is closed. */
static gboolean
signal_cb (gpointer data)
{
  ShellApplication *application = data;

  g_debug ("a signal ends the program");
  g_application_quit (G_APPLICATION (application));
  return G_SOURCE_CONTINUE;
}

static void
watch_signals (ShellApplication *application)
{
  static const int ends[N_ENDS] = { SIGHUP, SIGINT, SIGTERM };

  for (guint i = 0; i < N_ENDS; i++)
    application->signal_sources[i] = g_unix_signal_add (ends[i], signal_cb, application);
}

/* --- virtual functions --- */

static void
work_ahead (const ShellGameInfo *info)
{
  g_autoptr (GSettings) settings = NULL;

  if (info->ahead == NULL)
    return;
  settings = g_settings_new (info->schema);
  info->ahead (settings);
}

static void
shell_application_startup (GApplication *g_application)
{
  ShellApplication *application = SHELL_APPLICATION (g_application);
  g_autofree char *code = NULL;
  g_autoptr (GAction) language = NULL;

  application->settings = g_settings_new (APPLICATION_ID);
  code = g_settings_get_string (application->settings, "language");
  shell_language_set (code);
  work_ahead (guess_kind (application));
  G_APPLICATION_CLASS (shell_application_parent_class)->startup (g_application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  shell_keys_set_own (GTK_APPLICATION (application));
  load_style ();
  shell_names_watch (g_application);
  watch_signals (application);
  language = g_settings_create_action (application->settings, "language");
  g_action_map_add_action (G_ACTION_MAP (application), language);
  application->appearance = shell_appearance_new (application->settings);
  g_signal_connect_object (application->settings, "changed::language",
                           G_CALLBACK (language_changed_cb), application, G_CONNECT_SWAPPED);
}

/* After the main loop: what else was ready in its last iteration, such as a decision, is written
   too. */
static void
shell_application_shutdown (GApplication *application)
{
  ShellWindow *window = find_window (SHELL_APPLICATION (application));

  if (window != NULL)
    shell_window_end (window);
  G_APPLICATION_CLASS (shell_application_parent_class)->shutdown (application);
}

static int
shell_application_handle_local_options (GApplication *application,
                                        GVariantDict *options)
{
  const char *missing = shell_settings_find_missing (SHELL_APPLICATION (application)->games);
  const char *path;

  if (g_variant_dict_contains (options, VERSION_OPTION))
    {
      g_print ("alexandros %s\n", PACKAGE_VERSION);
      return 0;
    }
  if (missing != NULL)
    {
      /* Translators: %s is the name of the description of the program's settings. */
      g_printerr (_("Alexandros is not installed completely: the settings schema %s is missing."),
                  missing);
      g_printerr ("\n");
      return 1;
    }
  if (!g_variant_dict_lookup (options, TRACE_OPTION, "^&ay", &path))
    return -1;
  if (!shell_trace_open (path))
    {
      g_printerr ("%s: %s\n", path, g_strerror (errno));
      return 1;
    }
  return -1;
}

static void
shell_application_activate (GApplication *application)
{
  shell_window_show (get_window (SHELL_APPLICATION (application)));
}

static void
shell_application_open (GApplication  *application,
                        GFile        **files,
                        int            n_files,
                        const char    *hint)
{
  ShellWindow *window = get_window (SHELL_APPLICATION (application));

  shell_window_show (window);
  shell_window_open (window, files, n_files);
}

static void
shell_application_finalize (GObject *object)
{
  ShellApplication *application = SHELL_APPLICATION (object);

  g_clear_handle_id (&application->rebuild_source, g_source_remove);
  g_clear_weak_pointer (&application->about);
  g_clear_weak_pointer (&application->preferences);
  g_clear_object (&application->appearance);
  g_clear_object (&application->settings);
  g_clear_object (&application->store);
  for (guint i = 0; i < N_ENDS; i++)
    g_clear_handle_id (&application->signal_sources[i], g_source_remove);
  G_OBJECT_CLASS (shell_application_parent_class)->finalize (object);
}

static void
shell_application_class_init (ShellApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = shell_application_finalize;
  application_class->handle_local_options = shell_application_handle_local_options;
  application_class->startup = shell_application_startup;
  application_class->shutdown = shell_application_shutdown;
  application_class->activate = shell_application_activate;
  application_class->open = shell_application_open;
}

static void
shell_application_init (ShellApplication *application)
{
}

/**
 * shell_application_new:
 * @games: the games that it has, at least one
 *
 * Returns: (transfer full): the application, to be run once
 */
ShellApplication *
shell_application_new (ShellCatalogue *games)
{
  ShellApplication *application;

  g_return_val_if_fail (games != NULL && games[0] != NULL, NULL);

  application =
    g_object_new (SHELL_TYPE_APPLICATION, "application-id", APPLICATION_ID, "resource-base-path",
                  "/io/github/alexandros_game/Alexandros", "flags", G_APPLICATION_HANDLES_OPEN,
                  NULL);
  g_application_add_main_option (G_APPLICATION (application), TRACE_OPTION, 0, G_OPTION_FLAG_HIDDEN,
                                 G_OPTION_ARG_FILENAME, "Write down what each frame costs", "FILE");
  g_application_add_main_option (G_APPLICATION (application), VERSION_OPTION, 0, 0,
                                 G_OPTION_ARG_NONE, _("Print the version"), NULL);
  /* Translators: behind the name of the program: it can be called with names of saved games. */
  g_application_set_option_context_parameter_string (G_APPLICATION (application), _("[FILE…]"));
  application->games = games;
  return application;
}
