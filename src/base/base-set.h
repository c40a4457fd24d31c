/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bit sets of a fixed size, copied by "=". */

#pragma once

#include <glib.h>

/**
 * BASE_DEFINE_SET:
 * @Type: a struct with an array "bits" of #guint64
 * @prefix: of its functions
 *
 * Defines has(), add(), remove() and size() for numbers from 0 on. Sets of places of different
 * kinds are types of their own, so that they cannot be taken for one another.
 */
#define BASE_DEFINE_SET(Type, prefix)                           \
  static inline gboolean                                        \
  prefix##_has (const Type *set, guint i)                       \
  {                                                             \
    return (set->bits[i / 64] >> (i % 64)) & 1;                 \
  }                                                             \
                                                                \
  static inline void                                            \
  prefix##_add (Type *set, guint i)                             \
  {                                                             \
    set->bits[i / 64] |= G_GUINT64_CONSTANT (1) << (i % 64);    \
  }                                                             \
                                                                \
  static inline void                                            \
  prefix##_remove (Type *set, guint i)                          \
  {                                                             \
    set->bits[i / 64] &= ~(G_GUINT64_CONSTANT (1) << (i % 64)); \
  }                                                             \
                                                                \
  static inline guint                                           \
  prefix##_size (const Type *set)                               \
  {                                                             \
    guint n = 0;                                                \
                                                                \
    for (guint i = 0; i < G_N_ELEMENTS (set->bits); i++)        \
      n += __builtin_popcountll (set->bits[i]);                 \
    return n;                                                   \
  }
