/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game: who plays, and by which rules. */

#include "alx-new-game.h"

#include "alexandros/record/alx-board-file.h"
#include "alexandros/view/alx-game-view.h"
#include "base/base-random.h"
#include "kit/view/dialogs/kit-seats.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>
#include <string.h>

/* In pixels. */
#define WIDTH  440
#define HEIGHT 480

#define GUIDED_SEED 12

/* In the order of the drop-down, whose last item, after these, is "House rules". */
static const char * const editions[] = { "english", "french", "italian" };

/*
 * A window with a KitSeatRow for each seat, and the options of the rules. An edition sets all
 * options; when one is changed, the edition follows. "start" is emitted with a new game, and the
 * window closes itself.
 *
 * CSS: a problem has the class "refusal", headings "panel-title". Accessible role: that of
 * GtkWindow. GTK owns the window.
 */
struct _AlxNewGame
{
  GtkWindow parent_instance;

  /* template */
  KitSeatRow  *seats[KIT_MAX_PLAYERS];
  GtkSwitch   *shuffle;
  GtkDropDown *edition;
  GtkDropDown *joker;
  GtkSwitch   *special_refresh;
  GtkSwitch   *end_above;
  GtkDropDown *compensation;
  GtkEntry    *seed;
  GtkLabel    *problem;

  gboolean     setting;                 /* options or edition are set, not by the user */
};

G_DEFINE_FINAL_TYPE (AlxNewGame, alx_new_game, GTK_TYPE_WINDOW)

/* --- options --- */

static AlxOptions
get_options (AlxNewGame *dialog)
{
  return (AlxOptions) {
    .joker = gtk_drop_down_get_selected (dialog->joker),
    .compensation = gtk_drop_down_get_selected (dialog->compensation),
    .special_refresh = gtk_switch_get_active (dialog->special_refresh),
    .end_above = gtk_switch_get_active (dialog->end_above),
  };
}

static void
set_options (AlxNewGame       *dialog,
             const AlxOptions *options)
{
  dialog->setting = TRUE;
  gtk_drop_down_set_selected (dialog->joker, options->joker);
  gtk_drop_down_set_selected (dialog->compensation, options->compensation);
  gtk_switch_set_active (dialog->special_refresh, options->special_refresh);
  gtk_switch_set_active (dialog->end_above, options->end_above);
  dialog->setting = FALSE;
}

static void
edition_selected_cb (AlxNewGame *dialog)
{
  guint selected = gtk_drop_down_get_selected (dialog->edition);
  AlxOptions options;

  if (dialog->setting || selected >= G_N_ELEMENTS (editions))
    return;
  alx_options_find_edition (editions[selected], &options);
  set_options (dialog, &options);
}

static void
option_changed_cb (AlxNewGame *dialog)
{
  AlxOptions options = get_options (dialog);
  guint selected;

  if (dialog->setting)
    return;
  for (selected = 0; selected < G_N_ELEMENTS (editions); selected++)
    {
      AlxOptions edition;

      alx_options_find_edition (editions[selected], &edition);
      if (memcmp (&edition, &options, sizeof options) == 0)
        break;
    }
  dialog->setting = TRUE;
  gtk_drop_down_set_selected (dialog->edition, selected);
  dialog->setting = FALSE;
}

/* --- making the record --- */

static void
start_clicked_cb (AlxNewGame *dialog)
{
  AlxOptions options = get_options (dialog);
  g_autoptr (KitGame) game = NULL;
  const char *problem;
  KitSeating seating;
  BaseRandom random;
  KitRecord *record;
  guint64 seed;

  problem = kit_seats_read (dialog->seats, &seating);
  if (problem == NULL)
    problem = kit_seats_read_seed (dialog->seed, &seed);
  if (problem != NULL)
    {
      gtk_label_set_text (dialog->problem, problem);
      gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
      return;
    }
  random.state = seed;
  if (gtk_switch_get_active (dialog->shuffle))
    base_random_shuffle (&random, seating.rows, seating.n);
  record =
    alx_record_new (alx_boards_default (), &options, seating.n, base_random_next (&random));
  game = kit_seats_make (dialog->seats, &seating, &alx_game_view, record);
  g_signal_emit_by_name (dialog, "start", game);
  gtk_window_close (GTK_WINDOW (dialog));
}

/* --- virtual functions --- */

static void
alx_new_game_class_init (AlxNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (KIT_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-new-game.ui");
  kit_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (AlxNewGame, seats));
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, shuffle);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, edition);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, joker);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, special_refresh);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, end_above);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, compensation);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, seed);
  gtk_widget_class_bind_template_child (widget_class, AlxNewGame, problem);
  gtk_widget_class_bind_template_callback (widget_class, edition_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  /* With the new #KitGame. */
  g_signal_new ("start", ALX_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                KIT_TYPE_GAME);
}

static void
alx_new_game_init (AlxNewGame *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}

/**
 * alx_new_game_new:
 * @parent: the window that asks
 * @settings: those of KitAskProgram
 * @last: the previous game, whose players and rules are proposed again
 *
 * Returns: (transfer none): a dialog, owned by GTK
 */
GtkWidget *
alx_new_game_new (GtkWindow *parent,
                  GSettings *settings,
                  KitGame   *last)
{
  AlxNewGame *dialog;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  dialog = g_object_new (ALX_TYPE_NEW_GAME, "transient-for", parent, NULL);
  shell_dialogs_fit (GTK_WINDOW (dialog), WIDTH, HEIGHT);
  kit_seats_set_up (dialog->seats, &alx_game_view, settings, last);
  set_options (dialog, &alx_game_get_state (last)->options);
  option_changed_cb (dialog);
  return GTK_WIDGET (dialog);
}

/** alx_new_game_rematch: (transfer full): a new game of the players of @last, begun by the second
    of them. */
KitGame *
alx_new_game_rematch (KitGame *last)
{
  KitRecord *record;

  g_return_val_if_fail (KIT_IS_GAME (last), NULL);

  record = alx_record_new (alx_game_get_board (last), &alx_game_get_state (last)->options,
                           kit_game_get_record (last)->n_players, kit_seats_make_seed ());
  return kit_seats_rematch (&alx_game_view, last, record);
}

/* The rulebook of the language of the program, if it differs from the English one. */
static void
find_edition (AlxOptions *options)
{
  const char *language = g_get_language_names ()[0];
  const char *edition = g_str_has_prefix (language, "fr")   ? "french"
                        : g_str_has_prefix (language, "it") ? "italian"
                                                            : "english";

  alx_options_find_edition (edition, options);
}

/* (transfer full): a game of a person against a Recruit. */
static KitRecord *
make_first (const AlxOptions *options,
            guint64           seed)
{
  g_autofree char *name = kit_seats_find_name ();
  KitRecord *record = alx_record_new (alx_boards_default (), options, 2, seed);

  kit_seats_set_date (record);
  kit_record_set_player (record, 0, KIT_RED, "person", name);
  kit_record_set_player (record, 1, KIT_BLUE, "recruit", _(alx_game_view.names[1]));
  return record;
}

/** alx_new_game_first: (transfer full): the game of the very first start. */
KitRecord *
alx_new_game_first (void)
{
  AlxOptions options;

  find_edition (&options);
  return make_first (&options, kit_seats_make_seed ());
}

/** alx_new_game_guided: (transfer full): the guided first game, always the same. */
KitRecord *
alx_new_game_guided (void)
{
  return make_first (&(AlxOptions) { 0 }, GUIDED_SEED);
}
