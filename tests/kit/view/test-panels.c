/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score rows, seats and the end of a game, with a toy game: the one who decides is not always the
   one whose turn it is. */

#include "config.h"

#include "whole.h"

#include "kit/view/dialogs/kit-ask-seats.h"
#include "kit/view/dialogs/kit-portrait.h"
#include "kit/view/dialogs/kit-result.h"
#include "kit/view/dialogs/kit-seats.h"
#include "kit/view/kit-begin.h"
#include "kit/view/panels/kit-score-row.h"

#include <string.h>

/* --- the game --- */

/* A turn has two decisions: the first is that of its owner, the second that of the next seat. */
typedef struct
{
  KIT_HEAD;
  guint8 decisions;
  gint8  scores[KIT_MAX_PLAYERS];
} State;

#define DECISIONS 4                     /* of a game */

static int
get_score (gconstpointer state,
           guint         player)
{
  return ((const State *) state)->scores[player];
}

static gboolean
test_decision (gconstpointer  state,
               gconstpointer  board,
               gconstpointer  decision,
               KitRefusal    *refusal)
{
  return TRUE;
}

/* A decision is the points that its seat gets. */
static void
apply (gpointer       state,
       gconstpointer  board,
       gconstpointer  decision,
       KitChance     *chance)
{
  State *after = state;

  after->scores[after->decider] += *(const gint8 *) decision;
  after->decisions++;
  after->turn = after->decisions / 2 + 1;
  after->player = (after->turn - 1) % after->n_players;
  after->decider = (after->player + after->decisions % 2) % after->n_players;
  after->over = after->decisions == DECISIONS;
}

static gboolean
reveals (gconstpointer  state,
         gconstpointer  board,
         gconstpointer  decision,
         KitChance     *chance)
{
  return FALSE;
}

/* Nothing is hidden. */
static void
look (gpointer      view,
      gconstpointer state,
      guint         player)
{
  memcpy (view, state, sizeof (State));
}

static const KitRules rules = {
  .state_size = sizeof (State),
  .decision_size = sizeof (gint8),
  .view_size = sizeof (State),
  .max_players = KIT_MAX_PLAYERS,
  .get_score = get_score,
  .test = test_decision,
  .apply = apply,
  .reveals = reveals,
  .look = look,
};

static KitRecord *create_record (gconstpointer options,
                                 guint         n_players,
                                 guint64       seed);

static const KitFormat format = {
  .rules = &rules,
  .group = "Toy",
  .suffix = ".toy",
  .create_record = create_record,
};

static const KitLevel levels[] = {
  { "easy", TRUE, FALSE, kit_level_advise_random },
  { "secret", FALSE, FALSE, kit_level_advise_random },
  { "hard", TRUE, FALSE, kit_level_advise_random },
  { NULL }
};

/* --- its row --- */

#define TOY_TYPE_ROW (toy_row_get_type ())
G_DECLARE_FINAL_TYPE (ToyRow, toy_row, TOY, ROW, KitScoreRow)

struct _ToyRow
{
  KitScoreRow parent_instance;

  GtkWidget *decisions;
  double     scale;
};

G_DEFINE_FINAL_TYPE (ToyRow, toy_row, KIT_TYPE_SCORE_ROW)

static void
toy_row_update (KitScoreRow   *row,
                KitGame       *game,
                gconstpointer  state)
{
  g_autofree char *text = g_strdup_printf ("%u", ((const State *) state)->decisions);

  gtk_label_set_text (GTK_LABEL (TOY_ROW (row)->decisions), text);
}

static void
toy_row_set_scale (KitScoreRow *row,
                   double       scale)
{
  TOY_ROW (row)->scale = scale;
}

static guint hidden;                    /* points of everybody that the viewer sees */

static guint
toy_row_count_hidden (KitScoreRow   *row,
                      gconstpointer  state)
{
  return hidden;
}

static char *
toy_row_describe (KitScoreRow   *row,
                  KitGame       *game,
                  gconstpointer  state,
                  gboolean       on_turn)
{
  guint player = kit_score_row_get_player (row);

  return g_strdup_printf ("%s%s has %d", on_turn ? "Now " : "",
                          whole_record (game)->players[player].name,
                          get_score (state, player));
}

static void
toy_row_class_init (ToyRowClass *class)
{
  KitScoreRowClass *row_class = KIT_SCORE_ROW_CLASS (class);

  row_class->update = toy_row_update;
  row_class->count_hidden = toy_row_count_hidden;
  row_class->set_scale = toy_row_set_scale;
  row_class->describe = toy_row_describe;
}

static void
toy_row_init (ToyRow *row)
{
  row->decisions = gtk_label_new (NULL);
  kit_score_row_add (KIT_SCORE_ROW (row), row->decisions);
}

/* --- its table --- */

static KitPainter *
make_painter (KitThemeKind kind)
{
  static const KitPictures none = { 0, NULL };
  static const KitTheme themes[KIT_THEMES] = {
    { .kind = KIT_THEME_DAY },
    { .kind = KIT_THEME_NIGHT },
    { .kind = KIT_THEME_CONTRAST },
    { .kind = KIT_THEME_DARK_CONTRAST },
  };

  return kit_painter_new (&themes[kind], &none);
}

static const char *
get_kind_name (const char *kind)
{
  return g_str_equal (kind, "person") ? "A person" : g_str_equal (kind, "easy") ? "Easy" : kind;
}

static const char *
explain_end (const KitRecord *record)
{
  return "It was long enough.";
}

static void
paint_piece (KitPainter *painter,
             cairo_t    *cr,
             KitColour   colour,
             KitPixel    middle,
             double      size)
{
}

static void
fill_result (KitResult       *result,
             const KitRecord *record)
{
  kit_result_add_cell (result, "Bonus", 2, 0, FALSE);
}

static const KitGameView view = {
  .format = &format,
  .levels = levels,
  .make_painter = make_painter,
  .names = { "Alpha", "Beta", "Gamma", "Delta" },
  .get_score_row_type = toy_row_get_type,
  .get_kind_name = get_kind_name,
  .explain_end = explain_end,
  .paint_piece = paint_piece,
  .fill_result = fill_result,
};

static KitRecord *
create_record (gconstpointer options,
               guint         n_players,
               guint64       seed)
{
  const State start = { .turn = 1, .n_players = n_players };

  return kit_record_new (&format, NULL, &start);
}

/* A person with red pieces, a computer with blue ones, and a program with yellow ones. */
static KitGame *
make_game (void)
{
  KitRecord *record = create_record (NULL, 3, 0);
  KitGame *game;

  kit_record_set_player (record, 0, KIT_RED, "person", "P1");
  kit_record_set_player (record, 1, KIT_BLUE, "easy", "P2");
  kit_record_set_player (record, 2, KIT_YELLOW, "person", "P3");
  game = kit_game_new (record, levels);
  kit_game_set_program (game, 2, "/usr/bin/true now");
  return game;
}

static void
decide (KitGame *game,
        gint8    points)
{
  KitRefusal refusal;

  g_assert_true (kit_game_decide (game, &points, &refusal));
}

static GtkWidget *
find_child (gpointer    widget,
            GType       type,
            const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (widget, type, name));
}

static const char *
get_text (gpointer    widget,
          GType       type,
          const char *name)
{
  return gtk_label_get_text (GTK_LABEL (find_child (widget, type, name)));
}

/* --- score rows --- */

static void
assert_row (KitScoreRow *row,
            const char  *kind,
            const char  *score,
            const char  *label)
{
  GtkWidget *box = find_child (row, KIT_TYPE_SCORE_ROW, "box");

  g_assert_cmpstr (get_text (row, KIT_TYPE_SCORE_ROW, "kind"), ==, kind);
  g_assert_cmpstr (get_text (row, KIT_TYPE_SCORE_ROW, "score"), ==, score);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (row)), ==, label);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_cmpint (gtk_widget_has_css_class (box, "on-turn"), ==, label[0] == 'N');
}

static void
test_rows (void)
{
  g_autoptr (KitGame) game = make_game ();
  KitScoreRow *rows[3];
  GtkWidget *added;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rows[i] = g_object_ref_sink (KIT_SCORE_ROW (kit_score_row_new (&view, i)));
      g_assert_true (TOY_IS_ROW (rows[i]));
      gtk_test_accessible_assert_role (rows[i], GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      kit_score_row_update (rows[i], game, kit_game_get_state (game));
    }
  assert_row (rows[0], "You", "0", "Now P1 has 0");
  assert_row (rows[1], "Easy", "0", "P2 has 0");
  assert_row (rows[2], "true now", "0", "P3 has 0");

  /* The second seat decides, in the turn of the first. Points may be below 0. */
  decide (game, -5);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    kit_score_row_update (rows[i], game, kit_game_get_state (game));
  assert_row (rows[0], "You", "-5", "Now P1 has -5");
  assert_row (rows[1], "Easy", "0", "P2 has 0");
  /* Points that only the player sees. */
  hidden = 2;
  kit_score_row_update (rows[0], game, kit_game_get_state (game));
  hidden = 0;
  assert_row (rows[0], "You", "-5+2", "Now P1 has -5");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (TOY_ROW (rows[1])->decisions)), ==, "1");
  added = gtk_widget_get_parent (TOY_ROW (rows[1])->decisions);
  g_assert_true (gtk_widget_get_visible (added));

  decide (game, 7);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    kit_score_row_update (rows[i], game, kit_game_get_state (game));
  assert_row (rows[0], "You", "-5", "P1 has -5");
  assert_row (rows[1], "Easy", "7", "Now P2 has 7");

  /* Nobody is on turn after the end. */
  decide (game, 0);
  decide (game, 0);
  kit_score_row_update (rows[1], game, kit_game_get_state (game));
  assert_row (rows[1], "Easy", "7", "P2 has 7");
  kit_score_row_set_scale (rows[1], 1.5);
  g_assert_cmpfloat (TOY_ROW (rows[1])->scale, ==, 1.5);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_finalize_object (rows[i]);
}

/* --- seats --- */

typedef struct
{
  GtkWidget  *box;
  KitSeatRow *rows[KIT_MAX_PLAYERS];
} Seats;

static Seats
make_seats (const KitGameView *game,
            KitGame           *last)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  Seats seats = { .box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0)) };

  g_type_ensure (KIT_TYPE_PORTRAIT);
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      seats.rows[i] = g_object_new (KIT_TYPE_SEAT_ROW, NULL);
      gtk_box_append (GTK_BOX (seats.box), GTK_WIDGET (seats.rows[i]));
    }
  kit_seats_set_up (seats.rows, game, settings, last);
  return seats;
}

static GListModel *
get_kinds (KitSeatRow *row)
{
  return gtk_drop_down_get_model (GTK_DROP_DOWN (find_child (row, KIT_TYPE_SEAT_ROW, "kind")));
}

static void
select_kind (KitSeatRow *row,
             guint       index)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_child (row, KIT_TYPE_SEAT_ROW, "kind")), index);
}

/* The players of the last game are proposed, with the other names and colours for free seats. */
static void
test_seats_proposed (void)
{
  g_autoptr (KitGame) last = make_game ();
  Seats seats = make_seats (&view, last);
  KitSeating seating;
  char *name;

  g_assert_cmpstr (kit_seat_row_get_kind (seats.rows[0]), ==, "person");
  g_assert_cmpstr (kit_seat_row_get_kind (seats.rows[1]), ==, "easy");
  g_assert_cmpstr (kit_seat_row_get_program (seats.rows[2]), ==, "/usr/bin/true now");
  g_assert_null (kit_seat_row_get_kind (seats.rows[3]));
  name = kit_seat_row_get_name (seats.rows[3]);
  g_assert_cmpstr (name, ==, "Delta");
  g_free (name);
  g_assert_cmpint (kit_seat_row_get_colour (seats.rows[3]), ==, KIT_GREEN);

  /* Person, elsewhere, two levels and "Custom program…"; the third seat can stay empty, and has a
     program. */
  g_assert_cmpuint (g_list_model_get_n_items (get_kinds (seats.rows[0])), ==, 5);
  g_assert_cmpuint (g_list_model_get_n_items (get_kinds (seats.rows[2])), ==, 7);

  g_assert_null (kit_seats_read (seats.rows, &seating));
  g_assert_cmpuint (seating.n, ==, 3);
  select_kind (seats.rows[2], 0);
  select_kind (seats.rows[3], 4);
  g_assert_cmpstr (kit_seat_row_get_kind (seats.rows[3]), ==, "hard");
  g_assert_null (kit_seats_read (seats.rows, &seating));
  g_assert_cmpuint (seating.n, ==, 3);
  g_assert_cmpuint (seating.rows[2], ==, 3);
  g_assert_finalize_object (seats.box);
}

static void
check_name (KitSeatRow *row,
            const char *expected)
{
  g_autofree char *name = kit_seat_row_get_name (row);

  g_assert_cmpstr (name, ==, expected);
}

/* In the first seat, a name that nobody has changed is that of the person or of a general. */
static void
test_seats_names (void)
{
  g_autofree char *person = kit_begin_find_name ();
  g_autoptr (KitGame) last = make_game ();
  Seats seats = make_seats (&view, last);
  GtkWidget *name = find_child (seats.rows[0], KIT_TYPE_SEAT_ROW, "name");

  gtk_editable_set_text (GTK_EDITABLE (name), person);
  select_kind (seats.rows[0], 1);
  check_name (seats.rows[0], view.names[0]);
  select_kind (seats.rows[0], 2);
  check_name (seats.rows[0], view.names[0]);
  select_kind (seats.rows[0], 0);
  check_name (seats.rows[0], person);
  gtk_editable_set_text (GTK_EDITABLE (name), "Thais");
  select_kind (seats.rows[0], 1);
  check_name (seats.rows[0], "Thais");
  g_assert_finalize_object (seats.box);
}

/* Whoever plays a seat that could be empty is proposed as a person if nobody may choose them. */
static void
test_seats_not_offered (void)
{
  g_autoptr (KitGame) last = make_game ();
  Seats seats;

  kit_game_set_kind (last, 2, "secret");
  seats = make_seats (&view, last);
  g_assert_cmpstr (kit_seat_row_get_kind (seats.rows[2]), ==, "person");
  g_assert_finalize_object (seats.box);
}

static void
test_seats_refused (void)
{
  g_autoptr (KitGame) last = make_game ();
  Seats seats = make_seats (&view, last);
  GtkWidget *name = find_child (seats.rows[1], KIT_TYPE_SEAT_ROW, "name");
  GtkWidget *colour = find_child (seats.rows[1], KIT_TYPE_SEAT_ROW, "colour");
  KitSeating seating;

  gtk_editable_set_text (GTK_EDITABLE (name), " \t");
  g_assert_cmpstr (kit_seats_read (seats.rows, &seating), ==, "Every player needs a name.");
  gtk_editable_set_text (GTK_EDITABLE (name), "P");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (colour), KIT_YELLOW);
  g_assert_cmpstr (kit_seats_read (seats.rows, &seating), ==,
                   "Every player needs a colour of their own.");

  /* Nobody has a name or a colour. */
  select_kind (seats.rows[2], 0);
  g_assert_null (kit_seats_read (seats.rows, &seating));
  g_assert_finalize_object (seats.box);
}

/* A game of fewer seats than there are rows: what is hidden is played by nobody. */
static void
test_seats_few (void)
{
  g_autoptr (KitGame) last = make_game ();
  KitRules few_rules = rules;
  KitFormat few_format = format;
  KitGameView few = view;
  KitSeating seating;
  Seats seats;

  few_rules.max_players = 3;
  few_format.rules = &few_rules;
  few.format = &few_format;
  few.names[3] = NULL;
  seats = make_seats (&few, last);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (seats.rows[2])));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (seats.rows[3])));
  g_assert_null (kit_seats_read (seats.rows, &seating));
  g_assert_cmpuint (seating.n, ==, 3);
  g_assert_finalize_object (seats.box);
}

static void
test_seats_made (void)
{
  g_autoptr (KitGame) last = make_game ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  Seats seats = make_seats (&view, last);
  const KitSeating seating = { 3, { 2, 0, 1 } };
  KitGame *game = kit_seats_make (seats.rows, &seating, &view,
                                  kit_begin_record (&view, NULL, FALSE, 3, 0));
  const KitRecord *record = whole_record (game);
  KitGame *rematch;

  g_assert_cmpstr (record->about[KIT_ABOUT_DATE], ==, today);
  g_assert_cmpstr (record->players[0].name, ==, "P3");
  g_assert_cmpint (record->players[0].colour, ==, KIT_YELLOW);
  g_assert_cmpstr (kit_game_get_program (game, 0), ==, "/usr/bin/true now");
  g_assert_null (kit_game_get_program (game, 1));
  g_assert_cmpstr (record->players[2].kind, ==, "easy");
  g_assert_finalize_object (seats.box);

  rematch = kit_begin_rematch (&view, game);
  g_assert_cmpstr (whole_record (rematch)->players[0].name, ==, "P1");
  g_assert_cmpstr (whole_record (rematch)->players[1].kind, ==, "easy");
  g_assert_cmpstr (kit_game_get_program (rematch, 2), ==, "/usr/bin/true now");
  g_assert_finalize_object (rematch);
  g_assert_finalize_object (game);
}

/* A level that is not offered is known nevertheless. */
static void
test_seats_asked (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *parent = gtk_window_new ();
  g_autoptr (KitGame) game = make_game ();
  GtkWidget *dialog;

  kit_game_set_kind (game, 1, "secret");
  g_assert_false (kit_ask_seats_needed (&view, game));
  kit_game_set_kind (game, 1, "unheard-of");
  g_assert_true (kit_ask_seats_needed (&view, game));
  dialog = kit_ask_seats_new (GTK_WINDOW (parent), &view, settings, game);
  g_assert_false (gtk_widget_get_visible (find_child (dialog, KIT_TYPE_ASK_SEATS, "seat_1")));
  g_assert_true (gtk_widget_get_visible (find_child (dialog, KIT_TYPE_ASK_SEATS, "seat_2")));
  select_kind (KIT_SEAT_ROW (find_child (dialog, KIT_TYPE_ASK_SEATS, "seat_2")), 2);
  gtk_widget_realize (dialog);
  gtk_window_close (GTK_WINDOW (dialog));
  g_assert_cmpstr (whole_record (game)->players[1].kind, ==, "hard");
  g_assert_true (kit_game_is_person (game, 0));
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* --- the end --- */

static const char *
get_cell (GtkWidget *result,
          guint      column,
          guint      row)
{
  GtkWidget *table = find_child (result, KIT_TYPE_RESULT, "table");

  return gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (table), column, row)));
}

static guint
count_portraits (GtkWidget *result)
{
  GtkWidget *portraits = find_child (result, KIT_TYPE_RESULT, "portraits");
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (portraits); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static void
test_result (void)
{
  static const struct
  {
    gint8       points[DECISIONS];      /* of the first, second, second and third seat */
    const char *winner;
    guint       n_winners;
    const char *total;                  /* of the second */
  } cases[] = {
    { { 1, 2, 3, 4 }, "P2 wins", 1, "5" },
    { { 5, 2, 3, 4 }, "Shared victory: P1, P2", 2, "5" },
    { { -3, -1, -1, -4 }, "P2 wins", 1, "-2" },
  };
  GtkWidget *parent = gtk_window_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (KitGame) game = make_game ();
      GtkWidget *result;

      for (guint k = 0; k < DECISIONS; k++)
        decide (game, cases[i].points[k]);
      result = kit_result_new (GTK_WINDOW (parent), &view, game);
      g_assert_cmpstr (get_text (result, KIT_TYPE_RESULT, "winner"), ==, cases[i].winner);
      g_assert_cmpstr (get_text (result, KIT_TYPE_RESULT, "reason"), ==, "It was long enough.");
      g_assert_cmpuint (count_portraits (result), ==, cases[i].n_winners);
      g_assert_cmpstr (get_cell (result, 1, 2), ==, cases[i].total);
      g_assert_cmpstr (get_cell (result, 2, 0), ==, "Bonus");
      gtk_window_destroy (GTK_WINDOW (result));
    }
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* A game that was given up has no winner, whatever the points. */
static void
test_abandoned (void)
{
  GtkWidget *parent = gtk_window_new ();
  g_autoptr (KitGame) game = make_game ();
  GtkWidget *result;

  decide (game, 3);
  kit_game_resign (game);
  result = kit_result_new (GTK_WINDOW (parent), &view, game);
  g_assert_cmpstr (get_text (result, KIT_TYPE_RESULT, "winner"), ==, "The game was given up");
  g_assert_cmpuint (count_portraits (result), ==, 0);
  g_assert_cmpstr (get_cell (result, 1, 1), ==, "3");
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int   argc,
      char *argv[])
{
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit/rows", test_rows);
  g_test_add_func ("/kit/seats/proposed", test_seats_proposed);
  g_test_add_func ("/kit/seats/names", test_seats_names);
  g_test_add_func ("/kit/seats/not-offered", test_seats_not_offered);
  g_test_add_func ("/kit/seats/refused", test_seats_refused);
  g_test_add_func ("/kit/seats/few", test_seats_few);
  g_test_add_func ("/kit/seats/made", test_seats_made);
  g_test_add_func ("/kit/seats/asked", test_seats_asked);
  g_test_add_func ("/kit/result", test_result);
  g_test_add_func ("/kit/abandoned", test_abandoned);
  return g_test_run ();
}
