/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of records with one fault each, and what reading them must report. */

#include "record-rows.h"

#include <string.h>

#define HEAD "[Advisers]\nFormat=1\nBoard=campaign\n\n"
#define THREE \
  "[Players]\n1=red person Irene\n2=yellow captain Seleukos\n3=blue person Old Nearchos\n\n"

/* All are as writers write them. The tables rely on the numbers of the lines. */
const char * const record_bases[] = {
  [RECORD_GAME] =
    HEAD THREE
    "[Cards]\n"                 /* 10 */
    "Supply=LLOHHBOWHOBOBWOLLOLHHOBHWLHLWBHHWHBWLOLOLWOLBBWWBHOOBHWOWOLHBWBLBBLOHBWWHLW\n"
    "Development=KRMVKKKKVPKVKKKKPRVKMKKVK\n"
    "Tokens=hthbthshsbttstbsbhsbbththbss\n"
    "\n"
    "[Chance]\n"                /* 15 */
    "Seed=9f3c0e1b77a2d450\n"
    "Dice=35 61\n"
    "Steals=H\n"
    "\n"
    "[Turns]\n"                 /* 20 */
    "1=bid:3 pass pass pay:HLL offer:O>W yes no with:2 .\n"
    "2=roll buy .\n"
    "3=roll rob:c2>1 bid:2 pass bid:3\n"
    "\n"
    "[History]\n"               /* 25 */
    "Cursor=12\n",
  [RECORD_POSITION] =
    HEAD THREE
    "[Position]\n"              /* 10 */
    "Turn=12\n"
    "Player=2\n"
    "Phase=build\n"
    "Alexander=6\n"
    "Robber=h3\n"               /* 15 */
    "Villages=1:b3s 2:b5s\n"
    "Cities=3:d7n\n"
    "Roads=1:c4nw 2:c4ne\n"
    "Hands=BWWH LO -\n"
    "Gold=2 0 1\n"              /* 20 */
    "Supply=OLHWB\n"
    "Development=MKKKKKVVVVKKKKKKRP\n"
    "Cards=K V -\n"
    "Fresh=V\n"
    "Played=false\n"            /* 25 */
    "Offers=1\n"
    "Knights=0 0 2\n"
    "Tokens=hthbthshsbttstbsbhsbbththbss\n"
    "Won=3\n"
    "LongestRoad=\n"            /* 30 */
    "StrongestArmy=\n",
  [RECORD_OVER] =
    HEAD THREE
    "[Position]\n"              /* 10 */
    "Turn=99\n"
    "Player=1\n"
    "Phase=dice\n"
    "Alexander=55\n"
    "Robber=h3\n"               /* 15 */
    "Villages=1:b3s 2:b5s\n"
    "Cities=3:d7n\n"
    "Roads=\n"
    "Hands=- - -\n"
    "Gold=0 0 0\n"              /* 20 */
    "Supply=\n"
    "Development=KKKKKKKKKKKKKKVVVVRRPPMM\n"
    "Cards=- V -\n"
    "Fresh=\n"
    "Played=false\n"            /* 25 */
    "Offers=0\n"
    "Knights=0 0 0\n"
    "Tokens=hthbthshsbttstbsbhsbbththbss\n"
    "Won=-------------------------\n"
    "LongestRoad=\n"            /* 30 */
    "StrongestArmy=\n"
    "\n"
    "[Chance]\n"
    "Dice=16\n"
    "\n"                        /* 35 */
    "[Turns]\n"
    "99=roll rob:g10\n"
    "\n"
    "[Result]\n"
    "Scores=1 2 2\n"            /* 40 */
    "Winners=2 3\n",
};

/* Puts @edit in the place of the first line with its key, or takes that out. */
static void
edit_line (GString    *text,
           const char *edit)
{
  const char *equals = strchr (edit, '=');
  g_autofree char *key = equals ? g_strndup (edit, equals - edit) : g_strdup (edit);
  g_autofree char *head = g_strdup_printf ("\n%s=", key);
  const char *line = strstr (text->str, head);
  const char *end = line != NULL ? strchr (line + 1, '\n') : NULL;
  gsize at;

  if (end == NULL)
    g_error ("there is no \"%s\" in\n%s", key, text->str);
  at = line - text->str;
  g_string_erase (text, at, end - line);
  if (equals != NULL)
    {
      g_string_insert_c (text, at, '\n');
      g_string_insert (text, at + 1, edit);
    }
}

/** record_change: (transfer full): a base with the changes of a #RecordRow. */
char *
record_change (RecordBase  base,
               const char *edits,
               const char *from,
               const char *to)
{
  GString *text = g_string_new (record_bases[base]);
  g_auto (GStrv) parts = g_strsplit (edits != NULL ? edits : "", "|", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    edit_line (text, parts[i]);
  if (from != NULL && g_string_replace (text, from, to, 1) != 1)
    g_error ("there is no \"%s\" in\n%s", from, text->str);
  return g_string_free (text, FALSE);
}

/** record_read: (transfer full): a record that must be lawful. */
KitRecord *
record_read (const char *text)
{
  KitFault fault = { 0 };
  KitRecord *record = adv_record_read (text, strlen (text), &fault);

  if (record == NULL)
    g_error ("line %u: fault %u, \"%s\", \"%s\", %u, %u, refused for %u:\n%s", fault.line,
             fault.reason, fault.text, fault.other, fault.number, fault.limit,
             fault.refusal.reason, text);
  return record;
}

static void
run_row (gconstpointer data)
{
  const RecordRow *row = data;
  g_autofree char *text = record_change (row->base, row->edits, row->from, row->to);
  g_autoptr (KitRecord) record = NULL;
  KitFault fault = { 0 };

  if (row->reason == KIT_FAULT_NONE)
    {
      record = record_read (text);
      return;
    }
  record = adv_record_read (text, strlen (text), &fault);
  if (record != NULL)
    g_error ("this is not refused:\n%s", text);
  g_assert_cmpuint (fault.reason, ==, row->reason);
  g_assert_cmpuint (fault.line, ==, row->line);
  g_assert_cmpuint (fault.number, ==, row->number);
  g_assert_cmpuint (fault.limit, ==, row->limit);
  if (row->text != NULL)
    g_assert_cmpstr (fault.text, ==, row->text);
  if (row->other != NULL)
    g_assert_cmpstr (fault.other, ==, row->other);
}

/** record_add_rows: one test for each row. */
void
record_add_rows (const RecordRow *rows,
                 guint            n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *name = g_strconcat ("/rows/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], run_row);
    }
}
