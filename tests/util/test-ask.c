/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests ask about positions, refusals and events, answered in short texts. */

#include "test-util.h"

#include "alexandros/record/alx-position.h"
#include "alexandros/rules/alx-rules.h"

#include <string.h>

/* What a place is: a space, a point, or a place of a face-up card. */
typedef enum
{
  NO_PLACE,
  SPACE,
  POINT,
  FACE_UP,
} PlaceKind;

static void
append_word (GString    *text,
             const char *word)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
}

static void
append_space (GString *text,
              guint8   space)
{
  char name[ALX_NAME_SIZE];

  alx_board_space_name (test_board (), space, name);
  append_word (text, name);
}

static void
append_point (GString *text,
              guint8   point)
{
  char name[ALX_NAME_SIZE];

  alx_board_point_name (test_board (), point, name);
  append_word (text, name);
}

static void
append_number (GString *text,
               guint    number)
{
  g_autofree char *word = g_strdup_printf ("%u", number);

  append_word (text, word);
}

static guint8
find_space (const char *name)
{
  guint8 space = alx_board_find_space (test_board (), name);

  g_assert_cmpuint (space, !=, ALX_NONE);
  return space;
}

static void
ask_allowed (GString        *text,
             const AlxState *state,
             const char     *of)
{
  AlxSpaceSet spaces = alx_state_allowed_spaces (state, test_board (),
                                                 alx_symbol_from_letter (of[0]));

  for (guint s = 0; s < test_board ()->n_spaces; s++)
    if (alx_space_set_has (&spaces, s))
      append_space (text, s);
}

static void
ask_points (GString        *text,
            const AlxState *state,
            const char     *of)
{
  AlxPointSet points = alx_state_allowed_points (state, test_board (),
                                                 alx_symbol_from_letter (of[0]));

  for (guint p = 0; p < test_board ()->n_points; p++)
    if (alx_point_set_has (&points, p))
      append_point (text, p);
}

static void
ask_distance (GString        *text,
              const AlxState *state,
              const char     *of)
{
  guint distance = alx_state_closest_distance (state, test_board (),
                                               alx_symbol_from_letter (of[0]));

  if (distance == ALX_NONE)
    append_word (text, "none");
  else
    append_number (text, distance);
}

static void
ask_available (GString        *text,
               const AlxState *state,
               const char     *of)
{
  gboolean available = alx_state_space_is_available (state, test_board (), find_space (of));

  append_word (text, available ? "yes" : "no");
}

static void
ask_dead (GString        *text,
          const AlxState *state,
          const char     *of)
{
  for (guint i = 0; i < ALX_SYMBOLS; i++)
    if (alx_state_symbol_is_dead (state, test_board (), i))
      g_string_append_c (text, ALX_LETTERS[i]);
}

static void
ask_count (GString        *text,
           const AlxState *state,
           const char     *of)
{
  append_number (text, alx_legal_count (state, test_board ()));
}

static gboolean
list_token (const AlxDecision *decision,
            gpointer           data)
{
  char token[ALX_TOKEN_SIZE];

  alx_decision_write (decision, test_board (), token);
  g_ptr_array_add (data, g_strdup (token));
  return TRUE;
}

static int
compare_tokens (gconstpointer a,
                gconstpointer b)
{
  return strcmp (*(char * const *) a, *(char * const *) b);
}

/* All legal decisions, or those that begin with a character. */
static void
ask_legal (GString        *text,
           const AlxState *state,
           const char     *of)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);

  alx_legal_foreach (state, test_board (), list_token, tokens);
  g_ptr_array_sort (tokens, compare_tokens);
  for (guint i = 0; i < tokens->len; i++)
    {
      const char *token = g_ptr_array_index (tokens, i);

      if (of[0] == '\0' || token[0] == of[0])
        append_word (text, token);
    }
}

static void
ask_ways (GString        *text,
          const AlxState *state,
          const char     *of)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);

  alx_legal_foreach_way (state, test_board (), alx_board_find_point (test_board (), of),
                         list_token, tokens);
  g_ptr_array_sort (tokens, compare_tokens);
  for (guint i = 0; i < tokens->len; i++)
    append_word (text, g_ptr_array_index (tokens, i));
}

static void
ask_least (GString        *text,
           const AlxState *state,
           const char     *of)
{
  append_number (text, alx_state_least_walls (state, test_board (),
                                              alx_board_find_point (test_board (), of)));
}

/* "4 2 AL free" or "4 2 AL 1:c2,c4": spaces, plain ones, symbols, owner and governors. */
static void
ask_province (GString        *text,
              const AlxState *state,
              const char     *of)
{
  AlxProvince province;

  alx_state_get_province (state, state->province[find_space (of)], &province);
  g_string_append_printf (text, "%u %u ", province.n_spaces, province.value);
  alx_position_write_cards (text, province.of_symbol);
  if (province.n_symbols == 0)
    g_string_append_c (text, '-');
  if (province.owner == ALX_NONE)
    append_word (text, "free");
  else
    for (guint i = 0; i < province.n_governors; i++)
      {
        char name[ALX_NAME_SIZE];

        alx_board_space_name (test_board (), province.governors[i], name);
        if (i == 0)
          g_string_append_printf (text, " %d:%s", province.owner + 1, name);
        else
          g_string_append_printf (text, ",%s", name);
      }
}

static void
ask_members (GString        *text,
             const AlxState *state,
             const char     *of)
{
  for (guint s = 0; s < test_board ()->n_spaces; s++)
    if (state->province[s] == state->province[find_space (of)])
      append_space (text, s);
}

static void
ask_levy (GString        *text,
          const AlxState *state,
          const char     *of)
{
  for (guint p = 0; p < state->n_players; p++)
    append_number (text, alx_state_levy_score (state, p));
}

static void
ask_winners (GString        *text,
             const AlxState *state,
             const char     *of)
{
  for (guint p = 0; p < ALX_MAX_PLAYERS; p++)
    if (kit_rules_get_winners (&alx_rules, state) & (1 << p))
      append_number (text, p + 1);
}

static void
ask_known (GString        *text,
           const AlxState *state,
           const char     *of)
{
  for (guint p = 0; p < state->n_players; p++)
    {
      g_autoptr (GString) cards = g_string_new (NULL);

      alx_position_write_cards (cards, state->known[p]);
      append_word (text, cards->len > 0 ? cards->str : "-");
    }
}

static void
ask_stock (GString        *text,
           const AlxState *state,
           const char     *of)
{
  append_number (text, state->black);
  append_number (text, state->red);
}

static void
ask_unused (GString        *text,
            const AlxState *state,
            const char     *of)
{
  for (guint p = 0; p < state->n_players; p++)
    append_number (text, alx_state_unused_governors (state, p));
}

static void
ask_sizes (GString        *text,
           const AlxState *state,
           const char     *of)
{
  append_number (text, alx_state_supply_size (state));
  append_number (text, alx_state_discards_size (state));
}

static void
ask_last (GString        *text,
          const AlxState *state,
          const char     *of)
{
  append_word (text, alx_state_is_last_turn (state, test_board ()) ? "yes" : "no");
}

static void
ask_key (GString        *text,
         const AlxState *state,
         const char     *key)
{
  g_autoptr (GString) position = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  alx_position_write (position, state, test_board ());
  lines = g_strsplit (position->str, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], key) && lines[i][strlen (key)] == '=')
      {
        g_string_append (text, lines[i] + strlen (key) + 1);
        return;
      }
  g_error ("nobody knows the key %s", key);
}

/**
 * test_ask:
 * @state: a position
 * @key: of [Position], or one of the table here with what it is about behind a blank: "Allowed L"
 *
 * Returns: (transfer full): the answer
 */
char *
test_ask (const AlxState *state,
          const char     *key)
{
  static const struct
  {
    const char *name;
    void      (*ask) (GString *, const AlxState *, const char *);
  } questions[] = {
    { "Allowed", ask_allowed },
    { "Available", ask_available },
    { "Count", ask_count },
    { "Dead", ask_dead },
    { "Distance", ask_distance },
    { "Known", ask_known },
    { "Last", ask_last },
    { "Least", ask_least },
    { "Legal", ask_legal },
    { "Levy", ask_levy },
    { "Members", ask_members },
    { "Points", ask_points },
    { "Province", ask_province },
    { "Sizes", ask_sizes },
    { "Stock", ask_stock },
    { "Unused", ask_unused },
    { "Ways", ask_ways },
    { "Winners", ask_winners },
  };
  GString *text = g_string_new (NULL);
  gsize length = strcspn (key, " ");

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strlen (questions[i].name) == length && strncmp (questions[i].name, key, length) == 0)
      {
        questions[i].ask (text, state, key[length] ? key + length + 1 : "");
        return g_string_free (text, FALSE);
      }
  ask_key (text, state, key);
  return g_string_free (text, FALSE);
}

static void
append_place (GString    *text,
              const char *field,
              PlaceKind   kind,
              guint8      place)
{
  char name[ALX_NAME_SIZE] = "none";

  if (kind == NO_PLACE)
    return;
  if (place != ALX_NONE)
    {
      if (kind == SPACE)
        alx_board_space_name (test_board (), place, name);
      else if (kind == POINT)
        alx_board_point_name (test_board (), place, name);
      else
        g_snprintf (name, sizeof name, "%u", place);
    }
  g_string_append_printf (text, " %s=%s", field, name);
}

static void
append_symbol (GString *text,
               guint8   symbol)
{
  g_string_append_printf (text, " symbol=%c", symbol == ALX_NONE ? '-' : ALX_LETTERS[symbol]);
}

static void
append_figure (GString    *text,
               const char *field,
               guint       number)
{
  if (number == ALX_NONE)
    g_string_append_printf (text, " %s=none", field);
  else
    g_string_append_printf (text, " %s=%u", field, number);
}

/* Every reason, with the fields that its comment names. */
static const struct
{
  const char *name;
  gboolean    symbol;
  PlaceKind   place;
  PlaceKind   other;
  gboolean    number;
  gboolean    limit;
  gboolean    cards;
} reasons[] = {
  [ALX_REFUSED_NOT] = { "not" },
  [ALX_REFUSED_OVER] = { "over" },
  [ALX_REFUSED_PHASE] = { "phase", .number = TRUE },
  [ALX_REFUSED_NOT_FACE_UP] = { "not-face-up", .symbol = TRUE },
  [ALX_REFUSED_NOT_IN_HAND] = { "not-in-hand", .symbol = TRUE },
  [ALX_REFUSED_DEAD_IN_HAND] = { "dead-in-hand", .symbol = TRUE },
  [ALX_REFUSED_OTHER_NOT_DEAD] = { "other-not-dead", .symbol = TRUE },
  [ALX_REFUSED_NO_WAY] = { "no-way", .symbol = TRUE, .number = TRUE, .limit = TRUE },
  [ALX_REFUSED_NO_SPACE] = { "no-space" },
  [ALX_REFUSED_REFRESH_MISSING] = { "refresh-missing" },
  [ALX_REFUSED_REFRESH_OFF] = { "refresh-off" },
  [ALX_REFUSED_MOVE_POSSIBLE] = { "move-possible" },
  [ALX_REFUSED_WAY_START] = { "way-start", .place = POINT },
  [ALX_REFUSED_WAY_BROKEN] = { "way-broken", .place = POINT, .other = POINT },
  [ALX_REFUSED_WAY_TARGET] = { "way-target", .symbol = TRUE, .place = POINT, .number = TRUE,
                               .limit = TRUE },
  [ALX_REFUSED_WAY_LONG] = { "way-long", .number = TRUE, .limit = TRUE },
  [ALX_REFUSED_WAY_WALLS] = { "way-walls", .number = TRUE, .limit = TRUE },
  [ALX_REFUSED_NO_CARDS] = { "no-cards" },
  [ALX_REFUSED_PLAIN_SPACE] = { "plain-space", .place = SPACE },
  [ALX_REFUSED_NOT_IN_ORDER] = { "not-in-order", .place = SPACE, .other = SPACE },
  [ALX_REFUSED_TWO_PROVINCES] = { "two-provinces", .place = SPACE, .other = SPACE },
  [ALX_REFUSED_NO_SYMBOL] = { "no-symbol" },
  [ALX_REFUSED_OWN_PROVINCE] = { "own-province", .place = SPACE },
  [ALX_REFUSED_GOVERNORS] = { "governors", .number = TRUE, .limit = TRUE },
  [ALX_REFUSED_CARDS] = { "cards", .cards = TRUE },
  [ALX_REFUSED_COMPENSATION_NUMBER] = { "compensation-number", .number = TRUE, .limit = TRUE },
  [ALX_REFUSED_COMPENSATION_CARDS] = { "compensation-cards", .symbol = TRUE },
  [ALX_REFUSED_LEVIED] = { "levied" },
  [ALX_REFUSED_NO_GOVERNOR] = { "no-governor" },
  [ALX_REFUSED_LEVY_SYMBOL] = { "levy-symbol", .symbol = TRUE },
  [ALX_REFUSED_NOT_OWN_GOVERNOR] = { "not-own-governor", .place = SPACE },
};

/**
 * test_refusal:
 *
 * Returns: (transfer full): "not-face-up R9 symbol=L"
 */
char *
test_refusal (const AlxRefusal *refusal)
{
  GString *text = g_string_new (NULL);
  guint i = refusal->reason;

  g_assert_cmpuint (i, <, G_N_ELEMENTS (reasons));
  g_string_append_printf (text, "%s R%u", reasons[i].name, refusal->rule);
  if (reasons[i].symbol)
    append_symbol (text, refusal->symbol);
  append_place (text, "place", reasons[i].place, refusal->place);
  append_place (text, "other", reasons[i].other, refusal->other);
  if (reasons[i].number)
    append_figure (text, "number", refusal->number);
  if (reasons[i].limit)
    append_figure (text, "limit", refusal->limit);
  if (reasons[i].cards)
    {
      g_string_append (text, " cards=");
      alx_position_write_cards (text, refusal->cards);
    }
  return g_string_free (text, FALSE);
}

static const struct
{
  const char *name;
  PlaceKind   place;
  PlaceKind   other;
} events_kinds[] = {
  [ALX_EVENT_CHOSEN] = { "chosen", FACE_UP },
  [ALX_EVENT_SPECIAL] = { "special" },
  [ALX_EVENT_REFRESHED] = { "refreshed", FACE_UP },
  [ALX_EVENT_NO_MOVE] = { "no-move" },
  [ALX_EVENT_REVEALED] = { "revealed", FACE_UP },
  [ALX_EVENT_RESHUFFLED] = { "reshuffled" },
  [ALX_EVENT_WALKED] = { "walked", POINT, POINT },
  [ALX_EVENT_WALL] = { "wall" },
  [ALX_EVENT_DIVIDED] = { "divided", SPACE, SPACE },
  [ALX_EVENT_DRAWN] = { "drawn" },
  [ALX_EVENT_TAKEN] = { "taken", FACE_UP },
  [ALX_EVENT_REMOVED] = { "removed", SPACE },
  [ALX_EVENT_PAID] = { "paid" },
  [ALX_EVENT_PLACED] = { "placed", SPACE },
  [ALX_EVENT_OCCUPIED] = { "occupied", SPACE },
  [ALX_EVENT_GIVEN] = { "given" },
  [ALX_EVENT_LEVIED] = { "levied" },
  [ALX_EVENT_SCORED] = { "scored" },
  [ALX_EVENT_TOOK_BACK] = { "took-back", SPACE },
  [ALX_EVENT_TURN_ENDED] = { "turn-ended" },
  [ALX_EVENT_ENDED] = { "ended" },
};

static void
append_event (GString        *text,
              const AlxEvent *event)
{
  guint kind = event->kind;

  g_assert_cmpuint (kind, <, G_N_ELEMENTS (events_kinds));
  append_word (text, events_kinds[kind].name);
  if (event->player == ALX_NONE)
    g_string_append (text, " player=none");
  else
    g_string_append_printf (text, " player=%u", event->player + 1);
  if (event->symbol != ALX_NONE)
    append_symbol (text, event->symbol);
  append_place (text, "place", events_kinds[kind].place, event->place);
  if (kind == ALX_EVENT_OCCUPIED && event->other != ALX_NONE)
    g_string_append_printf (text, " other=%u", event->other + 1);
  append_place (text, "other", events_kinds[kind].other, event->other);
  if (event->number != 0)
    append_figure (text, "number", event->number);
  if (event->rest != 0)
    append_figure (text, "rest", event->rest);
  if (event->side != ALX_NO_SIDE)
    {
      g_string_append (text, " side=");
      for (guint i = 0; i < 2; i++)
        {
          char name[ALX_NAME_SIZE];

          alx_board_point_name (test_board (), test_board ()->sides[event->side].points[i], name);
          g_string_append_printf (text, "%s%s", i ? "-" : "", name);
        }
    }
}

/**
 * test_events:
 *
 * Returns: (transfer full): a line for each event, with every field that says something
 */
char *
test_events (const AlxEvents *events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->n; i++)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      append_event (line, &events->items[i]);
      g_string_append_printf (text, "%s\n", line->str);
    }
  return g_string_free (text, FALSE);
}
