/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the library, and what is said of it. */

#include "config.h"

#include "shell-entry.h"

#include <glib/gi18n.h>
#include <string.h>

/** ShellEntry: what a file of a game says about it, which never changes; made in any thread. */
struct _ShellEntry
{
  GObject parent_instance;

  ShellEntryFacts facts;
  char           *words;                /* owned; all that is said of it, for whoever searches */
};

G_DEFINE_FINAL_TYPE (ShellEntry, shell_entry, G_TYPE_OBJECT)

/** shell_entry_get_facts: (transfer none): what is known of the game. */
const ShellEntryFacts *
shell_entry_get_facts (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  return &entry->facts;
}

/** shell_entry_is_unfinished: whether the player can go on with it; of a file that does not say how
    its game ended that is not known. */
gboolean
shell_entry_is_unfinished (ShellEntry *entry)
{
  g_return_val_if_fail (SHELL_IS_ENTRY (entry), FALSE);

  return entry->facts.kind == SHELL_ENTRY_ASIDE && entry->facts.reason == NULL;
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

/** shell_entry_make_title: (transfer full): who plays; the name of a file that cannot be read. */
char *
shell_entry_make_title (ShellEntry *entry)
{
  const BaseHead *head;
  GString *title;

  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  head = &entry->facts.head;
  if (head->n_players == 0)
    return g_filename_display_basename (entry->facts.path);
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

/** shell_entry_make_details: (transfer full): which game it is, when it was begun, its turns, its
    rules, and its file if the player has saved it. */
char *
shell_entry_make_details (ShellEntry *entry)
{
  const ShellEntryFacts *facts;
  GString *details;
  const char *rules;

  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  facts = &entry->facts;
  details = g_string_new (facts->info != NULL ? _(facts->info->name) : NULL);
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

/* -1 if there is none, or several. */
static int
find_only_person (const BaseHead *head)
{
  int person = -1;

  for (guint i = 0; i < head->n_players; i++)
    if (base_head_is_person (head, i))
      {
        if (person >= 0)
          return -1;
        person = i;
      }
  return person;
}

/* (transfer full): who has won. */
static char *
make_winners (const BaseHead *head)
{
  g_autoptr (GString) names = g_string_new (NULL);
  int person = find_only_person (head);

  if (person >= 0)
    return g_strdup (head->players[person].won ? _("Won") : _("Lost"));
  for (guint i = 0; i < head->n_players; i++)
    if (head->players[i].won)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", head->players[i].name);
  /* Translators: the result of a game: who has won it. */
  return g_strdup_printf (_("Won by %s"), names->str);
}

/** shell_entry_make_result: (transfer full): how the game has ended, with the points; or why it
    cannot be read. */
char *
shell_entry_make_result (ShellEntry *entry)
{
  const ShellEntryFacts *facts;
  g_autofree char *winners = NULL;
  GString *result;

  g_return_val_if_fail (SHELL_IS_ENTRY (entry), NULL);

  facts = &entry->facts;
  if (facts->reason != NULL)
    return g_strdup (facts->reason);
  if (shell_entry_is_unfinished (entry))
    return g_strdup (_("Unfinished"));
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

/** shell_entry_new: (transfer full): a game of which @facts, that it takes over, are known; from any
    thread. */
ShellEntry *
shell_entry_new (ShellEntryFacts *facts)
{
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;
  g_autofree char *result = NULL;
  g_autofree char *all = NULL;
  ShellEntry *entry;

  g_return_val_if_fail (facts != NULL && facts->path != NULL, NULL);

  entry = g_object_new (SHELL_TYPE_ENTRY, NULL);
  entry->facts = *facts;
  *facts = (ShellEntryFacts) { 0 };
  title = shell_entry_make_title (entry);
  details = shell_entry_make_details (entry);
  result = shell_entry_make_result (entry);
  all = g_strjoin ("\n", title, details, result, entry->facts.head.date, NULL);
  entry->words = g_utf8_casefold (all, -1);
  return entry;
}
