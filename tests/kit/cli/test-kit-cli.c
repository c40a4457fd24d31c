/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tool prints for programs, and the interval of a match. */

#include "kit/cli/kit-cli-json.h"
#include "kit/cli/strength/kit-cli-contest.h"

#include <math.h>

/* --- JSON --- */

static const struct { const char *text, *json; } strings[] = {
  { "", "\"\"" },
  { "Königin “A”", "\"Königin “A”\"" },
  { "a \"b\" \\c", "\"a \\\"b\\\" \\\\c\"" },
  { "a\nb\tc\x01", "\"a\\u000ab\\u0009c\\u0001\"" },
  { "a\xff" "b", "\"a\xef\xbf\xbd" "b\"" },
  { "{[", "\"{[\"" },
};

static void
test_strings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      g_autoptr (GString) json = g_string_new (NULL);

      kit_cli_json_add_string (json, NULL, strings[i].text);
      g_assert_cmpstr (json->str, ==, strings[i].json);
    }
}

static void
test_commas (void)
{
  g_autoptr (GString) json = g_string_new (NULL);

  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_add_string (json, "a", "[");
  kit_cli_json_open (json, "b", '[');
  kit_cli_json_add_integer (json, NULL, -1);
  kit_cli_json_open (json, NULL, '{');
  kit_cli_json_close (json, '}');
  kit_cli_json_add_boolean (json, NULL, TRUE);
  kit_cli_json_close (json, ']');
  kit_cli_json_add_number (json, "c", 0.5);
  kit_cli_json_close (json, '}');
  g_assert_cmpstr (json->str, ==, "{\"a\":\"[\",\"b\":[-1,{},true],\"c\":0.5}");
}

/* --- the interval --- */

/* So many sets with each share, in hundredths. */
static const struct
{
  const char *name;
  guint       shares[2];
  guint       counts[2];
  double      low;
  double      high;
} intervals[] = {
  /* Wilson's interval of 0 of 10, 10 of 10, 5 of 10, 1 of 1 and 1 of 100 games. */
  { "none", { 0 }, { 10 }, 0, 0.2775 },
  { "all", { 100 }, { 10 }, 0.7225, 1 },
  { "half", { 0, 100 }, { 5, 5 }, 0.2275, 0.7725 },
  { "one", { 100 }, { 1 }, 0.2065, 1 },
  { "few", { 0, 100 }, { 99, 1 }, 0.0017, 0.0546 },
  /* Sets that are all half won vary less, but are not certain. */
  { "even", { 50 }, { 6 }, 0.3491, 0.6509 },
  { "even-many", { 50 }, { 1000 }, 0.4990, 0.5010 },
};

static void
check_interval (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  guint n = intervals[row].counts[0] + intervals[row].counts[1];
  g_autofree KitCliSet *sets = g_new0 (KitCliSet, n);
  KitCliInterval interval;

  for (guint i = 0; i < n; i++)
    sets[i].wins = intervals[row].shares[i < intervals[row].counts[0] ? 0 : 1] / 100.0;
  kit_cli_interval_of_sets (&interval, sets, n);
  g_test_message ("%.4f to %.4f", interval.low, interval.high);
  g_assert_cmpfloat_with_epsilon (interval.low, intervals[row].low, 0.005);
  g_assert_cmpfloat_with_epsilon (interval.high, intervals[row].high, 0.005);
  g_assert_cmpfloat (interval.low, >=, 0);
  g_assert_cmpfloat (interval.high, <=, 1);
}

/* A share that is a sum of parts is no less than 1 by what is lost in adding. */
static void
test_parts (void)
{
  KitCliSet sets[10];
  KitCliInterval interval;

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    sets[i].wins = 1 / 3.0 + 1 / 3.0 + 1 / 3.0;
  kit_cli_interval_of_sets (&interval, sets, G_N_ELEMENTS (sets));
  g_assert_cmpfloat_with_epsilon (interval.low, 0.7225, 0.0001);
  g_assert_cmpfloat_with_epsilon (interval.high, 1, 0.0001);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kit/cli/json/strings", test_strings);
  g_test_add_func ("/kit/cli/json/commas", test_commas);
  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++)
    {
      g_autofree char *name = g_strconcat ("/kit/cli/interval/", intervals[i].name, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), check_interval);
    }
  g_test_add_func ("/kit/cli/interval/parts", test_parts);
  return g_test_run ();
}
