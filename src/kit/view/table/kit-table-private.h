/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table is made of, and what its files call of each other. */

#pragma once

#include "kit-flights.h"
#include "kit-table-layout.h"
#include "kit-table-objects.h"
#include "kit-table.h"

G_BEGIN_DECLS

/* kit-table-access.c */
const KitTableObjects *
              kit_table_get_objects    (KitTable           *table);
GtkWidget    *kit_table_get_part       (KitTable           *table,
                                        const char         *name);
void          kit_table_set_new_game   (KitTable           *table,
                                        GtkWidget          *new_game);
void          kit_table_snapshot_lines (KitTable           *table,
                                        GtkSnapshot        *snapshot);

/* kit-table-actions.c */
GSimpleActionGroup *
              kit_table_make_actions   (KitTable           *table);
void          kit_table_update_actions (KitTable           *table);

/* kit-table-answers.c */
void          kit_table_ask_scores     (KitTable           *table,
                                        int                 argument);
void          kit_table_ask_options    (KitTable           *table,
                                        int                 argument);
void          kit_table_ask_round      (KitTable           *table,
                                        int                 argument);
void          kit_table_press_card     (KitTable           *table,
                                        int                 n);

void          kit_table_answer         (KitTable           *table,
                                        const char         *text);

/* kit-table-panels.c */
extern const KitFlightFuncs kit_table_flight_funcs;

void          kit_table_add_panels     (gpointer            table);
void          kit_table_arrange_panels (gpointer            table);
GdkRectangle  kit_table_find_actions   (gpointer            table);
void          kit_table_explain_signs  (KitTable           *table);

/* kit-table-shell.c */
void          kit_table_shell_game_init (ShellGameInterface *iface);
void          kit_table_ask_seats      (KitTable           *table);
void          kit_table_show_result    (KitTable           *table);
void          kit_table_update_title   (KitTable           *table);
void          kit_table_invite         (KitTable           *table,
                                        int                 argument);
void          kit_table_keep           (KitTable           *table,
                                        int                 argument);
void          kit_table_continue_here  (KitTable           *table,
                                        int                 argument);

/* kit-table-touch.c */
void          kit_table_add_touch      (KitTable           *table);

/* kit-table-keys.c */
void          kit_table_bind_keys      (GtkWidgetClass     *class);

G_END_DECLS
