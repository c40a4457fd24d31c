/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what a record says of chance, and checks that its decisions need all of it and no more. */

#include "kit-reading-private.h"

#include <string.h>

static KitChance *
get_chance (const KitReading *reading)
{
  return kit_history_get_chance (reading->record->history);
}

/* Whether the groups with outcomes have no keys but those that they may have. */
gboolean
kit_reading_check_keys (KitReading *reading)
{
  const KitFormat *format = reading->record->format;

  for (guint i = 0; i < format->n_streams; i++)
    {
      const KitStream *stream = &format->streams[i];
      const BaseGroup *group = base_lines_get_group (reading->lines, stream->group);

      if (group != NULL && !kit_fault_check_keys (reading->fault, group,
                                                  stream->numbered ? stream->key : NULL,
                                                  stream->keys))
        return FALSE;
    }
  return TRUE;
}

/* The line on which an outcome stands, or NULL. */
static const BaseLine *
get_line (const KitReading *reading,
          const KitStream  *stream,
          guint             number)
{
  const BaseGroup *group = base_lines_get_group (reading->lines, stream->group);
  g_autofree char *key = stream->numbered ? g_strdup_printf ("%s%u", stream->key, number + 1)
                                          : g_strdup (stream->key);

  return group != NULL ? base_group_get_line (group, key) : NULL;
}

/* Reads an outcome, and returns what follows it. */
static const char *
read_letters (const KitStream *stream,
              const char      *text,
              KitOutcome      *outcome)
{
  for (outcome->n = 0; outcome->n < stream->size && *text != '\0'; text++)
    {
      const char *letter = strchr (stream->letters, *text);

      if (letter == NULL)
        break;
      outcome->bytes[outcome->n++] = stream->first + (letter - stream->letters);
    }
  return text;
}

/* Puts the outcomes on @line into the history, from the number of @outcome on; FALSE if its value
   is wrong. */
static gboolean
read_line (KitReading      *reading,
           const KitStream *stream,
           const BaseLine  *line,
           KitOutcome      *outcome)
{
  const char *text = line->value;

  do
    {
      text = read_letters (stream, text, outcome);
      if (stream->numbered ? *text != '\0' : outcome->n < stream->size)
        return FALSE;
      kit_chance_add (get_chance (reading), outcome->stream, outcome->number++, outcome->bytes,
                      outcome->n);
      if (*text == '\0')
        return TRUE;
    }
  while (!stream->spaced || *text++ == ' ');
  return FALSE;
}

/* Puts all outcomes into the history, and notes from now on which of them are taken. */
gboolean
kit_reading_read_chance (KitReading *reading)
{
  const KitFormat *format = reading->record->format;

  for (guint i = 0; i < format->n_streams; i++)
    {
      const KitStream *stream = &format->streams[i];
      const BaseGroup *group = base_lines_get_group (reading->lines, stream->group);
      KitOutcome outcome = { .stream = i };
      const BaseLine *line;

      if (group != NULL && stream->numbered &&
          !kit_fault_check_numbers (reading->fault, group, stream->key, 1))
        return FALSE;
      while ((stream->numbered || outcome.number == 0) &&
             (line = get_line (reading, stream, outcome.number)) != NULL)
        if (!read_line (reading, stream, line, &outcome))
          return kit_fault_value (reading->fault, line);
    }
  kit_chance_set_taken (get_chance (reading), reading->taken);
  return TRUE;
}

/* The rules have made an outcome of the decision on @line, because the record has none with that
   number, or one that cannot be. */
static gboolean
refuse_outcome (KitReading       *reading,
                const KitOutcome *made,
                const BaseLine   *line)
{
  const KitStream *stream = &reading->record->format->streams[made->stream];
  guint n;
  const guint8 *bytes = kit_chance_get (get_chance (reading), made->stream, made->number, 0, &n);

  if (kit_chance_get (get_chance (reading), made->stream, made->number, 1, &n) == NULL)
    return kit_fault_figures (reading->fault, stream->missing, line->line, NULL, made->number + 1,
                              0);
  if (stream->numbered)
    line = get_line (reading, stream, made->number);
  kit_fault_figures (reading->fault, stream->unfit, line->line, NULL, made->number + 1, 0);
  for (guint i = 0; i < stream->size && !stream->numbered; i++)
    reading->fault->text[i] = stream->letters[bytes[i] - stream->first];
  return FALSE;
}

/* Whether the record has all that the decision on @line, which was made, has taken. */
gboolean
kit_reading_check_taken (KitReading     *reading,
                         const BaseLine *line)
{
  for (; reading->n_taken < reading->taken->len; reading->n_taken++)
    {
      const KitOutcome *outcome = &g_array_index (reading->taken, KitOutcome, reading->n_taken);

      if (outcome->made)
        return refuse_outcome (reading, outcome, line);
    }
  return TRUE;
}

/* Whether all outcomes were needed, at the end of the turns. */
gboolean
kit_reading_check_reached (KitReading *reading)
{
  const KitFormat *format = reading->record->format;

  kit_chance_set_taken (get_chance (reading), NULL);
  for (guint i = 0; i < format->n_streams; i++)
    {
      guint number = 0;
      guint n;

      for (guint k = 0; k < reading->taken->len; k++)
        number += g_array_index (reading->taken, KitOutcome, k).stream == i;
      if (kit_chance_get (get_chance (reading), i, number, 0, &n) != NULL)
        return kit_fault_figures (reading->fault, format->streams[i].unreached,
                                  get_line (reading, &format->streams[i], number)->line, NULL,
                                  number + 1, 0);
    }
  return TRUE;
}
