/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A strict reader of [Group] and Key=Value lines that can say what is wrong and where. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The most bytes a text may have: 1 MiB. */
#define BASE_LINES_MAX_BYTES (1024 * 1024)

/**
 * BaseLinesProblem:
 *
 * Errors of syntax, found before the meaning of any key is looked at. Callers
 * make translated sentences of them.
 */
typedef enum
{
  BASE_LINES_FINE,
  BASE_LINES_TOO_LARGE,
  BASE_LINES_NOT_UTF8,
  BASE_LINES_BYTE_ORDER_MARK,
  BASE_LINES_CONTROL_CHARACTER,
  BASE_LINES_BLANKS,            /* a line of blanks, or blanks at an end or around "=" */
  BASE_LINES_NO_GROUP,          /* a key before the first group */
  BASE_LINES_NEITHER,           /* neither comment nor group nor key */
  BASE_LINES_DOUBLE_GROUP,
  BASE_LINES_DOUBLE_KEY,
} BaseLinesProblem;

typedef struct
{
  char *key;
  char *value;
  guint line;                   /* from 1 */
  guint column;                 /* of the value's first byte, from 1 */
} BaseLine;

typedef struct
{
  char      *name;
  guint      line;
  GPtrArray *lines;             /* (element-type BaseLine), in the order of the text */
  /*< private >*/
  GHashTable *by_key;
} BaseGroup;

typedef struct
{
  GPtrArray *groups;            /* (element-type BaseGroup), in the order of the text */
  /*< private >*/
  GHashTable *by_name;
} BaseLines;

BaseLines       *base_lines_read      (const char       *text,
                                       gsize             length,
                                       BaseLinesProblem *problem,
                                       guint            *line,
                                       char            **excerpt);
void             base_lines_free      (BaseLines        *lines);
const BaseGroup *base_lines_get_group (const BaseLines  *lines,
                                       const char       *name);
const BaseLine  *base_group_get_line  (const BaseGroup  *group,
                                       const char       *key);
gboolean         base_lines_mention   (const char       *text,
                                       gsize             length,
                                       const char       *group);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BaseLines, base_lines_free)

G_END_DECLS
