/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of The Advisers that move: each looks as if painted where it is; in the window they
   come to rest, cards fly from hand to hand, and a key or a click ends all of it. */

#include "config.h"

#include "adv-robot.h"

#include "advisers/presenter/adv-storyboard.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/view/board/adv-board-pieces.h"
#include "advisers/view/panels/adv-hand-panel.h"
#include "kit/view/panels/kit-card.h"
#include "kit/view/panels/kit-score-panel.h"
#include "shell/shell-language.h"

#include <math.h>

#define WIDTH  700
#define HEIGHT 450

/* --- pictures --- */

typedef struct
{
  guint same;                           /* pixels that are painted in both, */
  guint other;                          /* and that are not the same in both */
} Difference;

/* Destroys both surfaces. */
static Difference
compare (cairo_surface_t *shown,
         cairo_surface_t *painted)
{
  int stride = cairo_image_surface_get_stride (shown) / (int) sizeof (guint32);
  const guint32 *a = (gpointer) cairo_image_surface_get_data (shown);
  const guint32 *b = (gpointer) cairo_image_surface_get_data (painted);
  Difference difference = { 0 };

  for (int i = 0; i < stride * cairo_image_surface_get_height (shown); i++)
    {
      difference.same += a[i] == b[i] && a[i] != 0;
      difference.other += a[i] != b[i];
    }
  cairo_surface_destroy (shown);
  cairo_surface_destroy (painted);
  return difference;
}

static void
paint_piece (const KitTarget *target,
             guint            piece,
             gpointer         data)
{
  adv_pieces_paint (target, piece);
}

static cairo_surface_t *
make_surface (int       scale,
              cairo_t **cr)
{
  return kit_nodes_create (CAIRO_FORMAT_ARGB32, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT), scale,
                           cr);
}

/* (transfer full): @piece at a place, as a frame shows it. */
static cairo_surface_t *
draw (KitTarget *target,
      guint      piece,
      KitPixel   at)
{
  KitPieces *pieces = kit_pieces_new (paint_piece, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const KitStage stage = { pieces, snapshot, target };
  cairo_t *cr;
  cairo_surface_t *surface = make_surface (target->output.scale, &cr);
  GskRenderNode *node;

  adv_pieces_append (&stage, piece, at, NULL);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  kit_pieces_free (pieces);
  return surface;
}

/* Each piece is put on the nearest whole pixel, neither cut off nor blurred. */
static void
test_pictures (gconstpointer data)
{
  int scale = GPOINTER_TO_INT (data);
  g_autoptr (KitPainter) painter = adv_painter_new (KIT_THEME_DAY);
  AdvLayout layout;
  KitTarget target = { .painter = painter, .geometry = &layout.geometry,
                       .output = { scale, FALSE } };

  adv_layout_init (&layout, adv_boards_default (), WIDTH, HEIGHT);
  kit_painter_set_scale (painter, scale);
  for (guint piece = 0; piece < ADV_PIECE_ROAD + 3 * KIT_COLOURS; piece++)
    {
      KitPixel at = { 200 + piece * 3.3, 150 + piece * 1.7 };
      cairo_surface_t *painted, *shown;
      Difference difference;
      cairo_t *cr;

      if (piece == ADV_PIECE_DIE)
        continue;
      painted = make_surface (scale, &cr);
      cairo_translate (cr, round (at.x * scale) / scale, round (at.y * scale) / scale);
      target.cr = cr;
      adv_pieces_paint (&target, piece);
      cairo_destroy (cr);
      shown = draw (&target, piece, at);
      difference = compare (shown, painted);
      g_test_message ("piece %u: %u, %u", piece, difference.same, difference.other);
      g_assert_cmpuint (difference.other, ==, 0);
      g_assert_cmpuint (difference.same, >, 50);
    }
}

/* --- in the window --- */

typedef struct
{
  KitTable    *table;
  KitGame     *game;
  KitInput    *input;
  KitPlayback *playback;
} Play;

static gboolean
is_still (gpointer data)
{
  return !kit_playback_is_playing (((Play *) data)->playback);
}

/* From now on all moves slowly. */
static Play
begin (KitRecord *record)
{
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);
  Play play = { .table = adv_robot_start () };

  adv_robot_play (record);
  play.game = kit_table_get_game (play.table);
  play.input = kit_table_get_input (play.table);
  play.playback = kit_table_get_playback (play.table);
  robot_resize (1500, 1000);
  robot_settle ();
  g_settings_set_string (settings, "animation-speed", "slow");
  return play;
}

static void
decide (Play       *play,
        const char *token)
{
  AdvDecision decision;
  AdvRefusal refusal;

  g_assert_true (adv_decision_read (&decision, adv_boards_default (), token));
  g_assert_true (kit_game_decide (play->game, &decision, (KitRefusal *) &refusal));
}

/* What is seen to move before all is still: a bit for each kind, and how many cards flew. */
typedef struct
{
  guint kinds;
  guint cards;
} Seen;

static void
see (const KitMotion *motion,
     double           progress,
     gpointer         data)
{
  Seen *seen = data;

  seen->kinds |= 1u << motion->kind;
  seen->cards += motion->kind == KIT_MOTION_CARD;
}

/* Of the decision that is shown, now or later. */
static Seen
look (Play *play)
{
  Seen seen = { 0 };

  kit_playback_foreach_all (play->playback, see, &seen);
  return seen;
}

static void
check_still (Play *play)
{
  AdvState state;

  kit_game_get_shown_state (play->game, &state);
  g_assert_true (is_still (play));
  g_assert_cmpmem (kit_playback_get_state (play->playback), sizeof state, &state, sizeof state);
}

/* A decision, and what it moves besides as many cards as it costs or brings. */
static const struct
{
  const char *name;
  const char *token;
  guint       kind;
  guint       cards;
} moves[] = {
  { "road", "road:g6nw", ADV_MOTION_ROAD, 2 },
  { "village", "village:g6s", ADV_MOTION_BUILDING, 4 },
  { "city", "city:g8n", ADV_MOTION_BUILDING, 5 },
  { "knight", "knight:d7>2", ADV_MOTION_ROBBER, 2 },
  { "buy", "buy", KIT_MOTION_CARD, 4 },
  { "bank", "bank:HH>B", KIT_MOTION_CARD, 3 },
};

static const AdvScene *
get_scene (Play *play)
{
  return kit_board_view_get_parts (kit_table_get_board (play->table))->scene;
}

/* While it moves, it is not yet where it is to stand; the frame clock brings it there. */
static void
test_move (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  Play play = begin (adv_robot_read ("building.advisers"));
  guint8 corner = adv_board_find_corner (adv_boards_default (), "g6s");
  Seen seen;

  decide (&play, moves[i].token);
  g_assert_false (is_still (&play));
  seen = look (&play);
  g_assert_true (seen.kinds >> moves[i].kind & 1);
  g_assert_cmpuint (seen.cards, ==, moves[i].cards);
  g_assert_cmpint (get_scene (&play)->no_robber, ==, moves[i].kind == ADV_MOTION_ROBBER);
  g_assert_cmpint (adv_corner_set_has (&get_scene (&play)->lifted, corner), ==, i == 1);
  robot_wait ("the end", is_still, &play);
  check_still (&play);
  g_assert_false (get_scene (&play)->no_robber);
  g_assert_cmpuint (adv_corner_set_size (&get_scene (&play)->lifted), ==, 0);
  robot_stop ();
}

/* --- cards --- */

static GtkWidget *
find_anchor (Play  *play,
             guint  anchor,
             guint  face)
{
  return KIT_TABLE_GET_CLASS (play->table)->find_anchor (play->table, anchor, face);
}

/* Cards fly from and to the card of the own hand, and the rows of the others; goods from the bank,
   development cards from their deck. */
static void
test_anchors (void)
{
  Play play = begin (adv_robot_read ("building.advisers"));
  gpointer scores = kit_table_get_panel (play.table, KIT_TYPE_SCORE_PANEL);
  GtkWidget *deck = find_anchor (&play, ADV_ANCHOR_DECK, ADV_FACE_CARD);

  for (guint good = 0; good < ADV_TRADED; good++)
    {
      GtkWidget *own = find_anchor (&play, ADV_ANCHOR_HAND, good);
      GtkWidget *bank = find_anchor (&play, ADV_ANCHOR_BANK, good);

      g_assert_true (own == adv_robot_card (ADV_TYPE_HAND_PANEL, 0, good));
      g_assert_true (gtk_widget_get_mapped (bank));
      g_assert_true (bank != own && bank != deck);
    }
  g_assert_true (find_anchor (&play, ADV_ANCHOR_HAND, ADV_FACE_CARD + ADV_CARD_PLENTY) ==
                 adv_robot_card (ADV_TYPE_HAND_PANEL, 0, ADV_FACE_CARD + ADV_CARD_PLENTY));
  for (guint player = 1; player < 4; player++)
    g_assert_true (find_anchor (&play, ADV_ANCHOR_HAND + player, ADV_ORE) ==
                   kit_score_panel_get_row (scores, player));
  g_assert_true (gtk_widget_get_mapped (deck));
  g_assert_true (find_anchor (&play, ADV_ANCHOR_BOARD, ADV_ORE) ==
                 GTK_WIDGET (kit_table_get_board (play.table)));
  robot_stop ();
}

/* What a hexagon brings comes from there, a token from its point; other cards from the middle. */
static void
test_starts (void)
{
  Play play = begin (adv_robot_read ("building.advisers"));
  const AdvBoard *board = adv_boards_default ();
  KitMotion motion = { .kind = KIT_MOTION_CARD, .from = ADV_ANCHOR_BOARD, .face = ADV_GOLD,
                       .place = adv_board_find_hexagon (board, "d7") };
  KitTableClass *class = KIT_TABLE_GET_CLASS (play.table);
  KitPixel wanted = adv_robot_at (adv_robot_place ("d7"));
  KitPixel start;

  g_assert_true (class->find_start (play.table, &motion, &start));
  g_assert_cmpfloat (hypot (start.x - wanted.x, start.y - wanted.y), <, 1);
  motion.face = ADV_FACE_TOKEN + ADV_BATTLE;
  motion.place = adv_board_find_corner (board, "g8s");
  wanted = adv_robot_at (adv_robot_place ("g8s"));
  g_assert_true (class->find_start (play.table, &motion, &start));
  g_assert_cmpfloat (hypot (start.x - wanted.x, start.y - wanted.y), <, 1);
  motion.from = ADV_ANCHOR_BANK;
  g_assert_false (class->find_start (play.table, &motion, &start));
  robot_stop ();
}

static int
count_card (guint face)
{
  return kit_card_get_count (KIT_CARD (adv_robot_card (ADV_TYPE_HAND_PANEL, 0, face)));
}

static gboolean
is_still_and_right (gpointer data)
{
  g_assert_cmpint (count_card (ADV_WHEAT), <=, 4);
  g_assert_cmpint (count_card (ADV_BRICK), <=, 4);
  return is_still (data);
}

/* No card is counted twice while it flies; one that comes is counted when it has come. */
static void
test_hand (void)
{
  Play play = begin (adv_robot_read ("building.advisers"));

  g_assert_cmpint (count_card (ADV_WHEAT), ==, 4);
  g_assert_cmpint (count_card (ADV_BRICK), ==, 3);
  decide (&play, "bank:HH>B");
  g_assert_cmpint (count_card (ADV_BRICK), ==, 3);
  robot_wait ("the end", is_still_and_right, &play);
  g_assert_cmpint (count_card (ADV_WHEAT), ==, 2);
  g_assert_cmpint (count_card (ADV_BRICK), ==, 4);
  robot_stop ();
}

/* --- interruptions --- */

static void
press_key (Play *play)
{
  robot_key ("x");
}

static void
click (Play *play)
{
  robot_click (GTK_WIDGET (kit_table_get_board (play->table)), 12, 12);
}

static void
turn_off (Play *play)
{
  g_autoptr (GSettings) settings = g_settings_new (adv_table_info.schema);

  g_settings_set_string (settings, "animation-speed", "off");
}

static void
undo (Play *play)
{
  robot_key ("ctrl+z");
  g_assert_cmpuint (kit_game_get_cursor (play->game), ==, 0);
}

static void
look_back (Play *play)
{
  robot_key ("alt+Home");
  g_assert_cmpuint (kit_game_get_shown (play->game), ==, 0);
}

static const struct
{
  const char *name;
  void      (*come) (Play *play);
  guint       cursor;                   /* decisions in force afterwards */
} betweens[] = {
  { "key", press_key, 1 },
  { "click", click, 1 },
  { "off", turn_off, 1 },
  { "undo", undo, 0 },
  { "look-back", look_back, 1 },
};

/* An interruption ends the motion and has no other effect on the game. */
static void
test_between (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  Play play = begin (adv_robot_read ("building.advisers"));

  decide (&play, "city:g8n");
  g_assert_false (is_still (&play));
  betweens[i].come (&play);
  check_still (&play);
  g_assert_cmpuint (kit_game_get_cursor (play.game), ==, betweens[i].cursor);
  g_assert_null (kit_input_get_proposal (play.input));
  robot_stop ();
}

int
main (int    argc,
      char **argv)
{
  shell_language_init ();
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_test_add_data_func ("/advisers/pieces/pictures/1", GINT_TO_POINTER (1), test_pictures);
  g_test_add_data_func ("/advisers/pieces/pictures/2", GINT_TO_POINTER (2), test_pictures);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *path = g_strconcat ("/advisers/pieces/move/", moves[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_move);
    }
  g_test_add_func ("/advisers/pieces/anchors", test_anchors);
  g_test_add_func ("/advisers/pieces/starts", test_starts);
  g_test_add_func ("/advisers/pieces/hand", test_hand);
  for (guint i = 0; i < G_N_ELEMENTS (betweens); i++)
    {
      g_autofree char *path = g_strconcat ("/advisers/pieces/between/", betweens[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_between);
    }
  return g_test_run ();
}
