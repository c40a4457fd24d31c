/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of section 8 of the rules as words, and those of each printed edition. */

#include "alexandros/record/alx-record.h"

static const struct
{
  const char *text;
  AlxOptions  options;                  /* that it sets */
} words[] = {
  { "Joker=each", { 0 } },
  { "Joker=both", { .joker = ALX_JOKER_BOTH } },
  { "Joker=any", { .joker = ALX_JOKER_ANY } },
  { "SpecialRefresh=false", { 0 } },
  { "SpecialRefresh=true", { .special_refresh = TRUE } },
  { "EndAbove=true", { .end_above = TRUE } },
  { "Compensation=all", { 0 } },
  { "Compensation=occupation", { .compensation = ALX_COMPENSATION_OCCUPATION } },
  { "Compensation=none", { .compensation = ALX_COMPENSATION_NONE } },
};

static const char * const no_words[] = {
  "", "=", "Joker", "Joker=", "Joker=all", "Joker=both=", "joker=both", "=both", "both",
  "Jokers=both", "EndAbove=any", "Compensation=true"
};

static const struct
{
  const char *id;
  AlxOptions  options;
} editions[] = {
  { "english", { 0 } },
  { "french", { .joker = ALX_JOKER_BOTH } },
  { "italian", { .joker = ALX_JOKER_ANY, .special_refresh = TRUE, .end_above = TRUE } },
};

static void
test_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      AlxOptions options = { 0 };

      g_test_message ("%s", words[i].text);
      g_assert_true (kit_options_set (alx_format.options, &options, words[i].text));
      g_assert_cmpmem (&options, sizeof options, &words[i].options, sizeof words[i].options);
    }
  for (guint i = 0; i < G_N_ELEMENTS (no_words); i++)
    {
      AlxOptions options = { 0 };

      g_test_message ("%s", no_words[i]);
      g_assert_false (kit_options_set (alx_format.options, &options, no_words[i]));
    }
}

static void
test_editions (void)
{
  AlxOptions options;

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_assert_true (kit_options_set_edition (alx_format.options, &options, editions[i].id));
      g_assert_cmpmem (&options, sizeof options, &editions[i].options, sizeof options);
    }
  g_assert_false (kit_options_set_edition (alx_format.options, &options, "spanish"));
  g_assert_false (kit_options_set_edition (alx_format.options, &options, ""));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/options/words", test_words);
  g_test_add_func ("/options/editions", test_editions);
  return g_test_run ();
}
