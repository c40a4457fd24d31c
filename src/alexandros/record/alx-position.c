/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as the keys of a [Position] group. */

#include "alx-position.h"

#include <string.h>

#define MAX_TURN  999999999
#define MAX_SCORE 999

/* The state of reading one position. */
typedef struct
{
  AlxState        *state;
  const AlxBoard  *board;
  const BaseGroup *group;
  KitFault        *fault;
  guint            found[ALX_SYMBOLS];  /* cards so far */
} Reading;

/* --- writing --- */

/** alx_position_write_cards: the letters of @cards, in the order T A H L S. */
void
alx_position_write_cards (GString      *text,
                          const guint8  cards[ALX_SYMBOLS])
{
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    for (guint k = 0; k < cards[i]; k++)
      g_string_append_c (text, ALX_LETTERS[i]);
}

static void
write_phase (GString        *text,
             const AlxState *state)
{
  g_string_append (text, "\nPhase=");
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

static void
write_walls (GString        *text,
             const AlxState *state,
             const AlxBoard *board,
             gboolean        red)
{
  const char *divider = "";

  for (guint i = 0; i < board->n_sides; i++)
    if (alx_side_set_has (&state->walls, i) && alx_side_set_has (&state->red_walls, i) == red)
      {
        char a[ALX_NAME_SIZE];
        char b[ALX_NAME_SIZE];

        alx_board_point_name (board, board->sides[i].points[0], a);
        alx_board_point_name (board, board->sides[i].points[1], b);
        g_string_append_printf (text, "%s%s-%s", divider, a, b);
        divider = " ";
      }
}

static void
write_governors (GString        *text,
                 const AlxState *state,
                 const AlxBoard *board)
{
  const char *divider = "";

  for (guint s = 0; s < board->n_spaces; s++)
    {
      guint8 player = alx_state_governor_on (state, s);
      char name[ALX_NAME_SIZE];

      if (player == ALX_NONE)
        continue;
      alx_board_space_name (board, s, name);
      g_string_append_printf (text, "%s%d:%s", divider, player + 1, name);
      divider = " ";
    }
}

static void
write_hands (GString        *text,
             const AlxState *state)
{
  for (guint p = 0; p < state->n_players; p++)
    {
      if (p > 0)
        g_string_append_c (text, ' ');
      if (alx_state_hand_size (state, p) == 0)
        g_string_append_c (text, '-');
      alx_position_write_cards (text, state->hands[p]);
      for (guint i = 0; i < state->unnamed[p]; i++)
        g_string_append_c (text, '?');
    }
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
  char name[ALX_NAME_SIZE];

  g_string_append_printf (text, "Turn=%u\nPlayer=%d", state->turn, state->player + 1);
  write_phase (text, state);
  alx_board_point_name (board, state->alexander, name);
  g_string_append_printf (text, "\nAlexander=%s\nBlack=", name);
  write_walls (text, state, board, FALSE);
  g_string_append (text, "\nRed=");
  write_walls (text, state, board, TRUE);
  g_string_append (text, "\nGovernors=");
  write_governors (text, state, board);
  g_string_append (text, "\nHands=");
  write_hands (text, state);
  g_string_append (text, "\nFaceUp=");
  for (guint i = 0; i < ALX_FACE_UP; i++)
    g_string_append_c (text, state->face_up[i] == ALX_NONE ? '-' : ALX_LETTERS[state->face_up[i]]);
  g_string_append (text, "\nSupply=");
  for (guint i = state->supply_next; i < state->supply_end; i++)
    g_string_append_c (text, state->supply[i] == ALX_NONE ? '?' : ALX_LETTERS[state->supply[i]]);
  g_string_append (text, "\nDiscards=");
  alx_position_write_cards (text, state->discards);
  g_string_append (text, "\nScores=");
  for (guint p = 0; p < state->n_players; p++)
    g_string_append_printf (text, "%s%u", p > 0 ? " " : "", state->scores[p]);
  g_string_append_c (text, '\n');
}

/* --- reading --- */

static gboolean
refuse_value (Reading        *reading,
              const BaseLine *line)
{
  return kit_fault_set (reading->fault, KIT_FAULT_VALUE, line->line, line->value, line->key);
}

static gboolean
refuse_word (Reading        *reading,
             guint           reason,
             const BaseLine *line,
             const char     *word)
{
  return kit_fault_set (reading->fault, reason, line->line, word, line->key);
}

/* The words of a value; none for an empty one. Two blanks in a row make an empty word, which is
   refused by all callers. */
static char **
split_words (const BaseLine *line)
{
  return line->value[0] == '\0' ? g_new0 (char *, 1) : g_strsplit (line->value, " ", -1);
}

/* Reads the letter of a card, and counts it for check_cards(). */
static gboolean
count_card (Reading *reading,
            char     letter,
            guint8  *symbol)
{
  *symbol = alx_symbol_from_letter (letter);
  if (*symbol >= ALX_SYMBOLS)
    return FALSE;
  reading->found[*symbol]++;
  return reading->found[*symbol] <= ALX_MAX_CARDS;
}

static gboolean
read_cards (Reading    *reading,
            const char *letters,
            guint8      cards[ALX_SYMBOLS])
{
  guint8 symbol;

  for (; *letters; letters++)
    {
      if (!count_card (reading, *letters, &symbol))
        return FALSE;
      cards[symbol]++;
    }
  return TRUE;
}

static gboolean
read_turn (Reading        *reading,
           const BaseLine *line)
{
  return (kit_fault_read_number (line->value, MAX_TURN, &reading->state->turn) &&
          reading->state->turn > 0) ||
         refuse_value (reading, line);
}

static gboolean
read_player (Reading        *reading,
             const BaseLine *line)
{
  guint player;

  if (!kit_fault_read_number (line->value, reading->state->n_players, &player) || player == 0)
    return refuse_value (reading, line);
  reading->state->player = reading->state->decider = player - 1;
  return TRUE;
}

static gboolean
read_phase (Reading        *reading,
            const BaseLine *line)
{
  AlxState *state = reading->state;
  const char *value = line->value;

  if (g_str_equal (value, "card"))
    {
      state->phase = ALX_PHASE_CARD;
      return TRUE;
    }
  if (g_str_has_prefix (value, "way ") && value[4] != '\0' && value[5] == '\0')
    {
      state->phase = ALX_PHASE_WAY;
      state->symbol = alx_symbol_from_letter (value[4]);
      return state->symbol < ALX_SYMBOLS || refuse_value (reading, line);
    }
  if (!g_str_has_prefix (value, "actions ") || (value[8] != '1' && value[8] != '2'))
    return refuse_value (reading, line);

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
  return *value == '\0' || refuse_value (reading, line);
}

static gboolean
read_alexander (Reading        *reading,
                const BaseLine *line)
{
  reading->state->alexander = alx_board_find_point (reading->board, line->value);
  return reading->state->alexander != ALX_NONE ||
         refuse_word (reading, ALX_FAULT_PLACE, line, line->value);
}

static gboolean
read_wall (Reading        *reading,
           const BaseLine *line,
           const char     *word,
           gboolean        red)
{
  AlxState *state = reading->state;
  g_auto (GStrv) names = g_strsplit (word, "-", 2);
  guint8 points[2];
  guint16 side;

  if (g_strv_length (names) != 2)
    return refuse_word (reading, ALX_FAULT_PLACE, line, word);
  for (guint i = 0; i < 2; i++)
    {
      points[i] = alx_board_find_point (reading->board, names[i]);
      if (points[i] == ALX_NONE)
        return refuse_word (reading, ALX_FAULT_PLACE, line, word);
    }
  side = alx_board_find_side (reading->board, points[0], points[1]);
  if (side == ALX_NO_SIDE)
    return refuse_word (reading, ALX_FAULT_PLACE, line, word);
  if (points[0] > points[1])
    return refuse_word (reading, ALX_FAULT_SIDE_ORDER, line, word);
  if (alx_side_set_has (&state->walls, side))
    return refuse_word (reading, ALX_FAULT_TWICE, line, word);
  if ((red ? state->red : state->black) == 0)
    {
      guint limit = red ? reading->board->red : reading->board->black;

      kit_fault_set (reading->fault, ALX_FAULT_STOCK, line->line, NULL, line->key);
      reading->fault->number = limit + 1;
      reading->fault->limit = limit;
      return FALSE;
    }
  alx_state_lay_wall (state, reading->board, side, red);
  return TRUE;
}

static gboolean
read_walls (Reading        *reading,
            const BaseLine *line,
            gboolean        red)
{
  g_auto (GStrv) words = split_words (line);

  for (guint i = 0; words[i]; i++)
    if (!read_wall (reading, line, words[i], red))
      return FALSE;
  return TRUE;
}

static gboolean
read_black (Reading        *reading,
            const BaseLine *line)
{
  return read_walls (reading, line, FALSE);
}

static gboolean
read_red (Reading        *reading,
          const BaseLine *line)
{
  if (line->value[0] != '\0' &&
      (reading->state->black > 0 || reading->state->phase != ALX_PHASE_ACTIONS ||
       reading->state->no_move))
    return refuse_word (reading, ALX_FAULT_RED_WALLS, line, NULL);
  return read_walls (reading, line, TRUE);
}

static gboolean
read_governor (Reading        *reading,
               const BaseLine *line,
               const char     *word)
{
  AlxState *state = reading->state;
  guint player = word[0] - '1';
  guint unused;
  AlxProvince province;
  guint8 space;

  if (word[0] < '1' || player >= state->n_players || word[1] != ':')
    return refuse_value (reading, line);
  space = alx_board_find_space (reading->board, word + 2);
  if (space == ALX_NONE)
    return refuse_word (reading, ALX_FAULT_PLACE, line, word + 2);
  if (reading->board->spaces[space].symbol == ALX_PLAIN)
    return refuse_word (reading, ALX_FAULT_GOVERNOR_SPACE, line, word + 2);
  if (alx_state_governor_on (state, space) != ALX_NONE)
    return refuse_word (reading, ALX_FAULT_TWICE, line, word + 2);
  alx_state_get_province (state, state->province[space], &province);
  if (province.owner != ALX_NONE && province.owner != player)
    return refuse_word (reading, ALX_FAULT_TWO_OWNERS, line, word);
  unused = alx_state_unused_governors (state, player);
  if (unused == 0)
    {
      kit_fault_set (reading->fault, ALX_FAULT_STOCK, line->line, NULL, line->key);
      reading->fault->number = ALX_GOVERNORS + 1;
      reading->fault->limit = ALX_GOVERNORS;
      return FALSE;
    }
  alx_state_place_governor (state, reading->board, player, space);
  return TRUE;
}

static gboolean
read_governors (Reading        *reading,
                const BaseLine *line)
{
  g_auto (GStrv) words = split_words (line);

  for (guint i = 0; words[i]; i++)
    if (!read_governor (reading, line, words[i]))
      return FALSE;
  return TRUE;
}

/* A hand that the seat of a view does not see has a "?" for each card. */
static gboolean
read_hand (Reading    *reading,
           const char *word,
           guint       player)
{
  AlxState *state = reading->state;
  gsize n = strlen (word);

  if (g_str_equal (word, "-"))
    return TRUE;
  if (state->viewer == 0 || state->viewer == player + 1)
    return n > 0 && read_cards (reading, word, state->hands[player]);
  state->unnamed[player] = n;
  return n > 0 && n <= ALX_MAX_CARDS && strspn (word, "?") == n;
}

static gboolean
read_hands (Reading        *reading,
            const BaseLine *line)
{
  g_auto (GStrv) words = split_words (line);

  if (g_strv_length (words) != reading->state->n_players)
    return refuse_value (reading, line);
  for (guint p = 0; words[p]; p++)
    if (!read_hand (reading, words[p], p))
      return refuse_value (reading, line);
  return TRUE;
}

static gboolean
read_face_up (Reading        *reading,
              const BaseLine *line)
{
  if (strlen (line->value) != ALX_FACE_UP)
    return refuse_value (reading, line);
  for (guint i = 0; i < ALX_FACE_UP; i++)
    {
      reading->state->face_up[i] = ALX_NONE;
      if (line->value[i] != '-' &&
          !count_card (reading, line->value[i], &reading->state->face_up[i]))
        return refuse_value (reading, line);
    }
  return TRUE;
}

static gboolean
read_supply (Reading        *reading,
             const BaseLine *line)
{
  AlxState *state = reading->state;

  for (guint i = 0; line->value[i]; i++)
    {
      guint8 *card = &state->supply[state->supply_end++];

      if (i == ALX_MAX_CARDS ||
          (state->viewer == 0 ? !count_card (reading, line->value[i], card)
                              : line->value[i] != '?'))
        return refuse_value (reading, line);
      if (state->viewer != 0)
        *card = ALX_NONE;
    }
  return TRUE;
}

static gboolean
read_discards (Reading        *reading,
               const BaseLine *line)
{
  return read_cards (reading, line->value, reading->state->discards) ||
         refuse_value (reading, line);
}

static gboolean
read_scores (Reading        *reading,
             const BaseLine *line)
{
  g_auto (GStrv) words = split_words (line);
  guint score;

  if (g_strv_length (words) != reading->state->n_players)
    return refuse_value (reading, line);
  for (guint p = 0; words[p]; p++)
    {
      if (!kit_fault_read_number (words[p], MAX_SCORE, &score))
        return refuse_value (reading, line);
      reading->state->scores[p] = score;
    }
  return TRUE;
}

/* The cards of all places together must be a whole deck. Of a view, alx_position_is_view() checks
   it. */
static gboolean
check_cards (Reading *reading)
{
  for (guint i = 0; i < ALX_SYMBOLS && reading->state->viewer == 0; i++)
    if (reading->found[i] != reading->board->cards)
      return alx_fault_cards (reading->fault, reading->group->line, i, reading->found[i],
                              reading->board->cards);
  return TRUE;
}

/* In the way phase some way must be legal. */
static gboolean
check_way (Reading *reading)
{
  const AlxState *state = reading->state;
  guint stock = state->black + state->red;
  AlxPointSet points;

  if (state->phase != ALX_PHASE_WAY)
    return TRUE;
  points = alx_state_allowed_points (state, reading->board, state->symbol);
  for (guint p = 0; p < reading->board->n_points; p++)
    if (alx_point_set_has (&points, p) &&
        alx_state_least_walls (state, reading->board, p) <= stock)
      return TRUE;
  return kit_fault_set (reading->fault, ALX_FAULT_NO_WAY,
                        base_group_get_line (reading->group, "Phase")->line, NULL, NULL);
}

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
  static const char * const keys[] = { "Turn", "Player", "Phase", "Alexander", "Black", "Red",
                                       "Governors", "Hands", "FaceUp", "Supply", "Discards",
                                       "Scores", NULL };
  static gboolean (* const readers[]) (Reading *, const BaseLine *) = {
    read_turn, read_player, read_phase, read_alexander, read_black, read_red,
    read_governors, read_hands, read_face_up, read_supply, read_discards, read_scores
  };
  Reading reading = { .state = state, .board = board, .group = group, .fault = fault };

  if (!kit_fault_check_keys (fault, group, NULL, keys))
    return FALSE;
  alx_state_clear (state, board);

  for (guint i = 0; keys[i]; i++)
    {
      const BaseLine *line = kit_fault_need (fault, group, keys[i]);

      if (line == NULL || !readers[i] (&reading, line))
        return FALSE;
    }
  return check_cards (&reading) && check_way (&reading);
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
