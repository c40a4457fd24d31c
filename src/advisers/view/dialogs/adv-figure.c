/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawing for the rules: the board, or a detail of it, in some position. */

#include "adv-figure.h"

#include "advisers/paint/adv-paint.h"
#include "advisers/record/adv-board-file.h"
#include "advisers/record/adv-record.h"
#include "advisers/words/adv-words.h"

#include <string.h>

typedef struct
{
  guint       alexander;                /* the points that he has passed */
  guint       n_events;                 /* events among them */
  const char *robber;
  const char *villages;
  const char *cities;
  const char *roads;
  const char *longest;                  /* who has the longest road, or "" */
  const char *temple;                   /* (nullable): the corner for which the players bid */
  const char *middle;                   /* the hexagon in the middle of the figure */
  double      zoom;
} Figure;

static const Figure figures[ADV_FIGURES] = {
  [ADV_FIGURE_START] = { 1, 0, "h3", "", "", "", "", NULL, "d9", 1 },
  [ADV_FIGURE_DICE] = { 18, 7, "c4", "1:b3s", "2:d7n", "", "", NULL, "c4", 3 },
  [ADV_FIGURE_ROUTE] = { 23, 9, "h3", "1:f5s", "", "", "", NULL, "g8", 2.4 },
  [ADV_FIGURE_AUCTION] = { 20, 7, "h3", "", "", "", "", "f5s", "g6", 3 },
  [ADV_FIGURE_AUCTION + 1] = { 20, 7, "h3", "1:f5s", "", "", "", NULL, "g6", 3 },
  [ADV_FIGURE_BUILD] = { 23, 9, "h3", "1:f5s 1:h7n", "", "1:g6w 1:h5ne 1:h7nw", "", NULL, "g6",
                         2.8 },
  [ADV_FIGURE_LONGEST] = { 30, 13, "h3", "", "",
                           "2:c10w 2:c10nw 2:c10ne 2:c12w 2:d9ne 2:d11nw 2:d11ne", "2", NULL,
                           "c10", 2.8 },
  [ADV_FIGURE_POINTS] = { 20, 7, "h3", "2:g8n", "1:b3s 1:b5s 1:d7n", "", "", NULL, "c6", 2.2 },
};

static KitRecord *
make_record (const Figure *figure)
{
  g_autofree char *won = g_strnfill (figure->n_events, '-');
  g_autofree char *text = g_strdup_printf (
    "[Advisers]\nFormat=1\nBoard=campaign\n[Players]\n1=red person A\n2=yellow person B\n"
    "3=blue person C\n4=green person D\n[Position]\nTurn=30\nPlayer=1\nPhase=build\n"
    "Alexander=%u\nRobber=%s\nVillages=%s\nCities=%s\nRoads=%s\nHands=- - - -\n"
    "Gold=0 0 0 0\nSupply=\nDevelopment=KKKKKKKKKKKKKKVVVVVRRPPMM\nCards=- - - -\nFresh=\n"
    "Played=false\nOffers=0\nKnights=0 0 0 0\nTokens=bhsbbsttssbstshhtstbhthhtbhb\nWon=%s\n"
    "LongestRoad=%s\nStrongestArmy=\n",
    figure->alexander, figure->robber, figure->villages, figure->cities, figure->roads, won,
    figure->longest);
  KitFault fault;

  return kit_format_read (&adv_format, text, strlen (text), &fault);
}

/* What a figure shows beside the position, and from how near. */
static void
apply_figure (const Figure *figure,
              AdvScene     *scene,
              AdvLayout    *layout)
{
  guint8 hexagon = adv_board_find_hexagon (layout->board, figure->middle);

  g_return_if_fail (hexagon != ADV_NONE);

  if (figure->temple != NULL)
    scene->auction = adv_board_find_corner (scene->board, figure->temple);
  kit_geometry_close_up (&layout->geometry, adv_layout_hexagon (layout, hexagon), figure->zoom);
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
  AdvLayout layout;
  AdvScene scene;

  kit_record_get_colours (record, colours);
  adv_scene_init (&scene, adv_history_get_board (record->history),
                  adv_history_get_state (record->history), colours);
  adv_words_regions (scene.board, scene.regions);
  adv_layout_init (&layout, scene.board, width, height);
  if (figure != NULL)
    apply_figure (figure, &scene, &layout);
  adv_paint_board (&(KitTarget) { painter, cr, &layout.geometry, &scene, { 1, FALSE } });
}

/** adv_figure_paint_board: paints the board of @record as it is now, @width by @height pixels
    large. */
void
adv_figure_paint_board (KitPainter      *painter,
                        cairo_t         *cr,
                        const KitRecord *record,
                        double           width,
                        double           height)
{
  g_return_if_fail (painter != NULL && cr != NULL && record != NULL);

  paint (painter, cr, record, NULL, width, height);
}

/** adv_figure_paint: paints @number, one of the enumeration of the header, @width by @height pixels
    large. */
void
adv_figure_paint (KitPainter *painter,
                  cairo_t    *cr,
                  guint       number,
                  double      width,
                  double      height)
{
  g_autoptr (KitRecord) record = NULL;

  g_return_if_fail (painter != NULL && cr != NULL && number < ADV_FIGURES);

  record = make_record (&figures[number]);
  g_return_if_fail (record != NULL);
  paint (painter, cr, record, &figures[number], width, height);
}
