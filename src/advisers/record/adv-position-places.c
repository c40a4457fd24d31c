/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes what stands on the board, as keys of a [Position] group. */

#include "adv-position-private.h"

/* --- Alexander and the robber --- */

static gboolean
read_alexander (KitEntry   *entry,
                const char *word)
{
  AdvState *state = entry->state;
  const AdvBoard *board = entry->board;
  guint passed;

  if (!kit_fault_read_number (word, board->n_points - 1, &passed))
    return FALSE;
  state->alexander = passed;
  state->n_turned = passed > 0 ? board->points[passed - 1].n_events : 0;
  return state->phase != ADV_PHASE_BID ||
         (passed > 0 && board->points[passed - 1].kind <= ADV_POINT_EVENT) ||
         kit_entry_count (entry, ADV_FAULT_NO_AUCTION, 0, passed, 0);
}

static gboolean
read_robber (KitEntry   *entry,
             const char *word)
{
  AdvState *state = entry->state;

  state->robber = adv_board_find_hexagon (entry->board, word);
  return state->robber != ADV_NONE || kit_entry_refuse (entry, ADV_FAULT_PLACE, word);
}

static void
write_robber (GString        *text,
              const KitEntry *entry)
{
  const AdvState *state = entry->state;
  char name[ADV_NAME_SIZE];

  adv_board_hexagon_name (entry->board, state->robber, name);
  g_string_append (text, name);
}

/* --- pieces --- */

/* Splits "2:c4n" into player and place. */
static gboolean
read_piece (KitEntry   *entry,
            const char *word,
            guint8    (*find) (const AdvBoard *, const char *),
            guint8      found[2])
{
  found[0] = word[0] - '1';
  if (word[0] < '1' || found[0] >= kit_rules_head (entry->state)->n_players || word[1] != ':')
    return FALSE;
  found[1] = find (entry->board, word + 2);
  return found[1] != ADV_NONE || kit_entry_refuse (entry, ADV_FAULT_PLACE, word + 2);
}

/* Buildings stand apart, on points that Alexander has passed, and not next to a temple that he has
   not passed or that is being auctioned. */
static gboolean
check_site (KitEntry *entry,
            guint8    corner)
{
  const AdvState *state = entry->state;
  const AdvBoard *board = entry->board;
  const AdvCorner *c = &board->corners[corner];
  gboolean auction = state->phase == ADV_PHASE_BID;
  char name[ADV_NAME_SIZE];
  char other[ADV_NAME_SIZE];

  adv_board_corner_name (board, corner, name);
  for (guint i = 0; i < board->n_corners; i++)
    if (adv_corner_set_has (&c->near, i) && adv_state_building_on (state, i, NULL) != ADV_NONE)
      {
        adv_board_corner_name (board, i, other);
        return kit_fault_set (entry->fault, i == corner ? ADV_FAULT_TWICE : ADV_FAULT_DISTANCE,
                              entry->line->line, name, other);
      }
  for (guint i = 0; i < board->n_points; i++)
    {
      const AdvPoint *point = &board->points[i];
      gboolean closed = point->kind == ADV_POINT_TEMPLE
                          ? i + auction >= state->alexander &&
                              adv_corner_set_has (&c->near, point->corner)
                          : i >= state->alexander && point->corner == corner;

      if (closed)
        return kit_fault_figures (entry->fault, ADV_FAULT_NOT_PASSED, entry->line->line, name,
                                  i + 1, 0);
    }
  return TRUE;
}

static gboolean
read_building (KitEntry   *entry,
               const char *word)
{
  AdvCornerSet *sets = G_STRUCT_MEMBER_P (entry->state, entry->key->offset);
  guint pieces = entry->key->most;
  guint8 found[2] = { 0 };

  if (!read_piece (entry, word, adv_board_find_corner, found) || !check_site (entry, found[1]))
    return FALSE;
  adv_corner_set_add (&sets[found[0]], found[1]);
  return adv_corner_set_size (&sets[found[0]]) <= pieces ||
         kit_entry_count (entry, ADV_FAULT_PIECES, 0, pieces + 1, pieces);
}

static void
write_buildings (GString        *text,
                 const KitEntry *entry)
{
  const AdvCornerSet *sets = G_STRUCT_MEMBER_P (entry->state, entry->key->offset);
  const AdvBoard *board = entry->board;
  char name[ADV_NAME_SIZE];

  for (guint i = 0; i < board->n_corners; i++)
    for (guint player = 0; player < ADV_MAX_PLAYERS; player++)
      if (adv_corner_set_has (&sets[player], i))
        {
          adv_board_corner_name (board, i, name);
          g_string_append_printf (text, "%s%u:%s", kit_key_divider (text), player + 1, name);
        }
}

static gboolean
read_road (KitEntry   *entry,
           const char *word)
{
  AdvState *state = entry->state;
  guint8 found[2] = { 0 };

  if (!read_piece (entry, word, adv_board_find_edge, found))
    return FALSE;
  if (adv_state_road_on (state, found[1]) != ADV_NONE)
    return kit_entry_refuse (entry, ADV_FAULT_TWICE, word + 2);
  adv_edge_set_add (&state->roads[found[0]], found[1]);
  return adv_edge_set_size (&state->roads[found[0]]) <= ADV_ROADS ||
         kit_entry_count (entry, ADV_FAULT_PIECES, 0, ADV_ROADS + 1, ADV_ROADS);
}

static void
write_roads (GString        *text,
             const KitEntry *entry)
{
  const AdvBoard *board = entry->board;
  char name[ADV_NAME_SIZE];

  for (guint i = 0; i < board->n_edges; i++)
    {
      guint8 player = adv_state_road_on (entry->state, i);

      if (player == ADV_NONE)
        continue;
      adv_board_edge_name (board, i, name);
      g_string_append_printf (text, "%s%d:%s", kit_key_divider (text), player + 1, name);
    }
}

const KitKey adv_place_keys[] = {
  { "Alexander", read_alexander, kit_key_write_number,
    .offset = G_STRUCT_OFFSET (AdvState, alexander), .size = 1 },
  { "Robber", read_robber, write_robber },
  { "Villages", read_building, write_buildings, .any_words = TRUE,
    .offset = G_STRUCT_OFFSET (AdvState, villages), .most = ADV_VILLAGES },
  { "Cities", read_building, write_buildings, .any_words = TRUE,
    .offset = G_STRUCT_OFFSET (AdvState, cities), .most = ADV_CITIES },
  { "Roads", read_road, write_roads, .any_words = TRUE },
  { NULL }
};
