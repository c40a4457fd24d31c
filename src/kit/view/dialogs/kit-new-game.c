/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game: who plays, and by which rules. */

#include "kit-new-game.h"

#include "kit-ask-place.h"
#include "kit-seats.h"

#include "base/base-random.h"
#include "kit/view/kit-begin.h"
#include "kit/view/kit-host.h"
#include "shell/dialogs/shell-dialogs.h"
#include "shell/shell-settings.h"

#include <glib/gi18n.h>

/* In pixels; the second height is for a game in which no rules are folded away. */
#define WIDTH       540
#define HEIGHT      480
#define FULL_HEIGHT 620

#define MAX_OPTIONS 8

/*
 * A window with a KitSeatRow for each seat, and a row for each option of the rules: a drop-down if
 * its values have names, otherwise a switch for two values and a spin button for more. Where the
 * rules have editions, an edition sets all options; when one is changed, the edition follows; and
 * all rows but that of the edition are in an expander. "start" is emitted with a new game, or
 * "table" with a seat at a new table whose seats are apart, and the window closes itself.
 *
 * CSS: a problem has the class "refusal", headings "panel-title". Accessible role: that of
 * GtkWindow. GTK owns the window.
 */
struct _KitNewGame
{
  GtkWindow parent_instance;

  /* template */
  KitSeatRow  *seats[KIT_MAX_PLAYERS];
  GtkWidget   *content;
  GtkDropDown *edition;                 /* its last item is "House rules" */
  GtkExpander *details;
  GtkWidget   *rows;
  GtkSwitch   *shuffle;
  GtkWidget   *seed_row;                /* the last of @rows */
  GtkEntry    *seed;
  GtkLabel    *problem;
  GtkWidget   *introduction;            /* that one's name is asked for */
  GtkWidget   *start;
  GtkLabel    *game;                    /* its name */

  /* children too */
  GtkSwitch   *shorter;                 /* or NULL */
  GtkWidget   *controls[MAX_OPTIONS];
  guint        n_controls;

  const KitGameView *view;              /* borrowed */
  gboolean     setting;                 /* options or edition are set, not by the user */
};

G_DEFINE_FINAL_TYPE (KitNewGame, kit_new_game, GTK_TYPE_WINDOW)

/* --- options --- */

/* The number of the value that is chosen. */
static guint
get_value (gpointer control)
{
  if (GTK_IS_DROP_DOWN (control))
    return gtk_drop_down_get_selected (control);
  if (GTK_IS_SWITCH (control))
    return gtk_switch_get_active (control);
  return gtk_spin_button_get_value_as_int (control);
}

static void
set_value (gpointer control,
           guint    number)
{
  if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (control, number);
  else if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (control, number);
  else
    gtk_spin_button_set_value (control, number);
}

/* (transfer full) (nullable): the values of the options. */
static gpointer
get_options (KitNewGame *dialog)
{
  const KitOptions *options = dialog->view->format->options;
  gpointer values = kit_options_new (options);

  for (guint i = 0; i < dialog->n_controls; i++)
    kit_option_set (&options->rows[i], values, get_value (dialog->controls[i]));
  return values;
}

static void
set_options (KitNewGame    *dialog,
             gconstpointer  values)
{
  const KitOptions *options = dialog->view->format->options;

  dialog->setting = TRUE;
  for (guint i = 0; i < dialog->n_controls; i++)
    set_value (dialog->controls[i], kit_option_get (&options->rows[i], values));
  dialog->setting = FALSE;
}

static void
edition_selected_cb (KitNewGame *dialog)
{
  guint selected = gtk_drop_down_get_selected (dialog->edition);

  if (!dialog->setting && selected < g_strv_length ((char **) dialog->view->editions))
    set_options (dialog, dialog->view->format->options->editions[selected].values);
}

static void
option_changed_cb (KitNewGame *dialog)
{
  g_autofree gpointer values = NULL;

  if (dialog->setting || dialog->view->editions == NULL)
    return;
  values = get_options (dialog);
  dialog->setting = TRUE;
  gtk_drop_down_set_selected (
    dialog->edition, kit_options_find_edition (dialog->view->format->options, values));
  dialog->setting = FALSE;
}

/* --- the new game --- */

/* (nullable): what is wrong with the seed, whose entry then gets the focus; (out) @seed: that
   number, or one by chance if there is none. */
static const char *
read_seed (KitNewGame *dialog,
           guint64    *seed)
{
  GtkWidget *entry = GTK_WIDGET (dialog->seed);
  g_autofree char *text =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->seed))));

  *seed = kit_begin_make_seed ();
  gtk_widget_remove_css_class (entry, "error");
  if (text[0] == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return NULL;
  gtk_widget_add_css_class (entry, "error");
  gtk_widget_grab_focus (entry);
  return _("The random seed is a whole number, or empty.");
}

/* Their name is proposed for the next games. "Guest" is no name. */
static void
keep_name (KitNewGame       *dialog,
           const KitSeating *seating)
{
  g_autofree char *name = kit_seats_find_person (dialog->seats, seating);

  if (name != NULL && !g_str_equal (name, _("Guest")))
    shell_settings_set_player (name);
}

static void
show_problem (KitNewGame *dialog,
              const char *problem)
{
  gtk_label_set_text (dialog->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
}

/* Sets a table whose seats are apart. (transfer full) (nullable): the seat of the player; %NULL if
   @problem says why there is none. */
static KitSeatFile *
set_table (KitNewGame           *dialog,
           const KitRemotePlace *place,
           char                **problem)
{
  g_autofree gpointer options = get_options (dialog);
  KitApartSetup setup = { .format = dialog->view->format, .options = options };
  g_autoptr (GError) error = NULL;
  KitSeatFile *file = NULL;
  KitSeating seating;
  BaseRandom random = { kit_begin_make_seed () };

  *problem = g_strdup (kit_seats_read (dialog->seats, &seating));
  if (*problem == NULL && gtk_switch_get_active (dialog->shuffle))
    base_random_shuffle (&random, seating.rows, seating.n);
  if (*problem == NULL)
    *problem = g_strdup (kit_seats_set_up_apart (dialog->seats, &seating, &setup));
  if (*problem == NULL && place != NULL)
    {
      file = kit_host_set_table (dialog->view, &setup, place, &error);
      *problem = file == NULL ? g_strdup (error->message) : NULL;
    }
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    g_free (setup.players[i].name);
  return file;
}

static void
place_chosen_cb (KitNewGame           *dialog,
                 const KitRemotePlace *place,
                 KitAskPlace          *asking)
{
  g_autofree char *problem = NULL;
  KitSeatFile *file = set_table (dialog, place, &problem);

  kit_ask_place_tell (asking, problem);
  if (file == NULL)
    return;
  /* It lives until its button was released, longer than the window behind it. */
  gtk_window_set_transient_for (GTK_WINDOW (asking), NULL);
  gtk_window_close (GTK_WINDOW (asking));
  g_signal_emit_by_name (dialog, "table", file);
  gtk_window_close (GTK_WINDOW (dialog));
}

/* Asks where persons elsewhere meet, once all else is right. */
static void
ask_place (KitNewGame *dialog)
{
  g_autofree char *problem = NULL;
  GtkWidget *asking;

  set_table (dialog, NULL, &problem);
  if (problem == NULL && dialog->shorter != NULL && gtk_switch_get_active (dialog->shorter))
    problem = g_strdup (_("A game that starts in the middle can only be played at one machine."));
  if (problem != NULL)
    {
      show_problem (dialog, problem);
      return;
    }
  asking = kit_ask_place_new (GTK_WINDOW (dialog));
  g_signal_connect_object (asking, "chosen", G_CALLBACK (place_chosen_cb), dialog,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (asking));
}

static void
start_clicked_cb (KitNewGame *dialog)
{
  g_autofree gpointer options = get_options (dialog);
  g_autoptr (KitGame) game = NULL;
  const char *problem;
  KitSeating seating;
  BaseRandom random;
  KitRecord *record;
  guint64 seed;

  problem = kit_seats_read (dialog->seats, &seating);
  if (problem == NULL)
    problem = read_seed (dialog, &seed);
  if (problem != NULL)
    {
      show_problem (dialog, problem);
      return;
    }
  keep_name (dialog, &seating);
  random.state = seed;
  if (gtk_switch_get_active (dialog->shuffle))
    base_random_shuffle (&random, seating.rows, seating.n);
  if (kit_seats_are_apart (dialog->seats, &seating))
    {
      ask_place (dialog);
      return;
    }
  record = kit_begin_record (dialog->view, options,
                             dialog->shorter != NULL && gtk_switch_get_active (dialog->shorter),
                             seating.n, base_random_next (&random));
  game = kit_seats_make (dialog->seats, &seating, dialog->view, record);
  g_signal_emit_by_name (dialog, "start", game);
  gtk_window_close (GTK_WINDOW (dialog));
}

/* --- virtual functions --- */

static void
kit_new_game_class_init (KitNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-new-game.ui");
  kit_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (KitNewGame, seats));
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, content);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, edition);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, details);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, rows);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, shuffle);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, seed_row);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, seed);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, problem);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, introduction);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, start);
  gtk_widget_class_bind_template_child (widget_class, KitNewGame, game);
  gtk_widget_class_bind_template_callback (widget_class, edition_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With the new #KitGame. */
  g_signal_new ("start", KIT_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                KIT_TYPE_GAME);
  /* With the #KitSeatFile of the player at a new table whose seats are apart: it is to be freed. */
  g_signal_new ("table", KIT_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
}

static void
kit_new_game_init (KitNewGame *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/* --- making the rows --- */

/* (transfer full): @words, translated. */
static GtkStringList *
translate (const char * const *words)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (; *words != NULL; words++)
    gtk_string_list_append (list, _(*words));
  return list;
}

/* (transfer floating): what sets an option. */
static GtkWidget *
make_control (KitNewGame           *dialog,
              const KitOption      *option,
              const KitOptionWords *words)
{
  guint n = g_strv_length ((char **) option->words);
  GtkWidget *control;
  const char *signal;

  if (words->values != NULL)
    {
      control = gtk_drop_down_new (G_LIST_MODEL (translate (words->values)), NULL);
      signal = "notify::selected";
    }
  else if (n == 2)
    {
      control = gtk_switch_new ();
      signal = "notify::active";
    }
  else
    {
      control = gtk_spin_button_new (gtk_adjustment_new (0, 0, n - 1, 1, 0, 0), 0, 0);
      signal = "value-changed";
    }
  g_signal_connect_object (control, signal, G_CALLBACK (option_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  return control;
}

/* Adds a row above that of the seed. */
static void
add_row (KitNewGame *dialog,
         const char *title,
         GtkWidget  *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row),
                  g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE,
                                "mnemonic-widget", control, "hexpand", TRUE, NULL));
  gtk_box_append (GTK_BOX (row), control);
  gtk_widget_insert_before (row, dialog->rows, dialog->seed_row);
}

static void
add_rows (KitNewGame *dialog)
{
  const KitGameView *view = dialog->view;
  const KitOptions *options = view->format->options;

  if (view->shorter != NULL)
    {
      dialog->shorter = GTK_SWITCH (gtk_switch_new ());
      add_row (dialog, _(view->shorter), GTK_WIDGET (dialog->shorter));
    }
  for (guint i = 0; options != NULL && options->rows[i].key != NULL; i++)
    {
      GtkWidget *control = make_control (dialog, &options->rows[i], &view->options[i]);

      g_assert (i < MAX_OPTIONS);
      add_row (dialog, _(view->options[i].title), control);
      dialog->controls[dialog->n_controls++] = control;
    }
}

static void
name_editions (KitNewGame *dialog)
{
  g_autoptr (GtkStringList) editions = translate (dialog->view->editions);

  gtk_string_list_append (editions, _("House rules"));
  gtk_drop_down_set_model (dialog->edition, G_LIST_MODEL (editions));
}

/* Without editions, all rows are shown at once. */
static void
take_out_of_details (KitNewGame *dialog)
{
  g_autoptr (GtkWidget) rows = g_object_ref (dialog->rows);

  gtk_widget_set_visible (GTK_WIDGET (dialog->details), FALSE);
  gtk_expander_set_child (dialog->details, NULL);
  gtk_widget_set_can_focus (rows, TRUE);
  gtk_widget_set_margin_top (rows, 0);
  gtk_box_append (GTK_BOX (dialog->content), rows);
}

/* Who was not asked for their name yet is asked now; otherwise Enter begins the game. */
static void
ask_name (KitNewGame *dialog)
{
  g_autofree char *said = shell_settings_get_player ();
  const char *kind = kit_seat_row_get_kind (dialog->seats[0]);
  gboolean asked = said == NULL && g_strcmp0 (kind, "person") == 0;

  gtk_widget_set_visible (dialog->introduction, asked);
  if (asked)
    kit_seat_row_focus_name (dialog->seats[0]);
  else
    gtk_widget_grab_focus (dialog->start);
}

/**
 * kit_new_game_new:
 * @parent: the window that asks
 * @settings: those of KitAskProgram
 * @view: the game
 * @last: the previous game, whose players and rules are proposed again
 *
 * Returns: (transfer none): a dialog, owned by GTK
 */
GtkWidget *
kit_new_game_new (GtkWindow         *parent,
                  GSettings         *settings,
                  const KitGameView *view,
                  KitGame           *last)
{
  KitNewGame *dialog;
  g_autofree char *title = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  dialog = g_object_new (KIT_TYPE_NEW_GAME, "transient-for", parent, NULL);
  dialog->view = view;
  /* Translators: %s is the name of a game. */
  title = g_strdup_printf (_("New Game of %s"), _(view->name));
  gtk_window_set_title (GTK_WINDOW (dialog), title);
  gtk_label_set_text (dialog->game, _(view->name));
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, view->editions != NULL ? HEIGHT : FULL_HEIGHT);
  kit_seats_set_up (dialog->seats, view, settings, last);
  add_rows (dialog);
  if (view->editions != NULL)
    name_editions (dialog);
  else
    take_out_of_details (dialog);
  set_options (dialog, kit_options_look (view->format->options, kit_game_get_state (last)));
  option_changed_cb (dialog);
  if (dialog->shorter != NULL)
    gtk_switch_set_active (dialog->shorter, kit_begin_is_shorter (view, last));
  ask_name (dialog);
  return GTK_WIDGET (dialog);
}
