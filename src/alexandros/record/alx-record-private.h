/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options by name, for reading and writing records. */

#pragma once

#include "alx-record.h"

G_BEGIN_DECLS

/**
 * AlxOptionKey:
 * @key: as records name the option
 * @offset: of its value in #AlxOptions
 * @values: (array zero-terminated=1): what it can be, the default first
 */
typedef struct
{
  const char *key;
  gsize       offset;
  const char *values[4];
} AlxOptionKey;

extern const AlxOptionKey alx_option_keys[4];

gboolean alx_option_key_set (const AlxOptionKey *option,
                             AlxOptions         *options,
                             const char         *value);

G_END_DECLS
