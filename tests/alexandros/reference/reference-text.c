/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a position of the reference implementation: reading and writing it. */

#include "reference-private.h"

#include <string.h>

enum
{
  KEY_TURN,
  KEY_PLAYER,
  KEY_PHASE,
  KEY_ALEXANDER,
  KEY_BLACK,
  KEY_RED,
  KEY_GOVERNORS,
  KEY_HANDS,
  KEY_FACE_UP,
  KEY_SUPPLY,
  KEY_DISCARDS,
  KEY_SCORES,
  N_KEYS
};

static const char *const keys[N_KEYS] = {
  "Turn", "Player", "Phase", "Alexander", "Black", "Red",
  "Governors", "Hands", "FaceUp", "Supply", "Discards", "Scores"
};

/* The symbol of a letter, or NONE. */
int
ref_symbol (char letter)
{
  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    if (SYMBOLS[symbol] == letter)
      return symbol;

  return NONE;
}

int
ref_count_cards (const int cards[N_SYMBOLS])
{
  int n = 0;

  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    n += cards[symbol];

  return n;
}

void
ref_append_cards (GString  *text,
                  const int cards[N_SYMBOLS])
{
  for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
    for (int i = 0; i < cards[symbol]; i++)
      g_string_append_c (text, SYMBOLS[symbol]);
}

/* ---- Reading ---- */

/* No sign, no leading zero. */
static gboolean
read_number (const char *text,
             int         minimum,
             int         maximum,
             int        *number)
{
  if (*text == '\0' || strlen (text) > 9 || (text[0] == '0' && text[1] != '\0'))
    return FALSE;

  *number = 0;
  for (const char *c = text; *c != '\0'; c++)
    {
      if (!g_ascii_isdigit (*c))
        return FALSE;
      *number = *number * 10 + (*c - '0');
    }

  return *number >= minimum && *number <= maximum;
}

static gboolean
read_cards (const char *text,
            int         cards[N_SYMBOLS])
{
  for (const char *c = text; *c != '\0'; c++)
    {
      if (ref_symbol (*c) == NONE)
        return FALSE;
      cards[ref_symbol (*c)]++;
    }

  return TRUE;
}

static gboolean
read_phase (State      *state,
            const char *text)
{
  if (g_str_equal (text, "card"))
    {
      state->phase = PHASE_CARD;
      return TRUE;
    }
  if (g_str_has_prefix (text, "way "))
    {
      state->phase = PHASE_WAY;
      state->way_symbol = ref_symbol (text[4]);
      return state->way_symbol != NONE && text[5] == '\0';
    }
  if (!g_str_has_prefix (text, "actions ") || (text[8] != '1' && text[8] != '2'))
    return FALSE;

  state->phase = PHASE_ACTIONS;
  state->actions_left = text[8] - '0';
  text += 9;
  if (g_str_has_prefix (text, " levied"))
    {
      state->levied = TRUE;
      text += strlen (" levied");
    }
  if (g_str_has_prefix (text, " last"))
    {
      state->unmoved = TRUE;
      text += strlen (" last");
    }

  return *text == '\0' && !(state->levied && state->actions_left == 2);
}

/* The words of a value, between single blanks; an empty value has none. */
static gboolean
read_walls (Ref        *ref,
            const char *text,
            Wall        wall,
            int        *left)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      int side = ref_find_side (ref, words[i]);

      if (side == NONE || ref->state.wall[side] != WALL_NONE)
        return FALSE;
      ref->state.wall[side] = wall;
      (*left)--;
    }

  return TRUE;
}

static gboolean
read_governors (Ref        *ref,
                const char *text)
{
  State *state = &ref->state;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      int player = words[i][0] - '1';
      int space;

      if (player < 0 || player >= ref->n_players || words[i][1] != ':')
        return FALSE;
      space = ref_find_space (ref, words[i] + 2);
      if (space == NONE || state->governor[space] != NONE)
        return FALSE;
      state->governor[space] = player;
      state->unused[player]--;
    }

  return TRUE;
}

static gboolean
read_hands (Ref        *ref,
            const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if ((int) g_strv_length (words) != ref->n_players)
    return FALSE;

  for (int player = 0; player < ref->n_players; player++)
    if (g_str_equal (words[player], "-"))
      continue;
    else if (words[player][0] == '\0' || !read_cards (words[player], ref->state.hand[player]))
      return FALSE;

  return TRUE;
}

static gboolean
read_face_up (Ref        *ref,
              const char *text)
{
  if (strlen (text) != N_PLACES)
    return FALSE;

  for (int place = 0; place < N_PLACES; place++)
    {
      ref->state.face_up[place] = ref_symbol (text[place]);
      if (ref->state.face_up[place] == NONE && text[place] != '-')
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_supply (Ref        *ref,
             const char *text)
{
  if (strlen (text) > N_CARDS)
    return FALSE;

  for (const char *c = text; *c != '\0'; c++)
    {
      if (ref_symbol (*c) == NONE)
        return FALSE;
      ref->state.supply[ref->state.n_supply++] = ref_symbol (*c);
    }

  return TRUE;
}

static gboolean
read_scores (Ref        *ref,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if ((int) g_strv_length (words) != ref->n_players)
    return FALSE;

  for (int player = 0; player < ref->n_players; player++)
    if (!read_number (words[player], 0, 999, &ref->state.score[player]))
      return FALSE;

  return TRUE;
}

static gboolean
read_value (Ref        *ref,
            int         key,
            const char *text)
{
  State *state = &ref->state;

  switch (key)
    {
    case KEY_TURN:
      return read_number (text, 1, G_MAXINT, &state->turn);
    case KEY_PLAYER:
      if (!read_number (text, 1, ref->n_players, &state->player))
        return FALSE;
      state->player--;
      return TRUE;
    case KEY_PHASE:
      return read_phase (state, text);
    case KEY_ALEXANDER:
      state->alexander = ref_find_point (ref, text);
      return state->alexander != NONE;
    case KEY_BLACK:
      return read_walls (ref, text, WALL_BLACK, &state->black_left);
    case KEY_RED:
      return read_walls (ref, text, WALL_RED, &state->red_left);
    case KEY_GOVERNORS:
      return read_governors (ref, text);
    case KEY_HANDS:
      return read_hands (ref, text);
    case KEY_FACE_UP:
      return read_face_up (ref, text);
    case KEY_SUPPLY:
      return read_supply (ref, text);
    case KEY_DISCARDS:
      return read_cards (text, state->discards);
    case KEY_SCORES:
      return read_scores (ref, text);
    default:
      g_assert_not_reached ();
    }
}

/* Every key must be there, none twice; empty lines and comments may stand between. */
static gboolean
read_lines (Ref        *ref,
            const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean seen[N_KEYS] = { FALSE };

  for (int i = 0; lines[i] != NULL; i++)
    {
      char *value;
      int key = 0;

      if (g_str_has_suffix (lines[i], "\r"))
        lines[i][strlen (lines[i]) - 1] = '\0';
      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;

      value = strchr (lines[i], '=');
      if (value == NULL)
        return FALSE;
      *value++ = '\0';

      while (key < N_KEYS && !g_str_equal (keys[key], lines[i]))
        key++;
      if (key == N_KEYS || seen[key] || !read_value (ref, key, value))
        return FALSE;
      seen[key] = TRUE;
    }

  for (int key = 0; key < N_KEYS; key++)
    if (!seen[key])
      return FALSE;

  return TRUE;
}

/* Begins at any position; FALSE, and nothing changed, when it is not lawful. */
gboolean
ref_set_position (Ref        *ref,
                  const char *text)
{
  State state;
  State checked;
  g_autofree char *plan = NULL;
  g_autofree char *flaw = NULL;

  g_return_val_if_fail (ref != NULL && text != NULL, FALSE);

  state = ref->state;
  checked = ref->checked;
  plan = g_strdup (ref->plan);

  ref_clear_state (ref);
  if (read_lines (ref, text))
    {
      flaw = ref_find_flaw (ref);
      if (flaw == NULL)
        return TRUE;
    }

  ref->state = state;
  ref->checked = checked;
  ref->plan = g_steal_pointer (&plan);

  return FALSE;
}

/* ---- Writing ---- */

static void
append_phase (const Ref *ref,
              GString   *text)
{
  const State *state = &ref->state;

  switch (state->phase)
    {
    case PHASE_CARD:
      g_string_append (text, "card");
      break;
    case PHASE_WAY:
      g_string_append_printf (text, "way %c", SYMBOLS[state->way_symbol]);
      break;
    case PHASE_ACTIONS:
      g_string_append_printf (text, "actions %d%s%s", state->actions_left,
                              state->levied ? " levied" : "", state->unmoved ? " last" : "");
      break;
    case PHASE_COMPENSATION:
      g_string_append_printf (text, "compensation %d %d", state->owed, state->loser + 1);
      break;
    case PHASE_OVER:
    default:
      g_string_append (text, "over");
      break;
    }
}

static void
append_walls (const Ref  *ref,
              GString    *text,
              const char *key,
              Wall        wall)
{
  const char *blank = "";

  g_string_append_printf (text, "\n%s=", key);
  for (int i = 0; i < ref->n_sides; i++)
    if (ref->state.wall[i] == wall)
      {
        g_string_append (text, blank);
        g_string_append (text, ref->side[i].name);
        blank = " ";
      }
}

static void
append_governors (const Ref *ref,
                  GString   *text)
{
  const char *blank = "";

  g_string_append (text, "\nGovernors=");
  for (int i = 0; i < ref->n_spaces; i++)
    if (ref->state.governor[i] != NONE)
      {
        g_string_append_printf (text, "%s%d:%s", blank, ref->state.governor[i] + 1,
                                ref->space[i].name);
        blank = " ";
      }
}

static void
append_hands (const Ref  *ref,
              GString    *text,
              const char *key,
              const int   hand[MAX_PLAYERS][N_SYMBOLS])
{
  g_string_append_printf (text, "\n%s=", key);
  for (int player = 0; player < ref->n_players; player++)
    {
      if (player > 0)
        g_string_append_c (text, ' ');
      if (ref_count_cards (hand[player]) == 0)
        g_string_append_c (text, '-');
      ref_append_cards (text, hand[player]);
    }
}

static void
append_provinces (const Ref *ref,
                  GString   *text)
{
  int province[MAX_SPACES];
  int n_provinces = ref_find_provinces (ref, province);

  g_string_append (text, "\nProvinces=");
  for (int number = 0; number < n_provinces; number++)
    {
      const char *comma = number > 0 ? " " : "";

      for (int i = 0; i < ref->n_spaces; i++)
        if (province[i] == number)
          {
            g_string_append (text, comma);
            g_string_append (text, ref->space[i].name);
            comma = ",";
          }
    }
}

static void
append_stacks (const Ref *ref,
               GString   *text)
{
  const State *state = &ref->state;

  g_string_append (text, "\nFaceUp=");
  for (int place = 0; place < N_PLACES; place++)
    g_string_append_c (text, state->face_up[place] == NONE ? '-' : SYMBOLS[state->face_up[place]]);
  g_string_append (text, "\nSupply=");
  for (int i = 0; i < state->n_supply; i++)
    g_string_append_c (text, SYMBOLS[state->supply[i]]);
  g_string_append (text, "\nDiscards=");
  ref_append_cards (text, state->discards);
}

/* The whole state: the lines of a [Position], then Known, Provinces and Paid. */
char *
ref_position (Ref *ref)
{
  const State *state;
  GString *text;

  g_return_val_if_fail (ref != NULL, NULL);

  state = &ref->state;
  text = g_string_new (NULL);
  g_string_append_printf (text, "Turn=%d\nPlayer=%d\nPhase=", state->turn, state->player + 1);
  append_phase (ref, text);
  g_string_append_printf (text, "\nAlexander=%s", ref->point[state->alexander].name);
  append_walls (ref, text, "Black", WALL_BLACK);
  append_walls (ref, text, "Red", WALL_RED);
  append_governors (ref, text);
  append_hands (ref, text, "Hands", state->hand);
  append_stacks (ref, text);
  g_string_append (text, "\nScores=");
  for (int player = 0; player < ref->n_players; player++)
    g_string_append_printf (text, "%s%d", player > 0 ? " " : "", state->score[player]);
  append_hands (ref, text, "Known", state->known);
  append_provinces (ref, text);
  g_string_append (text, "\nPaid=");
  ref_append_cards (text, state->paid);
  g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}
