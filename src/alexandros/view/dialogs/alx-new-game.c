/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new game: who plays, and by which rules. */

#include "alx-new-game.h"

#include "alx-seat-row.h"
#include "alexandros/record/alx-board-file.h"
#include "base/base-random.h"

#include <glib/gi18n.h>
#include <string.h>

/* In the order of the drop-down, whose last item, after these, is "Own rules". */
static const char * const editions[] = { "english", "french", "italian" };

/* Translators: names of computer players, people around Alexander. */
static const char * const computer_names[] = { N_("Ptolemy"), N_("Bagoas"), N_("Roxane"),
                                              N_("Seleucus") };

/*
 * A window with an AlxSeatRow for each seat, and the options of the rules. An edition sets all
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
  AlxSeatRow  *seats[ALX_MAX_PLAYERS];
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

static guint64
make_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

static void
set_date (AlxRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_free (record->date);
  record->date = g_date_time_format (now, "%Y-%m-%d");
}

static gboolean
show_problem (AlxNewGame *dialog,
              const char *text)
{
  gtk_label_set_text (dialog->problem, text);
  gtk_widget_set_visible (GTK_WIDGET (dialog->problem), TRUE);
  return FALSE;
}

static gboolean
check_seats (AlxNewGame *dialog,
             guint8      order[ALX_MAX_PLAYERS],
             guint      *n)
{
  guint colours = 0;

  *n = 0;
  for (guint8 i = 0; i < ALX_MAX_PLAYERS; i++)
    {
      g_autofree char *name = alx_seat_row_get_name (dialog->seats[i]);
      guint colour = 1 << alx_seat_row_get_colour (dialog->seats[i]);

      if (alx_seat_row_get_kind (dialog->seats[i]) == NULL)
        continue;
      if (name[0] == '\0')
        return show_problem (dialog, _("Every player needs a name."));
      if (colours & colour)
        return show_problem (dialog, _("Every player needs a colour of their own."));
      colours |= colour;
      order[(*n)++] = i;
    }
  return TRUE;
}

static gboolean
read_seed (AlxNewGame *dialog,
           guint64    *seed)
{
  g_autofree char *text =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (dialog->seed))));

  *seed = make_seed ();
  return text[0] == '\0' ||
         g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL) ||
         show_problem (dialog, _("The seed is a number, or empty for a random one."));
}

/* A record only says that a program plays, not which one. */
static void
set_program (AlxGame    *game,
             guint       player,
             const char *command)
{
  if (command != NULL)
    alx_game_set_program (game, player, command);
}

static void
start_clicked_cb (AlxNewGame *dialog)
{
  AlxOptions options = get_options (dialog);
  guint8 order[ALX_MAX_PLAYERS];
  g_autoptr (AlxGame) game = NULL;
  BaseRandom random;
  AlxRecord *record;
  guint64 seed;
  guint n;

  if (!check_seats (dialog, order, &n) || !read_seed (dialog, &seed))
    return;
  random.state = seed;
  if (gtk_switch_get_active (dialog->shuffle))
    base_random_shuffle (&random, order, n);
  record = alx_record_new (alx_boards_default (), &options, n, base_random_next (&random));
  set_date (record);
  for (guint i = 0; i < n; i++)
    {
      AlxSeatRow *seat = dialog->seats[order[i]];
      g_autofree char *name = alx_seat_row_get_name (seat);

      alx_record_set_player (record, i, alx_seat_row_get_colour (seat),
                             alx_seat_row_get_kind (seat), name);
    }
  game = alx_game_new (record);
  for (guint i = 0; i < n; i++)
    set_program (game, i, alx_seat_row_get_program (dialog->seats[order[i]]));
  g_signal_emit_by_name (dialog, "start", game);
  gtk_window_close (GTK_WINDOW (dialog));
}

/* --- virtual functions --- */

static void
alx_new_game_class_init (AlxNewGameClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ALX_TYPE_SEAT_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/alx-new-game.ui");
  alx_seat_row_bind_children (widget_class, G_STRUCT_OFFSET (AlxNewGame, seats));
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

  /* With the new #AlxGame. */
  g_signal_new ("start", ALX_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                ALX_TYPE_GAME);
}

static void
alx_new_game_init (AlxNewGame *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
  alx_seat_row_align (dialog->seats);
}

/**
 * alx_new_game_new:
 * @parent: the window that asks
 * @last: the previous game, whose players and rules are proposed again
 *
 * Returns: (transfer none): a dialog, owned by GTK
 */
GtkWidget *
alx_new_game_new (GtkWindow *parent,
                  AlxGame   *last)
{
  const AlxRecord *record;
  AlxNewGame *dialog;
  guint used = 0;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (ALX_IS_GAME (last), NULL);

  record = alx_game_get_record (last);
  dialog = g_object_new (ALX_TYPE_NEW_GAME, "transient-for", parent, NULL);
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    if (i < record->n_players)
      {
        const AlxPlayer *player = &record->players[i];

        alx_seat_row_set (dialog->seats[i], i >= 2, player->kind, alx_game_get_program (last, i),
                          player->name, player->colour);
        used |= 1 << player->colour;
      }
    else
      {
        AlxColour colour = __builtin_ctz (~used);

        alx_seat_row_set (dialog->seats[i], TRUE, NULL, NULL, _(computer_names[i]), colour);
        used |= 1 << colour;
      }
  set_options (dialog, &alx_game_get_state (last)->options);
  option_changed_cb (dialog);
  return GTK_WIDGET (dialog);
}

/** alx_new_game_rematch: (transfer full): a new game of the players of @last, begun by the second
    of them. */
AlxGame *
alx_new_game_rematch (AlxGame *last)
{
  const AlxRecord *before;
  AlxRecord *record;
  AlxGame *game;

  g_return_val_if_fail (ALX_IS_GAME (last), NULL);

  before = alx_game_get_record (last);
  record = alx_record_new (alx_game_get_board (last), &alx_game_get_state (last)->options,
                           before->n_players, make_seed ());
  set_date (record);
  for (guint i = 0; i < before->n_players; i++)
    {
      const AlxPlayer *player = &before->players[(i + 1) % before->n_players];

      alx_record_set_player (record, i, player->colour, player->kind, player->name);
    }
  game = alx_game_new (record);
  for (guint i = 0; i < before->n_players; i++)
    set_program (game, i, alx_game_get_program (last, (i + 1) % before->n_players));
  return game;
}

/** alx_new_game_first: (transfer full): the game of the very first start: a person against a
    computer. */
AlxRecord *
alx_new_game_first (void)
{
  AlxRecord *record = alx_record_new (alx_boards_default (), &(AlxOptions) { 0 }, 2, make_seed ());

  set_date (record);
  /* Translators: the name of the person in the first game. */
  alx_record_set_player (record, 0, ALX_RED, "person", _("Anna"));
  alx_record_set_player (record, 1, ALX_BLUE, "captain", _(computer_names[1]));
  return record;
}
