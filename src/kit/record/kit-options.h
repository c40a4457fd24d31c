/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of a game's rules as rows of data: their keys, their values, and the editions. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * KitOption:
 * @key: in records and for the tool; %NULL ends a list of options
 * @words: (array zero-terminated=1): what its values are called there, by number
 * @offset: of its byte in the values of all options
 * @step: between the bytes of one value and the next; that of the first value is 0
 */
typedef struct
{
  const char         *key;
  const char * const *words;
  gsize               offset;
  guint8              step;
} KitOption;

/**
 * KitEdition:
 * @id: its name for the tool; %NULL ends a list of editions
 * @language: (nullable): the language of its rulebook, if that has rules of its own
 * @values: of all options
 */
typedef struct
{
  const char   *id;
  const char   *language;
  gconstpointer values;
} KitEdition;

/**
 * KitOptions:
 * @rows: the options, in the order in which records have them
 * @editions: (nullable): if the rules have been printed in several
 * @usual: the values of all options if nothing is said about them: a struct of the game with a
 *   byte for each option
 * @size: of that struct
 * @offset: of that struct in a state
 */
typedef struct
{
  const KitOption  *rows;
  const KitEdition *editions;
  gconstpointer     usual;
  gsize             size;
  gsize             offset;
} KitOptions;

gpointer      kit_options_new           (const KitOptions *options);
gconstpointer kit_options_look          (const KitOptions *options,
                                         gconstpointer     state);
const KitOption *kit_options_find       (const KitOptions *options,
                                         const char       *key);
gboolean      kit_options_set           (const KitOptions *options,
                                         gpointer          values,
                                         const char       *text);
gboolean      kit_options_set_edition   (const KitOptions *options,
                                         gpointer          values,
                                         const char       *id);
guint         kit_options_find_edition  (const KitOptions *options,
                                         gconstpointer     values);
char         *kit_options_list          (const KitOptions *options);
char         *kit_options_list_editions (const KitOptions *options);

guint         kit_option_get            (const KitOption  *option,
                                         gconstpointer     values);
void          kit_option_set            (const KitOption  *option,
                                         gpointer          values,
                                         guint             number);
gboolean      kit_option_read           (const KitOption  *option,
                                         gpointer          values,
                                         const char       *word);

G_END_DECLS
