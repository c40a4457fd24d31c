/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names and values of the options, section 8 of the rules. */

#pragma once

#include "alexandros/rules/alx-state.h"

G_BEGIN_DECLS

/**
 * AlxOptionKey:
 * @key: its key in records
 * @offset: of its value in #AlxOptions
 * @values: (array zero-terminated=1): names of its values, in the order of their numbers; the first
 *   is the default
 */
typedef struct
{
  const char *key;
  gsize       offset;
  const char *values[4];
} AlxOptionKey;

extern const AlxOptionKey alx_option_keys[4];

gboolean alx_option_key_set       (const AlxOptionKey *option,
                                   AlxOptions         *options,
                                   const char         *value);
gboolean alx_options_read         (AlxOptions         *options,
                                   const char         *text);
gboolean alx_options_find_edition (const char         *id,
                                   AlxOptions         *options);

G_END_DECLS
