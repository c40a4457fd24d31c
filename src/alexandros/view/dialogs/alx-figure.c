/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: a card, or a detail of the board in some position. */

#include "alx-figure.h"

#include "alexandros/paint/alx-paint.h"
#include "alexandros/record/alx-board-file.h"
#include "alexandros/record/alx-record.h"
#include "alexandros/rules/alx-apply.h"
#include "alexandros/words/alx-words.h"

/* Walls of the examples. */
#define SMALL "G24-H23 G24-H25 H23-I22 H25-H27"
#define LARGE "D21-E20 D21-E22 E20-F21 E22-F23 F21-G20 F23-G24 G18-G20 G18-H17 G24-G26 G26-H25 " \
              "H23-H25 H23-I24 I22-I24"
#define LATE  "A2-B3 B1-B3 B7-C6 B21-C22 B25-C24 C6-D7 C22-D21 C24-D25 D11-E10 D11-E12 D21-E22 " \
              "D25-E24 E8-E10 E8-F9 E12-F11 E22-E24 F9-G10 F11-G12 F13-F15 F13-G12 F15-F17 " \
              "F17-G16"

typedef struct
{
  const char *phase;
  const char *alexander;
  const char *walls;
  const char *governors;
  const char *way;                      /* (nullable): proposed for Alexander */
  const char *middle;                   /* the point in the middle of the figure */
  double      zoom;
} Figure;

static const Figure figures[ALX_FIGURES] = {
  [ALX_FIGURE_START] = { "card", "A2", "", "", NULL, "E12", 1 },
  [ALX_FIGURE_MOVE] = { "way L", "A2", "", "", "A2-B3-C4", "B7", 2.3 },
  [ALX_FIGURE_PROVINCE] = { "actions 2", "G24", SMALL, "", NULL, "I24", 2.2 },
  [ALX_FIGURE_OCCUPY] = { "actions 2", "G24", SMALL, "", NULL, "I24", 2.5 },
  [ALX_FIGURE_OCCUPY + 1] = { "actions 1", "G24", SMALL, "1:g23 1:i26", NULL, "I24", 2.5 },
  [ALX_FIGURE_TAKE_OVER] = { "actions 2", "G26", LARGE, "2:e20", NULL, "F21", 3 },
  [ALX_FIGURE_TAKE_OVER + 1] = { "actions 1", "G26", LARGE, "1:e20", NULL, "F21", 3 },
  [ALX_FIGURE_TAKE_BACK] = { "actions 2", "G24", SMALL, "2:g23 2:i26", NULL, "I24", 2.5 },
  [ALX_FIGURE_TAKE_BACK + 1] = { "actions 1", "G24", SMALL, "2:g23", NULL, "I24", 2.5 },
  [ALX_FIGURE_LEVY] = { "actions 2", "C22", LATE, "1:e10 2:f13 1:a3 1:b3", NULL, "D11", 1.9 },
};

static KitRecord *
make_record (const Figure *figure)
{
  g_autofree char *text = g_strdup_printf (
    "[Alexandros]\nFormat=1\nBoard=persia\n[Players]\n1=red person A\n2=blue person "
    "B\n[Position]\nTurn=1\nPlayer=1\n"
    "Phase=%s\nAlexander=%s\nBlack=%s\nRed=\nGovernors=%s\nHands=L -\nFaceUp=TA\n"
    "Supply=TTTTTTTTTTAAAAAAAAAAHHHHHHHHHHHLLLLLLLLLLSSSSSSSSSSS\nDiscards=\nScores=0 0\n",
    figure->phase, figure->alexander, figure->walls, figure->governors);
  KitFault fault;

  return alx_record_read (text, strlen (text), &fault);
}

static void
mark_way (AlxScene   *scene,
          const char *token)
{
  AlxDecision decision;

  if (!alx_decision_read (&decision, scene->board, token))
    return;
  scene->n_way = decision.n;
  memcpy (scene->way, decision.at, decision.n);
  scene->after = scene->state;
  alx_apply (&scene->after, scene->board, &decision, NULL);
}

/* What a figure shows beside the position, and from how near. */
static void
apply_figure (const Figure *figure,
              AlxScene     *scene,
              AlxLayout    *layout)
{
  guint8 point = alx_board_find_point (layout->board, figure->middle);

  g_return_if_fail (point != ALX_NONE);

  if (figure->way != NULL)
    mark_way (scene, figure->way);
  kit_geometry_close_up (&layout->geometry, alx_layout_point (layout, point), figure->zoom);
}

/* @figure: or NULL for the whole board without marks. */
static void
paint (KitPainter      *painter,
       cairo_t         *cr,
       const KitRecord *record,
       const Figure    *figure,
       double           width,
       double           height)
{
  KitColour colours[KIT_MAX_PLAYERS];
  AlxLayout layout;
  AlxScene scene;

  kit_record_get_colours (record, colours);
  alx_scene_init (&scene, alx_history_get_board (record->history),
                  alx_history_get_state (record->history), colours);
  alx_words_regions (scene.board, scene.regions);
  alx_layout_init (&layout, scene.board, width, height);
  if (figure != NULL)
    apply_figure (figure, &scene, &layout);
  alx_paint_board (&(KitTarget) { painter, cr, &layout.geometry, &scene, { 1, FALSE } });
}

/** alx_figure_paint_board: paints the board of @record as it is now, @width by @height pixels
    large. */
void
alx_figure_paint_board (KitPainter      *painter,
                        cairo_t         *cr,
                        const KitRecord *record,
                        double           width,
                        double           height)
{
  g_return_if_fail (painter != NULL && cr != NULL && record != NULL);

  paint (painter, cr, record, NULL, width, height);
}

/** alx_figure_paint: paints @number, one of the enumeration of the header, @width by @height pixels
    large. */
void
alx_figure_paint (KitPainter *painter,
                  cairo_t    *cr,
                  guint       number,
                  double      width,
                  double      height)
{
  g_autoptr (KitRecord) record = NULL;

  g_return_if_fail (painter != NULL && cr != NULL && number < ALX_FIGURES);

  if (number < ALX_SYMBOLS)
    {
      alx_paint_card (painter, cr, number, alx_words_symbol (number), width, height);
      return;
    }
  record = make_record (&figures[number]);
  g_return_if_fail (record != NULL);
  paint (painter, cr, record, &figures[number], width, height);
}
