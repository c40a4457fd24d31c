/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a record: what it says about its game, read without playing it.

   The text is looked through once, line by line, and only lines of the head are copied: a library
   of ten thousand games is listed in a second. Whoever opens the game has it checked. */

#include "kit-head.h"

#include "kit-record.h"

#include <stdlib.h>
#include <string.h>

/* What is collected while the lines are looked through. */
typedef struct
{
  const KitFormat *format;
  BaseHead        *head;
  GString         *names;               /* of the players, a line each */
  GString         *rules;
  guint64          seed;
  char            *scores;              /* owned; as in the record, or NULL, */
  char            *winners;             /* as these */
  gboolean         claimed;             /* it has the group that is named after the game */
} Scan;

/* Sets a string to the value of a line. */
static void
set_text (char       **text,
          const char  *value,
          gsize        length)
{
  g_free (*text);
  *text = g_strndup (value, length);
}

static void
scan_about (Scan       *scan,
            const char *key,
            const char *value,
            gsize       length)
{
  if (g_str_has_prefix (key, "Date="))
    set_text (&scan->head->date, value, length);
  else if (g_str_has_prefix (key, "Time="))
    set_text (&scan->head->time, value, length);
  else if (g_str_has_prefix (key, "Abandoned="))
    scan->head->ending = BASE_ENDING_GIVEN_UP;
}

/* "1=red person Anna": the colour is of no interest. */
static void
scan_player (Scan       *scan,
             const char *key,
             const char *value,
             gsize       length)
{
  g_autofree char *line = g_strndup (value, length);
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  BaseHead *head = scan->head;

  if (head->n_players == BASE_MAX_PLAYERS || g_strv_length (words) != 3)
    return;
  head->players[head->n_players++] = (BasePlayer) { g_strdup (words[1]), g_strdup (words[2]) };
  g_string_append_printf (scan->names, "%s%s", head->n_players > 1 ? "\n" : "", words[2]);
}

static void
scan_rule (Scan       *scan,
           const char *key,
           const char *value,
           gsize       length)
{
  if (scan->rules->len > 0)
    g_string_append_c (scan->rules, ' ');
  g_string_append_len (scan->rules, key, value + length - key);
}

/* In a turn of @length bytes. Whose turn it is follows from its number: players take them in the
   order of their seats, from the first one on. */
static void
count_deeds (Scan       *scan,
             const char *turn,
             gsize       length)
{
  BaseHead *head = scan->head;
  guint16 *deeds = head->players[(head->turns - 1) % head->n_players].deeds;
  const char *end = turn + length;

  for (const char *token = turn; token != NULL && token < end; )
    {
      for (guint i = 0; scan->format->deeds[i] != NULL; i++)
        deeds[i] += g_str_has_prefix (token, scan->format->deeds[i]);
      token = memchr (token, ' ', end - token);
      token = token != NULL ? token + 1 : NULL;
    }
}

static void
scan_turn (Scan       *scan,
           const char *key,
           const char *value,
           gsize       length)
{
  scan->head->turns = strtoul (key, NULL, 10);
  if (scan->format->deeds != NULL && scan->head->n_players > 0 && scan->head->turns > 0)
    count_deeds (scan, value, length);
}

static void
scan_result (Scan       *scan,
             const char *key,
             const char *value,
             gsize       length)
{
  for (const char * const *name = scan->format->result_keys; *name != NULL; name++)
    if (strlen (*name) + 1 == (gsize) (value - key) && g_str_has_prefix (key, *name))
      set_text (g_str_equal (*name, "Scores") ? &scan->scores : &scan->winners, value, length);
}

static void
scan_seed (Scan       *scan,
           const char *key,
           const char *value,
           gsize       length)
{
  if (g_str_has_prefix (key, "Seed="))
    scan->seed = g_ascii_strtoull (value, NULL, 16);
}

typedef void (* ScanFunc) (Scan *, const char *, const char *, gsize);

/* (nullable): what reads the keys of a group. */
static ScanFunc
find_func (Scan       *scan,
           const char *name,
           gsize       length)
{
  const struct
  {
    const char *group;
    ScanFunc    func;
  } rows[] = {
    { scan->format->group, scan_about }, { "Players", scan_player }, { "Rules", scan_rule },
    { "Turns", scan_turn }, { "Result", scan_result }, { scan->format->seed_group, scan_seed },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].group != NULL && strlen (rows[i].group) == length &&
        strncmp (rows[i].group, name, length) == 0)
      {
        scan->claimed |= i == 0;
        return rows[i].func;
      }
  return NULL;
}

static void
scan_lines (Scan       *scan,
            const char *text,
            gsize       length)
{
  const char *end = text + length;
  ScanFunc func = NULL;
  const char *next;

  for (const char *line = text; line < end; line = next)
    {
      const char *stop = memchr (line, '\n', end - line);
      const char *value;

      next = stop != NULL ? stop + 1 : end;
      stop = stop != NULL ? stop : end;
      if (stop > line && stop[-1] == '\r')
        stop--;
      if (line == stop || *line == '#')
        continue;
      if (*line == '[')
        func = find_func (scan, line + 1, MAX (stop - line, 2) - 2);
      else if (func != NULL && (value = memchr (line, '=', stop - line)) != NULL)
        func (scan, line, value + 1, stop - value - 1);
    }
}

/* Whoever has the most points has won. */
static void
set_scores (Scan *scan)
{
  BaseHead *head = scan->head;
  g_auto (GStrv) scores = g_strsplit (scan->scores, " ", -1);
  int most = G_MININT;

  if (g_strv_length (scores) != head->n_players)
    return;
  head->ending = BASE_ENDING_OVER;
  head->scored = TRUE;
  for (guint i = 0; i < head->n_players; i++)
    {
      head->players[i].score = strtol (scores[i], NULL, 10);
      most = MAX (most, head->players[i].score);
    }
  for (guint i = 0; i < head->n_players; i++)
    head->players[i].won = head->players[i].score == most;
}

/* The record says who has won. */
static void
set_winners (Scan *scan)
{
  BaseHead *head = scan->head;
  g_auto (GStrv) winners = g_strsplit (scan->winners, " ", -1);

  head->ending = BASE_ENDING_OVER;
  for (guint i = 0; i < head->n_players; i++)
    head->players[i].won = FALSE;
  for (guint i = 0; winners[i] != NULL; i++)
    {
      gulong winner = strtoul (winners[i], NULL, 10);

      if (winner >= 1 && winner <= head->n_players)
        head->players[winner - 1].won = TRUE;
    }
}

/**
 * kit_head_read:
 * @format: a format that claims the text
 * @text: a record, perhaps a damaged one
 * @length: its bytes
 * @head: (out): what it says about its game, to be cleared; empty if there is nothing
 *
 * May be called from any thread.
 *
 * Returns: whether it says who plays, so that it can be listed
 */
gboolean
kit_head_read (const KitFormat *format,
               const char      *text,
               gsize            length,
               BaseHead        *head)
{
  Scan scan = { format, head, g_string_new (NULL), g_string_new (NULL) };

  *head = (BaseHead) { NULL };
  if (g_utf8_validate (text, length, NULL))
    scan_lines (&scan, text, length);
  head->identity = kit_record_make_identity (head->date, head->time, scan.seed, scan.names->str);
  head->rules = g_string_free (scan.rules, FALSE);
  if (scan.scores != NULL)
    set_scores (&scan);
  if (scan.winners != NULL)
    set_winners (&scan);
  g_string_free (scan.names, TRUE);
  g_free (scan.scores);
  g_free (scan.winners);
  if (scan.claimed && head->n_players >= KIT_MIN_PLAYERS)
    return TRUE;
  base_head_clear (head);
  return FALSE;
}
