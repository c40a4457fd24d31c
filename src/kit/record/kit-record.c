/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as it is saved: the players, the start, and all decisions from there. */

#include "kit-record.h"

/** kit_about_keys: (array zero-terminated=1): the keys of what a record says about a game. */
const char * const kit_about_keys[KIT_ABOUTS + 1] = { "Date", "Time", "Program", "Weights", NULL };

/** kit_colour_get_id: the name of @colour in records. */
const char *
kit_colour_get_id (KitColour colour)
{
  static const char * const ids[] = { "red", "yellow", "blue", "green" };

  g_return_val_if_fail (colour < KIT_COLOURS, NULL);

  return ids[colour];
}

/**
 * kit_record_new:
 * @format: how it is written
 * @board: the board, which must outlive the record
 * @start: the position that it starts from
 *
 * The caller sets each player with kit_record_set_player().
 *
 * Returns: (transfer full): a game without decisions
 */
KitRecord *
kit_record_new (const KitFormat *format,
                gconstpointer    board,
                gconstpointer    start)
{
  KitRecord *record = g_new0 (KitRecord, 1);

  record->format = format;
  record->n_players = kit_rules_head (start)->n_players;
  record->history = kit_history_new (format->rules, board, start);
  return record;
}

/* All but the history, which is missing. */
static KitRecord *
copy_head (const KitRecord *record)
{
  KitRecord *copy = g_memdup2 (record, sizeof *record);

  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      copy->players[i].kind = g_strdup (record->players[i].kind);
      copy->players[i].name = g_strdup (record->players[i].name);
    }
  for (guint i = 0; i < KIT_ABOUTS; i++)
    copy->about[i] = g_strdup (record->about[i]);
  copy->history = NULL;
  return copy;
}

/** kit_record_copy: (transfer full): a deep copy; only the board is shared. */
KitRecord *
kit_record_copy (const KitRecord *record)
{
  KitRecord *copy = copy_head (record);

  copy->history = kit_history_copy (record->history);
  return copy;
}

/** kit_record_make_identity: (transfer full): what tells a game from others: @date and @time, both
    (nullable), at which it was begun, its seed, and the names of its players, a line each. */
char *
kit_record_make_identity (const char *date,
                          const char *time,
                          guint64     seed,
                          const char *names)
{
  g_autofree char *text =
    g_strdup_printf ("%s %s%s%" G_GUINT64_FORMAT "\n%s", date != NULL ? date : "",
                     time != NULL ? time : "", time != NULL ? " " : "", seed, names);

  return g_compute_checksum_for_string (G_CHECKSUM_MD5, text, -1);
}

/** kit_record_identify: (transfer full): what tells a game from others; of the record of a seat,
    which has no seed, not much. */
char *
kit_record_identify (const KitRecord *record)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree gpointer start = kit_history_make_state (record->history, 0);

  for (guint i = 0; i < record->n_players; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "\n" : "", record->players[i].name);
  return kit_record_make_identity (record->about[KIT_ABOUT_DATE], record->about[KIT_ABOUT_TIME],
                                   kit_rules_head (start)->seed, names->str);
}

/** kit_record_set_about: sets what @record says about its game; %NULL for nothing. */
void
kit_record_set_about (KitRecord  *record,
                      KitAbout    about,
                      const char *text)
{
  g_free (record->about[about]);
  record->about[about] = g_strdup (text);
}

/* Undone decisions are shown to whoever may redo them: a single person or, in a game without
   persons, anybody; with several persons the one who decides. */
static gboolean
may_redo (const KitRecord *record,
          guint            seat)
{
  const KitHistory *history = record->history;

  return kit_record_count_persons (record) < 2 ||
         seat == kit_history_get_decider (history, kit_history_get_cursor (history));
}

/**
 * kit_record_look:
 * @record: a whole game
 * @seat: one of its seats, or %KIT_NOBODY
 *
 * Returns: (transfer full): the game as @seat may know it: with what they saw of chance and of
 *   hidden cards, and nothing else
 */
KitRecord *
kit_record_look (const KitRecord *record,
                 guint            seat)
{
  const KitHistory *history = record->history;
  guint cursor = kit_history_get_cursor (history);
  KitRecord *known;

  g_return_val_if_fail (record->seat == 0, NULL);
  g_return_val_if_fail (seat < record->n_players || seat == KIT_NOBODY, NULL);

  known = copy_head (record);
  known->seat = seat + 1;
  known->seeded = FALSE;
  known->from_position = TRUE;
  known->history = kit_history_look (history, seat, may_redo (record, seat)
                                                    ? kit_history_get_length (history) : cursor);
  kit_history_set_cursor (known->history, cursor);
  return known;
}

/** kit_record_free: frees @record. */
void
kit_record_free (KitRecord *record)
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    {
      g_free (record->players[i].kind);
      g_free (record->players[i].name);
    }
  g_clear_pointer (&record->history, kit_history_free);
  for (guint i = 0; i < KIT_ABOUTS; i++)
    g_free (record->about[i]);
  g_free (record);
}

/**
 * kit_record_set_player:
 * @record: a record
 * @player: the seat, from 0
 * @colour: one that no other player has
 * @kind: "person", the name of a computer level, or "program"
 * @name: 1 to %KIT_MAX_NAME characters without a blank at an end
 */
void
kit_record_set_player (KitRecord  *record,
                       guint       player,
                       KitColour   colour,
                       const char *kind,
                       const char *name)
{
  KitPlayer *p = &record->players[player];

  p->colour = colour;
  g_free (p->kind);
  p->kind = g_strdup (kind);
  g_free (p->name);
  p->name = g_strdup (name);
}

/** kit_record_get_colours: the players' colours, in turn order. */
void
kit_record_get_colours (const KitRecord *record,
                        KitColour        colours[KIT_MAX_PLAYERS])
{
  for (guint i = 0; i < KIT_MAX_PLAYERS; i++)
    colours[i] = record->players[i].colour;
}

/** kit_record_is_person: whether the seat is played by a person. */
gboolean
kit_record_is_person (const KitRecord *record,
                      guint            player)
{
  return g_str_equal (record->players[player].kind, "person");
}

/** kit_record_count_persons: the number of seats that are played by persons. */
guint
kit_record_count_persons (const KitRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->n_players; i++)
    n += kit_record_is_person (record, i);
  return n;
}

/** kit_record_is_over: whether the game has ended, at the cursor, or was given up. */
gboolean
kit_record_is_over (const KitRecord *record)
{
  return record->abandoned ||
         kit_rules_head (kit_history_get_state (record->history))->over;
}

/** kit_record_get_only_person: the seat of the only person, or -1 if there is none or several. */
int
kit_record_get_only_person (const KitRecord *record)
{
  for (guint i = 0; i < record->n_players && kit_record_count_persons (record) == 1; i++)
    if (kit_record_is_person (record, i))
      return i;
  return -1;
}

/* What write_decision() collects while the game is replayed. */
typedef struct
{
  const KitRules *rules;
  gconstpointer   board;
  GString        *turns;
  guint           turn;                 /* of the previous decision, 0 before the first */
} Writing;

static void
write_decision (gconstpointer before,
                gconstpointer decision,
                gconstpointer after,
                gpointer      data)
{
  Writing *writing = data;
  guint turn = kit_rules_head (before)->turn;
  char token[KIT_TOKEN_SIZE];

  writing->rules->write (decision, writing->board, token);
  if (turn != writing->turn)
    g_string_append_printf (writing->turns, "\n%u=", turn);
  else
    g_string_append_c (writing->turns, ' ');
  g_string_append (writing->turns, token);
  writing->turn = turn;
}

static void
write_about (GString         *text,
             const KitRecord *record)
{
  const KitFormat *format = record->format;

  g_string_append_printf (text, "[%s]\nFormat=%d\nBoard=%s\n", format->group,
                          record->seat != 0 ? 2 : 1,
                          (const char *) kit_history_get_board (record->history));
  for (guint i = 0; i < KIT_ABOUTS; i++)
    if (record->about[i] != NULL)
      g_string_append_printf (text, "%s=%s\n", kit_about_keys[i], record->about[i]);
  if (record->abandoned)
    g_string_append (text, "Abandoned=true\n");
}

/* The options that do not have their usual values, if there are any. */
static void
write_rules (GString          *text,
             const KitOptions *options,
             gconstpointer     values)
{
  gboolean any = FALSE;

  for (const KitOption *option = options->rows; option->key != NULL; option++)
    {
      guint number = kit_option_get (option, values);

      if (number == kit_option_get (option, options->usual))
        continue;
      g_string_append_printf (text, "%s%s=%s\n", any ? "" : "\n[Rules]\n", option->key,
                              option->words[number]);
      any = TRUE;
    }
}

static void
write_players (GString         *text,
               const KitRecord *record)
{
  g_string_append (text, "\n[Players]\n");
  for (guint i = 0; i < record->n_players; i++)
    {
      const char *kind = record->players[i].kind;

      g_string_append_printf (text, "%u=%s %s %s\n", i + 1,
                              kit_colour_get_id (record->players[i].colour),
                              g_str_equal (kind, KIT_KIND_ELSEWHERE) ? "person" : kind,
                              record->players[i].name);
    }
}

/* All decisions as lines of turns; what they take of chance is appended to @taken. */
static void
write_turns (GString         *turns,
             const KitRecord *record,
             GArray          *taken)
{
  Writing writing = { record->format->rules, kit_history_get_board (record->history), turns };
  KitChance *chance = kit_history_get_chance (record->history);

  kit_chance_set_taken (chance, taken);
  kit_history_foreach (record->history, write_decision, &writing);
  kit_chance_set_taken (chance, NULL);
}

/* @first: whether it is the first of those in one line. */
static void
write_outcome (GString          *text,
               const KitStream  *stream,
               const KitOutcome *outcome,
               gboolean          first)
{
  if (stream->numbered)
    g_string_append_printf (text, "%s%u=", stream->key, outcome->number + 1);
  else if (first)
    g_string_append_printf (text, "%s=", stream->key);
  else if (stream->spaced)
    g_string_append_c (text, ' ');
  for (guint i = 0; i < outcome->n; i++)
    g_string_append_c (text, stream->letters[outcome->bytes[i] - stream->first]);
  if (stream->numbered)
    g_string_append_c (text, '\n');
}

/* The outcomes of one stream: what lines of play brought that are neither in force nor can be
   redone is left out. */
static void
write_stream (GString         *text,
              const KitFormat *format,
              guint            stream,
              const GArray    *taken)
{
  gsize start = text->len;

  for (guint i = 0; i < taken->len; i++)
    {
      const KitOutcome *outcome = &g_array_index (taken, KitOutcome, i);

      if (outcome->stream == stream)
        write_outcome (text, &format->streams[stream], outcome, text->len == start);
    }
  if (text->len > start && !format->streams[stream].numbered)
    g_string_append_c (text, '\n');
}

/* A group of the game's own, if it has any lines. */
static void
write_group (GString         *text,
             const KitRecord *record,
             const char      *group,
             const GArray    *taken)
{
  const KitFormat *format = record->format;
  g_autoptr (GString) lines = g_string_new (NULL);

  if (format->write_group != NULL)
    format->write_group (lines, record, group);
  if (record->seeded && g_strcmp0 (format->seed_group, group) == 0)
    {
      g_autofree gpointer start = kit_history_make_state (record->history, 0);

      g_string_append_printf (lines, "Seed=%016" G_GINT64_MODIFIER "x\n",
                              kit_rules_head (start)->seed);
    }
  for (guint i = 0; i < format->n_streams; i++)
    if (g_str_equal (format->streams[i].group, group))
      write_stream (lines, format, i, taken);
  if (lines->len > 0)
    g_string_append_printf (text, "\n[%s]\n%s", group, lines->str);
}

static void
write_groups (GString         *text,
              const KitRecord *record,
              const GArray    *taken)
{
  const char * const *groups = record->seat != 0 ? record->format->seat_groups
                                                 : record->format->groups;

  for (; groups != NULL && *groups != NULL; groups++)
    write_group (text, record, *groups, taken);
}

/* The seat, and a line for each decision that told it something, with the bytes in hexadecimal. */
static void
write_seat (GString         *text,
            const KitRecord *record)
{
  guint length = kit_history_get_length (record->history);

  g_string_append_printf (text, "\n[Seat]\nNumber=%u\n",
                          record->seat != 1 + KIT_NOBODY ? record->seat : 0);
  for (guint i = 0; i < length; i++)
    {
      const KitTold *told = kit_history_get_told (record->history, i);

      if (told->n > 0)
        g_string_append_printf (text, "%u=", i + 1);
      for (guint k = 0; k < told->n; k++)
        g_string_append_printf (text, "%02x", told->bytes[k]);
      if (told->n > 0)
        g_string_append_c (text, '\n');
    }
}

/** kit_record_make_result: (transfer full): the value of a key of the result, of @end, a position
    that is over; see #KitFormat. */
char *
kit_record_make_result (const KitRecord *record,
                        const char      *key,
                        gconstpointer    end)
{
  const KitRules *rules = record->format->rules;
  gboolean scores = g_str_equal (key, "Scores");
  guint winners = kit_rules_get_winners (rules, end);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < record->n_players; i++)
    if (scores || ((winners >> i) & 1) != 0)
      g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "",
                              scores ? rules->get_score (end, i) : (int) i + 1);
  return g_string_free (text, FALSE);
}

static void
write_result (GString         *text,
              const KitRecord *record,
              gconstpointer    end)
{
  g_string_append (text, "\n[Result]\n");
  for (const char * const *key = record->format->result_keys; *key != NULL; key++)
    {
      g_autofree char *value = kit_record_make_result (record, *key, end);

      g_string_append_printf (text, "%s=%s\n", *key, value);
    }
}

/**
 * kit_record_write:
 * @record: a game
 *
 * The text is canonical: reading it and writing it again gives the same bytes.
 *
 * Returns: (transfer full): the record
 */
char *
kit_record_write (const KitRecord *record)
{
  const KitFormat *format = record->format;
  guint length = kit_history_get_length (record->history);
  guint cursor = kit_history_get_cursor (record->history);
  g_autofree gpointer end = kit_history_make_state (record->history, length);
  g_autoptr (GString) turns = g_string_new (NULL);
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (KitOutcome));
  GString *text = g_string_new (NULL);

  write_about (text, record);
  if (format->options != NULL)
    write_rules (text, format->options, kit_options_look (format->options, end));
  write_players (text, record);
  write_turns (turns, record, taken);
  write_groups (text, record, taken);
  if (turns->len > 0)
    g_string_append_printf (text, "\n[Turns]%s\n", turns->str);
  if (record->seat != 0)
    write_seat (text, record);
  if (cursor != length)
    g_string_append_printf (text, "\n[History]\nCursor=%u\n", cursor);
  if (kit_rules_head (end)->over)
    write_result (text, record, end);
  return g_string_free (text, FALSE);
}
