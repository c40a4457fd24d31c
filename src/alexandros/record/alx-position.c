/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as the keys of a [Position] group. */

#include "alx-position.h"

#include "kit/record/kit-keys.h"

#include <string.h>

/* A position that is being read. */
typedef struct
{
  KitEntry entry;
  guint    found[ALX_SYMBOLS];          /* cards so far */
} Reading;

/* --- turn and phase --- */

static gboolean
read_phase (KitEntry   *entry,
            const char *value)
{
  AlxState *state = entry->state;

  if (g_str_equal (value, "card"))
    {
      state->phase = ALX_PHASE_CARD;
      return TRUE;
    }
  if (g_str_has_prefix (value, "way ") && value[4] != '\0' && value[5] == '\0')
    {
      state->phase = ALX_PHASE_WAY;
      state->symbol = alx_symbol_from_letter (value[4]);
      return state->symbol < ALX_SYMBOLS;
    }
  if (!g_str_has_prefix (value, "actions ") || (value[8] != '1' && value[8] != '2'))
    return FALSE;

  state->phase = ALX_PHASE_ACTIONS;
  state->actions_left = value[8] - '0';
  value += 9;
  if (state->actions_left == 1 && g_str_has_prefix (value, " levied"))
    {
      state->levied = TRUE;
      value += strlen (" levied");
    }
  if (g_str_equal (value, " last"))
    {
      state->no_move = TRUE;
      value += strlen (" last");
    }
  return *value == '\0';
}

static void
write_phase (GString        *text,
             const KitEntry *entry)
{
  const AlxState *state = entry->state;

  switch (state->phase)
    {
    case ALX_PHASE_CARD:
      g_string_append (text, "card");
      break;
    case ALX_PHASE_WAY:
      g_string_append_printf (text, "way %c", ALX_LETTERS[state->symbol]);
      break;
    case ALX_PHASE_ACTIONS:
      g_string_append_printf (text, "actions %u%s%s", state->actions_left,
                              state->levied ? " levied" : "", state->no_move ? " last" : "");
      break;
    case ALX_PHASE_COMPENSATION:
      g_string_append_printf (text, "compensation %u %u", state->owed, state->loser + 1);
      break;
    default:
      g_string_append (text, "over");
      break;
    }
}

/* In the way phase some way must be legal. */
static gboolean
check_way (KitEntry *entry)
{
  const AlxState *state = entry->state;
  const AlxBoard *board = entry->board;
  guint stock = state->black + state->red;
  AlxPointSet points;

  if (state->phase != ALX_PHASE_WAY)
    return TRUE;
  points = alx_state_allowed_points (state, board, state->symbol);
  for (guint p = 0; p < board->n_points; p++)
    if (alx_point_set_has (&points, p) &&
        alx_state_least_walls (state, board, p) <= stock)
      return TRUE;
  return kit_fault_set (entry->fault, ALX_FAULT_NO_WAY,
                        base_group_get_line (entry->group, "Phase")->line, NULL, NULL);
}

/* --- the board --- */

static gboolean
read_alexander (KitEntry   *entry,
                const char *word)
{
  AlxState *state = entry->state;

  state->alexander = alx_board_find_point (entry->board, word);
  return state->alexander != ALX_NONE || kit_entry_refuse (entry, ALX_FAULT_PLACE, word);
}

static void
write_alexander (GString        *text,
                 const KitEntry *entry)
{
  const AlxState *state = entry->state;
  char name[ALX_NAME_SIZE];

  alx_board_point_name (entry->board, state->alexander, name);
  g_string_append (text, name);
}

/* Whether the key is that of the red walls; the other one is that of the black ones. */
static gboolean
is_red (const KitEntry *entry)
{
  return entry->key->offset == G_STRUCT_OFFSET (AlxState, red);
}

static gboolean
read_wall (KitEntry   *entry,
           const char *word)
{
  AlxState *state = entry->state;
  const AlxBoard *board = entry->board;
  gboolean red = is_red (entry);
  g_auto (GStrv) names = g_strsplit (word, "-", 2);
  guint limit = red ? board->red : board->black;
  guint8 points[2];
  guint16 side;

  if (red && (state->black > 0 || state->phase != ALX_PHASE_ACTIONS || state->no_move))
    return kit_entry_refuse (entry, ALX_FAULT_RED_WALLS, NULL);
  if (g_strv_length (names) != 2)
    return kit_entry_refuse (entry, ALX_FAULT_PLACE, word);
  for (guint i = 0; i < 2; i++)
    {
      points[i] = alx_board_find_point (board, names[i]);
      if (points[i] == ALX_NONE)
        return kit_entry_refuse (entry, ALX_FAULT_PLACE, word);
    }
  side = alx_board_find_side (board, points[0], points[1]);
  if (side == ALX_NO_SIDE)
    return kit_entry_refuse (entry, ALX_FAULT_PLACE, word);
  if (points[0] > points[1])
    return kit_entry_refuse (entry, ALX_FAULT_SIDE_ORDER, word);
  if (alx_side_set_has (&state->walls, side))
    return kit_entry_refuse (entry, ALX_FAULT_TWICE, word);
  if (G_STRUCT_MEMBER (guint8, state, entry->key->offset) == 0)
    return kit_entry_count (entry, ALX_FAULT_STOCK, 0, limit + 1, limit);
  alx_state_lay_wall (state, board, side, red);
  return TRUE;
}

static void
write_walls (GString        *text,
             const KitEntry *entry)
{
  const AlxState *state = entry->state;
  const AlxBoard *board = entry->board;
  gboolean red = is_red (entry);

  for (guint i = 0; i < board->n_sides; i++)
    if (alx_side_set_has (&state->walls, i) && alx_side_set_has (&state->red_walls, i) == red)
      {
        char a[ALX_NAME_SIZE];
        char b[ALX_NAME_SIZE];

        alx_board_point_name (board, board->sides[i].points[0], a);
        alx_board_point_name (board, board->sides[i].points[1], b);
        g_string_append_printf (text, "%s%s-%s", kit_key_divider (text), a, b);
      }
}

static gboolean
read_governor (KitEntry   *entry,
               const char *word)
{
  AlxState *state = entry->state;
  const AlxBoard *board = entry->board;
  guint player = word[0] - '1';
  AlxProvince province;
  guint8 space;

  if (word[0] < '1' || player >= state->n_players || word[1] != ':')
    return FALSE;
  space = alx_board_find_space (board, word + 2);
  if (space == ALX_NONE)
    return kit_entry_refuse (entry, ALX_FAULT_PLACE, word + 2);
  if (board->spaces[space].symbol == ALX_PLAIN)
    return kit_entry_refuse (entry, ALX_FAULT_GOVERNOR_SPACE, word + 2);
  if (alx_state_governor_on (state, space) != ALX_NONE)
    return kit_entry_refuse (entry, ALX_FAULT_TWICE, word + 2);
  alx_state_get_province (state, state->province[space], &province);
  if (province.owner != ALX_NONE && province.owner != player)
    return kit_entry_refuse (entry, ALX_FAULT_TWO_OWNERS, word);
  if (alx_state_unused_governors (state, player) == 0)
    return kit_entry_count (entry, ALX_FAULT_STOCK, 0, ALX_GOVERNORS + 1, ALX_GOVERNORS);
  alx_state_place_governor (state, board, player, space);
  return TRUE;
}

static void
write_governors (GString        *text,
                 const KitEntry *entry)
{
  const AlxBoard *board = entry->board;
  char name[ALX_NAME_SIZE];

  for (guint s = 0; s < board->n_spaces; s++)
    {
      guint8 player = alx_state_governor_on (entry->state, s);

      if (player == ALX_NONE)
        continue;
      alx_board_space_name (board, s, name);
      g_string_append_printf (text, "%s%d:%s", kit_key_divider (text), player + 1, name);
    }
}

/* --- cards --- */

/** alx_position_write_cards: the letters of @cards, in the order T A H L S. */
void
alx_position_write_cards (GString      *text,
                          const guint8  cards[ALX_SYMBOLS])
{
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    for (guint k = 0; k < cards[i]; k++)
      g_string_append_c (text, ALX_LETTERS[i]);
}

/* Reads the letter of a card, and counts it for check_cards(). */
static gboolean
count_card (KitEntry *entry,
            char      letter,
            guint8   *symbol)
{
  Reading *reading = (Reading *) entry;

  *symbol = alx_symbol_from_letter (letter);
  return *symbol < ALX_SYMBOLS && ++reading->found[*symbol] <= ALX_MAX_CARDS;
}

static gboolean
read_cards (KitEntry   *entry,
            const char *letters,
            guint8      cards[ALX_SYMBOLS])
{
  guint8 symbol;

  for (; *letters; letters++)
    {
      if (!count_card (entry, *letters, &symbol))
        return FALSE;
      cards[symbol]++;
    }
  return TRUE;
}

/* A hand that the seat of a view does not see has a "?" for each card. */
static gboolean
read_hand (KitEntry   *entry,
           const char *word)
{
  AlxState *state = entry->state;
  guint player = entry->index;
  gsize n = strlen (word);

  if (g_str_equal (word, "-"))
    return TRUE;
  if (state->viewer == 0 || state->viewer == player + 1)
    return n > 0 && read_cards (entry, word, state->hands[player]);
  state->unnamed[player] = n;
  return n > 0 && n <= ALX_MAX_CARDS && strspn (word, "?") == n;
}

static void
write_hand (GString        *text,
            const KitEntry *entry)
{
  const AlxState *state = entry->state;
  guint player = entry->index;

  if (alx_state_hand_size (state, player) == 0)
    g_string_append_c (text, '-');
  alx_position_write_cards (text, state->hands[player]);
  for (guint i = 0; i < state->unnamed[player]; i++)
    g_string_append_c (text, '?');
}

static gboolean
read_face_up (KitEntry   *entry,
              const char *word)
{
  AlxState *state = entry->state;

  if (strlen (word) != ALX_FACE_UP)
    return FALSE;
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      state->face_up[i] = ALX_NONE;
      if (word[i] != '-' && !count_card (entry, word[i], &state->face_up[i]))
        return FALSE;
    }
  return TRUE;
}

static void
write_face_up (GString        *text,
               const KitEntry *entry)
{
  const AlxState *state = entry->state;

  for (guint i = 0; i < ALX_FACE_UP; i++)
    g_string_append_c (text, state->face_up[i] == ALX_NONE ? '-' : ALX_LETTERS[state->face_up[i]]);
}

static gboolean
read_supply (KitEntry   *entry,
             const char *word)
{
  AlxState *state = entry->state;

  for (guint i = 0; word[i]; i++)
    {
      guint8 *card = &state->supply[state->supply_end++];

      if (i == ALX_MAX_CARDS ||
          (state->viewer == 0 ? !count_card (entry, word[i], card) : word[i] != '?'))
        return FALSE;
      if (state->viewer != 0)
        *card = ALX_NONE;
    }
  return TRUE;
}

static void
write_supply (GString        *text,
              const KitEntry *entry)
{
  const AlxState *state = entry->state;

  kit_letters_write (text, ALX_LETTERS, state->supply + state->supply_next,
                     alx_state_supply_size (state));
}

static gboolean
read_discards (KitEntry   *entry,
               const char *word)
{
  return read_cards (entry, word, ((AlxState *) entry->state)->discards);
}

static void
write_discards (GString        *text,
                const KitEntry *entry)
{
  alx_position_write_cards (text, ((const AlxState *) entry->state)->discards);
}

/* The cards of all places together must be a whole deck. Of a view, alx_position_is_view() checks
   it. */
static gboolean
check_cards (const Reading *reading)
{
  const AlxState *state = reading->entry.state;
  const AlxBoard *board = reading->entry.board;

  for (guint i = 0; i < ALX_SYMBOLS && state->viewer == 0; i++)
    if (reading->found[i] != board->cards)
      return alx_fault_cards (reading->entry.fault, reading->entry.group->line, i,
                              reading->found[i], board->cards);
  return TRUE;
}

/* --- the position --- */

static const KitKey keys[] = {
  { "Turn", kit_key_read_number, kit_key_write_number, .size = 4,
    .offset = G_STRUCT_OFFSET (AlxState, turn), .least = 1, .most = 999999999 },
  { "Player", kit_key_read_seat, kit_key_write_seat, .offset = G_STRUCT_OFFSET (AlxState, player) },
  { "Phase", read_phase, write_phase },
  { "Alexander", read_alexander, write_alexander },
  { "Black", read_wall, write_walls, .any_words = TRUE,
    .offset = G_STRUCT_OFFSET (AlxState, black) },
  { "Red", read_wall, write_walls, .any_words = TRUE, .offset = G_STRUCT_OFFSET (AlxState, red) },
  { "Governors", read_governor, write_governors, .any_words = TRUE },
  { "Hands", read_hand, write_hand, .words = KIT_WORDS_PLAYERS },
  { "FaceUp", read_face_up, write_face_up },
  { "Supply", read_supply, write_supply },
  { "Discards", read_discards, write_discards },
  { "Scores", kit_key_read_number, kit_key_write_number, .words = KIT_WORDS_PLAYERS, .size = 2,
    .offset = G_STRUCT_OFFSET (AlxState, scores), .most = 999 },
  { NULL }
};

static const KitKey * const tables[] = { keys, NULL };

/**
 * alx_position_read:
 * @state: (inout): all zero but for options, number of players, seed and viewer; then the position,
 *   or the view of the viewer
 * @board: its board
 * @group: a [Position]
 * @fault: (out): what is wrong with it
 *
 * In the position no player knows any card of another hand: the format has no place for that.
 *
 * Returns: whether it is a position
 */
gboolean
alx_position_read (AlxState        *state,
                   const AlxBoard  *board,
                   const BaseGroup *group,
                   KitFault        *fault)
{
  Reading reading = { { .state = state, .board = board, .group = group, .fault = fault } };

  alx_state_clear (state, board);
  if (!kit_keys_check (&reading.entry, tables) || !kit_keys_read (&reading.entry, tables))
    return FALSE;
  state->decider = state->player;
  return check_cards (&reading) && check_way (&reading.entry);
}

/**
 * alx_position_write:
 * @text: what the lines are appended to
 * @state: a position, or the view of a seat, in which unknown cards are written as "?";
 *   alx_position_read() refuses one that is over, in the compensation phase, or with cards that are
 *   known of another hand
 * @board: its board
 */
void
alx_position_write (GString        *text,
                    const AlxState *state,
                    const AlxBoard *board)
{
  kit_keys_write (text, tables, state, board);
}

/** alx_position_is_view: whether a view can be: no card is there too often, all are somewhere, and
    its seat knows its own. */
gboolean
alx_position_is_view (const AlxState *view,
                      const AlxBoard *board)
{
  guint all = alx_state_supply_size (view);

  for (guint i = 0; i < ALX_SYMBOLS; i++)
    {
      guint n = view->discards[i] + view->paid[i];

      for (guint k = 0; k < ALX_FACE_UP; k++)
        n += view->face_up[k] == i;
      for (guint p = 0; p < view->n_players; p++)
        n += view->hands[p][i];
      if (n > board->cards)
        return FALSE;
      all += n;
    }
  for (guint p = 0; p < view->n_players; p++)
    {
      if (view->viewer == p + 1 && view->unnamed[p] > 0)
        return FALSE;
      all += view->unnamed[p];
    }
  return all == alx_board_n_cards (board);
}
