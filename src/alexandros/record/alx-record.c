/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as it is saved: the players, the rules, and all decisions from the start. */

#include "alx-record-private.h"

#include "alx-position.h"

const AlxOptionKey alx_option_keys[4] = {
  { "Joker", G_STRUCT_OFFSET (AlxOptions, joker), { "each", "both", "any" } },
  { "SpecialRefresh", G_STRUCT_OFFSET (AlxOptions, special_refresh), { "false", "true" } },
  { "EndAbove", G_STRUCT_OFFSET (AlxOptions, end_above), { "false", "true" } },
  { "Compensation", G_STRUCT_OFFSET (AlxOptions, compensation), { "all", "occupation", "none" } },
};

/**
 * alx_option_key_set:
 * @option: an option
 * @options: (inout): where it is set
 * @value: the name of a value, as in records
 *
 * Returns: whether the option has this value
 */
gboolean
alx_option_key_set (const AlxOptionKey *option,
                    AlxOptions         *options,
                    const char         *value)
{
  for (guint8 i = 0; option->values[i]; i++)
    if (g_str_equal (value, option->values[i]))
      {
        *((guint8 *) options + option->offset) = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * alx_options_read:
 * @options: (inout): where the option is set
 * @text: such as "Joker=both"
 *
 * Returns: whether there is such an option with such a value
 */
gboolean
alx_options_read (AlxOptions *options,
                  const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "=", 2);

  for (guint i = 0; words[0] && words[1] && i < G_N_ELEMENTS (alx_option_keys); i++)
    if (g_str_equal (words[0], alx_option_keys[i].key))
      return alx_option_key_set (&alx_option_keys[i], options, words[1]);
  return FALSE;
}

/**
 * alx_options_find_edition:
 * @id: "english" (which is the Spanish one too), "french" or "italian"
 * @options: (out): its options, section 8 of the rules
 *
 * Returns: whether there is such an edition
 */
gboolean
alx_options_find_edition (const char *id,
                          AlxOptions *options)
{
  static const struct
  {
    const char *id;
    AlxOptions  options;
  } editions[] = {
    { "english", { 0 } },
    { "french", { .joker = ALX_JOKER_BOTH } },
    { "italian", { .joker = ALX_JOKER_ANY, .special_refresh = TRUE, .end_above = TRUE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (g_str_equal (editions[i].id, id))
      {
        *options = editions[i].options;
        return TRUE;
      }
  return FALSE;
}

/** alx_colour_get_id: the name of @colour in records. */
const char *
alx_colour_get_id (AlxColour colour)
{
  static const char * const ids[] = { "red", "yellow", "blue", "green" };

  g_return_val_if_fail (colour < ALX_COLOURS, NULL);

  return ids[colour];
}

/**
 * alx_record_new:
 * @board: the board, which must outlive the record
 * @options: the rules it is played by
 * @n_players: 2 to 4; the caller sets each with alx_record_set_player()
 * @seed: of the deck and the reshuffles
 *
 * Returns: (transfer full): a new game after the deal
 */
AlxRecord *
alx_record_new (const AlxBoard   *board,
                const AlxOptions *options,
                guint             n_players,
                guint64           seed)
{
  AlxRecord *record = g_new0 (AlxRecord, 1);
  BaseRandom random = { seed };
  AlxState start;

  alx_state_deal_shuffled (&start, board, options, n_players, &random);
  record->n_players = n_players;
  record->seeded = TRUE;
  record->history = alx_history_new (board, &start);
  return record;
}

/** alx_record_copy: (transfer full): a deep copy; only the board is shared. */
AlxRecord *
alx_record_copy (const AlxRecord *record)
{
  AlxRecord *copy = g_memdup2 (record, sizeof *record);

  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    {
      copy->players[i].kind = g_strdup (record->players[i].kind);
      copy->players[i].name = g_strdup (record->players[i].name);
    }
  copy->date = g_strdup (record->date);
  copy->history = alx_history_copy (record->history);
  return copy;
}

/** alx_record_free: frees @record. */
void
alx_record_free (AlxRecord *record)
{
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    {
      g_free (record->players[i].kind);
      g_free (record->players[i].name);
    }
  g_clear_pointer (&record->history, alx_history_free);
  g_free (record->date);
  g_free (record);
}

/**
 * alx_record_set_player:
 * @record: a record
 * @player: the seat, from 0
 * @colour: one that no other player has
 * @kind: "person", the name of a computer level, or "program"
 * @name: 1 to %ALX_MAX_NAME characters without a blank at an end
 */
void
alx_record_set_player (AlxRecord  *record,
                       guint       player,
                       AlxColour   colour,
                       const char *kind,
                       const char *name)
{
  AlxPlayer *p = &record->players[player];

  p->colour = colour;
  g_free (p->kind);
  p->kind = g_strdup (kind);
  g_free (p->name);
  p->name = g_strdup (name);
}

/** alx_record_get_colours: the players' colours, in turn order. */
void
alx_record_get_colours (const AlxRecord *record,
                        AlxColour        colours[ALX_MAX_PLAYERS])
{
  for (guint i = 0; i < ALX_MAX_PLAYERS; i++)
    colours[i] = record->players[i].colour;
}

/** alx_record_is_person: whether the seat is played by a person. */
gboolean
alx_record_is_person (const AlxRecord *record,
                      guint            player)
{
  return g_str_equal (record->players[player].kind, "person");
}

/** alx_record_count_persons: the number of seats that are played by persons. */
guint
alx_record_count_persons (const AlxRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->n_players; i++)
    n += alx_record_is_person (record, i);
  return n;
}

/** alx_record_get_only_person: the seat of the only person, or -1 if there is none or several. */
int
alx_record_get_only_person (const AlxRecord *record)
{
  for (guint i = 0; i < record->n_players && alx_record_count_persons (record) == 1; i++)
    if (alx_record_is_person (record, i))
      return i;
  return -1;
}

/** alx_record_is_over: whether the game is over after all its decisions, wherever the cursor is. */
gboolean
alx_record_is_over (const AlxRecord *record)
{
  AlxState end;

  alx_history_get_state_at (record->history, alx_history_get_length (record->history), &end);
  return end.phase == ALX_PHASE_OVER;
}

static void
write_rules (GString          *text,
             const AlxOptions *options)
{
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (alx_option_keys); i++)
    {
      const AlxOptionKey *option = &alx_option_keys[i];
      guint8 value = *((const guint8 *) options + option->offset);

      if (value == 0)
        continue;
      if (!any)
        g_string_append (text, "\n[Rules]\n");
      any = TRUE;
      g_string_append_printf (text, "%s=%s\n", option->key, option->values[value]);
    }
}

static void
write_letters (GString      *text,
               const guint8 *cards,
               guint         n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, ALX_LETTERS[cards[i]]);
  g_string_append_c (text, '\n');
}

/* What write_decision() collects while the game is replayed. */
typedef struct
{
  const AlxBoard *board;
  GString        *shuffles;
  GString        *turns;
  guint           turn;                 /* of the previous decision, 0 before the first */
} Writing;

static void
write_decision (const AlxState    *before,
                const AlxDecision *decision,
                const AlxState    *after,
                gpointer           data)
{
  Writing *writing = data;
  char token[ALX_TOKEN_SIZE];

  alx_decision_write (decision, writing->board, token);
  if (before->turn != writing->turn)
    g_string_append_printf (writing->turns, "\n%u=%s", before->turn, token);
  else
    g_string_append_printf (writing->turns, " %s", token);
  writing->turn = before->turn;
  if (after->n_shuffles > before->n_shuffles)
    {
      g_string_append_printf (writing->shuffles, "Shuffle%u=", after->n_shuffles);
      write_letters (writing->shuffles, after->supply, after->supply_end);
    }
}

static void
write_start (GString         *text,
             const AlxRecord *record,
             const GString   *shuffles)
{
  AlxState start;

  alx_history_get_state_at (record->history, 0, &start);
  if (!record->from_position || record->seeded || shuffles->len > 0)
    g_string_append (text, "\n[Cards]\n");
  if (!record->from_position)
    {
      g_string_append (text, "Deck=");
      write_letters (text, start.supply, start.supply_end);
    }
  if (record->seeded)
    g_string_append_printf (text, "Seed=%016" G_GINT64_MODIFIER "x\n", start.seed);
  g_string_append (text, shuffles->str);
  if (record->from_position)
    {
      g_string_append (text, "\n[Position]\n");
      alx_position_write (text, &start, alx_history_get_board (record->history));
    }
}

/**
 * alx_record_write:
 * @record: a game
 *
 * The text is canonical: reading it and writing it again gives the same bytes.
 *
 * Returns: (transfer full): the record
 */
char *
alx_record_write (const AlxRecord *record)
{
  guint length = alx_history_get_length (record->history);
  guint cursor = alx_history_get_cursor (record->history);
  GString *text = g_string_new ("[Alexandros]\nFormat=1\n");
  g_autoptr (GString) shuffles = g_string_new (NULL);
  g_autoptr (GString) turns = g_string_new (NULL);
  Writing writing = { alx_history_get_board (record->history), shuffles, turns };
  AlxState end;

  alx_history_get_state_at (record->history, length, &end);
  g_string_append_printf (text, "Board=%s\n", alx_history_get_board (record->history)->id);
  if (record->date != NULL)
    g_string_append_printf (text, "Date=%s\n", record->date);
  if (record->abandoned)
    g_string_append (text, "Abandoned=true\n");
  write_rules (text, &end.options);

  g_string_append (text, "\n[Players]\n");
  for (guint i = 0; i < record->n_players; i++)
    g_string_append_printf (text, "%u=%s %s %s\n", i + 1,
                            alx_colour_get_id (record->players[i].colour),
                            record->players[i].kind, record->players[i].name);
  alx_history_foreach (record->history, write_decision, &writing);
  write_start (text, record, shuffles);
  if (length > 0)
    g_string_append_printf (text, "\n[Turns]%s\n", turns->str);
  if (cursor != length)
    g_string_append_printf (text, "\n[History]\nCursor=%u\n", cursor);
  if (end.phase == ALX_PHASE_OVER)
    {
      g_string_append (text, "\n[Result]\nScores=");
      for (guint i = 0; i < end.n_players; i++)
        g_string_append_printf (text, "%s%u", i > 0 ? " " : "", end.scores[i]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
