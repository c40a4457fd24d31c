/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of records with one error each, and the fault that reading them must report. */

#include "test-faults.h"

#include <string.h>

static char *
replace_once (const char *text,
              const char *from,
              const char *to)
{
  const char *at = strstr (text, from);

  if (at == NULL)
    g_error ("there is no \"%s\" in\n%s", from, text);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, to, at + strlen (from));
}

static void
run_row (gconstpointer data)
{
  const FaultRow *row = data;
  g_autofree char *whole = test_text (row->position, row->tokens);
  g_autofree char *text = replace_once (whole, row->from ? row->from : "", row->to ? row->to : "");
  g_autoptr (KitRecord) record = NULL;
  KitFault fault = { 0 };

  record = alx_record_read (text, strlen (text), &fault);
  if ((record != NULL) != (row->reason == KIT_FAULT_NONE))
    g_error ("%s: fault %u in line %u, \"%s\":\n%s", row->name, fault.reason, fault.line,
             fault.text, text);
  if (record != NULL)
    return;
  g_assert_cmpuint (fault.reason, ==, row->reason);
  g_assert_cmpuint (fault.line, ==, row->line);
  g_assert_cmpuint (fault.number, ==, row->number);
  g_assert_cmpuint (fault.limit, ==, row->limit);
  if (row->text != NULL)
    g_assert_cmpstr (fault.text, ==, row->text);
  if (row->other != NULL)
    g_assert_cmpstr (fault.other, ==, row->other);
}

/** test_add_faults: one test for each row. */
void
test_add_faults (const FaultRow *rows,
                 guint           n_rows)
{
  for (guint i = 0; i < n_rows; i++)
    g_test_add_data_func (rows[i].name, &rows[i], run_row);
}
