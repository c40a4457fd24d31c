/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies at a place of the board, for tooltips and screen readers. */

#include "adv-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
get_terrain (guint8 produces)
{
  static const char * const names[] = {
    /* Translators: kinds of hexagons, by what they produce: brick, wood, wheat, wool, ore, gold;
       the last produces nothing. */
    N_("Hills"), N_("Forest"), N_("Fields"), N_("Pasture"), N_("Mountains"), N_("Gold river"),
    N_("Desert")
  };

  return _(names[MIN (produces, ADV_TRADED)]);
}

/** adv_words_field: (transfer full): what a hexagon is called: what it brings and its disc, such as
    "Wheat 10". */
char *
adv_words_field (const AdvBoard *board,
                 guint8          hexagon)
{
  const AdvHexagon *h;

  g_return_val_if_fail (board != NULL && hexagon < board->n_hexagons, NULL);

  h = &board->hexagons[hexagon];
  if (h->produces == ADV_NONE)
    return g_strdup (get_terrain (h->produces));
  /* Translators: a hexagon: what it brings, and by which sum of the dice. */
  return g_strdup_printf (_("%s %u"), adv_words_good (h->produces), h->disc);
}

/** adv_words_fields: (transfer full): the hexagons of land that touch both corners, such as "Wheat
    10, Ore 3": those of an edge, or of one corner. */
char *
adv_words_fields (const AdvBoard *board,
                  guint8          corner,
                  guint8          other)
{
  const AdvCorner *a;
  const AdvCorner *b;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (board != NULL, NULL);
  g_return_val_if_fail (corner < board->n_corners && other < board->n_corners, NULL);

  a = &board->corners[corner];
  b = &board->corners[other];
  for (guint i = 0; i < a->n_hexagons; i++)
    if (memchr (b->hexagons, a->hexagons[i], b->n_hexagons) != NULL)
      {
        g_autofree char *field = adv_words_field (board, a->hexagons[i]);

        kit_words_add_item (text, field);
      }
  return g_string_free (text, FALSE);
}

/* (transfer full): ends the sentence about a place. */
static char *
end (GString  *text,
     gboolean  choice)
{
  g_string_append_c (text, '.');
  if (choice)
    kit_words_add (text, _("You can choose it."));
  return g_string_free (text, FALSE);
}

/** adv_words_hexagon: (transfer full): what a hexagon is, its name and what it brings, whether the
    robber is there, and that it may be chosen, if so. */
char *
adv_words_hexagon (const AdvBoard *board,
                   const AdvState *state,
                   guint8          hexagon,
                   gboolean        choice)
{
  const AdvHexagon *h;
  GString *text = g_string_new (NULL);
  char name[ADV_NAME_SIZE];

  g_return_val_if_fail (board != NULL && state != NULL && hexagon < board->n_hexagons, NULL);

  h = &board->hexagons[hexagon];
  adv_board_hexagon_name (board, hexagon, name);
  g_string_append_printf (text, "%s %s", get_terrain (h->produces), name);
  if (h->produces != ADV_NONE)
    /* Translators: what a hexagon brings, the sum of the dice, and the number of ways to roll it,
       of 36. */
    g_string_append_printf (text, ngettext (": %s on a %u (%u of 36)", ": %s on a %u (%u of 36)",
                                            adv_disc_pips (h->disc)),
                            adv_words_good (h->produces), h->disc, adv_disc_pips (h->disc));
  if (state->robber == hexagon)
    /* Translators: goes on about a hexagon, whose robber stops it from producing. */
    g_string_append (text, _(". The robber is there: it brings nothing"));
  return end (text, choice);
}

/* What a building on @corner gets, such as "Wheat 5, Wool 2": of 36 rolls. */
static char *
describe_yield (const AdvBoard *board,
                guint8          corner)
{
  const AdvCorner *c = &board->corners[corner];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ADV_TRADED; i++)
    adv_words_add_number (text, adv_words_good (i), c->pips[i]);
  return g_string_free (text, FALSE);
}

/* (nullable): what can be exchanged there. */
static char *
describe_harbour (const AdvBoard *board,
                  guint8          corner)
{
  if (adv_corner_set_has (&board->harbour_corners[ADV_RESOURCES], corner))
    return g_strdup (_("harbour: three for one"));
  for (guint i = 0; i < ADV_RESOURCES; i++)
    if (adv_corner_set_has (&board->harbour_corners[i], corner))
      /* Translators: a resource, two of which are exchanged for one card. */
      return g_strdup_printf (_("harbour: two for one, %s"), adv_words_good (i));
  return NULL;
}

/** adv_words_yield: (transfer full): what a building on a corner would get, with its harbour; empty
    for nothing. */
char *
adv_words_yield (const AdvBoard *board,
                 guint8          corner)
{
  g_autofree char *yield = NULL;
  g_autofree char *harbour = NULL;

  g_return_val_if_fail (board != NULL && corner < board->n_corners, NULL);

  yield = describe_yield (board, corner);
  harbour = describe_harbour (board, corner);
  if (harbour == NULL)
    return g_steal_pointer (&yield);
  return yield[0] == '\0' ? g_steal_pointer (&harbour)
                          /* Translators: what a corner brings, and a harbour. */
                          : g_strdup_printf (_("%s; %s"), yield, harbour);
}

/* (nullable): the point of Alexander's way there. */
static char *
describe_point (const AdvBoard *board,
                const AdvState *state,
                guint8          corner)
{
  guint number = board->corners[corner].point;
  const AdvPoint *point;

  if (number == 0)
    return NULL;
  point = &board->points[number - 1];
  switch (point->kind)
    {
    case ADV_POINT_TEMPLE:
      /* Translators: a point of Alexander's way, by its number. */
      return g_strdup_printf (_("temple, point %u"), number);
    case ADV_POINT_EVENT:
      if (number <= state->alexander)
        /* Translators: an event and the number of the point. */
        return g_strdup_printf (_("event %s, point %u"),
                                adv_words_auction (state->tokens[point->n_events - 1]), number);
      return g_strdup_printf (_("hidden event, point %u"), number);
    case ADV_POINT_SEVEN:
      return g_strdup_printf (_("seven, point %u: Alexander passes it only by a 7"), number);
    default:
      return g_strdup_printf (_("point %u"), number);
    }
}

/** adv_words_corner: (transfer full): who has built on a corner, its name, what it brings, the
    point of the way there, and that it may be chosen, if so. */
char *
adv_words_corner (const KitRecord *record,
                  const AdvState  *state,
                  guint8           corner,
                  gboolean         choice)
{
  const AdvBoard *board;
  g_autofree char *fields = NULL;
  g_autofree char *yield = NULL;
  g_autofree char *point = NULL;
  GString *text = g_string_new (NULL);
  char owner[KIT_WORDS_NAME_SIZE];
  char name[ADV_NAME_SIZE];
  gboolean city;
  guint8 player;

  g_return_val_if_fail (record != NULL && state != NULL, NULL);

  board = adv_history_get_board (record->history);
  fields = adv_words_fields (board, corner, corner);
  adv_board_corner_name (board, corner, name);
  player = adv_state_building_on (state, corner, &city);
  if (player == ADV_NONE)
    /* Translators: a corner of the board: its name, such as “c4n”, and the hexagons there. */
    g_string_append_printf (text, _("Corner %s: %s"), name, fields);
  else
    /* Translators: a player, the name of a corner of the board, such as “c4n”, and the hexagons
       there. */
    g_string_append_printf (text, city ? _("City of %s, %s: %s") : _("Village of %s, %s: %s"),
                            kit_words_name (&record->players[player], owner), name, fields);
  yield = adv_words_yield (board, corner);
  point = describe_point (board, state, corner);
  if (yield[0] != '\0')
    /* Translators: what a corner brings, such as "Wheat 5, Wool 2". */
    g_string_append_printf (text, _(". In 36 rolls: %s"), yield);
  if (point != NULL)
    /* Translators: what follows is about the point of the route. */
    g_string_append_printf (text, _("; %s"), point);
  return end (text, choice);
}

/** adv_words_edge: (transfer full): whose road lies on an edge, its name, and that it may be
    chosen, if so. */
char *
adv_words_edge (const KitRecord *record,
                const AdvState  *state,
                guint8           edge,
                gboolean         choice)
{
  const AdvBoard *board;
  g_autofree char *fields = NULL;
  GString *text = g_string_new (NULL);
  char owner[KIT_WORDS_NAME_SIZE];
  char name[ADV_NAME_SIZE];
  guint8 player;

  g_return_val_if_fail (record != NULL && state != NULL, NULL);

  board = adv_history_get_board (record->history);
  fields = adv_words_fields (board, board->edges[edge].corners[0], board->edges[edge].corners[1]);
  adv_board_edge_name (board, edge, name);
  player = adv_state_road_on (state, edge);
  if (player == ADV_NONE)
    /* Translators: an edge of the board: its name, such as “c4nw”, and the hexagons on both
       sides. */
    g_string_append_printf (text, _("Edge %s: %s"), name, fields);
  else
    /* Translators: a player, the name of an edge of the board, such as “c4nw”, and the hexagons on
       both sides. */
    g_string_append_printf (text, _("Road of %s, %s: %s"),
                            kit_words_name (&record->players[player], owner), name, fields);
  return end (text, choice);
}
