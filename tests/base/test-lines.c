/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strict reader: what it refuses, on which line, and what it returns. */

#include "base/base-lines.h"

#include <string.h>

#define NO_NUL 0

typedef struct
{
  const char      *name;
  const char      *text;
  gsize            length;              /* NO_NUL: up to the end of the string */
  BaseLinesProblem problem;
  guint            line;
  const char      *excerpt;
} Row;

static const Row rows[] = {
  { "empty", "", NO_NUL, BASE_LINES_FINE },
  { "newlines", "\n\n\n", NO_NUL, BASE_LINES_FINE },
  { "comment", "# anything = [at all]\n#\n", NO_NUL, BASE_LINES_FINE },
  { "comment-before-a-group", "#\n[A]\n", NO_NUL, BASE_LINES_FINE },
  { "no-last-newline", "[A]\nk=v", NO_NUL, BASE_LINES_FINE },
  { "empty-value", "[A]\nk=\n", NO_NUL, BASE_LINES_FINE },
  { "equals-in-value", "[A]\nk=a=b\n", NO_NUL, BASE_LINES_FINE },
  { "blank-before-a-later-equals", "[A]\nk=a = b\n", NO_NUL, BASE_LINES_FINE },
  { "bracket-in-value", "[A]\nk=[B]\n", NO_NUL, BASE_LINES_FINE },
  { "other-letters", "[Ä]\nö=ž…\n", NO_NUL, BASE_LINES_FINE },
  { "same-key-in-two-groups", "[A]\nk=1\n[B]\nk=2\n", NO_NUL, BASE_LINES_FINE },
  { "letter-case-differs", "[A]\nk=1\nK=2\n[a]\n", NO_NUL, BASE_LINES_FINE },
  { "carriage-returns", "[A]\r\nk=v\r\n\r\n", NO_NUL, BASE_LINES_FINE },

  { "not-utf8", "[A]\nk=\xff\n", NO_NUL, BASE_LINES_NOT_UTF8, 2, NULL },
  { "not-utf8-latin-1", "[A]\n\nk=Zo\xeb\n", NO_NUL, BASE_LINES_NOT_UTF8, 3, NULL },
  { "not-utf8-cut-short", "[A]\nk=\xc3", NO_NUL, BASE_LINES_NOT_UTF8, 2, NULL },
  { "not-utf8-overlong", "[A]\nk=\xc0\xaf\n", NO_NUL, BASE_LINES_NOT_UTF8, 2, NULL },
  { "not-utf8-surrogate", "[A]\nk=\xed\xa0\x80\n", NO_NUL, BASE_LINES_NOT_UTF8, 2, NULL },
  { "byte-order-mark", "\xef\xbb\xbf[A]\n", NO_NUL, BASE_LINES_BYTE_ORDER_MARK, 1, NULL },
  { "byte-order-mark-in-a-comment", "[A]\n#\xef\xbb\xbf\n", NO_NUL, BASE_LINES_BYTE_ORDER_MARK, 2,
    NULL },
  { "byte-order-mark-of-utf16", "\xff\xfe[\0A\0", 6, BASE_LINES_NOT_UTF8, 1, NULL },
  { "nul", "[A]\nk=\0v\n", 9, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "nul-at-the-end", "[A]\nk=v\n\0", 9, BASE_LINES_CONTROL_CHARACTER, 3, NULL },
  { "tab-in-value", "[A]\nk=a\tb\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "tab-before-key", "[A]\n\tk=v\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "escape", "[A]\nk=\x1b[1m\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "delete", "[A]\nk=\x7f\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "upper-control-character", "[A]\nk=\xc2\x85\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "control-character-in-comment", "# \a\n[A]\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 1, NULL },
  { "carriage-return-inside", "[A]\nk=a\rb\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 2, NULL },
  { "carriage-return-twice", "[A]\r\r\n", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 1, NULL },
  { "carriage-return-alone", "[A]\rk=v\r", NO_NUL, BASE_LINES_CONTROL_CHARACTER, 1, NULL },

  { "line-of-blanks", "[A]\n  \nk=v\n", NO_NUL, BASE_LINES_BLANKS, 2, "  " },
  { "blank-before-group", " [A]\n", NO_NUL, BASE_LINES_BLANKS, 1, " [A]" },
  { "blank-after-group", "[A] \n", NO_NUL, BASE_LINES_BLANKS, 1, "[A] " },
  { "blank-before-key", "[A]\n k=v\n", NO_NUL, BASE_LINES_BLANKS, 2, " k=v" },
  { "blank-after-value", "[A]\nk=v \n", NO_NUL, BASE_LINES_BLANKS, 2, "k=v " },
  { "blank-after-value-and-carriage-return", "[A]\nk=v \r\n", NO_NUL, BASE_LINES_BLANKS, 2,
    "k=v " },
  { "blank-before-equals", "[A]\nk =v\n", NO_NUL, BASE_LINES_BLANKS, 2, "k =v" },
  { "blank-after-equals", "[A]\nk= v\n", NO_NUL, BASE_LINES_BLANKS, 2, "k= v" },
  { "blank-after-nothing", "[A]\nk= \n", NO_NUL, BASE_LINES_BLANKS, 2, "k= " },
  { "blank-before-comment", "[A]\n # c\n", NO_NUL, BASE_LINES_BLANKS, 2, " # c" },
  { "blank-after-comment", "[A]\n# c \n", NO_NUL, BASE_LINES_BLANKS, 2, "# c " },

  { "key-before-group", "\nk=v\n[A]\n", NO_NUL, BASE_LINES_NO_GROUP, 2, "k=v" },
  { "neither", "[A]\nk\n", NO_NUL, BASE_LINES_NEITHER, 2, "k" },
  { "neither-before-group", "k\n", NO_NUL, BASE_LINES_NEITHER, 1, "k" },
  { "no-key", "[A]\n=v\n", NO_NUL, BASE_LINES_NEITHER, 2, "=v" },
  { "group-without-name", "[]\n", NO_NUL, BASE_LINES_NEITHER, 1, "[]" },
  { "group-not-closed", "[A\n", NO_NUL, BASE_LINES_NEITHER, 1, "[A" },
  { "semicolon-is-no-comment", "[A]\n; c\n", NO_NUL, BASE_LINES_NEITHER, 2, "; c" },
  { "double-group", "[A]\nk=v\n[B]\n[A]\n", NO_NUL, BASE_LINES_DOUBLE_GROUP, 4, "[A]" },
  { "double-key", "[A]\nk=v\n# c\nk=v\n", NO_NUL, BASE_LINES_DOUBLE_KEY, 4, "k=v" },
};

static void
run_row (gconstpointer data)
{
  const Row *row = data;
  gsize length = row->length > 0 ? row->length : strlen (row->text);
  /* A copy of exactly these bytes, so that the sanitizer sees a read beyond them. */
  g_autofree char *copy = g_memdup2 (row->text, MAX (length, 1));
  g_autofree char *excerpt = NULL;
  g_autoptr (BaseLines) lines = NULL;
  BaseLinesProblem problem;
  guint line;

  lines = base_lines_read (copy, length, &problem, &line, &excerpt);
  g_assert_cmpint (problem, ==, row->problem);
  g_assert_cmpint (lines != NULL, ==, row->problem == BASE_LINES_FINE);
  g_assert_cmpstr (excerpt, ==, row->excerpt);
  if (row->problem != BASE_LINES_FINE)
    g_assert_cmpuint (line, ==, row->line);
}

/* 1 MiB is accepted, one byte more is not. */
static void
test_size (void)
{
  g_autofree char *text = g_malloc (BASE_LINES_MAX_BYTES + 1);
  g_autofree char *excerpt = NULL;
  g_autoptr (BaseLines) lines = NULL;
  BaseLinesProblem problem;
  guint line;

  memset (text, '#', BASE_LINES_MAX_BYTES + 1);
  for (gsize i = 1023; i < BASE_LINES_MAX_BYTES; i += 1024)
    text[i] = '\n';
  g_assert_null (base_lines_read (text, BASE_LINES_MAX_BYTES + 1, &problem, &line, &excerpt));
  g_assert_cmpint (problem, ==, BASE_LINES_TOO_LARGE);
  g_assert_cmpuint (line, ==, 1);
  g_assert_null (excerpt);
  lines = base_lines_read (text, BASE_LINES_MAX_BYTES, &problem, &line, &excerpt);
  g_assert_nonnull (lines);
  g_assert_cmpuint (lines->groups->len, ==, 0);
}

static void
check_line (const BaseGroup *group,
            guint            index,
            const char      *key,
            const char      *value,
            guint            number,
            guint            column)
{
  const BaseLine *line = g_ptr_array_index (group->lines, index);

  g_assert_cmpstr (line->key, ==, key);
  g_assert_cmpstr (line->value, ==, value);
  g_assert_cmpuint (line->line, ==, number);
  g_assert_cmpuint (line->column, ==, column);
  g_assert_true (base_group_get_line (group, key) == line);
}

static void
test_handed_on (void)
{
  static const char text[] = "# head\r\n\n[One]\r\nb=2\r\na=x = y=z\n\n"
                             "[Two words]\nlong key=\n[Last]";
  g_autofree char *excerpt = NULL;
  BaseLinesProblem problem;
  guint number;
  g_autoptr (BaseLines) lines = base_lines_read (text, strlen (text), &problem, &number, &excerpt);
  const BaseGroup *one;
  const BaseGroup *two;

  g_assert_nonnull (lines);
  g_assert_cmpuint (lines->groups->len, ==, 3);
  one = base_lines_get_group (lines, "One");
  two = base_lines_get_group (lines, "Two words");
  g_assert_true (g_ptr_array_index (lines->groups, 0) == one);
  g_assert_true (g_ptr_array_index (lines->groups, 1) == two);
  g_assert_cmpuint (one->line, ==, 3);
  g_assert_cmpuint (one->lines->len, ==, 2);
  check_line (one, 0, "b", "2", 4, 3);
  check_line (one, 1, "a", "x = y=z", 5, 3);
  g_assert_cmpuint (two->line, ==, 7);
  g_assert_cmpuint (two->lines->len, ==, 1);
  check_line (two, 0, "long key", "", 8, 10);
  g_assert_cmpuint (base_lines_get_group (lines, "Last")->line, ==, 9);
  g_assert_cmpuint (base_lines_get_group (lines, "Last")->lines->len, ==, 0);
  g_assert_null (base_lines_get_group (lines, "Two"));
  g_assert_null (base_group_get_line (one, "c"));
  g_assert_null (base_group_get_line (one, "long key"));
}

/* The kind of a text, even of one that cannot be read. */
static void
test_mention (void)
{
  static const char * const found[] = {
    "[One]", "[One]\n", "\n# [Two]\n[One]\r\na=b\n", "  [One]\t\n", "[Two]\nnonsense\n[One]",
    "\xff\xfe\n[One]\n[One]\n",
  };
  static const char * const others[] = {
    "", "\n", "[]", "[", "One", "[Ones]", "[On]", "[one]", "# [One]\n", "[One", "[One] x", "x[One]",
    "a=[One]\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    g_assert_true (base_lines_mention (found[i], strlen (found[i]), "One"));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (base_lines_mention (others[i], strlen (others[i]), "One"));
  g_assert_false (base_lines_mention (NULL, 0, "One"));
  g_assert_false (base_lines_mention ("[One]", 4, "One"));
  g_assert_true (base_lines_mention ("\0\n[One]", 7, "One"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/base/lines/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], run_row);
    }
  g_test_add_func ("/base/lines/size", test_size);
  g_test_add_func ("/base/lines/handed-on", test_handed_on);
  g_test_add_func ("/base/lines/mention", test_mention);
  return g_test_run ();
}
