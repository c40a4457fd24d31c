/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sets of a match on the disk, so that one that was broken off can be resumed.
 *
 * The first line says what is played. Then there is a line for each set: its number, the share of
 * wins, the margin, the turns; and for each side the positions that it has valued, the times of its
 * turns, and its kinds of questions.
 */

#include "config.h"

#include "kit-cli-contest.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* No file of a match is larger. */
#define MAX_BYTES (256 * 1024 * 1024)
/* Whole numbers up to this are exact in a double; no set values as many positions. */
#define MAX_NODES (G_GUINT64_CONSTANT (1) << 53)

/** kit_cli_kinds_add: adds @n questions of the kind @name, an interned word, to a list of kinds. */
void
kit_cli_kinds_add (GArray     *kinds,
                   const char *name,
                   guint       n,
                   double      ms)
{
  KitCliKind kind = { name, n, ms };

  for (guint i = 0; i < kinds->len; i++)
    {
      KitCliKind *other = &g_array_index (kinds, KitCliKind, i);

      if (other->name == name)
        {
          other->n += n;
          other->ms += ms;
          return;
        }
    }
  g_array_append_val (kinds, kind);
}

/* (transfer full): what tells weights from others; the compiled-in ones by the version. */
static char *
describe_weights (const KitWeights *weights)
{
  if (weights == NULL)
    return g_strdup (PACKAGE_VERSION);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) weights->nets,
                                      sizeof weights->nets);
}

static char *
describe (const KitCliContest *contest)
{
  g_autofree char *rules = kit_cli_rules_describe (&contest->rules);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "Match of %s, %d players, %d sets, seed %" G_GUINT64_FORMAT "%s",
                          contest->game->id, contest->n_players, contest->n_sets, contest->seed,
                          rules);
  for (guint i = 0; i < 2; i++)
    {
      const KitCliSide *side = &contest->sides[i];
      g_autofree char *weights = describe_weights (side->weights);
      char seconds[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (seconds, sizeof seconds, "%.3f", side->seconds);
      g_string_append_printf (text, ", %s nodes %" G_GINT64_FORMAT " seconds %s weights %s",
                              side->name, side->nodes, seconds, weights);
    }
  return g_string_free (text, FALSE);
}

static void
add_number (GString *text,
            double   number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, " %s", g_ascii_formatd (digits, sizeof digits, "%.9g", number));
}

/* Reads the next number of a line, after one blank. */
static gboolean
take_number (char  **line,
             double *number)
{
  char *end;

  if (**line != ' ')
    return FALSE;
  *number = g_ascii_strtod (*line + 1, &end);
  if (end == *line + 1 || !isfinite (*number))
    return FALSE;
  *line = end;
  return TRUE;
}

static gboolean
take_count (char **line,
            guint *count)
{
  double number;

  if (!take_number (line, &number) || number < 0 || number > G_MAXINT || number != floor (number))
    return FALSE;
  *count = number;
  return TRUE;
}

static gboolean
read_side (char     **line,
           KitCliSet *set,
           guint      side)
{
  double nodes;
  guint n;

  if (!take_number (line, &nodes) || nodes < 0 || nodes > MAX_NODES ||
      nodes != floor (nodes) || !take_count (line, &n))
    return FALSE;
  set->nodes[side] = nodes;
  for (; n > 0; n--)
    {
      double ms;
      float spent_ms;

      if (!take_number (line, &ms))
        return FALSE;
      spent_ms = ms;
      g_array_append_val (set->times[side], spent_ms);
    }
  if (!take_count (line, &n))
    return FALSE;
  for (; n > 0; n--)
    {
      gsize length = strcspn (*line + (**line == ' '), " ");
      g_autofree char *name = g_strndup (*line + (**line == ' '), length);
      guint times;
      double ms;

      *line += length + (**line == ' ');
      if (length == 0 || !take_count (line, &times) || times == 0 || !take_number (line, &ms))
        return FALSE;
      kit_cli_kinds_add (set->kinds[side], g_intern_string (name), times, ms);
    }
  return TRUE;
}

static gboolean
read_set (KitCliContest *contest,
          char          *line)
{
  KitCliSet *set;
  guint index;

  if (!take_count (&line, &index) || index >= (guint) contest->n_sets ||
      contest->sets[index].played)
    return FALSE;
  set = &contest->sets[index];
  set->played = take_number (&line, &set->wins) && set->wins >= 0 && set->wins <= 1 &&
                take_number (&line, &set->margin) && take_number (&line, &set->turns) &&
                read_side (&line, set, 0) &&
                read_side (&line, set, 1) && *line == '\0';
  return set->played;
}

/* Reads the sets of an earlier run; a last line without an end was broken off, and is played
   again. */
static gboolean
read_row (KitCliContest *contest,
          const char    *head,
          char          *text)
{
  char *line = text;
  char *end;
  guint number = 1;

  for (; (end = strchr (line, '\n')) != NULL; line = end + 1, number++)
    {
      *end = '\0';
      if (number == 1 ? !g_str_equal (line, head) : !read_set (contest, line))
        {
          kit_cli_print_fault (contest->row_name, number,
                               number == 1 ? _("it is the file of another match")
                                           : _("it is no set of this match"));
          return FALSE;
        }
    }
  return TRUE;
}

/**
 * kit_cli_row_open:
 * @contest: what is played
 *
 * If it has a file for its sets, takes those that are there, and opens it for the others.
 *
 * Returns: whether that could be done; if not, prints an error
 */
gboolean
kit_cli_row_open (KitCliContest *contest)
{
  g_autofree char *head = describe (contest);
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  const char *whole = "";
  gsize length = 0;

  if (contest->row_name == NULL)
    return TRUE;
  if (g_file_test (contest->row_name, G_FILE_TEST_EXISTS))
    {
      text = kit_cli_load_file (contest->row_name, MAX_BYTES, &length, &why);
      if (text == NULL)
        {
          kit_cli_print_fault (contest->row_name, 0, why);
          return FALSE;
        }
      whole = strrchr (text, '\n');
      length = whole != NULL ? whole + 1 - text : 0;
      if (!read_row (contest, head, text))
        return FALSE;
    }
  contest->row = fopen (contest->row_name, length > 0 ? "r+" : "w");
  if (contest->row == NULL || fseek (contest->row, length, SEEK_SET) != 0)
    {
      kit_cli_print_fault (contest->row_name, 0, g_strerror (errno));
      return FALSE;
    }
  if (length == 0)
    fprintf (contest->row, "%s\n", head);
  return TRUE;
}

/** kit_cli_row_add: adds the set with this number to the file, if there is one; FALSE, with errno,
    if it could not be written. */
gboolean
kit_cli_row_add (KitCliContest *contest,
                 guint          index)
{
  const KitCliSet *set = &contest->sets[index];
  g_autoptr (GString) line = g_string_new (NULL);

  if (contest->row == NULL)
    return TRUE;
  g_string_append_printf (line, " %u", index);
  add_number (line, set->wins);
  add_number (line, set->margin);
  add_number (line, set->turns);
  for (guint i = 0; i < 2; i++)
    {
      g_string_append_printf (line, " %" G_GUINT64_FORMAT, set->nodes[i]);
      add_number (line, set->times[i]->len);
      for (guint k = 0; k < set->times[i]->len; k++)
        add_number (line, g_array_index (set->times[i], float, k));
      add_number (line, set->kinds[i]->len);
      for (guint k = 0; k < set->kinds[i]->len; k++)
        {
          const KitCliKind *kind = &g_array_index (set->kinds[i], KitCliKind, k);

          g_string_append_printf (line, " %s %u", kind->name, kind->n);
          add_number (line, kind->ms);
        }
    }
  g_string_append_c (line, '\n');
  return fputs (line->str, contest->row) >= 0 && fflush (contest->row) == 0;
}
