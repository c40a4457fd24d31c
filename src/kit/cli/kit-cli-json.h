/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes what a command found as JSON, for programs. */

#pragma once

#include "kit-cli.h"

G_BEGIN_DECLS

void kit_cli_json_open         (GString          *json,
                                const char       *key,
                                char              bracket);
void kit_cli_json_close        (GString          *json,
                                char              bracket);
void kit_cli_json_add_string   (GString          *json,
                                const char       *key,
                                const char       *value);
void kit_cli_json_add_integer  (GString          *json,
                                const char       *key,
                                gint64            value);
void kit_cli_json_add_number   (GString          *json,
                                const char       *key,
                                double            value);
void kit_cli_json_add_boolean  (GString          *json,
                                const char       *key,
                                gboolean          value);
void kit_cli_json_add_position (GString          *json,
                                const KitCliGame *game,
                                const KitRecord  *record);

G_END_DECLS
