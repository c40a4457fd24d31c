/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the library, and what is said of it. */

#include "config.h"

#include "shell-entry.h"

#include <glib/gi18n.h>
#include <string.h>

/* How a date may be searched for. */
#define DATES "%F %d/%m/%Y %d.%m.%Y %d-%m-%Y %B"

/** ShellEntry: what a file of a game says about it, which never changes; made in any thread. */
struct _ShellEntry
{
  GObject parent_instance;

  ShellEntryFacts facts;

  /* owned */
  char *title;
  char *details;
  char *result;
  char *words;                          /* all of these in small letters, for whoever searches */
};

G_DEFINE_FINAL_TYPE (ShellEntry, shell_entry, G_TYPE_OBJECT)

/** shell_entry_get_facts: (transfer none): what is known of the game. */
const ShellEntryFacts *
shell_entry_get_facts (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  return &entry->facts;
}

/** shell_entry_get_title: who plays; the name of a file that cannot be read. */
const char *
shell_entry_get_title (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  return entry->title;
}

/** shell_entry_get_details: which game it is, when it was begun, its turns, its rules, and its file
    if the player has saved it. */
const char *
shell_entry_get_details (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  return entry->details;
}

/** shell_entry_get_result: how the game has ended, with the points; or why it cannot be read. */
const char *
shell_entry_get_result (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  return entry->result;
}

/** shell_entry_can_delete: whether it is one of the games that the program keeps for the player. */
gboolean
shell_entry_can_delete (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), FALSE);

  return entry->facts.kind == SHELL_ENTRY_ASIDE || entry->facts.kind == SHELL_ENTRY_KEPT ||
         entry->facts.kind == SHELL_ENTRY_TABLE;
}

/** shell_entry_can_review: whether it has ended, so that all that was hidden in it may be known. */
gboolean
shell_entry_can_review (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), FALSE);

  return entry->facts.reason == NULL &&
         (entry->facts.kind == SHELL_ENTRY_KEPT || entry->facts.kind == SHELL_ENTRY_FILE) &&
         entry->facts.head.ending != BASE_ENDING_NOT_KNOWN;
}

static int
compare_times (const ShellEntryFacts *a,
               const ShellEntryFacts *b)
{
  if (a->when == NULL || b->when == NULL)
    return (a->when == NULL) - (b->when == NULL);
  return g_date_time_compare (b->when, a->when);
}

static int
compare_names (const ShellEntryFacts *a,
               const ShellEntryFacts *b)
{
  const char *x = a->head.n_players > 0 ? a->head.players[0].name : "";
  const char *y = b->head.n_players > 0 ? b->head.players[0].name : "";

  return g_utf8_collate (x, y);
}

/** shell_entry_compare: below 0 if @entry comes before @other. */
int
shell_entry_compare (ShellEntry *entry,
                     ShellEntry *other,
                     ShellOrder  order)
{
  const ShellEntryFacts *a = &entry->facts;
  const ShellEntryFacts *b = &other->facts;
  int result = 0;

  switch (order)
    {
    case SHELL_ORDER_OLDEST:
      return compare_times (b, a);
    case SHELL_ORDER_LONGEST:
      result = (b->head.turns > a->head.turns) - (b->head.turns < a->head.turns);
      break;
    case SHELL_ORDER_NAMES:
      result = compare_names (a, b);
      break;
    default:
      break;
    }
  return result != 0 ? result : compare_times (a, b);
}

/** shell_entry_matches: whether all of @words, in small letters, are said of it. */
gboolean
shell_entry_matches (ShellEntry         *entry,
                     const char * const *words)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  for (; *words != NULL; words++)
    if (strstr (entry->words, *words) == NULL)
      return FALSE;
  return TRUE;
}

static char *
make_title (const ShellEntryFacts *facts)
{
  const BaseHead *head = &facts->head;
  GString *title;

  if (head->n_players == 0)
    return g_filename_display_basename (facts->path);
  title = g_string_new (NULL);
  for (guint i = 0; i < head->n_players; i++)
    g_string_append_printf (title, "%s%s", i > 0 ? " – " : "", head->players[i].name);
  return g_string_free (title, FALSE);
}

static void
append_detail (GString    *details,
               const char *detail)
{
  g_string_append_printf (details, "%s%s", details->len > 0 ? " · " : "", detail);
}

/* The kinds of the players that are computers, each once. */
static void
append_levels (GString               *details,
               const ShellEntryFacts *facts)
{
  g_autoptr (GString) levels = g_string_new (NULL);

  for (guint i = 0; i < facts->head.n_players; i++)
    {
      const char *kind = facts->head.players[i].kind;
      gboolean is_new = kind != NULL && !g_str_equal (kind, "person");

      for (guint k = 0; k < i && is_new; k++)
        is_new = g_strcmp0 (kind, facts->head.players[k].kind) != 0;
      if (is_new)
        g_string_append_printf (levels, "%s%s", levels->len > 0 ? ", " : "",
                                facts->info->format->name_kind (facts->info->data, kind));
    }
  if (levels->len > 0)
    append_detail (details, levels->str);
}

static char *
make_details (const ShellEntryFacts *facts)
{
  GString *details = g_string_new (facts->info != NULL ? _(facts->info->name) : NULL);
  const char *rules;

  if (facts->when != NULL)
    {
      g_autofree char *when =
        g_date_time_format (facts->when, facts->head.date == NULL || facts->head.time != NULL
                                           ? "%x %H:%M" : "%x");

      append_detail (details, when);
    }
  if (facts->head.turns > 0)
    {
      g_autofree char *turns =
        g_strdup_printf (ngettext ("%u turn", "%u turns", facts->head.turns), facts->head.turns);

      append_detail (details, turns);
    }
  append_levels (details, facts);
  rules = facts->head.rules != NULL
            ? facts->info->format->name_rules (facts->info->data, facts->head.rules) : NULL;
  if (rules != NULL)
    append_detail (details, rules);
  if (facts->kind == SHELL_ENTRY_FILE && facts->head.n_players > 0)
    {
      g_autofree char *name = g_filename_display_basename (facts->path);

      append_detail (details, name);
    }
  return g_string_free (details, FALSE);
}

/* (transfer full): who has won. */
static char *
make_winners (const BaseHead *head)
{
  g_autoptr (GString) names = g_string_new (NULL);
  int person = base_head_find_only_person (head);

  if (person >= 0)
    return g_strdup (head->players[person].won ? _("Won") : _("Lost"));
  for (guint i = 0; i < head->n_players; i++)
    if (head->players[i].won)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", head->players[i].name);
  /* Translators: the result of a game: who has won it. */
  return g_strdup_printf (_("Won by %s"), names->str);
}

static char *
make_result (const ShellEntryFacts *facts)
{
  g_autofree char *winners = NULL;
  GString *result;

  if (facts->reason != NULL)
    return g_strdup (facts->reason);
  if (facts->kind == SHELL_ENTRY_CURRENT)
    /* Translators: how far a game is that lies on the table. */
    return g_strdup (_("Being played"));
  if (facts->kind == SHELL_ENTRY_ASIDE)
    return g_strdup (_("Not finished yet"));
  if (facts->head.is_mine)
    /* Translators: of a game at a table elsewhere. */
    return g_strdup (_("It is your turn"));
  if (facts->head.turn_of != NULL)
    /* Translators: of a game at a table elsewhere: who is to decide. */
    return g_strdup_printf (_("%s is to decide"), facts->head.turn_of);
  if (facts->head.ending == BASE_ENDING_GIVEN_UP)
    return g_strdup (_("Given up"));
  if (facts->head.ending == BASE_ENDING_NOT_KNOWN)
    /* Translators: how a game has ended. */
    return g_strdup (_("Not known"));
  winners = make_winners (&facts->head);
  result = g_string_new (winners);
  for (guint i = 0; facts->head.scored && i < facts->head.n_players; i++)
    g_string_append_printf (result, "%s%d", i > 0 ? " : " : ", ", facts->head.players[i].score);
  return g_string_free (result, FALSE);
}

static void
shell_entry_finalize (GObject *object)
{
  ShellEntry *entry = SHELL_ENTRY (object);

  g_free (entry->facts.path);
  base_head_clear (&entry->facts.head);
  g_free (entry->facts.reason);
  g_clear_pointer (&entry->facts.when, g_date_time_unref);
  g_free (entry->title);
  g_free (entry->details);
  g_free (entry->result);
  g_free (entry->words);
  G_OBJECT_CLASS (shell_entry_parent_class)->finalize (object);
}

static void
shell_entry_class_init (ShellEntryClass *class)
{
  G_OBJECT_CLASS (class)->finalize = shell_entry_finalize;
}

static void
shell_entry_init (ShellEntry *entry)
{
}

/** shell_entry_new: (transfer full): a game of which @facts are known, which it takes over; from
    any thread. */
ShellEntry *
shell_entry_new (ShellEntryFacts *facts)
{
  g_autofree char *dates = NULL;
  g_autofree char *all = NULL;
  ShellEntry *entry;

  g_return_val_if_fail (facts != NULL && facts->path != NULL, NULL);

  entry = g_object_new (SHELL_TYPE_ENTRY, NULL);
  entry->facts = *facts;
  *facts = (ShellEntryFacts) { 0 };
  entry->title = make_title (&entry->facts);
  entry->details = make_details (&entry->facts);
  entry->result = make_result (&entry->facts);
  if (entry->facts.when != NULL)
    dates = g_date_time_format (entry->facts.when, DATES);
  all = g_strjoin ("\n", entry->title, entry->details, entry->result,
                   dates != NULL ? dates : entry->facts.head.date, NULL);
  entry->words = g_utf8_casefold (all, -1);
  return entry;
}
